//! What is pending: a stack of steps, the topmost of which asks one seat for one choice.

use crate::card::Card;
use crate::offer::Offer;
use crate::region::Region;
use crate::scoring_tile::ScoringTile;
use crate::space::Site;
use crate::tile::Tile;
use arrayvec::ArrayVec;
use serde::Serialize;
use table::{Seat, read_kinds};

/// Something that is pending. It asks one seat for one choice, or resolves itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[expect(missing_docs, reason = "the fields are who is asked, and what about")]
pub enum Step {
    /// Choose one of two scoring tiles.
    PickTile { seat: Seat },
    /// Build the first production site.
    FirstSite { seat: Seat },
    /// Choose an action strip.
    Turn { seat: Seat },
    /// The Wise Eminence has a turn.
    Eminence,
    /// The Wise Eminence moves the ship.
    EminenceSail { steps: u8 },
    /// Take an inhabitant.
    Recruit { seat: Seat },
    /// Do one of the things that are offered, or none.
    Offer { seat: Seat, offer: Offer },
    /// Choose how to pay for a card.
    PayCard { seat: Seat, card: Card },
    /// Choose how to pay for a project.
    PayProject { seat: Seat, tile: ScoringTile },
    /// Discard cards to pay for something.
    Drop { seat: Seat, left: u8 },
    /// Choose which house of a tier becomes the one on a site.
    TakeHouse { seat: Seat, site: Site, is_free: bool },
    /// A developed site gives what it gives.
    SiteReward { seat: Seat, site: Site },
    /// Use the exchange of a card.
    Exchange { seat: Seat, card: Card },
    /// Move a used lever up.
    LiftLever { seat: Seat },
    /// Reveal a tile, or not.
    Explore { seat: Seat },
    /// Lay the revealed tile.
    Lay { seat: Seat, tile: Tile },
    /// Lay a pasture, or not.
    Pasture { seat: Seat },
    /// Use the lever for a laid tile.
    TileLever { seat: Seat },
    /// Choose a production site to build.
    Produce { seat: Seat },
    /// Take a vase or build a production site.
    VaseOrProduce { seat: Seat },
    /// Choose the track on which to advance.
    ChooseTrack { seat: Seat, steps: u8 },
    /// Choose a region.
    ChooseRegion { seat: Seat },
    /// Take the coins of a region scoring.
    RegionShare { seat: Seat, region: Region },
    /// Draw the two cards of the pioneer.
    PioneerShare { seat: Seat },
    /// Hire inhabitants, again and again.
    Hire { seat: Seat, has_hired: bool },
    /// Move the ship.
    Sail { seat: Seat, steps: u8 },
    /// The turn ends.
    EndTurn { seat: Seat },
    /// An interim scoring begins, after the reward of the river.
    Scoring { first: Seat },
    /// Score one of the four tiles.
    ScoreTile { seat: Seat },
    /// Make the exchanges that a scored tile asks for.
    Trade { seat: Seat, tile: ScoringTile },
    /// All receive their income.
    Income,
    /// Levers go up and markers come back; the end of an interim scoring.
    LeversUp,
}

read_kinds! { Step:
    PickTile { seat },
    FirstSite { seat },
    Turn { seat },
    Eminence,
    EminenceSail { steps },
    Recruit { seat },
    Offer { seat, offer },
    PayCard { seat, card },
    PayProject { seat, tile },
    Drop { seat, left },
    TakeHouse { seat, site, is_free },
    SiteReward { seat, site },
    Exchange { seat, card },
    LiftLever { seat },
    Explore { seat },
    Lay { seat, tile },
    Pasture { seat },
    TileLever { seat },
    Produce { seat },
    VaseOrProduce { seat },
    ChooseTrack { seat, steps },
    ChooseRegion { seat },
    RegionShare { seat, region },
    PioneerShare { seat },
    Hire { seat, has_hired },
    Sail { seat, steps },
    EndTurn { seat },
    Scoring { first },
    ScoreTile { seat },
    Trade { seat, tile },
    Income,
    LeversUp,
}

/// The pending steps, the topmost last.
pub type Steps = ArrayVec<Step, 40>;

impl Step {
    /// The seat it belongs to, if it asks one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Step::PickTile { seat }
            | Step::FirstSite { seat }
            | Step::Turn { seat }
            | Step::Recruit { seat }
            | Step::Offer { seat, .. }
            | Step::PayCard { seat, .. }
            | Step::PayProject { seat, .. }
            | Step::Drop { seat, .. }
            | Step::TakeHouse { seat, .. }
            | Step::SiteReward { seat, .. }
            | Step::Exchange { seat, .. }
            | Step::LiftLever { seat }
            | Step::Explore { seat }
            | Step::Lay { seat, .. }
            | Step::Pasture { seat }
            | Step::TileLever { seat }
            | Step::Produce { seat }
            | Step::VaseOrProduce { seat }
            | Step::ChooseTrack { seat, .. }
            | Step::ChooseRegion { seat }
            | Step::RegionShare { seat, .. }
            | Step::PioneerShare { seat }
            | Step::Hire { seat, .. }
            | Step::Sail { seat, .. }
            | Step::EndTurn { seat }
            | Step::ScoreTile { seat }
            | Step::Trade { seat, .. } => Some(seat),
            Step::Eminence
            | Step::EminenceSail { .. }
            | Step::Scoring { .. }
            | Step::Income
            | Step::LeversUp => None,
        }
    }
}
