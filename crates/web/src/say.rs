//! Words in the language of the page.

use crate::files;
use crate::lazy::NotArrived;
use crate::reactive::LocalValue;
use leptos::prelude::*;
use protocol::{Code, Problem};
use std::future::Future;
use std::rc::Rc;
use std::sync::Arc;
use words::{Arg, Language, Words};

/// A number with a true minus.
pub(crate) fn number(number: i32) -> String {
    let minus = if number < 0 { "−" } else { "" };
    format!("{minus}{}", number.unsigned_abs())
}

/// The text files that are read: those of no game first, then those of a game.
#[derive(Clone, PartialEq)]
pub(crate) struct Texts {
    language: Language,
    files: Vec<Arc<str>>,
}

impl Texts {
    /// Those of no game.
    pub(crate) async fn common(language: Language) -> Result<Texts, NotArrived> {
        let file = file(language, "common").await?;
        Ok(Texts { language, files: vec![file.into()] })
    }

    /// Those of a game in addition.
    pub(crate) fn and_of(
        &self,
        game: &str,
    ) -> impl Future<Output = Result<Texts, NotArrived>> + use<> {
        let Texts { language, mut files } = self.clone();
        let asked = file(language, game);
        async move {
            files.push(asked.await?.into());
            Ok(Texts { language, files })
        }
    }

    pub(crate) fn language(&self) -> Language {
        self.language
    }

    fn words(&self) -> Words {
        Words::by(self.language, self.files.clone())
    }
}

/// Asks for a file of texts at once.
fn file(
    language: Language,
    name: &str,
) -> impl Future<Output = Result<String, NotArrived>> + use<> {
    files::text(&format!("texts/{language}/{name}.txt"))
}

/// Says things in the language of the page. When the language changes, the page is built anew.
#[derive(Clone, Copy)]
pub(crate) struct Say(LocalValue<Rc<Words>>);

impl Say {
    /// Speaks by these texts from now on, on the page or the part of it that is being built.
    pub(crate) fn provide(texts: Texts) -> Say {
        // What people would see as ⟨key⟩ fails every browser test that meets it.
        #[cfg(debug_assertions)]
        words::report_missing(|key| leptos::logging::error!("there is no text for {key}"));
        let say = Say(LocalValue::new_local(Rc::new(texts.words())));
        provide_context(texts);
        provide_context(say);
        say
    }

    /// The texts by which is spoken here.
    pub(crate) fn texts() -> Texts {
        expect_context::<Texts>()
    }

    /// The one that speaks on this page.
    pub(crate) fn here() -> Say {
        expect_context::<Say>()
    }

    /// The text of a key.
    pub(crate) fn the(self, key: &str) -> String {
        self.0.get_value().say(key)
    }

    /// The text of a key with something filled in.
    pub(crate) fn with(self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.0.get_value().say_with(key, args)
    }

    /// The text of a key, if there is one.
    pub(crate) fn known(self, key: &str) -> Option<String> {
        self.ask(|words| words.has(key).then(|| words.say(key)))
    }

    /// Asks the words something.
    pub(crate) fn ask<T>(self, ask: impl FnOnce(&Words) -> T) -> T {
        ask(&self.0.get_value())
    }

    /// What a rule of the game forbids, by its number.
    fn forbidden(self, rule: &str) -> Option<String> {
        let key = format!("refusal-{}", rule.replace('.', "-").to_ascii_lowercase());
        self.known(&key)
    }

    /// A problem, told to a person.
    pub(crate) fn problem(self, problem: &Problem) -> String {
        if let Some(rule) = &problem.rule {
            return self.forbidden(rule).unwrap_or_else(|| problem.reason.clone());
        }
        let key = match problem.code {
            Code::Stale | Code::Doubled => "error-too-late",
            Code::NotYourSeat | Code::NotYourTurn => "error-not-your-turn",
            Code::Rule => "error-not-allowed",
            Code::NoUndo => "table-undo-impossible",
            Code::NotBegun => "error-not-begun",
            Code::NoWatchers => "error-no-watchers",
            Code::Over => "ask-over",
            Code::TooLarge => "error-message-too-large",
            Code::TooFast => "error-too-fast",
            Code::Version => "error-version",
            Code::Unknown => "error-unknown-table",
            Code::BadLink => "error-link-invalid",
            Code::Taken => "error-seat-taken",
            Code::TooEarly => "error-too-early",
            Code::NotAgreed => "error-not-agreed",
            Code::NotOwner => "error-not-yours",
            Code::NoGuest => "lobby-name-needed",
            Code::NoMember => "error-no-member",
            Code::NotHost => "error-not-host",
            Code::NotRecognised => "error-not-recognised",
            Code::NameTaken => "error-name-taken",
            Code::NotInvited => "error-not-invited",
            Code::ErrandOver => "error-errand-over",
            Code::NoAnswerElsewhere => "error-no-answer-elsewhere",
            Code::NotVouched => "error-not-vouched",
            Code::IdentityTaken => "error-identity-taken",
            Code::LastWay => "error-last-way",
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
