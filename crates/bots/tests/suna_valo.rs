//! Bots at Suna Valo.

use bots::{Bot, Level, NoClock};
use suna_valo::{Options, State};
use table::{Game, Match, Seat, Seed, Viewer};

fn level(text: &str) -> Level {
    text.parse().expect("a level")
}

/// A whole match between two levels, in which each bot remembers what it thought about.
fn played(levels: [&str; 2], number: u64) -> Match<State> {
    let options: Options = "players=2".parse().expect("good options");
    let mut played = Match::<State>::seeded(options, Seed::from_number(number)).expect("a match");
    let mut bots = levels.map(|it| Bot::<State>::new(level(it), number).expect("a bot"));
    while let Some(seat) = played.state().to_act() {
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
