//! What happens during a match.

use crate::cell::Cell;
use crate::location::{Location, Nomad};
use crate::power::Power;
use crate::step::Piece;
use crate::terrain::{Card, Terrain};
use arrayvec::ArrayVec;
use serde::Serialize;
use std::fmt;
use table::{Seat, Viewer, named_enum, read_kinds};

named_enum! {
    /// What pays gold during play.
    pub enum GoldSource {
        /// The objective of that name.
        Families = "families",
        /// The objective of that name.
        Shepherds = "shepherds",
        /// The objective of that name.
        Ambassadors = "ambassadors",
        /// The objective of that name.
        Rovers = "rovers",
        /// A treasure tile of the nomads.
        Treasure = "treasure",
    }
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[expect(missing_docs, reason = "the text form below says what each one means")]
pub enum Event {
    Drew { seat: Seat, card: Option<Card> },
    Reshuffled,
    TurnBegan { seat: Seat, round: u16 },
    Played { seat: Seat, card: Card },
    PlayedRemoved { seat: Seat, terrain: Terrain },
    Replaced { seat: Seat, card: Card },
    MandatoryLapsed { seat: Seat },
    Chose { seat: Seat, terrain: Terrain },
    WentOn { seat: Seat, terrain: Terrain },
    Used { seat: Seat, power: Power },
    UsedOutpost { seat: Seat },
    DrewForFort { seat: Seat, card: Card },
    Built { seat: Seat, at: Cell, power: Power },
    Moved { seat: Seat, from: Cell, to: Cell, power: Power },
    PutWall { seat: Seat, at: Cell },
    PlacedScout { seat: Seat, at: Cell },
    Placed { seat: Seat, piece: Piece, at: Cell },
    MovedPiece { seat: Seat, piece: Piece, from: Cell, to: Cell },
    Recalled { seat: Seat, piece: Piece, from: Cell },
    LaidCity { seat: Seat, at: Cell },
    KeptOnTemple { seat: Seat, from: Cell },
    Struck { seat: Seat, whose: Seat, from: Cell },
    TookTile { seat: Seat, location: Location, from: Cell },
    LostTile { seat: Seat, location: Location },
    TookNomad { seat: Seat, nomad: Nomad, from: Cell },
    TookToken { seat: Seat },
    Earned { seat: Seat, gold: u8, source: GoldSource },
    Marked { seat: Seat, line: usize },
    LastRound { seat: Seat },
    TurnEnded { seat: Seat },
    Over,
}

read_kinds! { Event:
    Drew { seat, card },
    Reshuffled,
    TurnBegan { seat, round },
    Played { seat, card },
    PlayedRemoved { seat, terrain },
    Replaced { seat, card },
    MandatoryLapsed { seat },
    Chose { seat, terrain },
    WentOn { seat, terrain },
    Used { seat, power },
    UsedOutpost { seat },
    DrewForFort { seat, card },
    Built { seat, at, power },
    Moved { seat, from, to, power },
    PutWall { seat, at },
    PlacedScout { seat, at },
    Placed { seat, piece, at },
    MovedPiece { seat, piece, from, to },
    Recalled { seat, piece, from },
    LaidCity { seat, at },
    KeptOnTemple { seat, from },
    Struck { seat, whose, from },
    TookTile { seat, location, from },
    LostTile { seat, location },
    TookNomad { seat, nomad, from },
    TookToken { seat },
    Earned { seat, gold, source },
    Marked { seat, line },
    LastRound { seat },
    TurnEnded { seat },
    Over,
}

impl Event {
    /// Whose doing or whose turn it is; `None` if it concerns all alike.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
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

    /// The hexes it is about, the most important last.
    pub fn cells(&self) -> ArrayVec<Cell, 2> {
        match *self {
            Event::Built { at, .. }
            | Event::PutWall { at, .. }
            | Event::PlacedScout { at, .. }
            | Event::Placed { at, .. }
            | Event::LaidCity { at, .. } => [at].into_iter().collect(),
            Event::Moved { from, to, .. } | Event::MovedPiece { from, to, .. } => {
                ArrayVec::from([from, to])
            }
            Event::Recalled { from, .. }
            | Event::KeptOnTemple { from, .. }
            | Event::Struck { from, .. }
            | Event::TookTile { from, .. }
            | Event::TookNomad { from, .. } => [from].into_iter().collect(),
            Event::Drew { .. }
            | Event::Reshuffled
            | Event::TurnBegan { .. }
            | Event::Played { .. }
            | Event::PlayedRemoved { .. }
            | Event::Replaced { .. }
            | Event::MandatoryLapsed { .. }
            | Event::Chose { .. }
            | Event::WentOn { .. }
            | Event::Used { .. }
            | Event::UsedOutpost { .. }
            | Event::DrewForFort { .. }
            | Event::LostTile { .. }
            | Event::TookToken { .. }
            | Event::Earned { .. }
            | Event::Marked { .. }
            | Event::LastRound { .. }
            | Event::TurnEnded { .. }
            | Event::Over => ArrayVec::new(),
        }
    }

    /// Whether a piece came to a hex or left one, so that the board looks different.
    pub fn changes_the_board(&self) -> bool {
        let takes_a_tile = matches!(self, Event::TookTile { .. } | Event::TookNomad { .. });
        !takes_a_tile && !self.cells().is_empty()
    }
}

impl table::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match *self {
            Event::Drew { seat, .. } if !viewer.is(seat) => Event::Drew { seat, card: None },
            event => event,
        })
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Drew { seat, card: Some(card) } => write!(f, "seat {seat} draws {card}"),
            Event::Drew { seat, card: None } => write!(f, "seat {seat} draws a card"),
            Event::Reshuffled => f.write_str("the discards become the new pile"),
            Event::TurnBegan { seat, round } => write!(f, "round {round}, turn of seat {seat}"),
            Event::Played { seat, card } => write!(f, "seat {seat} plays {card}"),
            Event::PlayedRemoved { seat, terrain } => {
                write!(f, "seat {seat} plays the removed terrain, {terrain}")
            }
            Event::Replaced { seat, card } => {
                write!(f, "seat {seat} cannot play {card}, which leaves the game")
            }
            Event::MandatoryLapsed { seat } => {
                write!(f, "no card is left for seat {seat}: the mandatory action lapses")
            }
            Event::Chose { seat, terrain } => write!(f, "seat {seat} chooses {terrain}"),
            Event::WentOn { seat, terrain } => {
                write!(f, "seat {seat} goes on with {terrain}, the other half of the card")
            }
            Event::Used { seat, power } => write!(f, "seat {seat} uses {power}"),
            Event::UsedOutpost { seat } => write!(f, "seat {seat} uses an outpost"),
            Event::DrewForFort { seat, card } => {
                write!(f, "seat {seat} draws {card} for the fort")
            }
            Event::Built { seat, at, power } => write!(f, "seat {seat} builds {at} ({power})"),
            Event::Moved { seat, from, to, power } => {
                write!(f, "seat {seat} moves {from} to {to} ({power})")
            }
            Event::PutWall { seat, at } => write!(f, "seat {seat} puts a wall on {at}"),
            Event::PlacedScout { seat, at } => write!(f, "seat {seat} places a scout on {at}"),
            Event::Placed { seat, piece, at } => write!(f, "seat {seat} places a {piece} on {at}"),
            Event::MovedPiece { seat, piece, from, to } => {
                write!(f, "seat {seat} moves the {piece} from {from} to {to}")
            }
            Event::Recalled { seat, piece, from } => {
                write!(f, "seat {seat} takes the {piece} back from {from}")
            }
            Event::LaidCity { seat, at } => write!(f, "seat {seat} lays the city around {at}"),
            Event::KeptOnTemple { seat, from } => {
                write!(f, "seat {seat} keeps the settlement of {from} on the temple")
            }
            Event::Struck { seat, whose, from } => {
                write!(f, "seat {seat} removes a settlement of seat {whose} from {from}")
            }
            Event::TookTile { seat, location, from } => {
                write!(f, "seat {seat} takes the {location} tile from {from}")
            }
            Event::LostTile { seat, location } => {
                write!(f, "seat {seat} loses the {location} tile")
            }
            Event::TookNomad { seat, nomad, from } => {
                write!(f, "seat {seat} takes the nomad tile {nomad} from {from}")
            }
            Event::TookToken { seat } => write!(f, "seat {seat} takes a cathedral token"),
            Event::Earned { seat, gold, source } => {
                write!(f, "seat {seat} earns {gold} gold ({source})")
            }
            Event::Marked { seat, line } => write!(f, "seat {seat} marks line {line}"),
            Event::LastRound { seat } => {
                write!(f, "seat {seat} has an empty supply: this round is the last")
            }
            Event::TurnEnded { seat } => write!(f, "seat {seat} ends the turn"),
            Event::Over => f.write_str("the match is over"),
        }
    }
}
