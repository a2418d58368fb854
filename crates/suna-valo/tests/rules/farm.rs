//! Placing, stores and activation.

use crate::scenario::{pause, scene, with_characters};
use suna_valo::{Era, HeldTile, ProgressTile, Step};

/// SV-5.1, SV-5.2, SV-5.5, SV-5.6
#[test]
fn cards_are_placed() {
    let game = scene().goods(0, "").village("H01 H02 H03").display(0, 1, "H04", "", 0).game();
    let game = game.act("buy-own 1");
    assert_eq!(game.refusal("place plants"), "SV-5.1");
    assert_eq!(game.refusal("celebrate"), "SV-5.6");
    let up = game.clone().act("place flowers");
    assert_eq!(up.goods(0), "2B", "card and head");
    let down = game.act("place-down flowers");
    assert_eq!(down.goods(0), "B", "the head alone");
    let festival = scene().goods(0, "").display(0, 1, "E01", "", 0).game().act("buy-own 1");
    assert_eq!(festival.refusal("place plants"), "SV-5.6");
}

/// SV-6.1, SV-6.5, SV-6.10
#[test]
fn a_resource_without_room_is_lost() {
    let game = scene()
        .goods(0, "WE")
        .era(Era::Two)
        .farm(0, "H30")
        .display(0, 1, "H10", "", 0)
        .village("H20 H21 H22")
        .game()
        .act("buy-own 1; place discoveries");
    assert!(matches!(game.step(), Step::Refill { .. }), "wool or egg have no room");
    assert_eq!(game.goods(0), "W E 2N");
}

/// SV-6.3, SV-6.7, SV-18.5, SV-7.5
#[test]
fn endless_stores() {
    let base = scene().display(0, 1, "H10", "", 0).village("H01 H02 H03").lifted(0, "U07 U09");
    let game = base.clone().game().act("buy-own 1; place-down plants");
    assert_eq!(game.legal(), ["produce-head grain endless", "produce-head lily endless", "done"]);
    assert_eq!(game.refusal("produce-head grain head"), "SV-6.7");
    let game = base.game().act("buy-own 1; place-down pastures; produce-head egg endless");
    assert_eq!(game.state.open().farms[0].endless[4], 1);
}

/// SV-6.9
#[test]
fn goods_are_taken_from_where_they_lie() {
    let game = scene().goods(0, "GN").farm(0, "H01=G").village("H02 H03 H05").game();
    let game = game.act("buy-village 3");
    assert_eq!(game.refusal("pay grain endless"), "SV-6.9");
    assert_eq!(game.refusal("pay wool head"), "SV-6.9");
    assert_eq!(game.refusal("pay energy head"), "SV-6.9");
    let game = game.act("pay grain H01");
    assert_eq!(game.state.open().farms[0].cards[0].stores[0], None);
}

/// SV-7.14
#[test]
fn a_card_that_could_do_nothing_is_not_offered() {
    let row = |scene: crate::scenario::Scene| {
        let scene = scene.display(0, 1, "H17", "", 0).village("H21 H22 H23").era(Era::Two);
        scene.game().act("buy-own 1; place-down orders; row-activate")
    };
    // Discoveries give wool or egg, the dock delivers.
    let cards = "H01=G H04=B H07=W H30 H15";
    let full = row(scene().goods(0, "WE").farm(0, cards));
    assert!(matches!(full.step(), Step::Refill { .. }), "nothing has room, nothing is ordered");
    let room = row(scene().goods(0, "E").farm(0, cards));
    assert_eq!(room.legal(), ["use H30", "done"]);
    let order = row(scene().goods(0, "WE").farm(0, cards).public("P01"));
    assert_eq!(order.legal(), ["use H15", "done"]);
    assert_eq!(order.refusal("use H30"), "SV-7.14");
    let freed = order.act("use H15; deliver P01 1 H07");
    assert_eq!(freed.legal()[0], "deliver P01 2 H01", "the second drone first");
    assert_eq!(freed.act("done").legal(), ["use H07", "use H30", "done"], "then what was freed");
    let steps = row(scene().goods(0, "WE").farm(0, "H01=G H04=B H07=W H11 (H15:dock)"));
    assert_eq!(steps.legal(), ["use H11", "done"]);
}

/// SV-18.1
#[test]
fn a_step_for_a_card_face_down() {
    let base = scene().village("H01 H02 H03").display(0, 1, "H04", "", 0).goods(0, "GS");
    let with = base.clone().lifted(0, "U01").game().act("buy-own 1; place-down plants; step left");
    assert_eq!(with.state.open().farms[0].gears.left, 1);
    let without = base.game().act("buy-own 1; place-down plants");
    assert!(matches!(without.step(), Step::Refill { .. }));
}

/// SV-5.2, SV-5.5
#[test]
fn any_card_face_down_activates_any_column() {
    for column in ["plants", "flowers", "pastures", "discoveries", "dock", "orders"] {
        let game = scene().goods(0, "").display(0, 1, "H19", "", 0).game();
        let game = game.act(&format!("buy-own 1; place-down {column}"));
        assert!(game.happened(&format!("seat 0 activates {column}")));
        let card = game.state.open().farms[0].cards[0];
        assert!(card.is_face_down && card.column.name() == column);
    }
}

/// SV-6.12
#[test]
fn a_resource_may_be_left() {
    let game = scene()
        .goods(0, "")
        .farm(0, "H12")
        .display(0, 1, "H10", "", 0)
        .village("H01 H02 H03")
        .game()
        .act("buy-own 1; place discoveries; done");
    assert_eq!(game.goods(0), "2N");
    let income = scene().goods(0, "").lifted(0, "U11").asks(0, Step::IncomePay).asks(0, pause());
    assert_eq!(income.game().act("skip; skip").goods(0), "-");
}

/// SV-7.11, SV-7.6
#[test]
fn which_drones_serve_the_orders() {
    let tile = HeldTile { tile: ProgressTile::BF06, is_fresh: false };
    let game = scene()
        .era(Era::Two)
        .goods(0, "GW")
        .farm(0, "H15 (H14:dock) H31 H17")
        .with(|open| open.farms[0].tiles.push(tile))
        .display(0, 1, "H16", "", 0)
        .village("H20 H21 H22")
        .game()
        .act("buy-own 1; place orders");
    let Step::Activation(left) = game.step() else { panic!("deliveries are due") };
    assert_eq!(left.drones, 3, "one of the head, two of the card that lies face up");
    assert_eq!((left.gears, left.tiles.len()), (0, 0));
    assert_eq!(game.refusal("use-tile BF06"), "SV-10.8");
}

/// SV-7.12, SV-9.3
#[test]
fn a_row_activates_neither_tiles_nor_c01_nor_backs() {
    let tile = HeldTile { tile: ProgressTile::BF02, is_fresh: false };
    let game = with_characters("C01", "C07")
        .goods(0, "GW")
        .farm(0, "H01 (H04:flowers) H07 H14 H17")
        .with(|open| open.farms[0].tiles.push(tile))
        .display(0, 1, "H10", "", 0)
        .village("H02 H03 H05")
        .game()
        .act("buy-own 1; place discoveries; row-activate");
    assert_eq!(game.goods(0), "2G 2W 3N", "no flower, and no energy for the plants");
    assert_eq!(game.refusal("use H04"), "SV-7.1");
    let game = game.act("use H14");
    let Step::Activation(left) = game.step() else { panic!("a delivery is due") };
    assert_eq!((left.drones, left.gears), (1, 1));
}

/// SV-9.1
#[test]
fn a_row_needs_all_six_columns() {
    let game = scene()
        .farm(0, "H01 H04 H07 H13")
        .goods(0, "GSBBWE")
        .village("H02 H03 H05")
        .display(0, 1, "H10", "", 0)
        .game()
        .act("buy-own 1; place discoveries");
    assert!(matches!(game.step(), Step::Refill { .. }), "no order is in the row");
}
