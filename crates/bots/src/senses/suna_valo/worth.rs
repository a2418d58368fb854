//! What goods, steps, places and ship orders are worth, in points, to a seat at this point of a
//! match.

use super::job::{Job, Jobs};
use super::weights::Weights;
use std::cell::OnceCell;
use suna_valo::components::{Notch, Reward};
use suna_valo::{
    Column, FarmRef, Figure, Gears, Good, Goods, Open, Resource, Resources, ShipOrder, Spot, Track,
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
    pub(super) weights: &'a Weights,
    pub(super) open: &'a Open,
    pub(super) seat: Seat,
    pub(super) farm: FarmRef<'a>,
    /// The turns that are left.
    pub(super) left: f32,
    /// The best place of each figure, while there is one.
    pub(super) spots: [Option<f32>; 3],
    pub(super) jobs: Jobs,
    /// What one more of each good is worth.
    gains: [f32; 6],
    /// What one less of each good costs.
    losses: [f32; 6],
    /// What all goods together are worth, beside what is left of them at the end.
    pub(super) stock: f32,
    /// A step on the better track.
    gear: f32,
    /// The resources there is room for.
    room: OnceCell<Resources>,
    /// What activating each column brings.
    pub(super) activations: OnceCell<[f32; 6]>,
    /// The best way to place a card face down.
    pub(super) down: OnceCell<f32>,
    /// How the other seat sees it.
    other: OnceCell<Box<Judge<'a>>>,
}

impl<'a> Judge<'a> {
    pub(super) fn new(weights: &'a Weights, open: &'a Open, seat: Seat) -> Judge<'a> {
        let farm = open.farm(seat);
        let mut judge = Judge {
            weights,
            open,
            seat,
            farm,
            left: turns_left(open),
            spots: [None; 3],
            jobs: Jobs::new(),
            gains: [weights.left_over; 6],
            losses: [weights.left_over; 6],
            stock: 0.0,
            gear: 0.0,
            room: OnceCell::new(),
            activations: OnceCell::new(),
            down: OnceCell::new(),
            other: OnceCell::new(),
        };
        judge.gear = Track::ALL.iter().map(|&track| judge.step(track)).fold(0.0, f32::max);
        for spot in farm.standing.iter() {
            let worth = judge.spot(spot);
            let best = &mut judge.spots[open.components().spot(spot).figure as usize];
            *best = Some(best.map_or(worth, |best| best.max(worth)));
        }
        judge.jobs = Job::all(open, seat, &judge.spots);
        judge.value_goods();
        judge
    }

    fn value_goods(&mut self) {
        let weights = self.weights;
        let mut wanted = [0u8; 6];
        for slot in self.jobs.iter().flat_map(|job| &job.missing) {
            wanted[slot.resource as usize] += 1;
        }
        let ship = self.ship_in_reach();
        let fading = (self.left / weights.fading).min(1.0);
        for &good in Good::ALL {
            let base = match good {
                Good::Energy => weights.energy,
                Good::Grain | Good::Lily => weights.plant,
                Good::Flower => weights.flower,
                Good::Wool | Good::Egg => weights.animal,
            };
            let own = self.farm.goods[good];
            let (cost, closeness) =
                ship.map_or((0, 0.0), |(cost, closeness)| (cost[good], closeness));
            let worth = |count: u8| {
                let for_order = if wanted[good as usize] >= count { weights.needed } else { 0.0 };
                let for_ship =
                    if cost >= count { weights.needed_for_ship * closeness } else { 0.0 };
                weights.left_over + fading * (base + for_order.max(for_ship))
            };
            self.gains[good as usize] = worth(own + 1);
            self.losses[good as usize] = worth(own);
            // A heap is worth less than the needs of all that could be made of it.
            self.stock +=
                (1..=own.min(8)).map(|count| worth(count) - weights.left_over).sum::<f32>();
        }
    }

    /// How the other seat sees it.
    pub(super) fn other(&self) -> &Judge<'a> {
        self.other.get_or_init(|| Box::new(Judge::new(self.weights, self.open, self.seat.next(2))))
    }

    /// Whether there is room for a resource.
    pub(super) fn has_room(&self, resource: Resource) -> bool {
        let room = self.room.get_or_init(|| {
            let farm = self.farm;
            if farm.has_satchel_room() {
                return Resource::ALL.iter().copied().collect();
            }
            let in_head = |it: &Resource| {
                farm.has(Spot::endless(*it)) || farm.head[Column::of(*it) as usize].contains(&None)
            };
            let mut room: Resources = Resource::ALL.iter().copied().filter(in_head).collect();
            for placed in farm.placed() {
                let Some(sheet) = farm.sheet(placed) else { continue };
                for (&makes, stored) in sheet.makes.iter().zip(placed.stores) {
                    if stored.is_none() {
                        room = room | makes;
                    }
                }
            }
            room
        });
        room.has(resource)
    }

    /// The ship order for which least is missing: its cost, and how much of it is there.
    fn ship_in_reach(&self) -> Option<(Goods, f32)> {
        self.spots[Figure::Ship as usize]?;
        let open = self.open.ship_orders.iter().filter(|it| !it.is_done[self.seat]);
        let rated = open.map(|ship| {
            let cost = self.open.components().ship(ship.order).cost;
            let own: u8 = cost.iter().map(|(good, count)| count.min(self.farm.goods[good])).sum();
            (cost, f32::from(own) / cost.len() as f32)
        });
        rated.max_by(|(_, one), (_, other)| one.total_cmp(other))
    }

    /// What one more good is worth.
    pub(super) fn gain(&self, good: impl Into<Good>) -> f32 {
        self.gains[good.into() as usize]
    }

    /// What one less of a good costs.
    pub(super) fn loss(&self, good: impl Into<Good>) -> f32 {
        self.losses[good.into() as usize]
    }

    /// What giving so many goods of any kind costs; a marker for each that is missing.
    pub(super) fn payment(&self, n_goods: u8) -> f32 {
        let mut order: [Good; 6] = Good::ALL.try_into().expect("six goods");
        order.sort_unstable_by(|one, other| self.loss(*one).total_cmp(&self.loss(*other)));
        let mut n_left = n_goods;
        let mut cost = 0.0;
        for good in order {
            let n_here = n_left.min(self.farm.goods[good]);
            cost += f32::from(n_here) * self.loss(good);
            n_left -= n_here;
        }
        self.weights.price * cost + self.weights.scarcity * f32::from(n_left)
    }

    /// The best resource among some that has room.
    pub(super) fn best_of(&self, choice: Resources) -> f32 {
        choice
            .iter()
            .filter(|&resource| self.has_room(resource))
            .map(|resource| self.gain(resource))
            .fold(0.0, f32::max)
    }

    /// What a reward of a public order is worth.
    pub(super) fn reward(&self, reward: Reward) -> f32 {
        match reward {
            Reward::Nothing => 0.0,
            Reward::Energy(count) => f32::from(count) * self.gain(Good::Energy),
            Reward::Resources(choice, count) => f32::from(count) * self.best_of(choice.resources()),
            Reward::Steps(count) => f32::from(count) * self.gear,
            Reward::Deliveries(count) => f32::from(count) * self.weights.drone,
        }
    }

    /// What so many deliveries bring now, to these orders.
    pub(super) fn deliveries(&self, n_drones: u8, jobs: &[&Job]) -> f32 {
        let mut stock = self.farm.goods;
        let mut n_left = usize::from(n_drones);
        let mut is_served = [false; 17];
        let mut sum = 0.0;
        while n_left > 0 {
            let mut best = None;
            let mut best_share = 0.0;
            for (index, job) in jobs.iter().enumerate().filter(|(index, _)| !is_served[*index]) {
                let mut rest = stock;
                let n_ready = job.ready(&mut rest, &self.farm, n_left);
                if n_ready == 0 {
                    continue;
                }
                let rewards: f32 =
                    job.missing.iter().take(n_ready).map(|slot| self.reward(slot.reward)).sum();
                let cost: f32 = Good::ALL
                    .iter()
                    .map(|&good| f32::from(stock[good] - rest[good]) * self.loss(good))
                    .sum();
                let gain = job.progress(n_ready, self.left, self.weights) + rewards
                    - self.weights.delivered * cost;
                if gain / n_ready as f32 > best_share {
                    best_share = gain / n_ready as f32;
                    best = Some((index, gain, n_ready, rest));
                }
            }
            let Some((index, gain, n_ready, rest)) = best else { break };
            is_served[index] = true;
            sum += gain;
            n_left -= n_ready;
            stock = rest;
        }
        sum
    }

    /// A step on the better track.
    pub(super) fn gear(&self) -> f32 {
        self.gear
    }

    /// A step on this track: what it adds to the product, the tile it leads to, the way up.
    pub(super) fn step(&self, track: Track) -> f32 {
        let weights = self.weights;
        let gears = self.farm.gears;
        let Some(after) = self.farm.after_step(track) else { return 0.0 };
        let tile = match (track, after.notch(self.open.components())) {
            (Track::Left, _) | (Track::Right, Notch::None) => 0.0,
            (Track::Right, Notch::Progress) => weights.next_tile + weights.tile * self.left,
            (Track::Right, Notch::End) => weights.end_tile,
        };
        weights.step + self.product(after) - self.product(gears) + tile
    }

    /// What both tracks will bring. Whoever climbs one will climb the other too, while there is
    /// time.
    pub(super) fn product(&self, gears: Gears) -> f32 {
        let weights = self.weights;
        let climbed = (weights.climbing * self.left).min(weights.climbing_at_most);
        let points = f32::from(gears.points(self.open.components())).max(climbed);
        let multiplied = (weights.multiplying * self.left).min(weights.multiplying_at_most);
        let factor = f32::from(gears.multiplier(self.open.components())).max(1.0 + multiplied);
        points * factor
    }

    /// What a figure's place gives when it is empty.
    pub(super) fn spot(&self, spot: Spot) -> f32 {
        let weights = self.weights;
        let eras = (self.left / 7.0).ceil();
        let use_of_it = match spot {
            Spot::FaceDownStep => weights.face_down_step * weights.upgrade * self.left,
            Spot::ShipDiscount
            | Spot::VillageDiscount
            | Spot::PlantMarket
            | Spot::FlowerMarket
            | Spot::PastureMarket => weights.upgrade * self.left,
            Spot::PlantSilo | Spot::FlowerSilo | Spot::PastureSilo => weights.endless * self.left,
            Spot::EnergyIncome | Spot::CropIncome | Spot::AnimalIncome => {
                weights.income * (1.0 + eras)
            }
            Spot::LeftLower | Spot::LeftMiddle | Spot::LeftUpper => {
                let next = Spot::LEFT.into_iter().find(|&it| self.farm.standing.has(it));
                // What lies beyond another figure opens nothing yet.
                match next {
                    Some(next) if next != spot => weights.freed_later,
                    _ => {
                        let n_points = f32::from(self.farm.track_points());
                        weights.freed_left_now * (1.0 + n_points) + weights.freed_left * self.left
                    }
                }
            }
            Spot::RightLower | Spot::RightMiddle | Spot::RightUpper => weights.freed_right,
        };
        f32::from(self.open.components().spot(spot).points) + use_of_it
    }

    /// What fulfilling a ship order brings over its cost; nothing if it cannot be fulfilled.
    pub(super) fn ship(&self, order: ShipOrder, discount: u8) -> Option<f32> {
        let open = self.open.ship_orders.iter().find(|it| it.order == order)?;
        let spot = self.spots[Figure::Ship as usize]?;
        if open.is_done[self.seat] {
            return None;
        }
        let farm = self.farm;
        let sheet = self.open.components().ship(order);
        let mut saves = discount + u8::from(farm.has(Spot::ShipDiscount));
        let mut cost = 0.0;
        let mut energy = 0;
        for (good, count) in sheet.cost.iter() {
            let own = count.min(farm.goods[good]);
            let missing = count - own;
            let saved = missing.min(saves);
            saves -= saved;
            match good.resource() {
                Some(resource) => energy += (missing - saved) * farm.rate(resource),
                None if missing > saved => return None,
                None => {}
            }
            cost += f32::from(own) * self.loss(good);
        }
        if energy > farm.goods[Good::Energy] {
            return None;
        }
        cost += f32::from(energy) * self.loss(Good::Energy);
        let place = f32::from(sheet.places[usize::from(open.first.is_some())]);
        let by_character =
            if farm.is(suna_valo::Character::Skipper) { 2.0 * self.gain(Good::Wool) } else { 0.0 };
        Some(
            place + self.ship_effect(order) + spot + by_character + self.weights.ship
                - self.weights.price * cost,
        )
    }

    fn ship_effect(&self, order: ShipOrder) -> f32 {
        let weights = self.weights;
        let farm = self.farm;
        let count =
            |column: Column| f32::from(farm.n_in(column)) + weights.honours_later * self.left;
        let orders_later = weights.honours_orders_later * self.left;
        let best = |columns: &[Column]| {
            columns.iter().map(|&column| self.activation(column)).fold(0.0, f32::max)
        };
        match order {
            ShipOrder::EnergyCargo => 5.0 * self.gain(Good::Energy),
            ShipOrder::CropCargo => 3.0 * self.gain(Good::Flower),
            ShipOrder::MixedCargo => {
                self.gain(Good::Grain) + self.gain(Good::Flower) + self.gain(Good::Wool)
            }
            ShipOrder::AnimalCargo => 2.0 * self.gain(Good::Wool),
            ShipOrder::ClearTrack => 2.0 * self.gear() + weights.clear_track,
            ShipOrder::EarlyShift | ShipOrder::LateShift => best(&Column::ALL[..5]),
            ShipOrder::FieldShift => best(&Column::PRODUCING),
            ShipOrder::PlainHonours => 3.0,
            ShipOrder::ClearPlace => {
                let spots = self.spots.iter().flatten();
                3.0 * self.gain(Good::Energy) + spots.copied().fold(0.0, f32::max)
            }
            ShipOrder::SecondHand => weights.second_hand,
            ShipOrder::SpareTile => weights.spare_tile * self.left,
            ShipOrder::DockHonours => count(Column::Dock),
            ShipOrder::FieldHonours => (count(Column::Plants) + count(Column::Flowers)) / 2.0,
            ShipOrder::FindersHonours => count(Column::Discoveries),
            ShipOrder::CrateHonours => f32::from(farm.n_crates()) + orders_later,
            ShipOrder::FlockHonours => count(Column::Pastures),
            ShipOrder::BarrelHonours => f32::from(self.open.n_barrels(self.seat)) + orders_later,
        }
    }

    /// A resource's best use, whichever it is.
    pub(super) fn best_made(&self, makes: Resources) -> f32 {
        makes.iter().map(|it: Resource| self.gain(it)).fold(0.0, f32::max)
    }
}
