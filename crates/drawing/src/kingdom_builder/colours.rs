//! Colours of land and seats, for those who draw without a style sheet.

use crate::colours::{Colour, colours};
use kingdom_builder::Terrain;
use table::Seat;

/// The colour of a kind of land.
pub fn land_colour(terrain: Terrain) -> Colour {
    colours()[terrain.name()]
}

/// The colour of a seat's pieces, and the colour of the mark on them.
pub fn seat_colours(seat: Seat) -> (Colour, Colour) {
    let named = |what: &str| colours()[&*format!("seat-{}{what}", seat.index() + 1)];
    (named(""), named("-mark"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kingdom_builder::MAX_SEATS;

    /// Whatever is missing in the style sheet ends this with a panic.
    #[test]
    fn all_land_and_all_seats_have_colours() {
        Terrain::ALL.iter().for_each(|&terrain| _ = land_colour(terrain));
        Seat::all(MAX_SEATS).for_each(|seat| _ = seat_colours(seat));
    }
}
