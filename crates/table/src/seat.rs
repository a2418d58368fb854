//! Seats at the table, and values kept one per seat.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// The largest number of seats any of our games has.
pub const MAX_SEATS: usize = 5;

/// One place at the table, counted clockwise from the start player, who sits at seat 0.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(try_from = "usize")]
pub struct Seat(u8);

impl Seat {
    /// The start player's seat.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, or `None` beyond [`MAX_SEATS`].
    pub fn new(index: usize) -> Option<Seat> {
        (index < MAX_SEATS).then_some(Seat(index as u8))
    }

    /// The seat's number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `n_seats`.
    pub const fn next(self, n_seats: usize) -> Seat {
        Seat((self.0 + 1) % n_seats as u8)
    }

    /// The first `n_seats` seats in order.
    pub fn all(n_seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..n_seats.min(MAX_SEATS) as u8).map(Seat)
    }

    /// All seats of a table of `n_seats`, clockwise, starting left of this one and ending with it.
    pub fn from_left(self, n_seats: usize) -> impl Iterator<Item = Seat> + Clone {
        (1..=n_seats as u8).map(move |step| Seat((self.0 + step) % n_seats as u8))
    }
}

impl TryFrom<usize> for Seat {
    type Error = String;

    fn try_from(index: usize) -> Result<Seat, String> {
        Seat::new(index).ok_or_else(|| format!("there is no seat {index}"))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A value for each seat, indexed by [`Seat`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySeat<T>([T; MAX_SEATS]);

impl<T> BySeat<T> {
    /// Fills each seat's place by asking `make`.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(std::array::from_fn(|index| make(Seat(index as u8))))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Who looks at the table: somebody who plays, or somebody who only watches. Serialised it is the
/// seat's number, or null.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "Option<Seat>", into = "Option<Seat>")]
pub enum Viewer {
    /// A player, who knows what lies in front of that seat.
    Seat(Seat),
    /// A spectator, who knows only what is open to all.
    Watcher,
}

impl Viewer {
    /// Whether this viewer plays at `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Every viewer of a table of `n_seats`: each seat, and the watcher.
    pub fn all(n_seats: usize) -> impl Iterator<Item = Viewer> + Clone {
        Seat::all(n_seats).map(Viewer::Seat).chain([Viewer::Watcher])
    }
}

impl From<Option<Seat>> for Viewer {
    fn from(seat: Option<Seat>) -> Viewer {
        seat.map_or(Viewer::Watcher, Viewer::Seat)
    }
}

impl From<Viewer> for Option<Seat> {
    fn from(viewer: Viewer) -> Option<Seat> {
        match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_clockwise() {
        let seat = Seat::new(2).expect("seat 2 exists");
        let order: Vec<usize> = seat.from_left(4).map(Seat::index).collect();
        assert_eq!(order, [3, 0, 1, 2]);
        assert_eq!(Seat::new(4).expect("seat 4 exists").next(5), Seat::FIRST);
        assert_eq!(Seat::new(5), None);
    }
}
