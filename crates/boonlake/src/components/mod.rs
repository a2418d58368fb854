//! The components: everything that is printed on cards, tiles and boards, read from data files.
//!
//! A set of components belongs to a match, which shares it with whoever looks at it.

mod boards;
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
use table::{Canon, ComponentTexts, Components as _, ComponentsHash, Faults};

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
    hash: ComponentsHash,
}

/// The built-in files. Not a constant, which every crate that uses it would carry.
static FILES: &[(&str, &str)] = &[
    ("cards.txt", include_str!("../../data/cards.txt")),
    ("tiles.txt", include_str!("../../data/tiles.txt")),
    ("map.txt", include_str!("../../data/map.txt")),
    ("river.txt", include_str!("../../data/river.txt")),
    ("boards.txt", include_str!("../../data/boards.txt")),
    ("scoring.txt", include_str!("../../data/scoring.txt")),
    ("solo.txt", include_str!("../../data/solo.txt")),
];

static OURS: LazyLock<Arc<Components>> = LazyLock::new(|| {
    let ours = Components::read(&ComponentTexts::ours::<Components>());
    Arc::new(ours.expect("the built-in files are right"))
});

impl table::Components for Components {
    fn files() -> &'static [(&'static str, &'static str)] {
        FILES
    }

    fn read(texts: &ComponentTexts) -> Result<Components, Faults> {
        let mut faults = Faults::default();
        let cards = sheets::read_cards(texts.text("cards.txt"), &mut faults);
        let tiles = sheets::read_tiles(texts.text("tiles.txt"), &mut faults);
        let land = places::read_land(texts.text("map.txt"), &mut faults);
        let river = places::read_river(texts.text("river.txt"), &mut faults);
        let boards = boards::read_boards(texts.text("boards.txt"), &mut faults);
        let scoring = sheets::read_scoring(texts.text("scoring.txt"), &mut faults);
        let solo = sheets::read_solo(texts.text("solo.txt"), &mut faults);
        faults.into_result()?;
        let hash = Canon::default().hash();
        let mut components = Components { cards, tiles, scoring, land, river, boards, solo, hash };
        let mut canon = Canon::default();
        components.meaning(&mut canon);
        components.hash = canon.hash();
        Ok(components)
    }

    fn ours() -> Arc<Components> {
        Arc::clone(&OURS)
    }

    fn meaning(&self, canon: &mut Canon) {
        self.write_meaning(canon);
    }

    /// It was worked out when the set was read, since states are compared by it.
    fn hash(&self) -> ComponentsHash {
        self.hash
    }
}

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
