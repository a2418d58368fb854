//! The spaces of the map, building sites on them, and sets of spaces.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;
use table::{Member, ParseError, Set, from_text, one_spelling};

/// How many spaces the map has.
pub const N_SPACES: usize = 33;

/// A space of the map, by its printed number from 1 to 33.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(u8);

impl Space {
    /// The space with this printed number.
    pub fn new(number: usize) -> Option<Space> {
        (1..=N_SPACES).contains(&number).then(|| Space(number as u8 - 1))
    }

    /// All spaces, by number.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..N_SPACES as u8).map(Space)
    }

    /// All spaces from this one upwards, then from 1 up to it.
    pub fn onwards(self) -> impl Iterator<Item = Space> {
        (0..N_SPACES as u8).map(move |step| Space((self.0 + step) % N_SPACES as u8))
    }

    /// Its place among the spaces, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Member for Space {
    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn at(index: usize) -> Space {
        Space(index as u8)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Space {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Space, ParseError> {
        let space = text.parse().ok().and_then(Space::new);
        let space =
            space.ok_or_else(|| ParseError(format!("`{text}` is no space; spaces are 1 to 33")))?;
        one_spelling(text, space)
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Space, D::Error> {
        let number = u8::deserialize(reader)?;
        Space::new(number.into())
            .ok_or_else(|| serde::de::Error::custom(format!("there is no space {number}")))
    }
}

/// A building site: the upper (`12a`) or lower (`12b`) one of a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site {
    /// The space of its tile.
    pub at: Space,
    /// Whether it is the lower one of two.
    pub is_lower: bool,
}

impl Site {
    /// Its place on the tile: 0 for the upper site, 1 for the lower.
    pub const fn index(self) -> usize {
        self.is_lower as usize
    }

    /// Both sites a tile on this space can have.
    pub fn of(at: Space) -> [Site; 2] {
        [Site { at, is_lower: false }, Site { at, is_lower: true }]
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.at, if self.is_lower { 'b' } else { 'a' })
    }
}

impl FromStr for Site {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Site, ParseError> {
        let wrong = || ParseError(format!("`{text}` is no site; sites look like 12a or 12b"));
        let (number, is_lower) = match text.strip_suffix('a') {
            Some(number) => (number, false),
            None => (text.strip_suffix('b').ok_or_else(wrong)?, true),
        };
        Ok(Site { at: number.parse().map_err(|_| wrong())?, is_lower })
    }
}

impl Serialize for Site {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Site {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Site, D::Error> {
        from_text(reader)
    }
}

/// A set of spaces.
pub type SpaceSet = Set<Space>;

/// A value for each space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BySpace<T>([T; N_SPACES]);

impl<T> BySpace<T> {
    /// Fills each space's place by asking `make`.
    pub fn from_fn(mut make: impl FnMut(Space) -> T) -> BySpace<T> {
        BySpace(std::array::from_fn(|index| make(Space(index as u8))))
    }
}

impl<T> Index<Space> for BySpace<T> {
    type Output = T;

    #[inline]
    fn index(&self, space: Space) -> &T {
        &self.0[space.index()]
    }
}

impl<T> IndexMut<Space> for BySpace<T> {
    #[inline]
    fn index_mut(&mut self, space: Space) -> &mut T {
        &mut self.0[space.index()]
    }
}

impl<T: Serialize> Serialize for BySpace<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for BySpace<T> {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<BySpace<T>, D::Error> {
        let values = Vec::<T>::deserialize(reader)?;
        let n_values = values.len();
        let values = values.try_into().map_err(|_| {
            serde::de::Error::custom(format!("{N_SPACES} spaces are needed, not {n_values}"))
        })?;
        Ok(BySpace(values))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_and_sites_read_what_they_wrote() {
        for site in Space::all().flat_map(Site::of) {
            assert_eq!(site.to_string().parse(), Ok(site));
        }
        assert!("34".parse::<Space>().is_err());
        assert!("0a".parse::<Site>().is_err());
        let thirteen = Space::new(13).expect("a space");
        let order: Vec<String> = thirteen.onwards().map(|space| space.to_string()).collect();
        assert_eq!((&order[0][..], &order[20][..], &order[21][..]), ("13", "33", "1"));
        assert_eq!(Space::all().collect::<SpaceSet>().len(), N_SPACES);
    }
}
