//! What happened, as the shared table asks of it.

use super::speech;
use super::thing::Thing;
use crate::face::{self, Motion, Spot, Teller};
use boonlake::{Components, Event, Space};
use drawing::boonlake::{Icon, gift_icon, icon};
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

    fn follows(&self) -> bool {
        matches!(
            self.event,
            Event::Drew { .. }
                | Event::Shown { .. }
                | Event::Dropped { .. }
                | Event::UsedLever { .. }
                | Event::LiftedLever { .. }
                | Event::Explored { .. }
                | Event::Gained { .. }
                | Event::Lost { .. }
                | Event::Produced { .. }
                | Event::Advanced { .. }
                | Event::TurnEnded { .. }
                | Event::EminenceGained { .. }
                | Event::EminenceCactus { .. }
        )
    }

    fn outcome(&self, followers: &[Arc<dyn face::Event>], teller: Teller<'_>) -> String {
        let events = followers.iter().filter_map(|event| event_of(&**event));
        speech(teller).followed(events, &self.parts)
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
        // Pieces are not lifted where a place is shown anew, so they need no picture of their own.
        let put = |thing: Thing| Motion::Put { at: thing.spot(), piece: String::new() };
        let take = |at: Space, owner: Seat, what: Icon| Motion::Take {
            from: Thing::Space(at).spot(),
            owner,
            icon: icon(what),
        };
        Some(match self.event {
            Event::Developed { site, .. }
            | Event::BuiltHouse { site, .. }
            | Event::BuiltSettlement { site, .. }
            | Event::EminenceHouse { site }
            | Event::EminenceSettlement { site } => put(Thing::Site(site)),
            Event::PlacedCattle { at, .. } | Event::EminenceCattle { at } => put(Thing::Space(at)),
            Event::Laid { seat, at, .. } | Event::LaidPasture { seat, at } => {
                let reward = self.parts.land.spaces[at].reward?;
                take(at, seat, gift_icon(reward))
            }
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
