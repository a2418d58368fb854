//! Hexes of the board and of the island.

use crate::cell_set::CellSet;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
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

/// Places for hexes in tables; a power of two, so that an index can be kept within it.
pub(crate) const SLOTS: usize = 512;

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

    pub(crate) const fn from_index(index: usize) -> Cell {
        Cell(index as u16)
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
        let apart = self.axes().into_iter().zip(other.axes());
        apart.map(|(one, other)| one.abs_diff(other) as usize).max()
    }

    /// How far along each of the three axes a hex lies. The distance of two hexes is their greatest
    /// difference along one of them.
    pub(crate) fn axes(self) -> [i32; 3] {
        let (row, col) = (self.row() as i32, self.col() as i32);
        let skewed = col - row / 2;
        [row, skewed, row + skewed]
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

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Cell, D::Error> {
        let (row, col) = Deserialize::deserialize(reader)?;
        Cell::new(row, col)
            .ok_or_else(|| de::Error::custom(format_args!("`{row},{col}` is no hex")))
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
            // A hex has one spelling: no `03,4` and no `+3,4`.
            .filter(|cell| cell.to_string() == text)
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
                table[cell] = table[cell].with_index(at as usize);
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
pub(crate) static STEPS: [[(CellSet, isize); 2]; 6] = {
    let mut table = [[(CellSet::EMPTY, 0); 2]; 6];
    let mut direction = 0;
    while direction < 6 {
        let mut cell = 0;
        while cell < ROWS * WIDTH {
            let next = next_cell(cell, direction);
            if next != NO_CELL {
                let step = &mut table[direction][cell / WIDTH % 2];
                step.0 = step.0.with_index(cell);
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
            table[row] = table[row].with_index(cell);
        }
        cell += 1;
    }
    table
};

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
        assert_eq!(CellSet::all_where(Cell::is_island).len(), 29);
        assert!(CellSet::all_where(Cell::is_island).neighbours().iter().all(Cell::is_island));
        assert!(
            !CellSet::all_where(|cell| !cell.is_island()).neighbours().iter().any(Cell::is_island)
        );
        assert_eq!(*cell(21, 0).neighbours(), set(&[(20, 1), (21, 1), (22, 0), (22, 1)]));
    }

    #[test]
    fn two_away_is_a_straight_line() {
        assert_eq!(*cell(4, 4).two_away(), set(&[(4, 2), (4, 6), (2, 3), (2, 5), (6, 3), (6, 5)]));
    }

    #[test]
    fn directions_lead_there_and_back() {
        for start in CellSet::all_where(|_| true).iter() {
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
    fn distance_equals_the_shortest_walk() {
        let start = cell(7, 3);
        let mut reached = set(&[(7, 3)]);
        for steps in 0..25 {
            for at in CellSet::all_where(|cell| !cell.is_island()).iter() {
                let near = start.distance(at).expect("both on the board") <= steps;
                assert_eq!(reached.has(at), near, "{at} within {steps}");
            }
            reached |= reached.neighbours();
        }
        assert_eq!(start.distance(cell(22, 3)), None);
    }

    #[test]
    fn cells_have_a_text_form() {
        for at in CellSet::all_where(|_| true).iter() {
            assert_eq!(at.to_string().parse(), Ok(at));
        }
        for bad in ["20,0", "25,3", "3", "3,20", "-1,0", "3,x", ""] {
            assert!(bad.parse::<Cell>().is_err(), "{bad}");
        }
    }
}
