//! Cards that look at horizontal lines and at quadrants.

use super::{Realm, count};
use crate::MAX_SEATS;
use crate::cell::{BOARD_ROWS, LINES};
use crate::cell_set::CellSet;
use arrayvec::ArrayVec;
use std::array::from_fn;
use std::sync::LazyLock;
use table::Seat;

const N_QUADRANTS: usize = 4;

/// The hexes of each quadrant; those of the island are in none (KB-12.10, KB-12.11).
static QUADRANTS: LazyLock<[CellSet; N_QUADRANTS]> =
    LazyLock::new(|| from_fn(|index| CellSet::all_where(|cell| cell.quadrant() == Some(index))));

/// KB-6.7 One gold for each line with a piece; KB-12.9 the island adds its lines.
pub(super) fn discoverers(own: &CellSet) -> i32 {
    LINES.iter().filter(|line| line.meets(own)).count() as i32
}

/// KB-6.8 Two gold for each piece on the fullest line; KB-12.10 not on the island's lines.
pub(super) fn knights(own: &CellSet) -> i32 {
    2 * LINES[..BOARD_ROWS].iter().map(|&line| count(line & *own)).fold(0, i32::max)
}

/// KB-11.22 Two gold for each line with exactly one piece; KB-12.9 the island adds its lines.
pub(super) fn rangers(own: &CellSet) -> i32 {
    2 * LINES.iter().filter(|&&line| count(line & *own) == 1).count() as i32
}

/// KB-6.11 In each quadrant twelve gold for the highest number of pieces, six for the next lower.
pub(super) fn lords(realm: &Realm<'_>, seat: Seat) -> i32 {
    let counts: ArrayVec<[i32; N_QUADRANTS], MAX_SEATS> =
        realm.pieces.iter().map(per_quadrant).collect();
    let lord = |quadrant: usize| {
        let all = counts.iter().map(|counts| counts[quadrant]);
        let own = counts[seat.index()][quadrant];
        // KB-6.12 Zero is a number like any other, unless the option says otherwise.
        if own == 0 && realm.lords_need_presence { 0 } else { rank_gold(own, all) }
    };
    (0..N_QUADRANTS).map(lord).sum()
}

/// What Lords would pay to a seat for quadrants in which it has no piece.
pub(super) fn idle_lords(realm: &Realm<'_>, seat: Seat) -> i32 {
    lords(realm, seat) - lords(&Realm { lords_need_presence: true, ..*realm }, seat)
}

/// Gold for a number among all players' numbers: only how many different ones are higher matters,
/// not how many players share them.
fn rank_gold(own: i32, all: impl Iterator<Item = i32> + Clone) -> i32 {
    let highest = all.clone().fold(own, i32::max);
    let second = all.filter(|&other| other < highest).max();
    if own == highest {
        12
    } else if Some(own) == second {
        6
    } else {
        0
    }
}

/// KB-6.13 Three gold for each piece in the quadrant with fewest.
pub(super) fn farmers(own: &CellSet) -> i32 {
    3 * per_quadrant(own).into_iter().fold(i32::MAX, i32::min)
}

/// KB-11.28 One gold for each piece in the quadrant with most.
pub(super) fn homesteaders(own: &CellSet) -> i32 {
    per_quadrant(own).into_iter().fold(0, i32::max)
}

/// The number of pieces in each quadrant.
fn per_quadrant(own: &CellSet) -> [i32; N_QUADRANTS] {
    from_fn(|index| count(QUADRANTS[index] & *own))
}
