//! Which action looks good: carry it out, finish what it began, and see what that is worth. A
//! strip begins a whole turn, so that it is judged by what it promises.

use super::stage::Stage;
use super::strips::Promises;
use super::weights::Weights;
use super::worth::{first_site, held_worth, reward_worth, worth};
use boonlake::{Action, Offer, Offered, State, Step};
use table::{Game, QuickChance, Seat, Silent};

/// How many choices that belong to an action are made before it is judged.
const MAX_FOLLOWING: usize = 8;

/// Rates actions by what the seat has afterwards, compared with what it has now.
pub(super) fn rate(state: &State, weights: &Weights, actions: &[Action], rates: &mut Vec<f32>) {
    rates.clear();
    let Some(seat) = state.to_act() else { return };
    if let Some(Step::Turn { .. }) = state.open().step() {
        let stage = Stage::of(state, weights);
        let promises = Promises::new(state, seat, &stage);
        let now = worth(state, seat, weights);
        rates.extend(actions.iter().map(|&action| match action {
            Action::Choose { strip } => promises.strip(strip),
            // A lever that can wait is used when it is needed.
            _ => after(state, seat, action, weights) - now,
        }));
        return;
    }
    let stage = Stage::of(state, weights);
    let player = state.open().player(seat);
    let now = worth(state, seat, weights);
    rates.extend(actions.iter().map(|&action| match (state.open().step(), action) {
        (Some(Step::FirstSite { .. }), Action::Produce { resource }) => {
            first_site(state, seat, resource, weights)
        }
        // What is plain needs no trial.
        (_, Action::Discard { card }) => {
            let bonus = player.lasting.discard_bonus[stage.parts.card(card).kind as usize];
            f32::from(2 + bonus) * stage.coin - held_worth(player, card, &stage)
        }
        (_, Action::Drop { card }) => -held_worth(player, card, &stage),
        (_, Action::Lay { at }) => {
            let reward = stage.parts.land.spaces[at].reward;
            reward.map_or(0.0, |reward| reward_worth(player, reward, &stage)) + weights.laid
        }
        _ => after(state, seat, action, weights) - now,
    }));
}

/// What a seat has after an action and what belongs to it.
fn after(state: &State, seat: Seat, action: Action, weights: &Weights) -> f32 {
    let mut next = state.clone();
    let mut chance = QuickChance::new(11);
    next.apply_unchecked(action, &mut chance, &mut Silent);
    let mut actions = Vec::new();
    for _ in 0..MAX_FOLLOWING {
        match next.open().step() {
            Some(step) if step.seat() == Some(seat) && is_bonus(step) => {
                next.legal(&mut actions);
                let worths = actions.iter().map(|&bonus| after(&next, seat, bonus, weights));
                return worths.fold(f32::MIN, f32::max);
            }
            Some(step) if step.seat() == Some(seat) && is_rest(step) => {
                next.legal(&mut actions);
                let rest = actions[chance.below(actions.len())];
                next.apply_unchecked(rest, &mut chance, &mut Silent);
            }
            _ => break,
        }
    }
    worth(&next, seat, weights)
}

/// Whether a step only finishes what was begun.
fn is_rest(step: Step) -> bool {
    matches!(
        step,
        Step::PayCard { .. }
            | Step::PayProject { .. }
            | Step::Drop { .. }
            | Step::Lay { .. }
            | Step::ChooseTrack { .. }
            | Step::Produce { .. }
            | Step::VaseOrProduce { .. }
            | Step::LiftLever { .. }
    )
}

/// Whether a step is what a card was played for.
fn is_bonus(step: Step) -> bool {
    match step {
        Step::Exchange { .. } | Step::TakeHouse { .. } => true,
        Step::Offer { offer, .. } => {
            offer.has_any(Offer::of([Offered::FreeHouse, Offered::CheapSettlement]))
        }
        _ => false,
    }
}
