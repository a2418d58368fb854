//! Word when it is one's turn: by which ways.

use serde::{Deserialize, Serialize};
use table::{named_enum, read_fields};

named_enum! {
    /// A way to tell somebody something while they are not here.
    #[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(rename_all = "kebab-case"))]
    pub enum ChannelKind {
        /// To a browser, also while it is closed.
        Push = "push",
        /// By mail.
        Mail = "mail",
        /// To a program of one's own, or to a chat room.
        Webhook = "webhook",
    }
}

/// How somebody wants to be told by a way.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct ChannelTerms {
    /// In which language, by its tag.
    pub language: String,
    /// After how many seconds without a look.
    pub delay: u32,
    /// From which minute of the day nothing is sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet_from: Option<u32>,
    /// Until which.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet_to: Option<u32>,
    /// At which minutes of the day everything is told in one message; if there are none, each thing is
    /// told by itself.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub digest: Vec<u32>,
    /// By how many minutes the clocks where one is are ahead of UTC; without it, the minutes of the day
    /// are those of UTC for ever.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub utc_offset: Option<i32>,
    /// What is not told.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub silent: Vec<NoticeKind>,
}

read_fields! { strict ChannelTerms:
    language, delay, quiet_from, quiet_to, digest or Vec::new(), utc_offset, silent or Vec::new(),
}

/// Somebody wants to be told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ChannelWish {
    /// By which way.
    pub kind: ChannelKind,
    /// The browser's subscription in JSON, an address, or a URL.
    pub target: String,
    /// How.
    pub terms: ChannelTerms,
    /// The code that was sent to the address: only its owner knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// The password, for an address: codes by which one comes in again go there. Empty, if there is none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub password: String,
}

/// Whether somebody is told by their ways what happens at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WordOfTable {
    /// Whether they are.
    pub is_told: bool,
}

/// By how many minutes the clocks where somebody is are ahead of UTC.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct UtcOffset {
    /// The minutes; west of Greenwich they are negative.
    pub minutes: i32,
}

impl UtcOffset {
    /// No clock on earth is further ahead or behind.
    pub const MAX: i32 = 14 * 60;
}

/// The ways by which somebody is told, and those there are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Channels {
    /// The reader's.
    pub channels: Vec<ChannelSummary>,
    /// Those that were refused for good and are no more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lost: Vec<LostChannel>,
    /// The key that a browser asks for when it subscribes.
    pub push_key: String,
    /// Whether mail can be sent.
    pub has_mail: bool,
}

read_fields! { Channels: channels, lost or Vec::new(), push_key, has_mail }

/// A way by which somebody was told until it was refused for good.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct LostChannel {
    /// Which way it was.
    pub kind: ChannelKind,
    /// An address, or where a URL or subscription led to.
    pub target: String,
    /// When it was given up, in seconds since 1970.
    pub lost_at: i64,
}

read_fields! { LostChannel: kind, target, lost_at }

/// A way by which somebody is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct ChannelSummary {
    /// What it is called by when it is ended.
    pub id: i64,
    /// Which way it is.
    pub kind: ChannelKind,
    /// An address, or where a URL or subscription leads to.
    pub target: String,
    /// When it last worked, in seconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worked_at: Option<i64>,
    /// How often it has failed since.
    pub n_failures: u32,
    /// How one is told.
    pub terms: ChannelTerms,
}

read_fields! { ChannelSummary: id, kind, target, worked_at, n_failures, terms }

/// What came of the wish to be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct ChannelAnswer {
    /// Whether a code was sent to the address, to be sent back with the wish.
    pub wants_code: bool,
}

read_fields! { ChannelAnswer: wants_code }

named_enum! {
    /// What there is to tell.
    #[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(rename_all = "kebab-case"))]
    pub enum NoticeKind {
        /// It is somebody's turn.
        Turn = "turn",
        /// It still is, and their time is nearly up.
        Reminder = "reminder",
        /// A computer plays for somebody.
        SatIn = "sat-in",
        /// Somebody is asked to sit down at a table.
        Request = "request",
        /// A match begins at somebody's table.
        Begun = "begun",
        /// A match of theirs is over.
        Over = "over",
        /// Somebody else is waited for in vain at somebody's table.
        Missed = "missed",
    }
}
