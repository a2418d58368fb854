//! Bots at Suna Valo.

use bots::{Bot, Brain, Level, NoClock};
use suna_valo::{Options, State};
use table::{Game, Match, Seat, Seed, Viewer};

fn level(text: &str) -> Level {
    text.parse().expect("a level")
}

/// A whole match between two levels, in which each bot remembers what it thought about.
fn played(levels: [&str; 2], number: u64) -> Match<State> {
    watched(levels, number, &mut |_| {})
}

/// The same, with every state shown before its choice.
fn watched(levels: [&str; 2], number: u64, shown: &mut dyn FnMut(&State)) -> Match<State> {
    let options: Options = "players=2".parse().expect("good options");
    let mut played = Match::<State>::seeded(options, Seed::from_number(number)).expect("a match");
    let mut bots = levels.map(|it| Bot::<State>::new(level(it), number).expect("a bot"));
    while let Some(seat) = played.state().to_act() {
        shown(played.state());
        let view = played.state().view(Viewer::Seat(seat));
        let action = bots[seat.index()].think(&view, &NoClock).expect("a thought").best();
        played.act(seat, action, Vec::new()).expect("a bot chooses what is legal");
        bots[seat.index()].played(action);
        bots[1 - seat.index()].others_played();
    }
    played
}

/// A seat can have the last turn of an era and the first choice of the next, for which it gets
/// cards: what it thought of before may name others.
#[test]
fn a_tree_that_is_kept_names_only_what_is_possible() {
    for number in 0..3 {
        assert_eq!(played(["keen@12", "keen@12"], number).state().to_act(), None);
    }
}

/// Each level that answers at once is clearly stronger than the one before.
#[test]
fn each_level_beats_the_one_below() {
    for (weak, strong) in [("random", "novice"), ("novice", "greedy"), ("greedy", "steady")] {
        let n_wins = (0..10)
            .filter(|&number| {
                let totals = played([weak, strong], number).state().totals();
                totals[Seat::new(1).expect("a seat")] > totals[Seat::FIRST]
            })
            .count();
        assert!(n_wins >= 8, "{strong} wins {n_wins} of 10 against {weak}");
    }
}

/// In the middle of a match the expected lead says clearly more about the final one than the lead
/// in points does.
#[test]
fn the_end_is_foreseen() {
    let (mut by_points, mut by_expectation) = (0.0, 0.0);
    for number in 0..60 {
        let mut half_way = None;
        let played = watched(["steady", "steady"], number, &mut |state| {
            if state.open().turn == 23 && state.is_between_acts() {
                half_way.get_or_insert_with(|| {
                    let [one, other] = [Seat::FIRST, Seat::FIRST.next(2)];
                    let (points, expected) = (state.totals(), state.expect());
                    ((points[one] - points[other]) as f32, expected[one] - expected[other])
                });
            }
        });
        let (points, expected) = half_way.expect("no match is over by then");
        let totals = played.state().totals();
        let lead = (totals[Seat::FIRST] - totals[Seat::FIRST.next(2)]) as f32;
        by_points += (lead - points).powi(2);
        by_expectation += (lead - expected).powi(2);
    }
    assert!(by_expectation < 0.8 * by_points, "{by_expectation} and {by_points}");
}
