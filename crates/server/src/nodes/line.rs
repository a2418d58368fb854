//! A socket's line to a table that another node has.

use super::question::NotReached;
use super::{Nodes, PATIENCE, VERSION};
use crate::line::Onlooker;
use axum::extract::ws::Utf8Bytes;
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::TableId;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// A socket's line to a table elsewhere. What is written to it waits until the other node takes it, and
/// so does whoever wrote.
pub(crate) struct RemoteLine(WebSocketStream<TcpStream>);

/// What comes over the line.
pub(crate) enum Heard {
    /// A message for the client.
    Text(Utf8Bytes),
    /// The table has closed it, with this code.
    Closed(u16),
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
            let (line, _) = client_async(request, stream).await?;
            Ok::<_, tungstenite::Error>(RemoteLine(line))
        };
        match timeout(PATIENCE, opened).await {
            Ok(Ok(line)) => Ok(line),
            Ok(Err(error)) => {
                tracing::debug!(%error, address, "a node cannot be reached");
                Err(NotReached)
            }
            Err(_) => Err(NotReached),
        }
    }

    /// Passes on what the client says.
    pub(crate) async fn send(&mut self, text: &str) -> Result<(), NotReached> {
        let sent = timeout(PATIENCE, self.0.send(Message::text(text))).await;
        sent.map_err(|_| NotReached)?.map_err(|_| NotReached)
    }

    /// What comes next.
    pub(crate) async fn next(&mut self) -> Heard {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Heard::Text(text.as_str().into()),
                Some(Ok(Message::Close(Some(CloseFrame { code, .. })))) => {
                    return Heard::Closed(code.into());
                }
                Some(Ok(Message::Close(None)) | Err(_)) | None => return Heard::Broken,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Says goodbye for the client.
    pub(crate) async fn close(mut self) {
        // Whoever does not listen is not told.
        drop(timeout(PATIENCE, self.0.close(None)).await);
    }
}
