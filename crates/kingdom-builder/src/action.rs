//! One small choice of a player.

use crate::cell::Cell;
use crate::location::Location;
use crate::power::Power;
use crate::terrain::{Card, Terrain};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;
use table::ParseError;

/// One small choice of the seat that is asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Action {
    /// Plays one of two cards in hand: `play grass`.
    Play {
        /// The card.
        card: Card,
    },
    /// Plays the terrain that the scouts removed: `play-removed`.
    PlayRemoved,
    /// Gives back two cards of which neither can be played: `replace`.
    Replace,
    /// Chooses one half of a swamp card: `choose swamp`.
    Choose {
        /// The terrain.
        terrain: Terrain,
    },
    /// Builds a settlement: `build 3,4`.
    Build {
        /// Where.
        at: Cell,
    },
    /// Starts a tile's or another special action: `use farm`.
    Use {
        /// Which.
        power: Power,
    },
    /// Uses a location tile a second time by the bazaar: `again farm`.
    Again {
        /// Which.
        location: Location,
    },
    /// Uses an outpost for the next settlement: `outpost`.
    Outpost,
    /// Lifts a settlement to move it: `lift 3,4`.
    Lift {
        /// Which.
        from: Cell,
    },
    /// Puts the lifted settlement down: `put 5,6`.
    Put {
        /// Where.
        at: Cell,
    },
    /// Puts up a stone wall: `wall 3,4`.
    Wall {
        /// Where.
        at: Cell,
    },
    /// Places a scout: `scout 3,4`.
    Scout {
        /// Where.
        at: Cell,
    },
    /// Places or moves a warrior, the wagon or the ship: `place 3,4`.
    Place {
        /// Where.
        at: Cell,
    },
    /// Takes a warrior, the wagon or the ship back: `recall 3,4`.
    Recall {
        /// From where.
        from: Cell,
    },
    /// Lays the city: `city 3,4`.
    City {
        /// Its middle.
        at: Cell,
    },
    /// Removes a settlement by sword or temple: `remove 3,4`.
    Remove {
        /// Which.
        from: Cell,
    },
    /// Takes a cathedral token: `take`.
    Take,
    /// Builds for a silo: `silo-build`.
    SiloBuild,
    /// Moves for a silo: `silo-move`.
    SiloMove,
    /// Wants no more of what is offered: `stop`.
    Stop,
    /// Ends the turn: `end`.
    End,
}

impl Action {
    /// The hex it names, if it names one: where something is put, or where it is taken from.
    pub fn cell(self) -> Option<Cell> {
        match self {
            Action::Build { at }
            | Action::Put { at }
            | Action::Wall { at }
            | Action::Scout { at }
            | Action::Place { at }
            | Action::City { at } => Some(at),
            Action::Lift { from } | Action::Recall { from } | Action::Remove { from } => Some(from),
            Action::Play { .. }
            | Action::PlayRemoved
            | Action::Replace
            | Action::Choose { .. }
            | Action::Use { .. }
            | Action::Again { .. }
            | Action::Outpost
            | Action::Take
            | Action::SiloBuild
            | Action::SiloMove
            | Action::Stop
            | Action::End => None,
        }
    }

    /// Whether it takes something off its hex instead of putting something there.
    pub fn takes_away(self) -> bool {
        matches!(self, Action::Lift { .. } | Action::Recall { .. } | Action::Remove { .. })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play { card } => write!(f, "play {card}"),
            Action::PlayRemoved => f.write_str("play-removed"),
            Action::Replace => f.write_str("replace"),
            Action::Choose { terrain } => write!(f, "choose {terrain}"),
            Action::Build { at } => write!(f, "build {at}"),
            Action::Use { power } => write!(f, "use {power}"),
            Action::Again { location } => write!(f, "again {location}"),
            Action::Outpost => f.write_str("outpost"),
            Action::Lift { from } => write!(f, "lift {from}"),
            Action::Put { at } => write!(f, "put {at}"),
            Action::Wall { at } => write!(f, "wall {at}"),
            Action::Scout { at } => write!(f, "scout {at}"),
            Action::Place { at } => write!(f, "place {at}"),
            Action::Recall { from } => write!(f, "recall {from}"),
            Action::City { at } => write!(f, "city {at}"),
            Action::Remove { from } => write!(f, "remove {from}"),
            Action::Take => f.write_str("take"),
            Action::SiloBuild => f.write_str("silo-build"),
            Action::SiloMove => f.write_str("silo-move"),
            Action::Stop => f.write_str("stop"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    /// Reads what `Display` writes, and no other spelling of it.
    fn from_str(text: &str) -> Result<Action, ParseError> {
        table::one_spelling(text, Action::read(text)?)
    }
}

impl Action {
    fn read(text: &str) -> Result<Action, ParseError> {
        let unknown = || {
            ParseError(format!(
                "`{text}` is no action; actions look like `build 3,4`, `use farm` or `end` \
                 (KB-13.1)"
            ))
        };
        let Some((verb, object)) = text.split_once(' ') else {
            return match text {
                "play-removed" => Ok(Action::PlayRemoved),
                "replace" => Ok(Action::Replace),
                "outpost" => Ok(Action::Outpost),
                "take" => Ok(Action::Take),
                "silo-build" => Ok(Action::SiloBuild),
                "silo-move" => Ok(Action::SiloMove),
                "stop" => Ok(Action::Stop),
                "end" => Ok(Action::End),
                _ => Err(unknown()),
            };
        };
        let cell = || object.parse::<Cell>();
        Ok(match verb {
            "play" => Action::Play { card: object.parse()? },
            "choose" => Action::Choose { terrain: object.parse()? },
            "build" => Action::Build { at: cell()? },
            "use" => Action::Use { power: object.parse()? },
            "again" => Action::Again { location: object.parse()? },
            "lift" => Action::Lift { from: cell()? },
            "put" => Action::Put { at: cell()? },
            "wall" => Action::Wall { at: cell()? },
            "scout" => Action::Scout { at: cell()? },
            "place" => Action::Place { at: cell()? },
            "recall" => Action::Recall { from: cell()? },
            "city" => Action::City { at: cell()? },
            "remove" => Action::Remove { from: cell()? },
            _ => return Err(unknown()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// KB-13.1
    #[test]
    fn unreadable_actions_say_what_was_expected() {
        let error = |text: &str| text.parse::<Action>().expect_err("unreadable").0;
        assert!(error("").contains("KB-13.1"));
        assert!(error("build").contains("KB-13.1"));
        assert!(error("dance 3,4").contains("KB-13.1"));
        assert!(error("build 99,4").starts_with("`99,4` is no hex"));
        assert!(error("use mandatory").starts_with("`mandatory` is no location"));
        assert_eq!("build 3,4".parse(), Ok(Action::Build { at: "3,4".parse().expect("a hex") }));
    }
}
