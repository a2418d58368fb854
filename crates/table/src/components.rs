//! What is printed on boards, cards and tiles, as a part of the match.

use crate::hex;
use crate::refusal::{Faults, ParseError};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::{self, Debug, Display, Write as _};
use std::str::FromStr;
use std::sync::Arc;

/// Everything printed that the rules of one game read: one set of boards, cards and tiles.
///
/// A match begins with a set and keeps it. Two sets that mean the same to the rules are equal,
/// whatever their things are called.
pub trait Components: Sized + PartialEq + Debug + Send + Sync + 'static {
    /// The name of each data file, and our text of it.
    fn files() -> &'static [(&'static str, &'static str)];

    /// Reads the texts of all [`Components::files`], or says everything that is wrong with them, by
    /// file and line.
    fn read(texts: &ComponentTexts) -> Result<Self, Faults>;

    /// The set that comes with the program. It is read once and shared.
    fn ours() -> Arc<Self>;

    /// Writes down what the rules read, and nothing else: no name for people, no translation, no
    /// remark, no place where something is drawn.
    fn meaning(&self, canon: &mut Canon);

    /// The hash of what the rules read.
    fn hash(&self) -> ComponentsHash {
        let mut canon = Canon::default();
        self.meaning(&mut canon);
        canon.hash()
    }
}

/// The texts of a game's component files: ours, where no other is given.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ComponentTexts(BTreeMap<String, String>);

impl ComponentTexts {
    /// The texts that come with the program.
    pub fn ours<C: Components>() -> ComponentTexts {
        let own = |&(name, text): &(&str, &str)| (name.to_owned(), text.to_owned());
        let mut texts = BTreeMap::new();
        texts.extend(C::files().iter().map(own));
        ComponentTexts(texts)
    }

    /// Puts other texts in the place of ours, by the names of their files, or says which file is
    /// not known.
    pub fn with_others<C: Components>(
        others: impl IntoIterator<Item = (String, String)>,
    ) -> Result<ComponentTexts, Faults> {
        let mut texts = ComponentTexts::ours::<C>();
        let mut faults = Faults::default();
        for (name, text) in others {
            match texts.0.get_mut(&name) {
                Some(ours) => *ours = text,
                None => {
                    let names: Vec<&str> = C::files().iter().map(|(name, _)| *name).collect();
                    faults.add(format!("{name}: no such file; there are {}", names.join(", ")));
                }
            }
        }
        faults.into_result()?;
        Ok(texts)
    }

    /// The text of a file.
    ///
    /// # Panics
    ///
    /// If the game has no file of this name.
    pub fn text(&self, name: &str) -> &str {
        self.0.get(name).unwrap_or_else(|| panic!("{name} is a file of this game"))
    }

    /// The files with their texts, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, text)| (name.as_str(), text.as_str()))
    }
}

impl From<ComponentTexts> for BTreeMap<String, String> {
    fn from(texts: ComponentTexts) -> BTreeMap<String, String> {
        texts.0
    }
}

/// The canonical form of what the rules read: lines of words. It is our own, so that no other
/// program and no other compiler can change what is hashed.
///
/// ```
/// use table::Canon;
///
/// let mut canon = Canon::default();
/// canon.line("card", ["grass", "5"]);
/// canon.line("players", 2..=4);
/// assert_eq!(canon.text(), "card grass 5\nplayers 2 3 4\n");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Canon(String);

impl Canon {
    /// Writes a line: what it is about, and its values.
    ///
    /// # Panics
    ///
    /// If a word is empty or holds a blank: it could be read in two ways.
    pub fn line<T: Display>(&mut self, about: &str, values: impl IntoIterator<Item = T>) {
        self.word(about);
        for value in values {
            self.0.push(' ');
            self.word(value);
        }
        self.0.push('\n');
    }

    fn word(&mut self, word: impl Display) {
        let start = self.0.len();
        write!(self.0, "{word}").expect("a text can be written to");
        let word = &self.0[start..];
        assert!(!word.is_empty() && !word.contains(char::is_whitespace), "`{word}` is no word");
    }

    /// What was written so far.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The hash of what was written.
    pub fn hash(&self) -> ComponentsHash {
        let hash = blake3::derive_key("freehold 2026 components", self.0.as_bytes());
        ComponentsHash(std::array::from_fn(|index| hash[index]))
    }
}

/// The hash of what the rules read of a set of components; 32 hexadecimal digits as text. It names
/// the set for ever.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ComponentsHash([u8; 16]);

impl Display for ComponentsHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl FromStr for ComponentsHash {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<ComponentsHash, ParseError> {
        let bytes = hex::decode(text).ok_or_else(|| {
            ParseError(format!("`{text}` names no components; 32 hexadecimal digits do"))
        })?;
        Ok(ComponentsHash(bytes))
    }
}

impl TryFrom<String> for ComponentsHash {
    type Error = ParseError;

    fn try_from(text: String) -> Result<ComponentsHash, ParseError> {
        text.parse()
    }
}

impl From<ComponentsHash> for String {
    fn from(hash: ComponentsHash) -> String {
        hash.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If this fails, the code is wrong: every stored match names its components by such a hash.
    #[test]
    fn the_hash_is_the_same_for_ever() {
        let mut canon = Canon::default();
        canon.line("card", ["grass", "5"]);
        assert_eq!(canon.hash().to_string(), "edc47a6a4627fa09672a51b705f4ba09");
    }

    #[test]
    fn a_hash_reads_what_it_wrote() {
        let hash = Canon::default().hash();
        assert_eq!(hash.to_string().parse(), Ok(hash));
        for wrong in ["", "12", &"g".repeat(32), &"ä".repeat(16), &"A".repeat(32)] {
            assert!(wrong.parse::<ComponentsHash>().is_err(), "{wrong}");
        }
    }

    #[test]
    #[should_panic(expected = "`two words` is no word")]
    fn a_value_is_one_word() {
        Canon::default().line("card", ["two words"]);
    }
}
