//! What can go wrong when a game is used by text.

use std::fmt;
use table::{Faults, ParseError, PlayError};

/// Why something could not be done. Whatever it was asked of is unchanged.
#[derive(Clone, PartialEq, Debug)]
pub enum Error {
    /// No game has this name.
    UnknownGame(String),
    /// A text could not be read.
    Unreadable(ParseError),
    /// No match can start like this.
    Options(Faults),
    /// The action was not possible.
    Play(PlayError),
    /// The record does not hold what it says.
    Record(String),
}

impl Error {
    /// The number of the rule that forbids an action, if that is the reason.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Error::Play(PlayError::Refused(refusal)) => Some(refusal.rule),
            _ => None,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::UnknownGame(name) => {
                let names: Vec<&str> = crate::GAMES.iter().map(|game| game.name()).collect();
                write!(f, "there is no game `{name}`; there are {}", names.join(", "))
            }
            Error::Unreadable(error) => error.fmt(f),
            Error::Options(faults) => faults.fmt(f),
            Error::Play(error) => error.fmt(f),
            Error::Record(fault) => f.write_str(fault),
        }
    }
}

impl std::error::Error for Error {}

impl From<ParseError> for Error {
    fn from(error: ParseError) -> Error {
        Error::Unreadable(error)
    }
}

impl From<Faults> for Error {
    fn from(faults: Faults) -> Error {
        Error::Options(faults)
    }
}

impl From<PlayError> for Error {
    fn from(error: PlayError) -> Error {
        Error::Play(error)
    }
}
