//! Matches without their history: states, with actions by their place in the legal list.

use games::{GAMES, Luck};
use table::{QuickChance, Seed, Viewer};

#[test]
fn a_state_is_played_by_numbers_and_shows_what_the_match_shows() {
    for game in GAMES {
        let luck = Luck::Seed(Seed::from_number(4));
        let mut played = game.start("players=2", &game.our_components(), luck).expect("a match");
        for _ in 0..6 {
            let seat = played.to_act().expect("not over");
            let state = played.state();
            assert_eq!(state.legal_texts(), played.legal_texts(), "{}", game.name());
            let viewer = Viewer::Seat(seat);
            assert_eq!(state.view(viewer).json().get(), played.view(viewer).json().get());
            played.choose(seat, state.n_legal() - 1, Vec::new()).expect("a legal action");
        }
        let mut state = played.state();
        let (mut chance, copy) = (QuickChance::new(1), state.copy());
        let beyond = state.n_legal();
        assert!(state.choose(beyond, &mut chance).is_err(), "{}", game.name());
        while state.to_act().is_some() {
            let index = chance.below(state.n_legal());
            state.choose(index, &mut chance).expect("a legal action");
        }
        assert!(state.choose(0, &mut chance).is_err(), "the match is over");
        assert_eq!(copy.legal_texts(), played.legal_texts(), "the copy is as it was");
    }
}
