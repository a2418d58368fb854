//! Delivering to orders.

use crate::action::Action;
use crate::components::{Reward, Slot};
use crate::event::Event;
use crate::farm::all_slots;
use crate::figure::Figure;
use crate::good::{Good, Goods, Resources};
use crate::rule::Rule;
use crate::state::{Open, State};
use crate::step::{Activation, Reach, Step};
use crate::store::{Source, Target};
use arrayvec::ArrayVec;
use table::Set;
use table::{Journal, Seat};

/// An order as one seat sees it.
struct Order {
    slots: ArrayVec<Slot, 4>,
    delivered: u8,
    figure: Figure,
}

impl Order {
    fn is_free(&self, slot: usize) -> bool {
        slot < self.slots.len() && self.delivered >> slot & 1 == 0
    }

    /// Whether an equal slot before this one is free, so that this one need not be offered.
    fn is_repeated(&self, slot: usize) -> bool {
        (0..slot).any(|before| self.is_free(before) && self.slots[before] == self.slots[slot])
    }

    fn is_last(&self, slot: usize) -> bool {
        self.delivered | 1 << slot == all_slots(self.slots.len())
    }
}

impl Open {
    fn order(&self, seat: Seat, to: Target) -> Option<Order> {
        match to {
            Target::Public(order) => {
                let open = self.public_orders.iter().find(|it| it.order == order)?;
                Some(Order {
                    slots: self.components().public(order).slots[seat.index()].clone(),
                    delivered: open.delivered[seat],
                    figure: Figure::Barrel,
                })
            }
            Target::Own(card) => {
                let farm = self.farm(seat);
                let placed = &farm.cards[farm.find(card)?];
                let sheet = farm.sheet(placed).filter(|sheet| sheet.is_order())?;
                let slots = sheet.slots.iter();
                Some(Order {
                    slots: slots
                        .map(|&resource| Slot { resource, reward: Reward::Nothing })
                        .collect(),
                    delivered: placed.delivered,
                    figure: Figure::Crate,
                })
            }
        }
    }

    /// Whether a delivery may be made now, and if not, by which rule.
    pub(crate) fn can_deliver(
        &self,
        seat: Seat,
        activation: &Activation,
        to: Target,
        slot: u8,
        from: Source,
    ) -> Result<(), Rule> {
        if activation.drones == 0 {
            return Err(Rule::NoDelivery);
        }
        match (activation.reach, to) {
            (Reach::Everywhere, _) | (Reach::OwnOrders, Target::Own(_)) => {}
            (Reach::OwnOrders, Target::Public(_)) => return Err(Rule::OnlyOwnOrders),
            (Reach::Only(card), to) if to == Target::Own(card) => {}
            (Reach::Only(_), _) => return Err(Rule::OnlyThisOrder),
        }
        let order = self.order(seat, to).ok_or(Rule::NotOpen)?;
        let slot = usize::from(slot).checked_sub(1).ok_or(Rule::NoSlot)?;
        if !order.is_free(slot) {
            return Err(Rule::NoSlot);
        }
        if order.is_repeated(slot) {
            return Err(Rule::FirstSlot);
        }
        let farm = self.farm(seat);
        if order.is_last(slot) && !farm.has_figure(order.figure) {
            return Err(Rule::NoFigure);
        }
        let resource = order.slots[slot].resource;
        match from {
            Source::Store(store) => farm.can_take(resource, store),
            Source::Market if farm.rate(resource) <= farm.goods[Good::Energy] => Ok(()),
            Source::Market => Err(Rule::MarketTooDear),
            Source::Stones => Err(Rule::NotThere),
        }
    }

    /// Every delivery that may be made now.
    pub(crate) fn deliveries(
        &self,
        seat: Seat,
        activation: &Activation,
        each: &mut impl FnMut(Action),
    ) {
        if activation.reach == Reach::Everywhere {
            for open in &self.public_orders {
                self.deliveries_to(seat, Target::Public(open.order), each);
            }
        }
        let farm = self.farm(seat);
        for placed in farm.placed() {
            let is_order = farm.sheet(placed).is_some_and(|sheet| sheet.is_order());
            let is_reached = match activation.reach {
                Reach::Only(card) => placed.card == card,
                Reach::Everywhere | Reach::OwnOrders => true,
            };
            if is_order && is_reached {
                self.deliveries_to(seat, Target::Own(placed.card), each);
            }
        }
    }

    /// Whether a drone that reaches so far could deliver anything now.
    pub fn has_delivery(&self, seat: Seat, reach: Reach) -> bool {
        let one_drone = Activation { drones: 1, reach, ..Activation::NONE };
        let mut found = false;
        self.deliveries(seat, &one_drone, &mut |_| found = true);
        found
    }

    fn deliveries_to(&self, seat: Seat, to: Target, each: &mut impl FnMut(Action)) {
        let farm = self.farm(seat);
        let order = self.order(seat, to).expect("an order that lies there");
        for slot in (0..order.slots.len()).filter(|&slot| order.is_free(slot)) {
            let cannot_mark = order.is_last(slot) && !farm.has_figure(order.figure);
            if order.is_repeated(slot) || cannot_mark {
                continue;
            }
            farm.ways(order.slots[slot].resource.into(), true, |from| {
                each(Action::Deliver { to, slot: slot as u8 + 1, from });
            });
        }
    }
}

impl State {
    /// Delivers, and everything that follows.
    pub(crate) fn deliver<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        to: Target,
        slot: u8,
        from: Source,
        journal: &mut J,
    ) {
        let order = self.open.order(seat, to).expect("an order that lies there");
        let slot = usize::from(slot - 1);
        let Slot { resource, reward } = order.slots[slot];
        let is_complete = order.is_last(slot);
        let open = &mut self.open;
        open.farm_mut(seat).give(resource.into(), from);
        journal.note(|| Event::Delivered { seat, to, resource, from });
        let points = match to {
            Target::Public(public) => {
                let found = open.public_orders.iter_mut().find(|it| it.order == public);
                let found = found.expect("an order that lies open");
                found.delivered[seat] |= 1 << slot;
                if is_complete {
                    found.first.get_or_insert(seat);
                }
                found.points(seat, &open.setting.components)
            }
            Target::Own(card) => {
                let farm = open.farm_mut(seat);
                let index = farm.find(card).expect("the card lies here");
                farm.cards[index].delivered |= 1 << slot;
                open.components().sheet(card).expect("an order").points
            }
        };
        if is_complete {
            journal.note(|| Event::Completed { seat, to, points });
            let among = open.farm(seat).spots_of(order.figure);
            open.push(seat, Step::Figure { among, is_optional: false });
        }
        match reward {
            Reward::Nothing => {}
            Reward::Energy(count) => self.gain_energy(seat, count, journal),
            Reward::Resources(choice, count) => {
                self.offer_resources(seat, choice.resources(), count);
            }
            Reward::Steps(count) => self.offer_steps(seat, count),
            Reward::Deliveries(drones) => {
                let activation = Activation { drones, ..Activation::NONE };
                self.open.push(seat, Step::Activation(activation));
            }
        }
    }

    /// Gives energy stones.
    pub(crate) fn gain_energy<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        count: u8,
        journal: &mut J,
    ) {
        if count > 0 {
            self.open.farm_mut(seat).goods[Good::Energy] += count;
            journal.note(|| Event::Energy { seat, count });
        }
    }

    /// Says what is lost because there is no room for any of it.
    pub(crate) fn note_lost<J: Journal<Event>>(
        &self,
        seat: Seat,
        choice: Resources,
        count: u8,
        journal: &mut J,
    ) {
        if !choice.is_empty() && !self.open.farm(seat).has_room_among(choice) {
            journal.note(|| Event::Lost { seat, choice, count });
        }
    }

    /// Offers steps on the tracks.
    pub(crate) fn offer_steps(&mut self, seat: Seat, gears: u8) {
        self.open.push(seat, Step::Activation(Activation { gears, ..Activation::NONE }));
    }

    /// Offers resources of one's choice.
    pub(crate) fn offer_resources(&mut self, seat: Seat, resources: Resources, left: u8) {
        let choice: Set<Good> = resources.iter().map(Good::from).collect();
        self.open.push(seat, Step::Gain { choice, left });
    }

    /// Starts receiving goods that must be stored or become energy.
    pub(crate) fn receive(&mut self, seat: Seat, goods: Goods) {
        self.open.push(seat, Step::Receive { goods });
    }
}
