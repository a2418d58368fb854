//! Buying, paying, prices and scarcity.

use crate::scenario::{place, scene, seat};
use suna_valo::{Era, Step};

/// SV-2.2, SV-3.1, SV-3.2, SV-3.4
#[test]
fn what_a_turn_offers() {
    let game = scene()
        .goods(0, "GN")
        .village("h01 - h10")
        .display(0, 1, "h02", "WWW", 0)
        .display(1, 3, "h03", "G", 0)
        .display(1, 2, "h04", "L", 0)
        .ships("energy-cargo")
        .game();
    assert_eq!(game.legal(), ["buy-village 3", "buy-own 1", "buy-other 3"]);
    assert_eq!(game.refusal("buy-other 2"), "SV-3.2", "a lily costs two at the market");
    assert_eq!(game.refusal("buy-village 1"), "SV-3.2");
    assert_eq!(game.refusal("buy-village 2"), "SV-3.1");
    assert_eq!(game.refusal("buy-own 2"), "SV-3.1");
    assert_eq!(game.refusal("ship energy-cargo"), "SV-12.3");
    assert_eq!(game.refusal("done"), "SV-2.2", "nobody can pass");
    assert_eq!(game.refusal("skip"), "SV-2.2");
    let game = game.act("buy-own 1");
    assert_eq!(game.goods(0), "G N", "the goods on the card go to the supply");
    assert!(matches!(game.step(), Step::PlaceCard { .. }));
}

/// SV-3.6, SV-3.8, SV-4.7
#[test]
fn markers_are_replaced_by_any_goods_after_the_exact_ones() {
    let game = scene()
        .goods(0, "GFFN")
        .goods(1, "")
        .village("h01 h02 h05")
        .display(1, 1, "h03", "G", 1)
        .game()
        .act("buy-other 1");
    assert_eq!(game.refusal("pay grain head"), "SV-6.9", "the grain is paid already");
    let game = game.act("pay flower head");
    assert_eq!(game.goods(0), "F N");
    assert_eq!(game.state.open().farms[seat(1)].scarcity, 1);
    assert_eq!(game.goods(1), "2G F");

    let exact = scene().goods(0, "GNNN").display(1, 1, "h03", "GN", 1).game().act("buy-other 1");
    assert_eq!(exact.refusal("pay flower head"), "SV-3.6");
    let ways = scene().goods(0, "GFNNNN").display(1, 1, "h03", "GF", 0).game().act("buy-other 1");
    assert_eq!(ways.refusal("pay wool head"), "SV-3.6");
    assert_eq!(ways.refusal("pay flower head"), "SV-3.9", "the grain comes first");
    let short = scene().goods(0, "NN").display(1, 1, "h03", "E", 0).game();
    assert_eq!(short.refusal("buy-other 1"), "SV-3.2", "energy is no substitute");
}

/// SV-3.11, SV-14.4
#[test]
fn the_obvious_payment() {
    let game = scene().goods(0, "GGWFNN").village("h03 h01 h02").game().act("buy-village 2");
    assert_eq!(game.legal()[0], "pay-rest");
    assert_eq!(game.refusal("pay egg market"), "SV-14.4");
    assert_eq!(game.act("pay-rest").goods(0), "G F W", "energy first, then the cheapest");
    let exact = scene()
        .goods(0, "GNNNN")
        .farm(0, "h01=G")
        .display(1, 1, "h03", "GF", 0)
        .goods(1, "")
        .game()
        .act("buy-other 1; pay-rest");
    let farm = &exact.state.open().farms[seat(0)];
    assert_eq!(farm.cards[0].stores[0], None, "the store on the card is emptied first");
    assert_eq!(exact.goods(0), "G N", "the flower came from the market");
}

/// SV-3.12
#[test]
fn a_price_of_nothing() {
    let game = scene().goods(0, "").goods(1, "").display(1, 1, "h10", "", 0).game();
    let game = game.act("buy-other 1; place discoveries");
    assert_eq!(game.goods(1), "-");
}

/// SV-4.4, SV-4.6, SV-4.8, SV-3.9
#[test]
fn scarcity_replaces_exactly_what_is_missing() {
    let game = scene()
        .era(Era::Two)
        .goods(0, "")
        .village("h25 h26 h27")
        .display(0, 1, "h10", "", 2)
        .game()
        .act("buy-own 1; place discoveries");
    assert_eq!(game.state.open().farms[seat(0)].scarcity, 2, "markers come beside the farm");
    assert_eq!(game.points("scarcity", 0), -2);
    let game = game.act("refill 1");
    assert_eq!(game.price(0, 1), "h25 2N+1", "the only goods, and a marker");
    assert_eq!(game.points("scarcity", 0), -3);
}

/// SV-4.5
#[test]
fn scarcity_is_never_voluntary() {
    let game = scene()
        .goods(0, "NN")
        .village("h03 h01 h02")
        .display(0, 1, "h13", "", 0)
        .game()
        .act("buy-own 1; place-down flowers; refill 1");
    assert_eq!(game.goods(0), "F 2N");
    let Step::Price { least: 2, .. } = game.step() else { panic!("two goods are needed") };
    assert!(game.can("pay grain market"), "the flower is left for the second good");
    let game = game.act("pay flower head");
    assert!(game.can("pay grain market"));
    let tight = scene()
        .era(Era::Two)
        .goods(0, "FNNN")
        .village("h25 h01 h02")
        .display(0, 1, "h15", "", 0)
        .game()
        .act("buy-own 1; place-down pastures; done; refill 1");
    assert_eq!(tight.refusal("pay flower market"), "SV-4.5", "one good would be left for two");
    assert!(tight.can("pay grain market"));
}

/// SV-2.3, SV-2.5, SV-13.1
#[test]
fn after_the_action_one_card_is_refilled() {
    let game = scene()
        .goods(0, "NNN")
        .village("h01 h02 h10")
        .display(1, 1, "h13", "", 0)
        .game()
        .act("buy-village 3; place discoveries > h04");
    assert_eq!(game.village(), "h04 h01 h02");
    assert_eq!((game.asked(), game.step()), (1, Step::Turn));
    let forced = scene().goods(0, "N").village("h01 h02 h10").game().act("buy-village 3");
    assert!(matches!(forced.step(), Step::PlaceCard { .. }), "the only payment is made");
}

/// SV-4.5: a resource that costs one energy is as many goods as the energy itself.
#[test]
fn the_market_may_be_used_where_it_needs_no_more_scarcity() {
    let base = scene()
        .era(Era::Two)
        .goods(0, "NN")
        .display(0, 1, "h25", "", 0)
        .asks(0, Step::Price { place: place(1), least: 3 })
        .asks(0, crate::scenario::pause());
    let cheap = base.clone().lifted(0, "plant-market").game().act("skip");
    assert!(cheap.can("pay lily market"));
    assert_eq!(cheap.refusal("pay flower market"), "SV-14.1");
    assert_eq!(cheap.act("pay lily market; pay energy stones").price(0, 1), "h25 L N+1");
    assert_eq!(base.game().act("skip").price(0, 1), "h25 2N+1", "two energy are not wasted");
}

/// SV-2.6
#[test]
fn who_must_give_everything_is_not_asked_in_which_order() {
    let all = scene().goods(0, "GFN").village("h01 h02 h03").game().act("buy-village 3");
    assert_eq!((all.goods(0).as_str(), all.legal().len()), ("-", 7), "all three goods are paid");
    let price = scene()
        .era(Era::Two)
        .goods(0, "GF")
        .village("h25 h26 h27")
        .display(0, 1, "h13", "", 0)
        .display(1, 1, "h14", "", 0)
        .game()
        .act("buy-own 1; place-down orders; refill 1");
    assert_eq!(price.price(0, 1), "h25 G F+1");
    let exact = scene().goods(0, "GL").farm(0, "h01=G").display(1, 1, "h03", "GG", 0);
    let game = exact.clone().game().act("buy-other 1");
    assert_eq!(game.goods(0), "L", "both stores are emptied");
    let market = exact.clone().goods(0, "NNL").game().act("buy-other 1");
    assert_eq!(market.goods(0), "L", "one grain of the farm and one of the market");
    let choice = exact.goods(0, "NNNNL").game().act("buy-other 1");
    assert!(choice.can("pay grain h01") && choice.can("pay grain market"), "one can be kept");
}

/// SV-2.6, SV-3.7
#[test]
fn the_seller_is_asked_only_where_stores_are_short() {
    let base = scene().goods(0, "GLE").goods(1, "").display(1, 1, "h05", "GE", 0);
    let game = base.clone().game().act("buy-other 1");
    assert_eq!((game.goods(1).as_str(), game.asked()), ("2G 2E", 0), "all of it fits one way");
    let one_each = base.clone().goods(0, "GE").display(1, 1, "h05", "", 2).game();
    assert_eq!(one_each.act("buy-other 1").goods(1), "G E", "each has one store, and room in it");
    let game = base.clone().goods(1, "G").farm(1, "h01").game().act("buy-other 1");
    assert_eq!(game.goods(1), "3G 2E", "two grains for two stores");
    let game = base.clone().farm(1, "h01").game().act("buy-other 1");
    assert_eq!(game.legal(), ["store grain head", "store grain h01"], "one store stays free");
    let game = base.display(1, 1, "h05", "GL", 0).goods(1, "F").game().act("buy-other 1");
    assert_eq!(game.legal(), ["store grain head", "store lily head"], "both want the head");
    let game = game.act("store grain head; store lily head");
    assert_eq!(game.goods(1), "G L F 2N");
}

/// SV-14.5, SV-14.4
#[test]
fn the_market_may_pay_for_scarcity_of_the_other() {
    let base = scene().goods(0, "WNN").goods(1, "").display(1, 1, "h03", "", 1);
    let game = base.clone().game().act("buy-other 1");
    assert_eq!(game.refusal("pay flower market"), "SV-14.1");
    let game = game.act("pay lily market");
    assert_eq!((game.goods(0).as_str(), game.goods(1).as_str()), ("W", "L"));
    let two = base.clone().display(1, 1, "h03", "", 2).goods(0, "NNN").game().act("buy-other 1");
    assert!(two.can("pay lily market"), "one energy is left for the other marker");
    let tight = base.clone().display(1, 1, "h03", "", 2).game().act("buy-other 1; pay wool head");
    assert_eq!(tight.refusal("pay wool head"), "SV-6.9");
    let three =
        base.display(1, 1, "h03", "", 3).lifted(0, "plant-market").game().act("buy-other 1");
    assert_eq!(three.refusal("pay flower market"), "SV-14.1");
    assert!(three.can("pay grain market"), "for one energy it is as many goods");
    let poor = scene().goods(0, "LNN").display(1, 1, "h03", "", 2).game().act("buy-other 1");
    let poor = poor.act("pay lily head");
    assert!(poor.can("pay grain market"));
    let short = scene().goods(0, "NNN").display(1, 1, "h03", "", 3).game().act("buy-other 1");
    assert!(matches!(short.step(), Step::PlaceCard { .. }), "all three are needed");
    let village = scene().goods(0, "WNNNN").village("h01 h02 h03").game().act("buy-village 3");
    assert_eq!(village.refusal("pay lily market"), "SV-14.4");
}
