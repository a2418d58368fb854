//! Chance, all of it from one seed; and a lock that a failed test has not spoilt.

use std::env;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

pub(crate) use crate::table::Picks;

/// The seed that is asked for, or another one each time.
pub(crate) fn seed() -> u64 {
    let given = env::var("FREEHOLD_CHAOS_SEED").ok();
    given.map_or_else(
        || {
            let mut bytes = [0; 4];
            getrandom::fill(&mut bytes).expect("randomness");
            u64::from(u32::from_le_bytes(bytes))
        },
        |seed| seed.parse().expect("FREEHOLD_CHAOS_SEED is a number"),
    )
}

/// How often something is killed, if it is asked for: the long form.
pub(crate) fn n_kills() -> Option<usize> {
    let given = env::var("FREEHOLD_CHAOS_KILLS").ok()?;
    Some(given.parse().expect("FREEHOLD_CHAOS_KILLS is a number"))
}

/// Which kinds of faults, if only some are asked for, such as `Kill,Torn`.
pub(crate) fn only() -> Option<String> {
    env::var("FREEHOLD_CHAOS_ONLY").ok()
}

/// A time between two, in milliseconds.
pub(crate) fn between(picks: &mut Picks, least: u64, most: u64) -> Duration {
    Duration::from_millis(least + picks.below((most - least + 1) as usize) as u64)
}

/// All of them, in another order.
pub(crate) fn shuffled<T: Copy>(picks: &mut Picks, all: &[T]) -> Vec<T> {
    let mut all = all.to_vec();
    for place in (1..all.len()).rev() {
        all.swap(place, picks.below(place + 1));
    }
    all
}

/// What is noted stays readable when the task of a player has failed.
pub(crate) fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
