//! The catalogue: every game of this table, without its types.
//!
//! Whoever lists games, starts matches and acts in them by text and JSON need not know which game it
//! is.
//!
//! ```
//! use games::{Luck, game};
//! use table::{Seat, Seed, Viewer};
//!
//! let game = game("kingdom-builder")?;
//! let mut played = game.start("players=2", Luck::Seed(Seed::from_number(7)))?;
//! let first = played.legal()[0]["text"].as_str().unwrap().to_owned();
//! played.act(Seat::FIRST, &first, vec![])?;
//! assert_eq!(played.view(Viewer::Watcher)["settlements"].as_array().unwrap().len(), 1);
//! # Ok::<(), games::Error>(())
//! ```

mod catalogue;
mod components;
mod erased;
mod error;

pub use catalogue::{GAMES, game};
pub use components::{COMPONENTS, Components, Texts};
pub use erased::{AnyGame, AnyMatch, Operation, Playout, Playouts};
pub use error::Error;
pub use table::record::Luck;
