//! Kingdom Builder drawn: the land once, what stands on it again and again, and icons.
//!
//! A page holds the symbols of [`defs`] once. A board is an `<svg>` with the `viewBox` of
//! [`view_box`], the static [`land`] first and then, in this order, what changes:
//! [`tile_count`] and [`nomad_tile`], [`trace`], [`standing`], [`lit`], [`ghost`], [`arrow`] and
//! [`focus`].

mod card_marks;
mod colours;
mod defs;
mod geometry;
mod icon;
mod labels;
mod land;
mod letters;
mod location_marks;
mod overlay;
mod path;
mod picture;
mod piece_marks;
mod place_marks;
mod small;
mod symbol;
mod terrain_marks;

pub use colours::{land_colour, seat_colours};
pub use defs::defs;
pub use geometry::{Layout, RADIUS, cell_at, center, hex_points, size, view_box};
pub use icon::{Icon, icon};
pub use labels::labels;
pub use land::land;
pub use letters::letters;
pub use overlay::{
    arrow, focus, ghost, lit, nomad_tile, origin, piece, region, standing, tile_count, trace,
};
pub use picture::{picture, played};
pub use small::small;
