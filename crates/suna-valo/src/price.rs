//! Prices on the cards of a display: goods, and scarcity markers for what is missing.

use crate::action::Action;
use crate::card::Card;
use crate::event::Event;
use crate::good::Good;
use crate::state::State;
use crate::step::Step;
use crate::store::{Place, Source};
use table::{Journal, Seat};

impl State {
    /// The leftmost card of a seat's display without a price.
    pub(crate) fn next_unpriced(&self, seat: Seat) -> Option<Place> {
        let display = &self.open.farm(seat).display;
        let is_unpriced =
            |place: &Place| display[place.index()].is_some_and(|priced| priced.total() == 0);
        Place::ALL.into_iter().find(is_unpriced)
    }

    /// Puts one good on a card of the display.
    pub(crate) fn put_price<J: Journal<Event>>(
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
    pub(crate) fn price<J: Journal<Event>>(
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

    /// Puts scarcity markers on a card of the display.
    pub(crate) fn put_markers<J: Journal<Event>>(
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
    pub(crate) fn replace<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        place: Place,
        by: Card,
        journal: &mut J,
    ) {
        self.hands[seat].remove(by);
        let minimum = self.open.components().minimum(by);
        let farm = self.open.farm_mut(seat);
        let minimum = farm.least_price(minimum);
        let priced = farm.display[place.index()].as_mut().expect("a card of the display");
        let card = std::mem::replace(&mut priced.card, by);
        let least = usize::from(minimum).saturating_sub(priced.total()) as u8;
        journal.note(|| Event::Replaced { seat, card, by });
        self.discard(card, journal);
        self.open.push(seat, Step::Price { place, least });
    }

    /// Takes the markers of a card that was sold beside the farm of its owner.
    pub(crate) fn take_scarcity<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        markers: u8,
        journal: &mut J,
    ) {
        if markers > 0 {
            self.open.farm_mut(seat).scarcity += markers;
            journal.note(|| Event::TookScarcity { seat, markers });
        }
    }
}
