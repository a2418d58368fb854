//! Where computers think: a few threads of their own, so that nobody's request waits for them; and
//! on other machines, if any help (`helper`). Who is next is the same for all of them (`queue`).

mod helper;
mod queue;

pub(crate) use helper::{Answered, Helper};
pub(crate) use queue::{Patron, Room};

use bots::Clock;
use host::{Job, Thought};
use queue::Queue;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// The way to the threads, which end with it.
pub(crate) struct Thinking {
    shared: Arc<Shared>,
    room: Room,
    /// How long another machine may take beyond the time it thinks.
    patience: Duration,
}

#[derive(Default)]
struct Shared {
    pool: Mutex<Pool>,
    /// There is something to do for our own threads, or nothing ever more.
    changed: Condvar,
    /// There is something to do for helpers.
    news: watch::Sender<()>,
}

#[derive(Default)]
struct Pool {
    queue: Queue<Work>,
    /// So many threads of helpers are idle.
    n_idle_elsewhere: usize,
    is_closed: bool,
}

/// A choice to be thought about, and who waits for it.
struct Work {
    job: Job,
    done: Box<dyn FnOnce(Thought) + Send>,
    /// Whether it may be thought about on another machine.
    may_leave: bool,
}

impl Thinking {
    /// Starts the threads: one core stays free for people.
    pub(crate) fn start(room: Room, patience: Duration) -> std::io::Result<Thinking> {
        let n_threads = thread::available_parallelism().map_or(1, |n| (n.get() - 1).max(1));
        let shared = Arc::<Shared>::default();
        for number in 0..n_threads {
            let shared = Arc::clone(&shared);
            thread::Builder::new()
                .name(format!("thinking-{number}"))
                .spawn(move || run(&shared))?;
        }
        Ok(Thinking { shared, room, patience })
    }

    /// Thinks about a choice for a patron and tells `done`, or gives the job back if too many wait.
    #[allow(clippy::result_large_err, reason = "whoever refuses gives the job back as it is")]
    pub(crate) fn submit(
        &self,
        patron: Patron,
        job: Job,
        done: impl FnOnce(Thought) + Send + 'static,
    ) -> Result<(), Job> {
        let mut pool = self.shared.pool();
        if !pool.queue.has_room(patron, self.room) {
            metrics::counter!("freehold_thoughts_put_off_total").increment(1);
            return Err(job);
        }
        let may_leave = job.is_long();
        pool.queue.add(patron, Work { job, done: Box::new(done), may_leave });
        self.shared.tell(pool);
        Ok(())
    }

    /// A program on another machine helps with so many threads.
    pub(crate) fn helper(&self, n_threads: usize) -> Helper {
        Helper::new(Arc::clone(&self.shared), n_threads, self.patience)
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.shared.pool().is_closed = true;
        self.shared.changed.notify_all();
    }
}

impl Shared {
    fn pool(&self) -> MutexGuard<'_, Pool> {
        self.pool.lock().expect("nobody panics while taking work")
    }

    /// Tells all who think that something has changed.
    fn tell(&self, pool: MutexGuard<'_, Pool>) {
        pool.measure();
        drop(pool);
        self.changed.notify_all();
        self.news.send_replace(());
    }

    /// Waits for the next choice to think about here, and for whom. What may leave is left to
    /// helpers that are idle.
    fn next(&self) -> Option<(Patron, Work)> {
        let mut pool = self.pool();
        loop {
            if pool.is_closed {
                return None;
            }
            let is_left = pool.n_idle_elsewhere > 0;
            if let Some(next) = pool.queue.take(|work| !(is_left && work.may_leave)) {
                pool.measure();
                return Some(next);
            }
            pool = self.changed.wait(pool).expect("nobody panics while taking work");
        }
    }

    /// A choice is thought about no more.
    fn end(&self, patron: Patron) {
        let mut pool = self.pool();
        pool.queue.end(patron);
        self.tell(pool);
    }
}

impl Pool {
    fn measure(&self) {
        metrics::gauge!("freehold_thoughts_waiting").set(self.queue.n_waiting() as f64);
        metrics::gauge!("freehold_thoughts_running").set(self.queue.n_running() as f64);
    }
}

fn run(shared: &Shared) {
    step_back();
    let clock = WallClock(Instant::now());
    while let Some((patron, Work { job, done, .. })) = shared.next() {
        let occasion = job.occasion().clone();
        let thought = catch_unwind(AssertUnwindSafe(|| job.think(&clock)));
        done(thought.unwrap_or_else(|_| Thought::broken(occasion)));
        shared.end(patron);
    }
}

/// Lets everything else go first.
fn step_back() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, 10) {
        tracing::debug!(%error, "computers think at the usual priority");
    }
}

struct WallClock(Instant);

impl Clock for WallClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}
