//! What is kept in the browser, by keys.
//!
//! A browser may refuse to keep anything: in a private window, or when there is no room left. Then
//! what it did not take waits in memory, and the page works as before for as long as it is open.

use leptos::prelude::window;
use std::cell::RefCell;

/// Keeps texts by keys: the browser does, and in tests the memory.
pub(crate) trait Storage {
    /// What is kept under a key.
    fn get(&self, key: &str) -> Option<String>;
    /// Keeps something; whether there is leave and room for it.
    fn set(&self, key: &str, text: &str) -> bool;
    /// Forgets what is kept under a key.
    fn remove(&self, key: &str);
}

/// What the browser keeps for this site; what it does not take is kept as long as the page is open.
#[derive(Clone, Copy)]
pub(crate) struct Browser;

impl Browser {
    /// Whether everything is kept for good.
    pub(crate) fn keeps_all() -> bool {
        STORAGE.with(Patient::is_empty)
    }

    /// Whether it keeps anything at all, found out by trying.
    pub(crate) fn can_keep() -> bool {
        let can_keep = LocalStorage.set("try", "");
        LocalStorage.remove("try");
        can_keep
    }
}

thread_local! {
    static STORAGE: Patient<LocalStorage> = const { Patient::new(LocalStorage) };
}

impl Storage for Browser {
    fn get(&self, key: &str) -> Option<String> {
        STORAGE.with(|storage| storage.get(key))
    }

    fn set(&self, key: &str, text: &str) -> bool {
        STORAGE.with(|storage| storage.set(key, text))
    }

    fn remove(&self, key: &str) {
        STORAGE.with(|storage| storage.remove(key));
    }
}

/// Keeps in memory what a storage does not take, and tries again with whatever comes next. It is
/// written in the order in which it came: what is in the storage is at any time as things once were.
struct Patient<S> {
    storage: S,
    waiting: RefCell<Vec<(String, String)>>,
}

impl<S> Patient<S> {
    const fn new(storage: S) -> Patient<S> {
        Patient { storage, waiting: RefCell::new(Vec::new()) }
    }

    fn is_empty(&self) -> bool {
        self.waiting.borrow().is_empty()
    }
}

impl<S: Storage> Patient<S> {
    fn write_what_waits(&self) {
        let mut waiting = self.waiting.borrow_mut();
        let n_written =
            waiting.iter().take_while(|(key, text)| self.storage.set(key, text)).count();
        waiting.drain(..n_written);
    }
}

impl<S: Storage> Storage for Patient<S> {
    fn get(&self, key: &str) -> Option<String> {
        let waiting = self.waiting.borrow();
        match waiting.iter().find(|(name, _)| name == key) {
            Some((_, text)) => Some(text.clone()),
            None => self.storage.get(key),
        }
    }

    fn set(&self, key: &str, text: &str) -> bool {
        let mut waiting = self.waiting.borrow_mut();
        waiting.retain(|(name, _)| name != key);
        waiting.push((key.to_owned(), text.to_owned()));
        drop(waiting);
        self.write_what_waits();
        true
    }

    fn remove(&self, key: &str) {
        self.waiting.borrow_mut().retain(|(name, _)| name != key);
        self.storage.remove(key);
        self.write_what_waits();
    }
}

/// What the browser keeps for this site, if it lets us.
struct LocalStorage;

const PREFIX: &str = "freehold/";

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

impl Storage for LocalStorage {
    fn get(&self, key: &str) -> Option<String> {
        storage()?.get_item(&format!("{PREFIX}{key}")).ok().flatten()
    }

    fn set(&self, key: &str, text: &str) -> bool {
        storage().is_some_and(|storage| storage.set_item(&format!("{PREFIX}{key}"), text).is_ok())
    }

    fn remove(&self, key: &str) {
        if let Some(storage) = storage() {
            // A browser that does not let us remove anything does not keep anything either.
            let _ = storage.remove_item(&format!("{PREFIX}{key}"));
        }
    }
}

#[cfg(test)]
pub(crate) mod testing {
    use super::Storage;
    use std::cell::{Cell, RefCell};
    use std::collections::BTreeMap;

    /// Keeps in memory, and counts what it is given.
    #[derive(Default)]
    pub(crate) struct Memory {
        pub(crate) texts: RefCell<BTreeMap<String, String>>,
        /// How many bytes were written so far, keys too.
        pub(crate) n_bytes: Cell<usize>,
        /// How often something was read or written so far.
        pub(crate) n_calls: Cell<usize>,
        pub(crate) is_full: Cell<bool>,
    }

    impl Storage for Memory {
        fn get(&self, key: &str) -> Option<String> {
            self.n_calls.set(self.n_calls.get() + 1);
            self.texts.borrow().get(key).cloned()
        }

        fn set(&self, key: &str, text: &str) -> bool {
            self.n_calls.set(self.n_calls.get() + 1);
            self.n_bytes.set(self.n_bytes.get() + key.len() + text.len());
            if !self.is_full.get() {
                self.texts.borrow_mut().insert(key.to_owned(), text.to_owned());
            }
            !self.is_full.get()
        }

        fn remove(&self, key: &str) {
            self.n_calls.set(self.n_calls.get() + 1);
            self.texts.borrow_mut().remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::testing::Memory;
    use super::*;

    #[test]
    fn what_the_browser_does_not_take_is_kept_in_memory() {
        let patient = Patient::new(Memory::default());
        assert!(patient.set("a", "1") && patient.is_empty());
        patient.storage.is_full.set(true);
        assert!(patient.set("a", "2") && patient.set("b", "3"));
        assert!(!patient.is_empty());
        assert_eq!(
            (patient.get("a").as_deref(), patient.get("b").as_deref()),
            (Some("2"), Some("3"))
        );
        assert_eq!(patient.storage.get("a").as_deref(), Some("1"));
        patient.remove("b");
        assert_eq!(patient.get("b"), None);
    }

    #[test]
    fn what_waits_is_written_when_there_is_room() {
        let patient = Patient::new(Memory::default());
        patient.storage.is_full.set(true);
        for (key, text) in [("progress", "1"), ("entry", "x"), ("progress", "2")] {
            patient.set(key, text);
        }
        let waiting: Vec<String> =
            patient.waiting.borrow().iter().map(|(key, _)| key.clone()).collect();
        assert_eq!(waiting, ["entry", "progress"], "the log before how long it is");
        patient.storage.is_full.set(false);
        patient.remove("something that took room");
        assert!(patient.is_empty());
        assert_eq!(patient.storage.get("progress").as_deref(), Some("2"));
    }
}
