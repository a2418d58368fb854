//! The one task that writes.
//!
//! A commit waits for the disk, and while it waits, more arrives. So the task takes everything that
//! is waiting, writes it in one transaction and answers all of it after one commit: the busier the
//! server, the less each line costs. Whoever gets an answer knows that it is on disk.

use crate::connect::Address;
use crate::error::StoreError;
use crate::hash::Hash;
use crate::model::{Append, Claimed, GuestId, NewGuest, NewTable};
use crate::write;
use sqlx::{AnyConnection, Connection};
use tokio::sync::{mpsc, oneshot};

/// The most lines one transaction takes, so that nobody waits for an endless one.
const MAX_BATCH: usize = 256;

/// The most requests that wait; beyond that, whoever has more to write waits too.
const MAX_WAITING: usize = 1024;

pub(crate) type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

/// Something to write.
pub(crate) enum Write {
    Append(Append, Answer<()>),
    CreateGuest(NewGuest, Answer<()>),
    RenameGuest { guest: GuestId, name: String, answer: Answer<()> },
    CreateTable(NewTable, Answer<()>),
    Claim { table: String, secret: Hash, guest: GuestId, answer: Answer<Claimed> },
    ReplaceSecret { table: String, seat: usize, secret: Hash, answer: Answer<bool> },
    HandOver { table: String, seat: usize, level: Option<String>, answer: Answer<()> },
    Rematch { of: String, table: NewTable, answer: Answer<String> },
    LimitPages { n_pages: u32, answer: Answer<()> },
    Close { answer: Answer<()> },
}

/// The way to the task.
pub(crate) type Writer = mpsc::Sender<Write>;

/// Starts the task.
pub(crate) fn start(address: Address, connection: AnyConnection) -> Writer {
    let (sender, waiting) = mpsc::channel(MAX_WAITING);
    tokio::spawn(Actor { address, connection: Some(connection), waiting }.run());
    sender
}

struct Actor {
    address: Address,
    /// `None` after a failure: what state a connection is in then is not worth guessing.
    connection: Option<AnyConnection>,
    waiting: mpsc::Receiver<Write>,
}

impl Actor {
    async fn run(mut self) {
        let mut writes = Vec::with_capacity(MAX_BATCH);
        let mut appends = Vec::with_capacity(MAX_BATCH);
        while self.waiting.recv_many(&mut writes, MAX_BATCH).await > 0 {
            let mut others = Vec::new();
            for write in writes.drain(..) {
                match write {
                    Write::Append(append, answer) => appends.push((append, answer)),
                    other => others.push(other),
                }
            }
            if !appends.is_empty() {
                self.append(&mut appends).await;
            }
            for other in others {
                if let Write::Close { answer } = other {
                    self.close(answer).await;
                    return;
                }
                self.write(other).await;
            }
        }
    }

    /// Appends all lines together; if that fails, each for itself, so that a bad one fails alone.
    async fn append(&mut self, appends: &mut Vec<(Append, Answer<()>)>) {
        let together = self.attempt(async |connection| {
            write::append(connection, appends.iter().map(|(append, _)| append)).await
        });
        match together.await {
            Ok(()) => {
                for (_, answer) in appends.drain(..) {
                    reply(answer, Ok(()));
                }
            }
            Err(error) if appends.len() == 1 => {
                let (_, answer) = appends.pop().expect("there is one");
                reply(answer, Err(error));
            }
            Err(error) => {
                tracing::warn!(%error, n_lines = appends.len(), "lines could not be written together");
                for (append, answer) in appends.drain(..) {
                    let alone = self.attempt(async |connection| {
                        write::append(connection, [&append].into_iter()).await
                    });
                    reply(answer, alone.await);
                }
            }
        }
    }

    async fn write(&mut self, write: Write) {
        match write {
            Write::CreateGuest(guest, answer) => {
                reply(answer, self.attempt(async |c| write::create_guest(c, &guest).await).await);
            }
            Write::RenameGuest { guest, name, answer } => {
                let renamed = self.attempt(async |c| write::rename_guest(c, guest, &name).await);
                reply(answer, renamed.await);
            }
            Write::CreateTable(table, answer) => {
                reply(answer, self.attempt(async |c| write::create_table(c, &table).await).await);
            }
            Write::Claim { table, secret, guest, answer } => {
                let claimed = self.attempt(async |c| write::claim(c, &table, secret, guest).await);
                reply(answer, claimed.await);
            }
            Write::ReplaceSecret { table, seat, secret, answer } => {
                let replaced =
                    self.attempt(async |c| write::replace_secret(c, &table, seat, secret).await);
                reply(answer, replaced.await);
            }
            Write::HandOver { table, seat, level, answer } => {
                let handed = self
                    .attempt(async |c| write::hand_over(c, &table, seat, level.as_deref()).await);
                reply(answer, handed.await);
            }
            Write::Rematch { of, table, answer } => {
                let rematch = self.attempt(async |c| write::rematch(c, &of, &table).await);
                reply(answer, rematch.await);
            }
            Write::LimitPages { n_pages, answer } => {
                reply(answer, self.attempt(async |c| write::limit_pages(c, n_pages).await).await);
            }
            Write::Append(append, answer) => self.append(&mut vec![(append, answer)]).await,
            Write::Close { answer } => self.close(answer).await,
        }
    }

    /// Does something on the connection; after a failure the next attempt gets a new one.
    async fn attempt<T>(
        &mut self,
        work: impl AsyncFnOnce(&mut AnyConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.address.connect().await?,
        };
        let done = work(&mut connection).await;
        match &done {
            Ok(_) => self.connection = Some(connection),
            Err(_) => {
                if let Err(error) = connection.close().await {
                    tracing::debug!(%error, "closing a connection after a failure");
                }
            }
        }
        done
    }

    async fn close(&mut self, answer: Answer<()>) {
        let closed = match self.connection.take() {
            Some(connection) => connection.close().await.map_err(StoreError::from),
            None => Ok(()),
        };
        reply(answer, closed);
    }
}

/// Whoever asked may have gone meanwhile; what was written stays written.
fn reply<T>(answer: Answer<T>, result: Result<T, StoreError>) {
    drop(answer.send(result));
}
