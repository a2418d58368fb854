//! The one list of all games.

use crate::any_game::{AnyGame, Typed};
use crate::error::Error;

/// The list: every game by the type of its state. `every_game!(make)` is an array of `make!(State)`
/// for each of them, so that whoever needs the types (the catalogue, the bots, the benchmarks) is
/// complete by itself.
#[cfg(feature = "all")]
#[macro_export]
macro_rules! every_game {
    ($make:ident) => {
        [
            $make!($crate::kingdom_builder::State),
            $make!($crate::boonlake::State),
            $make!($crate::suna_valo::State),
        ]
    };
}

/// The list of what the browser shows so far; see the feature `all`.
#[cfg(not(feature = "all"))]
#[macro_export]
macro_rules! every_game {
    ($make:ident) => {
        [$make!($crate::kingdom_builder::State)]
    };
}

macro_rules! typed {
    ($game:ty) => {
        &Typed::<$game>::NEW as &dyn AnyGame
    };
}

/// Every game that can be played here.
pub static GAMES: &[&dyn AnyGame] = &every_game!(typed);

/// The game with this name.
pub fn game(name: &str) -> Result<&'static dyn AnyGame, Error> {
    GAMES
        .iter()
        .copied()
        .find(|game| game.name() == name)
        .ok_or_else(|| Error::UnknownGame(name.to_owned()))
}
