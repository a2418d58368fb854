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
//! let ours = game.our_components();
//! let mut played = game.start("players=2", &ours, Luck::Seed(Seed::from_number(7)))?;
//! let first = played.legal_texts()[0].clone();
//! played.act(Seat::FIRST, &first, vec![])?;
//! assert!(played.event_texts(Some(0), Viewer::Watcher)[0].starts_with("seat 0 builds"));
//! # Ok::<(), games::Error>(())
//! ```

mod any_game;
mod any_match;
mod any_state;
mod any_view;
mod catalogue;
mod component_set;
mod error;

pub use any_game::{AnyGame, any_game};
pub use any_match::AnyMatch;
pub use any_state::AnyState;
pub use any_view::AnyView;
pub use catalogue::{GAMES, game};
pub use component_set::{ComponentSet, Library};
pub use error::Error;
pub use table::Luck;

pub use boonlake;
pub use kingdom_builder;
pub use suna_valo;
