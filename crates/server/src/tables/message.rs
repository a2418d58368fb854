//! What a table's task is asked and told.

use crate::tables::outbox::Outbox;
use host::{HandingOver, Input, SubscriberId};
use protocol::{Problem, TableInfo};
use store::PersonId;
use table::Seat;
use tokio::sync::oneshot;

pub(crate) type Answer<T> = oneshot::Sender<Result<T, Problem>>;

/// What a table's task is asked and told.
pub(crate) enum Message {
    /// Somebody wants to see everything from now on.
    Subscribe { person: Option<PersonId>, outbox: Outbox, answer: Answer<SubscriberId> },
    /// Something happened that is the table's own business.
    Tell(Input<PersonId>),
    /// Somebody has changed the seats in the store.
    SeatsChanged { answer: Answer<()> },
    /// May this person let a computer play at a seat, or whoever holds it again?
    MayHandOver { seat: Seat, person: PersonId, is_back: bool, answer: Answer<HandingOver> },
    /// Who sits here?
    Info { person: Option<PersonId>, answer: Answer<TableInfo> },
}

impl Message {
    /// Answers a message to a table that cannot be opened.
    pub(crate) fn fail(self, problem: &Problem) {
        match self {
            Message::Subscribe { answer, .. } => drop(answer.send(Err(problem.clone()))),
            Message::SeatsChanged { answer } => drop(answer.send(Err(problem.clone()))),
            Message::MayHandOver { answer, .. } => drop(answer.send(Err(problem.clone()))),
            Message::Info { answer, .. } => drop(answer.send(Err(problem.clone()))),
            // Whoever is at a table has seen it open.
            Message::Tell(_) => {}
        }
    }
}
