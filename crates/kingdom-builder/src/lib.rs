//! The rules of Kingdom Builder: base game, Nomads, Crossroads, Marshlands, Harvest, Capitol, Caves
//! and Island, freely combined, for two to five players. What each rule says, and its number, is in
//! docs/rules/kingdom-builder.md.
//!
//! Set up a match and build the first settlement:
//!
//! ```
//! use kingdom_builder::{Action, Options, State};
//! use table::{Game, Match, Seat, Seed, Viewer};
//!
//! let mut played = Match::<State>::seeded(Options::first_game(2), Seed::from_number(1))?;
//! let mut actions = Vec::new();
//! played.state().legal(&mut actions);
//! played.act(Seat::FIRST, actions[0], vec![])?;
//!
//! // Actions have a text form, and a refusal names the rule.
//! let action: Action = "end".parse()?;
//! let refused = played.act(Seat::FIRST, action, vec![]).unwrap_err();
//! assert!(refused.to_string().ends_with("(KB-2.3)"));
//!
//! // What a viewer knows, as text and as JSON.
//! println!("{}", played.state().view(Viewer::Seat(Seat::FIRST)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Set up any position and ask what it is worth, or go on playing from it:
//!
//! ```
//! use kingdom_builder::Position;
//! use table::{Game, Seat};
//!
//! let quadrants = ["oasis", "tower:180", "harbor", "barn"].map(|name| name.parse().unwrap());
//! let mut position = Position::new(quadrants);
//! position.settlements.push(("0,0".parse()?, Seat::FIRST));
//! assert_eq!(position.state()?.standings().totals(), [2, 0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod apply;
mod audit;
mod board;
mod cell;
mod cell_set;
mod components;
mod event;
mod game;
mod gold;
mod legal;
mod location;
mod objective;
mod options;
mod pieces;
mod position;
mod power;
mod powers;
mod quadrant;
mod rule;
pub mod score;
mod setup;
mod shown;
mod sieve;
mod state;
mod step;
mod terrain;
#[cfg(feature = "testing")]
mod testing;
mod text;
mod turn;
mod view;

pub use action::Action;
pub use board::{Board, Placed};
pub use cell::{Cell, Direction};
pub use cell_set::{CellSet, Cells};
pub use components::{BoxContents, Components, Sheet};
pub use event::{Event, GoldSource};
pub use location::{Location, Nomad, Special};
pub use objective::{Objective, Pay, Task};
pub use options::{Capitols, Expansion, Options};
pub use position::Position;
pub use power::Power;
pub use powers::Work;
pub use quadrant::{IslandSide, Land, Quadrant};
pub use shown::Shown;
pub use state::{Cards, InPlayGold, Kingdom, Mandatory, Nomads, Open, Setting, State, Turn};
pub use step::{Piece, Step, Steps};
pub use terrain::{Card, Terrain};
pub use text::Standing;
pub use view::View;

/// The most seats that play.
pub const MAX_SEATS: usize = 5;
