//! The rules in short, and why something is not possible.

use super::Speech;
use kingdom_builder::{Cell, Land, Open};

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

/// The parts of the rules in short, in the order of reading, each with the chapters of the rules
/// that it tells.
const SECTIONS: [(&str, &[usize]); 14] = [
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

/// No chapter has more rules.
const MOST_RULES: usize = 30;

impl Speech<'_> {
    /// Why something is not possible, by the number of the rule that forbids it; `None` if nothing
    /// is ever refused by that rule.
    pub fn refusal(&self, rule: &str) -> Option<String> {
        let key = format!("refusal-{}", rule.replace('.', "-").to_ascii_lowercase());
        self.words.has(&key).then(|| self.words.say(&key))
    }

    /// Why a hex cannot be chosen now, by the number of the rule that forbids it: with what is
    /// needed and what is there, if that can be told.
    pub fn refusal_at(&self, rule: &str, open: &Open, at: Cell) -> Option<String> {
        match open.asked_terrain() {
            Some(needed) if rule == WRONG_KIND => {
                let (key, found) = match open.board().land_at(at) {
                    Some(Land::Location(_) | Land::Special(_)) => {
                        ("refusal-needs-land", self.land(open, at))
                    }
                    _ => ("refusal-needs-terrain", self.land_plain(open, at)),
                };
                let args = [("needed", self.terrain_plain(needed).into()), ("found", found.into())];
                Some(self.say(key, &args))
            }
            _ => self.refusal(rule),
        }
    }

    /// The rules in short, for people who want to start playing.
    pub fn rules(&self) -> Vec<Section> {
        let section = |(name, chapters): (&'static str, &[usize])| Section {
            name,
            title: self.words.say(&format!("rules-{name}")),
            text: self.words.say(&format!("rules-{name}.text")),
            rules: chapters.iter().flat_map(|&chapter| self.chapter(chapter)).collect(),
        };
        SECTIONS.into_iter().map(section).collect()
    }

    /// The rules of a chapter by which something can be refused.
    fn chapter(&self, chapter: usize) -> impl Iterator<Item = (String, String)> {
        let numbers = (1..=MOST_RULES).map(move |rule| format!("KB-{chapter}.{rule}"));
        numbers.filter_map(|number| Some((number.clone(), self.refusal(&number)?)))
    }
}
