//! What waits to be sent over one socket.
//!
//! The table never waits for a reader. What a slow one has no room for is dropped, and once the
//! reader has taken all that is left, it asks for everything anew. Two tasks share this, so the order
//! of things matters: the table drops first and tells afterwards. Were that told by a mark that the
//! socket's task looks at when its queue is empty, it could look between the two and then wait for
//! ever. A [`Notify`] keeps the news until somebody waits for it, whoever comes first.

use crate::websocket::Utf8Bytes;
use protocol::ToClient;
use std::net::IpAddr;
use std::sync::Arc;
use tokio::sync::Notify;
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;

/// Catching up takes two messages: who sits here, and the match.
const MIN_CAPACITY: usize = 2;

/// The table's end.
pub(crate) struct Outbox {
    /// From where the reader comes.
    pub(crate) address: IpAddr,
    queue: mpsc::Sender<Utf8Bytes>,
    /// Something was dropped; until the reader asks anew, so is all the rest.
    is_behind: bool,
    fell_behind: Arc<Notify>,
}

/// The socket's end.
pub(crate) struct Outgoing {
    queue: mpsc::Receiver<Utf8Bytes>,
    fell_behind: Arc<Notify>,
}

/// What is next for a socket.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// Messages to send.
    Send,
    /// All that was left is sent, and something is missing after it.
    CatchUp,
    /// The table is gone.
    Gone,
}

/// Both ends of a queue for `capacity` messages to a reader who comes from an address.
pub(crate) fn outbox(address: IpAddr, capacity: usize) -> (Outbox, Outgoing) {
    let (sender, queue) = mpsc::channel(capacity.max(MIN_CAPACITY));
    let fell_behind = Arc::new(Notify::new());
    let outbox =
        Outbox { address, queue: sender, is_behind: false, fell_behind: fell_behind.clone() };
    (outbox, Outgoing { queue, fell_behind })
}

impl Outbox {
    pub(crate) fn post(&mut self, message: Utf8Bytes) {
        if self.is_behind {
            return;
        }
        if let Err(TrySendError::Full(_)) = self.queue.try_send(message) {
            metrics::counter!("freehold_slow_readers_total").increment(1);
            self.is_behind = true;
            self.fell_behind.notify_one();
        }
    }

    /// From now on messages are taken again; the next one must be complete in itself.
    pub(crate) fn catch_up(&mut self) {
        self.is_behind = false;
    }
}

impl Outgoing {
    /// Waits for what is next; messages, at most `limit`, are put into `messages`.
    pub(crate) async fn next(&mut self, messages: &mut Vec<Utf8Bytes>, limit: usize) -> Next {
        tokio::select! {
            // The queue first: only when it is empty has the reader taken all that is left.
            biased;
            n_messages = self.queue.recv_many(messages, limit) => match n_messages {
                0 => Next::Gone,
                _ => Next::Send,
            },
            () = self.fell_behind.notified() => Next::CatchUp,
        }
    }
}

/// A message as it goes over the wire.
pub(crate) fn written(message: &ToClient) -> Utf8Bytes {
    let mut text = Vec::with_capacity(length(message));
    serde_json::to_writer(&mut text, message).expect("messages can be written");
    Utf8Bytes::try_from(text).expect("JSON is text")
}

/// About how long a message gets: nearly all that is written are updates, and nearly all of an update is
/// text already.
fn length(message: &ToClient) -> usize {
    /// Brackets, names and numbers.
    const REST: usize = 256;
    let ToClient::Update(update) = message else { return REST };
    let legal: usize = update.legal.iter().map(|action| action.len() + 3).sum();
    let events = update.events.iter().map(|numbered| numbered.event.get().len() + 24);
    update.view.get().len() + legal + events.sum::<usize>() + REST
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt as _;
    use std::net::Ipv4Addr;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    /// The table finds the queue full; before it tells, the socket empties the queue and waits.
    #[tokio::test]
    async fn who_empties_the_queue_between_the_drop_and_the_word_hears_it_all_the_same() {
        let (mut outbox, mut outgoing) = outbox(HERE, 2);
        let mut messages = Vec::new();
        outbox.post("0".into());
        outbox.post("1".into());
        // The first half of a `post` that finds no room.
        assert!(outbox.queue.try_send("2".into()).is_err());
        assert_eq!(outgoing.next(&mut messages, 16).await, Next::Send);
        assert!(outgoing.next(&mut messages, 16).now_or_never().is_none(), "nothing more is there");
        // The other half.
        outbox.is_behind = true;
        outbox.fell_behind.notify_one();
        assert_eq!(outgoing.next(&mut messages, 16).now_or_never(), Some(Next::CatchUp));
    }

    #[tokio::test]
    async fn whoever_falls_behind_is_told_after_the_queue_was_emptied_too() {
        let (mut outbox, mut outgoing) = outbox(HERE, 2);
        let mut messages = Vec::new();
        for number in 0..4 {
            outbox.post(number.to_string().into());
        }
        assert_eq!(outgoing.next(&mut messages, 16).await, Next::Send);
        assert_eq!(messages, ["0", "1"]);
        outbox.post("5".into());
        assert_eq!(outgoing.next(&mut messages, 16).await, Next::CatchUp, "5 is dropped too");
        outbox.catch_up();
        outbox.post("6".into());
        assert_eq!(outgoing.next(&mut messages, 16).await, Next::Send);
        assert_eq!(messages.last().map(|text| text.as_str()), Some("6"));
        drop(outbox);
        assert_eq!(outgoing.next(&mut messages, 16).await, Next::Gone);
    }
}
