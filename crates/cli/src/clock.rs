//! The clock that bots think by.

use bots::Clock;
use std::time::{Duration, Instant};

/// The clock of this machine.
pub(crate) struct WallClock(Instant);

impl WallClock {
    pub(crate) fn start() -> WallClock {
        WallClock(Instant::now())
    }
}

impl Clock for WallClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}
