//! Deliveries and orders.

use crate::scenario::{drones, known_components, scene, seat};
use suna_valo::Era;

/// SV-8.2, SV-8.4, SV-8.12
#[test]
fn where_one_can_deliver() {
    let game = scene()
        .era(Era::Three)
        .goods(0, "GLFWE")
        .farm(0, "h16 (h17:orders)")
        .public("p01 p07")
        .asks(0, drones(3))
        .game();
    assert_eq!(game.refusal("deliver p02 1 head"), "SV-8.2", "it does not lie open");
    assert_eq!(game.refusal("deliver h17 1 head"), "SV-8.2", "it lies face down");
    assert_eq!(game.refusal("deliver h18 1 head"), "SV-8.2");
    assert_eq!(game.refusal("deliver p01 4 head"), "SV-8.4");
    let game = game.act("deliver p07 3 head; deliver p01 2 head");
    assert_eq!(game.refusal("deliver p01 2 head"), "SV-8.4", "it is filled");
    assert_eq!(game.act("done").goods(0), "F W E", "the third delivery is not made");
}

/// SV-8.1
#[test]
fn a_delivery_needs_a_drone() {
    let game = scene().goods(0, "G").farm(0, "h17").asks(0, crate::scenario::steps(1)).game();
    assert_eq!(game.refusal("deliver h17 1 head"), "SV-8.1");
}

/// SV-8.5
#[test]
fn equal_slots_are_filled_from_the_left() {
    let game = scene().goods(0, "FF").public("p03").asks(0, drones(2)).game();
    assert_eq!(game.refusal("deliver p03 2 head"), "SV-8.5");
    assert_eq!(game.act("deliver p03 1 head; deliver p03 2 head").energy(0), 2);
}

/// SV-8.8
#[test]
fn the_last_slot_needs_a_figure() {
    let base = scene().goods(0, "F").farm(0, "h16").delivered(0, "h16", 1).asks(0, drones(1));
    let none = base
        .clone()
        .lifted(0, "face-down-step pasture-market flower-silo crop-income left-lower right-upper")
        .game();
    assert_eq!(none.refusal("deliver h16 2 head"), "SV-8.8");
    let one = base
        .lifted(0, "face-down-step pasture-market flower-silo crop-income left-lower")
        .game()
        .act("deliver h16 2 head");
    assert!(one.happened("seat 0 lifts the figure of right-upper"), "the only crate that is left");
}

/// SV-8.10, SV-8.6
#[test]
fn the_second_gets_the_second_place() {
    let game = scene()
        .goods(0, "L")
        .public("p01")
        .with(|open| {
            open.public_orders[0].delivered = [0b011, 0b111].into();
            open.public_orders[0].first = Some(seat(1));
        })
        .asks(0, drones(2))
        .game()
        .act("deliver p01 3 head; done; lift plant-market");
    assert_eq!((game.points("public-orders", 0), game.points("public-orders", 1)), (2, 3));
    assert!(game.state.open().public_orders[0].is_done(seat(0), &known_components()));
}

/// SV-8.11
#[test]
fn what_follows_comes_before_the_next_delivery() {
    let game = scene()
        .goods(0, "FG")
        .farm(0, "h16 h17")
        .delivered(0, "h16", 1)
        .asks(0, drones(2))
        .game()
        .act("deliver h16 2 head");
    assert_eq!(game.refusal("deliver h17 1 head"), "SV-2.1", "first the crate");
    let game = game.act("lift crop-income");
    assert_eq!(game.refusal("deliver h17 1 head"), "SV-2.1", "then what it uncovers");
    let game = game.act("store flower head; deliver h17 1 head");
    assert_eq!(game.goods(0), "F");
}
