//! The small statements that the printed rules make by the way.

use crate::scenario::{pause, scene, seat, with_characters};
use suna_valo::{Era, Pool, State, Step};
use table::{Game, QuickChance, Silent};

/// T01. SV-18.3, SV-3.3
#[test]
fn t01_the_village_can_cost_nothing() {
    let game = scene().goods(0, "").village("H01 H02 H10").lifted(0, "U03").game();
    assert_eq!(game.legal(), ["buy-village 3"]);
    assert!(matches!(game.act("buy-village 3").step(), Step::PlaceCard { .. }));
}

/// T02. SV-12.6, SV-18.2, SV-11.5
#[test]
fn t02_discounts_for_ships_add_up() {
    let with = |upgrade: &str, discount: u8, goods: &str| {
        let scene = scene().goods(0, goods).ships("S01").lifted(0, upgrade);
        scene.asks(0, Step::ShipOffer { discount }).game().can("ship S01")
    };
    assert!(with("", 0, "GSBW") && !with("", 0, "GSB"));
    assert!(with("U02", 0, "GSB") && with("U02", 0, "SBW") && !with("U02", 0, "GS"));
    assert!(with("U02", 1, "GW") && !with("U02", 1, "W"));
    assert!(with("", 2, "SB") && !with("", 2, "B"));
    assert!(with("", 3, "W") && !with("", 3, ""));
    assert!(with("U02", 3, ""));
    let game = scene()
        .goods(0, "GSBW")
        .ships("S01")
        .asks(0, Step::ShipOffer { discount: 1 })
        .game()
        .act("ship S01; pay grain head; pay lily head; pay flower head; save wool");
    assert_eq!(game.goods(0), "W", "what is left out is the payer's choice");
}

/// T03. SV-17.2
#[test]
fn t03_prices_below_the_minimum() {
    let price = |character: &str, card: &str| {
        let game = with_characters(character, "C07")
            .goods(0, "GGGG")
            .village(&format!("{card} H01 H02"))
            .display(0, 1, "H13", "", 0)
            .game()
            .act("buy-own 1; place-down discoveries; refill 1");
        let Step::Price { least, .. } = game.step() else { panic!("a price is asked for") };
        least
    };
    assert_eq!((price("C02", "H09"), price("C05", "H09")), (2, 3));
    assert_eq!((price("C02", "H16"), price("C05", "H16")), (0, 0));
    let game = with_characters("C02", "C07")
        .goods(0, "GSNN")
        .village("H09 H01 H02")
        .display(0, 1, "H13", "", 0)
        .game()
        .act("buy-own 1; place-down orders; refill 1; pay grain head; pay lily head; done");
    assert_eq!(game.price(0, 1), "H09 G S+0", "two are enough for a minimum of three");
}

/// T04. SV-17.6, SV-17.9, SV-6.6
#[test]
fn t04_swapping() {
    let base = with_characters("C06", "C07")
        .goods(0, "GS")
        .display(0, 1, "H01", "S", 0)
        .display(0, 2, "H02", "W", 0);
    let game = base.clone().game().act("swap 1 lily; pay grain head");
    assert_eq!((game.goods(0).as_str(), game.price(0, 1).as_str()), ("2S", "H01 G+0"));
    assert_eq!(game.refusal("swap 2 wool"), "SV-17.6", "once a turn");
    assert_eq!(base.clone().game().refusal("swap 1 wool"), "SV-17.6", "no wool lies there");
    assert_eq!(base.clone().turn_of(1).game().refusal("swap 1 lily"), "SV-17.6");

    let endless = with_characters("C06", "C07")
        .goods(0, "")
        .farm(0, "H04=B")
        .lifted(0, "U08")
        .display(0, 1, "H01", "B", 0)
        .game()
        .act("swap 1 flower");
    let farm = &endless.state.open().farms[0];
    assert_eq!((farm.endless[2], farm.cards[0].stores[0]), (1, None), "the only way to move one");
    assert_eq!(endless.price(0, 1), "H01 B+0");
}

/// T05. SV-7.9
#[test]
fn t05_a_store_for_wool_or_egg() {
    for stored in ["W", "E"] {
        let game = scene()
            .era(Era::Two)
            .goods(0, "WE")
            .farm(0, &format!("H28={stored}"))
            .display(0, 1, "H01", "", 0)
            .village("H20 H21 H22")
            .game()
            .act("buy-own 1; place-down pastures");
        assert!(matches!(game.step(), Step::Refill { .. }), "nothing is made");
    }
    let game = scene()
        .era(Era::Two)
        .goods(0, "WE")
        .farm(0, "H28")
        .display(0, 1, "H01", "", 0)
        .village("H20 H21 H22")
        .game()
        .act("buy-own 1; place-down pastures");
    assert_eq!(game.legal(), ["produce H28 wool H28", "produce H28 egg H28", "done"]);
    assert_eq!(game.act("produce H28 egg H28").goods(0), "W 2E");
}

/// T06. SV-5.3, SV-5.4
#[test]
fn t06_cards_of_two_kinds() {
    for column in ["plants", "flowers"] {
        let game = scene()
            .era(Era::Two)
            .goods(0, "GSBB")
            .display(0, 1, "H22", "", 0)
            .village("H20 H21 H23")
            .game()
            .act("buy-own 1");
        assert_eq!(game.refusal("place pastures"), "SV-5.1");
        assert_eq!(game.act(&format!("place {column}")).goods(0), "G 2S 3B", "{column}");
    }
}

/// T07. SV-7.10, SV-5.5, SV-19.5
#[test]
fn t07_cards_of_points() {
    let base = scene()
        .era(Era::Three)
        .goods(0, "GS")
        .farm(0, "H01")
        .display(0, 1, "H40", "", 0)
        .village("H39 H41 H42");
    let game = base.clone().game().act("buy-own 1; place plants");
    assert_eq!((game.goods(0).as_str(), game.points("cards", 0)), ("2G S", 3));
    let game = base.game().act("buy-own 1; place-down plants");
    assert_eq!((game.goods(0).as_str(), game.points("cards", 0)), ("2G S", 0));
}

/// T08. SV-19.10, SV-4.3
#[test]
fn t08_goods_that_are_left() {
    let points = |goods: &str| {
        scene().goods(0, goods).display(0, 1, "H01", "NNNNN", 0).game().points("goods", 0)
    };
    assert_eq!((points("GSBWE NNNNNNNN"), points("NNNN"), points("GSBNN")), (2, 0, 1));
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
    let row = "H01 H04 H07 H10 H13 H16 H02 H05 H08 H11 H14 H17 H03 H06 H09 H12 H15 H18 \
               (H20:plants) (H21:flowers) (H22:pastures) (H23:discoveries) (H24:dock)";
    let base =
        scene().era(Era::Two).farm(0, row).display(0, 1, "H35", "", 0).village("H25 H26 H27");
    let three = base.clone().with(|open| open.farms[0].rows_for_points = 3).game();
    let game = three.act("buy-own 1; place orders");
    assert!(!game.happened("seat 0 fills row 4"));
    let two = base.with(|open| open.farms[0].rows_for_points = 2).game();
    assert!(two.act("buy-own 1; place orders").happened("seat 0 fills row 4"));
}

/// T12. SV-12.11, SV-10.7
#[test]
fn t12_boxed_tiles() {
    let game = scene().asks(0, Step::TakeTile { pool: Pool::Boxed }).game();
    assert_eq!(game.legal(), ["take BF06", "take BF07", "take BF08"]);
    assert_eq!(game.refusal("take BF01"), "SV-10.7");
    let game = game.act("take BF07");
    assert_eq!(game.state.open().boxed_tiles.len(), 2);
    assert!(game.state.open().farms[0].tiles[0].is_fresh);
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
        .act("lift U10");
    assert_eq!(game.energy(0), 4, "once at once, once in the income of era III");
    assert_eq!(game.state.to_act(), None, "after which the match is over");
    let game = scene().goods(0, "").asks(0, pause()).game();
    assert_eq!(game.energy(0), 0);
}
