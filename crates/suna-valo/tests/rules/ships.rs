//! Ship orders.

use crate::scenario::{Scene, scene, seat};
use suna_valo::{Era, HeldTile, ProgressTile, Step};

fn after(order: &str, goods: &str) -> Scene {
    scene().era(Era::Three).goods(0, goods).ships(order).village("H39 H41 H42")
}

/// SV-12.2, SV-12.4, SV-12.5
#[test]
fn which_orders_can_be_fulfilled() {
    let base = after("S01", "GGSSBBWW");
    assert_eq!(base.clone().game().refusal("ship S02"), "SV-12.2");
    assert!(base.clone().game().can("ship S01"), "an order of an earlier era");
    let done = base.clone().with(|open| open.ship_orders[0].is_done[0] = true).game();
    assert_eq!(done.refusal("ship S01"), "SV-12.4");
    let none = base.clone().lifted(0, "U02 U05 U07 U12 L6 R4").game();
    assert_eq!(none.refusal("ship S01"), "SV-12.5");
    let second = base.with(|open| {
        open.ship_orders[0].is_done[1] = true;
        open.ship_orders[0].first = Some(seat(1));
    });
    let second = second.game().act("ship S01; lift U05");
    assert_eq!((second.points("ships", 0), second.points("ships", 1)), (2, 3));
}

/// SV-12.3, SV-12.6
#[test]
fn goods_are_handed_in() {
    let game = after("S01", "GSNNNNNNN").game().act("ship S01");
    let game = game.act("lift U05");
    assert_eq!(game.goods(0), "5N", "flower and wool came from the market, all by itself");
    let choice = after("S01", "GSBWNNNN").game().act("ship S01");
    assert_eq!(choice.refusal("pay egg market"), "SV-3.6");
    assert_eq!(choice.refusal("save grain"), "SV-12.6");
    assert_eq!(
        choice
            .act("pay grain head; pay lily head; pay flower head; pay wool market; lift U05")
            .goods(0),
        "W 5N"
    );
}

/// SV-12.12
#[test]
fn goods_from_ships() {
    let game = after("S02", "WENN").game().act("ship S02; lift U05");
    let game = game.act("store grain head; store lily head");
    assert_eq!(game.goods(0), "G S B");
    let game = after("S03", "GGSS").game().act("ship S03; lift U05");
    assert_eq!(game.act("store wool head; store wool head").goods(0), "2W");
    let game = after("S12", "NNNNNN").game().act("ship S12; lift U05; store lily head");
    assert_eq!(game.act("store egg head").goods(0), "S B E");
}

/// SV-12.9
#[test]
fn figures_to_the_box() {
    let game = after("S04", "GSBW").game().act("ship S04; lift U05; lift L2; step left; step left");
    assert_eq!(game.state.open().farms[0].gears.left, 2);
    let none = after("S04", "GSBW").lifted(0, "L2 L4 L6").game().act("ship S04; lift U05");
    assert_eq!(none.refusal("lift U01"), "SV-2.1", "only steps are left");
    assert!(none.can("step left"));
    let game = after("S04", "GSBW").game().act("ship S04; lift U05");
    assert_eq!(game.refusal("lift R2"), "SV-8.7", "not on the left track");
    let game = after("S08", "GGSSBW").game().act("ship S08; lift U05; lift U10");
    assert_eq!((game.energy(0), game.points("farm-board", 0)), (5, 3), "3 and the income");
    let crates = game.state.open().farms[0].standing.len();
    assert_eq!(crates, 18 - 2 - 1, "one is in the box, one on the order, one for the goods");
}

/// SV-12.8
#[test]
fn columns_activated_by_ships() {
    let with_tile = |open: &mut suna_valo::Open| {
        open.farms[0].tiles.push(HeldTile { tile: ProgressTile::BF02, is_fresh: false });
        open.farms[0].character = Some(suna_valo::Character::C01);
    };
    let game = after("S05", "BBEE").with(with_tile).game().act("ship S05; lift U02");
    assert_eq!(game.refusal("activate orders"), "SV-12.8");
    assert_eq!(game.clone().act("activate plants").energy(0), 1, "the tile works");
    let game = after("S07", "GGBBWE").game().act("ship S07; lift U02");
    assert_eq!(game.legal(), ["activate plants", "activate flowers", "activate pastures", "skip"]);
    let game = after("S09", "SSWWEE").game().act("ship S09; lift U02; activate discoveries");
    assert_eq!(game.energy(0), 1);
}

/// SV-12.10, SV-9.2
#[test]
fn s10_places_a_discarded_card() {
    let game = after("S10", "GSBBWE")
        .farm(0, "H01=G H07=W H10 H13 H16")
        .game()
        .act("ship S10; pay grain head; pay wool head; lift U02");
    assert_eq!(game.refusal("dig H16 orders"), "SV-12.10");
    assert_eq!(game.refusal("dig H04 plants"), "SV-5.1");
    let game = game.act("dig H04 flowers");
    assert_eq!(game.goods(0), "G B W", "this card alone produces");
    assert!(matches!(game.step(), Step::RowBonus { .. }), "and the row is full");
}

/// SV-12.11
#[test]
fn s11_takes_a_boxed_tile() {
    let game = after("S11", "GGSSWE").game().act("ship S11; lift U02; take BF08");
    assert_eq!(game.state.open().farms[0].tiles[0].tile, ProgressTile::BF08);
}

/// SV-12.13, SV-19.2
#[test]
fn points_from_ships() {
    let cards = "H01 H02 (H03:flowers) H07 H08 (H09:pastures) H10 H11 H13 H14 H15 H16 H17";
    let points = |order: &str| {
        after(order, "")
            .farm(0, cards)
            .delivered(0, "H16", 0b11)
            .public("P01")
            .with(|open| {
                open.ship_orders[0].is_done[0] = true;
                open.public_orders[0].delivered[0] = 0b111;
            })
            .game()
            .points("ship-effects", 0)
    };
    let found = ["S06", "S13", "S14", "S15", "S16", "S17", "S18", "S01"].map(points);
    assert_eq!(found, [3, 3, 1, 2, 1, 3, 1, 0]);
}

/// SV-12.1
#[test]
fn an_empty_village_lets_ships_sail() {
    let base = after("S01", "GSBW");
    let game = base.clone().village("- - -").game().act("ship S01");
    let open = game.state.open();
    assert!(open.discards.iter().all(|card| open.components().era(card) < Era::Three));
    let game = base.clone().village("H41 - H42").game().act("ship S01");
    assert!(game.happened("H42 is discarded"));
    let last = base.village("H41 - -").with(|open| open.extra_turns = 1).game().act("ship S01");
    assert!(last.happened("H41 is discarded"), "the rightmost card that lies there");
    assert_eq!(last.act("lift U05").village(), "- - -", "and nothing is refilled");
}

/// SV-12.7
#[test]
fn an_upgrade_does_not_pay_for_its_own_ship() {
    let game = after("S01", "GSBW").ships("S06").game().act("ship S01");
    assert_eq!(game.goods(0), "-", "all four goods are paid before U02 is uncovered");
    let game = game.act("lift U12");
    assert!(game.can("store wool head"), "what is uncovered comes before the effect");
    assert_eq!(game.energy(0), 0);
    assert_eq!(game.act("store wool head").energy(0), 5);
}

/// SV-12.8, SV-17.1
#[test]
fn c01_and_tiles_work_for_a_column_of_a_ship() {
    let game = after("S09", "SSWWEE")
        .with(|open| open.farms[0].character = Some(suna_valo::Character::C01))
        .public("P01")
        .game()
        .act("ship S09; lift U02; activate dock");
    assert_eq!(game.step_drones(), None, "nothing can be delivered");
    let game = after("S09", "GSSWWEE")
        .with(|open| open.farms[0].character = Some(suna_valo::Character::C01))
        .public("P01")
        .game()
        .act("ship S09; lift U02; activate dock");
    assert_eq!(game.step_drones(), Some(2));
}

/// SV-12.9
#[test]
fn s04_and_s08_may_be_declined_in_part() {
    let game = after("S04", "GSBW").game().act("ship S04; lift U05; skip; done");
    assert_eq!(game.state.open().farms[0].standing.len(), 17);
    let game = after("S08", "GGSSBW").game().act("ship S08; lift U05; skip");
    assert_eq!(game.energy(0), 3);
    let blocker = after("S08", "GGSSBW").game().act("ship S08; lift U05; lift R6");
    assert!(blocker.state.open().farms[0].has(suna_valo::Spot::R6));
    assert_eq!(blocker.points("own-orders", 0), 0, "the crate is on no order");
}

/// SV-12.10, SV-17.8
#[test]
fn s10_may_place_an_order() {
    let game = after("S10", "GGSBBBWWE")
        .farm(0, "H15 H16")
        .game()
        .act("ship S10; lift U02; dig H17 orders");
    assert_eq!(game.step_drones(), Some(3), "head and card of the dock");
    assert_eq!(game.refusal("deliver H16 2 head"), "SV-17.8");
    let game = game.act("deliver H17 1 head; deliver H17 2 head; lift U01");
    assert_eq!(game.points("own-orders", 0), 3);
}
