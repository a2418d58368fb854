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

/// The time that the calling thread was given by the processor: a bot that thinks by it alone on
/// its thread plays as well on a busy machine as on one that is not.
pub(crate) struct ProcessorClock;

impl Clock for ProcessorClock {
    #[cfg(unix)]
    fn now(&self) -> Duration {
        use rustix::time::{ClockId, clock_gettime};
        let time = clock_gettime(ClockId::ThreadCPUTime);
        Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
    }

    /// Where the time of a thread cannot be asked for, the clock on the wall must do.
    #[cfg(not(unix))]
    fn now(&self) -> Duration {
        static START: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);
        START.elapsed()
    }
}
