//! For narrow screens: everybody's points always in sight, and the panel's parts one thumb away.

use super::counted::Points;
use super::{PanelPart, Table};
use crate::parts::Drawing;
use crate::say::Say;
use leptos::prelude::*;
use table::{Seat, Side};

/// Everybody's points, in one line.
#[component]
pub(crate) fn ScoreStrip() -> impl IntoView {
    let table = Table::here();
    let n_sides =
        Memo::new(move |_| table.moment(|moment| moment.standings.totals().len()).unwrap_or(0));
    // Sides that are no seats come last.
    let sides = move || {
        let n_seats = table.moment(|moment| moment.n_seats).unwrap_or(0);
        let seats = table.seats(n_seats).into_iter().map(Seat::index);
        seats.chain(n_seats..n_sides.get()).collect::<Vec<usize>>()
    };
    let score = move |index: usize| {
        let side = Side::new(index)?;
        let is_asked =
            move || table.moment(|moment| moment.to_act.map(Side::from)).flatten() == Some(side);
        let name = move || match Seat::new(index) {
            Some(seat) => table.name(seat),
            None => String::new(),
        };
        Some(view! {
            <li class:asked=is_asked data-seat=index>
                <Drawing svg=table.face.mark(side)/>
                <span class="strip-name">{name}</span>
                <strong><Points side/></strong>
            </li>
        })
    };
    view! {
        <ol class="score-strip">{move || sides().into_iter().filter_map(score).collect_view()}</ol>
    }
}

/// Opens the parts of the panel as a sheet.
#[component]
pub(crate) fn PanelTabs() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let tabs = PanelPart::ALL.map(|part| {
        let is_open = move || table.open_part.get() == Some(part);
        let toggle = move |_| table.open_part.set(if is_open() { None } else { Some(part) });
        view! {
            <button
                class="panel-tab"
                id=format!("tab-{}", part.name())
                aria-expanded=move || is_open().to_string()
                on:click=toggle
            >
                {say.the(&format!("table-tab-{}", part.name()))}
            </button>
        }
    });
    view! { <div class="panel-tabs">{Vec::from(tabs)}</div> }
}
