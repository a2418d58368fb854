//! Pieces: the shape tells the kind, colour and mark whose they are.

use super::symbol::put;
use crate::point::Point;
use boonlake::{MAX_PLAYERS, Open, Piece};
use table::{Seat, Side};

/// A kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Figure {
    Inhabitant,
    House,
    Settlement,
    Cattle,
    Boat,
    Ship,
}

impl From<Piece> for Figure {
    fn from(piece: Piece) -> Figure {
        match piece {
            Piece::Inhabitant => Figure::Inhabitant,
            Piece::House => Figure::House,
            Piece::Settlement => Figure::Settlement,
        }
    }
}

/// Whose a piece is, as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owner {
    /// A seat: disc, square, triangle or diamond.
    Seat(Seat),
    /// The Wise Eminence: an owl, in the colour of the second seat.
    Eminence,
}

impl Owner {
    /// The owner that a side of a match is.
    pub fn of(side: impl Into<Side>, open: &Open) -> Owner {
        side.into().seat(open.n_seats()).map_or(Owner::Eminence, Owner::Seat)
    }

    /// All there can be.
    pub fn all() -> impl Iterator<Item = Owner> {
        Seat::all(MAX_PLAYERS).map(Owner::Seat).chain([Owner::Eminence])
    }

    /// The class that gives its colour.
    pub(super) fn class(self) -> String {
        let index = if let Owner::Seat(seat) = self { seat.index() } else { 1 };
        format!("seat-{}", index + 1)
    }

    /// The id of its mark.
    pub(super) fn mark(self) -> String {
        match self {
            Owner::Seat(seat) => format!("mark-{}", seat.index() + 1),
            Owner::Eminence => "mark-owl".to_owned(),
        }
    }

    fn mark_shape(self) -> &'static str {
        match self {
            Owner::Seat(seat) => match seat.index() {
                0 => "M-4.6 0a4.6 4.6 0 1 0 9.2 0 4.6 4.6 0 1 0-9.2 0z",
                1 => "M-4.3-4.3H4.3V4.3H-4.3z",
                2 => "M0-5.4 5.6 4.4H-5.6z",
                _ => "M0-6.2 4.6 0 0 6.2-4.6 0z",
            },
            Owner::Eminence => {
                "M-6-6.4-3.6-5q3.6-1.2 7.2 0L6-6.4Q6.6-2 6 .6 5.6 6.2 0 6.2T-6 .6Q-6.6-2-6-6.4zM-5-1a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0zM.6-1a2.2 2.2 0 1 0 4.4 0A2.2 2.2 0 1 0 .6-1zM0 1.4-1.1 3 0 4.4 1.1 3z"
            }
        }
    }
}

impl Figure {
    /// All kinds.
    pub const ALL: [Figure; 6] = [
        Figure::Inhabitant,
        Figure::House,
        Figure::Settlement,
        Figure::Cattle,
        Figure::Boat,
        Figure::Ship,
    ];

    /// The id of its shape.
    fn id(self) -> &'static str {
        match self {
            Figure::Inhabitant => "p-inhabitant",
            Figure::House => "p-house",
            Figure::Settlement => "p-settlement",
            Figure::Cattle => "p-cattle",
            Figure::Boat => "p-boat",
            Figure::Ship => "p-ship",
        }
    }

    /// Where its mark is, from its middle, and how large.
    fn mark_place(self) -> (f64, f64, f64) {
        match self {
            Figure::Inhabitant => (0.0, 4.4, 0.62),
            Figure::House => (0.0, 2.6, 0.82),
            Figure::Settlement => (0.0, 3.6, 0.74),
            Figure::Cattle => (0.0, 0.4, 0.62),
            Figure::Boat => (0.0, 4.6, 0.56),
            Figure::Ship => (1.6, -3.6, 0.62),
        }
    }

    fn shape(self) -> &'static str {
        match self {
            Figure::Inhabitant => {
                r#"<path class="bl-body" d="M12 2.4c2.3 0 3.6 1.3 3.8 3.4h2.4c.5 0 .8.6.4 1-.9.9-1.9 1.4-3 1.7-.2 1.2-.8 2.2-1.7 2.8 3.4.9 5.2 4.3 5.6 9.1.1.7-.4 1.2-1 1.2H5.5c-.6 0-1.1-.5-1-1.2.4-4.8 2.2-8.2 5.6-9.1-.9-.6-1.5-1.6-1.7-2.8-1.1-.3-2.1-.8-3-1.7-.4-.4-.1-1 .4-1h2.4C8.4 3.7 9.7 2.4 12 2.4z"/><path class="bl-brim" d="M6.8 6.9h10.4"/>"#
            }
            Figure::House => {
                r#"<path class="bl-body" d="M12 2.6 2 11v1.8h2.4v8.4h15.2v-8.4H22V11z"/><path class="bl-dusk" d="M12 2.6 22 11v1.8h-2.4v8.4h-3.4v-10z"/>"#
            }
            Figure::Settlement => {
                r#"<path class="bl-body" d="M12 1.8 8.6 6.2v4.9L5.6 8.8 1.4 12.4v8.9h21.2v-8.9l-4.2-3.6-3 2.3V6.2z"/><path class="bl-dusk" d="M12 1.8l3.4 4.4v4.9l3-2.3 4.2 3.6v8.9H15.4V8z"/>"#
            }
            Figure::Cattle => {
                r#"<path class="bl-body" d="M12 5.6c1.3 0 2.5.4 3.4 1.1 2.4 0 4.4-1.1 5.2-3.8 1.6 3.4.2 6.4-2.9 7.2 1.4.2 2.6-.1 3.6-.8-.1 2.4-1.9 3.9-4.4 3.6-.1 2.2-.8 4-1.1 6.1-.3 2.3-1.6 3.3-3.8 3.3s-3.5-1-3.8-3.3c-.3-2.1-1-3.9-1.1-6.1-2.5.3-4.3-1.2-4.4-3.6 1 .7 2.2 1 3.6.8C3.2 9.3 1.8 6.3 3.4 2.9c.8 2.7 2.8 3.8 5.2 3.8.9-.7 2.1-1.1 3.4-1.1z"/>"#
            }
            Figure::Boat => {
                r#"<path class="bl-body" d="M1.6 13h20.8c-.5 4.7-3.4 7.6-7.4 7.6H9C5 20.6 2.1 17.7 1.6 13z"/><path class="bl-cabin" d="M8 7.2h8V13H8z"/><path class="bl-dusk" d="M1.6 13h20.8c-.2 1.6-.6 3-1.3 4.2H2.9C2.2 16 1.8 14.6 1.6 13z"/>"#
            }
            Figure::Ship => {
                r#"<path class="bl-body" d="M1.8 15.4h6.4V2h1.6c6.4.4 9.6 4.2 9.4 11h-9.4v2.4h12.4c-.8 3.9-3.2 6.4-6.6 6.4H8.4c-3.4 0-5.8-2.5-6.6-6.4z"/><path class="bl-dusk" d="M1.8 15.4h20.4c-.3 1.5-.8 2.8-1.5 3.8H3.3c-.7-1-1.2-2.3-1.5-3.8z"/>"#
            }
        }
    }
}

/// A piece around the point 0,0 on a field of 24.
pub(super) fn piece(figure: Figure, owner: Owner) -> String {
    let (x, y, scale) = figure.mark_place();
    let mark = put(&owner.mark(), Point { x, y }, scale * 24.0);
    format!(r##"<use href="#bl-{}"/>{mark}"##, figure.id())
}

/// All symbols of pieces and marks.
pub(super) fn figure_symbols() -> String {
    let marks = Owner::all().map(|owner| {
        let (id, shape) = (owner.mark(), owner.mark_shape());
        format!(r#"<symbol id="bl-{id}" overflow="visible"><path class="bl-mark" d="{shape}"/></symbol>"#)
    });
    let figures = Figure::ALL.iter().map(|figure| {
        let (id, shape) = (figure.id(), figure.shape());
        format!(r#"<symbol id="bl-{id}" overflow="visible"><g transform="translate(-12 -12)">{shape}</g></symbol>"#)
    });
    marks.chain(figures).collect()
}
