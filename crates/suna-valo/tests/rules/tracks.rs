//! Bot tracks and progress tiles.

use crate::scenario::{scene, seat, steps};
use suna_valo::{HeldTile, Pool, ProgressTile, Step};

/// SV-10.1, SV-10.2, SV-10.3, SV-10.6
#[test]
fn steps_are_made_or_lost() {
    let game = scene().asks(0, steps(2)).game().act("step left");
    assert_eq!(game.refusal("step left"), "SV-10.3", "a crate stands there");
    let game = game.act("done");
    assert_eq!((game.state.open().farms[seat(0)].gears.left, game.step()), (1, Step::Turn));
    let top = scene()
        .with(|open| {
            open.farms[seat(0)].gears.right = 7;
            open.farms[seat(0)].gears.left = 6;
        })
        .lifted(0, "energy-income")
        .asks(0, crate::scenario::pause())
        .goods(0, "");
    let top = top.game().act("activate discoveries");
    assert_eq!(top.step(), Step::Turn, "nothing can be stepped to");
}

/// SV-10.6
#[test]
fn a_gear_at_the_top_stays_there() {
    let game = scene().with(|open| open.farms[seat(0)].gears.right = 7).asks(0, steps(1)).game();
    assert_eq!(game.refusal("step right"), "SV-10.6");
    let game = scene().with(|open| open.farms[seat(0)].gears.left = 6).asks(0, steps(1)).game();
    assert_eq!(game.refusal("step left"), "SV-10.6");
}

/// SV-10.10
#[test]
fn a_tile_without_use_is_not_offered() {
    let with = |tile: ProgressTile, goods: &str, column: &str| {
        scene()
            .with(|open| {
                open.farms[seat(0)].character = Some(suna_valo::Character::Gleaner);
                open.farms[seat(0)].gears.left = 1;
                open.farms[seat(0)].gears.right = 7;
                open.farms[seat(0)].tiles.push(HeldTile { tile, is_fresh: false });
            })
            .goods(0, goods)
            .display(0, 1, "h16", "", 0)
            .village("h01 h02 h03")
            .farm(0, "h17")
            .game()
            .act(&format!("buy-own 1; place-down {column}"))
    };
    let full = with(ProgressTile::DockCrop, "GLFF", "dock");
    assert_eq!(full.refusal("use-tile dock-crop"), "SV-10.10");
    let freed = full.act("deliver h17 1 head");
    assert!(freed.can("use-tile dock-crop"), "a store is free again");
    assert_eq!(
        with(ProgressTile::OrderStep, "G", "orders").refusal("use-tile order-step"),
        "SV-10.10"
    );
    assert_eq!(
        with(ProgressTile::OrderAnimal, "GWE", "orders").refusal("use-tile order-animal"),
        "SV-10.10"
    );
    assert!(with(ProgressTile::OrderAnimal, "GW", "orders").can("use-tile order-animal"));
}

/// SV-10.4, SV-10.5
#[test]
fn the_way_around() {
    let game = scene().asks(0, steps(6)).game().act("step right; step right");
    let gears = game.state.open().farms[seat(0)].gears;
    assert_eq!((gears.right, gears.detour), (1, 1), "space 2 is blocked");
    let game = game.act("step right; step right");
    assert!(matches!(game.step(), Step::TakeTile { .. }), "space 3 after four steps");
    let game = game.act("take flower-energy; step right");
    let farm = game.state.open().farm(seat(0));
    assert_eq!(
        (farm.gears.right, farm.gears.detour, farm.track_points()),
        (3, 1, 1),
        "the points stay"
    );
    assert!(matches!(game.step(), Step::Activation(_)), "and give no second tile");
    assert_eq!(game.state.open().farms[seat(0)].tiles.len(), 1);
}

/// SV-10.8, SV-10.9
#[test]
fn what_progress_tiles_do() {
    let with = |tile: ProgressTile, column: &str| {
        scene()
            .with(|open| open.farms[seat(0)].character = Some(suna_valo::Character::Gleaner))
            .goods(0, "")
            .with(|open| open.farms[seat(0)].tiles.push(HeldTile { tile, is_fresh: false }))
            .display(0, 1, "h16", "", 0)
            .village("h01 h02 h03")
            .game()
            .act(&format!("buy-own 1; place-down {column}"))
    };
    assert_eq!(with(ProgressTile::FlowerEnergy, "flowers").energy(0), 1);
    assert_eq!(with(ProgressTile::PlantEnergy, "plants").energy(0), 1);
    assert_eq!(with(ProgressTile::PastureEnergy, "pastures").energy(0), 1);
    let crops = ["store grain head", "store lily head", "store flower head", "skip"];
    let animals = ["store wool head", "store egg head", "skip"];
    assert_eq!(
        with(ProgressTile::PastureCrop, "pastures").act("use-tile pasture-crop").legal(),
        crops
    );
    assert_eq!(
        with(ProgressTile::DiscoveryAnimal, "discoveries").act("use-tile discovery-animal").legal(),
        animals
    );
    assert_eq!(with(ProgressTile::DockCrop, "dock").act("use-tile dock-crop").legal(), crops);
    let step = with(ProgressTile::OrderStep, "orders").act("use-tile order-step");
    assert_eq!(step.legal(), ["step left", "step right", "done"]);
    assert_eq!(
        with(ProgressTile::OrderAnimal, "orders").act("use-tile order-animal").legal(),
        animals
    );
    let other = with(ProgressTile::PastureCrop, "plants");
    assert_eq!(other.refusal("use-tile pasture-crop"), "SV-10.8", "it works for another column");
    let once =
        with(ProgressTile::PastureCrop, "pastures").act("use-tile pasture-crop; store grain head");
    assert_eq!(once.refusal("use-tile pasture-crop"), "SV-10.8", "once in an activation");
}

/// SV-10.4
#[test]
fn who_has_entered_a_way_around_stays_on_it() {
    let game = scene().with(|open| open.farms[seat(0)].gears.right = 1).asks(0, steps(4)).game();
    let mut game = game.act("step right");
    let around = game.state.open().farms[seat(0)].gears;
    assert_eq!((around.right, around.detour), (1, 1));
    game = game.act("step right; step right");
    assert_eq!(game.state.open().farms[seat(0)].gears.right, 3, "three steps instead of two");
    let left = scene()
        .with(|open| {
            open.farms[seat(0)].gears.right = 1;
            open.farms[seat(0)].gears.detour = 1;
        })
        .lifted(0, "right-lower")
        .asks(0, steps(2))
        .game()
        .act("step right");
    let gears = left.state.open().farms[seat(0)].gears;
    assert_eq!((gears.right, gears.detour), (1, 2), "though the figure has left");
}

/// SV-10.5
#[test]
fn where_tiles_wait() {
    let waits = |right: u8, spot: &str| {
        let scene = scene().with(|open| open.farms[seat(0)].gears.right = right).lifted(0, spot);
        match scene.asks(0, steps(1)).game().act("step right").step() {
            Step::TakeTile { pool } => Some(pool),
            _ => None,
        }
    };
    let found: Vec<_> =
        (0..7).map(|right| waits(right, "right-lower right-middle right-upper")).collect();
    let (progress, end) = (Some(Pool::Progress), Some(Pool::End));
    assert_eq!(found, [None, None, progress, None, progress, None, end]);
    let left = scene()
        .with(|open| open.farms[seat(0)].gears.right = 3)
        .lifted(0, "left-lower")
        .asks(0, steps(2));
    let left = left.game().act("step left");
    assert!(matches!(left.step(), Step::Activation(_)), "a step on the left takes no tile");
}

/// SV-10.8
#[test]
fn a_new_tile_waits_for_the_owners_next_turn() {
    let energy = |is_fresh: bool| {
        let game = scene()
            .turn_of(1)
            .goods(0, "FFEE")
            .goods(1, "")
            .ships("early-shift")
            .with(|open| {
                open.farms[seat(0)].character = Some(suna_valo::Character::Gleaner);
                let tile = HeldTile { tile: ProgressTile::PlantEnergy, is_fresh };
                open.farms[seat(0)].tiles.push(tile);
            })
            .display(1, 1, "little-regatta", "", 0)
            .village("h01 h02 h03")
            .game()
            .act("buy-own 1; celebrate; ship early-shift; lift ship-discount; activate plants");
        game.energy(0)
    };
    assert_eq!((energy(true), energy(false)), (0, 1), "this is the other's turn");
}
