//! The task cards of Crossroads.

use super::touching;
use crate::board::Board;
use crate::cell::{BOARD_ROWS, Cell, Direction, WIDTH};
use crate::cell_set::CellSet;
use crate::terrain::Terrain;

/// Pieces asked for by road and advance.
const MANY: usize = 7;

/// KB-9.24 A piece on every hex of a terrain area; KB-9.25 of any terrain.
pub(super) fn home_country(board: &Board, own: &CellSet) -> bool {
    Terrain::ALL.iter().any(|&terrain| {
        let land = board.of(terrain);
        // Own pieces hold the whole area if the land does not go on beyond them.
        let is_whole = |held: CellSet| (held.neighbours() & land).is_within(&held);
        (*own & land).areas().any(is_whole)
    })
}

/// KB-9.26 A piece with six own neighbours.
pub(super) fn fortress(own: &CellSet) -> bool {
    own.iter().any(|cell| is_surrounded(cell, own))
}

/// KB-9.27 Seven pieces in an unbroken diagonal line.
pub(super) fn road(own: &CellSet) -> bool {
    let is_start = |cell: Cell, down: Direction| {
        let line = std::iter::successors(Some(cell), |at| at.next(down));
        line.take_while(|&at| own.has(at)).take(MANY).count() == MANY
    };
    own.iter()
        .any(|cell| is_start(cell, Direction::SouthEast) || is_start(cell, Direction::SouthWest))
}

/// KB-9.28 A location, castle or nomad hex with six own neighbours; KB-9.29 no other.
pub(super) fn place_of_refuge(board: &Board, own: &CellSet) -> bool {
    board.landmarks.iter().any(|cell| is_surrounded(cell, own))
}

/// KB-9.30 Seven pieces on one edge of the board.
pub(super) fn advance(board: &Board, own: &CellSet) -> bool {
    per_edge(board, own).iter().any(|&pieces| pieces >= MANY)
}

/// KB-9.31 A piece on each edge of the board.
pub(super) fn compass_points(board: &Board, own: &CellSet) -> bool {
    per_edge(board, own).iter().all(|&pieces| pieces > 0)
}

/// Whether own pieces are on all six sides; a hex at the rim has fewer sides and never is.
fn is_surrounded(cell: Cell, own: &CellSet) -> bool {
    touching(cell, own) == 6
}

/// The number of pieces on the north, south, west and east edge. KB-9.32 A corner is on two edges;
/// KB-12.11 the island is on none.
fn per_edge(board: &Board, own: &CellSet) -> [usize; 4] {
    let mut counts = [0; 4];
    for cell in (*own & board.edge).iter() {
        counts[0] += usize::from(cell.row() == 0);
        counts[1] += usize::from(cell.row() == BOARD_ROWS - 1);
        counts[2] += usize::from(cell.col() == 0);
        counts[3] += usize::from(cell.col() == WIDTH - 1);
    }
    counts
}
