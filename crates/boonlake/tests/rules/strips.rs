//! Section 7: the action strips.

use crate::scenario::{Table, bare, card, lay_free, levers, named, put, seat};
use boonlake::{Kind, Piece, Position, Region, Step, Strip};

fn strips(players: usize) -> Position {
    let mut position = bare(players);
    position.open.strips = Strip::ALL.try_into().expect("seven strips");
    position
}

/// BL-7.1
#[test]
fn every_strip_but_the_builder_begins_with_a_card_of_its_kind() {
    let cards = [Kind::Day, Kind::Sunset, Kind::Night].map(|kind| card(|sheet| sheet.kind == kind));
    let expected = [
        ("pioneer", Some(0)),
        ("cattle", Some(0)),
        ("region", Some(1)),
        ("progress", Some(1)),
        ("settle", Some(2)),
        ("hire", Some(2)),
        ("builder", None),
    ];
    for (strip, kind) in expected {
        let mut position = strips(2);
        position.hands[seat(0)] = cards.into_iter().collect();
        let mut table = Table::new(position);
        table.play(&format!("choose {strip}"));
        let discards: Vec<String> =
            table.legal().into_iter().filter(|text| text.starts_with("discard")).collect();
        let wanted: Vec<String> =
            kind.map(|kind: usize| format!("discard {}", cards[kind])).into_iter().collect();
        assert_eq!(discards, wanted, "{strip}");
    }
}

/// BL-7.2
#[test]
fn pioneer() {
    let mut position = strips(3);
    lay_free(&mut position, &[22]);
    let mut table = Table::new(position);
    table.play("choose pioneer");
    table.play("explore").play("lay 1").play("explore").play("lay 4");
    assert!(table.allows("develop 22a"));
    table.play("develop 22a");
    // The others draw two cards and may play one of any kind, the active seat does not.
    assert_eq!((table.hand(0), table.hand(1), table.to_act()), (0, 2, 1));
    assert_eq!(table.legal().iter().filter(|text| text.starts_with("discard")).count(), 2);
    table.play("pass");
    assert_eq!((table.hand(2), table.to_act()), (2, 2));
    table.play("pass");
    assert!(table.allows("sail 4"));
}

/// BL-7.3
#[test]
fn settle() {
    let mut position = strips(2);
    lay_free(&mut position, &[22, 23]);
    position.hands[seat(1)].add(named("Potter"));
    let mut table = Table::new(position);
    table.play("choose settle").play("develop 22a").play("develop 22b");
    assert_eq!(table.to_act(), 1);
    assert!(table.allows("develop 23a") && table.allows(&format!("discard {}", named("Potter"))));
    table.play("develop 23a");
    assert!(table.allows("sail 1"));
}

/// BL-7.4
#[test]
fn cattle() {
    let mut position = strips(2);
    position.hands[seat(1)].add(named("Potter"));
    let mut table = Table::new(position);
    table.play("choose cattle").play("lay 22").play("cattle 22");
    assert_eq!((table.to_act(), table.player(0).ranch), (1, 2));
    assert!(table.allows("cattle 22") && table.allows(&format!("discard {}", named("Potter"))));
    table.play("cattle 22");
    assert_eq!(table.player(1).ranch, 1, "the second cattle there costs two");
}

/// Presences of both seats in all regions.
fn spread() -> Position {
    let mut position = strips(2);
    lay_free(&mut position, &[22, 1, 31, 12]);
    put(&mut position, "22a", 0, Piece::Inhabitant); // Boonlake
    put(&mut position, "1a", 0, Piece::House); // Unknown
    put(&mut position, "31a", 0, Piece::Inhabitant); // Southern
    put(&mut position, "12a", 1, Piece::House); // New Hope
    put(&mut position, "22b", 1, Piece::House);
    position
}

/// BL-7.5, BL-7.6; Petra
#[test]
fn e11_the_other_regions_pay_all() {
    let mut table = Table::new(spread());
    table.play("choose region").play("region boonlake");
    assert_eq!(table.player(0).coins, 4 + 2);
    assert_eq!(table.player(1).coins, 1);
    assert!(table.state.open().covered.has(Region::Boonlake));
}

/// BL-7.7
#[test]
fn covered_labels_cannot_be_chosen_unless_all_are() {
    let mut position = spread();
    position.open.covered.add(Region::Boonlake);
    let mut table = Table::new(position.clone());
    table.play("choose region");
    assert_eq!(table.refusal("region boonlake"), "BL-7.7");
    position.open.covered = Region::ALL.iter().copied().collect();
    let mut table = Table::new(position);
    table.play("choose region").play("region boonlake");
    assert_eq!(table.player(0).coins, 2, "no reward, but the others pay");
}

/// BL-7.9, BL-7.10, BL-7.11
#[test]
fn e13_hiring_for_coins_or_cards() {
    let mut position = bare(2);
    position.ask(Step::Hire { seat: seat(0), has_hired: false });
    let names =
        ["Potter", "Peddler", "Granary", "Windpump", "Brickworks", "Market Day", "Toll Gate"];
    position.hands[seat(0)] = names.map(named).into_iter().collect();
    position.open.players[0].coins = 4;
    let mut table = Table::new(position.clone());
    table.play("hire cards");
    for name in &names[..3] {
        table.play(&format!("drop {}", named(name)));
    }
    table.play("hire cards");
    for name in &names[3..6] {
        table.play(&format!("drop {}", named(name)));
    }
    table.play("hire coins");
    assert_eq!((table.player(0).ranch, table.player(0).coins, table.hand(0)), (6, 1, 1));
    // One coin and one card are left, which is no price.
    assert_eq!(table.step(), Step::Turn { seat: seat(0) });
    position.open.players[0].coins = 2;
    assert_eq!(Table::new(position.clone()).refusal("hire coins"), "BL-7.10");
    position.open.players[0].ranch = 8;
    position.open.players[0].levers = levers(&[1]);
    assert_eq!(Table::new(position).refusal("hire cards"), "BL-7.11");
}

/// BL-7.12, BL-7.13
#[test]
fn e14_progress() {
    let mut position = strips(2);
    position.open.players[0].coins = 20;
    position.open.players[1].coins = 20;
    let mut table = Table::new(position.clone());
    table.play("choose progress").play("modernize three-coins");
    assert_eq!((table.player(0).coins, table.player(0).ranch), (18, 3));
    table.play("modernize vase");
    assert_eq!((table.player(0).coins, table.player(0).ranch), (15, 2));
    table.play("modernize modernize");
    assert_eq!((table.player(1).ranch, table.player(1).levers.len()), (2, 1));
    assert!(table.allows("sail 1"), "the others modernize once");
    position.open.players[1].ranch = 0;
    let mut table = Table::new(position);
    table.play("choose progress").play("pass").play("draw");
    assert_eq!((table.hand(0), table.player(0).levers.len()), (1, 0));
    assert_eq!(table.refusal("modernize three-coins"), "BL-7.13");
}

/// BL-7.14
#[test]
fn builder() {
    let mut position = strips(2);
    position.hands[seat(0)] = ["Potter", "Peddler"].map(named).into_iter().collect();
    let mut table = Table::new(position);
    table.play("choose builder");
    assert_eq!(table.player(0).coins, 3);
    assert_eq!(table.refusal(&format!("discard {}", named("Potter"))), "BL-3.10");
    table.play("draw");
    assert_eq!(table.hand(0), 4);
    table.play(&format!("discard {}", named("Potter")));
    assert_eq!(table.player(0).coins, 5 + 1, "and a coin where the ship goes by itself");
}

/// BL-7.2, BL-2.6
#[test]
fn each_part_of_the_pioneer_may_be_left_out() {
    let mut position = strips(2);
    lay_free(&mut position, &[22]);
    put(&mut position, "22a", 0, Piece::Inhabitant);
    let mut table = Table::new(position);
    table.play("choose pioneer").play("pass").play("explore").play("lay 1").house("22a");
    assert_eq!((table.player(0).houses.len(), table.to_act()), (5, 1));
}

/// BL-7.5
#[test]
fn labels_bring_what_they_show() {
    for (region, cards, vp) in [("southern", 3, 0), ("new-hope", 0, 3), ("unknown", 3, 0)] {
        let mut table = Table::new(strips(2));
        table.play("choose region").play(&format!("region {region}"));
        assert_eq!((table.hand(0), table.player(0).vp), (cards, vp), "{region}");
    }
}

/// BL-7.10
#[test]
fn e13_cards_and_coins_are_not_mixed() {
    let mut position = bare(2);
    position.hands[seat(0)] = ["Potter", "Peddler"].map(named).into_iter().collect();
    position.open.players[0].coins = 1;
    position.open.players[0].levers = levers(&[1]);
    position.ask(Step::Hire { seat: seat(0), has_hired: false });
    let table = Table::new(position);
    assert_eq!(table.legal(), ["use take-vase", "pass"]);
    assert_eq!(table.refusal("hire cards"), "BL-7.10");
    assert_eq!(table.refusal("hire coins"), "BL-7.10");
}

/// BL-2.11; the shared part begins with the active seat, whoever that is
#[test]
fn the_shared_part_goes_round_from_the_active_seat() {
    let mut position = strips(3);
    position.open.steps.clear();
    position.open.turn = seat(1);
    position.ask(Step::Turn { seat: seat(1) });
    let mut table = Table::new(position);
    table.play("choose progress");
    let mut order = Vec::new();
    while table.allows("draw") {
        order.push(table.to_act());
        table.play("draw");
    }
    assert_eq!(order, [1, 2, 0]);
}

/// BL-7.3; the others may upgrade as well
#[test]
fn settle_lets_all_upgrade() {
    let mut position = strips(2);
    lay_free(&mut position, &[22]);
    put(&mut position, "22a", 0, Piece::Inhabitant);
    put(&mut position, "22b", 1, Piece::Inhabitant);
    let mut table = Table::new(position);
    table.play("choose settle").house("22a");
    assert!(table.allows("develop 5a") && !table.allows("house 22a"));
    table.play("pass").house("22b");
    assert_eq!((table.player(0).houses.len(), table.player(1).houses.len()), (5, 5));
}

/// BL-2.14, BL-2.6
#[test]
fn what_never_hurts_is_not_asked_about() {
    let mut position = bare(2);
    position.open.strips = Strip::ALL.try_into().expect("seven strips");
    // The inhabitant of hire comes by itself; exploring is asked about and can be declined.
    let mut table = Table::new(position.clone());
    table.play("choose hire");
    assert_eq!((table.player(0).ranch, table.legal()), (4, vec!["explore".into(), "pass".into()]));
    // The others draw their two cards of the pioneer unasked, and then are asked about a card.
    let mut table = Table::new(position.clone());
    table.play("choose pioneer");
    while table.to_act() == 0 {
        table.play("pass");
    }
    assert_eq!(table.hand(1), 2);
    assert!(table.allows("pass") && !table.allows("draw"));
    // The coins of a region scoring, and the reward of the label, are just taken.
    lay_free(&mut position, &[1]);
    put(&mut position, "1a", 0, Piece::House);
    let mut table = Table::new(position);
    table.play("choose region").play("region boonlake");
    assert_eq!((table.player(0).coins, table.to_act()), (5, 0), "4 of the label, 1 of the house");
    assert!(table.allows("sail 1"));
}
