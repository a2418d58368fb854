//! Rates actions in gold.

use super::situation::Situation;
use super::weights::Weights;
use kingdom_builder::{Action, Mandatory, Power, State, Step, Work};
use table::Game;

/// Rates all legal actions for the seat to act.
pub(crate) fn rate(state: &State, weights: &Weights, actions: &[Action], rates: &mut Vec<f32>) {
    rates.clear();
    let open = state.open();
    let (Some(step), Some(seat)) = (open.step(), state.to_act()) else { return };
    let situation = Situation::new(open, weights, seat);
    let struck = match step {
        Step::Sword { against } => Some(Situation::new(open, weights, against)),
        _ => None,
    };
    let is_done = open.turn.mandatory == Mandatory::Done;
    rates.extend(actions.iter().map(|&action| match action {
        Action::Build { at } | Action::Put { at } | Action::Place { at } => situation.gain(at),
        Action::Lift { from } => -situation.gain(from),
        // What hurts an opponent most, or oneself least.
        Action::Remove { from } => match &struck {
            Some(theirs) => theirs.gain(from),
            None => -situation.gain(from),
        },
        Action::Use { power } => rate_use(power, weights),
        Action::Again { location } => rate_use(Power::Location(location), weights),
        Action::City { at } => weights.city + situation.gain(at),
        Action::SiloBuild => weights.silo_build,
        Action::Take => weights.token,
        Action::Scout { .. } | Action::Wall { .. } | Action::SiloMove => 0.0,
        Action::Play { .. } | Action::PlayRemoved | Action::Replace | Action::Choose { .. } => 0.0,
        Action::Recall { .. } | Action::Outpost => -weights.reluctance,
        Action::Stop => -weights.stopping,
        Action::End => {
            if is_done {
                0.0
            } else {
                -weights.reluctance
            }
        }
    }));
}

fn rate_use(power: Power, weights: &Weights) -> f32 {
    match power.work() {
        Work::Build(_) | Work::Piece(_) | Work::City | Work::Sword | Work::Cathedral => {
            weights.use_building
        }
        Work::Move(_) | Work::Walls | Work::Scouts | Work::Temple => weights.use_moving,
        Work::ByItself | Work::Answer | Work::Again | Work::Passive => 0.0,
    }
}
