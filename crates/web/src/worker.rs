//! The worker in which a table of one's own lives: the match and its computers, away from the page.
//!
//! Both ends only move messages. What happens at the table is decided by the same state machine as
//! on a server; the page keeps what the worker, which has no storage, wants stored.

use crate::components::{self, Texts};
use crate::line::Line;
use crate::local::{LocalTable, LocalTables, Then, now};
use crate::random;
use crate::settings::Settings;
use bots::Clock;
use games::Library;
use host::{Append, Input, Opening, Output, SeatHolder, Seating, SubscriberId, Table};
use leptos::prelude::Set as _;
use leptos::task::spawn_local;
use protocol::{Code, Entry, Problem, SeatSetup, TableId, ToClient, ToServer};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};

/// So long a computer waits before each of its actions, so that one can follow.
const PAUSE: Duration = Duration::from_millis(450);

/// What the page tells the worker.
#[derive(Serialize, Deserialize)]
enum ToWorker {
    /// With the texts of the components that the table began with.
    Open {
        table: Box<LocalTable>,
        components: Texts,
        log: Vec<Entry>,
        pause: Duration,
    },
    Message(ToServer),
    Kept(Result<(), Problem>),
    Log(Result<Vec<Entry>, Problem>),
}

/// What the worker tells the page.
#[derive(Serialize, Deserialize)]
enum ToPage {
    Message(Box<ToClient>),
    /// To be kept; until the page has said whether it is, nothing of it is shown.
    Keep {
        number: u64,
        entry: Entry,
        then: Then,
    },
    /// To be read, since something could not be kept.
    ReadLog,
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
        let table = Box::new(tables.load(id)?);
        let log = tables.log(id)?;
        let id = id.to_owned();
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("/worker.js", &options)
            .map_err(|_| Problem::new(Code::Unavailable, "the browser starts no worker"))?;
        let answering = worker.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            match serde_json::from_str(&text) {
                Ok(ToPage::Message(message)) => line.receive(*message),
                Ok(ToPage::Keep { number, entry, then }) => {
                    let kept = tables.append(&id, number, &entry, &then, now());
                    post_to(&answering, &ToWorker::Kept(kept));
                }
                Ok(ToPage::ReadLog) => post_to(&answering, &ToWorker::Log(tables.log(&id))),
                Err(error) => leptos::logging::error!("unreadable message: {error}"),
            }
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        // Where nothing moves there is nothing to follow.
        let pause = if Settings::here().moves() { PAUSE } else { Duration::ZERO };
        let opening = worker.clone();
        spawn_local(async move {
            let origin = &table.origin;
            match components::fetch(&origin.game, origin.components).await {
                Ok(set) => {
                    // Kept for when the server cannot be asked; if that fails, it is asked again.
                    let _ = tables.keep_components(&set);
                    let texts = set.texts().iter();
                    let components =
                        texts.map(|(name, text)| (name.to_owned(), text.to_owned())).collect();
                    post_to(&opening, &ToWorker::Open { table, components, log, pause });
                }
                // The page may be gone by now.
                Err(problem) => drop(line.problem.try_set(Some(problem))),
            }
        });
        Ok(LocalWorker { worker, _on_message: on_message })
    }

    pub(crate) fn send(&self, message: &ToServer) {
        post_to(&self.worker, &ToWorker::Message(message.clone()));
    }

    pub(crate) fn close(self) {
        self.worker.set_onmessage(None);
        self.worker.terminate();
    }
}

fn post_to(worker: &Worker, message: &ToWorker) {
    let text = serde_json::to_string(message).expect("messages can be written");
    worker.post_message(&text.into()).expect("text can be posted");
}

/// Whoever plays at this screen; all others at the table are computers.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Me;

/// The one page that looks on.
const PAGE: SubscriberId = SubscriberId(0);

thread_local! {
    /// The table, for as long as the worker lives.
    static TABLE: RefCell<Option<Table<Me>>> = const { RefCell::new(None) };
}

/// Starts the worker's end.
pub(crate) fn start() {
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        match serde_json::from_str(&text) {
            Ok(ToWorker::Open { table, components, log, pause }) => {
                match open(*table, components, log, pause) {
                    Ok(table) => {
                        TABLE.set(Some(table));
                        tell(Input::Joined { subscriber: PAGE, person: Some(Me) });
                    }
                    Err(problem) => refuse(problem),
                }
            }
            Ok(ToWorker::Message(ToServer::Do(request))) => {
                tell(Input::Asked { subscriber: PAGE, request });
            }
            Ok(ToWorker::Message(ToServer::Hello(_) | ToServer::Sync)) => {
                tell(Input::Sync { subscriber: PAGE });
            }
            Ok(ToWorker::Kept(Ok(()))) => tell(Input::Stored),
            Ok(ToWorker::Kept(Err(problem))) => tell(Input::NotStored(problem)),
            Ok(ToWorker::Log(log)) => tell(Input::Log(log)),
            Err(error) => refuse(Problem::new(Code::Unreadable, error.to_string())),
        }
    });
    scope().set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The worker listens for as long as it lives.
    on_message.forget();
}

fn open(
    kept: LocalTable,
    components: Texts,
    log: Vec<Entry>,
    pause: Duration,
) -> Result<Table<Me>, Problem> {
    let mut library = Library::default();
    library.add(components::read(&kept.origin.game, kept.origin.components, components)?);
    let person = |name: String| SeatHolder::Person { person: Me, name, played_by: None };
    let seat = |seat| match seat {
        SeatSetup::Me | SeatSetup::Open => person(kept.my_name.clone()),
        SeatSetup::SameScreen { name } => person(name),
        SeatSetup::Computer { level } => SeatHolder::Computer { level },
    };
    let seats = kept.setup.seats.into_iter().map(seat).collect();
    let [a, b, c, d, e, f, g, h, ..] = random::seed().0;
    Table::open(Opening {
        id: TableId::new(kept.id),
        origin: kept.origin,
        library,
        undo: kept.setup.undo,
        log,
        seating: Seating { owner: Me, seats, is_listed: false, rematch: None },
        settings: host::Settings { pause, ..host::Settings::default() },
        seed: u64::from_le_bytes([a, b, c, d, e, f, g, h]),
    })
}

/// Tells the table something and does what it says. A thought is followed at once: here a computer
/// thinks in the table's own thread, and what the page says meanwhile waits.
fn tell(input: Input<Me>) {
    let mut next = Some(input);
    while let Some(input) = next.take() {
        let on_table = |table: &mut Option<Table<Me>>| {
            table.as_mut().map(|table| table.on(input, PageClock.now())).unwrap_or_default()
        };
        for output in TABLE.with_borrow_mut(on_table) {
            match output {
                Output::Send { message, .. } => post(&ToPage::Message(message)),
                Output::Append(append) => keep(append),
                Output::ReadLog => post(&ToPage::ReadLog),
                Output::Think(job) => next = Some(Input::Thought(job.think(&PageClock))),
                Output::WakeAt(Some(at)) => wake_at(at),
                // The page is always here, so the table does not sleep; an alarm too many is no harm.
                Output::WakeAt(None) | Output::Sleep => {}
                // Whoever plays here also looks after the table.
                Output::Trouble(problem) | Output::Close(problem) => refuse(problem),
            }
        }
    }
}

fn keep(append: Append) {
    let then = match &append.then {
        host::Then::Asked(seat) => Then::Asked(*seat),
        host::Then::Over { record, standings } => Then::over(record, standings),
    };
    post(&ToPage::Keep { number: append.number, entry: append.entry, then });
}

/// Tells the table when it is this late.
fn wake_at(at: Duration) {
    let wake = Closure::once_into_js(|| tell(Input::TimePassed));
    let pause = at.saturating_sub(PageClock.now()).as_millis();
    scope()
        .set_timeout_with_callback_and_timeout_and_arguments_0(
            wake.unchecked_ref(),
            i32::try_from(pause).unwrap_or(i32::MAX),
        )
        .expect("a worker has timers");
}

fn refuse(problem: Problem) {
    post(&ToPage::Message(Box::new(ToClient::Refused { key: None, problem })));
}

fn post(message: &ToPage) {
    let text = serde_json::to_string(message).expect("messages can be written");
    scope().post_message(&text.into()).expect("text can be posted");
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// The browser's clock.
struct PageClock;

impl Clock for PageClock {
    fn now(&self) -> Duration {
        Duration::from_millis(js_sys::Date::now() as u64)
    }
}
