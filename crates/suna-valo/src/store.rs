//! Where goods lie, and where they come from.

use crate::card::Card;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use table::{ParseError, from_text};

/// A store for resources on a farm.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Store {
    /// One of the two single stores in the head of the resource's column: `head`.
    Head,
    /// The endless store of the resource's column: `endless`.
    Endless,
    /// One of the three stores of the character with the satchel: `satchel`.
    Satchel,
    /// A store on a farm card: `h07`.
    Card(Card),
}

/// What a good is paid from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// A store, by its name.
    Store(Store),
    /// The energy stones beside the farm: `stones`.
    Stones,
    /// The market, for energy: `market`.
    Market,
}

impl fmt::Display for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Store::Head => f.write_str("head"),
            Store::Endless => f.write_str("endless"),
            Store::Satchel => f.write_str("satchel"),
            Store::Card(card) => card.fmt(f),
        }
    }
}

impl FromStr for Store {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Store, ParseError> {
        Ok(match text {
            "head" => Store::Head,
            "endless" => Store::Endless,
            "satchel" => Store::Satchel,
            _ => Store::Card(text.parse().map_err(|_| {
                ParseError(format!(
                    "`{text}` is no store; stores are head, endless, satchel and cards"
                ))
            })?),
        })
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Store(store) => store.fmt(f),
            Source::Stones => f.write_str("stones"),
            Source::Market => f.write_str("market"),
        }
    }
}

impl FromStr for Source {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Source, ParseError> {
        Ok(match text {
            "stones" => Source::Stones,
            "market" => Source::Market,
            _ => Source::Store(text.parse()?),
        })
    }
}

/// Serialises a type as its text form.
macro_rules! as_text {
    ($($kind:ty),+) => { $(
        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<$kind, D::Error> {
                from_text(reader)
            }
        }
    )+ };
}

as_text!(Store, Source, Place, Target, Tile, crate::kinds::PublicOrder);

/// One of the three places of the village or of a display, counted from 1 on the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(u8);

impl Place {
    /// The three places from left to right.
    pub const ALL: [Place; 3] = [Place(0), Place(1), Place(2)];

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Place {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Place, ParseError> {
        let found = Place::ALL.into_iter().find(|place| place.to_string() == text);
        found.ok_or_else(|| ParseError(format!("`{text}` is no place; places are 1, 2 and 3")))
    }
}

/// What can be delivered to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    /// A public order: `p03`.
    Public(crate::kinds::PublicOrder),
    /// An order on the own farm: `h16`.
    Own(Card),
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Public(order) => order.fmt(f),
            Target::Own(card) => card.fmt(f),
        }
    }
}

impl FromStr for Target {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Target, ParseError> {
        text.parse().map(Target::Public).or_else(|_| text.parse().map(Target::Own)).map_err(|_| {
            ParseError(format!("`{text}` is no order; orders are p01 to p18 and cards"))
        })
    }
}

/// A bot tile of either kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tile {
    /// One that helps during play: `pasture-energy`.
    Progress(crate::kinds::ProgressTile),
    /// One that gives points: `end-rows`.
    End(crate::kinds::EndTile),
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tile::Progress(tile) => tile.fmt(f),
            Tile::End(tile) => tile.fmt(f),
        }
    }
}

impl FromStr for Tile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Tile, ParseError> {
        text.parse().map(Tile::Progress).or_else(|_| text.parse().map(Tile::End)).map_err(|_| {
            ParseError(format!("`{text}` is no tile; tiles look like `dock-crop` and `end-rows`"))
        })
    }
}
