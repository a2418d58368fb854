//! Sets of components without their types, and those at hand.

use crate::any_game::AnyGame;
use std::any::Any;
use std::fmt;
use std::sync::Arc;
use table::{
    ComponentTexts, Components as _, ComponentsHash, Edition, EditionError, Faults, Game,
    newest_rules,
};

/// A set of components of some game, with the texts it was read from. Cheap to copy.
#[derive(Clone)]
pub struct ComponentSet {
    game: &'static str,
    hash: ComponentsHash,
    texts: Arc<ComponentTexts>,
    components: Arc<dyn Any + Send + Sync>,
}

impl ComponentSet {
    /// The set that comes with the program.
    pub fn ours<G: Game>() -> ComponentSet {
        let texts = ComponentTexts::ours::<G::Components>();
        ComponentSet::new::<G>(texts, G::Components::ours())
    }

    /// Reads a set, or says everything that is wrong with its texts. Texts that mean the same as
    /// ours keep their own names for things.
    pub fn read<G: Game>(texts: ComponentTexts) -> Result<ComponentSet, Faults> {
        let components = Arc::new(G::Components::read(&texts)?);
        Ok(ComponentSet::new::<G>(texts, components))
    }

    fn new<G: Game>(texts: ComponentTexts, components: Arc<G::Components>) -> ComponentSet {
        let hash = components.hash();
        ComponentSet { game: G::NAME, hash, texts: Arc::new(texts), components }
    }

    /// The game's name.
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// The hash that names the set.
    pub fn hash(&self) -> ComponentsHash {
        self.hash
    }

    /// The texts it was read from.
    pub fn texts(&self) -> &ComponentTexts {
        &self.texts
    }

    /// The set with its type, or `None` if it is of another game.
    pub fn typed<G: Game>(&self) -> Option<Arc<G::Components>> {
        Arc::clone(&self.components).downcast().ok()
    }
}

impl fmt::Debug for ComponentSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "components {} of {}", self.hash, self.game)
    }
}

/// The sets of components at hand, beside those that come with the program.
#[derive(Clone, Debug, Default)]
pub struct Library {
    sets: Vec<ComponentSet>,
}

impl Library {
    /// Adds a set; new matches are played with it.
    pub fn add(&mut self, set: ComponentSet) {
        self.sets.retain(|other| (other.game, other.hash) != (set.game, set.hash));
        self.sets.push(set);
    }

    /// The set that a match names, if it is at hand.
    pub fn find(&self, game: &dyn AnyGame, hash: ComponentsHash) -> Option<ComponentSet> {
        let added = self.sets.iter().find(|set| set.game == game.name() && set.hash == hash);
        added.cloned().or_else(|| Some(game.our_components()).filter(|ours| ours.hash == hash))
    }

    /// The set for a new match: the one that was added last, or ours.
    pub fn for_new_match(&self, game: &dyn AnyGame) -> ComponentSet {
        let added = self.sets.iter().rev().find(|set| set.game == game.name());
        added.cloned().unwrap_or_else(|| game.our_components())
    }

    /// The set that a match of this game names, or that it is not at hand.
    pub fn components<G: Game>(
        &self,
        hash: ComponentsHash,
    ) -> Result<Arc<G::Components>, EditionError> {
        let is_named = |set: &&ComponentSet| set.game == G::NAME && set.hash == hash;
        let added = self.sets.iter().find(is_named).and_then(ComponentSet::typed::<G>);
        added
            .or_else(|| Some(G::Components::ours()).filter(|ours| ours.hash() == hash))
            .ok_or(EditionError::UnknownComponents { game: G::NAME, components: hash })
    }

    /// The newest rules, with the set for a new match.
    pub fn newest_edition<G: Game>(&self) -> Edition<G> {
        let added = self.sets.iter().rev().find(|set| set.game == G::NAME);
        let components = added.and_then(ComponentSet::typed::<G>);
        let components = components.unwrap_or_else(G::Components::ours);
        Edition { rules: newest_rules::<G>(), components }
    }
}
