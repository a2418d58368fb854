//! What goes wrong again and again, and when it is worth another line in the log.
//!
//! A table that cannot store tries for as long as it is awake, and a node that does not reach another one
//! for as long as it runs. What there is to say about it is said at once, so that whoever looks knows
//! since when, and then at growing pauses: a thousand tables on a full disk shall not fill the log too.

use std::borrow::Borrow;
use std::fmt;
use std::time::{Duration, Instant};

/// The pause after the first line, which doubles with every further one.
const FIRST_PAUSE: Duration = Duration::from_secs(60);

const LONGEST_PAUSE: Duration = Duration::from_secs(60 * 60);

/// What is wrong, each with a name by which it is known again.
pub(crate) struct Complaints<N>(Vec<Complaint<N>>);

struct Complaint<N> {
    name: N,
    pause: Duration,
    /// Until then it has been said.
    said_until: Instant,
    n_left_out: u64,
}

impl<N: PartialEq> Complaints<N> {
    /// Nothing is wrong.
    pub(crate) fn none() -> Complaints<N> {
        Complaints(Vec::new())
    }

    /// Whether something that is wrong is to be logged, and how often it was not since it last was.
    pub(crate) fn hear(&mut self, name: N, now: Instant) -> Option<u64> {
        // What has not happened for so long is something new.
        self.0.retain(|complaint| now < complaint.said_until + LONGEST_PAUSE);
        let Some(known) = self.0.iter_mut().find(|complaint| complaint.name == name) else {
            let said_until = now + FIRST_PAUSE;
            self.0.push(Complaint { name, pause: FIRST_PAUSE, said_until, n_left_out: 0 });
            return Some(0);
        };
        if now < known.said_until {
            known.n_left_out += 1;
            return None;
        }
        known.pause = (known.pause * 2).min(LONGEST_PAUSE);
        known.said_until = now + known.pause;
        Some(std::mem::take(&mut known.n_left_out))
    }

    /// All is well again.
    pub(crate) fn settle(&mut self) {
        self.0.clear();
    }

    /// Something is well again.
    pub(crate) fn settle_one<Q>(&mut self, name: &Q)
    where
        N: Borrow<Q>,
        Q: PartialEq + ?Sized,
    {
        self.0.retain(|complaint| {
            let known: &Q = complaint.name.borrow();
            known != name
        });
    }
}

impl Complaints<&'static str> {
    /// Logs what is wrong and why, unless that was done a moment ago.
    pub(crate) fn warn(&mut self, what: &'static str, why: &impl fmt::Display) {
        if let Some(left_out) = self.hear(what, Instant::now()) {
            tracing::warn!(%why, left_out, "{what}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Code;

    #[test]
    fn a_day_of_failures_is_some_thirty_lines_and_none_is_forgotten() {
        let start = Instant::now();
        let mut complaints = Complaints::none();
        let (mut n_heard, mut n_lines, mut n_left_out) = (0, 0, 0);
        for second in (0..24 * 60 * 60).step_by(10) {
            n_heard += 1;
            let heard = complaints.hear(Code::Storage, start + Duration::from_secs(second));
            assert!(second > 0 || heard == Some(0), "the first is told at once");
            if let Some(since) = heard {
                n_lines += 1;
                n_left_out += since;
            }
        }
        assert!((24..=30).contains(&n_lines), "{n_lines}");
        // The last ones are still to be told.
        assert!(n_heard - n_lines - n_left_out < 60 * 6, "{n_heard} {n_lines} {n_left_out}");
    }

    #[test]
    fn another_trouble_is_told_at_once_and_so_is_the_same_after_all_was_well() {
        let now = Instant::now();
        let mut complaints = Complaints::none();
        assert_eq!(complaints.hear(Code::Storage, now), Some(0));
        assert_eq!(complaints.hear(Code::Storage, now), None);
        assert_eq!(complaints.hear(Code::Damaged, now), Some(0));
        complaints.settle();
        assert_eq!(complaints.hear(Code::Storage, now), Some(0));
    }

    #[test]
    fn what_is_well_again_or_long_ago_is_forgotten() {
        let now = Instant::now();
        let mut complaints = Complaints::<String>::none();
        for name in ["here", "there"] {
            assert_eq!(complaints.hear(name.to_owned(), now), Some(0));
        }
        complaints.settle_one("here");
        assert_eq!(complaints.hear("here".to_owned(), now), Some(0));
        assert_eq!(complaints.hear("there".to_owned(), now), None);
        let later = now + FIRST_PAUSE + LONGEST_PAUSE;
        assert_eq!(complaints.hear("there".to_owned(), later), Some(0));
        assert_eq!(complaints.0.len(), 1, "nothing grows for ever");
    }
}
