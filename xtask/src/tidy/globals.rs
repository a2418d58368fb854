//! A game crate has no global that changes or is set once: what a match needs is part of it.

use super::Fault;
use super::game_names::games;
use super::sources::{Source, is_word};
use crate::metadata::Package;

/// What changes, or is filled by whoever comes first.
const CHANGING: [&str; 9] = [
    "OnceLock",
    "OnceCell",
    "LazyCell",
    "Mutex",
    "RwLock",
    "RefCell",
    "thread_local",
    "lazy_static",
    "UnsafeCell",
];

/// Looks through the game crates and what they share.
pub(crate) fn check(sources: &[Source], packages: &[Package]) -> Vec<Fault> {
    let mut crates = games(packages);
    crates.push("table");
    sources
        .iter()
        .filter(|source| source.crate_folder().is_some_and(|folder| crates.contains(&folder)))
        .filter(|source| source.is_production())
        .flat_map(check_source)
        .collect()
}

fn check_source(source: &Source) -> Vec<Fault> {
    let code = source.code(false);
    let mut faults = Vec::new();
    for (number, line) in code.lines().enumerate() {
        let words: Vec<&str> = line.split(|c| !is_word(c)).collect();
        if let Some(word) = CHANGING.iter().find(|word| words.contains(word)) {
            faults.push(Fault::at(source, number, format!("a game has no {word}")));
        }
        let is_atomic = words.iter().any(|word| word.starts_with("Atomic"));
        if is_atomic || words.windows(2).any(|two| two == ["static", "mut"]) {
            faults.push(Fault::at(source, number, "a game has no global that changes"));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::arrows::tests::package;
    use crate::tidy::sources::tests::source;

    #[test]
    fn what_is_set_once_is_found() {
        let packages = [package("games", &[("table", None), ("chess", None)])];
        let faults = |text: &str| check(&[source("crates/chess/src/a.rs", text)], &packages).len();
        assert_eq!(faults("static SET: OnceLock<Set> = OnceLock::new();"), 1);
        assert_eq!(faults("static mut N: u8 = 0;"), 1);
        assert_eq!(faults("static N: AtomicU8 = AtomicU8::new(0);"), 1);
        assert_eq!(faults("static OURS: LazyLock<Set> = LazyLock::new(Set::ours);"), 0);
        assert_eq!(faults("static NEXT: [u8; 6] = next(); // not a OnceLock"), 0);
        let elsewhere = source("crates/server/src/a.rs", "use std::sync::Mutex;");
        assert_eq!(check(&[elsewhere], &packages).len(), 0);
    }
}
