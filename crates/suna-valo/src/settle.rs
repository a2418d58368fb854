//! What needs no choice resolves itself.

use crate::action::Action;
use crate::event::Event;
use crate::good::{Good, Goods, Resource, resources_of};
use crate::payment::Obvious;
use crate::state::State;
use crate::step::{Pending, Step};
use table::{Chance, Journal, Seat};

/// What a step leaves to choose.
enum Forced {
    /// Nothing can be done.
    Nothing,
    /// Only this.
    One(Action),
    /// There is a choice.
    Free,
}

impl State {
    /// Resolves what needs no choice, until somebody is asked or the match is over.
    pub(crate) fn settle<C: Chance, J: Journal<Event>>(&mut self, chance: &mut C, journal: &mut J) {
        while let Some(Pending { seat, step }) = self.open.pending() {
            if self.resolve(seat, step, chance, journal) {
                continue;
            }
            match self.forced(seat, step) {
                Forced::Nothing => {
                    self.open.steps.pop();
                    if let Step::Gain { choice, left } = step {
                        self.note_lost(seat, resources_of(choice), left, journal);
                    }
                }
                Forced::One(action) => self.do_one(action, chance, journal),
                Forced::Free => return,
            }
        }
    }

    /// Carries out a step that asks nobody; whether it was one.
    fn resolve<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        step: Step,
        chance: &mut C,
        journal: &mut J,
    ) -> bool {
        let is_resolved = match step {
            Step::Activation(_) => {
                self.produce_at_once(journal);
                false
            }
            Step::Receive { goods } => return self.resolve_receiving(seat, goods, journal),
            Step::Prepare => self.next_unpriced(seat).is_none(),
            Step::Pay(bill) => bill.is_paid(),
            Step::Refill { .. } => {
                let has_cards = self.can_look(seat) || self.open.village != [None; 3];
                self.open.extra_turns > 0 || !has_cards
            }
            Step::Price { .. } => self.open.farm(seat).goods.is_empty(),
            step => !step.asks(),
        };
        if is_resolved {
            self.open.steps.pop();
            self.carry_on(seat, step, chance, journal);
        }
        is_resolved
    }

    /// Does what a step that asks nobody stands for.
    fn carry_on<C: Chance, J: Journal<Event>>(
        &mut self,
        seat: Seat,
        step: Step,
        chance: &mut C,
        journal: &mut J,
    ) {
        match step {
            Step::BeginTurn => self.begin_turn(seat, journal),
            Step::FestivalBonus { festival } => self.festival_bonus(seat, festival, journal),
            Step::FestivalEffect { festival, is_buyer } => {
                self.festival_effect(seat, festival, is_buyer, journal);
            }
            Step::ShipEffect { order } => self.ship_effect(seat, order, journal),
            Step::AfterShip => self.after_ship(seat),
            Step::FillVillage => {
                if self.open.extra_turns == 0 {
                    self.fill_village(chance, journal);
                }
            }
            Step::EndTurn => self.end_turn(seat, journal),
            Step::Income => self.income(seat),
            Step::IncomePay => self.pay_incomes(seat, journal),
            Step::NextEra => self.next_era(chance, journal),
            // Nothing is left to put on the card but scarcity.
            Step::Price { place, least } => self.put_markers(seat, place, least, journal),
            // They ask for nothing more.
            Step::Prepare | Step::Pay(_) | Step::Refill { .. } => {}
            Step::Character
            | Step::Turn
            | Step::Receive { .. }
            | Step::PlaceCard { .. }
            | Step::Activation(_)
            | Step::Row { .. }
            | Step::RowBonus { .. }
            | Step::PickCards { .. }
            | Step::PickColumn { .. }
            | Step::Gain { .. }
            | Step::Figure { .. }
            | Step::TakeTile { .. }
            | Step::Dig
            | Step::RefillLooked { .. }
            | Step::SwapGive { .. }
            | Step::ShipOffer { .. }
            | Step::Renew => unreachable!("this step asks a seat"),
        }
    }

    /// Energy needs no store, and what finds none becomes energy.
    fn resolve_receiving<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        goods: Goods,
        journal: &mut J,
    ) -> bool {
        self.gain_energy(seat, goods[Good::Energy], journal);
        let goods = goods.without_energy();
        self.open.steps.last_mut().expect("the receiving").step = Step::Receive { goods };
        let farm = self.open.farm(seat);
        if Resource::ALL.iter().any(|&it| goods[it] > 0 && farm.has_room(it)) {
            return false;
        }
        self.open.steps.pop();
        for &resource in Resource::ALL {
            for _ in 0..goods[resource] {
                self.open.farm_mut(seat).goods[Good::Energy] += 1;
                journal.note(|| Event::Overflowed { seat, resource });
            }
        }
        true
    }

    /// Whether a step leaves a choice at all.
    fn forced(&self, seat: Seat, step: Step) -> Forced {
        let farm = self.open.farm(seat);
        match step {
            Step::Turn | Step::Character | Step::PlaceCard { .. } => return Forced::Free,
            Step::Price { least, .. } if farm.prices_with_all(least) => {
                return Forced::One(Action::PayRest);
            }
            Step::Pay(bill) if farm.pays_with_all(&bill) => {
                if let Obvious::Pay(good, from) = bill.obvious(&farm) {
                    return Forced::One(Action::Pay { good, from });
                }
            }
            Step::Receive { goods } => {
                if let Some((resource, to)) = farm.obvious_store(&goods) {
                    return Forced::One(Action::Store { resource, to });
                }
            }
            _ => {}
        }
        // Paying the rest is paying one by one; a gain is not skipped if it can be stored.
        let is_shortcut = |action: Action| match step {
            Step::Pay(_) | Step::Price { .. } => action == Action::PayRest,
            Step::Gain { .. } => action == Action::Skip,
            _ => false,
        };
        let mut n_choices = 0;
        let mut only = None;
        let mut can_swap = false;
        self.list(&mut |action| {
            if !is_shortcut(action) {
                n_choices += 1;
                only = Some(action);
            }
            can_swap |= matches!(action, Action::Swap { .. });
        });
        match (n_choices, only) {
            // A free action is never forced.
            _ if can_swap => Forced::Free,
            (1, Some(action)) => Forced::One(action),
            (0, _) => Forced::Nothing,
            _ => Forced::Free,
        }
    }
}
