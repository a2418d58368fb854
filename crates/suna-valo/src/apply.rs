//! What an action does.

use crate::action::Action;
use crate::event::{Event, Seller};
use crate::farm::HeldTile;
use crate::figure::Spot;
use crate::good::{Good, Goods, Resource};
use crate::kinds::Characters;
use crate::legal::without_energy;
use crate::payment::Obvious;
use crate::state::{State, other};
use crate::step::{Bill, Pending, Pool, Step};
use crate::store::{Place, Source, Tile};
use table::{Chance, Journal, Seat};

impl State {
    /// Carries out a legal action and everything that follows from it, up to the next choice.
    pub(crate) fn carry_out<C: Chance, J: Journal<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        journal: &mut J,
    ) {
        self.do_one(action, chance, journal);
        self.settle(chance, journal);
    }

    fn do_one<C: Chance, J: Journal<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        journal: &mut J,
    ) {
        let Pending { seat, step } = self.open.pending().expect("the match is not over");
        match (step, action) {
            (_, Action::Swap { place, good }) => {
                self.open.push(seat, Step::SwapGive { place, take: good });
            }
            (Step::Activation(activation), action) => match action {
                Action::Done => {
                    self.open.steps.pop();
                }
                action => self.go_on(seat, activation, action, journal),
            },
            (Step::Pay(bill), action) => self.pay(seat, bill, action, journal),
            (Step::Price { place, least }, action) => {
                self.price(seat, place, least, action, journal);
            }
            (Step::Prepare, Action::Pay { good, from }) => {
                let place = self.next_unpriced(seat).expect("a card without a price");
                self.put_price(seat, place, good, from, journal);
            }
            (Step::SwapGive { place, take }, Action::Pay { good, from }) => {
                self.open.steps.pop();
                self.swap(seat, place, take, good, from, journal);
            }
            (Step::Receive { mut goods }, Action::Store { resource, to }) => {
                goods[resource] -= 1;
                self.open.farm_mut(seat).put(resource, to);
                journal.note(|| Event::Stored { seat, resource, to });
                self.open.steps.last_mut().expect("the receiving").step = Step::Receive { goods };
            }
            (Step::Gain { choice, left }, action) => {
                self.open.steps.pop();
                if left > 1 && action != Action::Skip {
                    self.open.push(seat, Step::Gain { choice, left: left - 1 });
                }
                match action {
                    Action::Store { resource, to } => {
                        self.open.farm_mut(seat).put(resource, to);
                        journal.note(|| Event::Stored { seat, resource, to });
                    }
                    Action::TakeEnergy => self.gain_energy(seat, 1, journal),
                    _ => {}
                }
            }
            (Step::Row { cards }, Action::Use { card }) => {
                let index = self.open.farm(seat).find(card).expect("the card lies here");
                let step = Step::Row { cards: cards & !(1 << index) };
                self.open.steps.last_mut().expect("the row").step = step;
                self.activate_card(seat, card, journal);
            }
            (Step::PickCards { columns, left }, Action::Use { card }) => {
                self.open.steps.pop();
                let farm = self.open.farm(seat);
                let column = farm.cards[farm.find(card).expect("the card lies here")].column;
                if left > 1 {
                    let columns = columns.without(column);
                    self.open.push(seat, Step::PickCards { columns, left: left - 1 });
                }
                self.activate_card(seat, card, journal);
            }
            (Step::Renew, Action::Replace { place, card }) => {
                self.replace(seat, place, card, journal);
            }
            (Step::Renew, Action::Done) => {
                self.open.steps.pop();
                self.discard_hand(seat, journal);
            }
            (Step::Refill { place }, Action::Look) => self.look(seat, place, chance, journal),
            (_, action) => {
                self.open.steps.pop();
                self.answer(seat, step, action, journal);
            }
        }
    }

    /// Carries out an action that answers its step once and for all.
    fn answer<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        step: Step,
        action: Action,
        journal: &mut J,
    ) {
        match (step, action) {
            (Step::Character, Action::Keep { character }) => {
                self.open.farm_mut(seat).character = Some(character);
                journal.note(|| Event::Kept { seat, character });
                if self.open.farms.iter().all(|farm| farm.character.is_some()) {
                    self.dealt = [Characters::EMPTY; 2];
                    self.undealt = Characters::EMPTY;
                }
            }
            (Step::Turn, Action::BuyVillage { place }) => {
                let bill = self.village_bill(seat, place).expect("a card of the village");
                let card = self.open.village[place.index()].take().expect("a card of the village");
                journal.note(|| Event::Bought { seat, card, from: Seller::Village });
                self.open.push(seat, Step::FillVillage);
                self.open.push(seat, Step::PlaceCard { card });
                self.open.push(seat, Step::Pay(bill));
            }
            (Step::Turn, Action::BuyOwn { place }) => {
                let farm = self.open.farm_mut(seat);
                let priced = farm.display[place.index()].take().expect("a card of the display");
                let card = priced.card;
                journal.note(|| Event::Bought { seat, card, from: Seller::Own });
                self.take_scarcity(seat, priced.markers, journal);
                self.open.push(seat, Step::Refill { place });
                self.open.push(seat, Step::PlaceCard { card });
            }
            (Step::Turn, Action::BuyOther { place }) => {
                let bill = self.other_bill(seat, place).expect("a card of the other display");
                let seller = other(seat);
                let farm = self.open.farm_mut(seller);
                let priced = farm.display[place.index()].take().expect("a card of the display");
                let card = priced.card;
                journal.note(|| Event::Bought { seat, card, from: Seller::Other });
                self.take_scarcity(seller, priced.markers, journal);
                self.open.push(seller, Step::Refill { place });
                self.open.push(seat, Step::PlaceCard { card });
                self.receive(seller, priced.price.doubled());
                self.open.push(seat, Step::Pay(bill));
            }
            (Step::Turn, Action::Ship { order }) => {
                self.remove_from_village(journal);
                self.open.push(seat, Step::FillVillage);
                self.ship(seat, order, 0, journal);
            }
            (Step::ShipOffer { discount }, Action::Ship { order }) => {
                if self.open.festival_ships_remove {
                    self.remove_from_village(journal);
                }
                self.ship(seat, order, discount, journal);
            }
            (Step::PlaceCard { card }, Action::Place { column }) => {
                self.place(seat, card, column, false, journal);
                self.activate_column(seat, column, 0, journal);
            }
            (Step::PlaceCard { card }, Action::PlaceDown { column }) => {
                self.place(seat, card, column, true, journal);
                let gears = u8::from(self.open.farm(seat).has(Spot::U01));
                self.activate_column(seat, column, gears, journal);
            }
            (Step::PlaceCard { card }, Action::Celebrate) => {
                self.celebrate(seat, card.festival().expect("a festival"), journal);
            }
            (Step::RowBonus { .. }, Action::RowPoints) => {
                self.open.farm_mut(seat).rows_for_points += 1;
                journal.note(|| Event::RowPoints { seat });
            }
            (Step::RowBonus { row }, Action::RowActivate) => {
                self.open.farm_mut(seat).rows_activated += 1;
                self.activate_row(seat, row, journal);
            }
            (Step::PickColumn { .. }, Action::Activate { column }) => {
                self.activate_column(seat, column, 0, journal);
            }
            (Step::Figure { .. }, Action::Lift { spot }) => self.lift(seat, spot, journal),
            (Step::TakeTile { pool }, Action::Take { tile }) => {
                match tile {
                    Tile::Progress(tile) => {
                        match pool {
                            Pool::Boxed => self.open.boxed_tiles.remove(tile),
                            Pool::Progress | Pool::End => self.open.progress_tiles.remove(tile),
                        }
                        let held = HeldTile { tile, is_fresh: true };
                        self.open.farm_mut(seat).tiles.push(held);
                    }
                    Tile::End(tile) => {
                        self.open.end_tiles.remove(tile);
                        self.open.farm_mut(seat).end_tile = Some(tile);
                    }
                }
                journal.note(|| Event::TookTile { seat, tile });
            }
            (Step::Dig, Action::Dig { card, column }) => {
                self.open.discards.remove(card);
                self.place(seat, card, column, false, journal);
                self.activate_card(seat, card, journal);
            }
            (Step::Refill { place }, Action::Refill { place: from }) => {
                let card = self.open.village[from.index()].take().expect("a card of the village");
                self.refill(seat, place, card, journal);
            }
            (Step::RefillLooked { place, card: seen }, Action::Refill { place: from }) => {
                let card = self.open.village[from.index()].take().expect("a card of the village");
                self.shift_village();
                self.put_leftmost(seen, journal);
                self.refill(seat, place, card, journal);
            }
            (Step::RefillLooked { place, card }, Action::RefillDeck) => {
                self.refill(seat, place, card, journal);
            }
            (_, Action::Skip | Action::Done) => {}
            (step, action) => unreachable!("{action} does not answer {step:?}"),
        }
    }

    fn take_scarcity<J: Journal<Event>>(&mut self, seat: Seat, markers: u8, journal: &mut J) {
        if markers > 0 {
            self.open.farm_mut(seat).scarcity += markers;
            journal.note(|| Event::TookScarcity { seat, markers });
        }
    }

    /// Pays one good, leaves one out, or pays all the rest.
    fn pay<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        mut bill: Bill,
        action: Action,
        journal: &mut J,
    ) {
        match action {
            Action::Pay { good, from } => self.pay_one(seat, &mut bill, good, from, journal),
            Action::Save { good } => save_one(seat, &mut bill, good, journal),
            _ => {
                while !bill.is_paid() {
                    match bill.obvious(self.open.farm(seat)) {
                        Obvious::Save(good) => save_one(seat, &mut bill, good, journal),
                        Obvious::Pay(good, from) => {
                            self.pay_one(seat, &mut bill, good, from, journal);
                        }
                        Obvious::Nothing => unreachable!("a bill that cannot be paid is not made"),
                    }
                }
            }
        }
        self.open.steps.last_mut().expect("the payment").step = Step::Pay(bill);
    }

    fn pay_one<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        bill: &mut Bill,
        good: Good,
        from: Source,
        journal: &mut J,
    ) {
        self.open.farm_mut(seat).give(good, from);
        journal.note(|| Event::Paid { seat, good, from });
        if !bill.fixed.is_empty() {
            bill.fixed[good] -= 1;
            return;
        }
        bill.any -= 1;
        if bill.to_other {
            // What replaces a scarcity marker goes to the seller, whose step waits below.
            let below = self.open.steps.len() - 2;
            let Step::Receive { goods } = &mut self.open.steps[below].step else {
                unreachable!("the seller waits for the payment")
            };
            goods[good] += 1;
        }
    }

    /// The leftmost card of a seat's display without a price.
    pub(crate) fn next_unpriced(&self, seat: Seat) -> Option<Place> {
        let display = &self.open.farm(seat).display;
        let is_unpriced =
            |place: &Place| display[place.index()].is_some_and(|priced| priced.total() == 0);
        Place::ALL.into_iter().find(is_unpriced)
    }

    fn put_price<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        place: Place,
        good: Good,
        from: Source,
        journal: &mut J,
    ) {
        let farm = self.open.farm_mut(seat);
        farm.give(good, from);
        let priced = farm.display[place.index()].as_mut().expect("a card of the display");
        priced.price[good] += 1;
        let card = priced.card;
        journal.note(|| Event::Priced { seat, card, good, from });
    }

    /// Puts one good on a card of the display, or all that is still needed.
    fn price<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        place: Place,
        mut least: u8,
        action: Action,
        journal: &mut J,
    ) {
        match action {
            Action::Pay { good, from } => {
                self.put_price(seat, place, good, from, journal);
                let least = least.saturating_sub(1);
                self.open.steps.last_mut().expect("the price").step = Step::Price { place, least };
            }
            Action::PayRest => {
                while least > 0
                    && let Some((good, from)) = self.open.farm(seat).cheapest()
                {
                    self.put_price(seat, place, good, from, journal);
                    least -= 1;
                }
                self.put_markers(seat, place, least, journal);
                self.open.steps.pop();
            }
            _ => {
                self.open.steps.pop();
            }
        }
    }

    fn put_markers<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        place: Place,
        markers: u8,
        journal: &mut J,
    ) {
        if markers > 0 {
            let farm = self.open.farm_mut(seat);
            let priced = farm.display[place.index()].as_mut().expect("a card of the display");
            priced.markers += markers;
            let card = priced.card;
            journal.note(|| Event::Scarce { seat, card, markers });
        }
    }

    /// Puts a card of the hand in place of one in the display; the goods stay.
    fn replace<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        place: Place,
        by: crate::card::Card,
        journal: &mut J,
    ) {
        self.hands[seat.index()].remove(by);
        let farm = self.open.farm_mut(seat);
        let minimum = farm.least_price(by.minimum());
        let priced = farm.display[place.index()].as_mut().expect("a card of the display");
        let card = std::mem::replace(&mut priced.card, by);
        let least = usize::from(minimum).saturating_sub(priced.total()) as u8;
        journal.note(|| Event::Replaced { seat, card, by });
        self.discard(card, journal);
        self.open.push(seat, Step::Price { place, least });
    }

    /// Resolves what needs no choice, until somebody is asked or the match is over.
    pub(crate) fn settle<C: Chance, J: Journal<Event>>(&mut self, chance: &mut C, journal: &mut J) {
        while let Some(Pending { seat, step }) = self.open.pending() {
            if self.resolve(seat, step, chance, journal) {
                continue;
            }
            match self.forced(step) {
                Forced::Nothing => {
                    self.open.steps.pop();
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
        match step {
            Step::Prepare if self.next_unpriced(seat).is_some() => return false,
            Step::Pay(bill) if !bill.is_paid() => return false,
            Step::Refill { .. }
                if self.open.extra_turns == 0
                    && (self.can_look(seat) || self.open.village != [None; 3]) =>
            {
                return false;
            }
            Step::Price { .. } if !self.open.farm(seat).goods.is_empty() => return false,
            Step::Activation(_) => {
                self.produce_at_once(journal);
                return false;
            }
            Step::Receive { goods } => return self.resolve_receiving(seat, goods, journal),
            Step::Prepare
            | Step::Pay(_)
            | Step::Refill { .. }
            | Step::Price { .. }
            | Step::BeginTurn
            | Step::FestivalBonus { .. }
            | Step::FestivalEffect { .. }
            | Step::ShipEffect { .. }
            | Step::AfterShip
            | Step::FillVillage
            | Step::EndTurn
            | Step::Income
            | Step::IncomePay
            | Step::NextEra => {}
            _ => return false,
        }
        self.open.steps.pop();
        match step {
            Step::BeginTurn => self.begin_turn(seat, journal),
            Step::FestivalBonus { festival } => self.festival_bonus(seat, festival, journal),
            Step::FestivalEffect { festival, is_buyer } => {
                self.festival_effect(seat, festival, is_buyer, journal);
            }
            Step::ShipEffect { order } => self.ship_effect(seat, order, journal),
            Step::AfterShip => self.after_ship(seat),
            Step::FillVillage if self.open.extra_turns == 0 => self.fill_village(chance, journal),
            Step::EndTurn => self.end_turn(seat, journal),
            Step::Income => self.income(seat),
            Step::IncomePay => self.pay_incomes(seat, journal),
            Step::NextEra => self.next_era(chance, journal),
            // Nothing is left to put on the card but scarcity.
            Step::Price { place, least } => self.put_markers(seat, place, least, journal),
            _ => {}
        }
        true
    }

    /// Energy needs no store, and what finds none becomes energy.
    fn resolve_receiving<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        goods: Goods,
        journal: &mut J,
    ) -> bool {
        self.gain_energy(seat, goods[Good::Energy], journal);
        let goods = without_energy(goods);
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
    fn forced(&self, step: Step) -> Forced {
        if matches!(step, Step::Turn | Step::Character | Step::PlaceCard { .. }) {
            return Forced::Free;
        }
        // Paying the rest is paying one by one; a gain is not skipped if it can be stored.
        let is_shortcut = |action: Action| match step {
            Step::Pay(_) | Step::Price { .. } => action == Action::PayRest,
            Step::Gain { .. } => action == Action::Skip,
            _ => false,
        };
        let mut n_choices = 0;
        let mut only = None;
        self.list(&mut |action| {
            if !is_shortcut(action) {
                n_choices += 1;
                only = Some(action);
            }
        });
        match (n_choices, only) {
            (1, Some(action)) => Forced::One(action),
            (0, _) => Forced::Nothing,
            _ => Forced::Free,
        }
    }
}

fn save_one<J: Journal<Event>>(seat: Seat, bill: &mut Bill, good: Good, journal: &mut J) {
    bill.fixed[good] -= 1;
    bill.saves -= 1;
    journal.note(|| Event::Saved { seat, good });
}

/// What a step leaves to choose.
enum Forced {
    /// Nothing can be done.
    Nothing,
    /// Only this.
    One(Action),
    /// There is a choice.
    Free,
}
