//! Sword and temple, which take settlements off the board.

use crate::cell::Cell;
use crate::event::Event;
use crate::state::{Open, State};
use crate::step::Step;
use table::{Journal, Seat};

impl Open {
    /// The next opponent after `after`, clockwise up to the seat in turn, who has a settlement.
    pub(crate) fn next_struck(&self, after: Seat) -> Option<Seat> {
        after
            .from_left(self.setting.n_seats)
            .take_while(|&seat| seat != self.turn.seat)
            .find(|&seat| !self.settlements(seat).is_empty())
    }
}

impl State {
    /// Removes a settlement, of an opponent by the sword or an own one by the temple.
    pub(crate) fn remove<J: Journal<Event>>(&mut self, step: Step, from: Cell, journal: &mut J) {
        let seat = self.open.turn.seat;
        self.open.steps.pop();
        match step {
            Step::Sword { against: whose } => {
                journal.note(|| Event::Struck { seat, whose, from });
                self.open.take_off(whose, from);
                self.open.kingdoms[whose].supply += 1;
                self.open.lose_tiles(whose, from, journal);
                if let Some(against) = self.open.next_struck(whose) {
                    self.open.steps.push(Step::Sword { against });
                }
            }
            Step::Temple => {
                journal.note(|| Event::KeptOnTemple { seat, from });
                self.open.take_off(seat, from);
                self.open.kingdoms[seat].kept += 1;
                self.open.lose_tiles(seat, from, journal);
            }
            _ => unreachable!("settlements are removed only by sword and temple"),
        }
    }
}
