//! The one list of what each game gives to this program.

use crate::balance::{self, Report};
use crate::play::{self, Terminal};
use crate::position::{self, Positions};

/// What a game gives.
pub(crate) struct Room {
    /// How it is played in the terminal.
    pub(crate) terminal: &'static dyn Terminal,
    /// How its parts fare when bots play it.
    pub(crate) balance: Option<Report>,
    /// How its positions are read.
    pub(crate) positions: Option<Positions>,
}

impl Room {
    /// The game's stable name.
    pub(crate) fn game(&self) -> &'static str {
        self.terminal.game()
    }
}

/// Every game, in the order of the catalogue.
pub(crate) static ROOMS: &[Room] = &[
    Room {
        terminal: &play::kingdom_builder::KingdomBuilder,
        balance: None,
        positions: Some(position::kingdom_builder::POSITIONS),
    },
    Room {
        terminal: &play::boonlake::Boonlake,
        balance: Some(balance::boonlake::report),
        positions: None,
    },
    Room {
        terminal: &play::suna_valo::SunaValo,
        balance: Some(balance::suna_valo::report),
        positions: None,
    },
];

/// What the game with this name gives.
pub(crate) fn of(name: &str) -> Result<&'static Room, games::Error> {
    let found = ROOMS.iter().find(|room| room.game() == name);
    found.ok_or_else(|| games::Error::UnknownGame {
        name: name.to_owned(),
        known: ROOMS.iter().map(|room| room.game()).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_catalogue_has_a_room() {
        let names: Vec<&str> = ROOMS.iter().map(Room::game).collect();
        let known: Vec<&str> = games::GAMES.iter().map(|game| game.name()).collect();
        assert_eq!(names, known);
    }
}
