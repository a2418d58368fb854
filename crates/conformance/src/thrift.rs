//! Whether a game allocates where it must not.

use crate::Testable;
use table::{QuickChance, Silent};

/// Plays random matches and makes sure that listing, applying and summing up allocate nothing.
///
/// `count` runs something and says how often it allocated; a crate's test brings the counter.
/// Returns the number of actions, so that a test can make sure that enough was played.
pub fn check_thrift<G: Testable>(
    n_matches: usize,
    count: impl Fn(&mut dyn FnMut()) -> u64,
) -> usize {
    assert_eq!(count(&mut || drop(std::hint::black_box(vec![1]))), 1, "the counter counts");
    let mut chance = QuickChance::new(11);
    let mut actions = Vec::with_capacity(1024);
    let mut n_actions = 0;
    for _ in 0..n_matches {
        let options = G::random_options(&mut chance);
        let mut state =
            G::start(&options, &mut chance, &mut Silent).expect("random options are good");
        loop {
            assert_eq!(count(&mut || state.legal(&mut actions)), 0, "legal, {options}");
            if actions.is_empty() {
                break;
            }
            let action = chance.pick(&actions);
            let n_allocations = count(&mut || {
                state.apply(action, &mut chance, &mut Silent).expect("a listed action");
            });
            assert_eq!(n_allocations, 0, "{action}, {options}");
            n_actions += 1;
        }
        let n_allocations = count(&mut || {
            std::hint::black_box(state.totals());
        });
        assert_eq!(n_allocations, 0, "totals, {options}");
    }
    n_actions
}
