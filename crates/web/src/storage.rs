//! What is kept in the browser, by keys.

use leptos::prelude::window;

/// Keeps texts by keys: the browser does, and in tests the memory.
pub(crate) trait Storage {
    /// What is kept under a key.
    fn get(&self, key: &str) -> Option<String>;
    /// Keeps something; whether there is leave and room for it.
    fn set(&self, key: &str, text: &str) -> bool;
    /// Forgets what is kept under a key.
    fn remove(&self, key: &str);
}

/// What the browser keeps for this site.
#[derive(Clone, Copy)]
pub(crate) struct Browser;

const PREFIX: &str = "freehold/";

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

impl Storage for Browser {
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
