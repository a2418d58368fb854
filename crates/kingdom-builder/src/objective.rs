//! What gives gold: objectives and tasks.

use crate::event::GoldSource;
use crate::options::Expansion;
use table::named_enum;

named_enum! {
    /// The objective cards, three of which are in play.
    pub enum Objective {
        /// One for each settlement beside water.
        Fishermen = "fishermen",
        /// One for each settlement beside a mountain.
        Miners = "miners",
        /// One for each settlement beside a location.
        Workers = "workers",
        /// Four for each location joined to another.
        Merchants = "merchants",
        /// One for each line with a settlement.
        Discoverers = "discoverers",
        /// Two for each settlement on the best line.
        Knights = "knights",
        /// One for each separate area.
        Hermits = "hermits",
        /// One for every two settlements of the largest area.
        Citizens = "citizens",
        /// Twelve for most, six for second most in each quadrant.
        Lords = "lords",
        /// Three for each settlement in the weakest quadrant.
        Farmers = "farmers",
        /// Two when the mandatory action makes a line.
        Families = "families",
        /// Two for a settlement that fills its land up.
        Shepherds = "shepherds",
        /// One for a settlement built beside somebody else.
        Ambassadors = "ambassadors",
        /// Two for each mountain range joined to another.
        Geologists = "geologists",
        /// Two for each hex between the ends of an area.
        Messengers = "messengers",
        /// Locations and castles are fought for like palaces.
        Noblewomen = "noblewomen",
        /// One for each settlement on a seam between quadrants.
        Vassals = "vassals",
        /// One for each settlement with three or more own neighbours.
        Captains = "captains",
        /// One for each settlement beside the removed terrain.
        Scouts = "scouts",
        /// Two for each line with exactly one settlement.
        Rangers = "rangers",
        /// Four for each line marked first.
        Mayors = "mayors",
        /// One for each settlement with exactly two own neighbours.
        Chainers = "chainers",
        /// One for each settlement on the board's edge.
        Travellers = "travellers",
        /// One for each settlement in the strongest quadrant.
        Homesteaders = "homesteaders",
        /// One for each quadrant built in, every turn.
        Rovers = "rovers",
    }
}

impl Objective {
    /// The expansion whose card it is; `None` for the base game.
    pub fn expansion(self) -> Option<Expansion> {
        match self {
            Objective::Fishermen
            | Objective::Miners
            | Objective::Workers
            | Objective::Merchants
            | Objective::Discoverers
            | Objective::Knights
            | Objective::Hermits
            | Objective::Citizens
            | Objective::Lords
            | Objective::Farmers => None,
            Objective::Families | Objective::Shepherds | Objective::Ambassadors => {
                Some(Expansion::Nomads)
            }
            Objective::Geologists
            | Objective::Messengers
            | Objective::Noblewomen
            | Objective::Vassals
            | Objective::Captains
            | Objective::Scouts => Some(Expansion::Marshlands),
            Objective::Rangers
            | Objective::Mayors
            | Objective::Chainers
            | Objective::Travellers
            | Objective::Homesteaders
            | Objective::Rovers => Some(Expansion::Harvest),
        }
    }

    /// How it pays.
    pub fn pay(self) -> Pay {
        match self {
            Objective::Families => Pay::AtOnce(GoldSource::Families),
            Objective::Shepherds => Pay::AtOnce(GoldSource::Shepherds),
            Objective::Ambassadors => Pay::AtOnce(GoldSource::Ambassadors),
            Objective::Rovers => Pay::AtOnce(GoldSource::Rovers),
            Objective::Mayors => Pay::ForMarks,
            Objective::Fishermen
            | Objective::Miners
            | Objective::Workers
            | Objective::Merchants
            | Objective::Discoverers
            | Objective::Knights
            | Objective::Hermits
            | Objective::Citizens
            | Objective::Lords
            | Objective::Farmers
            | Objective::Geologists
            | Objective::Messengers
            | Objective::Noblewomen
            | Objective::Vassals
            | Objective::Captains
            | Objective::Scouts
            | Objective::Rangers
            | Objective::Chainers
            | Objective::Travellers
            | Objective::Homesteaders => Pay::AtTheEnd,
        }
    }

    /// Whether it pays during play rather than at the end.
    pub fn pays_at_once(self) -> bool {
        matches!(self.pay(), Pay::AtOnce(_))
    }
}

/// How an objective pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pay {
    /// During play; the match keeps what it paid.
    AtOnce(GoldSource),
    /// At the end, for the lines marked in play.
    ForMarks,
    /// At the end, read off the board.
    AtTheEnd,
}

named_enum! {
    /// The task cards of Crossroads, one for each of its quadrants in play.
    pub enum Task {
        /// Five for a whole area of one terrain.
        HomeCountry = "home-country",
        /// Six for a settlement with six own neighbours.
        Fortress = "fortress",
        /// Seven for seven in a diagonal line.
        Road = "road",
        /// Eight for a surrounded location.
        PlaceOfRefuge = "place-of-refuge",
        /// Nine for seven on one edge of the board.
        Advance = "advance",
        /// Ten for a settlement on each edge of the board.
        CompassPoints = "compass-points",
    }
}

impl Task {
    /// What it is worth.
    pub fn gold(self) -> i32 {
        match self {
            Task::HomeCountry => 5,
            Task::Fortress => 6,
            Task::Road => 7,
            Task::PlaceOfRefuge => 8,
            Task::Advance => 9,
            Task::CompassPoints => 10,
        }
    }
}
