//! What goes between a server and its helpers: programs on other machines that think for it.
//!
//! A helper opens a socket and says [`FromHelper::Hello`]; from then on it is sent choices, never
//! more at a time than it has threads, and answers each. All it is told of a match is what the seat
//! that is asked knows.

use crate::api::ComponentFiles;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{ComponentsHash, RulesVersion};

/// The version of this protocol. A helper of another version is told so.
pub const THINK_VERSION: u32 = 1;

/// What a helper is sent.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToHelper {
    /// Think about this.
    Think(ChoiceElsewhere),
    /// The files of a set of components, as the helper asked.
    Components {
        /// The game.
        game: String,
        /// The files, with the hash that names them.
        files: ComponentFiles,
    },
}

/// What a helper says.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromHelper {
    /// The first message.
    Hello {
        /// The version of the protocol it speaks.
        version: u32,
        /// How many choices it thinks about at a time.
        threads: u32,
    },
    /// What it came to.
    Thought {
        /// The number of the choice.
        id: u64,
        /// The action, in text form.
        action: String,
    },
    /// It cannot think about this.
    Unable {
        /// The number of the choice.
        id: u64,
        /// Why not.
        reason: String,
    },
    /// It lacks a set of components; the choices that need it wait at the helper.
    Lacking {
        /// The game.
        game: String,
        /// The hash that names the set.
        components: ComponentsHash,
    },
}

/// A choice, as the seat that is asked knows it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ChoiceElsewhere {
    /// A number for the answer.
    pub id: u64,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: RulesVersion,
    /// The components of the match.
    pub components: ComponentsHash,
    /// The level of the computer, with the budget for this choice.
    pub level: String,
    /// What the computer leaves to chance follows from this.
    pub seed: u64,
    /// An answer after so many milliseconds comes too late.
    pub within: u64,
    /// What the seat knows, as it would be sent to whoever sits there.
    pub view: Box<RawValue>,
}
