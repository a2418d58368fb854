//! Cards that look at connected areas of own pieces.

use super::count;
use crate::board::Board;
use crate::cell_set::CellSet;
use crate::terrain::Terrain;

/// KB-6.4 Four gold for each location that an area links to another; KB-6.5 castles, nomads and
/// palaces are as good, KB-6.6 silos are not.
pub(super) fn merchants(board: &Board, own: &CellSet) -> i32 {
    let mut linked = CellSet::EMPTY;
    for area in areas_with(own, *own & board.by_workplace) {
        let touched = (area & board.by_workplace).neighbours() & board.workplaces;
        if touched.len() >= 2 {
            linked |= touched;
        }
    }
    4 * count(linked)
}

/// KB-6.9 One gold for each area.
pub(super) fn hermits(own: &CellSet) -> i32 {
    own.areas().count() as i32
}

/// KB-6.10 Half the number of pieces in the largest area, rounded down.
pub(super) fn citizens(own: &CellSet) -> i32 {
    own.areas().map(count).fold(0, i32::max) / 2
}

/// KB-10.20 Two gold for each mountain range that an area links to another; KB-12.3 a cave is part
/// of its range.
pub(super) fn geologists(board: &Board, own: &CellSet) -> i32 {
    let mountains = board.of(Terrain::Mountain);
    let n_ranges = |hexes| areas_with(&mountains, hexes).count();
    let mut linked = CellSet::EMPTY;
    for area in areas_with(own, *own & board.by_mountain) {
        // A piece that stands on a range needs no thought: either a piece beside it is next to that
        // range, or it is alone and can reach no other.
        let touched = (area & board.by_mountain).neighbours() & mountains;
        if n_ranges(touched) >= 2 {
            linked |= touched;
        }
    }
    2 * n_ranges(linked) as i32
}

/// KB-10.21 Two gold for each hex between the two pieces of an area that are farthest apart.
pub(super) fn messengers(own: &CellSet) -> i32 {
    let farthest = own.areas().map(|area| width(&area)).fold(0, i32::max);
    2 * (farthest - 1).max(0)
}

/// The connected parts of a set that hold at least one of the `wanted` hexes, which must be in it.
fn areas_with(cells: &CellSet, mut wanted: CellSet) -> impl Iterator<Item = CellSet> {
    debug_assert!(wanted.is_within(cells));
    std::iter::from_fn(move || {
        let area = cells.area(wanted.first()?);
        wanted &= !area;
        Some(area)
    })
}

/// The greatest distance between two hexes of an area. The distance of two hexes is their greatest
/// difference along one of the three axes, so there is no need to look at each pair.
fn width(area: &CellSet) -> i32 {
    let mut lowest = [i32::MAX; 3];
    let mut highest = [i32::MIN; 3];
    for cell in area.iter() {
        for (axis, place) in cell.axes().into_iter().enumerate() {
            lowest[axis] = lowest[axis].min(place);
            highest[axis] = highest[axis].max(place);
        }
    }
    (0..3).map(|axis| highest[axis].saturating_sub(lowest[axis])).fold(0, i32::max)
}
