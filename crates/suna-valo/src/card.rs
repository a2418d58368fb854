//! The cards one buys: farm cards and festivals.

use crate::printed::printed_enum;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use table::{Member, Set};
use table::{ParseError, from_text, named_enum};

/// How many cards the decks of the three eras have, H01 to H69. Which of them are special cards
/// that nobody can buy is for the components to say.
pub(crate) const N_DECK_CARDS: usize = 69;
/// How many festivals there are.
const N_FESTIVALS: usize = Festival::ALL.len();

named_enum! {
    /// The three parts of a match.
    pub enum Era {
        /// The first.
        One = "one",
        /// The second.
        Two = "two",
        /// The last.
        Three = "three",
    }
}

impl Era {
    /// As it is printed.
    pub const fn numeral(self) -> &'static str {
        match self {
            Era::One => "I",
            Era::Two => "II",
            Era::Three => "III",
        }
    }

    /// The era after this one.
    pub const fn next(self) -> Option<Era> {
        match self {
            Era::One => Some(Era::Two),
            Era::Two => Some(Era::Three),
            Era::Three => None,
        }
    }
}

/// A card of a deck, `h07`, or a festival, `harvest-fair`. All there is to a card of a deck is data,
/// so its name is its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Card {
    /// All of them, those of the decks first.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..(N_DECK_CARDS + N_FESTIVALS) as u8).map(Card)
    }

    /// The card of a deck with this number, from 1.
    fn of_deck(number: usize) -> Option<Card> {
        (1..=N_DECK_CARDS).contains(&number).then(|| Card(number as u8 - 1))
    }

    /// The card of a festival.
    pub const fn of_festival(festival: Festival) -> Card {
        Card(N_DECK_CARDS as u8 + festival as u8)
    }

    /// Its number among all cards, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number printed on it: `H07`, `E03`.
    pub fn number(self) -> String {
        match self.festival() {
            Some(festival) => festival.number().to_owned(),
            None => format!("H{:02}", self.0 + 1),
        }
    }

    /// The festival, if it is one.
    pub fn festival(self) -> Option<Festival> {
        self.index().checked_sub(N_DECK_CARDS).map(|index| Festival::ALL[index])
    }
}

impl Member for Card {
    #[inline]
    fn index(self) -> usize {
        Card::index(self)
    }

    #[inline]
    fn at(index: usize) -> Card {
        Card(index as u8)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.festival() {
            Some(festival) => festival.fmt(f),
            None => f.pad(&format!("h{:02}", self.0 + 1)),
        }
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        let festival = text.parse().ok().map(Card::of_festival);
        let number = || text.strip_prefix('h').filter(|digits| digits.len() == 2)?.parse().ok();
        festival.or_else(|| Card::of_deck(number()?)).ok_or_else(|| {
            ParseError(format!("`{text}` is no card; cards are h01 to h69 and the festivals"))
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

printed_enum! {
    /// The festivals; what each one does is in `effects/festivals.rs`.
    pub enum Festival {
        /// Energy for plants cards.
        HarvestFair = "harvest-fair", "E01";
        /// Energy for pastures cards.
        FlockFair = "flock-fair", "E02";
        /// Energy for discoveries cards.
        FindersFair = "finders-fair", "E03";
        /// A ship order, for one good less.
        LittleRegatta = "little-regatta", "E04";
        /// A ship order, for two goods less.
        Regatta = "regatta", "E05";
        /// Energy for barrels on orders.
        BarrelFair = "barrel-fair", "E06";
        /// Energy for gears on cards.
        CogFair = "cog-fair", "E07";
        /// Energy for flowers cards.
        BlossomFair = "blossom-fair", "E08";
        /// A ship order, for three goods less.
        GreatRegatta = "great-regatta", "E09";
        /// Energy for dock cards.
        DroneFair = "drone-fair", "E10";
        /// Energy for orders cards.
        NoticeFair = "notice-fair", "E11";
        /// Activates up to three cards.
        OpenDay = "open-day", "E12";
    }
}

table::members!(Era, Festival);

/// A set of cards.
pub type Cards = Set<Card, 2>;

/// Those of some cards that are of a deck.
pub(crate) fn deck_cards(cards: Cards) -> Cards {
    cards.iter().filter(|card| card.festival().is_none()).collect()
}

/// Those of some cards that are festivals.
pub(crate) fn festivals(cards: Cards) -> Cards {
    cards.iter().filter(|card| card.festival().is_some()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_read_what_they_wrote() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for wrong in ["h00", "h70", "e13", "h1", "H01", "E01", "x01", ""] {
            assert!(wrong.parse::<Card>().is_err(), "{wrong}");
        }
    }
}
