//! Computer opponents.
//!
//! A bot is shown views, never states: what it cannot see it must guess, and the types leave it no
//! other way. It searches ([`Search`]) over states guessed from its view, led by the game's own
//! sense of good moves ([`Brain`]); a [`Level`] is a style and a budget under a name.
//!
//! ```
//! use bots::{Bot, Level, NoClock};
//! use kingdom_builder::{Options, State};
//! use table::{Game, Match, Seat, Seed, Viewer};
//!
//! let mut played = Match::<State>::seeded(Options::first_game(2), Seed::from_number(1))?;
//! let level: Level = "keen@50".parse()?;
//! let mut bot = Bot::<State>::new(level, 7)?;
//! let thought = bot.think(&played.state().view(Viewer::Seat(Seat::FIRST)), &NoClock)?;
//! println!("{} in {} looks", thought.best(), thought.n_looks);
//! played.act(Seat::FIRST, thought.best(), vec![])?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A new game brings a [`Brain`]: how it rates actions, and what it expects at the end. Everything
//! else is here already.

mod arena;
mod bot;
mod brain;
mod erased;
mod level;
mod portable;
mod ratings;
mod search;
mod senses;
mod strength;
mod summary;
mod thought;
mod tuning;
mod weights;

pub use arena::{Arena, ArenaError, Contestant, PlayedMatch, PlayedSeat};
pub use bot::{Bot, BotError, Clock, Errand, NoClock};
pub use brain::{Brain, CLEAR_LEAD};
pub use erased::{AnyBot, AnyBrain, BRAINS, Question, any_brain, brain};
pub use level::{Budget, LEVELS, Level, LevelError, Style, stand_ins};
pub use ratings::{MEAN_RATING, Rating, Scores};
pub use search::{Search, Settings};
pub use strength::{Strength, strengths};
pub use summary::{Summary, Tally};
pub use thought::{Line, Thought};
pub use tuning::{AnyTunable, Change, TUNABLE, Tuned, Tuning};
pub use weights::Weights;
