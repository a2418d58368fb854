//! One word for one thing: the words that the glossary does not use.

use super::Fault;
use super::architecture::{Architecture, PAGE};
use super::sources::Source;

/// Looks for them in code, comments and pages.
pub(crate) fn check(sources: &[Source], architecture: &Architecture) -> Vec<Fault> {
    let mut faults = Vec::new();
    let spoken = |source: &&Source| source.path != PAGE && !source.path.starts_with("xtask/");
    for source in sources.iter().filter(spoken) {
        for (number, line) in source.text.lines().enumerate() {
            for said in words_of(line) {
                let instead = architecture.glossary.iter().find(|word| {
                    word.not.iter().any(|not| said == *not || said.strip_suffix('s') == Some(not))
                });
                if let Some(word) = instead {
                    let what = format!("`{said}` is called {} here, see the glossary", word.word);
                    faults.push(Fault::at(source, number, what));
                }
            }
        }
    }
    faults
}

/// The words of a line in small letters; names are taken apart: `fn newDeed_of` has four.
fn words_of(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut was_small = false;
    for c in line.chars() {
        if !c.is_alphabetic() || (c.is_uppercase() && was_small) {
            words.push(String::new());
        }
        if c.is_alphabetic() {
            words.last_mut().expect("there is one").extend(c.to_lowercase());
        }
        was_small = c.is_lowercase();
    }
    words.retain(|word| !word.is_empty());
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::architecture::tests::EXAMPLE;
    use crate::tidy::sources::tests::source;

    #[test]
    fn words_of_the_other_kind_are_found() {
        let page = Architecture::read(EXAMPLE).expect("a page");
        let faults = |text: &str| check(&[source("crates/a/src/a.rs", text)], &page).len();
        assert_eq!(faults("struct HappeningOf;"), 1);
        assert_eq!(faults("fn happenings_since()"), 1);
        assert_eq!(faults("// An Incident."), 1);
        assert_eq!(faults("let coincidental = event;"), 0);
        assert_eq!(check(&[source(PAGE, "not a happening")], &page).len(), 0);
    }
}
