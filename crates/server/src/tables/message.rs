//! What a table is asked and told.

use crate::tables::outbox::Outbox;
use host::Thinker;
use protocol::{Problem, Request, TableInfo};
use store::GuestId;
use table::Seat;
use tokio::sync::oneshot;

pub(crate) type Answer<T> = oneshot::Sender<Result<T, Problem>>;

/// A number for one socket at one table.
pub(crate) type SubscriberId = u64;

/// What a table is asked and told.
pub(crate) enum Message {
    /// Somebody wants to see everything from now on.
    Subscribe { guest: Option<GuestId>, outbox: Outbox, answer: Answer<SubscriberId> },
    /// A socket is gone.
    Unsubscribe { subscriber: SubscriberId },
    /// Somebody acts.
    Do { subscriber: SubscriberId, request: Request },
    /// Somebody sent what cannot be carried out.
    Refuse { subscriber: SubscriberId, problem: Problem },
    /// Somebody wants everything anew.
    Sync { subscriber: SubscriberId },
    /// Who sits here?
    Info { guest: Option<GuestId>, answer: Answer<TableInfo> },
    /// How did it go?
    Record { answer: Answer<String> },
    /// Somebody has changed the seats in the store.
    SeatsChanged { answer: Answer<()> },
    /// A computer knows what to do.
    Thought(Thought),
}

/// What a computer wants to do.
pub(crate) struct Thought {
    /// The number of the state it thought about.
    pub(crate) number: u64,
    pub(crate) seat: Seat,
    pub(crate) level: String,
    pub(crate) thinker: Option<Thinker>,
    pub(crate) action: Result<String, Problem>,
}

impl Message {
    /// Answers a message to a table that cannot be opened.
    pub(crate) fn fail(self, problem: &Problem) {
        match self {
            Message::Subscribe { answer, .. } => drop(answer.send(Err(problem.clone()))),
            Message::Info { answer, .. } => drop(answer.send(Err(problem.clone()))),
            Message::Record { answer } => drop(answer.send(Err(problem.clone()))),
            Message::SeatsChanged { answer } => drop(answer.send(Err(problem.clone()))),
            Message::Unsubscribe { .. }
            | Message::Do { .. }
            | Message::Refuse { .. }
            | Message::Sync { .. }
            | Message::Thought(_) => {}
        }
    }
}
