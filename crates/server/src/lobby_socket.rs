//! One socket: a lobby that somebody looks at.

use crate::api::{lobby_again, lobby_of};
use crate::app::App;
use crate::counter::Permit;
use crate::limits::MessageGuard;
use crate::presence::Attendance;
use crate::session::SignedIn;
use crate::socket::{
    Goodbye, PING_PAUSE, WRITE_TIMEOUT, broken, check_frame, end, greet, not_text, note_sight,
    signed_out, stopped,
};
use crate::websocket::{CloseCode, Message, WebSocket};
use protocol::Lobby;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use store::PersonId;
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep_until, timeout};

/// News are gathered for a while, so that a busy evening does not drown the lobby.
pub(crate) const NEWS_PAUSE: Duration = Duration::from_millis(500);

/// Serves a socket until it closes.
pub(crate) async fn serve(
    mut socket: WebSocket,
    app: Arc<App>,
    who: Option<SignedIn>,
    permit: Permit,
) {
    let _open = app.open_socket.clone();
    let _permit = permit;
    let mut here = app.presence.attend(who.map(|who| who.person));
    metrics::gauge!("freehold_sockets").increment(1.0);
    let guard = app.guards.messages();
    let goodbye = match greet(&mut socket, &guard).await {
        Ok(()) => attend(&mut socket, &app, who, &guard, here.as_mut()).await,
        Err(goodbye) => goodbye,
    };
    end(&mut socket, goodbye).await;
    metrics::gauge!("freehold_sockets").decrement(1.0);
}

async fn attend(
    socket: &mut WebSocket,
    app: &App,
    who: Option<SignedIn>,
    guard: &MessageGuard,
    mut here: Option<&mut Attendance>,
) -> Goodbye {
    let person = who.map(|who| who.person);
    // From now on nothing is missed: what changes while the first list is read comes after it.
    let mut news = app.tables.news(person);
    let mut stopped = pin!(stopped(app.stopping.clone()));
    let mut signed_out = pin!(signed_out(app, who));
    let mut pings = interval_at(Instant::now() + PING_PAUSE, PING_PAUSE);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut is_silent = false;
    let mut told = None;
    if tell(socket, app, person, &mut told).await.is_err() {
        return Goodbye::Gone;
    }
    // When there is something to tell.
    let mut tells_at: Option<Instant> = None;
    loop {
        tokio::select! {
            message = socket.recv() => match message {
                Some(Ok(Message::Binary(_))) => {
                    return Goodbye::refuse(CloseCode::Unsupported, not_text());
                }
                Some(Err(error)) => return broken(&error),
                Some(Ok(Message::Close(_))) | None => return Goodbye::Gone,
                Some(Ok(message)) => {
                    if let Err(goodbye) = check_frame(guard) {
                        return goodbye;
                    }
                    is_silent = false;
                    if let Message::Text(text) = message {
                        note_sight(&text, here.as_deref_mut());
                    }
                }
            },
            () = news.changed(), if tells_at.is_none() => {
                tells_at = Some(Instant::now() + NEWS_PAUSE);
            }
            () = sleep_until(tells_at.unwrap_or_else(Instant::now)), if tells_at.is_some() => {
                tells_at = None;
                if tell(socket, app, person, &mut told).await.is_err() {
                    return Goodbye::Gone;
                }
            }
            _ = pings.tick() => {
                let ping = Message::Ping(Default::default());
                if is_silent || !matches!(timeout(WRITE_TIMEOUT, socket.send(ping)).await, Ok(Ok(()))) {
                    return Goodbye::Gone;
                }
                is_silent = true;
            }
            () = &mut signed_out => return Goodbye::SignedOut,
            () = &mut stopped => {
                return Goodbye::Say { code: CloseCode::Restart, problem: None };
            }
        }
    }
}

/// Somebody has stopped to listen.
struct NobodyThere;

/// Tells what the lobby shows, if that is something new.
async fn tell(
    socket: &mut WebSocket,
    app: &App,
    person: Option<PersonId>,
    told: &mut Option<Lobby>,
) -> Result<(), NobodyThere> {
    // Whoever comes is told how it is now; what follows, all are told at the same time.
    let lobby = match told {
        None => lobby_of(app, person).await,
        Some(_) => lobby_again(app, person).await,
    };
    let lobby = match lobby {
        Ok(lobby) => lobby,
        // The next news come when the database answers again.
        Err(problem) => {
            tracing::warn!(%problem, "a lobby could not be told anything");
            return Ok(());
        }
    };
    if told.as_ref() == Some(&lobby) {
        return Ok(());
    }
    let text = serde_json::to_string(&lobby).expect("messages can be written");
    *told = Some(lobby);
    match timeout(WRITE_TIMEOUT, socket.send_texts([text.into()])).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(NobodyThere),
    }
}
