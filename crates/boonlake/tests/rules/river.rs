//! Section 9: the river.

use crate::scenario::{Table, bare, card, levers, seat};
use boonlake::{Effect, Lasting, Position, Resources, Step};
use table::{Game, QuickChance};

fn sailing(players: usize, ships: &[u8], steps: u8) -> Position {
    let mut position = bare(players);
    for (player, &ship) in position.open.players.iter_mut().zip(ships) {
        player.ship = ship;
    }
    position.open.steps.clear();
    position.ask(Step::EndTurn { seat: seat(0) });
    position.ask(Step::Sail { seat: seat(0), steps });
    position
}

/// BL-9.1, BL-9.2, BL-9.5
#[test]
fn ships_skip_others_but_not_harbours() {
    let mut table = Table::new(sailing(2, &[1, 2], 2));
    assert_eq!(table.refusal("sail 3"), "BL-9.1");
    assert_eq!(table.refusal("sail 0"), "BL-9.1");
    table.play("sail 1");
    assert_eq!(table.player(0).ship, 3, "space 2 is skipped");
    // Harbours 3 and 8 count even with a ship in them, and can be shared.
    let mut table = Table::new(sailing(2, &[7, 8], 2));
    table.play("sail 1");
    assert_eq!((table.player(0).ship, table.player(0).vases), (8, 1));
    let mut table = Table::new(sailing(2, &[7, 9], 2));
    table.play("sail 2");
    assert_eq!((table.player(0).ship, table.player(0).ranch), (10, 4));
}

/// BL-9.3, BL-9.7
#[test]
fn the_last_space_of_the_second_round() {
    let mut position = sailing(2, &[22, 10], 4);
    position.open.is_second_round = true;
    position.open.n_scorings = 3;
    let mut table = Table::new(position);
    assert_eq!(table.legal(), ["sail 1", "sail 2"]);
    assert_eq!(table.refusal("sail 3"), "BL-9.1");
    table.play("sail 2");
    assert_eq!(table.player(0).vp, 5);
    assert!(table.state.open().is_ending);
    assert_eq!(table.step(), Step::Turn { seat: seat(1) }, "the round goes on");
    // Seat 1 ends it: the fourth scoring, then the end.
    table.play("choose builder").decline();
    while !table.allows("sail 1") {
        let first = table.legal()[0].clone();
        table.play(&first);
    }
    table.play("sail 1");
    assert_eq!(table.state.open().n_scorings, 4);
    // A ship that is at the end does not move.
    let mut position = sailing(3, &[24, 10, 10], 4);
    position.open.is_second_round = true;
    position.open.is_ending = true;
    position.open.n_scorings = 3;
    assert_eq!(Table::new(position).step(), Step::Turn { seat: seat(1) });
}

/// BL-9.4, BL-9.6
#[test]
fn locks_and_arms() {
    // The first over the lock lets a scoring follow, in the first round on the upper arm.
    let mut table = Table::new(sailing(2, &[15, 14], 4));
    table.play("sail 1");
    assert_eq!((table.player(0).coins, table.state.open().n_scorings), (4, 1));
    // The second one does not.
    let mut position = sailing(2, &[15, 17], 4);
    position.open.n_scorings = 1;
    let mut table = Table::new(position);
    table.play("sail 1");
    assert_eq!((table.state.open().n_scorings, table.step()), (1, Step::Turn { seat: seat(1) }));
    // In the second round it is the lower arm, and the third scoring.
    let mut position = sailing(2, &[15, 14], 4);
    position.open.is_second_round = true;
    position.open.n_scorings = 2;
    let mut table = Table::new(position);
    table.play("sail 1");
    assert_eq!((table.player(0).coins, table.state.open().n_scorings), (5, 3));
    // The end of the first round comes after the reward.
    let mut position = sailing(2, &[22, 14], 4);
    position.open.n_scorings = 1;
    let mut table = Table::new(position);
    table.play("sail 2");
    assert_eq!(table.state.open().n_scorings, 1, "the reward comes first");
    table.play("produce iron");
    assert_eq!(table.player(0).production, Resources([0, 0, 0, 1]));
    assert_eq!(table.state.open().n_scorings, 2);
    assert!(!table.state.open().is_ending, "the first round ends without last turns");
    assert_eq!(table.step(), Step::ScoreTile { seat: seat(0) });
}

/// BL-9.8
#[test]
fn cards_for_the_river() {
    let lasting =
        [Lasting::HarbourCoins, Lasting::HarbourCards, Lasting::RiverCoins, Lasting::VaseBonus];
    let cards = lasting.map(|lasting| card(|sheet| sheet.effect == Effect::Always(lasting)));
    let with_cards = |ship: u8| {
        let mut position = sailing(2, &[ship, 1], 2);
        position.open.players[0].display = cards.into_iter().collect();
        position.open.players[0].levers = levers(&[]);
        let mut table = Table::new(position);
        table.play("sail 1");
        table
    };
    let table = with_cards(7); // the vase harbour
    assert_eq!((table.player(0).coins, table.hand(0), table.player(0).vases), (2, 2, 2));
    let table = with_cards(3); // two coins
    assert_eq!((table.player(0).coins, table.hand(0)), (3, 0));
    let mut table = with_cards(11); // vase or production
    table.play("vase");
    assert_eq!(table.player(0).vases, 2);
    let mut table = with_cards(11);
    table.play("produce wood");
    assert_eq!(table.player(0).vases, 0);
}

/// BL-9.6; what the log tells
#[test]
fn the_reward_is_told_before_the_scoring() {
    let mut state = sailing(2, &[15, 14], 4).state().expect("a possible position");
    let mut events = Vec::new();
    let action = "sail 1".parse().expect("an action");
    state.apply(action, &mut QuickChance::new(1), &mut events).expect("a legal action");
    let events: Vec<String> = events.iter().map(ToString::to_string).collect();
    let place = |text: &str| events.iter().position(|event| event == text).expect("such an event");
    assert!(place("seat 0 gets 4 coins") < place("interim scoring 1"), "{events:?}");
}

/// BL-2.13
#[test]
fn a_ship_with_one_way_to_go_goes_it() {
    let mut position = sailing(2, &[1, 5], 1);
    assert_eq!(Table::new(position.clone()).player(0).ship, 2);
    assert_eq!(Table::new(sailing(2, &[23, 14], 4)).player(0).ship, 24, "there is one space left");
    position.open.players[0].levers = levers(&[11]);
    assert_eq!(Table::new(position).legal(), ["sail 1", "use five-coins"], "a lever is a choice");
}

/// BL-9.7
#[test]
fn all_have_equally_many_turns() {
    let at_end = |sailor: usize| {
        let mut position = bare(3);
        position.open.is_second_round = true;
        position.open.n_scorings = 3;
        position.open.turn = seat(sailor);
        position.open.players[sailor].ship = 22;
        position.open.steps.clear();
        position.ask(Step::EndTurn { seat: seat(sailor) });
        position.ask(Step::Sail { seat: seat(sailor), steps: 4 });
        let mut table = Table::new(position);
        table.play("sail 2");
        table
    };
    assert_eq!(at_end(0).step(), Step::Turn { seat: seat(1) });
    assert_eq!(at_end(1).step(), Step::Turn { seat: seat(2) });
    let table = at_end(2);
    assert_eq!(table.step(), Step::ScoreTile { seat: seat(0) }, "the last seat ends it at once");
    assert_eq!(table.state.open().n_scorings, 4);
}

/// BL-9.6; after each of the first three scorings the next seat goes on
#[test]
fn the_turn_passes_on_after_a_scoring() {
    let mut position = sailing(3, &[15, 1, 1], 2);
    position.open.players[0].ship = 15;
    let mut table = Table::new(position);
    table.play("sail 1");
    for index in 0..3 {
        assert_eq!(table.step(), Step::ScoreTile { seat: seat(index) });
        let first = table.legal()[0].clone();
        table.play(&first);
    }
    assert_eq!(table.step(), Step::Turn { seat: seat(1) });
}
