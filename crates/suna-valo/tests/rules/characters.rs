//! The characters.

use crate::scenario::{pause, seat, with_characters};
use suna_valo::{Era, HeldTile, ProgressTile, Step};

/// SV-17.1
#[test]
fn c01_has_one_more_delivery() {
    let drones = |character: &str, column: &str| {
        let game = with_characters(character, "skipper")
            .goods(0, "GW")
            .farm(0, "h14 h17")
            .display(0, 1, "h10", "", 0)
            .village("h01 h02 h03")
            .game()
            .act(&format!("buy-own 1; place-down {column}"));
        let Step::Activation(left) = game.step() else { panic!("deliveries are due") };
        left.drones
    };
    assert_eq!((drones("courier", "dock"), drones("tinker", "dock")), (3, 2));
    assert_eq!((drones("courier", "orders"), drones("tinker", "orders")), (3, 2));
}

/// SV-17.3
#[test]
fn c03_has_three_more_stores() {
    let game = with_characters("satchel", "skipper")
        .goods(0, "GL")
        .farm(0, "h01 h02=L")
        .display(0, 1, "h04", "", 0)
        .village("h05 h06 h07")
        .game()
        .act("buy-own 1; place-down plants");
    assert_eq!(
        game.legal(),
        [
            "produce h01 grain h01",
            "produce h01 grain satchel",
            "produce-head grain satchel",
            "produce-head lily satchel",
            "done"
        ]
    );
    assert_eq!(game.refusal("produce h02 lily satchel"), "SV-7.3", "its store is full");
    assert_eq!(game.refusal("produce h01 grain head"), "SV-7.4");
    let game = game.act("produce h01 grain satchel; produce-head lily satchel");
    let farm = &game.state.open().farms[seat(0)];
    assert_eq!((farm.cards[0].stores[0], farm.satchel.iter().flatten().count()), (None, 2));
    assert_eq!(game.goods(0), "2G 3L");
}

/// SV-17.4, SV-13.4
#[test]
fn c04_turns_up_the_top_of_the_deck() {
    let base = with_characters("scout", "skipper")
        .goods(0, "GLF")
        .village("h01 h02 h03")
        .display(0, 1, "h10", "", 0)
        .display(1, 1, "h13", "", 0);
    let game = base.clone().game().act("buy-own 1; place discoveries");
    assert_eq!(game.refusal("refill-deck"), "SV-17.4", "nothing is turned up");
    let game = game.act("look > h04");
    let taken = game.clone().act("refill-deck; pay-rest");
    assert_eq!((taken.village().as_str(), taken.price(0, 1).as_str()), ("h01 h02 h03", "h04 N+0"));
    let left = game.act("refill 2; pay-rest");
    assert_eq!((left.village().as_str(), left.price(0, 1).as_str()), ("h04 h01 h03", "h02 N+0"));

    let special = base
        .public("p01")
        .ships("energy-cargo crop-cargo")
        .with(|open| open.specials.reveal_ship = false)
        .deck("h04 h05")
        .game()
        .act("buy-own 1; place discoveries; look > reveal-public p02 h05");
    assert!(special.state.open().is_era_ending);
    assert!(special.can("refill-deck"), "the refilling goes on");
    assert_eq!(special.refusal("look"), "SV-2.1");
    let other =
        with_characters("tinker", "skipper").village("h01 h02 h03").display(0, 1, "h10", "", 0);
    let other = other.game().act("buy-own 1; place discoveries");
    assert_eq!(other.refusal("look"), "SV-17.4");
}

/// SV-17.5, SV-10.8, SV-10.9
#[test]
fn c05_gets_a_good_for_each_use_of_a_tile() {
    let tile = HeldTile { tile: ProgressTile::PlantEnergy, is_fresh: false };
    let game = with_characters("tinker", "skipper")
        .goods(0, "GL")
        .with(|open| open.farms[seat(0)].tiles.push(tile))
        .display(0, 1, "h10", "", 0)
        .village("h01 h02 h03")
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
    let tile = HeldTile { tile: ProgressTile::FlowerEnergy, is_fresh: false };
    let game = with_characters("tinker", "skipper")
        .goods(0, "GL")
        .with(|open| open.farms[seat(0)].tiles.push(tile))
        .display(0, 1, "h04", "", 0)
        .village("h01 h02 h03")
        .game()
        .act("buy-own 1; place flowers");
    assert_eq!(game.goods(0), "G L 2F N");
    let stores = ["store flower head", "store wool head", "store egg head", "take-energy", "skip"];
    assert_eq!(game.legal(), stores);
}

/// SV-17.10, SV-10.10
#[test]
fn c05_uses_a_tile_even_if_its_gift_is_lost() {
    let base = |character: &str| {
        let tile = HeldTile { tile: ProgressTile::DiscoveryAnimal, is_fresh: false };
        with_characters(character, "skipper")
            .goods(0, "WE")
            .with(|open| open.farms[seat(0)].tiles.push(tile))
            .display(0, 1, "h10", "", 0)
            .village("h01 h02 h03")
            .game()
            .act("buy-own 1; place discoveries")
    };
    let used = base("tinker").act("use-tile discovery-animal; take-energy");
    assert_eq!(used.goods(0), "W E 3N", "wool and egg have no room");
    assert!(matches!(base("gleaner").step(), Step::Refill { .. }), "of no use to others");
}

/// SV-17.7, SV-12.7, SV-7.1, SV-7.12
#[test]
fn c07_activates_a_card_after_a_ship_order() {
    let game = with_characters("skipper", "tinker")
        .goods(0, "GLFW")
        .ships("energy-cargo")
        .farm(0, "h01 (h02:plants) h03=LL h10 h04")
        .village("h05 h06 h08")
        .game()
        .act("ship energy-cargo; pay lily head; lift flower-market");
    assert_eq!(game.energy(0), 5, "the effect comes before");
    assert_eq!(game.legal(), ["use h01", "use h04", "skip"]);
    for not_possible in ["use h02", "use h10", "use h05"] {
        assert_eq!(game.refusal(not_possible), "SV-7.1", "{not_possible}");
    }
    assert_eq!(game.refusal("use h03"), "SV-7.14", "its stores are full");
    assert_eq!(game.act("use h01").goods(0), "G 2L 5N", "the head takes no part");
}

/// SV-17.8
#[test]
fn c08_digs_before_its_income() {
    let base = with_characters("gleaner", "courier")
        .era(Era::Two)
        .goods(0, "GFF")
        .farm(0, "h15")
        .public("p01")
        .lifted(0, "energy-income")
        .only(0, Step::Income)
        .asks(0, pause());
    let game = base.clone().game().act("skip");
    assert_eq!(game.energy(0), 0, "the income comes later");
    assert_eq!(game.refusal("dig h15 dock"), "SV-12.10", "it is not discarded");
    assert_eq!(game.refusal("dig h01 dock"), "SV-5.1");
    let order = game.clone().act("dig h19 orders");
    let Step::Activation(left) = order.step() else { panic!("deliveries are due") };
    assert_eq!(left.drones, 3, "head and card of the dock");
    assert_eq!(order.refusal("deliver p01 2 head"), "SV-17.8");
    let order = order.act("deliver h19 1 head; deliver h19 3 head");
    assert_eq!(order.goods(0), "F 2N", "then the income is paid");
    assert_eq!(game.act("dig h02 plants").goods(0), "G L 2F 2N", "only this card is activated");
    assert_eq!(base.game().act("skip; skip").energy(0), 2);
}

/// SV-17.4, SV-13.2
#[test]
fn c04_looks_in_the_turn_of_the_buyer_too() {
    let base = with_characters("tinker", "scout")
        .goods(0, "G")
        .goods(1, "")
        .village("h01 h02 h03")
        .display(1, 1, "h10", "", 0);
    let game = base.clone().game().act("buy-other 1; place discoveries");
    assert_eq!(game.asked(), 1);
    let game = game.act("look > festival finders-fair");
    assert!(game.can("refill-deck"), "a festival that was turned up can be taken");
    assert_eq!(game.refusal("done"), "SV-2.4");
    let bought = base.goods(0, "GLF").display(0, 1, "h13", "", 0).game();
    let bought = bought.act("buy-village 3; place-down flowers");
    assert_eq!(bought.step(), Step::Turn, "the village is filled without looking");
}

/// SV-17.6, SV-17.9, SV-14.3
#[test]
fn c06_swaps_during_its_turn() {
    let base = with_characters("barterer", "skipper")
        .goods(0, "WNNNN")
        .farm(0, "h12")
        .village("h01 h02 h03")
        .display(0, 1, "h10", "", 0)
        .display(0, 2, "h05", "F", 1);
    let game = base.clone().game().act("buy-own 1; place discoveries");
    assert!(game.can("swap 2 flower"), "between the uses of an activation");
    let game = game.act("swap 2 flower");
    assert_eq!(game.refusal("pay grain market"), "SV-14.3");
    assert_eq!(game.refusal("pay egg head"), "SV-6.9");
    assert_eq!(game.refusal("skip"), "SV-2.4");
    let game = game.act("pay energy stones");
    assert_eq!((game.goods(0).as_str(), game.price(0, 2).as_str()), ("F W 5N", "h05 N+1"));
    assert_eq!(game.refusal("swap 2 energy"), "SV-17.6", "once a turn");
    let later = base.game().act("buy-own 1; place discoveries; done");
    assert!(later.can("swap 2 flower"), "before refilling");
    let later = later.act("swap 2 flower; pay wool head; refill 1; pay-rest");
    assert_eq!(later.price(0, 2), "h05 W+1");
}

/// SV-17.6
#[test]
fn c06_needs_room_for_what_it_takes() {
    let base = with_characters("barterer", "skipper").goods(0, "GGEN").display(0, 1, "h05", "L", 0);
    let game = base.clone().game().act("swap 1 lily");
    assert_eq!(game.goods(0), "G L E N", "only a grain makes room for a lily");
    assert_eq!(game.price(0, 1), "h05 G+0");
    let none = base.display(0, 1, "h05", "N", 0).goods(0, "N").game();
    assert_eq!(none.refusal("swap 1 energy"), "SV-17.6", "energy for energy is no swap");
}

/// SV-17.8, SV-9.2
#[test]
fn c08_can_fill_a_row() {
    let game = with_characters("gleaner", "courier")
        .goods(0, "")
        .farm(0, "h01 h04 h07 h13 h16")
        .with(|open| open.discards.add("h10".parse().expect("a card")))
        .only(0, Step::Income)
        .asks(0, pause())
        .game()
        .act("skip; dig h10 discoveries");
    assert_eq!(game.energy(0), 1, "the card first, without the head");
    let game = game.act("row-activate");
    assert_eq!(game.goods(0), "G F W 2N", "then its row");
}

/// SV-17.6
#[test]
fn c06_swaps_once_in_each_turn_of_its_own() {
    let game = with_characters("barterer", "skipper")
        .goods(0, "GN")
        .goods(1, "NN")
        .village("h01 h02 h03")
        .display(0, 1, "h05", "L", 0)
        .display(0, 2, "h10", "", 0)
        .display(1, 1, "h13", "", 0)
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
    let base = with_characters("barterer", "skipper")
        .village("h01 h02 harvest-fair")
        .display(0, 1, "h05", "F", 0);
    let game = base
        .clone()
        .goods(0, "GLFW")
        .ships("energy-cargo")
        .game()
        .act("ship energy-cargo; lift flower-market");
    assert_eq!(game.legal(), ["done", "swap 1 flower"], "before the village is filled");
    assert_eq!(game.village(), "h01 h02 -");
    assert_eq!(game.act("swap 1 flower").goods(0), "F 4N");
    let game = base.goods(0, "NN").game().act("buy-village 3; celebrate");
    assert_eq!(
        (game.legal(), game.village()),
        (vec!["done".into(), "swap 1 flower".into()], "h01 h02 -".into())
    );
    assert_ne!(game.act("done").village(), "h01 h02 -");
}

/// SV-17.9, SV-6.5: between paying a ship order and its effect.
#[test]
fn c06_swaps_after_paying_for_a_ship() {
    let game = with_characters("barterer", "skipper")
        .goods(0, "GLWE")
        .farm(0, "h01=G h02=L")
        .village("h04 h05 h06")
        .ships("animal-cargo")
        .display(0, 1, "h10", "G", 0)
        .game()
        .act("ship animal-cargo");
    assert!(matches!(game.step(), Step::Figure { .. }), "it has paid");
    let game = game.act("swap 1 grain; pay wool head; store grain head; lift flower-market");
    assert_eq!(game.legal(), ["store wool head", "store egg head", "skip"], "room for one");
    let game = game.act("store egg head");
    assert!(game.happened("seat 0 has no room and loses 1 of wool, egg"));
    assert_eq!((game.goods(0).as_str(), game.price(0, 1).as_str()), ("G 2E", "h10 W+0"));
}

/// SV-17.9: between paying a festival and its bonus.
#[test]
fn c06_swaps_after_paying_for_a_festival() {
    let game = with_characters("barterer", "skipper")
        .goods(0, "GLFFN")
        .village("h04 h05 flock-fair")
        .lifted(0, "village-discount")
        .display(0, 1, "h10", "N", 0)
        .game()
        .act("buy-village 3; pay energy stones");
    assert!(game.can("swap 1 energy"), "before it is held");
    let game = game.act("celebrate");
    assert_eq!(game.legal(), ["skip", "swap 1 energy"], "there is no room for the bonus");
    let game = game.act("swap 1 energy; pay lily head; store grain head");
    assert_eq!(game.goods(0), "2G 2F N");
    assert!(game.happened("seat 0 has no room and loses 1 of grain, lily, flower"));
}

/// SV-7.3, SV-17.9: what a swap takes out of a full store can be made anew.
#[test]
fn c06_lets_a_full_store_produce() {
    let game = with_characters("barterer", "skipper")
        .goods(0, "W")
        .farm(0, "h01=G")
        .village("h04 h05 h06")
        .display(0, 1, "h02", "", 0)
        .display(0, 2, "h07", "E", 0)
        .game()
        .act("buy-own 1; place plants");
    assert_eq!(game.refusal("produce h01 grain h01"), "SV-7.3", "its store is full");
    let game = game.act("swap 2 egg; pay grain h01");
    assert!(game.happened("seat 0 makes grain (h01)"));
    assert_eq!(game.goods(0), "G L W E");
    let flowers = with_characters("barterer", "skipper")
        .goods(0, "FF")
        .village("h05 h06 h07")
        .display(0, 1, "h04", "", 0)
        .display(0, 2, "h10", "N", 0)
        .game()
        .act("buy-own 1; place flowers; swap 2 energy; pay flower head");
    assert_eq!(flowers.goods(0), "3F N", "the head makes a flower");
}

/// SV-17.6: an income is no part of a turn.
#[test]
fn c06_does_not_swap_in_an_income() {
    let game = with_characters("barterer", "skipper")
        .goods(0, "FF")
        .lifted(0, "crop-income")
        .display(0, 1, "h10", "N", 0)
        .only(0, Step::Income)
        .asks(0, pause())
        .game()
        .act("skip");
    assert!(matches!(game.step(), Step::Gain { .. }));
    assert_eq!(game.refusal("swap 1 energy"), "SV-17.6");
}
