//! The worked examples of the printed rules.

use crate::scenario::{drones, known_components, pause, scene, seat, steps};
use suna_valo::{EndTile, Era, Options, State, Step};
use table::{Game, Match, Seed, Viewer};

/// X01. SV-1.12, SV-1.13, SV-2.1, SV-14.3
#[test]
fn x01_the_preparation_round() {
    let options: Options = "characters=haggler,barterer".parse().expect("options");
    let mut played = Match::<State>::seeded(options, Seed::from_number(3)).expect("a match");
    let mut act = |index: usize, action: &str| {
        played.act(seat(index), action.parse().expect("an action"), vec![])
    };
    for (refused, rule) in [
        ("done", "SV-2.4"),
        ("skip", "SV-2.4"),
        ("buy-own 1", "SV-2.1"),
        ("pay grain market", "SV-14.3"),
        ("pay flower endless", "SV-6.9"),
        ("swap 1 grain", "SV-2.1"),
    ] {
        let error = act(0, refused).expect_err(refused).to_string();
        assert!(error.ends_with(&format!("({rule})")), "{refused}: {error}");
    }
    assert!(act(1, "pay grain head").is_err(), "White comes first");
    for action in ["pay grain head", "pay egg head", "pay energy stones"] {
        act(0, action).expect(action);
    }
    for action in ["pay grain head", "pay egg head", "pay energy stones"] {
        act(1, action).expect(action);
    }
    let open = played.state().open();
    let prices: Vec<String> = open.farms[seat(0)]
        .display
        .iter()
        .map(|it| it.expect("a card").price.to_string())
        .collect();
    assert_eq!(prices, ["G", "E", "N"]);
    assert_eq!(open.farms[seat(0)].goods.to_string(), "L F W");
    assert_eq!(open.pending().map(|it| (it.seat, it.step)), Some((seat(0), Step::Turn)));
}

/// X02. SV-3.3, SV-3.9, SV-3.10
#[test]
fn x02_buying_from_the_village() {
    let game = scene().goods(0, "GGFWEN").village("h03 h01 h02").game().act("buy-village 1");
    let game = game.act("pay grain head; pay grain head; pay flower head; pay wool head");
    assert_eq!(game.refusal("place plants"), "SV-2.1", "four goods are not enough");
    let game = game.act("pay energy stones");
    assert!(matches!(game.step(), Step::PlaceCard { .. }));
    assert_eq!(game.goods(0), "E");
    assert_eq!(game.refusal("pay energy stones"), "SV-2.1", "a sixth good is not taken");
}

/// X03. SV-3.5, SV-3.7, SV-6.4, SV-13.2
#[test]
fn x03_buying_from_the_other() {
    let game = scene()
        .goods(0, "NGE")
        .goods(1, "W")
        .village("h01 h02 h03")
        .display(1, 1, "h05", "NGE", 0)
        .game()
        .act("buy-other 1");
    assert_eq!(game.goods(0), "-");
    assert_eq!(game.goods(1), "2G W E 3N", "one egg became energy");
    assert!(game.happened("seat 1 has no room for egg and takes energy"));
    let game = game.act("place flowers");
    assert_eq!(game.asked(), 1, "Black refills");
    assert!(matches!(game.step(), Step::Refill { .. }));
}

/// X04. SV-5.2, SV-7.2, SV-7.3, SV-7.4, SV-7.5, SV-7.6, SV-7.7
#[test]
fn x04_activating_plants() {
    let game = scene()
        .goods(0, "")
        .farm(0, "h03=L_")
        .village("h02 h04 h05")
        .display(0, 1, "h01", "", 0)
        .game()
        .act("buy-own 1; place plants");
    assert_eq!(game.goods(0), "G 2L", "the cards produce, an occupied symbol does not");
    assert_eq!(game.refusal("produce-head grain h03"), "SV-7.5");
    assert_eq!(game.refusal("produce-head wool head"), "SV-7.3");
    assert_eq!(game.refusal("produce h03 lily h03"), "SV-7.3");
    let game = game.act("produce-head grain head");
    assert_eq!(game.goods(0), "2G 2L");
    assert!(matches!(game.step(), Step::Refill { .. }), "nothing else is left to use");
}

/// X05. SV-7.6, SV-7.8, SV-6.11, SV-10.1
#[test]
fn x05_activating_discoveries() {
    let game = scene()
        .era(Era::Two)
        .goods(0, "WE")
        .farm(0, "h11 h30 h07")
        .display(0, 1, "h10", "", 0)
        .village("h20 h21 h22")
        .game()
        .act("buy-own 1; place discoveries");
    assert_eq!(game.energy(0), 2, "card and head");
    assert_eq!(game.refusal("store wool head"), "SV-6.1");
    assert_eq!(game.refusal("store grain head"), "SV-7.8");
    let game = game.act("store wool h07; step right");
    assert_eq!(game.goods(0), "2W E 2N");
    assert_eq!(game.state.open().farms[seat(0)].gears.right, 1);
}

/// X06. SV-2.4, SV-8.1, SV-8.3, SV-8.4, SV-8.6, SV-8.7, SV-8.10
#[test]
fn x06_a_public_order_completed_first() {
    let game = scene()
        .era(Era::Two)
        .turn_of(1)
        .goods(1, "WEG")
        .public("p07")
        .village("h20 h21 h22")
        .display(1, 1, "h15", "", 0)
        .game()
        .act("buy-own 1; place dock; deliver p07 1 head");
    assert_eq!(game.energy(1), 2);
    let game = game.act("deliver p07 2 head");
    assert_eq!(game.goods(1), "G F 2N", "the flower is stored at once");
    let game = game.act("deliver p07 3 head");
    assert_eq!(game.refusal("lift face-down-step"), "SV-8.7", "a crate stands there");
    assert_eq!(game.refusal("skip"), "SV-2.4");
    let game = game.act("lift plant-market");
    assert_eq!((game.points("public-orders", 1), game.points("public-orders", 0)), (4, 0));
    assert_eq!(game.goods(1), "F 2N");
    let order = game.state.open().public_orders[0];
    assert!(
        order.is_done(seat(1), &known_components()) && !order.is_done(seat(0), &known_components())
    );
    let again = scene()
        .era(Era::Two)
        .goods(0, "E")
        .goods(1, "W")
        .public("p07")
        .with(|open| open.public_orders[0].delivered = [0, 0b111].into())
        .asks(1, drones(1))
        .asks(0, drones(1))
        .game();
    assert!(again.can("deliver p07 1 head"), "White still delivers");
    let again = again.act("done");
    assert_eq!(again.state.open().pending().map(|it| it.step), Some(Step::Turn), "Black cannot");
}

/// X07. SV-7.11, SV-8.9, SV-8.13, SV-10.2
#[test]
fn x07_own_orders_by_the_drones_of_the_dock() {
    let game = scene()
        .goods(0, "FW")
        .farm(0, "h14 h17")
        .delivered(0, "h17", 1)
        .public("p01")
        .village("h01 h02 h03")
        .display(0, 1, "h16", "", 0)
        .game()
        .act("buy-own 1; place orders");
    assert_eq!(game.refusal("deliver p01 1 head"), "SV-8.9");
    assert_eq!(game.refusal("step left"), "SV-10.2", "the gear gives no step");
    let game = game.act("deliver h16 2 head");
    assert_eq!(game.goods(0), "W", "what was delivered is gone");
    let game = game.act("deliver h17 2 head; lift face-down-step");
    assert_eq!(game.points("own-orders", 0), 3);
    assert_eq!(game.state.open().farms[seat(0)].cards[2].delivered, 0b10);
}

/// X08. SV-9.1, SV-9.2
#[test]
fn x08_a_full_row() {
    let game = scene()
        .farm(0, "h01 h04 (h07:pastures) h15 h17")
        .village("h02 h03 h05")
        .display(0, 1, "h10", "", 0)
        .game()
        .act("buy-own 1; place discoveries");
    assert!(game.happened("seat 0 fills row 1"));
    assert!(matches!(game.step(), Step::RowBonus { row: 0 }));
    let game = game.act("row-points");
    assert_eq!(game.points("rows", 0), 5);
}

/// X09. SV-9.2, SV-9.3, SV-9.5, SV-7.12
#[test]
fn x09_activating_a_row() {
    let game = scene()
        .era(Era::Two)
        .goods(0, "")
        .farm(0, "h20 h04 h07 h15 h17 h16")
        .delivered(0, "h16", 1)
        .village("h21 h22 h23")
        .display(0, 1, "h10", "", 0)
        .game()
        .act("buy-own 1; place discoveries");
    assert_eq!(game.energy(0), 2, "the column comes first");
    let game = game.act("row-activate");
    assert_eq!(game.goods(0), "2G F W 3N", "no head takes part");
    assert_eq!(game.refusal("use h17"), "SV-7.1", "the order is not activated");
    let game = game.act("use h15; deliver h17 1 h20; deliver h16 2 h04; lift face-down-step");
    assert_eq!(game.goods(0), "G W 3N");
    assert_eq!((game.points("own-orders", 0), game.points("rows", 0)), (3, 0));
    assert_eq!(game.state.open().farms[seat(0)].rows_activated, 1);
}

/// X10. SV-10.1, SV-7.13
#[test]
fn x10_steps_on_both_tracks() {
    let game = scene()
        .era(Era::Two)
        .goods(0, "GG")
        .public("p07")
        .farm(0, "h14 h17")
        .village("h21 h22 h23")
        .display(0, 1, "h33", "", 0)
        .game()
        .act("buy-own 1; place dock; step right; step left");
    let gears = game.state.open().farms[seat(0)].gears;
    assert_eq!((gears.left, gears.right), (1, 1));
    let Step::Activation(left) = game.step() else { panic!("deliveries are left") };
    assert_eq!(left.drones, 3, "two from the cards and one from the head");
}

/// X11. SV-10.5, SV-10.7, SV-10.8, SV-10.9
#[test]
fn x11_a_progress_tile() {
    let game = scene()
        .goods(0, "")
        .lifted(0, "right-lower")
        .with(|open| open.farms[seat(0)].gears.right = 1)
        .village("h21 h22 h23")
        .era(Era::Two)
        .display(0, 1, "h07", "", 0)
        .display(0, 2, "h08", "", 0)
        .display(1, 1, "h10", "", 0)
        .asks(0, steps(2))
        .game()
        .act("step right; step right");
    assert_eq!(game.refusal("take dock-crop"), "SV-10.7", "it is in the box");
    assert_eq!(game.refusal("take end-columns"), "SV-10.7");
    let game = game.act("take pasture-energy");
    assert_eq!(game.state.open().progress_tiles.len(), 4);
    let game = game.act("buy-own 1; place pastures; produce-head wool head");
    assert_eq!(game.energy(0), 0, "not in the same turn");
    let game = game.act("refill 3; pay-rest; buy-own 1; place discoveries; refill 3; pay-rest");
    let before = game.energy(0);
    let game = game.act("buy-own 2; place pastures");
    assert_eq!(game.energy(0), before + 1);
}

/// X12. SV-10.5, SV-19.9
#[test]
fn x12_an_end_tile() {
    let game = scene()
        .with(|open| open.farms[seat(0)].gears.right = 6)
        .goods(0, "GNNNNNNNNNNNNNNN")
        .asks(0, steps(1))
        .game()
        .act("step right; take end-energy");
    assert_eq!(game.points("end-tile", 0), 6);
    assert_eq!(game.points("goods", 0), 3, "nothing was spent");
    let poor = scene()
        .goods(0, "GNNNNN")
        .with(|open| open.farms[seat(0)].end_tile = Some(EndTile::EndEnergy))
        .game();
    assert_eq!(poor.points("end-tile", 0), 2);
}

/// X13. SV-19.8
#[test]
fn x13_the_tracks() {
    let game = scene().with(|open| {
        open.farms[seat(0)].gears.right = 7;
        open.farms[seat(0)].gears.left = 4;
    });
    assert_eq!(game.game().points("tracks", 0), 9);
}

/// X14. SV-11.1, SV-11.2, SV-11.6, SV-6.12
#[test]
fn x14_a_festival() {
    let game = scene()
        .turn_of(1)
        .goods(0, "")
        .goods(1, "")
        .farm(1, "h07 (h08:pastures)")
        .farm(0, "h09")
        .village("h01 h02 h03")
        .display(1, 1, "flock-fair", "", 0)
        .game()
        .act("buy-own 1; celebrate");
    assert_eq!((game.asked(), game.energy(1)), (1, 0), "the bonus comes first");
    let game = game.act("store grain head; store flower head");
    assert_eq!(game.goods(1), "G F 4N");
    assert_eq!(game.goods(0), "2N");
    assert!(game.state.open().discards.is_empty(), "the card is in the box");
    assert!(matches!(game.step(), Step::Refill { .. }));
}

/// X15. SV-12.1, SV-12.4, SV-12.7, SV-13.1
#[test]
fn x15_a_ship_order() {
    let base = scene().turn_of(1).goods(1, "GLFW").ships("energy-cargo");
    let game = base.clone().village("h02 h03 h04").game().act("ship energy-cargo");
    assert!(game.happened("h04 is discarded"));
    assert_eq!(game.goods(1), "-", "all goods are handed in");
    let game = game.act("lift ship-discount");
    assert_eq!(game.points("ships", 1), 3);
    assert_eq!(game.energy(1), 5);
    assert!(game.village().ends_with(" h02 h03"), "{}", game.village());
    let festival = base.village("h02 h03 harvest-fair").game().act("ship energy-cargo");
    assert!(festival.state.open().discards.is_empty(), "a festival goes to the box");
}

/// X16. SV-4.1, SV-4.2, SV-13.2
#[test]
fn x16_refilling_by_the_seller() {
    let game = scene()
        .goods(0, "F")
        .goods(1, "GN")
        .village("h01 h02 h03")
        .display(1, 2, "h10", "F", 0)
        .game()
        .act("buy-other 2; place discoveries");
    let game = game.act("refill 3");
    assert_eq!(game.refusal("done"), "SV-4.1");
    let game = game.act("pay grain head; pay energy stones");
    assert_eq!(game.goods(1), "2F");
    let game = game.act("done > h04");
    assert_eq!(game.price(1, 2), "h03 G N+0");
    assert_eq!(game.village(), "h04 h01 h02");
    assert_eq!(game.asked(), 1, "then Black has the turn");
}

/// X17. SV-14.1, SV-14.2, SV-18.4
#[test]
fn x17_the_market_in_a_delivery() {
    let base = scene().goods(0, "NN").farm(0, "h17").asks(0, drones(1));
    let game = base.clone().game().act("deliver h17 1 market");
    assert_eq!(game.goods(0), "-");
    assert_eq!(game.state.open().farms[seat(0)].cards[0].delivered, 1);
    let cheap = base.clone().lifted(0, "plant-market").game().act("deliver h17 1 market");
    assert_eq!(cheap.energy(0), 1);
    assert_eq!(base.game().refusal("deliver h17 2 market"), "SV-14.1", "wool costs four");
}

/// X18. SV-13.4, SV-13.6, SV-15.1
#[test]
fn x18_the_end_of_an_era() {
    let game = scene()
        .public("p01")
        .ships("energy-cargo crop-cargo")
        .village("h02 h03 h05")
        .display(0, 1, "h10", "", 0)
        .display(1, 1, "h13", "", 0)
        .with(|open| open.specials.reveal_ship = false)
        .deck("h01 h04")
        .game()
        .act("buy-own 1; place discoveries; refill 3; pay-rest > reveal-public p02 h04");
    assert!(game.happened("the public order p02 is revealed"));
    assert_eq!(game.village(), "h04 h02 h03");
    assert!(game.state.open().is_era_ending);
    assert_eq!((game.asked(), game.step()), (1, Step::Turn), "Black has one more turn");
    let game = game.act("buy-own 1; place dock; done; refill 1; pay-rest");
    assert_eq!(game.state.open().era, Era::Two, "then the era is over");
}

/// X19. SV-15.4, SV-18.6
#[test]
fn x19_income() {
    let game = scene()
        .goods(1, "")
        .lifted(1, "energy-income animal-income")
        .only(1, Step::Income)
        .asks(1, pause())
        .game()
        .act("skip");
    assert_eq!(game.energy(1), 2);
    assert_eq!(game.act("store wool head").goods(1), "W 2N");
}

/// X20. SV-16.4, SV-16.5, SV-16.6, SV-16.7
#[test]
fn x20_replacing_cards_in_a_new_era() {
    let game = scene()
        .era(Era::Two)
        .goods(0, "NEGG")
        .display(0, 1, "harvest-fair", "F", 0)
        .display(0, 2, "h01", "G", 1)
        .hand(0, "h25 h26 h28")
        .asks(0, Step::Renew)
        .game()
        .act("replace 1 h25");
    assert_eq!(game.refusal("done"), "SV-4.1", "the minimum price is 3");
    let game = game.act("pay energy stones; pay egg head");
    let raised = game.clone().act("pay grain head; done");
    assert_eq!(raised.price(0, 1), "h25 G F E N+0", "it may be more");
    let game = game.act("done");
    assert_eq!((game.price(0, 1).as_str(), game.goods(0).as_str()), ("h25 F E N+0", "2G"));
    assert_eq!(game.refusal("replace 1 h30"), "SV-16.4");
    let game = game.act("done");
    let discards = game.state.open().discards;
    assert!(["h26", "h28"].iter().all(|name| discards.has(name.parse().expect("a card"))));
    assert!(!discards.has("harvest-fair".parse().expect("a card")));
    assert_eq!(game.price(0, 2), "h01 G+1", "what stays keeps its price");
}

/// X21. SV-19.1, SV-19.2, SV-19.3, SV-19.4, SV-19.5, SV-19.6, SV-19.7, SV-19.10, SV-19.11
#[test]
fn x21_the_final_scoring() {
    let (black, white) = (seat(1), seat(0));
    let game = scene()
        .era(Era::Three)
        .goods(1, "GLFWE NNNNNNNN")
        .farm(1, "h49 h13 h14 h15 h16 h18 h19")
        .delivered(1, "h16", 0b11)
        .delivered(1, "h18", 0b11)
        .delivered(1, "h19", 0b111)
        .lifted(1, "face-down-step plant-market")
        .public("p01 p07 p02")
        .ships("dock-honours field-shift energy-cargo")
        .display(1, 1, "h40", "", 1)
        .with(|open| {
            for (order, first) in open.public_orders.iter_mut().zip([black, white, white]) {
                order.delivered = [0b111; 2].into();
                order.first = Some(first);
            }
            for (order, first) in open.ship_orders.iter_mut().zip([black, white, white]) {
                order.is_done = [true; 2].into();
                order.first = Some(first);
            }
            let farm = &mut open.farms[seat(1)];
            farm.rows_for_points = 1;
            farm.gears.right = 7;
            farm.gears.left = 6;
            farm.end_tile = Some(EndTile::EndShips);
            farm.scarcity = 1;
        })
        .game();
    let standings = game.state.standings();
    let points: Vec<i32> = standings.categories.iter().map(|it| it.points[1]).collect();
    assert_eq!(points, [10, 3, 8, 11, 2, 4, 5, 12, 3, 2, -2]);
    assert_eq!(standings.totals()[1], 58);
}

/// SV-20.5
#[test]
fn the_text_shows_the_table() {
    let text = scene().farm(0, "h03=L_").game().state.view(Viewer::Watcher).to_string();
    assert!(text.contains("h03[L_]") && text.contains("buy a card"), "{text}");
}
