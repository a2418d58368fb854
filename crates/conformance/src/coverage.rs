//! Whether every written rule has a test.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Compares the rules written on a page with those that the tests of a crate name, in whose
/// folder they run.
///
/// The page has a line `- **XY-3.4** …` for each rule, where `XY` is the prefix. A test names the
/// rules it tests in its doc comment. Panics with the rules that have no test, and with the tests
/// of rules that are not written.
pub fn check_rules(prefix: &str, page: &str) {
    let rules: BTreeSet<String> = page
        .lines()
        .filter_map(|line| line.strip_prefix("- **"))
        .flat_map(|line| numbers(prefix, line.split("**").next().expect("a part of the line")))
        .collect();
    assert!(rules.len() > 100, "the page has rules");
    let mut tested_rules = tested(prefix, Path::new("tests"));
    tested_rules.append(&mut tested(prefix, Path::new("src")));
    let untested: Vec<_> = rules.difference(&tested_rules).collect();
    assert!(untested.is_empty(), "rules without a test: {untested:?}");
    let unwritten: Vec<_> = tested_rules.difference(&rules).collect();
    assert!(unwritten.is_empty(), "tests of rules that are not written: {unwritten:?}");
}

/// The rule numbers in a text, wherever they stand.
fn numbers(prefix: &str, text: &str) -> BTreeSet<String> {
    text.split(&format!("{prefix}-"))
        .skip(1)
        .map(|rest| {
            let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len());
            format!("{prefix}-{}", rest[..end].trim_end_matches('.'))
        })
        .collect()
}

/// The rule numbers in the doc comments of the tests below a folder.
fn tested(prefix: &str, folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("the folder of the tests") {
        let path = entry.expect("an entry of the folder").path();
        if path.is_dir() {
            found.append(&mut tested(prefix, &path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a source file");
            found.append(&mut named_by_tests(prefix, &text));
        }
    }
    found
}

fn named_by_tests(prefix: &str, source: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut comment = String::new();
    for line in source.lines().map(str::trim) {
        if let Some(words) = line.strip_prefix("///") {
            comment += words;
            comment += "\n";
        } else if line == "#[test]" {
            found.append(&mut numbers(prefix, &comment));
        } else {
            comment.clear();
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_comment_of_a_test_counts() {
        let source = "
            /// XY-1.1, and XY-1.2.
            #[test]
            fn one() {}
            /// XY-1.3
            fn helper() {}
            #[test]
            fn two() { \"XY-1.4\"; }
        ";
        let named: Vec<String> = named_by_tests("XY", source).into_iter().collect();
        assert_eq!(named, ["XY-1.1", "XY-1.2"]);
    }
}
