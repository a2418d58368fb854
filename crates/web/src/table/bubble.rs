//! What is under the pointer, in words, beside it.

use super::Table;
use super::deal::Terms;
use super::ground::{Map, Sighted};
use crate::face::Spot;
use crate::reactive::StoredValue;
use crate::say::Say;
use leptos::prelude::*;
use std::sync::Arc;
use web_sys::DomRect;

/// Where a thing lies on the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Anchor {
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
}

impl Anchor {
    pub(super) fn of(rect: &DomRect) -> Anchor {
        let (left, right) = (rect.left(), rect.right());
        Anchor { left, right, top: rect.top(), bottom: rect.bottom() }
    }
}

/// Where a bubble stands: beside what it speaks of, on the side where there is more room.
#[derive(Clone, Copy, PartialEq)]
struct Stand {
    spot: Spot,
    x: f64,
    y: f64,
    is_right: bool,
    is_low: bool,
    /// How far it keeps away.
    away: f64,
}

/// The bubble over a drawn board.
#[component]
pub(super) fn Bubble(map: StoredValue<Arc<dyn Map>>, sighted: Sighted) -> impl IntoView {
    let table = Table::here();
    let stand = move || {
        let (spot, frame) = (table.pointed.get()?, sighted.frame.get());
        let rect = sighted.svg.get()?.get_bounding_client_rect();
        let (scale, left, top) = sighted.measure()?;
        let (middle, width) = map.with_value(|map| (map.middle(spot), map.spot_width()));
        let middle = middle?;
        let x = (middle.x - frame.left) * scale + left - rect.left();
        let y = (middle.y - frame.top) * scale + top - rect.top();
        let (is_right, is_low) = (x > rect.width() / 2.0, y > rect.height() * 0.6);
        Some(Stand { spot, x, y, is_right, is_low, away: width * scale })
    };
    move || stand().map(|stand| view! { <Standing stand class="bubble"/> })
}

/// The bubble beside a thing that is not on the board.
#[component]
pub(crate) fn ThingBubble() -> impl IntoView {
    let table = Table::here();
    let stand = move || {
        let (spot, anchor) = (table.pointed.get()?, table.anchor.get()?);
        let size = |value: Result<wasm_bindgen::JsValue, _>| value.ok()?.as_f64();
        let (width, height) = (size(window().inner_width())?, size(window().inner_height())?);
        let middle = (anchor.left + anchor.right) / 2.0;
        let is_low = anchor.top > height / 2.0;
        Some(Stand {
            spot,
            x: middle,
            y: if is_low { anchor.top } else { anchor.bottom },
            is_right: middle > width / 2.0,
            is_low,
            away: 0.0,
        })
    };
    move || stand().map(|stand| view! { <Standing stand class="bubble of-thing"/> })
}

#[component]
fn Standing(stand: Stand, class: &'static str) -> impl IntoView {
    let table = Table::here();
    let Stand { spot, x, y, is_right, is_low, away } = stand;
    let said = move || {
        let said = explanation(table, spot).into_iter().map(|text| view! { <p>{text}</p> });
        said.collect_view()
    };
    view! {
        <div
            class=class
            class:from-right=is_right
            class:from-below=is_low
            aria-hidden="true"
            style:left=format!("{x:.0}px")
            style:top=format!("{y:.0}px")
            style=("--away", format!("{away:.0}px"))
        >
            {said}
            {move || terms(table, spot)}
        </div>
    }
}

/// What is at a place, and what acting there would bring or why one cannot, in sentences.
pub(super) fn spoken(table: Table, spot: Spot) -> Vec<String> {
    let Some(sight) = table.sight.get() else { return Vec::new() };
    let mut said = explanation(table, spot);
    for choice in table.choices_at(spot) {
        // What is told thing by thing to the eye is a sentence to the ear.
        if table.tell(|teller| sight.deal(choice, teller)).is_some() {
            said.push(table.tell(|teller| sight.label(choice, teller)));
            said.push(table.ask_guide(&*sight, |guide, teller| guide.preview(choice, teller)));
            said.extend(table.outcome_told(&*sight, choice));
        }
    }
    said.retain(|text| !text.is_empty());
    said
}

/// What is at a place; and of a simple choice what it would bring, or why there is none.
fn explanation(table: Table, spot: Spot) -> Vec<String> {
    let Some(sight) = table.sight.get() else { return Vec::new() };
    let mut said = table.ask_guide(&*sight, |guide, teller| guide.explain(spot, teller));
    let choices = table.choices_at(spot);
    for &choice in &choices {
        if table.tell(|teller| sight.deal(choice, teller)).is_none() {
            said.push(table.tell(|teller| sight.label(choice, teller)));
            said.push(table.ask_guide(&*sight, |guide, teller| guide.preview(choice, teller)));
        }
    }
    // Once it was clicked, a note over the board says why not.
    let is_told = table.why_not.with(Option::is_some);
    if choices.is_empty() && !is_told {
        said.extend(
            table
                .ask_guide(&*sight, |guide, teller| guide.why_not(spot, teller))
                .map(|why_not| why_not.text),
        );
    }
    said.retain(|text| !text.is_empty());
    said
}

/// Costs and gains of what can be done at a place; of several ways only how many there are.
fn terms(table: Table, spot: Spot) -> Option<AnyView> {
    let sight = table.sight.get()?;
    let choices = table.choices_at(spot);
    match choices[..] {
        [] => None,
        [choice] => {
            let deal = table.deal(&*sight, choice)?;
            let label = table.tell(|teller| sight.label(choice, teller));
            Some(view! { <p class="bubble-what">{label}</p><Terms deal/> }.into_any())
        }
        _ => {
            let say = Say::here();
            let labels = choices.iter().map(|&choice| {
                let label = table.tell(|teller| sight.label(choice, teller));
                let preview =
                    table.ask_guide(&*sight, |guide, teller| guide.preview(choice, teller));
                let preview = (!preview.is_empty()).then(|| {
                    view! { <span class="quiet">{preview}</span> }
                });
                view! { <li>{label}" "{preview}</li> }
            });
            let title = say.with("table-ways-count", &[("count", choices.len().into())]);
            Some(
                view! { <p class="bubble-what">{title}</p><ul>{labels.collect_view()}</ul> }
                    .into_any(),
            )
        }
    }
}
