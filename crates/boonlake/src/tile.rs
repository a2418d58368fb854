//! Building tiles and sets of them.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use table::{Member, ParseError, Set, from_text};

/// How many building tiles have sites: 10 start tiles and 25 gray ones.
pub const N_TILES: usize = 35;
/// How many of them are start tiles.
const N_START_TILES: usize = 10;
/// How many pastures there are.
pub const N_PASTURES: u8 = 7;
/// How many cattle a pasture holds.
pub const MAX_CATTLE: u8 = 4;

/// What is drawn when exploring, for people.
pub(crate) const BUILDING_TILE: &str = "building tile";

/// A building tile with sites, by its place in the data file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u8);

impl Tile {
    /// The tile at this place.
    pub fn new(index: usize) -> Option<Tile> {
        (index < N_TILES).then_some(Tile(index as u8))
    }

    /// All tiles.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..N_TILES as u8).map(Tile)
    }

    /// Whether it is a start tile.
    pub const fn is_start(self) -> bool {
        self.index() < N_START_TILES
    }

    /// Its place among the tiles, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Member for Tile {
    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn at(index: usize) -> Tile {
        Tile(index as u8)
    }
}

impl fmt::Display for Tile {
    /// s1 to s10 for start tiles, g1 to g25 for gray ones.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.index().checked_sub(N_START_TILES) {
            None => write!(f, "s{}", self.0 + 1),
            Some(gray) => write!(f, "g{}", gray + 1),
        }
    }
}

impl FromStr for Tile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Tile, ParseError> {
        Tile::all().find(|tile| tile.to_string() == text).ok_or_else(|| {
            ParseError(format!("`{text}` is no tile; tiles are s1 to s10, g1 to g25"))
        })
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Tile, D::Error> {
        from_text(reader)
    }
}

/// A set of building tiles without an order.
pub type TileSet = Set<Tile>;
