//! Crates, barrels and ships, and the places they stand on.

use crate::good::Resource;
use table::Set;
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
    /// A place for a figure: twelve upgrades, and three blocked spaces of each track.
    pub enum Spot {
        /// A card placed face down gives a step.
        FaceDownStep = "face-down-step",
        /// A ship order costs one good less.
        ShipDiscount = "ship-discount",
        /// A village card costs one good less.
        VillageDiscount = "village-discount",
        /// Grain and lilies are cheaper at the market.
        PlantMarket = "plant-market",
        /// Flowers are cheaper at the market.
        FlowerMarket = "flower-market",
        /// Wool and eggs are cheaper at the market.
        PastureMarket = "pasture-market",
        /// The endless store of the plants.
        PlantSilo = "plant-silo",
        /// The endless store of the flowers.
        FlowerSilo = "flower-silo",
        /// The endless store of the pastures.
        PastureSilo = "pasture-silo",
        /// An income of energy.
        EnergyIncome = "energy-income",
        /// An income of grain, lily or flower.
        CropIncome = "crop-income",
        /// An income of wool or egg.
        AnimalIncome = "animal-income",
        /// The lowest blocked space of the left track.
        LeftLower = "left-lower",
        /// The next one above it.
        LeftMiddle = "left-middle",
        /// The highest one.
        LeftUpper = "left-upper",
        /// The lowest blocked space of the right track.
        RightLower = "right-lower",
        /// The next one above it.
        RightMiddle = "right-middle",
        /// The highest one.
        RightUpper = "right-upper",
    }
}

table::members!(Figure, Spot);

/// Some of the places.
pub type Spots = Set<Spot>;

impl Spot {
    /// The number printed on an upgrade; a blocked space has none.
    pub const fn number(self) -> Option<&'static str> {
        Some(match self {
            Spot::FaceDownStep => "U01",
            Spot::ShipDiscount => "U02",
            Spot::VillageDiscount => "U03",
            Spot::PlantMarket => "U04",
            Spot::FlowerMarket => "U05",
            Spot::PastureMarket => "U06",
            Spot::PlantSilo => "U07",
            Spot::FlowerSilo => "U08",
            Spot::PastureSilo => "U09",
            Spot::EnergyIncome => "U10",
            Spot::CropIncome => "U11",
            Spot::AnimalIncome => "U12",
            Spot::LeftLower
            | Spot::LeftMiddle
            | Spot::LeftUpper
            | Spot::RightLower
            | Spot::RightMiddle
            | Spot::RightUpper => return None,
        })
    }

    /// The blockers of the left track.
    pub const LEFT: [Spot; 3] = [Spot::LeftLower, Spot::LeftMiddle, Spot::LeftUpper];

    /// The blockers of the right track.
    pub const RIGHT: [Spot; 3] = [Spot::RightLower, Spot::RightMiddle, Spot::RightUpper];

    /// The endless store for a resource.
    pub const fn endless(resource: Resource) -> Spot {
        match resource {
            Resource::Grain | Resource::Lily => Spot::PlantSilo,
            Resource::Flower => Spot::FlowerSilo,
            Resource::Wool | Resource::Egg => Spot::PastureSilo,
        }
    }

    /// What makes a resource cheaper at the market.
    pub const fn discount(resource: Resource) -> Spot {
        match resource {
            Resource::Grain | Resource::Lily => Spot::PlantMarket,
            Resource::Flower => Spot::FlowerMarket,
            Resource::Wool | Resource::Egg => Spot::PastureMarket,
        }
    }
}
