//! Who has a score.

use crate::seat::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// The most sides a match can have.
pub const MAX_SIDES: usize = MAX_SEATS;

/// Who has a score: a seat, or an opponent that is part of the game. The seats come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "usize", into = "usize")]
pub struct Side(u8);

impl Side {
    /// The side with this number, or `None` beyond [`MAX_SIDES`].
    pub const fn new(index: usize) -> Option<Side> {
        if index < MAX_SIDES { Some(Side(index as u8)) } else { None }
    }

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat that plays for this side in a match of `n_seats`; `None` for an opponent that is
    /// part of the game.
    pub fn seat(self, n_seats: usize) -> Option<Seat> {
        Seat::new(self.index()).filter(|seat| seat.index() < n_seats)
    }

    /// The first `n_sides` sides in order.
    pub fn all(n_sides: usize) -> impl DoubleEndedIterator<Item = Side> + Clone {
        (0..n_sides.min(MAX_SIDES) as u8).map(Side)
    }
}

impl From<Seat> for Side {
    #[inline]
    fn from(seat: Seat) -> Side {
        Side(seat.index() as u8)
    }
}

impl From<Side> for usize {
    fn from(side: Side) -> usize {
        side.index()
    }
}

impl TryFrom<usize> for Side {
    type Error = String;

    fn try_from(index: usize) -> Result<Side, String> {
        Side::new(index).ok_or_else(|| format!("there is no side {index}"))
    }
}

impl PartialEq<Seat> for Side {
    fn eq(&self, seat: &Seat) -> bool {
        self.index() == seat.index()
    }
}

impl PartialEq<Side> for Seat {
    fn eq(&self, side: &Side) -> bool {
        side == self
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A value for each side, indexed by [`Side`], or by the [`Seat`] that plays for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BySide<T>([T; MAX_SIDES]);

impl<T: Default> BySide<T> {
    /// Asks `make` for the value of each of `n_sides`.
    #[inline]
    pub fn new(n_sides: usize, mut make: impl FnMut(Side) -> T) -> BySide<T> {
        let mut values = BySide::default();
        for side in Side::all(n_sides) {
            values[side] = make(side);
        }
        values
    }

    /// Asks `make` for the value of each of `n_seats`, where nobody else has a score.
    #[inline]
    pub fn of_seats(n_seats: usize, mut make: impl FnMut(Seat) -> T) -> BySide<T> {
        BySide::new(n_seats, |side| make(side.seat(n_seats).expect("each side is a seat")))
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        &self.0[side.index()]
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side.index()]
    }
}

impl<T> Index<Seat> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self[Side::from(seat)]
    }
}

impl<T> IndexMut<Seat> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self[Side::from(seat)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_beyond_the_seats_is_part_of_the_game() {
        let sides: Vec<Option<Seat>> = Side::all(2).map(|side| side.seat(1)).collect();
        assert_eq!(sides, [Some(Seat::FIRST), None]);
        let points = BySide::new(2, |side| 10 * side.index());
        assert_eq!((points[Seat::FIRST], points[Side::new(1).expect("a side")]), (0, 10));
    }
}
