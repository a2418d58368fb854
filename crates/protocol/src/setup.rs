//! How a table is made.

use serde::{Deserialize, Serialize};

/// Everything chosen when a table is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TableSetup {
    /// The game's name, such as `kingdom-builder`.
    pub game: String,
    /// The game's options in their text form, such as `players=3 with=nomads`.
    pub options: String,
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
}

/// Who shall sit at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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

/// How far one may take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum UndoRule {
    /// One's own latest actions, back to where somebody last learned something.
    #[default]
    Free,
    /// Nothing: what is done is done.
    Never,
}
