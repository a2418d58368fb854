//! The characters.

use crate::scenario::{pause, with_characters};
use suna_valo::{Era, HeldTile, ProgressTile, Step};

/// SV-17.1
#[test]
fn c01_has_one_more_delivery() {
    let drones = |character: &str, column: &str| {
        let game = with_characters(character, "C07")
            .goods(0, "GW")
            .farm(0, "H14 H17")
            .display(0, 1, "H10", "", 0)
            .village("H01 H02 H03")
            .game()
            .act(&format!("buy-own 1; place-down {column}"));
        let Step::Activation(left) = game.step() else { panic!("deliveries are due") };
        left.drones
    };
    assert_eq!((drones("C01", "dock"), drones("C05", "dock")), (3, 2));
    assert_eq!((drones("C01", "orders"), drones("C05", "orders")), (3, 2));
}

/// SV-17.3
#[test]
fn c03_has_three_more_stores() {
    let game = with_characters("C03", "C07")
        .goods(0, "GS")
        .farm(0, "H01 H02=S")
        .display(0, 1, "H04", "", 0)
        .village("H05 H06 H07")
        .game()
        .act("buy-own 1; place-down plants");
    assert_eq!(
        game.legal(),
        [
            "produce H01 grain H01",
            "produce H01 grain C03",
            "produce-head grain C03",
            "produce-head lily C03",
            "done"
        ]
    );
    assert_eq!(game.refusal("produce H02 lily C03"), "SV-7.3", "its store is full");
    assert_eq!(game.refusal("produce H01 grain head"), "SV-7.4");
    let game = game.act("produce H01 grain C03; produce-head lily C03");
    let farm = &game.state.open().farms[0];
    assert_eq!((farm.cards[0].stores[0], farm.satchel.iter().flatten().count()), (None, 2));
    assert_eq!(game.goods(0), "2G 3S");
}

/// SV-17.4, SV-13.4
#[test]
fn c04_turns_up_the_top_of_the_deck() {
    let base = with_characters("C04", "C07")
        .goods(0, "GSB")
        .village("H01 H02 H03")
        .display(0, 1, "H10", "", 0)
        .display(1, 1, "H13", "", 0);
    let game = base.clone().game().act("buy-own 1; place discoveries");
    assert_eq!(game.refusal("refill-deck"), "SV-17.4", "nothing is turned up");
    let game = game.act("look > H04");
    let taken = game.clone().act("refill-deck; pay-rest");
    assert_eq!((taken.village().as_str(), taken.price(0, 1).as_str()), ("H01 H02 H03", "H04 N+0"));
    let left = game.act("refill 2; pay-rest");
    assert_eq!((left.village().as_str(), left.price(0, 1).as_str()), ("H04 H01 H03", "H02 N+0"));

    let special = base
        .public("P01")
        .ships("S01 S02")
        .with(|open| open.specials.reveal_ship = false)
        .deck("H04 H05")
        .game()
        .act("buy-own 1; place discoveries; look > reveal-public P02 H05");
    assert!(special.state.open().is_era_ending);
    assert!(special.can("refill-deck"), "the refilling goes on");
    assert_eq!(special.refusal("look"), "SV-2.1");
    let other = with_characters("C05", "C07").village("H01 H02 H03").display(0, 1, "H10", "", 0);
    let other = other.game().act("buy-own 1; place discoveries");
    assert_eq!(other.refusal("look"), "SV-17.4");
}

/// SV-17.5, SV-10.8, SV-10.9
#[test]
fn c05_gets_a_good_for_each_use_of_a_tile() {
    let tile = HeldTile { tile: ProgressTile::BF02, is_fresh: false };
    let game = with_characters("C05", "C07")
        .goods(0, "GS")
        .with(|open| open.farms[0].tiles.push(tile))
        .display(0, 1, "H10", "", 0)
        .village("H01 H02 H03")
        .game()
        .act("buy-own 1; place-down plants");
    assert_eq!(game.energy(0), 1, "the tile");
    assert!(game.can("take-energy") && game.can("store flower head"));
    assert_eq!(game.refusal("store grain head"), "SV-6.1");
    assert_eq!(game.act("take-energy").energy(0), 2);
}

/// SV-7.7, SV-17.5: the good of C05 comes after what is made without a choice.
#[test]
fn c05_is_asked_after_the_cards_have_produced() {
    let tile = HeldTile { tile: ProgressTile::BF01, is_fresh: false };
    let game = with_characters("C05", "C07")
        .goods(0, "GS")
        .with(|open| open.farms[0].tiles.push(tile))
        .display(0, 1, "H04", "", 0)
        .village("H01 H02 H03")
        .game()
        .act("buy-own 1; place flowers");
    assert_eq!(game.goods(0), "G S 2B N");
    let stores = ["store flower head", "store wool head", "store egg head", "take-energy", "skip"];
    assert_eq!(game.legal(), stores);
}

/// SV-17.10, SV-10.10
#[test]
fn c05_uses_a_tile_even_if_its_gift_is_lost() {
    let base = |character: &str| {
        let tile = HeldTile { tile: ProgressTile::BF05, is_fresh: false };
        with_characters(character, "C07")
            .goods(0, "WE")
            .with(|open| open.farms[0].tiles.push(tile))
            .display(0, 1, "H10", "", 0)
            .village("H01 H02 H03")
            .game()
            .act("buy-own 1; place discoveries")
    };
    let used = base("C05").act("use-tile BF05; take-energy");
    assert_eq!(used.goods(0), "W E 3N", "wool and egg have no room");
    assert!(matches!(base("C08").step(), Step::Refill { .. }), "of no use to others");
}

/// SV-17.7, SV-12.7, SV-7.1, SV-7.12
#[test]
fn c07_activates_a_card_after_a_ship_order() {
    let game = with_characters("C07", "C05")
        .goods(0, "GSBW")
        .ships("S01")
        .farm(0, "H01 (H02:plants) H03=SS H10 H04")
        .village("H05 H06 H08")
        .game()
        .act("ship S01; pay lily head; lift U05");
    assert_eq!(game.energy(0), 5, "the effect comes before");
    assert_eq!(game.legal(), ["use H01", "use H04", "skip"]);
    for not_possible in ["use H02", "use H10", "use H05"] {
        assert_eq!(game.refusal(not_possible), "SV-7.1", "{not_possible}");
    }
    assert_eq!(game.refusal("use H03"), "SV-7.14", "its stores are full");
    assert_eq!(game.act("use H01").goods(0), "G 2S 5N", "the head takes no part");
}

/// SV-17.8
#[test]
fn c08_digs_before_its_income() {
    let base = with_characters("C08", "C01")
        .era(Era::Two)
        .goods(0, "GBB")
        .farm(0, "H15")
        .public("P01")
        .lifted(0, "U10")
        .only(0, Step::Income)
        .asks(0, pause());
    let game = base.clone().game().act("skip");
    assert_eq!(game.energy(0), 0, "the income comes later");
    assert_eq!(game.refusal("dig H15 dock"), "SV-12.10", "it is not discarded");
    assert_eq!(game.refusal("dig H01 dock"), "SV-5.1");
    let order = game.clone().act("dig H19 orders");
    let Step::Activation(left) = order.step() else { panic!("deliveries are due") };
    assert_eq!(left.drones, 3, "head and card of the dock");
    assert_eq!(order.refusal("deliver P01 2 head"), "SV-17.8");
    let order = order.act("deliver H19 1 head; deliver H19 3 head");
    assert_eq!(order.goods(0), "B 2N", "then the income is paid");
    assert_eq!(game.act("dig H02 plants").goods(0), "G S 2B 2N", "only this card is activated");
    assert_eq!(base.game().act("skip; skip").energy(0), 2);
}

/// SV-17.4, SV-13.2
#[test]
fn c04_looks_in_the_turn_of_the_buyer_too() {
    let base = with_characters("C05", "C04")
        .goods(0, "G")
        .goods(1, "")
        .village("H01 H02 H03")
        .display(1, 1, "H10", "", 0);
    let game = base.clone().game().act("buy-other 1; place discoveries");
    assert_eq!(game.asked(), 1);
    let game = game.act("look > festival E03");
    assert!(game.can("refill-deck"), "a festival that was turned up can be taken");
    assert_eq!(game.refusal("done"), "SV-2.4");
    let bought = base.goods(0, "GSB").display(0, 1, "H13", "", 0).game();
    let bought = bought.act("buy-village 3; place-down flowers");
    assert_eq!(bought.step(), Step::Turn, "the village is filled without looking");
}

/// SV-17.6, SV-17.9, SV-14.3
#[test]
fn c06_swaps_during_its_turn() {
    let base = with_characters("C06", "C07")
        .goods(0, "WNNNN")
        .farm(0, "H12")
        .village("H01 H02 H03")
        .display(0, 1, "H10", "", 0)
        .display(0, 2, "H05", "B", 1);
    let game = base.clone().game().act("buy-own 1; place discoveries");
    assert!(game.can("swap 2 flower"), "between the uses of an activation");
    let game = game.act("swap 2 flower");
    assert_eq!(game.refusal("pay grain market"), "SV-14.3");
    assert_eq!(game.refusal("pay egg head"), "SV-6.9");
    assert_eq!(game.refusal("skip"), "SV-2.4");
    let game = game.act("pay energy stones");
    assert_eq!((game.goods(0).as_str(), game.price(0, 2).as_str()), ("B W 5N", "H05 N+1"));
    assert_eq!(game.refusal("swap 2 energy"), "SV-17.6", "once a turn");
    let later = base.game().act("buy-own 1; place discoveries; done");
    assert!(later.can("swap 2 flower"), "before refilling");
    let later = later.act("swap 2 flower; pay wool head; refill 1; pay-rest");
    assert_eq!(later.price(0, 2), "H05 W+1");
}

/// SV-17.6
#[test]
fn c06_needs_room_for_what_it_takes() {
    let base = with_characters("C06", "C07").goods(0, "GGEN").display(0, 1, "H05", "S", 0);
    let game = base.clone().game().act("swap 1 lily");
    assert_eq!(game.goods(0), "G S E N", "only a grain makes room for a lily");
    assert_eq!(game.price(0, 1), "H05 G+0");
    let none = base.display(0, 1, "H05", "N", 0).goods(0, "N").game();
    assert_eq!(none.refusal("swap 1 energy"), "SV-17.6", "energy for energy is no swap");
}

/// SV-17.8, SV-9.2
#[test]
fn c08_can_fill_a_row() {
    let game = with_characters("C08", "C01")
        .goods(0, "")
        .farm(0, "H01 H04 H07 H13 H16")
        .with(|open| open.discards.add("H10".parse().expect("a card")))
        .only(0, Step::Income)
        .asks(0, pause())
        .game()
        .act("skip; dig H10 discoveries");
    assert_eq!(game.energy(0), 1, "the card first, without the head");
    let game = game.act("row-activate");
    assert_eq!(game.goods(0), "G B W 2N", "then its row");
}

/// SV-17.6
#[test]
fn c06_swaps_once_in_each_turn_of_its_own() {
    let game = with_characters("C06", "C07")
        .goods(0, "GN")
        .goods(1, "NN")
        .village("H01 H02 H03")
        .display(0, 1, "H05", "S", 0)
        .display(0, 2, "H10", "", 0)
        .display(1, 1, "H13", "", 0)
        .game()
        .act("swap 1 lily; pay grain head; buy-own 2; place-down orders; refill 1; pay-rest");
    assert_eq!(game.asked(), 1);
    let game = game.act("buy-other 2");
    let game = game.act("place-down orders");
    assert_eq!(game.asked(), 0, "White refills in Black's turn");
    assert_eq!(game.refusal("swap 1 grain"), "SV-17.6");
    let game = game.act("refill 1; pay-rest");
    assert_eq!((game.asked(), game.step()), (0, Step::Turn));
    assert!(game.can("swap 1 grain"), "a new turn");
}

/// SV-17.11
#[test]
fn c06_swaps_after_ships_and_festivals() {
    let base = with_characters("C06", "C07").village("H01 H02 E01").display(0, 1, "H05", "B", 0);
    let game = base.clone().goods(0, "GSBW").ships("S01").game().act("ship S01; lift U05");
    assert_eq!(game.legal(), ["swap 1 flower", "done"], "before the village is filled");
    assert_eq!(game.village(), "H01 H02 -");
    assert_eq!(game.act("swap 1 flower").goods(0), "B 4N");
    let game = base.goods(0, "NN").game().act("buy-village 3; celebrate");
    assert_eq!(
        (game.legal(), game.village()),
        (vec!["swap 1 flower".into(), "done".into()], "H01 H02 -".into())
    );
    assert_ne!(game.act("done").village(), "H01 H02 -");
}
