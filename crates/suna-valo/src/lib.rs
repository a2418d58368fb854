//! The rules of Suna Valo, for two players. What each rule says, and its number, is in
//! docs/rules/suna-valo.md.
//!
//! Set up a match and make the first choice:
//!
//! ```
//! use suna_valo::{Action, Options, State};
//! use table::{Game, Match, Seat, Seed, Viewer};
//!
//! let options: Options = "characters=courier,tinker".parse()?;
//! let mut played = Match::<State>::seeded(options, Seed::from_number(1))?;
//! // White puts a good on each card of the display.
//! for action in ["pay grain head", "pay egg head", "pay energy stones"] {
//!     played.act(Seat::FIRST, action.parse()?, vec![])?;
//! }
//!
//! // Then it is Black's choice; a refusal names the rule.
//! let black = played.state().to_act().expect("the match goes on");
//! let refused = played.act(black, Action::Done, vec![]).unwrap_err();
//! assert!(refused.to_string().ends_with("(SV-2.4)"));
//!
//! // What a viewer knows, as text and as JSON.
//! println!("{}", played.state().view(Viewer::Seat(black)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod activation;
mod apply;
mod audit;
mod card;
mod column;
pub mod components;
mod delivery;
mod effects;
mod event;
mod farm;
mod farm_ref;
mod figure;
mod game;
mod good;
mod kinds;
mod legal;
mod options;
mod payment;
mod position;
mod price;
mod printed;
mod room;
mod rule;
mod score;
mod settle;
mod setup;
mod site;
mod state;
mod step;
mod store;
#[cfg(feature = "testing")]
mod testing;
mod text;
mod track;
mod turn;
mod view;
mod view_data;

pub use action::Action;
pub use card::{Card, Cards, Era, Festival};
pub use column::{Column, Columns};
pub use components::Components;
pub use event::{Event, Seller};
pub use farm::{Farm, HeldTile, Placed, Priced};
pub use farm_ref::FarmRef;
pub use figure::{Figure, Spot, Spots};
pub use good::{Choice, Choices, Good, Goods, Resource, Resources};
pub use kinds::{
    Character, Characters, EndTile, EndTiles, ProgressTile, ProgressTiles, PublicOrder, ShipOrder,
};
pub use options::{Cast, Options};
pub use payment::Rest;
pub use position::Position;
pub use site::Site;
pub use state::{Open, OpenPublic, OpenShip, Setting, Specials, State};
pub use step::{Activation, Bill, CardPlace, Pending, Pool, Reach, Step, Steps, Symbol};
pub use store::{Place, Source, Store, Target, Tile};
pub use track::{Gears, Track};
pub use view::{HandSize, Unseen, View};
pub use view_data::ViewData;
