//! The pieces. Their shape tells the kind; colour and the mark on them tell whose they are.

use super::symbol::{symbol, used, used_at};
use table::{MAX_SEATS, Seat};

/// The kinds of pieces that belong to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Settlement,
    Warrior,
    Wagon,
    Ship,
    City,
}

impl Kind {
    pub(crate) const ALL: [Kind; 5] =
        [Kind::Settlement, Kind::Warrior, Kind::Wagon, Kind::Ship, Kind::City];

    fn name(self) -> &'static str {
        match self {
            Kind::Settlement => "settlement",
            Kind::Warrior => "warrior",
            Kind::Wagon => "wagon",
            Kind::Ship => "ship",
            Kind::City => "city",
        }
    }

    /// Where the seat's mark sits, and how large.
    fn mark_place(self) -> (f64, f64, f64) {
        match self {
            Kind::Settlement => (0.0, 2.6, 1.0),
            Kind::Warrior => (0.0, -0.6, 1.0),
            Kind::Wagon => (0.0, -4.2, 0.86),
            Kind::Ship => (1.6, -4.6, 0.8),
            Kind::City => (0.0, 3.2, 1.0),
        }
    }

    fn shape(self) -> &'static str {
        match self {
            Kind::Settlement => {
                r#"<ellipse class="kb-shadow" cy="11.6" rx="13" ry="3.4"/><path class="kb-body" d="M0-13.4L-12.4-2.6V0H-10V11.4H10V0H12.4V-2.6z"/><path class="kb-dusk" d="M0-13.4L12.4-2.6V0H10V11.4H5.6V-2z"/><path class="kb-gleam" d="M0-11.2L-10.4-2.2"/>"#
            }
            Kind::Warrior => {
                r#"<ellipse class="kb-shadow" cy="13.6" rx="9" ry="2.8"/><path class="kb-weapon" d="M-11 12L11-13.6M11 12L-11-13.6"/><path class="kb-body" d="M-10.6-10.4Q-4-9.6 0-13Q4-9.6 10.6-10.4V-1Q10.4 8.6 0 13.4Q-10.4 8.6-10.6-1z"/><path class="kb-dusk" d="M0-13Q4-9.6 10.6-10.4V-1Q10.4 8.6 0 13.4z"/>"#
            }
            Kind::Wagon => {
                r#"<ellipse class="kb-shadow" cy="13" rx="14" ry="3"/><path class="kb-body" d="M-12.6 3.4Q-15-11.6-8-12.4H8Q15-11.6 12.6 3.4L11.4 8H-11.4z"/><path class="kb-dusk" d="M-14 3H14L11.4 8H-11.4z"/><g class="kb-spokes"><circle cx="-7" cy="8.6" r="4.4"/><circle cx="7" cy="8.6" r="4.4"/></g>"#
            }
            Kind::Ship => {
                r#"<ellipse class="kb-shadow" cy="13" rx="14" ry="2.6"/><path class="kb-body" d="M-14 4.4H-4.6V-13.6Q12.6-12.6 11.4 2.4H-2.6V4.4H14Q12.6 12.6 6.6 12.6H-7.6Q-12.8 11.6-14 4.4z"/><path class="kb-dusk" d="M-14 4.4H14Q13.4 8.4 11.4 10.4H-11Q-13.4 8.4-14 4.4z"/>"#
            }
            Kind::City => {
                r#"<path class="kb-ground" d="M0-22.6L19.6-11.3V11.3L0 22.6L-19.6 11.3V-11.3z"/><path class="kb-body" d="M-13 11.6V-9.8H-8.4V-6.6H-5V-9.8H-2.3V-6.6H2.3V-9.8H5V-6.6H8.4V-9.8H13V11.6z"/><path class="kb-dusk" d="M13-9.8V11.6H8.4V-9.8zM-13 -3.6H13V-2H-13z"/>"#
            }
        }
    }
}

/// The id of a seat's piece.
pub(crate) fn piece_id(kind: Kind, seat: Seat) -> String {
    format!("{}-{}", kind.name(), seat.index() + 1)
}

/// The id of a seat's mark.
pub(crate) fn mark_id(seat: Seat) -> String {
    format!("mark-{}", seat.index() + 1)
}

/// The class that gives a seat its colour.
pub(crate) fn seat_class(seat: Seat) -> String {
    format!("seat-{}", seat.index() + 1)
}

/// All symbols of pieces.
pub(crate) fn piece_symbols() -> String {
    let mut symbols = String::new();
    for seat in Seat::all(MAX_SEATS) {
        symbols += &symbol(&mark_id(seat), mark(seat));
        let badge = r#"<circle class="kb-badge" r="11"/>"#.to_owned();
        let (x, y, scale) = (0.0, 0.0, 1.3);
        let player = badge + &used_at(&mark_id(seat), x, y, scale);
        symbols += &symbol(&format!("player-{}", seat.index() + 1), &player);
    }
    for kind in Kind::ALL {
        symbols += &symbol(kind.name(), kind.shape());
        for seat in Seat::all(MAX_SEATS) {
            let (x, y, scale) = kind.mark_place();
            let marked = used(kind.name()) + &used_at(&mark_id(seat), x, y, scale);
            symbols += &symbol(&piece_id(kind, seat), &marked);
        }
    }
    symbols + &symbol("wall", WALL) + &symbol("scout", SCOUT) + &symbol("gold", GOLD)
}

/// Disc, square, triangle, diamond, star.
fn mark(seat: Seat) -> &'static str {
    match seat.index() {
        0 => r#"<circle class="kb-mark" r="4.6"/>"#,
        1 => r#"<path class="kb-mark" d="M-4.3-4.3H4.3V4.3H-4.3z"/>"#,
        2 => r#"<path class="kb-mark" d="M0-5.4L5.6 4.4H-5.6z"/>"#,
        3 => r#"<path class="kb-mark" d="M0-6.2L4.6 0L0 6.2L-4.6 0z"/>"#,
        _ => {
            r#"<path class="kb-mark" d="M0-6.6L1.8-2.2L6.4-1.9L2.8 1.1L4 5.6L0 3.1L-4 5.6L-2.8 1.1L-6.4-1.9L-1.8-2.2z"/>"#
        }
    }
}

const WALL: &str = r#"<ellipse class="kb-shadow" cy="11.4" rx="16" ry="3"/><path class="kb-masonry" d="M-15 10.6V-6.6H-10V-10H-4.6V-6.6H4.6V-10H10V-6.6H15V10.6z"/><path class="kb-joints" d="M-15-1H15M-15 5H15M-8-6.6V-1M1-6.6V-1M9-6.6V-1M-12 -1V5M-4-1V5M5-1V5M12-1V5M-8 5V10.6M1 5V10.6M9 5V10.6"/>"#;

/// A hooded figure with a staff.
const SCOUT: &str = r#"<ellipse class="kb-shadow" cy="12.6" rx="10" ry="2.8"/><path class="kb-staff" d="M10 12.6V-11.4"/><path class="kb-cloak" d="M0-13.6Q7.6-12 6.4-4.6Q10 2 8.6 12.4H-8.6Q-10 2-6.4-4.6Q-7.6-12 0-13.6z"/><ellipse class="kb-face" cy="-6.4" rx="3.6" ry="4"/>"#;

const GOLD: &str = r#"<circle class="kb-coin" r="12"/><circle class="kb-coin-ring" r="8.8"/><path class="kb-coin-face" d="M-5.6 4.2L-6.6-3.4L-3-.8L0-5.4L3-.8L6.6-3.4L5.6 4.2z"/>"#;
