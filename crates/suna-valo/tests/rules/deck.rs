//! The deck, the ends of eras and new eras.

use crate::scenario::{card, pause, scene, seat, with_characters};
use suna_valo::{Era, Event, Step};
use table::{Event as _, Game, Viewer};

/// SV-13.3
#[test]
fn a_festival_comes_by_a_card() {
    let base = scene().goods(0, "NNN").village("h01 h02 h10").display(1, 1, "h13", "", 0);
    let game = base.clone().game().act("buy-village 3; place discoveries > festival finders-fair");
    assert_eq!(game.village(), "finders-fair h01 h02");
    assert_eq!(game.state.open().specials.festivals, 1);
    let none = base
        .display(1, 2, "harvest-fair", "", 0)
        .display(1, 3, "flock-fair", "", 0)
        .display(0, 1, "finders-fair", "", 0)
        .display(0, 2, "little-regatta", "", 0)
        .game()
        .act("buy-village 3; place discoveries > festival h04");
    assert_eq!(none.village(), "h04 h01 h02");
}

/// SV-13.5
#[test]
fn an_empty_deck() {
    let game = scene()
        .goods(0, "N")
        .village("- - h10")
        .display(0, 1, "h13", "", 0)
        .display(1, 1, "h14", "", 0)
        .public("p01 p02")
        .ships("energy-cargo crop-cargo")
        .with(|open| {
            open.specials.reveal_public = false;
            open.specials.reveal_ship = false;
        })
        .deck("")
        .game();
    let bought = game.clone().act("buy-village 3; place discoveries");
    assert_eq!(bought.village(), "- - -");
    assert_eq!(bought.asked(), 1, "nothing is refilled");
    let own = bought.act("buy-own 1; place-down flowers");
    assert_eq!(own.state.open().farms[seat(1)].display[0], None, "the place stays empty");
}

/// SV-15.3, SV-15.5
#[test]
fn the_extra_turns() {
    let base = scene()
        .era(Era::Three)
        .goods(0, "NNNNN")
        .goods(1, "NNNNN")
        .turn_of(1)
        .village("h49 h53 h54")
        .display(0, 1, "h39", "", 0)
        .display(1, 1, "h41", "", 0)
        .with(|open| open.is_era_ending = true);
    let game = base.game().act("buy-own 1; place-down flowers; refill 1; pay-rest");
    assert!(game.happened("each seat takes one more turn, without refilling"));
    assert_eq!((game.asked(), game.state.open().extra_turns), (0, 2));
    let village = game.village();
    let game = game.act("buy-own 1; place-down flowers");
    assert_eq!((game.asked(), game.village()), (1, village.clone()), "nothing moves");
    assert_eq!(game.state.open().farms[seat(0)].display[0], None);
    let game = game.act("buy-own 1; place-down flowers");
    assert_eq!((game.state.to_act(), game.village()), (None, village));
}

/// SV-16.1, SV-16.2, SV-16.3, SV-20.5
#[test]
fn a_new_era() {
    let game = scene()
        .village("h01 harvest-fair h03")
        .display(0, 1, "h10", "N", 0)
        .display(1, 1, "h13", "N", 0)
        .public("p01 p02")
        .ships("energy-cargo crop-cargo")
        .only(0, Step::NextEra)
        .asks(0, pause())
        .game()
        .act("skip");
    let open = game.state.open();
    assert_eq!((open.era, open.tree), (Era::Two, seat(1)));
    assert_eq!((open.public_orders.len(), open.ship_orders.len()), (3, 3));
    assert!(open.discards.has(card("h01")) && open.discards.has(card("h04")), "the deck too");
    assert!(!open.discards.has(card("harvest-fair")));
    assert_eq!((game.asked(), game.step()), (1, Step::Renew), "who has the tree");
    let own = game.state.view(Viewer::Seat(seat(1)));
    let other = game.state.view(Viewer::Seat(seat(0)));
    assert_eq!((own.hand().len(), other.hand().len()), (3, 3));
    assert!(game.state.view(Viewer::Watcher).hand().is_empty());
    assert_eq!(own.n_deck(), 14);
    let drawn = |viewer: Viewer, of: usize| {
        let seen = game.events.iter().filter_map(|event| event.seen_by(viewer));
        let cards = seen.filter_map(|event| match event {
            Event::DrewHand { seat: drawer, card } if drawer == seat(of) => Some(card),
            _ => None,
        });
        cards.collect::<Vec<_>>()
    };
    for (viewer, of) in [(0, 1), (1, 0)] {
        let (own, other) = (Viewer::Seat(seat(of)), Viewer::Seat(seat(viewer)));
        assert_eq!(drawn(other, of), [None; 3], "the log hides a hand from the other");
        assert_eq!(drawn(Viewer::Watcher, of), [None; 3]);
        assert!(drawn(own, of).iter().all(Option::is_some), "but not from its owner");
    }
    let game = game.act("done; done");
    assert_eq!((game.asked(), game.step()), (1, Step::Turn));
}

/// SV-16.5, SV-17.2
#[test]
fn scarcity_in_a_new_era() {
    let game = scene()
        .era(Era::Two)
        .goods(0, "")
        .display(0, 1, "h01", "G", 1)
        .hand(0, "h25 h26")
        .asks(0, Step::Renew)
        .game()
        .act("replace 1 h25");
    assert_eq!(game.price(0, 1), "h25 G+2", "goods and marker stay, one more is missing");
    assert!(game.state.open().discards.has(card("h01")));
}

/// SV-16.8
#[test]
fn a_card_is_replaced_once() {
    let game = scene()
        .era(Era::Two)
        .goods(0, "")
        .display(0, 1, "h01", "G", 0)
        .display(0, 2, "harvest-fair", "G", 0)
        .hand(0, "h25 h28 barrel-fair")
        .asks(0, Step::Renew)
        .game()
        .act("replace 1 h25");
    assert_eq!(game.price(0, 1), "h25 G+2");
    assert_eq!(game.refusal("replace 1 h28"), "SV-16.8", "the markers would be voluntary");
    let game = game.act("replace 2 barrel-fair");
    assert_eq!(game.step(), Step::Turn, "nothing is left to replace");
}

/// SV-15.1
#[test]
fn the_era_ends_at_once_after_the_second_seat() {
    let game = scene()
        .turn_of(1)
        .public("p01")
        .ships("energy-cargo crop-cargo")
        .village("h02 h03 h05")
        .display(0, 1, "h10", "", 0)
        .display(1, 1, "h13", "", 0)
        .with(|open| open.specials.reveal_ship = false)
        .deck("")
        .game()
        .act("buy-own 1; place-down flowers; refill 3; pay-rest");
    assert_eq!(game.state.open().public_orders.len(), 3, "one of each era was revealed");
    assert_eq!(game.state.open().era, Era::Two, "Black's turn was the last one");
}

/// SV-15.1
#[test]
fn three_open_orders_do_not_end_an_era() {
    let game = scene()
        .turn_of(1)
        .goods(1, "NNN")
        .public("p01")
        .ships("energy-cargo")
        .village("h02 h03 h10")
        .display(0, 1, "h13", "", 0)
        .deck("h01 h04")
        .game()
        .act("buy-village 3; place discoveries > reveal-public p02 h04");
    assert!(!game.state.open().is_era_ending);
    assert_eq!((game.state.open().era, game.asked()), (Era::One, 0));
}

/// SV-15.4, SV-6.5
#[test]
fn incomes_come_to_the_tree_first_and_need_room() {
    let game = scene()
        .goods(0, "")
        .goods(1, "")
        .lifted(0, "animal-income")
        .lifted(1, "crop-income animal-income")
        .turn_of(1)
        .village("h02 h03 h05")
        .display(1, 1, "h10", "", 0)
        .public("p01 p02")
        .ships("energy-cargo crop-cargo")
        .with(|open| open.is_era_ending = true)
        .game()
        .act("buy-own 1; place-down orders; refill 1");
    assert_eq!(game.asked(), 0, "who has the tree");
    let game = game.act("store egg head");
    assert_eq!(game.asked(), 1);
    let game = game.act("store grain head; store wool head");
    assert_eq!(game.state.open().era, Era::Two);
    let full =
        scene().goods(0, "WE").lifted(0, "animal-income").asks(0, Step::IncomePay).asks(0, pause());
    let full = full.game().act("skip");
    assert_eq!((full.goods(0).as_str(), full.step()), ("W E", Step::Turn), "it is lost");
}

/// SV-15.3
#[test]
fn extra_turns_refill_nothing_for_anybody() {
    let base = with_characters("scout", "scout")
        .era(Era::Three)
        .goods(0, "NNNNNN")
        .goods(1, "")
        .village("h49 h53 h54")
        .display(0, 1, "h39", "", 0)
        .display(1, 1, "h41", "", 0)
        .with(|open| open.extra_turns = 2);
    let other = base.clone().game().act("buy-other 1; place-down flowers");
    assert_eq!(other.state.open().farms[seat(1)].display[0], None);
    assert_eq!((other.asked(), other.step()), (1, Step::Turn), "nobody looks at the deck");
    let village = base.game().act("buy-village 2; place-down flowers");
    assert_eq!(village.village(), "h49 - h54", "the cards keep their places and prices");
}

/// SV-16.2, SV-16.4, SV-16.6
#[test]
fn both_seats_prepare_the_era_one_after_the_other() {
    let game = scene()
        .era(Era::Two)
        .with(|open| open.tree = seat(1))
        .display(0, 1, "h10", "N", 0)
        .display(1, 1, "h13", "N", 0)
        .public("p01 p02 p07 p08")
        .ships("energy-cargo crop-cargo field-shift clear-place")
        .only(0, Step::NextEra)
        .asks(0, pause())
        .game()
        .act("skip");
    let open = game.state.open();
    assert_eq!((open.era, open.tree, game.asked()), (Era::Three, seat(0), 0));
    let hand = game.state.view(Viewer::Seat(seat(0))).hand();
    let game = game.act("done");
    assert_eq!((game.asked(), game.step()), (1, Step::Renew));
    let discards = game.state.open().discards;
    assert!(hand.iter().all(|card| discards.has(card) == card.festival().is_none()));
    assert!(game.state.view(Viewer::Seat(seat(0))).hand().is_empty());
}

/// SV-17.2, SV-16.5
#[test]
fn c02_prices_below_the_minimum_in_a_new_era_too() {
    let game = with_characters("haggler", "skipper")
        .era(Era::Two)
        .goods(0, "")
        .display(0, 1, "h01", "G", 0)
        .hand(0, "h25")
        .asks(0, Step::Renew)
        .game()
        .act("replace 1 h25");
    assert_eq!(game.price(0, 1), "h25 G+1", "one below the three of the card");
}
