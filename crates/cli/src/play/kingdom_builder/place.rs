//! Hexes as people write them in the terminal: counted from 1, as on the board and in every
//! sentence. The island's rows count for themselves: `i2,7`.

use kingdom_builder::{Cell, CellSet};

/// The first row of the island.
const ISLAND_ROW: usize = 20;

/// The number of a row at the edge of the board.
pub(super) fn row_name(row: usize) -> String {
    match row.checked_sub(ISLAND_ROW) {
        None => (row + 1).to_string(),
        Some(row) => format!("i{}", row + 1),
    }
}

/// A hex: `4,7`.
pub(super) fn written(cell: Cell) -> String {
    format!("{},{}", row_name(cell.row()), cell.col() + 1)
}

/// A hex that somebody typed; `None` if it is none, also where the board ends.
pub(super) fn read(text: &str) -> Option<Cell> {
    let (row, col) = text.split_once(',')?;
    let number = |text: &str| text.trim().parse::<usize>().ok()?.checked_sub(1);
    let row = match row.trim().strip_prefix('i') {
        Some(row) => number(row)?.checked_add(ISLAND_ROW)?,
        None => number(row).filter(|&row| row < ISLAND_ROW)?,
    };
    Cell::new(row, number(col)?)
}

/// Whether somebody meant a hex.
pub(super) fn looks_like_one(text: &str) -> bool {
    let is_number = |text: &str| {
        let digits = text.trim().trim_start_matches('i');
        !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    text.split_once(',').is_some_and(|(row, col)| is_number(row) && is_number(col))
}

/// Hexes in reading order, neighbours in a row joined: `4,5-7`.
pub(super) fn runs(cells: CellSet) -> Vec<String> {
    let mut runs: Vec<(Cell, usize)> = Vec::new();
    for cell in cells.iter() {
        match runs.last_mut() {
            Some((first, last)) if first.row() == cell.row() && *last + 1 == cell.col() => {
                *last += 1
            }
            _ => runs.push((cell, cell.col())),
        }
    }
    let text = |(first, last): (Cell, usize)| {
        let first_text = written(first);
        if first.col() == last { first_text } else { format!("{first_text}-{}", last + 1) }
    };
    runs.into_iter().map(text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexes_are_counted_from_one() {
        for (text, row, col) in [("1,1", 0, 0), ("4,7", 3, 6), ("20,20", 19, 19), ("i1,5", 20, 4)] {
            let cell = Cell::new(row, col).expect("a hex");
            assert_eq!(read(text), Some(cell));
            assert_eq!(written(cell), text);
        }
        for text in ["0,1", "21,1", "1,21", "i0,1", "i99999999999999999999,1", "4", "a,b", ""] {
            assert_eq!(read(text), None, "{text}");
        }
        assert!(looks_like_one("99,1") && looks_like_one("i1, 5") && !looks_like_one("farm,1"));
    }

    #[test]
    fn neighbours_in_a_row_are_listed_as_one() {
        let cells = ["4,5", "4,6", "4,7", "5,3", "6,20", "7,1"].map(|it| read(it).expect("a hex"));
        assert_eq!(runs(cells.into_iter().collect()), ["4,5-7", "5,3", "6,20", "7,1"]);
    }
}
