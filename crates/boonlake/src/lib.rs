//! The rules of Boonlake for two to four players, and for one against the Wise Eminence.

mod action;
mod apply;
mod card;
pub mod components;
mod effect;
mod effects;
mod event;
mod game;
mod interim;
mod land;
mod legal;
mod lever;
mod may;
mod names;
mod offer;
mod options;
mod payment;
mod player;
mod region;
mod resource;
mod river;
mod rule;
mod score;
mod scoring_tile;
mod setup;
mod solo;
mod space;
mod state;
mod step;
mod testing;
mod text;
mod tile;
mod turn;
mod view;

pub use action::{Action, Wage};
pub use card::{Card, CardSet, N_CARDS, card_name};
pub use components::parts;
pub use effect::{
    Bundle, Condition, Counted, Effect, Lasting, Price, Reward, SiteCost, SiteEffect, SiteRule,
};
pub use event::{Event, Good};
pub use land::{Laid, Piece, Presence, Spot, Terrain};
pub use lever::{Lever, LeverUse, Levers, N_LEVERS};
pub use offer::Offer;
pub use options::{Level, Options};
pub use payment::{Way, Ways};
pub use player::{LastingEffects, Player};
pub use region::{Region, Strip};
pub use resource::{Kind, Resource, Resources, Track};
pub use scoring_tile::ScoringTile;
pub use space::{BySpace, N_SPACES, Site, Space, SpaceSet};
pub use state::{EMINENCE_SEAT, Eminence, MAX_PLAYERS, Open, State};
pub use step::{Step, Steps};
pub use tile::{MAX_CATTLE, N_PASTURES, N_TILES, Tile, TileSet};
pub use view::View;
