//! What every card, order, tile and place does, in a few words.

use crate::card::{Card, Festival};
use crate::column::Column;
use crate::components::{Components, FarmCard, Reward, Slot};
use crate::figure::Spot;
use crate::good::Resources;
use crate::kinds::{Character, EndTile, ProgressTile, ShipOrder};

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
        words.extend(counted(gains.crops, "G, S or B", "of G, S, B"));
        words.extend(counted(gains.animals, "W or E", "of W, E"));
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
            Reward::Resource(resource) => format!(">{}", resource.letter()),
            Reward::Step => ">step".to_owned(),
        };
        format!("{}{reward}", self.resource.letter())
    }
}

impl Reward {
    /// What it gives, in a few words; nothing for nothing.
    pub fn explained(self) -> Option<String> {
        match self {
            Reward::Nothing => None,
            Reward::Energy(count) => Some(format!("{count} energy")),
            Reward::Resource(resource) => Some(format!("1 {resource}")),
            Reward::Step => Some("1 step".to_owned()),
        }
    }
}

impl Festival {
    /// What it does, in a few words.
    pub const fn explained(self) -> &'static str {
        match self {
            Festival::E01 => "2 N per plants card for all, buyer 3 N more",
            Festival::E02 => "2 N per pastures card for all, buyer 2 of G/S/B",
            Festival::E03 => "2 N per discoveries card for all, buyer 2 of W/E",
            Festival::E04 => "all may fulfil a ship order, buyer for 1 good less",
            Festival::E05 => "all may fulfil a ship order, buyer for 2 goods less",
            Festival::E06 => "2 N per barrel on orders for all, buyer 2 of G/S/B",
            Festival::E07 => "2 N per step on own cards for all, buyer 2 steps",
            Festival::E08 => "2 N per flowers card for all, buyer 2 of W/E",
            Festival::E09 => "all may fulfil a ship order, buyer for 3 goods less",
            Festival::E10 => "2 N per dock card for all, buyer 2 deliveries",
            Festival::E11 => "2 N per orders card for all, buyer 2 points",
            Festival::E12 => "all activate up to 3 cards, buyer 2 points",
        }
    }
}

impl ShipOrder {
    /// What it does, in a few words.
    pub const fn explained(self) -> &'static str {
        match self {
            ShipOrder::S01 => "5 N",
            ShipOrder::S02 => "3 of G/S/B",
            ShipOrder::S03 => "2 of W/E",
            ShipOrder::S04 => "remove a figure of the left track, 2 steps",
            ShipOrder::S05 | ShipOrder::S09 => "activate a column, not orders",
            ShipOrder::S06 => "3 points",
            ShipOrder::S07 => "activate plants, flowers or pastures",
            ShipOrder::S08 => "remove any own figure, 3 N",
            ShipOrder::S10 => "place and activate a discarded card",
            ShipOrder::S11 => "a boxed progress tile",
            ShipOrder::S12 => "G or S, B, and W or E",
            ShipOrder::S13 => "1 point per dock card",
            ShipOrder::S14 => "1 point per 2 plants and flowers cards",
            ShipOrder::S15 => "1 point per discoveries card",
            ShipOrder::S16 => "1 point per own crate on orders",
            ShipOrder::S17 => "1 point per pastures card",
            ShipOrder::S18 => "1 point per own barrel on orders",
        }
    }
}

impl Character {
    /// What the character does, in a few words.
    pub const fn explained(self) -> &'static str {
        match self {
            Character::C01 => "one more delivery when dock or orders are activated",
            Character::C02 => "prices may be 1 below the minimum",
            Character::C03 => "three more stores for anything",
            Character::C04 => "may turn up the top of the deck when refilling the display",
            Character::C05 => "any good after using a progress tile",
            Character::C06 => "once a turn swap a good on the own display",
            Character::C07 => "activate a card after a ship order",
            Character::C08 => "place and activate a discarded card before each income",
        }
    }
}

impl ProgressTile {
    /// What it does, in a few words.
    pub const fn explained(self) -> &'static str {
        match self {
            ProgressTile::BF01 => "flowers give 1 N",
            ProgressTile::BF02 => "plants give 1 N",
            ProgressTile::BF03 => "pastures give 1 N",
            ProgressTile::BF04 => "pastures give G, S or B",
            ProgressTile::BF05 => "discoveries give W or E",
            ProgressTile::BF06 => "dock gives G, S or B",
            ProgressTile::BF07 => "orders give a step",
            ProgressTile::BF08 => "orders give W or E",
        }
    }
}

impl EndTile {
    /// What it gives, in a few words.
    pub const fn explained(self) -> &'static str {
        match self {
            EndTile::BE01 => "1 per column with 3 cards",
            EndTile::BE02 => "1 per 2 N, at most 6",
            EndTile::BE03 => "2 per full row",
            EndTile::BE04 => "1 per own barrel on orders",
            EndTile::BE05 => "1 per own crate on orders",
            EndTile::BE06 => "1 per 2 stored resources, at most 6",
            EndTile::BE07 => "1 per own ship on orders",
            EndTile::BE08 => "3 points",
        }
    }
}

impl Spot {
    /// What it uncovers, in a few words.
    pub const fn explained(self) -> &'static str {
        match self {
            Spot::U01 => "1 step per card placed face down",
            Spot::U02 => "ship orders cost 1 good less",
            Spot::U03 => "village cards cost 1 good less",
            Spot::U04 => "G, S cost 1 N at the market",
            Spot::U05 => "B costs 2 N at the market",
            Spot::U06 => "W, E cost 3 N at the market",
            Spot::U07 => "endless store for G, S",
            Spot::U08 => "endless store for B",
            Spot::U09 => "endless store for W, E",
            Spot::U10 => "income of 2 N now and after each era",
            Spot::U11 => "income of G, S or B now and after each era",
            Spot::U12 => "income of W or E now and after each era",
            Spot::L2 => "opens the left track at space 2",
            Spot::L4 => "opens the left track at space 4",
            Spot::L6 => "opens the left track at space 6",
            Spot::R2 => "shortens the right track at space 2",
            Spot::R4 => "shortens the right track at space 4",
            Spot::R6 => "shortens the right track at space 6",
        }
    }
}
