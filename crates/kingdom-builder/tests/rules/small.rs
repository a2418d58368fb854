//! Section 12: Capitol, Caves, Island.

use crate::scenario::*;
use kingdom_builder::{IslandSide, Nomad, Position, Terrain};

/// Two caves, at 1,1 and 5,14:
///
/// ```text
///     01234567890123456789
///  0  TTTTMMGMCCCDDDDDDDDD
///  1  TMTTFGMMMCCCCDDDDDCD
///  2  FFTFFFGGWMMMMDMMLDDC
///  3  DFFFWLGWMMCMMMMMFFCC
///  4  DDDDFWGWCCCCCMMWFFFC
///  5  DCDDDWWCGCGCCCMFFWTC
///  6  DDCDDWFKGCGGLTFFWFFT
/// ```
fn caves() -> Position {
    let mut position = on("tower barn farm paddock").card("forest");
    position.caves = hexes("1,1 5,14");
    position
}

/// The rope bridge side of the island, or that of the tree house:
///
/// ```text
///     01234567890123456789
///  0  DDCWWTTTGGDDCWWTTGGG
///  1  DKCWTTTLGGDCWFFTTTGG  farm 1,7
///  2  CCCFFFTCFFDDWFFTTLFG  oasis 2,17
///  3  CCFFWDDCCFWWWFGTFFFF
///  4  CGGWFFDDCCWWWWGGGGFF
///  5  GGLFWFWDDCWTTWGGCCDC  farm 5,2
///  6  GGGTFFWWDDWTCTWGCCDC
///  7  GGTTMWWWDWWKCFWLDDCW  oasis 7,15
///  8  GMTTWWWWWWWWCFWWWDDW
///  9  TTTWWWWWWWWWWWWWWWWW
/// 10  CDDDDDDDDDTTTTMMGMCC
/// 11  CCCDDDDDCDTMTTFGMMMC
///
///     0123456     0123456
/// 20   DDCCC       GGTTF
/// 21  DDMCKG      GKGTTF
/// 22  FDMCCGG     DDWTTTF
/// 23  FLCTTG      DDMCLF   rope bridge 23,1; tree house 23,4
/// 24   FFTTG       DCCCC
/// ```
fn island(side: IslandSide) -> Position {
    Position { island: Some(side), ..on("farm oasis barn tower") }
}

/// KB-4.7, KB-12.4
#[test]
fn a_cave_is_not_used_if_all_hexes_beside_caves_are_taken() {
    let game = caves().built(0, "0,1").built(1, "0,2 1,0 1,2 2,1 2,2 5,13 5,15 6,14");
    assert!(game.clone().game().can("use cave"), "6,15 is free");
    assert_eq!(game.built(1, "6,15").game().refusal("use cave"), "KB-4.7");
}

/// KB-12.4
#[test]
fn a_settlement_goes_through_the_caves() {
    let game = caves().built(0, "0,1 9,9").built(1, "2,2").game();
    let before = game.clone().act("use cave");
    assert_eq!(before.hexes_of("lift"), "0,1");
    let before = before.act("lift 0,1");
    assert_eq!(before.hexes_of("put"), "0,2 1,0 1,2 2,1 5,13 5,15 6,14 6,15");
    assert_eq!(before.refusal("put 9,8"), "KB-12.4");
    assert_eq!(before.refusal("put 4,14"), "KB-3.6", "a mountain");
    assert_eq!(before.refusal("put 2,2"), "KB-3.2");
    assert_eq!(before.refusal("put 0,1"), "KB-3.13");
    let before = before.act("put 6,14");
    assert!(before.happened("seat 0 moves 0,1 to 6,14 (cave)"));
    assert_eq!(before.refusal("use cave"), "KB-4.6", "once per turn");

    let after = game.act("build 0,0; build 0,2");
    assert_eq!(after.refusal("use cave"), "KB-2.3");
    let after = after.act("build 1,0; use cave; lift 0,2; put 5,13");
    assert!(after.happened("seat 0 moves 0,2 to 5,13 (cave)"));
}

/// KB-12.4
#[test]
fn without_a_cave_beside_an_own_settlement_there_is_no_cave_action() {
    // 0,4 is an ordinary mountain.
    assert_eq!(caves().built(0, "0,3 9,9").game().refusal("use cave"), "KB-4.7");
    assert!(caves().built(0, "2,1").game().can("use cave"));
    let without = Position { caves: Vec::new(), ..caves() };
    assert_eq!(without.built(0, "2,1").game().refusal("use cave"), "KB-4.7");
}

/// KB-12.4
#[test]
fn lifting_away_from_the_caves_breaks_the_rule_of_the_caves() {
    let game = caves().built(0, "0,1 9,9").game().act("use cave");
    assert_eq!(game.refusal("lift 9,9"), "KB-12.4");
}

/// KB-12.6
#[test]
fn the_island_is_reached_by_free_choices_only() {
    let free = island(IslandSide::RopeBridge).built(0, "19,0").card("desert").game();
    assert!(free.can("build 20,1"), "no desert hex is adjacent");
    let mut position = island(IslandSide::RopeBridge).built(0, "10,1").card("desert");
    assert_eq!(position.clone().game().refusal("build 20,1"), "KB-3.4");
    position.nomads.push((Nomad::Outpost, seat(0)));
    let game = position.game().act("outpost; build 20,1");
    assert!(game.happened("seat 0 builds 20,1 (mandatory)"));
    // Once there, the island is built on like the board.
    let game = island(IslandSide::RopeBridge).built(0, "20,1").card("desert").game();
    assert_eq!(game.hexes_of("build"), "20,2 21,0 21,1");
    // Without the island there is nothing to reach.
    let without = on("farm oasis barn tower").built(0, "19,0").card("desert").game();
    assert_eq!(without.refusal("build 20,1"), "KB-3.1");
}

/// KB-12.6: the example of the rulebook. Three on the desert by the card, then, with no free desert
/// beside them, one on the island by the oasis and one there by the farm.
#[test]
fn by_oasis_and_farm_to_the_island() {
    let game = island(IslandSide::RopeBridge).built(0, "1,6 2,16").card("desert").game();
    let game = game.act("build 0,0; build 0,1");
    assert_eq!(game.hexes_of("build"), "1,0");
    assert_eq!(game.refusal("build 20,1"), "KB-3.4");
    let game = game.act("build 1,0; use oasis; build 20,2; use farm; build 22,5");
    assert!(game.happened("seat 0 builds 20,2 (oasis)"));
    assert!(game.happened("seat 0 builds 22,5 (farm)"));
}

/// KB-12.7
#[test]
fn the_rope_bridge_moves_to_canyon() {
    let game = island(IslandSide::RopeBridge)
        .built(0, "23,2 10,5")
        .game()
        .act("use rope-bridge; lift 10,5");
    assert_eq!(game.hexes_of("put"), "22,3");
    assert_eq!(game.refusal("put 10,0"), "KB-3.4");
    assert_eq!(game.refusal("put 22,1"), "KB-3.3");
    let game = game.act("put 22,3");
    assert!(game.happened("seat 0 moves 10,5 to 22,3 (rope-bridge)"));
    // No canyon hex touches what stays, so any on board or island may be chosen.
    let position = island(IslandSide::RopeBridge).built(0, "22,1 10,5");
    let canyon = position.board().of(Terrain::Canyon);
    let game = position.game().act("use rope-bridge; lift 10,5");
    assert_eq!(hexes(&game.hexes_of("put")), canyon.iter().collect::<Vec<_>>());
    assert!(game.can("put 10,0") && game.can("put 20,5"));
}

/// KB-12.8
#[test]
fn the_tree_house_moves_to_forest() {
    let game =
        island(IslandSide::TreeHouse).built(0, "22,5 10,5").game().act("use tree-house; lift 10,5");
    assert_eq!(game.hexes_of("put"), "21,4 22,4");
    assert_eq!(game.refusal("put 0,5"), "KB-3.4");
    assert_eq!(game.refusal("put 22,6"), "KB-3.3");
    assert!(game.act("put 21,4").happened("seat 0 moves 10,5 to 21,4 (tree-house)"));
    // No forest hex touches what stays, so any on board or island may be chosen.
    let position = island(IslandSide::TreeHouse).built(0, "24,4 10,5");
    let forest = position.board().of(Terrain::Forest);
    let game = position.game().act("use tree-house; lift 10,5");
    assert_eq!(hexes(&game.hexes_of("put")), forest.iter().collect::<Vec<_>>());
    assert!(game.can("put 0,5") && game.can("put 20,3"));
}
