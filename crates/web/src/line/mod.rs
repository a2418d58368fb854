//! The link between a page and a table.

mod remote;

pub(crate) use remote::Socket;

use crate::worker::LocalWorker;
use leptos::prelude::*;
use protocol::{Code, Deed, Happening, Problem, Request, TableInfo, ToClient, ToServer, Update};
use std::sync::Arc;

/// The link between a page and a table: what the table tells, as signals, and a way to answer.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    pub(crate) table: RwSignal<Option<TableInfo>>,
    pub(crate) seen: RwSignal<Option<Arc<Seen>>>,
    pub(crate) connection: RwSignal<Connection>,
    /// Why the latest request was not carried out.
    pub(crate) problem: RwSignal<Option<Problem>>,
    /// What was sent and is not answered yet.
    pending: RwSignal<Option<Request>>,
    wire: StoredValue<Wire, LocalStorage>,
}

/// The match as this page may see it, with everything that happened so far.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    pub(crate) update: Update,
    pub(crate) happenings: Vec<Happening>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Connection {
    Connecting,
    Connected,
    Lost,
}

/// What carries the messages.
pub(crate) enum Wire {
    /// Nothing: a match that is only looked at.
    None,
    /// A socket to the server.
    Socket(Socket),
    /// The worker of a table of one's own.
    Worker(LocalWorker),
}

impl Line {
    /// A line that carries nothing yet.
    pub(crate) fn new() -> Line {
        Line {
            table: RwSignal::new(None),
            seen: RwSignal::new(None),
            connection: RwSignal::new(Connection::Connecting),
            problem: RwSignal::new(None),
            pending: RwSignal::new(None),
            wire: StoredValue::new_local(Wire::None),
        }
    }

    /// A line to a table on the server, for as long as the page shows it.
    pub(crate) fn to_server(table: &str) -> Line {
        let line = Line::new();
        line.carry_by(Wire::Socket(Socket::open(table, line)));
        line
    }

    /// A line to a table of one's own, for as long as the page shows it.
    pub(crate) fn to_worker(table: &str) -> Result<Line, Problem> {
        let line = Line::new();
        line.carry_by(Wire::Worker(LocalWorker::open(table, line)?));
        Ok(line)
    }

    fn carry_by(self, wire: Wire) {
        self.wire.set_value(wire);
        on_cleanup(move || {
            self.wire.try_update_value(|wire| match std::mem::replace(wire, Wire::None) {
                Wire::None => {}
                Wire::Socket(socket) => socket.close(),
                Wire::Worker(worker) => worker.close(),
            });
        });
    }

    /// Whether something was sent and is not answered yet.
    pub(crate) fn is_sending(self) -> bool {
        self.pending.with(Option::is_some)
    }

    /// Does something at the table. While an answer is awaited nothing else is sent, so that a
    /// hasty second click is not taken for an answer to a state one has not seen.
    pub(crate) fn carry_out(self, seat: usize, deed: Deed) {
        let Some(seen) = self.seen.get_untracked() else { return };
        if self.pending.with_untracked(Option::is_some) {
            return;
        }
        let request = Request { number: seen.update.number, key: new_key(), seat, deed };
        self.problem.set(None);
        self.pending.set(Some(request.clone()));
        self.send(&ToServer::Do(request));
    }

    pub(crate) fn send(self, message: &ToServer) {
        self.wire.with_value(|wire| match wire {
            Wire::None => {}
            Wire::Socket(socket) => socket.send(message),
            Wire::Worker(worker) => worker.send(message),
        });
    }

    /// Takes in what the table tells.
    pub(crate) fn receive(self, message: ToClient) {
        match message {
            ToClient::Table(table) => self.table.set(Some(table)),
            ToClient::Update(update) => self.show(update),
            ToClient::Done { key, .. } => self.answered(&key),
            ToClient::Refused { key, problem } => {
                if let Some(key) = &key {
                    self.answered(key);
                }
                // It was carried out after all; the first answer was lost on the way.
                if problem.code != Code::Doubled {
                    self.problem.set(Some(problem));
                }
            }
        }
    }

    fn answered(self, key: &str) {
        if self.pending.with_untracked(|pending| pending.as_ref().is_some_and(|it| it.key == key)) {
            self.pending.set(None);
        }
    }

    fn show(self, update: Update) {
        let known = self.seen.get_untracked();
        let mut happenings = match (update.since, &known) {
            (None, _) => Vec::new(),
            (Some(since), Some(seen)) if seen.update.n_plies >= since => {
                let kept = seen.happenings.iter().filter(|happening| happening.ply <= since);
                kept.cloned().collect()
            }
            // Something is missing in between.
            _ => return self.send(&ToServer::Sync),
        };
        happenings.extend(update.events.iter().cloned());
        let is_back = self.connection.get_untracked() != Connection::Connected;
        self.connection.set(Connection::Connected);
        let pending = self.pending.get_untracked();
        if let Some(request) = pending.filter(|_| is_back) {
            if request.number == update.number {
                self.send(&ToServer::Do(request));
            } else {
                self.pending.set(None);
            }
        }
        self.seen.set(Some(Arc::new(Seen { update, happenings })));
    }
}

/// A key for a request, unlike any other.
fn new_key() -> String {
    let mut bytes = [0; 12];
    let crypto = window().crypto().expect("browsers have randomness");
    crypto.get_random_values_with_u8_array(&mut bytes).expect("randomness is at hand");
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
