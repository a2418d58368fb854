//! Section 1 and 2: the set-up, turns and choices.

use crate::scenario::{Table, bare, lay_free, parts, seat, sp};
use boonlake::{Options, Resource, State, Step, Strip};
use table::{Event as _, Game, Match, QuickChance, Seed, Silent, Viewer};

fn started(players: usize, number: u64) -> State {
    let options = Options { players, level: None };
    State::start(&options, &mut QuickChance::new(number), &mut Silent).expect("a match")
}

/// BL-1.2, BL-2.4
#[test]
fn six_cards_that_only_their_seat_sees() {
    let mut events = Vec::new();
    let options = Options { players: 3, level: None };
    let state = State::start(&options, &mut QuickChance::new(1), &mut events).expect("a match");
    for index in 0..3 {
        assert_eq!(state.hand_of(seat(index)).len(), 6);
        let view = state.view(Viewer::Seat(seat(index)));
        assert_eq!(view.hand(), state.hand_of(seat(index)));
        assert_eq!((view.unseen().len(), view.deck_size()), (159, 147));
        assert_eq!(view.hand_size(seat(2)), 6);
    }
    assert!(state.view(Viewer::Watcher).hand().is_empty());
    let first = events[0].seen_by(Viewer::Seat(seat(1))).expect("a draw is noticed");
    assert_eq!(first.to_string(), "seat 0 draws a card");
}

/// BL-1.3, BL-1.4
#[test]
fn start_tiles_by_the_number_of_players() {
    for (players, n_tiles) in [(1, 6), (2, 6), (3, 8), (4, 10)] {
        let state = started(players, 4);
        let open = state.open();
        assert_eq!(open.terrain.laid().len(), n_tiles, "{players} players");
        assert_eq!((open.mound.len(), open.pastures_left), (25, 7));
        let is_start = |at| {
            let laid = open.terrain.spot(at).laid;
            matches!(laid, boonlake::Laid::Building(tile) if tile.index() < n_tiles)
        };
        assert!(open.terrain.laid().iter().all(is_start), "only start tiles, by their backs");
        for at in open.terrain.laid().iter() {
            let from = parts().land.spaces[at].start.expect("a start space");
            assert!(usize::from(from) <= players.max(2));
        }
    }
    // A tile need not lie on a space of its own mark.
    let is_mixed = (0..20).any(|number| {
        let state = started(4, number);
        let spot = *state.open().terrain.spot(sp(5));
        matches!(spot.laid, boonlake::Laid::Building(tile) if tile.index() >= 6)
    });
    assert!(is_mixed);
}

/// BL-1.5
#[test]
fn strips_lie_in_random_order() {
    let orders: std::collections::BTreeSet<[Strip; 7]> =
        (0..30).map(|number| started(2, number).open().strips).collect();
    assert!(orders.len() > 20, "{} orders", orders.len());
}

/// BL-1.6, BL-1.7, BL-1.11
#[test]
fn what_everybody_starts_with() {
    for (players, ship) in [(1, 1), (2, 1), (3, 3), (4, 3)] {
        let state = started(players, 9);
        for (index, player) in state.open().players.iter().enumerate() {
            assert_eq!((player.houses.len(), player.settlements, player.cattle), (6, 4, 5));
            assert_eq!((player.ranch, player.supply, player.tiers_emptied), (3, 5, 0));
            assert_eq!((player.boats, player.tracks), ([Resource::Wood; 2], [0, 0]));
            assert_eq!(player.ship, ship);
            let coins = if players == 1 { 7 } else { [6, 7, 8, 8][index] };
            assert_eq!(player.coins, coins);
        }
    }
}

/// BL-1.8, BL-1.9, BL-1.10, BL-1.12; E01: three resources at the start
#[test]
fn e01_scoring_tiles_are_picked_then_sites_are_built() {
    let mut played =
        Match::<State>::seeded(Options { players: 3, level: None }, Seed::from_number(2))
            .expect("a match");
    for index in 0..3 {
        let open = played.state().open();
        assert_eq!(open.step(), Some(Step::PickTile { seat: seat(index) }));
        let others = open.offered[(index + 1) % 3];
        let wrong = format!("pick {}", others[0]).parse().expect("an action");
        assert_eq!(played.state().check(wrong).expect_err("not dealt").rule, "BL-1.9");
        let own = format!("pick {}", open.offered[index][1]).parse().expect("an action");
        let offered: Vec<_> = open.offered.iter().flatten().copied().collect();
        played.act(seat(index), own, Vec::new()).expect("a pick");
        if index == 2 {
            let scoring = &played.state().open().scoring;
            assert_eq!(scoring.len(), 4);
            assert!(!offered.contains(&scoring[3]), "the last area has a tile nobody was dealt");
        }
    }
    for index in 0..3 {
        assert_eq!(played.state().open().step(), Some(Step::FirstSite { seat: seat(index) }));
        let site = "produce iron".parse().expect("an action");
        played.act(seat(index), site, Vec::new()).expect("a site");
    }
    let player = played.state().open().player(seat(0));
    let resources = player.resources_with(player.boats);
    assert_eq!((resources.of(Resource::Iron), resources.of(Resource::Wood)), (1, 2));
    assert_eq!(resources.total(), 3);
    assert_eq!(played.state().open().step(), Some(Step::Turn { seat: seat(0) }));
}

/// BL-1.10
#[test]
fn free_areas_get_tiles_that_were_not_dealt() {
    for number in 0..20 {
        let mut state = started(2, number);
        let dealt: Vec<_> = state.open().offered.iter().flatten().copied().collect();
        let mut chance = QuickChance::new(number);
        let mut actions = Vec::new();
        for _ in 0..2 {
            state.legal(&mut actions);
            state.apply(actions[0], &mut chance, &mut Silent).expect("a pick");
        }
        let scoring = &state.open().scoring;
        assert_eq!(scoring[..2], [dealt[0], dealt[2]]);
        assert!(scoring[2] != scoring[3] && !scoring[2..].iter().any(|tile| dealt.contains(tile)));
    }
}

/// BL-1.8
#[test]
fn all_see_the_scoring_tiles_that_were_dealt() {
    let state = started(3, 6);
    for viewer in [Viewer::Watcher, Viewer::Seat(seat(1))] {
        assert_eq!(state.view(viewer).open().offered, state.open().offered);
    }
    let dealt: std::collections::BTreeSet<_> = state.open().offered.iter().flatten().collect();
    assert_eq!(dealt.len(), 6, "two different tiles for each");
}

/// BL-1.1, BL-2.8
#[test]
fn turns_go_round() {
    let mut position = bare(3);
    position.open.strips = Strip::ALL.try_into().expect("seven strips");
    let mut table = Table::new(position);
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push(table.to_act());
        table.play("choose hire");
        table.decline();
        if table.allows("sail 1") {
            table.play("sail 1");
        }
    }
    assert_eq!(order, [0, 1, 2, 0]);
}

/// BL-2.6, BL-2.7
#[test]
fn offers_can_be_declined_and_empty_ones_are_skipped() {
    let mut position = bare(2);
    position.open.strips = Strip::ALL.try_into().expect("seven strips");
    let mut table = Table::new(position.clone());
    // Without cards neither the card nor the shared part is asked for, except developing.
    table.play("choose settle");
    assert!(table.allows("pass") && !table.legal().iter().any(|text| text.starts_with("play")));
    // With a card in hand, the seat is asked, though it is a day card and night is wanted.
    position.hands[seat(0)].add(crate::scenario::named("Trail Scout"));
    let mut table = Table::new(position);
    table.play("choose settle");
    assert_eq!(table.legal(), ["pass"]);
}

/// BL-2.8, BL-2.9, BL-2.11
#[test]
fn a_strip_goes_to_the_bottom_and_its_row_gives_the_steps() {
    let mut position = bare(3);
    position.open.strips = Strip::ALL.try_into().expect("seven strips");
    let mut table = Table::new(position);
    table.play("choose progress");
    assert_eq!(
        table.state.open().strips.map(|strip| strip.name()),
        ["pioneer", "cattle", "region", "settle", "hire", "builder", "progress"]
    );
    let mut order = Vec::new();
    while !table.allows("sail 1") {
        order.push(table.to_act());
        table.play("draw");
    }
    assert_eq!(order, [0, 1, 2]);
    // Progress lay in the fourth row: three steps.
    assert_eq!(table.legal(), ["sail 1", "sail 2", "sail 3"]);
    table.play("sail 3");
    assert_eq!(table.step(), Step::Turn { seat: seat(1) });
}

/// BL-2.10
#[test]
fn the_lowest_rows_cost_points() {
    for (strip, fine) in [("pioneer", 0), ("hire", -1), ("builder", -2)] {
        let mut position = bare(2);
        position.open.strips = [
            Strip::Pioneer,
            Strip::Cattle,
            Strip::Region,
            Strip::Progress,
            Strip::Settle,
            Strip::Hire,
            Strip::Builder,
        ];
        let mut table = Table::new(position);
        table.play(&format!("choose {strip}"));
        assert_eq!(table.player(0).vp, fine, "{strip}");
    }
}

/// BL-2.12
#[test]
fn inhabitants_run_out() {
    let mut position = bare(2);
    lay_free(&mut position, &[22]);
    position.open.players[0].ranch = 8;
    position.ask(Step::Recruit { seat: seat(0) });
    let table = Table::new(position);
    assert_eq!((table.player(0).ranch, table.player(0).supply), (8, 0));
}
