//! The texts of one language.

use crate::arg::Arg;
use crate::language::Language;
#[cfg(feature = "texts")]
use crate::texts;
use crate::{lines, pattern};
use std::fmt;
use std::sync::{Arc, OnceLock};

static REPORT_MISSING: OnceLock<fn(&str)> = OnceLock::new();

/// From now on `report` is told each key that is asked for and does not exist.
pub fn report_missing(report: fn(&str)) {
    REPORT_MISSING.get_or_init(|| report);
}

/// The texts of one language, by key: those of no game, and those of a game.
///
/// Each game has words of its own, so that two games can use the same key.
///
/// It can be shared between threads and kept in a signal.
pub struct Words {
    language: Language,
    files: Vec<Arc<str>>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Words {
    /// Speaks by compiled files: the texts of no game, then those of a game. What an earlier file
    /// says counts.
    ///
    /// Nothing is checked: what a file that was fetched should say and does not costs its text and
    /// no more. The key is shown instead, and the page works.
    pub fn by(language: Language, files: Vec<Arc<str>>) -> Words {
        Words { language, files }
    }

    /// The texts that belong to no game.
    #[cfg(feature = "texts")]
    pub fn common(language: Language) -> Words {
        Words::compiled(language, [texts::common(language)])
    }

    /// The texts that belong to no game, and those of a game by its name. A game without texts
    /// adds none.
    #[cfg(feature = "texts")]
    pub fn of_game(language: Language, game: &str) -> Words {
        let files = [texts::common(language)].into_iter().chain(texts::of_game(language, game));
        Words::compiled(language, files)
    }

    /// The texts that belong to no game, and those of the club's pages.
    #[cfg(feature = "texts")]
    pub fn of_club(language: Language) -> Words {
        Words::compiled(language, [texts::common(language), texts::club(language)])
    }

    /// The texts that belong to no game, and those of matches with others.
    #[cfg(feature = "texts")]
    pub fn of_matches_together(language: Language) -> Words {
        Words::compiled(language, [texts::common(language), texts::together(language)])
    }

    /// The texts that belong to no game, and what is told to somebody who is not here.
    #[cfg(feature = "texts")]
    pub fn for_notices(language: Language) -> Words {
        Words::compiled(language, [texts::common(language), texts::notices(language)])
    }

    /// The texts of a game, and what is said in the terminal only.
    #[cfg(feature = "texts")]
    pub fn at_terminal(language: Language, game: &str) -> Words {
        let files = [texts::common(language)]
            .into_iter()
            .chain(texts::of_game(language, game))
            .chain(texts::at_terminal(language, game));
        Words::compiled(language, files)
    }

    #[cfg(feature = "texts")]
    fn compiled(language: Language, files: impl IntoIterator<Item = &'static str>) -> Words {
        let files: Vec<&str> = files.into_iter().collect();
        let compiled = crate::compile(&files).expect("tests compile all texts that are built in");
        Words::by(language, compiled.into_iter().map(Arc::from).collect())
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text of a key, or of an attribute such as `location-farm.help`.
    pub fn say(&self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// The text of a key with words and numbers filled in.
    ///
    /// A key that does not exist is shown as `⟨key⟩`, so that the page still works and the fault
    /// is seen.
    pub fn say_with(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let Some(pattern) = self.pattern(key) else {
            if let Some(report) = REPORT_MISSING.get() {
                report(key);
            }
            return format!("⟨{key}⟩");
        };
        let mut said = String::new();
        pattern::fill(&mut said, pattern, self.language, args);
        said
    }

    /// Whether there is a text for a key, or for an attribute such as `location-farm.help`.
    pub fn has(&self, key: &str) -> bool {
        self.pattern(key).is_some()
    }

    fn pattern(&self, key: &str) -> Option<&str> {
        self.files.iter().find_map(|file| lines::find(file, key))
    }

    /// A list as one would say it: `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => {
                let first = first.join(&self.say("common-list-comma"));
                self.say_with("common-and", &[("first", first.into()), ("last", last.into())])
            }
        }
    }

    /// A list with commas only, for summaries.
    pub fn commas(&self, items: &[String]) -> String {
        items.join(&self.say("common-list-comma"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_can_be_shared() {
        fn is_shareable<T: Send + Sync + 'static>() {}
        is_shareable::<Words>();
    }

    #[test]
    fn a_missing_key_is_shown() {
        let words = Words::common(Language::German);
        assert_eq!(words.say("no-such-key"), "⟨no-such-key⟩");
        assert_eq!(words.say("common-cancel.help"), "⟨common-cancel.help⟩");
        assert!(words.has("common-cancel"));
        assert!(!words.has("no-such-key"));
    }

    #[test]
    fn an_earlier_file_counts() {
        let files = ["<!doctype html>", "good=one\n", "good=other\nmore=three\n"].map(Arc::from);
        let words = Words::by(Language::English, files.into());
        assert_eq!(["good", "more", "last"].map(|key| words.say(key)), ["one", "three", "⟨last⟩"]);
    }

    #[test]
    fn a_game_adds_its_texts() {
        let [common, game, unknown] = [
            Words::common(Language::English),
            Words::of_game(Language::English, "kingdom-builder"),
            Words::of_game(Language::English, "no-such-game"),
        ];
        for words in [&common, &game, &unknown] {
            assert!(words.has("common-cancel"));
        }
        assert!(game.has("location-farm") && game.has("rules-aim"));
        assert!(!common.has("location-farm") && !unknown.has("location-farm"));
    }

    #[test]
    fn lists_are_joined_as_one_speaks() {
        let items = ["a", "b", "c"].map(str::to_owned);
        let said = |language| Words::common(language).list(&items);
        assert_eq!(said(Language::English), "a, b and c");
        assert_eq!(said(Language::German), "a, b und c");
        assert_eq!(said(Language::French), "a, b et c");
        assert_eq!(Words::common(Language::French).list(&items[..1]), "a");
    }
}
