//! How a table is made.

use crate::agreement::{Away, Pace};
use serde::Serialize;
use table::{ComponentsHash, named_enum, read_fields, read_variants};

/// Everything chosen when a table is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TableSetup {
    /// The game's name, such as `kingdom-builder`.
    pub game: String,
    /// The game's options in their text form, such as `players=3 with=nomads`.
    pub options: String,
    /// The components, by their hash; without it, those that the server uses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub components: Option<ComponentsHash>,
    /// Who sits where, the start player first; as many as the options say.
    pub seats: Vec<SeatSetup>,
    /// Whether seats are dealt by chance rather than as listed.
    #[serde(default)]
    pub shuffle_seats: bool,
    /// How far one may take back.
    #[serde(default)]
    pub undo: UndoRule,
    /// Whether everybody sees the table in the lobby.
    #[serde(default)]
    pub listed: bool,
    /// Whether only members do, and sit down from there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub members_only: bool,
    /// Whether the match counts for ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// How long somebody has to be away before others may let a computer play at their seat, in
    /// seconds.
    #[serde(default = "usual_grace", skip_serializing_if = "is_usual_grace")]
    pub grace: u32,
    /// How much time one has; without it, all there is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    /// What happens when somebody stays away.
    #[serde(default, skip_serializing_if = "is_usual_away")]
    pub away: Away,
    /// Whether people who do not sit here may watch.
    #[serde(default, skip_serializing_if = "is_yes")]
    pub watchers: bool,
}

read_fields! { strict TableSetup:
    game, options, components, seats, shuffle_seats or false, undo or UndoRule::Free,
    listed or false, members_only or false, rated or false, grace or usual_grace(), pace, away or Away::Others,
    watchers or true,
}

impl TableSetup {
    /// A table on the usual terms.
    pub fn new(
        game: impl Into<String>,
        options: impl Into<String>,
        seats: Vec<SeatSetup>,
    ) -> TableSetup {
        TableSetup {
            game: game.into(),
            options: options.into(),
            components: None,
            seats,
            shuffle_seats: false,
            undo: UndoRule::Free,
            listed: false,
            members_only: false,
            rated: false,
            grace: USUAL_GRACE,
            pace: None,
            away: Away::Others,
            watchers: true,
        }
    }
}

/// The grace of tables that say nothing about it, in seconds.
pub const USUAL_GRACE: u32 = 120;

/// The longest grace, in seconds: a week.
pub const MAX_GRACE: u32 = 7 * 24 * 60 * 60;

/// Whether computers of a level have a rating: those with a budget of their own, such as `keen@500`,
/// have none.
pub fn is_plain_level(level: &str) -> bool {
    !level.contains('@')
}

pub(crate) fn usual_grace() -> u32 {
    USUAL_GRACE
}

pub(crate) fn is_usual_away(away: &Away) -> bool {
    *away == Away::default()
}

pub(crate) fn is_yes(flag: &bool) -> bool {
    *flag
}

fn is_usual_grace(grace: &u32) -> bool {
    *grace == USUAL_GRACE
}

/// Who shall sit at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SeatSetup {
    /// Whoever makes the table.
    Me,
    /// Somebody beside whoever makes the table, at the same screen, under this name.
    SameScreen {
        /// The name.
        name: String,
    },
    /// Whoever opens the seat's secret link first.
    Open,
    /// A computer.
    Computer {
        /// Its level, such as `steady` or `keen@100`.
        level: String,
    },
}

read_variants! { SeatSetup: Me, SameScreen { name }, Open, Computer { level } }

named_enum! {
    /// How far one may take back.
    #[derive(Default)]
    #[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(rename_all = "kebab-case"))]
    pub enum UndoRule {
        /// One's own latest actions, back to where somebody last learned something. When others
        /// have acted since, they are asked.
        #[default]
        Free = "free",
        /// The same, but only if all others agree.
        Vote = "vote",
        /// Nothing: what is done is done.
        Never = "never",
    }
}
