//! The ways away from a table on the server, in the menu of its bar: on to another device, or for good.

use super::{Place, Table, later};
use crate::face::Moment;
use crate::lazy::part;
use crate::parting::Parting;
use crate::reactive::{Memo, RwSignal, StoredValue};
use crate::router::Router;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{Holder, TableInfo};
use table::Seat;

pub(super) fn shown() -> AnyView {
    let table = Table::here();
    let around = Memo::new(move |_| {
        let is_over = table.moment(Moment::is_over).unwrap_or(true);
        table.line.table.get().filter(|_| table.place == Place::Server && !is_over)
    });
    let seats = move || around.with(|around| around.as_ref().map(travellers).unwrap_or_default());
    view! {
        <div class="ways-away">
            <For each=seats key=|seat| *seat let(seat)><Travel seat around/></For>
            <WayOut around/>
        </div>
    }
    .into_any()
}

/// One's own seats that can go on elsewhere.
fn travellers(around: &TableInfo) -> Vec<Seat> {
    let seats = around.seats.iter().enumerate().filter(|(_, info)| {
        let is_held = matches!(info.holder, Holder::Person { .. }) && info.played_by.is_none();
        info.is_mine && is_held && !info.has_moved && info.given_up_by.is_none()
    });
    seats.filter_map(|(index, _)| Seat::new(index)).collect()
}

/// The way to another device, for whoever wants it.
#[component]
fn Travel(seat: Seat, around: Memo<Option<TableInfo>>) -> impl IntoView {
    let say = Say::here();
    let id = around.with_untracked(|around| around.as_ref().map(|around| around.id.to_string()));
    let id = StoredValue::new(id.unwrap_or_default());
    let is_wanted = RwSignal::new(false);
    move || match is_wanted.get() {
        false => view! {
            <button class="button small plain travel" on:click=move |_| is_wanted.set(true)>
                {say.the("table-seat-travel")}
            </button>
        }
        .into_any(),
        true => part(later::travel, move |travel| travel(seat, id.get_value())),
    }
}

/// Leaves the table, while its match is not over.
#[component]
fn WayOut(around: Memo<Option<TableInfo>>) -> impl IntoView {
    let table = Table::here();
    let router = Router::here();
    let way = Memo::new(move |_| {
        around.with(|around| around.as_ref().and_then(|it| Some((it.id.to_string(), it.way_out?))))
    });
    let done = Callback::new(move |done| match done {
        Ok(()) => router.go("/"),
        Err(problem) => table.line.problem.set(Some(problem)),
    });
    move || way.get().map(|(table, way)| view! { <Parting table way done/> })
}
