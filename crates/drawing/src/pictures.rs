//! The one list of pictures of games, and of their style sheets.

use crate::kingdom_builder;
use crate::standalone::standalone;
use crate::suna_valo;
use std::any::Any;

/// How a game is drawn.
struct Drawn {
    game: &'static str,
    picture: fn() -> String,
    /// The board of a view, unless that is another game's.
    board: fn(&dyn Any) -> Option<String>,
}

const DRAWN: [Drawn; 2] = [
    Drawn {
        game: "kingdom-builder",
        picture: kingdom_builder::picture,
        board: |view| Some(kingdom_builder::played(view.downcast_ref()?)),
    },
    Drawn {
        game: "suna-valo",
        picture: suna_valo::picture,
        board: |view| Some(suna_valo::played(view.downcast_ref()?)),
    },
];

/// The colours and line widths of all drawings, for light and dark.
pub const CSS: &str = concat!(include_str!("drawing.css"), include_str!("suna_valo.css"));

/// A picture of each game, by the game's name.
pub fn pictures() -> Vec<(&'static str, String)> {
    DRAWN.iter().map(|drawn| (drawn.game, (drawn.picture)())).collect()
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
