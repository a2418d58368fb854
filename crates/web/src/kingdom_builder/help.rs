//! The rules in short, and the keys.

use super::table::Table;
use crate::say::Say;
use leptos::html::Dialog;
use leptos::prelude::*;

const KEYS: [&str; 10] =
    ["move", "choose", "next", "previous", "undo", "end", "text", "letters", "zoom", "skip"];

/// A button that opens the rules in short and the list of keys.
#[component]
pub(crate) fn Help() -> impl IntoView {
    let say = Say::here();
    let dialog = NodeRef::<Dialog>::new();
    let open = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            // An open dialog stays open.
            let _ = dialog.show_modal();
        }
    };
    let close = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    let sections = say.of_things(|speech| speech.rules()).into_iter().map(|section| {
        view! { <section><h3>{section.title}</h3><p>{section.text}</p></section> }
    });
    let keys = KEYS.map(|key| {
        view! {
            <div><dt>{say.the(&format!("help-key-{key}"))}</dt><dd>{say.the(&format!("help-key-{key}-does"))}</dd></div>
        }
    });
    view! {
        <button class="button" id="help" on:click=open>{say.the("table-rules")}</button>
        <dialog node_ref=dialog class="help" aria-labelledby="help-title">
            <div class="help-head">
                <h2 id="help-title">{say.the("table-rules")}</h2>
                <button class="button" on:click=close>{say.the("common-close")}</button>
            </div>
            {sections.collect_view()}
            <h2>{say.the("help-keyboard")}</h2>
            <dl class="keys">{Vec::from(keys)}</dl>
            <h2>{say.the("help-touch")}</h2>
            <p>{say.the("help-touch-long")}</p>
            <p>{say.the("help-touch-pinch")}</p>
            <h2>{say.the("help-about")}</h2>
            <p>{say.the("help-about-text")}</p>
            <p>{say.the("help-about-licence")}</p>
            <p class="quiet">{say.the("help-about-trademark")}</p>
            <FairShuffle/>
        </dialog>
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
