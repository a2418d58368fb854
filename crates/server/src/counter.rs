//! How many of something each client holds.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

/// Counts what clients hold, each up to a limit.
pub(crate) struct Counter {
    limit: usize,
    counts: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// The right to hold one; given back when dropped.
pub(crate) struct Permit {
    counts: Arc<Mutex<HashMap<IpAddr, usize>>>,
    address: IpAddr,
}

impl Counter {
    pub(crate) fn new(limit: usize) -> Counter {
        Counter { limit, counts: Arc::default() }
    }

    /// Lets an address hold one more, unless it holds enough.
    pub(crate) fn enter(&self, address: IpAddr) -> Option<Permit> {
        let mut counts = self.counts.lock().expect("nobody panics while counting");
        let count = counts.entry(address).or_default();
        if self.limit <= *count {
            return None;
        }
        *count += 1;
        Some(Permit { counts: Arc::clone(&self.counts), address })
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().expect("nobody panics while counting");
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Counter;
    use std::net::{IpAddr, Ipv4Addr};

    #[test]
    fn what_is_given_back_can_be_held_again() {
        let counter = Counter::new(1);
        let (one, other) = (Ipv4Addr::new(10, 0, 0, 1), Ipv4Addr::new(10, 0, 0, 2));
        let held = counter.enter(IpAddr::V4(one));
        assert!(held.is_some());
        assert!(counter.enter(IpAddr::V4(one)).is_none());
        assert!(counter.enter(IpAddr::V4(other)).is_some(), "others are counted for themselves");
        drop(held);
        assert!(counter.enter(IpAddr::V4(one)).is_some());
        assert!(counter.counts.lock().expect("no panic").is_empty(), "nothing is kept of anybody");
    }
}
