//! The games drawn as SVG, by functions that return markup and know no framework.
//!
//! Colours come from [`CSS`] and the game's own of [`sheets`], which a page loads as files; the markup holds no styles,
//! so that it passes a strict content security policy. A colour stands there and nowhere else:
//! [`colours`] reads it for those who draw without a style sheet. Colours follow the light or dark preference
//! of the reader, or `data-theme="light"` and `data-theme="dark"` on any element around the picture.
//!
//! A board with one settlement, as a file that stands alone:
//!
//! ```
//! use drawing::kingdom_builder::{Layout, center, cell_at, defs, land, standing, view_box};
//! use kingdom_builder::{Cell, Options, Standing, State};
//! use table::{Match, Seat, Seed};
//!
//! let played = Match::<State>::seeded(Options::first_game(2), Seed::from_number(1))?;
//! let board = played.state().open().board();
//! let cell: Cell = "3,4".parse()?;
//! let layout = Layout::Beside;
//! let picture = format!(
//!     r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{}">{}{}{}</svg>"#,
//!     view_box(layout, board),
//!     defs(),
//!     land(layout, board),
//!     standing(layout, Standing::Settlement(Seat::FIRST), cell),
//! );
//! assert!(picture.contains("kb-settlement-1"));
//!
//! // Where somebody clicked.
//! assert_eq!(cell_at(layout, center(layout, cell), false), Some(cell));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod boonlake;
mod colours;
mod computers;
mod frame;
pub mod kingdom_builder;
mod number;
mod pictures;
mod point;
mod standalone;
mod style_sheet;
pub mod suna_valo;

pub use colours::{Colour, Rgb, colours};
pub use computers::computer;
pub use frame::Frame;
pub use pictures::{board, has_board, pictures, sheets, small_board};
pub use point::Point;

/// The colours and line widths that all drawings share, for light and dark.
pub const CSS: &str = include_str!("drawing.css");
