//! The one task that writes.
//!
//! A commit waits for the disk, and while it waits, more arrives. So the task takes everything that
//! is waiting, writes it in one transaction and answers all of it after one commit: the busier the
//! server, the less each entry costs. Whoever gets an answer knows that it is on disk.

use crate::clocks::ClubClock;
use crate::connect::Address;
use crate::error::StoreError;
use crate::keeper::{FileLock, Keeper};
use crate::leaving::{self, Leaver};
use crate::model::{Append, Claimed, HandOver, Left, NewPerson, NewTable};
use crate::person_id::PersonId;
use crate::rated::ComputerRating;
use crate::secret_hash::SecretHash;
use crate::{archive, rated, seats, write};
use protocol::TableId;
use sqlx::{AnyConnection, Connection};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use table::{ComponentTexts, ComponentsHash, Seat};
use tokio::sync::{mpsc, oneshot};

/// The most entries one transaction takes, so that nobody waits for an endless one.
const MAX_BATCH: usize = 256;

/// The most requests that wait; beyond that, whoever has more to write waits too.
const MAX_WAITING: usize = 1024;

pub(crate) type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

/// Something to write.
pub(crate) enum Write {
    Append(Append, Answer<()>),
    CreatePerson(NewPerson, Answer<()>),
    RenamePerson { person: PersonId, name: String, answer: Answer<()> },
    CreateTable(Box<NewTable>, Answer<()>),
    Claim { table: TableId, secret: SecretHash, person: PersonId, answer: Answer<Claimed> },
    ReplaceSecret { table: TableId, seat: Seat, secret: SecretHash, answer: Answer<bool> },
    SitDown { table: TableId, seat: Seat, person: PersonId, answer: Answer<Claimed> },
    Travel { table: TableId, seat: Seat, traveller: Traveller, answer: Answer<bool> },
    HandOver { table: TableId, seat: Seat, hand_over: HandOver, answer: Answer<()> },
    Leave { leaver: Box<Leaver>, answer: Answer<Left> },
    Rematch { of: TableId, table: Box<NewTable>, answer: Answer<TableId> },
    KeepComponents { game: String, hash: ComponentsHash, texts: ComponentTexts, answer: Answer<()> },
    ForgetUnusedComponents { before: i64, answer: Answer<u64> },
    Work(Box<dyn Work>),
    RateComputers { computers: Vec<ComputerRating>, answer: Answer<()> },
    BeginSeason { answer: Answer<()> },
    RateAgain { answer: Answer<u64> },
    AgreeToArchive { person: PersonId, agrees: bool, answer: Answer<()> },
    Sign { answer: Answer<()> },
    LimitPages { n_pages: u32, answer: Answer<()> },
    Close { answer: Answer<()> },
}

/// Something that will be.
pub(crate) type Boxed<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Something to be done on the connection that writes, by whoever holds it.
pub(crate) trait Work: Send {
    fn run(self: Box<Self>, actor: &mut Actor) -> Boxed<'_, ()>;
}

/// Work with an answer.
pub(crate) struct Task<F, T> {
    pub(crate) work: F,
    pub(crate) answer: Answer<T>,
}

impl<F, T: Send + 'static> Work for Task<F, T>
where
    F: for<'a> FnOnce(&'a mut AnyConnection) -> Boxed<'a, Result<T, StoreError>> + Send + 'static,
{
    fn run(self: Box<Self>, actor: &mut Actor) -> Boxed<'_, ()> {
        Box::pin(async move {
            let Task { work, answer } = *self;
            reply(answer, actor.attempt(async |connection| work(connection).await).await);
        })
    }
}

/// Somebody who goes on with a seat at another device.
pub(crate) struct Traveller {
    pub(crate) person: PersonId,
    pub(crate) secret: SecretHash,
    /// In milliseconds since 1970.
    pub(crate) until: i64,
}

/// The way to the task.
pub(crate) type Writer = mpsc::Sender<Write>;

/// What the task writes with.
pub(crate) struct Means {
    pub(crate) address: Address,
    pub(crate) keeper: Keeper,
    /// Held as long as the task runs.
    pub(crate) lock: Option<FileLock>,
    /// Whether anybody is to be told when it is their turn.
    pub(crate) has_channels: Arc<AtomicBool>,
    pub(crate) clock: ClubClock,
}

/// Starts the task.
pub(crate) fn start(means: Means, connection: AnyConnection) -> Writer {
    let (sender, waiting) = mpsc::channel(MAX_WAITING);
    tokio::spawn(Actor { means, connection: Some(connection), waiting }.run());
    sender
}

pub(crate) struct Actor {
    means: Means,
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

    /// Appends all entries together; if that fails, each for itself, so that a bad one fails alone.
    async fn append(&mut self, appends: &mut Vec<(Append, Answer<()>)>) {
        let tells = self.means.has_channels.load(Ordering::Relaxed);
        let time = self.means.clock.now();
        let together = self.attempt(async |connection| {
            let all = appends.iter().map(|(append, _)| append);
            write::append(connection, all, tells, time).await
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
                tracing::warn!(%error, n_entries = appends.len(), "entries could not be written together");
                for (append, answer) in appends.drain(..) {
                    let alone = self.attempt(async |connection| {
                        write::append(connection, [&append].into_iter(), tells, time).await
                    });
                    reply(answer, alone.await);
                }
            }
        }
    }

    async fn write(&mut self, write: Write) {
        match write {
            Write::CreatePerson(person, answer) => {
                reply(answer, self.attempt(async |c| write::create_person(c, &person).await).await);
            }
            Write::RenamePerson { person, name, answer } => {
                let renamed = self.attempt(async |c| write::rename_person(c, person, &name).await);
                reply(answer, renamed.await);
            }
            Write::CreateTable(table, answer) => {
                reply(answer, self.attempt(async |c| write::create_table(c, &table).await).await);
            }
            Write::Claim { table, secret, person, answer } => {
                let claimed = self.attempt(async |c| seats::claim(c, &table, secret, person).await);
                reply(answer, claimed.await);
            }
            Write::ReplaceSecret { table, seat, secret, answer } => {
                let replaced =
                    self.attempt(async |c| seats::replace_secret(c, &table, seat, secret).await);
                reply(answer, replaced.await);
            }
            Write::SitDown { table, seat, person, answer } => {
                let sat = self.attempt(async |c| seats::sit_down(c, &table, seat, person).await);
                reply(answer, sat.await);
            }
            Write::Travel { table, seat, traveller, answer } => {
                let Traveller { person, secret, until } = traveller;
                let found = self
                    .attempt(async |c| seats::travel(c, &table, seat, person, secret, until).await);
                reply(answer, found.await);
            }
            Write::HandOver { table, seat, hand_over, answer } => {
                let handed =
                    self.attempt(async |c| seats::hand_over(c, &table, seat, &hand_over).await);
                reply(answer, handed.await);
            }
            Write::Leave { leaver, answer } => {
                reply(answer, self.attempt(async |c| leaving::leave(c, &leaver).await).await);
            }
            Write::Rematch { of, table, answer } => {
                let rematch = self.attempt(async |c| write::rematch(c, &of, &table).await);
                reply(answer, rematch.await);
            }
            Write::KeepComponents { game, hash, texts, answer } => {
                let kept =
                    self.attempt(async |c| write::keep_components(c, &game, hash, &texts).await);
                reply(answer, kept.await);
            }
            Write::ForgetUnusedComponents { before, answer } => {
                let forgotten =
                    self.attempt(async |c| write::forget_unused_components(c, before).await);
                reply(answer, forgotten.await);
            }
            Write::Work(work) => work.run(self).await,
            Write::RateComputers { computers, answer } => {
                let told = self.attempt(async |c| rated::rate_computers(c, &computers).await);
                reply(answer, told.await);
            }
            Write::BeginSeason { answer } => {
                reply(answer, self.attempt(async |c| rated::begin_season(c).await).await);
            }
            Write::RateAgain { answer } => {
                reply(answer, self.attempt(async |c| rated::rate_again(c).await).await);
            }
            Write::AgreeToArchive { person, agrees, answer } => {
                let agreed = self.attempt(async |c| archive::agree(c, person, agrees).await);
                reply(answer, agreed.await);
            }
            Write::Sign { answer } => {
                let keeper = self.means.keeper.clone();
                reply(answer, self.attempt(async |c| write::sign(c, &keeper).await).await);
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
            None => self.means.reconnect().await?,
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
        // Whoever is told may open the database again at once.
        drop(self.means.lock.take());
        reply(answer, closed);
    }
}

impl Means {
    /// A new connection, with the name of this process on the door: another one may have had it.
    async fn reconnect(&self) -> Result<AnyConnection, StoreError> {
        let mut connection = self.address.connect().await?;
        write::sign(&mut connection, &self.keeper).await?;
        Ok(connection)
    }
}

/// Whoever asked may have gone meanwhile; what was written stays written.
fn reply<T>(answer: Answer<T>, result: Result<T, StoreError>) {
    drop(answer.send(result));
}
