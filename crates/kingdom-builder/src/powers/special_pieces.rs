//! Warriors, wagon and ship.

use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::event::Event;
use crate::rule::Rule;
use crate::sieve::{Sieve, Watch};
use crate::state::{Open, State};
use crate::step::{Piece, Step};
use crate::terrain::Terrain;
use table::{Journal, Seat};

impl Open {
    /// Where a special piece may be placed, or, if it stands on the board, moved to.
    pub(crate) fn piece_sites<W: Watch>(&self, seat: Seat, piece: Piece, sieve: &mut Sieve<W>) {
        let board = self.board();
        let kingdom = &self.kingdoms[seat];
        let land = match piece {
            Piece::Warrior => board.buildable,
            Piece::Wagon => board.buildable | board.of(Terrain::Mountain),
            Piece::Ship => board.of(Terrain::Water),
        };
        sieve.keep(Rule::WrongKind, land);
        self.keep_free(sieve);
        match (piece, kingdom.places_of(piece).next()) {
            (Piece::Warrior, _) if !self.can_be_placed(piece) => {
                sieve.keep(Rule::WarriorsOut, CellSet::EMPTY);
            }
            (Piece::Wagon | Piece::Ship, Some(from)) => {
                let mut reached = *from.neighbours() & sieve.left();
                for _ in 1..3 {
                    reached |= reached.neighbours() & sieve.left();
                }
                let rule = if piece == Piece::Ship { Rule::ShipReach } else { Rule::WagonReach };
                sieve.keep(rule, reached);
            }
            _ if self.turn.outpost => {}
            _ => sieve.prefer(Rule::NotAdjacent, kingdom.near),
        }
    }

    /// Whether a piece of the seat in turn is off the board and can be placed.
    pub(crate) fn can_be_placed(&self, piece: Piece) -> bool {
        let n_placed = self.kingdoms[self.turn.seat].places_of(piece).count();
        n_placed
            < if piece == Piece::Warrior {
                usize::from(self.setting.contents().warriors)
            } else {
                1
            }
    }
}

impl State {
    pub(crate) fn place_piece<J: Journal<Event>>(&mut self, at: Cell, journal: &mut J) {
        let seat = self.open.turn.seat;
        let Some(Step::Piece { piece }) = self.open.steps.pop() else {
            unreachable!("a special piece is placed only in its own step")
        };
        let kingdom = &mut self.open.kingdoms[seat];
        let from = match piece {
            Piece::Warrior => {
                let place = kingdom.warriors.iter_mut().find(|place| place.is_none());
                *place.expect("a warrior is off the board") = Some(at);
                None
            }
            Piece::Wagon => kingdom.wagon.replace(at),
            Piece::Ship => kingdom.ship.replace(at),
        };
        if let Some(from) = from {
            self.open.take_off(seat, from);
            self.open.special_pieces.remove(from);
        }
        self.open.put_on(seat, at);
        self.open.special_pieces.add(at);
        self.open.refresh_guards();
        match from {
            None => {
                journal.note(|| Event::Placed { seat, piece, at });
                self.open.turn.outpost = false;
                self.earn_for_building(seat, at, journal);
                self.arrive(seat, at, journal);
            }
            Some(from) => {
                journal.note(|| Event::MovedPiece { seat, piece, from, to: at });
                self.arrive_from(seat, at, from, journal);
            }
        }
    }

    pub(crate) fn recall_piece<J: Journal<Event>>(&mut self, from: Cell, journal: &mut J) {
        let seat = self.open.turn.seat;
        let Some(Step::Piece { piece }) = self.open.steps.pop() else {
            unreachable!("a special piece is taken back only in its own step")
        };
        let kingdom = &mut self.open.kingdoms[seat];
        let places = match piece {
            Piece::Warrior => &mut kingdom.warriors[..],
            Piece::Wagon => std::slice::from_mut(&mut kingdom.wagon),
            Piece::Ship => std::slice::from_mut(&mut kingdom.ship),
        };
        let place = places.iter_mut().find(|place| **place == Some(from));
        *place.expect("the piece stands there") = None;
        // Two warriors look alike: where one is left, it is the first.
        if let [first @ None, second] = places {
            std::mem::swap(first, second);
        }
        self.open.take_off(seat, from);
        self.open.special_pieces.remove(from);
        self.open.refresh_guards();
        journal.note(|| Event::Recalled { seat, piece, from });
        self.open.lose_tiles(seat, from, journal);
    }
}
