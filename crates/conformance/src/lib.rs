//! Tests that every game must pass, whatever it is about.
//!
//! A game's own tests call [`check`] in a few lines. It plays random matches over random options
//! and looks at every single state on the way; the first thing that does not hold panics with the
//! options, the seed and the action, so that the match can be played again.

mod coverage;
mod game_readers;
mod golden;
mod mutation;
mod readers;
mod thrift;
mod twins;

pub use coverage::check_rules;
pub use game_readers::check_game_readers;
pub use golden::{check_records, stored_edition};
pub use mutation::{mutated, mutated_json};
pub use readers::{Spelling, Tally, check_json_reader, check_reader};
pub use thrift::check_thrift;

use table::{Chance, Game, Match, QuickChance, Record, Refusal, Seat, Seed, Silent, Urn, Viewer};
use twins::check_twins;

/// What a game adds so that it can be tested from outside.
pub trait Testable: Game {
    /// No match takes more actions than this.
    const MAX_ACTIONS: usize;

    /// Options chosen at random, such that all of them come up sooner or later.
    fn random_options(chance: &mut QuickChance) -> Self::Options;

    /// Any action at all, legal or not.
    fn random_action(&self, chance: &mut QuickChance) -> Self::Action;

    /// Counts every component against the box, and compares everything kept incrementally with
    /// the same computed anew. Says what does not fit.
    fn audit(&self) -> Result<(), String>;
}

/// What was seen while checking, so that a test can make sure that it saw enough.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    /// Matches played to their end.
    pub n_matches: usize,
    /// Actions carried out.
    pub n_actions: usize,
    /// Actions refused.
    pub n_refusals: usize,
    /// Twins of a state that differed in what a viewer could not know.
    pub n_twins: usize,
    /// Actions after which a viewer who had learned nothing saw the same of both twins.
    pub n_alike: usize,
    /// Actions that could be taken back.
    pub n_undone: usize,
}

/// Plays `n_matches` random matches and checks everything at every state.
pub fn check<G: Testable>(n_matches: usize, first_seed: u64) -> Seen {
    let mut seen = Seen::default();
    for number in 0..n_matches as u64 {
        let seed = first_seed + number;
        let mut chance = QuickChance::new(seed);
        let options = G::random_options(&mut chance);
        check_match::<G>(options, seed, chance, &mut seen);
    }
    seen
}

fn check_match<G: Testable>(
    options: G::Options,
    seed: u64,
    mut chance: QuickChance,
    seen: &mut Seen,
) {
    let context = format!("options `{options}`, seed {seed}");
    let text = options.to_string();
    assert_eq!(text.parse::<G::Options>().as_ref(), Ok(&options), "options round trip: {text}");

    let seed = Seed::from_number(seed);
    let mut played = Match::<G>::seeded(options.clone(), seed)
        .unwrap_or_else(|faults| panic!("random options must start: {faults}; {context}"));
    let mut actions = Vec::new();
    loop {
        let state = played.state();
        let context = format!("{context}, after {} actions", played.n_plies());
        if let Err(fault) = state.audit() {
            panic!("components do not add up: {fault}; {context}");
        }
        state.legal(&mut actions);
        let Some(to_act) = state.to_act() else {
            assert!(actions.is_empty(), "no choice after the end; {context}");
            break;
        };
        assert!(!actions.is_empty(), "stuck: seat {to_act} has no choice; {context}");
        assert!(played.n_plies() < G::MAX_ACTIONS, "does not end; {context}");
        check_choices(state, &actions, &mut chance, seen, &context);
        check_hidden(state, &mut chance, &context);

        let action = chance.pick(&actions);
        check_twins(&played, action, &mut chance, seen, &context);
        let before = played.clone();
        played.act(to_act, action, Vec::new()).unwrap_or_else(|error| {
            panic!("`{action}` was listed but not played: {error}; {context}")
        });
        check_undo(&before, &played, seen, &context);
        seen.n_actions += 1;
    }
    check_record(&played, &context);
    seen.n_matches += 1;
}

/// Listed is exactly what is accepted; every action has a text form; a refusal changes nothing.
fn check_choices<G: Testable>(
    state: &G,
    actions: &[G::Action],
    chance: &mut QuickChance,
    seen: &mut Seen,
    context: &str,
) {
    for (index, &action) in actions.iter().enumerate() {
        assert_eq!(state.check(action), Ok(()), "`{action}` is listed; {context}");
        assert!(!actions[..index].contains(&action), "`{action}` is listed twice; {context}");
        let text = action.to_string();
        assert_eq!(text.parse(), Ok(action), "text round trip of `{text}`; {context}");
    }
    for _ in 0..8 {
        let action = state.random_action(chance);
        if actions.contains(&action) {
            continue;
        }
        let Err(Refusal { rule, reason }) = state.check(action) else {
            panic!("`{action}` is accepted but not listed; {context}");
        };
        assert!(!rule.is_empty() && !reason.is_empty(), "`{action}` refused without reason");
        let mut tried = state.clone();
        let refused = tried.apply(action, chance, &mut Silent);
        assert_eq!(refused, Err(Refusal { rule, reason }), "check and apply differ; {context}");
        assert_eq!(&tried, state, "the refused `{action}` changed the state; {context}");
        seen.n_refusals += 1;
    }
}

/// A guess looks like the truth to whom it is made for.
fn check_hidden<G: Testable>(state: &G, chance: &mut QuickChance, context: &str) {
    let edition = state.edition();
    for viewer in Viewer::all(state.n_seats()) {
        let view = state.view(viewer);
        let data: G::ViewData = serde_json::from_str(&written::<G>(&view))
            .unwrap_or_else(|error| panic!("{viewer:?}: a client cannot read: {error}; {context}"));
        let read = G::read_view(data, &edition)
            .unwrap_or_else(|error| panic!("{viewer:?}: a client refuses: {error}; {context}"));
        assert_eq!(read, view, "{viewer:?}: a client reads something else; {context}");
        let guess = G::guess(&view, chance);
        assert_eq!(guess.view(viewer), view, "{viewer:?}: the guess looks different; {context}");
        let (guessed, seen) = (written::<G>(&guess.view(viewer)), written::<G>(&view));
        assert_eq!(guessed, seen, "{viewer:?}; {context}");
        assert_eq!(guess.unseen(viewer), state.unseen(viewer), "{viewer:?}; {context}");
        if let Err(fault) = guess.audit() {
            panic!("{viewer:?}: the guess does not add up: {fault}; {context}");
        }
    }
}

/// Undo gives back exactly what was, and exists exactly where nobody learned anything and the match
/// goes on.
fn check_undo<G: Testable>(before: &Match<G>, after: &Match<G>, seen: &mut Seen, context: &str) {
    let (seat, action) = after.actions().last().expect("an action was played");
    let mut undone = after.clone();
    let learned = somebody_learned(before.state(), after.state());
    if after.state().to_act().is_none() {
        for seat in Seat::all(after.state().n_seats()) {
            assert_eq!(after.n_undoable(seat), 0, "`{action}` ended the match; {context}");
            assert!(undone.undo(seat).is_err(), "the end was taken back; {context}");
        }
        assert_eq!(undone.record(), after.record(), "a refused undo changed something; {context}");
        return;
    }
    match undone.undo(seat) {
        Ok(()) => {
            assert!(!learned, "`{action}` revealed something and was taken back; {context}");
            assert_eq!(undone.state(), before.state(), "undo of `{action}`; {context}");
            assert_eq!(undone.record(), before.record(), "undo of `{action}`; {context}");
            undone.act(seat, action, Vec::new()).expect("what was undone can be done again");
            assert_eq!(undone.state(), after.state(), "redo of `{action}`; {context}");
            seen.n_undone += 1;
        }
        Err(_) => {
            let mut other_chance = after.state().clone();
            other_chance.clone_from(before.state());
            let mut counting = Counting { chance: QuickChance::new(1), n_draws: 0 };
            other_chance.apply_unchecked(action, &mut counting, &mut Silent);
            assert!(
                learned || counting.n_draws > 0,
                "`{action}` revealed nothing and could not be taken back; {context}"
            );
        }
    }
}

/// The record reads back, replays to the same state, and the same seed gives the same match.
fn check_record<G: Testable>(played: &Match<G>, context: &str) {
    for (ply, event) in played.events_since(None, Viewer::Watcher) {
        let text = bytes(&event);
        let read: G::Event = serde_json::from_str(&text)
            .unwrap_or_else(|error| panic!("`{text}` of action {ply}: {error}; {context}"));
        assert_eq!(read, event, "a client reads another event; {context}");
    }
    let record = played.record();
    let text = record.to_string();
    assert_eq!(text.parse::<Record>().as_ref(), Ok(&record), "record round trip; {context}");
    let components = &played.setup().edition.components;
    let replayed = Match::<G>::replay(&record, components, None)
        .unwrap_or_else(|error| panic!("the record does not replay: {error}; {context}"));
    assert_eq!(replayed.state(), played.state(), "replay; {context}");
    assert_eq!(replayed.record().to_string(), text, "replay; {context}");
}

/// Whether any viewer can see now what was hidden before.
fn somebody_learned<G: Game>(before: &G, after: &G) -> bool {
    Viewer::all(before.n_seats()).any(|viewer| before.unseen(viewer) != after.unseen(viewer))
}

fn written<G: Game>(view: &G::View) -> String {
    bytes(&G::write_view(view))
}

fn bytes(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("what is sent can be written as JSON")
}

/// Counts how often chance is asked.
struct Counting {
    chance: QuickChance,
    n_draws: usize,
}

impl Chance for Counting {
    fn draw(&mut self, urn: &Urn<'_>) -> usize {
        self.n_draws += 1;
        self.chance.draw(urn)
    }
}
