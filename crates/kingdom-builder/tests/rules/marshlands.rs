//! Section 10: Marshlands.

use crate::crossroads::{full, seen_by, settlements};
use crate::scenario::*;
use kingdom_builder::{Cell, CellSet, Nomad, Options, Piece, Position, State, Terrain};
use table::{Game, Match, Viewer};

/// The four quadrants of Marshlands:
///
/// ```text
///     01234567890123456789
///  0  FFFGGTTTTDCCCCSFFGGG
///  1  FFGSTTTTDDCCSSSWFFMG
///  2  FFLSCCMTDDTTLMSSMMMT  temple 2,2 refuge 2,12
///  3  CCWCCCMDMDTTGGGMMTTT
///  4  CCWWWSSDDDSTGGGMMTMM
///  5  CCCSSWSLDDSWGGCCLTTM  temple 5,7 refuge 5,16
///  6  WWCPSWFFFFSWWGGCCFTT  palace 6,3
///  7  SWWWWWWWFFSDPGWCCFFF  palace 7,12
///  8  SSGGGGGWTTDDDDDDCCFF
///  9  SGGGGGGWTTDDDDDDFFFF
/// 10  DDDWWWWSSSCCCCWWSSCC
/// 11  DDDMSSWWFSCCWWWSSDCC
/// 12  MDMMMSSWFFCCWDWPDDDC  palace 12,15
/// 13  TTGGGLWFMFWWDDDSMDDD  canoe 13,5
/// 14  TTTTTGTWFFGGDDWWSSLT  fountain 14,18
/// 15  DMTTTTCWWWGGLWGGMMTT  fountain 15,12
/// 16  DDMTCCCWCWGGGFFGGTTT
/// 17  DFFCPCCCSSGGFFFFTMTT  palace 17,4
/// 18  DFFGGGCCLSGGFMFFFTTT  canoe 18,8
/// 19  FFGGGCCGGGFFFFFSSSWT
/// ```
fn board() -> Position {
    let mut position = on("temple refuge canoe fountain");
    position.swamp_cards = true;
    position
}

/// The seat that is asked.
fn asked(game: &Played) -> usize {
    game.state.to_act().expect("the match goes on").index()
}

/// Whether the seat that is asked may build by canoe.
fn by_canoe(game: &Played) -> bool {
    game.can("stop")
}

/// KB-10.1
#[test]
fn a_swamp_card_asks_for_two_or_three() {
    let game = board().built(0, "8,1").card("swamp-grass").game();
    assert_eq!(game.legal(), ["choose grass", "choose swamp"]);
    let swamp = game.clone().act("choose swamp");
    assert_eq!(swamp.hexes_of("build"), "7,0 8,0 9,0");
    let swamp = swamp.act("build 7,0");
    assert_eq!(swamp.refusal("end"), "KB-2.3");
    let swamp = swamp.act("build 8,0");
    assert!(swamp.can("end"));
    assert_eq!(swamp.refusal("build 9,0"), "KB-2.2");

    let grass = game.act("choose grass");
    assert_eq!(grass.hexes_of("build"), "8,2 9,1");
    let grass = grass.act("build 8,2; build 9,1");
    assert_eq!(grass.refusal("end"), "KB-2.3");
    assert!(grass.act("build 9,2").can("end"));
}

/// KB-10.2
#[test]
fn a_chosen_terrain_holds_for_oracle_barn_and_quarry() {
    let game = on("temple oracle barn quarry").built(0, "2,17 11,5 12,15");
    let game = game.card("swamp-desert").game();
    for action in ["use oracle", "use barn", "use quarry", "build 10,5"] {
        assert_eq!(game.refusal(action), "KB-10.2", "{action} before the choice");
    }
    let swamp = game.clone().act("choose swamp; use oracle");
    assert!(swamp.can("build 1,3"));
    assert_eq!(swamp.refusal("build 10,5"), "KB-3.3");

    let game = game.act("choose desert");
    assert_eq!(game.refusal("choose swamp"), "KB-10.2", "only once");
    let near = "10,5 10,6 11,4 11,6 11,14 12,16";
    assert_eq!(game.clone().act("use oracle").hexes_of("build"), near);
    assert_eq!(game.clone().act("use barn; lift 2,17").hexes_of("put"), near);
    assert_eq!(game.clone().act("use quarry").hexes_of("wall"), near);
    let game = game.act("use oracle; build 10,5; build 10,6; build 11,4; build 11,6");
    assert!(game.can("end"), "three by the mandatory action");
}

/// KB-7.5, KB-10.2
#[test]
fn a_terrain_is_chosen_for_barn_and_quarry_without_supply_too() {
    let position = on("temple oracle barn quarry").built(0, "11,5 12,15").card("swamp-desert");
    let game = position.supply(0, 0).game();
    assert!(game.can("choose swamp") && game.can("choose desert"));
    let game = game.act("choose desert");
    assert!(game.can("use barn") && game.can("use quarry") && game.can("end"));
}

/// KB-10.2
#[test]
fn a_chosen_terrain_holds_for_the_cathedral() {
    let mut position = on("temple cathedral-watchtower oasis farm").built(0, "6,11");
    position.swamp_cards = true;
    let game = position.card("grass").game().act("use cathedral; take");
    let game = game.act("build 0,13; build 0,14; build 0,15; end > swamp-flower");
    let game = game.act("build 8,2; build 8,3; build 8,4; end");
    let unchosen = game.clone().act("use cathedral");
    assert_eq!(unchosen.legal(), ["take"], "no terrain is chosen to build on");
    let flower = game.clone().act("choose flower; use cathedral");
    assert_eq!(flower.hexes_of("build"), "5,10 5,11");
    let swamp = game.act("choose swamp; use cathedral");
    assert!(swamp.can("build 1,3"));
    assert_eq!(swamp.refusal("build 5,11"), "KB-3.3");
}

/// KB-10.3
#[test]
fn a_terrain_without_a_free_hex_cannot_be_chosen() {
    let game = board().card("swamp-desert").game();
    assert_eq!(game.refusal("choose forest"), "KB-10.3", "not on the card");
    assert!(game.can("choose swamp"));

    let no_swamp = full(board().card("swamp-desert"), Terrain::Swamp).game();
    assert!(!no_swamp.can("choose swamp"));
    let no_swamp = no_swamp.act("choose desert; build 0,9; build 1,8");
    assert_eq!(no_swamp.refusal("end"), "KB-2.3", "three on desert");
    let no_swamp = on("oasis tower harbor barn").card("swamp-desert").game();
    assert!(no_swamp.can("build 0,0"), "a board without swamp leaves no choice");

    let no_desert = full(board().card("swamp-desert"), Terrain::Desert).game();
    assert!(!no_desert.can("choose desert"));
    assert!(no_desert.act("choose swamp; build 8,0; build 8,1").can("end"), "two on swamp");
}

/// KB-10.6, KB-10.7
#[test]
fn a_bonus_needs_both_tiles_from_an_earlier_turn() {
    let position = board().built(0, "2,11").card("canyon");
    assert_eq!(position.clone().game().refusal("use refuge-bonus"), "KB-4.6");
    let game = position.clone().built(0, "5,15").game();
    assert!(game.can("use refuge-bonus"));
    // The second tile goes, and with it the bonus.
    let game = game.act("use refuge; lift 5,15; put 5,14");
    assert!(game.happened("seat 0 loses the refuge tile"));
    assert_eq!(game.refusal("use refuge-bonus"), "KB-4.6");

    // The second tile comes, and from the next turn on the bonus.
    let game = position.built(0, "5,14").game().act("build 5,15; build 6,15; build 1,10");
    assert!(game.happened("seat 0 takes the refuge tile from 5,16"));
    assert_eq!(game.refusal("use refuge-bonus"), "KB-4.6");
    let game = game.act("end; build 8,2; build 8,3; build 8,4; end");
    assert!(game.can("use refuge-bonus"));
}

/// KB-10.6
#[test]
fn two_tiles_of_different_kinds_give_no_bonus() {
    let game = board().built(0, "2,11 12,6 14,17 2,1").card("desert").game();
    assert_eq!(game.refusal("use refuge-bonus"), "KB-4.6");
    assert_eq!(game.refusal("use canoe-bonus"), "KB-4.6");
    assert_eq!(game.refusal("build 10,0"), "KB-3.4", "no temple bonus");
    assert_eq!(game.act("use fountain").refusal("build 13,16"), "KB-3.6", "no fountain bonus");
}

/// KB-10.8, KB-10.9
#[test]
fn a_settlement_on_the_temple_is_built_first_and_in_addition() {
    let game = board().built(0, "2,1 9,9").card("grass").game().act("use temple");
    assert_eq!(game.hexes_of("remove"), "2,1 9,9");
    let game = game.act("remove 9,9");
    assert!(game.happened("seat 0 keeps the settlement of 9,9 on the temple"));
    assert_eq!(settlements(&game, 0), "2,1");
    assert_eq!(game.seat_line(0), "seat 0: supply 38, on the temple 1, tiles temple (used)");
    let game = game.act("build 8,2; build 8,3; build 9,2");
    assert!(game.can("end"), "in this turn three are enough");
    let game = game.act("end > swamp-grass; build 17,10; build 17,11; build 18,10; end");

    let grass = game.clone().act("choose grass; build 8,4");
    assert_eq!(grass.seat_line(0), "seat 0: supply 35, tiles temple");
    let grass = grass.act("build 8,5; build 8,6");
    assert_eq!(grass.refusal("end"), "KB-2.3");
    let grass = grass.act("build 9,3");
    assert!(grass.can("end"));
    assert_eq!(grass.seat_line(0), "seat 0: supply 32, tiles temple");

    let swamp = game.act("choose swamp; build 8,1; build 8,0");
    assert_eq!(swamp.refusal("end"), "KB-2.3", "two and one");
    assert!(swamp.act("build 9,0").can("end"));
}

/// KB-10.10
#[test]
fn the_temple_bonus_frees_the_first_settlement() {
    let one = board().built(0, "2,1 9,9").card("desert").game();
    assert_eq!(one.refusal("build 10,0"), "KB-3.4");
    let two = board().built(0, "2,1 5,8").card("desert").game();
    assert_eq!(two.refusal("build 9,0"), "KB-3.3", "the kind of hex stays binding");
    let two = two.act("build 10,0");
    assert_eq!(two.hexes_of("build"), "4,8 4,9 5,9 10,1 11,0");
    assert_eq!(two.refusal("build 15,0"), "KB-3.4");
    // An adjacent hex is allowed for the first as well; the second does not inherit the freedom.
    let two = board().built(0, "2,1 5,8").card("desert").game().act("build 5,9");
    assert_eq!(two.refusal("build 10,0"), "KB-3.4");
}

/// KB-10.9, KB-10.10: the example of the rulebook. Two settlements wait on the temples. The first
/// one takes the last fountain tile far away; the other four are built adjacent.
#[test]
fn five_with_both_temples() {
    let game = board().built(0, "2,1 5,8 9,8 9,9").built(1, "15,18").card("grass").game();
    let game = game.act("use temple; remove 9,8; use temple; remove 9,9");
    let game = game.act("build 8,2; build 8,3; build 9,2; end > desert");
    let game = game.act("build 17,10; build 17,11; build 18,10; end");
    let game = game.act("build 13,18");
    assert!(game.happened("seat 0 takes the fountain tile from 14,18"));
    assert_eq!(game.hexes_of("build"), "4,8 4,9 5,9 10,2 12,18 13,17 13,19");
    let game = game.act("build 13,17; build 13,19; build 12,18");
    assert_eq!(game.refusal("end"), "KB-2.3");
    let game = game.act("build 5,9");
    assert!(game.can("end"));
    assert_eq!(game.seat_line(0), "seat 0: supply 30, tiles temple temple fountain (new)");
}

/// KB-10.11
#[test]
fn the_refuge_moves_one_step() {
    let game = board().built(0, "3,11").game().act("use refuge; lift 3,11");
    assert_eq!(game.hexes_of("put"), "2,11 3,10 3,12 4,11 4,12");
    assert_eq!(game.refusal("put 3,13"), "KB-10.11");
    assert_eq!(game.refusal("put 3,11"), "KB-3.13");
    let game = game.act("put 3,10");
    assert!(game.happened("seat 0 moves 3,11 to 3,10 (refuge)"));
    let game = board().built(0, "3,12").built(1, "3,13").game().act("use refuge; lift 3,12");
    assert_eq!(game.hexes_of("put"), "3,11 4,12 4,13", "2,13 is a mountain, 3,13 taken");
}

/// KB-10.12
#[test]
fn the_refuge_bonus_jumps_to_the_first_free_hex() {
    let game = board().built(0, "2,11 5,15").built(1, "2,14 2,15").game();
    let game = game.act("use refuge-bonus; lift 2,11");
    assert_eq!(game.hexes_of("put"), "1,10 1,11 2,10 2,19 3,10 3,11");
    assert_eq!(game.refusal("put 2,9"), "KB-10.12", "not the first one");
    assert_eq!(game.refusal("put 3,12"), "KB-10.12", "no straight line");
    assert_eq!(game.refusal("put 2,11"), "KB-3.13");
    let game = game.act("put 2,10");
    assert_eq!(game.refusal("use refuge-bonus"), "KB-4.6", "once per turn");
}

/// KB-10.12: the example of the rulebook. The jump leads over a location hex and foreign
/// settlements to the second temple tile.
#[test]
fn a_jump_to_the_second_temple() {
    let game = board().built(0, "2,1 2,11 5,10 5,15").built(1, "5,8 5,9").game();
    let game = game.act("use refuge-bonus; lift 5,10; put 5,6");
    assert!(game.happened("seat 0 takes the temple tile from 5,7"));
    assert_eq!(game.seat_line(0), "seat 0: supply 36, tiles temple refuge temple (new) refuge");
}

/// KB-10.13
#[test]
fn a_canoe_builds_when_a_location_runs_empty() {
    // Seat 1 holds a canoe tile; with 3,11 also one of the two tiles of the refuge at 2,12.
    let first = board().built(1, "12,6").game().act("build 3,12");
    assert!(first.happened("seat 0 takes the refuge tile from 2,12"));
    assert_eq!((asked(&first), by_canoe(&first)), (0, false), "one tile is left there");

    let last = board().built(1, "12,6 3,11").game().act("build 3,12");
    assert!(last.happened("seat 0 takes the refuge tile from 2,12"));
    assert_eq!((asked(&last), by_canoe(&last)), (1, true));
    assert_eq!(last.hexes_of("build"), "11,5 11,6 12,5 12,7 13,6");
    let last = last.act("build 12,7");
    assert!(last.happened("seat 1 builds 12,7 (canoe)"));
    assert_eq!(last.seat_line(1), "seat 1: supply 37, tiles refuge canoe");
    assert_eq!((asked(&last), by_canoe(&last)), (0, false));
    assert_eq!(last.refusal("end"), "KB-2.3", "the interrupted action goes on");

    let two = board().built(1, "12,6 3,11 17,8").game().act("build 3,12; build 12,7");
    assert_eq!(asked(&two), 1, "a build for each of two tiles");
    assert_eq!(asked(&two.act("build 17,9")), 0);
}

/// KB-10.13
#[test]
fn a_canoe_builds_when_a_nomad_tile_is_taken() {
    let mut position = on("canoe quarry temple fountain").built(1, "2,6");
    position.nomad_hexes = vec![Nomad::Outpost, Nomad::Treasure, Nomad::Sword];
    let game = position.game().act("build 5,13");
    assert!(game.happened("seat 0 takes the nomad tile outpost from 5,12"));
    assert_eq!((asked(&game), by_canoe(&game)), (1, true));
    let game = game.act("stop; build 4,13");
    assert_eq!((asked(&game), by_canoe(&game)), (0, false), "nothing is left there to take");
}

/// KB-10.13
#[test]
fn a_canoe_has_no_use_in_the_own_turn() {
    let game = board().built(0, "12,6").game();
    assert_eq!(game.refusal("use canoe"), "KB-10.13");
}

/// KB-3.7, KB-10.13
#[test]
fn a_canoe_without_supply_is_not_asked() {
    let game = board().built(1, "12,6 3,11").supply(1, 0).game().act("build 3,12");
    assert!(game.happened("seat 0 takes the refuge tile from 2,12"));
    assert_eq!((asked(&game), by_canoe(&game)), (0, false));
}

/// KB-10.14
#[test]
fn a_new_canoe_waits_for_its_owners_next_turn() {
    let position = board().built(0, "2,11").built(1, "12,6 15,18").card("grass");
    // Seat 0 takes the last canoe tile of 13,5: seat 1 is asked, seat 0 is not.
    let game = position.game().act("build 13,4");
    assert_eq!((asked(&game), by_canoe(&game)), (1, true));
    let game = game.act("stop");
    assert_eq!((asked(&game), by_canoe(&game)), (0, false));
    // In the turn of seat 1, the last refuge tile goes: seat 0 would be asked first.
    let game = game.act("build 13,3; build 13,2; end > desert; build 3,12");
    assert_eq!((asked(&game), by_canoe(&game)), (1, true));
    let game = game.act("stop; build 3,13; build 3,14; end");
    // In the next turn of seat 0, the last fountain tile goes: now seat 0 is asked too.
    let game = game.act("build 13,18");
    assert_eq!((asked(&game), by_canoe(&game)), (1, true));
    let game = game.act("stop");
    assert_eq!((asked(&game), by_canoe(&game)), (0, true));
}

/// KB-10.15
#[test]
fn canoes_are_asked_from_the_left_of_the_seat_in_turn() {
    let position = board().players(3).built(0, "19,8 2,11").built(1, "12,6").built(2, "12,5");
    let game = Position { seat: seat(1), ..position }.game().act("build 3,12");
    assert_eq!((asked(&game), by_canoe(&game)), (2, true));
    let game = game.act("stop");
    assert_eq!((asked(&game), by_canoe(&game)), (0, true));
    let game = game.act("stop");
    assert_eq!((asked(&game), by_canoe(&game)), (1, true), "the seat in turn comes last");
    let game = game.act("stop");
    assert_eq!((asked(&game), by_canoe(&game)), (1, false));
    assert!(!game.log().iter().any(|line| line.ends_with("(canoe)")), "all have declined");
}

/// KB-10.16
#[test]
fn a_canoe_builds_adjacent_on_swamp_or_on_water() {
    // Swamp 12,5 touches 13,4; no water does.
    let game = board().built(1, "13,4 3,11").game().act("build 3,12");
    assert_eq!(game.refusal("build 11,5"), "KB-10.16", "adjacent on swamp");
    assert_eq!(game.refusal("build 13,3"), "KB-3.3");
    assert!(game.can("build 12,5"));
    let water = board().board().of(Terrain::Water);
    let mut expected = water;
    expected.add(hex("12,5"));
    let found: CellSet = hexes(&game.hexes_of("build")).into_iter().collect();
    assert_eq!(found, expected, "anywhere on water");
}

/// KB-8.7, KB-10.16
#[test]
fn an_outpost_frees_a_canoe_build_in_the_own_turn() {
    // Seat 0 takes the last refuge tile and builds by its own canoe; only 12,5 touches 13,4.
    let mut position = board().built(0, "13,4").built(1, "3,11").card("canyon");
    position.nomads.push((Nomad::Outpost, seat(0)));
    let game = position.game().act("build 1,11");
    assert_eq!((asked(&game), by_canoe(&game)), (0, true));
    assert_eq!(game.refusal("build 11,5"), "KB-10.16");
    assert!(game.act("outpost").can("build 11,5"));
}

/// KB-10.17
#[test]
fn the_canoe_bonus_builds_once_per_own_turn() {
    let game = board().built(0, "12,6 17,8").card("grass").game();
    let before = game.clone().act("use canoe-bonus");
    assert_eq!(before.hexes_of("build"), "11,5 11,6 12,5 12,7 13,6 16,9 17,9 18,9");
    let before = before.act("build 16,9");
    assert!(before.happened("seat 0 builds 16,9 (canoe-bonus)"));
    assert_eq!(before.refusal("use canoe-bonus"), "KB-4.6");

    let after = game.act("build 8,2; build 8,3");
    assert_eq!(after.refusal("use canoe-bonus"), "KB-2.3");
    let after = after.act("build 8,4; use canoe-bonus; build 12,5; end");
    assert!(after.happened("seat 0 builds 12,5 (canoe-bonus)"));
    assert_eq!(board().built(0, "12,6").game().refusal("use canoe-bonus"), "KB-4.6");
}

/// KB-10.17
#[test]
fn the_canoe_bonus_looks_for_adjacent_hexes_of_both_kinds_together() {
    // Beside these two there is one hex of swamp and none of water.
    let bonus = board().built(0, "13,4 19,7").game().act("use canoe-bonus");
    assert_eq!(bonus.hexes_of("build"), "12,5");
    assert_eq!(bonus.refusal("build 10,3"), "KB-3.4", "water, while there is swamp");
}

/// KB-10.18
#[test]
fn a_fountain_builds_next_to_one_own_and_no_foreign_piece() {
    let game = board().built(0, "14,19").game().act("use fountain");
    assert_eq!(game.hexes_of("build"), "13,18 13,19 15,18 15,19");
    let game = board().built(0, "14,19 13,18").game().act("use fountain");
    assert_eq!(game.hexes_of("build"), "12,18 12,19 13,17 15,18 15,19");
    assert_eq!(game.refusal("build 13,19"), "KB-10.18", "next to two own");
    let game = board().built(0, "14,19 13,18").built(1, "12,19").game().act("use fountain");
    assert_eq!(game.hexes_of("build"), "13,17 15,18 15,19");
    assert_eq!(game.refusal("build 12,18"), "KB-10.18", "next to a foreign one");
    assert_eq!(game.refusal("build 0,0"), "KB-10.18", "next to no own");
}

/// KB-10.19
#[test]
fn the_fountain_bonus_opens_mountains_for_both_builds() {
    let one = board().built(0, "14,17").game().act("use fountain");
    assert_eq!(one.hexes_of("build"), "13,17 14,16");
    assert_eq!(one.refusal("build 15,16"), "KB-3.6");
    let two = board().built(0, "14,17 15,11").game().act("use fountain");
    assert_eq!(
        two.hexes_of("build"),
        "13,16 13,17 14,11 14,12 14,16 15,10 15,16 15,17 16,11 16,12"
    );
    let two = two.act("build 15,16; use fountain; build 13,16");
    assert!(two.happened("seat 0 builds 13,16 (fountain)"));
    assert_eq!(two.refusal("use fountain"), "KB-4.6", "no third build");
}

/// KB-10.25
#[test]
fn the_scouts_remove_a_terrain_before_the_cards_are_dealt() {
    let options: Options = "players=2 with=marshlands quadrants=temple,refuge,canoe,fountain \
                            objectives=scouts,miners,lords"
        .parse()
        .expect("good options");
    let start = |draws: &str| {
        let draws = draws.split(' ').map(str::to_owned).collect();
        Match::<State>::scripted(options.clone(), draws)
    };
    for drawn in ["grass", "swamp-grass"] {
        let game = start(&format!("{drawn} desert forest")).expect("a possible set-up");
        let view = game.state().view(Viewer::Watcher);
        let view = serde_json::to_value(State::write_view(&view)).expect("a view can be written");
        assert_eq!(view["removed-terrain"], "grass");
        let unseen = view["unseen"].as_object().expect("the cards by kind");
        assert_eq!(unseen.get("grass").or(unseen.get("swamp-grass")), None);
        let n_unseen: u64 = unseen.values().filter_map(serde_json::Value::as_u64).sum();
        assert_eq!(n_unseen, 30 - 6 - 1, "six cards are out, one is played");
        assert!(start(&format!("{drawn} grass forest")).is_err(), "no grass card can be dealt");
    }
    let without: Options = options.to_string().replace("scouts", "knights").parse().expect("good");
    let game = Match::<State>::scripted(without, vec!["grass".into(), "grass".into()]);
    let view = game.expect("a possible set-up").state().view(Viewer::Watcher);
    let view = serde_json::to_value(State::write_view(&view)).expect("a view can be written");
    assert_eq!(view["removed-terrain"], serde_json::Value::Null);
}

/// KB-10.27
#[test]
fn two_cards_of_one_terrain_may_be_played_as_the_removed_one() {
    let mut position = on("temple refuge canoe barracks-crossroads");
    position.removed = Some(Terrain::Grass);
    for different in ["desert forest", "desert swamp-forest"] {
        let game = position.clone().card(different).game();
        assert_eq!(game.refusal("play-removed"), "KB-10.27", "{different}");
    }
    for shared in ["desert desert", "desert swamp-desert", "swamp-forest swamp-desert"] {
        let game = position.clone().card(shared).game().act("play-removed");
        assert!(game.happened("seat 0 plays the removed terrain, grass"), "{shared}");
        let game = game.act("build 8,2; build 8,3");
        assert_eq!(game.refusal("end"), "KB-2.3");
        assert!(game.act("build 8,4").can("end"));
    }
    // The two cards can still be played as they are, and nothing is offered without scouts.
    assert!(position.clone().card("desert desert").game().can("play desert"));
    position.removed = None;
    assert_eq!(position.card("desert desert").game().refusal("play-removed"), "KB-10.27");
}

/// KB-10.28
#[test]
fn a_canoe_build_triggers_the_canoes_again() {
    // Seat 1 holds one canoe tile and no water touches it; 3,2 is beside the last temple tile.
    let game = board().built(0, "2,1").built(1, "13,4 3,11").game();
    let game = game.act("build 3,12; build 3,2");
    assert!(game.happened("seat 1 takes the temple tile from 2,2"));
    assert_eq!((asked(&game), by_canoe(&game)), (1, true));
    assert_eq!(game.hexes_of("build"), "2,3 4,2 4,3 12,5");
    let game = game.act("build 12,5");
    assert!(game.happened("seat 1 builds 12,5 (canoe)"));
    assert_eq!((asked(&game), by_canoe(&game)), (0, false));
}

/// KB-10.29
#[test]
fn a_kept_settlement_is_built_even_without_the_temple() {
    let game = board().built(0, "2,1").card("grass").game().act("use temple; remove 2,1");
    assert!(game.happened("seat 0 loses the temple tile"));
    let game = game.act("build 8,2; build 8,3; build 9,2; end > grass");
    let game = game.act("build 17,10; build 17,11; build 18,10; end");
    let game = game.act("build 8,4; build 8,5; build 8,6");
    assert_eq!(game.refusal("end"), "KB-2.3");
    assert!(game.act("build 9,3").can("end"));
}

/// Five seats and a board on which only 15 grass hexes are free of what cards can show, and none
/// after one round. Seat 0 holds a temple tile.
fn nearly_full() -> Position {
    let mut position = on("temple oasis bazaar-water-mill farm").players(5);
    let board = position.board();
    let base = CellSet::all_where(|cell| {
        board.terrain_at(cell).is_some_and(|terrain| Terrain::BASE.contains(&terrain))
    });
    let mut rest = base;
    // Ten warriors, each of which guards six hexes of its own.
    for _ in 0..10 {
        let stands_well =
            |cell: &Cell| cell.neighbours().len() == 6 && cell.neighbours().is_within(&rest);
        let at = rest.iter().find(stands_well).expect("a place for a warrior");
        position.pieces.push((Piece::Warrior, at, seat(position.pieces.len() / 2)));
        rest &= !*at.neighbours();
        rest.remove(at);
    }
    let free: CellSet = (rest & board.of(Terrain::Grass)).iter().take(15).collect();
    rest &= !free;
    let mut hexes = rest.iter();
    position.walls.extend(hexes.by_ref().take(25));
    for (index, cell) in hexes.enumerate() {
        position.settlements.push((cell, seat(index % 5)));
    }
    // On water, so that no land becomes free when it is taken off; beside the temple at 2,2.
    position.built(0, "3,2")
}

/// KB-10.29
#[test]
fn a_kept_settlement_goes_back_when_the_mandatory_action_lapses() {
    let mut game = nearly_full().game().act("use temple; remove 3,2");
    let before = seen_by(&game, 0)["seats"][0]["supply"].as_u64().expect("a number");
    for _ in 0..5 {
        for _ in 0..3 {
            let site = hexes(&game.hexes_of("build"))[0];
            game = game.act(&format!("build {site}"));
        }
        game = game.act("end");
    }
    assert!(game.happened("no card is left for seat 0: the mandatory action lapses"));
    let seen = &seen_by(&game, 0)["seats"][0];
    assert_eq!(seen["on-temple"], 0);
    assert_eq!(seen["supply"], before - 3 + 1);
}

/// Barn top left, refuge top right, canoe bottom left.
fn canoe_lost_by_its_own_move(others: &str) -> Played {
    let position = on("barn refuge canoe fountain").built(0, "13,4 2,7").built(1, others);
    position.card("grass").game().act("use barn; lift 13,4; put 3,12")
}

/// KB-10.31: whoever else owns a canoe.
#[test]
fn a_canoe_lost_by_the_move_that_triggers_it() {
    let alone = canoe_lost_by_its_own_move("3,11");
    assert!(alone.happened("seat 0 takes the refuge tile from 2,12"));
    assert!(alone.happened("seat 0 loses the canoe tile"));
    assert!(!alone.can("stop"), "it is gone before it could answer");
    let both = canoe_lost_by_its_own_move("3,11 12,6");
    assert_eq!(both.state.to_act(), Some(seat(1)));
    let both = both.act("stop");
    assert_eq!(both.state.to_act(), Some(seat(0)));
    assert!(!both.can("stop"));
}

/// KB-10.2: the half of a swamp card is chosen when it is first needed, not at the start of the
/// turn because only one half is free at that moment.
#[test]
fn a_half_that_becomes_free_before_the_mandatory_action_can_be_chosen() {
    let mut position: Position = on("temple refuge canoe fountain");
    position.swamp_cards = true;
    let position = position.built(0, "8,1 3,12").walled(Terrain::Swamp, "");
    let game = position.card("swamp-grass").game();
    let game = game.act("use refuge; lift 8,1; put 8,2");
    assert!(game.can("choose swamp"), "8,1 is free now: {:?}", game.legal());
}

/// KB-10.30
#[test]
fn a_swamp_card_is_replaced_only_when_both_halves_are_full() {
    let position = board().card("swamp-desert").walled(Terrain::Swamp, "8,0");
    let game = position.clone().game().act("choose swamp; build 8,0");
    assert!(game.happened("seat 0 goes on with desert, the other half of the card"));
    assert!(!game.log().iter().any(|line| line.contains("leaves the game")));
    assert_eq!(game.refusal("build 8,2"), "KB-3.3", "grass is not on the card");
    assert!(game.act("build 0,9").can("end"), "the second of two");

    let position = position.walled(Terrain::Desert, "");
    let game = position.game().act("choose swamp; build 8,0 > grass");
    assert!(game.happened("seat 0 cannot play swamp-desert, which leaves the game"));
    assert!(game.act("build 8,2").can("end"), "the second of two");
}

/// KB-10.30
#[test]
fn the_other_half_asks_for_its_own_number_when_nothing_is_built_yet() {
    // The oracle takes the last swamp hex before the mandatory action.
    let position = on("temple oracle canoe fountain").card("swamp-desert").built(0, "3,16");
    let game = position.walled(Terrain::Swamp, "8,0").game();
    let game = game.act("choose swamp; use oracle; build 8,0");
    assert!(game.happened("seat 0 goes on with desert, the other half of the card"));
    let game = game.act("build 0,9; build 1,9");
    assert_eq!(game.refusal("end"), "KB-2.3", "three on desert");
    assert!(game.act("build 1,8").can("end"));
}
