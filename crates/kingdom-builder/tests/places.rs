//! What a hex stands for, and why it cannot be chosen, at every state of random matches.

use kingdom_builder::{Action, Cell, CellSet, Options, State};
use table::{Game, Match, QuickChance, Seed};

/// A click on a hex is legal exactly where the list of legal actions has that hex.
#[test]
fn a_hex_stands_for_an_action_exactly_where_one_is_legal() {
    let (mut n_legal, mut n_refused) = (0, 0);
    for number in 0..12 {
        let players = 2 + number as usize % 4;
        let options: Options = format!("players={players} with=all").parse().expect("options");
        let mut played =
            Match::<State>::seeded(options, Seed::from_number(number)).expect("a match");
        let mut chance = QuickChance::new(number);
        let mut actions = Vec::new();
        while let Some(seat) = played.state().to_act() {
            let state = played.state();
            state.legal(&mut actions);
            let legal: CellSet = actions.iter().filter_map(|action| action.cell()).collect();
            for at in (0..25).flat_map(|row| (0..20).filter_map(move |col| Cell::new(row, col))) {
                let Some(action) = state.action_at(at) else {
                    assert!(legal.is_empty(), "no hex is asked for, but {legal:?} can be chosen");
                    continue;
                };
                assert_eq!(action.cell(), Some(at));
                assert_eq!(state.check(action).err(), state.why_not(at), "{action}");
                assert_eq!(state.why_not(at).is_none(), legal.has(at), "{action}");
                n_legal += usize::from(legal.has(at));
                n_refused += usize::from(!legal.has(at));
            }
            played.act(seat, chance.pick(&actions), Vec::new()).expect("a legal action");
        }
        let over = played.state();
        assert_eq!(Cell::new(0, 0).and_then(|at| over.action_at(at)), None::<Action>);
    }
    assert!(n_legal > 10_000 && n_refused > 10_000, "{n_legal} legal, {n_refused} refused");
}
