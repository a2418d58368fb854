//! The texts of one language.

use crate::arg::Arg;
use crate::language::Language;
#[cfg(feature = "texts")]
use crate::texts;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use std::borrow::Cow;
use std::fmt;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

static REPORT_MISSING: OnceLock<fn(&str)> = OnceLock::new();

/// From now on `report` is told each key that is asked for and does not exist.
pub fn report_missing(report: fn(&str)) {
    REPORT_MISSING.get_or_init(|| report);
}

/// The texts of one language, by key: those of no game, and those of a game.
///
/// Each game has words of its own, so that two games can use the same key.
///
/// It can be shared between threads and kept in a signal; making one takes about a millisecond.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Words {
    /// Reads text files: the texts of no game, then those of a game.
    ///
    /// What cannot be read in a file, and what an earlier file says already, is left out.
    pub fn read(language: Language, files: &[&str]) -> Words {
        let tag: LanguageIdentifier = language.tag().parse().expect("a tag of ours is well formed");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        for text in files {
            // Tests look for faults in our files. One in a file that was fetched costs its text
            // and no more: the key is shown instead, and the page works.
            let resource = FluentResource::try_new((*text).to_owned());
            let _: Result<(), Vec<FluentError>> =
                bundle.add_resource(resource.unwrap_or_else(|(readable, _)| readable));
        }
        Words { language, bundle }
    }

    /// The texts that belong to no game.
    #[cfg(feature = "texts")]
    pub fn common(language: Language) -> Words {
        Words::read(language, &[texts::common(language)])
    }

    /// The texts that belong to no game, and those of a game by its name. A game without texts
    /// adds none.
    #[cfg(feature = "texts")]
    pub fn of_game(language: Language, game: &str) -> Words {
        let mut files = vec![texts::common(language)];
        files.extend(texts::of_game(language, game));
        Words::read(language, &files)
    }

    /// The texts of a game, and what is said in the terminal only.
    #[cfg(feature = "texts")]
    pub fn at_terminal(language: Language, game: &str) -> Words {
        let mut files = vec![texts::common(language)];
        files.extend(texts::of_game(language, game));
        files.extend(texts::at_terminal(language, game));
        Words::read(language, &files)
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
        let args: FluentArgs<'_> =
            args.iter().map(|(name, arg)| (Cow::Owned((*name).to_owned()), arg)).collect();
        let (id, attribute) = match key.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (key, None),
        };
        let pattern = self.bundle.get_message(id).and_then(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|found| found.value()),
            None => message.value(),
        });
        match pattern {
            // What cannot be filled in is left standing as {$name}, which a test looks for.
            Some(pattern) => {
                self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
            }
            None => {
                if let Some(report) = REPORT_MISSING.get() {
                    report(key);
                }
                format!("⟨{key}⟩")
            }
        }
    }

    /// Whether there is a text for a key, or for an attribute such as `location-farm.help`.
    pub fn has(&self, key: &str) -> bool {
        match key.split_once('.') {
            Some((id, attribute)) => self
                .bundle
                .get_message(id)
                .is_some_and(|message| message.get_attribute(attribute).is_some()),
            None => self.bundle.get_message(key).is_some_and(|message| message.value().is_some()),
        }
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
    fn a_text_that_cannot_be_read_costs_no_other() {
        let first = "good = one\n!!!\nlast = two\n";
        let words = Words::read(Language::English, &[first, "good = other\nmore = three\n"]);
        assert_eq!(["good", "last", "more"].map(|key| words.say(key)), ["one", "two", "three"]);
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
