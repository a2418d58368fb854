//! Who is on holiday: they are waited for.

use crate::dates::day;
use crate::line::Line;
use crate::reactive::Memo;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{Holder, SeatInfo};

#[component]
pub(super) fn Holidays(line: Line) -> impl IntoView {
    let say = Say::here();
    let told = move |seat: &SeatInfo| match (&seat.holder, seat.holiday_until) {
        (Holder::Person { name }, Some(until)) if !seat.is_mine => {
            let args = [("name", name.into()), ("day", day(until).into())];
            Some(say.with("holiday-of", &args))
        }
        _ => None,
    };
    let lines = Memo::new(move |_| {
        line.table.with(|info| {
            let seats = info.as_ref().map(|info| &info.seats[..]).unwrap_or_default();
            seats.iter().filter_map(told).collect::<Vec<String>>()
        })
    });
    move || lines.get().into_iter().map(|text| view! { <p class="quiet">{text}</p> }).collect_view()
}
