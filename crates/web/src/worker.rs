//! The worker in which a table of one's own lives: the match and its computers, away from the page.
//!
//! Both ends only move messages. What happens at the table is decided by the same state machine as
//! on a server; the page keeps what the worker, which has no storage, wants stored.

use crate::components::{self, Texts};
use crate::face;
use crate::files;
use crate::hint::{self, Advice, Asked};
use crate::lazy::{NotArrived, lazy};
use crate::line::Line;
use crate::local::{LocalTable, LocalTables, Then, no_such_game, now};
use crate::random;
use crate::storage::Browser;
use bots::{AnyBrain, Clock};
use games::Library;
use host::{
    Agreement, Append, ClockState, Input, Opening, Output, Past, SeatHolder, Seating, SubscriberId,
    Table,
};
use leptos::prelude::window;
use leptos::task::spawn_local;
use protocol::{Code, Entry, Problem, SeatSetup, TableId, ToClient, ToServer};
use serde::Serialize;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::time::Duration;
use table::read_variants;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// What the page tells the worker.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum ToWorker {
    /// With the texts of the components that the table began with.
    Open {
        table: Box<LocalTable>,
        components: Texts,
        log: Vec<Entry>,
        pause: Duration,
    },
    /// A tab says something; the one that holds the match is 0.
    Message {
        from: u64,
        message: ToServer,
    },
    /// A tab no longer looks on.
    Left {
        from: u64,
    },
    /// A choice to be thought about; no table is needed for it.
    Advise(Box<Asked>),
    /// So long the computers wait before each of their actions, so that one can follow.
    Pause(Duration),
    Kept(Result<(), Problem>),
    Log(Result<Vec<Entry>, Problem>),
}

read_variants! { ToWorker:
    Open { table, components, log, pause },
    Message { from, message },
    Left { from },
    Advise(Box<Asked>),
    Pause(Duration),
    Kept(Result<(), Problem>),
    Log(Result<Vec<Entry>, Problem>),
}

/// What the worker tells the page.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum ToPage {
    /// For some tabs; the one that holds the match is 0.
    Message { to: Vec<u64>, message: Box<ToClient> },
    /// To be kept; until the page has said whether it is, nothing of it is shown.
    Keep { number: u64, entry: Entry, then: Then },
    /// To be read, since something could not be kept.
    ReadLog,
    /// The worker's script says so, when a part of the program did not arrive.
    NotStarted,
    /// What was thought about a choice.
    Advised(Result<Advice, Problem>),
}

read_variants! { ToPage:
    Message { to, message },
    Keep { number, entry, then },
    ReadLog,
    NotStarted,
    Advised(Result<Advice, Problem>),
}

/// The page's end.
pub(crate) struct LocalWorker {
    worker: Worker,
    /// Kept as long as the browser may call it.
    _on_message: Closure<dyn FnMut(MessageEvent)>,
}

impl LocalWorker {
    /// Starts the match of a table from what is stored. `told` is handed what the match tells each
    /// tab; `ready` is called when it can be spoken to.
    pub(crate) fn open(
        table: LocalTable,
        line: Line,
        pause: Duration,
        told: impl Fn(u64, Box<ToClient>) + 'static,
        ready: impl FnOnce() + 'static,
    ) -> Result<LocalWorker, Problem> {
        let tables = LocalTables::here();
        let log = tables.log(&table.id)?;
        line.is_kept.set(Browser::keeps_all());
        let id = table.id.clone();
        let worker = new_worker(&table.origin.game)?;
        let answering = worker.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            match serde_json::from_str(&text) {
                Ok(ToPage::Message { to, message }) => {
                    to.into_iter().for_each(|to| told(to, message.clone()));
                }
                Ok(ToPage::Keep { number, entry, then }) => {
                    let kept = tables.append(&id, number, &entry, &then, now());
                    // The page may be gone by now.
                    let _ = line.is_kept.try_set(Browser::keeps_all());
                    post_to(&answering, &ToWorker::Kept(kept));
                }
                Ok(ToPage::NotStarted) => line.problem.set(Some(NotArrived.into())),
                Ok(ToPage::ReadLog) => post_to(&answering, &ToWorker::Log(tables.log(&id))),
                // Tables give no advice.
                Ok(ToPage::Advised(_)) => {}
                Err(error) => leptos::logging::error!("unreadable message: {error}"),
            }
        });
        tell_those_who_keep();
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        let opening = worker.clone();
        let table = Box::new(table);
        spawn_local(async move {
            let origin = &table.origin;
            match components::texts(&Browser, &origin.game, origin.components).await {
                Ok(components) => {
                    post_to(&opening, &ToWorker::Open { table, components, log, pause });
                    ready();
                }
                // The page may be gone by now.
                Err(problem) => drop(line.problem.try_set(Some(problem))),
            }
        });
        Ok(LocalWorker { worker, _on_message: on_message })
    }

    /// Hands on what a tab says; this one is 0.
    pub(crate) fn send(&self, from: u64, message: ToServer) {
        post_to(&self.worker, &ToWorker::Message { from, message });
    }

    /// A tab no longer looks on.
    pub(crate) fn leave(&self, from: u64) {
        post_to(&self.worker, &ToWorker::Left { from });
    }

    pub(crate) fn set_pause(&self, pause: Duration) {
        post_to(&self.worker, &ToWorker::Pause(pause));
    }

    pub(crate) fn close(self) {
        self.worker.set_onmessage(None);
        self.worker.terminate();
    }
}

/// Says that a table of one's own is open, to whoever keeps the page for when there is no network.
fn tell_those_who_keep() {
    if let Ok(event) = Event::new("freehold-own-table") {
        // Nobody may be listening.
        let _ = window().dispatch_event(&event);
    }
}

/// Thinks about one choice in a worker of its own, for as long as it is kept.
pub(crate) struct Thinker {
    worker: Worker,
    /// Kept as long as the browser may call it.
    _on_message: Closure<dyn FnMut(MessageEvent)>,
}

impl Thinker {
    /// Thinks about a choice, and tells what it came to.
    pub(crate) fn start(
        asked: &Asked,
        tell: impl Fn(Result<Advice, Problem>) + 'static,
    ) -> Result<Thinker, Problem> {
        let worker = new_worker(&asked.game)?;
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            match serde_json::from_str(&text) {
                Ok(ToPage::Advised(advised)) => tell(advised),
                Ok(ToPage::NotStarted) => tell(Err(NotArrived.into())),
                _ => {}
            }
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        post_to(&worker, &ToWorker::Advise(Box::new(asked.clone())));
        Ok(Thinker { worker, _on_message: on_message })
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.terminate();
    }
}

/// Starts a worker for matches of a game: by its name it knows what to download.
fn new_worker(game: &str) -> Result<Worker, Problem> {
    if !face::OFFERS.iter().any(|offer| offer.game == game) {
        return Err(no_such_game());
    }
    let options = WorkerOptions::new();
    options.set_name(game);
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&files::address("worker.js"), &options)
        .map_err(|_| Problem::new(Code::Unavailable, "the browser starts no worker"))
}

fn post_to(worker: &Worker, message: &ToWorker) {
    let text = serde_json::to_string(message).expect("messages can be written");
    worker.post_message(&text.into()).expect("text can be posted");
}

/// Whoever plays at this screen; all others at the table are computers.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Me;

/// The page that holds the match; other tabs that look on count from 1.
const PAGE: SubscriberId = SubscriberId(0);

thread_local! {
    /// The table, for as long as the worker lives.
    static TABLE: RefCell<Option<Table<Me>>> = const { RefCell::new(None) };
    /// Who looks on.
    static SUBSCRIBERS: RefCell<BTreeSet<SubscriberId>> = const { RefCell::new(BTreeSet::new()) };
}

/// Starts the worker's end, once the game that it is named after and its computers are there.
pub(crate) async fn start() -> Result<(), NotArrived> {
    let brain = face::brain_of(scope().name()).await?.ok_or(NotArrived)?;
    listener().await.map(|listen| listen(brain))
}

lazy! { computers:
    fn listener() -> fn(&'static dyn AnyBrain) {
        listen
    }
}

/// Hears what the page says.
pub(crate) fn listen(brain: &'static dyn AnyBrain) {
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        match serde_json::from_str(&text) {
            Ok(ToWorker::Open { table, components, log, pause }) => {
                match open(brain, *table, components, log, pause) {
                    Ok(table) => {
                        TABLE.set(Some(table));
                        join(PAGE);
                    }
                    Err(problem) => refuse(problem),
                }
            }
            Ok(ToWorker::Message { from, message }) => hear(SubscriberId(from), message),
            Ok(ToWorker::Left { from }) => leave(SubscriberId(from)),
            Ok(ToWorker::Advise(asked)) => {
                post(&ToPage::Advised(hint::think(brain, &asked, chance(), &PageClock)));
            }
            Ok(ToWorker::Pause(pause)) => tell(Input::Pause(pause)),
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

/// Takes in what a tab says. Whoever was not heard before is told everything anyway.
fn hear(subscriber: SubscriberId, message: ToServer) {
    let is_new = join(subscriber);
    match message {
        ToServer::Do(request) => tell(Input::Asked { subscriber, request }),
        ToServer::Wish { seat, wish } => tell(Input::Wished { subscriber, seat, wish }),
        ToServer::Agree(agrees) => tell(Input::Answered { subscriber, agrees }),
        ToServer::Say(said) => tell(Input::Said { subscriber, said }),
        ToServer::Plan { seat, plan } => tell(Input::Planned { subscriber, seat, plan }),
        ToServer::InSight(_) => {}
        ToServer::Hello(_) | ToServer::Sync if is_new => {}
        ToServer::Hello(_) | ToServer::Sync => tell(Input::Sync { subscriber }),
    }
}

/// Lets somebody look on, if that is new.
fn join(subscriber: SubscriberId) -> bool {
    let is_new = SUBSCRIBERS.with_borrow_mut(|subscribers| subscribers.insert(subscriber));
    if is_new {
        tell(Input::Joined { subscriber, person: Some(Me) });
    }
    is_new
}

fn leave(subscriber: SubscriberId) {
    if SUBSCRIBERS.with_borrow_mut(|subscribers| subscribers.remove(&subscriber)) {
        tell(Input::Left { subscriber });
    }
}

fn open(
    brain: &'static dyn AnyBrain,
    kept: LocalTable,
    components: Texts,
    log: Vec<Entry>,
    pause: Duration,
) -> Result<Table<Me>, Problem> {
    let mut library = Library::default();
    library.add(components::read(brain.game(), kept.origin.components, components)?);
    let person = |name: String| SeatHolder::Person {
        person: Me,
        name,
        played_by: None,
        past: Past::default(),
    };
    let seat = |seat| match seat {
        SeatSetup::Me | SeatSetup::Open => person(kept.my_name.clone()),
        SeatSetup::SameScreen { name } => person(name),
        SeatSetup::Computer { level } => SeatHolder::Computer { level, given_up_by: None },
    };
    let seats = kept.setup.seats.into_iter().map(seat).collect();
    Table::open(Opening {
        id: TableId::new(kept.id),
        brain,
        origin: kept.origin,
        library,
        undo: kept.setup.undo,
        log,
        seating: Seating {
            owner: Me,
            seats,
            is_listed: false,
            is_for_members: false,
            is_rated: false,
            rematch: None,
            has_begun: true,
            code: None,
        },
        agreement: Agreement::default(),
        clock: ClockState::default(),
        talk: Vec::new(),
        plans: Vec::new(),
        settings: host::Settings { pause, ..host::Settings::default() },
        seed: chance(),
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
                Output::Send { to, message } => {
                    let to = to.into_iter().map(|subscriber| subscriber.0).collect();
                    post(&ToPage::Message { to, message });
                }
                Output::Append(append) => keep(append),
                Output::ReadLog => post(&ToPage::ReadLog),
                Output::Think(job) => next = Some(Input::Thought(job.think(&PageClock))),
                Output::WakeAt(Some(at)) => wake_at(at),
                // The page is always here, so the table does not sleep; an alarm too many is no harm.
                // Nor does anybody stand in for whoever sits here.
                Output::WakeAt(None)
                | Output::Sleep
                | Output::GiveBack { .. }
                | Output::SitIn { .. }
                | Output::TellOthers { .. }
                | Output::Begin
                | Output::KeepClock(_)
                | Output::KeepRemark { .. }
                | Output::KeepPlan { .. }
                | Output::EndPlan { .. } => {}
                // Whoever plays here also looks after the table.
                Output::Trouble(problem) | Output::Close(problem) => refuse(problem),
            }
        }
    }
}

/// Chance for those who think.
fn chance() -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = random::seed().0;
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
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
    let message = Box::new(ToClient::Refused { key: None, problem });
    post(&ToPage::Message { to: vec![PAGE.0], message });
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
