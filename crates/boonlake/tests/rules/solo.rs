//! Section 12: the Wise Eminence.

use crate::scenario::{lay_free, parts, put, seat, site, sp, tile};
use boonlake::{
    Action, EMINENCE, Eminence, Level, Options, Piece, Position, Region, SoloTile, State, Step,
    Strip,
};
use table::{Game, QuickChance, ScriptedChance, Silent, Standings};

fn solo() -> Position {
    let mut position = Position::new(1).expect("a match");
    position.open.steps.clear();
    position.open.players[0].coins = 0;
    position
}

fn eminence(state: &State) -> &Eminence {
    state.open().eminence.as_ref().expect("a solo match")
}

/// Plays a turn of the Eminence with these draws, beginning with the solo tile and its corner.
/// The human's sailing lets the turn come by itself.
fn turn(mut position: Position, draws: &[&str]) -> State {
    position.open.players[0].ship = 1;
    position.ask(Step::EndTurn { seat: seat(0) });
    position.ask(Step::Sail { seat: seat(0), steps: 2 });
    let mut state = position.state().expect("a possible position");
    let mut chance = ScriptedChance::new(draws.iter().map(|&draw| draw.to_owned()).collect());
    let action: Action = "sail 1".parse().expect("an action");
    state.apply(action, &mut chance, &mut Silent).expect("a legal action");
    assert_eq!(chance.problem(), None);
    state
}

fn solo_tiles(tiles: &[SoloTile]) -> table::Set<SoloTile> {
    tiles.iter().copied().collect()
}

/// A match in which these strips lie on top, in this order, and another at the bottom.
fn with_strips(first: &[Strip], last: Strip) -> Position {
    let mut position = solo();
    let rest = Strip::ALL.iter().copied().filter(|strip| !first.contains(strip) && *strip != last);
    let strips: Vec<Strip> = first.iter().copied().chain(rest).chain([last]).collect();
    position.open.strips = strips.try_into().expect("seven strips");
    let eminence = position.open.eminence.as_mut().expect("a solo match");
    eminence.tiles = SoloTile::ALL.iter().copied().collect();
    eminence.stack = eminence.tiles;
    position
}

/// BL-12.1, BL-12.2
#[test]
fn the_set_up() {
    for (index, &level) in Level::ALL.iter().enumerate() {
        let options = Options { players: 1, level: Some(level) };
        let state = State::start(&options, &mut QuickChance::new(5), &mut Silent).expect("a match");
        let tiles = eminence(&state).tiles;
        let n_a = tiles.iter().filter(|tile| !tile.is_b()).count();
        assert_eq!((tiles.len(), n_a), (6, 5 - index), "{level}");
        assert_eq!(state.open().player(seat(0)).coins, 7);
        assert_eq!(state.open().terrain.laid().len(), 6);
    }
    let mut chance = QuickChance::new(5);
    let easy = Options { players: 1, level: None };
    let mut state = State::start(&easy, &mut chance, &mut Silent).expect("a match");
    assert_eq!(eminence(&state).level, Level::Easy);
    let mut actions = Vec::new();
    state.legal(&mut actions);
    state.apply(actions[0], &mut chance, &mut Silent).expect("a pick");
    assert_eq!(state.open().scoring.len(), 4);
    let site: Action = "produce wood".parse().expect("an action");
    state.apply(site, &mut chance, &mut Silent).expect("a site");
    assert!(eminence(&state).revealed.is_some(), "the Wise Eminence begins");
}

/// BL-12.4, BL-12.5; the number in the corner, the next free space
#[test]
fn s01_s02_the_preferred_location_and_the_search() {
    let mut position = with_strips(&[Strip::Hire], Strip::Builder);
    lay_free(&mut position, &[13]);
    // A3 shows hire; its corners are 15, 6, 29 and 20. A1 has 13 at the bottom left.
    assert_eq!(parts().solo.tiles[0].corners[2], sp(13));
    let state = turn(position.clone(), &["a3", "top-left", "g5"]);
    assert_eq!(eminence(&state).preferred, sp(15));
    assert!(state.open().terrain.laid().has(sp(15)));
    lay_free(&mut position, &[20, 21]);
    let state = turn(position, &["a3", "bottom-right", "g5"]);
    assert!(state.open().terrain.laid().has(sp(22)), "20 and 21 have tiles");
    let mut tile_a1 = with_strips(&[Strip::Settle], Strip::Builder);
    lay_free(&mut tile_a1, &[15]);
    let state = turn(tile_a1, &["a1", "bottom-left"]);
    assert_eq!(eminence(&state).preferred, sp(13));
    let own = state.open().terrain.piece(site("14a")).expect("a house");
    assert_eq!((own.side, own.piece), (EMINENCE, Piece::House), "13 has no tile");
}

/// BL-12.5; from 33 on to 1, and nowhere
#[test]
fn s03_the_search_goes_round() {
    let mut position = with_strips(&[Strip::Hire], Strip::Builder);
    lay_free(&mut position, &(29..=33).collect::<Vec<_>>());
    let state = turn(position.clone(), &["a3", "bottom-left", "g5"]);
    assert!(state.open().terrain.laid().has(sp(1)), "from 29 over 33 to 1");
    let empty: Vec<usize> =
        (1..=28).filter(|&number| !position.open.terrain.laid().has(sp(number))).collect();
    lay_free(&mut position, &empty);
    let state = turn(position, &["a3", "bottom-left"]);
    assert_eq!(eminence(&state).cactus, 2, "the tile is lost, the rest is not");
}

/// BL-12.3, BL-12.4; the last tile of the stack
#[test]
fn s04_an_empty_stack_means_the_upper_left_corner() {
    let mut position = with_strips(&[Strip::Hire], Strip::Builder);
    position.open.eminence.as_mut().expect("a solo match").stack = solo_tiles(&[SoloTile::A3]);
    let state = turn(position.clone(), &["a3", "g5"]);
    assert_eq!((eminence(&state).preferred, eminence(&state).stack), (sp(15), solo_tiles(&[])));
    position.open.eminence.as_mut().expect("a solo match").stack = solo_tiles(&[]);
    let state = turn(position, &["a3", "top-left", "g5"]);
    assert_eq!(eminence(&state).stack.len(), 9, "all tiles are used again");
    // Only those in play are.
    let mut position = with_strips(&[Strip::Hire], Strip::Builder);
    let other = position.open.eminence.as_mut().expect("a solo match");
    let [a1, a2, a3, a4, a5] = SoloTile::ALL[..5] else { panic!("five tiles of type A") };
    (other.tiles, other.stack) = (solo_tiles(&[a1, a2, a3, a4, a5]), solo_tiles(&[]));
    let state = turn(position, &["a3", "top-left", "g5"]);
    assert_eq!(eminence(&state).stack, solo_tiles(&[a1, a2, a4, a5]));
}

/// BL-12.7, BL-12.15
#[test]
fn s05_the_highest_of_three_strips() {
    let position = with_strips(&[Strip::Hire, Strip::Settle, Strip::Region], Strip::Builder);
    let mut state = turn(position, &["a1", "top-left"]);
    assert_eq!(state.open().strips[6], Strip::Settle);
    state.apply(Action::Pass, &mut QuickChance::new(1), &mut Silent).expect("the shared part");
    let other = eminence(&state);
    // The second row gives four steps from space 1; the player's ship on 2 is skipped. Space 6
    // would bring a VP, but not to the Wise Eminence.
    assert_eq!((other.ship, other.vp), (6, 0));
    assert_eq!(state.open().step(), Some(Step::Turn { seat: seat(0) }));
}

/// BL-9.2; the ship of the Wise Eminence is skipped like any other
#[test]
fn the_player_skips_the_other_ship() {
    let mut position = solo();
    position.open.eminence.as_mut().expect("a solo match").ship = 5;
    position.open.players[0].ship = 4;
    position.ask(Step::EndTurn { seat: seat(0) });
    position.ask(Step::Sail { seat: seat(0), steps: 2 });
    let mut state = position.state().expect("a possible position");
    let action: Action = "sail 1".parse().expect("an action");
    state.apply(action, &mut QuickChance::new(1), &mut Silent).expect("a legal action");
    assert_eq!(state.open().player(seat(0)).ship, 6);
}

/// BL-12.6, BL-12.8, BL-12.10
#[test]
fn s06_builder_and_the_lowest_strip() {
    for (draw, steps) in [("a1", 2), ("b1", 4)] {
        let mut position = with_strips(&[Strip::Builder], Strip::Hire);
        position.hands[seat(0)].add(crate::scenario::named("Potter"));
        let state = turn(position, &[draw, "top-left"]);
        // The lowest strip and the builder bring a step each, two on a B tile.
        assert_eq!(eminence(&state).cactus, steps, "{draw}");
        let mut actions = Vec::new();
        state.legal(&mut actions);
        assert!(actions.iter().any(|action| matches!(action, Action::Discard { .. })), "{draw}");
    }
    // Settle at the bottom builds, cattle at the bottom places cattle.
    let state = turn(with_strips(&[Strip::Builder], Strip::Settle), &["b1", "top-left"]);
    assert_eq!((eminence(&state).houses, eminence(&state).cactus), (4, 2));
    let mut position = with_strips(&[Strip::Builder], Strip::Cattle);
    position.lay_pasture(sp(22));
    let state = turn(position, &["b1", "top-left"]);
    assert_eq!((eminence(&state).cattle, eminence(&state).cactus), (4, 3));
}

/// BL-12.8
#[test]
fn pioneer_hire_cattle_and_settle() {
    let position = with_strips(&[Strip::Pioneer], Strip::Builder);
    let draws = ["b1", "top-left", "g1", "g2"];
    // The human draws two cards as the other player.
    let state = turn(position, &[&draws[..], &["c1", "c2"]].concat());
    let other = eminence(&state);
    assert_eq!((other.houses, other.cactus), (5, 3), "two for the lowest strip, one as a B tile");
    assert_eq!(state.hand_of(seat(0)).len(), 2);
    let second = state.open().terrain.sites_with(EMINENCE, Piece::House).next();
    let at = second.expect("a house").at;
    assert_eq!(state.open().terrain.spot(at).laid, boonlake::Laid::Building(tile("g2")));
    let state = turn(with_strips(&[Strip::Cattle], Strip::Builder), &["b2", "top-left"]);
    let other = eminence(&state);
    assert_eq!((other.cattle, other.cactus, state.open().pastures_left), (4, 3, 6));
    let state = turn(with_strips(&[Strip::Settle], Strip::Builder), &["b2", "top-left"]);
    assert_eq!(eminence(&state).houses, 4, "two structures");
}

/// BL-12.9
#[test]
fn s08_region_scoring_by_the_eminence() {
    let place = |position: &mut Position| {
        lay_free(position, &[22, 1, 31]);
        put(position, "22a", 0, Piece::House);
        put(position, "1a", 1, Piece::House);
        put(position, "31a", 1, Piece::House);
        put(position, "31b", 0, Piece::House);
    };
    for (draw, each) in [("a1", 1), ("b1", 2)] {
        let mut position = with_strips(&[Strip::Region], Strip::Hire);
        place(&mut position);
        let state = turn(position, &[draw, "top-left"]);
        // The human leads in Boonlake alone: 4 VP, and its two presences elsewhere.
        assert_eq!(eminence(&state).vp, 4 + 2 * each, "{draw}");
        assert!(state.open().covered.has(Region::Boonlake));
        assert_eq!(state.open().player(seat(0)).coins, 1 + 1, "31b, and the river's coin");
    }
    let mut position = with_strips(&[Strip::Region], Strip::Hire);
    place(&mut position);
    position.open.covered.add(Region::Boonlake);
    let state = turn(position, &["a1", "top-left"]);
    // New Hope and Southern are even; New Hope lies further north.
    assert!(state.open().covered.has(Region::NewHope));
    assert_eq!(eminence(&state).vp, 3 + 2);
}

/// BL-12.11
#[test]
fn the_eminence_profits_when_the_player_scores_regions() {
    let mut position = with_strips(&[Strip::Region], Strip::Hire);
    lay_free(&mut position, &[22, 1]);
    put(&mut position, "1a", 1, Piece::House);
    put(&mut position, "22a", 1, Piece::House);
    position.ask(Step::ChooseRegion { seat: seat(0) });
    let mut state = position.state().expect("a possible position");
    let action: Action = "region boonlake".parse().expect("an action");
    state.apply(action, &mut QuickChance::new(1), &mut Silent).expect("a legal action");
    assert_eq!(eminence(&state).vp, 1);
}

/// BL-12.12
#[test]
fn houses_first_then_settlements() {
    let mut position = with_strips(&[Strip::Settle], Strip::Builder);
    lay_free(&mut position, &[30, 31]);
    put(&mut position, "30a", 1, Piece::House);
    put(&mut position, "31b", 1, Piece::House);
    // B2 prefers 21; the next own house from there on is on 30.
    let state = turn(position, &["b2", "top-left"]);
    let other = eminence(&state);
    let piece = |at: &str| state.open().terrain.piece(site(at)).map(|here| here.piece);
    assert_eq!(piece("30a"), Some(Piece::Settlement));
    assert_eq!(
        (other.settlements, other.houses),
        (3, 3),
        "then a house again, for only one is left"
    );
}

/// BL-12.13
#[test]
fn cattle_go_where_structures_are() {
    let mut position = with_strips(&[Strip::Builder], Strip::Cattle);
    lay_free(&mut position, &[23, 1]);
    position.lay_pasture(sp(22));
    position.lay_pasture(sp(2));
    put(&mut position, "23a", 0, Piece::House);
    let state = turn(position.clone(), &["a1", "top-left"]);
    assert_eq!(state.open().terrain.spot(sp(22)).cattle[1], 1, "one structure beside it");
    // Even by difference: one structure and one cattle on 22, none on 2.
    position.put_cattle(sp(22), seat(0));
    let state = turn(position.clone(), &["a1", "top-left"]);
    assert_eq!(state.open().terrain.spot(sp(2)).cattle[1], 1, "the pasture with fewer cattle");
    // Even in all: from the preferred location 4 upwards, 22 comes before 2.
    let mut position = with_strips(&[Strip::Builder], Strip::Cattle);
    position.lay_pasture(sp(22));
    position.lay_pasture(sp(2));
    let state = turn(position, &["a1", "top-left"]);
    assert_eq!(state.open().terrain.spot(sp(22)).cattle[1], 1);
}

/// BL-12.14
#[test]
fn s09_no_piece_left() {
    let mut position = with_strips(&[Strip::Builder], Strip::Cattle);
    position.lay_pasture(sp(22));
    position.lay_pasture(sp(23));
    (0..4).for_each(|_| position.put_cattle(sp(22), EMINENCE));
    position.put_cattle(sp(23), EMINENCE);
    assert_eq!(eminence(&turn(position, &["a1", "top-left"])).vp, 10);
    let mut position = with_strips(&[Strip::Settle], Strip::Builder);
    position.open.eminence.as_mut().expect("a solo match").houses = 0;
    assert_eq!(eminence(&turn(position, &["a1", "top-left"])).vp, 10);
}

/// BL-12.16
#[test]
fn s07_income_of_the_last_vacated_spaces() {
    let mut position = solo();
    lay_free(&mut position, &[22, 23, 21, 19]);
    ["22a", "22b", "23a"].iter().for_each(|at| put(&mut position, at, 1, Piece::Settlement));
    position.lay_pasture(sp(20));
    (0..3).for_each(|_| position.put_cattle(sp(20), EMINENCE));
    position.open.eminence.as_mut().expect("a solo match").cactus = 19;
    position.open.n_scorings = 1;
    position.ask(Step::Turn { seat: seat(0) });
    position.ask(Step::Income);
    let state = position.state().expect("a possible position");
    // Houses 2, settlements 6, cattle 4, cactus 14; and 20 touches 23 with a settlement.
    assert_eq!(eminence(&state).vp, 26 + 3);
}

/// BL-12.17
#[test]
fn s10_unrevealed_b_tiles() {
    let mut position = solo();
    position.open.n_scorings = 4;
    let opponent = position.open.eminence.as_mut().expect("a solo match");
    opponent.cactus = 19;
    opponent.stack = solo_tiles(&[SoloTile::A1, SoloTile::B4, SoloTile::B5]);
    position.ask(Step::Income);
    let state = position.state().expect("a possible position");
    assert_eq!(eminence(&state).vp, 14 + 14 + 20);
    assert_eq!(state.to_act(), None);
    // A record has them on the track; where the end is told they stand apart.
    let (recorded, told) = (state.standings(), state.standings_so_far());
    let of = |standings: &Standings, name: &str| {
        let category = standings.categories.iter().find(|category| category.name == name);
        category.map(|category| category.points[EMINENCE.index()])
    };
    assert_eq!((of(&recorded, "track"), of(&recorded, "solo-tiles")), (Some(48), None));
    assert_eq!((of(&told, "track"), of(&told, "solo-tiles")), (Some(28), Some(20)));
    assert_eq!(told.totals(), recorded.totals());
}

/// BL-12.18
#[test]
fn s11_a_tie_is_won_by_the_player() {
    for (vp, winner) in [(51, seat(0).into()), (50, seat(0).into()), (49, EMINENCE)] {
        let mut position = solo();
        position.open.players[0].vp = vp;
        position.open.eminence.as_mut().expect("a solo match").vp = 50;
        let state = position.state().expect("a possible position");
        assert_eq!(state.standings().totals(), [i32::from(vp), 50]);
        assert_eq!(state.standings().winners(), [winner]);
    }
}

/// BL-12.6, BL-12.8; tiles of type A do the same once
#[test]
fn tiles_of_type_a() {
    let of = |first: Strip, last: Strip, draws: &[&str]| {
        let mut position = with_strips(&[first], last);
        position.lay_pasture(sp(22));
        let state = turn(position, draws);
        let other = eminence(&state).clone();
        (other.houses, other.cattle, other.cactus, state.open().pastures_left)
    };
    let a1 = ["a1", "top-left"];
    assert_eq!(of(Strip::Builder, Strip::Settle, &a1), (5, 5, 1, 6), "a structure, a step");
    assert_eq!(of(Strip::Builder, Strip::Cattle, &a1), (6, 4, 1, 6), "cattle without a step");
    assert_eq!(of(Strip::Settle, Strip::Builder, &a1), (5, 5, 1, 6));
    let a5 = ["a5", "top-left"];
    assert_eq!(of(Strip::Cattle, Strip::Builder, &a5), (6, 4, 1, 5), "a pasture and cattle");
    let pioneer = ["a2", "top-left", "g1", "g2", "c1", "c2"];
    assert_eq!(of(Strip::Pioneer, Strip::Builder, &pioneer), (5, 5, 1, 6));
    let hire = ["a2", "top-left", "g1"];
    assert_eq!(of(Strip::Hire, Strip::Builder, &hire), (6, 5, 2, 6));
    let hire = ["b2", "top-left", "g1"];
    assert_eq!(of(Strip::Hire, Strip::Builder, &hire), (6, 5, 4, 6));
}

/// BL-12.9; with all labels covered it names a region without a reward
#[test]
fn all_labels_covered() {
    let mut position = with_strips(&[Strip::Region], Strip::Hire);
    lay_free(&mut position, &[22, 1]);
    put(&mut position, "22a", 0, Piece::House);
    put(&mut position, "1a", 1, Piece::House);
    position.open.covered = Region::ALL.iter().copied().collect();
    let state = turn(position, &["a1", "top-left"]);
    assert_eq!(eminence(&state).vp, 1, "only its presence outside Boonlake");
    assert_eq!(state.open().player(seat(0)).coins, 1, "the river's coin");
}

/// BL-12.12; the lower site if the upper one is taken, and no effect of the tile
#[test]
fn a_house_on_the_lower_site() {
    let mut position = with_strips(&[Strip::Settle], Strip::Builder);
    position.lay(sp(4), tile("g1")); // A1 prefers 4
    put(&mut position, "4a", 0, Piece::Inhabitant);
    let state = turn(position, &["a1", "top-left"]);
    let own = state.open().terrain.piece(site("4b")).expect("a house");
    assert_eq!((own.side, own.piece), (EMINENCE, Piece::House));
}

/// BL-12.13
#[test]
fn full_pastures_are_no_choice() {
    let mut position = with_strips(&[Strip::Builder], Strip::Cattle);
    lay_free(&mut position, &[23, 21, 19]);
    position.lay_pasture(sp(22));
    position.lay_pasture(sp(2));
    for at in ["23a", "23b", "21a", "21b", "19a", "19b"] {
        put(&mut position, at, 0, Piece::House);
    }
    (0..4).for_each(|_| position.put_cattle(sp(22), seat(0)));
    let state = turn(position, &["a1", "top-left"]);
    assert_eq!(state.open().terrain.spot(sp(2)).cattle[1], 1);
}

/// BL-12.14
#[test]
fn s09_no_settlement_and_no_house_for_the_pioneer() {
    let mut position = with_strips(&[Strip::Settle], Strip::Builder);
    lay_free(&mut position, &[30, 31]);
    put(&mut position, "30a", 1, Piece::House);
    put(&mut position, "31b", 1, Piece::House);
    position.open.eminence.as_mut().expect("a solo match").settlements = 0;
    assert_eq!(eminence(&turn(position, &["a1", "top-left"])).vp, 10);
    let mut position = with_strips(&[Strip::Pioneer], Strip::Builder);
    position.open.eminence.as_mut().expect("a solo match").houses = 0;
    let state = turn(position, &["a2", "top-left", "g1", "g2", "c1", "c2"]);
    assert_eq!(eminence(&state).vp, 10);
}

/// BL-12.15, BL-12.16; it crosses the lock, both have income, and the player is next
#[test]
fn the_eminence_lets_a_scoring_follow() {
    let mut position = with_strips(&[Strip::Builder], Strip::Hire);
    let other = position.open.eminence.as_mut().expect("a solo match");
    other.ship = 23;
    position.open.n_scorings = 1;
    let mut state = turn(position, &["a1", "top-left"]);
    // Four steps, of which it needs one: the end of the first round.
    assert_eq!((eminence(&state).ship, state.open().n_scorings), (24, 2));
    assert_eq!(state.open().step(), Some(Step::ScoreTile { seat: seat(0) }));
    let mut actions = Vec::new();
    state.legal(&mut actions);
    state.apply(actions[0], &mut QuickChance::new(1), &mut Silent).expect("a tile is scored");
    assert_eq!(state.open().step(), Some(Step::Turn { seat: seat(0) }));
    assert_eq!((eminence(&state).ship, state.open().player(seat(0)).ship), (1, 1));
    assert_eq!(eminence(&state).vp, 1, "two steps on the cactus track");
    assert_eq!(state.open().player(seat(0)).coins, 1 + 2, "the river's coin and the income");
}

/// BL-9.7, BL-12.1; the Wise Eminence began, so that the player has the last turn
#[test]
fn the_player_has_the_last_turn() {
    let mut position = with_strips(&[Strip::Builder], Strip::Hire);
    position.open.eminence.as_mut().expect("a solo match").ship = 23;
    position.open.is_second_round = true;
    position.open.n_scorings = 3;
    let state = turn(position, &["a1", "top-left"]);
    assert!(state.open().is_ending);
    assert_eq!(state.open().step(), Some(Step::Turn { seat: seat(0) }));
    // If it is the player who comes to the end, it is over at once.
    let mut position = solo();
    position.open.is_second_round = true;
    position.open.n_scorings = 3;
    position.open.players[0].ship = 22;
    position.ask(Step::EndTurn { seat: seat(0) });
    position.ask(Step::Sail { seat: seat(0), steps: 4 });
    let mut state = position.state().expect("a possible position");
    let action: Action = "sail 2".parse().expect("an action");
    state.apply(action, &mut QuickChance::new(1), &mut Silent).expect("a legal action");
    assert_eq!(state.open().n_scorings, 4);
}
