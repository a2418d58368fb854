//! The cards in hand while a new era is prepared. One of them is looked at alone, and then put in the
//! place of a card in the display; or the other way round.

use super::card::{card_class, card_kind, effect, told};
use super::offered::group_of_hand;
use super::sight_of;
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::say::Say;
use crate::table::Table;
use leptos::prelude::*;
use suna_valo::{Action, Card};

#[component]
pub(super) fn Hand() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let cards = Memo::new(move |_| {
        let Some(sight) = sight_of(table) else { return Vec::new() };
        // While something is paid it would hide what one pays with.
        let is_used = sight.legal.iter().any(|it| matches!(it, Action::Replace { .. }));
        sight.view.hand().iter().filter(|_| is_used).collect::<Vec<Card>>()
    });
    view! {
        <Show when=move || !cards.with(Vec::is_empty)>
            <div class="v-hand">
                <h3>{say.the("zone-hand")}</h3>
                <For each=move || cards.get() key=|card| *card let(card)><InHand card/></For>
            </div>
        </Show>
    }
}

#[component]
fn InHand(card: Card) -> impl IntoView {
    let table = Table::here();
    let sight = untrack(|| sight_of(table))?;
    let parts = sight.view.open().components();
    let (title, help) = told(table, &sight, |speech| {
        let kind = card_kind(card, parts, speech);
        (format!("{} · {kind}", speech.card(card)), speech.card_help(card))
    });
    let group = move || sight_of(table).and_then(|sight| group_of_hand(&sight.legal, card));
    let is_chosen = move || group().is_some() && table.group.get() == group();
    let choose = move |_| {
        let group = untrack(group);
        table.group.set(if untrack(is_chosen) { None } else { group });
    };
    Some(view! {
        <button
            class=format!("v-hand-card {}", card_class(card, parts))
            class:lit=move || group().is_some()
            aria-pressed=move || is_chosen().to_string()
            title=help
            on:click=choose
        >
            <Drawing svg=effect(card, parts)/>
            <span>{title}</span>
        </button>
    })
}
