//! Computer opponents.

mod bot;
mod brain;
mod building_sense;
mod erased;
mod level;
mod search;
mod thought;

pub use bot::{Bot, BotError, Clock, NoClock};
pub use brain::Brain;
pub use building_sense::{Tuning, Weights};
pub use erased::{AnyBot, AnyBrain, BRAINS, brain};
pub use level::{Budget, LEVELS, Level, Style, UnknownLevel};
pub use search::{Search, Settings};
pub use thought::{Line, Thought};
