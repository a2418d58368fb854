//! What goes over a socket, or between page and worker.

use crate::log::{Deed, take_deed};
use crate::plan::{Plan, PlanTold};
use crate::problem::Problem;
use crate::room::{Clocks, Wish};
use crate::table_info::TableInfo;
use crate::talk::{Remark, Said};
use serde::Serialize;
use serde_json::value::RawValue;
use table::{Fields, ParseError, Seat, read_fields, read_variants};

/// What a client sends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToServer {
    /// The first message.
    Hello(Hello),
    /// Acts, or takes back.
    Do(Request),
    /// Asks for everything anew, because something seems to be missing.
    Sync,
    /// Wants something that others are asked about.
    Wish {
        /// The seat of whoever wants it.
        seat: Seat,
        /// What.
        wish: Wish,
    },
    /// Agrees to what somebody wants, or not. Whoever wants it takes it back by `false`.
    Agree(bool),
    /// Says something to all.
    Say(Said),
    /// Plans the next turn of a seat, or nothing any more.
    Plan {
        /// The seat.
        seat: Seat,
        /// What.
        plan: Option<Plan>,
    },
    /// The page is in sight, or in the background; until this is said it is in sight. Whoever has none
    /// in sight is told by their ways what happens.
    InSight(bool),
}

read_variants! { ToServer:
    Hello(Hello), Do(Request), Sync, Wish { seat, wish }, Agree(bool), Say(Said),
    Plan { seat, plan }, InSight(bool),
}

/// How a client introduces itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Hello {
    /// The version of the protocol it speaks.
    pub version: u32,
}

read_fields! { Hello: version }

/// Something a seat wants to do. One request carries one deed; anything else cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Request {
    /// The number of the state it answers.
    pub number: u64,
    /// A key of the client's own, different for each request; sent again with the same key, a
    /// request is still done only once.
    pub key: String,
    /// The seat that does it.
    pub seat: Seat,
    /// What it does.
    #[serde(flatten)]
    pub deed: Deed,
}

read_fields! { strict Request: number, key, seat, deed by take_deed }

/// What a client is sent.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToClient {
    /// Who sits where, and what the reader may do here; first of all, and when it changes.
    Table(TableInfo),
    /// The match as the reader may see it.
    Update(Update),
    /// A request was carried out and is on disk.
    Done {
        /// The request's key.
        key: String,
        /// The number of the state it led to.
        number: u64,
    },
    /// A request was not carried out. An update follows, without the history.
    Refused {
        /// The request's key, if it could be read.
        key: Option<String>,
        /// Why.
        problem: Problem,
    },
    /// How much time is left; at tables with a pace, whenever somebody else's time runs.
    Clocks(Clocks),
    /// What was said, the latest last; first all that is remembered, then each remark by itself.
    Talk(Vec<Remark>),
    /// What the reader has planned for a seat; told to nobody else.
    Plan(PlanTold),
}

read_variants! { ToClient:
    Table(TableInfo), Update(Update), Done { key, number }, Refused { key, problem },
    Clocks(Clocks), Talk(Vec<Remark>), Plan(PlanTold),
}

/// The match as one reader may see it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Update {
    /// The number of this state: how many entries the log has.
    pub number: u64,
    /// The seat with whose eyes this is seen, or `None` for a watcher.
    pub eyes: Option<Seat>,
    /// Who is asked, or `None` when the match is over.
    pub to_act: Option<Seat>,
    /// How many actions led here.
    pub n_plies: usize,
    /// How many actions `eyes` may take back.
    pub undoable: usize,
    /// What `eyes` may do, in text form; empty if another seat is asked.
    pub legal: Vec<String>,
    /// What `eyes` knows; its form is the game's own.
    pub view: Box<RawValue>,
    /// The events below replace all that were sent for these `eyes` and for actions after this
    /// one; with `None`, all. Other eyes have a history of their own.
    pub since: Option<usize>,
    /// What happened.
    pub events: Vec<NumberedEvent>,
}

read_fields! { Update:
    number, eyes, to_act, n_plies, undoable, legal, view by take_view, since, events,
}

fn take_view(fields: &mut Fields) -> Result<Box<RawValue>, ParseError> {
    fields.raw("view")
}

/// An event, and the number of the action it belongs to.
#[derive(Clone, Debug, Serialize)]
pub struct NumberedEvent {
    /// The number of the action, from 1; 0 is the set-up.
    pub ply: usize,
    /// What happened; its form is the game's own.
    pub event: Box<RawValue>,
}

read_fields! { NumberedEvent: ply, event by take_event }

fn take_event(fields: &mut Fields) -> Result<Box<RawValue>, ParseError> {
    fields.raw("event")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<ToServer, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    #[test]
    fn a_request_is_read_as_it_was_written() {
        for deed in [Deed::act("build 3,4"), Deed::Undo { actions: 2 }] {
            let request = Request { number: 7, key: "k".into(), seat: Seat::FIRST, deed };
            let message = ToServer::Do(request);
            let text = serde_json::to_string(&message).expect("JSON");
            assert_eq!(read(&text), Ok(message));
        }
    }

    #[test]
    fn one_request_carries_one_deed() {
        let with =
            |deed: &str| read(&format!(r#"{{"do":{{"number":1,"key":"k","seat":0{deed}}}}}"#));
        assert!(with(r#","act":"end""#).is_ok());
        for wrong in [
            "",
            r#","undo":{"actions":1},"act":"end""#,
            r#","act":"end","undo":{"actions":1}"#,
            r#","act":"end","act":"use farm""#,
            r#","act":null,"undo":{"actions":1}"#,
            r#","act":"end","undo":null"#,
            r#","act":"end","seat":1"#,
            r#","act":"end","resign":true"#,
            r#","undo":{"actions":1,"act":"end"}"#,
            r#","undo":{"actions":-1}"#,
        ] {
            assert!(with(wrong).is_err(), "{wrong}");
        }
        assert!(read(r#"{"do":{"number":1,"key":"k","seat":200,"act":"end"}}"#).is_err());
        assert!(read(r#"{"sync":null,"do":{"number":1,"key":"k","seat":0,"act":"end"}}"#).is_err());
    }
}
