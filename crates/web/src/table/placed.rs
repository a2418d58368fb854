//! A thing on the table that is no place of the drawn board: a card, a tile, a lever. It is pointed
//! at, explained and chosen as places of the board are.

use super::Table;
use super::bubble::Anchor;
use super::heard::Focused;
use crate::face::Spot;
use crate::reactive::{Memo, StoredValue};
use crate::say::Say;
use leptos::ev::PointerEvent;
use leptos::html::Button;
use leptos::prelude::*;

#[component]
pub(crate) fn Placed(
    spot: Spot,
    /// The names of its classes, beside `place`.
    class: &'static str,
    /// What it is called.
    #[prop(into)]
    label: String,
    /// What lies there, if it is told of by a place of its own.
    #[prop(optional_no_strip)]
    holds: Option<Spot>,
    children: Children,
) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let name = label.clone();
    let button = NodeRef::<Button>::new();
    let is_touch = StoredValue::new(false);
    let is_lit = Memo::new(move |_| table.is_lit(spot) && !table.line.is_sending());
    let point = move || {
        if let Some(button) = button.get_untracked() {
            table.point_at_thing(spot, Anchor::of(&button.get_bounding_client_rect()));
        }
    };
    let leave = move || table.point_away_from(spot);
    let on_enter = move |event: PointerEvent| {
        if event.pointer_type() == "mouse" {
            point();
        }
    };
    let on_leave = move |event: PointerEvent| {
        if event.pointer_type() == "mouse" {
            leave();
        }
    };
    let on_click = move |_| {
        let is_done = match is_touch.get_value() {
            true => {
                point();
                table.tap(spot)
            }
            false => table.act_at(spot),
        };
        if is_done {
            leave();
        }
    };
    view! {
        <button
            node_ref=button
            class=format!("place {class}")
            class:lit=move || is_lit.get()
            class:tapped=move || table.tapped.get() == Some(spot)
            class:told=move || table.highlighted.with(|spots| {
                spots.iter().any(|told| *told == spot || Some(*told) == holds)
            })
            data-spot=spot.0
            aria-label=label
            aria-description=move || is_lit.get().then(|| say.the("a11y-lit"))
            on:pointerdown=move |event| is_touch.set_value(event.pointer_type() != "mouse")
            on:pointerenter=on_enter
            on:pointerleave=on_leave
            on:focus=move |event| {
                if !is_touch.get_value() {
                    point();
                }
                table.hearing.enter(&event, Focused::At(spot), name.clone());
            }
            on:blur=move |_| {
                leave();
                table.hearing.leave();
            }
            on:click=on_click
        >
            {children()}
        </button>
    }
}
