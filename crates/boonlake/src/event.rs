//! What happens during a match.

use crate::card::{Card, card_name};
use crate::lever::Lever;
use crate::region::{Region, Strip};
use crate::resource::{Resource, Track};
use crate::scoring_tile::ScoringTile;
use crate::space::{Site, Space};
use crate::tile::Tile;
use serde::{Deserialize, Serialize};
use std::fmt;
use table::{Seat, Viewer, named_enum};

named_enum! {
    /// Something that is gained or given up in some number.
    pub enum Good {
        /// Coins.
        Coins = "coins",
        /// Victory points.
        Vp = "VP",
        /// Inhabitants on the ranch.
        Inhabitants = "inhabitants",
        /// Vases.
        Vases = "vases",
    }
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the text form below says what each one means")]
pub enum Event {
    Drew { seat: Seat, card: Option<Card> },
    Reshuffled,
    Picked { seat: Seat, tile: ScoringTile },
    Filled { area: u8, tile: ScoringTile },
    Chose { seat: Seat, strip: Strip, steps: u8 },
    Played { seat: Seat, card: Card },
    Realised { seat: Seat, tile: ScoringTile },
    Shown { seat: Seat, boats: [Resource; 2] },
    Discarded { seat: Seat, card: Card },
    Dropped { seat: Seat, card: Card },
    UsedLever { seat: Seat, lever: Lever },
    LiftedLever { seat: Seat, lever: Lever },
    Explored { seat: Seat, tile: Tile },
    Laid { seat: Seat, tile: Tile, at: Space },
    LaidPasture { seat: Seat, at: Space },
    Developed { seat: Seat, site: Site },
    BuiltHouse { seat: Seat, site: Site },
    BuiltSettlement { seat: Seat, site: Site },
    PlacedCattle { seat: Seat, at: Space },
    Modernized { seat: Seat, lever: Lever },
    Gained { seat: Seat, good: Good, amount: u16 },
    Lost { seat: Seat, good: Good, amount: u16 },
    Produced { seat: Seat, resource: Resource, level: u8 },
    Advanced { seat: Seat, track: Track, steps: u8 },
    ChoseRegion { seat: Seat, region: Region },
    Sailed { seat: Seat, to: u8 },
    ScoringBegan { number: u8 },
    ScoredTile { seat: Seat, tile: ScoringTile, is_met: bool },
    RoundBegan,
    LastRound,
    TurnEnded { seat: Seat },
    SoloTile { tile: u8, preferred: Space },
    EminenceChose { strip: Strip, steps: u8 },
    EminenceCactus { steps: u8 },
    EminenceLaid { tile: Tile, at: Space },
    EminencePasture { at: Space },
    EminenceHouse { site: Site },
    EminenceSettlement { site: Site },
    EminenceCattle { at: Space },
    EminenceRegion { region: Region },
    EminenceGained { vp: u16 },
    EminenceSailed { to: u8 },
    Over,
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
        match *self {
            Event::Drew { seat, card: Some(card) } => {
                write!(f, "seat {seat} draws {}", card_name(card))
            }
            Event::Drew { seat, card: None } => write!(f, "seat {seat} draws a card"),
            Event::Reshuffled => f.write_str("the discards become the new pile"),
            Event::Picked { seat, tile } => write!(f, "seat {seat} picks scoring tile {tile}"),
            Event::Filled { area, tile } => write!(f, "scoring tile {tile} goes to area {area}"),
            Event::Chose { seat, strip, steps } => {
                write!(f, "seat {seat} chooses {strip} ({steps} steps)")
            }
            Event::Played { seat, card } => write!(f, "seat {seat} plays {}", card_name(card)),
            Event::Realised { seat, tile } => write!(f, "seat {seat} realises project {tile}"),
            Event::Shown { seat, boats: [one, other] } => {
                write!(f, "seat {seat} has the boats at {one} and {other}")
            }
            Event::Discarded { seat, card } | Event::Dropped { seat, card } => {
                write!(f, "seat {seat} discards {}", card_name(card))
            }
            Event::UsedLever { seat, lever } => write!(f, "seat {seat} uses lever {lever}"),
            Event::LiftedLever { seat, lever } => {
                write!(f, "seat {seat} moves lever {lever} up again")
            }
            Event::Explored { seat, tile } => write!(f, "seat {seat} reveals tile {tile}"),
            Event::Laid { seat, tile, at } => write!(f, "seat {seat} lays {tile} on {at}"),
            Event::LaidPasture { seat, at } => write!(f, "seat {seat} lays a pasture on {at}"),
            Event::Developed { seat, site } => write!(f, "seat {seat} develops {site}"),
            Event::BuiltHouse { seat, site } => write!(f, "seat {seat} builds a house on {site}"),
            Event::BuiltSettlement { seat, site } => {
                write!(f, "seat {seat} builds a settlement on {site}")
            }
            Event::PlacedCattle { seat, at } => write!(f, "seat {seat} places cattle on {at}"),
            Event::Modernized { seat, lever } => write!(f, "seat {seat} buys lever {lever}"),
            Event::Gained { seat, good, amount } => write!(f, "seat {seat} gets {amount} {good}"),
            Event::Lost { seat, good, amount } => write!(f, "seat {seat} gives {amount} {good}"),
            Event::Produced { seat, resource, level } => {
                write!(f, "seat {seat} builds production of {resource}, level {level}")
            }
            Event::Advanced { seat, track, steps } => {
                write!(f, "seat {seat} advances {steps} on the {track}")
            }
            Event::ChoseRegion { seat, region } => write!(f, "seat {seat} chooses {region}"),
            Event::Sailed { seat, to } => write!(f, "seat {seat} sails to space {to}"),
            Event::ScoringBegan { number } => write!(f, "interim scoring {number}"),
            Event::ScoredTile { seat, tile, is_met } => {
                let outcome = if is_met { "meets" } else { "misses" };
                write!(f, "seat {seat} {outcome} scoring tile {tile}")
            }
            Event::RoundBegan => f.write_str("the ships return for the second round"),
            Event::LastRound => f.write_str("the end of the river is reached: last turns"),
            Event::TurnEnded { seat } => write!(f, "seat {seat} ends the turn"),
            Event::SoloTile { tile, preferred } => {
                let (letter, number) = if tile < 5 { ('A', tile + 1) } else { ('B', tile - 4) };
                write!(f, "the Wise Eminence reveals {letter}{number}, preferring {preferred}")
            }
            Event::EminenceChose { strip, steps } => {
                write!(f, "the Wise Eminence chooses {strip} ({steps} steps)")
            }
            Event::EminenceCactus { steps } => {
                write!(f, "the Wise Eminence advances {steps} on the cactus track")
            }
            Event::EminenceLaid { tile, at } => {
                write!(f, "the Wise Eminence lays {tile} on {at}")
            }
            Event::EminencePasture { at } => {
                write!(f, "the Wise Eminence lays a pasture on {at}")
            }
            Event::EminenceHouse { site } => {
                write!(f, "the Wise Eminence builds a house on {site}")
            }
            Event::EminenceSettlement { site } => {
                write!(f, "the Wise Eminence builds a settlement on {site}")
            }
            Event::EminenceCattle { at } => write!(f, "the Wise Eminence places cattle on {at}"),
            Event::EminenceRegion { region } => {
                write!(f, "the Wise Eminence chooses {region}")
            }
            Event::EminenceGained { vp } => write!(f, "the Wise Eminence earns {vp} VP"),
            Event::EminenceSailed { to } => write!(f, "the Wise Eminence sails to space {to}"),
            Event::Over => f.write_str("the match is over"),
        }
    }
}
