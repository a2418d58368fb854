//! What the server tells of tables: home of all that it shows, every other page of what waits for one. So title,
//! sound and the sign of the program count the same everywhere.

use crate::api;
use crate::parts::my_name;
use crate::reactive::{LocalValue, Memo, RwSignal};
use crate::router::{Route, Router};
use crate::settings::Settings;
use crate::sight::Sight;
use crate::sound::Sound;
use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{
    ComingBack, Hello, Lobby, Problem, TableId, TableSummary, ToServer, Turns, VERSION,
};
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{CloseEvent, MessageEvent, WebSocket};

/// A line that says nothing for so long may not be let through: the server is asked without it.
const PATIENCE: Duration = Duration::from_secs(3);

/// What the server tells of tables at home.
#[derive(Clone, PartialEq)]
pub(crate) enum Server {
    Asked,
    Told(Lobby),
    Silent(Problem),
}

/// What the server tells of tables, on whichever page.
#[derive(Clone, Copy)]
pub(crate) struct Feed {
    pub(crate) server: RwSignal<Server>,
    /// The tables that wait for one, once that is known.
    turns: RwSignal<Option<Vec<TableSummary>>>,
    router: Router,
    line: LocalValue<Option<Line>>,
    coming_back: LocalValue<ComingBack>,
    sight: LocalValue<Sight>,
}

/// A line to the server.
#[derive(Clone)]
struct Line {
    path: &'static str,
    socket: WebSocket,
}

const HOME: &str = "/api/lobby";
const ELSEWHERE: &str = "/api/turns";

impl Feed {
    /// Listens for as long as the page is open.
    pub(crate) fn provide(settings: Settings) -> Feed {
        let line = LocalValue::new_local(None::<Line>);
        let sight = Sight::watch(move |is_looking| {
            if let Some(Some(line)) = line.try_get_value() {
                say(&line.socket, &ToServer::InSight(is_looking));
            }
        });
        let sight = LocalValue::new_local(sight);
        let router = Router::here();
        let (server, turns) = (RwSignal::new(Server::Asked), RwSignal::new(None));
        let coming_back = LocalValue::new_local(ComingBack::default());
        let feed = Feed { server, turns, router, line, coming_back, sight };
        Effect::new(move || feed.follow(&router.route()));
        Effect::new(move |before: Option<Option<Vec<TableId>>>| {
            feed.tell_new_turns(before.flatten(), settings)
        });
        provide_context(feed);
        feed
    }

    /// The one of this page.
    pub(crate) fn here() -> Feed {
        expect_context::<Feed>()
    }

    /// Asks the server how it stands, without waiting for it to tell.
    pub(crate) fn ask(self) {
        spawn_local(async move {
            match api::lobby().await {
                Ok(lobby) => self.hear(lobby),
                Err(problem) => self.server.set(Server::Silent(problem)),
            }
        });
    }

    /// How many tables wait, as the sign of the program says.
    pub(crate) fn n_turns(self) -> Memo<usize> {
        Memo::new(move |_| self.turns.with(|turns| turns.as_ref().map_or(0, Vec::len)))
    }

    /// The tables that wait beside the one that is shown: that one says so itself. What presses most
    /// comes first.
    pub(crate) fn elsewhere(self) -> Memo<Vec<TableSummary>> {
        Memo::new(move |_| {
            let shown = shown_table(&self.router.route());
            let mut others = self.turns.get().unwrap_or_default();
            others.retain(|table| Some(table.id.as_str()) != shown.as_deref());
            others.sort_by_key(pressing);
            others
        })
    }

    /// Has the line that a page needs. Whoever has no name is known to no server, and waited for nowhere.
    fn follow(self, route: &Route) {
        let path = match route {
            Route::Lobby => Some(HOME),
            _ if my_name().is_empty() => None,
            _ => Some(ELSEWHERE),
        };
        let open = self.line.try_get_value().flatten();
        if open.as_ref().map(|line| line.path) == path {
            return;
        }
        if let Some(line) = open {
            line.socket.set_onmessage(None);
            // Closing a closed socket is no harm.
            let _ = line.socket.close();
        }
        self.line.set_value(None);
        if path == Some(HOME) {
            self.server.set(Server::Asked);
        }
        if let Some(path) = path {
            self.connect(path);
        }
    }

    fn connect(self, path: &'static str) {
        let location = window().location();
        let scheme = match location.protocol().as_deref() {
            Ok("https:") => "wss",
            _ => "ws",
        };
        let host = location.host().unwrap_or_default();
        let Ok(socket) = WebSocket::new(&format!("{scheme}://{host}{path}")) else { return };
        let greeter = socket.clone();
        let on_open = Closure::once_into_js(move || {
            say(&greeter, &ToServer::Hello(Hello { version: VERSION }));
            if self.sight.try_with_value(Sight::is_looking) == Some(false) {
                say(&greeter, &ToServer::InSight(false));
            }
        });
        let has_spoken = Rc::new(Cell::new(false));
        let heard = Rc::clone(&has_spoken);
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            heard.set(true);
            // Whoever is refused was let in before.
            self.coming_back.set_value(ComingBack::default());
            self.receive(path, &event.data().as_string().unwrap_or_default());
        });
        socket.set_onopen(Some(on_open.unchecked_ref()));
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        let line = Line { path, socket: socket.clone() };
        let is_still = move |line: &Line| {
            self.line.try_get_value().flatten().is_some_and(|open| open.socket == line.socket)
        };
        let asks = move || {
            if path == HOME && !has_spoken.get() {
                self.ask();
            }
        };
        let asks_late = asks.clone();
        let waited_for = line.clone();
        set_timeout(
            move || {
                if is_still(&waited_for) {
                    asks_late();
                }
            },
            PATIENCE,
        );
        let closed = line.clone();
        let on_close = Closure::once_into_js(move |event: CloseEvent| {
            drop(on_message);
            if !is_still(&closed) {
                return;
            }
            asks();
            let mut back = self.coming_back.get_value();
            let pause = back.pause_after(event.code(), js_sys::Math::random());
            self.coming_back.set_value(back);
            set_timeout(
                move || {
                    if is_still(&closed) {
                        self.connect(path);
                    }
                },
                pause,
            );
        });
        socket.set_onclose(Some(on_close.unchecked_ref()));
        self.line.set_value(Some(line));
    }

    /// What cannot be read is of another version; the page says so by itself.
    fn receive(self, path: &str, text: &str) {
        if path == HOME {
            if let Ok(lobby) = serde_json::from_str(text) {
                self.hear(lobby);
            }
        } else if let Ok(Turns { turns }) = serde_json::from_str(text) {
            self.turns.set(Some(turns));
        }
    }

    fn hear(self, lobby: Lobby) {
        self.turns.set(Some(lobby.mine.iter().filter(|it| it.is_my_turn).cloned().collect()));
        self.server.set(Server::Told(lobby));
    }

    /// Counts the tables that wait on the sign of the program; another one is heard by whoever likes
    /// sounds. Gives those that wait now.
    fn tell_new_turns(
        self,
        before: Option<Vec<TableId>>,
        settings: Settings,
    ) -> Option<Vec<TableId>> {
        let turns: Vec<TableId> = self.turns.get()?.into_iter().map(|table| table.id).collect();
        mark_program(turns.len());
        let shown = shown_table(&self.router.route_untracked());
        let is_new = |table: &&TableId| {
            let was_known = before.as_ref().is_none_or(|before| before.contains(table));
            !was_known && Some(table.as_str()) != shown.as_deref()
        };
        if turns.iter().any(|table| is_new(&table)) && settings.has_sound.get_untracked() {
            Sound::YourTurn.play(0);
        }
        Some(turns)
    }
}

/// The table on the server that a page shows as it goes on.
fn shown_table(route: &Route) -> Option<String> {
    match route {
        Route::Table(table) => Some(table.clone()),
        _ => None,
    }
}

/// The less time is left, the more a table presses; without a clock, the longer it waits.
fn pressing(table: &TableSummary) -> (i64, i64) {
    (table.time_left.unwrap_or(i64::MAX), table.changed_at)
}

fn say(socket: &WebSocket, message: &ToServer) {
    let text = serde_json::to_string(message).expect("messages can be written");
    // A socket that is gone again is opened anew.
    if socket.ready_state() == WebSocket::OPEN {
        let _ = socket.send_with_str(&text);
    }
}

/// Puts a number on the sign of the program, where it is installed and the device shows such numbers.
fn mark_program(number: usize) {
    let navigator = window().navigator();
    let way = Reflect::get(&navigator, &JsValue::from_str("setAppBadge"));
    if let Some(way) = way.ok().and_then(|way| way.dyn_into::<Function>().ok()) {
        // A device without such numbers is no worse off.
        let told = way.call1(&navigator, &JsValue::from_f64(number as f64));
        if let Some(told) = told.ok().and_then(|told| told.dyn_into::<Promise>().ok()) {
            spawn_local(async move { drop(JsFuture::from(told).await) });
        }
    }
}
