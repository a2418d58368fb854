//! The canonical form of what the rules read: lines of words.

use std::fmt::{Display, Write as _};

#[derive(Default)]
pub(super) struct Canon(String);

impl Canon {
    pub(super) fn line<T: Display>(&mut self, about: &str, values: impl IntoIterator<Item = T>) {
        self.0 += about;
        for value in values {
            write!(self.0, " {value}").expect("a text can be written to");
        }
        self.0.push('\n');
    }

    pub(super) fn hash(&self) -> String {
        let hash = blake3::derive_key("freehold 2026 components", self.0.as_bytes());
        hash[..16].iter().map(|byte| format!("{byte:02x}")).collect()
    }
}
