//! The languages that are spoken here.

use std::fmt;

/// A language that every text exists in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English, which is spoken when nothing else fits.
    #[default]
    English,
    /// German.
    German,
    /// French.
    French,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 3] = [Language::English, Language::German, Language::French];

    /// The tag for `lang` attributes and settings.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::French => "fr",
        }
    }

    /// The name in the language itself, for the list to choose from.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::French => "Français",
        }
    }

    /// The language with this tag; a region such as in `de-CH` or `fr_CA` makes no difference.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let main = tag.trim().split(['-', '_']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| main.eq_ignore_ascii_case(language.tag()))
    }

    /// The first language of a list of preferences, as browsers give them, that is spoken here;
    /// English if none is.
    pub fn best(preferences: &[&str]) -> Language {
        preferences.iter().find_map(|tag| Language::from_tag(tag)).unwrap_or_default()
    }

    /// The plural category of a whole number, as Fluent calls it.
    pub(crate) fn plural(self, number: i64) -> &'static str {
        match (self, number.unsigned_abs()) {
            (_, 1) | (Language::French, 0) => "one",
            _ => "other",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_preference_that_is_spoken_wins() {
        assert_eq!(Language::best(&["de-CH", "fr"]), Language::German);
        assert_eq!(Language::best(&["it-IT", "FR_ca", "de"]), Language::French);
        assert_eq!(Language::best(&["en-GB", "de"]), Language::English);
        assert_eq!(Language::best(&["den", "frp", ""]), Language::English);
        assert_eq!(Language::best(&[]), Language::English);
    }

    #[test]
    fn nothing_is_singular_in_french_alone() {
        let plurals = |language: Language| [-1, 0, 1, 2, 21].map(|number| language.plural(number));
        for language in [Language::English, Language::German] {
            assert_eq!(plurals(language), ["one", "other", "one", "other", "other"]);
        }
        assert_eq!(plurals(Language::French), ["one", "one", "one", "other", "other"]);
    }

    #[test]
    fn tags_lead_back_to_their_language() {
        for language in Language::ALL {
            assert_eq!(Language::from_tag(language.tag()), Some(language));
            assert!(!language.own_name().is_empty());
        }
    }
}
