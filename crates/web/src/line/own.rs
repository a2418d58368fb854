//! The link to a table of one's own, which this tab or another one holds.

use super::tabs::{Guard, Note, Tab, Task};
use super::{Connection, Line, OpenOwn, OwnWire};
use crate::lazy::lazy;
use crate::local::{LocalTable, LocalTables};
use crate::random;
use crate::settings::Settings;
use crate::worker::LocalWorker;
use js_sys::{Function, Object, Promise, Reflect};
use leptos::leptos_dom::helpers::WindowListenerHandle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Problem, ToServer};
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use std::time::Duration;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{BroadcastChannel, MessageEvent};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = ["navigator", "locks"], js_name = request, catch)]
    fn request_lock(name: &str, options: &Object, granted: &Function) -> Result<Promise, JsValue>;
}

/// The link to a table of one's own.
struct OwnTable(Rc<RefCell<Inner>>);

struct Inner {
    table: LocalTable,
    line: Line,
    tab: Tab,
    guard: Guard,
    channel: Option<BroadcastChannel>,
    /// So long computers wait before each of their actions.
    pause: Duration,
    /// The match, while this tab holds it.
    worker: Option<LocalWorker>,
    /// Gives the lock back.
    release: Option<Function>,
    /// Counts what is waited for, so that a timer of an earlier wait does nothing.
    n_waits: u32,
    is_waiting: bool,
    is_closed: bool,
    /// Kept as long as the browser may call it.
    on_note: Option<Closure<dyn FnMut(MessageEvent)>>,
    on_leave: Option<WindowListenerHandle>,
}

lazy! { own_tables after crate::pages::table_page after crate::worker::listen:
    pub(super) fn opener() -> OpenOwn {
        open
    }
}

fn open(id: &str, line: Line, settings: Settings) -> Result<Box<dyn OwnWire>, Problem> {
    Ok(Box::new(OwnTable::open(id, line, settings)?))
}

impl OwnTable {
    fn open(id: &str, line: Line, settings: Settings) -> Result<OwnTable, Problem> {
        let table = LocalTables::here().load(id)?;
        let navigator = window().navigator();
        let locks = Reflect::get(&navigator, &"locks".into()).unwrap_or(JsValue::UNDEFINED);
        // Browsers have locks only on pages that came safely, or from this machine.
        let guard = if locks.is_object() { Guard::Lock } else { Guard::Agreement };
        let own = OwnTable(Rc::new(RefCell::new(Inner {
            line,
            tab: Tab::new(random::name(), guard),
            guard,
            channel: BroadcastChannel::new(&name_of(&table)).ok(),
            table,
            pause: pause(settings),
            worker: None,
            release: None,
            n_waits: 0,
            is_waiting: false,
            is_closed: false,
            on_note: None,
            on_leave: None,
        })));
        own.listen();
        let tasks = own.0.borrow().tab.open();
        own.run(tasks);
        if guard == Guard::Lock {
            own.queue_for_lock(false);
        }
        Ok(own)
    }

    fn listen(&self) {
        let listening = self.weak();
        let on_note = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            match serde_json::from_str(&text) {
                Ok(note) => listening.when_open(|tab| tab.hear(note)),
                // From a tab with another version of the page, perhaps.
                Err(error) => leptos::logging::warn!("unreadable note: {error}"),
            }
        });
        let leaving = self.weak();
        let on_leave = window_event_listener_untyped("pagehide", move |_| {
            if let Some(own) = leaving.upgrade() {
                let inner = own.0.borrow();
                inner.post(&inner.tab.farewell());
            }
        });
        let mut inner = self.0.borrow_mut();
        if let Some(channel) = &inner.channel {
            channel.set_onmessage(Some(on_note.as_ref().unchecked_ref()));
        }
        inner.on_note = Some(on_note);
        inner.on_leave = Some(on_leave);
    }

    fn run(&self, tasks: Vec<Task>) {
        for task in tasks {
            let (line, guard) = (self.0.borrow().line, self.0.borrow().guard);
            match task {
                Task::Post(note) => self.0.borrow().post(&note),
                Task::Hold => self.hold(),
                Task::LetGo => {
                    self.0.borrow_mut().let_go();
                    if guard == Guard::Lock {
                        self.queue_for_lock(false);
                    }
                }
                Task::ToMatch { from, message } => {
                    if let Some(worker) = &self.0.borrow().worker {
                        worker.send(from, message);
                    }
                }
                Task::LeftMatch { from } => {
                    if let Some(worker) = &self.0.borrow().worker {
                        worker.leave(from);
                    }
                }
                Task::Show(message) => line.receive(*message),
                // The page may be gone by now.
                Task::Reconnect => drop(line.connection.try_set(Connection::Connecting)),
                Task::Await => self.wait(),
                Task::Answered => self.0.borrow_mut().is_waiting = false,
                Task::Seize => match guard {
                    Guard::Lock => self.queue_for_lock(true),
                    Guard::Agreement => self.weak().when_open(Tab::granted),
                },
            }
        }
    }

    /// Starts the match from what is stored.
    fn hold(&self) {
        let (table, line, pause) = {
            let inner = self.0.borrow();
            (inner.table.clone(), inner.line, inner.pause)
        };
        let (telling, ready) = (self.weak(), self.weak());
        let told = move |to, message| {
            telling.when_open(|tab| tab.told(to, message).into_iter().collect());
        };
        match LocalWorker::open(table, line, pause, told, move || ready.when_open(Tab::started)) {
            Ok(worker) => self.0.borrow_mut().worker = Some(worker),
            Err(problem) => line.problem.set(Some(problem)),
        }
    }

    fn wait(&self) {
        let mut inner = self.0.borrow_mut();
        if std::mem::replace(&mut inner.is_waiting, true) {
            return;
        }
        inner.n_waits += 1;
        let (this, waiting) = (inner.n_waits, self.weak());
        let patience = match inner.guard {
            // The lock tells by itself when a tab is gone; this is for one that sleeps.
            Guard::Lock => Duration::from_secs(3),
            Guard::Agreement => Duration::from_millis(400),
        };
        set_timeout(
            move || {
                let Some(own) = waiting.upgrade() else { return };
                let is_due = {
                    let mut inner = own.0.borrow_mut();
                    inner.n_waits == this && std::mem::take(&mut inner.is_waiting)
                };
                if is_due {
                    waiting.when_open(|tab| tab.silence());
                }
            },
            patience,
        );
    }

    /// Waits for the lock of the table, or takes it from whoever has it.
    fn queue_for_lock(&self, steals: bool) {
        let options = Object::new();
        Reflect::set(&options, &"steal".into(), &steals.into()).expect("a new object takes it");
        let granted = self.weak();
        let on_granted = Closure::once_into_js(move || granted.keep_lock());
        let name = name_of(&self.0.borrow().table);
        let Ok(lock) = request_lock(&name, &options, on_granted.unchecked_ref()) else {
            return self.weak().when_open(Tab::granted);
        };
        let losing = self.weak();
        spawn_local(async move {
            // It is an error only when another tab took the lock.
            if JsFuture::from(lock).await.is_err() {
                losing.when_open(Tab::lost);
            }
        });
    }

    fn weak(&self) -> WeakTable {
        WeakTable(Rc::downgrade(&self.0))
    }
}

impl OwnWire for OwnTable {
    fn send(&self, message: &ToServer) {
        let tasks = self.0.borrow().tab.say(message.clone());
        self.run(tasks);
    }

    fn set_pause(&self, pause: Duration) {
        let mut inner = self.0.borrow_mut();
        inner.pause = pause;
        if let Some(worker) = &inner.worker {
            worker.set_pause(pause);
        }
    }

    fn close(&self) {
        let mut inner = self.0.borrow_mut();
        inner.is_closed = true;
        inner.post(&inner.tab.farewell());
        if let Some(channel) = inner.channel.take() {
            channel.set_onmessage(None);
            channel.close();
        }
        inner.let_go();
        if let Some(on_leave) = inner.on_leave.take() {
            on_leave.remove();
        }
        // The browser may be inside of it: it is let go after it returns.
        let on_note = inner.on_note.take();
        set_timeout(move || drop(on_note), Duration::ZERO);
    }
}

/// A link that may be closed by now.
#[derive(Clone)]
struct WeakTable(Weak<RefCell<Inner>>);

impl WeakTable {
    fn upgrade(&self) -> Option<OwnTable> {
        let own = OwnTable(self.0.upgrade()?);
        let is_closed = own.0.borrow().is_closed;
        (!is_closed).then_some(own)
    }

    fn when_open(&self, asked: impl FnOnce(&mut Tab) -> Vec<Task>) {
        if let Some(own) = self.upgrade() {
            let tasks = asked(&mut own.0.borrow_mut().tab);
            own.run(tasks);
        }
    }

    /// The lock is this tab's until what is returned here is fulfilled.
    fn keep_lock(&self) -> JsValue {
        let Some(own) = self.upgrade() else { return JsValue::UNDEFINED };
        let mut released = None;
        let until = Promise::new(&mut |resolve, _| released = Some(resolve));
        own.0.borrow_mut().release = released;
        self.when_open(Tab::granted);
        until.into()
    }
}

impl Inner {
    fn post(&self, note: &Note) {
        if let Some(channel) = &self.channel {
            let text = serde_json::to_string(note).expect("notes can be written");
            channel.post_message(&text.into()).expect("text can be posted");
        }
    }

    fn let_go(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.close();
        }
        if let Some(release) = self.release.take() {
            // Nothing is left to be done if that fails: the lock ends with the page.
            let _ = release.call0(&JsValue::NULL);
        }
    }
}

/// How long computers wait; where nothing moves there is nothing to follow.
fn pause(settings: Settings) -> Duration {
    match settings.moves() {
        true => settings.pace.get_untracked().pause(),
        false => Duration::ZERO,
    }
}

/// The name of lock and channel.
fn name_of(table: &LocalTable) -> String {
    format!("freehold/table/{}", table.id)
}
