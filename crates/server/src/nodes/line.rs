//! A socket's line to a table that another node has.

use super::question::{NotReached, SILENT};
use super::{BEATS_PER_LEASE, Nodes, PATIENCE, VERSION};
use crate::line::Onlooker;
use crate::websocket::{CloseCode, Utf8Bytes};
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::TableId;
use tokio::net::TcpStream;
use tokio::time::{Duration, Instant, timeout, timeout_at};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// A socket's line to a table elsewhere. What is written to it waits until the other node takes it, and
/// so does whoever wrote.
///
/// A machine that has lost its power says nothing, and neither does one that is only idle. So a node
/// that is silent is asked whether it is still there, as often as it has to show itself to the
/// database, and is gone when it has not answered for as long as a lease.
pub(crate) struct RemoteLine {
    stream: WebSocketStream<TcpStream>,
    /// How long the other node may be silent before it is asked.
    pause: Duration,
    /// When it is asked next.
    asks_at: Instant,
    /// How often it was asked since it was last heard.
    n_asked: u32,
}

/// What comes over the line.
pub(crate) enum Heard {
    /// A message for the client.
    Text(Utf8Bytes),
    /// The table has closed it, with this code.
    Closed(CloseCode),
    /// It broke.
    Broken,
}

impl RemoteLine {
    /// Opens a line to a table that the node at an address has.
    pub(crate) async fn open(
        nodes: &Nodes,
        address: &str,
        table: &TableId,
        onlooker: Onlooker,
    ) -> Result<RemoteLine, NotReached> {
        let Onlooker { person, address: from } = onlooker;
        let person = person.map(|person| format!("&person={}", person.number()));
        let query = format!("address={from}{}", person.unwrap_or_default());
        let url = format!("ws://{address}/{VERSION}/tables/{table}/socket?{query}");
        let opened = async {
            let mut request = url.into_client_request()?;
            let credentials = nodes.credentials().parse().expect("a secret is plain text");
            request.headers_mut().insert("authorization", credentials);
            let stream = TcpStream::connect(address).await?;
            stream.set_nodelay(true)?;
            let (stream, _) = client_async(request, stream).await?;
            let pause = nodes.0.lease / BEATS_PER_LEASE;
            let asks_at = Instant::now() + pause;
            Ok::<_, tungstenite::Error>(RemoteLine { stream, pause, asks_at, n_asked: 0 })
        };
        match timeout(PATIENCE, opened).await {
            Ok(Ok(line)) => {
                nodes.reached(address);
                Ok(line)
            }
            Ok(Err(error)) => Err(nodes.missed(address, &error)),
            Err(_) => Err(nodes.missed(address, &SILENT)),
        }
    }

    /// Passes on what the client says.
    pub(crate) async fn send(&mut self, text: &str) -> Result<(), NotReached> {
        self.write(Message::text(text)).await
    }

    async fn write(&mut self, message: Message) -> Result<(), NotReached> {
        let sent = timeout(PATIENCE, self.stream.send(message)).await;
        sent.map_err(|_| NotReached)?.map_err(|_| NotReached)
    }

    /// What comes next. Whoever stops waiting for it loses nothing.
    pub(crate) async fn next(&mut self) -> Heard {
        loop {
            // What has come counts, however late it is looked at: a slow client is no silent node.
            let Ok(frame) = timeout_at(self.asks_at, self.stream.next()).await else {
                self.asks_at = Instant::now() + self.pause;
                self.n_asked += 1;
                let ping = Message::Ping(Default::default());
                if BEATS_PER_LEASE < self.n_asked || self.write(ping).await.is_err() {
                    return Heard::Broken;
                }
                continue;
            };
            self.asks_at = Instant::now() + self.pause;
            self.n_asked = 0;
            match frame {
                Some(Ok(Message::Text(text))) => return Heard::Text(text),
                Some(Ok(Message::Close(Some(CloseFrame { code, .. })))) => {
                    return Heard::Closed(code);
                }
                Some(Ok(Message::Close(None)) | Err(_)) | None => return Heard::Broken,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Says goodbye for the client.
    pub(crate) async fn close(mut self) {
        // Whoever does not listen is not told.
        drop(timeout(PATIENCE, self.stream.close(None)).await);
    }
}
