//! A socket to the server that comes back by itself.

use super::{Connection, Line};
use crate::sight::Sight;
use leptos::leptos_dom::helpers::WindowListenerHandle;
use leptos::prelude::*;
use protocol::{BROKEN, ComingBack, Hello, ToServer, VERSION};
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{CloseEvent, MessageEvent, WebSocket};

/// A socket to a table on the server. When it breaks it is opened anew until it is closed here.
#[derive(Clone)]
pub(crate) struct Socket(Rc<RefCell<Inner>>);

struct Inner {
    address: String,
    line: Line,
    socket: Option<WebSocket>,
    coming_back: ComingBack,
    is_closed: bool,
    /// Kept as long as the browser may call them.
    listeners: Vec<Box<dyn std::any::Any>>,
    network: Vec<WindowListenerHandle>,
    sight: Option<Sight>,
}

impl Socket {
    pub(crate) fn open(table: &str, line: Line) -> Socket {
        let location = window().location();
        let scheme = match location.protocol().as_deref() {
            Ok("https:") => "wss",
            _ => "ws",
        };
        let host = location.host().unwrap_or_default();
        let socket = Socket(Rc::new(RefCell::new(Inner {
            address: format!("{scheme}://{host}/api/tables/{table}/socket"),
            line,
            socket: None,
            coming_back: ComingBack::default(),
            is_closed: false,
            listeners: Vec::new(),
            network: Vec::new(),
            sight: None,
        })));
        let again = socket.clone();
        let online = window_event_listener_untyped("online", move |_| again.connect());
        // A socket does not notice by itself that the line is dead.
        let cut = socket.clone();
        let offline = window_event_listener_untyped("offline", move |_| {
            line.connection.set(Connection::Lost);
            cut.0.borrow_mut().drop_socket();
        });
        socket.0.borrow_mut().network = vec![online, offline];
        let seen = socket.clone();
        let sight = Sight::watch(move |is_looking| seen.send(&ToServer::InSight(is_looking)));
        socket.0.borrow_mut().sight = Some(sight);
        socket.connect();
        socket
    }

    pub(crate) fn send(&self, message: &ToServer) {
        let text = serde_json::to_string(message).expect("messages can be written");
        if let Some(socket) = &self.0.borrow().socket
            && socket.ready_state() == WebSocket::OPEN
        {
            // On a socket that is closing nothing is lost: what is pending is sent again.
            let _ = socket.send_with_str(&text);
        }
    }

    fn is_in_sight(&self) -> bool {
        self.0.borrow().sight.as_ref().is_none_or(Sight::is_looking)
    }

    pub(crate) fn close(&self) {
        let mut inner = self.0.borrow_mut();
        inner.is_closed = true;
        inner.network.drain(..).for_each(WindowListenerHandle::remove);
        if let Some(sight) = inner.sight.take() {
            sight.stop();
        }
        inner.drop_socket();
    }

    fn connect(&self) {
        let mut inner = self.0.borrow_mut();
        if inner.is_closed || inner.socket.as_ref().is_some_and(is_alive) {
            return;
        }
        inner.drop_socket();
        let Ok(socket) = WebSocket::new(&inner.address) else {
            drop(inner);
            return self.try_later(BROKEN);
        };
        let greeter = self.clone();
        let on_open = Closure::<dyn FnMut()>::new(move || {
            greeter.0.borrow_mut().coming_back = ComingBack::default();
            greeter.send(&ToServer::Hello(Hello { version: VERSION }));
            if !greeter.is_in_sight() {
                greeter.send(&ToServer::InSight(false));
            }
        });
        let line = inner.line;
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            match serde_json::from_str(&text) {
                Ok(message) => line.receive(message),
                Err(error) => leptos::logging::error!("unreadable message: {error}"),
            }
        });
        let loser = self.clone();
        let on_close = Closure::<dyn FnMut(CloseEvent)>::new(move |event: CloseEvent| {
            line.connection.set(Connection::Lost);
            loser.try_later(event.code());
        });
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        inner.listeners = vec![Box::new(on_open), Box::new(on_message), Box::new(on_close)];
        inner.socket = Some(socket);
    }

    fn try_later(&self, code: u16) {
        let pause = self.0.borrow_mut().coming_back.pause_after(code, js_sys::Math::random());
        let again = self.clone();
        set_timeout(move || again.connect(), pause);
    }
}

impl Inner {
    fn drop_socket(&mut self) {
        let Some(socket) = self.socket.take() else { return };
        socket.set_onopen(None);
        socket.set_onmessage(None);
        socket.set_onclose(None);
        // Closing a closed socket is no harm.
        let _ = socket.close();
        // The browser may be inside one of the listeners: they are let go after it returns.
        let listeners = std::mem::take(&mut self.listeners);
        set_timeout(move || drop(listeners), Duration::ZERO);
    }
}

fn is_alive(socket: &WebSocket) -> bool {
    matches!(socket.ready_state(), WebSocket::CONNECTING | WebSocket::OPEN)
}
