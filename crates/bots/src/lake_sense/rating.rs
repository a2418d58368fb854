//! Which action looks good: carry it out, finish what it began, and see what that is worth.

use super::worth::{first_site, worth};
use boonlake::{Action, Offer, State, Step};
use table::{Game, QuickChance, Seat, Silent};

/// How many choices of a turn are looked at before it is judged.
const MAX_CHOICES: usize = 40;

/// Rates actions by what the seat has afterwards, compared with what it has now.
pub(super) fn rate(state: &State, actions: &[Action], rates: &mut Vec<f32>) {
    rates.clear();
    let Some(seat) = state.to_act() else { return };
    match state.open().step() {
        Some(Step::FirstSite { .. }) => {
            rates.extend(actions.iter().map(|&action| first_site(state, seat, action)));
        }
        Some(Step::Turn { .. }) => {
            let now = worth(state, seat);
            rates.extend(actions.iter().map(|&action| after_turn(state, seat, action) - now));
        }
        _ => {
            let now = worth(state, seat);
            rates.extend(actions.iter().map(|&action| after(state, seat, action) - now));
        }
    }
}

/// What a seat has after an action and what belongs to it.
fn after(state: &State, seat: Seat, action: Action) -> f32 {
    let mut next = state.clone();
    let mut chance = QuickChance::new(11);
    next.apply_unchecked(action, &mut chance, &mut Silent);
    let mut actions = Vec::new();
    for _ in 0..8 {
        if !belongs_to_it(next.open().step(), seat) {
            break;
        }
        next.legal(&mut actions);
        let follow = actions[chance.below(actions.len())];
        next.apply_unchecked(follow, &mut chance, &mut Silent);
    }
    worth(&next, seat)
}

/// Whether a step only finishes what was begun.
fn belongs_to_it(step: Option<Step>, seat: Seat) -> bool {
    step.is_some_and(|step| {
        step.seat() == Some(seat)
            && matches!(
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
    })
}

/// What a seat has when its turn is over, if it always does what looks best and the others take
/// the first thing they can.
fn after_turn(state: &State, seat: Seat, action: Action) -> f32 {
    let mut next = state.clone();
    let mut chance = QuickChance::new(13);
    next.apply_unchecked(action, &mut chance, &mut Silent);
    let mut actions = Vec::new();
    for _ in 0..MAX_CHOICES {
        let Some(step) = next.open().step() else { break };
        let is_over = matches!(step, Step::Turn { .. } | Step::ScoreTile { .. })
            || matches!(step, Step::Offer { offer, .. } if offer.has(Offer::TWICE));
        if is_over {
            break;
        }
        next.legal(&mut actions);
        let best = if step.seat() == Some(seat) {
            let rates = actions.iter().map(|&action| after(&next, seat, action));
            let best = rates.enumerate().max_by(|(_, one), (_, other)| one.total_cmp(other));
            actions[best.expect("a seat has a choice").0]
        } else if actions.contains(&Action::Pass) {
            Action::Pass
        } else {
            actions[0]
        };
        next.apply_unchecked(best, &mut chance, &mut Silent);
    }
    worth(&next, seat)
}
