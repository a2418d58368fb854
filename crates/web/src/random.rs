//! What nobody can foretell, from the browser.

use table::{Seed, SeededChance};

/// Random bytes.
fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("browsers have randomness");
    bytes
}

/// A name unlike any other.
pub(crate) fn name() -> String {
    hex::encode(bytes::<12>())
}

/// The seed of a match.
pub(crate) fn seed() -> Seed {
    Seed(bytes())
}

/// Deals by chance, each order as likely as any other.
pub(crate) fn shuffle<T>(items: &mut [T]) {
    SeededChance::new(seed()).shuffle(items);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn names_are_long_and_differ() {
        let (one, other) = (name(), name());
        assert_eq!(one.len(), 24);
        assert_ne!(one, other);
    }

    /// Five seats have 120 orders; of 12,000 deals each gets about 100.
    #[test]
    fn every_order_of_seats_is_as_likely() {
        let mut counts: BTreeMap<[u8; 5], u32> = BTreeMap::new();
        for _ in 0..12_000 {
            let mut seats = [0, 1, 2, 3, 4];
            shuffle(&mut seats);
            *counts.entry(seats).or_default() += 1;
        }
        assert_eq!(counts.len(), 120);
        let squares = counts.values().map(|&count| (f64::from(count) - 100.0).powi(2) / 100.0);
        // 119 degrees of freedom: beyond 215 once in ten million runs.
        assert!(squares.sum::<f64>() < 215.0);
    }
}
