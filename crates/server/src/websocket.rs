//! WebSockets: the handshake, and messages that go out in pieces.
//!
//! A socket's buffer never shrinks below the largest frame that went through it. What a table tells
//! whoever comes is large and what it tells later is small, so a large message is sent as several
//! frames: thousands of sockets at which nothing happens then hold a few kilobytes each.

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
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Bytes;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tracing::Instrument as _;

/// The most bytes of a message in one frame.
const PIECE: usize = 4 * 1024;

/// What is read at once: a message, and little more.
const READ_BUFFER: usize = 4 * 1024;

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
                    .write_buffer_size(PIECE);
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

    /// Sends words, however many.
    pub(crate) async fn send_text(&mut self, text: Utf8Bytes) -> Result<(), SocketError> {
        self.feed_text(text).await?;
        self.flush().await
    }

    /// Puts words, however many, into the buffer, which is written whenever it is full.
    pub(crate) async fn feed_text(&mut self, text: Utf8Bytes) -> Result<(), SocketError> {
        for frame in frames(text.into()) {
            self.0.feed(Message::Frame(frame)).await?;
        }
        Ok(())
    }

    /// Writes what is in the buffer.
    pub(crate) async fn flush(&mut self) -> Result<(), SocketError> {
        self.0.flush().await
    }
}

/// The frames of a message.
fn frames(text: Bytes) -> impl Iterator<Item = Frame> {
    let n_frames = text.len().div_ceil(PIECE).max(1);
    (0..n_frames).map(move |index| {
        let kind = if index == 0 { Data::Text } else { Data::Continue };
        let (begin, end) = (index * PIECE, text.len().min((index + 1) * PIECE));
        Frame::message(text.slice(begin..end), OpCode::Data(kind), index + 1 == n_frames)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_large_message_is_several_frames_and_a_small_one_is_one() {
        let shape = |n_bytes: usize| {
            let text = "ä".repeat(n_bytes / 2) + &"a".repeat(n_bytes % 2);
            let frames = frames(text.clone().into()).collect::<Vec<_>>();
            let payload: Vec<u8> =
                frames.iter().flat_map(|frame| frame.payload().iter().copied()).collect();
            assert_eq!(payload, text.as_bytes());
            let shape = |frame: &Frame| (frame.payload().len(), frame.header().is_final);
            let rest = frames.iter().skip(1);
            assert!(rest.clone().all(|it| it.header().opcode == OpCode::Data(Data::Continue)));
            assert_eq!(frames[0].header().opcode, OpCode::Data(Data::Text));
            frames.iter().map(shape).collect::<Vec<_>>()
        };
        assert_eq!(shape(0), [(0, true)]);
        assert_eq!(shape(PIECE), [(PIECE, true)]);
        assert_eq!(shape(2 * PIECE + 1), [(PIECE, false), (PIECE, false), (1, true)]);
    }
}
