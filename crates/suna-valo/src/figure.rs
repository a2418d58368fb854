//! Crates, barrels and ships, and the places they stand on.

use crate::good::Resource;
use crate::set::{Set, member};
use table::named_enum;

named_enum! {
    /// A piece that leaves the farm when an order is fulfilled.
    pub enum Figure {
        /// For an order of one's own.
        Crate = "crate",
        /// For a public order.
        Barrel = "barrel",
        /// For a ship order.
        Ship = "ship",
    }
}

named_enum! {
    /// A place for a figure: twelve upgrades, and six blocked spaces of the tracks.
    pub enum Spot {
        /// A card placed face down gives a step.
        U01 = "U01",
        /// A ship order costs one good less.
        U02 = "U02",
        /// A village card costs one good less.
        U03 = "U03",
        /// Grain and lilies are cheaper at the market.
        U04 = "U04",
        /// Flowers are cheaper at the market.
        U05 = "U05",
        /// Wool and eggs are cheaper at the market.
        U06 = "U06",
        /// The endless store of the plants.
        U07 = "U07",
        /// The endless store of the flowers.
        U08 = "U08",
        /// The endless store of the pastures.
        U09 = "U09",
        /// An income of energy.
        U10 = "U10",
        /// An income of grain, lily or flower.
        U11 = "U11",
        /// An income of wool or egg.
        U12 = "U12",
        /// Space 2 of the left track.
        L2 = "L2",
        /// Space 4 of the left track.
        L4 = "L4",
        /// Space 6 of the left track.
        L6 = "L6",
        /// Space 2 of the right track.
        R2 = "R2",
        /// Space 4 of the right track.
        R4 = "R4",
        /// Space 6 of the right track.
        R6 = "R6",
    }
}

member!(Figure, Spot);

/// Some of the places.
pub type Spots = Set<Spot>;

impl Spot {
    /// The blockers of the left track.
    pub const LEFT: [Spot; 3] = [Spot::L2, Spot::L4, Spot::L6];

    /// The endless store for a resource.
    pub const fn endless(resource: Resource) -> Spot {
        match resource {
            Resource::Grain | Resource::Lily => Spot::U07,
            Resource::Flower => Spot::U08,
            Resource::Wool | Resource::Egg => Spot::U09,
        }
    }

    /// What makes a resource cheaper at the market.
    pub const fn discount(resource: Resource) -> Spot {
        match resource {
            Resource::Grain | Resource::Lily => Spot::U04,
            Resource::Flower => Spot::U05,
            Resource::Wool | Resource::Egg => Spot::U06,
        }
    }
}
