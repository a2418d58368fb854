//! One connection's bytes, counted as long as it is open, whatever is spoken over it.

use crate::counter::Permit;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, Sleep, sleep};

/// A client that takes nothing for so long is gone.
const WRITE_TIMEOUT: Duration = Duration::from_secs(30);

/// The right to hold a connection open: one of all, and one of the client's own.
pub(crate) struct Place {
    pub(crate) _of_all: OwnedSemaphorePermit,
    pub(crate) _of_client: Option<Permit>,
}

/// So many places for all.
pub(crate) fn places(number: usize) -> Arc<Semaphore> {
    Arc::new(Semaphore::new(number.min(Semaphore::MAX_PERMITS)))
}

/// A connection, and the right to it.
pub(crate) struct Stream {
    stream: TcpStream,
    /// Runs while the client does not take what is written.
    patience: Option<Pin<Box<Sleep>>>,
    _place: Place,
}

impl Stream {
    pub(crate) fn new(stream: TcpStream, place: Place) -> Stream {
        Stream { stream, patience: None, _place: place }
    }

    /// Whether this is the first byte that the client says, which is waited for.
    pub(crate) async fn begins_with(&mut self, byte: u8) -> io::Result<bool> {
        let mut first = [0];
        Ok(self.stream.peek(&mut first).await? == 1 && first[0] == byte)
    }

    /// What a write came to; one that waits fails when nothing was taken for too long.
    fn written<T>(
        &mut self,
        cx: &mut Context<'_>,
        write: impl FnOnce(Pin<&mut TcpStream>, &mut Context<'_>) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if let Poll::Ready(done) = write(Pin::new(&mut self.stream), cx) {
            self.patience = None;
            return Poll::Ready(done);
        }
        let patience = self.patience.get_or_insert_with(|| Box::pin(sleep(WRITE_TIMEOUT)));
        ready!(patience.as_mut().poll(cx));
        patience.as_mut().reset(Instant::now() + WRITE_TIMEOUT);
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.written(cx, |stream, cx| stream.poll_write(cx, bytes))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.written(cx, |stream, cx| stream.poll_write_vectored(cx, slices))
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.written(cx, |stream, cx| stream.poll_flush(cx))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.written(cx, |stream, cx| stream.poll_shutdown(cx))
    }
}
