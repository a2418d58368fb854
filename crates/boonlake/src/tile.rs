//! Building tiles and sets of them.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use table::{Chance, ParseError, Urn, from_text};

/// How many building tiles have sites: 10 start tiles and 25 gray ones.
pub const N_TILES: usize = 35;
/// How many of them are start tiles.
const N_START_TILES: usize = 10;
/// How many pastures there are.
pub const N_PASTURES: u8 = 7;
/// How many cattle a pasture holds.
pub const MAX_CATTLE: u8 = 4;

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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TileSet(u64);

impl TileSet {
    /// Adds a tile.
    pub fn add(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    /// Takes a tile out.
    pub fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.0);
    }

    /// Whether a tile is in the set.
    pub const fn has(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The tiles in order.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        Tile::all().filter(move |tile| self.0 >> tile.0 & 1 == 1)
    }

    /// Draws one by chance, or `None` when nothing is left.
    pub(crate) fn draw<C: Chance>(&mut self, chance: &mut C) -> Option<Tile> {
        const ONE_OF_EACH: [u8; N_TILES] = [1; N_TILES];
        if self.is_empty() {
            return None;
        }
        let tiles = *self;
        let nth = |place: usize| tiles.iter().nth(place).expect("as many tiles as counted");
        let name = |place: usize| nth(place).to_string();
        let urn = Urn { what: "building tile", counts: &ONE_OF_EACH[..self.len()], name: &name };
        let tile = nth(chance.draw(&urn));
        self.remove(tile);
        Some(tile)
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        let mut set = TileSet::default();
        tiles.into_iter().for_each(|tile| set.add(tile));
        set
    }
}

impl Serialize for TileSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for TileSet {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<TileSet, D::Error> {
        Ok(Vec::<Tile>::deserialize(reader)?.into_iter().collect())
    }
}
