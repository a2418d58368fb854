//! Section 2: the turn.

use crate::scenario::*;

/// KB-2.2, KB-2.3, KB-2.4
#[test]
fn three_are_built_in_one_go() {
    let game = on("oasis tower harbor barn").built(0, "0,0").card("desert").game();
    assert_eq!(game.refusal("end"), "KB-2.4");
    let game = game.act("build 0,1; build 1,0");
    assert_eq!(game.refusal("end"), "KB-2.3");
    let game = game.act("build 2,0; end > grass");
    assert!(game.happened("seat 0 ends the turn"));
}
