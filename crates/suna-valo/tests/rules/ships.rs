//! Ship orders.

use crate::scenario::{Scene, scene, seat};
use suna_valo::{Era, HeldTile, ProgressTile, Step};

fn after(order: &str, goods: &str) -> Scene {
    scene().era(Era::Three).goods(0, goods).ships(order).village("h39 h41 h42")
}

/// SV-12.2, SV-12.4, SV-12.5
#[test]
fn which_orders_can_be_fulfilled() {
    let base = after("energy-cargo", "GGLLFFWW");
    assert_eq!(base.clone().game().refusal("ship crop-cargo"), "SV-12.2");
    assert!(base.clone().game().can("ship energy-cargo"), "an order of an earlier era");
    let done = base.clone().with(|open| open.ship_orders[0].is_done[seat(0)] = true).game();
    assert_eq!(done.refusal("ship energy-cargo"), "SV-12.4");
    let none = base
        .clone()
        .lifted(0, "ship-discount flower-market plant-silo animal-income left-upper right-middle")
        .game();
    assert_eq!(none.refusal("ship energy-cargo"), "SV-12.5");
    let second = base.with(|open| {
        open.ship_orders[0].is_done[seat(1)] = true;
        open.ship_orders[0].first = Some(seat(1));
    });
    let second = second.game().act("ship energy-cargo; lift flower-market");
    assert_eq!((second.points("ships", 0), second.points("ships", 1)), (2, 3));
}

/// SV-12.3, SV-12.6
#[test]
fn goods_are_handed_in() {
    let game = after("energy-cargo", "GLNNNNNNN").game().act("ship energy-cargo");
    let game = game.act("lift flower-market");
    assert_eq!(game.goods(0), "5N", "flower and wool came from the market, all by itself");
    let choice = after("energy-cargo", "GLFWNNNN").game().act("ship energy-cargo");
    assert_eq!(choice.refusal("pay egg market"), "SV-3.6");
    assert_eq!(choice.refusal("save grain"), "SV-12.6");
    assert_eq!(
        choice
            .act("pay grain head; pay lily head; pay flower head; pay wool market; lift flower-market")
            .goods(0),
        "W 5N"
    );
}

/// SV-12.12
#[test]
fn goods_from_ships() {
    let game = after("crop-cargo", "WENN").game().act("ship crop-cargo; lift flower-market");
    let game = game.act("store grain head; store lily head");
    assert_eq!(game.goods(0), "G L F");
    let game = after("animal-cargo", "GGLL").game().act("ship animal-cargo; lift flower-market");
    assert_eq!(game.act("store wool head; store wool head").goods(0), "2W");
    let game = after("mixed-cargo", "NNNNNN")
        .game()
        .act("ship mixed-cargo; lift flower-market; store lily head");
    assert_eq!(game.act("store egg head").goods(0), "L F E");
}

/// SV-12.9
#[test]
fn figures_to_the_box() {
    let game = after("clear-track", "GLFW")
        .game()
        .act("ship clear-track; lift flower-market; lift left-lower; step left; step left");
    assert_eq!(game.state.open().farms[seat(0)].gears.left, 2);
    let none = after("clear-track", "GLFW")
        .lifted(0, "left-lower left-middle left-upper")
        .game()
        .act("ship clear-track; lift flower-market");
    assert_eq!(none.refusal("lift face-down-step"), "SV-2.1", "only steps are left");
    assert!(none.can("step left"));
    let game = after("clear-track", "GLFW").game().act("ship clear-track; lift flower-market");
    assert_eq!(game.refusal("lift right-lower"), "SV-8.7", "not on the left track");
    let game = after("clear-place", "GGLLFW")
        .game()
        .act("ship clear-place; lift flower-market; lift energy-income");
    assert_eq!((game.energy(0), game.points("farm-board", 0)), (5, 3), "3 and the income");
    let crates = game.state.open().farms[seat(0)].standing.len();
    assert_eq!(crates, 18 - 2 - 1, "one is in the box, one on the order, one for the goods");
}

/// SV-12.8
#[test]
fn columns_activated_by_ships() {
    let with_tile = |open: &mut suna_valo::Open| {
        open.farms[seat(0)]
            .tiles
            .push(HeldTile { tile: ProgressTile::PlantEnergy, is_fresh: false });
        open.farms[seat(0)].character = Some(suna_valo::Character::Courier);
    };
    let game = after("early-shift", "FFEE")
        .with(with_tile)
        .game()
        .act("ship early-shift; lift ship-discount");
    assert_eq!(game.refusal("activate orders"), "SV-12.8");
    assert_eq!(game.clone().act("activate plants").energy(0), 1, "the tile works");
    let game = after("field-shift", "GGFFWE").game().act("ship field-shift; lift ship-discount");
    assert_eq!(game.legal(), ["activate plants", "activate flowers", "activate pastures", "skip"]);
    let game = after("late-shift", "LLWWEE")
        .game()
        .act("ship late-shift; lift ship-discount; activate discoveries");
    assert_eq!(game.energy(0), 1);
}

/// SV-12.10, SV-9.2
#[test]
fn s10_places_a_discarded_card() {
    let game = after("second-hand", "GLFFWE")
        .farm(0, "h01=G h07=W h10 h13 h16")
        .game()
        .act("ship second-hand; pay grain head; pay wool head; lift ship-discount");
    assert_eq!(game.refusal("dig h16 orders"), "SV-12.10");
    assert_eq!(game.refusal("dig h04 plants"), "SV-5.1");
    let game = game.act("dig h04 flowers");
    assert_eq!(game.goods(0), "G F W", "this card alone produces");
    assert!(matches!(game.step(), Step::RowBonus { .. }), "and the row is full");
}

/// SV-12.11
#[test]
fn s11_takes_a_boxed_tile() {
    let game = after("spare-tile", "GGLLWE")
        .game()
        .act("ship spare-tile; lift ship-discount; take order-animal");
    assert_eq!(game.state.open().farms[seat(0)].tiles[0].tile, ProgressTile::OrderAnimal);
}

/// SV-12.13, SV-19.2
#[test]
fn points_from_ships() {
    let cards = "h01 h02 (h03:flowers) h07 h08 (h09:pastures) h10 h11 h13 h14 h15 h16 h17";
    let points = |order: &str| {
        after(order, "")
            .farm(0, cards)
            .delivered(0, "h16", 0b11)
            .public("p01")
            .with(|open| {
                open.ship_orders[0].is_done[seat(0)] = true;
                open.public_orders[0].delivered[seat(0)] = 0b111;
            })
            .game()
            .points("ship-effects", 0)
    };
    let found = [
        "plain-honours",
        "dock-honours",
        "field-honours",
        "finders-honours",
        "crate-honours",
        "flock-honours",
        "barrel-honours",
        "energy-cargo",
    ]
    .map(points);
    assert_eq!(found, [3, 3, 1, 2, 1, 3, 1, 0]);
}

/// SV-12.1
#[test]
fn an_empty_village_lets_ships_sail() {
    let base = after("energy-cargo", "GLFW");
    let game = base.clone().village("- - -").game().act("ship energy-cargo");
    let open = game.state.open();
    assert!(open.discards.iter().all(|card| open.components().era(card) < Era::Three));
    let game = base.clone().village("h41 - h42").game().act("ship energy-cargo");
    assert!(game.happened("h42 is discarded"));
    let last =
        base.village("h41 - -").with(|open| open.extra_turns = 1).game().act("ship energy-cargo");
    assert!(last.happened("h41 is discarded"), "the rightmost card that lies there");
    assert_eq!(last.act("lift flower-market").village(), "- - -", "and nothing is refilled");
}

/// SV-12.7
#[test]
fn an_upgrade_does_not_pay_for_its_own_ship() {
    let game = after("energy-cargo", "GLFW").ships("plain-honours").game().act("ship energy-cargo");
    assert_eq!(game.goods(0), "-", "all four goods are paid before ship-discount is uncovered");
    let game = game.act("lift animal-income");
    assert!(game.can("store wool head"), "what is uncovered comes before the effect");
    assert_eq!(game.energy(0), 0);
    assert_eq!(game.act("store wool head").energy(0), 5);
}

/// SV-12.8, SV-17.1
#[test]
fn c01_and_tiles_work_for_a_column_of_a_ship() {
    let game = after("late-shift", "LLWWEE")
        .with(|open| open.farms[seat(0)].character = Some(suna_valo::Character::Courier))
        .public("p01")
        .game()
        .act("ship late-shift; lift ship-discount; activate dock");
    assert_eq!(game.step_drones(), None, "nothing can be delivered");
    let game = after("late-shift", "GLLWWEE")
        .with(|open| open.farms[seat(0)].character = Some(suna_valo::Character::Courier))
        .public("p01")
        .game()
        .act("ship late-shift; lift ship-discount; activate dock");
    assert_eq!(game.step_drones(), Some(2));
}

/// SV-12.9
#[test]
fn s04_and_s08_may_be_declined_in_part() {
    let game =
        after("clear-track", "GLFW").game().act("ship clear-track; lift flower-market; skip; done");
    assert_eq!(game.state.open().farms[seat(0)].standing.len(), 17);
    let game =
        after("clear-place", "GGLLFW").game().act("ship clear-place; lift flower-market; skip");
    assert_eq!(game.energy(0), 3);
    let blocker = after("clear-place", "GGLLFW")
        .game()
        .act("ship clear-place; lift flower-market; lift right-upper");
    assert!(blocker.state.open().farms[seat(0)].has(suna_valo::Spot::RightUpper));
    assert_eq!(blocker.points("own-orders", 0), 0, "the crate is on no order");
}

/// SV-12.10, SV-17.8
#[test]
fn s10_may_place_an_order() {
    let game = after("second-hand", "GGLFFFWWE")
        .farm(0, "h15 h16")
        .game()
        .act("ship second-hand; lift ship-discount; dig h17 orders");
    assert_eq!(game.step_drones(), Some(3), "head and card of the dock");
    assert_eq!(game.refusal("deliver h16 2 head"), "SV-17.8");
    let game = game.act("deliver h17 1 head; deliver h17 2 head; lift face-down-step");
    assert_eq!(game.points("own-orders", 0), 3);
}
