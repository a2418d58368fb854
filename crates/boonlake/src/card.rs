//! Project cards and sets of them.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use table::{Chance, ParseError, Urn, from_text};

/// How many project cards there are.
pub const N_CARDS: usize = 165;

/// A project card, by its number in the data file: `c17`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Card {
    /// The card with this number, from 1.
    pub fn new(number: usize) -> Option<Card> {
        (1..=N_CARDS).contains(&number).then(|| Card(number as u8 - 1))
    }

    /// All cards.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..N_CARDS as u8).map(Card)
    }

    /// Its place among the cards, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "c{}", u16::from(self.0) + 1)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        let number = text.strip_prefix('c').and_then(|number| number.parse().ok());
        number
            .and_then(Card::new)
            .ok_or_else(|| ParseError(format!("`{text}` is no card; cards are c1 to c165")))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Card, D::Error> {
        from_text(reader)
    }
}

/// A set of cards. As a deck it has no order: which card is on top is decided when it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet([u64; 3]);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet([0; 3]);

    /// Every card of the box.
    pub fn all() -> CardSet {
        Card::all().collect()
    }

    /// Adds a card.
    pub fn add(&mut self, card: Card) {
        self.0[card.index() / 64] |= 1 << (card.0 % 64);
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: Card) {
        self.0[card.index() / 64] &= !(1 << (card.0 % 64));
    }

    /// Adds all of another set.
    pub fn add_all(&mut self, other: CardSet) {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word |= more;
        }
    }

    /// Whether a card is in the set.
    pub const fn has(&self, card: Card) -> bool {
        self.0[card.index() / 64] >> (card.0 % 64) & 1 == 1
    }

    /// How many.
    pub const fn len(&self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// The cards that are in both sets.
    #[must_use]
    pub fn within(&self, other: &CardSet) -> CardSet {
        CardSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.0.into_iter().enumerate().flat_map(|(word, mut left)| {
            std::iter::from_fn(move || {
                (left != 0).then(|| {
                    let bit = left.trailing_zeros() as u8;
                    left &= left - 1;
                    Card(word as u8 * 64 + bit)
                })
            })
        })
    }

    /// Draws one by chance, or `None` when nothing is left.
    pub(crate) fn draw<C: Chance>(&mut self, chance: &mut C) -> Option<Card> {
        const ONE_OF_EACH: [u8; N_CARDS] = [1; N_CARDS];
        let n_cards = self.len();
        if n_cards == 0 {
            return None;
        }
        let cards = *self;
        let nth = |place: usize| cards.iter().nth(place).expect("as many cards as counted");
        let name = |place: usize| nth(place).to_string();
        let urn = Urn { what: "project card", counts: &ONE_OF_EACH[..n_cards], name: &name };
        let card = cards.nth(chance.draw(&urn));
        self.remove(card);
        Some(card)
    }

    /// The card at a place of the set's order.
    fn nth(&self, mut place: usize) -> Card {
        for (word, &bits) in self.0.iter().enumerate() {
            let n_here = bits.count_ones() as usize;
            if place < n_here {
                let mut left = bits;
                (0..place).for_each(|_| left &= left - 1);
                return Card(word as u8 * 64 + left.trailing_zeros() as u8);
            }
            place -= n_here;
        }
        unreachable!("a place below the number of cards")
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<CardSet, D::Error> {
        Ok(Vec::<Card>::deserialize(reader)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::QuickChance;

    #[test]
    fn a_deck_is_drawn_until_it_is_empty() {
        let mut deck = CardSet::all();
        let mut seen = CardSet::EMPTY;
        let mut chance = QuickChance::new(5);
        while let Some(card) = deck.draw(&mut chance) {
            assert!(!seen.has(card), "{card} came twice");
            seen.add(card);
        }
        assert_eq!((seen, seen.len()), (CardSet::all(), N_CARDS));
    }

    #[test]
    fn cards_read_what_they_wrote() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert!("c166".parse::<Card>().is_err());
    }
}
