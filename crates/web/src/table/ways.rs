//! Several ways to do one thing, side by side: how to pay, or what all can be done at one place.

use super::Table;
use super::deal::Terms;
use crate::face::Sight;
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::say::Say;
use leptos::prelude::*;
use std::sync::Arc;

/// The choices that are compared now.
pub(super) fn compared(table: Table) -> Vec<usize> {
    match table.ways.get() {
        Some(spot) => table.choices_at(spot),
        None => table.moment(|moment| moment.ways()).unwrap_or_default(),
    }
}

/// A sheet over the board; it can be put aside to look at the table.
#[component]
pub(crate) fn Ways(
    /// What the ways are compared for, to lie beside them.
    #[prop(optional)]
    about: Option<fn() -> AnyView>,
) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let choices = Memo::new(move |_| compared(table));
    let is_shown = move || !choices.with(Vec::is_empty) && !table.line.is_sending();
    // What was opened at a place is closed; what is asked stays.
    let put_aside = move |_| match table.ways.get_untracked() {
        Some(_) => close(table),
        None => table.is_aside.update(|is_aside| *is_aside = !*is_aside),
    };
    let put_aside_label = move || match (table.ways.get(), table.is_aside.get()) {
        (Some(_), _) => say.the("common-close"),
        (None, true) => say.the("table-ways-again"),
        (None, false) => say.the("table-ways-aside"),
    };
    let title = move || {
        let sight = table.sight.get()?;
        Some(match table.ways.get() {
            Some(spot) => table.tell(|teller| sight.spot_name(spot, teller)),
            None => table.tell_ask(|teller| sight.ask(teller)).title,
        })
    };
    let lines = move || {
        let sight = table.sight.get()?;
        let lines = choices.get().into_iter().enumerate().map(|(number, choice)| {
            view! { <Way sight=sight.clone() choice number/> }
        });
        Some(lines.collect_view())
    };
    view! {
        <Show when=is_shown>
            <section class="ways" class:aside=move || table.is_aside.get() && table.ways.get().is_none() aria-labelledby="ways-title">
                <header class="ways-head">
                    <h2 id="ways-title">{title}</h2>
                    <button class="button small" id="ways-aside" on:click=put_aside>{put_aside_label}</button>
                </header>
                <ol class="ways-list">{lines}</ol>
                {about.map(|show| show())}
            </section>
        </Show>
    }
}

/// Closes what was opened at a place, and gives the focus back.
pub(super) fn close(table: Table) {
    if table.ways.get_untracked().is_some() {
        table.ways.set(None);
        table.focus_ask();
    }
}

#[component]
fn Way(sight: Arc<dyn Sight>, choice: usize, number: usize) -> impl IntoView {
    let table = Table::here();
    let label = table.tell(|teller| sight.way(choice, teller));
    let asked = sight.clone();
    let told = move || match table.deal(&*asked, choice) {
        Some(deal) => view! { <Terms deal/> }.into_any(),
        None => {
            let preview = table.ask_guide(&*asked, |guide, teller| guide.preview(choice, teller));
            let is_told = !preview.is_empty();
            is_told.then(|| view! { <span class="quiet">{preview}</span> }).into_any()
        }
    };
    let key = (number < 9).then(|| number + 1);
    view! {
        <li>
            <button
                class="way"
                data-action=sight.moment().choices[choice].action.clone()
                aria-keyshortcuts=key.map(|key| key.to_string())
                on:click=move |_| table.choose(choice)
                on:pointerenter=move |_| table.weighed.set(Some(choice))
                on:pointerleave=move |_| table.weighed.set(None)
                on:focus=move |_| table.weighed.set(Some(choice))
                on:blur=move |_| table.weighed.set(None)
            >
                {sight.picture(choice).map(|svg| view! { <Drawing svg/> })}
                <span class="way-text">
                    <strong>{label}</strong>
                    {told}
                </span>
                {key.map(|key| view! { <kbd aria-hidden="true">{key}</kbd> })}
            </button>
        </li>
    }
}
