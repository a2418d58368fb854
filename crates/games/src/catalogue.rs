//! The one list of all games.

use crate::erased::{AnyGame, Erased};
use crate::error::Error;

/// Every game that can be played here.
pub static GAMES: &[&dyn AnyGame] = &[
    &Erased::<kingdom_builder::State>::NEW,
    #[cfg(feature = "all")]
    &Erased::<boonlake::State>::NEW,
    #[cfg(feature = "all")]
    &Erased::<suna_valo::State>::NEW,
];

/// The game with this name.
pub fn game(name: &str) -> Result<&'static dyn AnyGame, Error> {
    GAMES
        .iter()
        .copied()
        .find(|game| game.name() == name)
        .ok_or_else(|| Error::UnknownGame(name.to_owned()))
}
