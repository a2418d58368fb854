//! Between an action and its place in the log.
//!
//! What is not stored has not happened. From [`Output::Append`] until the store has answered, the
//! match is one step ahead of what anybody may know: nothing of it is shown, and no other request is
//! carried out. When the store fails, the step is not simply taken back. A database can write and
//! then lose its answer, and another process can have written in our place; so the log is read again,
//! and the entry that stands where ours belongs says what happened.

use crate::clock::Clock;
use crate::host::Host;
use crate::output::{Append, Output, Then};
use crate::subscribers::SubscriberId;
use crate::table::Table;
use protocol::{Code, Entry, Problem, Request, ToClient};
use std::time::Duration;

/// How long the table waits after the store failed before it tries again. It doubles with each
/// failure, for a store may be out of order for days; but whoever is here shall not wait long once
/// it has come to itself.
const STORAGE_PAUSE: Duration = Duration::from_secs(3);
const MAX_PAUSE: Duration = Duration::from_secs(60);
const MAX_PAUSE_WITH_PEOPLE: Duration = Duration::from_secs(10);

/// So many requests wait for the store; whoever comes later is refused.
const MAX_WAITING: usize = 64;

/// What waits for the store's answer.
pub(crate) struct Storing {
    asker: Asker,
    number: u64,
    entry: Entry,
    /// The clocks once it is stored.
    clock: Option<Clock>,
    doubt: Option<Doubt>,
}

/// The store failed, and nobody knows yet what the log holds.
struct Doubt {
    problem: Problem,
    /// When to read the log again; `None` while it is being read.
    read_at: Option<Duration>,
}

/// Who wants something done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asker {
    Subscriber(SubscriberId),
    Computer,
    /// What somebody had planned.
    Plan,
}

/// A request that waits its turn.
pub(crate) struct Waiting<P> {
    pub(crate) subscriber: SubscriberId,
    /// Who asked; they may have left before it is their request's turn.
    pub(crate) person: Option<P>,
    pub(crate) request: Request,
}

impl<P: Copy + Eq> Table<P> {
    /// Whether the match is ahead of what anybody may know.
    pub(crate) fn is_storing(&self) -> bool {
        self.storing.is_some()
    }

    /// Stores the entry that the match has just carried out.
    pub(crate) fn store(&mut self, asker: Asker, entry: Entry, now: Duration) {
        let number = self.host.number() - 1;
        let mut then = self.host.then();
        if let Then::Over { record, .. } = &mut then {
            record.players = self.seating.players();
        }
        let clock = self.clock_after(now);
        let state = clock.as_ref().map(|clock| clock.state(now));
        self.say(Output::Append(Append { number, entry: entry.clone(), then, clock: state }));
        self.storing = Some(Storing { asker, number, entry, clock, doubt: None });
    }

    /// Lets a request wait its turn, or refuses it if that may take too long. The update that
    /// belongs to a refusal follows when there is something to show.
    pub(crate) fn queue(&mut self, waiting: Waiting<P>) {
        let doubt = self.storing.as_ref().and_then(|storing| storing.doubt.as_ref());
        let problem = match doubt {
            Some(doubt) => Some(doubt.problem.clone()),
            None => (MAX_WAITING <= self.waiting.len())
                .then(|| Problem::new(Code::Unavailable, "too much waits for the disk; try again")),
        };
        match problem {
            Some(problem) => self.refuse(waiting.subscriber, Some(waiting.request.key), problem),
            None => self.waiting.push_back(waiting),
        }
    }

    pub(crate) fn on_stored(&mut self, now: Duration) {
        // An answer that nobody waits for changes nothing.
        if let Some(storing) = self.storing.take_if(|storing| storing.doubt.is_none()) {
            self.done(storing, now);
        }
    }

    pub(crate) fn on_not_stored(&mut self, problem: Problem) {
        if let Some(storing) = self.storing.as_mut().filter(|storing| storing.doubt.is_none()) {
            storing.doubt = Some(Doubt { problem, read_at: None });
            self.say(Output::ReadLog);
        }
    }

    /// When the log is to be read again.
    pub(crate) fn reads_at(&self) -> Option<Duration> {
        self.storing.as_ref()?.doubt.as_ref()?.read_at
    }

    /// Reads the log again, when it is time.
    pub(crate) fn read_again(&mut self) {
        if let Some(Storing { doubt: Some(doubt), .. }) = &mut self.storing {
            doubt.read_at = None;
            self.say(Output::ReadLog);
        }
    }

    pub(crate) fn on_log(&mut self, log: Result<Vec<Entry>, Problem>, now: Duration) {
        let Some(mut storing) = self.storing.take_if(|storing| storing.doubt.is_some()) else {
            return;
        };
        let doubt = storing.doubt.as_mut().expect("taken because of it");
        let log = match log {
            Ok(log) => log,
            Err(problem) => {
                // Still in doubt: neither done nor refused, for both could be wrong.
                doubt.read_at = Some(now + self.storage_pause());
                self.storing = Some(storing);
                return self.say(Output::Trouble(problem));
            }
        };
        let problem = doubt.problem.clone();
        let place = usize::try_from(storing.number).unwrap_or(usize::MAX);
        let found = log.get(place).cloned();
        let is_known = log.len() == place
            || (log.len() == place + 1 && found.as_ref() == Some(&storing.entry));
        match Host::open(self.brain.game(), &self.origin, &self.library, self.undo, log) {
            Ok(host) => self.host = host,
            Err(problem) => return self.close(problem),
        }
        if !is_known {
            // Somebody else wrote: nobody here has seen how it came to this.
            self.subscribers.owe_all_anew();
        }
        match found {
            Some(entry) if entry == storing.entry => self.done(storing, now),
            Some(_) => {
                let reason = "somebody else was faster; this is how the match stands now";
                self.not_done(&storing, Problem::new(Code::Stale, reason), now);
            }
            None => self.not_done(&storing, problem, now),
        }
    }

    /// How long to wait after another failure.
    fn storage_pause(&mut self) -> Duration {
        let pause = STORAGE_PAUSE.saturating_mul(1 << self.n_failures.min(8));
        self.n_failures += 1;
        pause.min(match self.subscribers.is_empty() {
            true => MAX_PAUSE,
            false => MAX_PAUSE_WITH_PEOPLE,
        })
    }

    /// What was asked is in the log: everybody may see it.
    fn done(&mut self, storing: Storing, now: Duration) {
        self.n_failures = 0;
        if let Asker::Subscriber(id) = storing.asker
            && self.subscribers.get(id).is_some()
        {
            let number = storing.number + 1;
            self.send(vec![id], ToClient::Done { key: storing.entry.key, number });
        }
        self.is_time_up_told = false;
        if let Some(clock) = storing.clock {
            self.show_clocks(clock.shown(now));
            self.clock = Some(clock);
        }
        match storing.asker {
            Asker::Plan => self.plan_went_on(storing.entry.seat),
            Asker::Subscriber(_) | Asker::Computer => self.forget_plan(storing.entry.seat),
        }
        self.drop_stale_wish();
        self.subscribers.owe_all(self.host.n_plies());
    }

    /// What was asked has not happened.
    fn not_done(&mut self, storing: &Storing, problem: Problem, now: Duration) {
        match storing.asker {
            Asker::Subscriber(id) => self.refuse(id, Some(storing.entry.key.clone()), problem),
            Asker::Computer => {
                let pause = self.storage_pause();
                self.computers.pause_until(now + pause);
                self.say(Output::Trouble(problem));
            }
            Asker::Plan => {
                let pause = self.storage_pause();
                self.plans.pause_until(now + pause);
                self.say(Output::Trouble(problem));
            }
        }
    }
}
