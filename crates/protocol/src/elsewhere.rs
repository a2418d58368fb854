//! Signing in elsewhere: another server says who somebody is.

use crate::api::Guest;
use serde::{Deserialize, Serialize};
use table::{read_fields, read_variants};

/// Where people may sign in elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Elsewhere {
    /// What people know it by.
    pub name: String,
}

read_fields! { Elsewhere: name }

/// Somebody wants to go there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ErrandWish {
    /// Whether a member who is signed in wants to come in by it from now on.
    #[serde(default)]
    pub adds: bool,
    /// The password of whoever wants that; empty, if there is none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub password: String,
    /// Whether the tables of the guest at this browser come along.
    #[serde(default)]
    pub bring_tables: bool,
    /// The invitation to become a member, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
}

/// Where the browser goes next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct ErrandAddress {
    /// The address, at the other server.
    pub address: String,
}

read_fields! { ErrandAddress: address }

/// With what the browser came back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ErrandAnswer {
    /// What the other server says who they are for.
    pub code: String,
    /// What we gave along.
    pub state: String,
    /// Who the other server is, if it says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub iss: Option<String>,
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CameBack {
    /// A member has come in.
    CameIn(Guest),
    /// A member comes in by this from now on.
    Added,
    /// Somebody is not a member yet, and chooses a name to be one.
    WantsName {
        /// How they are called there, if that is known.
        name: String,
    },
}

read_variants! { CameBack: CameIn(Guest), Added, WantsName { name } }

/// How a member signs in elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct SignsInElsewhere {
    /// Since when, in seconds since 1970.
    pub since: i64,
    /// When the member last did, in seconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used_at: Option<i64>,
}

read_fields! { SignsInElsewhere: since, used_at }
