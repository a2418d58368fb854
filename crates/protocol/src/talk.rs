//! What people say to each other at a table.

use serde::{Deserialize, Serialize};
use table::{Seat, named_enum, read_fields, read_variants};

/// The longest remark, in characters.
pub const MAX_REMARK: usize = 300;

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Said {
    /// In one's own words.
    Text(String),
    /// A phrase that everybody reads in their own language.
    Phrase(Phrase),
}

read_variants! { Said: Text(String), Phrase(Phrase) }

named_enum! {
    /// The phrases that are known in all languages.
    pub enum Phrase {
        /// When one comes.
        Hello = "hello",
        /// Before a match.
        GoodLuck = "good-luck",
        /// After a good turn, or a match.
        WellPlayed = "well-played",
        /// To somebody who was kind.
        Thanks = "thanks",
        /// To somebody who had to wait.
        Sorry = "sorry",
        /// When it takes a little longer.
        OneMoment = "one-moment",
        /// When one goes for a while.
        BackSoon = "back-soon",
        /// To somebody who has not noticed.
        YourTurn = "your-turn",
        /// In answer.
        Yes = "yes",
        /// In answer.
        No = "no",
        /// When one wants to play again.
        AnotherOne = "another-one",
        /// When one goes.
        GoodBye = "good-bye",
    }
}

/// A remark, as it is shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Remark {
    /// Its number at the table, from 0.
    pub number: u64,
    /// Who said it.
    pub name: String,
    /// The seat of whoever said it; `None` for a watcher.
    pub seat: Option<Seat>,
    /// What.
    pub said: Said,
    /// When, in seconds since 1970.
    pub at: i64,
}

read_fields! { Remark: number, name, seat, said, at }

/// Whether somebody does not want to read whoever said something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MuteWish {
    /// Not, from now on and what was said before; or again.
    pub is_muted: bool,
}

/// What the reader does not want to read at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct MutedTalk {
    /// The numbers of remarks, of those that are remembered.
    pub remarks: Vec<u64>,
    /// The seats of those who said them, for what they will say.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<usize>))]
    pub seats: Vec<Seat>,
}

read_fields! { MutedTalk: remarks, seats }

/// Somebody whom the reader does not want to read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct MutedPerson {
    /// Since when, in milliseconds since 1970; by it the reader says whom to read again.
    pub since: i64,
    /// The name they have now.
    pub name: String,
}

read_fields! { MutedPerson: since, name }
