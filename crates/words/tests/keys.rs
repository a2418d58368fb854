//! Every text of the client is used by it, and every text it uses is there.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Everything in quotation marks in all Rust files of a folder.
fn literals(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder of this project") {
        let path = entry.expect("an entry of it").path();
        if path.is_dir() {
            literals(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a file of this project");
            found.extend(text.split('"').map(str::to_owned));
        }
    }
}

fn used() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = BTreeSet::new();
    for name in ["web/src", "words/src"] {
        literals(&crates.join(name), &mut found);
    }
    found
}

fn keys() -> Vec<&'static str> {
    let lines = include_str!("../texts/en/common.ftl").lines();
    lines
        .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
        .map(|line| line.split_once(" =").expect("a key").0)
        .collect()
}

#[test]
fn every_text_is_used() {
    let used = used();
    // Keys that end in a name of something begin like a literal with a gap: `level-{name}`.
    let beginnings: Vec<&str> =
        used.iter().filter_map(|text| text.split_once('{')).map(|(start, _)| start).collect();
    let is_begun =
        |key: &str| beginnings.iter().any(|start| start.ends_with('-') && key.starts_with(start));
    let unused: Vec<&str> =
        keys().into_iter().filter(|key| !used.contains(*key) && !is_begun(key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

#[test]
fn every_used_text_is_there() {
    let english = words::Words::new(words::Language::English);
    let prefixes = ["lobby-", "create-", "table-", "preview-", "error-", "settings-"];
    let looks_like_a_key = |text: &&String| {
        prefixes.iter().any(|prefix| text.starts_with(prefix))
            && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
            && !text.ends_with('-')
    };
    // Names of classes and ids look the same; they are said nowhere.
    let classes: BTreeSet<&str> = ["lobby-columns", "lobby-main", "lobby-side"].into();
    let used = used();
    let missing: Vec<&String> = used
        .iter()
        .filter(looks_like_a_key)
        .filter(|text| !english.has(text) && !classes.contains(text.as_str()))
        .collect();
    assert!(missing.is_empty(), "there is no text for {missing:?}");
}
