//! The components: everything that is printed on cards, tiles and boards, read from data files.
//!
//! One set of components is in force for the whole program: the built-in one, or another that is
//! installed before the first match.

mod boards;
mod places;
mod reader;
mod sheets;
mod words;

pub use boards::{Boards, Lever as LeverSheet, Recess, Tier, TrackSpace};
pub use places::{Ground, Land, River, RiverSpace};
pub use sheets::{Back, CardSheet, ScoringSheet, Solo, SoloSheet, TileSheet};

use crate::card::Card;
use crate::scoring_tile::ScoringTile;
use crate::tile::Tile;
use std::sync::{Arc, OnceLock};
use table::{Canon, ComponentTexts, Faults};

/// All components of the box.
#[derive(Clone, PartialEq, Debug)]
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

static IN_FORCE: OnceLock<Components> = OnceLock::new();

/// The components in force.
#[inline]
pub fn parts() -> &'static Components {
    IN_FORCE.get_or_init(|| {
        Components::read(&FILES.map(|(_, text)| text)).expect("the built-in files are right")
    })
}

/// Takes other components instead of ours, for as long as the program runs. `file` gives the text
/// of a file of [`FILES`], or `None` to keep ours. Says everything that is wrong, with the line,
/// and refuses when a match has already begun with other components.
pub fn install(file: &dyn Fn(&str) -> Option<String>) -> Result<(), Faults> {
    let texts = FILES.map(|(name, ours)| file(name).unwrap_or_else(|| ours.to_owned()));
    let components = Components::read(&texts.each_ref().map(String::as_str))?;
    let hash = components.hash.clone();
    if IN_FORCE.get_or_init(|| components).hash == hash {
        return Ok(());
    }
    Err(Faults(vec!["other components are in force already; start the program anew".to_owned()]))
}

impl table::Components for Components {
    const FILES: &'static [(&'static str, &'static str)] = &FILES;

    fn read(texts: &ComponentTexts) -> Result<Components, Faults> {
        Components::read(&FILES.map(|(name, _)| texts.text(name)))
    }

    fn ours() -> Arc<Components> {
        Arc::new(parts().clone())
    }

    fn meaning(&self, canon: &mut Canon) {
        canon.line("hash", [&self.hash]);
    }
}

impl Components {
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
        // What is read counts, not how it is written: a comment may change.
        let read = format!("{components:?}");
        components.hash = blake3::hash(read.as_bytes()).to_hex()[..16].to_owned();
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
