//! The computers of a table: who of them thinks, and when.
//!
//! A table lets one computer think at a time and waits for its thought, even if the occasion has
//! become idle meanwhile: a thread that thinks cannot be stopped. What comes of an idle occasion is
//! dropped, by its number.

use crate::host::Host;
use crate::thinker::{Job, Occasion, Thinker};
use bots::AnyBrain;
use protocol::Problem;
use std::time::Duration;
use table::{QuickChance, Seat};

pub(crate) struct Computers {
    brain: &'static dyn AnyBrain,
    /// The computers that wait for their next choice, by their seats, with their levels.
    waiting: Vec<Option<(String, Thinker)>>,
    /// The next occasion, and when to ask it.
    plan: Option<(Occasion, Duration)>,
    is_thinking: bool,
    /// After trouble with the store, or when there is no time, no computer thinks for a while.
    not_before: Duration,
    /// A seat whose computer cannot play at all.
    given_up: Option<Seat>,
    /// Where the computers' own chance comes from.
    seeds: QuickChance,
}

impl Computers {
    pub(crate) fn new(brain: &'static dyn AnyBrain, n_seats: usize, seed: u64) -> Computers {
        Computers {
            brain,
            waiting: (0..n_seats).map(|_| None).collect(),
            plan: None,
            is_thinking: false,
            not_before: Duration::ZERO,
            given_up: None,
            seeds: QuickChance::new(seed),
        }
    }

    /// Plans to ask this occasion at `at`, or nothing. A plan that is made already keeps its time.
    pub(crate) fn plan(&mut self, occasion: Option<Occasion>, at: Duration) {
        let occasion = occasion.filter(|it| !self.is_thinking && self.given_up != Some(it.seat));
        let Some(occasion) = occasion else {
            self.plan = None;
            return;
        };
        if self.plan.as_ref().is_none_or(|(planned, _)| *planned != occasion) {
            self.plan = Some((occasion, at.max(self.not_before)));
        }
    }

    /// Lets what is planned get another time.
    pub(crate) fn plan_anew(&mut self) {
        self.plan = None;
    }

    /// When a computer is to think.
    pub(crate) fn thinks_at(&self) -> Option<Duration> {
        self.plan.as_ref().map(|(_, at)| *at)
    }

    /// Whether none thinks and none is about to.
    pub(crate) fn are_idle(&self) -> bool {
        !self.is_thinking && self.plan.is_none()
    }

    /// The job that was planned.
    pub(crate) fn begin(&mut self, host: &Host) -> Option<Result<Job, Problem>> {
        let (occasion, _) = self.plan.take()?;
        let waiting = self.waiting[occasion.seat.index()].take();
        let thinker = match waiting.filter(|(level, _)| *level == occasion.level) {
            Some((_, thinker)) => Ok(thinker),
            None => Thinker::new(self.brain, &occasion.level, self.seeds.word()),
        };
        Some(match thinker {
            Ok(thinker) => {
                let job = thinker.job(occasion, host)?;
                self.is_thinking = true;
                Ok(job)
            }
            Err(problem) => {
                self.give_up(occasion.seat);
                Err(problem)
            }
        })
    }

    /// A computer has thought, and waits for its next choice unless it broke.
    pub(crate) fn end(&mut self, occasion: &Occasion, thinker: Option<Thinker>) {
        self.is_thinking = false;
        if let Some(waiting) = self.waiting.get_mut(occasion.seat.index()) {
            *waiting = thinker.map(|thinker| (occasion.level.clone(), thinker));
        }
    }

    /// There is no time for a job now; it is planned anew, for later.
    pub(crate) fn put_off(&mut self, job: Job, at: Duration) {
        let (occasion, thinker) = job.back();
        self.end(&occasion, Some(thinker));
        self.not_before = at;
    }

    /// Lets the computers wait until the store has come to itself.
    pub(crate) fn pause_until(&mut self, at: Duration) {
        self.not_before = at;
    }

    /// Asks the computer of a seat no more, until somebody else sits there.
    pub(crate) fn give_up(&mut self, seat: Seat) {
        self.given_up = Some(seat);
    }

    /// Others sit here now.
    pub(crate) fn hope_again(&mut self) {
        self.given_up = None;
    }
}
