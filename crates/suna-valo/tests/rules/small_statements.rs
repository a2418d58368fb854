//! The small statements that the printed rules make by the way.

use crate::scenario::{pause, scene, seat, with_characters};
use suna_valo::{Era, Festival, Pool, State, Step};
use table::{Game, QuickChance, Silent};

fn ship_offer(discount: u8) -> Step {
    Step::ShipOffer { festival: Festival::LittleRegatta, discount }
}

/// T01. SV-18.3, SV-3.3
#[test]
fn t01_the_village_can_cost_nothing() {
    let game = scene().goods(0, "").village("h01 h02 h10").lifted(0, "village-discount").game();
    assert_eq!(game.legal(), ["buy-village 3"]);
    assert!(matches!(game.act("buy-village 3").step(), Step::PlaceCard { .. }));
}

/// T02. SV-12.6, SV-18.2, SV-11.5
#[test]
fn t02_discounts_for_ships_add_up() {
    let with = |upgrade: &str, discount: u8, goods: &str| {
        let scene = scene().goods(0, goods).ships("energy-cargo").lifted(0, upgrade);
        scene.asks(0, ship_offer(discount)).game().can("ship energy-cargo")
    };
    assert!(with("", 0, "GLFW") && !with("", 0, "GLF"));
    assert!(
        with("ship-discount", 0, "GLF")
            && with("ship-discount", 0, "LFW")
            && !with("ship-discount", 0, "GL")
    );
    assert!(with("ship-discount", 1, "GW") && !with("ship-discount", 1, "W"));
    assert!(with("", 2, "LF") && !with("", 2, "F"));
    assert!(with("", 3, "W") && !with("", 3, ""));
    assert!(with("ship-discount", 3, ""));
    let game = scene()
        .goods(0, "GLFW")
        .ships("energy-cargo")
        .asks(0, ship_offer(1))
        .game()
        .act("ship energy-cargo; pay grain head; pay lily head; pay flower head; save wool");
    assert_eq!(game.goods(0), "W", "what is left out is the payer's choice");
}

/// T03. SV-17.2
#[test]
fn t03_prices_below_the_minimum() {
    let price = |character: &str, card: &str| {
        let game = with_characters(character, "skipper")
            .goods(0, "GGGG")
            .village(&format!("{card} h01 h02"))
            .display(0, 1, "h13", "", 0)
            .game()
            .act("buy-own 1; place-down discoveries; refill 1");
        let Step::Price { least, .. } = game.step() else { panic!("a price is asked for") };
        least
    };
    assert_eq!((price("haggler", "h09"), price("tinker", "h09")), (2, 3));
    assert_eq!((price("haggler", "h16"), price("tinker", "h16")), (0, 0));
    let game = with_characters("haggler", "skipper")
        .goods(0, "GLNN")
        .village("h09 h01 h02")
        .display(0, 1, "h13", "", 0)
        .game()
        .act("buy-own 1; place-down orders; refill 1; pay grain head; pay lily head; done");
    assert_eq!(game.price(0, 1), "h09 G L+0", "two are enough for a minimum of three");
}

/// T04. SV-17.6, SV-17.9, SV-6.6
#[test]
fn t04_swapping() {
    let base = with_characters("barterer", "skipper")
        .goods(0, "GL")
        .display(0, 1, "h01", "L", 0)
        .display(0, 2, "h02", "W", 0);
    let game = base.clone().game().act("swap 1 lily; pay grain head");
    assert_eq!((game.goods(0).as_str(), game.price(0, 1).as_str()), ("2L", "h01 G+0"));
    assert_eq!(game.refusal("swap 2 wool"), "SV-17.6", "once a turn");
    assert_eq!(base.clone().game().refusal("swap 1 wool"), "SV-17.6", "no wool lies there");
    assert_eq!(base.clone().turn_of(1).game().refusal("swap 1 lily"), "SV-17.6");

    let endless = with_characters("barterer", "skipper")
        .goods(0, "")
        .farm(0, "h04=F")
        .lifted(0, "flower-silo")
        .display(0, 1, "h01", "F", 0)
        .game()
        .act("swap 1 flower");
    let farm = &endless.state.open().farms[seat(0)];
    assert_eq!((farm.endless[2], farm.cards[0].stores[0]), (1, None), "the only way to move one");
    assert_eq!(endless.price(0, 1), "h01 F+0");
}

/// T05. SV-7.9
#[test]
fn t05_a_store_for_wool_or_egg() {
    for stored in ["W", "E"] {
        let game = scene()
            .era(Era::Two)
            .goods(0, "WE")
            .farm(0, &format!("h28={stored}"))
            .display(0, 1, "h01", "", 0)
            .village("h20 h21 h22")
            .game()
            .act("buy-own 1; place-down pastures");
        assert!(matches!(game.step(), Step::Refill { .. }), "nothing is made");
    }
    let game = scene()
        .era(Era::Two)
        .goods(0, "WE")
        .farm(0, "h28")
        .display(0, 1, "h01", "", 0)
        .village("h20 h21 h22")
        .game()
        .act("buy-own 1; place-down pastures");
    assert_eq!(game.legal(), ["produce h28 wool h28", "produce h28 egg h28", "done"]);
    assert_eq!(game.act("produce h28 egg h28").goods(0), "W 2E");
}

/// T06. SV-5.3, SV-5.4
#[test]
fn t06_cards_of_two_kinds() {
    for column in ["plants", "flowers"] {
        let game = scene()
            .era(Era::Two)
            .goods(0, "GLFF")
            .display(0, 1, "h22", "", 0)
            .village("h20 h21 h23")
            .game()
            .act("buy-own 1");
        assert_eq!(game.refusal("place pastures"), "SV-5.1");
        assert_eq!(game.act(&format!("place {column}")).goods(0), "G 2L 3F", "{column}");
    }
}

/// T07. SV-7.10, SV-5.5, SV-19.5
#[test]
fn t07_cards_of_points() {
    let base = scene()
        .era(Era::Three)
        .goods(0, "GL")
        .farm(0, "h01")
        .display(0, 1, "h40", "", 0)
        .village("h39 h41 h42");
    let game = base.clone().game().act("buy-own 1; place plants");
    assert_eq!((game.goods(0).as_str(), game.points("cards", 0)), ("2G L", 3));
    let game = base.game().act("buy-own 1; place-down plants");
    assert_eq!((game.goods(0).as_str(), game.points("cards", 0)), ("2G L", 0));
}

/// T08. SV-19.10, SV-4.3
#[test]
fn t08_goods_that_are_left() {
    let points = |goods: &str| {
        scene().goods(0, goods).display(0, 1, "h01", "NNNNN", 0).game().points("goods", 0)
    };
    assert_eq!((points("GLFWE NNNNNNNN"), points("NNNN"), points("GLFNN")), (2, 0, 1));
}

/// T09. SV-19.12
#[test]
fn t09_a_tie() {
    let standings = scene().game().state.standings();
    assert_eq!(standings.totals(), [1, 1]);
    assert_eq!(standings.winners(), [seat(1)]);
}

/// T10. SV-15.2, SV-15.3, SV-1.4
#[test]
fn t10_the_length_of_eras() {
    let mut seen = [[0; 3]; 3];
    for number in 0..200 {
        let mut chance = QuickChance::new(number);
        let mut state =
            State::start(&"".parse().expect("options"), &mut chance, &mut Silent).expect("a match");
        let mut actions = Vec::new();
        let mut n_turns = [[0; 2]; 3];
        let mut turn = 0;
        while let Some(pending) = state.open().pending() {
            if pending.step == Step::Turn && state.open().turn != turn {
                turn = state.open().turn;
                n_turns[state.open().era as usize][pending.seat.index()] += 1;
            }
            state.legal(&mut actions);
            let action = chance.pick(&actions);
            state.apply(action, &mut chance, &mut Silent).expect("a listed action");
        }
        for (era, turns) in n_turns.iter().enumerate() {
            assert_eq!(turns[0], turns[1], "both have the same number of turns");
            let extra = usize::from(era == 2);
            seen[era][turns[0] - 6 - extra] += 1;
        }
    }
    for era in seen {
        assert!(era[0] > 60 && era[1] > 60 && era[2] == 0, "{seen:?}");
    }
}

/// T11. SV-9.4
#[test]
fn t11_a_fourth_row() {
    let row = "h01 h04 h07 h10 h13 h16 h02 h05 h08 h11 h14 h17 h03 h06 h09 h12 h15 h18 \
               (h20:plants) (h21:flowers) (h22:pastures) (h23:discoveries) (h24:dock)";
    let base =
        scene().era(Era::Two).farm(0, row).display(0, 1, "h35", "", 0).village("h25 h26 h27");
    let three = base.clone().with(|open| open.farms[seat(0)].rows_for_points = 3).game();
    let game = three.act("buy-own 1; place orders");
    assert!(!game.happened("seat 0 fills row 4"));
    let two = base.with(|open| open.farms[seat(0)].rows_for_points = 2).game();
    assert!(two.act("buy-own 1; place orders").happened("seat 0 fills row 4"));
}

/// T12. SV-12.11, SV-10.7
#[test]
fn t12_boxed_tiles() {
    let game = scene().asks(0, Step::TakeTile { pool: Pool::Boxed }).game();
    assert_eq!(game.legal(), ["take dock-crop", "take order-step", "take order-animal"]);
    assert_eq!(game.refusal("take flower-energy"), "SV-10.7");
    let game = game.act("take order-step");
    assert_eq!(game.state.open().boxed_tiles.len(), 2);
    assert!(game.state.open().farms[seat(0)].tiles[0].is_fresh);
}

/// T13. SV-18.6, SV-15.4, SV-15.5
#[test]
fn t13_an_income_pays_at_once_and_later() {
    let game = scene()
        .era(Era::Three)
        .goods(0, "")
        .only(0, Step::NextEra)
        .asks(0, Step::Income)
        .asks(
            0,
            Step::Figure {
                among: suna_valo::Spot::ALL.iter().copied().collect(),
                is_optional: true,
            },
        )
        .game()
        .act("lift energy-income");
    assert_eq!(game.energy(0), 4, "once at once, once in the income of era III");
    assert_eq!(game.state.to_act(), None, "after which the match is over");
    let game = scene().goods(0, "").asks(0, pause()).game();
    assert_eq!(game.energy(0), 0);
}
