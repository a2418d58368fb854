//! The twelve levers of a player board.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use table::{ParseError, from_text, named_enum};

/// How many levers a player board has room for.
pub const N_LEVERS: usize = 12;

/// A lever, by its number from 1 to 12.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lever(u8);

impl Lever {
    /// Gives up the shared part for a vase, or for six coins.
    pub const VASE: Lever = Lever(1);
    /// Gives up the shared part to modernize.
    pub const MODERNIZE: Lever = Lever(2);
    /// Gives up the shared part to upgrade.
    pub const UPGRADE: Lever = Lever(3);
    /// Gives up a card for coins by production.
    pub const PRODUCTION: Lever = Lever(4);
    /// Gives up a card for three coins.
    pub const THREE_COINS: Lever = Lever(5);
    /// Region scoring pays VP too.
    pub const REGION: Lever = Lever(6);
    /// One boat goes upstream for free.
    pub const BOAT: Lever = Lever(7);
    /// A settlement for less.
    pub const SETTLEMENT: Lever = Lever(8);
    /// An inhabitant for a laid tile.
    pub const TILE: Lever = Lever(9);
    /// A resource less, or two coins, or two cards.
    pub const JOKER_OR_TWO: Lever = Lever(10);
    /// Five coins, and a resource less.
    pub const JOKER_AND_FIVE: Lever = Lever(11);
    /// Two cards for an inhabitant and VP.
    pub const CARDS: Lever = Lever(12);

    /// The lever with this number.
    pub fn new(number: usize) -> Option<Lever> {
        (1..=N_LEVERS).contains(&number).then_some(Lever(number as u8))
    }

    /// All levers, in order.
    pub fn all() -> impl Iterator<Item = Lever> {
        (1..=N_LEVERS as u8).map(Lever)
    }

    /// Its place among the levers, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }

    /// Whether it is one of the three that replace the shared part of an action.
    pub fn is_in_top_row(self) -> bool {
        self.0 <= 3
    }
}

impl fmt::Display for Lever {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Lever {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Lever, ParseError> {
        let number = text.parse().ok().and_then(Lever::new);
        number.ok_or_else(|| ParseError(format!("`{text}` is no lever; levers are 1 to 12")))
    }
}

impl Serialize for Lever {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Lever {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Lever, D::Error> {
        let number = u8::deserialize(reader)?;
        Lever::new(number.into())
            .ok_or_else(|| serde::de::Error::custom(format!("there is no lever {number}")))
    }
}

/// A set of levers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Levers(u16);

impl Levers {
    /// No lever.
    pub const NONE: Levers = Levers(0);

    /// Just this one.
    pub const fn only(lever: Lever) -> Levers {
        Levers(1 << lever.0)
    }

    /// Whether this lever is in the set.
    pub const fn has(self, lever: Lever) -> bool {
        self.0 >> lever.0 & 1 == 1
    }

    /// Adds a lever.
    pub fn add(&mut self, lever: Lever) {
        self.0 |= 1 << lever.0;
    }

    /// Takes a lever out.
    pub fn remove(&mut self, lever: Lever) {
        self.0 &= !(1 << lever.0);
    }

    /// Both sets together.
    pub const fn and(self, other: Levers) -> Levers {
        Levers(self.0 | other.0)
    }

    /// Those that are not in the other set.
    pub const fn without(self, other: Levers) -> Levers {
        Levers(self.0 & !other.0)
    }

    /// Whether all of these are in the other set.
    pub const fn is_within(self, other: Levers) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The levers in order.
    pub fn iter(self) -> impl Iterator<Item = Lever> {
        Lever::all().filter(move |&lever| self.has(lever))
    }
}

impl FromIterator<Lever> for Levers {
    fn from_iter<I: IntoIterator<Item = Lever>>(levers: I) -> Levers {
        let mut all = Levers::NONE;
        levers.into_iter().for_each(|lever| all.add(lever));
        all
    }
}

impl fmt::Display for Levers {
    /// The numbers with commas: `7,10`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, lever) in self.iter().enumerate() {
            if index > 0 {
                f.write_str(",")?;
            }
            write!(f, "{lever}")?;
        }
        Ok(())
    }
}

impl FromStr for Levers {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Levers, ParseError> {
        text.split(',').filter(|part| !part.is_empty()).map(str::parse::<Lever>).collect()
    }
}

impl Serialize for Levers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Levers {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Levers, D::Error> {
        from_text(reader)
    }
}

named_enum! {
    /// A use of a lever that is a choice of its own. Lever 8 is used as part of building, and
    /// lever 7 as part of paying too.
    pub enum LeverUse {
        /// Instead of the shared part: a vase.
        TakeVase = "1-vase",
        /// Instead of the shared part: six coins for a vase.
        SellVase = "1-coins",
        /// Instead of the shared part: modernize.
        Modernize = "2",
        /// Instead of the shared part: upgrade.
        Upgrade = "3",
        /// Instead of a card: a coin for each resource produced.
        Production = "4",
        /// Instead of a card: three coins.
        ThreeCoins = "5",
        /// A VP for each presence that region scoring pays.
        RegionVp = "6",
        /// The boat furthest downstream goes to the top of the canal.
        Boat = "7",
        /// An inhabitant for the tile just laid.
        TileInhabitant = "9",
        /// Two coins.
        TwoCoins = "10-coins",
        /// Two cards.
        TwoCards = "10-cards",
        /// Five coins.
        FiveCoins = "11",
        /// Two cards for an inhabitant and three VP.
        Cards = "12",
    }
}

impl LeverUse {
    /// Which lever is moved down.
    pub const fn lever(self) -> Lever {
        match self {
            LeverUse::TakeVase | LeverUse::SellVase => Lever::VASE,
            LeverUse::Modernize => Lever::MODERNIZE,
            LeverUse::Upgrade => Lever::UPGRADE,
            LeverUse::Production => Lever::PRODUCTION,
            LeverUse::ThreeCoins => Lever::THREE_COINS,
            LeverUse::RegionVp => Lever::REGION,
            LeverUse::Boat => Lever::BOAT,
            LeverUse::TileInhabitant => Lever::TILE,
            LeverUse::TwoCoins | LeverUse::TwoCards => Lever::JOKER_OR_TWO,
            LeverUse::FiveCoins => Lever::JOKER_AND_FIVE,
            LeverUse::Cards => Lever::CARDS,
        }
    }

    /// The uses that are possible whenever the seat is asked for anything.
    pub const AT_ANY_TIME: [LeverUse; 5] = [
        LeverUse::TwoCoins,
        LeverUse::TwoCards,
        LeverUse::FiveCoins,
        LeverUse::Cards,
        LeverUse::Boat,
    ];

    /// Those of them that bring something which can be given at once for something else, so that
    /// a seat is asked even if it has nothing to give yet.
    pub const TO_SPEND: [LeverUse; 4] =
        [LeverUse::TwoCoins, LeverUse::TwoCards, LeverUse::FiveCoins, LeverUse::Cards];

    /// The uses that take the place of the shared part of an action.
    pub const INSTEAD_OF_SHARE: [LeverUse; 4] =
        [LeverUse::TakeVase, LeverUse::SellVase, LeverUse::Modernize, LeverUse::Upgrade];

    /// The uses for a card that is not played.
    pub const INSTEAD_OF_CARD: [LeverUse; 2] = [LeverUse::Production, LeverUse::ThreeCoins];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_levers_reads_what_it_wrote() {
        let levers: Levers = [Lever::BOAT, Lever::JOKER_OR_TWO].into_iter().collect();
        assert_eq!(levers.to_string(), "7,10");
        assert_eq!("7,10".parse(), Ok(levers));
        assert_eq!(levers.len(), 2);
        assert!("13".parse::<Levers>().is_err());
    }
}
