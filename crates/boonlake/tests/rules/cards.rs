//! Section 3: cards and projects.

use crate::scenario::{Table, card, levers, named, offered, parts, scoring, seat};
use boonlake::{
    CardSet, Effect, Kind, Lasting, Lever, Offer, Offered, Price, Resource, Resources, Step, Track,
};
use table::Game;

fn play() -> Offer {
    Offer::any_card().with(Offered::Discard)
}

fn with_card(name: &str) -> boonlake::Position {
    let mut position = offered(play());
    position.hands[seat(0)].add(named(name));
    position
}

/// BL-3.3, BL-3.5, BL-3.6, BL-3.7, BL-3.8, BL-3.11; Monica
#[test]
fn e02_boats_move_while_paying() {
    let mut position = with_card("Kiln Keeper");
    let player = &mut position.open.players[0];
    player.coins = 4;
    player.production = Resources([0, 1, 0, 0]);
    player.boats = [Resource::Wood, Resource::Iron];
    let keeper = named("Kiln Keeper");
    let mut poor = position.clone();
    poor.open.players[0].coins = 3;
    assert_eq!(Table::new(poor).refusal(&format!("play {keeper}")), "BL-3.3");
    let mut table = Table::new(position);
    table.play(&format!("play {keeper}"));
    let player = table.player(0);
    assert_eq!((player.coins, player.boats), (0, [Resource::Loam, Resource::Stone]));
    assert_eq!(player.production, Resources([0, 1, 0, 0]));
    assert!(player.display.has(keeper));
    assert_eq!(player.vases, 1, "its effect");
}

/// BL-3.9, BL-8.13; Maggie
#[test]
fn e03_a_lever_covers_what_is_missing() {
    let hall = named("Merchants' Hall");
    let mut position = with_card("Merchants' Hall");
    let player = &mut position.open.players[0];
    player.coins = 30;
    player.production = Resources([0, 2, 1, 0]);
    player.boats = [Resource::Loam, Resource::Iron];
    assert_eq!(Table::new(position.clone()).refusal(&format!("play {hall}")), "BL-3.5");
    position.open.players[0].levers = levers(&[10]);
    let mut table = Table::new(position.clone());
    let price = table.player(0).card_price(hall, &parts());
    table.play(&format!("play {hall}"));
    // The boat goes to the loam and the lever stands for a stone, or the other way round.
    assert_eq!(table.legal(), ["pay loam,loam joker-or-two", "pay loam,stone joker-or-two"]);
    assert_eq!(table.refusal("pay wood,wood"), "BL-3.9");
    for boats in [[Resource::Loam, Resource::Loam], [Resource::Loam, Resource::Stone]] {
        let mut table = Table::new(position.clone());
        table.play(&format!("play {hall}"));
        table.play(&format!("pay {},{} joker-or-two", boats[0], boats[1]));
        let player = table.player(0);
        assert_eq!((player.boats, player.used), (boats, levers(&[10])));
        assert_eq!(player.coins, 30 - 2 - u16::from(price.coins));
        assert!(player.display.has(hall));
    }
    // Either joker lever will do, so that the player is asked.
    position.open.players[0].levers = levers(&[10, 11]);
    position.open.players[0].boats = [Resource::Loam, Resource::Loam];
    let mut table = Table::new(position);
    table.play(&format!("play {hall}"));
    assert!(
        table.allows("pay loam,loam joker-or-two") && table.allows("pay loam,loam joker-and-five")
    );
    table.play("pay loam,loam joker-and-five");
    assert_eq!(table.player(0).coins, 30 + 5 - u16::from(price.coins));
}

/// BL-3.7, BL-3.9; which boat goes where is up to the player, so that the cheaper way counts
#[test]
fn the_boats_may_pass_each_other() {
    let price = Price { coins: 0, vases: 0, resources: Resources([1, 0, 1, 0]) };
    let mut position = offered(play());
    let player = &mut position.open.players[0];
    player.coins = 4;
    player.boats = [Resource::Loam, Resource::Iron];
    // Loam to stone is free, and only iron to wood is paid for.
    let ways = player.ways(&price);
    assert_eq!(ways.len(), 1);
    assert_eq!((ways[0].boats, ways[0].coins), ([Resource::Wood, Resource::Stone], 2));
    player.levers = levers(&[7]);
    assert!(player.ways(&price).iter().any(|way| way.coins == 0 && way.levers == levers(&[7])));
}

/// BL-3.9; boats do not move without need, and no lever is used for nothing
#[test]
fn only_the_cheapest_ways_are_offered() {
    let price = Price { coins: 3, vases: 0, resources: Resources([0, 1, 0, 1]) };
    let mut position = offered(play());
    let player = &mut position.open.players[0];
    player.coins = 3;
    player.production = Resources([0, 1, 0, 0]);
    let ways = |player: &boonlake::Player| -> Vec<String> {
        let text = |way: &boonlake::Way| {
            let levers: Vec<usize> = way.levers.iter().map(Lever::number).collect();
            format!("{},{} {levers:?} {}", way.boats[0], way.boats[1], way.coins)
        };
        player.ways(&price).iter().map(text).collect()
    };
    assert_eq!(ways(player), ["wood,iron [] 0"], "one boat goes down, the other stays");
    player.boats = [Resource::Wood, Resource::Iron];
    player.levers = levers(&[7, 10, 11]);
    assert_eq!(ways(player), ["wood,iron [] 0"], "nothing is missing, so that no lever is needed");
    player.boats = [Resource::Wood, Resource::Wood];
    player.levers = levers(&[10]);
    assert_eq!(ways(player), ["wood,iron [] 0", "wood,wood [10] 0"], "a lever spares the move");
}

/// BL-3.3, BL-8.14; the coins of the eleventh lever help to pay, whether or not boats must move
#[test]
fn the_coins_of_a_lever_pay_for_a_card() {
    let potter = named("Potter"); // 1 coin, 1 loam
    for production in [Resources([0, 1, 0, 0]), Resources([1, 0, 0, 0])] {
        let mut position = with_card("Potter");
        position.open.players[0].production = production;
        assert_eq!(Table::new(position.clone()).refusal(&format!("play {potter}")), "BL-3.3");
        position.open.players[0].levers = levers(&[11]);
        let mut table = Table::new(position);
        table.play(&format!("play {potter}"));
        let player = table.player(0);
        assert_eq!((player.coins, player.used), (4, levers(&[11])), "{production:?}");
    }
}

/// BL-8.13, BL-8.14
#[test]
fn e04_a_joker_is_one_resource_less() {
    let mint = card(|sheet| sheet.price.resources == Resources([0, 0, 0, 3]));
    let mut position = offered(play());
    position.hands[seat(0)].add(mint);
    position.open.players[0].coins = 30;
    // Two boats show two iron.
    assert_eq!(Table::new(position.clone()).refusal(&format!("play {mint}")), "BL-3.5");
    for lever in [10, 11] {
        let mut position = position.clone();
        position.open.players[0].levers = levers(&[lever]);
        let mut table = Table::new(position);
        table.play(&format!("play {mint}"));
        assert!(table.player(0).display.has(mint));
    }
    let mut position = offered(play());
    let wood = card(|sheet| sheet.price.resources == Resources([1, 0, 0, 0]));
    position.hands[seat(0)].add(wood);
    position.open.players[0].coins = 4;
    position.open.players[0].boats = [Resource::Iron; 2];
    position.open.players[0].levers = levers(&[10]);
    let table = Table::new(position);
    let price = table.player(0).card_price(wood, &parts());
    assert!(table.player(0).ways(&price).iter().any(|way| way.levers == levers(&[10])));
}

/// BL-3.12, BL-3.13, BL-3.14, BL-3.15; Joanne
#[test]
fn e05_the_own_project_counts_twice() {
    for (area, vp) in [(0, 16), (1, 8)] {
        let mut position = offered(Offer::any_card());
        position.open.scoring = [2, 2, 3, 4].into_iter().map(scoring).collect();
        position.open.scoring[0] = scoring(5);
        position.open.scoring[area] = scoring(1);
        let player = &mut position.open.players[0];
        player.coins = 13;
        player.production = Resources([0, 2, 0, 1]);
        position.ask(Step::Offer { seat: seat(0), offer: Offer::any_card() });
        let mut table = Table::new(position);
        let before = table.player(0).ranch;
        table.play("project t1");
        let player = table.player(0);
        assert_eq!((player.coins, player.vp, player.steps(Track::Card)), (0, vp, 1));
        assert_eq!((player.ranch, player.inhabitants_on_projects), (before + 1, 1));
        assert_eq!(player.boats, [Resource::Iron; 2]);
    }
    let mut position = offered(Offered::card(Kind::Night));
    position.open.players[0].coins = 40;
    position.open.players[0].production = Resources([2; 4]);
    position.open.players[0].projects = 1;
    let table = Table::new(position);
    assert_eq!(table.refusal("project t1"), "BL-3.14");
    assert_eq!(table.refusal("project t9"), "BL-3.12");
    assert!(table.allows("project t2"), "a project is of every kind");
}

/// BL-3.1, BL-3.2, BL-3.4, BL-3.10, BL-3.22
#[test]
fn what_forbids_a_card() {
    let mut position = offered(Offer::of([Offered::DayCard, Offered::Discard]));
    let (scout, chapel) = (named("Trail Scout"), named("Hilltop Chapel"));
    let night = card(|sheet| sheet.kind == Kind::Night);
    position.hands[seat(0)] = [scout, chapel, night].into_iter().collect();
    position.open.players[0].coins = 20;
    position.open.players[0].production = Resources([2; 4]);
    let mut table = Table::new(position.clone());
    assert_eq!(table.refusal("play c3"), "BL-3.1");
    assert_eq!(table.refusal(&format!("play {night}")), "BL-3.2");
    assert_eq!(table.refusal(&format!("discard {night}")), "BL-3.2");
    assert_eq!(table.refusal(&format!("play {chapel}")), "BL-3.4");
    assert_eq!(table.refusal("draw"), "BL-3.22");
    let mut rich = position.clone();
    rich.open.players[0].vases = 2;
    let mut with_vases = Table::new(rich);
    with_vases.play(&format!("play {chapel}"));
    assert_eq!(with_vases.player(0).vases, 1, "the vase is given back");
    table.play(&format!("discard {scout}"));
    assert_eq!(table.player(0).coins, 22);
    assert!(table.state.open().discards.has(scout));
    position.open.steps.pop();
    position.ask(Step::Offer { seat: seat(0), offer: Offer::any_card().with(Offered::Upgrade) });
    assert_eq!(Table::new(position).refusal(&format!("discard {scout}")), "BL-3.10");
}

/// BL-3.16
#[test]
fn cards_that_make_cards_cheaper() {
    let discount = card(|sheet| sheet.effect == Effect::Always(Lasting::CardDiscount));
    let peddler = named("Peddler");
    let mut position = offered(play());
    position.hands[seat(0)].add(peddler);
    assert_eq!(Table::new(position.clone()).refusal(&format!("play {peddler}")), "BL-3.3");
    position.open.players[0].display.add(discount);
    position.open.players[0].lasting.card_discount = 1;
    let mut table = Table::new(position);
    let tile = scoring(1);
    assert_eq!(table.player(0).project_price(tile, &parts()).coins, 12);
    table.play(&format!("play {peddler}"));
    assert_eq!(table.player(0).coins, 5);
}

/// BL-3.17, BL-3.18, BL-3.19
#[test]
fn exchanges_go_one_way_or_the_other() {
    let camp = named("Berry Pickers"); // two cards for four coins, or back
    let mut position = offered(play());
    position.hands[seat(0)] =
        [camp, named("Peddler"), named("Potter"), named("Granary")].into_iter().collect();
    position.open.players[0].coins = 1;
    let mut table = Table::new(position);
    table.play(&format!("play {camp}"));
    assert_eq!(table.refusal("exchange-back"), "BL-3.18");
    table.play("exchange");
    assert_eq!(table.player(0).coins, 4);
    assert_eq!(table.legal().len(), 3, "one of three cards is discarded first");
    table.play(&format!("drop {}", named("Granary")));
    table.play(&format!("drop {}", named("Potter")));
    assert_eq!((table.hand(0), table.player(0).coins), (1, 4), "no coins for such discards");
    let labourers = named("Day Labourers"); // three cards for two inhabitants, one way only
    let mut position = offered(play());
    position.hands[seat(0)] =
        [labourers, named("Peddler"), named("Potter"), named("Granary")].into_iter().collect();
    position.open.players[0].coins = 2;
    let mut table = Table::new(position);
    table.play(&format!("play {labourers}"));
    assert_eq!(table.refusal("exchange-back"), "BL-3.17");
    table.play("exchange");
    assert_eq!((table.hand(0), table.player(0).ranch), (0, 5));
}

/// BL-3.20
#[test]
fn a_lever_is_moved_up_by_a_card() {
    let smith = named("Toolsmith");
    let mut position = offered(play());
    position.hands[seat(0)].add(smith);
    position.open.players[0].coins = 2;
    position.open.players[0].levers = levers(&[1, 4, 7]);
    position.open.players[0].used = levers(&[4, 7]);
    let mut table = Table::new(position.clone());
    table.play(&format!("play {smith}"));
    assert_eq!(table.refusal("lift vase"), "BL-3.20");
    table.play("lift boat");
    assert_eq!(table.player(0).used, levers(&[4]));
    position.open.players[0].used = levers(&[4]);
    let mut table = Table::new(position);
    table.play(&format!("play {smith}"));
    assert_eq!(table.player(0).used, levers(&[]));
}

/// BL-3.21
#[test]
fn the_discards_become_the_deck() {
    let mut position = offered(Offered::DrawTwo);
    position.open.discards = boonlake::Card::all().collect();
    let mut table = Table::new(position.clone());
    table.play("draw");
    assert_eq!((table.hand(0), table.state.open().discards.len()), (2, 0));
    assert_eq!(table.state.view(table::Viewer::Watcher).deck_size(), boonlake::N_CARDS - 2);
    position.open.discards = CardSet::EMPTY;
    position.open.players[1].display = boonlake::Card::all().collect();
    let mut table = Table::new(position);
    table.play("draw");
    assert_eq!(table.hand(0), 0);
}

/// BL-3.23, BL-3.24
#[test]
fn e23_e24_rewards_and_overflow_of_the_tracks() {
    let scout = named("Trail Scout");
    let mut position = offered(play());
    position.hands[seat(0)].add(scout);
    position.open.players[0].coins = 2;
    position.open.players[0].tracks = [1, 0];
    let mut table = Table::new(position.clone());
    let before = table.player(0).ranch;
    table.play(&format!("play {scout}"));
    assert_eq!((table.player(0).tracks, table.player(0).ranch), ([2, 0], before + 1));
    // The next crossing asks which production site to build.
    position.open.players[0].tracks = [3, 0];
    let mut table = Table::new(position.clone());
    table.play(&format!("play {scout}")).play("produce iron");
    assert_eq!(table.player(0).production, Resources([0, 0, 0, 1]));
    // Several steps bring the rewards of all spaces on the way.
    let wheel = named("Great Waterwheel"); // three steps
    let mut passing = position.clone();
    passing.hands[seat(0)].add(wheel);
    passing.open.players[0].coins = 11;
    passing.open.players[0].production = Resources([2, 0, 0, 2]);
    passing.open.players[0].tracks = [1, 0];
    let mut table = Table::new(passing);
    table.play(&format!("play {wheel}")).play("produce stone");
    assert_eq!((table.player(0).tracks, table.player(0).ranch), ([4, 0], before + 1));
    position.open.players[0].tracks = [9, 0];
    let mut table = Table::new(position);
    table.play(&format!("play {scout}"));
    assert_eq!((table.player(0).tracks, table.player(0).vp), ([9, 0], 2));
}

/// BL-3.25
#[test]
fn cards_that_pay_for_discarding() {
    let bonus = card(|sheet| sheet.effect == Effect::Always(Lasting::DiscardBonus(Kind::Day)));
    let mut position = offered(play());
    position.hands[seat(0)] = [named("Potter")].into_iter().collect();
    position.open.players[0].display.add(bonus);
    let mut table = Table::new(position);
    table.play(&format!("discard {}", named("Potter")));
    assert_eq!(table.player(0).coins, 3);
}

/// BL-3.13
#[test]
fn a_project_with_hardly_anybody_in_the_supply() {
    for (in_supply, on_project) in [(0, 0), (1, 1), (2, 1)] {
        let mut position = offered(Offer::any_card());
        let player = &mut position.open.players[0];
        player.coins = 13;
        player.production = Resources([0, 2, 0, 1]);
        player.ranch = 8 - in_supply;
        let mut table = Table::new(position);
        table.play("project t1");
        let player = table.player(0);
        let taken = in_supply.min(2) - on_project;
        assert_eq!((player.inhabitants_on_projects, player.supply), (on_project, 0));
        assert_eq!(player.ranch, 8 - in_supply + taken, "{in_supply} in the supply");
    }
}

/// BL-3.16
#[test]
fn nothing_costs_less_than_nothing() {
    let mut discounts = boonlake::Card::all()
        .filter(|&card| parts().card(card).effect == Effect::Always(Lasting::CardDiscount));
    let mut position = with_card("Peddler"); // 1 coin
    position.open.players[0].display = [discounts.next(), discounts.next()]
        .map(|card| card.expect("two such cards"))
        .into_iter()
        .collect();
    let mut table = Table::new(position);
    table.play(&format!("play {}", named("Peddler")));
    assert_eq!(table.player(0).coins, 5);
}

/// BL-3.19, BL-3.25
#[test]
fn which_discards_bring_more_coins() {
    let bonuses = boonlake::Card::all().filter(|&card| {
        parts().card(card).effect == Effect::Always(Lasting::DiscardBonus(Kind::Day))
    });
    let sunset = card(|sheet| sheet.kind == Kind::Sunset);
    let mut position = offered(play());
    position.hands[seat(0)] = [named("Potter"), sunset].into_iter().collect();
    position.open.players[0].display = bonuses.take(2).collect();
    assert_eq!(position.open.players[0].display.len(), 2);
    let mut table = Table::new(position.clone());
    table.play(&format!("discard {}", named("Potter")));
    assert_eq!(table.player(0).coins, 2 + 2, "one coin more by each");
    let mut table = Table::new(position.clone());
    table.play(&format!("discard {sunset}"));
    assert_eq!(table.player(0).coins, 2, "another kind");
    position.open.steps.pop();
    position.hands[seat(0)].add(named("Granary"));
    position.ask(Step::Hire { seat: seat(0), has_hired: false });
    let mut table = Table::new(position);
    table.play("hire cards");
    assert_eq!((table.player(0).coins, table.hand(0)), (0, 0), "cards given as a payment");
}

/// BL-3.24
#[test]
fn e24_every_step_beyond_the_end_counts() {
    let mut position = offered(Offered::Develop);
    position.lay(boonlake::Space::new(22).expect("a space"), "g22".parse().expect("a tile"));
    position.open.players[0].coins = 4;
    position.open.players[0].tracks = [8, 9];
    let mut table = Table::new(position.clone());
    table.play("develop 22a").play("advance coin-track");
    assert_eq!((table.player(0).tracks, table.player(0).vp), ([9, 9], 2 + 2));
    let mut table = Table::new(position);
    table.play("develop 22a").play("advance card-track");
    assert_eq!((table.player(0).tracks, table.player(0).vp), ([8, 9], 6));
}

/// BL-3.18
#[test]
fn points_can_always_be_given() {
    let room = named("Map Room"); // five cards for 4 VP, or back
    let mut position = with_card("Map Room");
    position.open.players[0].coins = 3;
    position.open.players[0].production = Resources([2, 0, 2, 0]);
    let mut table = Table::new(position);
    table.play(&format!("play {room}"));
    assert_eq!(table.refusal("exchange"), "BL-3.18");
    table.play("exchange-back");
    assert_eq!((table.player(0).vp, table.hand(0)), (-4, 5));
}

/// BL-3.20; a lever that was moved up counts as unused and can be used again
#[test]
fn a_lifted_lever_works_again() {
    let smith = named("Toolsmith");
    let mut position = with_card("Toolsmith");
    position.open.players[0].coins = 2;
    position.open.players[0].levers = levers(&[11]);
    let mut table = Table::new(position);
    table.play("use five-coins").play(&format!("play {smith}"));
    assert_eq!(table.player(0).used, levers(&[]));
    table.play("use five-coins");
    assert_eq!((table.player(0).coins, table.player(0).used), (2 + 5 - 2 + 5, levers(&[11])));
}
