//! Numbers of rows and columns on the frame, as the log names them.

use super::geometry::{Area, HALF_WIDTH, ROW_STEP, board_area, first_center, island_area};
use super::land::WOOD;
use crate::number::short;
use kingdom_builder::Board;

/// The numbers on the frame of a board, and of its island.
pub fn labels(board: &Board) -> String {
    let mut numbers = numbered(board_area(), 20, 20);
    if board.island.is_some() {
        numbers += &numbered(island_area(), 5, 7);
    }
    format!(r#"<g class="kb-labels" aria-hidden="true">{numbers}</g>"#)
}

/// The numbers of a framed piece of land.
fn numbered(area: Area, n_rows: usize, n_cols: usize) -> String {
    let number = |x: f64, y: f64, number: usize| {
        let (x, y) = (short(x), short(y + 3.6));
        format!(r#"<text x="{x}" y="{y}">{number}</text>"#)
    };
    let (left, top) = (area.corner.x + WOOD / 2.0 + 0.5, area.corner.y + WOOD / 2.0 + 0.5);
    let middle = first_center(area);
    let mut numbers = String::new();
    for row in 0..n_rows {
        numbers += &number(left, middle.y + row as f64 * ROW_STEP, row + 1);
    }
    for col in 0..n_cols {
        // Odd rows lie half a hex to the right: the number stands between both.
        let x = middle.x + HALF_WIDTH * (0.5 + 2.0 * col as f64);
        numbers += &number(x, top, col + 1);
    }
    numbers
}
