//! Everything about a member, as one file that is theirs.

use crate::channels::ChannelSummary;
use crate::members::Membership;
use crate::plan::Plan;
use crate::profile::{PlayedMatch, ProfileRating};
use crate::table_id::TableId;
use crate::talk::Said;
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
    /// What else there is of the member.
    #[serde(flatten)]
    pub belongings: Belongings,
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

/// What a member has written, planned, asked and put aside.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Belongings {
    /// Notes to oneself.
    pub notes: Vec<ExportedNote>,
    /// What the member said at tables.
    pub remarks: Vec<ExportedRemark>,
    /// Turns that are planned.
    pub plans: Vec<ExportedPlan>,
    /// When the member was on holiday.
    pub holidays: Vec<ExportedHoliday>,
    /// Tables of which the member does not want to hear.
    pub hushed: Vec<TableId>,
    /// Tables that the member does not want to see any more.
    pub put_away: Vec<TableId>,
    /// Tables that the member made.
    pub made_tables: Vec<TableId>,
    /// Who asks whom to sit down, where the member is one of them.
    pub requests: Vec<ExportedRequest>,
    /// Whom the member has lately told that they do not sit down with them.
    pub declined: Vec<String>,
    /// Remarks that the member wants the host to look at.
    pub reports: Vec<ExportedReport>,
}

/// A note to oneself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct ExportedNote {
    /// The table.
    pub table: TableId,
    /// The note.
    pub words: String,
}

/// Something that a member said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct ExportedRemark {
    /// The table.
    pub table: TableId,
    /// What.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub said: Said,
    /// When.
    pub at: i64,
}

/// A turn that a member plans.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct ExportedPlan {
    /// The table.
    pub table: TableId,
    /// What.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub plan: Plan,
}

/// A holiday.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct ExportedHoliday {
    /// Since when.
    pub since: i64,
    /// Until when.
    pub until: i64,
}

/// Somebody is asked to sit down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct ExportedRequest {
    /// The table.
    pub table: TableId,
    /// Who is asked.
    pub name: String,
    /// By whom.
    pub asked_by: String,
    /// With which words.
    pub words: String,
    /// When.
    pub at: i64,
}

/// A remark that a member wants the host to look at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct ExportedReport {
    /// The table.
    pub table: TableId,
    /// The number of the remark.
    pub number: u64,
    /// When.
    pub at: i64,
}
