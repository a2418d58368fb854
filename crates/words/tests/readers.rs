//! A compiled file that is not as we wrote it does no harm: at worst a text of it is wrong.

use conformance::mutated;
use std::sync::Arc;
use table::QuickChance;
use words::{Language, Words};

#[test]
fn any_file_can_be_spoken_by() {
    let good = "farm=Farm\nfarm.help=Build {n}.\nlist={first}, {last}\n\
                ships={me?yes:You: {n?0:no ship|one:a ship|{n} ships}.|{name}}\n";
    let args = [("me", "yes".into()), ("n", 1.into()), ("name", "Änne".into())];
    let mut chance = QuickChance::new(1);
    for _ in 0..20_000 {
        let file = mutated(good, &mut chance);
        let words = Words::by(Language::English, vec![Arc::from(file.as_str())]);
        for key in ["farm", "farm.help", "list", "ships", ""] {
            assert!(words.has(key) || words.say(key) == format!("⟨{key}⟩"), "{key} in {file:?}");
            words.say_with(key, &args);
        }
    }
}
