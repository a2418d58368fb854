//! Listing and applying actions allocates nothing.

use boonlake::State;
use conformance::check_thrift;

#[test]
fn legal_and_apply_do_not_allocate() {
    let count = |task: &mut dyn FnMut()| allocation_counter::measure(task).count_total;
    let n_actions = check_thrift::<State>(20, count);
    assert!(n_actions > 3_000, "enough was played: {n_actions}");
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() < 4096, "{} bytes", size_of::<State>());
}
