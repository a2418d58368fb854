//! The board as large as a stamp: land in flat colours, large pieces, nothing that is too fine to be
//! seen. It lies on a grid of whole numbers, which takes a tenth of the bytes of the whole picture.

use super::terrain_marks::terrain_class;
use kingdom_builder::{Board, Cell, CellSet, Land, Special, Standing, Terrain, View};
use std::fmt::Write;
use table::Seat;

/// From the middle of a hex to its upright sides, and to its corners.
const HALF: usize = 7;
const RADIUS: usize = 8;
/// From one row to the next.
const STEP: usize = 12;
/// What is left free around the land.
const EDGE: usize = 4;
const N_ROWS: usize = 20;
const N_COLS: usize = 20;
const ISLAND_ROWS: usize = 5;
const ISLAND_COLS: usize = 7;

/// The board of a match as somebody knows it again who looks through many.
pub fn small(view: &View) -> String {
    let open = view.open();
    let board = open.board();
    let mut drawn = String::new();
    for &terrain in Terrain::ALL {
        let (class, cells) = (terrain_class(terrain), board.of(terrain));
        drawn += &group(&class, &path("kb-small-hex", cells, HEX));
        if terrain == Terrain::Mountain {
            drawn += &group(&class, &path("kb-fill", cells, "m-5 4l3.6-7l2 3l1.4-2l3 6z"));
        }
    }
    drawn += &path("kb-small-hex kb-place", board.special, HEX);
    drawn += &places(board, open.tiles_left.as_slice());
    for seat in Seat::all(open.setting.n_seats) {
        let standing = |is_wanted: fn(Standing) -> Option<Seat>| {
            let is_own = |at: Cell| open.standing(at).and_then(is_wanted) == Some(seat);
            CellSet::all_where(is_own)
        };
        let houses = standing(|it| match it {
            Standing::Settlement(seat) | Standing::City(seat) => Some(seat),
            _ => None,
        });
        let others = standing(|it| match it {
            Standing::Piece(_, seat) => Some(seat),
            _ => None,
        });
        let pieces = path("kb-small-piece", houses, "m0-6l5.5 5v6h-11v-6z")
            + &path("kb-small-piece", others, "m-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0");
        drawn += &group(&format!("seat-{}", seat.index() + 1), &pieces);
    }
    let (width, height) = size(board);
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><rect class="kb-small-bed" width="{width}" height="{height}"/>{drawn}</svg>"#
    )
}

/// A hex around its middle.
const HEX: &str = "m0-8l7 4v8l-7 4l-7-4v-8z";

/// A disc around its middle.
const DISC: &str = "m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0";

/// Castles, and locations with or without something left to take.
fn places(board: &Board, left: &[u8]) -> String {
    let is_castle = |cell: Cell| board.land_at(cell) == Some(Land::Special(Special::Castle));
    let castles = CellSet::all_where(is_castle);
    let spent = board.locations.iter().zip(left).filter(|(_, left)| **left == 0);
    let spent: CellSet = spent.map(|((at, _), _)| *at).collect();
    let others = CellSet::all_where(|cell| {
        board.special.has(cell) && !castles.has(cell) && !spent.has(cell)
    });
    path("kb-small-seal", others, DISC)
        + &path("kb-small-spent", spent, DISC)
        + &path("kb-small-castle", castles, DISC)
        + &path("kb-small-tower", castles, "m-3 3v-5h1.6v1.4h.8v-1.4h1.4v1.4h.8v-1.4h1.4v5z")
}

/// The same shape at the middles of many hexes.
fn path(class: &str, cells: CellSet, shape: &str) -> String {
    let mut data = String::new();
    for cell in cells.iter() {
        let (x, y) = middle(cell);
        write!(data, "M{x} {y}{shape}").expect("strings grow");
    }
    match data.is_empty() {
        true => data,
        false => format!(r#"<path class="{class}" d="{data}"/>"#),
    }
}

fn group(class: &str, content: &str) -> String {
    match content.is_empty() {
        true => String::new(),
        false => format!(r#"<g class="{class}">{content}</g>"#),
    }
}

/// The board's own width, without an island.
const WIDTH: usize = 2 * EDGE + HALF * (2 * N_COLS + 1);
const HEIGHT: usize = 2 * EDGE + STEP * (N_ROWS - 1) + 2 * RADIUS;

/// The island lies to the right of the board, at its lower edge.
fn size(board: &Board) -> (usize, usize) {
    match board.island {
        Some(_) => (WIDTH + HALF * (2 * ISLAND_COLS + 1), HEIGHT),
        None => (WIDTH, HEIGHT),
    }
}

fn middle(cell: Cell) -> (usize, usize) {
    let (left, top, row) = match cell.is_island() {
        true => (WIDTH, HEIGHT - EDGE - STEP * (ISLAND_ROWS - 1) - 2 * RADIUS, cell.row() - N_ROWS),
        false => (EDGE, EDGE, cell.row()),
    };
    (left + HALF * (2 * cell.col() + row % 2 + 1), top + RADIUS + STEP * row)
}
