//! One socket: a client at a table.

use crate::app::App;
use crate::limits::MessageGuard;
use crate::line::{Arrived, Line, Onlooker, unreadable};
use crate::nodes::NotHere;
use crate::presence::{Attendance, Page};
use crate::session::SignedIn;
use crate::stream::Place;
use crate::tables::{Gone, written};
use crate::websocket::{
    CloseCode, CloseFrame, Message, ProtocolError, SocketError, Utf8Bytes, WebSocket,
};
use protocol::{Code, Hello, Problem, TableId, ToClient, ToServer, UNDERSTOOD};
use std::net::IpAddr;
use std::ops::ControlFlow::{self, Break, Continue};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

/// A client introduces itself within this time.
const HELLO_TIMEOUT: Duration = Duration::from_secs(10);

/// A client that says nothing is asked whether it is still there.
pub(crate) const PING_PAUSE: Duration = Duration::from_secs(30);

/// A client that takes nothing for so long is gone.
pub(crate) const WRITE_TIMEOUT: Duration = Duration::from_secs(30);

/// How long a client has time to hear why it is sent away.
const GOODBYE_TIMEOUT: Duration = Duration::from_secs(1);

/// Why a socket closes without a problem.
const RESTARTS: &str = "the server restarts";
const SIGNED_OUT: &str = "this device was signed out; connect again as whoever is here now";

/// The most bytes that a closing frame has for its reason.
const MAX_REASON: usize = 123;

/// Who is at the other end, and of which table.
pub(crate) struct Visitor {
    pub(crate) table: TableId,
    pub(crate) who: Option<SignedIn>,
    /// From where they come.
    pub(crate) address: IpAddr,
    pub(crate) _permit: Place,
}

/// Serves a socket until it closes.
pub(crate) async fn serve(mut socket: WebSocket, app: Arc<App>, visitor: Visitor) {
    let _open = app.open_socket.clone();
    let page = Page::Table(visitor.table.clone());
    let mut here = app.presence.attend(visitor.who.map(|who| who.person), page);
    metrics::gauge!("freehold_sockets").increment(1.0);
    let guard = app.guards.messages();
    let goodbye = match greet(&mut socket, &guard).await {
        Ok(()) => attend(&mut socket, &app, &visitor, &guard, here.as_mut()).await,
        Err(goodbye) => goodbye,
    };
    end(&mut socket, goodbye).await;
    metrics::gauge!("freehold_sockets").decrement(1.0);
}

/// Closes a socket.
pub(crate) async fn end(socket: &mut WebSocket, goodbye: Goodbye) {
    match goodbye {
        Goodbye::Say { code, problem } => say_goodbye(socket, code, problem).await,
        Goodbye::SignedOut => close(socket, CloseCode::Policy, SIGNED_OUT, None).await,
        // The answer to the client's own goodbye, if it still listens.
        Goodbye::Gone => drop(timeout(GOODBYE_TIMEOUT, socket.flush()).await),
    }
}

/// How a socket ends.
pub(crate) enum Goodbye {
    /// The client is gone.
    Gone,
    /// The client is told why.
    Say { code: CloseCode, problem: Option<Problem> },
    /// The client is not signed in any more as whoever opened the socket.
    SignedOut,
}

impl Goodbye {
    pub(crate) fn refuse(code: CloseCode, problem: Problem) -> Goodbye {
        tracing::info!(code = ?problem.code, reason = %problem, "a socket was refused");
        Goodbye::Say { code, problem: Some(problem) }
    }
}

async fn say_goodbye(socket: &mut WebSocket, code: CloseCode, problem: Option<Problem>) {
    let Some(problem) = problem else { return close(socket, code, RESTARTS, None).await };
    let reason = problem.reason[..problem.reason.floor_char_boundary(MAX_REASON)].to_owned();
    let refused = written(&ToClient::Refused { key: None, problem });
    close(socket, code, &reason, Some(refused)).await;
}

async fn close(
    socket: &mut WebSocket,
    code: CloseCode,
    reason: &str,
    last_words: Option<Utf8Bytes>,
) {
    let close = CloseFrame { code, reason: reason.into() };
    let last = async {
        if let Some(text) = last_words {
            socket.send_texts([text]).await?;
        }
        socket.send(Message::Close(Some(close))).await?;
        // The client's own goodbye; without it, closing could cut off what was sent last.
        while let Some(Ok(_)) = socket.recv().await {}
        Ok::<(), SocketError>(())
    };
    // Whoever does not listen is not told.
    drop(timeout(GOODBYE_TIMEOUT, last).await);
}

/// Waits for the client's first message.
pub(crate) async fn greet(socket: &mut WebSocket, guard: &MessageGuard) -> Result<(), Goodbye> {
    let first = async {
        loop {
            let message = socket.recv().await;
            check_frame(guard)?;
            match message {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {}
                Some(Ok(Message::Binary(_))) => {
                    return Err(Goodbye::refuse(CloseCode::Unsupported, not_text()));
                }
                Some(Err(error)) => return Err(broken(&error)),
                Some(Ok(Message::Close(_))) | None => return Err(Goodbye::Gone),
            }
        }
    };
    let text = timeout(HELLO_TIMEOUT, first).await.map_err(|_| {
        let problem = Problem::new(Code::Unreadable, "the first message, hello, did not come");
        Goodbye::refuse(CloseCode::Policy, problem)
    })??;
    match serde_json::from_str(&text) {
        Ok(ToServer::Hello(Hello { version })) if UNDERSTOOD.contains(&version) => Ok(()),
        Ok(ToServer::Hello(Hello { version })) => {
            let reason = format!(
                "this server speaks version {} of the protocol, not {version}; load the page anew",
                UNDERSTOOD.end()
            );
            Err(Goodbye::refuse(CloseCode::Policy, Problem::new(Code::Version, reason)))
        }
        Ok(_) => {
            let problem = Problem::new(Code::Unreadable, "the first message must be hello");
            Err(Goodbye::refuse(CloseCode::Policy, problem))
        }
        Err(error) => Err(Goodbye::refuse(CloseCode::Policy, unreadable(&error))),
    }
}

/// Carries messages to and from the table, wherever that is.
async fn attend(
    socket: &mut WebSocket,
    app: &App,
    visitor: &Visitor,
    guard: &MessageGuard,
    here: Option<&mut Attendance>,
) -> Goodbye {
    let Visitor { who, address, .. } = *visitor;
    let onlooker = Onlooker { person: who.map(|who| who.person), address };
    match Line::open(app, &visitor.table, onlooker).await {
        Ok(line) => converse(socket, app, line, guard, here, who).await,
        Err(problem) => Goodbye::refuse(CloseCode::Policy, problem),
    }
}

/// Serves the socket of another node, whose client is at a table that is here.
pub(crate) async fn serve_node(
    mut socket: WebSocket,
    app: Arc<App>,
    table: TableId,
    onlooker: Onlooker,
) {
    let _open = app.open_socket.clone();
    metrics::gauge!("freehold_node_sockets").increment(1.0);
    let goodbye = match Line::open_here(&app, &table, onlooker).await {
        // The other node has counted what its client sends.
        Ok(line) => {
            let guard = app.guards.messages_of_node();
            // The other node also sees to it who is signed in.
            converse(&mut socket, &app, line, &guard, None, None).await
        }
        Err(NotHere::Problem(problem)) => Goodbye::refuse(CloseCode::Policy, problem),
        Err(NotHere::Elsewhere(_)) => restart(),
    };
    end(&mut socket, goodbye).await;
    metrics::gauge!("freehold_node_sockets").decrement(1.0);
}

/// The client comes back at once, and finds the table wherever that is then.
fn restart() -> Goodbye {
    Goodbye::Say { code: CloseCode::Restart, problem: None }
}

async fn converse(
    socket: &mut WebSocket,
    app: &App,
    mut line: Line,
    guard: &MessageGuard,
    here: Option<&mut Attendance>,
    who: Option<SignedIn>,
) -> Goodbye {
    let goodbye = carry(socket, app, &mut line, guard, here, who).await;
    line.leave().await;
    goodbye
}

async fn carry(
    socket: &mut WebSocket,
    app: &App,
    line: &mut Line,
    guard: &MessageGuard,
    mut here: Option<&mut Attendance>,
    who: Option<SignedIn>,
) -> Goodbye {
    // Made once and not anew for each message.
    let mut stopped = pin!(stopped(app.stopping.clone()));
    let mut signed_out = pin!(signed_out(app, who));
    let mut pings = interval_at(Instant::now() + PING_PAUSE, PING_PAUSE);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut is_silent = false;
    let mut waiting = Vec::new();
    loop {
        tokio::select! {
            message = socket.recv() => {
                is_silent = false;
                match on_message(message, socket, line, guard, here.as_deref_mut()).await {
                    Continue(()) => {}
                    Break(goodbye) => return goodbye,
                }
            }
            arrived = line.next(&mut waiting) => match arrived {
                Arrived::Messages => {
                    match timeout(WRITE_TIMEOUT, socket.send_texts(waiting.drain(..))).await {
                        Ok(Ok(())) => {}
                        Ok(Err(_)) | Err(_) => return Goodbye::Gone,
                    }
                }
                Arrived::Behind => match line.catch_up().await {
                    Ok(()) => {}
                    Err(Gone) => return restart(),
                },
                Arrived::Gone => return restart(),
                // Why, the table has said itself.
                Arrived::Dismissed(code) => return Goodbye::Say { code, problem: None },
            },
            _ = pings.tick() => {
                if is_silent {
                    return Goodbye::Gone;
                }
                is_silent = true;
                let ping = Message::Ping(Default::default());
                if !matches!(timeout(WRITE_TIMEOUT, socket.send(ping)).await, Ok(Ok(()))) {
                    return Goodbye::Gone;
                }
            }
            () = &mut signed_out => return Goodbye::SignedOut,
            () = &mut stopped => return restart(),
        }
    }
}

/// Waits until the server stops.
pub(crate) async fn stopped(mut stopping: watch::Receiver<bool>) {
    drop(stopping.wait_for(|&is_stopping| is_stopping).await);
}

/// Waits until whoever opened a socket is signed out; for ever, if they were nobody.
pub(crate) async fn signed_out(app: &App, who: Option<SignedIn>) {
    match who {
        Some(who) => who.ended(app).await,
        None => std::future::pending().await,
    }
}

async fn on_message(
    message: Option<Result<Message, SocketError>>,
    socket: &mut WebSocket,
    line: &mut Line,
    guard: &MessageGuard,
    here: Option<&mut Attendance>,
) -> ControlFlow<Goodbye> {
    if let Err(goodbye) = check_frame(guard) {
        return Break(goodbye);
    }
    let text = match message {
        Some(Ok(Message::Text(text))) => text,
        Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => return Continue(()),
        Some(Ok(Message::Binary(_))) => {
            return Break(Goodbye::refuse(CloseCode::Unsupported, not_text()));
        }
        Some(Ok(Message::Close(_))) | None => return Break(Goodbye::Gone),
        Some(Err(error)) => return Break(broken(&error)),
    };
    if let Err(problem) = guard.message() {
        return match refuse_at_once(socket, &text, problem).await {
            Ok(()) => Continue(()),
            Err(_) => Break(Goodbye::Gone),
        };
    }
    if note_sight(&text, here) {
        return Continue(());
    }
    match line.tell(&text).await {
        Ok(()) => Continue(()),
        Err(Gone) => Break(restart()),
    }
}

/// So short is every message that tells whether a page is in sight: longer ones are not read for it.
const MAX_SIGHT: usize = 24;

/// Takes note of whether the page is in sight, if that is what the client says.
pub(crate) fn note_sight(text: &str, here: Option<&mut Attendance>) -> bool {
    if text.len() > MAX_SIGHT {
        return false;
    }
    match (serde_json::from_str(text), here) {
        (Ok(ToServer::InSight(is_in_sight)), here) => {
            if let Some(here) = here {
                here.set_in_sight(is_in_sight);
            }
            true
        }
        _ => false,
    }
}

/// Answers a client that sends too fast without troubling the table.
async fn refuse_at_once(
    socket: &mut WebSocket,
    text: &Utf8Bytes,
    problem: Problem,
) -> Result<(), SocketError> {
    metrics::counter!("freehold_refusals_total").increment(1);
    let key = match serde_json::from_str(text) {
        Ok(ToServer::Do(request)) => Some(request.key),
        _ => None,
    };
    let refused = written(&ToClient::Refused { key, problem });
    match timeout(WRITE_TIMEOUT, socket.send_texts([refused])).await {
        Ok(sent) => sent,
        Err(_) => Err(SocketError::ConnectionClosed),
    }
}

/// Sends a client away that floods us.
pub(crate) fn check_frame(guard: &MessageGuard) -> Result<(), Goodbye> {
    guard.frame().map_err(|problem| Goodbye::refuse(CloseCode::Policy, problem))
}

pub(crate) fn not_text() -> Problem {
    Problem::new(Code::Unreadable, "messages are text, not binary")
}

/// A message that cannot be, or a connection that broke.
pub(crate) fn broken(error: &SocketError) -> Goodbye {
    match error {
        SocketError::Capacity(_) => {
            let reason = format!("a message has at most {} bytes", protocol::MAX_MESSAGE);
            Goodbye::refuse(CloseCode::Size, Problem::new(Code::TooLarge, reason))
        }
        SocketError::Utf8(_) => {
            let problem = Problem::new(Code::Unreadable, "messages are written in UTF-8");
            Goodbye::refuse(CloseCode::Invalid, problem)
        }
        SocketError::Protocol(ProtocolError::ResetWithoutClosingHandshake) => Goodbye::Gone,
        SocketError::Protocol(error) => {
            let problem = Problem::new(Code::Unreadable, error.to_string());
            Goodbye::refuse(CloseCode::Protocol, problem)
        }
        _ => Goodbye::Gone,
    }
}
