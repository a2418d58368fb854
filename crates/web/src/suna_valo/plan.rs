//! A purchase as one plan: what is bought, where each part of its price comes from, and where the card
//! goes. Nothing of it is done before somebody likes all of it.

use super::deal::Watched;
use super::sight::Sight;
use suna_valo::{
    Action, Bill, Card, Event, FarmRef, Good, Goods, Open, Pending, Place, Source, State, Step,
    View,
};
use table::{Game, Seat, Viewer};

/// What somebody wants otherwise than it suggests itself.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Wish {
    /// These, where any goods will do.
    pub(super) goods: Goods,
    /// So many of each come from the market, whether one has them or not.
    pub(super) bought: Goods,
    /// Where the card goes.
    pub(super) place: Option<Action>,
}

/// A purchase, from its first choice to its last.
pub(super) struct Plan {
    pub(super) wish: Wish,
    /// What is done, one after the other.
    pub(super) actions: Vec<Action>,
    bill: Bill,
    /// Every good that is given, and where it comes from.
    pub(super) given: Vec<(Good, Source)>,
    /// Where the card could go, and what is known when that is chosen.
    pub(super) places: Vec<Action>,
    pub(super) placing: Option<View>,
    /// What all of it leads to, and whether that turns up something that nobody knew.
    pub(super) after: State,
    pub(super) is_new: bool,
}

/// Whether a choice is the first of a purchase.
pub(super) fn is_purchase(action: Action) -> bool {
    matches!(
        action,
        Action::BuyVillage { .. }
            | Action::BuyOwn { .. }
            | Action::BuyOther { .. }
            | Action::Ship { .. }
    )
}

/// The card that is bought; none if a ship is sent.
pub(super) fn card(open: &Open, me: Seat, purchase: Action) -> Option<Card> {
    let lies = |seat: Seat, place: Place| open.farm(seat).display[place.index()].map(|it| it.card);
    match purchase {
        Action::BuyVillage { place } => open.village[place.index()],
        Action::BuyOwn { place } => lies(me, place),
        Action::BuyOther { place } => lies(me.next(2), place),
        _ => None,
    }
}

/// What a purchase costs; nothing if it is from the own display.
pub(super) fn bill(open: &Open, me: Seat, purchase: Action) -> Option<Bill> {
    match purchase {
        Action::BuyVillage { place } => open.village_bill(me, place),
        Action::BuyOther { place } => open.other_bill(me, place),
        Action::Ship { order } => {
            let discount = match open.pending()?.step {
                Step::ShipOffer { discount, .. } => discount,
                _ => 0,
            };
            Some(open.ship_bill(me, order, discount))
        }
        _ => None,
    }
}

impl Plan {
    /// The purchase that begins with a choice, as somebody wishes it and as far as that can be.
    pub(super) fn new(sight: &Sight, first: Action, wish: Wish) -> Option<Plan> {
        let me = sight.moment.eyes?;
        let free = Bill { fixed: Goods::NONE, any: 0, saves: 0, to_other: false };
        let mut plan = Plan {
            actions: vec![first],
            bill: bill(sight.view.open(), me, first).unwrap_or(free),
            given: Vec::new(),
            places: Vec::new(),
            placing: None,
            after: sight.guess.clone(),
            is_new: false,
            wish,
        };
        let mut wish = plan.wish.clone();
        plan.follow(me, first);
        while let Some(Pending { seat, step }) = plan.after.open().pending() {
            let mut legal = Vec::new();
            plan.after.legal(&mut legal);
            let next = match step {
                Step::Pay(bill) if seat == me => wish.payment(plan.after.open(), bill, &legal),
                Step::PlaceCard { .. } if seat == me && plan.placing.is_none() => {
                    legal.retain(|it| !matches!(it, Action::Swap { .. }));
                    plan.placing = Some(plan.after.view(Viewer::Seat(me)));
                    let place =
                        wish.place.filter(|it| legal.contains(it)).or(legal.first().copied());
                    plan.places = legal;
                    place
                }
                // How the seller stores what was paid is the seller's affair.
                Step::Receive { .. } if seat != me => {
                    plan.follow(me, *legal.first()?);
                    continue;
                }
                _ => break,
            };
            plan.actions.extend(next);
            plan.follow(me, next?);
        }
        Some(plan)
    }

    fn follow(&mut self, me: Seat, action: Action) {
        let (mut chance, mut events) = (Watched::default(), Vec::new());
        self.after.apply_by(action, &mut chance, &mut events);
        self.is_new |= chance.is_asked;
        self.given.extend(events.into_iter().filter_map(|event| match event {
            Event::Paid { seat, good, from } if seat == me => Some((good, from)),
            _ => None,
        }));
    }

    /// How much of a good one has less, with what the market takes.
    pub(super) fn spent(&self, good: Good, farm: FarmRef<'_>) -> u8 {
        let spent = |&(given, from): &(Good, Source)| match given.resource() {
            Some(resource) if from == Source::Market => {
                if good == Good::Energy {
                    farm.rate(resource)
                } else {
                    0
                }
            }
            _ => u8::from(given == good),
        };
        self.given.iter().map(spent).sum()
    }

    /// Whether one could pay with more or less of a good.
    pub(super) fn is_free(&self, good: Good) -> bool {
        self.bill.any > 0 || self.bill.fixed[good] > 0 && good != Good::Energy
    }

    /// What is wished if one more of a good is bought, where it is due, or else given in place of
    /// another; after the last one none is.
    pub(super) fn turned(&self, sight: &Sight, good: Good) -> Option<Wish> {
        let mut wish = self.wish.clone();
        let due = self.bill.fixed[good];
        if due > 0 && good != Good::Energy {
            let is_bought = |it: &&(Good, Source)| **it == (good, Source::Market);
            let bought = self.given.iter().filter(is_bought).count() as u8 + 1;
            wish.bought[good] = if bought > due { 0 } else { bought };
            let is_same = Plan::new(sight, self.actions[0], wish.clone())?.given == self.given;
            if is_same {
                wish.bought[good] = 0;
            }
            return Some(wish);
        }
        let n_fixed = self.given.len().saturating_sub(self.bill.any.into());
        let have = sight.view.open().farm(sight.moment.eyes?).goods;
        wish.goods = self.given[n_fixed..].iter().map(|it| it.0).collect();
        let more = wish.goods[good] + 1;
        wish.goods[good] = if more > have[good].min(self.bill.any) { 0 } else { more };
        fill(&mut wish.goods, &have, self.bill.any, good);
        Some(wish)
    }

    /// The same with the card turned over: face down where it would lie face up, or face up again.
    pub(super) fn turned_over(&self) -> Option<Wish> {
        let now = self.places.iter().find(|it| self.actions.contains(it))?;
        let is_down = |it: &Action| matches!(it, Action::PlaceDown { .. });
        let others = || self.places.iter().filter(|it| is_down(it) != is_down(now));
        let below = |it: &&Action| match (*it, now) {
            (Action::PlaceDown { column }, Action::Place { column: here }) => column == here,
            _ => false,
        };
        let place = others().find(below).or(others().next()).copied()?;
        Some(Wish { place: Some(place), ..self.wish.clone() })
    }

    /// Whole ways to pay that are worth comparing: the obvious one, one that spares the energy, and one
    /// that buys all it can.
    pub(super) fn ways(&self, sight: &Sight) -> Vec<Plan> {
        let Some(me) = sight.moment.eyes else { return Vec::new() };
        let have = sight.view.open().farm(me).goods;
        let mut spare = Goods::NONE;
        fill(&mut spare, &have, self.bill.any, Good::Energy);
        let place = self.wish.place;
        let bought = self.bill.fixed.without_energy();
        let wishes = [
            Wish { place, ..Wish::default() },
            Wish { goods: spare, place, ..Wish::default() },
            Wish { bought, place, ..Wish::default() },
        ];
        let mut ways: Vec<Plan> = Vec::new();
        for wish in wishes {
            let way = Plan::new(sight, self.actions[0], wish);
            ways.extend(way.filter(|way| ways.iter().all(|other| !other.pays_like(way))));
        }
        ways
    }

    /// Whether the same goods are given from the same stores, in whatever order.
    pub(super) fn pays_like(&self, other: &Plan) -> bool {
        let n_of =
            |plan: &Plan, it: &(Good, Source)| plan.given.iter().filter(|that| *that == it).count();
        self.given.len() == other.given.len()
            && self.given.iter().all(|it| n_of(self, it) == n_of(other, it))
    }
}

impl Wish {
    /// The next payment; what was wished is wished no more.
    fn payment(&mut self, open: &Open, bill: Bill, legal: &[Action]) -> Option<Action> {
        let own = |good: Good| {
            let pays = |it: &&Action| matches!(**it, Action::Pay { good: paid, from } if paid == good && from != Source::Market);
            legal.iter().find(pays).copied()
        };
        let due = bill.next_due();
        let wished = match due {
            Some(good) if self.bought[good] > 0 => {
                self.bought[good] -= 1;
                Some(Action::Pay { good, from: Source::Market }).filter(|it| legal.contains(it))
            }
            Some(_) => None,
            None => self.goods.first().and_then(|good| {
                self.goods[good] -= 1;
                own(good)
            }),
        };
        if wished.is_some() {
            return wished;
        }
        if self.goods.is_empty() && self.bought.is_empty() {
            return Some(Action::PayRest);
        }
        // The rest is wished otherwise: one after the other.
        let rest = open.rest()?;
        match due {
            Some(good) if rest.saved[good] > 0 => Some(Action::Save { good }),
            _ => rest.given.first().map(|&(good, from)| Action::Pay { good, from }),
        }
        .filter(|it| legal.contains(it))
        .or(Some(Action::PayRest))
    }
}

/// Makes so many of some goods: with more of what there is most of, or less of what is given most, but
/// without a change of one kind.
fn fill(goods: &mut Goods, have: &Goods, count: u8, but: Good) {
    let others = || Good::ALL.iter().copied().filter(|it| *it != but);
    while goods.len() > count.into()
        && let Some(most) = others().filter(|it| goods[*it] > 0).max_by_key(|it| goods[*it])
    {
        goods[most] -= 1;
    }
    let left = |goods: &Goods, it: Good| have[it].saturating_sub(goods[it]);
    while goods.len() < count.into()
        && let Some(most) =
            others().filter(|it| left(goods, *it) > 0).max_by_key(|it| left(goods, *it))
    {
        goods[most] += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::face::Moment;
    use suna_valo::{Column, Options};
    use table::{Chance, QuickChance, Silent, Urn};

    /// What the seat that is asked sees.
    fn sight(state: &State) -> Sight {
        let me = state.to_act().expect("the match goes on");
        let mut legal = Vec::new();
        state.legal(&mut legal);
        let moment = Moment {
            number: 1,
            eyes: Some(me),
            to_act: Some(me),
            n_seats: 2,
            undoable: 0,
            choices: Vec::new(),
            standings: state.standings(),
        };
        Sight { view: state.view(Viewer::Seat(me)), guess: state.clone(), legal, moment }
    }

    /// The questions of a match by chance at which something can be bought.
    fn purchases(seed: u64) -> Vec<Sight> {
        let mut chance = QuickChance::new(seed);
        let options: Options = "players=2 characters=all".parse().expect("good options");
        let mut state = State::start(&options, &mut chance, &mut Silent).expect("good options");
        let mut found = Vec::new();
        while state.to_act().is_some() {
            let now = sight(&state);
            let name = |_: usize| String::new();
            let counts = vec![1; now.legal.len()];
            let nth = chance.draw(&Urn { what: "action", counts: &counts, name: &name });
            state.apply_unchecked(now.legal[nth], &mut chance, &mut Silent);
            if now.legal.iter().any(|it| is_purchase(*it)) {
                found.push(now);
            }
        }
        found
    }

    /// Does all of a plan; the goods of its buyer when it is paid, and the step that follows its end.
    fn done(sight: &Sight, plan: &Plan) -> (Goods, Option<Step>) {
        let me = sight.moment.eyes.expect("a seat looks");
        let mut state = sight.guess.clone();
        let mut paid = None;
        for &action in &plan.actions {
            while state.to_act() != Some(me) {
                let mut legal = Vec::new();
                state.legal(&mut legal);
                state.apply_unchecked(legal[0], &mut QuickChance::new(1), &mut Silent);
            }
            if matches!(action, Action::Place { .. } | Action::PlaceDown { .. } | Action::Celebrate)
            {
                paid = Some(state.open().farm(me).goods);
            }
            state.apply(action, &mut QuickChance::new(1), &mut Silent).expect("a plan can be done");
        }
        let after = state.open().farm(me).goods;
        (paid.unwrap_or(after), state.open().pending().filter(|it| it.seat == me).map(|it| it.step))
    }

    #[test]
    fn a_plan_can_be_done_and_costs_what_it_says() {
        let mut n_wishes = 0;
        for sight in (1..6).flat_map(purchases) {
            let me = sight.moment.eyes.expect("a seat looks");
            let farm = sight.view.open().farm(me);
            for &first in sight.legal.iter().filter(|it| is_purchase(**it)) {
                let plan = Plan::new(&sight, first, Wish::default()).expect("a purchase");
                let turned = Good::ALL.iter().filter(|it| plan.is_free(**it));
                let wishes = turned.filter_map(|&good| plan.turned(&sight, good));
                for wish in [Wish::default()].into_iter().chain(wishes) {
                    n_wishes += 1;
                    let plan = Plan::new(&sight, first, wish).expect("a purchase");
                    let (paid, next) = done(&sight, &plan);
                    assert!(
                        !matches!(next, Some(Step::Pay(_) | Step::PlaceCard { .. })),
                        "{first}"
                    );
                    for &good in Good::ALL {
                        let spent = plan.spent(good, farm);
                        assert!(farm.goods[good] >= spent, "{first}: {good}");
                        let is_card = !matches!(first, Action::Ship { .. });
                        assert!(
                            !is_card || farm.goods[good] - spent == paid[good],
                            "{first}: {good}"
                        );
                    }
                }
            }
        }
        assert!(n_wishes > 500, "enough was tried: {n_wishes}");
    }

    /// What is turned over twice lies as before, in the column it belongs to.
    #[test]
    fn a_planned_card_can_be_turned_over_and_back() {
        let mut n_turned = 0;
        for sight in (1..4).flat_map(purchases) {
            for &first in sight.legal.iter().filter(|it| matches!(it, Action::BuyVillage { .. })) {
                let plan = Plan::new(&sight, first, Wish::default()).expect("a purchase");
                let Some(&Action::Place { column }) = plan.actions.last() else { continue };
                let turned = plan.turned_over().expect("every card has a back");
                let down = Plan::new(&sight, first, turned).expect("a purchase");
                assert_eq!(down.actions.last(), Some(&Action::PlaceDown { column }));
                let back = down.turned_over().expect("it can be turned back");
                let up = Plan::new(&sight, first, back).expect("a purchase");
                assert!(matches!(up.actions.last(), Some(Action::Place { .. })));
                n_turned += 1;
            }
        }
        assert!(n_turned > 10, "enough was tried: {n_turned}");
    }

    #[test]
    fn a_wish_is_followed_as_far_as_it_can_be() {
        let mut n_followed = 0;
        for sight in (1..6).flat_map(purchases) {
            for &first in sight.legal.iter().filter(|it| matches!(it, Action::BuyVillage { .. })) {
                let plan = Plan::new(&sight, first, Wish::default()).expect("a purchase");
                let ways = plan.ways(&sight);
                assert!(ways[0].pays_like(&plan), "the obvious way comes first");
                for way in &ways[1..] {
                    let energy =
                        |plan: &Plan| plan.given.iter().filter(|it| it.0 == Good::Energy).count();
                    assert!(energy(way) <= energy(&plan), "another way spares energy");
                    n_followed += 1;
                }
                let down = Action::PlaceDown { column: Column::Dock };
                let wish = Wish { place: Some(down), ..Wish::default() };
                let plan = Plan::new(&sight, first, wish).expect("a purchase");
                assert_eq!(plan.actions.last(), Some(&down));
            }
        }
        assert!(n_followed > 10, "enough was tried: {n_followed}");
    }
}
