//! Everything about a member, as one file that is theirs.

use crate::channels::ChannelSummary;
use crate::members::Membership;
use crate::profile::{PlayedMatch, ProfileRating};
use crate::table_id::TableId;
use serde::Serialize;
use std::collections::BTreeMap;

/// Everything that is stored about a member, without secrets. Times are in seconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Export {
    /// The name.
    pub name: String,
    /// What the member is.
    pub membership: Membership,
    /// When the member joined.
    pub joined_at: i64,
    /// When everything about the member is forgotten, if it shall be.
    pub leaves_at: Option<i64>,
    /// Whether others see that the member is here.
    pub is_shown: bool,
    /// Whether the member's matches may be made public, without names.
    pub agrees_to_archive: bool,
    /// How many recovery codes are left.
    pub n_recovery_codes: usize,
    /// Where the member is signed in.
    pub devices: Vec<ExportedDevice>,
    /// The keys that the member's devices hold.
    pub passkeys: Vec<ExportedKey>,
    /// By whose word the member comes in.
    pub identities: Vec<ExportedIdentity>,
    /// How the member is told that it is their turn.
    pub channels: Vec<ChannelSummary>,
    /// The member's friends.
    pub friends: Vec<ListedMember>,
    /// Whom the member has blocked.
    pub blocked: Vec<ListedMember>,
    /// Whose words the member does not want to read.
    pub muted: Vec<String>,
    /// How strong the member is.
    pub ratings: Vec<ExportedRating>,
    /// The matches the member has finished, the latest first.
    pub matches: Vec<ExportedMatch>,
    /// The tables at which the member sits.
    pub tables: Vec<TableId>,
}

/// A device where a member is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct ExportedDevice {
    /// What kind of device it is.
    pub kind: String,
    /// When it was signed in.
    pub since: i64,
    /// When it was last here.
    pub seen_at: i64,
}

/// A key that a member's device holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct ExportedKey {
    /// What its owner calls it.
    pub label: String,
    /// When it was last used.
    pub used_at: Option<i64>,
}

/// By whose word a member comes in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct ExportedIdentity {
    /// Who says who the member is.
    pub issuer: String,
    /// Since when.
    pub since: i64,
    /// When the member last came in by it.
    pub used_at: Option<i64>,
}

/// A member on another's list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct ListedMember {
    /// The name.
    pub name: String,
    /// Since when.
    pub since: i64,
}

/// How strong a member is at a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct ExportedRating {
    /// The game.
    pub game: String,
    /// The rating, and how it came about.
    #[serde(flatten)]
    pub rating: ProfileRating,
}

/// A match that a member has finished.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct ExportedMatch {
    /// The match.
    #[serde(flatten)]
    pub played: PlayedMatch,
    /// The options in full.
    pub options: String,
    /// The member's points by category.
    pub categories: BTreeMap<String, i32>,
}
