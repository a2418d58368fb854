//! A player that acts at random, at as little cost as possible: it shares the machine with the
//! server that is measured.

use crate::failure::Failure;
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

pub(super) const HELLO: &str = r#"{"hello":{"version":1}}"#;

/// What a player needs of a message.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Heard<'a> {
    #[serde(borrow)]
    Update(Seen<'a>),
    Table(Room),
    Done(IgnoredAny),
    Refused(protocol_problem::Refused),
}

/// What a player needs of an update.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Seen<'a> {
    number: u64,
    to_act: Option<usize>,
    undoable: usize,
    #[serde(borrow)]
    legal: Vec<&'a str>,
}

/// What a player needs of who sits here.
#[derive(Deserialize)]
struct Room {
    /// There until the match begins.
    #[serde(default)]
    room: Option<IgnoredAny>,
}

mod protocol_problem {
    use serde::Deserialize;

    #[derive(Deserialize, Debug)]
    pub(super) struct Refused {
        pub(super) problem: Problem,
    }

    #[derive(Deserialize, Debug)]
    pub(super) struct Problem {
        pub(super) reason: String,
    }
}

/// A socket at a table.
pub(super) struct Player {
    socket: WebSocketStream<TcpStream>,
    /// The latest update as it came.
    update: Utf8Bytes,
    has_begun: bool,
}

impl Player {
    pub(super) async fn join(
        address: SocketAddr,
        cookie: Option<&str>,
        table: &str,
    ) -> Result<Player, Failure> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let url = format!("ws://{address}/api/tables/{table}/socket");
        let mut request = url.into_client_request().map_err(failed)?;
        if let Some(cookie) = cookie {
            let cookie = cookie.parse().map_err(|_| failed("cookie"))?;
            request.headers_mut().insert("cookie", cookie);
        }
        let settings = tokio_tungstenite::tungstenite::protocol::WebSocketConfig::default()
            .read_buffer_size(8 << 10);
        let (socket, _) =
            client_async_with_config(request, stream, Some(settings)).await.map_err(failed)?;
        let mut player = Player { socket, update: Utf8Bytes::default(), has_begun: false };
        player.socket.send(Message::text(HELLO)).await.map_err(failed)?;
        player.until_number(0).await?;
        Ok(player)
    }

    /// Waits until a state with at least this number was seen.
    pub(super) async fn until_number(&mut self, number: u64) -> Result<(), Failure> {
        loop {
            if self.hear().await?.is_some_and(|seen| number <= seen) {
                return Ok(());
            }
        }
    }

    /// Waits until the match has begun.
    pub(super) async fn until_begun(&mut self) -> Result<(), Failure> {
        while !self.has_begun {
            self.hear().await?;
        }
        Ok(())
    }

    /// Takes the next message; the number of an update.
    async fn hear(&mut self) -> Result<Option<u64>, Failure> {
        let text = match self.socket.next().await {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(_)) => return Ok(None),
            Some(Err(error)) => return Err(failed(error)),
            None => return Err(failed("the server closed a socket")),
        };
        let number = number_of(&text);
        if number.is_some() {
            self.update = text;
            return Ok(number);
        }
        match serde_json::from_str(&text) {
            Ok(Heard::Refused(refused)) => Err(failed(refused.problem.reason)),
            Ok(Heard::Table(Room { room })) => {
                self.has_begun = room.is_none();
                Ok(None)
            }
            _ => Ok(None),
        }
    }

    /// The state's number and who is asked; `None` when the match is over.
    pub(super) fn state(&self) -> Result<(u64, Option<usize>), Failure> {
        let seen = seen(&self.update)?;
        Ok((seen.number, seen.to_act))
    }

    /// How many of its latest actions this player may take back.
    pub(super) fn n_undoable(&self) -> Result<usize, Failure> {
        Ok(seen(&self.update)?.undoable)
    }

    /// Takes the latest action back; says which number the next state has.
    pub(super) async fn undo(&mut self, seat: usize) -> Result<u64, Failure> {
        let number = seen(&self.update)?.number;
        let text = format!(
            r#"{{"do":{{"number":{number},"key":"{number}-{seat}","seat":{seat},"undo":{{"actions":1}}}}}}"#
        );
        self.socket.send(Message::text(text)).await.map_err(failed)?;
        Ok(number + 1)
    }

    /// Acts at random; says which number the next state has.
    pub(super) async fn act(&mut self, seat: usize, pick: u64) -> Result<u64, Failure> {
        let seen = seen(&self.update)?;
        let number = seen.number;
        let action = seen.legal[(pick % seen.legal.len() as u64) as usize];
        let text = format!(
            r#"{{"do":{{"number":{number},"key":"{number}-{seat}","seat":{seat},"act":"{action}"}}}}"#
        );
        self.socket.send(Message::text(text)).await.map_err(failed)?;
        Ok(number + 1)
    }
}

fn seen(text: &str) -> Result<Seen<'_>, Failure> {
    match serde_json::from_str(text) {
        Ok(Heard::Update(seen)) => Ok(seen),
        Ok(_) => Err(failed("no update")),
        Err(error) => Err(failed(error)),
    }
}

/// The number of an update, without reading the rest of it.
fn number_of(text: &str) -> Option<u64> {
    let rest = text.strip_prefix(r#"{"update":{"number":"#)?;
    rest.split(',').next()?.parse().ok()
}

pub(super) fn failed(error: impl std::fmt::Display) -> Failure {
    Failure::Io(format!("a player: {error}"))
}

/// One HTTP request: the answer's headers and body.
pub(super) async fn post(
    address: SocketAddr,
    cookie: Option<&str>,
    path: &str,
    body: &str,
) -> Result<(String, String), Failure> {
    let mut stream = TcpStream::connect(address).await?;
    let cookie = cookie.map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n{cookie}\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    match answer.split_once("\r\n\r\n") {
        Some((head, body)) if head.starts_with("HTTP/1.1 200") => {
            Ok((head.to_owned(), body.to_owned()))
        }
        _ => Err(failed(format!("{path}: {answer}"))),
    }
}
