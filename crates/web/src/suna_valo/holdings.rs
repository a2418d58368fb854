//! What lies before a seat: of the one across the street all of its farm, of the other a line, for its
//! farm lies large on the table.

use super::card::told;
use super::column::figures_left;
use super::far::Far;
use super::sight_of;
use super::thing::Thing;
use crate::face::OpenHands;
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::say::Say;
use crate::table::{Placed, Table};
use drawing::suna_valo::{Icon, icon};
use leptos::prelude::*;
use table::Seat;

#[component]
pub(super) fn Holdings(seat: Seat) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let counts = Memo::new(move |_| {
        let sight = sight_of(table)?;
        let farm = sight.view.open().farm(seat);
        Some(farm.cards.len())
    });
    let line = move || {
        let n_cards = counts.get()?;
        let cards = say.with("count-cards", &[("count", n_cards.into())]);
        Some(view! {
            <span class="v-left" title=cards.clone()><Drawing svg=icon(Icon::Deck)/><b>{n_cards}</b><span class="visually-hidden">{cards.clone()}</span></span>
        })
    };
    // In a replay all cards may lie open.
    let hand = move || {
        sight_of(table)?;
        use_context::<OpenHands>()?.0.map(|open| view! { <ul class="tiles">{open.run(seat)}</ul> })
    };
    let is_far = Memo::new(move |_| sight_of(table).is_some_and(|sight| sight.far() == seat));
    view! {
        <div class="holdings">
            <Show when=move || is_far.get() fallback=move || view! { <p class="v-line">{line}<Markers seat/>{figures_left(seat)}</p> }>
                <Far/>
            </Show>
            {hand}
        </div>
    }
}

/// The scarcity markers that a seat has to keep.
#[component]
pub(super) fn Markers(seat: Seat) -> impl IntoView {
    let table = Table::here();
    let count = Memo::new(move |_| {
        sight_of(table).map_or(0, |sight| sight.view.open().farm(seat).scarcity)
    });
    move || {
        let count = Some(count.get()).filter(|count| *count > 0)?;
        let sight = untrack(|| sight_of(table))?;
        let label = told(table, &sight, |speech| speech.scarcity(sight.view.open(), seat));
        Some(view! {
            <Placed spot=Thing::Markers(seat).spot() class="v-left v-markers" label>
                <Drawing svg=icon(Icon::Scarcity)/><b aria-hidden="true">{count}</b>
            </Placed>
        })
    }
}
