//! Games and matches without their types.

use crate::error::Error;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};
use std::any::Any;
use std::hint::black_box;
use std::marker::PhantomData;
use table::conformance::perft;
use table::record::Luck;
use table::{
    Game, Match, QuickChance, Record, Seat, Seed, SeededChance, Silent, Standings, Viewer,
};

/// The end of a match played at random.
#[derive(Clone, PartialEq, Debug)]
pub struct Playout {
    /// How many actions it took.
    pub n_actions: usize,
    /// The result.
    pub standings: Standings,
}

/// What many random matches came to.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Playouts {
    /// How many matches.
    pub n_games: usize,
    /// How many actions in all.
    pub n_actions: usize,
    /// How many legal actions in all, to choose from.
    pub n_choices: usize,
    /// The sum of all final points, so that scoring cannot be left out.
    pub points: i64,
}

/// A single thing a game does, to be measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operation {
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

/// A game of the catalogue.
pub trait AnyGame: Sync {
    /// Its name.
    fn name(&self) -> &'static str;
    /// The version of its rules.
    fn rules(&self) -> u16;
    /// Options as they would be written out in full, or what is wrong with them.
    fn options(&self, text: &str) -> Result<String, Error>;
    /// Starts a match.
    fn start(&self, options: &str, luck: Luck) -> Result<Box<dyn AnyMatch>, Error>;
    /// Plays a record again, up to `n_plies` actions or all of them.
    fn replay(&self, record: &Record, n_plies: Option<usize>) -> Result<Box<dyn AnyMatch>, Error>;
    /// Plays a match in which every seat acts at random; everything follows from the seed.
    fn play_at_random(&self, options: &str, seed: u64) -> Result<Playout, Error>;
    /// Plays `n_games` matches at random, from a few set-ups that are made beforehand.
    fn playouts(
        &self,
        options: &str,
        n_games: usize,
    ) -> Result<Box<dyn FnMut() -> Playouts>, Error>;
    /// A single operation, to be repeated over states from the middle of matches.
    fn operation(
        &self,
        options: &str,
        operation: Operation,
    ) -> Result<Box<dyn FnMut(usize)>, Error>;
    /// The size of a state, without what all states of a match share.
    fn bytes_per_state(&self) -> usize;
    /// Counts the sequences of `depth` actions from the start.
    fn perft(&self, options: &str, seed: Seed, depth: usize) -> Result<u64, Error>;
}

/// A match of some game, used by text and JSON.
pub trait AnyMatch: Send {
    /// The match with its type, for those who know it.
    fn as_any(&self) -> &dyn Any;
    /// The game's name.
    fn game(&self) -> &'static str;
    /// How many seats play.
    fn n_seats(&self) -> usize;
    /// How many actions were played; the state's number.
    fn n_plies(&self) -> usize;
    /// Who is asked; `None` when the match is over.
    fn to_act(&self) -> Option<Seat>;
    /// Everything the seat to act may do: each action with its fields, and its text as `text`.
    fn legal(&self) -> Vec<Value>;
    /// The same as text alone.
    fn legal_texts(&self) -> Vec<String>;
    /// What each of them means, in a few plain words.
    fn legal_meanings(&self) -> Vec<String>;
    /// Carries out an action given as text; `draws` names what chance brings in a scripted match.
    fn act(&mut self, seat: Seat, action: &str, draws: Vec<String>) -> Result<(), Error>;
    /// How many actions a seat may take back.
    fn n_undoable(&self, seat: Seat) -> usize;
    /// Takes back the latest action of a seat.
    fn undo(&mut self, seat: Seat) -> Result<(), Error>;
    /// What a viewer knows, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same, written out.
    fn view_json(&self, viewer: Viewer) -> Box<RawValue>;
    /// What a viewer knows, as text.
    fn view_text(&self, viewer: Viewer) -> String;
    /// What a viewer may know of what happened after the first `n_plies` actions, as text; with
    /// `None` of everything, the set-up too.
    fn events_since(&self, n_plies: Option<usize>, viewer: Viewer) -> Vec<String>;
    /// The same, each event as JSON and with the number of its action, from 1; 0 is the set-up.
    fn happenings_since(
        &self,
        n_plies: Option<usize>,
        viewer: Viewer,
    ) -> Vec<(usize, Box<RawValue>)>;
    /// The points as they stand.
    fn standings(&self) -> Standings;
    /// The match as a record.
    fn record(&self) -> Record;
    /// A copy, for somebody who thinks about it elsewhere.
    fn copy(&self) -> Box<dyn AnyMatch>;
}

/// A game's type, as a value of the catalogue.
pub(crate) struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    pub(crate) const NEW: Erased<G> = Erased(PhantomData);
}

impl<G: Game> AnyGame for Erased<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u16 {
        G::RULES
    }

    fn options(&self, text: &str) -> Result<String, Error> {
        let options: G::Options = text.parse()?;
        G::start(&options, &mut QuickChance::new(0), &mut Silent)?;
        Ok(options.to_string())
    }

    fn start(&self, options: &str, luck: Luck) -> Result<Box<dyn AnyMatch>, Error> {
        let options: G::Options = options.parse()?;
        Ok(Box::new(match luck {
            Luck::Seed(seed) => Match::<G>::seeded(options, seed)?,
            Luck::Script(draws) => Match::<G>::scripted(options, draws)?,
        }))
    }

    fn replay(&self, record: &Record, n_plies: Option<usize>) -> Result<Box<dyn AnyMatch>, Error> {
        Ok(Box::new(Match::<G>::replay(record, n_plies).map_err(Error::Record)?))
    }

    fn play_at_random(&self, options: &str, seed: u64) -> Result<Playout, Error> {
        let options: G::Options = options.parse()?;
        let mut chance = SeededChance::new(Seed::from_number(seed));
        let mut picks = QuickChance::new(seed);
        let mut state = G::start(&options, &mut chance, &mut Silent)?;
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
        n_games: usize,
    ) -> Result<Box<dyn FnMut() -> Playouts>, Error> {
        let starts = starts::<G>(&options.parse()?)?;
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
        operation: Operation,
    ) -> Result<Box<dyn FnMut(usize)>, Error> {
        let options: G::Options = options.parse()?;
        let (states, ends) = middles_and_ends(starts::<G>(&options)?);
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
                    drop(black_box(G::start(&options, &mut chance, &mut Silent)));
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

    fn perft(&self, options: &str, seed: Seed, depth: usize) -> Result<u64, Error> {
        let options: G::Options = options.parse()?;
        let mut chance = SeededChance::new(seed);
        let state = G::start(&options, &mut chance, &mut Silent)?;
        Ok(perft(&state, &chance, depth))
    }
}

/// A few matches of the same options, set up differently.
fn starts<G: Game>(options: &G::Options) -> Result<Vec<G>, Error> {
    let start = |number| G::start(options, &mut QuickChance::new(number), &mut Silent);
    Ok((0..64).map(start).collect::<Result<_, _>>()?)
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

impl<G: Game> AnyMatch for Match<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn game(&self) -> &'static str {
        G::NAME
    }

    fn n_seats(&self) -> usize {
        self.state().n_seats()
    }

    fn n_plies(&self) -> usize {
        Match::n_plies(self)
    }

    fn to_act(&self) -> Option<Seat> {
        self.state().to_act()
    }

    fn legal(&self) -> Vec<Value> {
        let mut actions = Vec::new();
        self.state().legal(&mut actions);
        let shown = |action: &G::Action| {
            let mut value = json!(action);
            value["text"] = Value::from(action.to_string());
            value
        };
        actions.iter().map(shown).collect()
    }

    fn legal_texts(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.state().legal(&mut actions);
        actions.iter().map(|action| action.to_string()).collect()
    }

    fn legal_meanings(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.state().legal(&mut actions);
        actions.iter().map(|&action| self.state().meaning(action)).collect()
    }

    fn act(&mut self, seat: Seat, action: &str, draws: Vec<String>) -> Result<(), Error> {
        let action: G::Action = action.parse()?;
        Ok(Match::act(self, seat, action, draws)?)
    }

    fn n_undoable(&self, seat: Seat) -> usize {
        Match::n_undoable(self, seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Error> {
        Ok(Match::undo(self, seat)?)
    }

    fn view(&self, viewer: Viewer) -> Value {
        json!(self.state().view(viewer))
    }

    fn view_json(&self, viewer: Viewer) -> Box<RawValue> {
        to_raw_value(&self.state().view(viewer)).expect("a view can be written out")
    }

    fn view_text(&self, viewer: Viewer) -> String {
        self.state().view(viewer).to_string()
    }

    fn events_since(&self, n_plies: Option<usize>, viewer: Viewer) -> Vec<String> {
        Match::events_since(self, n_plies, viewer).map(|(_, event)| event.to_string()).collect()
    }

    fn happenings_since(
        &self,
        n_plies: Option<usize>,
        viewer: Viewer,
    ) -> Vec<(usize, Box<RawValue>)> {
        let written = |event: &G::Event| to_raw_value(event).expect("an event can be written out");
        Match::events_since(self, n_plies, viewer)
            .map(|(ply, event)| (ply, written(&event)))
            .collect()
    }

    fn standings(&self) -> Standings {
        self.state().standings()
    }

    fn record(&self) -> Record {
        Match::record(self)
    }

    fn copy(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
}

#[cfg(test)]
mod tests {
    use crate::game;

    #[test]
    fn errors_say_what_is_there() {
        let error = game("chess").err().expect("no such game");
        assert_eq!(
            error.to_string(),
            "there is no game `chess`; there are kingdom-builder, boonlake, suna-valo"
        );
        let game = game("kingdom-builder").expect("a game");
        assert!(game.options("players=7").is_err());
        assert_eq!(game.options("players=3").expect("good options"), "players=3");
    }

    #[test]
    fn the_same_seed_plays_the_same_match() {
        let game = game("kingdom-builder").expect("a game");
        let once = game.play_at_random("players=3", 5).expect("a match");
        assert_eq!(game.play_at_random("players=3", 5).expect("a match"), once);
        assert_ne!(game.play_at_random("players=3", 6).expect("a match"), once);
    }
}
