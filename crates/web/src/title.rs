//! The title of the page: what it shows, and before it how many tables wait for one elsewhere.

use crate::feed::Feed;
use crate::reactive::{Memo, RwSignal};
use crate::say::Say;
use leptos::prelude::*;

/// What the page shows, in words.
#[derive(Clone, Copy)]
pub(crate) struct Title(RwSignal<String>);

impl Title {
    pub(crate) fn provide(feed: Feed) -> Title {
        let words = RwSignal::new(String::new());
        let elsewhere = feed.elsewhere();
        let n_turns = Memo::new(move |_| elsewhere.with(Vec::len));
        Effect::new(move || {
            document().set_title(&match (n_turns.get(), words.get()) {
                (0, words) => words,
                (n_turns, words) => format!("({n_turns}) {words}"),
            });
        });
        provide_context(Title(words));
        Title(words)
    }

    /// Another page is shown, which may say more itself.
    pub(crate) fn begin(self, say: Say) {
        self.0.set(say.the("app-name"));
    }

    /// The page says from now on what it shows, once it knows.
    pub(crate) fn say(words: impl Fn() -> Option<String> + 'static) {
        let (Title(title), say) = (expect_context(), Say::here());
        Effect::new(move || {
            let app = say.the("app-name");
            title.set(match words() {
                Some(words) => format!("{words} – {app}"),
                None => app,
            });
        });
    }
}
