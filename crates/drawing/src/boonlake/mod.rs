//! Boonlake drawn: the map in three cuts, what lies and stands on it, parts of player boards, and
//! icons.
//!
//! A page holds the symbols of [`defs`] once. A map is an `<svg>` with the `viewBox` of its [`Cut`]
//! and the class of [`round_class`]. In it lie, from below: [`land`], [`tiles`], [`ship_way`],
//! [`works`], each [`label`], then what changes most: [`ship_stops`], [`standing`], [`lit`],
//! [`ghost`], [`trace`] and [`focus`].

mod chart;
mod course;
mod cut;
mod defs;
mod figure;
mod icon;
mod land;
mod letters;
mod overlay;
mod own_board;
mod picture;
mod reward;
mod scoring_tile;
mod signs;
mod small;
mod standing;
mod symbol;
mod tiles;
mod tracks;
mod works;

pub use chart::Chart;
pub use cut::Cut;
pub use defs::defs;
pub use figure::{Figure, Owner};
pub use icon::{Icon, icon};
pub use land::land;
pub use letters::letters;
pub use overlay::{
    Target, focus, lit, middle, region_glow, ship_stops, ship_way, target_at, trace,
};
pub use own_board::{LeverStand, canal, card_band, lever, production, recess, scoring_dots};
pub use picture::{picture, played};
pub use scoring_tile::{condition_icons, scored_half, scoring_tile};
pub use small::small;
pub use standing::{
    Standing, figure_at, ghost, ship_space, standing, standing_place, standings, travelling,
};
pub use tiles::{loose_tile, tile, tile_ghost, tiles};
pub use tracks::gift_icon;
pub use works::{label, round_class, works};
