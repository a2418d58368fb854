//! Questions about a table that another node has.

use super::{Nodes, PATIENCE, VERSION};
use axum::body::Bytes;
use axum::http::{Request, StatusCode, header};
use host::HandingOver;
use http_body_util::{BodyExt as _, Full, Limited};
use protocol::{Problem, TableId, TableInfo};
use serde::{Deserialize, Serialize};
use std::error::Error;
use store::PersonId;
use table::Seat;
use tokio::time::timeout;

/// How much of an answer is read.
const MAX_ANSWER: usize = 256 * 1024;

/// What a table can be asked, by whichever node.
#[derive(Clone, Copy, Serialize, Deserialize, Debug)]
pub(crate) enum Question {
    /// Who sits here?
    Info {
        /// With whose eyes.
        person: Option<i64>,
    },
    /// May this person let a computer play at a seat, or whoever holds it again?
    MayHandOver {
        /// The seat.
        seat: Seat,
        /// Who wants to.
        person: i64,
        /// Whether the holder shall play again.
        is_back: bool,
    },
    /// Somebody has changed the seats in the store.
    SeatsChanged,
    /// Take note of the time.
    TimePassed,
}

/// What a table answers.
#[derive(Serialize, Deserialize, Debug)]
pub(crate) enum Reply {
    /// Who sits here.
    Info(Box<TableInfo>),
    /// How a seat is handed over.
    HandingOver {
        /// How many actions there are.
        n_plies: usize,
        /// Whether the computer goes by itself when the person returns.
        yields: bool,
    },
    /// It knows.
    Noted,
}

impl From<HandingOver> for Reply {
    fn from(HandingOver { n_plies, yields }: HandingOver) -> Reply {
        Reply::HandingOver { n_plies, yields }
    }
}

impl Question {
    pub(crate) fn info(person: Option<PersonId>) -> Question {
        Question::Info { person: person.map(PersonId::number) }
    }

    pub(crate) fn may_hand_over(seat: Seat, person: PersonId, is_back: bool) -> Question {
        Question::MayHandOver { seat, person: person.number(), is_back }
    }
}

/// What is said of a node that says nothing.
pub(super) const SILENT: &str = "it does not answer";

/// What went wrong, with what lies behind it.
pub(super) fn told(error: &(dyn Error + 'static)) -> String {
    let causes = std::iter::successors(Some(error), |&error| error.source());
    causes.map(ToString::to_string).collect::<Vec<_>>().join(": ")
}

/// The other node could not be asked, or has not got the table any more.
#[derive(Debug)]
pub(crate) struct NotReached;

impl Nodes {
    /// Asks the node at an address about a table that it has.
    pub(crate) async fn ask(
        &self,
        address: &str,
        table: &TableId,
        question: Question,
    ) -> Result<Result<Reply, Problem>, NotReached> {
        let body = serde_json::to_vec(&question).expect("questions can be written");
        let request = Request::post(format!("http://{address}/{VERSION}/tables/{table}"))
            .header(header::AUTHORIZATION, self.credentials())
            .header(header::CONTENT_TYPE, "application/json")
            .body(Full::from(Bytes::from(body)))
            .map_err(|error| self.missed(address, &error))?;
        let answered = async {
            let answer = self.0.client.request(request).await?;
            let status = answer.status();
            let body = Limited::new(answer.into_body(), MAX_ANSWER).collect().await?.to_bytes();
            Ok::<_, Box<dyn Error + Send + Sync>>((status, body))
        };
        let (status, body) = match timeout(PATIENCE, answered).await {
            Ok(Ok(answer)) => answer,
            Ok(Err(error)) => return Err(self.missed(address, &told(&*error))),
            Err(_) => return Err(self.missed(address, &SILENT)),
        };
        match status {
            StatusCode::OK => {
                self.reached(address);
                serde_json::from_slice(&body).map_err(|error| self.missed(address, &error))
            }
            // It was reached, and has not got the table any more.
            StatusCode::CONFLICT => Err(NotReached),
            _ => Err(self.missed(address, &status)),
        }
    }

    /// How a node shows that it is one.
    pub(super) fn credentials(&self) -> String {
        format!("Bearer {}", self.0.secret)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nodes::golden::check;

    /// A version before this one may have written these, and the next one adds to them.
    #[test]
    fn what_nodes_ask_and_answer_is_understood_by_the_version_before_and_the_next() {
        check::<Vec<Question>>(include_str!("golden/questions.json"));
        check::<Vec<Result<Reply, Problem>>>(include_str!("golden/answers.json"));
    }
}
