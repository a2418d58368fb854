//! Project cards and sets of them.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use table::{Member, ParseError, Set, from_text, one_spelling};

/// How many project cards there are.
pub const N_CARDS: usize = 165;

/// What is drawn from the deck, for people.
pub(crate) const PROJECT_CARD: &str = "project card";

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

impl Member for Card {
    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn at(index: usize) -> Card {
        Card(index as u8)
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
        let card = number
            .and_then(Card::new)
            .ok_or_else(|| ParseError(format!("`{text}` is no card; cards are c1 to c165")))?;
        one_spelling(text, card)
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
pub type CardSet = Set<Card, 3>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_read_what_they_wrote() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert!("c166".parse::<Card>().is_err());
        assert!("c01".parse::<Card>().is_err(), "a card has one spelling");
    }
}
