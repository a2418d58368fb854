//! Boards and cards: those that come with this page, and others that a table began with.
//!
//! A table names its set by a hash. Each table is read with the set it names, so tables with
//! different sets can be open one after the other, or side by side in two windows.

use crate::api;
use crate::storage::{Browser, Storage};
use games::ComponentSet;
use protocol::{Code, Problem};
use std::collections::BTreeMap;
use table::{ComponentsHash, Edition, Game, RulesVersion};

/// The texts of a set, by the names of their files.
pub(crate) type Texts = BTreeMap<String, String>;

/// The set that a table names: the one that comes with this page, one that is kept in this browser,
/// or one that the server has.
pub(crate) async fn fetch(game: &str, hash: ComponentsHash) -> Result<ComponentSet, Problem> {
    match at_hand(&Browser, game, hash)? {
        Some(set) => Ok(set),
        None => read(game, hash, api::components(game, hash).await?),
    }
}

/// The set that a table names, if it comes with this page or is kept here.
pub(crate) fn at_hand(
    storage: &impl Storage,
    game: &str,
    hash: ComponentsHash,
) -> Result<Option<ComponentSet>, Problem> {
    let ours = known(game)?.our_components();
    if ours.hash() == hash {
        return Ok(Some(ours));
    }
    let Some(text) = storage.get(&key(game, hash)) else { return Ok(None) };
    let texts = serde_json::from_str(&text)
        .map_err(|error| Problem::new(Code::Damaged, format!("kept components: {error}")))?;
    read(game, hash, texts).map(Some)
}

/// Keeps a set for the tables that name it; whether there is room for it.
pub(crate) fn keep(storage: &impl Storage, set: &ComponentSet) -> bool {
    let key = key(set.game(), set.hash());
    let text = || serde_json::to_string(set.texts()).expect("texts can be written");
    storage.get(&key).is_some() || storage.set(&key, &text())
}

/// Forgets a set that no table names any more.
pub(crate) fn forget(storage: &impl Storage, game: &str, hash: ComponentsHash) {
    storage.remove(&key(game, hash));
}

/// By which rules and with which components a view is read.
pub(crate) fn edition<G: Game>(
    rules: RulesVersion,
    set: &ComponentSet,
) -> Result<Edition<G>, Problem> {
    let components = set.typed::<G>().ok_or_else(|| {
        Problem::new(Code::OtherComponents, format!("these are components of {}", set.game()))
    })?;
    Edition::new(rules, components)
        .map_err(|error| Problem::new(Code::OtherRules, error.to_string()))
}

fn key(game: &str, hash: ComponentsHash) -> String {
    format!("components/{game}/{hash}")
}

fn known(game: &str) -> Result<&'static dyn games::AnyGame, Problem> {
    games::game(game).map_err(|error| Problem::new(Code::Unknown, error.to_string()))
}

/// Reads a set and makes sure that it is the one.
pub(crate) fn read(
    game: &str,
    hash: ComponentsHash,
    texts: Texts,
) -> Result<ComponentSet, Problem> {
    let set = known(game)?.read_components(texts.into_iter().collect());
    match set {
        Ok(set) if set.hash() == hash => Ok(set),
        Ok(set) => Err(Problem::new(
            Code::OtherComponents,
            format!("the hash of these components is {}, not {hash}", set.hash()),
        )),
        Err(error) => Err(Problem::new(Code::OtherComponents, error.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::testing::Memory;
    use kingdom_builder::State;

    const GAME: &str = "kingdom-builder";

    fn other_hash() -> ComponentsHash {
        "0123456789abcdef0123456789abcdef".parse().expect("a hash")
    }

    #[test]
    fn our_own_set_is_at_hand() {
        let ours = known(GAME).expect("a game").our_components();
        let found = at_hand(&Memory::default(), GAME, ours.hash()).expect("nothing is wrong");
        let found = found.expect("it comes with the page");
        assert_eq!(found.hash(), ours.hash());
        assert!(edition::<State>(RulesVersion(1), &found).is_ok());
        let problem = edition::<State>(RulesVersion(9), &found).expect_err("not yet written");
        assert_eq!(problem.code, Code::OtherRules);
    }

    #[test]
    fn a_set_that_is_kept_is_the_one_that_was_named() {
        let storage = Memory::default();
        assert!(at_hand(&storage, GAME, other_hash()).expect("nothing is wrong").is_none());
        // Kept under a name that is not its own.
        storage.set(&key(GAME, other_hash()), "{}");
        let problem = at_hand(&storage, GAME, other_hash()).expect_err("that is our own set");
        assert_eq!(problem.code, Code::OtherComponents);
        storage.set(&key(GAME, other_hash()), "no JSON");
        let problem = at_hand(&storage, GAME, other_hash()).expect_err("damaged");
        assert_eq!(problem.code, Code::Damaged);
    }

    #[test]
    fn a_set_is_kept_with_all_its_files() {
        let (storage, ours) = (Memory::default(), known(GAME).expect("a game").our_components());
        assert!(keep(&storage, &ours));
        let text = storage.get(&key(GAME, ours.hash())).expect("kept");
        let texts = serde_json::from_str(&text).expect("texts by name");
        assert_eq!(read(GAME, ours.hash(), texts).expect("the same").hash(), ours.hash());
        forget(&storage, GAME, ours.hash());
        assert!(storage.texts.borrow().is_empty());
    }
}
