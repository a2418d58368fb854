//! What goods, cards, steps and upgrades are worth, in points, to a seat at this point of a match.

use suna_valo::components::{FarmCard, Reward};
use suna_valo::{
    Card, Column, Farm, Festival, Good, Open, Placed, Resource, Resources, ShipOrder, Spot, Track,
};
use table::Seat;

/// Both seats together have about so many turns.
const TURNS: f32 = 41.0;

/// How many turns a seat has left, about.
pub(super) fn turns_left(open: &Open) -> f32 {
    if open.extra_turns > 0 {
        return f32::from(open.extra_turns) / 2.0;
    }
    ((TURNS - f32::from(open.turn)) / 2.0).max(0.5)
}

/// One seat's farm, with what is needed to judge it.
pub(super) struct Judge<'a> {
    pub(super) open: &'a Open,
    pub(super) seat: Seat,
    pub(super) farm: &'a Farm,
    /// The turns that are left.
    pub(super) left: f32,
    /// How many open slots ask for each resource.
    wanted: [u8; 5],
}

impl<'a> Judge<'a> {
    pub(super) fn new(open: &'a Open, seat: Seat) -> Judge<'a> {
        let farm = open.farm(seat);
        let mut wanted = [0; 5];
        for order in open.public_orders.iter().filter(|order| !order.is_done(seat)) {
            for (index, slot) in order.order.sheet().slots[seat.index()].iter().enumerate() {
                let is_free = order.delivered[seat.index()] >> index & 1 == 0;
                wanted[slot.resource as usize] += u8::from(is_free);
            }
        }
        for (_, placed) in farm.in_column(Column::Orders) {
            let Some(sheet) = placed.sheet() else { continue };
            for (index, &resource) in sheet.slots.iter().enumerate() {
                wanted[resource as usize] += u8::from(placed.delivered >> index & 1 == 0);
            }
        }
        Judge { open, seat, farm, left: turns_left(open), wanted }
    }

    /// An energy stone. In the end only every fifth good counts.
    pub(super) fn energy(&self) -> f32 {
        0.2 + 0.1 * (self.left / 8.0).min(1.0)
    }

    /// A resource: dear at the market, dearer while an order asks for it.
    pub(super) fn resource(&self, resource: Resource) -> f32 {
        let rate = match resource {
            Resource::Grain | Resource::Lily => 0.45,
            Resource::Flower => 0.6,
            Resource::Wool | Resource::Egg => 0.75,
        };
        let missing = self.wanted[resource as usize] > self.farm.goods[resource];
        let need = if missing { 0.35 } else { 0.0 };
        0.2 + (rate + need - 0.2) * (self.left / 3.0).min(1.0)
    }

    pub(super) fn good(&self, good: Good) -> f32 {
        good.resource().map_or(self.energy(), |resource| self.resource(resource))
    }

    /// The best resource among some that has room.
    fn best_of(&self, choice: Resources) -> f32 {
        choice
            .iter()
            .filter(|&resource| self.farm.has_room(resource))
            .map(|resource| self.resource(resource))
            .fold(0.0, f32::max)
    }

    /// A drone: what deliveries bring beside the good they cost.
    pub(super) fn drone(&self) -> f32 {
        let n_ready: u8 =
            Resource::ALL.iter().map(|&it| self.wanted[it as usize].min(self.farm.goods[it])).sum();
        let n_affordable = self.farm.goods[Good::Energy] / 3;
        match n_ready + n_affordable {
            0 => 0.15,
            1 => 0.8,
            _ => 1.3,
        }
    }

    /// A step on the better track.
    pub(super) fn gear(&self) -> f32 {
        Track::ALL.iter().map(|&track| self.step(track)).fold(0.0, f32::max)
    }

    /// A step on this track: what it adds to the product, the tile it leads to, the way up.
    pub(super) fn step(&self, track: Track) -> f32 {
        let gears = self.farm.gears;
        let Some(after) = gears.after_step(track, self.farm.standing) else { return 0.0 };
        let product = |gears: suna_valo::Gears| {
            // Whoever climbs one track will climb the other too, while there is time.
            let points = f32::from(gears.points()).max((self.left / 8.0).min(1.5));
            let factor = f32::from(gears.multiplier()).max(1.0 + (self.left / 12.0).min(1.0));
            points * factor
        };
        let gain = product(after) - product(gears);
        let has_arrived = track == Track::Right && after.detour == 0;
        let tile = match after.right {
            3 | 5 if has_arrived => 0.4 + 0.12 * self.left,
            7 if has_arrived => 3.0,
            _ => 0.0,
        };
        0.35 + gain + tile
    }

    /// What a figure's place gives when it is empty.
    pub(super) fn spot(&self, spot: Spot) -> f32 {
        let left = self.left;
        let points = f32::from(spot.points());
        points
            + match spot {
                Spot::U01 => 0.05 * left,
                Spot::U02 => 0.07 * left,
                Spot::U03 => 0.09 * left,
                Spot::U04 => 0.08 * left,
                Spot::U05 => 0.06 * left,
                Spot::U06 => 0.08 * left,
                Spot::U07 => 0.1 * left,
                Spot::U08 => 0.07 * left,
                Spot::U09 => 0.11 * left,
                Spot::U10 => 0.6 + 0.6 * (left / 7.0).ceil(),
                Spot::U11 | Spot::U12 => 0.7 + 0.7 * (left / 7.0).ceil(),
                Spot::L2 => 0.5 + 0.15 * left,
                Spot::L4 => 0.3 + 0.12 * left,
                Spot::L6 => 0.2 + 0.1 * left,
                Spot::R2 | Spot::R4 | Spot::R6 => 0.3,
            }
    }

    /// The best place of a figure that could be lifted for an order.
    pub(super) fn best_spot(&self, figure: suna_valo::Figure) -> f32 {
        let standing = self.farm.standing.iter().filter(|spot| spot.figure() == figure);
        standing.map(|spot| self.spot(spot)).fold(0.0, f32::max)
    }

    /// What a card gives each time it is activated, if its stores are free.
    pub(super) fn output(&self, sheet: &FarmCard, stores: [Option<Resource>; 2]) -> f32 {
        let makes: f32 = sheet
            .makes
            .iter()
            .zip(stores)
            .filter(|(_, stored)| stored.is_none())
            .map(|(makes, _)| makes.iter().map(|it| self.resource(it)).fold(0.0, f32::max))
            .sum();
        let gains = sheet.gains;
        let crops: Resources =
            [Resource::Grain, Resource::Lily, Resource::Flower].into_iter().collect();
        let animals: Resources = [Resource::Wool, Resource::Egg].into_iter().collect();
        makes
            + f32::from(gains.energy) * self.energy()
            + f32::from(gains.drones) * self.drone()
            + f32::from(gains.gears) * self.gear()
            + f32::from(gains.crops) * self.best_of(crops)
            + f32::from(gains.animals) * self.best_of(animals)
    }

    fn placed_output(&self, placed: &Placed) -> f32 {
        placed.sheet().map_or(0.0, |sheet| self.output(sheet, placed.stores))
    }

    /// What activating a column brings now.
    pub(super) fn activation(&self, column: Column) -> f32 {
        let cards: f32 =
            self.farm.in_column(column).map(|(_, placed)| self.placed_output(placed)).sum();
        let head = match column {
            Column::Plants | Column::Flowers | Column::Pastures => {
                self.best_of(column.head_makes())
            }
            Column::Discoveries => self.energy(),
            Column::Dock => self.drone(),
            Column::Orders => {
                let dock = self.farm.in_column(Column::Dock);
                let drones = dock.filter_map(|(_, it)| it.sheet()).map(|it| it.gains.drones);
                let n_drones = 1.0 + f32::from(drones.sum::<u8>());
                let is_open = self.farm.in_column(Column::Orders).any(|(_, it)| !it.has_crate());
                if is_open { 0.7 * n_drones * self.drone() } else { 0.0 }
            }
        };
        let is_ready = |held: &&suna_valo::HeldTile| !held.is_fresh && held.tile.column() == column;
        let tiles = self.farm.tiles.iter().filter(is_ready).count() as f32;
        cards + head + 0.6 * tiles
    }

    /// What a row makes a column worth: a fifth of the way to five points.
    fn row(&self, column: Column) -> f32 {
        let rows = self.farm.n_full_rows();
        let n_here = self.farm.n_in(column);
        if self.farm.n_row_tiles() >= 3 || n_here > rows + 1 {
            return 0.0;
        }
        let n_missing: u8 =
            Column::ALL.iter().map(|&it| (rows + 1).saturating_sub(self.farm.n_in(it))).sum();
        match n_here == rows {
            true if n_missing == 1 => 5.0,
            true if f32::from(n_missing) <= self.left => 1.3,
            true => 0.1,
            false if self.left > 6.0 => 0.4,
            false => 0.0,
        }
    }

    /// What placing a card face up in a column is worth.
    pub(super) fn place(&self, card: Card, column: Column) -> f32 {
        let sheet = card.sheet().expect("a festival is not placed face up");
        let output = self.output(sheet, [None; 2]);
        let future = output * (0.16 * self.left).min(2.2);
        let points = if sheet.is_order() {
            let n_slots = sheet.slots.len() as f32;
            let has_crate = self.farm.has_figure(suna_valo::Figure::Crate);
            let chance = (self.left / (2.0 + 2.0 * n_slots)).min(0.75);
            if has_crate { chance * (f32::from(sheet.points) + 1.5 - 0.3 * n_slots) } else { 0.0 }
        } else {
            f32::from(sheet.points)
        };
        self.activation(column) + output + future + points + self.row(column)
    }

    /// What placing any card face down in a column is worth.
    pub(super) fn place_down(&self, column: Column) -> f32 {
        let step = if self.farm.has(Spot::U01) { self.gear() } else { 0.0 };
        self.activation(column) + self.row(column) + step
    }

    /// What holding a festival is worth, over what it gives the other.
    pub(super) fn festival(&self, festival: Festival) -> f32 {
        let other = Judge::new(self.open, self.seat.next(2));
        let bonus = match festival {
            Festival::E01 => 3.0 * self.energy(),
            Festival::E02 | Festival::E03 | Festival::E06 | Festival::E08 => 1.1,
            Festival::E07 => 2.0 * self.gear(),
            Festival::E10 => 2.0 * self.drone(),
            Festival::E11 | Festival::E12 => 2.0,
            Festival::E04 | Festival::E05 | Festival::E09 => 0.0,
        };
        bonus + self.festival_effect(festival, true) - 0.8 * other.festival_effect(festival, false)
    }

    fn festival_effect(&self, festival: Festival, is_buyer: bool) -> f32 {
        let count = |column: Column| 2.0 * f32::from(self.farm.n_in(column)) * self.energy();
        let ships = |discount: u8| {
            let discount = if is_buyer { discount } else { 0 };
            let open = self.open.ship_orders.iter();
            let values = open.map(|it| self.ship(it.order, discount)).fold(0.0, f32::max);
            values.max(0.0)
        };
        match festival {
            Festival::E01 => count(Column::Plants),
            Festival::E02 => count(Column::Pastures),
            Festival::E03 => count(Column::Discoveries),
            Festival::E08 => count(Column::Flowers),
            Festival::E10 => count(Column::Dock),
            Festival::E11 => count(Column::Orders),
            Festival::E06 => 2.0 * f32::from(self.open.n_barrels(self.seat)) * self.energy(),
            Festival::E07 => {
                let sheets = self.farm.cards.iter().filter_map(|it| it.sheet());
                2.0 * f32::from(sheets.map(|it| it.gains.gears).sum::<u8>()) * self.energy()
            }
            Festival::E12 => 2.0,
            Festival::E04 => ships(1),
            Festival::E05 => ships(2),
            Festival::E09 => ships(3),
        }
    }

    /// What the best use of a card is worth.
    pub(super) fn card(&self, card: Card) -> f32 {
        let down = Column::ALL.iter().map(|&it| self.place_down(it)).fold(0.0, f32::max);
        let up = match card.festival() {
            Some(festival) => self.festival(festival),
            None => {
                let columns = card.sheet().expect("a farm card").columns;
                columns.iter().map(|it| self.place(card, it)).fold(0.0, f32::max)
            }
        };
        up.max(down)
    }

    /// What fulfilling a ship order is worth over its cost; little if it cannot be paid.
    pub(super) fn ship(&self, order: ShipOrder, discount: u8) -> f32 {
        let Some(open) = self.open.ship_orders.iter().find(|it| it.order == order) else {
            return 0.0;
        };
        if open.is_done[self.seat.index()] || !self.farm.has_figure(suna_valo::Figure::Ship) {
            return 0.0;
        }
        let sheet = order.sheet();
        let mut saves = discount + u8::from(self.farm.has(Spot::U02));
        let mut cost = 0.0;
        let mut n_missing = 0;
        for (good, count) in sheet.cost.iter() {
            let own = count.min(self.farm.goods[good]);
            let missing = count - own;
            let saved = missing.min(saves);
            saves -= saved;
            n_missing += missing - saved;
            cost += f32::from(own) * self.good(good);
        }
        if n_missing > 0 {
            return -1.0;
        }
        let place = sheet.places[usize::from(open.first.is_some())];
        f32::from(place) + self.ship_effect(order) + self.best_spot(suna_valo::Figure::Ship) - cost
    }

    fn ship_effect(&self, order: ShipOrder) -> f32 {
        let farm = self.farm;
        let count = |column: Column| f32::from(farm.n_in(column)) + 0.12 * self.left;
        match order {
            ShipOrder::S01 => 5.0 * self.energy(),
            ShipOrder::S02 | ShipOrder::S12 => 1.6,
            ShipOrder::S03 => 1.4,
            ShipOrder::S04 => 2.0 * self.gear() + 0.8,
            ShipOrder::S05 | ShipOrder::S09 => {
                Column::ALL[..5].iter().map(|&column| self.activation(column)).fold(0.0, f32::max)
            }
            ShipOrder::S07 => {
                Column::PRODUCING.iter().map(|&column| self.activation(column)).fold(0.0, f32::max)
            }
            ShipOrder::S06 => 3.0,
            ShipOrder::S08 => 3.0 * self.energy() + 1.5,
            ShipOrder::S10 => 2.5,
            ShipOrder::S11 => 0.1 * self.left,
            ShipOrder::S13 => count(Column::Dock),
            ShipOrder::S14 => (count(Column::Plants) + count(Column::Flowers)) / 2.0,
            ShipOrder::S15 => count(Column::Discoveries),
            ShipOrder::S16 => f32::from(farm.n_crates()) + 0.1 * self.left,
            ShipOrder::S17 => count(Column::Pastures),
            ShipOrder::S18 => f32::from(self.open.n_barrels(self.seat)) + 0.1 * self.left,
        }
    }

    /// What a reward of a public order is worth.
    pub(super) fn reward(&self, reward: Reward) -> f32 {
        match reward {
            Reward::Nothing => 0.0,
            Reward::Energy(count) => f32::from(count) * self.energy(),
            Reward::Resource(resource) => {
                if self.farm.has_room(resource) {
                    self.resource(resource)
                } else {
                    0.0
                }
            }
            Reward::Step => self.gear(),
        }
    }
}
