//! What the printed rules leave open and this program decides, where no other section tests it.

use crate::scenario::*;
use kingdom_builder::{Card, IslandSide, Nomad, Piece, Task};

/// KB-8.23
#[test]
fn donation_and_resettlement_may_stop_early() {
    let mut position = on("quarry paddock oasis farm").built(0, "4,2 8,10").card("canyon");
    position.nomads = vec![(Nomad::DonationGrass, seat(0)), (Nomad::Resettlement, seat(0))];
    let game = position.game().act("use donation-grass");
    assert_eq!(game.refusal("stop"), "KB-4.8", "one at least");
    let game = game.act("build 4,3; stop; use resettlement");
    assert_eq!(game.refusal("stop"), "KB-4.8", "one step at least");
    let game = game.act("lift 8,10; put 8,9; stop");
    assert_eq!(game.seat_line(0), "seat 0: supply 37", "both tiles are gone");
}

/// KB-8.24
#[test]
fn an_outpost_frees_neither_farmland_nor_city() {
    let four = "city-hall-fort bazaar-water-mill lighthouse-foresters-lodge monastery-wagon";
    let mut position = on(four).built(0, "2,4 1,12").card("flower");
    position.nomads = vec![(Nomad::Outpost, seat(0))];
    let game = position.game();
    assert!(game.can("outpost"), "it would free the mandatory action");
    assert_eq!(game.clone().act("use farmland").refusal("outpost"), "KB-8.7");
    assert_eq!(game.clone().act("use city-hall").refusal("outpost"), "KB-8.7");
    // One that was used before is kept for the next build with usual adjacency.
    let game = game.act("outpost; use farmland");
    assert_eq!(game.hexes_of("build"), "0,12 1,11");
    let game = game.act("build 0,12; use city-hall");
    assert_eq!(game.hexes_of("city"), "1,2");
    assert!(game.act("city 1,2").can("build 16,0"), "the outpost still waits");
}

/// KB-9.34
#[test]
fn a_wall_spoils_a_home_country() {
    // The canyon of 10,2 and 11,1 is a whole area.
    let mut position = on("tavern paddock oasis farm").built(0, "10,2");
    position.tasks = vec![Task::HomeCountry];
    let with_wall = |walls: &str| {
        let mut position = position.clone();
        position.walls = hexes(walls);
        position
    };
    assert_eq!(with_wall("").built(0, "11,1").game().gold("home-country", 0), 5);
    assert_eq!(with_wall("11,1").game().gold("home-country", 0), 0);
}

/// KB-9.35
#[test]
fn wagon_and_ship_do_not_pass_guarded_hexes() {
    let position =
        on("city-hall-fort barracks-crossroads lighthouse-foresters-lodge monastery-wagon");
    let wagon = |warriors: &[&str]| {
        let mut position = position.clone().built(0, "18,17").card("forest");
        position.pieces.push((Piece::Wagon, hex("19,19"), seat(0)));
        position.pieces.extend(warriors.iter().map(|at| (Piece::Warrior, hex(at), seat(1))));
        position.game().act("use wagon").hexes_of("place")
    };
    assert_eq!(wagon(&[]), "16,18 16,19 17,17 17,18 17,19 18,19 19,16 19,17 19,18");
    // The warrior on 17,18 guards 17,19 and 18,19, so that the way north is barred.
    assert_eq!(wagon(&["17,18"]), "19,16 19,17 19,18");

    let ship = |warriors: &[&str]| {
        let mut position = position.clone().built(0, "16,5");
        position.pieces.push((Piece::Ship, hex("13,9"), seat(0)));
        position.pieces.extend(warriors.iter().map(|at| (Piece::Warrior, hex(at), seat(1))));
        position.game().act("use lighthouse").hexes_of("place")
    };
    assert_eq!(ship(&[]), "14,7 14,8 14,9 15,9");
    // The warrior on 15,8 guards 14,8, 14,9 and 15,9, but not 14,7 behind them.
    assert_eq!(ship(&["15,8"]), "");
}

/// KB-10.32
#[test]
fn a_tile_taken_by_canoe_is_used_in_the_next_own_turn() {
    // Seat 1 has a canoe of 13,5 and, by canoe in the turn of seat 0, comes beside the other one.
    let mut position = on("temple refuge canoe fountain").built(1, "12,6 3,11 16,8");
    position.hands = vec![vec![Card::Grass], vec![Card::Canyon]];
    let game = position.game().act("build 3,12; build 17,8");
    assert!(game.happened("seat 1 takes the canoe tile from 18,8"));
    assert!(game.seat_line(1).contains("canoe (new)"), "not in the turn of seat 0");
    let game = game.act("build 3,13; build 4,13; end");
    assert!(game.happened("round 1, turn of seat 1"));
    assert!(!game.seat_line(1).contains("(new)"));
    assert!(game.can("use canoe-bonus"), "in the same round");
}

/// KB-11.33
#[test]
fn what_a_scout_counts_for() {
    // Scout cabin 3,18, village 14,7 and 16,3, city hall 12,15.
    let four = "quarry mountain-station-scout-cabin village city-hall-fort";
    let scouts = "use scout-cabin; scout 3,17; scout 4,17";
    // Usual adjacency and farmland, tested with KB-11.14; here: not for the village, nor for walls.
    let position = on(four).built(0, "4,18 14,6").card("forest");
    let village = position.clone().built(0, "5,17 5,18").game();
    assert_eq!(village.refusal("use village"), "KB-4.7", "two own pieces are beside each hex");
    let village = village.act(scouts);
    assert_eq!(village.refusal("use village"), "KB-4.7", "scouts make no third");

    let walls = on(four).built(0, "4,18 2,5").card("canyon").game().act(scouts);
    let walls = walls.act("use quarry");
    assert_eq!(walls.refusal("wall 2,18"), "KB-8.11", "beside the scout of 3,17 only");
}

/// KB-11.33
#[test]
fn a_city_may_lie_beside_a_scout() {
    let position = on("city-hall-fort mountain-station-scout-cabin village quarry");
    let position = position.built(0, "2,4 4,18").card("forest");
    let before = position.clone().game().act("use city-hall").hexes_of("city");
    let after = position.game().act("use scout-cabin; scout 3,17; scout 4,17; use city-hall");
    assert_ne!(after.hexes_of("city"), before);
}

/// KB-11.10
#[test]
fn the_bazaar_gives_no_second_token() {
    // Bazaar 7,1, cathedral 16,2; seat 0 touches both.
    let position = on("bazaar-water-mill paddock cathedral-watchtower farm").built(0, "6,2 15,1");
    let game = position.card("flower").game().act("use cathedral; take");
    assert!(game.seat_line(0).contains("tokens 1"));
    let again = game.clone().act("again cathedral");
    assert!(!again.can("take"), "only to spend");
    assert_eq!(again.refusal("stop"), "KB-4.8");
    let again = again.act("build 15,0");
    assert!(again.seat_line(0).starts_with("seat 0: supply 37, tiles"), "the token is spent");

    let game = game.act("build 15,0; build 14,0; build 14,1; end > flower");
    let game = game.act("build 8,10; build 8,11; build 9,11; end > flower");
    let two = game.clone().act("use cathedral; take; again cathedral; build 14,2");
    assert!(two.can("stop"), "any number of the tokens");
    let spent = game.act("use cathedral; build 14,2");
    assert_eq!(spent.refusal("again cathedral"), "KB-4.7", "no token is left");
}

/// KB-11.10, KB-10.2
#[test]
fn the_bazaar_waits_for_the_half_of_a_swamp_card() {
    let mut position = on("bazaar-water-mill paddock cathedral-watchtower temple").built(0, "6,2");
    position = position.built(0, "15,1").card("swamp-flower");
    let game = position.game().act("use cathedral; take");
    assert_eq!(game.refusal("again cathedral"), "KB-10.2");
    assert!(game.act("choose flower").can("again cathedral"));
}

/// KB-12.13
#[test]
fn an_outpost_reaches_the_island() {
    let mut position = on("tavern barn oasis farm").built(0, "8,10").card("grass");
    position.island = Some(IslandSide::RopeBridge);
    position.nomads = vec![(Nomad::Outpost, seat(0))];
    let game = position.game();
    assert_eq!(game.refusal("build 22,6"), "KB-3.4");
    assert!(game.act("outpost").can("build 22,6"));
}
