//! The festivals.

use crate::scenario::{Scene, scene, seat};
use suna_valo::{Era, Step};

fn at(festival: &str, era: Era) -> Scene {
    scene().era(era).goods(0, "").goods(1, "").display(0, 1, festival, "", 0)
}

const FARM: &str = "h01 h04 (h05:flowers) h07 h10 h11 h13 h14 h16";

/// SV-11.3, SV-11.6
#[test]
fn festivals_pay_energy() {
    let energy = |festival: &str, era: Era| {
        let game = at(festival, era)
            .farm(0, FARM)
            .farm(1, "h02 h06 h08 h12 h15 h17")
            .game()
            .act("buy-own 1; celebrate");
        let game = match festival {
            "harvest-fair" | "notice-fair" => game,
            "cog-fair" => game.act("done"),
            _ => game.act("skip"),
        };
        (game.energy(0), game.energy(1))
    };
    assert_eq!(energy("harvest-fair", Era::One), (5, 2), "with the bonus of three");
    assert_eq!(energy("flock-fair", Era::One), (2, 2));
    assert_eq!(energy("finders-fair", Era::One), (4, 2));
    assert_eq!(energy("cog-fair", Era::Two), (4, 0), "two gears on cards");
    assert_eq!(energy("blossom-fair", Era::Two), (4, 2), "a card face down counts");
    assert_eq!(energy("notice-fair", Era::Three), (2, 2));
    let barrels = at("barrel-fair", Era::Two)
        .public("p01")
        .with(|open| open.public_orders[0].delivered = [0b111, 0].into())
        .game()
        .act("buy-own 1; celebrate; skip");
    assert_eq!((barrels.energy(0), barrels.energy(1)), (2, 0));
}

/// SV-11.6
#[test]
fn bonuses() {
    let legal = |festival: &str, era: Era| {
        let scene = at(festival, era).public("p01").with(|open| {
            open.farms[seat(0)].head[0] = [Some(suna_valo::Resource::Grain); 2];
        });
        scene.game().act("buy-own 1; celebrate").legal()
    };
    let crops = ["store grain head", "store lily head", "store flower head", "skip"];
    assert_eq!(at("flock-fair", Era::One).game().act("buy-own 1; celebrate").legal(), crops);
    assert_eq!(at("barrel-fair", Era::Two).game().act("buy-own 1; celebrate").legal(), crops);
    assert_eq!(legal("finders-fair", Era::One), ["store wool head", "store egg head", "skip"]);
    assert_eq!(legal("cog-fair", Era::Two), ["step left", "step right", "done"]);
    assert_eq!(legal("drone-fair", Era::Three), ["deliver p01 2 head", "done"]);
    let twice = at("blossom-fair", Era::Two)
        .game()
        .act("buy-own 1; celebrate; store wool head; store egg head");
    assert_eq!(twice.goods(0), "W E");
}

/// SV-11.2, SV-19.5
#[test]
fn e11_is_kept_for_points() {
    let game = at("notice-fair", Era::Three).game().act("buy-own 1; celebrate");
    assert_eq!((game.points("cards", 0), game.points("cards", 1)), (2, 0));
    let game = at("harvest-fair", Era::One).game().act("buy-own 1; celebrate");
    assert_eq!(game.points("cards", 0), 0);
}

/// SV-11.4, SV-11.5, SV-12.7
#[test]
fn ships_at_a_festival() {
    let base = at("little-regatta", Era::One)
        .goods(0, "GLF")
        .goods(1, "GLFW")
        .ships("energy-cargo")
        .village("h01 h02 h03");
    let game = base.clone().game().act("buy-own 1; celebrate; ship energy-cargo");
    assert_eq!(game.village(), "h01 h02 h03", "no card is removed");
    let game = game.act("lift ship-discount");
    assert_eq!((game.points("ships", 0), game.energy(0), game.asked()), (3, 5, 1));
    let game = game.act("ship energy-cargo");
    assert_eq!(game.goods(1), "-", "the other pays in full");
    let declined = base.clone().game().act("buy-own 1; celebrate; skip");
    assert!(declined.can("ship energy-cargo"), "the other may although the buyer did not");
    let strict = base.with(|open| open.setting.festival_ships_remove = true).game();
    assert_eq!(strict.act("buy-own 1; celebrate; ship energy-cargo").village(), "h01 h02 -");
    // On E09 it is not printed that this goes as in a turn.
    let great = at("great-regatta", Era::Three)
        .goods(0, "G")
        .ships("energy-cargo")
        .village("h39 h40 h41")
        .with(|open| open.setting.festival_ships_remove = true)
        .game();
    assert_eq!(great.act("buy-own 1; celebrate; ship energy-cargo").village(), "h39 h40 h41");
    let poor =
        at("little-regatta", Era::One).goods(1, "GLF").ships("energy-cargo").village("h01 h02 h03");
    let poor = poor.game().act("buy-own 1; celebrate");
    assert!(matches!(poor.step(), Step::Refill { .. }), "neither can pay");
}

/// SV-11.7
#[test]
fn a_festival_face_down() {
    let game = at("harvest-fair", Era::One).farm(1, "h01").village("h02 h03 h04").game();
    let game = game.act("buy-own 1; place-down plants; produce-head grain head");
    assert_eq!((game.goods(0).as_str(), game.energy(1)), ("G", 0));
    assert_eq!(game.state.open().farms[seat(0)].n_in(suna_valo::Column::Plants), 1);
}

/// SV-11.8, SV-7.1
#[test]
fn e12_activates_three_cards() {
    let game = at("open-day", Era::Three)
        .farm(0, "h01 h02 h04 h07 h10 h13")
        .farm(1, "h05")
        .game()
        .act("buy-own 1; celebrate");
    assert_eq!(game.refusal("use h13"), "SV-7.1", "not the dock");
    let game = game.act("use h01");
    assert_eq!(game.refusal("use h02"), "SV-7.1", "the same column");
    let game = game.act("use h04; use h10");
    assert_eq!((game.goods(0).as_str(), game.asked()), ("G F N", 1), "then the other");
    assert_eq!(game.act("use h05").goods(1), "F");
}

/// SV-11.6, SV-11.3
#[test]
fn e10_and_e07_count_cards_and_gears() {
    let game = at("drone-fair", Era::Three)
        .goods(0, "GLF")
        .farm(0, "h13 (h14:dock) h16")
        .farm(1, "h15")
        .public("p01")
        .village("h39 h40 h41")
        .game()
        .act("buy-own 1; celebrate; deliver p01 2 head; deliver h16 1 head");
    assert!(matches!(game.step(), Step::Refill { .. }), "two deliveries and no third");
    assert_eq!((game.energy(0), game.energy(1)), (4, 2));
    let gears = at("cog-fair", Era::Three).farm(0, "h47 h34 (h11:dock)").game();
    let gears = gears.act("buy-own 1; celebrate; step right; step right");
    assert_eq!(gears.energy(0), 6, "two gears on one card count twice, a back not at all");
    assert_eq!(gears.energy(1), 0);
}

/// SV-11.1
#[test]
fn the_other_gets_no_bonus() {
    let game = at("finders-fair", Era::One).farm(1, "h10").game().act("buy-own 1; celebrate");
    let game = game.act("store wool head; store egg head");
    assert_eq!((game.goods(0).as_str(), game.goods(1).as_str()), ("W E", "2N"));
    let game = at("harvest-fair", Era::One).game().act("buy-own 1; celebrate");
    assert_eq!((game.energy(0), game.energy(1)), (3, 0), "also without a card that counts");
}

/// SV-11.5
#[test]
fn the_discounts_of_ship_festivals() {
    for (festival, era, goods, too_few) in [
        ("little-regatta", Era::One, "GLF", "GL"),
        ("regatta", Era::Two, "GL", "G"),
        ("great-regatta", Era::Three, "G", ""),
    ] {
        let with = |goods: &str| {
            let scene =
                at(festival, era).goods(0, goods).ships("energy-cargo").village("h01 h02 h03");
            scene.game().act("buy-own 1; celebrate").asked_to_ship()
        };
        assert!(with(goods) && !with(too_few), "{festival}");
    }
}

/// SV-11.2, SV-11.8
#[test]
fn e12_is_kept_and_backs_do_nothing() {
    let game = at("open-day", Era::Three).farm(0, "(h01:plants) h02").game();
    let game = game.act("buy-own 1; celebrate");
    assert_eq!(game.refusal("use h01"), "SV-7.1");
    assert_eq!((game.points("cards", 0), game.points("cards", 1)), (2, 0));
    let game = game.act("use h02");
    assert_eq!(game.state.open().farms[seat(0)].kept.len(), 1);
}

/// SV-11.4, SV-17.7, SV-12.7
#[test]
fn c07_follows_a_ship_of_a_festival_too() {
    let game = at("little-regatta", Era::One)
        .goods(1, "GLFW")
        .ships("energy-cargo")
        .farm(1, "h01")
        .village("h02 h03 h05")
        .game()
        .act("buy-own 1; celebrate; ship energy-cargo; lift ship-discount");
    assert_eq!((game.asked(), game.energy(1)), (1, 5));
    assert_eq!(game.act("use h01").goods(1), "G 5N");
}
