//! Letters on the hexes, for those who would rather read the land than look at it.

use super::geometry::center;
use crate::number::short;
use kingdom_builder::{Board, CellSet, Land};
use std::fmt::Write;

/// The letter of its terrain on each hex, `H` on a cave. The seals already say what they are.
pub fn letters(board: &Board) -> String {
    let mut picture =
        r#"<g class="kb-letters" text-anchor="middle" aria-hidden="true">"#.to_owned();
    for cell in CellSet::all_where(|_| true).iter() {
        if let Some(Land::Terrain(terrain)) = board.land_at(cell) {
            let at = center(cell).moved(0.0, 5.0);
            let (x, y) = (short(at.x), short(at.y));
            let letter = if board.caves.has(cell) { 'H' } else { terrain.letter() };
            write!(picture, r#"<text x="{x}" y="{y}">{letter}</text>"#).expect("strings grow");
        }
    }
    picture + "</g>"
}
