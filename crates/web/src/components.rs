//! Boards and cards: those that come with this page, and others that a table began with.
//!
//! A table names its set by a hash. Each table is read with the set it names, so tables with
//! different sets can be open one after the other, or side by side in two windows.

use crate::api;
use crate::storage::{Browser, Storage};
use games::{AnyGame, ComponentSet, Error};
use protocol::{Code, Problem};
use serde::Serialize;
use std::collections::BTreeMap;
use table::{ComponentTexts, ComponentsHash, Edition, Faults, Game, RulesVersion};

/// The texts of a set, by the names of their files.
pub(crate) type Texts = BTreeMap<String, String>;

/// A set that was read, or everything that is wrong with its texts, each with its file and line.
pub(crate) type Read = Result<ComponentSet, Faults>;

/// Reads a set from texts, and from ours where one is missing: a game's face does, and so does its
/// engine.
pub(crate) trait Reads: Fn(Texts) -> Read {}

impl<F: Fn(Texts) -> Read> Reads for F {}

/// Reads sets of a game by its engine, for those who have all of it anyway.
pub(crate) fn by_engine(engine: &'static dyn AnyGame) -> impl Reads {
    move |texts| {
        let set = engine.read_components(texts.into_iter().collect());
        set.map_err(|error| match error {
            Error::Faults(faults) => faults,
            other => Faults(vec![other.to_string()]),
        })
    }
}

/// Reads a set of a game whose type is known.
pub(crate) fn of_game<G: Game>(texts: Texts) -> Read {
    let texts = ComponentTexts::with_others::<G::Components>(texts);
    texts.and_then(ComponentSet::read::<G>)
}

/// The set that a table names: the one that comes with this page, one that is kept in this browser,
/// or one that the server has.
pub(crate) async fn fetch(
    game: &str,
    hash: ComponentsHash,
    read: impl Reads,
) -> Result<ComponentSet, Problem> {
    match at_hand(&Browser, game, hash, &read)? {
        Some(set) => Ok(set),
        None => checked(read(api::components(game, hash).await?), hash),
    }
}

/// The set that a table names, if it is kept here or comes with this page. One that is kept may mean
/// the same as ours and have names of its own for things.
pub(crate) fn at_hand(
    storage: &impl Storage,
    game: &str,
    hash: ComponentsHash,
    read: &impl Reads,
) -> Result<Option<ComponentSet>, Problem> {
    let kept = kept(storage, game, hash)
        .and_then(|texts| texts.map(|texts| checked(read(texts), hash)).transpose());
    if let Ok(Some(set)) = kept {
        return Ok(Some(set));
    }
    let ours =
        read(Texts::new()).map_err(|error| Problem::new(Code::Unknown, error.to_string()))?;
    if ours.hash() == hash { Ok(Some(ours)) } else { kept }
}

/// The set for a new table here: the one that it names, if that is at hand, or ours.
pub(crate) fn for_new_table(
    storage: &impl Storage,
    engine: &'static dyn AnyGame,
    named: Option<ComponentsHash>,
) -> Result<ComponentSet, Problem> {
    let read = by_engine(engine);
    let Some(hash) = named else {
        return read(Texts::new()).map_err(|error| Problem::new(Code::Unknown, error.to_string()));
    };
    at_hand(storage, engine.name(), hash, &read)?.ok_or_else(|| {
        Problem::new(Code::OtherComponents, format!("there are no components {hash} here"))
    })
}

/// The texts of the set that a table names, for whoever can read them: those that are kept here, or
/// those of the server. If there are none, it can only be the set that comes with the program.
pub(crate) async fn texts(
    storage: &impl Storage,
    game: &str,
    hash: ComponentsHash,
) -> Result<Texts, Problem> {
    if let Some(texts) = kept(storage, game, hash)? {
        return Ok(texts);
    }
    let texts = api::components(game, hash).await.unwrap_or_default();
    if !texts.is_empty() {
        // For when the server cannot be asked; if there is no room, it is asked again.
        keep_texts(storage, &key(game, hash), &texts);
    }
    Ok(texts)
}

fn kept(
    storage: &impl Storage,
    game: &str,
    hash: ComponentsHash,
) -> Result<Option<Texts>, Problem> {
    let Some(text) = storage.get(&key(game, hash)) else { return Ok(None) };
    let texts = serde_json::from_str(&text);
    texts
        .map(Some)
        .map_err(|error| Problem::new(Code::Damaged, format!("kept components: {error}")))
}

/// Keeps a set for the tables that name it; whether there is room for it. Of two sets that mean the
/// same, the later one's names for things are kept.
pub(crate) fn keep(storage: &impl Storage, set: &ComponentSet) -> bool {
    keep_texts(storage, &key(set.game(), set.hash()), set.texts())
}

fn keep_texts(storage: &impl Storage, key: &str, texts: &impl Serialize) -> bool {
    storage.set(key, &serde_json::to_string(texts).expect("texts can be written"))
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

/// Reads a set and makes sure that it is the one.
pub(crate) fn read(
    engine: &'static dyn AnyGame,
    hash: ComponentsHash,
    texts: Texts,
) -> Result<ComponentSet, Problem> {
    checked(by_engine(engine)(texts), hash)
}

fn checked(read: Read, hash: ComponentsHash) -> Result<ComponentSet, Problem> {
    match read {
        Ok(set) if set.hash() == hash => Ok(set),
        Ok(set) => Err(Problem::new(
            Code::OtherComponents,
            format!("the hash of these components is {}, not {hash}", set.hash()),
        )),
        Err(faults) => Err(Problem::new(Code::OtherComponents, faults.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::testing::Memory;
    use kingdom_builder::State;

    const GAME: &str = "kingdom-builder";

    fn ours() -> ComponentSet {
        of_game::<State>(Texts::new()).expect("ours can be read")
    }

    fn found(storage: &Memory, hash: ComponentsHash) -> Result<Option<ComponentSet>, Problem> {
        at_hand(storage, GAME, hash, &of_game::<State>)
    }

    fn other_hash() -> ComponentsHash {
        "0123456789abcdef0123456789abcdef".parse().expect("a hash")
    }

    #[test]
    fn our_own_set_is_at_hand() {
        let ours = ours();
        let found = found(&Memory::default(), ours.hash()).expect("nothing is wrong");
        let found = found.expect("it comes with the page");
        assert_eq!(found.hash(), ours.hash());
        assert!(edition::<State>(RulesVersion(1), &found).is_ok());
        let problem = edition::<State>(RulesVersion(9), &found).expect_err("not yet written");
        assert_eq!(problem.code, Code::OtherRules);
    }

    #[test]
    fn a_set_that_is_kept_is_the_one_that_was_named() {
        let storage = Memory::default();
        assert!(found(&storage, other_hash()).expect("nothing is wrong").is_none());
        // Kept under a name that is not its own.
        storage.set(&key(GAME, other_hash()), "{}");
        let problem = found(&storage, other_hash()).expect_err("that is our own set");
        assert_eq!(problem.code, Code::OtherComponents);
        storage.set(&key(GAME, other_hash()), "no JSON");
        let problem = found(&storage, other_hash()).expect_err("damaged");
        assert_eq!(problem.code, Code::Damaged);
    }

    #[test]
    fn a_new_table_is_played_with_the_set_it_names() {
        let (storage, ours) = (Memory::default(), ours());
        let played_with = |named| {
            for_new_table(&storage, games::any_game::<State>(), named).map(|set| set.hash())
        };
        assert_eq!(played_with(None), Ok(ours.hash()));
        let box_text = ours.texts().text("box.txt").replace("settlement | 40", "settlement | 30");
        let mine = of_game::<State>([("box.txt".to_owned(), box_text)].into()).expect("fewer");
        assert_ne!(mine.hash(), ours.hash());
        let problem = played_with(Some(mine.hash())).expect_err("it is nowhere yet");
        assert_eq!(problem.code, Code::OtherComponents);
        assert!(keep(&storage, &mine));
        assert_eq!(played_with(Some(mine.hash())), Ok(mine.hash()));
    }

    #[test]
    fn names_of_ones_own_are_kept_though_nothing_else_differs() {
        let (storage, ours) = (Memory::default(), ours());
        let mut texts: Texts = ours.texts().clone().into();
        let box_text = texts.get_mut("box.txt").expect("a file of this game");
        box_text.insert_str(0, "# The box on my shelf.\n");
        let mine = of_game::<State>(texts).expect("ours with a remark");
        assert_eq!(mine.hash(), ours.hash());
        assert!(keep(&storage, &ours) && keep(&storage, &mine));
        let found = found(&storage, ours.hash()).expect("nothing is wrong").expect("kept");
        assert_eq!(found.texts(), mine.texts());
    }

    #[test]
    fn a_set_is_kept_with_all_its_files() {
        let (storage, ours) = (Memory::default(), ours());
        assert!(keep(&storage, &ours));
        let text = storage.get(&key(GAME, ours.hash())).expect("kept");
        let texts = serde_json::from_str(&text).expect("texts by name");
        let again = read(games::any_game::<State>(), ours.hash(), texts);
        assert_eq!(again.expect("the same").hash(), ours.hash());
        forget(&storage, GAME, ours.hash());
        assert!(storage.texts.borrow().is_empty());
    }
}
