//! Where computers think: a few threads of their own, so that nobody's request waits for them.

use bots::Clock;
use host::{Job, Thought};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

type Work = Box<dyn FnOnce(&dyn Clock) + Send>;

/// The way to the threads.
#[derive(Clone)]
pub(crate) struct Thinking {
    work: Sender<Work>,
}

impl Thinking {
    /// Starts the threads: one core stays free for people.
    pub(crate) fn start() -> std::io::Result<Thinking> {
        let n_threads = thread::available_parallelism().map_or(1, |n| (n.get() - 1).max(1));
        let (work, waiting) = channel();
        let waiting = Arc::new(Mutex::new(waiting));
        for number in 0..n_threads {
            let waiting = Arc::clone(&waiting);
            thread::Builder::new()
                .name(format!("thinking-{number}"))
                .spawn(move || run(&waiting))?;
        }
        Ok(Thinking { work })
    }

    /// Thinks about a choice and tells `done`. A table asks for one choice at a time, so that
    /// never more wait than there are tables.
    pub(crate) fn submit(&self, job: Job, done: impl FnOnce(Thought) + Send + 'static) {
        let work: Work = Box::new(move |clock| {
            let occasion = job.occasion().clone();
            let thought = catch_unwind(AssertUnwindSafe(|| job.think(clock)));
            done(thought.unwrap_or_else(|_| Thought::broken(occasion)));
        });
        // Threads end only with the last sender, and here is one.
        drop(self.work.send(work));
    }
}

fn run(waiting: &Mutex<Receiver<Work>>) {
    step_back();
    let clock = WallClock(Instant::now());
    loop {
        let work = waiting.lock().expect("nobody panics while taking work").recv();
        match work {
            Ok(work) => work(&clock),
            Err(_) => return,
        }
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
