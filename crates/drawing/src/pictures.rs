//! The one list of pictures of games, and of their style sheets.

use crate::standalone::standalone;
use crate::{CSS, boonlake, kingdom_builder, suna_valo};
use std::any::Any;
use std::iter;

/// How a game is drawn.
struct Drawn {
    game: &'static str,
    /// Its style sheet.
    css: &'static str,
    picture: fn() -> String,
    /// The board of a view, unless that is another game's.
    board: fn(&dyn Any) -> Option<String>,
    /// The same as large as a stamp.
    small: fn(&dyn Any) -> Option<String>,
}

const DRAWN: [Drawn; 3] = [
    Drawn {
        game: "kingdom-builder",
        css: include_str!("kingdom_builder.css"),
        picture: kingdom_builder::picture,
        board: |view| Some(kingdom_builder::played(view.downcast_ref()?)),
        small: |view| Some(kingdom_builder::small(view.downcast_ref()?)),
    },
    Drawn {
        game: "boonlake",
        css: include_str!("boonlake.css"),
        picture: boonlake::picture,
        board: |view| Some(boonlake::played(view.downcast_ref()?)),
        small: |view| Some(boonlake::small(view.downcast_ref()?)),
    },
    Drawn {
        game: "suna-valo",
        css: include_str!("suna_valo.css"),
        picture: suna_valo::picture,
        board: |view| Some(suna_valo::played(view.downcast_ref()?)),
        small: |view| Some(suna_valo::small(view.downcast_ref()?)),
    },
];

/// A picture of each game, by the game's name.
pub fn pictures() -> Vec<(&'static str, String)> {
    DRAWN.iter().map(|drawn| (drawn.game, (drawn.picture)())).collect()
}

/// The style sheet of each game's drawings, by the game's name.
pub fn sheets() -> impl Iterator<Item = (&'static str, &'static str)> {
    DRAWN.iter().map(|drawn| (drawn.game, drawn.css))
}

/// The lines of all style sheets.
pub(crate) fn lines() -> impl Iterator<Item = &'static str> {
    iter::once(CSS).chain(DRAWN.iter().map(|drawn| drawn.css)).flat_map(str::lines)
}

/// Whether there are pictures of a game's board.
pub fn has_board(game: &str) -> bool {
    DRAWN.iter().any(|drawn| drawn.game == game)
}

/// The board as the view of some game shows it, in the look of the light: an SVG that needs neither a
/// style sheet nor a page around it.
pub fn board(view: &dyn Any) -> Option<String> {
    DRAWN.iter().find_map(|drawn| (drawn.board)(view)).map(|svg| standalone(&svg))
}

/// What lies open in the view of some game, as large as a stamp: one knows a table again by it.
pub fn small_board(view: &dyn Any) -> Option<String> {
    DRAWN.iter().find_map(|drawn| (drawn.small)(view)).map(|svg| standalone(&svg))
}
