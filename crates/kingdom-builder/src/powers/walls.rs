//! The quarry and its stone walls.

use crate::cell_set::CellSet;
use crate::rule::Rule;
use crate::sieve::{Sieve, Watch};
use crate::state::Open;
use table::Seat;

impl Open {
    /// Where a wall may be put.
    pub(crate) fn wall_sites<W: Watch>(&self, seat: Seat, sieve: &mut Sieve<W>) {
        let kind = self.turn.terrain.map_or(CellSet::EMPTY, |terrain| self.board().of(terrain));
        sieve.keep(Rule::WrongKind, kind);
        sieve.drop(Rule::Occupied, self.occupied);
        sieve.keep(Rule::WallNotAdjacent, self.kingdoms[seat].pieces.neighbours());
    }

    /// Walls not on the board.
    pub(crate) fn walls_left(&self) -> usize {
        usize::from(self.setting.contents().walls).saturating_sub(self.walls.len())
    }
}
