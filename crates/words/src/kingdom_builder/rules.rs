//! The rules in short, and why something is not possible.

use super::Speech;
use crate::Section;
use crate::rules::Part;
use kingdom_builder::{Cell, Open};

/// The parts of the rules in short, in the order of reading, each with the chapters of the rules
/// that it tells.
const PARTS: [Part; 14] = [
    ("aim", &[]),
    ("turn", &[2]),
    ("building", &[3]),
    ("tiles", &[4, 5]),
    ("special-hexes", &[]),
    ("end", &[]),
    ("gold", &[6, 7]),
    ("nomads", &[8]),
    ("crossroads", &[9]),
    ("marshlands", &[10]),
    ("harvest", &[11]),
    ("capitol", &[]),
    ("caves", &[12]),
    ("island", &[13]),
];

/// The rule that land must be of the kind that is asked for.
const WRONG_KIND: &str = "KB-3.3";

impl Speech<'_> {
    /// Why something is not possible, by the number of the rule that forbids it; `None` if nothing
    /// is ever refused by that rule.
    pub fn refusal(&self, rule: &str) -> Option<String> {
        self.words.refusal(rule)
    }

    /// Why a hex cannot be chosen now, by the number of the rule that forbids it: with what is
    /// needed and what is there, if that can be told.
    pub fn refusal_at(&self, rule: &str, open: &Open, at: Cell) -> Option<String> {
        match open.asked_terrain() {
            Some(needed) if rule == WRONG_KIND => {
                let (needed, found) = (self.terrain_plain(needed), self.land_plain(open, at));
                let args = [("needed", needed.into()), ("found", found.into())];
                Some(self.say("refusal-needs-terrain", &args))
            }
            _ => self.refusal(rule),
        }
    }

    /// The rules in short, for people who want to start playing.
    pub fn rules(&self) -> Vec<Section> {
        self.words.rules("KB", &PARTS)
    }
}
