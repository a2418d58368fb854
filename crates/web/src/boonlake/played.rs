//! The cards that everybody has played: what lasts, and what pays at the end.

use super::signs::of_when;
use super::{of_things, sight_of, speech};
use crate::parts::Drawing;
use crate::reactive::RwSignal;
use crate::say::Say;
use crate::table::Table;
use boonlake::Card;
use drawing::boonlake::{Icon, Owner, icon};
use leptos::ev::MouseEvent;
use leptos::html::Dialog;
use leptos::prelude::*;
use table::Seat;
use wasm_bindgen::JsCast;

/// A button, and the sheet it opens.
#[component]
pub(super) fn Played() -> impl IntoView {
    let say = Say::here();
    let dialog = NodeRef::<Dialog>::new();
    let is_open = RwSignal::new(false);
    let open = move |_| {
        is_open.set(true);
        if let Some(dialog) = dialog.get_untracked().filter(|dialog| !dialog.open()) {
            // A browser without dialogs shows none.
            let _ = dialog.show_modal();
        }
    };
    let close = move || {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    // A click beside the sheet meets the dialog itself.
    let on_click = move |event: MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        if target.is_some_and(|target| target.tag_name() == "DIALOG") {
            close();
        }
    };
    view! {
        <button class="button played-button" id="played" title=say.the("area-played") on:click=open>
            <Drawing svg=icon(Icon::Play)/><span>{say.the("area-played")}</span>
        </button>
        <dialog
            node_ref=dialog
            class="help played"
            aria-labelledby="played-title"
            on:click=on_click
            on:close=move |_| is_open.set(false)
        >
            <div class="help-sheet">
                <div class="help-head">
                    <h2 id="played-title">{say.the("area-played")}</h2>
                    <button class="button" id="played-close" on:click=move |_| close()>
                        {say.the("common-close")}
                    </button>
                </div>
                <Show when=move || is_open.get()><Displays/></Show>
            </div>
        </dialog>
    }
}

/// What lies before each seat.
#[component]
fn Displays() -> impl IntoView {
    let table = Table::here();
    move || {
        let seats = sight_of(table)?.seats();
        Some(seats.map(|seat| view! { <Display seat/> }).collect_view())
    }
}

#[component]
fn Display(seat: Seat) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let sight = sight_of(table)?;
    let open = sight.view.open();
    let kinds = of_things(say, |speech| speech.played_kinds(open, seat));
    let cards: Vec<Card> = open.player(seat).display.iter().collect();
    let none = cards.is_empty().then(|| view! { <p class="quiet">{say.the("played-none")}</p> });
    let rows = cards.into_iter().map(|card| {
        let sheet = open.parts().card(card);
        let (name, effect, paid) = table.tell(|teller| {
            let speech = speech(teller);
            let parts = open.parts();
            (
                speech.card(card, parts),
                speech.card_effect(card, parts),
                speech.paid_at_end(open, seat, card),
            )
        });
        view! {
            <li class="played-card">
                <Drawing svg=icon(Icon::Kind(sheet.kind))/>
                <span class="vp-shield">{sheet.vp}</span>
                <span class="played-text">
                    <strong>{name}</strong>
                    <span><Drawing svg=icon(of_when(&sheet.effect))/>{effect}" "{paid}</span>
                </span>
            </li>
        }
    });
    let rows = rows.collect_view();
    Some(view! {
        <section class="display">
            <h3><Drawing svg=icon(Icon::Mark(Owner::Seat(seat)))/>{table.name(seat)}" "<small class="quiet">{kinds}</small></h3>
            {none}
            <ul class="played-cards">{rows}</ul>
        </section>
    })
}
