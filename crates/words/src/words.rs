//! All texts of one language.

use crate::arg::Arg;
use crate::language::Language;
use crate::texts;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::borrow::Cow;
use std::fmt;
use unic_langid::LanguageIdentifier;

/// All texts of one language, by key.
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
    /// The texts of a language.
    pub fn new(language: Language) -> Words {
        let tag: LanguageIdentifier = language.tag().parse().expect("a tag of ours is well formed");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        for text in texts::of(language) {
            let resource = FluentResource::try_new(text.to_owned())
                .unwrap_or_else(|(_, faults)| panic!("a text file of {language}: {faults:?}"));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|faults| panic!("a text file of {language}: {faults:?}"));
        }
        Words { language, bundle }
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
            None => format!("⟨{key}⟩"),
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
        let words = Words::new(Language::German);
        assert_eq!(words.say("no-such-key"), "⟨no-such-key⟩");
        assert_eq!(words.say("common-ok.help"), "⟨common-ok.help⟩");
        assert!(words.has("common-ok"));
        assert!(!words.has("no-such-key"));
    }

    #[test]
    fn lists_are_joined_as_one_speaks() {
        let items = ["a", "b", "c"].map(str::to_owned);
        let said = |language| Words::new(language).list(&items);
        assert_eq!(said(Language::English), "a, b and c");
        assert_eq!(said(Language::German), "a, b und c");
        assert_eq!(said(Language::French), "a, b et c");
        assert_eq!(Words::new(Language::French).list(&items[..1]), "a");
    }
}
