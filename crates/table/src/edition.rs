//! By which rules and with which components a match is played.

use crate::components::{Components, ComponentsHash};
use crate::game::Game;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// A version of a game's rules, from 1. A rule that changes gets a new version; the old behaviour
/// stays for matches that began under it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RulesVersion(pub u16);

impl fmt::Display for RulesVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::str::FromStr for RulesVersion {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<RulesVersion, std::num::ParseIntError> {
        text.parse().map(RulesVersion)
    }
}

/// Which rules and which components: the part of a match's set-up that is not chosen by its options.
#[derive(PartialEq, Debug)]
pub struct Edition<G: Game> {
    /// The version of the rules.
    pub rules: RulesVersion,
    /// What is printed.
    pub components: Arc<G::Components>,
}

impl<G: Game> Clone for Edition<G> {
    fn clone(&self) -> Edition<G> {
        Edition { rules: self.rules, components: Arc::clone(&self.components) }
    }
}

impl<G: Game> Edition<G> {
    /// The newest rules, with the components that come with the program.
    pub fn ours() -> Edition<G> {
        Edition { rules: newest_rules::<G>(), components: G::Components::ours() }
    }

    /// A version of the rules that this program knows, with some components.
    pub fn new(
        rules: RulesVersion,
        components: Arc<G::Components>,
    ) -> Result<Edition<G>, EditionError> {
        if !G::RULES.contains(&rules.0) {
            return Err(EditionError::UnknownRules { game: G::NAME, rules });
        }
        Ok(Edition { rules, components })
    }
}

/// The newest version of a game's rules.
pub fn newest_rules<G: Game>() -> RulesVersion {
    RulesVersion(*G::RULES.end())
}

/// Everything a match begins with, except its chance.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup<G: Game> {
    /// Which rules and which components.
    pub edition: Edition<G>,
    /// What was chosen.
    pub options: G::Options,
}

impl<G: Game> Setup<G> {
    /// Options with the newest rules and the components that come with the program.
    pub fn ours(options: G::Options) -> Setup<G> {
        Setup { edition: Edition::ours(), options }
    }
}

/// Why a match cannot be opened here, though nothing is wrong with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditionError {
    /// This program does not know the version of the rules.
    UnknownRules {
        /// The game.
        game: &'static str,
        /// The version.
        rules: RulesVersion,
    },
    /// The components are not at hand.
    UnknownComponents {
        /// The game.
        game: &'static str,
        /// Their hash.
        components: ComponentsHash,
    },
}

impl fmt::Display for EditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EditionError::UnknownRules { game, rules } => write!(
                f,
                "this follows version {rules} of the rules of {game}, which this program does not \
                 know; open it with a newer program"
            ),
            EditionError::UnknownComponents { game, components } => write!(
                f,
                "this was played with components of {game} that are not at hand; their hash is \
                 {components}; name the folder that holds them by --components"
            ),
        }
    }
}

impl std::error::Error for EditionError {}
