//! Who is how strong.

use serde::{Deserialize, Serialize};
use table::read_fields;

/// Who is how strong at a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Rankings {
    /// The game.
    pub game: String,
    /// How many rated matches one needs to be listed.
    pub least_matches: usize,
    /// Whether the reader is told of people: members of the club are.
    pub tells_people: bool,
    /// People, the strongest first.
    pub people: Vec<RankedPerson>,
    /// Computers, the strongest first.
    pub computers: Vec<RankedComputer>,
}

read_fields! { Rankings: game, least_matches, tells_people or true, people, computers }

/// A person in a ranking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct RankedPerson {
    /// The name.
    pub name: String,
    /// The rating; see docs/ratings.md.
    pub rating: i64,
    /// How many rated matches it comes from.
    pub n_matches: u64,
    /// When the last of them ended, in seconds since 1970.
    pub changed_at: i64,
}

read_fields! { RankedPerson: name, rating, n_matches, changed_at }

/// The computers of a level in a ranking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct RankedComputer {
    /// The level.
    pub level: String,
    /// The rating.
    pub rating: i64,
}

read_fields! { RankedComputer: level, rating }

/// Whether the reader's matches may be made public, without names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ArchiveConsent {
    /// Whether the reader agrees.
    pub agrees: bool,
}
