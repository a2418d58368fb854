//! What goes over a socket, or between page and worker.

use crate::log::Deed;
use crate::problem::Problem;
use crate::table_info::TableInfo;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// What a client sends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToServer {
    /// The first message.
    Hello(Hello),
    /// Acts, or takes back.
    Do(Request),
    /// Asks for everything anew, because something seems to be missing.
    Sync,
}

/// How a client introduces itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hello {
    /// The version of the protocol it speaks.
    pub version: u32,
}

/// Something a seat wants to do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// The number of the state it answers.
    pub number: u64,
    /// A key of the client's own, different for each request; sent again with the same key, a
    /// request is still done only once.
    pub key: String,
    /// The seat that does it.
    pub seat: usize,
    /// What it does.
    #[serde(flatten)]
    pub deed: Deed,
}

/// What a client is sent.
#[derive(Clone, Debug, Serialize, Deserialize)]
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
    /// A request was not carried out. An update follows.
    Refused {
        /// The request's key, if it could be read.
        key: Option<String>,
        /// Why.
        problem: Problem,
    },
}

/// The match as one reader may see it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Update {
    /// The number of this state: how many lines the log has.
    pub number: u64,
    /// The seat with whose eyes this is seen, or `None` for a watcher.
    pub eyes: Option<usize>,
    /// Who is asked, or `None` when the match is over.
    pub to_act: Option<usize>,
    /// How many actions led here.
    pub n_plies: usize,
    /// How many actions `eyes` may take back.
    pub undoable: usize,
    /// What `eyes` may do, in text form; empty if another seat is asked.
    pub legal: Vec<String>,
    /// What `eyes` knows; its form is the game's own.
    pub view: Box<RawValue>,
    /// The events below replace all that were sent for actions after this one; with `None`, all.
    pub since: Option<usize>,
    /// What happened.
    pub events: Vec<Happening>,
}

/// An event, and the action it belongs to.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Happening {
    /// The number of the action, from 1; 0 is the set-up.
    pub ply: usize,
    /// What happened; its form is the game's own.
    pub event: Box<RawValue>,
}
