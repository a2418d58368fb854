//! The swap of the barterer, C06: a good on the own display for one of the farm.

use crate::action::Action;
use crate::event::Event;
use crate::farm_ref::FarmRef;
use crate::good::{Good, Goods};
use crate::rule::Rule;
use crate::state::{Open, State};
use crate::step::{Activation, Step};
use crate::store::{Place, Source};
use table::{Journal, Seat};

/// Whether a good may be given for another one, and if not, by which rule.
fn can_give(farm: FarmRef<'_>, taken: Good, given: Good, from: Source) -> Result<(), Rule> {
    match (from, given.resource()) {
        (Source::Stones, None) if farm.goods[Good::Energy] == 0 => return Err(Rule::NotThere),
        (Source::Stones, None) => {}
        (Source::Store(store), Some(resource)) => farm.can_take(resource, store)?,
        (Source::Market, _) => return Err(Rule::NoMarketHere),
        _ => return Err(Rule::NotThere),
    }
    let Some(taken) = taken.resource() else {
        return if given == Good::Energy { Err(Rule::NoSwap) } else { Ok(()) };
    };
    let makes_room = match (from, given.resource()) {
        (Source::Store(store), Some(given)) => farm.makes_room(given, store, taken),
        _ => false,
    };
    if makes_room || farm.has_room(taken) { Ok(()) } else { Err(Rule::NoRoom) }
}

impl Open {
    /// Whether the barterer may be used now at all.
    fn may_swap(&self, seat: Seat) -> bool {
        // A turn goes on until its end is no longer pending.
        seat == self.active
            && !self.is_swapped
            && self.farm(seat).swaps_goods()
            && self.steps.iter().any(|pending| pending.step == Step::EndTurn)
    }
}

impl State {
    /// Whether a good may be swapped now, and if not, by which rule.
    pub(crate) fn can_swap(&self, seat: Seat, place: Place, good: Good) -> Result<(), Rule> {
        let priced = self.open.farm(seat).display[place.index()];
        let is_there = priced.is_some_and(|priced| priced.price[good] > 0);
        let is_possible = is_there && self.open.may_swap(seat) && self.has_give(seat, good);
        if is_possible { Ok(()) } else { Err(Rule::NoSwap) }
    }

    /// Every swap that may be started now.
    pub(crate) fn list_swaps(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        if !self.open.may_swap(seat) {
            return;
        }
        let farm = self.open.farm(seat);
        for place in Place::ALL {
            let Some(priced) = farm.display[place.index()] else { continue };
            for (good, count) in priced.price.iter() {
                if count > 0 && self.has_give(seat, good) {
                    each(Action::Swap { place, good });
                }
            }
        }
    }

    /// Whether anything may be given for a good.
    fn has_give(&self, seat: Seat, taken: Good) -> bool {
        let mut is_possible = false;
        self.list_gives(seat, taken, &mut |_| is_possible = true);
        is_possible
    }

    /// Everything that may be given for a good.
    pub(crate) fn list_gives(&self, seat: Seat, taken: Good, each: &mut impl FnMut(Action)) {
        let farm = self.open.farm(seat);
        for &good in Good::ALL {
            farm.ways(good, false, |from| {
                if can_give(farm, taken, good, from).is_ok() {
                    each(Action::Pay { good, from });
                }
            });
        }
    }

    /// Whether a good may be given for the one taken, and if not, by which rule.
    pub(crate) fn verdict_on_give(
        &self,
        seat: Seat,
        taken: Good,
        given: Good,
        from: Source,
    ) -> Result<(), Rule> {
        can_give(self.open.farm(seat), taken, given, from)
    }

    /// Swaps a good on a card of the display for one of the farm.
    pub(crate) fn swap<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        place: Place,
        taken: Good,
        given: Good,
        from: Source,
        journal: &mut J,
    ) {
        self.open.is_swapped = true;
        let farm = self.open.farm_mut(seat);
        farm.give(given, from);
        let priced = farm.display[place.index()].as_mut().expect("a card lies there");
        priced.price[taken] -= 1;
        priced.price[given] += 1;
        let card = priced.card;
        journal.note(|| Event::Swapped { seat, card, taken, given });
        if taken == Good::Energy {
            farm.goods[Good::Energy] += 1;
        } else {
            self.receive(seat, [taken].into_iter().collect::<Goods>());
        }
    }

    /// Offers the barterer's swap once more when what is pending above has happened.
    pub(crate) fn offer_swap(&mut self, seat: Seat) {
        if self.open.may_swap(seat) {
            self.open.push(seat, Step::Activation(Activation::NONE));
        }
    }
}
