//! Whether a game reads any input without harm: actions, options, records, views and component
//! files.

use crate::Testable;
use crate::mutation::mutated;
use crate::readers::{Spelling, Tally, check_json_reader, check_reader};
use serde_json::Value;
use std::sync::Arc;
use table::{
    ComponentTexts, Components, Edition, Faults, Game, Match, QuickChance, Record, Seed, Setup,
    Silent, Viewer, newest_rules,
};

/// So many actions are tried with components nobody has seen before.
const N_TRIED: usize = 60;

/// Good input, from matches played at random.
struct Samples<G: Game> {
    actions: Vec<String>,
    options: Vec<String>,
    records: Vec<Record>,
    views: Vec<Value>,
    edition: Edition<G>,
}

/// Gives every reader of the game good input, and `n_rounds` of slightly wrong input each.
pub fn check_game_readers<G: Testable>(n_rounds: usize) {
    let samples = Samples::<G>::played(4);
    let tally = check_reader(&samples.actions, n_rounds, Spelling::One, |text| {
        text.parse::<G::Action>().map(|action| action.to_string())
    });
    saw_both("actions", tally);
    let tally = check_reader(&samples.options, n_rounds, Spelling::Several, |text| {
        let options: G::Options = text.parse()?;
        // Whether a match can begin with them is another question, and answered without a panic.
        let _ = Match::<G>::seeded(options.clone(), Seed::from_number(1));
        Ok::<String, table::ParseError>(options.to_string())
    });
    saw_both("options", tally);
    let texts: Vec<String> = samples.records.iter().map(Record::to_string).collect();
    let tally = check_reader(&texts, n_rounds / 10, Spelling::Several, |text| {
        text.parse::<Record>().map(|record| record.to_string())
    });
    assert!(tally.n_refused > 0, "records: nothing was refused");
    check_edited_records(&samples, n_rounds / 20);
    saw_both("views", check_views(&samples, n_rounds));
    saw_both("components", check_components::<G>(n_rounds / 10));
}

fn saw_both(what: &str, tally: Tally) {
    assert!(tally.n_accepted > 0 && tally.n_refused > 0, "{what}: too little was seen, {tally:?}");
}

impl<G: Testable> Samples<G> {
    fn played(n_matches: u64) -> Samples<G> {
        let mut chance = QuickChance::new(3);
        let mut samples = Samples {
            actions: Vec::new(),
            options: Vec::new(),
            records: Vec::new(),
            views: Vec::new(),
            edition: Edition::ours(),
        };
        let mut legal = Vec::new();
        for number in 0..n_matches {
            let options = G::random_options(&mut chance);
            samples.options.push(options.to_string());
            let mut played = Match::<G>::seeded(options, Seed::from_number(number))
                .expect("random options are good");
            while let Some(to_act) = played.state().to_act() {
                played.state().legal(&mut legal);
                let action = chance.pick(&legal);
                samples.actions.push(action.to_string());
                if chance.below(20) == 0 {
                    let viewers: Vec<Viewer> = Viewer::all(played.state().n_seats()).collect();
                    let view = played.state().view(chance.pick(&viewers));
                    samples.views.push(json::<G>(&view));
                }
                played.act(to_act, action, Vec::new()).expect("a listed action");
            }
            samples.records.push(played.record());
        }
        samples.actions.sort();
        samples.actions.dedup();
        samples
    }
}

fn json<G: Game>(view: &G::View) -> Value {
    serde_json::to_value(G::write_view(view)).expect("a view can be written as JSON")
}

/// A record that was edited and sealed again is replayed to what it says, or refused.
fn check_edited_records<G: Testable>(samples: &Samples<G>, n_rounds: usize) {
    let mut chance = QuickChance::new(5);
    for round in 0..n_rounds {
        let mut record = samples.records[round % samples.records.len()].clone();
        let index = chance.below(record.plies.len());
        match chance.below(5) {
            0 => record.plies[index].action = mutated(&record.plies[index].action, &mut chance),
            1 => drop(record.plies.remove(index)),
            2 => record.plies.insert(index, record.plies[index].clone()),
            3 => record.plies.truncate(index),
            _ => record.origin.options = mutated(&record.origin.options, &mut chance),
        }
        let Ok(read) = record.to_string().parse::<Record>() else { continue };
        match Match::<G>::replay(&read, &samples.edition.components, None) {
            Ok(played) => {
                assert_eq!(played.record().plies, read.plies, "replayed to another match")
            }
            Err(error) => assert!(!error.to_string().is_empty(), "refused without a reason"),
        }
    }
}

/// A view that a client accepts can be asked everything a client asks.
fn check_views<G: Testable>(samples: &Samples<G>, n_rounds: usize) -> Tally {
    check_json_reader(&samples.views, n_rounds, |value| {
        let data: G::ViewData =
            serde_json::from_value(value.clone()).map_err(|error| error.to_string())?;
        let view = G::read_view(data, &samples.edition).map_err(|error| error.to_string())?;
        let mut chance = QuickChance::new(1);
        let mut guess = G::guess(&view, &mut chance);
        let _ = (view.to_string(), guess.standings());
        play_on(&mut guess, 1, &mut chance);
        Ok::<Value, String>(json::<G>(&view))
    })
}

fn play_on<G: Game>(state: &mut G, n_actions: usize, chance: &mut QuickChance) {
    let mut legal = Vec::new();
    for _ in 0..n_actions {
        state.legal(&mut legal);
        if legal.is_empty() {
            return;
        }
        state.apply_unchecked(chance.pick(&legal), chance, &mut Silent);
    }
}

/// Wrong component files are refused by file and line; what is accepted can be played with.
fn check_components<G: Testable>(n_rounds: usize) -> Tally {
    let mut chance = QuickChance::new(9);
    let mut tally = Tally::default();
    let ours = G::Components::ours();
    for round in 0..n_rounds {
        let files = G::Components::files();
        let (name, text) = files[round % files.len()];
        let text = changed_line(text, &mut chance);
        match read::<G>(name, &text) {
            Ok(set) => {
                tally.n_accepted += 1;
                assert_eq!(
                    set.hash() == ours.hash(),
                    set == *ours,
                    "{name}: the hash is of what is read"
                );
                try_out::<G>(set, &mut chance);
            }
            Err(faults) => {
                tally.n_refused += 1;
                assert!(!faults.0.is_empty(), "{name} is refused without a fault");
                for fault in &faults.0 {
                    assert!(fault.contains(".txt"), "which file? {fault}");
                }
            }
        }
    }
    tally
}

/// A file with one line changed.
fn changed_line(text: &str, chance: &mut QuickChance) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let entries: Vec<usize> = (0..lines.len())
        .filter(|&at| !lines[at].is_empty() && !lines[at].starts_with('#'))
        .collect();
    let at = chance.pick(&entries);
    let wrong = mutated(lines[at], chance);
    let with = |(index, line): (usize, &&str)| {
        if index == at { wrong.clone() } else { (*line).to_owned() }
    };
    lines.iter().enumerate().map(with).map(|line| line + "\n").collect()
}

fn read<G: Game>(name: &str, text: &str) -> Result<G::Components, Faults> {
    let others = [(name.to_owned(), text.to_owned())];
    G::Components::read(&ComponentTexts::with_others::<G::Components>(others)?)
}

/// Plays a little with a set; that it was accepted promises that this is possible.
fn try_out<G: Testable>(set: G::Components, chance: &mut QuickChance) {
    let edition = Edition { rules: newest_rules::<G>(), components: Arc::new(set) };
    let setup = Setup { edition, options: G::random_options(chance) };
    if let Ok(mut state) = G::begin(&setup, chance, &mut Silent) {
        play_on(&mut state, N_TRIED, chance);
    }
}
