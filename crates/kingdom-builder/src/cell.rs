//! Hexes of the board and of the island, and sets of them.

use serde::{Serialize, Serializer};
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};
use std::str::FromStr;
use table::ParseError;

/// Hexes in a row of the board.
pub(crate) const WIDTH: usize = 20;
/// Rows of the board.
pub(crate) const BOARD_ROWS: usize = 20;
/// Rows of the board and, below it and touching nothing of it, of the island.
pub(crate) const ROWS: usize = 25;

/// First and last column of each island row; row 20 is the island's topmost.
const ISLAND_COLUMNS: [(usize, usize); 5] = [(1, 5), (0, 5), (0, 6), (0, 5), (1, 5)];

const SLOTS: usize = 512;
const WORDS: usize = SLOTS / 64;

/// One hex, by row and column from 0. Odd rows are shifted half a hex to the right. Rows 0–19 are
/// the board, rows 20–24 the island.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u16);

impl Cell {
    /// The hex at this place, if there is one.
    pub const fn new(row: usize, col: usize) -> Option<Cell> {
        if exists(row as isize, col as isize) { Some(Cell::at(row, col)) } else { None }
    }

    const fn at(row: usize, col: usize) -> Cell {
        Cell((row * WIDTH + col) as u16)
    }

    /// The row, from 0.
    pub const fn row(self) -> usize {
        self.0 as usize / WIDTH
    }

    /// The column, from 0.
    pub const fn col(self) -> usize {
        self.0 as usize % WIDTH
    }

    /// Whether the hex is one of the island's.
    pub const fn is_island(self) -> bool {
        self.row() >= BOARD_ROWS
    }

    /// The quadrant the hex lies in (0 top left, 1 top right, 2 bottom left, 3 bottom right), or
    /// `None` on the island.
    pub const fn quadrant(self) -> Option<usize> {
        if self.is_island() { None } else { Some(self.row() / 10 * 2 + self.col() / 10) }
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The hexes that touch this one.
    #[inline]
    pub fn neighbours(self) -> &'static CellSet {
        &NEIGHBOURS[self.index() % SLOTS]
    }

    /// The hexes two away in a straight line.
    #[inline]
    pub fn two_away(self) -> &'static CellSet {
        &TWO_AWAY[self.index() % SLOTS]
    }

    /// The next hex in a direction, if there is one.
    #[inline]
    pub fn next(self, direction: Direction) -> Option<Cell> {
        let next = NEXT[direction as usize][self.index() % SLOTS];
        (next != NO_CELL).then_some(Cell(next))
    }

    /// All hexes of this one's horizontal line.
    #[inline]
    pub fn line(self) -> &'static CellSet {
        &LINES[self.row()]
    }

    /// The number of steps between two hexes, over anything; `None` between board and island.
    pub fn distance(self, other: Cell) -> Option<usize> {
        if self.is_island() != other.is_island() {
            return None;
        }
        // Axial coordinates: columns skewed so that all three axes are straight.
        let axial = |cell: Cell| {
            let (row, col) = (cell.row() as isize, cell.col() as isize);
            (col - (row - (row & 1)) / 2, row)
        };
        let ((q1, r1), (q2, r2)) = (axial(self), axial(other));
        let (dq, dr) = (q1 - q2, r1 - r2);
        Some(((dq.abs() + dr.abs() + (dq + dr).abs()) / 2) as usize)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row(), self.col())
    }
}

impl Serialize for Cell {
    /// As `[row, column]`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.row(), self.col()).serialize(serializer)
    }
}

impl FromStr for Cell {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Cell, ParseError> {
        text.split_once(',')
            .and_then(|(row, col)| Some((row.parse().ok()?, col.parse().ok()?)))
            .and_then(
                |(row, col): (usize, usize)| {
                    if row < ROWS && col < WIDTH { Cell::new(row, col) } else { None }
                },
            )
            .ok_or_else(|| {
                ParseError(format!(
                    "`{text}` is no hex; give row,column from 0,0 to 19,19, or of the island \
                     (rows 20 to 24)"
                ))
            })
    }
}

/// The six ways from a hex to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Direction {
    East,
    SouthEast,
    SouthWest,
    West,
    NorthWest,
    NorthEast,
}

impl Direction {
    /// All six, clockwise from the right.
    pub const ALL: [Direction; 6] = [
        Direction::East,
        Direction::SouthEast,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
        Direction::NorthEast,
    ];

    /// One direction for each of the three axes.
    pub const AXES: [Direction; 3] = [Direction::East, Direction::SouthEast, Direction::SouthWest];

    /// The way back.
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 3) % 6]
    }
}

const fn exists(row: isize, col: isize) -> bool {
    if row < 0 || col < 0 || row >= ROWS as isize {
        return false;
    }
    if row < BOARD_ROWS as isize {
        return col < WIDTH as isize;
    }
    let (first, last) = ISLAND_COLUMNS[row as usize - BOARD_ROWS];
    first as isize <= col && col <= last as isize
}

/// The place next to a hex, whether or not a hex is there.
const fn beside(row: isize, col: isize, direction: usize) -> (isize, isize) {
    let odd = row & 1;
    match direction {
        0 => (row, col + 1),
        1 => (row + 1, col + odd),
        2 => (row + 1, col - 1 + odd),
        3 => (row, col - 1),
        4 => (row - 1, col - 1 + odd),
        _ => (row - 1, col + odd),
    }
}

const NO_CELL: u16 = u16::MAX;

const fn next_cell(cell: usize, direction: usize) -> u16 {
    let (row, col) = ((cell / WIDTH) as isize, (cell % WIDTH) as isize);
    if !exists(row, col) {
        return NO_CELL;
    }
    let (next_row, next_col) = beside(row, col, direction);
    let same_land = (row < BOARD_ROWS as isize) == (next_row < BOARD_ROWS as isize);
    if same_land && exists(next_row, next_col) {
        (next_row as usize * WIDTH + next_col as usize) as u16
    } else {
        NO_CELL
    }
}

static NEXT: [[u16; SLOTS]; 6] = {
    let mut table = [[NO_CELL; SLOTS]; 6];
    let mut direction = 0;
    while direction < 6 {
        let mut cell = 0;
        while cell < ROWS * WIDTH {
            table[direction][cell] = next_cell(cell, direction);
            cell += 1;
        }
        direction += 1;
    }
    table
};

/// For each hex, those `steps` away along each of the six directions.
const fn straight(steps: usize) -> [CellSet; SLOTS] {
    let mut table = [CellSet::EMPTY; SLOTS];
    let mut cell = 0;
    while cell < ROWS * WIDTH {
        let mut direction = 0;
        while direction < 6 {
            let mut at = cell as u16;
            let mut step = 0;
            while step < steps && at != NO_CELL {
                at = next_cell(at as usize, direction);
                step += 1;
            }
            if at != NO_CELL {
                table[cell].0[at as usize / 64] |= 1 << (at % 64);
            }
            direction += 1;
        }
        cell += 1;
    }
    table
}

static NEIGHBOURS: [CellSet; SLOTS] = straight(1);
static TWO_AWAY: [CellSet; SLOTS] = straight(2);

/// For each direction: the hexes of even and of odd rows from which a step is possible, and by how
/// many places a step goes in such rows.
static STEPS: [[(CellSet, isize); 2]; 6] = {
    let mut table = [[(CellSet::EMPTY, 0); 2]; 6];
    let mut direction = 0;
    while direction < 6 {
        let mut cell = 0;
        while cell < ROWS * WIDTH {
            let next = next_cell(cell, direction);
            if next != NO_CELL {
                let step = &mut table[direction][cell / WIDTH % 2];
                step.0.0[cell / 64] |= 1 << (cell % 64);
                step.1 = next as isize - cell as isize;
            }
            cell += 1;
        }
        direction += 1;
    }
    table
};

/// The hexes of each horizontal line, board and island.
pub(crate) static LINES: [CellSet; ROWS] = {
    let mut table = [CellSet::EMPTY; ROWS];
    let mut cell = 0;
    while cell < ROWS * WIDTH {
        let (row, col) = (cell / WIDTH, cell % WIDTH);
        if exists(row as isize, col as isize) {
            table[row].0[cell / 64] |= 1 << (cell % 64);
        }
        cell += 1;
    }
    table
};

/// A set of hexes, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellSet([u64; WORDS]);

impl CellSet {
    /// No hex.
    pub const EMPTY: CellSet = CellSet([0; WORDS]);

    /// The hexes of the board and of the island for which `wanted` holds.
    pub fn where_(wanted: impl Fn(Cell) -> bool) -> CellSet {
        (0..ROWS)
            .flat_map(|row| (0..WIDTH).filter_map(move |col| Cell::new(row, col)))
            .filter(|&cell| wanted(cell))
            .collect()
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
                return Some(Cell((self.word * 64 + word.trailing_zeros() as usize) as u16));
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
                let cell = Cell((index * 64 + word.trailing_zeros() as usize) as u16);
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
    fn neighbours_depend_on_the_rows_parity() {
        assert_eq!(
            *cell(4, 4).neighbours(),
            set(&[(4, 3), (4, 5), (3, 3), (3, 4), (5, 3), (5, 4)])
        );
        assert_eq!(
            *cell(5, 4).neighbours(),
            set(&[(5, 3), (5, 5), (4, 4), (4, 5), (6, 4), (6, 5)])
        );
        assert_eq!(*cell(0, 0).neighbours(), set(&[(0, 1), (1, 0)]));
    }

    #[test]
    fn the_island_touches_only_itself() {
        assert_eq!(CellSet::where_(Cell::is_island).len(), 29);
        assert!(CellSet::where_(Cell::is_island).neighbours().iter().all(Cell::is_island));
        assert!(
            !CellSet::where_(|cell| !cell.is_island()).neighbours().iter().any(Cell::is_island)
        );
        assert_eq!(*cell(21, 0).neighbours(), set(&[(20, 1), (21, 1), (22, 0), (22, 1)]));
    }

    #[test]
    fn two_away_is_a_straight_line() {
        assert_eq!(*cell(4, 4).two_away(), set(&[(4, 2), (4, 6), (2, 3), (2, 5), (6, 3), (6, 5)]));
    }

    #[test]
    fn directions_lead_there_and_back() {
        for start in CellSet::where_(|_| true).iter() {
            for direction in Direction::ALL {
                if let Some(next) = start.next(direction) {
                    assert_eq!(next.next(direction.opposite()), Some(start));
                    assert!(start.neighbours().has(next));
                    assert_eq!(start.distance(next), Some(1));
                }
            }
        }
    }

    #[test]
    fn moving_a_set_moves_each_hex() {
        let all = CellSet::where_(|_| true);
        for direction in Direction::ALL {
            for start in all.iter() {
                let one: CellSet = [start].into_iter().collect();
                assert_eq!(one.moved(direction), start.next(direction).into_iter().collect());
            }
            let moved: CellSet = all.iter().filter_map(|cell| cell.next(direction)).collect();
            assert_eq!(all.moved(direction), moved);
        }
    }

    #[test]
    fn distance_equals_the_shortest_walk() {
        let start = cell(7, 3);
        let mut reached = set(&[(7, 3)]);
        for steps in 0..25 {
            for at in CellSet::where_(|cell| !cell.is_island()).iter() {
                let near = start.distance(at).expect("both on the board") <= steps;
                assert_eq!(reached.has(at), near, "{at} within {steps}");
            }
            reached |= reached.neighbours();
        }
        assert_eq!(start.distance(cell(22, 3)), None);
    }

    #[test]
    fn areas_are_the_connected_parts() {
        let pieces = set(&[(0, 0), (0, 1), (1, 0), (5, 5), (7, 7), (7, 8)]);
        let sizes: Vec<usize> = pieces.areas().map(|area| area.len()).collect();
        assert_eq!(sizes, [3, 1, 2]);
    }

    #[test]
    fn cells_have_a_text_form() {
        for at in CellSet::where_(|_| true).iter() {
            assert_eq!(at.to_string().parse(), Ok(at));
        }
        for bad in ["20,0", "25,3", "3", "3,20", "-1,0", "3,x", ""] {
            assert!(bad.parse::<Cell>().is_err(), "{bad}");
        }
    }
}
