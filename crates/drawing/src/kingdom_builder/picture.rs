//! The game in one picture.

use super::defs::defs_for;
use super::{Layout, land, nomad_tile, standing, tile_count, view_box};
use kingdom_builder::{Board, Components, Options, View};
use table::Components as _;

/// Pictures are wider than high.
const LAYOUT: Layout = Layout::Beside;

/// The land of a first game, for wherever the game is offered.
pub fn picture() -> String {
    let quadrants = Options::first_game(2).quadrants.expect("a first game has a board");
    let board = Board::new(&Components::ours(), quadrants, None);
    framed(&board, "")
}

/// The board of a match with everything on it.
pub fn played(view: &View) -> String {
    let open = view.open();
    let board = open.board();
    let locations = board.locations.iter().zip(open.tiles_left);
    let locations = locations.map(|(&(at, _), left)| tile_count(LAYOUT, at, left));
    let nomads = board.nomads.iter().zip(open.nomads_left);
    let nomads = nomads.map(|(&at, tile)| nomad_tile(LAYOUT, at, tile));
    let pieces =
        open.occupied.iter().filter_map(|at| Some(standing(LAYOUT, open.standing(at)?, at)));
    framed(board, &locations.chain(nomads).chain(pieces).collect::<String>())
}

fn framed(board: &Board, over: &str) -> String {
    let drawn = land(LAYOUT, board) + over;
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="board-picture" viewBox="{}">{}{drawn}</svg>"#,
        view_box(LAYOUT, board),
        defs_for(&drawn),
    )
}
