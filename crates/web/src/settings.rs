//! How somebody likes the table, kept in the browser.

use crate::storage::{Browser, Storage as _};
use leptos::prelude::*;
use words::Language;

/// How somebody likes the table.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    pub(crate) language: RwSignal<Language>,
    pub(crate) theme: RwSignal<Theme>,
    pub(crate) has_letters: RwSignal<bool>,
    pub(crate) is_text_mode: RwSignal<bool>,
    pub(crate) is_still: RwSignal<bool>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Theme {
    Auto,
    Light,
    Dark,
}

impl Theme {
    pub(crate) const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    pub(crate) fn named(name: &str) -> Theme {
        Theme::ALL.into_iter().find(|theme| theme.name() == name).unwrap_or(Theme::Auto)
    }
}

impl Settings {
    /// What was chosen in this browser before, or what it prefers; kept whenever it changes.
    pub(crate) fn provide() -> Settings {
        let is_on = |key: &str| RwSignal::new(Browser.get(key).as_deref() == Some("yes"));
        let language = Browser.get("language").and_then(|tag| Language::from_tag(&tag));
        let settings = Settings {
            language: RwSignal::new(language.unwrap_or_else(preferred_language)),
            theme: RwSignal::new(Theme::named(&Browser.get("theme").unwrap_or_default())),
            has_letters: is_on("letters"),
            is_text_mode: is_on("text-mode"),
            is_still: is_on("still"),
        };
        let root = || document().document_element().expect("a page has a root");
        Effect::new(move || {
            let language = settings.language.get();
            Browser.set("language", language.tag());
            root().set_attribute("lang", language.tag()).expect("an attribute can be set");
        });
        Effect::new(move || {
            let theme = settings.theme.get();
            Browser.set("theme", theme.name());
            root().set_attribute("data-theme", theme.name()).expect("an attribute can be set");
        });
        let yes = |is_on: bool| if is_on { "yes" } else { "no" };
        Effect::new(move || {
            Browser.set("letters", yes(settings.has_letters.get()));
        });
        Effect::new(move || {
            Browser.set("text-mode", yes(settings.is_text_mode.get()));
        });
        Effect::new(move || {
            let still = yes(settings.is_still.get());
            Browser.set("still", still);
            root().set_attribute("data-still", still).expect("an attribute can be set");
        });
        provide_context(settings);
        settings
    }

    /// Whether pieces move and computers take their time.
    pub(crate) fn moves(self) -> bool {
        let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
        !self.is_still.get_untracked() && !query.is_some_and(|query| query.matches())
    }

    /// Those of this page.
    pub(crate) fn here() -> Settings {
        expect_context::<Settings>()
    }
}

fn preferred_language() -> Language {
    let preferred: Vec<String> =
        window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect();
    let preferred: Vec<&str> = preferred.iter().map(String::as_str).collect();
    Language::best(&preferred)
}
