//! A view as plain text, for terminals, logs and screen readers.

use crate::card::{Card, Festival};
use crate::column::Column;
use crate::components::{self, Reward};
use crate::farm::{Farm, Placed};
use crate::figure::Spot;
use crate::good::{Good, Resource};
use crate::kinds::{Character, EndTile, ProgressTile, ShipOrder};
use crate::state::{Open, OpenPublic, OpenShip, SEATS};
use crate::step::{Pending, Pool, Reach, Step};
use crate::view::View;
use std::fmt;
use table::{Seat, Viewer};

impl Card {
    /// What the card does, in a few words.
    pub fn explained(self) -> String {
        if let Some(festival) = self.festival() {
            return format!("festival, {}", festival.explained());
        }
        let sheet = self.sheet().expect("every other card is a farm card");
        let columns: Vec<&str> = sheet.columns.iter().map(Column::name).collect();
        let mut words = Vec::new();
        for makes in &sheet.makes {
            let letters: Vec<String> = makes.iter().map(|it| it.letter().to_string()).collect();
            words.push(format!("makes {}", letters.join("/")));
        }
        let gains = sheet.gains;
        let counted = [
            (gains.energy, "N"),
            (gains.drones, "drone"),
            (gains.gears, "gear"),
            (gains.crops, "G/S/B"),
            (gains.animals, "W/E"),
        ];
        words.extend(
            counted
                .iter()
                .filter(|(count, _)| *count > 0)
                .map(|(count, it)| format!("{count} {it}")),
        );
        if sheet.is_order() {
            let letters: String = sheet.slots.iter().map(|it| it.letter()).collect();
            words.push(format!("order {letters}"));
        }
        if sheet.points > 0 {
            words.push(format!("{} points", sheet.points));
        }
        format!("{}, {}", columns.join("/"), words.join(", "))
    }
}

impl Festival {
    /// What it does, in a few words.
    pub const fn explained(self) -> &'static str {
        match self {
            Festival::E01 => "2 N per plants card; buyer 3 N",
            Festival::E02 => "2 N per pastures card; buyer 2 of G/S/B",
            Festival::E03 => "2 N per discoveries card; buyer 2 of W/E",
            Festival::E04 => "a ship order each; buyer 1 good less",
            Festival::E05 => "a ship order each; buyer 2 goods less",
            Festival::E06 => "2 N per own barrel on orders; buyer 2 of G/S/B",
            Festival::E07 => "2 N per gear on own cards; buyer 2 steps",
            Festival::E08 => "2 N per flowers card; buyer 2 of W/E",
            Festival::E09 => "a ship order each; buyer 3 goods less",
            Festival::E10 => "2 N per dock card; buyer 2 deliveries",
            Festival::E11 => "2 N per orders card; buyer 2 points",
            Festival::E12 => "activate up to 3 cards of different columns; buyer 2 points",
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
            Spot::U01 => "a step for a card placed face down",
            Spot::U02 => "ship orders cost 1 less",
            Spot::U03 => "the village costs 1 less",
            Spot::U04 => "market: G, S for 1",
            Spot::U05 => "market: B for 2",
            Spot::U06 => "market: W, E for 3",
            Spot::U07 => "endless store for G, S",
            Spot::U08 => "endless store for B",
            Spot::U09 => "endless store for W, E",
            Spot::U10 => "income 2 N",
            Spot::U11 => "income G, S or B",
            Spot::U12 => "income W or E",
            Spot::L2 => "way to space 2 of the left track",
            Spot::L4 => "way to space 4 of the left track",
            Spot::L6 => "way to space 6 of the left track",
            Spot::R2 => "short way over space 2 of the right track",
            Spot::R4 => "short way over space 4 of the right track",
            Spot::R6 => "short way over space 6 of the right track",
        }
    }
}

impl OpenPublic {
    /// The order with both areas, in one line.
    pub fn line(&self) -> String {
        let sheet = self.order.sheet();
        let area = |seat: Seat| -> String {
            let slots = sheet.slots[seat.index()].iter().enumerate();
            let words: Vec<String> = slots
                .map(|(index, slot)| {
                    let is_filled = self.delivered[seat.index()] >> index & 1 == 1;
                    let reward = match slot.reward {
                        Reward::Nothing => String::new(),
                        Reward::Energy(count) => format!(">{count}N"),
                        Reward::Resource(resource) => format!(">{}", resource.letter()),
                        Reward::Step => ">gear".to_owned(),
                    };
                    let mark = if is_filled { "*" } else { "" };
                    format!("{}{reward}{mark}", slot.resource.letter())
                })
                .collect();
            let done = if self.is_done(seat) { " done" } else { "" };
            format!("seat {seat}: {}{done}", words.join(" "))
        };
        let areas: Vec<String> = Seat::all(SEATS).map(area).collect();
        format!("{} ({}/{}) {}", self.order, sheet.barrels[0], sheet.barrels[1], areas.join("; "))
    }
}

impl OpenShip {
    /// The order in one line.
    pub fn line(&self) -> String {
        let sheet = self.order.sheet();
        let done: Vec<String> = Seat::all(SEATS)
            .filter(|seat| self.is_done[seat.index()])
            .map(|seat| format!(", seat {seat} done"))
            .collect();
        format!(
            "{} ({}/{}) {}: {}{}",
            self.order,
            sheet.places[0],
            sheet.places[1],
            sheet.cost,
            self.order.explained(),
            done.concat()
        )
    }
}

impl Placed {
    /// The card in a column: its name, its stores, its slots.
    pub fn mark(&self) -> String {
        let Some(sheet) = self.sheet() else { return format!("({})", self.card) };
        let mut mark = self.card.to_string();
        if !sheet.makes.is_empty() {
            let stores = self.stores[..sheet.makes.len()].iter();
            let stores: String = stores.map(|it| it.map_or('_', Resource::letter)).collect();
            mark += &format!("[{stores}]");
        }
        if self.has_crate() {
            mark += " done";
        } else if sheet.is_order() {
            let slots = sheet.slots.iter().enumerate();
            let open: String = slots
                .filter(|(index, _)| self.delivered >> index & 1 == 0)
                .map(|(_, resource)| resource.letter())
                .collect();
            mark += &format!(" needs {open}");
        }
        mark
    }
}

impl Open {
    /// What is asked of whom, in one sentence.
    pub fn question(&self) -> String {
        let Some(Pending { seat, step }) = self.pending() else {
            return "The match is over.".to_owned();
        };
        let asked = match step {
            Step::Character => "keep one of two characters".to_owned(),
            Step::Prepare => "put one good on each card of your display".to_owned(),
            Step::Turn => "buy a card or fulfil a ship order".to_owned(),
            Step::Pay(bill) => {
                let mut due = Vec::new();
                if !bill.fixed.is_empty() {
                    due.push(bill.fixed.to_string());
                }
                if bill.any > 0 {
                    due.push(format!("{} of any kind", bill.any));
                }
                let saves = match bill.saves {
                    0 => String::new(),
                    saves => format!(" ({saves} less)"),
                };
                format!("pay {}{saves}", due.join(" and "))
            }
            Step::Receive { goods } => format!("store {goods}"),
            Step::PlaceCard { card } => format!("place {card}: {}", card.explained()),
            Step::Activation(activation) => {
                let counted = [
                    (activation.drones, "deliveries"),
                    (activation.gears, "steps"),
                    (activation.crops, "of G/S/B"),
                    (activation.animals, "of W/E"),
                ];
                let mut words: Vec<String> = counted
                    .iter()
                    .filter(|(count, _)| *count > 0)
                    .map(|(count, what)| format!("{count} {what}"))
                    .collect();
                if activation.makes != 0 || activation.head {
                    words.push("production".to_owned());
                }
                words.extend(activation.tiles.iter().map(|tile| tile.to_string()));
                let reach = match activation.reach {
                    Reach::Everywhere => String::new(),
                    Reach::OwnOrders => " (to your own orders)".to_owned(),
                    Reach::Only(card) => format!(" (to {card})"),
                };
                let column = activation.column.map_or(String::new(), |it| format!("{it}: "));
                format!("{column}use {}{reach}", words.join(", "))
            }
            Step::Row { .. } => "activate the cards of the row one by one".to_owned(),
            Step::RowBonus { row } => {
                format!("row {} is full: take 5 points or activate it", row + 1)
            }
            Step::PickCards { left, .. } => format!("activate a card ({left} possible)"),
            Step::PickColumn { .. } => "activate a column".to_owned(),
            Step::Gain { choice, left } => {
                let letters: String = choice.iter().map(Good::letter).collect();
                format!("take {left} of {letters}")
            }
            Step::Figure { .. } => "take a figure off your farm".to_owned(),
            Step::TakeTile { pool: Pool::End } => "take an end tile".to_owned(),
            Step::TakeTile { .. } => "take a progress tile".to_owned(),
            Step::Dig => "place a discarded card".to_owned(),
            Step::Refill { place } => {
                format!("choose a card of the village for place {place} of your display")
            }
            Step::RefillLooked { place, card } => {
                format!(
                    "choose a card of the village, or {card}, for place {place} of your display"
                )
            }
            Step::Price { place, least: 0 } => {
                format!("raise the price on place {place}, or be done")
            }
            Step::Price { place, least } => {
                format!("put a price on place {place}, at least {least} more")
            }
            Step::SwapGive { take, .. } => format!("give a good for {take}"),
            Step::ShipOffer { discount } => format!("fulfil a ship order, {discount} goods less"),
            Step::Renew => "replace cards of your display by cards of your hand".to_owned(),
            _ => "wait".to_owned(),
        };
        format!("Seat {seat}: {asked}.")
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = self.open();
        writeln!(
            f,
            "era {}, turn {}, start tree: seat {}, deck {}{}",
            open.era,
            open.turn,
            open.tree,
            self.n_deck(),
            if open.is_era_ending { ", the era is ending" } else { "" }
        )?;
        writeln!(f, "village:")?;
        for (place, card) in open.village.iter().enumerate() {
            let price = components::current().village[place];
            match card {
                None => writeln!(f, "  {} empty", place + 1)?,
                Some(card) => writeln!(
                    f,
                    "  {} {card} costs {}+{price}: {}",
                    place + 1,
                    card.minimum(),
                    card.explained()
                )?,
            }
        }
        writeln!(f, "public orders:")?;
        open.public_orders.iter().try_for_each(|order| writeln!(f, "  {}", order.line()))?;
        writeln!(f, "ship orders:")?;
        open.ship_orders.iter().try_for_each(|order| writeln!(f, "  {}", order.line()))?;
        let progress: Vec<String> =
            open.progress_tiles.iter().map(|it| format!("{it} {}", it.explained())).collect();
        let end: Vec<String> =
            open.end_tiles.iter().map(|it| format!("{it} {}", it.explained())).collect();
        writeln!(f, "progress tiles: {}", progress.join("; "))?;
        writeln!(f, "end tiles: {}", end.join("; "))?;
        if !open.discards.is_empty() {
            let discards: Vec<String> = open.discards.iter().map(|it| it.to_string()).collect();
            writeln!(f, "discards: {}", discards.join(" "))?;
        }
        for seat in Seat::all(SEATS) {
            write_farm(f, seat, open.farm(seat))?;
        }
        if let Viewer::Seat(_) = self.viewer() {
            for character in self.dealt().iter() {
                writeln!(f, "dealt to you: {character}, {}", character.explained())?;
            }
            for card in self.hand().iter() {
                writeln!(f, "your hand: {card}, {}", card.explained())?;
            }
        }
        writeln!(f, "{}", open.question())
    }
}

fn write_farm(f: &mut fmt::Formatter<'_>, seat: Seat, farm: &Farm) -> fmt::Result {
    let character =
        farm.character.map_or(String::new(), |it| format!(", {it} ({})", it.explained()));
    writeln!(f, "farm of seat {seat}{character}")?;
    writeln!(f, "  goods: {}", farm.goods)?;
    let mut heads = Vec::new();
    for (column, stores) in Column::PRODUCING.iter().zip(&farm.head) {
        let letters: String = stores.iter().map(|it| it.map_or('_', Resource::letter)).collect();
        heads.push(format!("{column} [{letters}]"));
    }
    if farm.is(Character::C03) {
        let letters: String =
            farm.satchel.iter().map(|it| it.map_or('_', Resource::letter)).collect();
        heads.push(format!("C03 [{letters}]"));
    }
    for &resource in Resource::ALL {
        if farm.endless[resource as usize] > 0 {
            heads.push(format!("endless {}{}", farm.endless[resource as usize], resource.letter()));
        }
    }
    writeln!(f, "  stores: {}", heads.join(", "))?;
    for &column in Column::ALL {
        let cards: Vec<String> = farm.in_column(column).map(|(_, it)| it.mark()).collect();
        writeln!(f, "  {column:<12} {}", cards.join(" | "))?;
    }
    let display: Vec<String> = farm
        .display
        .iter()
        .enumerate()
        .map(|(place, priced)| match priced {
            None => format!("{} empty", place + 1),
            Some(priced) => {
                let markers = match priced.markers {
                    0 => String::new(),
                    markers => format!(" +{markers} scarcity"),
                };
                let card = priced.card;
                format!("{} {card} for {}{markers}: {}", place + 1, priced.price, card.explained())
            }
        })
        .collect();
    display.iter().try_for_each(|line| writeln!(f, "  display {line}"))?;
    let standing: Vec<String> =
        farm.standing.iter().map(|spot| format!("{spot} {}", spot.figure())).collect();
    writeln!(f, "  figures: {}", standing.join(", "))?;
    let tiles: Vec<String> = farm
        .tiles
        .iter()
        .map(|it| format!(", {}{}", it.tile, if it.is_fresh { " (new)" } else { "" }))
        .collect();
    writeln!(
        f,
        "  tracks: left {} (x{}), right {}{} ({} points){}{}",
        farm.gears.left,
        farm.gears.multiplier(),
        farm.gears.right,
        "'".repeat(farm.gears.detour.into()),
        farm.gears.points(),
        tiles.concat(),
        farm.end_tile.map_or(String::new(), |it| format!(", {it}"))
    )?;
    writeln!(
        f,
        "  rows: {} for points, {} activated; scarcity {}",
        farm.rows_for_points, farm.rows_activated, farm.scarcity
    )
}
