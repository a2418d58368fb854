//! What would go where: lines from where goods lie to what they are for, over the table. Where they lie is
//! told by an outline as well.

use super::plan::{Plan, Wish, is_purchase};
use super::sight::Sight;
use super::sight_of;
use super::thing::{Thing, sources};
use crate::face::Spot;
use crate::reactive::{Memo, RwSignal};
use crate::table::Table;
use leptos::prelude::*;
use suna_valo::{Action, Priced, Step};
use wasm_bindgen::JsCast;

/// Something would go from one place to another.
pub(super) type Flight = (Spot, Spot);

#[component]
pub(super) fn Flights(
    /// Those of a plan, if there is one.
    planned: RwSignal<Vec<Flight>>,
) -> impl IntoView {
    let table = Table::here();
    let flights = Memo::new(move |_| {
        let planned = planned.get();
        if planned.is_empty() { pointed(table) } else { planned }
    });
    Effect::new(move |before: Option<Vec<Spot>>| {
        // What is bought is lit already.
        let bought = table.ways.get_untracked();
        let ends = flights
            .get()
            .into_iter()
            .map(|(from, to)| if Some(from) == bought { to } else { from });
        let now: Vec<Spot> = ends.collect();
        table.highlighted.update(|told| {
            told.retain(|spot| before.as_ref().is_none_or(|before| !before.contains(spot)));
            told.extend(&now);
        });
        now
    });
    let drawn = RwSignal::new(String::new());
    Effect::new(move || {
        drawn.set(flights.get().into_iter().filter_map(line).collect());
    });
    view! { <svg class="v-flights" aria-hidden="true" inner_html=move || drawn.get()></svg> }
}

/// What would fly if one acted at the place under the pointer.
fn pointed(table: Table) -> Vec<Flight> {
    let (Some(spot), Some(sight)) = (table.pointed.get(), sight_of(table)) else {
        return Vec::new();
    };
    let open = sight.view.open();
    let mut flights = Vec::new();
    for choice in table.choices_at(spot) {
        match sight.legal[choice] {
            Action::Deliver { to, slot, from } => {
                let source = Thing::delivered(to, slot, from, open);
                flights.extend(source.map(|source| (source.spot(), spot)));
            }
            Action::Pay { .. } => flights.extend(priced(&sight).map(|card| (spot, card.spot()))),
            action if is_purchase(action) => {
                let plan = Plan::new(&sight, action, Wish::default());
                let given = plan.map(|plan| plan.given).unwrap_or_default();
                let lie = sources(open.farm(sight.near()), &given);
                flights.extend(lie.into_iter().map(|it| (it.spot(), spot)));
            }
            _ => {}
        }
    }
    flights
}

/// The card of the own display on which goods are put now.
fn priced(sight: &Sight) -> Option<Thing> {
    let pending = sight.view.open().pending()?;
    let display = &sight.view.open().farm(pending.seat).display;
    let place = match pending.step {
        Step::Price { place, .. } | Step::SwapGive { place, .. } => place,
        Step::Prepare => {
            let is_bare = |priced: &Priced| priced.total() == 0;
            let due = display.iter().position(|it| it.as_ref().is_some_and(is_bare))?;
            suna_valo::Place::ALL[due]
        }
        _ => return None,
    };
    Some(Thing::Display(pending.seat, place))
}

/// A line between two places, as far as both are seen.
fn line((from, to): Flight) -> Option<String> {
    let ((x, y), (to_x, to_y)) = (middle(from)?, middle(to)?);
    let (bend_x, bend_y) = ((x + to_x) / 2, (y + to_y) / 2 - (to_x - x).abs() / 8);
    let way = format!("M{x} {y}Q{bend_x} {bend_y} {to_x} {to_y}");
    Some(format!(
        r#"<path d="{way}"/><path class="v-dots" d="{way}"/><circle cx="{to_x}" cy="{to_y}" r="4"/>"#
    ))
}

/// The middle of a place on the screen.
fn middle(spot: Spot) -> Option<(i32, i32)> {
    let found = document().query_selector_all(&format!("[data-spot=\"{}\"]", spot.0)).ok()?;
    let elements = (0..found.length()).filter_map(|index| found.get(index));
    let rects = elements
        .filter_map(|it| it.dyn_into::<web_sys::Element>().ok())
        .map(|it| it.get_bounding_client_rect());
    let rect = rects.into_iter().find(|rect| rect.width() > 0.0)?;
    Some(((rect.x() + rect.width() / 2.0) as i32, (rect.y() + rect.height() / 2.0) as i32))
}
