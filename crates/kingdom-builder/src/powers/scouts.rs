//! The scout cabin and its scouts.

use crate::rule::Rule;
use crate::sieve::{Sieve, Watch};
use crate::state::Open;
use crate::terrain::Terrain;
use table::Seat;

impl Open {
    /// Where a scout may be placed.
    pub(crate) fn scout_sites<W: Watch>(&self, seat: Seat, sieve: &mut Sieve<W>) {
        let board = self.board();
        let land = board.buildable | board.of(Terrain::Water) | board.of(Terrain::Mountain);
        sieve.keep(Rule::WrongKind, land);
        sieve.drop(Rule::Occupied, self.occupied);
        sieve.keep(Rule::ScoutNotAdjacent, self.kingdoms[seat].pieces.neighbours());
    }

    /// Takes all scouts off the board.
    pub(crate) fn take_scouts_back(&mut self) {
        let seat = self.turn.seat;
        while let Some(scout) = self.turn.scouts.pop() {
            self.occupied.remove(scout);
            self.refresh_near(seat, *scout.neighbours());
        }
    }
}
