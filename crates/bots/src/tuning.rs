//! Finds weights by play: one number at a time is changed a little, and kept if it wins.

use crate::brain::Brain;
use crate::weights::Weights;
use std::marker::PhantomData;
use table::{QuickChance, Seat, Silent};

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

/// A change that is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Change {
    /// The weight's name, and which of its numbers it is, from 1.
    pub name: String,
    /// What it was.
    pub before: f32,
    /// What it is now.
    pub after: f32,
    /// How it scores against what was before; one half is as well.
    pub score: f32,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Tuned {
    /// The text of the new data file.
    pub text: String,
    /// How the new weights score against the old ones on fresh boards.
    pub score: f32,
}

/// A change is kept if it scores better than this.
const CLEARLY_BETTER: f32 = 0.507;

impl Tuning {
    /// Looks for better weights, and tells of every change that is kept.
    pub fn run<G: Brain>(&self, start: G::Weights, told: &mut dyn FnMut(&Change)) -> G::Weights {
        let mut best = start;
        for sweep in 0..self.n_sweeps {
            let step = [2.0, 1.5, 1.25][sweep.min(2)];
            for name in G::Weights::NAMES {
                let n_numbers = best.numbers_mut(name).expect("a weight of this name").len();
                for index in 0..n_numbers {
                    for factor in [step, 1.0 / step] {
                        let mut changed = best.clone();
                        let number = &mut changed.numbers_mut(name).expect("as before")[index];
                        let before = *number;
                        *number *= factor;
                        let after = *number;
                        let score = self.score::<G>(&changed, &best);
                        if score > CLEARLY_BETTER {
                            best = changed;
                            let name = format!("{name} {}", index + 1);
                            told(&Change { name, before, after, score });
                            break;
                        }
                    }
                }
            }
        }
        best
    }

    /// The share of wins of some weights against others, on equal boards from every seat.
    pub fn score<G: Brain>(&self, weights: &G::Weights, others: &G::Weights) -> f32 {
        let mut won = 0.0;
        let mut n_games = 0;
        let mut number = self.seed;
        while n_games < self.n_games {
            let set_up = G::TUNED_ON[number as usize % G::TUNED_ON.len()];
            let options: G::Options = set_up.parse().expect("good options");
            let mut chance = QuickChance::new(number);
            let start = G::start(&options, &mut chance, &mut Silent).expect("good options");
            for seat in Seat::all(start.n_seats()) {
                won += won_by(seat, start.clone(), chance.clone(), weights, others);
                n_games += 1;
            }
            number += 1;
        }
        won / n_games as f32
    }
}

/// What a seat with some weights gets from a match against others: more than its share if it does
/// better than they do. One half is what equals get, whatever the number of seats.
fn won_by<G: Brain>(
    seat: Seat,
    mut state: G,
    mut chance: QuickChance,
    weights: &G::Weights,
    others: &G::Weights,
) -> f32 {
    const NOISE: f32 = 0.3;
    let (mut actions, mut rates) = (Vec::new(), Vec::new());
    while let Some(to_act) = state.to_act() {
        state.legal(&mut actions);
        let mut best = 0;
        if actions.len() > 1 {
            let weights = if to_act == seat { weights } else { others };
            state.rate_by(weights, &actions, &mut rates);
            rates.iter_mut().for_each(|rate| *rate += NOISE * chance.share());
            best = (0..rates.len())
                .max_by(|&one, &other| rates[one].total_cmp(&rates[other]))
                .expect("an action");
        }
        state.apply_unchecked(actions[best], &mut chance, &mut Silent);
    }
    let totals = state.totals();
    let n_seats = state.n_seats();
    let beaten = Seat::all(n_seats).filter(|&other| other != seat).map(|other| {
        match totals[seat].cmp(&totals[other]) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        }
    });
    beaten.sum::<f32>() / (n_seats - 1) as f32
}

/// A game whose weights can be looked for.
pub trait AnyTunable: Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// Looks for better weights, and tells of every change that is kept.
    fn tune(&self, tuning: &Tuning, told: &mut dyn FnMut(&Change)) -> Tuned;
}

struct Tunable<G>(PhantomData<fn() -> G>);

impl<G: Brain> AnyTunable for Tunable<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn tune(&self, tuning: &Tuning, told: &mut dyn FnMut(&Change)) -> Tuned {
        let ours = G::Weights::ours();
        let tuned = tuning.run::<G>(ours.clone(), told);
        let fresh = Tuning { seed: tuning.seed.wrapping_add(1_000_000), ..*tuning };
        Tuned { score: fresh.score::<G>(&tuned, ours), text: tuned.text() }
    }
}

macro_rules! tunable {
    ($game:ty) => {
        &Tunable::<$game>(PhantomData) as &dyn AnyTunable
    };
}

/// Every game whose weights can be looked for.
pub static TUNABLE: &[&dyn AnyTunable] = &games::every_game!(tunable);

#[cfg(test)]
mod tests {
    use super::*;

    fn good_weights_win<G: Brain>(n_games: usize) {
        let tuning = Tuning { n_sweeps: 1, n_games, seed: 1 };
        let good = G::Weights::ours();
        let equal = tuning.score::<G>(good, good);
        assert!((0.4..0.6).contains(&equal), "{}: {equal}", G::NAME);
        let mut bad = good.clone();
        for name in G::Weights::NAMES {
            bad.numbers_mut(name).expect("a weight").iter_mut().for_each(|number| *number *= -1.0);
        }
        let score = tuning.score::<G>(&bad, good);
        assert!(score < 0.25, "{}: {score}", G::NAME);
    }

    #[test]
    fn equal_weights_are_equal_and_bad_ones_lose() {
        good_weights_win::<games::kingdom_builder::State>(200);
        good_weights_win::<games::boonlake::State>(40);
        good_weights_win::<games::suna_valo::State>(40);
    }

    #[test]
    fn a_data_file_says_what_was_read() {
        macro_rules! read_again {
            ($game:ty) => {{
                type Ours = <$game as Brain>::Weights;
                assert_eq!(&Ours::read(&Ours::ours().text()).expect("weights"), Ours::ours());
            }};
        }
        let _: [(); games::GAMES.len()] = games::every_game!(read_again);
    }
}
