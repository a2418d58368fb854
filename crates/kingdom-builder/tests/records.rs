//! Stored matches stay playable: every record in `records/` still replays to its result.
//!
//! `RENEW_RECORDS=1 cargo test -p kingdom-builder --test records` writes them anew. That is right
//! only for records that no release has ever written; afterwards a change of the rules gets a new
//! version instead.

use kingdom_builder::{Components, State};
use std::fs;
use std::path::{Path, PathBuf};
use table::{Components as _, Game, Match, QuickChance, Record, Seed};

/// What is played with, by the first part of a record's name.
const PLAYED: [(&str, &str); 8] = [
    ("base", ""),
    ("nomads", "with=nomads"),
    ("crossroads", "with=crossroads"),
    ("marshlands", "with=marshlands"),
    ("harvest", "with=harvest"),
    ("small", "with=capitol,caves,island capitols=one"),
    ("all", "with=all"),
    ("variants", "with=nomads,crossroads,harvest swamp-cards=yes lords-need-presence=yes"),
];

/// All records by name, with their options: everything for every number of players.
fn stored() -> Vec<(String, String)> {
    let matches = PLAYED.iter().flat_map(|(name, options)| {
        (2..=5).map(move |players| {
            let options = format!("players={players} {options}");
            (format!("{name}-{players}"), options.trim_end().to_owned())
        })
    });
    matches.collect()
}

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
        for (number, (name, options)) in stored().iter().enumerate() {
            let text = random_match(options, number as u64 + 1).record().to_string();
            fs::write(folder().join(format!("{name}.record")), text).expect("a record is written");
        }
    }
    for (name, options) in stored() {
        let text = fs::read_to_string(folder().join(format!("{name}.record")))
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        let played = Match::<State>::replay(&record, &Components::ours(), None)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(played.state().to_act(), None, "{name} is finished");
        assert_eq!(played.options(), &options.parse().expect("good options"), "{name}");
        assert_eq!(played.record().to_string(), text, "{name} is written as it was");
    }
}
