//! Section 5: the locations of the base game.

use crate::scenario::*;
use kingdom_builder::{IslandSide, Position, Terrain};

/// The board of the first game.
fn first() -> Position {
    on("tavern paddock oasis farm")
}

/// Oracle 3,7; tower 3,15 and 7,12; harbor 17,6; barn 12,16 and 16,12.
fn second() -> Position {
    on("oracle tower harbor barn")
}

/// KB-5.1
#[test]
fn the_oracle_builds_on_the_cards_terrain() {
    let oracle = |card: &str| second().built(0, "2,8").card(card).game().act("use oracle");
    assert_eq!(oracle("grass").hexes_of("build"), "2,7");
    assert_eq!(oracle("forest").hexes_of("build"), "1,7 1,8 2,9 3,8");
    assert_eq!(oracle("forest").refusal("build 2,7"), "KB-3.3");
    assert_eq!(oracle("forest").refusal("build 0,3"), "KB-3.4");
    assert_eq!(oracle("desert").hexes_of("build"), second().all(Terrain::Desert));
    let game = oracle("grass").act("build 2,7");
    assert!(game.happened("seat 0 builds 2,7 (oracle)"));
    assert_eq!(game.seat_line(0), "seat 0: supply 38, tiles oracle (used)");
    assert_eq!(game.refusal("end"), "KB-2.4", "the three are still to be built");
}

/// KB-5.2
#[test]
fn the_farm_builds_on_grass() {
    let farm = |own: &str| first().built(0, own).card("desert").game().act("use farm");
    assert_eq!(farm("11,18").hexes_of("build"), "10,18 10,19 11,19");
    assert_eq!(farm("11,18").refusal("build 12,18"), "KB-3.3");
    assert_eq!(farm("11,18").refusal("build 9,17"), "KB-3.4");
    // No grass beside 11,16.
    assert_eq!(farm("11,16").hexes_of("build"), first().all(Terrain::Grass));
}

/// KB-5.3
#[test]
fn the_oasis_builds_on_desert() {
    let oasis = |own: &str| first().built(0, own).card("grass").game().act("use oasis");
    assert_eq!(oasis("17,6").hexes_of("build"), "17,7 18,7");
    assert_eq!(oasis("17,6").refusal("build 16,6"), "KB-3.3");
    assert_eq!(oasis("17,6").refusal("build 0,1"), "KB-3.4");
    // No desert beside 12,8.
    assert_eq!(oasis("12,8").hexes_of("build"), first().all(Terrain::Desert));
}

/// KB-5.4
#[test]
fn the_tower_builds_at_the_edge() {
    // 7,13 holds the tile; of 1,1 the edge hexes 0,1, 0,2 and 1,0 are neighbours.
    let game = second().built(0, "7,13 1,1").card("canyon").game().act("use tower");
    assert_eq!(game.hexes_of("build"), "0,1 0,2 1,0");
    assert_eq!(game.refusal("build 1,2"), "KB-5.4");
    assert_eq!(game.refusal("build 5,0"), "KB-3.6");
    assert_eq!(game.refusal("build 0,18"), "KB-3.4");
    // All edge hexes are one kind: grass beside 1,1 rules out all other terrains elsewhere.
    assert_eq!(game.refusal("build 3,0"), "KB-3.4");
}

/// KB-5.4
#[test]
fn the_tower_builds_anywhere_at_the_edge_if_none_is_adjacent() {
    let game = second().built(0, "7,13").game().act("use tower");
    // Top and bottom row and both columns, without water and mountains.
    assert_eq!(
        game.hexes_of("build"),
        "0,0 0,1 0,2 0,3 0,4 0,6 0,7 0,8 0,9 0,10 0,11 0,12 0,13 0,16 0,18 0,19 \
         1,0 1,19 2,0 3,0 4,0 4,19 5,19 6,0 6,19 7,0 7,19 8,19 9,19 \
         10,0 10,19 11,0 11,19 12,0 12,19 13,0 13,19 14,0 14,19 15,0 15,19 16,0 16,19 \
         17,19 18,19 \
         19,1 19,2 19,7 19,8 19,9 19,10 19,11 19,12 19,13 19,15 19,16 19,17 19,18 19,19"
    );
}

/// KB-5.5
#[test]
fn the_rim_of_the_island_is_no_edge() {
    let mut position = second().built(0, "7,13");
    position.island = Some(IslandSide::RopeBridge);
    let game = position.game().act("use tower");
    assert!(hexes(&game.hexes_of("build")).iter().all(|at| at.row() < 20));
    assert_eq!(game.refusal("build 20,1"), "KB-5.4");
    assert_eq!(game.refusal("build 24,5"), "KB-5.4");
}

/// KB-5.6
#[test]
fn the_tavern_lengthens_a_row_of_three() {
    let tavern = |own: &str| first().built(0, own).card("desert").game();
    let sites = |own: &str| tavern(own).act("use tavern").hexes_of("build");
    // Horizontal, at both ends, on any terrain; no adjacency but that.
    assert_eq!(sites("7,6 7,7 7,8"), "7,5 7,9");
    assert_eq!(sites("7,6 7,7 7,8 7,9"), "7,5 7,10");
    // Both diagonals; beyond 7,7 up left lies the tavern itself.
    assert_eq!(sites("7,7 8,8 9,8"), "10,9");
    assert_eq!(sites("7,7 8,7 9,6"), "6,8 10,6");
    // Two rows that cross in 8,8.
    assert_eq!(sites("7,7 8,8 9,8 8,7 8,9"), "8,6 8,10 10,9");
    // Two in a row, a row with a gap, and a bent one are no rows of three.
    assert_eq!(tavern("7,6 7,7").refusal("use tavern"), "KB-4.7");
    assert_eq!(tavern("7,6 7,7 7,9").refusal("use tavern"), "KB-4.7");
    assert_eq!(tavern("7,6 7,7 8,8").refusal("use tavern"), "KB-4.7");
}

/// KB-5.6
#[test]
fn the_tavern_needs_own_pieces_and_free_land() {
    // Beyond 7,0 the board ends and 7,3 is water.
    let game = first().built(0, "7,0 7,1 7,2").game();
    assert_eq!(game.refusal("use tavern"), "KB-4.7");
    let game = first().built(0, "7,6 7,7 7,8").built(1, "7,9").game().act("use tavern");
    assert_eq!(game.hexes_of("build"), "7,5");
    assert_eq!(game.refusal("build 7,9"), "KB-3.2");
    assert_eq!(game.refusal("build 6,6"), "KB-5.6");
    // A foreign piece in the middle breaks the row.
    let game = first().built(0, "7,6 7,8 7,9").built(1, "7,7").game();
    assert_eq!(game.refusal("use tavern"), "KB-4.7");
}

/// KB-5.7
#[test]
fn the_barn_moves_to_the_cards_terrain() {
    // 17,12 holds the barn 16,12.
    let game = second().built(0, "17,12 1,1").card("flower").game().act("use barn");
    assert_eq!(game.hexes_of("lift"), "1,1 17,12");
    // Flowers beside 1,1 for the one, none beside 17,12 for the other.
    assert_eq!(game.clone().act("lift 17,12").hexes_of("put"), "2,1 2,2");
    assert_eq!(game.clone().act("lift 1,1").hexes_of("put"), second().all(Terrain::Flower));
    let lifted = game.act("lift 17,12");
    assert_eq!(lifted.refusal("put 1,2"), "KB-3.3");
    assert_eq!(lifted.refusal("put 3,0"), "KB-3.4");
    let game = lifted.act("put 2,2");
    assert!(game.happened("seat 0 moves 17,12 to 2,2 (barn)"));
    assert_eq!(game.seat_line(0), "seat 0: supply 38", "moved, not built, and away from the barn");
}

/// KB-5.8
#[test]
fn the_harbor_moves_to_water() {
    let game = second().built(0, "16,6 5,8").card("flower").game().act("use harbor");
    assert_eq!(game.clone().act("lift 5,8").hexes_of("put"), "17,5");
    assert_eq!(game.clone().act("lift 16,6").hexes_of("put"), "4,8 4,9 5,7");
    let lifted = game.act("lift 5,8");
    assert_eq!(lifted.refusal("put 16,7"), "KB-3.3");
    assert_eq!(lifted.refusal("put 18,6"), "KB-3.4");
    // Nothing but the harbor's own piece, and no water beside the rest: anywhere.
    let game = second().built(0, "16,6 1,1").game().act("use harbor; lift 16,6");
    assert_eq!(game.hexes_of("put"), second().all(Terrain::Water));
}

/// KB-5.9
#[test]
fn the_paddock_jumps_two_hexes_straight() {
    // Over the location 6,11 and the foreign 6,9; 8,9 is taken.
    let game = first().built(0, "6,10").built(1, "6,9 8,9").game().act("use paddock; lift 6,10");
    assert_eq!(game.hexes_of("put"), "4,9 4,11 6,8 6,12 8,11");
    assert_eq!(game.refusal("put 8,9"), "KB-3.2");
    assert_eq!(game.refusal("put 5,10"), "KB-5.9", "one away");
    assert_eq!(game.refusal("put 6,7"), "KB-3.6", "a location hex");
    assert_eq!(game.refusal("put 5,8"), "KB-5.9", "two away, but not straight");
    assert_eq!(game.refusal("put 3,11"), "KB-5.9", "three away");
}

/// KB-5.9
#[test]
fn the_paddock_jumps_over_castle_water_mountain_and_own_pieces() {
    // From 7,14: over the castle to 7,16, over water to 7,12 and 9,13, over own 6,15 to 5,15.
    let game = first().built(0, "6,10 7,14 6,15").game().act("use paddock; lift 7,14");
    assert_eq!(game.hexes_of("put"), "5,15 7,12 7,16 9,13 9,15");
    assert_eq!(game.refusal("put 5,13"), "KB-3.6");
    // 7,12 touches no own piece.
    let game = game.act("put 7,12");
    assert!(game.happened("seat 0 moves 7,14 to 7,12 (paddock)"));
}
