//! Placing, stores and activation.

use crate::scenario::{pause, scene, seat, with_characters};
use suna_valo::{Era, HeldTile, ProgressTile, Step};

/// SV-5.1, SV-5.2, SV-5.5, SV-5.6
#[test]
fn cards_are_placed() {
    let game = scene().goods(0, "").village("h01 h02 h03").display(0, 1, "h04", "", 0).game();
    let game = game.act("buy-own 1");
    assert_eq!(game.refusal("place plants"), "SV-5.1");
    assert_eq!(game.refusal("celebrate"), "SV-5.6");
    let up = game.clone().act("place flowers");
    assert_eq!(up.goods(0), "2F", "card and head");
    let down = game.act("place-down flowers");
    assert_eq!(down.goods(0), "F", "the head alone");
    let festival =
        scene().goods(0, "").display(0, 1, "harvest-fair", "", 0).game().act("buy-own 1");
    assert_eq!(festival.refusal("place plants"), "SV-5.6");
}

/// SV-6.1, SV-6.5, SV-6.10
#[test]
fn a_resource_without_room_is_lost() {
    let game = scene()
        .goods(0, "WE")
        .era(Era::Two)
        .farm(0, "h30")
        .display(0, 1, "h10", "", 0)
        .village("h20 h21 h22")
        .game()
        .act("buy-own 1; place discoveries");
    assert!(matches!(game.step(), Step::Refill { .. }), "wool or egg have no room");
    assert_eq!(game.goods(0), "W E 2N");
}

/// SV-6.3, SV-6.7, SV-18.5, SV-7.5
#[test]
fn endless_stores() {
    let base = scene()
        .display(0, 1, "h10", "", 0)
        .village("h01 h02 h03")
        .lifted(0, "plant-silo pasture-silo");
    let game = base.clone().game().act("buy-own 1; place-down plants");
    assert_eq!(game.legal(), ["produce-head grain endless", "produce-head lily endless", "done"]);
    assert_eq!(game.refusal("produce-head grain head"), "SV-6.7");
    let game = base.game().act("buy-own 1; place-down pastures; produce-head egg endless");
    assert_eq!(game.state.open().farms[seat(0)].endless[4], 1);
}

/// SV-6.9
#[test]
fn goods_are_taken_from_where_they_lie() {
    let game = scene().goods(0, "GN").farm(0, "h01=G").village("h02 h03 h05").game();
    let game = game.act("buy-village 3");
    assert_eq!(game.refusal("pay grain endless"), "SV-6.9");
    assert_eq!(game.refusal("pay wool head"), "SV-6.9");
    assert_eq!(game.refusal("pay energy head"), "SV-6.9");
    let game = game.act("pay grain h01");
    assert_eq!(game.state.open().farms[seat(0)].cards[0].stores[0], None);
}

/// SV-7.14
#[test]
fn a_card_that_could_do_nothing_is_not_offered() {
    let row = |scene: crate::scenario::Scene| {
        let scene = scene.display(0, 1, "h17", "", 0).village("h21 h22 h23").era(Era::Two);
        scene.game().act("buy-own 1; place-down orders; row-activate")
    };
    // Discoveries give wool or egg, the dock delivers.
    let cards = "h01=G h04=F h07=W h30 h15";
    let full = row(scene().goods(0, "WE").farm(0, cards));
    assert!(matches!(full.step(), Step::Refill { .. }), "nothing has room, nothing is ordered");
    let room = row(scene().goods(0, "E").farm(0, cards));
    assert_eq!(room.legal(), ["use h30", "done"]);
    let order = row(scene().goods(0, "WE").farm(0, cards).public("p01"));
    assert_eq!(order.legal(), ["use h15", "done"]);
    assert_eq!(order.refusal("use h30"), "SV-7.14");
    let freed = order.act("use h15; deliver p01 1 h07");
    assert_eq!(freed.legal()[0], "deliver p01 2 h01", "the second drone first");
    assert_eq!(freed.act("done").legal(), ["use h07", "use h30", "done"], "then what was freed");
    let steps = row(scene().goods(0, "WE").farm(0, "h01=G h04=F h07=W h11 (h15:dock)"));
    assert_eq!(steps.legal(), ["use h11", "done"]);
}

/// SV-18.1
#[test]
fn a_step_for_a_card_face_down() {
    let base = scene().village("h01 h02 h03").display(0, 1, "h04", "", 0).goods(0, "GL");
    let with = base
        .clone()
        .lifted(0, "face-down-step")
        .game()
        .act("buy-own 1; place-down plants; step left");
    assert_eq!(with.state.open().farms[seat(0)].gears.left, 1);
    let without = base.game().act("buy-own 1; place-down plants");
    assert!(matches!(without.step(), Step::Refill { .. }));
}

/// SV-5.2, SV-5.5
#[test]
fn any_card_face_down_activates_any_column() {
    for column in ["plants", "flowers", "pastures", "discoveries", "dock", "orders"] {
        let game = scene().goods(0, "").display(0, 1, "h19", "", 0).game();
        let game = game.act(&format!("buy-own 1; place-down {column}"));
        assert!(game.happened(&format!("seat 0 activates {column}")));
        let card = game.state.open().farms[seat(0)].cards[0];
        assert!(card.is_face_down && card.column.name() == column);
    }
}

/// SV-6.12
#[test]
fn a_resource_may_be_left() {
    let game = scene()
        .goods(0, "")
        .farm(0, "h12")
        .display(0, 1, "h10", "", 0)
        .village("h01 h02 h03")
        .game()
        .act("buy-own 1; place discoveries; done");
    assert_eq!(game.goods(0), "2N");
    let income =
        scene().goods(0, "").lifted(0, "crop-income").asks(0, Step::IncomePay).asks(0, pause());
    assert_eq!(income.game().act("skip; skip").goods(0), "-");
}

/// SV-7.11, SV-7.6
#[test]
fn which_drones_serve_the_orders() {
    let tile = HeldTile { tile: ProgressTile::DockCrop, is_fresh: false };
    let game = scene()
        .era(Era::Two)
        .goods(0, "GW")
        .farm(0, "h15 (h14:dock) h31 h17")
        .with(|open| open.farms[seat(0)].tiles.push(tile))
        .display(0, 1, "h16", "", 0)
        .village("h20 h21 h22")
        .game()
        .act("buy-own 1; place orders");
    let Step::Activation(left) = game.step() else { panic!("deliveries are due") };
    assert_eq!(left.drones, 3, "one of the head, two of the card that lies face up");
    assert_eq!((left.gears, left.tiles.len()), (0, 0));
    assert_eq!(game.refusal("use-tile dock-crop"), "SV-10.8");
}

/// SV-7.12, SV-9.3
#[test]
fn a_row_activates_neither_tiles_nor_c01_nor_backs() {
    let tile = HeldTile { tile: ProgressTile::PlantEnergy, is_fresh: false };
    let game = with_characters("courier", "skipper")
        .goods(0, "GW")
        .farm(0, "h01 (h04:flowers) h07 h14 h17")
        .with(|open| open.farms[seat(0)].tiles.push(tile))
        .display(0, 1, "h10", "", 0)
        .village("h02 h03 h05")
        .game()
        .act("buy-own 1; place discoveries; row-activate");
    assert_eq!(game.goods(0), "2G 2W 3N", "no flower, and no energy for the plants");
    assert_eq!(game.refusal("use h04"), "SV-7.1");
    let game = game.act("use h14");
    let Step::Activation(left) = game.step() else { panic!("a delivery is due") };
    assert_eq!((left.drones, left.gears), (1, 1));
}

/// SV-9.1
#[test]
fn a_row_needs_all_six_columns() {
    let game = scene()
        .farm(0, "h01 h04 h07 h13")
        .goods(0, "GLFFWE")
        .village("h02 h03 h05")
        .display(0, 1, "h10", "", 0)
        .game()
        .act("buy-own 1; place discoveries");
    assert!(matches!(game.step(), Step::Refill { .. }), "no order is in the row");
}
