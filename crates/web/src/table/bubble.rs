//! What is under the pointer, in words, beside it.

use super::Table;
use super::ground::{Map, Sighted};
use crate::face::Spot;
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub(super) fn Bubble(map: StoredValue<Arc<dyn Map>>, sighted: Sighted) -> impl IntoView {
    let table = Table::here();
    let place = move || {
        let (spot, frame) = (table.pointed.get()?, sighted.frame.get());
        let rect = sighted.svg.get()?.get_bounding_client_rect();
        let (scale, left, top) = sighted.measure()?;
        let (middle, width) = map.with_value(|map| (map.middle(spot), map.spot_width()));
        let x = (middle.x - frame.left) * scale + left - rect.left();
        let y = (middle.y - frame.top) * scale + top - rect.top();
        Some((x, y, x > rect.width() / 2.0, y > rect.height() * 0.6, width * scale, spot))
    };
    move || {
        place().map(|(x, y, is_right, is_low, away, spot)| {
            let said = explanation(table, spot).into_iter().map(|text| view! { <p>{text}</p> });
            view! {
                <div
                    class="bubble"
                    class:from-right=is_right
                    class:from-below=is_low
                    aria-hidden="true"
                    style:left=format!("{x:.0}px")
                    style:top=format!("{y:.0}px")
                    style=("--away", format!("{away:.0}px"))
                >
                    {said.collect_view()}
                </div>
            }
        })
    }
}

/// What is at a place, and what acting there would bring or why one cannot.
pub(super) fn explanation(table: Table, spot: Spot) -> Vec<String> {
    let Some(sight) = table.sight.get() else { return Vec::new() };
    let mut said = table.tell(|teller| sight.explain(spot, teller));
    if let Some(choice) = sight.moment().choice_at(spot) {
        said.push(table.tell(|teller| sight.label(choice, teller)));
        said.push(table.tell(|teller| sight.preview(choice, teller)));
    } else if let Some(why_not) = table.tell(|teller| sight.why_not(spot, teller)) {
        said.push(why_not.text);
    }
    said.retain(|text| !text.is_empty());
    said
}
