//! A program that plays over a socket.

use super::http::Browser;
use futures_util::{SinkExt, StreamExt};
use protocol::{Deed, Hello, Request, TableId, TableInfo, ToClient, ToServer, Update, VERSION};
use serde::de::DeserializeOwned;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// Nothing in a test takes longer.
const PATIENCE: Duration = Duration::from_secs(20);

/// A socket at a table.
pub(crate) struct Player {
    pub(crate) socket: WebSocketStream<TcpStream>,
    /// What was last seen of the table.
    pub(crate) info: Option<TableInfo>,
    pub(crate) update: Option<Update>,
    /// Every text that came, if it is to be kept.
    pub(crate) heard: Option<Vec<String>>,
    n_requests: u64,
}

/// A page that is told what changes at tables.
pub(crate) struct Feed(pub(crate) WebSocketStream<TcpStream>);

impl Feed {
    pub(crate) async fn open(browser: &Browser, path: &str) -> Feed {
        let mut socket = open_socket(browser, path).await.expect("a socket");
        let hello = serde_json::to_string(&ToServer::Hello(Hello { version: VERSION }));
        socket.send(Message::text(hello.expect("JSON"))).await.expect("the server reads");
        Feed(socket)
    }

    /// Waits until something is told that is wanted.
    pub(crate) async fn until<T: DeserializeOwned>(&mut self, wanted: impl Fn(&T) -> bool) -> T {
        loop {
            let message = timeout(PATIENCE, self.0.next()).await.expect("the server speaks");
            if let Message::Text(text) = message.expect("it stays open").expect("a message") {
                let told = serde_json::from_str(&text).expect("what such a page is told");
                if wanted(&told) {
                    return told;
                }
            }
        }
    }
}

/// Opens a socket without a word.
async fn open_socket(browser: &Browser, path: &str) -> Result<WebSocketStream<TcpStream>, Error> {
    let stream = TcpStream::connect(browser.address).await?;
    stream.set_nodelay(true)?;
    let mut request = format!("ws://{}{path}", browser.address).into_client_request()?;
    if let Some(cookie) = &browser.cookie {
        request.headers_mut().insert("cookie", cookie.parse().expect("a header"));
    }
    if let Some(from) = &browser.comes_from {
        request.headers_mut().insert("x-forwarded-for", from.parse().expect("a header"));
    }
    Ok(client_async(request, stream).await?.0)
}

impl Player {
    /// Opens a socket without a word.
    pub(crate) async fn connect(browser: &Browser, table: &TableId) -> Result<Player, Error> {
        let socket = open_socket(browser, &format!("/api/tables/{table}/socket")).await?;
        Ok(Player { socket, info: None, update: None, heard: None, n_requests: 0 })
    }

    /// Opens a socket, says hello and waits for the first update.
    pub(crate) async fn join(browser: &Browser, table: &TableId) -> Player {
        let mut player = Player::connect(browser, table).await.expect("a socket");
        player.hello().await;
        player.until_update().await;
        player
    }

    pub(crate) async fn hello(&mut self) {
        self.say(&ToServer::Hello(Hello { version: VERSION })).await;
    }

    pub(crate) async fn say(&mut self, message: &ToServer) {
        self.say_text(serde_json::to_string(message).expect("JSON")).await;
    }

    pub(crate) async fn say_text(&mut self, text: String) {
        self.socket.send(Message::text(text)).await.expect("the server reads");
    }

    /// Says something to a server that may be gone.
    pub(crate) async fn try_say(&mut self, text: String) -> Result<(), Error> {
        self.socket.send(Message::text(text)).await
    }

    /// The next message, or how the server closed.
    pub(crate) async fn hear(&mut self) -> Result<ToClient, Option<CloseFrame>> {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await.expect("the server speaks");
            match message {
                Some(Ok(Message::Text(text))) => {
                    let message: ToClient = serde_json::from_str(&text).expect("our protocol");
                    match &message {
                        ToClient::Table(info) => self.info = Some(info.clone()),
                        ToClient::Update(update) => self.update = Some(update.clone()),
                        _ => {}
                    }
                    if let Some(heard) = &mut self.heard {
                        heard.push(text.to_string());
                    }
                    return Ok(message);
                }
                Some(Ok(Message::Close(frame))) => return Err(frame),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    pub(crate) async fn until_update(&mut self) -> Update {
        self.until(|message| match message {
            ToClient::Update(update) => Some(update),
            _ => None,
        })
        .await
    }

    /// Waits for a message that `wanted` wants.
    pub(crate) async fn until<T>(&mut self, mut wanted: impl FnMut(ToClient) -> Option<T>) -> T {
        loop {
            let message = self.hear().await.expect("the socket stays open");
            if let Some(found) = wanted(message) {
                return found;
            }
        }
    }

    /// The update as it stands.
    pub(crate) fn seen(&self) -> &Update {
        self.update.as_ref().expect("an update came")
    }

    /// A request for the present state.
    pub(crate) fn request(&mut self, deed: Deed) -> Request {
        self.n_requests += 1;
        let update = self.seen();
        Request {
            number: update.number,
            // Somebody who comes back may have counted as far before.
            key: format!("{:?}-{}-{}", update.eyes, update.number, self.n_requests),
            seat: update.eyes.unwrap_or_default(),
            deed,
        }
    }

    /// Does something and waits until it is done or refused.
    pub(crate) async fn carry_out(&mut self, request: Request) -> Result<u64, protocol::Problem> {
        let key = request.key.clone();
        self.say(&ToServer::Do(request)).await;
        self.until(|message| match message {
            ToClient::Done { key: done, number } if done == key => Some(Ok(number)),
            ToClient::Refused { key: refused, problem } if refused.as_ref() == Some(&key) => {
                Some(Err(problem))
            }
            _ => None,
        })
        .await
    }

    /// Takes the legal action that `pick` points at, and waits for what comes of it.
    pub(crate) async fn act(&mut self, pick: usize) {
        let legal = &self.seen().legal;
        let action = legal[pick % legal.len()].clone();
        let request = self.request(Deed::Act(action));
        let number = self.carry_out(request).await.expect("a legal action");
        self.until_number(number).await;
    }

    /// Waits until the state with this number is seen.
    pub(crate) async fn until_number(&mut self, number: u64) {
        while self.seen().number < number {
            self.until_update().await;
        }
    }

    pub(crate) fn is_asked(&self) -> bool {
        !self.seen().legal.is_empty()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.seen().to_act.is_none()
    }
}
