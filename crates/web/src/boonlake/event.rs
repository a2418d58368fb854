//! What happened, as the shared table asks of it.

use super::thing::Thing;
use super::{cut, speech};
use crate::face::{self, Motion, Spot, Teller};
use boonlake::{Components, Event, Piece, Site, Space};
use drawing::boonlake::{Icon, Owner, cattle_piece, icon, piece_on};
use std::any::Any;
use std::sync::Arc;
use table::Seat;

/// Something that happened, with what is printed on the things it names.
pub(super) struct Told {
    pub(super) event: Event,
    pub(super) parts: Arc<Components>,
}

/// What happened, by its own type.
pub(super) fn event_of(event: &dyn face::Event) -> Option<&Event> {
    event.as_any().downcast_ref::<Told>().map(|told| &told.event)
}

impl face::Event for Told {
    fn line(&self, teller: Teller<'_>) -> Option<String> {
        speech(teller).event(&self.event, &self.parts)
    }

    fn seat(&self) -> Option<Seat> {
        self.event.seat()
    }

    fn spots(&self) -> Vec<Spot> {
        self.event.place().map(|place| Thing::of_place(place).spot()).into_iter().collect()
    }

    fn is_move(&self) -> bool {
        matches!(
            self.event,
            Event::Chose { .. }
                | Event::Played { .. }
                | Event::Realised { .. }
                | Event::Discarded { .. }
                | Event::Laid { .. }
                | Event::LaidPasture { .. }
                | Event::Developed { .. }
                | Event::BuiltHouse { .. }
                | Event::BuiltSettlement { .. }
                | Event::PlacedCattle { .. }
                | Event::Modernized { .. }
                | Event::ChoseRegion { .. }
                | Event::Sailed { .. }
                | Event::EminenceChose { .. }
                | Event::EminenceLaid { .. }
                | Event::EminencePasture { .. }
                | Event::EminenceHouse { .. }
                | Event::EminenceSettlement { .. }
                | Event::EminenceCattle { .. }
                | Event::EminenceSailed { .. }
        )
    }

    fn motion(&self) -> Option<Motion> {
        let put = |site: Site, piece: Piece, owner: Owner| Motion::Put {
            at: Thing::Site(site).spot(),
            piece: piece_on(cut(), site, piece, owner),
        };
        let graze = |at: Space, owner: Owner| Motion::Put {
            at: Thing::Space(at).spot(),
            piece: cattle_piece(cut(), at, owner),
        };
        let take = |at: Space, owner: Seat, what: Icon| Motion::Take {
            from: Thing::Space(at).spot(),
            owner,
            icon: icon(what),
        };
        Some(match self.event {
            Event::Developed { seat, site } => put(site, Piece::Inhabitant, Owner::Seat(seat)),
            Event::BuiltHouse { seat, site, .. } => put(site, Piece::House, Owner::Seat(seat)),
            Event::BuiltSettlement { seat, site } => {
                put(site, Piece::Settlement, Owner::Seat(seat))
            }
            Event::PlacedCattle { seat, at } => graze(at, Owner::Seat(seat)),
            Event::EminenceHouse { site } => put(site, Piece::House, Owner::Eminence),
            Event::EminenceSettlement { site } => put(site, Piece::Settlement, Owner::Eminence),
            Event::EminenceCattle { at } => graze(at, Owner::Eminence),
            Event::Laid { seat, at, .. } => take(at, seat, Icon::Tile),
            Event::LaidPasture { seat, at } => take(at, seat, Icon::Pasture),
            Event::Drew { seat, .. } => Motion::Turn { owner: seat },
            _ => return None,
        })
    }

    fn begins(&self) -> Option<Seat> {
        match self.event {
            Event::Chose { seat, .. } => Some(seat),
            _ => None,
        }
    }

    fn ends(&self) -> Option<Seat> {
        match self.event {
            Event::TurnEnded { seat } => Some(seat),
            _ => None,
        }
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
