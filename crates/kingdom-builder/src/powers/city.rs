//! The city hall and its city.

use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::event::Event;
use crate::state::{Open, State};
use table::{Journal, Seat};

impl Open {
    /// The middles where the city may be laid.
    pub(crate) fn city_sites(&self, seat: Seat) -> CellSet {
        let free_land = self.free(self.board().buildable);
        let near = self.kingdoms[seat].near;
        let fits = |&middle: &Cell| {
            let around = middle.neighbours();
            around.is_within(&free_land)
                && around.len() == 6
                && (around.meets(&near) || near.has(middle))
        };
        free_land.iter().filter(fits).collect()
    }
}

impl State {
    pub(crate) fn lay_city<J: Journal<Event>>(&mut self, at: Cell, journal: &mut J) {
        let seat = self.open.turn.seat;
        self.open.steps.pop();
        self.open.kingdoms[seat].city = Some(at);
        let mut hexes = *at.neighbours();
        hexes.add(at);
        for hex in hexes.iter() {
            self.open.put_on(seat, hex);
            self.open.special_pieces.add(hex);
        }
        journal.note(|| Event::LaidCity { seat, at });
        for hex in hexes.iter() {
            self.earn_for_building(seat, hex, journal);
        }
        for hex in hexes.iter() {
            self.arrive(seat, hex, journal);
        }
    }
}
