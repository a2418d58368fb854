//! The games with their types, for what only the command line does: actions with their fields,
//! benchmarks, and counting the ways a match can go.

use crate::failure::Failure;
use games::{AnyMatch, Library};
use serde_json::{Value, json};
use std::hint::black_box;
use std::marker::PhantomData;
use table::{Game, Match, QuickChance, Seat, Seed, SeededChance, Setup, Silent, Standings};

/// The end of a match played at random.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Playout {
    /// How many actions it took.
    pub(crate) n_actions: usize,
    /// The result.
    pub(crate) standings: Standings,
}

/// What many random matches came to.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Playouts {
    /// How many matches.
    pub(crate) n_games: usize,
    /// How many actions in all.
    pub(crate) n_actions: usize,
    /// How many legal actions in all, to choose from.
    pub(crate) n_choices: usize,
    /// The sum of all final points, so that scoring cannot be left out.
    pub(crate) points: i64,
}

/// A single thing a game does, to be measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Operation {
    /// Copying a state.
    Clone,
    /// Listing the legal actions.
    Legal,
    /// Copying a state and applying an action to it.
    CloneAndApply,
    /// Setting a match up.
    Start,
    /// Counting the points of a finished match.
    Totals,
}

/// A game of the catalogue, with its type.
pub(crate) trait TypedGame: Sync {
    /// Its name.
    fn name(&self) -> &'static str;
    /// Everything the seat to act may do: each action with its fields, and its text as `text`.
    fn legal_json(&self, played: &dyn AnyMatch) -> Vec<Value>;
    /// Plays a match in which every seat acts at random; everything follows from the seed.
    fn play_at_random(
        &self,
        options: &str,
        library: &Library,
        seed: u64,
    ) -> Result<Playout, Failure>;
    /// Plays `n_games` matches at random, from a few set-ups that are made beforehand.
    fn playouts(
        &self,
        options: &str,
        library: &Library,
        n_games: usize,
    ) -> Result<Box<dyn FnMut() -> Playouts>, Failure>;
    /// A single operation, to be repeated over states from the middle of matches.
    fn operation(
        &self,
        options: &str,
        library: &Library,
        operation: Operation,
    ) -> Result<Box<dyn FnMut(usize)>, Failure>;
    /// The size of a state, without what all states of a match share.
    fn bytes_per_state(&self) -> usize;
    /// Counts the sequences of `depth` actions from the start.
    fn perft(
        &self,
        options: &str,
        library: &Library,
        seed: Seed,
        depth: usize,
    ) -> Result<u64, Failure>;
}

struct Typed<G>(PhantomData<fn() -> G>);

macro_rules! typed {
    ($game:ty) => {
        &Typed::<$game>(PhantomData) as &dyn TypedGame
    };
}

static TYPED: &[&dyn TypedGame] = &games::every_game!(typed);

/// A game of the catalogue, with its type.
pub(crate) fn typed(name: &str) -> &'static dyn TypedGame {
    let found = TYPED.iter().copied().find(|game| game.name() == name);
    found.expect("both lists are made from the same one")
}

fn setup<G: Game>(options: &str, library: &Library) -> Result<Setup<G>, Failure> {
    let options = options.parse().map_err(Failure::bad)?;
    Ok(Setup { edition: library.newest_edition(), options })
}

impl<G: Game> TypedGame for Typed<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn legal_json(&self, played: &dyn AnyMatch) -> Vec<Value> {
        let played: &Match<G> = played.as_any().downcast_ref().expect("a match of this game");
        let mut actions = Vec::new();
        played.state().legal(&mut actions);
        let shown = |action: &G::Action| {
            let mut value = json!(action);
            value["text"] = Value::from(action.to_string());
            value
        };
        actions.iter().map(shown).collect()
    }

    fn play_at_random(
        &self,
        options: &str,
        library: &Library,
        seed: u64,
    ) -> Result<Playout, Failure> {
        let mut chance = SeededChance::new(Seed::from_number(seed));
        let mut picks = QuickChance::new(seed);
        let mut state =
            G::begin(&setup(options, library)?, &mut chance, &mut Silent).map_err(Failure::bad)?;
        let mut actions = Vec::new();
        let mut n_actions = 0;
        loop {
            state.legal(&mut actions);
            if actions.is_empty() {
                return Ok(Playout { n_actions, standings: state.standings() });
            }
            state.apply_unchecked(picks.pick(&actions), &mut chance, &mut Silent);
            n_actions += 1;
        }
    }

    fn playouts(
        &self,
        options: &str,
        library: &Library,
        n_games: usize,
    ) -> Result<Box<dyn FnMut() -> Playouts>, Failure> {
        let starts = starts::<G>(&setup(options, library)?)?;
        Ok(Box::new(move || {
            let mut chance = QuickChance::new(1);
            let mut actions = Vec::new();
            let mut all = Playouts { n_games, ..Playouts::default() };
            for start in starts.iter().cycle().take(n_games) {
                let mut state = start.clone();
                loop {
                    state.legal(&mut actions);
                    if actions.is_empty() {
                        break;
                    }
                    all.n_actions += 1;
                    all.n_choices += actions.len();
                    let action = chance.pick(&actions);
                    state.apply_unchecked(action, &mut chance, &mut Silent);
                }
                let totals = state.totals();
                all.points +=
                    Seat::all(state.n_seats()).map(|seat| i64::from(totals[seat])).sum::<i64>();
            }
            all
        }))
    }

    fn operation(
        &self,
        options: &str,
        library: &Library,
        operation: Operation,
    ) -> Result<Box<dyn FnMut(usize)>, Failure> {
        let setup = setup::<G>(options, library)?;
        let (states, ends) = middles_and_ends(starts::<G>(&setup)?);
        let mut actions = Vec::new();
        let mut chance = QuickChance::new(2);
        Ok(Box::new(move |n_times| {
            let states = states.iter().cycle().take(n_times);
            match operation {
                Operation::Clone => states.for_each(|(state, _)| drop(black_box(state.clone()))),
                Operation::Legal => states.for_each(|(state, _)| {
                    state.legal(&mut actions);
                    black_box(&actions);
                }),
                Operation::CloneAndApply => states.for_each(|(state, action)| {
                    let mut next = state.clone();
                    next.apply_unchecked(*action, &mut chance, &mut Silent);
                    black_box(&next);
                }),
                Operation::Start => (0..n_times).for_each(|_| {
                    drop(black_box(G::begin(&setup, &mut chance, &mut Silent)));
                }),
                Operation::Totals => ends.iter().cycle().take(n_times).for_each(|state| {
                    black_box(state.totals());
                }),
            }
        }))
    }

    fn bytes_per_state(&self) -> usize {
        size_of::<G>()
    }

    fn perft(
        &self,
        options: &str,
        library: &Library,
        seed: Seed,
        depth: usize,
    ) -> Result<u64, Failure> {
        let mut chance = SeededChance::new(seed);
        let state =
            G::begin(&setup(options, library)?, &mut chance, &mut Silent).map_err(Failure::bad)?;
        Ok(perft::<G>(&state, &chance, depth))
    }
}

/// A few matches of the same set-up, with other chance.
fn starts<G: Game>(setup: &Setup<G>) -> Result<Vec<G>, Failure> {
    let start = |number| G::begin(setup, &mut QuickChance::new(number), &mut Silent);
    (0..64).map(start).collect::<Result<_, _>>().map_err(Failure::bad)
}

/// States along random matches, each with a legal action, and the states at the end.
fn middles_and_ends<G: Game>(starts: Vec<G>) -> (Vec<(G, G::Action)>, Vec<G>) {
    let mut chance = QuickChance::new(3);
    let mut actions = Vec::new();
    let (mut middles, mut ends) = (Vec::new(), Vec::new());
    for mut state in starts.into_iter().take(16) {
        loop {
            state.legal(&mut actions);
            if actions.is_empty() {
                break;
            }
            let action = chance.pick(&actions);
            middles.push((state.clone(), action));
            state.apply_unchecked(action, &mut chance, &mut Silent);
        }
        ends.push(state);
    }
    (middles, ends)
}

/// The number of action sequences of length `depth`, with chance following from the seed. A change
/// of the rules changes the numbers.
fn perft<G: Game>(state: &G, chance: &SeededChance, depth: usize) -> u64 {
    let mut actions = Vec::new();
    state.legal(&mut actions);
    if depth <= 1 {
        return if depth == 0 { 1 } else { actions.len() as u64 };
    }
    actions
        .iter()
        .map(|&action| {
            let (mut next, mut next_chance) = (state.clone(), chance.clone());
            next.apply_unchecked(action, &mut next_chance, &mut Silent);
            perft(&next, &next_chance, depth - 1)
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_plays_the_same_match() {
        let library = Library::default();
        let play = |seed| typed("kingdom-builder").play_at_random("players=3", &library, seed).ok();
        assert_eq!(play(5), play(5));
        assert_ne!(play(5), play(6));
    }
}
