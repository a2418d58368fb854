//! Section 2: the turn.

use crate::scenario::*;
use kingdom_builder::{Card, Options, State, Terrain};
use serde_json::{Value, json};
use table::{Event as _, Game, Match, PlayError, Seed, Viewer};

/// What everybody sees.
fn open(game: &Played) -> Value {
    serde_json::to_value(State::write_view(&game.state.view(Viewer::Watcher)))
        .expect("a view is JSON")
}

/// How many cards these are.
fn sum(cards: &Value) -> u64 {
    cards.as_object().expect("cards").values().map(|count| count.as_u64().expect("a number")).sum()
}

/// The board of the first game.
fn first() -> kingdom_builder::Position {
    on("tavern paddock oasis farm")
}

/// KB-2.1
#[test]
fn only_the_seat_that_is_asked_does_what_is_asked() {
    let mut game =
        Match::<State>::seeded(Options::first_game(2), Seed::from_number(3)).expect("a match");
    let mut legal = Vec::new();
    game.state().legal(&mut legal);
    let refused = game.act(seat(1), legal[0], Vec::new());
    assert_eq!(refused, Err(PlayError::NotToAct { seat: seat(1), to_act: seat(0) }));
    assert_eq!(game.act(seat(0), legal[0], Vec::new()), Ok(()));

    let game = first().built(0, "10,18").card("canyon").game();
    for not_asked in ["stop", "lift 10,18", "put 10,18", "play canyon", "wall 10,19", "take"] {
        assert_eq!(game.refusal(not_asked), "KB-2.1", "{not_asked}");
    }
    // Within the farm's action nothing but its build is asked for.
    let game = game.act("use farm");
    assert_eq!(game.refusal("end"), "KB-2.1");
    assert_eq!(game.refusal("use farm"), "KB-2.1");
    assert!(game.can("build 10,19"));
}

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

/// KB-2.2, KB-2.3
#[test]
fn no_tile_is_used_between_the_three_and_there_is_no_fourth() {
    // Holds farm (11,17); grass and canyon lie beside it.
    let game = first().built(0, "11,18").card("grass").game();
    assert!(game.can("use farm"));
    for n_built in 1..=2 {
        let game = game.clone().act(["build 10,18", "build 10,18; build 10,19"][n_built - 1]);
        assert_eq!(game.refusal("use farm"), "KB-2.3", "after {n_built}");
        assert!(game.legal().iter().all(|action| action.starts_with("build ")));
    }
    let game = game.act("build 10,18; build 10,19; build 11,19");
    assert_eq!(game.refusal("build 12,9"), "KB-2.2");
    assert!(game.can("use farm"));
    assert_eq!(game.seat_line(0), "seat 0: supply 36, tiles farm");
}

/// KB-2.3
#[test]
fn no_farmland_or_cave_action_between_the_three() {
    let mut position = on("bazaar-water-mill tower harbor barn").built(0, "0,3").card("desert");
    position.caves = vec![hex("0,1")];
    // 0,3 lies beside the farmland 0,2; 1,1 beside that and the cave.
    let game = position.built(0, "1,1").game();
    assert!(game.can("use farmland") && game.can("use cave"));
    let game = game.act("build 1,2");
    assert_eq!(game.refusal("use farmland"), "KB-2.3");
    assert_eq!(game.refusal("use cave"), "KB-2.3");
    let game = game.act("build 1,3; build 1,4");
    assert!(game.can("use farmland") && game.can("use cave"));
}

/// KB-2.5
#[test]
fn a_tile_is_used_once_before_or_after() {
    let start = first().built(0, "11,18").card("canyon").game();
    let before = start.clone().act("use farm; build 11,19");
    assert_eq!(before.refusal("use farm"), "KB-4.6");
    // No canyon is next to an own piece.
    let before = before.act("build 13,17; build 13,18; build 12,17");
    assert_eq!(before.refusal("use farm"), "KB-4.6");
    let after = start.act("build 13,17; build 13,18; build 12,17; use farm; build 11,19");
    assert_eq!(after.refusal("use farm"), "KB-4.6");
    // In the next turn it is there again.
    let next = after.act("end > desert; build 7,8; build 7,9; build 8,8; end > grass");
    assert!(next.can("use farm"));
}

/// KB-2.6
#[test]
fn who_has_fewer_than_three_builds_those() {
    let game = first().built(0, "11,18").card("grass").supply(0, 2).game();
    let game = game.act("build 10,18");
    assert_eq!(game.refusal("end"), "KB-2.3");
    let game = game.act("build 10,19");
    assert_eq!(game.refusal("build 11,19"), "KB-2.2");
    assert!(game.can("end"));
    // With none at all nothing has to be built.
    let game = first().built(0, "11,18").card("grass").supply(0, 0).game();
    assert!(game.can("end"));
    assert_eq!(game.hexes_of("build"), "");
}

/// KB-2.7, KB-2.11
#[test]
fn the_card_is_shown_played_discarded_and_replaced_by_a_hidden_one() {
    let mut position = first().card("grass");
    position.hands.push(vec![Card::Desert]);
    let game = position.game();
    assert_eq!(open(&game)["turn"]["card"], "grass");
    assert_eq!(open(&game)["discards"], json!({}));
    let game = game.act("build 7,8; build 7,9; build 8,8");
    assert!(!game.log().iter().any(|line| line.contains("draws")));
    let game = game.act("end > canyon");
    assert_eq!(open(&game)["discards"], json!({"grass": 1}));
    assert_eq!(open(&game)["turn"]["card"], "desert");
    assert!(game.happened("seat 0 draws canyon"));
    assert!(game.happened("seat 1 plays desert"));
    let told = |viewer: Viewer| {
        let seen = game.events.iter().filter_map(|event| event.seen_by(viewer));
        seen.map(|event| event.to_string()).find(|text| text.contains("draws")).expect("a draw")
    };
    assert_eq!(told(Viewer::Seat(seat(0))), "seat 0 draws canyon");
    assert_eq!(told(Viewer::Seat(seat(1))), "seat 0 draws a card");
    let hand = |viewer: Viewer| game.state.view(viewer).hand().to_vec();
    assert_eq!(hand(Viewer::Seat(seat(0))), [Card::Canyon]);
    assert_eq!(hand(Viewer::Seat(seat(1))), []);
}

/// KB-2.8
#[test]
fn the_discards_become_the_new_pile_when_it_is_empty() {
    // Five hands of 25 cards leave 20, so the 21st draw needs the discards.
    let mut game = first().players(5).card("grass").game();
    let draws = |game: &Played| game.log().iter().filter(|line| line.contains("draws")).count();
    while draws(&game) < 20 {
        let next = game.legal()[0].clone();
        game = game.act(&next);
    }
    assert!(!game.happened("the discards become the new pile"));
    assert_eq!(sum(&open(&game)["discards"]), 20);
    while draws(&game) < 21 {
        let next = game.legal()[0].clone();
        game = game.act(&next);
    }
    assert!(game.happened("the discards become the new pile"));
    assert_eq!(open(&game)["discards"], json!({}));
    assert_eq!(sum(&open(&game)["unseen"]), 24, "all but the card that lies open");
}

/// KB-2.9
#[test]
fn a_card_without_a_free_hex_at_the_start_of_the_turn_leaves_the_game() {
    let mut position = first().card("grass").walled(Terrain::Desert, "");
    position.hands.push(vec![Card::Desert]);
    let game = position.game();
    let game = game.act("build 7,8; build 7,9; build 8,8; end > canyon desert flower");
    assert!(game.happened("seat 1 cannot play desert, which leaves the game"));
    assert!(game.happened("seat 1 plays flower"));
    assert_eq!(open(&game)["gone"], json!({"desert": 2}));
    assert_eq!(open(&game)["discards"], json!({"grass": 1}));
    assert_eq!(open(&game)["turn"]["card"], "flower");
    // One free hex is enough to keep the card.
    let mut position = first().card("grass").walled(Terrain::Desert, "0,1");
    position.hands.push(vec![Card::Desert]);
    let game = position.game().act("build 7,8; build 7,9; build 8,8; end > canyon");
    assert_eq!(game.hexes_of("build"), "0,1");
    assert_eq!(open(&game)["gone"], json!({}));
}

/// KB-2.9, KB-2.12
#[test]
fn a_card_that_runs_out_is_replaced_for_the_builds_still_missing() {
    let game = first().card("desert").walled(Terrain::Desert, "0,1 0,2").game();
    let game = game.act("build 0,1; build 0,2 > canyon");
    assert!(game.happened("seat 0 cannot play desert, which leaves the game"));
    assert_eq!(game.hexes_of("build"), first().all(Terrain::Canyon));
    assert_eq!(game.refusal("end"), "KB-2.3");
    let game = game.act("build 15,6");
    assert_eq!(game.refusal("build 15,7"), "KB-2.2", "one was missing, no more");
    assert_eq!(open(&game.act("end > grass"))["discards"], json!({"canyon": 1}));

    let game = first().card("desert").walled(Terrain::Desert, "0,1").game();
    let game = game.act("build 0,1 > canyon; build 15,6");
    assert_eq!(game.refusal("end"), "KB-2.3", "two were missing, no fewer");
    assert!(game.act("build 15,7").can("end"));

    // A card that runs out with the last build was played to the end: it is only discarded.
    let game = first().card("desert").walled(Terrain::Desert, "0,1 0,2 1,2").game();
    let game = game.act("build 0,1; build 0,2; build 1,2; end > grass");
    assert_eq!(open(&game)["gone"], json!({}));
    assert_eq!(open(&game)["discards"], json!({"desert": 1}));
}

/// KB-2.9
#[test]
fn a_card_can_run_out_before_the_mandatory_action_begins() {
    // The oasis (17,5) takes the last desert.
    let position = first().built(0, "16,6").card("desert").walled(Terrain::Desert, "17,6");
    let game = position.game().act("use oasis; build 17,6 > grass");
    assert!(game.happened("seat 0 cannot play desert, which leaves the game"));
    assert!(game.happened("seat 0 plays grass"));
    assert_eq!(game.refusal("end"), "KB-2.4");
}

/// KB-2.10
#[test]
fn without_any_card_the_mandatory_action_lapses_and_the_game_ends() {
    let mut position = first().card("desert").walled(Terrain::Desert, "0,1");
    for terrain in [Terrain::Grass, Terrain::Flower, Terrain::Forest, Terrain::Canyon] {
        position = position.walled(terrain, "");
    }
    let game = position.game().act("build 0,1");
    assert!(game.happened("no card is left for seat 0: the mandatory action lapses"));
    assert_eq!(open(&game)["last-round"], true);
    assert_eq!(game.legal(), ["end"]);
    // The round is played to its end.
    let game = game.act("end");
    assert!(!game.happened("the match is over"));
    assert_eq!(game.state.to_act(), Some(seat(1)));
    let game = game.act("end");
    assert!(game.happened("the match is over"));
    assert_eq!(game.state.to_act(), None);
}
