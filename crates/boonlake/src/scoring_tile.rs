//! The scoring tiles.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use table::{ParseError, from_text, one_spelling};

/// How many scoring tiles there are.
pub(crate) const N_SCORING: usize = 16;

/// A scoring tile: `t1` to `t16`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ScoringTile(u8);

impl ScoringTile {
    /// The tile at this place, from 0.
    pub fn new(index: usize) -> Option<ScoringTile> {
        (index < N_SCORING).then_some(ScoringTile(index as u8))
    }

    /// All scoring tiles.
    pub fn all() -> impl Iterator<Item = ScoringTile> {
        (0..N_SCORING as u8).map(ScoringTile)
    }

    /// Its place among the tiles, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for ScoringTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "t{}", self.0 + 1)
    }
}

impl FromStr for ScoringTile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<ScoringTile, ParseError> {
        let number: Option<usize> = text.strip_prefix('t').and_then(|text| text.parse().ok());
        let tile = number.and_then(|number| ScoringTile::new(number.checked_sub(1)?)).ok_or_else(
            || ParseError(format!("`{text}` is no scoring tile; they are t1 to t16")),
        )?;
        one_spelling(text, tile)
    }
}

impl Serialize for ScoringTile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ScoringTile {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<ScoringTile, D::Error> {
        from_text(reader)
    }
}
