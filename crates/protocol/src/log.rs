//! A match as it is stored: what it began with, and every deed in order.

use serde::{Deserialize, Serialize};

/// One line of a table's log. The log only grows: taking back is a line too, so that the number of
/// lines never names two different states.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// The seat that did it.
    pub seat: usize,
    /// The key its sender gave it.
    pub key: String,
    /// What was done.
    #[serde(flatten)]
    pub deed: Deed,
}

/// What can be done at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Carries out an action of the game, in its text form.
    Act(String),
    /// Takes the latest actions back.
    Undo {
        /// How many.
        actions: usize,
    },
}

impl Deed {
    /// Carries out an action of the game.
    pub fn act(action: impl Into<String>) -> Deed {
        Deed::Act(action.into())
    }
}
