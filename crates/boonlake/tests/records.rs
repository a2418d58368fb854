//! Stored matches stay playable: every record in `records/` still replays to its result.
//!
//! `RENEW_RECORDS=1 cargo test -p boonlake --test records` writes them anew. That is right only
//! for records that no release has ever written; afterwards a change of the rules gets a new
//! version instead, and its records are added to these.

use boonlake::{Components, State};
use std::fs;
use std::path::{Path, PathBuf};
use table::{Components as _, Game, Match, QuickChance, Record, Seed};

/// A match for each number of players, and for each level of the solo game. The number is the
/// version of the rules.
const STORED: [(&str, &str); 8] = [
    ("1-players-2", "players=2"),
    ("1-players-3", "players=3"),
    ("1-players-4", "players=4"),
    ("1-solo-easy", "players=1 level=easy"),
    ("1-solo-medium", "players=1 level=medium"),
    ("1-solo-challenge", "players=1 level=challenge"),
    ("1-solo-difficult", "players=1 level=difficult"),
    ("1-solo-very-difficult", "players=1 level=very-difficult"),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// A match in which every seat acts at random.
fn random_match(options: &str, number: u64) -> Match<State> {
    let options = options.parse().expect("good options");
    let mut played = Match::<State>::seeded(options, Seed::from_number(number)).expect("a match");
    let mut chance = QuickChance::new(number);
    let mut actions = Vec::new();
    while let Some(seat) = played.state().to_act() {
        played.state().legal(&mut actions);
        played.act(seat, chance.pick(&actions), Vec::new()).expect("a legal action");
    }
    played
}

#[test]
fn stored_matches_replay_to_their_results() {
    if std::env::var_os("RENEW_RECORDS").is_some() {
        for (number, (name, options)) in STORED.iter().enumerate() {
            let text = random_match(options, number as u64 + 1).record().to_string();
            fs::write(folder().join(format!("{name}.record")), text).expect("a record is written");
        }
    }
    for (name, options) in STORED {
        let text = fs::read_to_string(folder().join(format!("{name}.record")))
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        let played = Match::<State>::replay(&record, &Components::ours(), None)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(played.state().to_act(), None, "{name} is finished");
        assert_eq!(played.setup().options, options.parse().expect("good options"), "{name}");
        assert_eq!(played.record().to_string(), text, "{name} is written as it was");
    }
}
