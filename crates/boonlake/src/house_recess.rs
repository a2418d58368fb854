//! The recesses of a player board that hold the houses.

use crate::player::N_HOUSES;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use table::{Member, ParseError, Set, one_spelling};

/// A recess for a house, by its number from 1 at the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct HouseRecess(u8);

impl HouseRecess {
    /// The recess with this number.
    pub fn new(number: usize) -> Option<HouseRecess> {
        (1..=N_HOUSES.into()).contains(&number).then(|| HouseRecess(number as u8 - 1))
    }

    /// All recesses, from the top.
    pub fn all() -> impl Iterator<Item = HouseRecess> {
        (0..N_HOUSES).map(HouseRecess)
    }
}

impl Member for HouseRecess {
    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn at(index: usize) -> HouseRecess {
        HouseRecess(index as u8)
    }
}

/// The recesses that still hold a house.
pub type Houses = Set<HouseRecess>;

impl fmt::Display for HouseRecess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for HouseRecess {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<HouseRecess, ParseError> {
        let recess = text.parse().ok().and_then(HouseRecess::new).ok_or_else(|| {
            ParseError(format!("`{text}` is no recess of a house; they are 1 to {N_HOUSES}"))
        })?;
        one_spelling(text, recess)
    }
}

impl Serialize for HouseRecess {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for HouseRecess {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<HouseRecess, D::Error> {
        let number = u8::deserialize(reader)?;
        HouseRecess::new(number.into())
            .ok_or_else(|| serde::de::Error::custom(format!("there is no house recess {number}")))
    }
}
