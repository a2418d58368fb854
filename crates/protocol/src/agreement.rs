//! What all agree to by sitting down, beside the game itself.

use serde::Serialize;
use table::{read_fields, read_variants};

/// How much time one has. Every wait for a seat has the time of a turn; beyond it the seat's reserve
/// is used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Pace {
    /// For a turn, in seconds.
    pub turn: u32,
    /// Beyond that for the whole match, in seconds.
    #[serde(default)]
    pub reserve: u32,
}

read_fields! { strict Pace: turn, reserve or 0 }

impl Pace {
    /// The shortest turn, in seconds.
    pub const MIN_TURN: u32 = 5;

    /// The longest turn and the largest reserve, in seconds: a month.
    pub const MAX: u32 = 31 * 24 * 60 * 60;

    /// From this on a turn is a matter of days rather than of a sitting.
    pub const SLOW_TURN: u32 = 6 * 60 * 60;

    /// Whether people come back for their turns rather than stay.
    pub fn is_slow(self) -> bool {
        Pace::SLOW_TURN <= self.turn
    }
}

/// What happens when somebody whose turn it is stays away, or has no time left.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Away {
    /// The others may let a computer play.
    #[default]
    Others,
    /// A computer sits in by itself, until the person is back.
    Computer {
        /// Its level.
        level: String,
    },
    /// All wait.
    Wait,
}

read_variants! { Away: Others, Computer { level }, Wait }
