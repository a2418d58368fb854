//! The sets of components at hand: the server's own, and those that the store keeps.

use crate::error::storage;
use games::{AnyGame, ComponentSet, Library};
use protocol::{Code, Problem};
use std::collections::VecDeque;
use std::sync::Mutex;
use store::Store;
use table::{ComponentsHash, Origin};

/// So many sets that were read from the store stay in memory; a table that is awake has its own.
const MAX_READ: usize = 32;

/// Where sets of components are found.
pub(crate) struct Shelf {
    store: Store,
    own: Library,
    read: Mutex<VecDeque<ComponentSet>>,
}

impl Shelf {
    pub(crate) fn new(store: Store, own: Library) -> Shelf {
        Shelf { store, own, read: Mutex::default() }
    }

    /// The set for a new match: the one that is named, or the server's.
    pub(crate) async fn for_new_match(
        &self,
        game: &dyn AnyGame,
        named: Option<ComponentsHash>,
    ) -> Result<ComponentSet, Problem> {
        let Some(hash) = named else { return Ok(self.own.for_new_match(game)) };
        self.find(game, hash).await?.ok_or_else(|| {
            let reason =
                format!("there are no components {hash} of {} here; send them first", game.name());
            Problem::new(Code::BadSetup, reason)
        })
    }

    /// What a stored match needs to be opened. Whether it is enough, the match says.
    pub(crate) async fn for_match(&self, origin: &Origin) -> Result<Library, Problem> {
        let mut library = Library::default();
        if let Ok(game) = games::game(&origin.game)
            && let Some(set) = self.find(game, origin.components).await?
        {
            library.add(set);
        }
        Ok(library)
    }

    /// The set with this hash, if it is at hand.
    pub(crate) async fn find(
        &self,
        game: &dyn AnyGame,
        hash: ComponentsHash,
    ) -> Result<Option<ComponentSet>, Problem> {
        if let Some(set) = self.own.find(game, hash).or_else(|| self.recall(game, hash)) {
            return Ok(Some(set));
        }
        let stored = self.store.components(game.name(), hash).await.map_err(storage)?;
        let Some(texts) = stored else { return Ok(None) };
        let texts = texts.iter().map(|(name, text)| (name.to_owned(), text.to_owned()));
        let set = game.read_components(texts.collect()).map_err(|error| damaged(hash, &error))?;
        if set.hash() != hash {
            return Err(damaged(hash, &format!("their hash is {}", set.hash())));
        }
        self.remember(set.clone());
        Ok(Some(set))
    }

    /// Keeps a set, so that tables can name it.
    pub(crate) async fn keep(&self, set: &ComponentSet) -> Result<(), Problem> {
        let kept = self.store.keep_components(set.game(), set.hash(), set.texts().clone()).await;
        kept.map_err(storage)
    }

    fn recall(&self, game: &dyn AnyGame, hash: ComponentsHash) -> Option<ComponentSet> {
        let read = self.read.lock().expect("nobody panics while looking a set up");
        read.iter().find(|set| set.game() == game.name() && set.hash() == hash).cloned()
    }

    fn remember(&self, set: ComponentSet) {
        let mut read = self.read.lock().expect("nobody panics while looking a set up");
        if read.len() == MAX_READ {
            read.pop_front();
        }
        read.push_back(set);
    }
}

fn damaged(hash: ComponentsHash, why: &dyn std::fmt::Display) -> Problem {
    tracing::error!(%hash, %why, "stored components cannot be read");
    Problem::new(Code::Damaged, format!("the stored components {hash} cannot be read: {why}"))
}
