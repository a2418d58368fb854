//! Where computers think: a few threads of their own, so that nobody's request waits for them.
//!
//! Thinking is shared out by the tables' owners: each has one choice thought about at a time, and
//! they take turns. So somebody with many tables waits for themselves and for nobody else more than
//! a choice of each.

use bots::Clock;
use host::{Job, Thought};
use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};
use store::PersonId;

type Work = Box<dyn FnOnce(&dyn Clock) + Send>;

/// The way to the threads, which end with it.
pub(crate) struct Thinking {
    shared: Arc<Shared>,
    /// So many choices wait for each owner.
    max_waiting: usize,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    /// There is something to do, or nothing ever more.
    changed: Condvar,
}

/// What waits, by the owners of the tables.
#[derive(Default)]
struct Queue {
    owners: HashMap<PersonId, Owner>,
    /// Owners with something to think about of whom no choice is thought about, the next first.
    turns: VecDeque<PersonId>,
    n_waiting: usize,
    n_running: usize,
    is_closed: bool,
}

#[derive(Default)]
struct Owner {
    waiting: VecDeque<Work>,
    is_running: bool,
}

impl Thinking {
    /// Starts the threads: one core stays free for people.
    pub(crate) fn start(max_waiting: usize) -> std::io::Result<Thinking> {
        let n_threads = thread::available_parallelism().map_or(1, |n| (n.get() - 1).max(1));
        Thinking::with_threads(n_threads, max_waiting)
    }

    fn with_threads(n_threads: usize, max_waiting: usize) -> std::io::Result<Thinking> {
        let shared = Arc::<Shared>::default();
        for number in 0..n_threads {
            let shared = Arc::clone(&shared);
            thread::Builder::new()
                .name(format!("thinking-{number}"))
                .spawn(move || run(&shared))?;
        }
        Ok(Thinking { shared, max_waiting })
    }

    /// Thinks about a choice at a table of this owner and tells `done`, or gives the job back if too
    /// many wait.
    pub(crate) fn submit(
        &self,
        owner: PersonId,
        job: Job,
        done: impl FnOnce(Thought) + Send + 'static,
    ) -> Result<(), Job> {
        let mut queue = self.shared.queue();
        if !queue.has_room(owner, self.max_waiting) {
            metrics::counter!("freehold_thoughts_put_off_total").increment(1);
            return Err(job);
        }
        let work: Work = Box::new(move |clock| {
            let occasion = job.occasion().clone();
            let thought = catch_unwind(AssertUnwindSafe(|| job.think(clock)));
            done(thought.unwrap_or_else(|_| Thought::broken(occasion)));
        });
        queue.add(owner, work);
        drop(queue);
        self.shared.changed.notify_one();
        Ok(())
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.shared.queue().is_closed = true;
        self.shared.changed.notify_all();
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().expect("nobody panics while taking work")
    }

    /// Waits for the next choice to think about, and for whom.
    fn next(&self) -> Option<(PersonId, Work)> {
        let mut queue = self.queue();
        loop {
            if queue.is_closed {
                return None;
            }
            if let Some(next) = queue.take() {
                return Some(next);
            }
            queue = self.changed.wait(queue).expect("nobody panics while taking work");
        }
    }
}

impl Queue {
    fn has_room(&self, owner: PersonId, max_waiting: usize) -> bool {
        self.owners.get(&owner).is_none_or(|owner| owner.waiting.len() < max_waiting)
    }

    fn add(&mut self, person: PersonId, work: Work) {
        let owner = self.owners.entry(person).or_default();
        if owner.waiting.is_empty() && !owner.is_running {
            self.turns.push_back(person);
        }
        owner.waiting.push_back(work);
        self.n_waiting += 1;
        self.measure();
    }

    fn take(&mut self) -> Option<(PersonId, Work)> {
        let person = self.turns.pop_front()?;
        let owner = self.owners.get_mut(&person).expect("whose turn it is has something waiting");
        let work = owner.waiting.pop_front().expect("whose turn it is has something waiting");
        owner.is_running = true;
        self.n_waiting -= 1;
        self.n_running += 1;
        self.measure();
        Some((person, work))
    }

    fn end(&mut self, person: PersonId) {
        let owner = self.owners.get_mut(&person).expect("a choice of theirs was thought about");
        owner.is_running = false;
        match owner.waiting.is_empty() {
            true => drop(self.owners.remove(&person)),
            false => self.turns.push_back(person),
        }
        self.n_running -= 1;
        self.measure();
    }

    fn measure(&self) {
        metrics::gauge!("freehold_thoughts_waiting").set(self.n_waiting as f64);
        metrics::gauge!("freehold_thoughts_running").set(self.n_running as f64);
    }
}

fn run(shared: &Shared) {
    step_back();
    let clock = WallClock(Instant::now());
    while let Some((person, work)) = shared.next() {
        work(&clock);
        shared.queue().end(person);
        // Their next choice may be for another thread, which could not take it before.
        shared.changed.notify_one();
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

#[cfg(test)]
mod tests {
    use super::*;

    fn person(number: i64) -> PersonId {
        PersonId::new(number)
    }

    fn nothing() -> Work {
        Box::new(|_| {})
    }

    #[test]
    fn somebody_with_one_table_waits_for_one_choice_of_somebody_with_forty() {
        let mut queue = Queue::default();
        for _ in 0..40 {
            queue.add(person(1), nothing());
        }
        let (first, _) = queue.take().expect("a choice");
        assert_eq!(first, person(1));
        assert!(queue.take().is_none(), "one choice of an owner at a time, however many are idle");
        queue.add(person(2), nothing());
        assert_eq!(queue.take().expect("a choice").0, person(2), "at once, if a thread is idle");
        queue.add(person(3), nothing());
        queue.end(person(1));
        assert_eq!(queue.take().expect("a choice").0, person(3), "before the next of the forty");
        assert_eq!(queue.take().expect("a choice").0, person(1));
    }

    #[test]
    fn owners_take_turns_and_are_forgotten_when_nothing_waits() {
        let mut queue = Queue::default();
        for owner in [1, 1, 1, 2, 2, 3] {
            queue.add(person(owner), nothing());
        }
        let mut turns = Vec::new();
        while let Some((owner, _)) = queue.take() {
            turns.push(owner);
            queue.end(owner);
        }
        assert_eq!(turns, [1, 2, 3, 1, 2, 1].map(person));
        assert!(queue.owners.is_empty());
        assert_eq!((queue.n_waiting, queue.n_running), (0, 0));
    }

    #[test]
    fn only_so_many_choices_of_one_owner_wait() {
        let mut queue = Queue::default();
        for _ in 0..2 {
            assert!(queue.has_room(person(1), 2));
            queue.add(person(1), nothing());
        }
        assert!(!queue.has_room(person(1), 2));
        assert!(queue.has_room(person(2), 2));
        assert!(queue.take().is_some());
        assert!(queue.has_room(person(1), 2), "one that is thought about does not wait");
    }
}
