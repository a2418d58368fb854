//! Section 9: Crossroads.

use crate::scenario::*;
use kingdom_builder::{Nomad, Objective, Piece, Position, State, Terrain};
use table::{Game, Viewer};

/// The four quadrants of Crossroads:
///
/// ```text
///     01234567890123456789
///  0  TTTTWWDDDDGGTTWWTTGG
///  1  TTFFFGGDDDGGTTWGGCGG
///  2  MMTFFLGMCDGFFTTTTCCG  city hall 2,5
///  3  TTMMGGGCCMFFFLDTTCCC  barracks 3,13
///  4  TTKFGMMCCCFFFFFDTLMC  crossroads 4,17
///  5  TTTFMMCCMCFFFDDMCCCC
///  6  MMTFFFLCCCFFFMDDDCCC  fort 6,6
///  7  FFFMGGDWCMFFDDKDDCMC
///  8  FFWGGGDDDDGGDDDWWDGG
///  9  FGGGGGGDDDGGDWWWDDGG
/// 10  TTTTWWFFFFMDDDMWMGGG
/// 11  TTTTWDFFFFDDDMWFFFGG
/// 12  CTTTTWDKDMDDDDWFFLGW  monastery 12,17
/// 13  CCLTWDDDDWMCDDWFFGWW  foresters_lodge 13,2
/// 14  CCCCWWWWWWMCCDDWFWWW
/// 15  WWWWWWDDDWMCCGGWWCCC
/// 16  FFFFWGLDDDCCCKGTTTCC  lighthouse 16,6
/// 17  FMGWGGGGMCCFGGGTTTCM
/// 18  FGGWGGGCMCFFFGTTTTLM  wagon 18,18
/// 19  GGGWWWCCCCFFTTTTMMMM
/// ```
fn board() -> Position {
    on("city-hall-fort barracks-crossroads lighthouse-foresters-lodge monastery-wagon")
}

/// Barracks and crossroads, top left, beside other expansions:
///
/// ```text
///     01234567890123456789
///  0  GGTTWWTTGGCCCDDWDDDD
///  1  GGTTWGGCGGMMCDDWDDDD
///  2  GFFTTTTCCGMMCMMWDDLF  paddock 2,18
///  3  FFFLDTTCCCMCMMWMDFFF  barracks 3,3
///  4  FFFFFDTLMCCCTTWMMCFF  crossroads 4,7
///  5  FFFDDMCCCCCTTWCCCMFF
///  6  FFFMDDDCCCCLTTWFFFFF  paddock 6,11
///  7  FFDDKDDCMCGGTWGKGFGT
///  8  GGDDDWWDGGGGTTWGGGGT
///  9  GGDWWWDDGGGGTTWGGGTT
/// 10  GGGWWWMCCCGGGMMMDCCC
/// 11  GGWTDWWWCCGGGLDDDCCC  mountain station 11,13
/// 12  GMWTLDDDWMGFFFFDMACC  quarry 12,4
/// 13  FWTTCCDFFFGFFMFMMALC  scout cabin 13,18
/// 14  FWGGCCDDMFWGFFFMMMTT
/// 15  FWNGCCDNFFGFFFMMMTTT
/// 16  FFWGCCCFFFWFAMCKTTWT
/// 17  DWGGCNTTFFWAACCTTTTT
/// 18  DDWWGTTMTTGOGCATDDDD
/// 19  DDDWWTMTTTGGGCADDDDD
/// ```
fn mixed() -> Position {
    on("barracks-crossroads paddock quarry mountain-station-scout-cabin")
}

/// Adds a special piece.
fn piece(mut position: Position, piece: Piece, at: &str, index: usize) -> Position {
    position.pieces.push((piece, hex(at), seat(index)));
    position
}

fn warrior(position: Position, at: &str, index: usize) -> Position {
    piece(position, Piece::Warrior, at, index)
}

/// All hexes of a terrain, `3,4 3,5`.
fn all_of(position: &Position, terrain: Terrain) -> String {
    let hexes: Vec<String> =
        position.board().of(terrain).iter().map(|cell| cell.to_string()).collect();
    hexes.join(" ")
}

/// Leaves no hex of a terrain free: seat 1 is on up to 39 of them, walls on the others.
pub(crate) fn full(mut position: Position, terrain: Terrain) -> Position {
    let hexes = position.board().of(terrain);
    let is_taken = |cell| position.settlements.iter().any(|&(other, _)| other == cell);
    let free: Vec<_> = hexes.iter().filter(|&cell| !is_taken(cell)).collect();
    position.settlements.extend(free.iter().take(39).map(|&cell| (cell, seat(1))));
    position.walls.extend(free.iter().skip(39));
    assert!(position.walls.len() <= 25, "there are only 25 walls");
    position
}

/// The settlements of a seat, `3,4 3,5`.
pub(crate) fn settlements(game: &Played, index: usize) -> String {
    let view = game.state.view(Viewer::Watcher);
    let hexes: Vec<String> =
        view.open().settlements(seat(index)).iter().map(|cell| cell.to_string()).collect();
    hexes.join(" ")
}

/// What a seat sees.
pub(crate) fn seen_by(game: &Played, index: usize) -> serde_json::Value {
    let view = game.state.view(Viewer::Seat(seat(index)));
    serde_json::to_value(State::write_view(&view)).expect("a view can be written")
}

/// KB-9.1
#[test]
fn nothing_is_built_or_placed_next_to_any_warrior() {
    let position = board().built(0, "4,12").card("flower");
    let game = position.clone().game();
    assert_eq!(game.hexes_of("build"), "3,11 3,12 4,11 4,13 5,11 5,12");
    for whose in [0, 1] {
        let game = warrior(position.clone(), "4,10", whose).game();
        assert_eq!(game.hexes_of("build"), "3,11 3,12 4,13 5,11 5,12");
        assert_eq!(game.refusal("build 4,11"), "KB-9.1");
        assert_eq!(game.refusal("build 4,10"), "KB-3.2");
        let game = warrior(position.clone().built(0, "3,12"), "4,10", whose).game();
        assert_eq!(game.act("use barracks").refusal("place 4,11"), "KB-9.1");
    }
    // A wagon neither ends on guarded hexes nor goes through them.
    let position = piece(board().built(0, "18,17"), Piece::Wagon, "19,19", 0);
    let game = warrior(position, "16,18", 1).game().act("use wagon");
    assert_eq!(game.hexes_of("place"), "17,19 18,19 19,16 19,17 19,18");
    assert_eq!(game.refusal("place 17,18"), "KB-9.1");
}

/// KB-9.1
#[test]
fn when_all_adjacent_hexes_are_guarded_one_builds_elsewhere() {
    let position = board().built(0, "7,5").card("flower");
    assert_eq!(position.clone().game().hexes_of("build"), "6,5");
    let game = warrior(position, "6,4", 1).game();
    assert_eq!(game.refusal("build 6,5"), "KB-9.1");
    assert!(game.can("build 19,10"));
}

/// KB-9.2
#[test]
fn a_warrior_harms_nobody_who_is_there_already() {
    let game = board().built(0, "3,12").built(1, "3,11 4,11").card("flower").game();
    let game = game.act("use barracks; place 4,12");
    assert!(game.happened("seat 0 places a warrior on 4,12"));
    assert_eq!(settlements(&game, 0), "3,12");
    assert_eq!(settlements(&game, 1), "3,11 4,11");
    assert_eq!(game.seat_line(1), "seat 1: supply 38");
}

/// KB-9.3
#[test]
fn walls_and_scouts_go_on_guarded_hexes() {
    let game = warrior(mixed().built(0, "12,5").card("desert"), "13,6", 1).game();
    assert_eq!(game.refusal("build 12,6"), "KB-9.1");
    let game = game.act("use quarry");
    assert_eq!(game.hexes_of("wall"), "11,4 12,6");
    assert!(game.act("wall 12,6").happened("seat 0 puts a wall on 12,6"));

    let game = warrior(mixed().built(0, "14,18").card("forest"), "16,17", 1).game();
    assert_eq!(game.refusal("build 15,17"), "KB-9.1");
    let game = game.act("use scout-cabin");
    assert_eq!(game.hexes_of("scout"), "13,17 14,17 14,19 15,17 15,18");
    assert!(game.act("scout 15,17").happened("seat 0 places a scout on 15,17"));
}

/// KB-9.4
#[test]
fn jumps_go_over_guarded_hexes_but_do_not_end_there() {
    // The warrior guards 5,9 and 7,9, which are jumped over, and 6,8.
    let game = warrior(mixed().built(0, "6,10"), "6,9", 1).game();
    let game = game.act("use paddock; lift 6,10");
    assert_eq!(game.hexes_of("put"), "4,9 4,11 6,12 8,9 8,11");
    assert_eq!(game.refusal("put 6,8"), "KB-9.1");

    // Row 3 is FFFLDTTCCCTTGGGMMTTT here; refuges are 2,12 and 5,16.
    let position = on("barracks-crossroads refuge quarry paddock").built(0, "3,11 5,15");
    let game = warrior(position, "4,11", 1).game().act("use refuge-bonus; lift 3,11");
    assert_eq!(game.hexes_of("put"), "1,12 2,11 3,9 3,12 5,12 6,10");
    assert_eq!(game.refusal("put 3,10"), "KB-9.1");
}

/// KB-9.5
#[test]
fn special_pieces_count_as_settlements() {
    let position = piece(board().built(0, "18,17").card("canyon"), Piece::Wagon, "5,8", 0);
    let game = position.game().act("use wagon; place 5,5");
    assert!(game.happened("seat 0 takes the fort tile from 6,6"));
    assert_eq!(game.hexes_of("build"), "5,6");

    let mut position = board().built(0, "4,13").objective(Objective::Citizens);
    position.cities.push((hex("4,11"), seat(0)));
    let position = warrior(position, "9,0", 1);
    let position = piece(piece(position, Piece::Wagon, "9,2", 1), Piece::Ship, "9,13", 1);
    let game = position.game();
    assert_eq!(game.gold("citizens", 0), (7 + 1) / 2);
    assert_eq!(game.gold("knights", 0), 2 * 4, "three of the city in row 4, and one");
    assert_eq!(game.gold("knights", 1), 2 * 3, "warrior, wagon and ship in row 9");
    assert_eq!(game.seat_line(1), "seat 1: supply 40");
}

/// KB-9.6
#[test]
fn sword_and_temple_leave_special_pieces_alone() {
    let mut position = warrior(board().built(0, "0,0"), "9,0", 1);
    position.nomads.push((Nomad::Sword, seat(0)));
    assert_eq!(position.clone().game().refusal("use sword"), "KB-4.7");
    let game = position.built(1, "9,2").game().act("use sword");
    assert_eq!(game.hexes_of("remove"), "9,2");
    assert_eq!(game.refusal("remove 9,0"), "KB-8.9");

    let position = on("temple barracks-crossroads city-hall-fort monastery-wagon");
    let mut position = warrior(position.built(0, "2,1"), "9,1", 0);
    position.cities.push((hex("4,11"), seat(0)));
    let game = position.game().act("use temple");
    assert_eq!(game.hexes_of("remove"), "2,1");
    assert_eq!(game.refusal("remove 9,1"), "KB-3.8");
    assert_eq!(game.refusal("remove 4,11"), "KB-3.8");
}

/// KB-9.7
#[test]
fn a_placed_piece_pays_as_a_built_one() {
    let mut position = board();
    position.objectives = [Objective::Shepherds, Objective::Ambassadors, Objective::Rovers];
    let paid = |game: &Played| ["shepherds", "ambassadors", "rovers"].map(|it| game.gold(it, 0));

    let game = position.clone().built(0, "3,14").built(1, "5,14").game();
    let game = game.act("use barracks; place 4,15");
    assert_eq!(paid(&game), [2, 1, 1], "the last desert hex there, beside seat 1");

    // The city's 1,2, 0,2, 0,3 and 2,3 have no empty neighbour of their terrain; 0,2 and 1,1 touch
    // seat 1.
    let game = position.clone().built(0, "2,4").built(1, "0,1").game();
    let game = game.act("use city-hall; city 1,2");
    assert_eq!(paid(&game), [8, 2, 1]);

    let position = position.built(0, "18,17").built(1, "16,18");
    let game = position.clone().game().act("use wagon; place 17,17");
    assert_eq!(paid(&game), [0, 1, 1]);
    let game = piece(position, Piece::Wagon, "19,19", 0).game().act("use wagon; place 17,17");
    assert!(game.happened("seat 0 moves the wagon from 19,19 to 17,17"));
    assert_eq!(paid(&game), [0, 0, 0], "a move is not a build");
}

/// KB-9.8
#[test]
fn barracks_place_a_warrior_or_take_one_back() {
    let position = board().built(0, "3,14").card("forest");
    let game = position.clone().game().act("use barracks");
    assert_eq!(game.hexes_of("place"), "2,14 2,15 3,15 4,14 4,15");
    assert_eq!(game.hexes_of("recall"), "");
    assert_eq!(game.refusal("place 5,15"), "KB-3.3");
    assert_eq!(game.refusal("place 9,9"), "KB-3.4");
    let game = game.act("place 4,15");
    assert_eq!(game.refusal("use barracks"), "KB-4.6", "one of the two, not both");
    let shut_in = board().built(0, "2,14").built(1, "1,13 2,13 2,15 3,14").game();
    assert!(shut_in.act("use barracks").can("place 9,9"), "nothing adjacent is free");

    let both = warrior(warrior(position, "4,15", 0), "9,9", 0).game();
    assert_eq!(both.refusal("build 3,15"), "KB-9.1");
    let both = both.act("use barracks");
    assert_eq!(both.hexes_of("place"), "", "there is no third warrior");
    assert_eq!(both.hexes_of("recall"), "4,15 9,9");
    assert_eq!(both.refusal("recall 3,14"), "KB-9.8");
    let one = both.act("recall 4,15");
    assert!(one.happened("seat 0 takes the warrior back from 4,15"));
    assert!(one.can("build 3,15"));
    // What came back can be placed again in the next turn.
    let one = one.act("build 3,15; build 2,15; build 2,14; end");
    let one = one.act("build 0,10; build 0,11; build 1,10; end");
    assert!(one.act("use barracks").can("place 4,15"));
}

/// KB-9.9, KB-9.11
#[test]
fn the_wagon_is_placed_moved_or_taken_back() {
    let position = board().built(0, "18,17").card("forest");
    let game = position.clone().game().act("use wagon");
    assert_eq!(game.hexes_of("place"), "17,16 17,17 18,16 19,16 19,17");
    assert_eq!(game.hexes_of("recall"), "");
    assert_eq!(game.refusal("place 17,15"), "KB-3.4");
    let game = game.act("place 19,17");
    assert_eq!(game.refusal("use wagon"), "KB-4.6");
    let shut_in = position.clone().built(1, "17,16 17,17 18,16 19,16 19,17").game();
    assert!(shut_in.act("use wagon").can("place 0,0"), "nothing adjacent is free");

    let position = piece(position, Piece::Wagon, "19,19", 0);
    let game = position.clone().game().act("use wagon");
    assert_eq!(game.hexes_of("place"), "16,18 16,19 17,17 17,18 17,19 18,19 19,16 19,17 19,18");
    assert_eq!(game.refusal("place 17,16"), "KB-9.9");
    assert_eq!(game.refusal("place 18,17"), "KB-3.2");
    let game = position.clone().built(1, "18,19").game().act("use wagon");
    assert_eq!(game.hexes_of("place"), "19,16 19,17 19,18", "the other way is barred");

    let game = position.built(1, "18,19 19,18").game().act("use wagon");
    assert_eq!(game.hexes_of("place"), "");
    assert_eq!(game.legal(), ["recall 19,19"]);
    let game = game.act("recall 19,19");
    assert!(game.happened("seat 0 takes the wagon back from 19,19"));
    assert_eq!(game.refusal("use wagon"), "KB-4.6", "instead of moving it");
}

/// KB-9.10, KB-9.11
#[test]
fn the_ship_is_placed_moved_or_taken_back() {
    let position = board().built(0, "16,5");
    let game = position.clone().game().act("use lighthouse");
    assert_eq!(game.hexes_of("place"), "15,4 15,5 16,4");
    assert_eq!(game.refusal("place 17,4"), "KB-3.3");
    let far = board().built(0, "16,7");
    let game = far.clone().game().act("use lighthouse");
    assert_eq!(game.hexes_of("place"), all_of(&far, Terrain::Water), "none is adjacent");

    let position = piece(position, Piece::Ship, "13,9", 0);
    let game = position.clone().game().act("use lighthouse");
    assert_eq!(game.hexes_of("place"), "14,7 14,8 14,9 15,9");
    assert!(!game.can("place 14,6"));
    assert_eq!(game.hexes_of("recall"), "13,9");
    let back = game.clone().act("recall 13,9");
    assert!(back.happened("seat 0 takes the ship back from 13,9"));
    assert_eq!(back.refusal("use lighthouse"), "KB-4.6", "instead of moving it");
    let game = piece(position, Piece::Ship, "14,9", 1).game().act("use lighthouse");
    assert_eq!(game.hexes_of("place"), "", "another ship is in the way");
}

/// KB-9.10, KB-9.11
#[test]
fn refusals_for_ship_and_wagon_name_their_own_rules() {
    let game = piece(board().built(0, "16,5"), Piece::Ship, "13,9", 0).game();
    let game = game.act("use lighthouse");
    assert_eq!(game.refusal("recall 14,9"), "KB-9.11");
    assert_eq!(game.refusal("place 14,6"), "KB-9.10");
}

/// KB-9.12
#[test]
fn a_city_needs_seven_free_buildable_hexes_beside_an_own_piece() {
    let position = board().built(0, "2,4 5,9");
    let game = position.clone().game().act("use city-hall");
    assert_eq!(game.hexes_of("city"), "1,2 4,11 5,11 6,11");
    assert_eq!(game.refusal("city 1,3"), "KB-9.12", "0,4 is water");
    assert_eq!(game.refusal("city 0,2"), "KB-9.12", "over the rim");
    let game = warrior(position.clone(), "4,13", 1).game().act("use city-hall");
    assert_eq!(game.hexes_of("city"), "1,2 6,11", "4,12 is guarded");
    let game = position.built(1, "5,10").game().act("use city-hall");
    assert_eq!(game.hexes_of("city"), "1,2", "5,10 is taken");
    let game = board().built(0, "2,4").game().act("use city-hall");
    assert_eq!(game.refusal("city 4,11"), "KB-9.12", "seven free hexes, but none beside 2,4");
    let game = game.act("city 1,2");
    assert!(game.happened("seat 0 lays the city around 1,2"));
    assert_eq!(game.seat_line(0), "seat 0: supply 39, tiles city-hall (used)");
    // Without a fitting place there is no fallback to other places.
    assert_eq!(board().built(0, "3,5").game().refusal("use city-hall"), "KB-4.7");
}

/// KB-9.13
#[test]
fn a_city_is_laid_once_and_stays() {
    let mut position = board().built(0, "2,4 5,9");
    assert!(position.clone().game().can("use city-hall"));
    position.cities.push((hex("1,2"), seat(0)));
    let game = position.game();
    assert_eq!(game.refusal("use city-hall"), "KB-9.13", "there was room around 4,11");
}

/// KB-9.13
#[test]
fn no_part_of_a_city_moves() {
    let mut position = on("city-hall-fort paddock barracks-crossroads monastery-wagon");
    position.cities.push((hex("1,2"), seat(0)));
    let game = position.built(0, "6,10").game().act("use paddock");
    assert_eq!(game.hexes_of("lift"), "6,10");
    assert_eq!(game.refusal("lift 1,2"), "KB-3.8");
}

/// KB-9.14
#[test]
fn the_foresters_lodge_builds_on_forest() {
    let game = board().built(0, "13,3").game().act("use foresters-lodge");
    assert_eq!(game.hexes_of("build"), "12,3 12,4");
    let position = board().built(0, "14,2");
    let game = position.clone().game().act("use foresters-lodge");
    assert_eq!(game.hexes_of("build"), all_of(&position, Terrain::Forest));
    let game = game.act("build 0,0");
    assert!(game.happened("seat 0 builds 0,0 (foresters-lodge)"));
    assert_eq!(game.refusal("use foresters-lodge"), "KB-4.6");
}

/// KB-9.15
#[test]
fn the_monastery_builds_on_canyon() {
    let game = board().built(0, "12,18 18,7").game().act("use monastery");
    assert_eq!(game.hexes_of("build"), "19,6 19,7");
    let position = board().built(0, "12,18");
    let game = position.clone().game().act("use monastery");
    assert_eq!(game.hexes_of("build"), all_of(&position, Terrain::Canyon));
}

/// KB-9.16
#[test]
fn the_fort_builds_on_a_drawn_card() {
    let game = board().built(0, "7,6").card("grass").game();
    assert_eq!(game.clone().act("use fort > desert").hexes_of("build"), "8,6 8,7");
    let game = game.act("use fort > canyon");
    assert!(game.happened("seat 0 draws canyon for the fort"));
    assert_eq!(game.hexes_of("build"), "6,7");
    assert_eq!(game.refusal("build 7,5"), "KB-3.3", "grass is the card of the turn");
    let game = game.act("build 6,7");
    assert_eq!(seen_by(&game, 1)["discards"], serde_json::json!({ "canyon": 1 }));
    assert_eq!(game.hexes_of("build"), "7,5", "the card of the turn is still grass");
}

/// KB-4.7, KB-9.16
#[test]
fn a_fort_needs_a_card_to_draw() {
    // All land is closed, so that no card is left once the mandatory action has lapsed.
    let mut position = board().built(0, "7,6");
    for terrain in Terrain::BASE {
        position = position.walled(terrain, "");
    }
    let game = position.game();
    assert_eq!(game.legal(), ["end"]);
    assert_eq!(game.refusal("use fort"), "KB-4.7");
}

/// KB-9.17
#[test]
fn a_fort_without_a_free_hex_is_spent() {
    let game = full(board().built(0, "7,6").card("grass"), Terrain::Forest).game();
    let game = game.act("use fort > forest");
    assert_eq!(game.refusal("use fort"), "KB-4.6");
    assert_eq!(game.hexes_of("build"), "7,5", "on to the mandatory action");
    assert_eq!(game.seat_line(0), "seat 0: supply 39, tiles fort (used)");
}

/// KB-9.18
#[test]
fn a_swamp_card_gives_the_fort_two_terrains() {
    // Swamp 1,13 touches 1,14, desert 8,6 and 8,7 touch 7,6.
    let mut position = on("city-hall-fort temple barracks-crossroads monastery-wagon");
    position.swamp_cards = true;
    let game = position.built(0, "7,6 1,14").game().act("use fort > swamp-desert");
    assert_eq!(game.hexes_of("build"), "1,13 8,6 8,7");
    let game = game.act("build 1,13");
    assert_eq!(game.hexes_of("build"), "0,13 0,14 1,12 7,5", "on to the grass card");
    assert_eq!(game.refusal("build 8,6"), "KB-3.3");
}

/// KB-9.19
#[test]
fn the_crossroads_draw_two_cards_from_the_first_turn_on() {
    let game = board().built(0, "3,18").card("canyon").game();
    let without = game.clone().act("build 2,18; build 3,19; build 4,19; end > grass");
    assert!(without.happened("seat 0 draws grass"));
    let game = game.act("build 3,17; build 3,19; build 4,19");
    assert!(game.happened("seat 0 takes the crossroads tile from 4,17"));
    let game = game.act("end > grass desert");
    assert!(game.happened("seat 0 draws grass"));
    assert!(game.happened("seat 0 draws desert"));
    let game = game.act("build 0,10; build 0,11; build 1,10; end > forest");
    assert_eq!(game.legal(), ["play grass", "play desert"]);
    let game = game.act("play grass; build 2,19; build 1,19; build 0,19; end > flower canyon");
    assert!(game.happened("seat 0 draws flower"));
    assert!(game.happened("seat 0 draws canyon"));
}

/// KB-9.20
#[test]
fn one_of_two_cards_is_shown_and_played() {
    let game = board().built(0, "3,17").card("grass desert").game();
    assert_eq!(game.legal(), ["play grass", "play desert"]);
    assert_eq!(game.refusal("play canyon"), "KB-9.20");
    assert_eq!(game.refusal("use crossroads"), "KB-2.1", "the card comes first");
    let game = game.act("play grass");
    assert!(game.happened("seat 0 plays grass"));
    assert!(!game.can("play desert"), "it holds for the whole turn");
    assert!(game.can("build 0,10"));
    assert!(!game.can("build 0,6"));
    // Seat 1 holds a grass card itself and has not seen the desert card.
    let seen = seen_by(&game, 1);
    assert_eq!(seen["seats"][0]["hand"], 1);
    assert_eq!((&seen["unseen"]["grass"], &seen["unseen"]["desert"]), (&3.into(), &5.into()));
    let game = game.act("build 0,10; build 0,11; build 1,10; end > forest flower");
    let both = serde_json::json!({ "grass": 1, "desert": 1 });
    assert_eq!(seen_by(&game, 1)["discards"], both);
}

/// KB-9.20
#[test]
fn only_a_card_that_can_be_played_is_chosen() {
    let game = full(board().built(0, "3,17").card("forest desert"), Terrain::Forest).game();
    assert_eq!(game.legal(), ["play desert"]);
    assert_eq!(game.refusal("play forest"), "KB-9.20");
}

/// KB-9.21
#[test]
fn two_cards_that_cannot_be_played_are_replaced_by_one() {
    let position = board().built(0, "3,17").card("forest forest");
    assert_eq!(position.clone().game().refusal("replace"), "KB-9.21");
    let game = full(position, Terrain::Forest).game();
    assert_eq!(game.legal(), ["replace"]);
    // The first card drawn cannot be played either.
    let game = game.act("replace > forest desert");
    assert_eq!(seen_by(&game, 0)["gone"], serde_json::json!({ "forest": 3 }));
    assert!(game.happened("seat 0 plays desert"));
    assert_eq!(seen_by(&game, 0)["hand"], serde_json::json!([]));
    assert!(game.can("build 0,6"));
}

/// KB-9.21
#[test]
fn two_cards_are_replaced_without_supply_too() {
    let position = full(board().built(0, "3,17").card("forest forest"), Terrain::Forest);
    let game = position.supply(0, 0).game().act("replace > desert");
    assert!(game.happened("seat 0 plays desert"));
}

/// KB-9.22
#[test]
fn without_the_crossroads_one_card_is_drawn_again() {
    let game = mixed().built(0, "3,6 6,10").card("grass desert").game();
    let kept = game.clone().act("play grass; build 7,10; build 8,10; build 8,11");
    assert!(kept.act("end > forest canyon").happened("seat 0 draws canyon"));
    let game = game.act("play grass; use paddock; lift 3,6; put 1,5");
    assert!(game.happened("seat 0 loses the crossroads tile"));
    let game = game.act("build 7,10; build 8,10; build 8,11; end > forest");
    assert!(game.happened("seat 0 draws forest"));
    assert_eq!(seen_by(&game, 0)["hand"], serde_json::json!(["forest"]));
}

/// KB-9.33
#[test]
fn a_wagon_takes_and_loses_tiles_where_it_ends() {
    let with_wagon = |at: &str| piece(board().built(0, "18,17"), Piece::Wagon, at, 0);
    let took = "seat 0 takes the fort tile from 6,6";
    let lost = "seat 0 loses the fort tile";
    // The only way of three steps from 6,4 to 8,6 leads over 7,5 beside the fort.
    let mut passing = with_wagon("6,4");
    passing.walls = hexes("8,5");
    let game = passing.clone().game().act("use wagon; place 8,6");
    assert!(!game.happened(took));
    assert!(passing.game().act("use wagon; place 7,6").happened(took));

    // From 6,5 to 7,6, both beside the fort; from 6,5 to 6,3.
    assert!(!with_wagon("6,5").game().act("use wagon; place 7,6").happened(lost));
    let game = with_wagon("6,5").game().act("use wagon; place 6,3");
    assert!(game.happened(lost));
    assert!(with_wagon("6,5").game().act("use wagon; recall 6,5").happened(lost));
}
