//! The rules in short, and why something is not possible.

use super::Speech;
use crate::Section;
use crate::rules::Part;

/// The parts of the rules in short, in the order of reading, each with the chapters of the rules
/// that it tells.
const PARTS: [Part; 13] = [
    ("aim", &[1]),
    ("turn", &[2]),
    ("strips", &[7]),
    ("cards", &[3]),
    ("projects", &[]),
    ("exploring", &[4]),
    ("building", &[5]),
    ("cattle", &[6]),
    ("levers", &[8]),
    ("river", &[9]),
    ("scoring", &[10]),
    ("end", &[11]),
    ("solo", &[12]),
];

impl Speech<'_> {
    /// Why something is not possible, by the number of the rule that forbids it; `None` if nothing
    /// is ever refused by that rule.
    pub fn refusal(&self, rule: &str) -> Option<String> {
        self.words.refusal(rule)
    }

    /// The rules in short, for people who want to start playing.
    pub fn rules(&self) -> Vec<Section> {
        self.words.rules("BL", &PARTS)
    }
}
