//! What every card, order, tile and place does, in a few words.

use crate::card::{Card, Festival};
use crate::column::Column;
use crate::components::{Components, FarmCard, Reward, Slot};
use crate::figure::Spot;
use crate::good::{Choice, Resources};
use crate::kinds::{EndTile, ProgressTile, ShipOrder};

impl Card {
    /// Where it belongs and what it does, in a few words.
    pub fn explained(self, components: &Components) -> String {
        if let Some(festival) = self.festival() {
            return format!("festival: {}", festival.explained());
        }
        let sheet = components.sheet(self).expect("every other card is a farm card");
        let columns: Vec<&str> = sheet.columns.iter().map(Column::name).collect();
        format!("{}: {}", columns.join("/"), sheet.does())
    }
}

impl FarmCard {
    /// What the card does, in a few words.
    pub fn does(&self) -> String {
        let mut words = Vec::new();
        match &self.makes[..] {
            [] => {}
            [one, other] if one == other => words.push(format!("makes 2 {}", letters(*one))),
            makes => {
                let made: Vec<String> = makes.iter().map(|&it| letters(it)).collect();
                words.push(format!("makes {}", made.join(" and ")));
            }
        }
        let gains = self.gains;
        words.extend(counted(gains.energy, "N", "N"));
        words.extend(counted(gains.drones, "delivery", "deliveries"));
        words.extend(counted(gains.gears, "step", "steps"));
        words.extend(gains.resources.iter().map(|(choice, count)| taken(choice, count)));
        let points = counted(self.points, "point", "points");
        if self.is_order() {
            let slots: Vec<String> = self.slots.iter().map(|it| it.letter().to_string()).collect();
            words.push(format!("deliver {} for {}", slots.join(" "), points.unwrap_or_default()));
        } else {
            words.extend(points.map(|points| format!("{points} at the end")));
        }
        words.join(", ")
    }
}

/// Resources to choose from: `W/E`.
fn letters(resources: Resources) -> String {
    let letters: Vec<String> = resources.iter().map(|it| it.letter().to_string()).collect();
    letters.join("/")
}

/// Resources of one's choice: `1 W/E`, `2 of W/E`.
pub(super) fn taken(choice: Choice, count: u8) -> String {
    let letters = letters(choice.resources());
    if count == 1 { format!("1 {letters}") } else { format!("{count} of {letters}") }
}

/// A number with the right form of its word; nothing for none.
pub(super) fn counted(count: u8, one: &str, many: &str) -> Option<String> {
    match count {
        0 => None,
        1 => Some(format!("1 {one}")),
        _ => Some(format!("{count} {many}")),
    }
}

impl Slot {
    /// What is wanted and what it gives: `W>2N`.
    pub fn mark(&self) -> String {
        let reward = match self.reward {
            Reward::Nothing => String::new(),
            Reward::Energy(count) => format!(">{count}N"),
            Reward::Resources(choice, 1) => format!(">{}", letters(choice.resources())),
            Reward::Resources(choice, n) => format!(">{n}{}", letters(choice.resources())),
            Reward::Steps(1) => ">step".to_owned(),
            Reward::Steps(count) => format!(">{count}steps"),
            Reward::Deliveries(1) => ">delivery".to_owned(),
            Reward::Deliveries(count) => format!(">{count}deliveries"),
        };
        format!("{}{reward}", self.resource.letter())
    }
}

impl Festival {
    /// What it does, in a few words.
    pub const fn explained(self) -> &'static str {
        match self {
            Festival::HarvestFair => "2 N per plants card for all, buyer 3 N more",
            Festival::FlockFair => "2 N per pastures card for all, buyer 2 of G/L/F",
            Festival::FindersFair => "2 N per discoveries card for all, buyer 2 of W/E",
            Festival::LittleRegatta => "all may fulfil a ship order, buyer for 1 good less",
            Festival::Regatta => "all may fulfil a ship order, buyer for 2 goods less",
            Festival::BarrelFair => "2 N per barrel on orders for all, buyer 2 of G/L/F",
            Festival::CogFair => "2 N per step on own cards for all, buyer 2 steps",
            Festival::BlossomFair => "2 N per flowers card for all, buyer 2 of W/E",
            Festival::GreatRegatta => "all may fulfil a ship order, buyer for 3 goods less",
            Festival::DroneFair => "2 N per dock card for all, buyer 2 deliveries",
            Festival::NoticeFair => "2 N per orders card for all, buyer 2 points",
            Festival::OpenDay => {
                "all activate up to 3 cards, each in another of plants, flowers, pastures, discoveries; buyer 2 points"
            }
        }
    }
}

impl ShipOrder {
    /// What it does, in a few words.
    pub const fn explained(self) -> &'static str {
        match self {
            ShipOrder::EnergyCargo => "5 N",
            ShipOrder::CropCargo => "3 of G/L/F",
            ShipOrder::AnimalCargo => "2 of W/E",
            ShipOrder::ClearTrack => "remove a figure of the left track, 2 steps",
            ShipOrder::EarlyShift | ShipOrder::LateShift => "activate a column, not orders",
            ShipOrder::PlainHonours => "3 points",
            ShipOrder::FieldShift => "activate plants, flowers or pastures",
            ShipOrder::ClearPlace => "remove any own figure, 3 N",
            ShipOrder::SecondHand => "place and activate a discarded card",
            ShipOrder::SpareTile => "a boxed progress tile",
            ShipOrder::MixedCargo => "G or L, F, and W or E",
            ShipOrder::DockHonours => "1 point per dock card",
            ShipOrder::FieldHonours => "1 point per 2 plants and flowers cards",
            ShipOrder::FindersHonours => "1 point per discoveries card",
            ShipOrder::CrateHonours => "1 point per own crate on orders",
            ShipOrder::FlockHonours => "1 point per pastures card",
            ShipOrder::BarrelHonours => "1 point per own barrel on orders",
        }
    }
}

impl ProgressTile {
    /// What it does, in a few words.
    pub const fn explained(self) -> &'static str {
        match self {
            ProgressTile::FlowerEnergy => "flowers give 1 N",
            ProgressTile::PlantEnergy => "plants give 1 N",
            ProgressTile::PastureEnergy => "pastures give 1 N",
            ProgressTile::PastureCrop => "pastures give G, L or F",
            ProgressTile::DiscoveryAnimal => "discoveries give W or E",
            ProgressTile::DockCrop => "dock gives G, L or F",
            ProgressTile::OrderStep => "orders give a step",
            ProgressTile::OrderAnimal => "orders give W or E",
        }
    }
}

impl EndTile {
    /// What it gives, in a few words.
    pub const fn explained(self) -> &'static str {
        match self {
            EndTile::EndColumns => "1 per column with 3 or more cards",
            EndTile::EndEnergy => "1 per 2 N, at most 6",
            EndTile::EndRows => "2 per row tile",
            EndTile::EndBarrels => "1 per own barrel on orders",
            EndTile::EndCrates => "1 per own crate on orders",
            EndTile::EndResources => "1 per 2 stored resources, at most 6",
            EndTile::EndShips => "1 per own ship on orders",
            EndTile::EndPoints => "3 points",
        }
    }
}

impl Spot {
    /// What it uncovers, in a few words.
    pub const fn explained(self) -> &'static str {
        match self {
            Spot::FaceDownStep => "1 step per card placed face down",
            Spot::ShipDiscount => "ship orders cost 1 good less",
            Spot::VillageDiscount => "village cards cost 1 good less",
            Spot::PlantMarket => "G, L cost 1 N at the market",
            Spot::FlowerMarket => "F costs 2 N at the market",
            Spot::PastureMarket => "W, E cost 3 N at the market",
            Spot::PlantSilo => "endless store for G, L",
            Spot::FlowerSilo => "endless store for F",
            Spot::PastureSilo => "endless store for W, E",
            Spot::EnergyIncome => "income of 2 N now and after each era",
            Spot::CropIncome => "income of G, L or F now and after each era",
            Spot::AnimalIncome => "income of W or E now and after each era",
            Spot::LeftLower => "opens the left track at its lowest figure",
            Spot::LeftMiddle => "opens the left track at its middle figure",
            Spot::LeftUpper => "opens the left track at its highest figure",
            Spot::RightLower => "shortens the right track at its lowest figure",
            Spot::RightMiddle => "shortens the right track at its middle figure",
            Spot::RightUpper => "shortens the right track at its highest figure",
        }
    }
}
