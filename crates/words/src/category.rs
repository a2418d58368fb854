//! What a category of points is called, by texts alone.

use crate::words::Words;

/// The kinds of things that bring points, as texts name them.
const KINDS: [&str; 3] = ["category", "objective", "task"];

impl Words {
    /// What a category of a game's points is called, for whoever has the game's texts and not the
    /// game: by a text of its own, or as the thing that brings them.
    pub fn category(&self, name: &str) -> String {
        let keys = KINDS.map(|kind| format!("{kind}-{name}"));
        let key = keys.iter().find(|key| self.has(key)).unwrap_or(&keys[0]);
        self.say(key)
    }
}
