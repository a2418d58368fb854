//! What happened, as the shared table asks of it.

use super::farm_part::place_of;
use super::thing::Thing;
use crate::face::{self, Motion, Spot, Teller};
use std::any::Any;
use std::sync::Arc;
use suna_valo::{Components, Event};
use table::Seat;
use words::suna_valo::Speech;

/// Something that happened, with what is printed on the things it names.
pub(super) struct Told {
    pub(super) event: Event,
    pub(super) parts: Arc<Components>,
}

impl Told {
    fn speech<'a>(&'a self, teller: Teller<'a>) -> Speech<'a> {
        Speech::new(teller.words, &self.parts, teller.names, teller.eyes)
    }
}

impl face::Event for Told {
    fn line(&self, teller: Teller<'_>) -> Option<String> {
        self.speech(teller).event(&self.event)
    }

    fn follows(&self) -> bool {
        matches!(
            self.event,
            Event::Paid { .. }
                | Event::Saved { .. }
                | Event::Priced { .. }
                | Event::Scarce { .. }
                | Event::TookScarcity { .. }
                | Event::Activated { .. }
                | Event::ActivatedCard { .. }
                | Event::UsedTile { .. }
                | Event::Energy { .. }
                | Event::Produced { .. }
                | Event::Stored { .. }
        )
    }

    fn is_loss(&self) -> bool {
        matches!(self.event, Event::Lost { .. } | Event::Overflowed { .. })
    }

    fn outcome(&self, followers: &[Arc<dyn face::Event>], teller: Teller<'_>) -> String {
        let told = followers.iter().filter_map(|it| it.as_any().downcast_ref::<Told>());
        self.speech(teller).followed(told.map(|told| &told.event))
    }

    fn seat(&self) -> Option<Seat> {
        self.event.seat()
    }

    fn spots(&self) -> Vec<Spot> {
        self.event.sites().into_iter().map(place_of).collect()
    }

    fn is_move(&self) -> bool {
        matches!(
            self.event,
            Event::Bought { .. }
                | Event::Placed { .. }
                | Event::Celebrated { .. }
                | Event::Delivered { .. }
                | Event::Completed { .. }
                | Event::Shipped { .. }
                | Event::Stepped { .. }
                | Event::Lifted { .. }
                | Event::TookTile { .. }
                | Event::Refilled { .. }
                | Event::Replaced { .. }
        )
    }

    fn motion(&self) -> Option<Motion> {
        let put = |thing: Thing| Motion::Put { at: thing.spot(), piece: String::new() };
        Some(match self.event {
            Event::Placed { card, .. } => put(Thing::Card(card)),
            Event::Shipped { order, .. } | Event::RevealedShip { order } => put(Thing::Ship(order)),
            Event::RevealedPublic { order } => put(Thing::Public(order)),
            _ => return None,
        })
    }

    fn begins(&self) -> Option<Seat> {
        match self.event {
            Event::TurnBegan { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// A turn ends when the next one begins.
    fn ends(&self) -> Option<Seat> {
        match self.event {
            Event::TurnBegan { seat, turn } if turn > 1 => Some(seat.next(2)),
            _ => None,
        }
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
