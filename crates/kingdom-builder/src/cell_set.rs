//! Sets of hexes.

use crate::cell::{Cell, Direction, ROWS, STEPS, WIDTH};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

const WORDS: usize = 8;

/// A set of hexes, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellSet([u64; WORDS]);

impl CellSet {
    /// No hex.
    pub const EMPTY: CellSet = CellSet([0; WORDS]);

    /// The hexes of the board and of the island for which `wanted` holds.
    pub fn all_where(wanted: impl Fn(Cell) -> bool) -> CellSet {
        (0..ROWS)
            .flat_map(|row| (0..WIDTH).filter_map(move |col| Cell::new(row, col)))
            .filter(|&cell| wanted(cell))
            .collect()
    }

    /// The set with the place of one more hex, for tables made by the compiler.
    pub(crate) const fn with_index(mut self, index: usize) -> CellSet {
        self.0[index / 64] |= 1 << (index % 64);
        self
    }

    /// Whether the hex is in the set.
    #[inline]
    pub fn has(&self, cell: Cell) -> bool {
        self.0[cell.index() / 64 % WORDS] >> (cell.index() % 64) & 1 == 1
    }

    /// Puts a hex in.
    #[inline]
    pub fn add(&mut self, cell: Cell) {
        self.0[cell.index() / 64 % WORDS] |= 1 << (cell.index() % 64);
    }

    /// Takes a hex out.
    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        self.0[cell.index() / 64 % WORDS] &= !(1 << (cell.index() % 64));
    }

    /// The set with one hex less.
    #[inline]
    pub fn without(mut self, cell: Cell) -> CellSet {
        self.remove(cell);
        self
    }

    /// Whether the set has no hex.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Whether the two sets share a hex.
    #[inline]
    pub fn meets(&self, other: &CellSet) -> bool {
        !(*self & *other).is_empty()
    }

    /// Whether all hexes of this set are in the other.
    #[inline]
    pub fn is_within(&self, other: &CellSet) -> bool {
        (*self & !*other).is_empty()
    }

    /// How many hexes.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The first hex in reading order.
    #[inline]
    pub fn first(&self) -> Option<Cell> {
        self.iter().next()
    }

    /// The hexes in reading order.
    #[inline]
    pub fn iter(&self) -> Cells {
        Cells { words: self.0, word: 0 }
    }

    /// All hexes next to one of the set; a hex of the set is among them only if it is next to
    /// another.
    pub fn neighbours(&self) -> CellSet {
        self.iter().fold(CellSet::EMPTY, |all, cell| all | *cell.neighbours())
    }

    /// All hexes of the set moved one step; those without a next hex drop out.
    #[inline]
    pub fn moved(&self, direction: Direction) -> CellSet {
        let [even, odd] = &STEPS[direction as usize];
        (*self & even.0).shifted(even.1) | (*self & odd.0).shifted(odd.1)
    }

    /// The bits moved by less than a word, up or down.
    #[inline]
    fn shifted(self, places: isize) -> CellSet {
        let CellSet(words) = self;
        let mut shifted = [0; WORDS];
        if places > 0 {
            for index in 0..WORDS {
                let carried = if index > 0 { words[index - 1] >> (64 - places) } else { 0 };
                shifted[index] = words[index] << places | carried;
            }
        } else {
            for index in 0..WORDS {
                let carried = if index + 1 < WORDS { words[index + 1] << (64 + places) } else { 0 };
                shifted[index] = words[index] >> -places | carried;
            }
        }
        CellSet(shifted)
    }

    /// The connected part of this set that holds `start`; empty if `start` is not in the set.
    pub fn area(&self, start: Cell) -> CellSet {
        let mut area = CellSet::EMPTY;
        if !self.has(start) {
            return area;
        }
        let mut fresh = CellSet::EMPTY;
        fresh.add(start);
        while let Some(cell) = fresh.first() {
            fresh.remove(cell);
            area.add(cell);
            fresh |= *cell.neighbours() & *self & !area;
        }
        area
    }

    /// The connected parts of this set.
    pub fn areas(&self) -> impl Iterator<Item = CellSet> + use<> {
        let mut rest = *self;
        std::iter::from_fn(move || {
            let area = rest.area(rest.first()?);
            rest &= !area;
            Some(area)
        })
    }
}

/// The hexes of a [`CellSet`], in reading order.
#[derive(Clone, Debug)]
pub struct Cells {
    words: [u64; WORDS],
    word: usize,
}

impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while self.word < WORDS {
            let word = self.words[self.word];
            if word != 0 {
                self.words[self.word] = word & (word - 1);
                return Some(Cell::from_index(self.word * 64 + word.trailing_zeros() as usize));
            }
            self.word += 1;
        }
        None
    }

    /// All at once is faster than one by one, since no place has to be remembered.
    #[inline]
    fn fold<B, F: FnMut(B, Cell) -> B>(self, init: B, mut visit: F) -> B {
        let mut folded = init;
        for (index, mut word) in self.words.into_iter().enumerate() {
            while word != 0 {
                let cell = Cell::from_index(index * 64 + word.trailing_zeros() as usize);
                folded = visit(folded, cell);
                word &= word - 1;
            }
        }
        folded
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        let mut set = CellSet::EMPTY;
        cells.into_iter().for_each(|cell| set.add(cell));
        set
    }
}

impl Serialize for CellSet {
    /// As a list of hexes.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CellSet {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<CellSet, D::Error> {
        Ok(Vec::<Cell>::deserialize(reader)?.into_iter().collect())
    }
}

impl BitAnd for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitand(mut self, other: CellSet) -> CellSet {
        self &= other;
        self
    }
}

impl BitAndAssign for CellSet {
    #[inline]
    fn bitand_assign(&mut self, other: CellSet) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word &= other;
        }
    }
}

impl BitOr for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitor(mut self, other: CellSet) -> CellSet {
        self |= other;
        self
    }
}

impl BitOrAssign for CellSet {
    #[inline]
    fn bitor_assign(&mut self, other: CellSet) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word |= other;
        }
    }
}

impl Not for CellSet {
    type Output = CellSet;
    /// All places not in the set, also those where no hex is: only good for taking away.
    #[inline]
    fn not(mut self) -> CellSet {
        self.0.iter_mut().for_each(|word| *word = !*word);
        self
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|cell| cell.to_string())).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(row: usize, col: usize) -> Cell {
        Cell::new(row, col).expect("a hex is there")
    }

    fn set(cells: &[(usize, usize)]) -> CellSet {
        cells.iter().map(|&(row, col)| cell(row, col)).collect()
    }

    #[test]
    fn areas_are_the_connected_parts() {
        let pieces = set(&[(0, 0), (0, 1), (1, 0), (5, 5), (7, 7), (7, 8)]);
        let sizes: Vec<usize> = pieces.areas().map(|area| area.len()).collect();
        assert_eq!(sizes, [3, 1, 2]);
    }

    #[test]
    fn moving_a_set_moves_each_hex() {
        let all = CellSet::all_where(|_| true);
        for direction in Direction::ALL {
            for start in all.iter() {
                let one: CellSet = [start].into_iter().collect();
                assert_eq!(one.moved(direction), start.next(direction).into_iter().collect());
            }
            let moved: CellSet = all.iter().filter_map(|cell| cell.next(direction)).collect();
            assert_eq!(all.moved(direction), moved);
        }
    }
}
