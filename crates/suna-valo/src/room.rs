//! What finds no store, however cleverly it is laid.

use crate::column::Column;
use crate::farm_ref::FarmRef;
use crate::figure::Spot;
use crate::good::{Goods, Resource, Resources};
use crate::step::Activation;
use std::iter;

impl FarmRef<'_> {
    /// How many of some goods find no store; energy needs none.
    pub fn n_without_room(self, goods: &Goods) -> usize {
        let kinds = Resource::ALL.iter().map(|&it| (iter::once(it).collect(), goods[it]));
        self.n_over(&kinds.collect::<Vec<_>>())
    }

    /// How many find no store if so many are taken, each one of these.
    pub fn n_lost(self, choice: Resources, count: u8) -> usize {
        self.n_over(&[(choice, count)])
    }

    /// How many of the resources an activation offers find no store, once what it makes lies where
    /// only that can lie.
    pub fn n_lost_of(self, activation: &Activation) -> usize {
        let mut after = (*self).clone();
        for (index, store) in activation.makes.iter().map(|it| it.places()) {
            let placed = &mut after.cards[index];
            let sheet = placed.sheet(self.components()).expect("only fronts produce");
            placed.stores[store] = placed.stores[store].or(sheet.makes[store].first());
        }
        let head = activation.column.filter(|_| activation.head).map(Column::head_makes);
        if let Some(made) = head.and_then(Resources::first)
            && !self.has(Spot::endless(made))
        {
            let stores = after.head[Column::of(made) as usize].iter_mut();
            let satchel = self.has_satchel().then_some(&mut after.satchel).into_iter().flatten();
            stores
                .chain(satchel)
                .find(|it| it.is_none())
                .into_iter()
                .for_each(|it| *it = Some(made));
        }
        let offered = activation.resources.iter().map(|(it, count)| (it.resources(), count));
        FarmRef::new(&after, self.components()).n_over(&offered.collect::<Vec<_>>())
    }

    /// How many of what is wanted, each one of some resources, find no store at best. By the theorem
    /// of Hall, there are some kinds for which exactly so many are too many: those that can be of
    /// these kinds alone, beside the stores that hold any of them.
    fn n_over(self, wanted: &[(Resources, u8)]) -> usize {
        let over = |kinds: Resources| {
            let alone = wanted.iter().filter(|(one_of, _)| (*one_of - kinds).is_empty());
            let n_alone: usize = alone.map(|(_, count)| usize::from(*count)).sum();
            match kinds.iter().any(|it| self.has(Spot::endless(it))) {
                true => 0,
                false => n_alone.saturating_sub(self.n_free(kinds)),
            }
        };
        every_kinds().map(over).max().expect("there are some kinds")
    }
}

/// Some of the resources, in all ways.
fn every_kinds() -> impl Iterator<Item = Resources> {
    let among = |bits: usize| {
        Resource::ALL.iter().copied().filter(move |&it| bits >> it as usize & 1 == 1).collect()
    };
    (0..1 << Resource::ALL.len()).map(among)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Action;
    use crate::event::Event;
    use crate::good::Choice;
    use crate::state::State;
    use crate::step::{Pending, Step};
    use table::{Game as _, QuickChance, Seat, Silent};

    /// Plays matches at random and tells every state in which somebody is asked.
    fn watch(n_matches: u64, mut each: impl FnMut(&State, Seat, &mut QuickChance)) {
        let mut legal = Vec::new();
        for number in 0..n_matches {
            let mut chance = QuickChance::new(number);
            let options = match number % 3 {
                0 => "characters=skipper,satchel",
                _ => "characters=all",
            };
            let options = options.parse().expect("good options");
            let mut state = State::start(&options, &mut chance, &mut Silent).expect("a match");
            while let Some(seat) = state.to_act() {
                each(&state, seat, &mut chance);
                state.legal(&mut legal);
                state.apply_unchecked(chance.pick(&legal), &mut chance, &mut Silent);
            }
        }
    }

    /// What a seat's topmost step says will find no store, if it is of that kind.
    fn said(state: &State, seat: Seat) -> Option<usize> {
        let farm = state.open().farm(seat);
        match state.open().pending().filter(|it| it.seat == seat)?.step {
            Step::Receive { goods } => Some(farm.n_without_room(&goods)),
            Step::Activation(activation) => Some(farm.n_lost_of(&activation)),
            _ => None,
        }
    }

    /// What was lost first of all that happened; what follows from other steps comes later.
    fn n_lost_in(events: &[Event]) -> usize {
        let lost = |event: &Event| match event {
            Event::Overflowed { .. } => Some(1),
            Event::Lost { count, .. } => Some(usize::from(*count)),
            _ => None,
        };
        events.iter().map(lost).skip_while(Option::is_none).map_while(|it| it).sum()
    }

    /// Goes on until the topmost step is done, each time with one of the actions, the best if so
    /// wished; tells what found no store.
    fn play_out(
        mut state: State,
        seat: Seat,
        is_best: bool,
        is_of: fn(&Action) -> bool,
        chance: &mut QuickChance,
    ) -> usize {
        let n_steps = state.open().steps.len();
        let mut n_lost = 0;
        let mut legal = Vec::new();
        while state.open().steps.len() == n_steps && said(&state, seat).is_some() {
            state.legal(&mut legal);
            let mut after = |action: Action| {
                let (mut after, mut events) = (state.clone(), Vec::new());
                after.apply_unchecked(action, chance, &mut events);
                let left = Some(&after).filter(|it| it.open().steps.len() == n_steps);
                (n_lost_in(&events), left.and_then(|it| said(it, seat)), after)
            };
            let good: Vec<Action> = legal.iter().copied().filter(is_of).collect();
            // What a head or a card makes goes first, for nothing says that it would be lost.
            let is_late = |action: &Action| is_best && stores(action);
            let best = good.iter().copied().min_by_key(|action| {
                let (lost, left, _) = after(*action);
                (is_late(action), if is_best { lost + left.unwrap_or(0) } else { 0 })
            });
            let (lost, _, next) = after(best.unwrap_or(Action::Done));
            n_lost += lost;
            state = next;
            if best.is_none() {
                break;
            }
        }
        n_lost
    }

    fn stores(action: &Action) -> bool {
        matches!(action, Action::Store { .. })
    }

    fn fills(action: &Action) -> bool {
        let makes = matches!(action, Action::Produce { .. } | Action::ProduceHead { .. });
        makes || stores(action)
    }

    /// SV-3.7: what is said to become energy is what becomes energy, of more goods than ever come.
    #[test]
    fn what_overflows_is_what_was_said() {
        let (mut n_asked, mut n_over, mut n_worse) = (0, 0, 0);
        watch(150, |state, seat, chance| {
            let Some(Pending { step: Step::Receive { .. }, .. }) = state.open().pending() else {
                return;
            };
            let mut goods = Goods::NONE;
            Resource::ALL.iter().for_each(|&it| goods[it] = chance.below(5) as u8);
            let mut state = state.clone();
            state.open.steps.last_mut().expect("the receiving").step = Step::Receive { goods };
            let least = said(&state, seat).expect("something is received");
            if !Resource::ALL.iter().any(|&it| goods[it] > 0 && state.open.farm(seat).has_room(it))
            {
                // Nobody is asked then.
                assert_eq!(least, goods.len());
                return;
            }
            assert_eq!(play_out(state.clone(), seat, true, stores, chance), least);
            let worse = play_out(state, seat, false, stores, chance);
            assert!(worse >= least);
            n_asked += 1;
            n_over += least;
            n_worse += usize::from(worse > least);
        });
        assert!(n_asked > 100 && n_over > 100 && n_worse > 0, "{n_asked} {n_over} {n_worse}");
    }

    /// SV-6.5: what an activation is said to lose is what is lost if all of it is used.
    #[test]
    fn what_an_activation_loses_is_what_was_said() {
        let (mut n_asked, mut n_lost) = (0, 0);
        watch(60, |state, seat, chance| {
            let Some(Pending { step: Step::Activation(mut pool), .. }) = state.open().pending()
            else {
                return;
            };
            for &choice in Choice::ALL {
                pool.resources[choice] = chance.below(3) as u8;
            }
            let mut state = state.clone();
            state.open.steps.last_mut().expect("the activation").step = Step::Activation(pool);
            let least = said(&state, seat).expect("there is something to take");
            assert_eq!(play_out(state, seat, true, fills, chance), least);
            n_asked += 1;
            n_lost += least;
        });
        assert!(n_asked > 100 && n_lost > 100, "{n_asked} {n_lost}");
    }
}
