//! The tests every game must pass, on random matches over all options.

use kingdom_builder::State;
use table::conformance;

/// KB-13.2, KB-13.3, KB-13.4, KB-13.5
#[test]
fn random_matches_keep_all_promises() {
    let seen = conformance::check::<State>(60, 1);
    assert_eq!(seen.n_matches, 60);
    assert!(seen.n_refusals > 10_000, "too few refusals: {seen:?}");
    assert!(seen.n_twins > 10_000, "too few twins: {seen:?}");
    assert!(seen.n_undone > 5_000, "too little undone: {seen:?}");
}
