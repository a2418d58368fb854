//! The rules in short, and why something is not possible.

use super::Speech;

/// A part of the rules in short.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// What it is about.
    pub name: &'static str,
    /// Its heading.
    pub title: String,
    /// What it says.
    pub text: String,
}

/// The parts of the rules in short, in the order of reading.
const SECTIONS: [&str; 13] = [
    "aim",
    "turn",
    "strips",
    "cards",
    "projects",
    "exploring",
    "building",
    "cattle",
    "levers",
    "river",
    "scoring",
    "end",
    "solo",
];

impl Speech<'_> {
    /// Why something is not possible, by the number of the rule that forbids it; `None` if nothing
    /// is ever refused by that rule.
    pub fn refusal(&self, rule: &str) -> Option<String> {
        let key = format!("refusal-{}", rule.replace('.', "-").to_ascii_lowercase());
        self.words.has(&key).then(|| self.words.say(&key))
    }

    /// The rules in short, for people who want to start playing.
    pub fn rules(&self) -> Vec<Section> {
        let section = |name: &'static str| Section {
            name,
            title: self.words.say(&format!("rules-{name}")),
            text: self.words.say(&format!("rules-{name}.text")),
        };
        SECTIONS.into_iter().map(section).collect()
    }
}
