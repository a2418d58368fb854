//! Members: who they are, and how one becomes one.

use crate::elsewhere::SignsInElsewhere;
use serde::{Deserialize, Serialize};
use table::{named_enum, read_fields};

named_enum! {
    /// What somebody may do for the club.
    #[derive(Default)]
    #[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(rename_all = "kebab-case"))]
    pub enum Role {
        /// Plays.
        #[default]
        Member = "member",
        /// Also welcomes people, and sends away who does not behave.
        Steward = "steward",
        /// Runs the club.
        Host = "host",
    }
}

named_enum! {
    /// Whether somebody is in.
    #[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(rename_all = "kebab-case"))]
    pub enum Standing {
        /// Waits for the host's word.
        Waiting = "waiting",
        /// Is in.
        Welcome = "welcome",
        /// Was sent away.
        Banned = "banned",
    }
}

named_enum! {
    /// Who becomes a member.
    #[derive(Default)]
    #[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(rename_all = "kebab-case"))]
    pub enum Admission {
        /// Whoever likes.
        #[default]
        Open = "open",
        /// Who has an invitation.
        Invitation = "invitation",
        /// Whom the host lets in, and who has an invitation.
        Approval = "approval",
    }
}

/// The club, as everybody sees it.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Club {
    /// Its name; empty if it has none.
    pub name: String,
    /// The latest news, in one line; empty if there are none.
    pub news: String,
    /// Who becomes a member.
    pub admission: Admission,
    /// Whether it sends mails, which is not a host's to set.
    #[serde(default)]
    pub has_mail: bool,
}

read_fields! { strict Club: name, news, admission, has_mail or false }

/// What a member of the club is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Membership {
    /// What the member may do.
    pub role: Role,
    /// Whether the member is in.
    pub standing: Standing,
}

read_fields! { Membership: role, standing }

impl Membership {
    /// Whether the club has let the member in.
    pub fn is_welcome(&self) -> bool {
        self.standing == Standing::Welcome
    }
}

/// Somebody wants to be a member.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SignUp {
    /// The name, which is nobody else's from then on.
    pub name: String,
    /// The password.
    pub password: String,
    /// The invitation, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
}

/// Somebody is a member now, or waits to be.
#[derive(Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct SignedUp {
    /// What the member is.
    pub membership: Membership,
    /// Codes that open the account once each, for whoever has lost everything else. They are told
    /// this once.
    pub recovery_codes: Vec<String>,
}

read_fields! { SignedUp: membership, recovery_codes }

/// A member comes in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SignIn {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
    /// Whether the tables of the guest at this browser come along.
    #[serde(default)]
    pub bring_tables: bool,
}

/// A member who has lost the password comes in by a code.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Recover {
    /// The name.
    pub name: String,
    /// One of the codes that were told at the beginning.
    pub code: String,
    /// The password from now on.
    pub password: String,
}

/// A member wants another password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewPassword {
    /// The password until now.
    pub old: String,
    /// The password from now on.
    pub new: String,
}

/// Whoever wants another way in shows that it is them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PasswordAgain {
    /// The password; empty, if there is none.
    pub password: String,
}

/// A member's own page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Me {
    /// The name.
    pub name: String,
    /// What the member is.
    pub membership: Membership,
    /// When the member joined, in seconds since 1970.
    pub joined_at: i64,
    /// When everything about the member is forgotten, in seconds since 1970, if it shall be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leaves_at: Option<i64>,
    /// Until when clocks of days wait for the member, in seconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holiday_until: Option<i64>,
    /// How many days of holiday are left in this year.
    #[serde(default)]
    pub holiday_days_left: u32,
    /// Where the member is signed in, the latest first.
    pub devices: Vec<Device>,
    /// How many recovery codes are left.
    pub n_recovery_codes: usize,
    /// Whether the member has a password.
    pub has_password: bool,
    /// The keys that the member's devices hold.
    pub passkeys: Vec<PasskeySummary>,
    /// How the member signs in elsewhere, where that is possible.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub elsewhere: Option<SignsInElsewhere>,
    /// Whether others see that the member is here.
    pub is_shown: bool,
    /// The names of the member's friends.
    pub friends: Vec<String>,
    /// The names of those whom the member has blocked.
    pub blocked: Vec<String>,
}

read_fields! { Me:
    name, membership, joined_at, leaves_at, holiday_until, holiday_days_left or 0, devices, n_recovery_codes, has_password,
    passkeys, elsewhere, is_shown, friends, blocked,
}

/// Goes on holiday: clocks of days wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Holiday {
    /// For so many days; 0 ends it.
    pub days: u32,
}

/// A device where somebody is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Device {
    /// What it is called by when it is signed out.
    pub id: String,
    /// What kind of device it is, such as `Firefox, Linux`.
    pub kind: String,
    /// When it was signed in, in seconds since 1970.
    pub since: i64,
    /// When it was last here, in seconds since 1970.
    pub seen_at: i64,
    /// Whether it is the one that asks.
    pub is_this: bool,
}

read_fields! { Device: id, kind, since, seen_at, is_this }

/// The codes that a member has from now on; those before open nothing any more.
#[derive(Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct RecoveryCodes {
    /// The codes, told this once.
    pub recovery_codes: Vec<String>,
}

read_fields! { RecoveryCodes: recovery_codes }

/// A member wants to be forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Farewell {
    /// The member's name once more, so that nobody does this by accident.
    pub name: String,
}

/// A member in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct MemberSummary {
    /// The name.
    pub name: String,
    /// What the member is.
    pub membership: Membership,
    /// When the member joined, in seconds since 1970.
    pub joined_at: i64,
    /// Whether the member is here now, as far as the reader may know.
    pub is_here: bool,
    /// Whether the member is a friend of the reader.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_friend: bool,
}

read_fields! { MemberSummary: name, membership, joined_at, is_here, is_friend or false }

/// A page of a list of members, by their names.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Members {
    /// The members.
    pub members: Vec<MemberSummary>,
    /// What to ask for to read on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

read_fields! { Members: members, next }

/// What a browser hands to a key so that it signs; its form is the browser's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct KeyQuestion {
    /// The options for `navigator.credentials`, as text.
    pub options: String,
}

read_fields! { KeyQuestion: options }

/// A new passkey, as a browser sends it. Bytes are in base64url.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewPasskey {
    /// What its owner calls it.
    pub label: String,
    /// What the browser says.
    pub client_data: String,
    /// What the device says.
    pub attestation: String,
}

/// A passkey has signed, as a browser sends it. Bytes are in base64url.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SignedByKey {
    /// The name by which the device knows the key.
    pub credential: String,
    /// What the browser says.
    pub client_data: String,
    /// What the device says.
    pub device_data: String,
    /// The signature.
    pub signature: String,
    /// Whether the tables of the guest at this browser come along.
    #[serde(default)]
    pub bring_tables: bool,
}

/// A passkey in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct PasskeySummary {
    /// What it is called by when it is removed.
    pub id: String,
    /// What its owner calls it.
    pub label: String,
    /// When it was last used, in seconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used_at: Option<i64>,
}

read_fields! { PasskeySummary: id, label, used_at }
