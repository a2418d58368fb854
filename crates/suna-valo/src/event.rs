//! What happens during a match.

use crate::card::{Card, Era, Festival};
use crate::column::Column;
use crate::figure::Spot;
use crate::good::{Good, Resource, Resources};
use crate::kinds::{Character, ProgressTile, PublicOrder, ShipOrder};
use crate::store::{Source, Store, Target, Tile};
use crate::track::Track;
use serde::Serialize;
use std::fmt;
use table::{Seat, Viewer, read_kinds, read_variants};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[expect(missing_docs, reason = "the text form below says what each one means")]
pub enum Event {
    EraBegan { era: Era, tree: Seat },
    RevealedPublic { order: PublicOrder },
    RevealedShip { order: ShipOrder },
    CameToVillage { card: Card },
    CameToDisplay { seat: Seat, card: Card },
    DrewHand { seat: Seat, card: Option<Card> },
    Kept { seat: Seat, character: Character },
    TurnBegan { seat: Seat, turn: u16 },
    Bought { seat: Seat, card: Card, from: Seller },
    Paid { seat: Seat, good: Good, from: Source },
    Saved { seat: Seat, good: Good },
    Priced { seat: Seat, card: Card, good: Good, from: Source },
    Scarce { seat: Seat, card: Card, markers: u8 },
    TookScarcity { seat: Seat, markers: u8 },
    Overflowed { seat: Seat, resource: Resource },
    Placed { seat: Seat, card: Card, column: Column, face_down: bool },
    Celebrated { seat: Seat, festival: Festival },
    Activated { seat: Seat, column: Column },
    ActivatedCard { seat: Seat, card: Card },
    Income { seat: Seat, spot: Spot },
    Energy { seat: Seat, count: u8 },
    Produced { seat: Seat, resource: Resource, to: Store },
    Stored { seat: Seat, resource: Resource, to: Store },
    Lost { seat: Seat, choice: Resources, count: u8 },
    UsedTile { seat: Seat, tile: ProgressTile },
    Delivered { seat: Seat, to: Target, resource: Resource, from: Source },
    Completed { seat: Seat, to: Target, points: u8 },
    Shipped { seat: Seat, order: ShipOrder, points: u8 },
    Lifted { seat: Seat, spot: Spot },
    Stepped { seat: Seat, track: Track },
    TookTile { seat: Seat, tile: Tile },
    FilledRow { seat: Seat, row: u8 },
    RowPoints { seat: Seat },
    RowActivated { seat: Seat },
    Discarded { card: Card },
    Looked { seat: Seat, card: Card },
    Refilled { seat: Seat, card: Card },
    Replaced { seat: Seat, card: Card, by: Card },
    Swapped { seat: Seat, card: Card, taken: Good, given: Good },
    EraEnds,
    ExtraTurns,
    Over,
}

read_kinds! { Event:
    EraBegan { era, tree },
    RevealedPublic { order },
    RevealedShip { order },
    CameToVillage { card },
    CameToDisplay { seat, card },
    DrewHand { seat, card },
    Kept { seat, character },
    TurnBegan { seat, turn },
    Bought { seat, card, from },
    Paid { seat, good, from },
    Saved { seat, good },
    Priced { seat, card, good, from },
    Scarce { seat, card, markers },
    TookScarcity { seat, markers },
    Overflowed { seat, resource },
    Placed { seat, card, column, face_down },
    Celebrated { seat, festival },
    Activated { seat, column },
    ActivatedCard { seat, card },
    Income { seat, spot },
    Energy { seat, count },
    Produced { seat, resource, to },
    Stored { seat, resource, to },
    Lost { seat, choice, count },
    UsedTile { seat, tile },
    Delivered { seat, to, resource, from },
    Completed { seat, to, points },
    Shipped { seat, order, points },
    Lifted { seat, spot },
    Stepped { seat, track },
    TookTile { seat, tile },
    FilledRow { seat, row },
    RowPoints { seat },
    RowActivated { seat },
    Discarded { card },
    Looked { seat, card },
    Refilled { seat, card },
    Replaced { seat, card, by },
    Swapped { seat, card, taken, given },
    EraEnds,
    ExtraTurns,
    Over,
}

/// Where a card was bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Seller {
    Village,
    Own,
    Other,
}

read_variants! { Seller: Village, Own, Other }

impl table::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match *self {
            Event::DrewHand { seat, .. } if !viewer.is(seat) => {
                Event::DrewHand { seat, card: None }
            }
            event => event,
        })
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::EraBegan { era, tree } => {
                write!(f, "era {era} begins; seat {tree} has the tree")
            }
            Event::RevealedPublic { order } => write!(f, "the public order {order} is revealed"),
            Event::RevealedShip { order } => write!(f, "the ship order {order} is revealed"),
            Event::CameToVillage { card } => write!(f, "{card} comes to the village"),
            Event::CameToDisplay { seat, card } => {
                write!(f, "{card} comes to the display of seat {seat}")
            }
            Event::DrewHand { seat, card: Some(card) } => write!(f, "seat {seat} draws {card}"),
            Event::DrewHand { seat, card: None } => write!(f, "seat {seat} draws a card"),
            Event::Kept { seat, character } => write!(f, "seat {seat} plays {character}"),
            Event::TurnBegan { seat, turn } => write!(f, "turn {turn}, of seat {seat}"),
            Event::Bought { seat, card, from } => {
                let from = match from {
                    Seller::Village => "the village",
                    Seller::Own => "its own display",
                    Seller::Other => "the other display",
                };
                write!(f, "seat {seat} buys {card} from {from}")
            }
            Event::Paid { seat, good, from } => write!(f, "seat {seat} pays {good} ({from})"),
            Event::Saved { seat, good } => write!(f, "seat {seat} leaves out {good}"),
            Event::Priced { seat, card, good, from } => {
                write!(f, "seat {seat} puts {good} on {card} ({from})")
            }
            Event::Scarce { seat, card, markers } => {
                write!(f, "seat {seat} puts scarcity on {card}: {markers}")
            }
            Event::TookScarcity { seat, markers } => {
                write!(f, "seat {seat} takes scarcity markers: {markers}")
            }
            Event::Overflowed { seat, resource } => {
                write!(f, "seat {seat} has no room for {resource} and takes energy")
            }
            Event::Placed { seat, card, column, face_down } => {
                let how = if *face_down { " face down" } else { "" };
                write!(f, "seat {seat} places {card} in {column}{how}")
            }
            Event::Celebrated { seat, festival } => write!(f, "seat {seat} celebrates {festival}"),
            Event::Activated { seat, column } => write!(f, "seat {seat} activates {column}"),
            Event::ActivatedCard { seat, card } => write!(f, "seat {seat} activates {card}"),
            Event::Income { seat, spot } => write!(f, "seat {seat} has an income by {spot}"),
            Event::Energy { seat, count } => write!(f, "seat {seat} gets energy: {count}"),
            Event::Produced { seat, resource, to } => {
                write!(f, "seat {seat} makes {resource} ({to})")
            }
            Event::Stored { seat, resource, to } => {
                write!(f, "seat {seat} stores {resource} ({to})")
            }
            Event::Lost { seat, choice, count } => {
                let names: Vec<&str> = choice.iter().map(Resource::name).collect();
                write!(f, "seat {seat} has no room and loses {count} of {}", names.join(", "))
            }
            Event::UsedTile { seat, tile } => write!(f, "seat {seat} uses {tile}"),
            Event::Delivered { seat, to, resource, from } => {
                write!(f, "seat {seat} delivers {resource} to {to} ({from})")
            }
            Event::Completed { seat, to, points } => {
                write!(f, "seat {seat} completes {to}, worth {points}")
            }
            Event::Shipped { seat, order, points } => {
                write!(f, "seat {seat} fulfils {order}, worth {points}")
            }
            Event::Lifted { seat, spot } => write!(f, "seat {seat} lifts the figure of {spot}"),
            Event::Stepped { seat, track } => write!(f, "seat {seat} steps on the {track} track"),
            Event::TookTile { seat, tile } => write!(f, "seat {seat} takes {tile}"),
            Event::FilledRow { seat, row } => write!(f, "seat {seat} fills row {}", row + 1),
            Event::RowPoints { seat } => write!(f, "seat {seat} takes the points of the row"),
            Event::RowActivated { seat } => write!(f, "seat {seat} activates the row"),
            Event::Discarded { card } => write!(f, "{card} is discarded"),
            Event::Looked { seat, card } => write!(f, "seat {seat} turns up {card}"),
            Event::Refilled { seat, card } => write!(f, "seat {seat} takes {card} to its display"),
            Event::Replaced { seat, card, by } => write!(f, "seat {seat} replaces {card} by {by}"),
            Event::Swapped { seat, card, taken, given } => {
                write!(f, "seat {seat} swaps {taken} on {card} for {given}")
            }
            Event::EraEnds => {
                f.write_str("all orders of the era lie open: it ends with this round")
            }
            Event::ExtraTurns => f.write_str("each seat takes one more turn, without refilling"),
            Event::Over => f.write_str("the match is over"),
        }
    }
}
