//! Which action looks good: what it brings at once and later. A strip begins a whole turn, so that
//! it is judged by what it promises.

use super::gains::Gains;
use super::stage::Stage;
use super::strips::Promises;
use super::weights::Weights;
use boonlake::{Action, State, Step};
use table::Game;

/// Rates actions by what they bring the seat that is asked.
pub(super) fn rate(state: &State, weights: &Weights, actions: &[Action], rates: &mut Vec<f32>) {
    rates.clear();
    let (Some(step), Some(seat)) = (state.open().step(), state.to_act()) else { return };
    let stage = Stage::of(state, weights);
    let gains = Gains::new(state, seat, &stage);
    if let Step::Turn { .. } = step {
        let promises = Promises::new(&gains);
        rates.extend(actions.iter().map(|&action| match action {
            Action::Choose { strip } => promises.strip(strip),
            _ => gains.of(step, action),
        }));
    } else {
        rates.extend(actions.iter().map(|&action| gains.of(step, action)));
    }
}
