//! Cards that pay one gold for every piece that stands in the right place.

use super::{count, touching};
use crate::board::Board;
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::terrain::Terrain;

/// KB-6.1 Pieces next to water, but not on it.
pub(super) fn fishermen(board: &Board, own: &CellSet) -> i32 {
    count(*own & board.by_water & !board.of(Terrain::Water))
}

/// KB-6.2 Pieces next to a mountain, but not on one; KB-12.3 a cave is a mountain.
pub(super) fn miners(board: &Board, own: &CellSet) -> i32 {
    count(*own & board.by_mountain & !board.of(Terrain::Mountain))
}

/// KB-6.3 Pieces next to a location; KB-6.5 castles, nomads and palaces are as good, KB-6.6 silos
/// are not.
pub(super) fn workers(board: &Board, own: &CellSet) -> i32 {
    count(*own & board.by_workplace)
}

/// KB-10.23 Pieces along a seam between quadrants; KB-12.11 the island has no such row or column.
pub(super) fn vassals(own: &CellSet) -> i32 {
    let is_at_seam = |cell: &Cell| matches!(cell.row(), 9 | 10) || matches!(cell.col(), 9 | 10);
    own.iter().filter(is_at_seam).count() as i32
}

/// KB-10.24 Pieces with at least three own neighbours.
pub(super) fn captains(own: &CellSet) -> i32 {
    own.iter().filter(|&cell| touching(cell, own) >= 3).count() as i32
}

/// KB-10.26 Pieces next to the removed terrain, but not on it.
pub(super) fn scouts(board: &Board, own: &CellSet, removed: Terrain) -> i32 {
    let land = board.of(removed);
    let is_beside = |cell: &Cell| cell.neighbours().meets(&land);
    (*own & !land).iter().filter(is_beside).count() as i32
}

/// KB-11.26 Pieces with exactly two own neighbours.
pub(super) fn chainers(own: &CellSet) -> i32 {
    own.iter().filter(|&cell| touching(cell, own) == 2).count() as i32
}

/// KB-11.27 Pieces at the edge of the board, a corner once; KB-12.11 not on the island.
pub(super) fn travellers(board: &Board, own: &CellSet) -> i32 {
    count(*own & board.edge)
}
