//! The rules of Boonlake for two to four players, and for one against the Wise Eminence. What each
//! rule says, and its number, is in docs/rules/boonlake.md.
//!
//! Set up a match and make the first choice:
//!
//! ```
//! use boonlake::{Action, Options, State};
//! use table::{Game, Match, Seat, Seed, Viewer};
//!
//! let options: Options = "players=2".parse()?;
//! let mut played = Match::<State>::seeded(options, Seed::from_number(1))?;
//! let mut actions = Vec::new();
//! played.state().legal(&mut actions);
//! played.act(Seat::FIRST, actions[0], vec![])?;
//!
//! // Actions have a text form, and a refusal names the rule.
//! let action: Action = "sail 3".parse()?;
//! let refused = played.act(Seat::new(1).unwrap(), action, vec![]).unwrap_err();
//! assert!(refused.to_string().ends_with("(BL-2.1)"));
//!
//! // What a viewer knows, as text and as JSON.
//! println!("{}", played.state().view(Viewer::Seat(Seat::FIRST)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The printed values are data files (`data/`, [`components`]) and can be replaced as a whole.
//! [`Position`] sets any position up by hand.

mod action;
mod apply;
mod audit;
mod card;
pub mod components;
mod describe;
mod draw;
mod effect;
mod effects;
mod event;
mod game;
mod house_recess;
mod interim;
mod land;
mod legal;
mod lever;
mod may;
mod meaning;
mod offer;
mod options;
mod payment;
mod player;
mod position;
mod region;
mod resource;
mod river;
mod rule;
mod score;
mod scoring_tile;
mod setup;
mod solo;
mod solo_tile;
mod space;
mod state;
mod step;
mod terms;
#[cfg(feature = "testing")]
mod testing;
mod text;
mod tile;
mod turn;
mod view;
mod view_data;

pub use action::{Action, Wage};
pub use card::{Card, CardSet, N_CARDS};
pub use components::Components;
pub use describe::{effect_text, price_text, reward_text, site_text};
pub use effect::{
    Bundle, Condition, Counted, Effect, Lasting, Price, Reward, SiteCost, SiteEffect, SiteRule,
};
pub use event::{Event, Good, Place};
pub use house_recess::{HouseRecess, Houses};
pub use land::{Laid, Map, Piece, Presence, Spot, Terrain};
pub use lever::{Lever, LeverUse, Levers};
pub use offer::{Offer, Offered};
pub use options::{Level, Options};
pub use payment::{Way, Ways};
pub use player::{LastingEffects, N_CATTLE, N_HOUSES, N_SETTLEMENTS, Player};
pub use position::Position;
pub use region::{Region, Strip};
pub use resource::{Kind, Resource, Resources, Track};
pub use scoring_tile::ScoringTile;
pub use solo_tile::SoloTile;
pub use space::{BySpace, N_SPACES, Site, Space, SpaceSet};
pub use state::{EMINENCE, Eminence, MAX_PLAYERS, Open, State};
pub use step::{Step, Steps};
pub use terms::{CattleTerms, Placed, SettlementTerms, TradeTerms};
pub use tile::{MAX_CATTLE, N_PASTURES, N_TILES, Tile, TileSet};
pub use view::View;
pub use view_data::ViewData;
