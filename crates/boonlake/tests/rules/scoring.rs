//! Sections 10 and 11: interim and final scoring.

use crate::scenario::{Table, bare, card, lay_free, levers, named, parts, put, scoring, seat, sp};
use boonlake::{Counted, Effect, Kind, Piece, Position, Region, Resources, Step};
use table::Game;

/// A tile is scored at an interim scoring by seat 0, in an area.
fn score(number: usize, area: usize, n_scorings: u8) -> Position {
    let mut position = bare(2);
    let others = (2..=16).filter(|&other| other != number).take(4).map(scoring);
    position.open.scoring = others.collect();
    position.open.scoring[area] = scoring(number);
    position.open.n_scorings = n_scorings;
    position.ask(Step::ScoreTile { seat: seat(0) });
    position
}

fn vp_after(position: Position, number: usize) -> i16 {
    let mut table = Table::new(position);
    table.play(&format!("score t{number}"));
    table.player(0).vp
}

/// BL-10.3, BL-10.4, BL-10.5, BL-10.6; Peter
#[test]
fn e15_tiles_are_met_or_missed() {
    for (n_scorings, needed) in [(1, 1), (2, 2), (3, 4), (4, 7)] {
        for (area, factor) in [(1, 1), (0, 2)] {
            let points = factor * i16::from(n_scorings);
            for (steps, expected) in [(needed, points), (needed - 1, -points)] {
                let mut position = score(2, area, n_scorings);
                position.open.players[0].tracks = [0, steps];
                assert_eq!(vp_after(position, 2), expected, "{n_scorings} {area} {steps}");
            }
        }
    }
    let mut position = score(2, 1, 2);
    position.open.players[0].scored = 0b0001;
    let table = Table::new(position);
    assert!(!table.allows("pass"), "a tile must be scored");
    let own = table.state.open().scoring[0];
    assert_eq!(table.refusal(&format!("score {own}")), "BL-10.4");
    assert_eq!(table.refusal("score t16"), "BL-10.4");
}

/// BL-10.7
#[test]
fn conditions() {
    let met = |number: usize, n: u8, change: &dyn Fn(&mut Position)| {
        let mut position = score(number, 1, n);
        change(&mut position);
        vp_after(position, number) > 0
    };
    assert!(met(1, 1, &|p| p.open.players[0].production = Resources([2, 1, 0, 0])), "production");
    assert!(!met(1, 1, &|p| p.open.players[0].production = Resources([1, 1, 0, 0])));
    assert!(met(4, 2, &|p| p.open.players[0].tracks = [2, 5]), "lower track");
    assert!(!met(4, 2, &|p| p.open.players[0].tracks = [1, 5]));
    // Unknown and Boonlake, 2 of one and 1 of the other, either way round.
    let place = |sites: &'static [&'static str]| {
        move |position: &mut Position| {
            lay_free(position, &[1, 22, 23, 19, 2, 6]);
            sites.iter().for_each(|at| put(position, at, 0, Piece::Inhabitant));
        }
    };
    assert!(met(5, 2, &place(&["1a", "22a", "22b"])));
    assert!(met(5, 2, &place(&["1a", "1b", "22b"])));
    assert!(!met(5, 2, &place(&["1a", "1b", "2a"])));
    assert!(met(8, 1, &place(&["1a", "2a", "22b"])), "two connected tiles");
    assert!(!met(8, 2, &place(&["1a", "2a", "22b"])), "not three");
    assert!(met(9, 1, &|p| p.open.players[0].levers = levers(&[3])), "levers");
    assert!(met(12, 2, &place(&["19a", "6b"])), "bridge ends");
    assert!(!met(12, 2, &place(&["19a", "22a"])));
    assert!(!met(11, 1, &|_| {}), "a settlement is needed at the first scoring already");
    // 3 of either kind and 1 of the other; a project counts as either.
    let sunset = card(|sheet| sheet.kind == Kind::Sunset);
    let days = ["Potter", "Peddler"].map(named);
    let played = |projects: u8| {
        move |position: &mut Position| {
            position.open.players[0].display = days.into_iter().chain([sunset]).collect();
            position.open.players[0].projects = projects;
        }
    };
    assert!(!met(16, 2, &played(0)) && met(16, 2, &played(0b1000)));
    // At the third scoring 4 and 3 are needed; a project cannot be of both kinds.
    let of_kind = |kind, number| {
        boonlake::Card::all().filter(move |&card| parts().card(card).kind == kind).take(number)
    };
    let few = |projects: u8| {
        move |position: &mut Position| {
            let cards = of_kind(Kind::Day, 3).chain(of_kind(Kind::Sunset, 2));
            position.open.players[0].display = cards.collect();
            position.open.players[0].projects = projects;
        }
    };
    assert!(!met(16, 3, &few(0b0001)) && met(16, 3, &few(0b0011)));
    assert!(met(10, 1, &|position| {
        position.lay_pasture(sp(22));
        position.put_cattle(sp(22), seat(0));
    }));
}

/// BL-10.8
#[test]
fn e21_exchanges_may_be_mixed() {
    let mut position = score(13, 1, 4);
    position.open.players[0].ranch = 2;
    position.open.players[0].coins = 10;
    let mut table = Table::new(position.clone());
    table.play("score t13");
    assert_eq!(table.refusal("trade 1"), "BL-10.8");
    table.play("trade 2");
    let player = table.player(0);
    assert_eq!((player.vp, player.ranch, player.coins), (8 + 4, 0, 0));
    let mut table = Table::new(position.clone());
    table.play("score t13").play("pass");
    assert_eq!(table.player(0).vp, -4, "it may be missed on purpose");
    position.open.players[0].coins = 9;
    assert_eq!(vp_after(position, 13), -4, "too little for all exchanges");
    let mut position = score(15, 1, 1);
    position.open.players[0].coins = 4;
    let mut table = Table::new(position);
    table.play("score t15").play("trade 0");
    assert_eq!((table.player(0).vp, table.player(0).coins), (2 + 1, 0));
    let mut position = score(14, 1, 1);
    position.open.players[0].vases = 1;
    let mut table = Table::new(position);
    table.play("score t14").play("trade 1");
    assert_eq!((table.player(0).vp, table.player(0).vases), (2 + 1, 0));
}

fn income(n_scorings: u8) -> Position {
    let mut position = bare(2);
    position.open.n_scorings = n_scorings;
    position.ask(Step::Income);
    position
}

/// BL-10.9, BL-10.11; Tino
#[test]
fn e16_income() {
    for n_scorings in [1, 4] {
        let mut position = income(n_scorings);
        // Five coins and 1 VP; three cards; on the board three houses, two cattle, one tier.
        position.open.players[0].tracks = [4, 1];
        lay_free(&mut position, &[22, 23]);
        position.lay_pasture(sp(3));
        ["22a", "22b", "23a"].iter().for_each(|at| put(&mut position, at, 0, Piece::House));
        (0..2).for_each(|_| position.put_cattle(sp(3), seat(0)));
        position.open.players[0].tiers_emptied = 1;
        let table = Table::new(position);
        let (coins, cards) = if n_scorings == 4 { (0, 0) } else { (10, 3) };
        assert_eq!((table.player(0).coins, table.hand(0), table.player(0).vp), (coins, cards, 5));
    }
}

/// BL-10.10
#[test]
fn e17_cattle_next_to_settlements() {
    for n_cattle in 1..=2 {
        let mut position = income(1);
        lay_free(&mut position, &[21, 23, 19]);
        position.lay_pasture(sp(22));
        ["21a", "23a", "19b"].iter().for_each(|at| put(&mut position, at, 1, Piece::Settlement));
        (0..n_cattle).for_each(|_| position.put_cattle(sp(22), seat(0)));
        let table = Table::new(position);
        // Each emptied recess of the first two cattle brings 1 VP as well.
        assert_eq!(table.player(0).vp, 3 * n_cattle + n_cattle);
    }
}

/// BL-10.12, BL-10.13
#[test]
fn e19_unused_levers_and_markers() {
    let mut position = income(1);
    position.open.players[0].levers = levers(&[1, 4, 7, 8]);
    position.open.players[0].used = levers(&[4]);
    position.open.covered = [Region::Unknown, Region::Boonlake].into_iter().collect();
    let table = Table::new(position);
    assert_eq!((table.player(0).vp, table.player(0).used), (3, levers(&[])));
    assert!(table.state.open().covered.is_empty());
}

/// BL-10.15
#[test]
fn cards_of_the_income_can_still_be_given_for_a_lever() {
    let mut position = income(1);
    position.open.players[0].levers = levers(&[12]);
    position.open.players[1].levers = levers(&[9]);
    let mut table = Table::new(position.clone());
    // Two cards of income, which can be given for lever 12.
    assert_eq!(
        (table.hand(0), table.legal()),
        (2, vec!["pass".to_owned(), "use cards".to_owned()])
    );
    table.play("use cards");
    let player = table.player(0);
    assert_eq!((player.vp, player.ranch, player.used), (3, 4, levers(&[])), "and it is up again");
    assert_eq!(table.player(1).vp, 1, "the lever for tiles is of no use now");
    let mut table = Table::new(position.clone());
    table.play("pass");
    assert_eq!((table.player(0).vp, table.hand(0)), (1, 2));
    // Levers 10 and 11 too can be used once the cards of the income are known.
    position.open.players[1].levers = levers(&[10, 11]);
    let mut table = Table::new(position.clone());
    table.play("pass");
    assert_eq!(table.legal(), ["pass", "use two-coins", "use two-cards", "use five-coins"]);
    let coins = table.player(1).coins;
    table.play("use five-coins").play("pass");
    assert_eq!((table.player(1).coins, table.player(1).vp), (coins + 5, 1), "one is unused");
    assert_eq!(table.player(1).used, levers(&[]), "and both are up again");
    let question = Table::new(position.clone()).state.open().question();
    assert_eq!(question, "Seat 0: use a lever before all levers go up?");
    // At the fourth scoring there are no cards, and what there was could be used before.
    position.open.n_scorings = 4;
    position.hands[seat(0)] = ["Potter", "Peddler"].map(named).into_iter().collect();
    assert_eq!(Table::new(position).player(0).vp, 1);
}

/// BL-10.3, BL-2.13
#[test]
fn the_last_tile_is_scored_by_itself() {
    let mut position = score(13, 1, 4);
    position.open.players[0].scored = 0b1101;
    position.open.players[0].ranch = 0;
    assert_eq!(Table::new(position.clone()).player(0).vp, -4);
    // A lever that could still help is a choice.
    position.open.players[0].levers = levers(&[11]);
    position.open.players[0].coins = 15;
    let mut table = Table::new(position);
    table.play("use five-coins").play("trade 0");
    assert_eq!(table.player(0).vp, 8 + 4);
}

/// BL-10.14
#[test]
fn ships_return_for_the_second_round() {
    for (players, start) in [(2, 1), (3, 1), (4, 8)] {
        let mut position = bare(players);
        position.open.n_scorings = 2;
        position.open.players[0].ship = 24;
        position.ask(Step::Income);
        let table = Table::new(position);
        assert!(table.state.open().players.iter().all(|player| player.ship == start));
        assert!(table.state.open().is_second_round);
    }
}

/// BL-10.1, BL-10.2
#[test]
fn all_may_do_two_things_first() {
    let mut position = bare(2);
    position.open.players[0].ship = 15;
    lay_free(&mut position, &[22]);
    put(&mut position, "22a", 0, Piece::Inhabitant);
    put(&mut position, "22b", 0, Piece::Inhabitant);
    position.hands[seat(0)].add(named("Potter"));
    position.hands[seat(1)].add(named("Peddler"));
    position.open.steps.clear();
    position.ask(Step::EndTurn { seat: seat(0) });
    position.ask(Step::Sail { seat: seat(0), steps: 2 });
    let mut table = Table::new(position);
    table.play("sail 1").house("22a").house("22b");
    assert_eq!(table.to_act(), 1, "two are enough");
    assert_eq!(table.refusal("draw"), "BL-3.22");
    table.play("pass");
    assert_eq!(table.step(), Step::ScoreTile { seat: seat(0) });
    let first = table.legal()[0].clone();
    table.play(&first);
    assert_eq!(table.step(), Step::ScoreTile { seat: seat(1) });
}

/// BL-11.1
#[test]
fn e20_levers_at_the_end() {
    for (number, vp) in [(3, 0), (4, 8), (6, 12), (7, 21)] {
        let mut position = bare(2);
        position.open.players[0].levers = levers(&(1..=number).collect::<Vec<_>>());
        let standings = Table::new(position).state.standings();
        assert_eq!(standings.totals()[0], vp, "{number} levers");
    }
}

/// BL-11.2, BL-11.3, BL-11.4
#[test]
fn cards_and_tiers_at_the_end() {
    let per = card(|sheet| sheet.effect == Effect::Per { what: Counted::Houses, vp: 1 });
    let reached = card(|sheet| {
        matches!(sheet.effect, Effect::Threshold { what: Counted::Houses, low: (3, 3), .. })
    });
    let mut position = bare(2);
    lay_free(&mut position, &[22, 23, 21]);
    ["22a", "22b", "23a", "23b", "21a"]
        .iter()
        .for_each(|at| put(&mut position, at, 0, Piece::House));
    position.open.players[0].display = [per, reached].into_iter().collect();
    let state = Table::new(position).state;
    let points = |name: &str| {
        let standings = state.standings();
        let category = standings.categories.iter().find(|one| one.name == name);
        category.expect("a category").points[0]
    };
    let printed = [per, reached].map(|card| i32::from(parts().card(card).vp));
    assert_eq!(points("cards"), printed[0] + printed[1]);
    assert_eq!(points("effects"), 5 + 6, "five houses: one each, and the higher number");
    assert_eq!(points("tiers"), 2, "the fifth house lies in the third tier");
}

/// BL-11.4; 2, 4 and 6 VP for each recess of the lower three tiers
#[test]
fn an_empty_board_is_worth_28_points() {
    let mut position = bare(2);
    let free: Vec<usize> =
        (1..=33).filter(|&number| !position.open.terrain.laid().has(sp(number))).collect();
    lay_free(&mut position, &free[..8]);
    position.lay_pasture(sp(free[8]));
    position.lay_pasture(sp(free[9]));
    let n_cattle = [4, 1];
    for (&at, number) in free[8..10].iter().zip(n_cattle) {
        (0..number).for_each(|_| position.put_cattle(sp(at), seat(0)));
    }
    // Four settlements in place of houses, and two more houses.
    for (index, at) in free[..6].iter().enumerate() {
        let piece = if index < 4 { Piece::Settlement } else { Piece::House };
        put(&mut position, &format!("{at}a"), 0, piece);
    }
    position.open.players[0].tiers_emptied = 2;
    let standings = Table::new(position).state.standings();
    let tiers = standings.categories.iter().find(|category| category.name == "tiers");
    assert_eq!(tiers.expect("a category").points[0], 2 * 2 + (2 + 4 + 6) + (2 + 4 + 6));
    assert_eq!(standings.totals()[0], 28);
}

/// BL-11.3; below the lower number nothing, from it on the lower, from the higher on the higher
#[test]
fn reaching_one_of_two_numbers() {
    let effect = Effect::Threshold { what: Counted::Levers, low: (3, 4), high: (5, 9) };
    for (number, vp) in [(2, 0), (3, 4), (4, 4), (5, 9), (6, 9)] {
        let mut position = bare(2);
        position.open.players[0].levers = levers(&(1..=number).collect::<Vec<_>>());
        let state = Table::new(position).state;
        assert_eq!(state.open().vp_of_effect(seat(0), effect), vp, "{number}");
    }
}

/// BL-11.5
#[test]
fn ties_are_shared() {
    let mut position = bare(3);
    position.open.steps.clear();
    for (player, vp) in position.open.players.iter_mut().zip([40, 30, 40]) {
        player.vp = vp;
        player.coins = 50;
    }
    let state = Table::new(position).state;
    assert_eq!(state.standings().winners(), [seat(0), seat(2)]);
}

/// BL-10.2, BL-3.10; a card and a house, but no discard and no inhabitant on a site
#[test]
fn what_may_be_done_first() {
    let mut position = bare(2);
    position.hands[seat(0)] = ["Peddler", "Granary"].map(named).into_iter().collect();
    position.open.players[0].coins = 1;
    lay_free(&mut position, &[22]);
    put(&mut position, "22a", 0, Piece::Inhabitant);
    position.ask(Step::Scoring { first: seat(0) });
    let mut table = Table::new(position);
    assert_eq!(table.refusal(&format!("discard {}", named("Peddler"))), "BL-3.10");
    assert_eq!(table.refusal("develop 22b"), "BL-2.1");
    table.play(&format!("play {}", named("Peddler"))).house("22a");
    assert_eq!(table.step(), Step::ScoreTile { seat: seat(0) });
}

/// BL-10.7; bridges join tiles, pastures count, and the largest group counts
#[test]
fn connected_tiles() {
    let size = |pieces: &[&str], cattle: &[usize]| {
        let mut position = bare(2);
        lay_free(&mut position, &[6, 7, 12, 23, 33]);
        pieces.iter().for_each(|at| put(&mut position, at, 0, Piece::House));
        for &at in cattle {
            position.lay_pasture(sp(at));
            position.put_cattle(sp(at), seat(0));
        }
        Table::new(position).state.open().map().connected_tiles(seat(0))
    };
    assert_eq!(size(&[], &[]), 0);
    assert_eq!(size(&["6a", "7a", "7b"], &[]), 2, "over a bridge");
    assert_eq!(size(&["6a", "7a", "12a", "33a"], &[19]), 4, "with a pasture over another bridge");
    assert_eq!(size(&["6a", "12a", "23a", "33a"], &[19]), 3);
}

/// BL-10.11; at the fourth scoring unused levers still count, and then it is over
#[test]
fn the_fourth_scoring_ends_the_match() {
    let mut position = income(4);
    position.open.steps.clear();
    position.ask(Step::Income);
    position.open.players[1].levers = levers(&[1, 2]);
    position.open.players[1].used = levers(&[2]);
    let state = Table::new(position).state;
    assert_eq!((state.to_act(), state.open().players[1].vp), (None, 1));
}

/// BL-10.1
#[test]
fn scorings_go_round_from_the_active_seat() {
    let mut position = bare(3);
    position.open.turn = seat(1);
    position.ask(Step::Scoring { first: seat(1) });
    let mut table = Table::new(position);
    let mut order = Vec::new();
    while let Step::ScoreTile { seat } = table.step() {
        order.push(seat.index());
        let first = table.legal()[0].clone();
        table.play(&first);
    }
    assert_eq!(order, [1, 2, 0]);
}
