//! Costs and gains: what is paid stands first with a minus, what comes follows with a plus, each with
//! what one has of it before and after.

use crate::face::{Deal, Item};
use crate::parts::Drawing;
use leptos::prelude::*;

#[component]
pub(super) fn Terms(deal: Deal) -> impl IntoView {
    let row = |sign: &'static str, class: &'static str| {
        move |item: Item| {
            view! {
                <li class=class>
                    <span class="term-sign">{sign}</span>
                    {item.picture.map(|svg| view! { <Drawing svg/> })}
                    <span class="term-text">{item.text}</span>
                    <span class="term-change">{item.change}</span>
                </li>
            }
        }
    };
    let costs = deal.costs.into_iter().map(row("−", "term cost"));
    let brings = deal.brings.into_iter().map(row("+", "term gain"));
    let terms = costs.chain(brings).collect_view();
    let notes = deal.notes.into_iter().map(|note| view! { <p class="term-note">{note}</p> });
    view! { <ul class="terms">{terms}</ul>{notes.collect_view()} }
}
