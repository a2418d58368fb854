//! What the server tells of tables, as it changes.

use super::Server;
use crate::api;
use crate::reactive::{LocalValue, RwSignal};
use crate::sight::Sight;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{ComingBack, Hello, ToServer, VERSION};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{CloseEvent, MessageEvent, WebSocket};

/// Asks the server once, and listens from then on. While there is no line it is asked again and
/// again.
pub(super) fn listen(server: RwSignal<Server>) {
    let line = LocalValue::new_local(None::<WebSocket>);
    let sight = Sight::watch(move |is_looking| {
        if let Some(Some(socket)) = line.try_get_value() {
            say(&socket, &ToServer::InSight(is_looking));
        }
    });
    let sight = LocalValue::new_local(Some(sight));
    on_cleanup(move || {
        if let Some(Some(sight)) = sight.try_update_value(Option::take) {
            sight.stop();
        }
        if let Some(Some(socket)) = line.try_get_value() {
            socket.set_onmessage(None);
            // Closing a closed socket is no harm.
            let _ = socket.close();
        }
    });
    ask(server);
    connect(server, line, sight, Rc::default());
}

/// Asks the server how it stands.
pub(super) fn ask(server: RwSignal<Server>) {
    spawn_local(async move {
        let told = match api::lobby().await {
            Ok(lobby) => Server::Told(lobby),
            Err(problem) => Server::Silent(problem),
        };
        // The page may be gone by now.
        server.try_set(told);
    });
}

fn say(socket: &WebSocket, message: &ToServer) {
    let text = serde_json::to_string(message).expect("messages can be written");
    // A socket that is gone again is opened anew.
    if socket.ready_state() == WebSocket::OPEN {
        let _ = socket.send_with_str(&text);
    }
}

fn connect(
    server: RwSignal<Server>,
    line: LocalValue<Option<WebSocket>>,
    sight: LocalValue<Option<Sight>>,
    coming_back: Rc<Cell<ComingBack>>,
) {
    let location = window().location();
    let scheme = match location.protocol().as_deref() {
        Ok("https:") => "wss",
        _ => "ws",
    };
    let host = location.host().unwrap_or_default();
    let Ok(socket) = WebSocket::new(&format!("{scheme}://{host}/api/lobby")) else { return };
    let greeter = socket.clone();
    let on_open = Closure::once_into_js(move || {
        say(&greeter, &ToServer::Hello(Hello { version: VERSION }));
        let is_looking = |sight: &Option<Sight>| sight.as_ref().is_some_and(Sight::is_looking);
        if sight.try_with_value(is_looking) == Some(false) {
            say(&greeter, &ToServer::InSight(false));
        }
    });
    // Whoever is refused was let in before.
    let arrived = Rc::clone(&coming_back);
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        if let Ok(lobby) = serde_json::from_str(&text) {
            arrived.set(ComingBack::default());
            server.try_set(Server::Told(lobby));
        }
    });
    socket.set_onopen(Some(on_open.unchecked_ref()));
    socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    let on_close = Closure::once_into_js(move |event: CloseEvent| {
        drop(on_message);
        let mut back = coming_back.get();
        let pause = back.pause_after(event.code(), js_sys::Math::random());
        coming_back.set(back);
        set_timeout(
            move || {
                // Without a line the page is gone.
                if line.try_get_value().is_some() {
                    ask(server);
                    connect(server, line, sight, coming_back);
                }
            },
            pause,
        );
    });
    socket.set_onclose(Some(on_close.unchecked_ref()));
    line.set_value(Some(socket));
}
