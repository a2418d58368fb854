//! One socket: a page that is told what changes at tables.

use crate::api::{lobby_again, lobby_of, turns_of};
use crate::app::App;
use crate::error::storage;
use crate::limits::MessageGuard;
use crate::presence::{Attendance, Page};
use crate::session::SignedIn;
use crate::socket::{
    Goodbye, PING_PAUSE, WRITE_TIMEOUT, broken, check_frame, end, greet, not_text, note_sight,
    signed_out, stopped,
};
use crate::stream::Place;
use crate::websocket::{CloseCode, Message, WebSocket};
use protocol::Problem;
use serde::Serialize;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use store::PersonId;
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep_until, timeout};

/// News are gathered for a while, so that a busy evening does not drown the lobby.
pub(crate) const NEWS_PAUSE: Duration = Duration::from_millis(500);

/// What a page is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Feed {
    /// All that home shows.
    Lobby,
    /// The tables that wait for the reader.
    Turns,
}

impl Feed {
    /// How it stands now, for somebody who comes, or who was told before: all of those are told at the
    /// same time.
    async fn read(
        self,
        app: &App,
        person: Option<PersonId>,
        is_first: bool,
    ) -> Result<String, Problem> {
        match self {
            Feed::Lobby if is_first => Ok(written(&lobby_of(app, person).await?)),
            Feed::Lobby => Ok(written(&lobby_again(app, person).await?)),
            Feed::Turns => Ok(written(&turns_of(app, person).await.map_err(storage)?)),
        }
    }
}

fn written(message: &impl Serialize) -> String {
    serde_json::to_string(message).expect("messages can be written")
}

/// Serves a socket until it closes.
pub(crate) async fn serve(
    mut socket: WebSocket,
    app: Arc<App>,
    who: Option<SignedIn>,
    permit: Place,
    feed: Feed,
) {
    let _open = app.open_socket.clone();
    let _permit = permit;
    let page = match feed {
        Feed::Lobby => Page::Home,
        Feed::Turns => Page::Other,
    };
    let mut here = app.presence.attend(who.map(|who| who.person), page);
    metrics::gauge!("freehold_sockets").increment(1.0);
    let guard = app.guards.messages();
    let goodbye = match greet(&mut socket, &guard).await {
        Ok(()) => attend(&mut socket, &app, who, &guard, here.as_mut(), feed).await,
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
    feed: Feed,
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
    if tell(socket, app, person, feed, &mut told).await.is_err() {
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
                if tell(socket, app, person, feed, &mut told).await.is_err() {
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

/// Tells how it stands, if that is something new.
async fn tell(
    socket: &mut WebSocket,
    app: &App,
    person: Option<PersonId>,
    feed: Feed,
    told: &mut Option<String>,
) -> Result<(), NobodyThere> {
    let text = match feed.read(app, person, told.is_none()).await {
        Ok(text) => text,
        // The next news come when the database answers again.
        Err(problem) => {
            tracing::warn!(%problem, "a page could not be told anything");
            return Ok(());
        }
    };
    if told.as_ref() == Some(&text) {
        return Ok(());
    }
    *told = Some(text.clone());
    match timeout(WRITE_TIMEOUT, socket.send_texts([text.into()])).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(NobodyThere),
    }
}
