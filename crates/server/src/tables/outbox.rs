//! What waits to be sent over one socket.

use axum::extract::ws::Utf8Bytes;
use protocol::ToClient;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;

/// Messages that go out together.
pub(crate) enum Parcel {
    One(Utf8Bytes),
    Two(Utf8Bytes, Utf8Bytes),
}

/// The table's end: never waits. What a slow reader has no room for is dropped, and the reader
/// gets everything anew once it has caught up.
pub(crate) struct Outbox {
    queue: mpsc::Sender<Parcel>,
    is_behind: Arc<AtomicBool>,
}

/// The socket's end.
pub(crate) struct Outgoing {
    pub(crate) queue: mpsc::Receiver<Parcel>,
    is_behind: Arc<AtomicBool>,
}

/// Both ends of a queue for `capacity` parcels.
pub(crate) fn outbox(capacity: usize) -> (Outbox, Outgoing) {
    let (sender, queue) = mpsc::channel(capacity);
    let is_behind = Arc::new(AtomicBool::new(false));
    (Outbox { queue: sender, is_behind: Arc::clone(&is_behind) }, Outgoing { queue, is_behind })
}

impl Outbox {
    pub(crate) fn post(&self, parcel: Parcel) {
        if self.is_behind() {
            return;
        }
        if let Err(TrySendError::Full(_)) = self.queue.try_send(parcel) {
            metrics::counter!("freehold_slow_readers_total").increment(1);
            self.is_behind.store(true, Ordering::Release);
        }
    }

    pub(crate) fn is_behind(&self) -> bool {
        self.is_behind.load(Ordering::Acquire)
    }

    /// From now on parcels are taken again; the next one must be complete in itself.
    pub(crate) fn catch_up(&self) {
        self.is_behind.store(false, Ordering::Release);
    }
}

impl Outgoing {
    /// Whether everything that is left has been sent and something was dropped after it.
    pub(crate) fn has_fallen_behind(&self) -> bool {
        self.queue.is_empty() && self.is_behind.load(Ordering::Acquire)
    }
}

/// A message as it goes over the wire.
pub(crate) fn written(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages can be written").into()
}
