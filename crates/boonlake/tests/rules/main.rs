//! Every rule of docs/rules/boonlake.md, tested by its number.
//!
//! A test names the rules it tests in its doc comment: `/// BL-3.4`. Worked examples of the printed
//! rules have names such as `e07` (two to four players) and `s03` (solo).

mod building;
mod cards;
mod levers;
mod river;
mod scenario;
mod scoring;
mod set_up;
mod solo;
mod strips;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The rule numbers in a text, wherever they stand.
fn numbers(text: &str) -> BTreeSet<String> {
    text.split("BL-")
        .skip(1)
        .map(|rest| {
            let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len());
            format!("BL-{}", rest[..end].trim_end_matches('.'))
        })
        .collect()
}

/// The rule numbers in the doc comments of the tests below a folder.
fn tested(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("the folder of the tests") {
        let path = entry.expect("an entry of the folder").path();
        if path.is_dir() {
            found.append(&mut tested(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a source file");
            let mut comment = String::new();
            for line in text.lines().map(str::trim) {
                if let Some(words) = line.strip_prefix("///") {
                    comment += words;
                    comment += "\n";
                } else if line == "#[test]" {
                    found.append(&mut numbers(&comment));
                } else {
                    comment.clear();
                }
            }
        }
    }
    found
}

#[test]
fn every_rule_has_a_test_and_every_test_names_a_rule() {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(crate_folder.join("../../docs/rules/boonlake.md"))
        .expect("the page of the rules");
    let rules: BTreeSet<String> = page
        .lines()
        .filter_map(|line| line.strip_prefix("- **"))
        .flat_map(|line| numbers(line.split("**").next().expect("a part of the line")))
        .collect();
    assert!(rules.len() > 120, "the page has rules");
    let mut tested_rules = tested(&crate_folder.join("tests"));
    tested_rules.append(&mut tested(&crate_folder.join("src")));
    let untested: Vec<_> = rules.difference(&tested_rules).collect();
    assert!(untested.is_empty(), "rules without a test: {untested:?}");
    let unwritten: Vec<_> = tested_rules.difference(&rules).collect();
    assert!(unwritten.is_empty(), "tests of rules that are not written: {unwritten:?}");
}
