//! Chance comes from outside: a game asks for a draw, the table's source of chance answers.
//!
//! A draw names what is drawn and how many of each kind are left, never an index into an order
//! that exists already: nothing in a state can foretell it. [`SeededChance`] answers from a seed,
//! the same on every machine and for ever; [`ScriptedChance`] answers what a caller names, so that
//! a game played elsewhere can be entered; [`QuickChance`] is for playouts, where nobody looks.

use crate::hex;
use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng as _, SeedableRng as _};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Something to draw from: so many of each kind, and a name for each kind.
pub struct Urn<'a> {
    /// What is drawn, for people: "terrain card".
    pub what: &'static str,
    /// How many of each kind are left. Their sum is above zero.
    pub counts: &'a [u8],
    /// The name of a kind, for scripts and journals.
    pub name: &'a dyn Fn(usize) -> String,
}

/// A source of chance.
pub trait Chance {
    /// Draws one item and returns its kind, an index into [`Urn::counts`].
    ///
    /// Every single item is equally likely, so a kind is as likely as its share.
    fn draw(&mut self, urn: &Urn<'_>) -> usize;
}

impl<C: Chance + ?Sized> Chance for &mut C {
    fn draw(&mut self, urn: &Urn<'_>) -> usize {
        (**self).draw(urn)
    }
}

/// Finds the kind of the `nth` single item.
fn kind_of(counts: &[u8], mut nth: u32) -> usize {
    for (kind, &count) in counts.iter().enumerate() {
        let count = u32::from(count);
        if nth < count {
            return kind;
        }
        nth -= count;
    }
    unreachable!("an urn is never asked for more items than it holds")
}

fn total(counts: &[u8]) -> u32 {
    counts.iter().map(|&count| u32::from(count)).sum()
}

/// The 32 bytes from which all chance of a match follows; 64 hexadecimal digits as text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The hash that is published when a match starts, so that the seed, shown at the end, can be
    /// checked to be the one the match began with.
    pub fn commitment(&self) -> String {
        hex::encode(blake3::derive_key("freehold 2026 seed commitment", &self.0))
    }

    /// A seed made from a small number, for tests and for games one wants to name.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

impl TryFrom<String> for Seed {
    type Error = String;

    fn try_from(text: String) -> Result<Seed, String> {
        text.parse()
    }
}

impl FromStr for Seed {
    type Err = String;

    /// Reads 64 hexadecimal digits, or a plain number as [`Seed::from_number`].
    fn from_str(text: &str) -> Result<Seed, String> {
        if let Some(bytes) = hex::decode(&text.to_ascii_lowercase()) {
            return Ok(Seed(bytes));
        }
        text.parse()
            .map(Seed::from_number)
            .map_err(|_| format!("`{text}` is no seed; give a number, or 64 hexadecimal digits"))
    }
}

/// Chance from a seed, by ChaCha with 20 rounds: portable, and never to be changed, since stored
/// matches are replayed from their seed.
#[derive(Debug)]
pub struct SeededChance {
    stream: ChaCha20Rng,
}

impl Clone for SeededChance {
    fn clone(&self) -> SeededChance {
        SeededChance { stream: ChaCha20Rng::deserialize_state(&self.stream.serialize_state()) }
    }
}

impl SeededChance {
    /// Starts the stream of a seed.
    pub fn new(seed: Seed) -> SeededChance {
        SeededChance { stream: ChaCha20Rng::from_seed(seed.0) }
    }

    /// A number below `bound`, all equally likely: words that would favour small numbers are
    /// thrown away.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "no number is below zero");
        let fair = u32::MAX - u32::MAX % bound;
        loop {
            let word = self.stream.next_u32();
            if word < fair {
                return word % bound;
            }
        }
    }

    /// Shuffles in place, from the last item to the first (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }
}

impl Chance for SeededChance {
    fn draw(&mut self, urn: &Urn<'_>) -> usize {
        let nth = self.below(total(urn.counts));
        kind_of(urn.counts, nth)
    }
}

/// Chance for playouts: small, fast, good enough to play by, and no promise to stay the same.
#[derive(Clone, Debug)]
pub struct QuickChance(u64);

impl QuickChance {
    /// Starts from any number.
    pub fn new(number: u64) -> QuickChance {
        QuickChance(number)
    }

    /// The next word (SplitMix64).
    #[inline]
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// A number below `bound`, with a bias too small to matter in a playout.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.word()) * bound as u128) >> 64) as usize
    }

    /// A number from 0 up to but not 1.
    #[inline]
    pub fn share(&mut self) -> f32 {
        (self.word() >> 40) as f32 / (1u64 << 24) as f32
    }

    /// One of the items.
    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

impl Chance for QuickChance {
    #[inline]
    fn draw(&mut self, urn: &Urn<'_>) -> usize {
        kind_of(urn.counts, self.below(total(urn.counts) as usize) as u32)
    }
}

/// Chance named by a caller, draw by draw.
///
/// A draw that is missing or impossible is remembered in [`ScriptedChance::problem`]; the game goes
/// on with some possible item, and whoever called it throws that continuation away.
#[derive(Clone, Debug, Default)]
pub struct ScriptedChance {
    script: Vec<String>,
    n_drawn: usize,
    problem: Option<String>,
}

impl ScriptedChance {
    /// Will answer with these names, in order.
    pub fn new(script: Vec<String>) -> ScriptedChance {
        ScriptedChance { script, n_drawn: 0, problem: None }
    }

    /// What was wrong with the script, if anything: a draw not named, not possible, or not needed.
    pub fn problem(&self) -> Option<String> {
        self.problem.clone().or_else(|| {
            (self.n_drawn < self.script.len()).then(|| {
                format!(
                    "{} draws are named but only {} happen here",
                    self.script.len(),
                    self.n_drawn
                )
            })
        })
    }
}

impl Chance for ScriptedChance {
    fn draw(&mut self, urn: &Urn<'_>) -> usize {
        let possible = || urn.counts.iter().enumerate().filter(|(_, count)| **count > 0);
        let listed = || possible().map(|(kind, _)| (urn.name)(kind)).collect::<Vec<_>>().join(", ");
        let named = self.script.get(self.n_drawn);
        self.n_drawn += 1;
        let found = named.and_then(|name| {
            possible().map(|(kind, _)| kind).find(|&kind| (urn.name)(kind) == *name)
        });
        found.unwrap_or_else(|| {
            self.problem.get_or_insert_with(|| match named {
                Some(name) => {
                    format!(
                        "draw {}: a {} cannot be `{name}`; possible: {}",
                        self.n_drawn,
                        urn.what,
                        listed()
                    )
                }
                None => format!(
                    "draw {}: a {} is drawn; name one of: {}",
                    self.n_drawn,
                    urn.what,
                    listed()
                ),
            });
            possible().next().expect("an urn is never empty").0
        })
    }
}

/// Hands every draw on and writes down what was drawn: whether chance was needed at all decides
/// how far back one may undo, and the names make a scripted match repeatable.
pub struct Tape<'a, C> {
    chance: &'a mut C,
    drawn: Vec<String>,
}

impl<'a, C: Chance> Tape<'a, C> {
    /// Listens to `chance`.
    pub fn new(chance: &'a mut C) -> Tape<'a, C> {
        Tape { chance, drawn: Vec::new() }
    }

    /// The names of everything drawn, in order.
    pub fn into_drawn(self) -> Vec<String> {
        self.drawn
    }
}

impl<C: Chance> Chance for Tape<'_, C> {
    fn draw(&mut self, urn: &Urn<'_>) -> usize {
        let kind = self.chance.draw(urn);
        self.drawn.push((urn.name)(kind));
        kind
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn urn<'a>(counts: &'a [u8], name: &'a dyn Fn(usize) -> String) -> Urn<'a> {
        Urn { what: "ball", counts, name }
    }

    /// These vectors bind every stored match. If this test fails, the code is wrong, not the test.
    #[test]
    fn seeded_chance_is_the_same_for_ever() {
        let mut chance = SeededChance::new(Seed::from_number(7));
        let numbers: Vec<u32> = (0..8).map(|_| chance.below(100)).collect();
        assert_eq!(numbers, VECTOR_BELOW_100);

        let mut items: Vec<u8> = (0..10).collect();
        chance.shuffle(&mut items);
        assert_eq!(items, VECTOR_SHUFFLE);

        let name = |kind: usize| kind.to_string();
        let drawn: Vec<usize> = (0..8).map(|_| chance.draw(&urn(&[5, 0, 1, 4], &name))).collect();
        assert_eq!(drawn, VECTOR_DRAW);
    }

    const VECTOR_BELOW_100: [u32; 8] = [21, 57, 96, 14, 35, 22, 39, 37];
    const VECTOR_SHUFFLE: [u8; 10] = [3, 1, 4, 0, 2, 5, 6, 8, 7, 9];
    const VECTOR_DRAW: [usize; 8] = [0, 0, 3, 3, 0, 2, 3, 0];

    #[test]
    fn the_stream_is_chacha20() {
        // First word of the ChaCha20 key stream for key, nonce and counter zero (RFC 8439, A.1).
        let mut chance = SeededChance::new(Seed::default());
        assert_eq!(chance.stream.next_u32(), u32::from_le_bytes([0x76, 0xb8, 0xe0, 0xad]));
    }

    #[test]
    fn draws_follow_the_shares() {
        let name = |kind: usize| kind.to_string();
        let mut chance = SeededChance::new(Seed::from_number(1));
        let mut seen = [0; 4];
        for _ in 0..10_000 {
            seen[chance.draw(&urn(&[5, 0, 1, 4], &name))] += 1;
        }
        assert_eq!(seen[1], 0);
        assert!((4_700..5_300).contains(&seen[0]), "half of all draws, not {}", seen[0]);
        assert!((800..1_200).contains(&seen[2]), "a tenth of all draws, not {}", seen[2]);
    }

    #[test]
    fn a_script_is_followed_and_its_faults_are_named() {
        let name = |kind: usize| ["red", "green"][kind].to_owned();
        let mut chance = ScriptedChance::new(vec!["green".into(), "red".into(), "blue".into()]);
        assert_eq!(chance.draw(&urn(&[1, 1], &name)), 1);
        assert_eq!(chance.problem().as_deref(), Some("3 draws are named but only 1 happen here"));
        assert_eq!(chance.draw(&urn(&[1, 1], &name)), 0);
        assert_eq!(chance.problem().as_deref(), Some("3 draws are named but only 2 happen here"));
        chance.draw(&urn(&[1, 0], &name));
        assert_eq!(
            chance.problem().as_deref(),
            Some("draw 3: a ball cannot be `blue`; possible: red")
        );
    }

    #[test]
    fn seeds_have_a_text_form() {
        let seed = Seed::from_number(0x1234);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("4660".parse(), Ok(seed));
        assert!("x".parse::<Seed>().is_err());
        assert_ne!(seed.commitment(), Seed::from_number(1).commitment());
    }
}
