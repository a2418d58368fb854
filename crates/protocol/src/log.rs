//! A match as it is stored: what it began with, and every deed in order.

use serde::{Deserialize, Serialize};

/// What a match begins with. From it and the log the match can be rebuilt at any time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MatchSetup {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// The options in full.
    pub options: String,
    /// The seed in hexadecimal. Never sent to anybody before the match is over.
    pub seed: String,
}

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
