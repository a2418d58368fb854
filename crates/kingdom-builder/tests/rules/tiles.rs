//! Section 4: location tiles.

use crate::scenario::*;
use kingdom_builder::{Card, Nomad, Position, State, Terrain};
use serde_json::Value;
use table::Game;

/// The board of the first game: tavern 6,2 and 6,7; paddock 2,18 and 6,11; oasis 12,7 and 17,5;
/// farm 11,17 and 15,12.
fn first() -> Position {
    on("tavern paddock oasis farm")
}

/// How many tiles lie on a location hex.
fn tiles_on(game: &Played, row: usize, col: usize) -> Value {
    let view = serde_json::to_value(State::write_view(&game.state.view(table::Viewer::Watcher)))
        .expect("JSON");
    let locations = view["locations"].as_array().expect("a list");
    let found = locations.iter().find(|one| one["at"] == serde_json::json!([row, col]));
    found.expect("a location hex")["tiles"].clone()
}

/// KB-4.1
#[test]
fn who_builds_beside_a_location_takes_a_tile_at_once() {
    let game = first().card("grass").game().act("build 10,18");
    assert!(game.happened("seat 0 takes the farm tile from 11,17"));
    assert_eq!(tiles_on(&game, 11, 17), 1);
    assert_eq!(game.seat_line(0), "seat 0: supply 39, tiles farm (new)");
    // Two away from it nothing is taken.
    let game = first().card("grass").game().act("build 10,19");
    assert_eq!(game.seat_line(0), "seat 0: supply 39");
    assert_eq!(tiles_on(&game, 11, 17), 2);
}

/// KB-4.1
#[test]
fn who_moves_beside_a_location_takes_a_tile() {
    let game = first().built(0, "2,19 9,17").game().act("use paddock; lift 9,17; put 11,18");
    assert!(game.happened("seat 0 takes the farm tile from 11,17"));
}

/// KB-4.1
#[test]
fn an_empty_location_gives_nothing() {
    let position = first().players(3).built(1, "11,18").built(2, "11,16").card("grass");
    let game = position.game();
    assert_eq!(tiles_on(&game, 11, 17), 0);
    let game = game.act("build 10,18");
    assert_eq!(game.seat_line(0), "seat 0: supply 39");
    let one_left = first().players(3).built(1, "11,18").card("grass").game().act("build 10,18");
    assert_eq!(one_left.seat_line(0), "seat 0: supply 39, tiles farm (new)");
}

/// KB-4.2
#[test]
fn a_tile_is_usable_from_the_next_turn_on() {
    let game = first().card("grass").game().act("build 10,18; build 10,19; build 11,18");
    assert_eq!(game.refusal("use farm"), "KB-4.6");
    let game = game.act("end > desert; build 7,8; build 7,9; build 8,8; end > grass");
    assert_eq!(game.seat_line(0), "seat 0: supply 37, tiles farm");
    assert!(game.can("use farm"));
}

/// KB-4.3
#[test]
fn one_tile_from_each_location_hex() {
    let game = first().card("grass").game().act("build 10,18; build 11,18; build 10,19");
    assert_eq!(game.seat_line(0), "seat 0: supply 37, tiles farm (new)");
    assert_eq!(tiles_on(&game, 11, 17), 1);
}

/// KB-4.3, KB-4.4
#[test]
fn a_lost_tile_does_not_come_back() {
    // Two paddock tiles (2,18 and 6,11) move 11,18 away from the farm and back again.
    let game = first().built(0, "2,19 6,10 11,18").card("canyon").game();
    let game = game.act("use paddock; lift 11,18; put 9,17");
    assert!(game.happened("seat 0 loses the farm tile"));
    assert_eq!(tiles_on(&game, 11, 17), 1, "it leaves the game");
    let game = game.act("use paddock; lift 9,17; put 11,18");
    assert!(!game.happened("seat 0 takes the farm tile from 11,17"));
    assert_eq!(game.seat_line(0), "seat 0: supply 37, tiles paddock (used) paddock (used)");
    assert_eq!(tiles_on(&game, 11, 17), 1);
    assert_eq!(game.refusal("use farm"), "KB-4.6");
}

/// KB-4.4
#[test]
fn a_tile_stays_while_a_piece_stands_beside_it() {
    let game = first().built(0, "2,19 11,18 10,18").game();
    let game = game.act("use paddock; lift 11,18; put 9,17");
    assert!(game.can("use farm"));
    assert_eq!(game.seat_line(0), "seat 0: supply 37, tiles paddock (used) farm");
    // A step from one neighbour of the hex to another loses nothing either: 10,18 to 12,17.
    let game = first().built(0, "2,19 10,18").card("forest").game();
    let game = game.act("use paddock; lift 10,18; put 12,17");
    assert!(!game.happened("seat 0 loses the farm tile"));
    assert!(game.can("use farm"));
}

/// KB-4.4
#[test]
fn the_sword_can_cost_a_tile() {
    let mut position = first().built(1, "11,18").card("grass");
    position.nomads = vec![(Nomad::Sword, seat(0))];
    let game = position.game().act("use sword; remove 11,18");
    assert!(game.happened("seat 1 loses the farm tile"));
    assert_eq!(game.seat_line(1), "seat 1: supply 40");
    assert_eq!(tiles_on(&game, 11, 17), 1);
}

/// KB-4.5
#[test]
fn of_two_equal_tiles_the_unused_one_is_kept() {
    // Farms 11,17 by 11,18 and 15,12 by 16,12. Whichever hex is left, one unused farm stays.
    let game = first().built(0, "2,19 11,18 16,12").card("canyon").game();
    let game = game.act("use farm; build 11,19");
    for (from, to) in [("11,18", "9,17"), ("16,12", "16,10")] {
        let game = game.clone().act(&format!("use paddock; lift {from}; put {to}"));
        assert!(game.happened("seat 0 loses the farm tile"));
        let game = game.act("use farm; build 10,18");
        assert_eq!(game.refusal("use farm"), "KB-4.6");
    }
}

/// KB-4.5
#[test]
fn of_two_equal_tiles_the_usable_one_is_kept() {
    // The old farm tile comes from 11,17, the fresh one from 15,12.
    let game = first().built(0, "2,19 11,18 17,11").card("grass").game();
    let game = game.act("build 16,12; build 17,10; build 18,10");
    assert!(game.happened("seat 0 takes the farm tile from 15,12"));
    let game = game.act("use paddock; lift 11,18; put 9,17");
    assert_eq!(game.seat_line(0), "seat 0: supply 34, tiles paddock (used) farm");
    let game = game.act("use farm; build 16,11");
    assert_eq!(game.refusal("use farm"), "KB-4.6");
}

/// The farm of 11,17 is used; that of 15,12 comes in the same turn; then a paddock moves away.
fn with_a_used_and_a_fresh_farm(lift: &str, put: &str) -> Played {
    let game = first().built(0, "2,19 11,18 17,11").card("grass").game();
    let game = game.act("use farm; build 11,19; build 16,12; build 17,10; build 18,10");
    assert!(game.happened("seat 0 takes the farm tile from 15,12"));
    let game = game.act(&format!("use paddock; lift {lift}; put {put}"));
    assert!(game.happened("seat 0 loses the farm tile"));
    game
}

/// KB-4.5
#[test]
fn a_used_tile_stays_used_when_a_fresh_one_is_lost() {
    assert_eq!(with_a_used_and_a_fresh_farm("16,12", "16,10").refusal("use farm"), "KB-4.6");
}

/// KB-4.5, KB-4.2, KB-2.5
#[test]
fn a_fresh_tile_gives_no_second_use_when_the_used_one_is_lost() {
    assert_eq!(with_a_used_and_a_fresh_farm("11,18", "9,17").refusal("use farm"), "KB-4.6");
}

/// KB-4.5, KB-2.5: what another player keeps does not make an own tile unused again.
#[test]
fn a_struck_opponents_choice_leaves_own_tiles_alone() {
    // Both seats hold the farm of 15,12; seat 1 takes it in its turn, and holds that of 11,17 too.
    let mut position = first().built(0, "16,12").built(1, "11,18 17,11").card("canyon");
    position.seat = seat(1);
    position.hands = vec![vec![Card::Canyon], vec![Card::Grass]];
    position.nomads = vec![(Nomad::Sword, seat(0))];
    let game = position.game().act("build 16,11; build 17,10; build 15,11; end > desert");
    assert!(game.happened("seat 1 takes the farm tile from 15,12"));
    let game = game.act("use farm; build 14,11");
    assert_eq!(game.refusal("use farm"), "KB-4.6");
    let game = game.act("use sword; remove 11,18");
    assert!(game.happened("seat 1 loses the farm tile"));
    assert_eq!(game.refusal("use farm"), "KB-4.6", "seat 0 has used its only farm");
}

/// KB-4.4, KB-2.5
#[test]
fn what_a_struck_opponent_loses_leaves_the_same_own_tile_used() {
    let mut position = first().built(0, "11,18").built(1, "11,16").card("canyon");
    position.nomads = vec![(Nomad::Sword, seat(0))];
    let game = position.game().act("use farm; build 11,19; use sword; remove 11,16");
    assert!(game.happened("seat 1 loses the farm tile"));
    assert_eq!(game.refusal("use farm"), "KB-4.6");
}

/// KB-4.4, KB-4.2
#[test]
fn a_lost_tile_makes_no_other_tile_usable() {
    let game = first().built(0, "6,10 11,18").card("desert").game();
    let game = game.act("build 17,6; build 17,7; build 18,7; use paddock; lift 11,18; put 9,17");
    assert!(game.happened("seat 0 loses the farm tile"));
    assert_eq!(game.refusal("use oasis"), "KB-4.6", "it is new");
}

/// KB-4.6
#[test]
fn an_action_needs_an_unused_usable_tile() {
    let game = first().built(0, "11,18").built(1, "17,6").game();
    assert_eq!(game.refusal("use oasis"), "KB-4.6", "of seat 1 only");
    assert_eq!(game.refusal("use oracle"), "KB-4.6", "not on this board");
    assert_eq!(game.refusal("use donation-grass"), "KB-4.6");
    assert_eq!(game.act("use farm; build 11,19").refusal("use farm"), "KB-4.6");
}

/// KB-4.7
#[test]
fn an_action_that_cannot_be_carried_out_is_not_started() {
    let farm =
        |left: &str| first().built(0, "11,18").card("canyon").walled(Terrain::Grass, left).game();
    assert_eq!(farm("").refusal("use farm"), "KB-4.7");
    assert!(farm("8,8").can("use farm"));
    // A paddock whose only settlement can go nowhere: 6,10 jumps to these six hexes.
    let paddock = |foreign: &str| first().built(0, "6,10").built(1, foreign).game();
    assert_eq!(paddock("4,9 4,11 6,8 6,12 8,9 8,11").refusal("use paddock"), "KB-4.7");
    assert!(paddock("4,9 4,11 6,8 6,12 8,9").can("use paddock"));
}

/// KB-4.8
#[test]
fn what_is_started_is_done_at_least_once() {
    let game = first().built(0, "11,18").game().act("use farm");
    assert_eq!(game.refusal("stop"), "KB-4.8");
    let game = first().built(0, "6,10").game().act("use paddock");
    assert_eq!(game.refusal("stop"), "KB-4.8");
    assert_eq!(game.act("lift 6,10").refusal("stop"), "KB-2.1", "it must be put down");
    let mut position = on("quarry caravan village garden").built(0, "2,5").card("desert");
    position.nomads = vec![(Nomad::DonationDesert, seat(0)), (Nomad::Resettlement, seat(0))];
    let game = position.game();
    for (first, action) in [
        ("use donation-desert", "build 2,6"),
        ("use quarry", "wall 2,6"),
        ("use resettlement", "lift 2,5; put 2,6"),
    ] {
        let game = game.clone().act(first);
        assert_eq!(game.refusal("stop"), "KB-4.8", "{first}");
        let game = game.act(action);
        assert!(game.can("stop"), "{first}");
        assert_eq!(game.act("stop").refusal("stop"), "KB-2.1", "{first}");
    }
}

/// KB-4.9
#[test]
fn two_equal_tiles_allow_the_action_twice() {
    let game = first().built(0, "11,18 16,12").card("canyon").game();
    assert_eq!(game.seat_line(0), "seat 0: supply 38, tiles farm farm");
    let game = game.act("use farm; build 11,19; use farm; build 16,11");
    assert_eq!(game.refusal("use farm"), "KB-4.6");
    // One before and one after the mandatory action.
    let game = first().built(0, "11,18 16,12").card("desert").game();
    let game = game.act("use farm; build 11,19; build 10,10; build 10,11; build 11,10");
    let game = game.act("use farm; build 16,11");
    assert_eq!(game.refusal("use farm"), "KB-4.6");
}

/// KB-4.10
#[test]
fn a_move_takes_before_it_loses() {
    // From beside the farm of 11,17 to beside that of 15,12: of both tiles, held together for a
    // moment, the one that is usable at once is kept.
    let position = on("tavern barn oasis farm").built(0, "2,17 11,18 17,11").card("grass");
    let game = position.game().act("use barn; lift 11,18; put 16,12");
    assert!(game.happened("seat 0 takes the farm tile from 15,12"));
    assert!(game.happened("seat 0 loses the farm tile"));
    assert_eq!(game.seat_line(0), "seat 0: supply 37, tiles barn (used) farm");
    assert!(game.can("use farm"));
}

/// KB-4.2, KB-4.5: a used tile that is lost for a fresh one does not make the fresh one usable.
#[test]
fn a_used_tile_lost_for_a_fresh_one_gives_no_second_use() {
    // Barns 2,16 and 6,12. The barn itself carries the only settlement from one to the other.
    let game = on("tavern barn oasis farm").built(0, "2,17").card("grass").game();
    let game = game.act("use barn; lift 2,17; put 6,11");
    assert!(game.happened("seat 0 takes the barn tile from 6,12"));
    assert!(game.happened("seat 0 loses the barn tile"));
    assert_eq!(game.refusal("use barn"), "KB-4.6");
}
