//! The table before its match begins, and what is agreed while it is played.

use serde::{Deserialize, Serialize};
use table::{Seat, named_enum, read_fields};

/// A table whose match has not begun: it begins by itself as soon as all seats are taken and nobody
/// wants to wait.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Room {
    /// The short code that leads here; told to those who sit here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// In how many milliseconds it begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begins_in: Option<u32>,
}

read_fields! { Room: code, begins_in }

/// Whether one is ready for the match to begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Readiness {
    /// Whether one is.
    pub is_ready: bool,
}

/// Two seats whose holders change places.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Swap {
    /// One of them.
    #[cfg_attr(feature = "schema", schema(value_type = usize))]
    pub one: Seat,
    /// The other.
    #[cfg_attr(feature = "schema", schema(value_type = usize))]
    pub other: Seat,
}

/// How much time is left at a table with a pace.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Clocks {
    /// Whose time runs; `None` if nobody's does.
    pub running: Option<Seat>,
    /// What is left of that seat's turn, in milliseconds; below 0 its reserve runs.
    pub turn_left: i64,
    /// The reserve that each seat had when its turn came, in milliseconds.
    pub reserves: Vec<i64>,
    /// Whether all time stands still, as all agreed.
    pub is_paused: bool,
}

read_fields! { Clocks: running, turn_left, reserves, is_paused }

named_enum! {
    /// What somebody can want that is not for them alone to decide.
    pub enum Wish {
        /// To be before their latest action again.
        TakeBack = "take-back",
        /// That all clocks stand still.
        Pause = "pause",
        /// That the clocks go on; nobody needs to agree.
        GoOn = "go-on",
    }
}

/// A wish that others are asked about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Proposal {
    /// What is wanted.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub wish: Wish,
    /// The seat of whoever wants it.
    #[cfg_attr(feature = "schema", schema(value_type = usize))]
    pub seat: Seat,
    /// The seats whose holders have not answered yet.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<usize>))]
    pub waits_for: Vec<Seat>,
}

read_fields! { Proposal: wish, seat, waits_for }
