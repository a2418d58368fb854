//! What a table's task is asked and told.

use crate::nodes::{NotHere, Question, Reply};
use crate::tables::outbox::Outbox;
use host::{Input, SubscriberId};
use protocol::Problem;
use store::{Fence, PersonId};
use tokio::sync::oneshot;

pub(crate) type Answer<T> = oneshot::Sender<Result<T, NotHere>>;

/// What a table's task is asked and told.
pub(crate) enum Message {
    /// Somebody wants to see everything from now on.
    Subscribe { person: Option<PersonId>, outbox: Outbox, answer: Answer<SubscriberId> },
    /// Something happened that is the table's own business.
    Tell(Input<PersonId>),
    /// Something that whoever serves a request wants to know, or to be known.
    Ask { question: Question, answer: Answer<Reply> },
    /// Under which lease this node had the table a moment ago, as the database knew it.
    Leased(Option<Fence>),
}

impl Message {
    /// Answers a message to a table that cannot be opened.
    pub(crate) fn fail(self, why: &NotHere) {
        match self {
            Message::Subscribe { answer, .. } => drop(answer.send(Err(why.clone()))),
            Message::Ask { answer, .. } => drop(answer.send(Err(why.clone()))),
            // Whoever is at a table has seen it open.
            Message::Tell(_) | Message::Leased(_) => {}
        }
    }
}

/// Answers with what the table says, or with its problem.
pub(crate) fn answer<T>(to: Answer<T>, result: Result<T, Problem>) {
    // Whoever does not wait for an answer any more is not answered.
    drop(to.send(result.map_err(NotHere::Problem)));
}
