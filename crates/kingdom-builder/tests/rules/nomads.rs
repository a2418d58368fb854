//! Section 8: Nomads.

use crate::scenario::*;
use kingdom_builder::{Card, IslandSide, Nomad, Objective, Piece, Position, Terrain};
use table::Game;

/// Nomad hexes 5,2, 5,7 and 7,5; quarry 2,4; paddock 2,18 and 6,11; farm 11,17 and 15,12.
fn quarry() -> Position {
    on("quarry paddock oasis farm")
}

/// Quarry 2,4; caravan 6,12 and 7,16; village 14,7 and 16,3; garden 11,14 and 15,13.
fn nomads() -> Position {
    on("quarry caravan village garden")
}

/// The board of the first game.
fn first() -> Position {
    on("tavern paddock oasis farm")
}

/// With tiles on the nomad hexes in reading order, and tiles that seat 0 may use in this turn.
fn tiles(mut position: Position, on_board: &[Nomad], in_hand: &[Nomad]) -> Position {
    position.nomad_hexes = on_board.to_vec();
    position.nomads = in_hand.iter().map(|&nomad| (nomad, seat(0))).collect();
    position
}

/// KB-8.1
#[test]
fn a_piece_beside_a_nomad_hex_takes_its_only_tile() {
    let start = tiles(quarry().card("grass"), &[Nomad::DonationForest, Nomad::Sword], &[]).game();
    let game = start.act("build 4,2");
    assert!(game.happened("seat 0 takes the nomad tile donation-forest from 5,2"));
    assert_eq!(game.seat_line(0), "seat 0: supply 39, donation-forest (new)");
    let n_taken = |game: &Played| {
        game.log().iter().filter(|line| line.contains("takes the nomad tile")).count()
    };
    // Nothing is left for a second piece, own or foreign.
    let game = game.act("build 4,3; build 5,3; end > canyon; build 6,3");
    assert_eq!(n_taken(&game), 1);
    assert_eq!(game.seat_line(1), "seat 1: supply 39");
}

/// KB-8.1
#[test]
fn a_move_takes_a_nomad_tile_too() {
    let position = tiles(quarry().built(0, "2,19 5,5"), &[Nomad::Outpost], &[]);
    let game = position.game().act("use paddock; lift 5,5; put 5,3");
    assert!(game.happened("seat 0 takes the nomad tile outpost from 5,2"));
}

/// KB-8.2, KB-8.3
#[test]
fn a_nomad_tile_is_usable_in_the_next_turn_only() {
    let position = tiles(quarry().card("grass"), &[Nomad::DonationForest], &[]);
    let game = position.game().act("build 4,2; build 4,3; build 5,3");
    assert_eq!(game.refusal("use donation-forest"), "KB-4.6", "taken in this turn");
    let game = game.act("end > canyon; build 8,10; build 8,11; build 9,10; end > grass");
    assert!(game.can("use donation-forest"), "before the mandatory action");
    let game = game.act("build 4,4; build 5,4; build 6,4");
    assert!(game.can("use donation-forest"), "after it");
    // Used, it is gone.
    let used = game.clone().act("use donation-forest; build 3,2; stop");
    assert_eq!(used.refusal("use donation-forest"), "KB-4.6");
    assert_eq!(used.seat_line(0), "seat 0: supply 33");
    // Unused, it is gone at the end of the turn.
    let unused = game.act("end > grass");
    assert_eq!(unused.seat_line(0), "seat 0: supply 34");
    let unused = unused.act("build 7,10; build 7,11; build 9,11; end > grass");
    assert_eq!(unused.refusal("use donation-forest"), "KB-4.6");
    assert_eq!(unused.seat_line(0), "seat 0: supply 34");
}

/// KB-8.3
#[test]
fn a_nomad_tile_stays_when_its_taker_leaves() {
    let position = quarry().built(0, "2,19 5,5").card("desert");
    let game = tiles(position, &[Nomad::DonationForest], &[]).game();
    let game = game.act("use paddock; lift 5,5; put 5,3; build 1,18; build 1,19; build 0,19");
    let game = game.act("end > desert; build 8,10; build 8,11; build 9,10; end > grass");
    let game = game.act("use paddock; lift 5,3; put 5,5");
    assert!(game.can("use donation-forest"));
}

/// KB-8.4
#[test]
fn a_donation_builds_one_to_three_with_usual_adjacency() {
    let position = quarry().built(0, "4,2").card("canyon");
    let game = tiles(position, &[], &[Nomad::DonationGrass]).game().act("use donation-grass");
    assert_eq!(game.hexes_of("build"), "4,3");
    assert_eq!(game.refusal("build 3,2"), "KB-3.3");
    assert_eq!(game.refusal("build 6,3"), "KB-3.4");
    let game = game.act("build 4,3");
    assert!(game.can("stop"));
    assert_eq!(game.hexes_of("build"), "5,3");
    let game = game.act("build 5,3; build 6,3");
    assert_eq!(game.refusal("stop"), "KB-2.1", "three are done");
    assert_eq!(game.seat_line(0), "seat 0: supply 36");
}

/// KB-8.4
#[test]
fn a_donation_may_show_water_or_mountain() {
    let donation = |tile: Nomad, own: &str| {
        let game = tiles(quarry().built(0, own), &[], &[tile]).game();
        game.act(&format!("use {tile}")).hexes_of("build")
    };
    assert_eq!(donation(Nomad::DonationWater, "4,2"), "3,1 4,1 5,1");
    assert_eq!(donation(Nomad::DonationMountain, "4,2"), quarry().all(Terrain::Mountain));
    assert_eq!(donation(Nomad::DonationMountain, "1,9"), "1,10 2,9 2,10");
}

/// KB-8.4
#[test]
fn a_donation_ends_with_the_supply() {
    let position = quarry().built(0, "4,2").supply(0, 2);
    let game = tiles(position, &[], &[Nomad::DonationGrass]).game();
    let game = game.act("use donation-grass; build 4,3; build 5,3");
    assert!(game.can("end"));
    assert_eq!(game.seat_line(0), "seat 0: supply 0");
}

/// KB-8.5
#[test]
fn resettlement_makes_four_single_steps() {
    let position = quarry().built(0, "8,10 17,12");
    let game = tiles(position, &[], &[Nomad::Resettlement]).game().act("use resettlement");
    let lifted = game.clone().act("lift 8,10");
    assert_eq!(lifted.hexes_of("put"), "7,9 7,10 8,9 8,11 9,9 9,10");
    assert_eq!(lifted.refusal("put 8,12"), "KB-8.5");
    // Three steps for one settlement, the fourth for the other, in any order.
    let game = lifted.act("put 8,9; lift 17,12; put 18,12; lift 8,9; put 8,8; lift 8,8; put 7,8");
    assert_eq!(game.refusal("lift 7,8"), "KB-2.1", "four steps are done");
    assert_eq!(game.seat_line(0), "seat 0: supply 38");
    // Around 5,3: grass and canyon are free, 5,2 is a nomad hex, 4,3 is taken.
    let position = quarry().built(0, "5,3").built(1, "4,3");
    let game = tiles(position, &[], &[Nomad::Resettlement]).game();
    let game = game.act("use resettlement; lift 5,3");
    assert_eq!(game.hexes_of("put"), "4,4 5,4 6,3 6,4");
    assert_eq!(game.refusal("put 4,3"), "KB-3.2");
    assert_eq!(game.refusal("put 5,2"), "KB-3.6");
    assert!(game.act("put 6,3").can("stop"), "up to four");
}

/// KB-8.6
#[test]
fn tiles_are_gained_and_lost_at_each_resettlement_step() {
    // Past the farm 11,17: beside it on 10,18, away from it on 9,17.
    let position = tiles(quarry().built(0, "10,19"), &[], &[Nomad::Resettlement]);
    let game = position.game().act("use resettlement; lift 10,19; put 10,18");
    assert!(game.happened("seat 0 takes the farm tile from 11,17"));
    assert_eq!(game.seat_line(0), "seat 0: supply 39, tiles farm (new)");
    let game = game.act("lift 10,18; put 9,17");
    assert!(game.happened("seat 0 loses the farm tile"));
    assert_eq!(game.seat_line(0), "seat 0: supply 39");
}

/// KB-8.7, KB-8.8
#[test]
fn an_outpost_frees_one_build_from_adjacency() {
    let position = quarry().built(0, "4,2").card("grass");
    let game = tiles(position, &[Nomad::Sword], &[Nomad::Outpost]).game();
    assert_eq!(game.hexes_of("build"), "4,3");
    // In the middle of the mandatory action.
    let game = game.act("build 4,3; outpost");
    let all = quarry().all(Terrain::Grass);
    let free: Vec<&str> = all.split(' ').filter(|at| !["4,2", "4,3"].contains(at)).collect();
    assert_eq!(game.hexes_of("build"), free.join(" "));
    assert_eq!(game.refusal("build 4,4"), "KB-3.3", "the kind stays binding");
    let game = game.act("build 16,12");
    assert!(game.happened("seat 0 takes the farm tile from 15,12"));
    // The third is an ordinary one again.
    assert_eq!(game.hexes_of("build"), "5,3 15,11 16,11 17,11");
    assert_eq!(game.refusal("outpost"), "KB-8.7", "it is used up");
}

/// KB-8.7: the rulebook's example. A and B stand beside a location hex, C goes to a nomad hex.
#[test]
fn the_third_goes_to_a_nomad_hex_by_outpost() {
    let position = tiles(quarry().card("grass"), &[Nomad::Treasure], &[Nomad::Outpost]);
    let game = position.game().act("build 10,18; build 11,18");
    assert_eq!(game.refusal("build 4,2"), "KB-3.4");
    let game = game.act("outpost; build 4,2");
    assert!(game.happened("seat 0 takes the farm tile from 11,17"));
    assert!(game.happened("seat 0 takes the nomad tile treasure from 5,2"));
}

/// KB-8.7
#[test]
fn an_outpost_serves_actions_with_usual_adjacency_only() {
    let farm = tiles(quarry().built(0, "11,18 2,19"), &[], &[Nomad::Outpost]).card("desert");
    let game = farm.clone().game().act("use farm");
    assert_eq!(game.refusal("build 4,2"), "KB-3.4");
    let game = game.act("outpost");
    assert_eq!(game.refusal("build 4,4"), "KB-3.3");
    assert!(game.act("build 4,2").happened("seat 0 builds 4,2 (farm)"));
    assert_eq!(farm.game().act("use paddock").refusal("outpost"), "KB-8.7", "a move");
    // The village asks for three neighbours and has no usual adjacency.
    let village = tiles(nomads().built(0, "14,6 15,7 16,7"), &[], &[Nomad::Outpost]).game();
    assert_eq!(village.act("use village").refusal("outpost"), "KB-8.7");
    assert_eq!(quarry().game().refusal("outpost"), "KB-8.7", "none in hand");
}

/// KB-8.7
#[test]
fn an_outpost_is_not_wasted_on_a_build_without_usual_adjacency() {
    // The village tile is from 14,7; three own pieces touch 15,8.
    let game = tiles(nomads().built(0, "14,8 15,7 15,9").card("canyon"), &[], &[Nomad::Outpost]);
    let game = game.game().act("outpost; use village; build 15,8");
    let free = game.hexes_of("build");
    assert!(free.split(' ').any(|hex| hex == "0,7"), "any canyon hex: {free}");
}

/// KB-8.7
#[test]
fn an_outpost_is_not_used_where_it_opens_nothing() {
    // Without a piece on the board any grass hex is open.
    let game = tiles(quarry().card("grass"), &[], &[Nomad::Outpost]).game();
    assert_eq!(game.hexes_of("build"), quarry().all(Terrain::Grass));
    assert_eq!(game.refusal("outpost"), "KB-8.7");
    assert!(game.act("build 4,2").can("outpost"));
}

/// KB-8.7
#[test]
fn an_outpost_needs_a_pending_build() {
    let position = tiles(quarry().built(0, "4,2").card("grass"), &[], &[Nomad::Outpost]);
    let game = position.game().act("build 4,3; build 5,3; build 6,3");
    assert_eq!(game.refusal("outpost"), "KB-8.7", "the mandatory action is done");
}

/// KB-8.7
#[test]
fn an_outpost_serves_its_owner_only() {
    // Seat 0 takes the nomad tile, seat 1 answers by the canoe of 13,15; swamp 12,15 is adjacent.
    let position = on("quarry paddock village canoe").built(1, "13,14").card("grass");
    let game = tiles(position, &[Nomad::Sword], &[Nomad::Outpost]).game().act("build 4,2");
    assert_eq!(game.state.to_act(), Some(seat(1)));
    assert_eq!(game.refusal("outpost"), "KB-8.7");
    assert!(game.act("stop").can("outpost"));
}

/// KB-8.7, KB-11.17
#[test]
fn an_outpost_frees_a_build_for_a_token() {
    // Bazaar 7,1 and cathedral 16,2.
    let harvest = "bazaar-water-mill mountain-station-scout-cabin cathedral-watchtower farm";
    let position = tiles(on(harvest).built(0, "6,2 15,1"), &[], &[Nomad::Outpost]).card("flower");
    let game = position.clone().game().act("use cathedral");
    assert_eq!(game.refusal("outpost"), "KB-8.7", "no token, no build");
    let game = game.act("take; again cathedral");
    assert_eq!(game.refusal("build 2,11"), "KB-3.4");
    assert!(game.act("outpost").can("build 2,11"));
    let game = position.supply(0, 0).game().act("use cathedral; take");
    assert_eq!(game.refusal("again cathedral"), "KB-3.7", "no settlement, no build");
    assert_eq!(game.refusal("outpost"), "KB-8.7");
}

/// KB-3.7, KB-8.7, KB-10.9
#[test]
fn the_last_settlement_on_the_temple_serves_the_mandatory_action_only() {
    // Temple 2,2, nomad hex 5,12, oasis 12,7, farm 11,17.
    let position = on("temple quarry oasis farm").built(0, "2,1 4,14 9,9 11,18 12,8").card("grass");
    let game = tiles(position.supply(0, 4), &[Nomad::Outpost], &[]).game();
    let game = game.act("use temple; remove 9,9; build 5,13; build 4,13; build 4,12; end > grass");
    let game = game.act("build 17,10; build 17,11; build 18,10; end");
    // The farm takes the last one of the supply; one is left on the temple.
    let game = game.act("use farm; build 10,18");
    assert_eq!(game.refusal("use oasis"), "KB-3.7");
    assert_eq!(game.refusal("build 15,11"), "KB-3.4");
    let game = game.act("outpost; build 15,11");
    assert_eq!(game.refusal("build 14,11"), "KB-2.2");
    assert!(game.can("end"));
}

/// KB-8.9, KB-8.22
#[test]
fn the_sword_takes_one_settlement_of_each_opponent_from_the_left() {
    let mut position = quarry().players(5).built(0, "4,2 4,3").built(1, "8,10").built(2, "0,0 0,1");
    position = position.built(4, "9,9");
    position.seat = seat(1);
    position.hands = vec![vec![Card::Grass], vec![Card::Grass]];
    position.nomads = vec![(Nomad::Sword, seat(1))];
    let game = position.game().act("use sword");
    // First seat 2, then, since seat 3 has nothing on the board, seat 4, and last seat 0.
    assert_eq!(game.hexes_of("remove"), "0,0 0,1");
    assert_eq!(game.refusal("remove 4,2"), "KB-8.9");
    assert_eq!(game.refusal("remove 8,10"), "KB-8.9");
    assert_eq!(game.refusal("stop"), "KB-2.1");
    let game = game.act("remove 0,1");
    assert_eq!(game.hexes_of("remove"), "9,9");
    let game = game.act("remove 9,9");
    assert_eq!(game.hexes_of("remove"), "4,2 4,3");
    let game = game.act("remove 4,3");
    assert_eq!(game.hexes_of("remove"), "");
    let supplies = [39, 39, 39, 40, 40];
    for (index, supply) in supplies.into_iter().enumerate() {
        assert_eq!(game.seat_line(index), format!("seat {index}: supply {supply}"));
    }
}

/// KB-8.9
#[test]
fn the_sword_needs_an_ordinary_settlement() {
    let mut position = on("quarry barracks-crossroads oasis farm").built(0, "4,2");
    position.pieces = vec![(Piece::Warrior, hex("9,19"), seat(1))];
    let game = tiles(position, &[], &[Nomad::Sword]).game();
    assert_eq!(game.refusal("use sword"), "KB-4.7");
}

/// KB-8.10
#[test]
fn a_treasure_pays_three_gold_at_once() {
    let game = tiles(quarry().card("grass"), &[Nomad::Treasure], &[]).game();
    assert_eq!(game.gold("treasure", 0), 0);
    let game = game.act("build 4,2");
    assert!(game.happened("seat 0 earns 3 gold (treasure)"));
    assert_eq!((game.gold("treasure", 0), game.gold("treasure", 1)), (3, 0));
    assert_eq!(game.seat_line(0), "seat 0: supply 39", "the tile is gone");
}

/// KB-8.11: the rulebook's example. After three settlements on desert only one more desert hex is
/// next to an own piece, so there is one wall and no second.
#[test]
fn the_quarry_puts_walls_beside_own_pieces_only() {
    let position = quarry().built(0, "2,5").built(1, "4,6 4,7").card("desert");
    let game = position.game().act("build 2,6; build 2,7; build 3,6; use quarry");
    assert_eq!(game.hexes_of("wall"), "1,4");
    assert_eq!(game.refusal("wall 5,6"), "KB-8.11");
    assert_eq!(game.refusal("wall 3,4"), "KB-3.3");
    assert_eq!(game.refusal("wall 4,6"), "KB-3.2");
    let game = game.act("wall 1,4");
    assert!(game.happened("seat 0 puts a wall on 1,4"));
    assert_eq!(game.refusal("wall 5,6"), "KB-2.1", "the action is over");
    assert!(game.can("end"));
}

/// KB-8.11
#[test]
fn the_quarry_puts_one_wall_or_two() {
    let game = quarry().built(0, "2,5").card("desert").game().act("use quarry");
    assert_eq!(game.hexes_of("wall"), "1,4 2,6");
    let game = game.act("wall 2,6");
    assert_eq!(game.hexes_of("wall"), "1,4", "a wall is no own piece");
    assert!(game.can("stop"));
    let game = game.act("wall 1,4");
    assert_eq!(game.refusal("stop"), "KB-2.1");
    // No grass next to 2,5: nothing can be done anywhere.
    let game = quarry().built(0, "2,5").card("grass").game();
    assert_eq!(game.refusal("use quarry"), "KB-4.7");
}

/// KB-1.13, KB-8.11
#[test]
fn the_quarry_ends_with_the_stock_of_walls() {
    let walled = |n_walls: usize| {
        let mut position = quarry().built(0, "2,5").card("desert");
        position.walls = hexes(&position.all(Terrain::Forest)).into_iter().take(n_walls).collect();
        position.game()
    };
    assert_eq!(walled(25).refusal("use quarry"), "KB-4.7");
    let game = walled(24).act("use quarry; wall 2,6");
    assert_eq!(game.refusal("wall 1,4"), "KB-2.1", "that was the last one");
}

/// KB-8.12
#[test]
fn a_wall_blocks_for_good_and_earns_nothing() {
    let mut position = quarry().built(0, "2,5").card("desert");
    position.hands.push(vec![Card::Desert]);
    position.objectives = [Objective::Knights, Objective::Hermits, Objective::Discoverers];
    let game = position.game();
    let before = game.state.standings().totals();
    let game = game.act("use quarry; wall 2,6; wall 1,4");
    assert_eq!(game.state.standings().totals(), before);
    // Nothing adjacent is free now; the wall itself is not to be built on, by nobody.
    assert_eq!(game.refusal("build 2,6"), "KB-3.2");
    let game = game.act("build 0,16; build 0,17; build 0,18; end > desert");
    assert_eq!(game.refusal("build 2,6"), "KB-3.2");
    let game = game.act("build 10,10; build 10,11; build 11,10; end > grass");
    assert_eq!(game.refusal("build 2,6"), "KB-3.2");
    assert!(!game.can("build 3,6"), "no own piece touches it");
}

/// KB-8.13, KB-8.14
#[test]
fn the_caravan_slides_until_something_is_in_the_way() {
    let game = nomads().built(0, "6,13").game().act("use caravan; lift 6,13");
    // Up left to water, up right to water, right to a mountain, down right to water, down left to a
    // mountain across the quadrants; straight left lies the caravan hex.
    assert_eq!(game.hexes_of("put"), "3,11 5,13 6,17 9,14 15,8");
    assert_eq!(game.refusal("put 6,14"), "KB-8.13");
    assert_eq!(game.refusal("put 7,12"), "KB-8.13");
    assert!(game.act("put 15,8").happened("seat 0 moves 6,13 to 15,8 (caravan)"));
}

/// KB-8.14
#[test]
fn pieces_walls_guards_and_the_rim_stop_a_caravan() {
    // A foreign piece right, an own piece down right, a wall down left.
    let mut position = nomads().built(0, "6,13 7,13").built(1, "6,16");
    position.walls = hexes("8,12");
    let game = position.game().act("use caravan; lift 6,13");
    assert_eq!(game.hexes_of("put"), "3,11 5,13 6,15 7,12");
    // At the rim.
    let game = nomads().built(0, "6,13 1,18").game().act("use caravan; lift 1,18");
    assert_eq!(game.hexes_of("put"), "0,18 0,19 1,17 1,19 2,18 3,19");
    // A warrior on 6,17 guards 6,16.
    let mut position = nomads().built(0, "6,13");
    position.pieces = vec![(Piece::Warrior, hex("6,17"), seat(1))];
    let game = position.game().act("use caravan; lift 6,13");
    assert_eq!(game.hexes_of("put"), "3,11 5,13 6,15 9,14 15,8");
}

/// KB-8.14
#[test]
fn the_rim_of_the_island_stops_a_caravan() {
    // The rope bridge side; its mountains are 21,2 and 22,2, its specials 21,4 and 23,1.
    let mut position = nomads().built(0, "6,13 22,5");
    position.island = Some(IslandSide::RopeBridge);
    let game = position.game().act("use caravan; lift 22,5");
    // Left 22,4 22,3 to the mountain; right to 22,6; up right 21,5; down left 23,4 24,4; down right
    // 23,5, beyond which no hex lies; up left is the castle.
    assert_eq!(game.hexes_of("put"), "21,5 22,3 22,6 23,5 24,4");
}

/// KB-8.15
#[test]
fn the_village_builds_where_three_own_pieces_touch() {
    let game = nomads().built(0, "14,6 15,7 16,7").game().act("use village");
    assert_eq!(game.hexes_of("build"), "15,6");
    assert_eq!(game.refusal("build 17,6"), "KB-8.15");
    let foreign = nomads().built(0, "14,6 15,7").built(1, "16,7").game();
    assert_eq!(foreign.refusal("use village"), "KB-4.7", "foreign pieces do not count");
    // The water 16,6 is next to three but cannot be built on.
    let game = nomads().built(0, "14,6 15,7 16,7 15,6 17,6").game();
    assert_eq!(game.refusal("use village"), "KB-4.7");
}

/// KB-8.16
#[test]
fn the_garden_builds_on_flowers() {
    let garden = |own: &str| nomads().built(0, own).card("desert").game().act("use garden");
    assert_eq!(garden("12,15").hexes_of("build"), "11,15 12,16");
    assert_eq!(garden("12,15").refusal("build 12,14"), "KB-3.3");
    assert_eq!(garden("12,15").refusal("build 13,16"), "KB-3.4");
    assert_eq!(garden("12,14").hexes_of("build"), nomads().all(Terrain::Flower));
}

/// KB-8.17
#[test]
fn families_pay_for_three_in_a_straight_line() {
    let families = |own: &str, builds: &str| {
        let position = first().built(0, own).card("flower").objective(Objective::Families);
        position.game().act(builds).gold("families", 0)
    };
    // Horizontally in any order, and on both diagonals.
    assert_eq!(families("", "build 2,4; build 2,5; build 2,6"), 2);
    assert_eq!(families("", "build 2,5; build 2,6; build 2,4"), 2);
    assert_eq!(families("", "build 4,18; build 5,18; build 6,19"), 2);
    assert_eq!(families("", "build 4,19; build 5,18; build 6,18"), 2);
    // A bend, and a gap though an older own piece fills it.
    assert_eq!(families("", "build 2,0; build 2,1; build 1,1"), 0);
    assert_eq!(families("2,3", "build 2,2; build 2,4; build 2,5"), 0);
}

/// KB-8.17
#[test]
fn families_pay_at_the_third_and_only_for_three() {
    let position = first().card("flower").objective(Objective::Families);
    let game = position.clone().game().act("build 2,4; build 2,5");
    assert_eq!(game.gold("families", 0), 0);
    assert!(game.act("build 2,6").happened("seat 0 earns 2 gold (families)"));
    // Two built with a supply of two are not enough.
    let game = position.built(0, "2,3").supply(0, 2).game().act("build 2,4; build 2,5");
    assert_eq!(game.gold("families", 0), 0);
}

/// KB-8.18: the rulebook's example. 2,6 is the tip of the flower field: built last, it has no empty
/// flower hex beside it; built first or second, each of the three still has one.
#[test]
fn shepherds_pay_for_a_b_c_but_not_for_c_b_a() {
    let position = first().card("flower").objective(Objective::Shepherds);
    let forth = position.clone().game().act("build 2,4; build 2,5; build 2,6");
    assert_eq!(forth.gold("shepherds", 0), 2);
    assert!(forth.happened("seat 0 earns 2 gold (shepherds)"));
    let back = position.game().act("build 2,6; build 2,5; build 2,4");
    assert_eq!(back.gold("shepherds", 0), 0);
    assert!(!back.log().iter().any(|line| line.contains("earns")), "and nothing is told");
}

/// KB-8.18
#[test]
fn any_piece_or_wall_fills_the_land_for_shepherds() {
    let shepherds = |foreign: &str, walls: &str| {
        let mut position = first().built(1, foreign).card("flower");
        position.walls = hexes(walls);
        position.objective(Objective::Shepherds).game().act("build 2,6").gold("shepherds", 0)
    };
    assert_eq!(shepherds("", ""), 0);
    assert_eq!(shepherds("2,5", ""), 2);
    assert_eq!(shepherds("", "2,5"), 2);
}

/// KB-8.19
#[test]
fn ambassadors_pay_once_for_each_piece_built_beside_a_foreign_one() {
    let ambassadors = |foreign: &str, builds: &str| {
        let position = first().built(1, foreign).card("flower");
        position.objective(Objective::Ambassadors).game().act(builds).gold("ambassadors", 0)
    };
    // 3,4 touches 2,4 and 2,5, but not 2,6.
    assert_eq!(ambassadors("3,4", "build 2,4; build 2,5; build 2,6"), 2);
    assert_eq!(ambassadors("3,4 3,5", "build 2,5"), 1, "beside two of them");
    assert_eq!(ambassadors("0,9", "build 2,4; build 2,5; build 2,6"), 0);
}

/// KB-8.20
#[test]
fn builds_by_tiles_pay_but_moves_do_not() {
    let position = first()
        .built(0, "2,19 11,18 8,18")
        .built(1, "11,19")
        .card("canyon")
        .objective(Objective::Ambassadors);
    let game = position.game();
    let built = game.clone().act("use farm; build 10,19");
    assert_eq!(built.gold("ambassadors", 0), 1);
    // The paddock brings 8,18 to the same hex.
    let moved = game.act("use paddock; lift 8,18; put 10,19");
    assert_eq!(moved.gold("ambassadors", 0), 0);
}

/// KB-8.20
#[test]
fn a_canoe_build_in_a_foreign_turn_pays_nothing() {
    // Seat 0 takes the nomad tile, seat 1 answers by the canoe of 13,15, beside a piece of seat 0.
    let position = on("quarry paddock village canoe")
        .built(0, "11,15")
        .built(1, "13,14")
        .card("grass")
        .objective(Objective::Ambassadors);
    let game = tiles(position, &[Nomad::Sword], &[]).game().act("build 4,2");
    assert_eq!(game.state.to_act(), Some(seat(1)));
    let game = game.act("build 12,15");
    assert!(game.happened("seat 1 builds 12,15 (canoe)"));
    assert_eq!((game.gold("ambassadors", 0), game.gold("ambassadors", 1)), (0, 0));
}

/// KB-8.20
#[test]
fn the_silo_phase_pays_nothing() {
    // All card terrains are walled up, so both turns lapse; 6,8 is farmland beside both seats.
    let mut position = on("bazaar-water-mill paddock oasis farm")
        .built(0, "6,9")
        .built(1, "5,8")
        .objective(Objective::Ambassadors);
    position.objectives[1] = Objective::Rovers;
    for terrain in Terrain::BASE {
        position = position.walled(terrain, "");
    }
    let game = position.game().act("end; end; silo-build; build 6,8");
    assert!(game.happened("seat 0 builds 6,8 (silo)"));
    assert_eq!((game.gold("ambassadors", 0), game.gold("rovers", 0)), (0, 0));
}

/// KB-8.7
#[test]
fn an_outpost_frees_a_move_to_a_terrain_and_is_spent() {
    let mut position = on("tavern barn oasis farm").built(0, "2,17 8,10").card("grass");
    position.nomads.push((Nomad::Outpost, seat(0)));
    let game = position.game().act("use barn; lift 2,17");
    assert_eq!(game.refusal("put 10,18"), "KB-3.4");
    let game = game.act("outpost; put 10,18");
    assert_eq!(game.refusal("build 10,7"), "KB-3.4", "it was spent on the move");
}

/// KB-8.7
#[test]
fn an_outpost_frees_a_special_piece() {
    let mut position = on("barracks-crossroads paddock oasis farm").built(0, "3,2");
    position.nomads.push((Nomad::Outpost, seat(0)));
    let game = position.game().act("use barracks");
    assert_eq!(game.refusal("place 0,0"), "KB-3.4");
    let game = game.act("outpost; place 0,0");
    assert_eq!(game.refusal("outpost"), "KB-8.7");
}
