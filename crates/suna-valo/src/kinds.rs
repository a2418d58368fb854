//! Characters, orders and bot tiles.

use crate::column::Column;
use crate::printed::printed_enum;
use std::fmt;
use std::str::FromStr;
use table::ParseError;
use table::{Member, Set};

printed_enum! {
    /// The characters; what each one does is in `effects/characters.rs`.
    pub enum Character {
        /// Delivers once more when dock or orders are activated.
        Courier = "courier", "C01";
        /// Sets prices one below the minimum.
        Haggler = "haggler", "C02";
        /// Has three stores for anything.
        Satchel = "satchel", "C03";
        /// Turns up the top card of the deck before refilling.
        Scout = "scout", "C04";
        /// Gets a good for each progress tile used.
        Tinker = "tinker", "C05";
        /// Swaps a good on the own display once a turn.
        Barterer = "barterer", "C06";
        /// Activates a card after each ship order.
        Skipper = "skipper", "C07";
        /// Places a discarded card before each income.
        Gleaner = "gleaner", "C08";
    }
}

impl Character {
    /// Those recommended for a first match.
    pub const FIRST_GAME: [Character; 4] =
        [Character::Courier, Character::Satchel, Character::Tinker, Character::Skipper];
}

/// Some of the characters.
pub type Characters = Set<Character>;

/// An order that both seats can deliver to. All there is to it is data, so its name is its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PublicOrder(u8);

impl PublicOrder {
    /// How many there are.
    pub const COUNT: usize = 18;

    /// All of them, in order.
    pub fn all() -> impl ExactSizeIterator<Item = PublicOrder> + Clone {
        (0..PublicOrder::COUNT as u8).map(PublicOrder)
    }

    /// The number printed on it: `P03`.
    pub fn number(self) -> String {
        format!("P{:02}", self.0 + 1)
    }
}

impl Member for PublicOrder {
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn at(index: usize) -> PublicOrder {
        PublicOrder(index as u8)
    }
}

impl fmt::Display for PublicOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("p{:02}", self.0 + 1))
    }
}

impl FromStr for PublicOrder {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<PublicOrder, ParseError> {
        let found = PublicOrder::all().find(|order| order.to_string() == text);
        found
            .ok_or_else(|| ParseError(format!("`{text}` is no public order; these are p01 to p18")))
    }
}

printed_enum! {
    /// The orders that ships fulfil; what each one does is in `effects/ships.rs`.
    pub enum ShipOrder {
        /// Gives energy.
        EnergyCargo = "energy-cargo", "S01";
        /// Gives three of grain, lily, flower.
        CropCargo = "crop-cargo", "S02";
        /// Gives two of wool, egg.
        AnimalCargo = "animal-cargo", "S03";
        /// Removes a figure of the left track and gives two steps.
        ClearTrack = "clear-track", "S04";
        /// Activates a column, not the orders.
        EarlyShift = "early-shift", "S05";
        /// Gives points.
        PlainHonours = "plain-honours", "S06";
        /// Activates plants, flowers or pastures.
        FieldShift = "field-shift", "S07";
        /// Removes any figure of the farm and gives energy.
        ClearPlace = "clear-place", "S08";
        /// Activates a column, not the orders.
        LateShift = "late-shift", "S09";
        /// Places a discarded card and activates it.
        SecondHand = "second-hand", "S10";
        /// Gives a progress tile out of the box.
        SpareTile = "spare-tile", "S11";
        /// Gives a grain or lily, a flower, and a wool or egg.
        MixedCargo = "mixed-cargo", "S12";
        /// Points for dock cards.
        DockHonours = "dock-honours", "S13";
        /// Points for cards in plants and flowers.
        FieldHonours = "field-honours", "S14";
        /// Points for discoveries cards.
        FindersHonours = "finders-honours", "S15";
        /// Points for crates on own orders.
        CrateHonours = "crate-honours", "S16";
        /// Points for pastures cards.
        FlockHonours = "flock-honours", "S17";
        /// Points for barrels on public orders.
        BarrelHonours = "barrel-honours", "S18";
    }
}

printed_enum! {
    /// The bot tiles that help during play; what each one does is in `effects/tiles.rs`.
    pub enum ProgressTile {
        /// Flowers give an energy.
        FlowerEnergy = "flower-energy", "BF01";
        /// Plants give an energy.
        PlantEnergy = "plant-energy", "BF02";
        /// Pastures give an energy.
        PastureEnergy = "pasture-energy", "BF03";
        /// Pastures give a grain, lily or flower.
        PastureCrop = "pasture-crop", "BF04";
        /// Discoveries give a wool or egg.
        DiscoveryAnimal = "discovery-animal", "BF05";
        /// The dock gives a grain, lily or flower.
        DockCrop = "dock-crop", "BF06";
        /// The orders give a step.
        OrderStep = "order-step", "BF07";
        /// The orders give a wool or egg.
        OrderAnimal = "order-animal", "BF08";
    }
}

impl ProgressTile {
    /// The column that makes it work.
    pub const fn column(self) -> Column {
        match self {
            ProgressTile::FlowerEnergy => Column::Flowers,
            ProgressTile::PlantEnergy => Column::Plants,
            ProgressTile::PastureEnergy | ProgressTile::PastureCrop => Column::Pastures,
            ProgressTile::DiscoveryAnimal => Column::Discoveries,
            ProgressTile::DockCrop => Column::Dock,
            ProgressTile::OrderStep | ProgressTile::OrderAnimal => Column::Orders,
        }
    }
}

/// Some of the progress tiles.
pub type ProgressTiles = Set<ProgressTile>;

printed_enum! {
    /// The bot tiles that give points at the end; what each one counts is in `score.rs`.
    pub enum EndTile {
        /// For columns of three cards or more.
        EndColumns = "end-columns", "BE01";
        /// For energy that is left.
        EndEnergy = "end-energy", "BE02";
        /// For row tiles.
        EndRows = "end-rows", "BE03";
        /// For barrels on orders.
        EndBarrels = "end-barrels", "BE04";
        /// For crates on orders.
        EndCrates = "end-crates", "BE05";
        /// For stored resources.
        EndResources = "end-resources", "BE06";
        /// For ships on orders.
        EndShips = "end-ships", "BE07";
        /// Plain points.
        EndPoints = "end-points", "BE08";
    }
}

/// Some of the end tiles.
pub type EndTiles = Set<EndTile>;

table::members!(Character, ShipOrder, ProgressTile, EndTile);
