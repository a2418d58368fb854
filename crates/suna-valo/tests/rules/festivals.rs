//! The festivals.

use crate::scenario::{Scene, scene};
use suna_valo::{Era, Step};

fn at(festival: &str, era: Era) -> Scene {
    scene().era(era).goods(0, "").goods(1, "").display(0, 1, festival, "", 0)
}

const FARM: &str = "H01 H04 (H05:flowers) H07 H10 H11 H13 H14 H16";

/// SV-11.3, SV-11.6
#[test]
fn festivals_pay_energy() {
    let energy = |festival: &str, era: Era| {
        let game = at(festival, era)
            .farm(0, FARM)
            .farm(1, "H02 H06 H08 H12 H15 H17")
            .game()
            .act("buy-own 1; celebrate");
        let game = match festival {
            "E01" | "E11" => game,
            "E07" => game.act("done"),
            _ => game.act("skip"),
        };
        (game.energy(0), game.energy(1))
    };
    assert_eq!(energy("E01", Era::One), (5, 2), "with the bonus of three");
    assert_eq!(energy("E02", Era::One), (2, 2));
    assert_eq!(energy("E03", Era::One), (4, 2));
    assert_eq!(energy("E07", Era::Two), (4, 0), "two gears on cards");
    assert_eq!(energy("E08", Era::Two), (4, 2), "a card face down counts");
    assert_eq!(energy("E11", Era::Three), (2, 2));
    let barrels = at("E06", Era::Two)
        .public("P01")
        .with(|open| open.public_orders[0].delivered = [0b111, 0])
        .game()
        .act("buy-own 1; celebrate; skip");
    assert_eq!((barrels.energy(0), barrels.energy(1)), (2, 0));
}

/// SV-11.6
#[test]
fn bonuses() {
    let legal = |festival: &str, era: Era| {
        let scene = at(festival, era).public("P01").with(|open| {
            open.farms[0].head[0] = [Some(suna_valo::Resource::Grain); 2];
        });
        scene.game().act("buy-own 1; celebrate").legal()
    };
    let crops = ["store grain head", "store lily head", "store flower head", "skip"];
    assert_eq!(at("E02", Era::One).game().act("buy-own 1; celebrate").legal(), crops);
    assert_eq!(at("E06", Era::Two).game().act("buy-own 1; celebrate").legal(), crops);
    assert_eq!(legal("E03", Era::One), ["store wool head", "store egg head", "skip"]);
    assert_eq!(legal("E07", Era::Two), ["step left", "step right", "done"]);
    assert_eq!(legal("E10", Era::Three), ["deliver P01 2 head", "done"]);
    let twice =
        at("E08", Era::Two).game().act("buy-own 1; celebrate; store wool head; store egg head");
    assert_eq!(twice.goods(0), "W E");
}

/// SV-11.2, SV-19.5
#[test]
fn e11_is_kept_for_points() {
    let game = at("E11", Era::Three).game().act("buy-own 1; celebrate");
    assert_eq!((game.points("cards", 0), game.points("cards", 1)), (2, 0));
    let game = at("E01", Era::One).game().act("buy-own 1; celebrate");
    assert_eq!(game.points("cards", 0), 0);
}

/// SV-11.4, SV-11.5, SV-12.7
#[test]
fn ships_at_a_festival() {
    let base =
        at("E04", Era::One).goods(0, "GSB").goods(1, "GSBW").ships("S01").village("H01 H02 H03");
    let game = base.clone().game().act("buy-own 1; celebrate; ship S01");
    assert_eq!(game.village(), "H01 H02 H03", "no card is removed");
    let game = game.act("lift U02");
    assert_eq!((game.points("ships", 0), game.energy(0), game.asked()), (3, 5, 1));
    let game = game.act("ship S01");
    assert_eq!(game.goods(1), "-", "the other pays in full");
    let declined = base.clone().game().act("buy-own 1; celebrate; skip");
    assert!(declined.can("ship S01"), "the other may although the buyer did not");
    let strict = base.with(|open| open.setting.festival_ships_remove = true).game();
    assert_eq!(strict.act("buy-own 1; celebrate; ship S01").village(), "H01 H02 -");
    let poor = at("E04", Era::One).goods(1, "GSB").ships("S01").village("H01 H02 H03");
    let poor = poor.game().act("buy-own 1; celebrate");
    assert!(matches!(poor.step(), Step::Refill { .. }), "neither can pay");
}

/// SV-11.7
#[test]
fn a_festival_face_down() {
    let game = at("E01", Era::One).farm(1, "H01").village("H02 H03 H04").game();
    let game = game.act("buy-own 1; place-down plants; produce-head grain head");
    assert_eq!((game.goods(0).as_str(), game.energy(1)), ("G", 0));
    assert_eq!(game.state.open().farms[0].n_in(suna_valo::Column::Plants), 1);
}

/// SV-11.8, SV-7.1
#[test]
fn e12_activates_three_cards() {
    let game = at("E12", Era::Three)
        .farm(0, "H01 H02 H04 H07 H10 H13")
        .farm(1, "H05")
        .game()
        .act("buy-own 1; celebrate");
    assert_eq!(game.refusal("use H13"), "SV-7.1", "not the dock");
    let game = game.act("use H01");
    assert_eq!(game.refusal("use H02"), "SV-7.1", "the same column");
    let game = game.act("use H04; use H10");
    assert_eq!((game.goods(0).as_str(), game.asked()), ("G B N", 1), "then the other");
    assert_eq!(game.act("use H05").goods(1), "B");
}

/// SV-11.6, SV-11.3
#[test]
fn e10_and_e07_count_cards_and_gears() {
    let game = at("E10", Era::Three)
        .goods(0, "GSB")
        .farm(0, "H13 (H14:dock) H16")
        .farm(1, "H15")
        .public("P01")
        .village("H39 H40 H41")
        .game()
        .act("buy-own 1; celebrate; deliver P01 2 head; deliver H16 1 head");
    assert!(matches!(game.step(), Step::Refill { .. }), "two deliveries and no third");
    assert_eq!((game.energy(0), game.energy(1)), (4, 2));
    let gears = at("E07", Era::Three).farm(0, "H47 H34 (H11:dock)").game();
    let gears = gears.act("buy-own 1; celebrate; step right; step right");
    assert_eq!(gears.energy(0), 6, "two gears on one card count twice, a back not at all");
    assert_eq!(gears.energy(1), 0);
}

/// SV-11.1
#[test]
fn the_other_gets_no_bonus() {
    let game = at("E03", Era::One).farm(1, "H10").game().act("buy-own 1; celebrate");
    let game = game.act("store wool head; store egg head");
    assert_eq!((game.goods(0).as_str(), game.goods(1).as_str()), ("W E", "2N"));
    let game = at("E01", Era::One).game().act("buy-own 1; celebrate");
    assert_eq!((game.energy(0), game.energy(1)), (3, 0), "also without a card that counts");
}

/// SV-11.5
#[test]
fn the_discounts_of_ship_festivals() {
    for (festival, era, goods, too_few) in
        [("E04", Era::One, "GSB", "GS"), ("E05", Era::Two, "GS", "G"), ("E09", Era::Three, "G", "")]
    {
        let with = |goods: &str| {
            let scene = at(festival, era).goods(0, goods).ships("S01").village("H01 H02 H03");
            scene.game().act("buy-own 1; celebrate").asked_to_ship()
        };
        assert!(with(goods) && !with(too_few), "{festival}");
    }
}

/// SV-11.2, SV-11.8
#[test]
fn e12_is_kept_and_backs_do_nothing() {
    let game = at("E12", Era::Three).farm(0, "(H01:plants) H02").game();
    let game = game.act("buy-own 1; celebrate");
    assert_eq!(game.refusal("use H01"), "SV-7.1");
    assert_eq!((game.points("cards", 0), game.points("cards", 1)), (2, 0));
    let game = game.act("use H02");
    assert_eq!(game.state.open().farms[0].kept.len(), 1);
}

/// SV-11.4, SV-17.7, SV-12.7
#[test]
fn c07_follows_a_ship_of_a_festival_too() {
    let game = at("E04", Era::One)
        .goods(1, "GSBW")
        .ships("S01")
        .farm(1, "H01")
        .village("H02 H03 H05")
        .game()
        .act("buy-own 1; celebrate; ship S01; lift U02");
    assert_eq!((game.asked(), game.energy(1)), (1, 5));
    assert_eq!(game.act("use H01").goods(1), "G 5N");
}
