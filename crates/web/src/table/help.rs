//! The rules in short, as far as they matter here, and the keys.

use super::{Table, later};
use crate::components::Texts;
use crate::face::{self, RulesFace};
use crate::lazy::part;
use crate::reactive::{Memo, RwSignal};
use crate::rules_text::{RulesSearch, RulesText, rule_id};
use crate::say::Say;
use leptos::ev::MouseEvent;
use leptos::html::Dialog;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

const KEYS: [&str; 14] = [
    "move", "choose", "next", "previous", "use", "undo", "end", "text", "letters", "zoom", "skip",
    "sound", "hint", "help",
];

/// Those that only a board hears that is drawn in one piece.
const GROUND_KEYS: [&str; 2] = ["move", "zoom"];

/// The rules of this table, open or closed.
#[derive(Clone, Copy)]
pub(crate) struct RulesBook {
    dialog: NodeRef<Dialog>,
    /// Whether it was ever opened; before that it is empty.
    was_opened: RwSignal<bool>,
    /// What is looked for.
    sought: RwSignal<String>,
    /// The rule that was asked for by its number.
    wanted: RwSignal<Option<String>>,
}

impl RulesBook {
    pub(super) fn new() -> RulesBook {
        RulesBook {
            dialog: NodeRef::new(),
            was_opened: RwSignal::new(false),
            sought: RwSignal::new(String::new()),
            wanted: RwSignal::new(None),
        }
    }

    pub(super) fn open(self) {
        self.wanted.set(None);
        self.show();
    }

    /// Opens it where a rule stands.
    pub(super) fn open_at(self, rule: &str) {
        self.sought.set(String::new());
        self.wanted.set(Some(rule.to_owned()));
        self.show();
    }

    fn show(self) {
        if !self.was_opened.get_untracked() {
            self.was_opened.set(true);
        }
        if let Some(dialog) = self.dialog.get_untracked().filter(|dialog| !dialog.open()) {
            // A browser without dialogs shows none.
            let _ = dialog.show_modal();
        }
    }

    fn close(self) {
        if let Some(dialog) = self.dialog.get_untracked() {
            dialog.close();
        }
    }
}

/// A button that opens the rules in short and the list of keys.
#[component]
pub(crate) fn Help() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let book = table.book;
    // A click beside the sheet meets the dialog itself.
    let on_click = move |event: MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        if target.is_some_and(|target| target.tag_name() == "DIALOG") {
            book.close();
        }
    };
    view! {
        <button class="button" id="help" aria-keyshortcuts="?" on:click=move |_| book.open()>
            {say.the("table-rules")}
        </button>
        <dialog node_ref=book.dialog class="help" aria-labelledby="help-title" on:click=on_click>
            <div class="help-sheet">
                <div class="help-head">
                    <h2 id="help-title">{say.the("table-rules")}</h2>
                    <RulesSearch sought=book.sought/>
                    <button class="button" id="help-close" on:click=move |_| book.close()>
                        {say.the("common-close")}
                    </button>
                </div>
                <Show when=move || book.was_opened.get()>{contents(table)}</Show>
            </div>
        </dialog>
    }
}

/// What stands in the dialog, once it is there.
fn contents(table: Table) -> AnyView {
    let load = move || async move {
        let game = face::rules_of(table.face.game().to_owned());
        Ok((later::rules().await?, game.await?))
    };
    part(load, |(rules, game)| game.map_or_else(|| ().into_any(), rules))
}

/// The rules of this table, then the keys.
pub(super) fn rules(game: &'static dyn RulesFace) -> AnyView {
    let say = Say::here();
    let table = Table::here();
    let book = table.book;
    let options = Memo::new(move |_| {
        table.line.table.with(|table| table.as_ref().map(|table| table.options.clone()))
    });
    // What lies on the board never changes, so the first sight of it is enough.
    let has_sight = Memo::new(move |_| table.sight.with(Option::is_some));
    let sections = Memo::new(move |_| {
        // Read, not only tracked: what was never read counts as changed.
        has_sight.get();
        let sight = table.sight.get_untracked();
        let rules = |options: String| say.ask(|words| game.rules(words, Some(&options), sight));
        options.get().map(rules).unwrap_or_default()
    });
    let is_seeking = move || !book.sought.with(|sought| sought.trim().is_empty());
    Effect::new(move || {
        let Some(place) = book.wanted.get().map(|rule| rule_id(&rule)) else { return };
        // What was hidden by a search is back once the page has drawn it.
        request_animation_frame(move || {
            if let Some(element) = document().get_element_by_id(&place) {
                element.scroll_into_view();
            }
        });
    });
    view! {
        <RulesText sections sought=book.sought wanted=book.wanted/>
        <div hidden=is_seeking><More/></div>
    }
    .into_any()
}

/// The keys, and what else there is to know.
#[component]
fn More() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let has_ground = table.face.has_ground();
    let common = KEYS.iter().filter(move |key| has_ground || !GROUND_KEYS.contains(key));
    let common = common.map(|key| [format!("help-key-{key}"), format!("help-key-{key}-does")]);
    let own = table.face.own_keys().iter().map(|texts| texts.map(str::to_owned));
    let keys = common.chain(own).map(|[key, does]| {
        view! { <div><dt>{say.the(&key)}</dt><dd>{say.the(&does)}</dd></div> }
    });
    view! {
        <h2>{say.the("help-keyboard")}</h2>
        <dl class="keys">{keys.collect_view()}</dl>
        <h2>{say.the("help-touch")}</h2>
        <p>{say.the("help-touch-long")}</p>
        {has_ground.then(|| view! { <p>{say.the("help-touch-pinch")}</p> })}
        <h2>{say.the("help-about")}</h2>
        <p>{say.the("help-about-text")}</p>
        <p>{say.the("help-about-licence")}</p>
        <p class="quiet">{say.the("help-about-trademark")}</p>
        <PlayedWith/>
        <FairShuffle/>
    }
}

/// Which boards and cards this table is played with.
#[component]
fn PlayedWith() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let ours = table.face.components(Texts::new()).ok().map(|set| set.hash());
    let named = move || table.line.table.with(|table| table.as_ref().map(|t| t.components));
    view! {
        <h2>{say.the("create-set")}</h2>
        <p id="played-with">
            {move || named().map(|hash| match ours == Some(hash) {
                true => say.the("table-set-ours"),
                false => say.with("table-set-own", &[("hash", hash.to_string().into())]),
            })}
        </p>
    }
}

/// The fingerprint of the shuffle, published from the start.
#[component]
fn FairShuffle() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let hash = move || table.line.table.with(|table| table.as_ref().map(|t| t.seed_hash.clone()));
    view! {
        <h2>{say.the("table-fair-shuffle")}</h2>
        <p>{say.the("table-fair-shuffle-hint")}</p>
        <p class="quiet hash">
            {move || hash().map(|hash| say.with("table-fair-shuffle-fingerprint", &[("hash", hash.into())]))}
        </p>
    }
}
