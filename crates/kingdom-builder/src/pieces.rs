//! What follows when a piece comes onto the board or leaves it: adjacency, tiles, guards, and
//! gold earned in play.

use crate::board::MAX_LOCATIONS;
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::event::{Event, GoldSource};
use crate::location::{Location, Nomad};
use crate::objective::Objective;
use crate::state::{Open, State};
use crate::step::Piece;
use table::{Journal, Seat};

impl Open {
    /// Puts a piece on a hex, with nothing that follows.
    #[inline]
    pub(crate) fn put_on(&mut self, seat: Seat, at: Cell) {
        self.occupied.add(at);
        let kingdom = &mut self.kingdoms[seat];
        kingdom.pieces.add(at);
        kingdom.near |= *at.neighbours();
    }

    /// Takes a piece off a hex, with nothing that follows.
    pub(crate) fn take_off(&mut self, seat: Seat, from: Cell) {
        self.occupied.remove(from);
        self.kingdoms[seat].pieces.remove(from);
        self.refresh_near(seat, *from.neighbours());
    }

    /// Judges anew which of some hexes are next to an own piece or scout.
    pub(crate) fn refresh_near(&mut self, seat: Seat, hexes: CellSet) {
        let mut own = self.kingdoms[seat].pieces;
        if seat == self.turn.seat {
            self.turn.scouts.iter().for_each(|&scout| own.add(scout));
        }
        let near = &mut self.kingdoms[seat].near;
        for hex in hexes.iter() {
            if hex.neighbours().meets(&own) {
                near.add(hex);
            } else {
                near.remove(hex);
            }
        }
    }

    /// Judges anew which hexes warriors guard.
    pub(crate) fn refresh_guards(&mut self) {
        self.guarded = CellSet::EMPTY;
        for seat in Seat::all(self.setting.n_seats) {
            for warrior in self.kingdoms[seat].places_of(Piece::Warrior) {
                self.guarded |= *warrior.neighbours();
            }
        }
    }

    /// Takes away the tiles of location hexes beside `from` that no own piece touches any more.
    pub(crate) fn lose_tiles<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        from: Cell,
        journal: &mut J,
    ) {
        let touched = self.board().touches(from) & self.kingdoms[seat].held;
        for tile in bits(touched) {
            let (hex, location) = self.board().locations[tile];
            if !hex.neighbours().meets(&self.kingdoms[seat].pieces) {
                self.lose_tile(seat, tile, location);
                journal.note(|| Event::LostTile { seat, location });
            }
        }
    }

    /// Of two equal tiles the more useful one is kept (KB-4.5).
    fn lose_tile(&mut self, seat: Seat, tile: usize, location: Location) {
        let lost = 1 << tile;
        let other = self.kingdoms[seat].held & self.board().tiles_of(location) & !lost;
        let is_in_turn = seat == self.turn.seat;
        let uselessness = |mask: u16| {
            let is_fresh = self.kingdoms[seat].fresh & mask != 0;
            let is_used = is_in_turn && self.turn.used & mask != 0;
            (is_fresh, is_used)
        };
        // Tiles of a kind look alike: to keep the better one is to keep its state.
        if other != 0 && uselessness(lost) < uselessness(other) {
            let (is_fresh, is_used) = uselessness(lost);
            set(&mut self.kingdoms[seat].fresh, other, is_fresh);
            if is_in_turn {
                set(&mut self.turn.used, other, is_used);
            }
        }
        let kingdom = &mut self.kingdoms[seat];
        kingdom.held &= !lost;
        kingdom.fresh &= !lost;
        if is_in_turn {
            self.turn.used &= !lost;
        }
    }
}

impl State {
    /// A piece has been moved: what follows at its end, and then at its start (KB-4.10).
    pub(crate) fn arrive_from<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        at: Cell,
        from: Cell,
        journal: &mut J,
    ) {
        let n_emptied = self.settle_in(seat, at, journal);
        self.open.lose_tiles(seat, from, journal);
        self.ask_canoes(n_emptied);
    }

    /// A piece has come onto the board.
    #[inline]
    pub(crate) fn arrive<J: Journal<Event>>(&mut self, seat: Seat, at: Cell, journal: &mut J) {
        let n_emptied = self.settle_in(seat, at, journal);
        self.ask_canoes(n_emptied);
    }

    /// Marks lines and takes tiles; the number of hexes that are empty now.
    #[inline]
    fn settle_in<J: Journal<Event>>(&mut self, seat: Seat, at: Cell, journal: &mut J) -> usize {
        if self.open.setting.has(Objective::Mayors) {
            self.mark_line(seat, at, journal);
        }
        let touched = self.open.board().touches(at);
        let mut n_emptied = 0;
        for site in bits(touched) {
            match site.checked_sub(MAX_LOCATIONS) {
                None => n_emptied += self.take_tile(seat, site, journal),
                Some(index) => n_emptied += self.take_nomad(seat, index, journal),
            }
        }
        n_emptied
    }

    /// Takes a location tile if there is one for this seat; 1 if it was the last.
    fn take_tile<J: Journal<Event>>(&mut self, seat: Seat, tile: usize, journal: &mut J) -> usize {
        let mask = 1 << tile;
        let kingdom = &mut self.open.kingdoms[seat];
        if kingdom.taken & mask != 0 || self.open.tiles_left[tile] == 0 {
            return 0;
        }
        kingdom.taken |= mask;
        kingdom.held |= mask;
        kingdom.fresh |= mask;
        self.open.tiles_left[tile] -= 1;
        let is_emptied = self.open.tiles_left[tile] == 0;
        let (from, location) = self.open.board().locations[tile];
        journal.note(|| Event::TookTile { seat, location, from });
        if location == Location::Cathedral {
            self.open.kingdoms[seat].tokens += 1;
            journal.note(|| Event::TookToken { seat });
        }
        usize::from(is_emptied)
    }

    /// Takes a nomad tile if it is still there; 1 if it was.
    fn take_nomad<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        index: usize,
        journal: &mut J,
    ) -> usize {
        let Some(nomad) = self.open.nomads_left[index].take() else { return 0 };
        let from = self.open.board().nomads[index];
        journal.note(|| Event::TookNomad { seat, nomad, from });
        let kingdom = &mut self.open.kingdoms[seat];
        if nomad == Nomad::Treasure {
            kingdom.gold[GoldSource::Treasure] += 3;
            journal.note(|| Event::Earned { seat, gold: 3, source: GoldSource::Treasure });
        } else {
            kingdom.fresh_nomads.add(nomad as usize);
        }
        1
    }

    /// Marks the line of a hex for the mayors if the seat is the first with four pieces there
    /// (KB-11.23).
    fn mark_line<J: Journal<Event>>(&mut self, seat: Seat, at: Cell, journal: &mut J) {
        let line = at.row();
        let seats = Seat::all(self.open.setting.n_seats);
        let is_marked =
            seats.into_iter().any(|seat| self.open.kingdoms[seat].marks >> line & 1 == 1);
        let kingdom = &mut self.open.kingdoms[seat];
        if is_marked || kingdom.supply == 0 || (kingdom.pieces & *at.line()).len() < 4 {
            return;
        }
        kingdom.marks |= 1 << line;
        journal.note(|| Event::Marked { seat, line });
        self.take_from_supply(seat, journal);
    }
}

/// Sets or clears bits of a mask.
fn set(mask: &mut u16, bits: u16, is_set: bool) {
    *mask = if is_set { *mask | bits } else { *mask & !bits };
}

/// The numbers of the bits that are set.
fn bits(mut mask: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let bit = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            bit
        })
    })
}
