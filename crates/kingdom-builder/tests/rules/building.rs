//! Section 3: building.

use crate::scenario::*;
use kingdom_builder::{IslandSide, Nomad, Piece, Position, Terrain};

/// The board of the first game.
fn first() -> Position {
    on("tavern paddock oasis farm")
}

/// KB-3.1
#[test]
fn the_hex_must_exist() {
    let game = first().card("canyon").game();
    assert_eq!(game.refusal("build 20,3"), "KB-3.1");
    let mut with_island = first().card("canyon");
    with_island.island = Some(IslandSide::RopeBridge);
    assert!(with_island.game().can("build 20,3"));
}

/// KB-3.2
#[test]
fn one_piece_on_a_hex() {
    let game = first().built(0, "4,4").built(1, "4,5").card("grass").game();
    assert_eq!(game.refusal("build 4,4"), "KB-3.2");
    assert_eq!(game.refusal("build 4,5"), "KB-3.2");
    assert_eq!(game.act("build 3,4").refusal("build 3,4"), "KB-3.2");
}

/// KB-3.3
#[test]
fn the_terrain_must_be_that_of_the_card() {
    // Around 5,4 lie grass, forest and water.
    let game = first().built(0, "5,4").card("grass").game();
    assert_eq!(game.refusal("build 5,5"), "KB-3.3");
    assert_eq!(game.refusal("build 5,3"), "KB-3.3");
    assert_eq!(game.hexes_of("build"), "4,4 4,5");
    let game = first().built(0, "5,4").card("forest").game();
    assert_eq!(game.refusal("build 4,4"), "KB-3.3");
    assert_eq!(game.hexes_of("build"), "5,5 6,5");
}

/// KB-3.4
#[test]
fn next_to_an_own_piece_if_possible() {
    // Grass lies beside both own pieces, which need not be connected; seat 1 does not count.
    let game = first().built(0, "5,4 12,18").built(1, "9,8").card("grass").game();
    assert_eq!(game.hexes_of("build"), "4,4 4,5 11,18");
    assert_eq!(game.refusal("build 3,4"), "KB-3.4");
    assert_eq!(game.refusal("build 8,8"), "KB-3.4");
    // Each settlement is judged by itself: one here, one there.
    let game = game.act("build 4,5");
    assert_eq!(game.hexes_of("build"), "3,4 3,5 4,4 4,6 11,18");
    assert_eq!(game.act("build 11,18").hexes_of("build"), "3,4 3,5 4,4 4,6 10,18 10,19 11,19");
}

/// KB-3.5
#[test]
fn anywhere_if_no_free_hex_is_adjacent() {
    // No canyon beside 5,4.
    let game = first().built(0, "5,4").card("canyon").game();
    assert_eq!(game.hexes_of("build"), first().all(Terrain::Canyon));
    // The next one must be adjacent again.
    let game = game.act("build 0,7");
    assert_eq!(game.hexes_of("build"), "0,8 1,7");
    // What is adjacent but taken does not bind.
    let taken = first().built(0, "5,4").built(1, "4,4 4,5").card("grass").game();
    assert!(taken.can("build 9,8") && taken.can("build 3,4"));
    let one_left = first().built(0, "5,4").built(1, "4,4").card("grass").game();
    assert_eq!(one_left.hexes_of("build"), "4,5");
}

/// KB-3.5: the rulebook's example of a second turn. Mats stands on flowers and touches no canyon,
/// so he chooses any canyon hex and builds right beside the oasis.
#[test]
fn mats_builds_beside_the_oasis() {
    let game = first().built(0, "12,3 12,4 13,3").card("canyon").game();
    assert_eq!(game.hexes_of("build"), first().all(Terrain::Canyon));
    let game = game.act("build 16,6");
    assert!(game.happened("seat 0 takes the oasis tile from 17,5"));
    assert_eq!(game.hexes_of("build"), "15,6 16,7");
}

/// KB-3.6
#[test]
fn water_and_mountain_are_not_built_on() {
    // A tower builds on any buildable edge hex; nothing of seat 0 is near the edge.
    let game = on("bazaar-water-mill tower temple barn").built(0, "7,13").game().act("use tower");
    assert_eq!(game.refusal("build 0,0"), "KB-3.6", "mountain");
    assert_eq!(game.refusal("build 19,7"), "KB-3.6", "water");
    // Farmland, swamp, forest, desert, grass, canyon, flower.
    for at in ["0,2", "18,0", "0,8", "0,3", "19,1", "0,18", "10,0"] {
        assert!(game.can(&format!("build {at}")), "{at}");
    }
    // A donation says that water is allowed.
    let mut position = first().built(0, "5,4");
    position.nomads = vec![(Nomad::DonationWater, seat(0))];
    let game = position.game().act("use donation-water");
    assert_eq!(game.hexes_of("build"), "5,3 6,4");
}

/// KB-3.6
#[test]
fn no_move_ends_on_water_mountain_or_a_special_hex() {
    let game = first().built(0, "5,10 5,13").game().act("use paddock; lift 5,13");
    // From 5,13: 5,11 forest, 5,15 canyon, 3,12 and 3,14 mountain and water, 7,12 forest, 7,14.
    assert_eq!(game.hexes_of("put"), "5,11 5,15 7,12 7,14");
    assert_eq!(game.refusal("put 3,12"), "KB-3.6");
    assert_eq!(game.refusal("put 3,14"), "KB-3.6");
    // Straight left of 6,13 lies the paddock hex itself.
    let game = first().built(0, "6,13 6,12").game().act("use paddock; lift 6,13");
    assert_eq!(game.refusal("put 6,11"), "KB-3.6");
}

/// KB-3.7
#[test]
fn without_supply_nothing_is_built() {
    let game = first().built(0, "11,18").supply(0, 0).game();
    assert_eq!(game.refusal("use farm"), "KB-3.7");
    let game = first().built(0, "11,18").supply(0, 1).game();
    assert!(game.can("use farm"));
}

/// KB-3.7
#[test]
fn a_settlement_kept_on_a_temple_is_built_without_supply() {
    // The temple is 2,2; its neighbour 1,1 is flower land like 0,0 and 0,1.
    let position = on("temple oasis farm harbor").built(0, "1,1").card("flower").supply(0, 0);
    let game = position.game().act("use temple; remove 19,16; end > flower");
    let game = game.act("build 0,17; build 0,18; build 0,19; end > grass");
    assert_eq!(game.seat_line(0), "seat 0: supply 0, on the temple 1, tiles temple");
    let game = game.act("build 1,0");
    assert!(game.happened("seat 0 builds 1,0 (mandatory)"));
    assert!(game.can("end"));
}

/// KB-3.8
#[test]
fn only_own_ordinary_settlements_are_lifted() {
    // Next to the paddock 2,18 stands 2,19; seat 0 has a warrior, a wagon, a ship and a city too.
    let mut position =
        on("barracks-crossroads paddock oasis farm").built(0, "2,19").built(1, "5,15");
    position.pieces = vec![
        (Piece::Warrior, hex("1,0"), seat(0)),
        (Piece::Wagon, hex("6,0"), seat(0)),
        (Piece::Ship, hex("0,4"), seat(0)),
    ];
    position.cities = vec![(hex("8,10"), seat(0))];
    let game = position.game().act("use paddock");
    assert_eq!(game.hexes_of("lift"), "2,19");
    for at in ["1,0", "6,0", "0,4", "8,10", "7,10", "5,15", "0,0"] {
        assert_eq!(game.refusal(&format!("lift {at}")), "KB-3.8", "{at}");
    }
}

/// KB-3.9
#[test]
fn a_lifted_piece_is_off_the_board() {
    // 16,13 holds the barn 16,12 and touches no desert; 8,3 stands on desert.
    let position = on("oracle tower harbor barn").built(0, "16,13 8,3").card("desert");
    let game = position.clone().game().act("use barn");
    // 16,13 goes beside 8,3: around that lie 7,3, 8,4 and water (8,2, 9,2, 9,3) and the castle.
    assert_eq!(game.clone().act("lift 16,13").hexes_of("put"), "7,3 8,4");
    // 8,3 itself leaves nothing beside desert, so all desert is open, the old hex with it.
    assert_eq!(game.act("lift 8,3").hexes_of("put"), position.all(Terrain::Desert));
}

/// KB-3.9
#[test]
fn the_old_hex_counts_as_empty_for_adjacency_too() {
    // 8,3 and 8,4 stand beside each other in the desert: lifting 8,4 leaves 8,3 as the neighbour.
    let position = on("oracle tower harbor barn").built(0, "16,13 8,3 8,4").card("desert");
    let game = position.game().act("use barn; lift 8,4");
    assert_eq!(game.hexes_of("put"), "7,3 8,4");
}

/// KB-3.10
#[test]
fn what_could_go_nowhere_is_not_lifted() {
    // From 18,2 the paddock leads to water or, over 17,1 and 17,2, to 16,1 and 16,3.
    let paddock =
        |foreign: &str| first().built(0, "2,19 18,2").built(1, foreign).game().act("use paddock");
    let game = paddock("16,1 16,3");
    assert_eq!(game.hexes_of("lift"), "2,19");
    assert_eq!(game.refusal("lift 18,2"), "KB-3.10");
    assert_eq!(paddock("16,1").hexes_of("lift"), "2,19 18,2");
}

/// KB-3.11
#[test]
fn a_hex_with_anything_on_it_is_not_empty() {
    // Seat 0 holds the scout cabin 3,18, plays canyon and puts its scouts on 2,18 and 1,19.
    let mut position = on("barracks-crossroads mountain-station-scout-cabin city-hall-fort harbor")
        .built(0, "2,19 16,17")
        .built(1, "14,8")
        .card("canyon");
    position.pieces = vec![
        (Piece::Warrior, hex("3,8"), seat(1)),
        (Piece::Wagon, hex("6,14"), seat(1)),
        (Piece::Ship, hex("17,15"), seat(1)),
    ];
    position.cities = vec![(hex("6,8"), seat(1))];
    position.walls = hexes("0,18");
    let game = position.game().act("use scout-cabin; scout 2,18; scout 1,19");
    // Settlement, warrior, wagon, city, wall, scouts.
    for at in ["14,8", "3,8", "6,14", "6,8", "7,7", "0,18", "2,18", "1,19"] {
        assert_eq!(game.refusal(&format!("build {at}")), "KB-3.2", "{at}");
    }
    let game = game.act("use harbor; lift 2,19");
    assert_eq!(game.refusal("put 17,15"), "KB-3.2", "ship");
}

/// KB-3.12
#[test]
fn a_guarded_hex_is_not_free() {
    let guarded = |warrior: Option<&str>| {
        let mut position =
            on("barracks-crossroads paddock oasis farm").built(0, "7,6").card("canyon");
        position.pieces =
            warrior.into_iter().map(|at| (Piece::Warrior, hex(at), seat(1))).collect();
        position.game()
    };
    // Canyon beside 7,6: 6,7 and 7,7.
    assert_eq!(guarded(None).hexes_of("build"), "6,7 7,7");
    // A warrior on 5,6 guards 6,7 but not 7,7.
    let game = guarded(Some("5,6"));
    assert_eq!(game.hexes_of("build"), "7,7");
    assert_eq!(game.refusal("build 6,7"), "KB-9.1");
    // One on 6,8 guards both: no free canyon is adjacent any more, so any free one will do.
    let game = guarded(Some("6,8"));
    assert_eq!(game.refusal("build 7,7"), "KB-9.1");
    assert_eq!(game.refusal("build 6,8"), "KB-3.2");
    assert!(game.can("build 0,10"));
}

/// KB-3.13
#[test]
fn a_move_to_a_terrain_may_end_where_it_began() {
    // Harbor 17,6 at the bottom left; 17,5 and 18,6 are water beside it.
    let game = on("oracle tower harbor barn").built(0, "17,5 16,6").game();
    let game = game.act("use harbor; lift 17,5");
    assert_eq!(game.hexes_of("put"), "17,5");
    let game = game.act("put 17,5");
    assert!(game.happened("seat 0 moves 17,5 to 17,5 (harbor)"));
    assert_eq!(game.seat_line(0), "seat 0: supply 38, tiles harbor (used)");
}

/// KB-3.10, KB-4.7
#[test]
fn a_move_to_a_terrain_needs_a_free_hex_of_it() {
    // All water is walled up but that under 17,5, which is not free before it is lifted.
    let position = on("oracle tower harbor barn").built(0, "17,5 16,6");
    assert!(position.clone().game().can("use harbor"));
    let game = position.walled(Terrain::Water, "").game();
    assert_eq!(game.refusal("use harbor"), "KB-4.7");
}

/// KB-3.13
#[test]
fn every_other_move_ends_on_another_hex() {
    let game = first().built(0, "6,10").game().act("use paddock; lift 6,10");
    assert_eq!(game.refusal("put 6,10"), "KB-3.13");
    let game = on("quarry caravan village garden").built(0, "6,13").game();
    let game = game.act("use caravan; lift 6,13");
    assert_eq!(game.refusal("put 6,13"), "KB-3.13");
    let mut position = first().built(0, "6,10");
    position.nomads = vec![(Nomad::Resettlement, seat(0))];
    let game = position.game().act("use resettlement; lift 6,10");
    assert_eq!(game.refusal("put 6,10"), "KB-3.13");
}
