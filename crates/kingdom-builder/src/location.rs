//! Location hexes and the tiles that lie on them.

use table::named_enum;

named_enum! {
    /// The kinds of location tiles.
    pub enum Location {
        /// Build on the card's terrain.
        Oracle = "oracle",
        /// Build on grass.
        Farm = "farm",
        /// Build at the end of a row of three.
        Tavern = "tavern",
        /// Build on the board's edge.
        Tower = "tower",
        /// Move to water.
        Harbor = "harbor",
        /// Move two hexes in a straight line.
        Paddock = "paddock",
        /// Move to the card's terrain.
        Barn = "barn",
        /// Build on desert.
        Oasis = "oasis",
        /// Put up stone walls.
        Quarry = "quarry",
        /// Move straight until something is in the way.
        Caravan = "caravan",
        /// Build where three own settlements touch.
        Village = "village",
        /// Build on flower fields.
        Garden = "garden",
        /// The ship.
        Lighthouse = "lighthouse",
        /// Build in the forest.
        ForestersLodge = "foresters-lodge",
        /// The warriors.
        Barracks = "barracks",
        /// Hold two terrain cards.
        Crossroads = "crossroads",
        /// The city.
        CityHall = "city-hall",
        /// Draw a card and build on it.
        Fort = "fort",
        /// Build in the canyon.
        Monastery = "monastery",
        /// The wagon.
        Wagon = "wagon",
        /// Take a settlement back for the next turn.
        Temple = "temple",
        /// Move to the next hex.
        Refuge = "refuge",
        /// Build on swamp or water when a location runs empty.
        Canoe = "canoe",
        /// Build beside one own settlement alone.
        Fountain = "fountain",
        /// Use another tile again.
        Bazaar = "bazaar",
        /// Build beside water.
        WaterMill = "water-mill",
        /// Build beside a mountain.
        MountainStation = "mountain-station",
        /// The scouts.
        ScoutCabin = "scout-cabin",
        /// Save settlements up.
        Cathedral = "cathedral",
        /// Build beside somebody else.
        Watchtower = "watchtower",
        /// Build beside a location.
        University = "university",
        /// Move along one's own settlement area.
        Palisade = "palisade",
        /// Move to the canyon.
        RopeBridge = "rope-bridge",
        /// Move to the forest.
        TreeHouse = "tree-house",
    }
}

impl Location {
    /// Whether what it builds or moves must be adjacent if possible, so that an outpost frees it.
    pub(crate) fn has_usual_adjacency(self) -> bool {
        match self {
            // They say by themselves where to build or to move.
            Location::Tavern
            | Location::Village
            | Location::Fountain
            | Location::Paddock
            | Location::Caravan
            | Location::Refuge
            | Location::Palisade => false,
            // These neither build nor move a settlement, or must be adjacent in any case.
            Location::Quarry
            | Location::Crossroads
            | Location::CityHall
            | Location::Temple
            | Location::Bazaar
            | Location::ScoutCabin => false,
            Location::Oracle
            | Location::Farm
            | Location::Tower
            | Location::Harbor
            | Location::Barn
            | Location::Oasis
            | Location::Garden
            | Location::Lighthouse
            | Location::ForestersLodge
            | Location::Barracks
            | Location::Fort
            | Location::Monastery
            | Location::Wagon
            | Location::Canoe
            | Location::WaterMill
            | Location::MountainStation
            | Location::Cathedral
            | Location::Watchtower
            | Location::University
            | Location::RopeBridge
            | Location::TreeHouse => true,
        }
    }
}

named_enum! {
    /// What a special hex of a quadrant or of the island is.
    pub enum Special {
        /// Three gold for whoever touches it.
        Castle = "castle",
        /// One nomad tile.
        Nomad = "nomad",
        /// Five gold for whoever touches it most.
        Palace = "palace",
        /// Three more settlements at the end.
        Silo = "silo",
    }
}

named_enum! {
    /// The nomad tiles, each usable once.
    pub enum Nomad {
        /// Up to three settlements on grass.
        DonationGrass = "donation-grass",
        /// Up to three settlements on flower fields.
        DonationFlower = "donation-flower",
        /// Up to three settlements in the forest.
        DonationForest = "donation-forest",
        /// Up to three settlements in the canyon.
        DonationCanyon = "donation-canyon",
        /// Up to three settlements in the desert.
        DonationDesert = "donation-desert",
        /// Up to three settlements on water.
        DonationWater = "donation-water",
        /// Up to three settlements on mountains.
        DonationMountain = "donation-mountain",
        /// Four steps for own settlements.
        Resettlement = "resettlement",
        /// One settlement built without touching one's own.
        Outpost = "outpost",
        /// One settlement of each opponent goes back.
        Sword = "sword",
        /// Three gold at once.
        Treasure = "treasure",
    }
}
