//! Orders that a seat can deliver to, and what deliveries bring.

use super::weights::Weights;
use arrayvec::ArrayVec;
use suna_valo::components::{Reward, Slot};
use suna_valo::{Column, Components, Farm, Figure, Good, Goods, Open, OpenPublic, Placed, Target};
use table::Seat;

/// An order that is not complete yet.
#[derive(Clone, Debug)]
pub(super) struct Job {
    pub(super) target: Target,
    /// The slots that are still free.
    pub(super) missing: ArrayVec<Slot, 4>,
    n_slots: u8,
    /// What completing it brings.
    worth: f32,
}

/// No more orders than these are looked at.
pub(super) type Jobs = ArrayVec<Job, 16>;

/// The slots a seat has not delivered to.
fn free(slots: impl Iterator<Item = Slot>, delivered: u8) -> ArrayVec<Slot, 4> {
    let free = slots.enumerate().filter(|(index, _)| delivered >> index & 1 == 0);
    free.map(|(_, slot)| slot).collect()
}

impl Job {
    fn public(order: &OpenPublic, seat: Seat, spot: f32, components: &Components) -> Job {
        let sheet = components.public(order.order);
        let slots = &sheet.slots[seat.index()];
        Job {
            target: Target::Public(order.order),
            missing: free(slots.iter().copied(), order.delivered[seat]),
            n_slots: slots.len() as u8,
            worth: f32::from(sheet.barrels[usize::from(order.first.is_some())]) + spot,
        }
    }

    /// An order of one's own, if the card is one that is not complete.
    pub(super) fn own(placed: &Placed, spot: f32, components: &Components) -> Option<Job> {
        let sheet = placed.sheet(components).filter(|sheet| sheet.is_order())?;
        let slots = sheet.slots.iter().map(|&resource| Slot { resource, reward: Reward::Nothing });
        let missing = free(slots, placed.delivered);
        (!missing.is_empty()).then(|| Job {
            target: Target::Own(placed.card),
            missing,
            n_slots: sheet.slots.len() as u8,
            worth: f32::from(sheet.points) + spot,
        })
    }

    /// All orders a seat could deliver to, with the best place for each figure.
    pub(super) fn all(open: &Open, seat: Seat, spots: &[Option<f32>; 3]) -> Jobs {
        let mut jobs = Jobs::new();
        let components = open.components();
        if let Some(spot) = spots[Figure::Barrel as usize] {
            let orders = open.public_orders.iter().filter(|order| !order.is_done(seat, components));
            jobs.extend(orders.map(|order| Job::public(order, seat, spot, components)));
        }
        if let Some(spot) = spots[Figure::Crate as usize] {
            let farm = open.farm(seat);
            let cards = farm.in_column(Column::Orders);
            let own = cards.filter_map(|(_, placed)| Job::own(placed, spot, components));
            let room = jobs.remaining_capacity();
            jobs.extend(own.take(room));
        }
        jobs
    }

    /// What the order is worth while so many slots are missing.
    fn worth_missing(&self, n_missing: usize, left: f32, weights: &Weights) -> f32 {
        if n_missing == 0 {
            return self.worth;
        }
        let n_filled = f32::from(self.n_slots) - n_missing as f32;
        let chance = (left / (weights.turns_per_slot * n_missing as f32)).min(1.0);
        self.worth * chance * weights.begun * n_filled / f32::from(self.n_slots)
    }

    /// What the order is worth now.
    pub(super) fn begun(&self, left: f32, weights: &Weights) -> f32 {
        self.worth_missing(self.missing.len(), left, weights)
    }

    /// What delivering so many goods brings, without their rewards.
    pub(super) fn progress(&self, n_goods: usize, left: f32, weights: &Weights) -> f32 {
        let n_missing = self.missing.len();
        self.worth_missing(n_missing - n_goods, left, weights)
            - self.worth_missing(n_missing, left, weights)
    }

    /// How many of the missing goods are there, taken from `stock`, or bought for its energy.
    pub(super) fn ready(&self, stock: &mut Goods, farm: &Farm, at_most: usize) -> usize {
        let mut n_ready = 0;
        for slot in &self.missing {
            if n_ready == at_most {
                break;
            }
            let rate = farm.rate(slot.resource);
            if stock[slot.resource] > 0 {
                stock[slot.resource] -= 1;
                n_ready += 1;
            } else if stock[Good::Energy] >= rate {
                stock[Good::Energy] -= rate;
                n_ready += 1;
            }
        }
        n_ready
    }
}
