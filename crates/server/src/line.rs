//! What lies between a socket and its table: a queue, or a line to the node that has the table.

use crate::app::App;
use crate::nodes::{Attempts, Heard, NotHere, RemoteLine};
use crate::tables::{Gone, Next, Outgoing, Subscription, unavailable};
use crate::websocket::{CloseCode, Utf8Bytes};
use protocol::{Code, Deed, Problem, Request, TableId, ToServer};
use serde::Deserialize;
use std::net::IpAddr;
use store::PersonId;
use table::Seat;

/// Messages that are sent by one write.
const MAX_TOGETHER: usize = 16;

/// Who is at a socket.
#[derive(Clone, Copy)]
pub(crate) struct Onlooker {
    pub(crate) person: Option<PersonId>,
    /// From where they come.
    pub(crate) address: IpAddr,
}

/// What lies between a socket and its table.
pub(crate) enum Line {
    /// The table is here.
    Here(Subscription, Outgoing),
    /// Another node has it.
    There(Box<RemoteLine>),
}

/// What comes over the line.
pub(crate) enum Arrived {
    /// Messages for the client.
    Messages,
    /// The client has taken all that was left, and something is missing after it.
    Behind,
    /// The table is gone, or somewhere else.
    Gone,
    /// The table has sent the client away, with this code.
    Dismissed(CloseCode),
}

impl Line {
    /// A line to a table, wherever that is.
    pub(crate) async fn open(
        app: &App,
        table: &TableId,
        onlooker: Onlooker,
    ) -> Result<Line, Problem> {
        let attempts = Attempts::begin();
        loop {
            let address = match Line::open_here(app, table, onlooker).await {
                Ok(line) => return Ok(line),
                Err(NotHere::Problem(problem)) => return Err(problem),
                Err(NotHere::Elsewhere(address)) => address,
            };
            let Some(nodes) = &app.nodes else { return Err(unavailable()) };
            if let Ok(line) = RemoteLine::open(nodes, &address, table, onlooker).await {
                return Ok(Line::There(Box::new(line)));
            }
            if *app.stopping.borrow() || !attempts.another(nodes).await {
                return Err(unavailable());
            }
        }
    }

    /// A line to a table that is here, or can be.
    pub(crate) async fn open_here(
        app: &App,
        table: &TableId,
        onlooker: Onlooker,
    ) -> Result<Line, NotHere> {
        let capacity = app.config.limits.waiting_per_socket;
        let Onlooker { person, address } = onlooker;
        let subscribed = app.tables.subscribe(table, person, address, capacity).await;
        let (subscription, outgoing) = subscribed?;
        Ok(Line::Here(subscription, outgoing))
    }

    /// Waits for what comes next; messages are put into `messages`.
    pub(crate) async fn next(&mut self, messages: &mut Vec<Utf8Bytes>) -> Arrived {
        match self {
            Line::Here(_, outgoing) => match outgoing.next(messages, MAX_TOGETHER).await {
                Next::Send => Arrived::Messages,
                Next::CatchUp => Arrived::Behind,
                Next::Gone => Arrived::Gone,
            },
            Line::There(line) => match line.next().await {
                Heard::Text(text) => {
                    messages.push(text);
                    Arrived::Messages
                }
                Heard::Closed(code) => Arrived::Dismissed(code),
                Heard::Broken => Arrived::Gone,
            },
        }
    }

    /// Asks the table for everything anew. Another node does so by itself.
    pub(crate) async fn catch_up(&mut self) -> Result<(), Gone> {
        match self {
            Line::Here(subscription, _) => subscription.sync().await,
            Line::There(_) => Ok(()),
        }
    }

    /// Tells the table what the client says.
    pub(crate) async fn tell(&mut self, text: &str) -> Result<(), Gone> {
        let subscription = match self {
            Line::Here(subscription, _) => subscription,
            Line::There(line) => return line.send(text).await.map_err(|_| Gone),
        };
        if let Some(request) = plain_act(text) {
            return subscription.carry_out(request).await;
        }
        match serde_json::from_str(text) {
            Ok(ToServer::Do(request)) => subscription.carry_out(request).await,
            Ok(ToServer::Wish { seat, wish }) => subscription.wish(seat, wish).await,
            Ok(ToServer::Agree(agrees)) => subscription.answer(agrees).await,
            Ok(ToServer::Say(said)) => subscription.say(said).await,
            Ok(ToServer::Plan { seat, plan }) => subscription.plan(seat, plan).await,
            // A client that says hello twice wants to begin anew.
            Ok(ToServer::Sync | ToServer::Hello(_)) => subscription.sync().await,
            // Whether a page is in sight concerns the node at which it is open.
            Ok(ToServer::InSight(_)) => Ok(()),
            Err(error) => subscription.refuse(unreadable(&error)).await,
        }
    }

    pub(crate) async fn leave(self) {
        match self {
            Line::Here(subscription, _) => subscription.leave().await,
            Line::There(line) => line.close().await,
        }
    }
}

/// A request to act as nearly all are written, read at a tenth of the cost; anything else, be it
/// right or wrong, is for the reader of all messages.
fn plain_act(text: &str) -> Option<Request> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Act {
        number: u64,
        key: String,
        seat: Seat,
        act: String,
    }
    let object = text.strip_prefix(r#"{"do":"#)?.strip_suffix('}')?;
    // A derived reader would take a list for an object.
    if !object.starts_with('{') {
        return None;
    }
    let Act { number, key, seat, act } = serde_json::from_str(object).ok()?;
    Some(Request { number, key, seat, deed: Deed::Act(act) })
}

pub(crate) fn unreadable(error: &serde_json::Error) -> Problem {
    Problem::new(Code::Unreadable, format!("this message cannot be read: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_act_is_read_as_by_the_reader_of_all_messages_or_not_at_all() {
        let plain = r#"{"do":{"number":7,"key":"k","seat":1,"act":"build 3,4"}}"#;
        assert!(plain_act(plain).is_some());
        let others = [
            r#"{"do":{"key":"\u006b","act":"end","seat":0,"n\u0075mber":1}}"#,
            r#"{"do":{"number":7,"key":"k","seat":1,"undo":{"actions":1}}}"#,
            r#"{"do":{"number":7,"key":"k","seat":1,"act":null,"undo":{"actions":1}}}"#,
            r#"{"do":{"number":7,"key":"k","seat":1,"act":"end","undo":null}}"#,
            r#"{"do":{"number":7,"key":"k","seat":1,"act":"end","act":"end"}}"#,
            r#"{"do":{"number":7,"key":"k","seat":1,"act":"end"},"sync":null}"#,
            r#"{"do":{"number":7,"key":"k","seat":1,"act":"end"}}}"#,
            r#"{"do":{"number":7,"key":"k","seat":1,"act":"end"}"#,
            r#"{"do":{"number":7,"key":"k","seat":9,"act":"end"}}"#,
            r#"{"do":{"number":-7,"key":"k","seat":1,"act":"end"}}"#,
            r#"{"do":{"number":7,"key":"k","seat":1,"act":"end","more":1}}"#,
            r#"{"do":{"number":7,"key":"k","seat":1}}"#,
            r#"{"do":[7,"k",1,"end"]}"#,
            r#" {"do" : {"number":7,"key":"k","seat":1,"act":"end"} } "#,
            r#""sync""#,
            "",
        ];
        for text in others.into_iter().chain([plain]) {
            let read = match serde_json::from_str(text) {
                Ok(ToServer::Do(request)) => Some(request),
                _ => None,
            };
            if let Some(request) = plain_act(text) {
                assert_eq!(Some(request), read, "{text}");
            }
        }
    }
}
