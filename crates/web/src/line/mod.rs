//! The link between a page and a table.

mod own;
mod remote;
mod tabs;

use crate::clock::steady_now;
use crate::random;
use crate::reactive::{LocalValue, RwSignal, StoredValue};
use crate::settings::Settings;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{
    Clocks, Code, Deed, PlanTold, Problem, Remark, Request, TableInfo, ToClient, ToServer, Update,
};
use remote::Socket;
use std::rc::Rc;
use std::time::Duration;
use table::Seat;

/// The link between a page and a table: what the table tells, as signals, and a way to answer.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    pub(crate) table: RwSignal<Option<TableInfo>>,
    pub(crate) connection: RwSignal<Connection>,
    /// Why the latest request was not carried out.
    pub(crate) problem: RwSignal<Option<Problem>>,
    /// How much time is left, and when that was told, by the browser's even clock.
    pub(crate) clocks: RwSignal<Option<(Clocks, f64)>>,
    /// What was said.
    pub(crate) talk: RwSignal<Vec<Remark>>,
    /// What one has planned.
    pub(crate) plan: RwSignal<Option<PlanTold>>,
    /// Whether what happens is kept for good; else only as long as the page is open.
    pub(crate) is_kept: RwSignal<bool>,
    /// What was sent and is not answered yet.
    pending: RwSignal<Option<Request>>,
    known: StoredValue<Known>,
    reader: LocalValue<Reader>,
    wire: LocalValue<Wire>,
}

/// Who shows the match. Every update is handed on once, in order, and not kept.
enum Reader {
    /// Nobody yet; these wait.
    Awaited(Vec<Update>),
    Here(Rc<dyn Fn(Update)>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Connection {
    Connecting,
    Connected,
    Lost,
}

/// What carries the messages.
enum Wire {
    /// Nothing: a match that is only looked at.
    None,
    /// A socket to the server.
    Socket(Socket),
    /// A table of one's own, in this tab or in another.
    Own(Box<dyn OwnWire>),
}

/// What carries the messages of a table of one's own; it is downloaded with the first of them.
trait OwnWire {
    fn send(&self, message: &ToServer);

    /// Lets the computers wait so long before each of their actions; where another tab holds the
    /// match, it says how long.
    fn set_pause(&self, pause: Duration);

    fn close(&self);
}

/// Opens a table of one's own by its name.
type OpenOwn = fn(&str, Line, Settings) -> Result<Box<dyn OwnWire>, Problem>;

impl Line {
    /// A line that carries nothing yet.
    pub(crate) fn new() -> Line {
        Line {
            table: RwSignal::new(None),
            connection: RwSignal::new(Connection::Connecting),
            problem: RwSignal::new(None),
            clocks: RwSignal::new(None),
            talk: RwSignal::new(Vec::new()),
            plan: RwSignal::new(None),
            is_kept: RwSignal::new(true),
            pending: RwSignal::new(None),
            known: StoredValue::new(Known::default()),
            reader: LocalValue::new_local(Reader::Awaited(Vec::new())),
            wire: LocalValue::new_local(Wire::None),
        }
    }

    /// A line to a table on the server, for as long as the page shows it.
    pub(crate) fn to_server(table: &str) -> Line {
        let line = Line::new();
        line.wire.set_value(Wire::Socket(Socket::open(table, line)));
        line.close_with_page();
        line
    }

    /// A line to a table of one's own, for as long as the page shows it.
    pub(crate) fn to_own(table: String) -> Line {
        let line = Line::new();
        let settings = Settings::here();
        spawn_local(async move {
            let open = own::opener().await.map_err(Problem::from);
            // The page may be gone by now.
            if line.wire.is_disposed() {
                return;
            }
            match open.and_then(|open| open(&table, line, settings)) {
                Ok(own) => line.wire.set_value(Wire::Own(own)),
                Err(problem) => line.problem.set(Some(problem)),
            }
        });
        line.close_with_page();
        line
    }

    fn close_with_page(self) {
        on_cleanup(move || {
            self.wire.try_update_value(|wire| match std::mem::replace(wire, Wire::None) {
                Wire::None => {}
                Wire::Socket(socket) => socket.close(),
                Wire::Own(own) => own.close(),
            });
        });
    }

    /// Whether something was sent and is not answered yet.
    pub(crate) fn is_sending(self) -> bool {
        self.pending.with(Option::is_some)
    }

    /// Does something at the table. While an answer is awaited nothing else is sent, so that a
    /// hasty second click is not taken for an answer to a state one has not seen.
    pub(crate) fn carry_out(self, seat: Seat, deed: Deed) {
        let Some(number) = self.known.with_value(|known| known.number) else { return };
        if self.pending.with_untracked(Option::is_some) {
            return;
        }
        let request = Request { number, key: random::name(), seat, deed };
        self.problem.set(None);
        self.pending.set(Some(request.clone()));
        self.send(&ToServer::Do(request));
    }

    pub(crate) fn send(self, message: &ToServer) {
        self.wire.with_value(|wire| match wire {
            Wire::None => {}
            Wire::Socket(socket) => socket.send(message),
            Wire::Own(own) => own.send(message),
        });
    }

    /// Lets the computers of a table of one's own wait so long before each of their actions.
    pub(crate) fn set_pause(self, pause: Duration) {
        self.wire.with_value(|wire| {
            if let Wire::Own(own) = wire {
                own.set_pause(pause);
            }
        });
    }

    /// Takes in what the table tells.
    pub(crate) fn receive(self, message: ToClient) {
        match message {
            ToClient::Table(table) => self.table.set(Some(table)),
            ToClient::Clocks(clocks) => self.clocks.set(Some((clocks, steady_now()))),
            ToClient::Talk(remarks) => {
                // Who comes back is told everything anew.
                let first = remarks.first().map(|remark| remark.number);
                let mut talk = self.talk.get_untracked();
                talk.retain(|known| Some(known.number) < first);
                talk.extend(remarks);
                self.talk.set(talk);
            }
            ToClient::Plan(told) => self.plan.set(Some(told)),
            ToClient::Update(update) => self.show(update),
            // The state that it led to follows. Until that is seen, nothing else can be meant by a click.
            ToClient::Done { .. } => {}
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

    /// Hands every update to whoever shows the match, from the first one on.
    pub(crate) fn read_by(self, reader: impl Fn(Update) + 'static) {
        let reader: Rc<dyn Fn(Update)> = Rc::new(reader);
        let here = Reader::Here(reader.clone());
        let before = self.reader.try_update_value(|known| std::mem::replace(known, here));
        if let Some(Reader::Awaited(updates)) = before {
            updates.into_iter().for_each(|update| reader(update));
        }
    }

    fn show(self, update: Update) {
        let follows = self.known.try_update_value(|known| known.take_in(&update));
        if follows != Some(true) {
            // Something is missing in between.
            return self.send(&ToServer::Sync);
        }
        let is_back = self.connection.get_untracked() != Connection::Connected;
        self.connection.set(Connection::Connected);
        if let Some(request) = self.pending.get_untracked() {
            match after(&request, update.number, is_back) {
                Fate::Waits => {}
                Fate::SendAgain => self.send(&ToServer::Do(request)),
                Fate::Answered => self.pending.set(None),
            }
        }
        let mut update = Some(update);
        let reader = self.reader.try_update_value(|reader| match reader {
            Reader::Awaited(updates) => {
                updates.extend(update.take());
                None
            }
            Reader::Here(reader) => Some(reader.clone()),
        });
        if let (Some(Some(reader)), Some(update)) = (reader, update) {
            reader(update);
        }
    }
}

/// What becomes of a request that was not answered yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    /// The answer is on its way.
    Waits,
    /// It may never have arrived.
    SendAgain,
    /// The match went on: it was carried out, or comes too late. Its own answer may be lost.
    Answered,
}

/// What becomes of a request when the match is in the state with this number.
fn after(request: &Request, number: u64, is_back: bool) -> Fate {
    match (request.number == number, is_back) {
        (false, _) => Fate::Answered,
        (true, true) => Fate::SendAgain,
        (true, false) => Fate::Waits,
    }
}

/// How far the page was told: enough to see whether an update follows on what came before.
#[derive(Default)]
struct Known {
    /// The number of the latest state.
    number: Option<u64>,
    /// How many actions each pair of eyes was told of.
    n_plies: Vec<(Option<Seat>, usize)>,
}

impl Known {
    /// Whether an update follows on what came before; it is known then.
    fn take_in(&mut self, update: &Update) -> bool {
        let is_told = |&(eyes, _): &(Option<Seat>, usize)| eyes == update.eyes;
        let told = self.n_plies.iter().find(|told| is_told(told));
        let follows = match update.since {
            None => true,
            Some(since) => told.is_some_and(|&(_, n_plies)| n_plies >= since),
        };
        if follows {
            self.number = Some(update.number);
            self.n_plies.retain(|told| !is_told(told));
            self.n_plies.push((update.eyes, update.n_plies));
        }
        follows
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::value::RawValue;

    fn update(eyes: usize, n_plies: usize, since: Option<usize>) -> Update {
        Update {
            number: n_plies as u64,
            eyes: Seat::new(eyes),
            to_act: None,
            n_plies,
            undoable: 0,
            legal: Vec::new(),
            view: RawValue::NULL.to_owned(),
            since,
            events: Vec::new(),
        }
    }

    #[test]
    fn a_request_never_waits_for_a_match_that_went_on() {
        let deed = Deed::act("end");
        let request = Request { number: 4, key: "k".into(), seat: Seat::FIRST, deed };
        // Nothing has happened: a refusal of another request, or somebody sat down.
        assert_eq!(after(&request, 4, false), Fate::Waits);
        assert_eq!(after(&request, 5, false), Fate::Answered);
        assert_eq!(after(&request, 4, true), Fate::SendAgain);
        assert_eq!(after(&request, 9, true), Fate::Answered);
    }

    #[test]
    fn a_request_is_answered_by_the_state_it_led_to() {
        Owner::new().with(|| {
            let line = Line::new();
            line.receive(ToClient::Update(update(0, 4, None)));
            let deed = Deed::act("end");
            let request = Request { number: 4, key: "k".into(), seat: Seat::FIRST, deed };
            line.pending.set(Some(request));
            line.receive(ToClient::Done { key: "k".into(), number: 5 });
            assert!(line.is_sending(), "what comes next was not seen yet");
            line.receive(ToClient::Update(update(0, 5, Some(4))));
            assert!(!line.is_sending());
        });
    }

    #[test]
    fn an_update_follows_on_what_the_same_eyes_were_told() {
        let mut known = Known::default();
        assert!(!known.take_in(&update(0, 5, Some(4))), "nothing was told yet");
        assert!(known.take_in(&update(0, 5, None)));
        assert!(known.take_in(&update(0, 6, Some(5))));
        assert!(!known.take_in(&update(0, 9, Some(8))), "seven and eight are missing");
        assert!(known.take_in(&update(0, 4, Some(4))), "taken back");
        assert!(!known.take_in(&update(1, 5, Some(4))), "other eyes were told nothing");
        assert!(known.take_in(&update(1, 5, None)));
        assert!(known.take_in(&update(0, 6, Some(4))));
        assert_eq!(known.number, Some(6));
    }
}
