//! How many there are of each kind, as it is sent.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::str::FromStr;
use table::{Fields, ParseError};

/// The kinds of which there are any, each with its number.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Counts<T>(Vec<(T, u8)>);

impl<T: Copy + PartialEq> Counts<T> {
    /// How many of a kind.
    pub(super) fn of(&self, kind: T) -> u8 {
        self.iter().find(|&(other, _)| other == kind).map_or(0, |(_, count)| count)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (T, u8)> {
        self.0.iter().copied()
    }
}

impl<T> FromIterator<(T, u8)> for Counts<T> {
    fn from_iter<I: IntoIterator<Item = (T, u8)>>(counts: I) -> Counts<T> {
        Counts(counts.into_iter().filter(|(_, count)| *count > 0).collect())
    }
}

impl<T: Serialize> Serialize for Counts<T> {
    /// As an object, in the order of the kinds.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(kind, count)| (kind, count)))
    }
}

impl<'de, T: FromStr<Err = ParseError>> Deserialize<'de> for Counts<T> {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Counts<T>, D::Error> {
        Fields::deserialize(reader)?.pairs().map(Counts).map_err(de::Error::custom)
    }
}
