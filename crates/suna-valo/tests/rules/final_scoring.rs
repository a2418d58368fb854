//! End tiles.

use crate::scenario::{scene, seat};
use suna_valo::EndTile;

/// SV-19.9
#[test]
fn end_tiles() {
    let points = |tile: EndTile| {
        scene()
            .goods(0, "GLFWENNNNN")
            .farm(0, "h01 h02 (h03:plants) h16 h17 h18 h10 h11")
            .delivered(0, "h16", 0b11)
            .delivered(0, "h17", 0b11)
            .public("p01")
            .ships("energy-cargo")
            .with(|open| {
                open.public_orders[0].delivered[seat(0)] = 0b111;
                open.ship_orders[0].is_done[seat(0)] = true;
                open.farms[seat(0)].rows_for_points = 1;
                open.farms[seat(0)].rows_activated = 1;
                open.farms[seat(0)].end_tile = Some(tile);
            })
            .game()
            .points("end-tile", 0)
    };
    let found: Vec<i32> = EndTile::ALL.iter().map(|&tile| points(tile)).collect();
    assert_eq!(found, [2, 2, 4, 1, 2, 2, 1, 3]);
}

/// SV-19.9
#[test]
fn six_points_at_most_for_what_is_stored() {
    let points = |goods: &str| {
        let scene = scene().goods(0, goods);
        scene
            .with(|open| open.farms[seat(0)].end_tile = Some(EndTile::EndResources))
            .game()
            .points("end-tile", 0)
    };
    assert_eq!(points("GGGGLLLLFFFFWWWWN"), 6);
    assert_eq!((points("GGGLLNNNNNN"), points("N")), (2, 0), "energy is no resource");
}
