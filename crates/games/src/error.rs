//! What can go wrong when a game is used by text.

use std::fmt;
use table::{EditionError, Faults, OpenError, ParseError, PlayError};

/// Why something could not be done. Whatever it was asked of is unchanged.
#[derive(Clone, PartialEq, Debug)]
pub enum Error {
    /// No game has this name.
    UnknownGame {
        /// The name that was asked for.
        name: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// A text could not be read.
    Unreadable(ParseError),
    /// No match can start like this, or no components are like this.
    Faults(Faults),
    /// The action was not possible.
    Play(PlayError),
    /// There are fewer legal actions.
    NoSuchChoice {
        /// The number that was asked for, from 0.
        index: usize,
        /// How many there are.
        n_legal: usize,
    },
    /// A stored match or a record cannot be opened.
    Open(OpenError),
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
            Error::UnknownGame { name, known } => {
                write!(f, "there is no game `{name}`; there are {}", known.join(", "))
            }
            Error::Unreadable(error) => error.fmt(f),
            Error::Faults(faults) => faults.fmt(f),
            Error::Play(error) => error.fmt(f),
            Error::NoSuchChoice { index, n_legal } => {
                write!(f, "there is no choice {index}; there are {n_legal}, counted from 0")
            }
            Error::Open(error) => error.fmt(f),
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
        Error::Faults(faults)
    }
}

impl From<PlayError> for Error {
    fn from(error: PlayError) -> Error {
        Error::Play(error)
    }
}

impl From<OpenError> for Error {
    fn from(error: OpenError) -> Error {
        Error::Open(error)
    }
}

impl From<EditionError> for Error {
    fn from(error: EditionError) -> Error {
        Error::Open(OpenError::Edition(error))
    }
}
