//! Suna Valo drawn: symbols, what cards and tracks look like, and what a player is shown.
//!
//! Most of this table is cards and columns, which a page lays out by itself; the drawings go into
//! them. A page holds the symbols of [`defs`] once. [`icon`], [`store`], [`slot`], [`token`] and
//! [`scene`] are pictures of their own. The tracks of a farm are an `<svg>` with the `viewBox` of
//! [`tracks_view_box`], [`tracks`] first and then [`lit_place`] and [`ghost_gear`].

mod bot_marks;
mod card_marks;
mod deed_marks;
mod defs;
mod figure_marks;
mod good_marks;
mod icon;
mod lid;
mod overlay;
mod picture;
mod portraits;
mod scenes;
mod small;
mod symbol;
mod tokens;
mod track_plan;
mod tracks;

pub use defs::{defs, lettered_defs};
pub use icon::{Icon, icon};
pub use lid::picture;
pub use overlay::{flight, ghost_gear, lit_place, pointed_place, told_place};
pub use picture::played;
pub use scenes::{Scene, scene};
pub use small::small;
pub use tokens::{slot, store, token};
pub use track_plan::{Lie, TrackPlace, track_place, tracks_shape, tracks_size, tracks_view_box};
pub use tracks::tracks;
