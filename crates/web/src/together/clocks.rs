//! How much time everybody has left.

use super::agreed::time;
use crate::line::Line;
use crate::parts::seat_names;
use crate::reactive::{Memo, RwSignal};
use crate::say::Say;
use leptos::prelude::*;
use protocol::{Clocks, Holder};
use std::time::Duration;
use table::Seat;

/// At these many seconds of one's own time one is told, once each.
const WARNINGS: [i64; 4] = [300, 120, 60, 15];

#[component]
pub(super) fn ClocksOfAll(line: Line) -> impl IntoView {
    let has_clocks = Memo::new(move |_| line.clocks.with(Option::is_some));
    move || has_clocks.get().then(|| view! { <Running line/> })
}

#[component]
fn Running(line: Line) -> impl IntoView {
    let say = Say::here();
    let now = super::ticking(line, Duration::from_millis(500));
    let names = Memo::new(move |_| {
        line.table
            .with(|info| info.as_ref().map(|info| seat_names(&info.seats, say)).unwrap_or_default())
    });
    let shown = move || {
        let (clocks, told_at) = line.clocks.get()?;
        let passed = if clocks.is_paused { 0 } else { (now.get() - told_at) as i64 };
        let is_person = |seat: &Seat| {
            line.table.with(|info| {
                let seats = info.as_ref().map(|info| &info.seats[..]).unwrap_or_default();
                seats.get(seat.index()).is_some_and(|it| matches!(it.holder, Holder::Person { .. }))
            })
        };
        let rows = Seat::all(clocks.reserves.len()).filter(is_person).map(|seat| {
            let name = names.with(|names| names.get(seat.index()).cloned().unwrap_or_default());
            let is_running = clocks.running == Some(seat);
            let left = left(&clocks, seat, passed);
            let shown = match left {
                ..=0 if is_running => say.the("clock-up"),
                _ if is_running => digits(left),
                _ => say.with("clock-reserve", &[("time", digits(left).into())]),
            };
            view! {
                <li class="seat-clock" class:running=is_running data-seat=seat.index()>
                    <span>{name}</span>
                    <span class="seat-clock-time">{shown}</span>
                </li>
            }
        });
        Some(rows.collect_view())
    };
    let is_paused =
        Memo::new(move |_| line.clocks.with(|it| it.as_ref().is_some_and(|it| it.0.is_paused)));
    view! {
        <h3>{say.the("clock-title")}</h3>
        <ul class="seat-clocks">{shown}</ul>
        {move || is_paused.get().then(|| view! { <p role="status">{say.the("clock-paused")}</p> })}
        <Warning line now/>
    }
}

/// What a seat has left, in milliseconds: the one whose time runs with its turn, others in reserve.
fn left(clocks: &Clocks, seat: Seat, passed: i64) -> i64 {
    let reserve = clocks.reserves[seat.index()];
    match clocks.running == Some(seat) {
        true => clocks.turn_left + reserve - passed,
        false => reserve,
    }
}

/// Time in digits, days and hours in words' stead.
fn digits(milliseconds: i64) -> String {
    let seconds = milliseconds.max(0) / 1_000;
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3_600 % 24, seconds / 60 % 60);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{:02}", seconds % 60),
        (0, hours) => format!("{hours}:{minutes:02}:{:02}", seconds % 60),
        (days, hours) => format!("{days} d {hours} h"),
    }
}

/// Tells whoever is asked when their time becomes short; a clock itself is silent.
#[component]
fn Warning(line: Line, now: RwSignal<f64>) -> impl IntoView {
    let say = Say::here();
    let mine = Memo::new(move |_| {
        let (clocks, told_at) = line.clocks.get()?;
        let seat = clocks.running.filter(|_| !clocks.is_paused)?;
        let is_mine = line.table.with(|info| {
            info.as_ref()
                .is_some_and(|info| info.seats.get(seat.index()).is_some_and(|it| it.is_mine))
        });
        let seconds = left(&clocks, seat, (now.get() - told_at) as i64) / 1_000;
        is_mine.then(|| WARNINGS.into_iter().rev().find(|at| seconds <= *at))?
    });
    view! {
        <p class="visually-hidden" role="status" aria-live="polite">
            {move || mine.get().map(|at| say.with("clock-soon", &[("time", time(at, say).into())]))}
        </p>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_shown_as_one_reads_it() {
        assert_eq!(digits(221_400), "3:41");
        assert_eq!(digits(-5), "0:00");
        assert_eq!(digits(3_723_000), "1:02:03");
        assert_eq!(digits(100_800_000), "1 d 4 h");
    }

    #[test]
    fn whoever_is_asked_uses_the_turn_before_the_reserve() {
        let second = Seat::FIRST.next(2);
        let clocks = Clocks {
            running: Some(Seat::FIRST),
            turn_left: 10_000,
            reserves: vec![60_000, 30_000],
            is_paused: false,
        };
        assert_eq!(left(&clocks, Seat::FIRST, 4_000), 66_000);
        assert_eq!(left(&clocks, second, 4_000), 30_000);
    }
}
