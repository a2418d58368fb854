//! Who sits at a table.

use crate::setup::UndoRule;
use crate::table_id::TableId;
use serde::{Deserialize, Serialize};
use table::{ComponentsHash, RulesVersion};

/// A table as one reader may see it, without the match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct TableInfo {
    /// The table's name in links.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The version of the game's rules.
    #[cfg_attr(feature = "schema", schema(value_type = u16))]
    pub rules: RulesVersion,
    /// The hash of the match's components.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub components: ComponentsHash,
    /// The options in full.
    pub options: String,
    /// The hash of the seed, published from the start so that the shuffle can be checked at the end.
    pub seed_hash: String,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// How far one may take back.
    pub undo: UndoRule,
    /// Whether everybody sees the table in the lobby.
    pub listed: bool,
    /// Whether the reader made the table.
    pub is_owner: bool,
    /// How many watch without a seat.
    pub n_watchers: usize,
    /// The table of the rematch, once somebody asked for one.
    pub rematch: Option<TableId>,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct SeatInfo {
    /// Who holds it.
    pub holder: Holder,
    /// Whether the reader holds it.
    pub is_mine: bool,
    /// Whether a person holds it and is connected now.
    pub is_here: bool,
    /// The level of the computer that plays for an absent person.
    pub played_by: Option<String>,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// The name.
        name: String,
    },
    /// A computer.
    Computer {
        /// Its level.
        level: String,
    },
}
