//! Crates, barrels, ships and gears in the colour of whose they are, and the marks of the seats.

use super::symbol::symbols;
use suna_valo::Figure;
use table::Seat;

/// The class that gives a seat its colour; without a seat a figure is of bare wood.
pub(super) fn seat_class(seat: Option<Seat>) -> &'static str {
    match seat.map(Seat::index) {
        Some(0) => "sv-seat-1",
        Some(_) => "sv-seat-2",
        None => "sv-wooden",
    }
}

/// The id of a seat's mark.
pub(super) fn seat_id(seat: Seat) -> &'static str {
    if seat == Seat::FIRST { "white" } else { "black" }
}

/// The id of a figure.
pub(super) fn figure_id(figure: Figure) -> &'static str {
    figure.name()
}

/// All symbols of figures.
pub(super) fn figure_symbols() -> String {
    symbols(&FIGURES)
}

const FIGURES: [(&str, &str); 7] = [
    (
        "crate",
        r#"<g class="sv-figure"><path class="sv-body" d="M3 4.6h18v15.8H3z"/><path class="sv-line" stroke-width="1.5" d="M3 8.8h18M3 16.2h18M7 8.8v7.4M17 8.8v7.4M7.2 16L16.8 9"/></g>"#,
    ),
    (
        "barrel",
        r#"<g class="sv-figure"><path class="sv-body" d="M6.4 2.4h11.2q4.6 9.6 0 19.2H6.4q-4.6-9.6 0-19.2z"/><path class="sv-line" stroke-width="1.6" d="M4.7 7.4q7.3 2.4 14.6 0M4.7 16.6q7.3 2.4 14.6 0"/><path class="sv-line" stroke-width="1.1" d="M9.6 2.6q-1.5 9.4 0 18.8M14.4 2.6q1.5 9.4 0 18.8"/></g>"#,
    ),
    (
        "ship",
        r#"<g class="sv-figure"><path class="sv-body" d="M12.6 1.8Q21.4 4.8 20.8 13.2H12.6zM10.2 4.8Q8.6 10 3.8 13.2H10.2zM1.6 15.6h20.8q-1.2 6.6-6.6 6.8H8.2q-5.4-.2-6.6-6.8z"/><path class="sv-line" stroke-width="1.3" d="M3 18.6h18"/></g>"#,
    ),
    // Eight teeth, for gears of any kind.
    (
        "teeth",
        r#"<path class="sv-body" d="M10 3.8L10.3.9H13.7L14 3.8L16.4 4.7L18.6 2.9L21.1 5.4L19.3 7.6L20.2 10L23.1 10.3V13.7L20.2 14L19.3 16.4L21.1 18.6L18.6 21.1L16.4 19.3L14 20.2L13.7 23.1H10.3L10 20.2L7.6 19.3L5.4 21.1L2.9 18.6L4.7 16.4L3.8 14L.9 13.7V10.3L3.8 10L4.7 7.6L2.9 5.4L5.4 2.9L7.6 4.7z"/>"#,
    ),
    (
        "gear",
        r##"<g class="sv-figure"><use href="#sv-teeth"/><circle class="sv-deep" cx="12" cy="12" r="3.3"/></g>"##,
    ),
    (
        "white",
        r#"<g class="sv-figure"><circle class="sv-body" cx="12" cy="12" r="9.6"/><circle class="sv-deep" cx="12" cy="12" r="4.2"/></g>"#,
    ),
    (
        "black",
        r#"<g class="sv-figure"><circle class="sv-body" cx="12" cy="12" r="9.6"/><path class="sv-deep" d="M8 8h8v8H8z"/></g>"#,
    ),
];
