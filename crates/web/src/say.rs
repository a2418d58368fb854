//! Words in the language of the page.

use leptos::prelude::*;
use protocol::{Code, Problem};
use words::kingdom_builder::Speech;
use words::{Arg, Words};

/// Says things in the language of the page. When the language changes, the page is built anew.
#[derive(Clone, Copy)]
pub(crate) struct Say(StoredValue<Words, LocalStorage>);

impl Say {
    /// Speaks these words from now on, on the whole page.
    pub(crate) fn provide(words: Words) -> Say {
        let say = Say(StoredValue::new_local(words));
        provide_context(say);
        say
    }

    /// The one that speaks on this page.
    pub(crate) fn here() -> Say {
        expect_context::<Say>()
    }

    /// The text of a key.
    pub(crate) fn the(self, key: &str) -> String {
        self.0.with_value(|words| words.say(key))
    }

    /// The text of a key with something filled in.
    pub(crate) fn with(self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.0.with_value(|words| words.say_with(key, args))
    }

    /// Asks the words something.
    pub(crate) fn ask<T>(self, ask: impl FnOnce(&Words) -> T) -> T {
        self.0.with_value(ask)
    }

    /// Names and explanations of Kingdom Builder's things.
    pub(crate) fn of_things<T>(self, ask: impl FnOnce(Speech<'_>) -> T) -> T {
        self.ask(|words| ask(Speech::of_things(words)))
    }

    /// A problem, told to a person.
    pub(crate) fn problem(self, problem: &Problem) -> String {
        if let Some(rule) = &problem.rule {
            let reason = self.of_things(|speech| speech.refusal(rule));
            let reason = reason.unwrap_or_else(|| problem.reason.clone());
            return self.with("error-refused", &[("reason", reason.into()), ("rule", rule.into())]);
        }
        let key = match problem.code {
            Code::Stale | Code::Doubled => "error-too-late",
            Code::NotYourSeat | Code::NotYourTurn => "error-not-your-turn",
            Code::Rule => "error-not-allowed",
            Code::NoUndo => "table-undo-impossible",
            Code::Over => "ask-over",
            Code::TooLarge => "error-message-too-large",
            Code::TooFast => "error-too-fast",
            Code::Version => "error-version",
            Code::Unknown => "error-unknown-table",
            Code::BadLink => "error-link-invalid",
            Code::Taken => "error-seat-taken",
            Code::NotOwner => "error-not-yours",
            Code::NoGuest => "lobby-name-needed",
            Code::TooManyTables => "error-too-many-tables",
            Code::Storage => "error-disk-full",
            Code::OtherRules => "error-other-rules",
            Code::OtherComponents => "error-other-components",
            Code::Damaged => "error-damaged",
            Code::Unavailable => "lobby-server-unreachable",
            Code::BadSetup => {
                return self.with("error-bad-options", &[("problem", (&problem.reason).into())]);
            }
            Code::Unreadable | Code::NotOver | Code::Origin => {
                return self.with("error-unknown-detail", &[("detail", (&problem.reason).into())]);
            }
        };
        self.the(key)
    }
}
