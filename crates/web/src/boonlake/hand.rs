//! The cards in hand, all of them readable where they lie.

use super::card::{CardFace, kind_class};
use super::thing::Thing;
use super::{of_things, sight_of};
use crate::reactive::Memo;
use crate::say::Say;
use crate::table::{Placed, Table};
use boonlake::Card;
use leptos::prelude::*;

#[component]
pub(super) fn Hand() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    // Of somebody who only watches there is no hand.
    let cards = Memo::new(move |_| {
        let sight = sight_of(table).filter(|sight| sight.moment.eyes.is_some())?;
        Some(sight.view.hand().iter().collect::<Vec<Card>>())
    });
    let is_empty = move || cards.with(|cards| cards.as_ref().is_some_and(Vec::is_empty));
    // Cards that are not asked for step back where others are.
    let asks_for_cards = Memo::new(move |_| {
        cards.with(|cards| {
            let mut cards = cards.iter().flatten();
            cards.any(|&card| table.is_lit(Thing::Card(card).spot()))
        })
    });
    let n_cards = move || cards.with(|cards| cards.as_ref().map_or(0, Vec::len)).to_string();
    view! {
        <div class="hand" class:choosing=move || asks_for_cards.get()>
            <ol class="hand-cards" style=("--cards", n_cards)>
                <For each=move || cards.get().unwrap_or_default() key=|card| *card let(card)>
                    <InHand card asks_for_cards/>
                </For>
            </ol>
            {move || is_empty().then(|| view! { <p class="hand-empty">{say.the("hand-empty")}</p> })}
            {move || cards.with(Option::is_none).then(|| view! {
                <p class="hand-empty">{say.the("hand-of-nobody")}</p>
            })}
        </div>
    }
}

/// How many cards the one who looks has in hand.
pub(super) fn n_cards(table: Table) -> usize {
    sight_of(table).map_or(0, |sight| sight.view.hand().len())
}

#[component]
fn InHand(card: Card, asks_for_cards: Memo<bool>) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let spot = Thing::Card(card).spot();
    let is_dim = move || asks_for_cards.get() && !table.is_lit(spot);
    let sight = untrack(|| sight_of(table));
    let face = sight.map(|sight| {
        let parts = sight.view.open().parts();
        let label = of_things(say, |speech| speech.card_label(card, parts));
        let class = kind_class(parts.card(card).kind);
        let face = view! { <CardFace card parts/> };
        view! { <Placed spot class label>{face}</Placed> }
    });
    view! { <li class="in-hand" class:dim=is_dim>{face}</li> }
}
