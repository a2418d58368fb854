//! Section 7: end and scoring.

use crate::scenario::*;
use kingdom_builder::{Nomad, Objective, Position, Task, Terrain};
use table::Game;

const LAST_ROUND: &str = "seat 0 has an empty supply: this round is the last";

/// The board of the first game.
fn first() -> Position {
    on("tavern paddock oasis farm")
}

/// The position with a wall on every other hex of the card terrains: nobody can build, the
/// mandatory action lapses, and the match is over after both seats have ended their turns.
fn over(mut position: Position) -> Played {
    for terrain in Terrain::BASE {
        position = position.walled(terrain, "");
    }
    let players = position.players;
    let game = position.game().act(&"end;".repeat(players));
    assert!(game.happened("the match is over"));
    game
}

/// KB-7.1
#[test]
fn the_last_settlement_of_a_supply_triggers_the_end() {
    let game = first().built(0, "11,18").card("grass").supply(0, 3).game();
    let game = game.act("build 10,18; build 10,19");
    assert!(!game.happened(LAST_ROUND));
    let game = game.act("build 11,19");
    assert!(game.happened(LAST_ROUND));
    // By a tile as well as by the mandatory action.
    let game = first().built(0, "11,18").card("grass").supply(0, 1).game();
    assert!(game.act("use farm; build 11,19").happened(LAST_ROUND));
    // One settlement left: no end.
    let game = first().built(0, "11,18").card("grass").supply(0, 4).game();
    let game = game.act("build 10,18; build 10,19; build 11,19; end > grass");
    let game = game.act("build 7,8; build 7,9; build 8,8; end > grass");
    assert!(!game.happened(LAST_ROUND) && !game.happened("the match is over"));
}

/// KB-7.2
#[test]
fn marking_a_line_with_the_last_settlement_triggers_the_end() {
    // The fourth piece on line 2 marks it: one built and one for the mark empty a supply of two.
    let mayors = |left: usize| {
        let position = first().built(0, "2,0 2,1 2,2").card("flower");
        position.supply(0, left).objective(Objective::Mayors).game().act("build 2,3")
    };
    let game = mayors(2);
    assert!(game.happened("seat 0 marks line 2"));
    assert!(game.happened(LAST_ROUND));
    assert!(game.seat_line(0).starts_with("seat 0: supply 0"));
    assert!(!mayors(3).happened(LAST_ROUND));
}

/// KB-7.3
#[test]
fn a_triggered_end_stays_triggered() {
    let mut position = first().built(0, "11,18").card("grass").supply(0, 3);
    position.nomads = vec![(Nomad::Sword, seat(1))];
    let game = position.game();
    let game = game.act("build 10,18; build 10,19; build 11,19; end > grass");
    let game = game.act("use sword; remove 10,18; build 7,8; build 7,9; build 8,8");
    assert!(game.seat_line(0).starts_with("seat 0: supply 1"));
    assert!(game.act("end > grass").happened("the match is over"));
}

/// KB-7.4
#[test]
fn the_last_round_is_finished() {
    // Of three seats one builds its last three settlements; grass is for all.
    let last_turns = |last: usize| {
        let position = first().players(3).built(last, "11,18").card("grass");
        let mut game = position.supply(last, 3).game();
        let mut turns = Vec::new();
        while let Some(asked) = game.state.to_act() {
            if turns.last() != Some(&asked.index()) {
                turns.push(asked.index());
            }
            let next = game.legal()[0].clone();
            game = game.act(&next);
        }
        turns
    };
    for last in 0..3 {
        assert_eq!(last_turns(last), [0, 1, 2], "seat {last} triggers the end");
    }
}

/// KB-7.5
#[test]
fn with_an_empty_supply_one_may_still_move() {
    // The last settlement is built, then the paddock is used; the farm builds and cannot be used.
    let game = first().built(0, "2,19 11,18").card("grass").supply(0, 3).game();
    let game = game.act("build 10,18; build 10,19; build 11,19");
    assert!(game.can("use paddock"));
    assert_eq!(game.refusal("use farm"), "KB-3.7");
    let game = game.act("use paddock; lift 11,18; put 9,17");
    assert!(game.happened("seat 0 moves 11,18 to 9,17 (paddock)"));
    // In a whole turn without supply too.
    let game = first().built(0, "2,19").card("grass").supply(0, 0).game();
    assert!(game.can("use paddock") && game.can("end"));
}

/// KB-7.7
#[test]
fn the_final_gold_is_the_sum_of_everything() {
    let mut position = on("quarry temple city-hall-fort harbor")
        .built(0, "0,0 0,1 0,2 0,7 0,8 0,9 0,10 3,2 5,12 15,12")
        .card("grass");
    position.objectives = [Objective::Knights, Objective::Discoverers, Objective::Shepherds];
    position.tasks = vec![Task::Advance];
    position.capitols = vec![hex("14,12")];
    // The treasure lies on 5,2. With the wall the third settlement fills the grass beside it.
    position.nomad_hexes = vec![Nomad::Treasure];
    position.walls = hexes("6,3");
    let game = position.game().act("build 4,2; build 4,3; build 5,3");
    assert_eq!(game.gold("knights", 0), 14, "seven in the top line");
    assert_eq!(game.gold("discoverers", 0), 5, "lines 0, 3, 4, 5 and 15");
    assert_eq!(game.gold("advance", 0), 9, "seven at the top edge");
    assert_eq!(game.gold("castle", 0), 3, "14,12");
    assert_eq!(game.gold("capitol", 0), 1, "15,12 is near 14,12");
    assert_eq!(game.gold("palace", 0), 5, "5,12 alone is next to 6,13");
    assert_eq!(game.gold("treasure", 0), 3);
    assert_eq!(game.gold("shepherds", 0), 2, "4,2 is built while 4,3 is empty, 4,3 while 5,3 is");
    assert_eq!(game.state.standings().totals(), [42, 0]);
    assert_eq!(game.state.totals()[seat(0)], 42);
}

/// KB-7.9
#[test]
fn most_gold_wins_and_ties_share() {
    // Castles: 3,3 and 7,15. Discoverers, hermits and citizens pay alike for a lone piece.
    let with = |one: &str, two: &str, three: &str| {
        let mut position = first().players(3);
        position.objectives = [Objective::Hermits, Objective::Discoverers, Objective::Citizens];
        let game = over(position.built(0, one).built(1, two).built(2, three));
        (game.state.standings().totals(), game.state.standings().winners())
    };
    let (totals, winners) = with("3,2", "5,4", "7,14");
    assert_eq!((totals, winners), (vec![5, 2, 5], vec![seat(0).into(), seat(2).into()]));
    let (totals, winners) = with("3,2", "9,9", "7,14 19,19");
    assert_eq!((totals, winners), (vec![5, 2, 7], vec![seat(2).into()]));
}

/// What is shown during play promises nothing for places where one has built nothing; the end is as
/// it is.
#[test]
fn lords_count_a_quadrant_from_ones_first_settlement_on() {
    let lords = |game: &Played| {
        let standings = game.state.standings_so_far();
        let of = |category: &&table::Category| category.name == "lords";
        standings.categories.iter().find(of).expect("in play").points.clone()
    };
    let start = first().objective(Objective::Lords).card("grass");
    assert_eq!(lords(&start.clone().game()), [0, 0]);
    assert_eq!(lords(&start.clone().built(0, "11,18").game()), [12, 0]);
    let second = start.clone().built(0, "3,2 5,4").built(1, "9,9");
    assert_eq!(lords(&second.game()), [12, 6]);
    let over = over(start.built(0, "11,18"));
    assert_eq!(over.state.standings_so_far(), over.state.standings());
    assert_eq!(lords(&over), [48, 42]);
}
