//! The game in one picture.

use super::defs::defs_for;
use super::{land, view_box};
use kingdom_builder::{Board, Components, Options};
use table::Components as _;

/// The land of a first game, for wherever the game is offered.
pub fn picture() -> String {
    let quadrants = Options::first_game(2).quadrants.expect("a first game has a board");
    let board = Board::new(&Components::ours(), quadrants, None);
    let land = land(&board);
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="board-picture" viewBox="{}">{}{land}</svg>"#,
        view_box(&board),
        defs_for(&land),
    )
}
