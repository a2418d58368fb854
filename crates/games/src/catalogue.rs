//! The one list of all games.

use crate::any_game::{AnyGame, any_game};
use crate::error::Error;

/// The list: every game by the type of its state. `every_game!(make)` is an array of `make!(State)`
/// for each of them, so that whoever needs the types (the catalogue, the bots, the benchmarks) is
/// complete by itself.
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

macro_rules! typed {
    ($game:ty) => {
        any_game::<$game>()
    };
}

/// Every game that can be played here. Whoever is to stay small names one game by [`any_game`]
/// instead: this list brings all engines along.
pub static GAMES: &[&dyn AnyGame] = &every_game!(typed);

/// The game with this name.
pub fn game(name: &str) -> Result<&'static dyn AnyGame, Error> {
    GAMES.iter().copied().find(|game| game.name() == name).ok_or_else(|| Error::UnknownGame {
        name: name.to_owned(),
        known: GAMES.iter().map(|game| game.name()).collect(),
    })
}
