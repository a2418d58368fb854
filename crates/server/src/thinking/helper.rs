//! A program on another machine that thinks for us.
//!
//! What a helper has taken is lent: if it is lost, late, or says what cannot be, the choice comes
//! back, is the next one, and is thought about here.

use super::queue::Patron;
use super::{Shared, Work};
use bots::{Budget, Level};
use protocol::ChoiceElsewhere;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::Instant;

/// How long a look may take on a slow machine.
const LOOK_TIME: Duration = Duration::from_millis(5);

/// A helper that does not answer for so long is of no use.
const MAX_SILENCE: Duration = Duration::from_secs(60);

/// A helper, as the queue knows it.
pub(crate) struct Helper {
    shared: Arc<Shared>,
    news: watch::Receiver<()>,
    n_threads: usize,
    patience: Duration,
    /// What it thinks about, by the numbers under which it was sent.
    lent: HashMap<u64, Lent>,
    next_id: u64,
}

/// Something that a helper thinks about.
struct Lent {
    /// `None` if it has come back to us because the helper was late.
    loan: Option<Loan>,
    due: Instant,
}

/// A choice away from the queue. It comes back when it is dropped.
struct Loan {
    shared: Arc<Shared>,
    patron: Patron,
    work: Option<Work>,
}

/// What an answer of a helper is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answered {
    /// It is what the computer does.
    Taken,
    /// It came too late, or nobody had asked.
    Idle,
    /// It cannot be done.
    Impossible,
}

impl Helper {
    pub(super) fn new(shared: Arc<Shared>, n_threads: usize, patience: Duration) -> Helper {
        let mut pool = shared.pool();
        pool.n_idle_elsewhere += n_threads;
        drop(pool);
        metrics::gauge!("freehold_helpers").increment(1.0);
        let news = shared.news.subscribe();
        Helper { shared, news, n_threads, patience, lent: HashMap::new(), next_id: 0 }
    }

    /// Waits for something to think about, while a thread of the helper is idle.
    pub(crate) async fn next(&mut self) -> ChoiceElsewhere {
        loop {
            if let Some(choice) = self.take() {
                return choice;
            }
            if self.news.changed().await.is_err() {
                std::future::pending().await
            }
        }
    }

    fn take(&mut self) -> Option<ChoiceElsewhere> {
        while self.lent.len() < self.n_threads {
            let mut pool = self.shared.pool();
            let (patron, work) = pool.queue.take(|work| work.may_leave)?;
            pool.measure();
            drop(pool);
            let shared = Arc::clone(&self.shared);
            let mut loan = Loan { shared, patron, work: Some(work) };
            // Where there is nothing to search, the choice goes back with its loan.
            if let Some(elsewhere) = loan.work.as_mut().and_then(|work| work.job.elsewhere()) {
                let within = self.patience + thinking_time(&elsewhere.errand.level);
                let id = self.next_id;
                self.next_id += 1;
                self.lent.insert(id, Lent { loan: Some(loan), due: Instant::now() + within });
                self.shared.pool().n_idle_elsewhere -= 1;
                return Some(ChoiceElsewhere {
                    id,
                    game: elsewhere.game.to_owned(),
                    rules: elsewhere.rules,
                    components: elsewhere.components,
                    level: elsewhere.errand.level.to_string(),
                    seed: elsewhere.errand.seed,
                    within: within.as_millis() as u64,
                    view: elsewhere.view,
                });
            }
        }
        None
    }

    /// Takes an answer.
    pub(crate) fn answer(&mut self, id: u64, action: &str) -> Answered {
        match self.settle(id).map(|mut loan| loan.accept(action)) {
            None => Answered::Idle,
            Some(true) => {
                metrics::counter!("freehold_thoughts_elsewhere_total").increment(1);
                Answered::Taken
            }
            Some(false) => {
                give_up();
                Answered::Impossible
            }
        }
    }

    /// The helper cannot think about something.
    pub(crate) fn decline(&mut self, id: u64) {
        if self.settle(id).is_some() {
            give_up();
        }
    }

    /// One of its threads is idle again; what it thought about, if that is still wanted.
    fn settle(&mut self, id: u64) -> Option<Loan> {
        let lent = self.lent.remove(&id)?;
        self.shared.pool().n_idle_elsewhere += 1;
        lent.loan
    }

    /// When somebody has to look whether it is late.
    pub(crate) fn next_due(&self) -> Option<Instant> {
        self.lent.values().map(|lent| lent.due).min()
    }

    /// Takes back what is late; says whether the helper is of any use.
    pub(crate) fn take_back_late(&mut self) -> bool {
        let now = Instant::now();
        for lent in self.lent.values_mut().filter(|lent| lent.due <= now) {
            if lent.loan.take().is_none() {
                return false;
            }
            give_up();
            lent.due = now + MAX_SILENCE;
        }
        true
    }
}

impl Drop for Helper {
    fn drop(&mut self) {
        metrics::gauge!("freehold_helpers").decrement(1.0);
        let mut pool = self.shared.pool();
        pool.n_idle_elsewhere -= self.n_threads - self.lent.len();
        // Our own threads think about what helpers would have taken.
        self.shared.tell(pool);
        self.lent.values().filter(|lent| lent.loan.is_some()).for_each(|_| give_up());
    }
}

impl Loan {
    /// Does what the helper says, if that can be.
    fn accept(&mut self, action: &str) -> bool {
        let Work { job, done, .. } = self.work.take().expect("it is lent");
        match job.accept(action) {
            Ok(thought) => {
                done(thought);
                true
            }
            Err(job) => {
                self.work = Some(Work { job, done, may_leave: false });
                false
            }
        }
    }
}

impl Drop for Loan {
    fn drop(&mut self) {
        match self.work.take() {
            None => self.shared.end(self.patron),
            Some(work) => {
                let mut pool = self.shared.pool();
                pool.queue.give_back(self.patron, Work { may_leave: false, ..work });
                self.shared.tell(pool);
            }
        }
    }
}

/// How long a computer of a level may think about a choice.
fn thinking_time(level: &Level) -> Duration {
    match level.budget {
        Budget::Looks(n_looks) => LOOK_TIME * n_looks,
        Budget::MillisecondsPerTurn(milliseconds) => Duration::from_millis(milliseconds.into()),
    }
}

fn give_up() {
    metrics::counter!("freehold_thoughts_given_up_total").increment(1);
}
