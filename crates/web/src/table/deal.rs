//! Costs and gains: what is paid stands first with a minus, what comes follows with a plus, and then
//! what one has before and after.

use crate::face::{Change, Deal};
use crate::parts::Drawing;
use leptos::prelude::*;

#[component]
pub(crate) fn Terms(deal: Deal) -> impl IntoView {
    let row = |sign: &'static str, class: &'static str| {
        move |text: String| {
            view! {
                <li class=class><span class="term-sign">{sign}</span><span>{text}</span></li>
            }
        }
    };
    let costs = deal.costs.into_iter().map(row("−", "term is-cost"));
    let brings = deal.brings.into_iter().map(row("+", "term is-gain"));
    let terms = costs.chain(brings).collect_view();
    let changes = deal.changes.into_iter().map(|change| view! { <Changed change/> });
    let notes = deal.notes.into_iter().map(|note| view! { <p class="term-note">{note}</p> });
    view! {
        <ul class="terms">{terms}</ul>
        {notes.collect_view()}
        <ul class="changes">{changes.collect_view()}</ul>
    }
}

#[component]
fn Changed(change: Change) -> impl IntoView {
    let Change { picture, name, before, after } = change;
    view! {
        <li class="change" class:less={after < before}>
            <Drawing svg=picture/>
            <span class="visually-hidden">{name}</span>
            <span>{before}" → "<strong>{after}</strong></span>
        </li>
    }
}
