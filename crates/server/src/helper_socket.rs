//! One socket: a program on another machine that thinks for this one.

use crate::app::App;
use crate::socket::{Goodbye, PING_PAUSE, WRITE_TIMEOUT, broken, end, not_text, stopped};
use crate::stream::Place;
use crate::thinking::{Answered, Helper};
use crate::websocket::{CloseCode, Message, WebSocket};
use protocol::{Code, ComponentFiles, FromHelper, Problem, THINK_VERSION, ToHelper};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use table::ComponentsHash;
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep_until, timeout};

/// A helper introduces itself within this time.
const HELLO_TIMEOUT: Duration = Duration::from_secs(10);

/// The most threads of one helper.
const MAX_THREADS: u32 = 1024;

/// Serves a helper until it goes.
pub(crate) async fn serve(mut socket: WebSocket, app: Arc<App>, permit: Place) {
    let _open = app.open_socket.clone();
    let _permit = permit;
    let goodbye = match greet(&mut socket).await {
        Ok(n_threads) => {
            tracing::info!(n_threads, "a helper has come");
            let goodbye = attend(&mut socket, &app, app.thinking.helper(n_threads)).await;
            tracing::info!("a helper has gone");
            goodbye
        }
        Err(goodbye) => goodbye,
    };
    end(&mut socket, goodbye).await;
}

/// Waits for the first message, which says how many threads the helper has.
async fn greet(socket: &mut WebSocket) -> Result<usize, Goodbye> {
    let refuse =
        |code, reason: String| Err(Goodbye::refuse(CloseCode::Policy, Problem::new(code, reason)));
    let hello = match timeout(HELLO_TIMEOUT, hear(socket)).await {
        Ok(hello) => hello?,
        Err(_) => {
            return refuse(Code::Unreadable, "the first message, hello, did not come".to_owned());
        }
    };
    match hello {
        Some(FromHelper::Hello { version: THINK_VERSION, threads }) => match threads {
            1..=MAX_THREADS => Ok(threads as usize),
            _ => refuse(Code::Unreadable, format!("a helper has 1 to {MAX_THREADS} threads")),
        },
        Some(FromHelper::Hello { version, .. }) => {
            let reason = format!(
                "this server speaks version {THINK_VERSION} with its helpers, not {version}; let \
                 both be the same program"
            );
            refuse(Code::Version, reason)
        }
        _ => refuse(Code::Unreadable, "the first message must be hello".to_owned()),
    }
}

/// The next message; `None` for one without words.
async fn hear(socket: &mut WebSocket) -> Result<Option<FromHelper>, Goodbye> {
    match socket.recv().await {
        Some(Ok(Message::Text(text))) => serde_json::from_str(&text).map(Some).map_err(|error| {
            let reason = format!("this message cannot be read: {error}");
            Goodbye::refuse(CloseCode::Policy, Problem::new(Code::Unreadable, reason))
        }),
        Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => Ok(None),
        Some(Ok(Message::Binary(_))) => Err(Goodbye::refuse(CloseCode::Unsupported, not_text())),
        Some(Err(error)) => Err(broken(&error)),
        Some(Ok(Message::Close(_))) | None => Err(Goodbye::Gone),
    }
}

/// Gives the helper something to think about, and takes its answers.
async fn attend(socket: &mut WebSocket, app: &App, mut helper: Helper) -> Goodbye {
    let mut stopped = pin!(stopped(app.stopping.clone()));
    let mut pings = interval_at(Instant::now() + PING_PAUSE, PING_PAUSE);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut is_silent = false;
    loop {
        let due = helper.next_due();
        let said = tokio::select! {
            heard = hear(socket) => {
                is_silent = false;
                match heard {
                    Ok(Some(message)) => on_message(message, app, &mut helper).await,
                    Ok(None) => Ok(None),
                    Err(goodbye) => Err(goodbye),
                }
            }
            choice = helper.next() => Ok(Some(ToHelper::Think(choice))),
            () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => {
                match helper.take_back_late() {
                    true => Ok(None),
                    false => {
                        let reason = "this helper does not answer";
                        let problem = Problem::new(Code::Unavailable, reason);
                        Err(Goodbye::refuse(CloseCode::Again, problem))
                    }
                }
            }
            _ = pings.tick() => {
                let ping = Message::Ping(Default::default());
                if is_silent || !is_sent(socket, ping).await {
                    return Goodbye::Gone;
                }
                is_silent = true;
                Ok(None)
            }
            () = &mut stopped => Err(Goodbye::Say { code: CloseCode::Restart, problem: None }),
        };
        match said {
            Ok(None) => {}
            Ok(Some(message)) => {
                let text = serde_json::to_string(&message).expect("messages can be written");
                if !is_sent(socket, Message::Text(text.into())).await {
                    return Goodbye::Gone;
                }
            }
            Err(goodbye) => return goodbye,
        }
    }
}

async fn is_sent(socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(WRITE_TIMEOUT, socket.send(message)).await, Ok(Ok(())))
}

/// What is to be said to a message of the helper.
async fn on_message(
    message: FromHelper,
    app: &App,
    helper: &mut Helper,
) -> Result<Option<ToHelper>, Goodbye> {
    match message {
        FromHelper::Thought { id, action } => match helper.answer(id, &action) {
            Answered::Taken | Answered::Idle => Ok(None),
            Answered::Impossible => {
                let reason = format!("`{action}` cannot be chosen there");
                Err(Goodbye::refuse(CloseCode::Policy, Problem::new(Code::Rule, reason)))
            }
        },
        FromHelper::Unable { id, reason } => {
            tracing::warn!(reason, "a helper cannot think about a choice");
            helper.decline(id);
            Ok(None)
        }
        FromHelper::Lacking { game, components } => files(app, game, components).await.map(Some),
        // A helper that says hello twice has nothing new to say.
        FromHelper::Hello { .. } => Ok(None),
    }
}

/// The files of a set of components.
async fn files(app: &App, game: String, hash: ComponentsHash) -> Result<ToHelper, Goodbye> {
    let found = match games::game(&game) {
        Ok(known) => app.shelf.find(known, hash).await,
        Err(_) => Ok(None),
    };
    match found {
        Ok(Some(set)) => {
            let files = set.texts().iter().map(|(name, text)| (name.to_owned(), text.to_owned()));
            let files = ComponentFiles { hash, files: files.collect() };
            Ok(ToHelper::Components { game, files })
        }
        Ok(None) => {
            let reason = format!("there are no components {hash} of {game} here");
            Err(Goodbye::refuse(CloseCode::Policy, Problem::new(Code::Unknown, reason)))
        }
        Err(problem) => Err(Goodbye::refuse(CloseCode::Again, problem)),
    }
}
