//! Section 11: Harvest.

use crate::crossroads::{seen_by, settlements};
use crate::scenario::*;
use kingdom_builder::{Action, Card, Nomad, Objective, Piece, Position, Terrain};
use table::Game;

/// The four quadrants of Harvest:
///
/// ```text
///     01234567890123456789
///  0  MMADDGGDTTGGGMMMDCCC
///  1  MADDDGDDTTGGGLDDDCCC  mountain station 1,13
///  2  GGGWDLGGDTGFFFFDMACC  water mill 2,5
///  3  CGWWWAADTTGFFMFMMALC  scout cabin 3,18
///  4  CCGMWATTTCWGFFFMMMTT
///  5  CMGMWWTTCCGFFFMMMTTT
///  6  CCGGWMWWACWFAMCKTTWT  castle 6,15
///  7  CLFFWWWAOCWAACCTTTTT  bazaar 7,1 silo 7,8
///  8  FFFFFFWWWWGOGCATDDDD  silo 8,11
///  9  FFFFFWWWWWGGGCADDDDD
/// 10  TTTGGGGFFFTTTTTAADDG
/// 11  TTTGGMGLCCTTTMTACDGG  watchtower 11,7
/// 12  TTOAFGGCCCCCLTTCCCGG  silo 12,2 university 12,12
/// 13  TTAFFGDDCCCCGWWCFFAG
/// 14  FFFFWGGDCCCGGGGWWFOA  silo 14,18
/// 15  FFFFWWWWCCCGGGAFFFAT
/// 16  MFLFTAAWCCCCGAALFMFT  cathedral 16,2 palisade 16,15
/// 17  AATTTAAWWCCDDDDWMFFT
/// 18  DADDDDDGGWDDDDDWFFFF
/// 19  DDDMDDGGWWDDWWWWMMMF
/// ```
fn board() -> Position {
    on("bazaar-water-mill mountain-station-scout-cabin cathedral-watchtower university-palisade")
}

/// The silo phase: seat 0 has only these settlements, seat 1 has these, many on desert, which is
/// next to no silo, and an empty supply.
fn silos(own: &str, other: &str) -> Played {
    let mut position = board().built(0, own).built(1, other);
    let n_missing = 37 - hexes(other).len();
    let desert = position.board().of(Terrain::Desert);
    position.settlements.extend(desert.iter().take(n_missing).map(|cell| (cell, seat(1))));
    position.seat = seat(1);
    position.game().act("build 0,5; build 0,6; build 2,7; end")
}

/// The seat that is asked.
fn asked(game: &Played) -> Option<usize> {
    game.state.to_act().map(table::Seat::index)
}

/// KB-11.1
#[test]
fn farmland_is_open_once_per_turn_beside_an_own_piece() {
    let game = board().built(0, "1,2 3,7").card("forest").game();
    let before = game.clone().act("use farmland");
    assert_eq!(before.hexes_of("build"), "0,2 1,1 3,6");
    assert_eq!(before.refusal("build 6,8"), "KB-11.1", "not adjacent");
    assert_eq!(before.refusal("build 0,3"), "KB-11.1", "no farmland");
    let before = before.act("build 3,6");
    assert!(before.happened("seat 0 builds 3,6 (farmland)"));
    assert_eq!(before.refusal("use farmland"), "KB-4.6");

    let after = game.act("build 3,8; build 3,9");
    assert_eq!(after.refusal("use farmland"), "KB-2.3");
    let after = after.act("build 4,7; use farmland; build 0,2");
    assert!(after.happened("seat 0 builds 0,2 (farmland)"));
    let elsewhere = board().built(0, "0,9").game();
    assert_eq!(elsewhere.refusal("use farmland"), "KB-4.7", "no farmland is adjacent");
}

/// KB-11.1: the example of the rulebook. Farmland before the mandatory action, from there three
/// flower hexes, the last of them beside the palisade.
#[test]
fn by_farmland_to_the_palisade() {
    let game = board().built(0, "15,19").card("flower").game();
    let game = game.act("use farmland; build 15,18; build 15,17; build 15,16; build 15,15");
    assert!(game.happened("seat 0 takes the palisade tile from 16,15"));
}

/// KB-11.2
#[test]
fn farmland_is_land_to_build_on() {
    let position = on("bazaar-water-mill paddock tavern oasis");
    let tavern = position.clone().built(0, "3,7 3,8 3,9 16,8").game().act("use tavern");
    assert_eq!(tavern.hexes_of("build"), "3,6");
    let paddock = position.built(0, "6,10").game().act("use paddock; lift 6,10");
    assert_eq!(paddock.hexes_of("put"), "4,9 4,11 6,8 6,12 8,11");
    // No card shows farmland.
    let game = board().built(0, "3,7").card("grass").game();
    assert_eq!(game.refusal("build 3,6"), "KB-3.3");
}

/// KB-11.3, KB-11.4
#[test]
fn the_silos_are_used_in_reading_order_and_the_seats_in_turn_order() {
    // 7,8: seat 0; 8,11: seat 1; 12,2: nobody; 14,18: both.
    let mut game = silos("6,8 13,17", "8,10 14,17");
    assert!(!game.happened("the match is over"));
    for seat in [0, 1, 0, 1] {
        assert_eq!(asked(&game), Some(seat));
        game = game.act("stop");
    }
    assert!(game.happened("the match is over"));
    assert_eq!(asked(&game), None);
    assert!(silos("5,8", "5,9").happened("the match is over"), "nobody is beside a silo");
}

/// KB-11.4
#[test]
fn only_who_was_beside_a_silo_at_the_end_acts_for_it() {
    // From 7,8 three builds lead beside the next silo at 8,11, too late.
    let late = silos("6,8", "5,9").act("silo-build; build 6,9; build 7,9; build 8,10");
    assert!(late.happened("the match is over"));
    // The settlement beside 8,11 leaves, but it was there in time.
    let gone = silos("6,8 8,10", "5,9").act("silo-move; lift 8,10; put 7,7");
    assert_eq!(settlements(&gone, 0), "6,8 7,7");
    assert_eq!(asked(&gone), Some(0));
    assert!(gone.act("stop").happened("the match is over"));
}

/// KB-11.5
#[test]
fn a_silo_builds_or_moves_up_to_three() {
    let game = silos("6,8 5,8 5,9", "8,10 9,10");
    assert_eq!(game.legal(), ["silo-build", "silo-move", "stop"]);
    assert_eq!(seen_by(&game, 0)["turn"]["mandatory"], "done");
    let build = game.clone().act("silo-build");
    assert_eq!(build.refusal("stop"), "KB-4.8");
    assert_eq!(build.refusal("lift 6,8"), "KB-2.1");
    let build = build.act("build 6,9");
    assert_eq!(build.refusal("lift 6,8"), "KB-2.1", "no mixing");
    assert_eq!(asked(&build.clone().act("stop")), Some(1), "fewer than three");
    let build = build.act("build 7,9; build 7,7");
    assert_eq!(asked(&build), Some(1), "no more than three");
    assert_eq!(build.seat_line(0), "seat 0: supply 34");

    let moved = game.act("silo-move");
    assert_eq!(moved.refusal("build 6,9"), "KB-2.1");
    let moved = moved.act("lift 6,8; put 6,9; lift 5,8; put 7,9; lift 5,9; put 6,8");
    assert_eq!(settlements(&moved, 0), "6,8 6,9 7,9");
    // Seat 1 has no settlement left to build.
    assert_eq!(asked(&moved), Some(1));
    assert_eq!(moved.refusal("silo-build"), "KB-3.7");
    assert!(moved.can("silo-move"));
}

/// KB-11.5, KB-4.7
#[test]
fn who_can_do_nothing_for_a_silo_is_not_asked() {
    // All land is closed, so both turns lapse. Farmland 6,8 lies beside the silo 7,8 and 6,9.
    let closed = |farmland: &str| {
        let mut position = on("bazaar-water-mill paddock oasis farm").built(0, "6,9 7,9");
        for terrain in Terrain::BASE {
            position = position.walled(terrain, "");
        }
        position.walled(Terrain::Farmland, farmland).game().act("end; end")
    };
    assert_eq!(asked(&closed("6,8")), Some(0));
    assert!(closed("").happened("the match is over"));
}

/// KB-11.31
#[test]
fn a_silo_moves_different_settlements() {
    let game = silos("6,8 5,8 5,9", "8,10 9,10").act("silo-move; lift 6,8; put 6,9");
    assert_eq!(game.hexes_of("lift"), "5,8 5,9");
    assert_eq!(game.refusal("lift 6,9"), "KB-3.10");
}

/// KB-11.6
#[test]
fn silo_settlements_go_beside_an_own_piece() {
    let alone = silos("6,8", "5,9");
    assert_eq!(alone.refusal("silo-move"), "KB-4.7", "there would be nothing to stand beside");
    let build = alone.act("silo-build");
    assert_eq!(build.hexes_of("build"), "5,7 5,8 6,9 7,7");
    assert_eq!(build.refusal("build 0,8"), "KB-11.6");
    assert_eq!(build.refusal("build 6,7"), "KB-3.6", "water");

    let lifted = silos("6,8 5,8", "8,10").act("silo-move; lift 6,8");
    assert_eq!(lifted.hexes_of("put"), "4,8 4,9 5,7 5,9 6,9");
    assert_eq!(lifted.refusal("put 7,7"), "KB-11.6", "only the lifted one was beside it");
    assert_eq!(lifted.refusal("put 6,8"), "KB-3.13");
}

/// KB-11.7
#[test]
fn silo_settlements_take_tiles() {
    let game = silos("15,17", "5,9").act("silo-build; build 15,16; build 15,15");
    assert!(game.happened("seat 0 takes the palisade tile from 16,15"));
}

/// KB-11.8
#[test]
fn the_bazaar_repeats_a_tile_used_this_turn() {
    let game = board().built(0, "2,4 6,2").card("flower").game();
    assert_eq!(game.refusal("again water-mill"), "KB-11.9", "not used yet");
    let game = game.act("use water-mill");
    assert_eq!(game.hexes_of("build"), "1,3 6,3");
    let game = game.act("build 1,3");
    assert_eq!(game.refusal("use water-mill"), "KB-4.6");
    let before = game.clone().act("again water-mill; build 6,3");
    assert_eq!(before.refusal("again water-mill"), "KB-4.6", "the bazaar is used too");
    let after = game.act("build 7,2; build 7,3");
    assert_eq!(after.refusal("again water-mill"), "KB-2.3");
    let after = after.act("build 8,3; again water-mill; build 6,3; end");
    assert!(after.happened("seat 0 builds 6,3 (water-mill)"));
    let without = board().built(0, "2,4").game().act("use water-mill; build 1,3");
    assert_eq!(without.refusal("again water-mill"), "KB-4.6");
}

/// KB-11.9
#[test]
fn the_bazaar_repeats_nothing_but_actions_of_location_tiles() {
    let position = on("bazaar-water-mill canoe barracks-crossroads fountain");
    let game = position.built(0, "6,2 2,16 13,6 3,7").game();
    assert_eq!(
        game.seat_line(0),
        "seat 0: supply 36, tiles canoe bazaar crossroads",
        "all that is asked for below"
    );
    for tile in ["bazaar", "canoe", "crossroads"] {
        assert_eq!(game.refusal(&format!("again {tile}")), "KB-11.9");
    }
    for other in ["refuge-bonus", "canoe-bonus", "sword", "donation-grass", "farmland", "cave"] {
        assert!(format!("again {other}").parse::<Action>().is_err());
    }
    let game = game.act("use farmland; build 3,6");
    assert_eq!(game.refusal("use farmland"), "KB-4.6");
    assert!(!game.legal().iter().any(|action| action.starts_with("again")));
}

/// KB-11.10
#[test]
fn the_bazaar_gives_no_additional_pieces() {
    let pieces = |game: &Played| seen_by(game, 0)["pieces"].as_array().expect("a list").len();
    // City hall 2,15, wagon 18,8, scout cabin 13,18.
    let position =
        on("bazaar-water-mill city-hall-fort monastery-wagon mountain-station-scout-cabin");
    let position = position.built(0, "6,2");
    let city = position.clone().built(0, "2,14").game().act("use city-hall; city 1,12");
    assert_eq!(city.refusal("again city-hall"), "KB-9.13");

    let wagon = position.clone().built(0, "18,7").game().act("use wagon; place 17,7; again wagon");
    assert_eq!(wagon.hexes_of("recall"), "17,7");
    let wagon = wagon.act("place 16,7");
    assert!(wagon.happened("seat 0 moves the wagon from 17,7 to 16,7"));
    assert_eq!(pieces(&wagon), 1);

    let mut position = on("bazaar-water-mill barracks-crossroads monastery-wagon oasis");
    position.pieces.push((Piece::Warrior, hex("19,19"), seat(0)));
    let warriors = position.built(0, "6,2 3,14").game().act("use barracks; place 4,15");
    let warriors = warriors.act("again barracks");
    assert_eq!(warriors.hexes_of("place"), "", "there is no third warrior");
    let warriors = warriors.act("recall 19,19");
    assert_eq!(pieces(&warriors), 1);
}

/// KB-11.10
#[test]
fn the_bazaar_gives_no_additional_scouts() {
    let position =
        on("bazaar-water-mill city-hall-fort monastery-wagon mountain-station-scout-cabin");
    let game = position.built(0, "6,2 14,18").game();
    let game = game.act("use scout-cabin; scout 14,19; stop; again scout-cabin");
    assert_eq!(
        seen_by(&game, 0)["turn"]["scouts"].as_array().expect("a list").len(),
        0,
        "taken back"
    );
    let game = game.act("scout 14,19; scout 15,17");
    assert_eq!(seen_by(&game, 0)["turn"]["scouts"].as_array().expect("a list").len(), 2);
    assert!(!game.can("scout 15,18"), "there is no third scout");
}

/// KB-11.10
#[test]
fn the_bazaar_places_the_same_scouts_again() {
    let position =
        on("bazaar-water-mill city-hall-fort monastery-wagon mountain-station-scout-cabin");
    let game = position.built(0, "6,2 14,18").game();
    let game = game.act("use scout-cabin; scout 14,19; scout 15,17");
    assert!(game.can("again scout-cabin"), "both stand on the board and can be placed again");
}

/// KB-4.7, KB-11.10
#[test]
fn scouts_need_a_hex_but_their_own_is_enough() {
    // Beside 6,2 nothing is empty; beside 14,18 only 14,19 is.
    let position =
        on("bazaar-water-mill city-hall-fort monastery-wagon mountain-station-scout-cabin");
    let position = position.built(0, "6,2 14,18").built(1, "5,1 5,2 6,1 6,3 7,2");
    let position = position.built(1, "13,17 14,17 15,17 15,18");
    let game = position.clone().game().act("use scout-cabin; scout 14,19");
    assert_eq!(game.act("again scout-cabin").hexes_of("scout"), "14,19");
    assert_eq!(position.built(1, "14,19").game().refusal("use scout-cabin"), "KB-4.7");
}

/// KB-11.11
#[test]
fn the_water_mill_builds_next_to_water() {
    let game = board().built(0, "2,4").game().act("use water-mill");
    assert_eq!(game.hexes_of("build"), "1,3");
    assert_eq!(game.refusal("build 1,4"), "KB-3.3", "next to no water");
    assert_eq!(game.refusal("build 3,4"), "KB-3.6", "water itself");
    assert_eq!(game.refusal("build 9,10"), "KB-3.4");
    // No hex beside 1,5 is next to water, so any other may be chosen.
    let game = board().built(0, "1,5").game().act("use water-mill");
    assert!(game.can("build 9,10") && game.can("build 1,3") && game.can("build 16,6"));
    assert_eq!(game.refusal("build 0,5"), "KB-3.3");
}

/// KB-11.12
#[test]
fn the_mountain_station_builds_next_to_a_mountain() {
    let game = board().built(0, "1,12").game().act("use mountain-station");
    assert_eq!(game.hexes_of("build"), "0,12 2,13");
    assert_eq!(game.refusal("build 1,11"), "KB-3.3", "next to no mountain");
    assert_eq!(game.refusal("build 0,13"), "KB-3.6", "a mountain itself");
    assert_eq!(game.refusal("build 4,2"), "KB-3.4");
    // All that is adjacent and next to a mountain is taken.
    let game = board().built(0, "1,12").built(1, "0,12 2,13").game().act("use mountain-station");
    assert!(game.can("build 4,2") && game.can("build 18,4"));
    assert_eq!(game.refusal("build 1,11"), "KB-3.3");
}

/// KB-11.13
#[test]
fn scouts_go_beside_own_pieces_on_any_land_and_water() {
    let game = board().built(0, "4,18 6,17").built(1, "5,18").game().act("use scout-cabin");
    assert_eq!(game.hexes_of("scout"), "3,17 4,17 4,19 5,16 5,17 6,16 6,18 7,16 7,17");
    assert_eq!(game.refusal("stop"), "KB-4.8");
    assert_eq!(game.refusal("scout 5,18"), "KB-3.2");
    assert_eq!(game.refusal("scout 3,18"), "KB-3.3", "a location hex");
    let game = game.act("scout 4,17");
    assert!(game.can("stop"), "one is enough");
    assert_eq!(game.refusal("scout 4,16"), "KB-11.13", "beside the first scout only");
    assert_eq!(game.refusal("scout 4,17"), "KB-3.2");
    let game = game.act("scout 6,18");
    assert!(!game.can("stop") && !game.can("scout 4,19"), "there are only two");
}

/// KB-11.14
#[test]
fn scouts_count_for_building_adjacent_only() {
    let mut position = board().built(0, "4,18").built(1, "2,18").card("canyon");
    position.objectives = [Objective::Ambassadors, Objective::Rovers, Objective::Knights];
    let game = position.game();
    assert!(game.can("build 0,17"), "no canyon hex is adjacent");
    let game = game.act("use scout-cabin; scout 3,17; scout 4,19");
    assert_eq!(game.hexes_of("build"), "3,19");
    for nothing in ["ambassadors", "rovers"] {
        assert_eq!(game.gold(nothing, 0), 0);
    }
    assert_eq!(game.gold("knights", 0), 2, "only 4,18 stands on row 4");
    assert_eq!(game.seat_line(0), "seat 0: supply 39, tiles scout-cabin (used)");

    // The farmland action builds beside a scout as well: 2,17 touches none but that on 3,17.
    assert_eq!(game.act("use farmland").hexes_of("build"), "2,17");

    // A scout beside a location takes no tile.
    let beside = board().built(0, "1,11 4,18").game().act("use scout-cabin; scout 1,12; stop");
    assert!(!beside.happened("seat 0 takes the mountain-station tile from 1,13"));

    // Two settlements and a scout are no row for the tavern at 6,7.
    let tavern =
        on("tavern mountain-station-scout-cabin oasis farm").built(0, "6,8 3,19 1,17 1,18");
    let scout = tavern.clone().game().act("use scout-cabin; scout 1,19; stop");
    assert_eq!(scout.refusal("use tavern"), "KB-4.7");
    assert_eq!(tavern.built(0, "1,19").game().act("use tavern").hexes_of("build"), "1,16");
}

/// KB-11.14
#[test]
fn scouts_count_on_when_a_settlement_beside_them_leaves() {
    // Paddock 2,18, scout cabin 13,18; 17,16 touches 17,17 and the scout on 16,17.
    let position = on("barracks-crossroads paddock quarry mountain-station-scout-cabin");
    let mut position = position.built(0, "2,19 14,18 17,17").card("forest");
    let scout = "use scout-cabin; scout 16,17; stop";
    let game = position.clone().game().act(scout).act("use paddock; lift 17,17; put 19,18");
    assert_eq!(game.hexes_of("build"), "14,19 15,17 15,18 16,16 17,16 17,17");

    // For the struck seat 1 the scout of seat 0 counts nothing.
    position.nomads = vec![(Nomad::Sword, seat(0))];
    position.hands.push(vec![Card::Forest]);
    let game = position.built(1, "18,17").game().act(scout).act("use sword; remove 18,17");
    let game = game.act("build 15,17; build 15,18; build 14,19; end");
    assert!(game.can("build 0,2"), "nothing is adjacent, so anything is allowed");
}

/// KB-11.14: the example of the rulebook. By scouts on mountains the castle is reached.
#[test]
fn by_scouts_to_the_castle() {
    let game = board().built(0, "4,18 5,17").card("forest").game();
    assert_eq!(game.refusal("build 6,16"), "KB-3.4");
    let game = game.act("use scout-cabin; scout 4,17; scout 5,16; build 6,16");
    assert_eq!(game.gold("castle", 0), 3);
}

/// KB-11.15
#[test]
fn scouts_leave_at_the_end_of_the_turn() {
    let game = board().built(0, "4,18 9,16").built(1, "4,19").card("desert").game();
    let game = game.act("use scout-cabin; scout 5,18; scout 3,17");
    let game = game.act("build 9,15; build 9,17; build 9,18");
    assert_eq!(seen_by(&game, 0)["turn"]["scouts"].as_array().expect("a list").len(), 2);
    let game = game.act("end > canyon");
    assert_eq!(seen_by(&game, 0)["turn"]["scouts"], serde_json::json!([]));
    // The next player has both scouts for himself, on the same hexes too.
    let game = game.act("use scout-cabin; scout 5,18; scout 3,19");
    let game = game.act("build 0,10; build 0,11; build 0,12; end");
    assert!(game.can("build 0,17"), "2,18 is not adjacent any more");
}

/// KB-11.16, KB-11.17
#[test]
fn the_cathedral_takes_or_spends_tokens() {
    let game = board().card("flower").game().act("build 15,1");
    assert!(game.happened("seat 0 takes the cathedral tile from 16,2"));
    assert!(game.happened("seat 0 takes a cathedral token"));
    assert_eq!(game.seat_line(0), "seat 0: supply 39, tokens 1, tiles cathedral (new)");
    let game = game.act("build 15,0; build 14,0; end > flower");
    let game = game.act("build 0,10; build 0,11; build 0,12; end > grass");

    let one = game.act("use cathedral; take");
    assert!(one.seat_line(0).contains("tokens 2"));
    assert_eq!(one.refusal("use cathedral"), "KB-4.6", "either take or spend");
    let one = one.act("build 14,1; build 14,2; build 14,3; end > flower");
    let one = one.act("build 1,10; build 1,11; build 2,10; end");

    let spend = one.act("use cathedral");
    assert!(spend.can("take"));
    assert_eq!(spend.refusal("build 13,2"), "KB-3.3", "farmland, but the card shows flower");
    assert_eq!(spend.refusal("build 8,0"), "KB-3.4");
    let spend = spend.act("build 15,2");
    assert!(spend.happened("seat 0 builds 15,2 (cathedral)"));
    assert!(spend.seat_line(0).starts_with("seat 0: supply 33, tokens 1,"));
    assert_eq!(spend.refusal("take"), "KB-2.1", "not both");
    let kept = spend.clone().act("stop");
    assert!(kept.seat_line(0).contains("tokens 1"));
    let all = spend.act("build 15,3");
    assert!(all.seat_line(0).starts_with("seat 0: supply 32, tiles"), "both are spent");
    assert!(!all.can("stop"));
}

/// KB-11.17
#[test]
fn a_cathedral_without_tokens_only_takes_one() {
    let game = board().built(0, "15,1").card("flower").game().act("use cathedral");
    assert_eq!(game.legal(), ["take"]);
    assert!(!game.can("build 15,0"));
}

/// KB-11.18
#[test]
fn tokens_stay_when_the_cathedral_is_lost() {
    let game = on("cathedral-watchtower paddock oasis farm").built(0, "6,10").card("flower").game();
    let game = game.act("build 5,1; build 5,0; build 4,0; use paddock; lift 5,1; put 5,3");
    assert!(game.happened("seat 0 loses the cathedral tile"));
    assert!(game.seat_line(0).contains("tokens 1"));
    let game = game.act("end > flower; build 0,3; build 0,4; build 0,5; end");
    assert!(game.seat_line(0).contains("tokens 1"));
    assert_eq!(game.refusal("use cathedral"), "KB-4.6");
}

/// KB-11.19
#[test]
fn the_watchtower_builds_next_to_a_foreign_piece() {
    let game = board().built(0, "11,6").built(1, "12,5").game().act("use watchtower");
    assert_eq!(game.hexes_of("build"), "12,6");
    assert_eq!(game.refusal("build 12,4"), "KB-3.4", "next to a foreign piece, but no own one");
    let game = board().built(0, "11,6").built(1, "0,9").game().act("use watchtower");
    assert_eq!(game.hexes_of("build"), "0,8 0,10 1,8 1,9");
    assert_eq!(game.refusal("build 12,6"), "KB-11.19");
    assert_eq!(board().built(0, "11,6").game().refusal("use watchtower"), "KB-4.7");
}

/// KB-11.20
#[test]
fn the_university_builds_next_to_special_hexes() {
    // University 2,2; nomads 5,12 and 7,15; palace 16,3; castle 16,15; silo 18,11.
    let position = on("university-palisade quarry temple mountain-station-scout-cabin");
    let game = position.built(0, "2,3 6,14 15,4 17,13 18,13").game().act("use university");
    assert_eq!(game.hexes_of("build"), "1,2 3,2 5,13 6,13 6,15 7,14 15,3 16,4 16,14 17,14 18,12");
    assert_eq!(game.refusal("build 2,4"), "KB-3.3", "next to no special hex");
    assert_eq!(game.refusal("build 4,7"), "KB-3.4", "next to a silo, but no own piece");
    // The hexes beside 12,13 that qualify are taken.
    let game = board().built(0, "12,13").built(1, "11,12 13,12").game().act("use university");
    assert!(game.can("build 4,18") && game.can("build 6,16") && game.can("build 13,2"));
    assert_eq!(game.refusal("build 12,14"), "KB-3.3");
}

/// KB-11.21
#[test]
fn the_palisade_moves_within_an_area() {
    let game = board().built(0, "15,15 15,16 15,17 0,5 0,6 5,0").game().act("use palisade");
    assert_eq!(game.refusal("lift 5,0"), "KB-3.10", "an area of one");
    let split = game.clone().act("lift 15,16");
    assert_eq!(split.hexes_of("put"), "14,17 15,14 15,18 16,16 16,18", "beside either part");
    assert_eq!(split.refusal("put 15,16"), "KB-3.13");
    assert_eq!(split.refusal("put 1,5"), "KB-11.21", "beside another area");
    assert_eq!(game.act("lift 0,6").hexes_of("put"), "0,4 1,4 1,5");
}

/// KB-11.23: the example of the rulebook, three built on desert make four on a line.
#[test]
fn the_first_with_four_on_a_line_marks_it() {
    let game = board().objective(Objective::Mayors).built(0, "18,2").card("desert");
    let game = game.game().act("build 18,3; build 18,4");
    assert!(!game.happened("seat 0 marks line 18"));
    let game = game.act("build 18,5");
    assert!(game.happened("seat 0 marks line 18"));
    assert_eq!(game.seat_line(0), "seat 0: supply 35");
    assert_eq!(game.gold("mayors", 0), 4);
    // A line is marked once, neither by its owner again nor by another.
    let game = game.act("end > desert; build 18,7; build 18,8; build 19,7; end > desert");
    let game = game.act("build 18,6; build 19,4; build 19,5");
    assert_eq!(game.gold("mayors", 0), 4);
    let game = game.act("end; build 18,10; build 18,11; build 18,12");
    assert!(!game.happened("seat 1 marks line 18"), "five there, but seat 0 was first");
}

/// KB-11.23
#[test]
fn a_line_is_marked_by_a_move_but_not_without_supply() {
    let position = board().objective(Objective::Mayors);
    let game = position.clone().built(0, "15,15 15,16 15,17 14,17").game();
    let game = game.act("use palisade; lift 14,17; put 15,14");
    assert!(game.happened("seat 0 marks line 15"));

    // 39 settlements, three of them on line 18; the last one makes four and nothing is left.
    let mut position = position.card("desert").built(0, "18,2 18,3 18,4");
    let flower = position.board().of(Terrain::Flower);
    let upper = flower.iter().filter(|cell| cell.row() < 18);
    position.settlements.extend(upper.take(36).map(|cell| (cell, seat(0))));
    let game = position.game().act("build 18,5");
    assert!(game.seat_line(0).starts_with("seat 0: supply 0"));
    assert_eq!(game.gold("mayors", 0), 0);
}

/// A city that makes four on lines 0, 1 and 2 at once; `n_more` other settlements are elsewhere.
fn city_on_three_lines(n_more: usize) -> Played {
    let position = on("city-hall-fort barracks-crossroads oasis farm").objective(Objective::Mayors);
    let mut position = position.built(0, "0,8 0,9 1,9 2,4 2,9");
    let below = position.board().of(Terrain::Grass);
    let below = below.iter().filter(|cell| cell.row() >= 5);
    position.settlements.extend(below.take(n_more).map(|cell| (cell, seat(0))));
    position.game().act("use city-hall; city 1,2")
}

/// KB-11.24
#[test]
fn all_lines_that_qualify_at_once_are_marked() {
    let game = city_on_three_lines(0);
    assert_eq!(seen_by(&game, 0)["seats"][0]["marked-lines"], serde_json::json!([0, 1, 2]));
    assert_eq!(seen_by(&game, 0)["seats"][0]["supply"], 40 - 5 - 3);
    assert_eq!(game.gold("mayors", 0), 12);
}

/// KB-11.30
#[test]
fn a_small_supply_marks_from_the_top() {
    let game = city_on_three_lines(33);
    assert_eq!(seen_by(&game, 0)["seats"][0]["marked-lines"], serde_json::json!([0, 1]));
    assert_eq!(seen_by(&game, 0)["seats"][0]["supply"], 0);
}

/// KB-11.25
#[test]
fn a_marked_line_stays_marked() {
    let position = board().objective(Objective::Mayors).built(0, "15,15 15,16 15,17");
    let game = position.game().act("use farmland; build 15,18");
    assert_eq!(game.gold("mayors", 0), 4);
    let game = game.act("use palisade; lift 15,17; put 14,17");
    assert_eq!(settlements(&game, 0), "14,17 15,15 15,16 15,18");
    assert_eq!(game.gold("mayors", 0), 4);
}

/// KB-11.29: the example of the rulebook, three built in two quadrants.
#[test]
fn rovers_pay_for_each_quadrant_of_a_turn() {
    let game = board().objective(Objective::Rovers).card("canyon").game().act("build 14,10");
    assert!(game.happened("seat 0 earns 1 gold (rovers)"));
    let game = game.act("build 14,9");
    assert_eq!(game.gold("rovers", 0), 2);
    let game = game.act("build 14,8");
    assert_eq!(game.gold("rovers", 0), 2, "a quadrant pays once per turn");
    let game = game.act("end > canyon; build 0,10; build 0,11; build 0,12; end");
    let game = game.act("build 13,9; build 13,8");
    assert_eq!(game.gold("rovers", 0), 3, "and in the next turn again");
    assert_eq!(game.gold("rovers", 1), 1);
}

/// KB-11.14: scouts bring no gold, and none from the shepherds either.
#[test]
fn a_scout_does_not_fill_the_land_for_shepherds() {
    let position = on("bazaar-water-mill mountain-station-scout-cabin cathedral-watchtower \
                       university-palisade");
    let position = position.built(0, "4,18 1,18").card("canyon").objective(Objective::Shepherds);
    // 2,19 is the only canyon hex beside 3,19.
    let plain = position.clone().built(0, "4,19").game();
    assert_eq!(plain.act("build 3,19").gold("shepherds", 0), 0);
    let game = position.game().act("use scout-cabin; scout 2,19; stop; build 3,19");
    assert_eq!(game.gold("shepherds", 0), 0);
}

/// KB-11.32
#[test]
fn a_line_missed_before_is_marked_by_the_next_piece() {
    // Four on line 0 stand there unmarked.
    let position = on("bazaar-water-mill paddock tavern oasis").built(0, "0,3 0,4 0,5 0,6");
    let game = position.objective(Objective::Mayors).card("desert").game();
    assert_eq!(game.gold("mayors", 0), 0);
    let game = game.act("build 0,7");
    assert!(game.happened("seat 0 marks line 0"));
    assert_eq!(game.gold("mayors", 0), 4);
}
