//! What hosts see and do.

use crate::api::TableSummary;
use crate::members::{Role, Standing};
use serde::{Deserialize, Serialize};
use table::{named_enum, read_fields};

/// How the club is doing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Overview {
    /// The version of the program.
    pub version: String,
    /// Since when it runs, in seconds since 1970.
    pub started_at: i64,
    /// Members who are in.
    pub n_members: u64,
    /// People who wait to become members.
    pub n_waiting: u64,
    /// People who are connected now.
    pub n_here: usize,
    /// Tables whose match is not over.
    pub n_running: u64,
    /// Matches that were played to the end.
    pub n_finished: u64,
    /// Tables in memory.
    pub n_awake: usize,
    /// How large the database is, in bytes.
    pub n_bytes: u64,
    /// Whether the program can work, in words.
    #[serde(default)]
    pub health: String,
    /// What one client may use up.
    #[serde(default)]
    pub limits: Vec<Limit>,
}

read_fields! { Overview:
    version, started_at, n_members, n_waiting, n_here, n_running, n_finished, n_awake, n_bytes,
    health or String::new(), limits or Vec::new(),
}

/// Something that one client may use up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Limit {
    /// The flag of `freehold serve` that sets it.
    pub flag: String,
    /// How much.
    pub most: u64,
}

read_fields! { Limit: flag, most }

/// Copies of everything.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Backups {
    /// Whether they are made here; a PostgreSQL database has tools of its own.
    pub is_possible: bool,
    /// Those there are, the latest first.
    pub backups: Vec<Backup>,
    /// How it stands with those that are made each night; `None` where none are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nightly: Option<Nightly>,
}

read_fields! { Backups: is_possible, backups, nightly }

/// The copies that are made each night.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Nightly {
    /// The folder in which they lie.
    pub folder: String,
    /// How many are kept.
    pub n_kept: usize,
    /// When the last one was to be made, in seconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tried_at: Option<i64>,
    /// Why it was not, if so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub problem: Option<String>,
}

read_fields! { Nightly: folder, n_kept, tried_at, problem }

/// A page of the tables whose match is not over, the latest made first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct HostTables {
    /// The tables.
    pub tables: Vec<TableSummary>,
    /// After what the next page begins, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

read_fields! { HostTables: tables, next }

/// A copy of everything, whole when it was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Backup {
    /// The name of its file.
    pub name: String,
    /// How large it is.
    pub n_bytes: u64,
    /// When it was made, in seconds since 1970.
    pub made_at: i64,
}

read_fields! { Backup: name, n_bytes, made_at }

/// Makes a member something else; what is not named stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ChangedMember {
    /// What the member may do from now on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
    /// Whether the member is in from now on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<Standing>,
}

/// A code by which a member sets another password.
#[derive(Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct ResetCode {
    /// The code, to be told to the member by another way. It is told this once.
    pub code: String,
}

read_fields! { ResetCode: code }

/// Somebody shall be invited to become a member.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewInvitation {
    /// For whom it is, in the host's own words.
    #[serde(default)]
    pub note: String,
    /// What whoever takes it will be.
    #[serde(default)]
    pub role: Role,
    /// For how many days it is good.
    #[serde(default = "a_week")]
    pub days: u32,
}

fn a_week() -> u32 {
    7
}

/// An invitation was made.
#[derive(Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct MadeInvitation {
    /// The link to give away, told this once; the secret stands behind the `#`.
    pub link: String,
    /// The invitation.
    pub invitation: ClubInvitation,
}

read_fields! { MadeInvitation: link, invitation }

/// An invitation to become a member.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct ClubInvitation {
    /// What it is called by when it is taken back.
    pub id: String,
    /// For whom it is.
    pub note: String,
    /// What whoever takes it will be.
    pub role: Role,
    /// Until when it is good, in seconds since 1970.
    pub expires_at: i64,
    /// The name of the member who took it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used_by: Option<String>,
}

read_fields! { ClubInvitation: id, note, role, expires_at, used_by }

/// Something that a host did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Measure {
    /// Its number; later ones have greater numbers.
    pub number: i64,
    /// The host's name; `None` for whoever runs the program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// What was done.
    pub measure: String,
    /// To whom or what.
    pub about: String,
    /// When, in seconds since 1970.
    pub at: i64,
}

read_fields! { Measure: number, by, measure, about, at }

named_enum! {
    /// What hosts do that is written down.
    pub enum MeasureKind {
        /// Changed a member.
        ChangeMember = "change-member",
        /// Made a code for a password.
        ResetPassword = "reset-password",
        /// Invited somebody.
        Invite = "invite",
        /// Took an invitation back.
        TakeBackInvitation = "take-back-invitation",
        /// Changed the club.
        SetClub = "set-club",
        /// Made a copy of everything.
        BackUp = "back-up",
        /// Downloaded one.
        TakeBackup = "take-backup",
        /// Removed a table.
        RemoveTable = "remove-table",
        /// Looked at a report.
        SettleReport = "settle-report",
        /// Began a season of ratings.
        BeginSeason = "begin-season",
    }
}
