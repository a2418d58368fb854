//! Why something was not done.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Why something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Problem {
    /// What kind of problem it is, for programs and for translations.
    pub code: Code,
    /// What went wrong and what to do, in English.
    pub reason: String,
    /// The number of the rule that forbids it, if a rule of the game does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

impl Problem {
    /// A problem that is not a rule of the game.
    pub fn new(code: Code, reason: impl Into<String>) -> Problem {
        Problem { code, reason: reason.into(), rule: None }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl std::error::Error for Problem {}

/// The kinds of problems.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// It answers a state that is no longer the present one.
    Stale,
    /// This very request was carried out already.
    Doubled,
    /// The seat belongs to somebody else, or to nobody.
    NotYourSeat,
    /// Another seat is asked.
    NotYourTurn,
    /// A rule of the game forbids it.
    Rule,
    /// There is nothing that may be taken back.
    NoUndo,
    /// The match is over.
    Over,
    /// It could not be read.
    Unreadable,
    /// It is longer than a message may be.
    TooLarge,
    /// Too many requests in too short a time.
    TooFast,
    /// It is made for another version of the protocol.
    Version,
    /// There is no such table, seat or game.
    Unknown,
    /// The link is not, or no longer, valid.
    BadLink,
    /// The seat is taken.
    Taken,
    /// Whoever holds the seat has not been away for long enough.
    TooEarly,
    /// Only the table's owner may do this.
    NotOwner,
    /// One has to have a name first.
    NoGuest,
    /// There are as many tables as one guest may have.
    TooManyTables,
    /// The options or seats are not possible.
    BadSetup,
    /// The match is not over yet.
    NotOver,
    /// It could not be written to disk.
    Storage,
    /// The match follows rules that this program does not have.
    OtherRules,
    /// The match began with boards or cards that are not at hand.
    OtherComponents,
    /// What is stored of the match contradicts itself.
    Damaged,
    /// The request comes from another site.
    Origin,
    /// The server is stopping or too busy.
    Unavailable,
}
