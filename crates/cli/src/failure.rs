//! Why a command did not succeed.

use std::fmt;
use store::StoreError;

/// Why a command did not succeed, and how the program exits.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The user asked for something that cannot be: exit code 2.
    BadInput(String),
    /// A file or stream could not be read or written, or a database not reached: exit code 1. The same
    /// may succeed later.
    Io(String),
    /// What is stored is not whole: exit code 1.
    Damaged(String),
    /// Whoever read our output has seen enough: nothing to say, exit code 0.
    OutputClosed,
}

impl Failure {
    pub(crate) fn bad(message: impl fmt::Display) -> Failure {
        Failure::BadInput(message.to_string())
    }

    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            Failure::BadInput(_) => 2,
            Failure::Io(_) | Failure::Damaged(_) => 1,
            Failure::OutputClosed => 0,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::BadInput(message) | Failure::Io(message) | Failure::Damaged(message) => {
                f.write_str(message)
            }
            Failure::OutputClosed => Ok(()),
        }
    }
}

impl From<games::Error> for Failure {
    fn from(error: games::Error) -> Failure {
        Failure::bad(error)
    }
}

impl From<bots::BotError> for Failure {
    fn from(error: bots::BotError) -> Failure {
        Failure::bad(error)
    }
}

impl From<std::fmt::Error> for Failure {
    fn from(error: std::fmt::Error) -> Failure {
        Failure::Io(error.to_string())
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Failure::OutputClosed,
            _ => Failure::Io(error.to_string()),
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        match error {
            StoreError::Damaged(_) => Failure::Damaged(error.to_string()),
            StoreError::Unreachable(_) | StoreError::InUse { .. } => Failure::Io(error.to_string()),
            _ => Failure::bad(error),
        }
    }
}
