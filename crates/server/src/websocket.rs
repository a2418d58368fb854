//! WebSockets: the handshake, and words that go out by one write.
//!
//! A socket's own buffer never shrinks below the largest frame that went through it, and is written
//! whenever it is full. What a table tells whoever comes is large and what it tells later is small, so
//! words go past that buffer: thousands of sockets at which nothing happens hold a few kilobytes each.

pub(crate) use tokio_tungstenite::tungstenite::error::ProtocolError;
pub(crate) use tokio_tungstenite::tungstenite::protocol::CloseFrame;
pub(crate) use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
pub(crate) use tokio_tungstenite::tungstenite::{Error as SocketError, Message, Utf8Bytes};

use axum::body::Body;
use axum::http::Request;
use axum::http::request::Parts;
use axum::response::Response;
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use protocol::{Code, MAX_MESSAGE, Problem};
use tokio::io::AsyncWriteExt as _;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tracing::Instrument as _;

/// What is read at once: a message, and little more.
const READ_BUFFER: usize = 4 * 1024;

/// How long the head of a frame may be that is not masked.
const MAX_HEAD: usize = 10;

/// A request for a socket, which can be granted.
pub(crate) struct Handshake {
    answer: Response,
    upgrade: OnUpgrade,
}

impl Handshake {
    /// Reads a request for a socket.
    pub(crate) fn read(request: Parts) -> Result<Handshake, Problem> {
        let mut request = Request::from_parts(request, ());
        let answer = create_response_with_body(&request, Body::empty).ok();
        let upgrade = request.extensions_mut().remove::<OnUpgrade>();
        match (answer, upgrade) {
            (Some(answer), Some(upgrade)) => Ok(Handshake { answer, upgrade }),
            _ => Err(Problem::new(Code::Unreadable, "this is a WebSocket")),
        }
    }

    /// Grants the request: the answer to it, after which the socket is served.
    pub(crate) fn grant<S>(self, serve: impl FnOnce(WebSocket) -> S + Send + 'static) -> Response
    where
        S: Future<Output = ()> + Send,
    {
        let Handshake { answer, upgrade } = self;
        let served = async move {
            // Whoever asked may have gone meanwhile.
            if let Ok(stream) = upgrade.await {
                let config = WebSocketConfig::default()
                    .max_message_size(Some(MAX_MESSAGE))
                    .max_frame_size(Some(MAX_MESSAGE))
                    .read_buffer_size(READ_BUFFER)
                    .write_buffer_size(0);
                let stream = TokioIo::new(stream);
                let socket =
                    WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await;
                serve(WebSocket(socket)).await;
            }
        };
        // What is logged of a socket belongs to the request for it.
        tokio::spawn(served.in_current_span());
        answer
    }
}

/// The server's end of a socket.
pub(crate) struct WebSocket(WebSocketStream<TokioIo<Upgraded>>);

impl WebSocket {
    /// What comes next; `None` when the client is gone.
    pub(crate) async fn recv(&mut self) -> Option<Result<Message, SocketError>> {
        self.0.next().await
    }

    /// Sends a message that is not long.
    pub(crate) async fn send(&mut self, message: Message) -> Result<(), SocketError> {
        self.0.send(message).await
    }

    /// Sends words, however many, by one write if the client takes them.
    pub(crate) async fn send_texts(
        &mut self,
        texts: impl IntoIterator<Item = Utf8Bytes>,
    ) -> Result<(), SocketError> {
        // An answer to a ping may be left, in part even.
        self.flush().await?;
        let stream = self.0.get_mut();
        stream.write_all(&frames(texts)).await?;
        // TLS keeps what a slow client did not take at once.
        Ok(stream.flush().await?)
    }

    /// Writes what is in the buffer.
    pub(crate) async fn flush(&mut self) -> Result<(), SocketError> {
        self.0.flush().await
    }
}

/// Messages as they go over the wire, a frame each.
fn frames(texts: impl IntoIterator<Item = Utf8Bytes>) -> Vec<u8> {
    let texts: Vec<Utf8Bytes> = texts.into_iter().collect();
    let length = texts.iter().map(|text| text.len() + MAX_HEAD).sum();
    let mut bytes = Vec::with_capacity(length);
    for text in texts {
        let frame = Frame::message(text, OpCode::Data(Data::Text), true);
        frame.format(&mut bytes).expect("writing to memory");
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Cursor;
    use tokio_tungstenite::tungstenite::protocol::WebSocket;

    #[test]
    fn messages_of_any_length_are_read_as_they_were_written() {
        let texts = [0, 1, 125, 126, 65_535, 65_536].map(|n_bytes| "a".repeat(n_bytes));
        let bytes = frames(texts.iter().map(|text| text.as_str().into()));
        let mut reader = WebSocket::from_raw_socket(Cursor::new(bytes), Role::Client, None);
        for text in texts {
            assert_eq!(reader.read().expect("a message"), Message::text(text));
        }
    }
}
