//! Listing and applying actions allocates nothing.

use boonlake::State;
use table::conformance::Testable;
use table::{Game, QuickChance, Silent};

#[test]
fn legal_and_apply_do_not_allocate() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1])));
    assert_eq!(counted.count_total, 1, "the counter counts");

    let mut chance = QuickChance::new(11);
    let mut actions = Vec::with_capacity(1024);
    let mut n_actions = 0;
    for _ in 0..20 {
        let options = State::random_options(&mut chance);
        let mut state =
            State::start(&options, &mut chance, &mut Silent).expect("random options are good");
        loop {
            let listed = allocation_counter::measure(|| state.legal(&mut actions));
            assert_eq!(listed.count_total, 0, "legal, {options}");
            if actions.is_empty() {
                break;
            }
            let action = chance.pick(&actions);
            let applied = allocation_counter::measure(|| {
                state.apply(action, &mut chance, &mut Silent).expect("a listed action");
            });
            assert_eq!(applied.count_total, 0, "{action}, {options}");
            n_actions += 1;
        }
        let counted = allocation_counter::measure(|| {
            state.totals();
        });
        assert_eq!(counted.count_total, 0, "totals, {options}");
    }
    assert!(n_actions > 3_000, "enough was played: {n_actions}");
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() < 4096, "{} bytes", size_of::<State>());
}
