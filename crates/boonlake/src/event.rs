//! What happens during a match.

use crate::card::Card;
use crate::components::Components;
use crate::describe::count_text;
use crate::house_recess::HouseRecess;
use crate::lever::Lever;
use crate::region::{Region, Strip};
use crate::resource::{Resource, Track};
use crate::scoring_tile::ScoringTile;
use crate::solo_tile::SoloTile;
use crate::space::{Site, Space};
use crate::tile::Tile;
use serde::Serialize;
use std::fmt;
use table::{Seat, Viewer, named_enum, read_kinds};

named_enum! {
    /// Something that is gained or given up in some number.
    pub enum Good {
        /// Coins.
        Coins = "coins",
        /// Victory points.
        Vp = "vp",
        /// Inhabitants on the ranch.
        Inhabitants = "inhabitants",
        /// Vases.
        Vases = "vases",
    }
}

/// Where something is done or happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// On a space of the map.
    Space(Space),
    /// On a building site.
    Site(Site),
    /// On a space of the river, from 1.
    River(u8),
}

impl Good {
    /// So many of it, in words.
    fn count_text(self, amount: u16) -> String {
        match self {
            Good::Coins => count_text(amount, "coins"),
            Good::Vp => format!("{amount} VP"),
            Good::Inhabitants => count_text(amount, "inhabitants"),
            Good::Vases => count_text(amount, "vases"),
        }
    }
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
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
    BuiltHouse { seat: Seat, site: Site, recess: Option<HouseRecess> },
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
    SoloTile { tile: SoloTile, preferred: Space },
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

read_kinds! { Event:
    Drew { seat, card },
    Reshuffled,
    Picked { seat, tile },
    Filled { area, tile },
    Chose { seat, strip, steps },
    Played { seat, card },
    Realised { seat, tile },
    Shown { seat, boats },
    Discarded { seat, card },
    Dropped { seat, card },
    UsedLever { seat, lever },
    LiftedLever { seat, lever },
    Explored { seat, tile },
    Laid { seat, tile, at },
    LaidPasture { seat, at },
    Developed { seat, site },
    BuiltHouse { seat, site, recess },
    BuiltSettlement { seat, site },
    PlacedCattle { seat, at },
    Modernized { seat, lever },
    Gained { seat, good, amount },
    Lost { seat, good, amount },
    Produced { seat, resource, level },
    Advanced { seat, track, steps },
    ChoseRegion { seat, region },
    Sailed { seat, to },
    ScoringBegan { number },
    ScoredTile { seat, tile, is_met },
    RoundBegan,
    LastRound,
    TurnEnded { seat },
    SoloTile { tile, preferred },
    EminenceChose { strip, steps },
    EminenceCactus { steps },
    EminenceLaid { tile, at },
    EminencePasture { at },
    EminenceHouse { site },
    EminenceSettlement { site },
    EminenceCattle { at },
    EminenceRegion { region },
    EminenceGained { vp },
    EminenceSailed { to },
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

impl Event {
    /// The seat that did it or that it happened to.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Drew { seat, .. }
            | Event::Picked { seat, .. }
            | Event::Chose { seat, .. }
            | Event::Played { seat, .. }
            | Event::Realised { seat, .. }
            | Event::Shown { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Dropped { seat, .. }
            | Event::UsedLever { seat, .. }
            | Event::LiftedLever { seat, .. }
            | Event::Explored { seat, .. }
            | Event::Laid { seat, .. }
            | Event::LaidPasture { seat, .. }
            | Event::Developed { seat, .. }
            | Event::BuiltHouse { seat, .. }
            | Event::BuiltSettlement { seat, .. }
            | Event::PlacedCattle { seat, .. }
            | Event::Modernized { seat, .. }
            | Event::Gained { seat, .. }
            | Event::Lost { seat, .. }
            | Event::Produced { seat, .. }
            | Event::Advanced { seat, .. }
            | Event::ChoseRegion { seat, .. }
            | Event::Sailed { seat, .. }
            | Event::ScoredTile { seat, .. }
            | Event::TurnEnded { seat } => Some(seat),
            Event::Reshuffled
            | Event::Filled { .. }
            | Event::ScoringBegan { .. }
            | Event::RoundBegan
            | Event::LastRound
            | Event::SoloTile { .. }
            | Event::EminenceChose { .. }
            | Event::EminenceCactus { .. }
            | Event::EminenceLaid { .. }
            | Event::EminencePasture { .. }
            | Event::EminenceHouse { .. }
            | Event::EminenceSettlement { .. }
            | Event::EminenceCattle { .. }
            | Event::EminenceRegion { .. }
            | Event::EminenceGained { .. }
            | Event::EminenceSailed { .. }
            | Event::Over => None,
        }
    }

    /// Where it happened, if it was somewhere.
    pub fn place(&self) -> Option<Place> {
        match *self {
            Event::Laid { at, .. }
            | Event::LaidPasture { at, .. }
            | Event::PlacedCattle { at, .. }
            | Event::EminenceLaid { at, .. }
            | Event::EminencePasture { at }
            | Event::EminenceCattle { at } => Some(Place::Space(at)),
            Event::SoloTile { preferred, .. } => Some(Place::Space(preferred)),
            Event::Developed { site, .. }
            | Event::BuiltHouse { site, .. }
            | Event::BuiltSettlement { site, .. }
            | Event::EminenceHouse { site }
            | Event::EminenceSettlement { site } => Some(Place::Site(site)),
            Event::Sailed { to, .. } | Event::EminenceSailed { to } => Some(Place::River(to)),
            Event::Drew { .. }
            | Event::Reshuffled
            | Event::Picked { .. }
            | Event::Filled { .. }
            | Event::Chose { .. }
            | Event::Played { .. }
            | Event::Realised { .. }
            | Event::Shown { .. }
            | Event::Discarded { .. }
            | Event::Dropped { .. }
            | Event::UsedLever { .. }
            | Event::LiftedLever { .. }
            | Event::Explored { .. }
            | Event::Modernized { .. }
            | Event::Gained { .. }
            | Event::Lost { .. }
            | Event::Produced { .. }
            | Event::Advanced { .. }
            | Event::ChoseRegion { .. }
            | Event::ScoringBegan { .. }
            | Event::ScoredTile { .. }
            | Event::RoundBegan
            | Event::LastRound
            | Event::TurnEnded { .. }
            | Event::EminenceChose { .. }
            | Event::EminenceCactus { .. }
            | Event::EminenceRegion { .. }
            | Event::EminenceGained { .. }
            | Event::Over => None,
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(f, &|card| card.to_string())
    }
}

impl Components {
    /// What happened, with the names of cards.
    pub fn event_text(&self, event: &Event) -> String {
        struct Told<'a>(&'a Components, &'a Event);
        impl fmt::Display for Told<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.1.tell(f, &|card| self.0.card_name(card).to_owned())
            }
        }
        Told(self, event).to_string()
    }
}

impl Event {
    fn tell(&self, f: &mut fmt::Formatter<'_>, name: &dyn Fn(Card) -> String) -> fmt::Result {
        match *self {
            Event::Drew { seat, card: Some(card) } => {
                write!(f, "seat {seat} draws {}", name(card))
            }
            Event::Drew { seat, card: None } => write!(f, "seat {seat} draws a card"),
            Event::Reshuffled => f.write_str("the discards become the new pile"),
            Event::Picked { seat, tile } => write!(f, "seat {seat} picks scoring tile {tile}"),
            Event::Filled { area, tile } => write!(f, "scoring tile {tile} goes to area {area}"),
            Event::Chose { seat, strip, steps } => {
                write!(f, "seat {seat} chooses {strip} ({steps} steps)")
            }
            Event::Played { seat, card } => write!(f, "seat {seat} plays {}", name(card)),
            Event::Realised { seat, tile } => write!(f, "seat {seat} realises project {tile}"),
            Event::Shown { seat, boats: [one, other] } => {
                write!(f, "seat {seat} has the boats at {one} and {other}")
            }
            Event::Discarded { seat, card } | Event::Dropped { seat, card } => {
                write!(f, "seat {seat} discards {}", name(card))
            }
            Event::UsedLever { seat, lever } => {
                write!(f, "seat {seat} uses lever {}", lever.number())
            }
            Event::LiftedLever { seat, lever } => {
                write!(f, "seat {seat} moves lever {} up again", lever.number())
            }
            Event::Explored { seat, tile } => write!(f, "seat {seat} reveals tile {tile}"),
            Event::Laid { seat, tile, at } => write!(f, "seat {seat} lays {tile} on {at}"),
            Event::LaidPasture { seat, at } => write!(f, "seat {seat} lays a pasture on {at}"),
            Event::Developed { seat, site } => write!(f, "seat {seat} develops {site}"),
            Event::BuiltHouse { seat, site, recess } => {
                write!(f, "seat {seat} builds a house on {site}")?;
                recess.map_or(Ok(()), |recess| write!(f, ", from recess {recess}"))
            }
            Event::BuiltSettlement { seat, site } => {
                write!(f, "seat {seat} builds a settlement on {site}")
            }
            Event::PlacedCattle { seat, at } => write!(f, "seat {seat} places cattle on {at}"),
            Event::Modernized { seat, lever } => {
                write!(f, "seat {seat} buys lever {}", lever.number())
            }
            Event::Gained { seat, good, amount } => {
                write!(f, "seat {seat} gets {}", good.count_text(amount))
            }
            Event::Lost { seat, good, amount } => {
                write!(f, "seat {seat} gives {}", good.count_text(amount))
            }
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
                write!(f, "the Wise Eminence reveals {tile}, preferring {preferred}")
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
