//! Stored matches stay playable: every record in `records/` still replays to its result.
//!
//! `RENEW_RECORDS=1 cargo test -p suna-valo --test records` writes them anew. That is right only
//! for records that no release has ever written; afterwards a change of the rules gets a new
//! version instead.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use suna_valo::{Components, State};
use table::{
    ComponentTexts, Components as _, Edition, Game, Luck, Match, QuickChance, Record, RulesVersion,
    Seed, Setup,
};

/// Every character, both ways to be given one, and the option.
const STORED: [(&str, &str); 7] = [
    ("dealt", "players=2"),
    ("first", "players=2 characters=first"),
    ("courier-haggler", "players=2 characters=courier,haggler"),
    ("satchel-scout", "players=2 characters=satchel,scout"),
    ("tinker-barterer", "players=2 characters=tinker,barterer"),
    ("skipper-gleaner", "players=2 characters=skipper,gleaner festival-ships-remove=yes"),
    ("barterer-skipper", "players=2 characters=barterer,skipper"),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// The cards these matches were played with, which stay as they are when ours change.
fn components() -> Arc<Components> {
    let names = Components::FILES.iter().map(|(name, _)| *name);
    let texts = names.map(|name| {
        let path = folder().join("components").join(name);
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        (name.to_owned(), text)
    });
    let texts = ComponentTexts::with_others::<Components>(texts).expect("known files");
    Arc::new(Components::read(&texts).expect("good files"))
}

/// A match in which every seat acts at random.
fn random_match(options: &str, number: u64) -> Match<State> {
    let edition = Edition::new(RulesVersion(1), components()).expect("a version that is known");
    let setup = Setup { edition, options: options.parse().expect("good options") };
    let luck = Luck::Seed(Seed::from_number(number));
    let mut played = Match::<State>::start(setup, luck).expect("a match");
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
    let components = components();
    for (name, options) in STORED {
        let text = fs::read_to_string(folder().join(format!("{name}.record")))
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        let played = Match::<State>::replay(&record, &components, None)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(played.state().to_act(), None, "{name} is finished");
        assert_eq!(played.options(), &options.parse().expect("good options"), "{name}");
        assert_eq!(played.record().to_string(), text, "{name} is written as it was");
    }
}
