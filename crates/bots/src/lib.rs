//! Computer opponents.

mod arena;
mod bot;
mod brain;
mod building_sense;
mod erased;
mod level;
mod ratings;
mod search;
mod summary;
mod thought;

pub use arena::{Arena, ArenaError, Contestant, PlayedMatch, PlayedSeat};
pub use bot::{Bot, BotError, Clock, NoClock};
pub use brain::Brain;
pub use building_sense::{Tuning, Weights};
pub use erased::{AnyBot, AnyBrain, BRAINS, brain};
pub use level::{Budget, LEVELS, Level, LevelError, Style};
pub use ratings::{MEAN_RATING, Rating, Scores};
pub use search::{Search, Settings};
pub use summary::{Summary, Tally};
pub use thought::{Line, Thought};
