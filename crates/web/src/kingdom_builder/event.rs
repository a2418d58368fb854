//! What happened, as the shared table asks of it.

use super::map::spot;
use super::speech;
use crate::face::{self, Motion, Spot, Teller};
use drawing::kingdom_builder::{Icon, icon, piece as drawn};
use kingdom_builder::{Cell, Event, Standing};
use std::any::Any;
use table::Seat;

impl face::Event for Event {
    fn line(&self, teller: Teller<'_>) -> Option<String> {
        speech(teller).event(self)
    }

    fn seat(&self) -> Option<Seat> {
        Event::seat(self)
    }

    fn spots(&self) -> Vec<Spot> {
        self.cells().into_iter().map(spot).collect()
    }

    fn is_move(&self) -> bool {
        self.changes_the_board()
    }

    fn motion(&self) -> Option<Motion> {
        let put = |what: Standing, at: Cell| Motion::Put { at: spot(at), piece: drawn(what) };
        let lift =
            |what: Standing, from: Cell| Motion::Lift { from: spot(from), piece: drawn(what) };
        Some(match *self {
            Event::Built { seat, at, .. } => put(Standing::Settlement(seat), at),
            Event::PutWall { at, .. } => put(Standing::Wall, at),
            Event::PlacedScout { at, .. } => put(Standing::Scout, at),
            Event::Placed { seat, piece, at } => put(Standing::Piece(piece, seat), at),
            Event::LaidCity { seat, at } => put(Standing::City(seat), at),
            Event::Moved { from, to, .. } | Event::MovedPiece { from, to, .. } => {
                Motion::Slide { from: spot(from), to: spot(to) }
            }
            Event::Recalled { seat, piece, from } => lift(Standing::Piece(piece, seat), from),
            Event::KeptOnTemple { seat, from } => lift(Standing::Settlement(seat), from),
            Event::Struck { whose, from, .. } => lift(Standing::Settlement(whose), from),
            Event::TookTile { seat, location, from } => {
                let icon = icon(Icon::Location(location));
                Motion::Take { from: spot(from), owner: seat, icon }
            }
            Event::TookNomad { seat, nomad, from } => {
                Motion::Take { from: spot(from), owner: seat, icon: icon(Icon::Nomad(nomad)) }
            }
            Event::Drew { seat, .. } => Motion::Turn { owner: seat },
            _ => return None,
        })
    }

    fn begins(&self) -> Option<Seat> {
        match *self {
            Event::TurnBegan { seat, .. } => Some(seat),
            _ => None,
        }
    }

    fn ends(&self) -> Option<Seat> {
        match *self {
            Event::TurnEnded { seat } => Some(seat),
            _ => None,
        }
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
