//! Finds weights by play: one weight at a time is changed a little, and kept if it wins.

use super::rating::rate;
use super::weights::Weights;
use kingdom_builder::{Options, State};
use table::{Game, QuickChance, Seat, Silent};

/// How the weights are looked for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// How often all weights are gone through.
    pub n_sweeps: usize,
    /// How many matches decide about one change.
    pub n_games: usize,
    /// What all chance follows from.
    pub seed: u64,
}

/// The set-ups the weights are tried on: mostly the base game, some of everything.
const SET_UPS: [&str; 6] = [
    "players=2",
    "players=2",
    "players=3",
    "players=4",
    "players=2 with=all",
    "players=4 with=all",
];

/// A change is kept if it scores better than this.
const CLEARLY_BETTER: f32 = 0.507;

impl Tuning {
    /// Looks for better weights, and tells of every change that is kept.
    pub fn run(&self, start: Weights, mut told: impl FnMut(&str, f32, f32, f32)) -> Weights {
        let mut best = start;
        for sweep in 0..self.n_sweeps {
            let step = [2.0, 1.5, 1.25][sweep.min(2)];
            for name in Weights::NAMES {
                for factor in [step, 1.0 / step] {
                    let mut changed = best;
                    let weight = changed.get_mut(name).expect("a weight of this name");
                    *weight *= factor;
                    let (before, after) = (*weight / factor, *weight);
                    let score = self.score(&changed, &best);
                    if score > CLEARLY_BETTER {
                        best = changed;
                        told(name, before, after, score);
                        break;
                    }
                }
            }
        }
        best
    }

    /// The share of wins of some weights against others, on equal boards from every seat.
    pub fn score(&self, weights: &Weights, others: &Weights) -> f32 {
        let mut won = 0.0;
        let mut n_games = 0;
        let mut number = self.seed;
        while n_games < self.n_games {
            let options: Options =
                SET_UPS[number as usize % SET_UPS.len()].parse().expect("good options");
            for index in 0..options.players {
                let seat = Seat::new(index).expect("a seat in play");
                won += won_by(seat, &options, weights, others, number);
                n_games += 1;
            }
            number += 1;
        }
        won / n_games as f32
    }
}

/// What a seat with some weights gets from a match against others: more than its share if it does
/// better than they do. One half is what equals get, whatever the number of seats.
fn won_by(seat: Seat, options: &Options, weights: &Weights, others: &Weights, number: u64) -> f32 {
    const NOISE: f32 = 0.3;
    let mut chance = QuickChance::new(number);
    let mut state = State::start(options, &mut chance, &mut Silent).expect("good options");
    let (mut actions, mut rates) = (Vec::new(), Vec::new());
    while let Some(to_act) = state.to_act() {
        state.legal(&mut actions);
        let mut best = 0;
        if actions.len() > 1 {
            let weights = if to_act == seat { weights } else { others };
            rate(&state, weights, &actions, &mut rates);
            rates.iter_mut().for_each(|rate| *rate += NOISE * chance.share());
            best = (0..rates.len())
                .max_by(|&one, &other| rates[one].total_cmp(&rates[other]))
                .expect("an action");
        }
        state.apply_unchecked(actions[best], &mut chance, &mut Silent);
    }
    let totals = state.totals();
    let beaten =
        Seat::all(options.players).filter(|&other| other != seat).map(|other| {
            match totals[seat].cmp(&totals[other]) {
                std::cmp::Ordering::Greater => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Less => 0.0,
            }
        });
    beaten.sum::<f32>() / (options.players - 1) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_weights_are_equal_and_bad_ones_lose() {
        let tuning = Tuning { n_sweeps: 1, n_games: 200, seed: 1 };
        let good = *Weights::get();
        let equal = tuning.score(&good, &good);
        assert!((0.4..0.6).contains(&equal), "{equal}");
        let mut bad = good;
        for name in Weights::NAMES {
            *bad.get_mut(name).expect("a weight") *= -1.0;
        }
        assert!(tuning.score(&bad, &good) < 0.2);
    }
}
