//! Seats at the table, and values kept one per seat.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// The most seats a table can count. How many a game has is the game's to say.
pub const MAX_SEATS: usize = 8;

/// One place at the table, counted clockwise from the start player, who sits at seat 0.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(try_from = "usize", into = "usize")]
pub struct Seat(u8);

impl Seat {
    /// The start player's seat.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, or `None` beyond [`MAX_SEATS`].
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MAX_SEATS { Some(Seat(index as u8)) } else { None }
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

impl From<Seat> for usize {
    fn from(seat: Seat) -> usize {
        seat.index()
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A value for each of the `N` seats a game can have, indexed by [`Seat`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T, const N: usize>([T; N]);

impl<T, const N: usize> BySeat<T, N> {
    /// Fills each seat's place by asking `make`.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> BySeat<T, N> {
        BySeat(std::array::from_fn(|index| make(Seat(index as u8))))
    }

    /// The values in the order of the seats.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &T> + Clone {
        self.0.iter()
    }

    /// The same, to be changed.
    pub fn values_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut T> {
        self.0.iter_mut()
    }

    /// The same seats with other values.
    pub fn map<U>(&self, mut make: impl FnMut(&T) -> U) -> BySeat<U, N> {
        BySeat::from_fn(|seat| make(&self[seat]))
    }

    /// The seats with their values, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(index, value)| (Seat(index as u8), value))
    }

    /// The value of a seat, or `None` beyond the game's seats.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }
}

impl<T, const N: usize> From<[T; N]> for BySeat<T, N> {
    fn from(values: [T; N]) -> BySeat<T, N> {
        BySeat(values)
    }
}

impl<T, const N: usize> From<BySeat<T, N>> for [T; N] {
    fn from(values: BySeat<T, N>) -> [T; N] {
        values.0
    }
}

impl<T: Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> BySeat<T, N> {
        BySeat::from_fn(|_| T::default())
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
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
    /// A watcher, who knows only what is open to all.
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
        assert_eq!(Seat::new(MAX_SEATS), None);
    }
}
