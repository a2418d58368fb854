//! The one list of pictures of games.

use crate::kingdom_builder;

/// A picture of each game, by the game's name.
pub fn pictures() -> Vec<(&'static str, String)> {
    vec![("kingdom-builder", kingdom_builder::picture())]
}
