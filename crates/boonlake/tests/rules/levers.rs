//! Section 8: levers.

use crate::scenario::{
    Table, bare, card, lay_free, levers, named, offered, parts, put, seat, sp, tile,
};
use boonlake::{
    Effect, Lasting, Offer, Offered, Piece, Position, Region, Resource, Resources, Step, Strip,
};

fn share() -> Offer {
    Offer::any_card().with(Offered::Discard).with(Offered::Share)
}

fn with(offer: impl Into<Offer>, numbers: &[usize]) -> Position {
    let mut position = offered(offer);
    position.open.players[0].levers = levers(numbers);
    position
}

/// BL-8.1, BL-8.2
#[test]
fn buying_levers() {
    let mut position = with(Offered::Modernize, &[5]);
    position.open.players[0].coins = 3;
    let mut table = Table::new(position.clone());
    assert_eq!(table.refusal("modernize three-coins"), "BL-8.1");
    assert_eq!(table.refusal("modernize cards"), "BL-8.2");
    table.play("modernize vase");
    assert_eq!((table.player(0).coins, table.player(0).levers), (0, levers(&[1, 5])));
    let cheaper = card(|sheet| sheet.effect == Effect::Always(Lasting::LeverDiscount(2)));
    position.open.players[0].display.add(cheaper);
    let mut table = Table::new(position.clone());
    table.play("modernize upgrade");
    assert_eq!(table.player(0).coins, 0, "5 coins less 2");
    // Several add up, and nothing costs less than nothing.
    let is_discount = |card: &boonlake::Card| {
        matches!(parts().card(*card).effect, Effect::Always(Lasting::LeverDiscount(_)))
    };
    position.open.players[0].display = boonlake::Card::all().filter(is_discount).collect();
    let mut table = Table::new(position);
    assert!(table.player(0).lasting.lever_discount > 2, "more than a single card takes off");
    table.play("modernize boat"); // 2 coins
    assert_eq!(table.player(0).coins, 3);
}

/// BL-8.3, BL-8.4
#[test]
fn a_lever_is_used_once_and_where_it_works() {
    let mut position = with(share(), &[6, 9, 10]);
    position.hands[seat(0)].add(named("Potter"));
    let mut table = Table::new(position);
    assert_eq!(table.refusal("use five-coins"), "BL-8.3");
    assert_eq!(table.refusal("use region"), "BL-8.4");
    assert_eq!(table.refusal("use tile"), "BL-8.4");
    table.play("use two-coins");
    assert_eq!(table.player(0).coins, 2);
    assert_eq!(table.refusal("use two-cards"), "BL-8.3");
}

/// BL-8.5, BL-8.6
#[test]
fn the_top_row_replaces_the_shared_part() {
    let mut position = with(share(), &[1, 2, 3]);
    position.open.players[0].vases = 1;
    position.open.players[0].coins = 3;
    lay_free(&mut position, &[22]);
    put(&mut position, "22a", 0, Piece::Inhabitant);
    let mut table = Table::new(position.clone());
    table.play("use take-vase");
    assert_eq!(table.player(0).vases, 2);
    assert_eq!(table.refusal("use modernize"), "BL-8.5", "only one of them");
    let mut table = Table::new(position.clone());
    table.play("use sell-vase");
    assert_eq!((table.player(0).vases, table.player(0).coins), (0, 9));
    let mut table = Table::new(position.clone());
    table.play("use modernize").play("modernize three-coins");
    assert_eq!((table.player(0).levers.len(), table.player(0).ranch), (4, 3), "for coins alone");
    let mut table = Table::new(position.clone());
    table.play("use upgrade").house("22a");
    assert_eq!(table.player(0).houses.len(), 5);
    position.open.steps.pop();
    position.ask(Step::Offer { seat: seat(0), offer: Offer::any_card().with(Offered::DrawTwo) });
    assert_eq!(Table::new(position.clone()).refusal("use take-vase"), "BL-8.5");
    // The pioneer's own player has no shared part; the others have.
    position.open.steps.pop();
    position.open.strips = Strip::ALL.try_into().expect("seven strips");
    position.open.players[1].levers = levers(&[1]);
    let mut table = Table::new(position);
    table.play("choose pioneer").decline();
    assert_eq!(table.to_act(), 1);
    table.play("use take-vase");
    assert_eq!((table.player(1).vases, table.hand(1)), (1, 0));
}

/// BL-8.7, BL-8.8
#[test]
fn levers_for_a_card_that_is_not_played() {
    let mut position = with(Offer::any_card(), &[4, 5]);
    position.open.players[0].production = Resources([2, 0, 1, 0]);
    let mut table = Table::new(position.clone());
    table.play("use production").play("use three-coins");
    assert_eq!(table.player(0).coins, 6);
    assert_eq!(table.step(), Step::Turn { seat: seat(0) });
    position.open.steps.pop();
    position.open.players[0].coins = 5;
    position.ask(Step::Offer { seat: seat(0), offer: Offered::Modernize.into() });
    assert_eq!(Table::new(position.clone()).refusal("use three-coins"), "BL-8.7");
    // At an interim scoring too, for each of the two cards.
    position.open.steps.pop();
    position.hands[seat(0)].add(named("Potter"));
    let offer = Offer::any_card().with(Offered::Upgrade).with(Offered::Twice);
    position.ask(Step::Offer { seat: seat(0), offer });
    let mut table = Table::new(position);
    table.play("use three-coins").play("pass").play("use production");
    assert_eq!(table.player(0).coins, 5 + 3 + 3);
}

/// BL-8.7; whatever is done instead of the card
#[test]
fn a_card_given_up_leaves_the_rest_of_the_offer() {
    // At the builder two cards are drawn all the same.
    let mut position = with(Offer::any_card().with(Offered::DrawTwo), &[4, 5]);
    position.hands[seat(0)].add(named("Potter"));
    position.open.players[0].coins = 1;
    position.open.players[0].production = Resources([0, 1, 0, 0]);
    let mut table = Table::new(position.clone());
    table.play("use three-coins");
    let potter = named("Potter");
    assert_eq!(table.refusal(&format!("play {potter}")), "BL-8.7");
    assert_eq!(table.legal(), ["draw", "use production", "pass"]);
    table.play("use production").play("draw");
    assert_eq!((table.player(0).coins, table.hand(0)), (5, 3));
    assert_eq!(table.step(), Step::Turn { seat: seat(0) });
    // In a shared part a site is developed, and neither played nor discarded.
    let offer = share().with(Offered::Develop);
    let mut position = with(offer, &[5]);
    position.hands[seat(0)].add(potter);
    lay_free(&mut position, &[22]);
    let mut table = Table::new(position.clone());
    table.play("use three-coins");
    assert_eq!(table.refusal(&format!("discard {potter}")), "BL-8.7");
    assert_eq!(table.refusal("project t1"), "BL-8.7");
    table.play("develop 22a");
    assert_eq!((table.player(0).coins, table.player(0).ranch), (3, 2));
    assert_eq!(table.step(), Step::Turn { seat: seat(0) });
    // Whoever developed first has said nothing about the card, and is not asked about it.
    let mut table = Table::new(position);
    table.play("develop 22a");
    assert_eq!((table.player(0).coins, table.step()), (0, Step::Turn { seat: seat(0) }));
    // At an interim scoring each of the two cards can be given up, and both times upgraded.
    let offer = Offer::any_card().with(Offered::Upgrade).with(Offered::Twice);
    let mut position = with(offer, &[4, 5]);
    position.open.players[0].production = Resources([1, 0, 0, 0]);
    lay_free(&mut position, &[22]);
    put(&mut position, "22a", 0, Piece::Inhabitant);
    put(&mut position, "22b", 0, Piece::Inhabitant);
    let mut table = Table::new(position);
    table.play("use three-coins").house("22a").play("use production").house("22b");
    assert_eq!((table.player(0).coins, table.player(0).houses.len()), (4, 4));
    assert_eq!(table.step(), Step::Turn { seat: seat(0) });
}

/// BL-8.9
#[test]
fn e12_region_scoring_with_points() {
    let mut position = bare(2);
    position.open.players[0].levers = levers(&[6]);
    lay_free(&mut position, &[1, 2, 31]);
    ["1a", "1b", "2a", "31a", "31b"]
        .iter()
        .for_each(|at| put(&mut position, at, 0, Piece::Inhabitant));
    position.open.players[0].ranch = 0;
    position.ask(Step::RegionShare { seat: seat(0), region: Region::Boonlake });
    let mut table = Table::new(position);
    table.play("use region");
    assert_eq!((table.player(0).coins, table.player(0).vp), (5, 5));
}

/// BL-8.10
#[test]
fn a_boat_upstream_for_nothing() {
    let potter = named("Potter"); // 1 coin, 1 loam
    let mut position = with(Offer::any_card(), &[7]);
    position.hands[seat(0)].add(potter);
    position.open.players[0].coins = 1;
    position.open.players[0].boats = [Resource::Iron; 2];
    let mut table = Table::new(position.clone());
    table.play(&format!("play {potter}"));
    assert_eq!((table.player(0).coins, table.player(0).used), (0, levers(&[7])));
    position.open.players[0].coins = 3;
    let mut table = Table::new(position);
    table.play(&format!("play {potter}"));
    assert_eq!(table.legal(), ["pay loam,iron", "pay loam,iron boat"]);
}

/// BL-8.12
#[test]
fn an_inhabitant_for_a_laid_tile() {
    let mut position = bare(2);
    position.open.players[0].levers = levers(&[9]);
    position.ask(Step::Lay { seat: seat(0), tile: tile("s9") });
    position.ask(Step::Pasture { seat: seat(0) });
    let mut table = Table::new(position);
    table.play("lay 22").play("pass").play("lay 21").play("use tile");
    assert_eq!(table.player(0).ranch, 4);
    assert!(table.state.open().terrain.pastures().has(sp(22)));
}

/// BL-8.13, BL-8.14, BL-8.15
#[test]
fn levers_at_any_time() {
    let mut position = bare(2);
    position.open.players[0].levers = levers(&[1, 10, 11, 12]);
    position.hands[seat(0)].add(named("Potter"));
    let mut table = Table::new(position.clone());
    assert_eq!(table.step(), Step::Turn { seat: seat(0) });
    assert_eq!(table.refusal("use cards"), "BL-8.15");
    table.play("use two-cards").play("use five-coins");
    assert_eq!((table.hand(0), table.player(0).coins), (3, 5));
    table.play("use cards").play(&format!("drop {}", named("Potter")));
    let first = table.legal()[0].clone();
    table.play(&first);
    assert_eq!((table.hand(0), table.player(0).ranch, table.player(0).vp), (1, 4, 3));
    position.ask(Step::Offer { seat: seat(0), offer: share() });
    assert_eq!(Table::new(position).refusal("use sell-vase"), "BL-8.15", "there is no vase");
}

/// BL-8.4; what would bring nothing is not offered
#[test]
fn levers_without_an_effect_stay_up() {
    let mut position = with(share(), &[2, 3]);
    position.hands[seat(0)].add(named("Potter"));
    position.open.players[0].coins = 1;
    let table = Table::new(position.clone());
    assert_eq!(table.refusal("use modernize"), "BL-8.4", "no lever costs a single coin");
    assert_eq!(table.refusal("use upgrade"), "BL-8.4", "nothing can be upgraded");
    position.open.players[0].coins = 2;
    assert!(Table::new(position).allows("use modernize"));
    // Without presences that pay, a region scoring leaves nothing to choose.
    let mut position = bare(2);
    position.open.players[0].levers = levers(&[6]);
    position.ask(Step::RegionShare { seat: seat(0), region: Region::Boonlake });
    assert_eq!(Table::new(position).step(), Step::Turn { seat: seat(0) });
}

/// BL-8.16
#[test]
fn one_forgone_part_serves_both_sorts_of_levers() {
    let mut position = with(share(), &[1, 5]);
    for order in [["use take-vase", "use three-coins"], ["use three-coins", "use take-vase"]] {
        let mut table = Table::new(position.clone());
        table.play(order[0]).play(order[1]);
        assert_eq!((table.player(0).vases, table.player(0).coins), (1, 3));
        assert_eq!(table.step(), Step::Turn { seat: seat(0) });
    }
    // Never two of the top row.
    position.open.players[0].levers = levers(&[1, 2, 5]);
    position.open.players[0].coins = 9;
    let mut table = Table::new(position.clone());
    table.play("use three-coins").play("use take-vase");
    assert_eq!(table.step(), Step::Turn { seat: seat(0) });
    // The shared part of the pioneer has a card, that of progress has none.
    position.open.steps.pop();
    position.ask(Step::PioneerShare { seat: seat(0) });
    let mut table = Table::new(position.clone());
    table.play("use take-vase").play("use three-coins");
    assert_eq!((table.player(0).vases, table.player(0).coins, table.hand(0)), (1, 12, 0));
    let progress = Offer::of([Offered::ModernizeShared, Offered::DrawOne, Offered::Share]);
    position.ask(Step::Offer { seat: seat(0), offer: progress });
    let mut table = Table::new(position);
    assert_eq!(table.refusal("use three-coins"), "BL-8.7");
    table.play("use take-vase");
    assert_eq!(table.step(), Step::PioneerShare { seat: seat(0) });
}

/// BL-8.10
#[test]
fn a_boat_goes_up_at_any_time() {
    let mut position = bare(2);
    position.open.players[0].levers = levers(&[7]);
    assert_eq!(Table::new(position.clone()).refusal("use boat"), "BL-8.4", "both are at the wood");
    position.open.players[0].boats = [Resource::Loam, Resource::Iron];
    let mut table = Table::new(position.clone());
    table.play("use boat");
    let player = table.player(0);
    assert_eq!(player.boats, [Resource::Wood, Resource::Loam], "the lower one goes to the top");
    assert_eq!((player.coins, player.used), (0, levers(&[7])));
    // It is no reason to ask for anything, since boats can be moved while paying.
    position.ask(Step::Offer { seat: seat(0), offer: share() });
    assert_eq!(Table::new(position).step(), Step::Turn { seat: seat(0) });
}

/// BL-8.4, BL-2.7; coins of a lever may be what is needed
#[test]
fn a_lever_that_could_help_is_a_reason_to_ask() {
    let mut position = bare(2);
    position.open.players[0].levers = levers(&[11]);
    position.ask(Step::Hire { seat: seat(0), has_hired: false });
    let mut table = Table::new(position.clone());
    table.play("use five-coins").play("hire coins");
    assert_eq!((table.player(0).coins, table.player(0).ranch), (2, 4));
    position.open.players[0].ranch = 8;
    assert_eq!(Table::new(position).step(), Step::Turn { seat: seat(0) }, "nobody can be hired");
    let pickers = named("Berry Pickers"); // two cards for four coins, or back
    let mut position = with(Offer::any_card(), &[11]);
    position.hands[seat(0)].add(pickers);
    position.open.players[0].coins = 1;
    position.open.players[0].production = Resources([1, 0, 0, 0]);
    let mut table = Table::new(position);
    table.play(&format!("play {pickers}")).play("use five-coins").play("exchange-back");
    assert_eq!((table.player(0).coins, table.hand(0)), (1, 2));
}

/// BL-8.5
#[test]
fn regions_and_hiring_can_be_given_up() {
    let mut position = bare(2);
    position.open.players[0].levers = levers(&[1, 6]);
    lay_free(&mut position, &[1]);
    put(&mut position, "1a", 0, Piece::House);
    position.ask(Step::RegionShare { seat: seat(0), region: Region::Boonlake });
    let mut table = Table::new(position.clone());
    assert_eq!(table.legal(), ["take", "use region", "use take-vase"]);
    table.play("use take-vase");
    assert_eq!((table.player(0).coins, table.player(0).vases), (0, 1), "a vase instead of coins");
    position.open.steps.pop();
    position.open.players[0].coins = 6;
    position.ask(Step::Hire { seat: seat(0), has_hired: false });
    let mut table = Table::new(position);
    table.play("hire coins");
    assert_eq!(table.refusal("use take-vase"), "BL-8.5", "who has hired has not given it up");
}

/// BL-8.12
#[test]
fn nobody_is_left_for_a_laid_tile() {
    let mut position = bare(2);
    position.open.players[0].levers = levers(&[9]);
    position.open.players[0].ranch = 8;
    position.ask(Step::Lay { seat: seat(0), tile: tile("s9") });
    let mut table = Table::new(position);
    table.play("lay 22");
    assert_eq!(table.step(), Step::Turn { seat: seat(0) });
}

/// BL-2.7; no lever brings a vase here, or an inhabitant on the map
#[test]
fn a_lever_that_cannot_help_is_no_reason_to_ask() {
    let trader = named("Clay Jar Trader"); // two vases for 4 VP
    let raising = named("Barn Raising"); // a house for nothing
    for (card, vases) in [(trader, 1), (raising, 0)] {
        let mut position = with(Offer::any_card(), &[11]);
        position.hands[seat(0)].add(card);
        position.open.players[0].coins = 2;
        position.open.players[0].vases = vases;
        position.open.players[0].production = Resources([2, 0, 0, 0]);
        let mut table = Table::new(position);
        table.play(&format!("play {card}"));
        assert_eq!(table.step(), Step::Turn { seat: seat(0) });
    }
}
