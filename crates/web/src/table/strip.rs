//! For narrow screens: everybody's points always in sight.

use super::Table;
use super::counted::Points;
use crate::parts::Drawing;
use crate::reactive::Memo;
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
        let name = move || table.side_name(side);
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
