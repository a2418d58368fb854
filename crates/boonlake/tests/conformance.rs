//! The tests every game must pass, on random matches over all options.

use boonlake::State;

/// How many matches are played; `cargo xtask soak` asks for many more.
fn n_matches() -> usize {
    std::env::var("FREEHOLD_MATCHES").map_or(16, |text| text.parse().expect("a number of matches"))
}

/// BL-2.1, BL-2.3, BL-2.4, BL-2.5
#[test]
fn random_matches_keep_all_promises() {
    let n_matches = n_matches();
    let seen = conformance::check::<State>(n_matches, 1);
    assert_eq!(seen.n_matches, n_matches);
    assert!(seen.n_refusals > 500 * n_matches, "too few refusals: {seen:?}");
    assert!(seen.n_twins > 200 * n_matches, "too few twins: {seen:?}");
    assert!(seen.n_undone > 50 * n_matches, "too little undone: {seen:?}");
}
