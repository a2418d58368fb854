//! Sections 4 to 6: exploring, developing, upgrading and cattle.

use crate::scenario::{
    Table, bare, card, changed, lay_free, levers, named, offered, parts, put, seat, site, sp, tile,
};
use boonlake::{
    Effect, Houses, Laid, Offer, Offered, Piece, Position, Resources, Space, Step, Strip,
};

fn build() -> Offer {
    Offer::of([Offered::Develop, Offered::Upgrade])
}

/// BL-4.1, BL-4.2, BL-4.3, BL-4.4, BL-7.8; Frances
#[test]
fn e06_exploring_brings_the_reward_of_the_space() {
    let mut position = bare(2);
    position.open.strips = Strip::ALL.try_into().expect("seven strips");
    let mut table = Table::new(position);
    table.play("choose hire");
    assert_eq!(table.player(0).ranch, 4, "hire begins with an inhabitant");
    table.play("explore");
    assert!(!table.allows("pass"), "a revealed tile must be laid");
    assert_eq!(table.refusal("lay 5"), "BL-4.2");
    assert_eq!(table.refusal("lay 33"), "BL-4.3");
    table.play("lay 22");
    assert_eq!(table.player(0).coins, 2);
    assert!(matches!(table.state.open().terrain.spot(sp(22)).laid, Laid::Building(_)));
    assert_eq!(table.state.open().mound.len(), 24);
}

/// BL-4.3
#[test]
fn bridges_and_the_ford_join_spaces() {
    let land = &parts().land;
    assert!(land.neighbours[sp(6)].has(sp(7)), "a bridge");
    assert!(land.neighbours[sp(12)].has(sp(8)), "the ford");
    assert!(!land.neighbours[sp(6)].has(sp(11)));
    for at in Space::all() {
        assert!(land.neighbours[at].iter().all(|other| land.neighbours[other].has(at)), "{at}");
    }
}

/// BL-4.5, BL-4.8
#[test]
fn with_no_room_there_are_coins() {
    let mut position = bare(2);
    let empty: Vec<usize> =
        (1..=33).filter(|&number| !position.open.terrain.laid().has(sp(number))).collect();
    lay_free(&mut position, &empty);
    position.ask(Step::Explore { seat: seat(0) });
    position.ask(Step::Pasture { seat: seat(0) });
    assert_eq!(Table::new(position).player(0).coins, 4);
    let mut position = bare(2);
    position.open.strips = Strip::ALL.try_into().expect("seven strips");
    let mut table = Table::new(position);
    table.play("choose cattle").play("lay 22");
    assert_eq!(table.player(0).coins, 2, "a pasture brings the reward too");
    assert_eq!(table.state.open().pastures_left, 6);
}

/// BL-4.6, BL-4.7
#[test]
fn production_grows_to_the_second_level() {
    for (before, after) in [(0, 1), (1, 2), (2, 2)] {
        let mut position = bare(2);
        position.open.players[0].production = Resources([0, 0, 0, before]);
        position.ask(Step::Lay { seat: seat(0), tile: tile("s9") });
        let mut table = Table::new(position);
        table.play("lay 4"); // iron
        assert_eq!(table.player(0).production, Resources([0, 0, 0, after]));
    }
    let mut position = bare(2);
    position.open.players[0].production = Resources([0, 2, 1, 0]);
    position.ask(Step::VaseOrProduce { seat: seat(0) });
    let mut table = Table::new(position);
    assert_eq!(table.refusal("produce loam"), "BL-4.7");
    table.play("produce stone");
    assert_eq!(table.player(0).production, Resources([0, 2, 2, 0]));
}

/// BL-2.13
#[test]
fn the_only_production_site_left_is_raised() {
    let mut position = bare(2);
    position.open.players[0].production = Resources([2, 2, 1, 2]);
    position.ask(Step::Produce { seat: seat(0) });
    let table = Table::new(position.clone());
    assert_eq!(table.player(0).production, Resources([2; 4]));
    position.ask(Step::VaseOrProduce { seat: seat(0) });
    assert_eq!(Table::new(position.clone()).legal(), ["vase", "produce stone"]);
    position.open.players[0].production = Resources([2; 4]);
    assert_eq!(Table::new(position).player(0).vases, 1);
}

/// BL-5.1, BL-5.2, BL-5.3, BL-5.4, BL-5.5; Elizabeth
#[test]
fn e07_developing_pays_and_takes_what_the_site_shows() {
    let mut position = offered(build());
    position.lay(sp(22), tile("g1")); // 4 coins for a coin step; and a coin
    position.lay(sp(23), tile("g13")); // coin income
    position.open.players[0].ranch = 1;
    position.open.players[0].coins = 4;
    let mut poor = position.clone();
    poor.open.players[0].coins = 3;
    assert_eq!(Table::new(poor.clone()).refusal("develop 22a"), "BL-5.4");
    poor.open.players[0].ranch = 0;
    assert_eq!(
        Table::new({
            let mut asked = poor.clone();
            asked.hands[seat(0)].add(named("Potter"));
            asked.ask(Step::Offer { seat: seat(0), offer: build().or(Offer::any_card()) });
            asked
        })
        .refusal("develop 22b"),
        "BL-5.1"
    );
    let mut table = Table::new(position.clone());
    assert_eq!(table.refusal("develop 1a"), "BL-5.2");
    assert_eq!(table.refusal("develop 23b"), "BL-5.2");
    table.play("develop 22a");
    let player = table.player(0);
    assert_eq!((player.ranch, player.coins, player.tracks), (0, 0, [1, 0]));
    let mut taken = position.clone();
    put(&mut taken, "22a", 1, Piece::Inhabitant);
    taken.open.players[0].tracks = [4, 0];
    let mut table = Table::new(taken);
    assert_eq!(table.refusal("develop 22a"), "BL-5.3");
    assert!(table.allows("develop 22b"), "the other site is free for anybody");
    table.play("develop 23a");
    assert_eq!((table.player(0).coins, table.player(0).vp), (9, 1), "5 coins and 1 VP of income");
}

/// BL-5.4
#[test]
fn sites_that_cost_cards_or_points() {
    let mut position = offered(build());
    position.lay(sp(22), tile("g5")); // 2 cards for a coin step
    position.lay(sp(23), tile("g10")); // 3 VP for three steps on one track
    position.open.players[0].ranch = 2;
    position.hands[seat(0)] = ["Potter", "Peddler", "Granary"].map(named).into_iter().collect();
    position.ask(Step::Offer { seat: seat(0), offer: build() });
    let mut poor = position.clone();
    poor.hands[seat(0)] = [named("Potter")].into_iter().collect();
    assert_eq!(Table::new(poor).refusal("develop 22a"), "BL-5.4");
    let mut table = Table::new(position);
    table.play("develop 22a").play(&format!("drop {}", named("Potter")));
    assert_eq!(table.player(0).tracks, [0, 0], "first everything is paid");
    table.play(&format!("drop {}", named("Granary")));
    assert_eq!((table.player(0).tracks, table.hand(0)), ([1, 0], 1));
    table.play("develop 23a").play("advance card-track");
    assert_eq!((table.player(0).tracks, table.player(0).vp), ([1, 3], -3));
}

/// BL-5.6, BL-5.7, BL-5.8; the symbols of E25
#[test]
fn e25_an_inhabitant_becomes_a_house() {
    let mut position = offered(build());
    lay_free(&mut position, &[22]);
    put(&mut position, "22a", 0, Piece::Inhabitant);
    put(&mut position, "22b", 1, Piece::Inhabitant);
    position.open.players[0].ranch = 1;
    let mut table = Table::new(position.clone());
    assert_eq!(table.refusal("house 22b"), "BL-5.6");
    let supply = table.player(0).supply;
    table.house("22a");
    let player = table.player(0);
    assert_eq!((player.ranch, player.supply, player.houses.len()), (0, supply + 2, 5));
    // None on the board: one that became a settlement is used again.
    position.open.players[0].houses = Houses::EMPTY;
    position.open.players[0].houses_gone = 6;
    let mut table = Table::new(position.clone());
    table.house("22a");
    assert_eq!((table.player(0).houses.len(), table.player(0).houses_gone), (0, 5));
    let mut position = offered(build());
    lay_free(&mut position, &[22, 21, 23, 19]);
    ["22b", "21a", "21b", "23a", "23b", "19a"]
        .iter()
        .for_each(|at| put(&mut position, at, 0, Piece::House));
    put(&mut position, "22a", 0, Piece::Inhabitant);
    assert_eq!(Table::new(position).refusal("house 22a"), "BL-5.8");
}

/// BL-5.18
#[test]
fn which_house_of_a_tier_is_taken() {
    let mut position = offered(build().with(Offered::Twice));
    lay_free(&mut position, &[22]);
    put(&mut position, "22a", 0, Piece::Inhabitant);
    put(&mut position, "22b", 0, Piece::Inhabitant);
    position.open.players[0].ranch = 2;
    // The first tier pays 2 coins, or a coin and a VP.
    let income = |table: &Table| {
        let recesses = table.player(0).empty_recesses(&table.state.parts().boards);
        recesses.map(|recess| (recess.coins, recess.vp)).collect::<Vec<_>>()
    };
    for (action, paid) in [("take-house 1", (2, 0)), ("take-house 2", (1, 1))] {
        let mut table = Table::new(position.clone());
        table.play("house 22a");
        assert_eq!(table.legal(), ["take-house 1", "take-house 2"]);
        assert_eq!(table.refusal("take-house 3"), "BL-5.18", "the second tier comes later");
        assert_eq!(table.player(0).ranch, 2, "nothing is paid before it is chosen");
        table.play(action);
        assert_eq!((income(&table), table.player(0).ranch), (vec![paid], 1));
        // Only one is left there.
        table.play("house 22b");
        assert_eq!(table.step(), Step::Turn { seat: seat(0) });
        assert_eq!(income(&table), [(2, 0), (1, 1)]);
    }
    // Where both pay the same there is nothing to ask.
    let text = |name: &str| match name {
        "boards.txt" => {
            Some(("houses | 2 | tier 1 | 1 coins | 1 vp", "houses | 2 | tier 1 | 2 coins | 0 vp"))
        }
        _ => None,
    };
    let mut position = Position::of_edition(2, &changed(text)).expect("a match");
    position.ask(Step::Offer { seat: seat(0), offer: build() });
    lay_free(&mut position, &[22]);
    put(&mut position, "22a", 0, Piece::Inhabitant);
    let mut table = Table::new(position);
    table.play("house 22a");
    assert_eq!((table.step(), income(&table)), (Step::Turn { seat: seat(0) }, vec![(2, 0)]));
}

/// A house of seat 0 on 22a with so many presences beside it.
fn house_with(n_presences: usize) -> boonlake::Position {
    let mut position = offered(build());
    lay_free(&mut position, &[22, 21, 23, 19]);
    put(&mut position, "22a", 0, Piece::House);
    for at in ["22b", "21a", "19b"].into_iter().take(n_presences) {
        put(&mut position, at, 1, Piece::Inhabitant);
    }
    position
}

/// BL-5.9, BL-5.10, BL-5.11
#[test]
fn a_house_becomes_a_settlement() {
    let mut table = Table::new(house_with(3));
    assert_eq!(table.refusal("settle 21a"), "BL-5.9");
    table.play("settle 22a");
    let player = table.player(0);
    assert_eq!((player.ranch, player.settlements), (1, 3));
    assert_eq!((player.houses.len(), player.houses_gone), (5, 1));
    assert_eq!(Table::new(house_with(2)).refusal("settle 22a"), "BL-5.10");
    let mut position = house_with(3);
    position.open.players[0].ranch = 1;
    let table = Table::new(position);
    assert_eq!(table.refusal("settle 22a"), "BL-5.11");
}

/// Two settlements elsewhere, so that the next is the third.
fn third() -> boonlake::Position {
    let mut position = house_with(3);
    lay_free(&mut position, &[1, 32]);
    put(&mut position, "1a", 0, Piece::Settlement);
    put(&mut position, "32a", 0, Piece::Settlement);
    position
}

/// BL-5.11, BL-5.12; Tina
#[test]
fn e08_e09_points_instead_of_surcharge_inhabitants() {
    let mut position = third();
    position.open.players[0].ranch = 2;
    let mut table = Table::new(position);
    assert_eq!(table.refusal("settle 22a"), "BL-5.11");
    assert_eq!(table.refusal("settle 22a vp 2"), "BL-5.12");
    table.play("settle 22a vp 1");
    assert_eq!((table.player(0).ranch, table.player(0).vp), (0, -4));
    // With enough inhabitants both are possible, for the surcharge only.
    let table = Table::new(third());
    assert!(table.allows("settle 22a") && table.allows("settle 22a vp 1"));
    let mut fourth = third();
    lay_free(&mut fourth, &[12]);
    put(&mut fourth, "12a", 0, Piece::Settlement);
    let table = Table::new(fourth);
    assert!(!table.allows("settle 22a"), "it would cost four of three inhabitants");
    assert!(table.allows("settle 22a vp 1") && table.allows("settle 22a vp 2"));
}

/// BL-5.13
#[test]
fn four_settlements_are_all() {
    let mut position = third();
    lay_free(&mut position, &[12, 7]);
    put(&mut position, "12a", 0, Piece::Settlement);
    put(&mut position, "7a", 0, Piece::Settlement);
    put(&mut position, "21b", 0, Piece::Inhabitant);
    let table = Table::new(position);
    assert_eq!(table.refusal("settle 22a"), "BL-5.13");
}

/// BL-5.14, BL-5.15
#[test]
fn places_that_cost_and_bring_points() {
    let mut position = house_with(3);
    put(&mut position, "19a", 0, Piece::Settlement); // Boonlake, like 22
    let mut table = Table::new(position);
    table.play("settle 22a");
    assert_eq!(table.player(0).vp, -5);
    let mut position = house_with(3);
    put(&mut position, "19a", 1, Piece::Settlement);
    let mut table = Table::new(position);
    table.play("settle 22a");
    assert_eq!(table.player(0).vp, 0, "somebody else's settlement costs nothing");
    for (name, vp) in [("g18", 4), ("g21", -5)] {
        let mut position = offered(build());
        lay_free(&mut position, &[21, 23]);
        position.lay(sp(22), tile(name));
        put(&mut position, "22a", 0, Piece::House);
        ["21a", "21b", "23a"].iter().for_each(|at| put(&mut position, at, 1, Piece::Inhabitant));
        let mut table = Table::new(position);
        table.play("settle 22a");
        assert_eq!(table.player(0).vp, vp, "{name}");
    }
}

/// BL-5.16
#[test]
fn e10_emptied_tiers_give_their_inhabitant() {
    let mut position = offered(build());
    lay_free(&mut position, &[22, 23]);
    position.lay_pasture(sp(19));
    position.put_cattle(sp(19), seat(0));
    put(&mut position, "22a", 0, Piece::House);
    put(&mut position, "22b", 0, Piece::Inhabitant);
    position.open.players[0].ranch = 1;
    let mut table = Table::new(position.clone());
    table.house("22b");
    assert_eq!((table.player(0).ranch, table.player(0).tiers_emptied), (1, 1));
    // The second tier: four houses, one settlement, two cattle.
    position.put_cattle(sp(19), seat(0));
    lay_free(&mut position, &[21]);
    put(&mut position, "23a", 0, Piece::House);
    put(&mut position, "21a", 0, Piece::Settlement);
    position.open.players[0].tiers_emptied = 1;
    let mut table = Table::new(position);
    table.house("22b");
    assert_eq!((table.player(0).ranch, table.player(0).tiers_emptied), (1, 2));
}

/// BL-8.11, BL-5.17
#[test]
fn e22_the_lever_for_settlements_adds_up_with_a_card() {
    let mut position = house_with(2);
    position.open.players[0].levers = levers(&[8]);
    position.open.players[0].ranch = 1;
    let mut table = Table::new(position);
    assert_eq!(table.refusal("settle 22a"), "BL-5.11");
    table.play("settle 22a lever");
    assert_eq!((table.player(0).ranch, table.player(0).used), (0, levers(&[8])));
    // With the card as well: one presence and no inhabitant.
    let mut position = house_with(1);
    position.open.players[0].levers = levers(&[8]);
    position.open.players[0].ranch = 0;
    position.ask(Step::Offer { seat: seat(0), offer: Offered::CheapSettlement.into() });
    let mut table = Table::new(position);
    assert_eq!(table.legal(), ["settle 22a lever", "pass"]);
    table.play("settle 22a lever");
    assert_eq!(table.player(0).settlements, 3);
}

/// BL-3.11
#[test]
fn a_card_builds_a_house_for_nothing() {
    let free = card(|sheet| sheet.effect == Effect::FreeHouse);
    let mut position = offered(Offer::any_card());
    position.hands[seat(0)].add(free);
    position.open.players[0].coins = 20;
    position.open.players[0].production = Resources([2; 4]);
    position.open.players[0].ranch = 0;
    lay_free(&mut position, &[22]);
    put(&mut position, "22a", 0, Piece::Inhabitant);
    let mut table = Table::new(position);
    table.play(&format!("play {free}")).house("22a");
    assert_eq!(table.player(0).houses.len(), 5);
}

/// BL-6.1, BL-6.2, BL-6.3, BL-6.6
#[test]
fn e18_cattle_cost_more_on_full_pastures() {
    for n_there in 0..=4u8 {
        let mut position = offered(Offered::Cattle);
        lay_free(&mut position, &[23]);
        position.lay_pasture(sp(22));
        (0..n_there).for_each(|_| position.put_cattle(sp(22), seat(1)));
        position.open.players[0].ranch = 4;
        put(&mut position, "23a", 1, Piece::House);
        put(&mut position, "23b", 0, Piece::House);
        position.hands[seat(0)].add(named("Potter"));
        position.ask(Step::Offer {
            seat: seat(0),
            offer: Offer::of([Offered::Cattle]).or(Offer::any_card()),
        });
        let mut table = Table::new(position);
        assert_eq!(table.refusal("cattle 23"), "BL-6.1");
        if n_there == 4 {
            assert_eq!(table.refusal("cattle 22"), "BL-6.2");
            continue;
        }
        table.play("cattle 22");
        assert_eq!(table.player(0).ranch, 3 - n_there);
        assert_eq!(table.player(0).coins, 4, "two coins for each house beside it");
        assert_eq!(table.player(0).cattle, 4);
    }
}

/// BL-6.4, BL-6.5
#[test]
fn the_last_cattle_cost_more() {
    let with = |n_placed: usize| {
        let mut position = offered(Offer::of([Offered::Cattle]).or(Offer::any_card()));
        position.hands[seat(0)].add(named("Potter"));
        position.lay_pasture(sp(22));
        position.lay_pasture(sp(23));
        position.lay_pasture(sp(19));
        (0..n_placed)
            .for_each(|index| position.put_cattle(sp([22, 22, 22, 23, 23][index]), seat(0)));
        Table::new(position)
    };
    let mut table = with(3);
    assert!(table.allows("cattle 19 vp 1") && !table.allows("cattle 19 vp 2"));
    assert_eq!(table.refusal("cattle 19 vp 2"), "BL-6.4");
    table.play("cattle 19");
    assert_eq!(table.player(0).ranch, 1);
    let mut table = with(4);
    table.play("cattle 19 vp 2");
    assert_eq!((table.player(0).ranch, table.player(0).vp), (2, -8));
    assert_eq!(with(5).refusal("cattle 19"), "BL-6.5");
}

/// BL-5.7, BL-6.3; what is short is named by its own rule
#[test]
fn too_few_inhabitants() {
    let mut position = offered(build().with(Offered::Cattle).or(Offer::any_card()));
    position.hands[seat(0)].add(named("Potter"));
    lay_free(&mut position, &[23]);
    position.lay_pasture(sp(22));
    position.put_cattle(sp(22), seat(1));
    put(&mut position, "23a", 0, Piece::Inhabitant);
    position.open.players[0].ranch = 1;
    assert_eq!(Table::new(position.clone()).refusal("cattle 22"), "BL-6.3");
    position.open.players[0].ranch = 0;
    assert_eq!(Table::new(position).refusal("house 23a"), "BL-5.7");
}

/// BL-5.17, BL-6.3
#[test]
fn cards_that_help_with_cattle() {
    let herder = card(|sheet| sheet.effect == Effect::Always(boonlake::Lasting::CattleInhabitant));
    let market = card(|sheet| sheet.effect == Effect::Always(boonlake::Lasting::CattleCoins));
    let mut position = offered(Offered::Cattle);
    position.lay_pasture(sp(22));
    position.open.players[0].display = [herder, market].into_iter().collect();
    position.open.players[0].ranch = 0;
    let mut table = Table::new(position);
    table.play("cattle 22");
    assert_eq!((table.player(0).coins, table.player(0).ranch), (2, 0));
    assert_eq!(table.state.open().terrain.piece(site("22a")), None);
    // Two such cards take two inhabitants off: the third on a pasture costs one.
    let is_herder =
        |card: &boonlake::Card| parts().card(*card).effect == parts().card(herder).effect;
    let mut position = offered(Offered::Cattle);
    position.lay_pasture(sp(22));
    (0..2).for_each(|_| position.put_cattle(sp(22), seat(1)));
    position.open.players[0].display = boonlake::Card::all().filter(is_herder).take(2).collect();
    let mut table = Table::new(position);
    table.play("cattle 22");
    assert_eq!(table.player(0).ranch, 3 - 1);
}

/// BL-4.5, BL-4.8
#[test]
fn with_no_tile_left_there_are_coins() {
    let mut position = bare(2);
    position.open.mound = boonlake::TileSet::default();
    position.ask(Step::Explore { seat: seat(0) });
    assert_eq!(Table::new(position).player(0).coins, 2);
    let mut position = bare(2);
    (26..=32).for_each(|at| position.lay_pasture(sp(at)));
    position.ask(Step::Pasture { seat: seat(0) });
    let table = Table::new(position);
    assert_eq!((table.player(0).coins, table.state.open().pastures_left), (2, 0));
}

/// BL-5.10; over a bridge and a ford, and cattle
#[test]
fn presences_that_count_for_a_settlement() {
    let mut position = offered(build());
    lay_free(&mut position, &[12, 19, 8, 33]);
    position.lay_pasture(sp(13));
    put(&mut position, "12a", 0, Piece::House);
    put(&mut position, "19a", 1, Piece::Inhabitant); // over the bridge
    put(&mut position, "8a", 1, Piece::House); // over the ford
    put(&mut position, "33a", 1, Piece::House); // far away
    assert_eq!(Table::new(position.clone()).refusal("settle 12a"), "BL-5.10");
    position.put_cattle(sp(13), seat(1));
    assert!(Table::new(position).allows("settle 12a"));
}

/// BL-5.16; every sort of piece can be the last of its tier
#[test]
fn e10_cattle_and_settlements_empty_tiers_too() {
    let mut position = offered(Offered::Cattle);
    lay_free(&mut position, &[22]);
    position.lay_pasture(sp(19));
    put(&mut position, "22a", 0, Piece::House);
    put(&mut position, "22b", 0, Piece::House);
    position.open.players[0].ranch = 1;
    let mut table = Table::new(position);
    table.play("cattle 19");
    assert_eq!((table.player(0).ranch, table.player(0).tiers_emptied), (1, 1));
    // A settlement and a cattle of the second tier are not enough for it.
    let mut position = offered(build());
    lay_free(&mut position, &[22, 23]);
    position.lay_pasture(sp(19));
    position.put_cattle(sp(19), seat(0));
    put(&mut position, "22a", 0, Piece::Settlement);
    put(&mut position, "23a", 0, Piece::Inhabitant);
    let mut table = Table::new(position);
    table.house("23a");
    assert_eq!(table.player(0).tiers_emptied, 1, "two houses and one cattle");
    // Three houses, a house that becomes the settlement, and two cattle.
    let mut position = offered(build());
    lay_free(&mut position, &[22, 23]);
    position.lay_pasture(sp(19));
    (0..2).for_each(|_| position.put_cattle(sp(19), seat(0)));
    ["22a", "22b", "23a", "23b"].iter().for_each(|at| put(&mut position, at, 0, Piece::House));
    position.open.players[0].tiers_emptied = 1;
    let mut table = Table::new(position);
    table.play("settle 22a");
    assert_eq!((table.player(0).ranch, table.player(0).tiers_emptied), (3 - 2 + 1, 2));
}

/// BL-6.6; houses count, inhabitants and settlements do not, and bridges join
#[test]
fn coins_for_cattle() {
    let mut position = offered(Offered::Cattle);
    lay_free(&mut position, &[19, 13, 33]);
    position.lay_pasture(sp(12));
    put(&mut position, "19a", 1, Piece::House); // over the bridge
    put(&mut position, "19b", 0, Piece::Settlement);
    put(&mut position, "13a", 0, Piece::Inhabitant);
    put(&mut position, "33a", 0, Piece::House);
    let mut table = Table::new(position);
    table.play("cattle 12");
    assert_eq!(table.player(0).coins, 2);
}

/// BL-5.5
#[test]
fn a_site_with_card_income() {
    let mut position = offered(build());
    position.lay(sp(22), tile("g12"));
    position.open.players[0].tracks = [0, 2]; // three cards and 1 VP
    let mut table = Table::new(position);
    table.play("develop 22a");
    assert_eq!((table.hand(0), table.player(0).vp, table.player(0).tracks), (3, 1, [0, 2]));
}
