//! How long a client waits before it opens a socket anew.

use std::time::Duration;

/// The code with which a server closes sockets when it stops, or when a table goes elsewhere.
pub const RESTARTS: u16 = 1012;

/// The code of a socket that closed without one, or never opened.
pub const BROKEN: u16 = 1006;

/// What is waited before each attempt, in milliseconds; the last for ever.
const USUAL: [u64; 5] = [300, 1_000, 2_000, 4_000, 8_000];

/// What comes before that after a restart: then another server is there already, or this one is back soon.
const AFTER_RESTART: [u64; 8] = [250, 200, 200, 200, 300, 300, 300, 300];

/// A client whose socket is gone.
#[derive(Clone, Copy, Default, Debug)]
pub struct ComingBack {
    n_attempts: usize,
    restarts: bool,
}

impl ComingBack {
    /// How long to wait after a socket closed with this code, or could not be opened. By chance, which is
    /// between 0 and 1, it is up to half as long again, or less: those whose sockets closed at one moment
    /// do not come back at one moment.
    pub fn pause_after(&mut self, code: u16, chance: f64) -> Duration {
        if code == RESTARTS {
            *self = ComingBack { n_attempts: 0, restarts: true };
        }
        let soon = if self.restarts { &AFTER_RESTART[..] } else { &[] };
        let pause = soon.iter().chain(&USUAL).nth(self.n_attempts).unwrap_or(&USUAL[4]);
        self.n_attempts += 1;
        Duration::from_millis(*pause).mul_f64(0.5 + chance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// When a client that always finds the door closed tries, after a socket closed with this code.
    fn attempts(code: u16, chance: f64) -> Vec<Duration> {
        let mut back = ComingBack::default();
        let mut at = back.pause_after(code, chance);
        let mut attempts = vec![at];
        for _ in 0..12 {
            at += back.pause_after(BROKEN, chance);
            attempts.push(at);
        }
        attempts
    }

    #[test]
    fn after_a_restart_nobody_misses_by_much_that_the_server_is_back() {
        for chance in [0.0, 0.5, 1.0] {
            let attempts = attempts(RESTARTS, chance);
            let early = attempts.windows(2).filter(|pair| pair[0] < Duration::from_secs(1));
            for pair in early {
                assert!(pair[1] - pair[0] <= Duration::from_millis(450), "{chance}: {pair:?}");
            }
            assert!(Duration::from_secs(8) < attempts[12], "nobody asks so often for ever");
        }
    }

    #[test]
    fn not_all_come_back_at_one_moment() {
        for code in [RESTARTS, BROKEN] {
            let (first, last) = (attempts(code, 0.0)[0], attempts(code, 1.0)[0]);
            assert!(Duration::from_millis(200) < last - first, "{code}");
        }
        let mut back = ComingBack::default();
        for _ in 0..100 {
            assert!(back.pause_after(BROKEN, 1.0) <= Duration::from_secs(12));
        }
    }
}
