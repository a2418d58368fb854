//! The worker in which a table of one's own lives: the match and its computers, away from the page.
//! It speaks the protocol of the server.

use crate::line::Line;
use crate::local::{LocalTable, LocalTables, Then, now};
use crate::settings::Settings;
use bots::Clock;
use host::{Host, Thinker};
use leptos::prelude::Set;
use protocol::{
    Code, Deed, Entry, Holder, Problem, Request, SeatInfo, SeatSetup, TableInfo, ToClient, ToServer,
};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::time::Duration;
use table::{Seat, Seed, Viewer};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};

/// So many milliseconds a computer waits before each of its actions, so that one can follow.
const PAUSE: i32 = 450;

/// What the page tells the worker.
#[derive(Serialize, Deserialize)]
enum ToWorker {
    Open { table: Box<LocalTable>, log: Vec<Entry>, pause: i32 },
    Message(ToServer),
}

/// What the worker tells the page.
#[derive(Serialize, Deserialize)]
enum ToPage {
    /// To be kept before anything else is shown.
    Keep {
        number: u64,
        entry: Entry,
        then: Then,
    },
    Message(Box<ToClient>),
}

/// The page's end.
pub(crate) struct LocalWorker {
    worker: Worker,
    /// Kept as long as the browser may call it.
    _on_message: Closure<dyn FnMut(MessageEvent)>,
}

impl LocalWorker {
    pub(crate) fn open(id: &str, line: Line) -> Result<LocalWorker, Problem> {
        let tables = LocalTables::here();
        let kept = tables.load(id)?;
        let log = tables.log(id)?;
        let id = id.to_owned();
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("/worker.js", &options)
            .map_err(|_| Problem::new(Code::Unavailable, "the browser starts no worker"))?;
        // Where nothing moves there is nothing to follow.
        let pause = if Settings::here().moves() { PAUSE } else { 0 };
        let opening = ToWorker::Open { table: Box::new(kept), log, pause };
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            match serde_json::from_str(&text) {
                Ok(ToPage::Message(message)) => line.receive(*message),
                Ok(ToPage::Keep { number, entry, then }) => {
                    if let Err(problem) = tables.append(&id, number, &entry, &then, now()) {
                        line.problem.set(Some(problem));
                    }
                }
                Err(error) => leptos::logging::error!("unreadable message: {error}"),
            }
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        let worker = LocalWorker { worker, _on_message: on_message };
        worker.post(&opening);
        Ok(worker)
    }

    pub(crate) fn send(&self, message: &ToServer) {
        self.post(&ToWorker::Message(message.clone()));
    }

    pub(crate) fn close(self) {
        self.worker.set_onmessage(None);
        self.worker.terminate();
    }

    fn post(&self, message: &ToWorker) {
        let text = serde_json::to_string(message).expect("messages can be written");
        self.worker.post_message(&text.into()).expect("text can be posted");
    }
}

/// Starts the worker's end.
pub(crate) fn start() {
    let table: Rc<RefCell<Option<HostedTable>>> = Rc::default();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        match serde_json::from_str(&text) {
            Ok(ToWorker::Open { table: kept, log, pause }) => {
                match HostedTable::open(*kept, log, pause) {
                    Ok(opened) => *table.borrow_mut() = Some(opened),
                    Err(problem) => {
                        return tell(ToClient::Refused { key: None, problem });
                    }
                }
                with(&table, |table| table.show_all());
                think_later(&table);
            }
            Ok(ToWorker::Message(message)) => {
                with(&table, |table| table.receive(message));
                think_later(&table);
            }
            Err(error) => {
                let problem = Problem::new(Code::Unreadable, error.to_string());
                tell(ToClient::Refused { key: None, problem });
            }
        }
    });
    scope().set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The worker listens for as long as it lives.
    on_message.forget();
}

fn with(table: &Rc<RefCell<Option<HostedTable>>>, act: impl FnOnce(&mut HostedTable)) {
    if let Some(table) = table.borrow_mut().as_mut() {
        act(table);
    }
}

/// Lets a computer act after a while, if one is asked.
fn think_later(table: &Rc<RefCell<Option<HostedTable>>>) {
    let is_due = table.borrow().as_ref().is_some_and(HostedTable::is_computer_asked);
    if !is_due || table.borrow().as_ref().is_some_and(|table| table.is_due) {
        return;
    }
    let mut pause = 0;
    with(table, |table| {
        table.is_due = true;
        pause = table.pause;
    });
    let thinking = table.clone();
    let wake = Closure::once_into_js(move || {
        with(&thinking, |table| {
            table.is_due = false;
            table.think();
        });
        think_later(&thinking);
    });
    scope()
        .set_timeout_with_callback_and_timeout_and_arguments_0(wake.unchecked_ref(), pause)
        .expect("a worker has timers");
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

fn post(message: &ToPage) {
    let text = serde_json::to_string(message).expect("messages can be written");
    scope().post_message(&text.into()).expect("text can be posted");
}

fn tell(message: ToClient) {
    post(&ToPage::Message(Box::new(message)));
}

/// A table of one's own, in the worker.
struct HostedTable {
    kept: LocalTable,
    host: Host,
    thinkers: HashMap<usize, Thinker>,
    /// The seat of ours that acted last, with whose eyes we look while others act.
    eyes: Option<Seat>,
    pause: i32,
    /// Whether a computer is about to act.
    is_due: bool,
}

impl HostedTable {
    fn open(kept: LocalTable, log: Vec<Entry>, pause: i32) -> Result<HostedTable, Problem> {
        let host = Host::open(&kept.match_setup, kept.setup.undo, log.iter().cloned())?;
        let last = log.iter().rev().map(|entry| entry.seat);
        let eyes = last.filter_map(Seat::new).find(|seat| is_ours(&kept, *seat));
        Ok(HostedTable { kept, host, thinkers: HashMap::new(), eyes, pause, is_due: false })
    }

    fn viewer(&self) -> Viewer {
        let ours = |seat: &Seat| is_ours(&self.kept, *seat);
        let first = || Seat::all(self.host.n_seats()).find(ours);
        self.host.to_act().filter(ours).or(self.eyes).or_else(first).into()
    }

    fn show_all(&self) {
        tell(ToClient::Table(self.info()));
        tell(ToClient::Update(self.host.update(self.viewer(), None)));
    }

    fn receive(&mut self, message: ToServer) {
        match message {
            ToServer::Hello(_) | ToServer::Sync => self.show_all(),
            ToServer::Do(request) => self.carry_out(&request),
        }
    }

    fn carry_out(&mut self, request: &Request) {
        let n_plies = self.host.n_plies();
        match self.host.carry_out(request) {
            Ok(entry) => {
                let then = Then::after(&self.host).expect("a match that is over has a record");
                post(&ToPage::Keep { number: request.number, entry, then });
                let seat = Seat::new(request.seat).filter(|seat| is_ours(&self.kept, *seat));
                self.eyes = seat.or(self.eyes);
                tell(ToClient::Done { key: request.key.clone(), number: self.host.number() });
                let since = n_plies.min(self.host.n_plies());
                // With other eyes everything that happened may look different.
                let is_same_viewer = !self.has_several_of_us();
                let since = is_same_viewer.then_some(since);
                tell(ToClient::Update(self.host.update(self.viewer(), since)));
            }
            Err(problem) => {
                tell(ToClient::Refused { key: Some(request.key.clone()), problem });
                tell(ToClient::Update(self.host.update(self.viewer(), None)));
            }
        }
    }

    fn has_several_of_us(&self) -> bool {
        Seat::all(self.host.n_seats()).filter(|seat| is_ours(&self.kept, *seat)).count() > 1
    }

    fn is_computer_asked(&self) -> bool {
        self.host.to_act().is_some_and(|seat| !is_ours(&self.kept, seat))
    }

    fn think(&mut self) {
        let Some(seat) = self.host.to_act() else { return };
        let SeatSetup::Computer { level } = &self.kept.setup.seats[seat.index()] else { return };
        let thinker = match self.thinkers.remove(&seat.index()) {
            Some(thinker) => Ok(thinker),
            None => Thinker::new(&self.kept.match_setup.game, level, js_sys::Date::now() as u64),
        };
        let action = thinker.and_then(|thinker| {
            let (thinker, action) = thinker.job(&self.host).think(&PageClock);
            self.thinkers.insert(seat.index(), thinker);
            action
        });
        match action {
            Ok(action) => self.carry_out(&Request {
                number: self.host.number(),
                key: format!("computer {}", self.host.number()),
                seat: seat.index(),
                deed: Deed::Act(action),
            }),
            Err(problem) => tell(ToClient::Refused { key: None, problem }),
        }
    }

    fn info(&self) -> TableInfo {
        let seat = |(index, setup): (usize, &SeatSetup)| SeatInfo {
            holder: match setup {
                SeatSetup::Computer { level } => Holder::Computer { level: level.clone() },
                SeatSetup::SameScreen { name } => {
                    Holder::Person { name: name.clone(), is_here: true }
                }
                SeatSetup::Me | SeatSetup::Open => {
                    Holder::Person { name: self.kept.my_name.clone(), is_here: true }
                }
            },
            is_mine: Seat::new(index).is_some_and(|seat| is_ours(&self.kept, seat)),
            played_by: None,
        };
        let seed: Seed = self.kept.match_setup.seed.parse().expect("the match was opened with it");
        TableInfo {
            id: self.kept.id.clone(),
            game: self.kept.match_setup.game.clone(),
            rules: self.kept.match_setup.rules,
            options: self.kept.match_setup.options.clone(),
            seed_hash: seed.commitment(),
            seats: self.kept.setup.seats.iter().enumerate().map(seat).collect(),
            undo: self.kept.setup.undo,
            listed: false,
            is_owner: true,
            n_watchers: 0,
            rematch: None,
        }
    }
}

fn is_ours(table: &LocalTable, seat: Seat) -> bool {
    let setup = table.setup.seats.get(seat.index());
    setup.is_some_and(|setup| !matches!(setup, SeatSetup::Computer { .. }))
}

/// The browser's clock.
struct PageClock;

impl Clock for PageClock {
    fn now(&self) -> Duration {
        Duration::from_millis(js_sys::Date::now() as u64)
    }
}
