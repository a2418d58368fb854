//! Canoes, which answer when a location runs empty.

use crate::location::Location;
use crate::state::State;
use crate::step::Step;
use table::Seat;

impl State {
    /// Asks the next seat with canoe tiles, or nobody more if the seat in turn was asked already
    /// (KB-10.15).
    pub(crate) fn next_canoe(&mut self, after: Seat) {
        self.open.steps.pop();
        if after != self.open.turn.seat {
            self.push_canoe(after);
        }
    }

    /// Asks the owners of canoes once for each hex that ran empty, from the left of the seat in
    /// turn.
    #[inline]
    pub(crate) fn ask_canoes(&mut self, n_emptied: usize) {
        for _ in 0..n_emptied {
            self.push_canoe(self.open.turn.seat);
        }
    }

    /// Asks the seats after `after`, up to the one in turn.
    fn push_canoe(&mut self, after: Seat) {
        for seat in after.from_left(self.open.setting.n_seats) {
            let left = self.open.usable_tiles(seat, Location::Canoe).count_ones() as u8;
            if left > 0 {
                self.open.steps.push(Step::Canoe { seat, left });
                return;
            }
            if seat == self.open.turn.seat {
                return;
            }
        }
    }
}
