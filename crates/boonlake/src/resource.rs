//! Resources, and the three kinds of cards.

use serde::{Deserialize, Serialize};
use table::named_enum;

named_enum! {
    /// A resource, in the order of the canal on a player board, downstream.
    pub enum Resource {
        /// Where the boats start.
        Wood = "wood",
        /// Second.
        Loam = "loam",
        /// Third.
        Stone = "stone",
        /// Furthest downstream.
        Iron = "iron",
    }
}

named_enum! {
    /// The kind of a project card.
    pub enum Kind {
        /// Day.
        Day = "day",
        /// Sunset.
        Sunset = "sunset",
        /// Night.
        Night = "night",
    }
}

named_enum! {
    /// One of the two income tracks.
    pub enum Track {
        /// Gives coins.
        Coin = "coin-track",
        /// Gives cards.
        Card = "card-track",
    }
}

/// So many of each resource.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Resources(pub [u8; 4]);

impl Resources {
    /// How many of one resource.
    pub fn of(self, resource: Resource) -> u8 {
        self.0[resource as usize]
    }

    /// How many in all.
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// How many of `needed` are not among these.
    pub fn missing(self, needed: Resources) -> u8 {
        self.0.iter().zip(needed.0).map(|(have, need)| need.saturating_sub(*have)).sum()
    }
}
