//! The line to a server.

use super::desk::{Desk, Errand};
use crate::failure::Failure;
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{FromHelper, Problem, THINK_VERSION, ToHelper};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::handshake::client::{Request, Response};
use tokio_tungstenite::tungstenite::http::StatusCode;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A server answers within this time.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(20);

/// A server asks every half minute whether we are there; one that does not is gone.
const MAX_SILENCE: Duration = Duration::from_secs(90);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The way to a server.
pub(super) struct Line {
    request: Request,
    server: String,
    n_threads: u32,
}

/// Why a line has ended.
pub(super) enum Ended {
    /// The server wants no help of this program.
    Refused(String),
    /// The server cannot be reached, or cannot be reached any more.
    Lost(String),
}

impl Line {
    pub(super) fn new(server: &str, token: &str, n_threads: u32) -> Result<Line, Failure> {
        let bad = |reason: String| Failure::bad(format!("--server: {reason}"));
        let (scheme, rest) = match server.split_once("://") {
            Some(("https", rest)) => ("wss", rest),
            Some(("http", rest)) => ("ws", rest),
            _ => return Err(bad(format!("`{server}` begins with neither http:// nor https://"))),
        };
        let url = format!("{scheme}://{}/api/think", rest.trim_end_matches('/'));
        let mut request = url.into_client_request().map_err(|error| bad(error.to_string()))?;
        let token = format!("Bearer {token}").parse();
        let token = token.map_err(|_| Failure::bad("--think-token: this cannot be sent"))?;
        request.headers_mut().insert("authorization", token);
        Ok(Line { request, server: server.to_owned(), n_threads })
    }

    /// Connects, and helps as long as the server is there.
    pub(super) async fn attend(&self, desk: &Desk) -> Ended {
        let mut socket = match timeout(CONNECT_TIMEOUT, connect_async(self.request.clone())).await {
            Ok(Ok((socket, _))) => socket,
            Ok(Err(error)) => return self.not_connected(error),
            Err(_) => return self.lost("it does not answer"),
        };
        let hello = FromHelper::Hello { version: THINK_VERSION, threads: self.n_threads };
        if let Err(error) = say(&mut socket, &hello).await {
            return self.lost(&error.to_string());
        }
        println!("thinking for {} with {} threads", self.server, self.n_threads);
        // What was thought about over an earlier line is nobody's business any more.
        let (answers, mut answered) = mpsc::unbounded_channel();
        loop {
            tokio::select! {
                heard = timeout(MAX_SILENCE, socket.next()) => {
                    let text = match heard {
                        Ok(Some(Ok(Message::Text(text)))) => text,
                        Ok(Some(Ok(Message::Close(frame)))) => return self.closed(frame),
                        Ok(Some(Ok(_))) => continue,
                        Ok(Some(Err(error))) => return self.lost(&error.to_string()),
                        Ok(None) => return self.lost("it has closed the line"),
                        Err(_) => return self.lost("it says nothing any more"),
                    };
                    match serde_json::from_str(&text) {
                        Ok(ToHelper::Think(choice)) => {
                            let answers = answers.clone();
                            desk.take(Errand { choice, came_at: Instant::now(), answers });
                        }
                        Ok(ToHelper::Components { game, files }) => desk.keep(&game, files),
                        Err(error) => {
                            return Ended::Refused(format!("what {} sends cannot be read: {error}", self.server));
                        }
                    }
                }
                Some(answer) = answered.recv() => {
                    if let Err(error) = say(&mut socket, &answer).await {
                        return self.lost(&error.to_string());
                    }
                }
            }
        }
    }

    fn lost(&self, why: &str) -> Ended {
        Ended::Lost(format!("{} is lost: {why}", self.server))
    }

    fn not_connected(&self, error: Error) -> Ended {
        match error {
            Error::Http(response) => self.answered(&response),
            error => self.lost(&error.to_string()),
        }
    }

    /// The server has answered, but not with a line.
    fn answered(&self, response: &Response) -> Ended {
        let body = response.body().as_deref().unwrap_or_default();
        let told = serde_json::from_slice(body).map(|problem: Problem| problem.reason);
        let reason = told.unwrap_or_else(|_| format!("it answers {}", response.status()));
        match response.status() {
            StatusCode::TOO_MANY_REQUESTS => self.lost(&reason),
            status if status.is_server_error() => self.lost(&reason),
            _ => Ended::Refused(format!("{} refuses: {reason}", self.server)),
        }
    }

    fn closed(&self, frame: Option<CloseFrame>) -> Ended {
        match frame {
            Some(CloseFrame { code: CloseCode::Policy, reason }) => {
                Ended::Refused(format!("{} refuses: {reason}", self.server))
            }
            Some(CloseFrame { reason, .. }) => self.lost(&reason),
            None => self.lost("it has closed the line"),
        }
    }
}

async fn say(socket: &mut Socket, message: &FromHelper) -> Result<(), Error> {
    let text = serde_json::to_string(message).expect("messages can be written");
    socket.send(Message::text(text)).await
}
