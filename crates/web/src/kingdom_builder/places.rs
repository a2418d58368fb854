//! Where actions and events take place.

use kingdom_builder::{Action, Cell, Event};
use table::Seat;

/// The hex one clicks for an action, if it has one.
pub(crate) fn place_of(action: &Action) -> Option<Cell> {
    match *action {
        Action::Build { at }
        | Action::Put { at }
        | Action::Wall { at }
        | Action::Scout { at }
        | Action::Place { at }
        | Action::City { at } => Some(at),
        Action::Lift { from } | Action::Recall { from } | Action::Remove { from } => Some(from),
        _ => None,
    }
}

/// The hexes an event is about, the most important last.
pub(crate) fn places_of_event(event: &Event) -> Vec<Cell> {
    match *event {
        Event::Built { at, .. }
        | Event::PutWall { at, .. }
        | Event::PlacedScout { at, .. }
        | Event::Placed { at, .. }
        | Event::LaidCity { at, .. } => vec![at],
        Event::Moved { from, to, .. } | Event::MovedPiece { from, to, .. } => vec![from, to],
        Event::Recalled { from, .. }
        | Event::KeptOnTemple { from, .. }
        | Event::Struck { from, .. }
        | Event::TookTile { from, .. }
        | Event::TookNomad { from, .. } => vec![from],
        _ => Vec::new(),
    }
}

/// Whether a piece came to or left a hex, so that the board looks different.
pub(crate) fn is_move(event: &Event) -> bool {
    !places_of_event(event).is_empty()
        && !matches!(event, Event::TookTile { .. } | Event::TookNomad { .. })
}

/// The seat an event is about.
pub(crate) fn seat_of(event: &Event) -> Option<Seat> {
    match *event {
        Event::Drew { seat, .. }
        | Event::TurnBegan { seat, .. }
        | Event::Played { seat, .. }
        | Event::PlayedRemoved { seat, .. }
        | Event::Replaced { seat, .. }
        | Event::MandatoryLapsed { seat }
        | Event::Chose { seat, .. }
        | Event::WentOn { seat, .. }
        | Event::Used { seat, .. }
        | Event::UsedOutpost { seat }
        | Event::DrewForFort { seat, .. }
        | Event::Built { seat, .. }
        | Event::Moved { seat, .. }
        | Event::PutWall { seat, .. }
        | Event::PlacedScout { seat, .. }
        | Event::Placed { seat, .. }
        | Event::MovedPiece { seat, .. }
        | Event::Recalled { seat, .. }
        | Event::LaidCity { seat, .. }
        | Event::KeptOnTemple { seat, .. }
        | Event::Struck { seat, .. }
        | Event::TookTile { seat, .. }
        | Event::LostTile { seat, .. }
        | Event::TookNomad { seat, .. }
        | Event::TookToken { seat }
        | Event::Earned { seat, .. }
        | Event::Marked { seat, .. }
        | Event::LastRound { seat }
        | Event::TurnEnded { seat } => Some(seat),
        Event::Reshuffled | Event::Over => None,
    }
}
