//! Where hexes lie on the picture, and which hex a point belongs to.

use crate::number::short;
use crate::point::Point;
use kingdom_builder::{Board, Cell};
use std::fmt::Write;

/// Distance from the middle of a hex to its corners, in units of the picture.
pub const RADIUS: f64 = 24.0;
/// Half the width of a hex: from its middle to an upright side.
pub(crate) const HALF_WIDTH: f64 = RADIUS * 0.866_025_403_784_438_6;
/// From one row of hexes to the next.
pub(super) const ROW_STEP: f64 = RADIUS * 1.5;
/// The wooden frame with the bed the hexes lie in.
const FRAME: f64 = 29.0;
/// Between the frame of the board and that of the island.
const GAP: f64 = 8.0;

const N_ROWS: usize = 20;
const N_COLS: usize = 20;
const ISLAND_ROWS: usize = 5;
const ISLAND_COLS: usize = 7;

/// The corners of a hex from the top, clockwise, for a radius of one.
pub(crate) const CORNERS: [(f64, f64); 6] = [
    (0.0, -1.0),
    (HALF_WIDTH / RADIUS, -0.5),
    (HALF_WIDTH / RADIUS, 0.5),
    (0.0, 1.0),
    (-HALF_WIDTH / RADIUS, 0.5),
    (-HALF_WIDTH / RADIUS, -0.5),
];

/// A rectangle of the picture: a framed piece of land.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Area {
    pub(crate) corner: Point,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

/// The framed board of four quadrants.
pub(crate) fn board_area() -> Area {
    Area {
        corner: Point { x: 0.0, y: 0.0 },
        // Odd rows reach half a hex further.
        width: 2.0 * FRAME + (2 * N_COLS + 1) as f64 * HALF_WIDTH,
        height: 2.0 * FRAME + (N_ROWS - 1) as f64 * ROW_STEP + 2.0 * RADIUS,
    }
}

/// The framed island, to the right of the board: screens are wider than high, and so is the picture.
pub(crate) fn island_area() -> Area {
    let board = board_area();
    let height = 2.0 * FRAME + (ISLAND_ROWS - 1) as f64 * ROW_STEP + 2.0 * RADIUS;
    Area {
        corner: Point { x: board.width + GAP, y: board.height - height },
        width: 2.0 * FRAME + (2 * ISLAND_COLS) as f64 * HALF_WIDTH,
        height,
    }
}

/// The middle of the hex in row 0, column 0 of a framed piece of land.
pub(super) fn first_center(area: Area) -> Point {
    area.corner.moved(FRAME + HALF_WIDTH, FRAME + RADIUS)
}

/// Width and height of the picture of a board.
pub fn size(board: &Board) -> (f64, f64) {
    let (land, island) = (board_area(), island_area());
    let width = match board.island {
        Some(_) => island.corner.x + island.width,
        None => land.width,
    };
    (width.ceil(), land.height.ceil())
}

/// The `viewBox` attribute for the picture of a board.
pub fn view_box(board: &Board) -> String {
    let (width, height) = size(board);
    format!("0 0 {width} {height}")
}

/// The middle of a hex.
pub fn center(cell: Cell) -> Point {
    let (area, row) = match cell.is_island() {
        true => (island_area(), cell.row() - N_ROWS),
        false => (board_area(), cell.row()),
    };
    let half_steps = 2 * cell.col() + row % 2;
    first_center(area).moved(half_steps as f64 * HALF_WIDTH, row as f64 * ROW_STEP)
}

/// The hex a point belongs to, if it lies on one.
pub fn cell_at(point: Point, has_island: bool) -> Option<Cell> {
    let on_board = place_at(point, board_area())
        .filter(|&(row, col)| row < N_ROWS && col < N_COLS)
        .and_then(|(row, col)| Cell::new(row, col));
    let on_island = || {
        place_at(point, island_area())
            .filter(|&(row, col)| row < ISLAND_ROWS && col < ISLAND_COLS)
            .and_then(|(row, col)| Cell::new(row + N_ROWS, col))
    };
    on_board.or_else(|| if has_island { on_island() } else { None })
}

/// Row and column of a point in the endless grid of hexes that begins in an area.
fn place_at(point: Point, area: Area) -> Option<(usize, usize)> {
    let first = first_center(area);
    let (x, y) = (point.x - first.x, point.y - first.y);
    // The three axes of a hex grid always sum to zero; rounding each may break that, and then the
    // one that was rounded furthest is put right.
    let down = y / ROW_STEP;
    let across = x / (2.0 * HALF_WIDTH) - down / 2.0;
    let third = -down - across;
    let (mut row, mut skewed) = (down.round(), across.round());
    let last = third.round();
    let (row_off, skewed_off) = ((row - down).abs(), (skewed - across).abs());
    let last_off = (last - third).abs();
    if row_off > skewed_off && row_off > last_off {
        row = -skewed - last;
    } else if skewed_off > last_off {
        skewed = -row - last;
    }
    let (row, skewed) = (row as i64, skewed as i64);
    let col = skewed + row.div_euclid(2);
    Some((usize::try_from(row).ok()?, usize::try_from(col).ok()?))
}

/// The corners of a hex as the `points` of a polygon; `scale` 1 is the hex itself, less is smaller.
pub fn hex_points(cell: Cell, scale: f64) -> String {
    points_around(center(cell), scale * RADIUS)
}

/// The corners of a hex of this radius around a point.
pub(crate) fn points_around(middle: Point, radius: f64) -> String {
    let mut points = String::new();
    for (x, y) in CORNERS {
        let corner = middle.moved(x * radius, y * radius);
        let gap = if points.is_empty() { "" } else { " " };
        write!(points, "{gap}{},{}", short(corner.x), short(corner.y)).expect("strings grow");
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;
    use kingdom_builder::{CellSet, Direction};

    fn every_cell() -> impl Iterator<Item = Cell> {
        CellSet::all_where(|_| true).iter()
    }

    #[test]
    fn the_middle_of_a_hex_belongs_to_it() {
        for cell in every_cell() {
            assert_eq!(cell_at(center(cell), true), Some(cell));
            let without_island = (!cell.is_island()).then_some(cell);
            assert_eq!(cell_at(center(cell), false), without_island);
        }
    }

    #[test]
    fn points_just_inside_the_corners_and_sides_belong_to_the_hex() {
        for cell in every_cell() {
            let middle = center(cell);
            for side in 0..6 {
                let (one, other) = (CORNERS[side], CORNERS[(side + 1) % 6]);
                for share in [0.0, 0.3, 0.5, 0.9] {
                    let x = one.0 + share * (other.0 - one.0);
                    let y = one.1 + share * (other.1 - one.1);
                    let near = 0.999 * RADIUS;
                    let inside = middle.moved(x * near, y * near);
                    assert_eq!(cell_at(inside, true), Some(cell), "{cell} at {inside:?}");
                    let far = 1.001 * RADIUS;
                    let outside = middle.moved(x * far, y * far);
                    assert_ne!(cell_at(outside, true), Some(cell), "{cell} at {outside:?}");
                }
            }
        }
    }

    #[test]
    fn a_point_past_a_side_belongs_to_the_neighbour() {
        for cell in every_cell() {
            for direction in Direction::ALL {
                let Some(next) = cell.next(direction) else { continue };
                let (here, there) = (center(cell), center(next));
                let apart = (there.x - here.x).hypot(there.y - here.y);
                assert!((apart - 2.0 * HALF_WIDTH).abs() < 1e-9);
                let at =
                    |share: f64| here.moved(share * (there.x - here.x), share * (there.y - here.y));
                assert_eq!(cell_at(at(0.499), true), Some(cell));
                assert_eq!(cell_at(at(0.501), true), Some(next));
            }
        }
    }

    #[test]
    fn the_frame_belongs_to_no_hex() {
        let board = board_area();
        for (x, y) in [(5.0, 5.0), (board.width / 2.0, 20.0), (20.0, board.height / 2.0)] {
            assert_eq!(cell_at(Point { x, y }, true), None);
        }
        assert_eq!(cell_at(Point { x: -400.0, y: -400.0 }, true), None);
    }
}
