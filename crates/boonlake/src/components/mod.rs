//! The components: everything that is printed on cards, tiles and boards, read from data files.
//!
//! A set of components belongs to a match, which shares it with whoever looks at it.

mod boards;
mod canon;
mod data;
mod meaning;
mod places;
mod reader;
mod sheets;
mod words;

pub use boards::{Boards, LeverSheet, Recess, Tier, TrackSpace};
pub use places::{Ground, Land, River, RiverSpace};
pub use sheets::{Back, CardSheet, ScoringSheet, Solo, SoloSheet, TileSheet};

use crate::card::Card;
use crate::scoring_tile::ScoringTile;
use crate::tile::Tile;
use std::fmt;
use std::sync::{Arc, LazyLock};
use table::Faults;

/// All components of the box.
#[derive(Clone)]
pub struct Components {
    cards: Vec<CardSheet>,
    tiles: Vec<TileSheet>,
    scoring: Vec<ScoringSheet>,
    /// The map.
    pub land: Land,
    /// The river.
    pub river: River,
    /// What is printed on boards.
    pub boards: Boards,
    /// The solo game.
    pub solo: Solo,
    hash: String,
}

/// The name and our text of each data file.
pub static FILES: [(&str, &str); 7] = [
    ("cards.txt", include_str!("../../data/cards.txt")),
    ("tiles.txt", include_str!("../../data/tiles.txt")),
    ("map.txt", include_str!("../../data/map.txt")),
    ("river.txt", include_str!("../../data/river.txt")),
    ("boards.txt", include_str!("../../data/boards.txt")),
    ("scoring.txt", include_str!("../../data/scoring.txt")),
    ("solo.txt", include_str!("../../data/solo.txt")),
];

static OURS: LazyLock<Arc<Components>> = LazyLock::new(|| {
    let ours = Components::read(&FILES.map(|(_, text)| text));
    Arc::new(ours.expect("the built-in files are right"))
});

/// Two sets are the same if the rules read the same from them.
impl PartialEq for Components {
    fn eq(&self, other: &Components) -> bool {
        self.hash == other.hash
    }
}

impl Eq for Components {}

impl fmt::Debug for Components {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Components({})", self.hash)
    }
}

impl Components {
    /// The set that comes with the program.
    pub fn ours() -> Arc<Components> {
        Arc::clone(&OURS)
    }

    /// Reads the texts of all [`FILES`], or says everything that is wrong with them.
    pub fn read(texts: &[&str; FILES.len()]) -> Result<Components, Faults> {
        let [cards, tiles, map, river, boards, scoring, solo] = *texts;
        let mut faults = Faults::default();
        let cards = sheets::read_cards(cards, &mut faults);
        let tiles = sheets::read_tiles(tiles, &mut faults);
        let land = places::read_land(map, &mut faults);
        let river = places::read_river(river, &mut faults);
        let boards = boards::read_boards(boards, &mut faults);
        let scoring = sheets::read_scoring(scoring, &mut faults);
        let solo = sheets::read_solo(solo, &mut faults);
        faults.into_result()?;
        let mut components =
            Components { cards, tiles, scoring, land, river, boards, solo, hash: String::new() };
        let mut canon = canon::Canon::default();
        components.write_meaning(&mut canon);
        components.hash = canon.hash();
        Ok(components)
    }

    /// A hash over everything that was read.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// What is printed on a card.
    #[inline]
    pub fn card(&self, card: Card) -> &CardSheet {
        &self.cards[card.index()]
    }

    /// What is printed on a building tile.
    #[inline]
    pub fn tile(&self, tile: Tile) -> &TileSheet {
        &self.tiles[tile.index()]
    }

    /// What is printed on a scoring tile.
    #[inline]
    pub fn scoring(&self, tile: ScoringTile) -> &ScoringSheet {
        &self.scoring[tile.index()]
    }
}

#[cfg(test)]
mod tests;
