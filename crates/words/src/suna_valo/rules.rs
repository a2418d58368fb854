//! The rules in short, and why something is not possible.

use super::Speech;
use crate::Section;
use crate::rules::Part;

/// The parts of the rules in short, in the order of reading, each with the chapters of the rules
/// that it tells.
const PARTS: [Part; 14] = [
    ("aim", &[1]),
    ("turn", &[2]),
    ("buying", &[3]),
    ("prices", &[4]),
    ("columns", &[5, 7]),
    ("stores", &[6]),
    ("deliveries", &[8, 14]),
    ("figures", &[17, 18]),
    ("rows", &[9]),
    ("tracks", &[10]),
    ("ships", &[12]),
    ("festivals", &[11]),
    ("eras", &[13, 15, 16]),
    ("scoring", &[19]),
];

impl Speech<'_> {
    /// Why something is not possible, by the number of the rule that forbids it; `None` if nothing
    /// is ever refused by that rule.
    pub fn refusal(&self, rule: &str) -> Option<String> {
        self.words.refusal(rule)
    }

    /// The rules in short, for people who want to start playing.
    pub fn rules(&self) -> Vec<Section> {
        self.words.rules("SV", &PARTS)
    }
}
