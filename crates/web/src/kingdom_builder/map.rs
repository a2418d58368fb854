//! Where the hexes lie.

use crate::face::Spot;
use crate::table::{Map, Step};
use drawing::Point;
use drawing::kingdom_builder::{self as drawn, Layout};
use kingdom_builder::{Cell, Setting};
use std::sync::Arc;

/// Hexes in a row of the board, and so many rows, the island's among them.
const N_COLS: usize = 20;

/// The hex as a place of the shared table: places follow each other in reading order.
pub(super) fn spot(cell: Cell) -> Spot {
    let number = cell.row() * N_COLS + cell.col();
    Spot(u16::try_from(number).expect("a board has few hexes"))
}

/// The hex that a place is.
pub(super) fn cell(spot: Spot) -> Cell {
    let number = usize::from(spot.0);
    Cell::new(number / N_COLS, number % N_COLS).expect("places are made of hexes")
}

/// The hexes of a match, and where its island lies.
pub(super) struct HexMap(pub(super) Arc<Setting>, pub(super) Layout);

impl Map for HexMap {
    fn size(&self) -> (f64, f64) {
        drawn::size(self.1, &self.0.board)
    }

    fn spot_width(&self) -> f64 {
        drawn::RADIUS * 3f64.sqrt()
    }

    fn spot_at(&self, point: Point) -> Option<Spot> {
        drawn::cell_at(self.1, point, self.0.board.island.is_some()).map(spot)
    }

    fn middle(&self, at: Spot) -> Option<Point> {
        Some(drawn::center(self.1, cell(at)))
    }

    fn next(&self, from: Spot, step: Step) -> Spot {
        let (down, right) = match step {
            Step::Left => (0, -1),
            Step::Right => (0, 1),
            Step::Up => (-1, 0),
            Step::Down => (1, 0),
        };
        let start = cell(from);
        let (mut row, mut col) = (start.row() as isize, start.col() as isize);
        // Over water that belongs to nobody to the island, and no farther.
        for _ in 0..25 {
            row += down;
            col += right;
            let (Ok(row), Ok(col)) = (usize::try_from(row), usize::try_from(col)) else { break };
            let next = Cell::new(row, col);
            if let Some(next) = next.filter(|next| self.0.board.land_at(*next).is_some()) {
                return spot(next);
            }
        }
        from
    }

    fn first(&self) -> Option<Spot> {
        Cell::new(10, 10).map(spot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kingdom_builder::CellSet;

    #[test]
    fn places_lead_back_to_their_hexes_in_reading_order() {
        let cells: Vec<Cell> = CellSet::all_where(|_| true).iter().collect();
        let spots: Vec<Spot> = cells.iter().copied().map(spot).collect();
        assert!(spots.is_sorted());
        assert!(spots.iter().copied().map(cell).eq(cells));
    }
}
