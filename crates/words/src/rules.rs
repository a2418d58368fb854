//! The rules in short, and why something is not possible: every game tells them in the same form.

use crate::Words;

/// A part of the rules in short.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// What it is about; an expansion by the name of its own.
    pub name: &'static str,
    /// Its heading.
    pub title: String,
    /// What it says.
    pub text: String,
    /// The rules behind it by which something can be refused: their numbers, and what they ask for.
    pub rules: Vec<(String, String)>,
}

/// The name of a part of the rules in short, and the chapters of the rules that it tells.
pub(crate) type Part = (&'static str, &'static [usize]);

/// No chapter has more rules.
const MOST_RULES: usize = 30;

impl Words {
    /// The rules in short by their parts; the numbers of the rules begin with `mark`.
    pub(crate) fn rules(&self, mark: &str, parts: &[Part]) -> Vec<Section> {
        let chapter = |&chapter: &usize| {
            let numbers = (1..=MOST_RULES).map(move |rule| format!("{mark}-{chapter}.{rule}"));
            numbers.filter_map(|number| Some((number.clone(), self.refusal(&number)?)))
        };
        let section = |&(name, chapters): &Part| Section {
            name,
            title: self.say(&format!("rules-{name}")),
            text: self.say(&format!("rules-{name}.text")),
            rules: chapters.iter().flat_map(chapter).collect(),
        };
        parts.iter().map(section).collect()
    }

    /// Why something is not possible, by the number of the rule that forbids it; `None` if nothing
    /// is ever refused by that rule.
    pub(crate) fn refusal(&self, rule: &str) -> Option<String> {
        let key = format!("refusal-{}", rule.replace('.', "-").to_ascii_lowercase());
        self.has(&key).then(|| self.say(&key))
    }
}
