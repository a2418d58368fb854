//! Somebody at a table, over a socket: plays by the choices that are sent, comes back after a socket
//! broke when the page would, to any node, and asks again for what was not answered.

use crate::cluster::Addresses;
use crate::history::History;
use crate::picks::{Picks, lock};
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{
    BROKEN, Code, ComingBack, Deed, Hello, Request, TableId, ToClient, ToServer, Update, VERSION,
};
use std::net::SocketAddr;
use std::ops::ControlFlow::{self, Break, Continue};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{WebSocketStream, client_async};

/// Whoever hears nothing for so long tries another socket.
const SILENCE: Duration = Duration::from_secs(2);

/// After a refusal that will not be another one at once.
const PAUSE_AFTER_REFUSAL: Duration = Duration::from_millis(200);

/// Before each action: a load that leaves the machine some time for everything else.
const THINKS: Duration = Duration::from_millis(15);

/// One of the people at a table.
pub(crate) struct Player {
    pub(crate) table: TableId,
    pub(crate) client: usize,
    pub(crate) cookie: Option<String>,
    pub(crate) nodes: Addresses,
    pub(crate) history: Arc<Mutex<History>>,
    pub(crate) picks: Picks,
    pub(crate) is_resting: watch::Receiver<bool>,
}

/// What is known to a player, whichever socket it came over.
#[derive(Default)]
struct Mind {
    /// What was asked for and is not answered.
    asked: Option<Request>,
    n_asked: u64,
}

/// A socket of a player.
struct Line {
    socket: WebSocketStream<TcpStream>,
    /// When it said hello, until a view came.
    hello_at: Option<Instant>,
    update: Option<Update>,
    /// Whether nothing was asked for since the latest view came.
    is_fresh: bool,
    /// Whether what is not answered was sent over this socket.
    has_asked: bool,
}

impl Player {
    /// Plays until the match is over.
    pub(crate) async fn play(mut self) {
        let mut mind = Mind::default();
        let mut back = ComingBack::default();
        loop {
            let mut code = BROKEN;
            if let Some(line) = self.open().await {
                back = ComingBack::default();
                lock(&self.history).note_connected(self.client);
                code = match self.converse(line, &mut mind).await {
                    Break(()) => return lock(&self.history).note_left(self.client),
                    Continue(code) => code,
                };
                lock(&self.history).note_lost(self.client);
            }
            let chance = self.picks.below(1_000) as f64 / 1_000.0;
            sleep(back.pause_after(code, chance)).await;
        }
    }

    /// Opens a socket to any node: like a proxy, to the next one where one does not answer.
    async fn open(&mut self) -> Option<Line> {
        for address in self.nodes.all(&mut self.picks) {
            let opening = open(address, &self.table, self.cookie.as_deref());
            if let Ok(Some(line)) = timeout(SILENCE, opening).await {
                return Some(line);
            }
        }
        None
    }

    /// Listens and acts until the match is over, or the socket breaks: with which code is told.
    async fn converse(&mut self, mut line: Line, mind: &mut Mind) -> ControlFlow<(), u16> {
        loop {
            if self.act(&mut line, mind).await.is_none() {
                return Continue(BROKEN);
            }
            let heard = tokio::select! {
                heard = timeout(SILENCE, line.socket.next()) => heard,
                _ = self.is_resting.changed() => continue,
            };
            match heard {
                Ok(Some(Ok(Message::Text(text)))) => self.hear(&mut line, mind, &text).await,
                Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => {}
                Ok(Some(Ok(Message::Close(Some(frame))))) => return Continue(frame.code.into()),
                Ok(Some(Ok(_)) | Some(Err(_)) | None) => return Continue(BROKEN),
                // A player who is not asked may well hear nothing: nobody acts, or all rest.
                Err(_) => return Continue(BROKEN),
            }
            let is_over = line.update.as_ref().is_some_and(|update| update.to_act.is_none());
            if is_over && mind.asked.is_none() {
                return Break(());
            }
        }
    }

    async fn hear(&mut self, line: &mut Line, mind: &mut Mind, text: &str) {
        let message: ToClient = serde_json::from_str(text).expect("our protocol");
        match message {
            ToClient::Update(update) => {
                let hello_at = line.hello_at.take();
                lock(&self.history).note_seen(self.client, &update, text, hello_at);
                line.update = Some(update);
                line.is_fresh = true;
            }
            ToClient::Done { key, number } => {
                if let Some(request) = mind.asked.take_if(|request| request.key == key) {
                    let mut history = lock(&self.history);
                    history.note_done(self.client, request.seat, &key, number);
                }
            }
            ToClient::Refused { key, problem } => {
                let is_mine = |request: &mut Request| Some(&request.key) == key.as_ref();
                let Some(request) = mind.asked.take_if(is_mine) else { return };
                let code = problem.code;
                lock(&self.history).note_refused(self.client, request.seat, &request.key, code);
                if !matches!(code, Code::Stale | Code::Doubled) {
                    sleep(PAUSE_AFTER_REFUSAL).await;
                }
            }
            ToClient::Table(_) | ToClient::Clocks(_) | ToClient::Talk(_) | ToClient::Plan(_) => {}
        }
    }

    /// Asks once more for what was not answered, or for something new; `None` if the socket breaks.
    async fn act(&mut self, line: &mut Line, mind: &mut Mind) -> Option<()> {
        let Some(update) = &line.update else { return Some(()) };
        if mind.asked.is_some() {
            if line.has_asked {
                return Some(());
            }
        } else {
            if !line.is_fresh || update.legal.is_empty() {
                return Some(());
            }
            sleep(THINKS).await;
            if *self.is_resting.borrow() {
                return Some(());
            }
            mind.asked = Some(self.choose(update, mind));
        }
        let request = mind.asked.clone().expect("just chosen");
        line.is_fresh = false;
        line.has_asked = true;
        lock(&self.history).note_sent(self.client, &request);
        let text = serde_json::to_string(&ToServer::Do(request)).expect("JSON");
        let sent = timeout(SILENCE, line.socket.send(Message::text(text))).await;
        sent.is_ok_and(|sent| sent.is_ok()).then_some(())
    }

    fn choose(&mut self, update: &Update, mind: &mut Mind) -> Request {
        mind.n_asked += 1;
        let deed = match update.undoable > 0 && self.picks.below(10) == 0 {
            true => Deed::Undo { actions: 1 },
            false => Deed::act(&update.legal[self.picks.below(update.legal.len())]),
        };
        let seat = update.eyes.expect("only seats have choices");
        Request {
            number: update.number,
            key: format!("{} {}", self.client, mind.n_asked),
            seat,
            deed,
        }
    }
}

/// What somebody is shown who comes anew.
pub(crate) async fn look(
    address: SocketAddr,
    table: &TableId,
    cookie: Option<&str>,
) -> Option<(Instant, Update, String)> {
    let mut line = timeout(SILENCE, open(address, table, cookie)).await.ok()??;
    loop {
        let Message::Text(text) = timeout(SILENCE, line.socket.next()).await.ok()??.ok()? else {
            continue;
        };
        if let ToClient::Update(update) = serde_json::from_str(&text).expect("our protocol") {
            return Some((line.hello_at?, update, text.to_string()));
        }
    }
}

/// Opens a socket and says hello.
async fn open(address: SocketAddr, table: &TableId, cookie: Option<&str>) -> Option<Line> {
    let stream = TcpStream::connect(address).await.ok()?;
    stream.set_nodelay(true).ok()?;
    let url = format!("ws://{address}/api/tables/{table}/socket");
    let mut request = url.into_client_request().expect("an address");
    if let Some(cookie) = cookie {
        request.headers_mut().insert("cookie", cookie.parse().expect("a header"));
    }
    let (mut socket, _) = client_async(request, stream).await.ok()?;
    let hello = ToServer::Hello(Hello { version: VERSION });
    let hello_at = Instant::now();
    socket.send(Message::text(serde_json::to_string(&hello).expect("JSON"))).await.ok()?;
    let (update, is_fresh, has_asked) = (None, false, false);
    Some(Line { socket, hello_at: Some(hello_at), update, is_fresh, has_asked })
}
