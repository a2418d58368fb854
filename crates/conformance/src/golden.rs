//! Stored matches that must open for ever.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use table::{
    ComponentTexts, Components, Edition, Game, Luck, Match, QuickChance, Record, RulesVersion,
    Seed, Setup,
};

/// Replays the golden records of a version of the rules to their results. They lie in
/// `tests/records/VERSION/` of a game's crate, in which its tests run, each under the name that `stored` gives beside its
/// options, with the component files they were played with in the folder `components`: these stay
/// as they are when ours change.
///
/// With the environment variable `RENEW_RECORDS` the files are written anew, with our components
/// of today. That is right only for records that no release has ever written; afterwards a change
/// of the rules gets a new version, whose records are added to these.
pub fn check_records<G: Game>(rules: RulesVersion, stored: &[(&str, &str)]) {
    let folder = Path::new("tests/records").join(rules.to_string());
    if std::env::var_os("RENEW_RECORDS").is_some() {
        write_components::<G::Components>(&folder.join("components"));
    }
    let edition = stored_edition::<G>(rules);
    for (number, (name, options)) in stored.iter().enumerate() {
        let path = folder.join(format!("{name}.record"));
        if std::env::var_os("RENEW_RECORDS").is_some() {
            let options = options.parse().expect("good options");
            let setup = Setup { edition: edition.clone(), options };
            let text = random_match(setup, number as u64 + 1).record().to_string();
            fs::write(&path, text).expect("a record is written");
        }
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(record.origin.rules, rules, "{name}");
        let played = Match::<G>::replay(&record, &edition.components, None)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(played.state().to_act(), None, "{name} is finished");
        assert_eq!(played.options(), &options.parse().expect("good options"), "{name}");
        assert_eq!(played.record().to_string(), text, "{name} is written as it was");
    }
    let n_records = fs::read_dir(&folder).expect("a folder of records").count() - 1;
    assert_eq!(n_records, stored.len(), "every record in {} is replayed", folder.display());
}

/// A version of the rules with the components that its golden records were played with.
pub fn stored_edition<G: Game>(rules: RulesVersion) -> Edition<G> {
    let folder = Path::new("tests/records").join(rules.to_string());
    let components = read_components::<G::Components>(&folder.join("components"));
    Edition::new(rules, components).expect("a version that can be played")
}

fn write_components<C: Components>(folder: &Path) {
    fs::create_dir_all(folder).expect("a folder can be made");
    for (name, text) in C::files() {
        fs::write(folder.join(name), text).expect("a file is written");
    }
}

fn read_components<C: Components>(folder: &Path) -> Arc<C> {
    let text = |&(name, _): &(&str, &str)| {
        let text = fs::read_to_string(folder.join(name));
        (name.to_owned(), text.unwrap_or_else(|error| panic!("{name}: {error}")))
    };
    let texts = ComponentTexts::with_others::<C>(C::files().iter().map(text)).expect("known files");
    Arc::new(C::read(&texts).unwrap_or_else(|faults| panic!("{}: {faults}", folder.display())))
}

/// A match in which every seat acts at random.
fn random_match<G: Game>(setup: Setup<G>, number: u64) -> Match<G> {
    let luck = Luck::Seed(Seed::from_number(number));
    let mut played = Match::start(setup, luck).expect("a match");
    let mut chance = QuickChance::new(number);
    let mut actions = Vec::new();
    while let Some(seat) = played.state().to_act() {
        played.state().legal(&mut actions);
        played.act(seat, chance.pick(&actions), Vec::new()).expect("a legal action");
    }
    played
}
