//! The table before its match begins, and what is agreed while it is played.

use crate::agreement::{Away, Pace};
use crate::setup::UndoRule;
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
    /// What was changed of what all agree to, until all are ready again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub changed: Vec<Term>,
}

read_fields! { Room: code, begins_in, changed or Vec::new() }

named_enum! {
    /// Something that all agree to by sitting down.
    pub enum Term {
        /// How the game is set up.
        Options = "options",
        /// How much time one has.
        Pace = "pace",
        /// What happens when somebody stays away.
        Away = "away",
        /// How far one may take back.
        Undo = "undo",
        /// Whether people who do not sit here may watch.
        Watchers = "watchers",
        /// Whether the match counts for ratings.
        Rated = "rated",
        /// Whether everybody sees the table in the lobby.
        Listed = "listed",
        /// Whether only members do.
        MembersOnly = "members-only",
        /// How long an absent person is waited for.
        Grace = "grace",
    }
}

/// What all agree to, as whoever made the table wants it before the match begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Terms {
    /// How the game is set up, for as many as have a seat; without it, as it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<String>,
    /// How much time one has; without it, all there is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    /// What happens when somebody stays away.
    pub away: Away,
    /// How far one may take back.
    pub undo: UndoRule,
    /// Whether people who do not sit here may watch.
    pub watchers: bool,
    /// Whether the match counts for ratings.
    pub rated: bool,
    /// Whether everybody sees the table in the lobby.
    pub listed: bool,
    /// Whether only members do; without it, as it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub members_only: Option<bool>,
    /// For how many seconds an absent person is waited for; without it, as it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grace: Option<u32>,
}

read_fields! { strict Terms:
    options, pace, away, undo, watchers, rated, listed, members_only, grace,
}

impl Terms {
    /// What is different in others.
    pub fn changed(&self, other: &Terms) -> Vec<Term> {
        let differs = |term: &&Term| match term {
            Term::Options => self.options.is_some() && self.options != other.options,
            Term::Pace => self.pace != other.pace,
            Term::Away => self.away != other.away,
            Term::Undo => self.undo != other.undo,
            Term::Watchers => self.watchers != other.watchers,
            Term::Rated => self.rated != other.rated,
            Term::Listed => self.listed != other.listed,
            Term::MembersOnly => {
                self.members_only.is_some() && self.members_only != other.members_only
            }
            Term::Grace => self.grace.is_some() && self.grace != other.grace,
        };
        Term::ALL.iter().filter(differs).copied().collect()
    }
}

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
        /// That a computer plays for whoever is asked and is waited for in vain; all others who are here
        /// have to agree.
        StandIn = "stand-in",
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
