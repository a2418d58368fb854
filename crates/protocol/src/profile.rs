//! Members, as other members see them: how strong they are, what they played, and against whom.

use crate::members::Membership;
use crate::table_id::TableId;
use serde::{Deserialize, Serialize};
use table::{named_enum, read_fields};

named_enum! {
    /// What the reader thinks of somebody. Nobody else is told.
    #[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(rename_all = "kebab-case"))]
    pub enum Regard {
        /// Likes to meet them.
        Friend = "friend",
        /// Wants to have nothing to do with them.
        Blocked = "blocked",
    }
}

/// What the reader thinks of somebody from now on; nothing in particular, if it is not said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewRegard {
    /// As what.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub regard: Option<Regard>,
}

/// Whether others see that the reader is here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PresenceWish {
    /// Whether they see it.
    pub is_shown: bool,
}

/// A member, as another member sees them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Profile {
    /// The name.
    pub name: String,
    /// What the member is.
    pub membership: Membership,
    /// When the member joined, in seconds since 1970.
    pub joined_at: i64,
    /// Whether the member is here now, as far as the reader may know.
    pub is_here: bool,
    /// Whether it is the reader.
    pub is_me: bool,
    /// What the reader thinks of the member.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub regard: Option<Regard>,
    /// The games the member has finished matches of.
    pub games: Vec<GameProfile>,
    /// The latest matches.
    pub matches: MatchPage,
}

read_fields! { Profile:
    name, membership, joined_at, is_here, is_me, regard, games, matches,
}

/// How a member fares at a game, by the matches that the reader may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct GameProfile {
    /// The game.
    pub game: String,
    /// How many matches the member played.
    pub n_matches: u64,
    /// How many of these they won, alone or with others.
    pub n_wins: u64,
    /// How strong the member is, if any match counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<ProfileRating>,
    /// What brings points, the most first.
    pub categories: Vec<CategoryMean>,
    /// Whom the member met, most often first.
    pub opponents: Vec<Encounter>,
}

read_fields! { GameProfile: game, n_matches, n_wins, rating, categories, opponents }

/// How strong a member is at a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct ProfileRating {
    /// The rating; see docs/ratings.md.
    pub rating: i64,
    /// How many rated matches it comes from.
    pub n_matches: u64,
    /// The rating after each of the latest of them that the reader may know, the earliest first.
    pub course: Vec<RatingPoint>,
}

read_fields! { ProfileRating: rating, n_matches, course }

/// A rating after a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct RatingPoint {
    /// When the match ended, in seconds since 1970.
    pub at: i64,
    /// The rating after it.
    pub rating: i64,
}

read_fields! { RatingPoint: at, rating }

/// What one category of a game's points brings a member.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct CategoryMean {
    /// The category.
    pub category: String,
    /// In how many matches it counted.
    pub n_matches: u64,
    /// The member's points in such a match.
    pub own: f64,
    /// The points of all who played lately.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of_all: Option<f64>,
}

read_fields! { CategoryMean: category, n_matches, own, of_all }

/// How it went against somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Encounter {
    /// Against whom.
    pub opponent: Contestant,
    /// In how many matches.
    pub n_matches: u64,
    /// In how many of these the member was ahead.
    pub n_ahead: u64,
    /// In how many the opponent was.
    pub n_behind: u64,
}

read_fields! { Encounter: opponent, n_matches, n_ahead, n_behind }

/// Who played a side of a match.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Contestant {
    /// The person's name; empty for one who is forgotten.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whether a profile is found by this name.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_member: bool,
    /// The level of the computer that played, be it for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Whether a computer stood in for the person, be it only for a while.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub had_stand_in: bool,
}

read_fields! { Contestant: name, is_member or false, level, had_stand_in or false }

/// A page of a list of matches, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct MatchPage {
    /// The matches.
    pub matches: Vec<PlayedMatch>,
    /// What to ask for to read on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<i64>,
}

read_fields! { MatchPage: matches, next }

/// A match that is over, as one who played it remembers it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct PlayedMatch {
    /// The table at which it was played, where it can be seen again.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// When it ended, in seconds since 1970.
    pub ended_at: i64,
    /// Whether it counted for ratings.
    pub rated: bool,
    /// The place, from 1; who is tied shares the better one.
    pub place: u64,
    /// The points.
    pub points: i64,
    /// What the match did to the rating, if it counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_change: Option<i64>,
    /// Who else played, in the order of their seats.
    pub others: Vec<Contestant>,
    /// The options of the game in full.
    #[serde(default)]
    pub options: String,
    /// Whether a computer stood in for the one who remembers it, be it only for a while.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub had_stand_in: bool,
}

read_fields! { PlayedMatch:
    table, game, ended_at, rated, place, points, rating_change, others,
    options or String::new(), had_stand_in or false,
}
