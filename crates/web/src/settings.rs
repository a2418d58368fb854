//! How somebody likes the table, kept in the browser.

use crate::reactive::RwSignal;
use crate::storage::{Browser, Storage as _};
use leptos::prelude::*;
use std::time::Duration;
use words::Language;

/// How somebody likes the table.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    pub(crate) language: RwSignal<Language>,
    pub(crate) theme: RwSignal<Theme>,
    pub(crate) has_letters: RwSignal<bool>,
    pub(crate) is_text_mode: RwSignal<bool>,
    pub(crate) is_still: RwSignal<bool>,
    pub(crate) has_sound: RwSignal<bool>,
    /// How fast others' moves are shown, and computers play.
    pub(crate) pace: RwSignal<Pace>,
    /// How one's turn ends.
    pub(crate) turn_end: RwSignal<TurnEnd>,
    /// Whether the players stand in the order of their turns from oneself on.
    pub(crate) is_me_first: RwSignal<bool>,
    /// The seat in whose colour one's own pieces are shown; as they are without.
    pub(crate) colour: RwSignal<Option<usize>>,
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

/// How fast others' moves and recorded ones are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pace {
    Slow,
    Normal,
    Fast,
}

impl Pace {
    pub(crate) const ALL: [Pace; 3] = [Pace::Slow, Pace::Normal, Pace::Fast];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Normal => "normal",
            Pace::Fast => "fast",
        }
    }

    pub(crate) fn named(name: &str) -> Pace {
        Pace::ALL.into_iter().find(|pace| pace.name() == name).unwrap_or(Pace::Normal)
    }

    pub(crate) fn per_move(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Slow => 1_600,
            Pace::Normal => 750,
            Pace::Fast => 250,
        })
    }

    /// So long a computer waits before each of its actions, so that one can follow.
    pub(crate) fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Slow => 1_100,
            Pace::Normal => 450,
            Pace::Fast => 120,
        })
    }
}

/// How one's turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TurnEnd {
    /// When one says so.
    ByHand,
    /// When one says so; twice, if there is more that could be done.
    AskFirst,
    /// By itself, when nothing else can be done.
    ByItself,
}

impl TurnEnd {
    pub(crate) const ALL: [TurnEnd; 3] = [TurnEnd::ByHand, TurnEnd::AskFirst, TurnEnd::ByItself];

    pub(crate) fn name(self) -> &'static str {
        match self {
            TurnEnd::ByHand => "by-hand",
            TurnEnd::AskFirst => "ask-first",
            TurnEnd::ByItself => "by-itself",
        }
    }

    /// Whether the end of a turn is to be asked for again: more could be done, and it was asked for once.
    pub(crate) fn asks_again(self, n_choices: usize, is_sure: bool) -> bool {
        self == TurnEnd::AskFirst && n_choices > 1 && !is_sure
    }

    pub(crate) fn named(name: &str) -> TurnEnd {
        TurnEnd::ALL.into_iter().find(|end| end.name() == name).unwrap_or(TurnEnd::ByHand)
    }
}

/// How many colours seats can have.
pub(crate) const N_COLOURS: usize = 5;

impl Settings {
    /// What was chosen in this browser before, or what it prefers; kept whenever it changes.
    pub(crate) fn provide() -> Settings {
        let is_on = |key: &str| RwSignal::new(Browser.get(key).as_deref() == Some("yes"));
        let kept = |key: &str| Browser.get(key).unwrap_or_default();
        let settings = Settings {
            language: RwSignal::new(language()),
            theme: RwSignal::new(Theme::named(&kept("theme"))),
            has_letters: is_on("letters"),
            is_text_mode: is_on("text-mode"),
            is_still: is_on("still"),
            has_sound: is_on("sound"),
            pace: RwSignal::new(Pace::named(&kept("pace"))),
            turn_end: RwSignal::new(TurnEnd::named(&kept("turn-end"))),
            is_me_first: is_on("me-first"),
            colour: RwSignal::new(colour_named(&kept("colour"))),
        };
        settings.keep();
        provide_context(settings);
        settings
    }

    fn keep(self) {
        let root = |name: &str, value: &str| {
            let root = document().document_element().expect("a page has a root");
            root.set_attribute(name, value).expect("an attribute can be set");
        };
        let keep = |key: &'static str, value: Signal<String>| {
            Effect::new(move || {
                Browser.set(key, &value.get());
            });
        };
        let yes = |on: RwSignal<bool>| {
            Signal::derive(move || String::from(if on.get() { "yes" } else { "no" }))
        };
        let still = yes(self.is_still);
        keep("language", Signal::derive(move || self.language.get().tag().into()));
        keep("theme", Signal::derive(move || self.theme.get().name().into()));
        keep("letters", yes(self.has_letters));
        keep("text-mode", yes(self.is_text_mode));
        keep("still", still);
        keep("sound", yes(self.has_sound));
        keep("pace", Signal::derive(move || self.pace.get().name().into()));
        keep("turn-end", Signal::derive(move || self.turn_end.get().name().into()));
        keep("me-first", yes(self.is_me_first));
        keep("colour", Signal::derive(move || colour_name(self.colour.get())));
        Effect::new(move || root("lang", self.language.get().tag()));
        Effect::new(move || root("data-theme", self.theme.get().name()));
        Effect::new(move || root("data-still", &still.get()));
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

/// The language that was chosen in this browser before, or that it prefers.
pub(crate) fn language() -> Language {
    let chosen = Browser.get("language").and_then(|tag| Language::from_tag(&tag));
    chosen.unwrap_or_else(preferred_language)
}

/// What a choice of colour is called: the number of a seat, from 1, or `own`.
pub(crate) fn colour_name(colour: Option<usize>) -> String {
    colour.map_or_else(|| "own".into(), |index| (index + 1).to_string())
}

pub(crate) fn colour_named(name: &str) -> Option<usize> {
    let number: usize = name.parse().ok()?;
    number.checked_sub(1).filter(|index| *index < N_COLOURS)
}

fn preferred_language() -> Language {
    let preferred: Vec<String> =
        window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect();
    let preferred: Vec<&str> = preferred.iter().map(String::as_str).collect();
    Language::best(&preferred)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_again() {
        for pace in Pace::ALL {
            assert_eq!(Pace::named(pace.name()), pace);
        }
        for turn_end in TurnEnd::ALL {
            assert_eq!(TurnEnd::named(turn_end.name()), turn_end);
        }
        for colour in (0..N_COLOURS).map(Some).chain([None]) {
            assert_eq!(colour_named(&colour_name(colour)), colour);
        }
    }

    #[test]
    fn the_end_is_asked_for_twice_only_by_whom_it_is_wished_and_could_do_more() {
        assert!(TurnEnd::AskFirst.asks_again(2, false));
        assert!(!TurnEnd::AskFirst.asks_again(2, true), "it was asked for twice");
        assert!(!TurnEnd::AskFirst.asks_again(1, false), "nothing else can be done");
        assert!(!TurnEnd::ByHand.asks_again(2, false));
        assert!(!TurnEnd::ByItself.asks_again(2, false));
    }

    #[test]
    fn what_was_never_kept_is_as_at_first() {
        assert_eq!(Pace::named("hasty"), Pace::Normal);
        assert_eq!(TurnEnd::named(""), TurnEnd::ByHand);
        for name in ["", "0", "6", "-1", "red"] {
            assert_eq!(colour_named(name), None, "{name}");
        }
    }
}
