//! Quadrants and sides of the island, and what one of their hexes can be.

use crate::location::{Location, Special};
use crate::options::Expansion;
use crate::terrain::Terrain;
use table::named_enum;

/// What one hex of a quadrant or of the island is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Land {
    /// Plain land.
    Terrain(Terrain),
    /// A location hex.
    Location(Location),
    /// A castle, nomad, palace or silo hex.
    Special(Special),
}

impl Land {
    /// Its stable name.
    pub fn name(self) -> &'static str {
        match self {
            Land::Terrain(terrain) => terrain.name(),
            Land::Location(location) => location.name(),
            Land::Special(special) => special.name(),
        }
    }

    /// The letter used in the data files and in drawings.
    pub fn letter(self) -> char {
        match self {
            Land::Terrain(terrain) => terrain.letter(),
            Land::Location(_) => 'L',
            Land::Special(Special::Castle) => 'K',
            Land::Special(Special::Nomad) => 'N',
            Land::Special(Special::Palace) => 'P',
            Land::Special(Special::Silo) => 'O',
        }
    }
}

named_enum! {
    /// The quadrants. Each is named after its locations.
    pub enum Quadrant {
        /// Of the base game.
        Oracle = "oracle",
        /// Of the base game.
        Farm = "farm",
        /// Of the base game.
        Tavern = "tavern",
        /// Of the base game.
        Tower = "tower",
        /// Of the base game.
        Harbor = "harbor",
        /// Of the base game.
        Paddock = "paddock",
        /// Of the base game.
        Barn = "barn",
        /// Of the base game.
        Oasis = "oasis",
        /// Of Nomads.
        Quarry = "quarry",
        /// Of Nomads.
        Caravan = "caravan",
        /// Of Nomads.
        Village = "village",
        /// Of Nomads.
        Garden = "garden",
        /// Of Crossroads.
        LighthouseForestersLodge = "lighthouse-foresters-lodge",
        /// Of Crossroads.
        BarracksCrossroads = "barracks-crossroads",
        /// Of Crossroads.
        CityHallFort = "city-hall-fort",
        /// Of Crossroads.
        MonasteryWagon = "monastery-wagon",
        /// Of Marshlands.
        Temple = "temple",
        /// Of Marshlands.
        Refuge = "refuge",
        /// Of Marshlands.
        Canoe = "canoe",
        /// Of Marshlands.
        Fountain = "fountain",
        /// Of Harvest.
        BazaarWaterMill = "bazaar-water-mill",
        /// Of Harvest.
        MountainStationScoutCabin = "mountain-station-scout-cabin",
        /// Of Harvest.
        CathedralWatchtower = "cathedral-watchtower",
        /// Of Harvest.
        UniversityPalisade = "university-palisade",
    }
}

impl Quadrant {
    /// The expansion it belongs to; `None` for the base game.
    pub fn expansion(self) -> Option<Expansion> {
        match self {
            Quadrant::Oracle
            | Quadrant::Farm
            | Quadrant::Tavern
            | Quadrant::Tower
            | Quadrant::Harbor
            | Quadrant::Paddock
            | Quadrant::Barn
            | Quadrant::Oasis => None,
            Quadrant::Quarry | Quadrant::Caravan | Quadrant::Village | Quadrant::Garden => {
                Some(Expansion::Nomads)
            }
            Quadrant::LighthouseForestersLodge
            | Quadrant::BarracksCrossroads
            | Quadrant::CityHallFort
            | Quadrant::MonasteryWagon => Some(Expansion::Crossroads),
            Quadrant::Temple | Quadrant::Refuge | Quadrant::Canoe | Quadrant::Fountain => {
                Some(Expansion::Marshlands)
            }
            Quadrant::BazaarWaterMill
            | Quadrant::MountainStationScoutCabin
            | Quadrant::CathedralWatchtower
            | Quadrant::UniversityPalisade => Some(Expansion::Harvest),
        }
    }

    /// The locations on it, after which it is named.
    pub fn locations(self) -> &'static [Location] {
        match self {
            Quadrant::Oracle => &[Location::Oracle],
            Quadrant::Farm => &[Location::Farm],
            Quadrant::Tavern => &[Location::Tavern],
            Quadrant::Tower => &[Location::Tower],
            Quadrant::Harbor => &[Location::Harbor],
            Quadrant::Paddock => &[Location::Paddock],
            Quadrant::Barn => &[Location::Barn],
            Quadrant::Oasis => &[Location::Oasis],
            Quadrant::Quarry => &[Location::Quarry],
            Quadrant::Caravan => &[Location::Caravan],
            Quadrant::Village => &[Location::Village],
            Quadrant::Garden => &[Location::Garden],
            Quadrant::LighthouseForestersLodge => &[Location::Lighthouse, Location::ForestersLodge],
            Quadrant::BarracksCrossroads => &[Location::Barracks, Location::Crossroads],
            Quadrant::CityHallFort => &[Location::CityHall, Location::Fort],
            Quadrant::MonasteryWagon => &[Location::Monastery, Location::Wagon],
            Quadrant::Temple => &[Location::Temple],
            Quadrant::Refuge => &[Location::Refuge],
            Quadrant::Canoe => &[Location::Canoe],
            Quadrant::Fountain => &[Location::Fountain],
            Quadrant::BazaarWaterMill => &[Location::Bazaar, Location::WaterMill],
            Quadrant::MountainStationScoutCabin => {
                &[Location::MountainStation, Location::ScoutCabin]
            }
            Quadrant::CathedralWatchtower => &[Location::Cathedral, Location::Watchtower],
            Quadrant::UniversityPalisade => &[Location::University, Location::Palisade],
        }
    }
}

named_enum! {
    /// The two sides of the island, each named after its location.
    pub enum IslandSide {
        /// The side with the rope bridge.
        RopeBridge = "rope-bridge",
        /// The side with the tree house.
        TreeHouse = "tree-house",
    }
}

impl IslandSide {
    /// The location on it.
    pub fn location(self) -> Location {
        match self {
            IslandSide::RopeBridge => Location::RopeBridge,
            IslandSide::TreeHouse => Location::TreeHouse,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No name of two spellings: a quadrant's name is made of its locations' names.
    #[test]
    fn quadrants_and_sides_are_named_after_their_locations() {
        for quadrant in Quadrant::ALL {
            let names: Vec<&str> = quadrant.locations().iter().map(|one| one.name()).collect();
            assert_eq!(quadrant.name(), names.join("-"));
        }
        for side in IslandSide::ALL {
            assert_eq!(side.name(), side.location().name());
        }
    }
}
