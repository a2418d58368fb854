//! What a stored match says it began with.

use crate::chance::Seed;
use crate::components::{Components, ComponentsHash};
use crate::edition::{Edition, EditionError, RulesVersion};
use crate::game::Game;
use crate::{read_fields, read_variants};
use serde::Serialize;
use std::sync::Arc;

/// What a stored match began with. From it and the list of actions the match can be played again
/// at any time; none of it is a property of the program that stored it.
///
/// It holds the seed, so nobody who plays may see it before the match is over.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Origin {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: RulesVersion,
    /// The hash of its components.
    pub components: ComponentsHash,
    /// The options in full.
    pub options: String,
    /// Where its chance comes from.
    pub luck: Luck,
}

read_fields! { strict Origin: game, rules, components, options, luck }

/// Where the chance of a match comes from.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Luck {
    /// From a seed.
    Seed(Seed),
    /// Named by somebody; here what was drawn in the set-up.
    Script(Vec<String>),
}

read_variants! { Luck: Seed(Seed), Script(Vec<String>) }

impl Origin {
    /// The seed, unless the draws were named by somebody.
    pub fn seed(&self) -> Option<Seed> {
        match self.luck {
            Luck::Seed(seed) => Some(seed),
            Luck::Script(_) => None,
        }
    }

    /// The edition it names, with the components given, or why that is not possible.
    pub fn edition<G: Game>(
        &self,
        components: &Arc<G::Components>,
    ) -> Result<Edition<G>, EditionError> {
        if components.hash() != self.components {
            return Err(EditionError::UnknownComponents {
                game: G::NAME,
                components: self.components,
            });
        }
        Edition::new(self.rules, Arc::clone(components))
    }
}
