//! The cards one buys: farm cards and festivals.

use crate::set::member;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use table::{ParseError, from_text, named_enum};

/// How many true farm cards there are, H01 to H57.
pub(crate) const N_FARM_CARDS: usize = 57;
/// How many festivals there are, E01 to E12.
pub(crate) const N_FESTIVALS: usize = 12;

named_enum! {
    /// The three parts of a match.
    pub enum Era {
        /// The first.
        One = "I",
        /// The second.
        Two = "II",
        /// The last.
        Three = "III",
    }
}

member!(Era);

impl Era {
    /// The era after this one.
    pub const fn next(self) -> Option<Era> {
        match self {
            Era::One => Some(Era::Two),
            Era::Two => Some(Era::Three),
            Era::Three => None,
        }
    }
}

/// A card that can be bought: a farm card, `H07`, or a festival, `E03`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Card {
    /// All of them, farm cards first.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..(N_FARM_CARDS + N_FESTIVALS) as u8).map(Card)
    }

    /// The farm card with this number, from 1.
    pub(crate) fn farm(number: usize) -> Option<Card> {
        (1..=N_FARM_CARDS).contains(&number).then(|| Card(number as u8 - 1))
    }

    /// The card of a festival.
    pub const fn of_festival(festival: Festival) -> Card {
        Card(N_FARM_CARDS as u8 + festival as u8)
    }

    /// Its number among all cards, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The festival, if it is one.
    pub fn festival(self) -> Option<Festival> {
        self.index().checked_sub(N_FARM_CARDS).map(|index| Festival::ALL[index])
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.festival() {
            Some(festival) => festival.fmt(f),
            None => f.pad(&format!("H{:02}", self.0 + 1)),
        }
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        let festival = text.parse().ok().map(Card::of_festival);
        let number = || text.strip_prefix('H').filter(|digits| digits.len() == 2)?.parse().ok();
        festival.or_else(|| Card::farm(number()?)).ok_or_else(|| {
            ParseError(format!("`{text}` is no card; cards are H01 to H57 and E01 to E12"))
        })
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

named_enum! {
    /// The festivals; what each one does is in `effects/festivals.rs`.
    #[expect(missing_docs, reason = "the numbers of the cards")]
    pub enum Festival {
        E01 = "E01", E02 = "E02", E03 = "E03", E04 = "E04", E05 = "E05", E06 = "E06",
        E07 = "E07", E08 = "E08", E09 = "E09", E10 = "E10", E11 = "E11", E12 = "E12",
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u128);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    const FARM: Cards = Cards((1 << N_FARM_CARDS) - 1);

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(&self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether a card is among them.
    pub const fn has(&self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Puts a card in.
    pub fn add(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// What is in either.
    #[must_use]
    pub const fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// Only the farm cards.
    #[must_use]
    pub const fn farm(self) -> Cards {
        Cards(self.0 & Cards::FARM.0)
    }

    /// Only the festivals.
    #[must_use]
    pub const fn festivals(self) -> Cards {
        Cards(self.0 & !Cards::FARM.0)
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let index = bits.trailing_zeros() as u8;
                bits &= bits - 1;
                Card(index)
            })
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::NONE;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Cards, D::Error> {
        Ok(Vec::<Card>::deserialize(reader)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_read_what_they_wrote() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for wrong in ["H00", "H58", "E13", "H1", "X01", ""] {
            assert!(wrong.parse::<Card>().is_err(), "{wrong}");
        }
    }
}
