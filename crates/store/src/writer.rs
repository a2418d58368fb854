//! The one task that writes.
//!
//! A commit waits for the disk, and while it waits, more arrives. So the task takes everything that
//! is waiting, writes it in one transaction and answers all of it after one commit: the busier the
//! server, the less each entry costs. Whoever gets an answer knows that it is on disk.

use crate::chain::Ends;
use crate::clocks::ClubClock;
use crate::connect::Address;
use crate::error::StoreError;
use crate::keeper::{FileLock, Keeper, Session};
use crate::model::Append;
use crate::nodes::{self, Fence};
use crate::soundness;
use crate::write;
use sqlx::{AnyConnection, Connection};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

/// The most entries one transaction takes, so that nobody waits for an endless one.
pub(crate) const MAX_BATCH: usize = 256;

/// The most requests that wait; beyond that, whoever has more to write waits too.
const MAX_WAITING: usize = 1024;

/// What takes long is waited for as long as anybody waits for anything.
pub(crate) const LEISURE: Duration = Duration::from_secs(24 * 60 * 60);

pub(crate) type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

/// Something to write.
#[allow(clippy::large_enum_variant, reason = "nearly all are of the large one")]
pub(crate) enum Write {
    /// Entries are what is written all day; those that wait are written together.
    Append(Append, Option<Fence>, Answer<()>),
    /// Everything else, one after the other.
    Work(Box<dyn Work>),
    Close(Answer<()>),
}

/// Something that will be.
pub(crate) type Boxed<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Something to be done on the connection that writes, by whoever holds it.
pub(crate) trait Work: Send {
    fn run(self: Box<Self>, actor: &mut Actor) -> Boxed<'_, ()>;
}

/// How a piece of work is done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Among nodes by one after the other.
    Usual,
    /// The same, and it takes as long as it takes.
    Long,
    /// Whatever other nodes do meanwhile.
    Beside,
}

/// Work with an answer.
pub(crate) struct Task<F, T> {
    pub(crate) work: F,
    pub(crate) kind: Kind,
    pub(crate) answer: Answer<T>,
}

impl<F, T: Send + 'static> Work for Task<F, T>
where
    F: for<'a> FnOnce(&'a mut AnyConnection) -> Boxed<'a, Result<T, StoreError>> + Send + 'static,
{
    fn run(self: Box<Self>, actor: &mut Actor) -> Boxed<'_, ()> {
        Box::pin(async move {
            let Task { work, kind, answer } = *self;
            let address = &actor.means.address;
            let waits_for_turn = address.is_shared() && kind != Kind::Beside;
            let patience = if kind == Kind::Long { LEISURE } else { address.patience() };
            let done = actor.attempt(patience, async |connection| match waits_for_turn {
                true => nodes::one_after_the_other(connection, work).await,
                false => work(connection).await,
            });
            reply(answer, done.await);
        })
    }
}

/// The way to the task.
pub(crate) type Writer = mpsc::Sender<Write>;

/// What the task writes with.
pub(crate) struct Means {
    pub(crate) address: Address,
    pub(crate) keeper: Keeper,
    /// Held as long as the task runs.
    pub(crate) lock: Option<FileLock>,
    /// By what the latest connection is known, unless the database is a file.
    pub(crate) session: Option<Session>,
    /// Whether anybody is to be told when it is their turn.
    pub(crate) has_channels: Arc<AtomicBool>,
    pub(crate) clock: ClubClock,
}

/// Starts the task.
pub(crate) fn start(means: Means, connection: AnyConnection) -> Writer {
    let (sender, waiting) = mpsc::channel(MAX_WAITING);
    tokio::spawn(
        Actor { means, connection: Some(connection), waiting, ends: Ends::default() }.run(),
    );
    sender
}

pub(crate) struct Actor {
    means: Means,
    /// `None` after a failure: what state a connection is in then is not worth guessing.
    connection: Option<AnyConnection>,
    waiting: mpsc::Receiver<Write>,
    ends: Ends,
}

impl Actor {
    async fn run(mut self) {
        let mut writes = Vec::with_capacity(MAX_BATCH);
        let mut appends = Vec::with_capacity(MAX_BATCH);
        while self.waiting.recv_many(&mut writes, MAX_BATCH).await > 0 {
            self.wait_for_others(&mut writes).await;
            let mut others = Vec::new();
            for write in writes.drain(..) {
                match write {
                    Write::Append(append, fence, answer) => appends.push((append, fence, answer)),
                    other => others.push(other),
                }
            }
            if !appends.is_empty() {
                self.append(&mut appends).await;
            }
            for other in others {
                match other {
                    Write::Work(work) => work.run(&mut self).await,
                    Write::Close(answer) => return self.close(answer).await,
                    Write::Append(..) => unreachable!("all entries are written by now"),
                }
            }
        }
    }

    /// Lets whoever is about to write do so first: one transaction for all costs less than one for each.
    async fn wait_for_others(&mut self, writes: &mut Vec<Write>) {
        tokio::task::yield_now().await;
        while writes.len() < MAX_BATCH
            && let Ok(write) = self.waiting.try_recv()
        {
            writes.push(write);
        }
    }

    /// Appends all entries together; if that fails, each for itself, so that a bad one fails alone.
    async fn append(&mut self, appends: &mut Vec<(Append, Option<Fence>, Answer<()>)>) {
        let tells = self.means.has_channels.load(Ordering::Relaxed);
        let time = self.means.clock.now();
        let patience = self.means.address.patience();
        let mut ends = std::mem::take(&mut self.ends);
        let together = self.attempt(patience, async |connection| {
            let all = appends.iter().map(|(append, fence, _)| (append, *fence));
            write::append(connection, all, &mut ends, tells, time).await
        });
        match together.await {
            Ok(()) => {
                for (_, _, answer) in appends.drain(..) {
                    reply(answer, Ok(()));
                }
            }
            Err(error) if appends.len() == 1 => {
                let (_, _, answer) = appends.pop().expect("there is one");
                reply(answer, Err(error));
            }
            Err(error) => {
                tracing::warn!(%error, n_entries = appends.len(), "entries could not be written together");
                for (append, fence, answer) in appends.drain(..) {
                    let alone = self.attempt(patience, async |connection| {
                        let one = [(&append, fence)].into_iter();
                        write::append(connection, one, &mut ends, tells, time).await
                    });
                    reply(answer, alone.await);
                }
            }
        }
        self.ends = ends;
    }

    /// Does something on the connection; after a failure the next attempt gets a new one.
    async fn attempt<T>(
        &mut self,
        patience: Duration,
        work: impl AsyncFnOnce(&mut AnyConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.means.reconnect().await?,
        };
        let Ok(done) = timeout(patience, work(&mut connection)).await else {
            // Whoever does not answer is not told goodbye either.
            return Err(silent());
        };
        match &done {
            Ok(_) => self.connection = Some(connection),
            Err(_) => match timeout(patience, connection.close()).await {
                Ok(Ok(())) | Err(_) => {}
                Ok(Err(error)) => tracing::debug!(%error, "closing a connection after a failure"),
            },
        }
        done
    }

    async fn close(&mut self, answer: Answer<()>) {
        let closed = match self.connection.take() {
            Some(mut connection) => match soundness::say_closed(&mut connection).await {
                Ok(()) => connection.close().await.map_err(StoreError::from),
                Err(error) => Err(error),
            },
            None => Ok(()),
        };
        // Whoever is told may open the database again at once.
        drop(self.means.lock.take());
        reply(answer, closed);
    }
}

impl Means {
    /// A new connection, with the name of this process on the door: another one may have had it.
    async fn reconnect(&mut self) -> Result<AnyConnection, StoreError> {
        let patience = self.address.patience();
        let connected = async {
            let mut connection = self.address.connect_after(&mut self.session).await?;
            write::sign(&mut connection, &self.keeper).await?;
            Ok(connection)
        };
        timeout(patience, connected).await.unwrap_or_else(|_| Err(silent()))
    }
}

fn silent() -> StoreError {
    StoreError::Unreachable("it does not answer".to_owned())
}

/// Whoever asked may have gone meanwhile; what was written stays written.
fn reply<T>(answer: Answer<T>, result: Result<T, StoreError>) {
    drop(answer.send(result));
}
