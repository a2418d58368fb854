//! What is in the box beside the boards, read from `data/box.txt`.

use crate::location::Nomad;
use crate::state::{Cards, Nomads};
use crate::terrain::Card;
use std::fmt;
use std::sync::LazyLock;
use table::Pile;

/// The counts of everything that is not printed on a board.
#[derive(Clone, PartialEq, Debug)]
pub struct BoxContents {
    /// Terrain cards of each kind.
    pub cards: Cards,
    /// Nomad tiles of each kind.
    pub nomads: Nomads,
    /// Settlements of each player.
    pub settlements: u8,
    /// Warriors of each player.
    pub warriors: u8,
    /// Stone walls.
    pub walls: u8,
    /// Scouts.
    pub scouts: u8,
    /// Tiles on each location hex.
    pub tiles_per_location: u8,
}

const BOX_TEXT: &str = include_str!("../data/box.txt");

/// The box as it is read from the data file.
pub static BOX: LazyLock<BoxContents> = LazyLock::new(|| parse(BOX_TEXT));

impl fmt::Display for BoxContents {
    /// All counts in one line, always the same for the same box.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = |counts: &[u8]| counts.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
        write!(
            f,
            "cards {} nomads {} settlements {} warriors {} walls {} scouts {} tiles {}",
            counts(self.cards.counts()),
            counts(self.nomads.counts()),
            self.settlements,
            self.warriors,
            self.walls,
            self.scouts,
            self.tiles_per_location
        )
    }
}

/// Reads the data file. It is part of the program and covered by tests, so a fault in it panics.
fn parse(text: &str) -> BoxContents {
    let mut contents = BoxContents {
        cards: Pile::EMPTY,
        nomads: Pile::EMPTY,
        settlements: 0,
        warriors: 0,
        walls: 0,
        scouts: 0,
        tiles_per_location: 0,
    };
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    for line in lines.filter(|line| !line.starts_with('#')) {
        let [what, kind, count, "fact" | "OURS"] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("box.txt: `{line}` is not `what kind count fact|OURS`");
        };
        let count: u8 = count.parse().expect("box.txt: a count");
        match (what, kind) {
            ("card", kind) => {
                let kind: Card = kind.parse().expect("box.txt: a card");
                (0..count).for_each(|_| contents.cards.add(kind as usize));
            }
            ("nomad", kind) => {
                let kind: Nomad = kind.parse().expect("box.txt: a nomad tile");
                (0..count).for_each(|_| contents.nomads.add(kind as usize));
            }
            ("piece", "settlement") => contents.settlements = count,
            ("piece", "warrior") => contents.warriors = count,
            ("piece", "wagon" | "ship" | "city") => assert_eq!(count, 1, "box.txt: {kind}"),
            ("piece", "wall") => contents.walls = count,
            ("piece", "scout") => contents.scouts = count,
            ("tile", "location") => contents.tiles_per_location = count,
            _ => panic!("box.txt: unknown `{line}`"),
        }
    }
    contents
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_is_complete() {
        assert_eq!(BOX.cards.len(), 30);
        assert_eq!(BOX.cards.counts()[..5], [5; 5]);
        assert_eq!(BOX.nomads.len(), 15);
        assert_eq!((BOX.settlements, BOX.warriors, BOX.walls), (40, 2, 25));
        assert_eq!((BOX.scouts, BOX.tiles_per_location), (2, 2));
    }
}
