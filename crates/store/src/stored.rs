//! The store, as everybody else sees it.

use crate::clocks::ClubClock;
use crate::connect::{Access, Address};
use crate::error::StoreError;
use crate::keeper::Keeper;
use crate::leaving::Leaver;
use crate::matches::{FinishedMatch, MatchNumber};
use crate::model::{
    Append, Claimed, HandOver, Left, NewPerson, NewTable, Opened, Person, StoredResult,
    StoredTable, Summary,
};
use crate::month::Month;
use crate::nodes::Fence;
use crate::person_id::PersonId;
use crate::rankings::{GameRating, RankedPerson, RatingPoint};
use crate::rated::ComputerRating;
use crate::readers::Readers;
use crate::secret_hash::SecretHash;
use crate::statistics::Statistics;
use crate::writer::{self, Answer, Boxed, Kind, Means, Task, Write, Writer};
use crate::{
    archive, channels, history, leaving, nodes, rankings, rated, read, seats, soundness,
    statistics, write,
};
use protocol::{TableId, WayOut};
use sqlx::AnyConnection;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use table::{ComponentTexts, ComponentsHash, Seat};
use tokio::sync::oneshot;

type Result<T> = std::result::Result<T, StoreError>;

/// Tables, logs and people on disk.
#[derive(Clone)]
pub struct Store {
    readers: Readers,
    writer: Writer,
    keeper: Keeper,
    /// Whether anybody is to be told when it is their turn; where nobody is, turns cost nothing more.
    has_channels: Arc<AtomicBool>,
    clock: ClubClock,
    /// Whether other nodes share the database.
    is_shared: bool,
    is_postgres_alone: bool,
    /// Under which lease a table is held, by whom this handle was given.
    fence: Option<Fence>,
}

impl Store {
    /// Opens a database, such as `sqlite:///path?mode=rwc` or `postgres://…`, and brings its tables
    /// up to date. As long as the store is open, no other process can open it.
    pub async fn open(url: &str) -> Result<Store> {
        Store::open_with(url, Access::default()).await
    }

    /// Opens a PostgreSQL database for one node of several, which then has to join the others.
    pub async fn open_among_nodes(url: &str) -> Result<Store> {
        Store::open_with(url, Access { is_for_nodes: true, ..Access::default() }).await
    }

    /// The same, for whoever says how.
    pub async fn open_with(url: &str, access: Access) -> Result<Store> {
        let address = Address::parse(url)?;
        let address = if access.is_for_nodes { address.among_nodes()? } else { address };
        let store = Store::open_at(address, access.n_readers).await?;
        if access.is_for_nodes {
            // What other nodes are told about it, this one does not hear.
            store.has_channels.store(true, Ordering::Relaxed);
        }
        Ok(store)
    }

    async fn open_at(address: Address, n_readers: u32) -> Result<Store> {
        let keeper = Keeper::this_process();
        let lock = address.lock(&keeper).await?;
        let mut session = None;
        let mut connection = address.connect_after(&mut session).await?;
        address.migrate(&mut connection).await?;
        write::sign(&mut connection, &keeper).await?;
        soundness::say_open(&mut connection).await?;
        let has_channels = Arc::new(AtomicBool::new(channels::has_any(&mut connection).await?));
        let is_postgres_alone = address.is_postgres_alone();
        if is_postgres_alone {
            nodes::end_all(&mut connection).await?;
        }
        let is_shared = address.is_shared();
        let clock = match is_shared {
            true => ClubClock::unset(),
            false => ClubClock::start(&mut connection).await?,
        };
        let readers = address.readers(n_readers);
        let means = Means {
            address,
            keeper: keeper.clone(),
            lock,
            session,
            has_channels: Arc::clone(&has_channels),
            clock: clock.clone(),
        };
        let writer = writer::start(means, connection);
        Ok(Store {
            readers,
            writer,
            keeper,
            has_channels,
            clock,
            is_shared,
            is_postgres_alone,
            fence: None,
        })
    }

    /// The same store for whoever holds a table under this lease: what only the table's holder may
    /// write is refused when another node has taken the table over.
    pub fn under(&self, fence: Fence) -> Store {
        Store { fence: Some(fence), ..self.clone() }
    }

    /// Finishes what waits to be written and closes the database.
    pub async fn close(&self) {
        // What is left to somebody goes on from here.
        if let Err(error) = self.keep_time().await {
            tracing::warn!(%error, "writing down the club's clock");
        }
        if let Err(error) = self.write(Write::Close).await {
            tracing::warn!(%error, "closing the database");
        }
        self.readers.close().await;
    }

    async fn write<T>(&self, request: impl FnOnce(Answer<T>) -> Write) -> Result<T> {
        let (answer, written) = oneshot::channel();
        self.writer.send(request(answer)).await.map_err(|_| StoreError::Closed)?;
        written.await.map_err(|_| StoreError::Closed)?
    }

    /// Does something on the connection that writes.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl for<'a> FnOnce(&'a mut AnyConnection) -> Boxed<'a, Result<T>> + Send + 'static,
    ) -> Result<T> {
        self.work_as(Kind::Usual, work).await
    }

    /// Does something that may take minutes.
    async fn long_work<T: Send + 'static>(
        &self,
        work: impl for<'a> FnOnce(&'a mut AnyConnection) -> Boxed<'a, Result<T>> + Send + 'static,
    ) -> Result<T> {
        self.work_as(Kind::Long, work).await
    }

    async fn work_as<T: Send + 'static>(
        &self,
        kind: Kind,
        work: impl for<'a> FnOnce(&'a mut AnyConnection) -> Boxed<'a, Result<T>> + Send + 'static,
    ) -> Result<T> {
        self.write(|answer| Write::Work(Box::new(Task { work, kind, answer }))).await
    }

    pub(crate) fn has_channels(&self) -> &AtomicBool {
        &self.has_channels
    }

    pub(crate) fn is_shared(&self) -> bool {
        self.is_shared
    }

    pub(crate) fn is_postgres_alone(&self) -> bool {
        self.is_postgres_alone
    }

    pub(crate) fn fence(&self) -> Option<Fence> {
        self.fence
    }

    pub(crate) fn clock(&self) -> &ClubClock {
        &self.clock
    }

    pub(crate) fn readers(&self) -> &Readers {
        &self.readers
    }

    /// Adds an entry to a table's log. Once this returns, it is on disk.
    pub async fn append(&self, append: Append) -> Result<()> {
        if append.clock.is_some() {
            self.use_clock().await?;
        }
        self.write(|answer| Write::Append(append, self.fence, answer)).await
    }

    /// Remembers a person.
    pub async fn create_person(&self, person: NewPerson) -> Result<()> {
        self.work(move |c| Box::pin(async move { write::create_person(c, &person).await })).await
    }

    /// Gives a person another name.
    pub async fn rename_person(&self, person: PersonId, name: String) -> Result<()> {
        self.work(move |c| Box::pin(async move { write::rename_person(c, person, &name).await }))
            .await
    }

    /// Stores a new table, and its components unless they are there.
    pub async fn create_table(&self, table: NewTable) -> Result<()> {
        self.work(move |c| Box::pin(async move { write::create_table(c, &table).await })).await
    }

    /// Gives the seat that a secret opens to a person, unless somebody else has it.
    pub async fn claim_seat(
        &self,
        table: &TableId,
        secret: SecretHash,
        person: PersonId,
    ) -> Result<Claimed> {
        let table = table.clone();
        self.work(move |c| Box::pin(async move { seats::claim(c, &table, secret, person).await }))
            .await
    }

    /// Gives an open seat another secret; says whether the seat is open.
    pub async fn replace_secret(
        &self,
        table: &TableId,
        seat: Seat,
        secret: SecretHash,
    ) -> Result<bool> {
        let table = table.clone();
        self.work(move |c| {
            Box::pin(async move { seats::replace_secret(c, &table, seat, secret).await })
        })
        .await
    }

    /// Gives an open seat of a listed table to a person.
    pub async fn sit_down(&self, table: &TableId, seat: Seat, person: PersonId) -> Result<Claimed> {
        let table = table.clone();
        self.work(move |c| Box::pin(async move { seats::sit_down(c, &table, seat, person).await }))
            .await
    }

    /// Lets a person go on with a seat at another device, for so long; says whether it is theirs.
    pub async fn let_travel(
        &self,
        table: &TableId,
        seat: Seat,
        person: PersonId,
        secret: SecretHash,
        time: Duration,
    ) -> Result<bool> {
        let (table, until) = (table.clone(), write::now() + time.as_millis() as i64);
        self.work(move |c| {
            Box::pin(async move { seats::travel(c, &table, seat, person, secret, until).await })
        })
        .await
    }

    /// Lets a computer play for a person, or the person again.
    pub async fn hand_over(&self, table: &TableId, seat: Seat, hand_over: HandOver) -> Result<()> {
        let id = table.clone();
        self.work_at(table, move |c| {
            Box::pin(async move { seats::hand_over(c, &id, seat, &hand_over).await })
        })
        .await
    }

    /// A person has done with a table in this way, if it is the way. A computer of `level` plays on
    /// at seats that are given up; `secret` opens those that are free again and had no link before.
    pub async fn leave(
        &self,
        table: &TableId,
        person: PersonId,
        way: WayOut,
        level: String,
        secret: SecretHash,
    ) -> Result<Left> {
        let leaver = Leaver { table: table.clone(), person, way, level, secret };
        self.work(move |c| Box::pin(async move { leaving::leave(c, &leaver).await })).await
    }

    /// Stores a table as the rematch of another, unless that has one; says which it is.
    pub async fn set_rematch(&self, of: &TableId, table: NewTable) -> Result<TableId> {
        let of = of.clone();
        self.work(move |c| Box::pin(async move { write::rematch(c, &of, &table).await })).await
    }

    /// Keeps a set of components that no table uses yet.
    pub async fn keep_components(
        &self,
        game: &str,
        hash: ComponentsHash,
        texts: ComponentTexts,
    ) -> Result<()> {
        let game = game.to_owned();
        self.work(move |c| {
            Box::pin(async move { write::keep_components(c, &game, hash, &texts).await })
        })
        .await
    }

    /// Forgets the sets of components that have been there for so long and no table uses; says how
    /// many.
    pub async fn forget_unused_components(&self, age: Duration) -> Result<u64> {
        let before = write::now() - age.as_millis() as i64;
        self.work(move |c| {
            Box::pin(async move { write::forget_unused_components(c, before).await })
        })
        .await
    }

    /// Says how strong computers are; those that are not named are not rated any more. Ratings of
    /// people change by it from the next match on, or at once by [`Store::rate_again`].
    pub async fn rate_computers(&self, computers: Vec<ComputerRating>) -> Result<()> {
        self.work(move |c| Box::pin(async move { rated::rate_computers(c, &computers).await }))
            .await
    }

    /// Begins a season: nobody's rating is wiped, but all are less certain and change faster.
    pub async fn begin_season(&self) -> Result<()> {
        self.work(|c| Box::pin(rated::begin_season(c))).await
    }

    /// Finds all ratings again from the matches that are stored; says how many matches counted.
    pub async fn rate_again(&self) -> Result<u64> {
        self.long_work(|c| Box::pin(rated::rate_again(c))).await
    }

    /// Says whether a person's matches may be made public, without names.
    pub async fn agree_to_archive(&self, person: PersonId, agrees: bool) -> Result<()> {
        self.work(move |c| Box::pin(archive::agree(c, person, agrees))).await
    }

    /// Whether something can be read, and written: here, whatever other nodes are at.
    pub async fn check(&self) -> Result<()> {
        sqlx::query("SELECT 1 FROM keeper").fetch_optional(&self.readers).await?;
        let keeper = self.keeper.clone();
        let signed = self.work_as(Kind::Beside, move |connection| {
            Box::pin(async move { write::sign(connection, &keeper).await })
        });
        signed.await
    }

    /// Lets a SQLite database grow to so many pages and no further, until it is opened again. A
    /// database at its limit behaves as on a full disk.
    pub async fn limit_pages(&self, n_pages: u32) -> Result<()> {
        self.work(move |c| Box::pin(write::limit_pages(c, n_pages))).await
    }

    /// The person with this token.
    pub async fn person_by_token(&self, token: SecretHash) -> Result<Option<Person>> {
        read::person_by_token(&self.readers, token).await
    }

    /// The seat that a secret opens, or did.
    pub async fn opened_by(&self, table: &TableId, secret: SecretHash) -> Result<Option<Opened>> {
        seats::opened(&self.readers, table, secret).await
    }

    /// A table without its log.
    pub async fn table(&self, id: &TableId) -> Result<Option<StoredTable>> {
        read::table(&self.readers, id, self.clock.now()).await
    }

    /// The record of a table's match, once that is over.
    pub async fn record(&self, table: &TableId) -> Result<Option<String>> {
        read::record(&self.readers, table).await
    }

    /// How a table's match ended, once it is over.
    pub async fn result(&self, table: &TableId) -> Result<Option<StoredResult>> {
        read::result(&self.readers, table).await
    }

    /// A set of components.
    pub async fn components(
        &self,
        game: &str,
        hash: ComponentsHash,
    ) -> Result<Option<ComponentTexts>> {
        read::components(&self.readers, game, hash).await
    }

    /// At most `limit` tables that a person made or sits at, the latest first.
    pub async fn tables_of(&self, person: PersonId, limit: usize) -> Result<Vec<Summary>> {
        read::tables_of(&self.readers, person, limit as i64, self.clock.now()).await
    }

    /// At most `limit` tables open to all whose match is not over, the newest first.
    pub async fn listed(&self, reader: Option<PersonId>, limit: usize) -> Result<Vec<Summary>> {
        read::listed(&self.readers, reader, limit as i64, self.clock.now()).await
    }

    /// How many tables a person made whose match is not over.
    pub async fn n_open_tables(&self, owner: PersonId) -> Result<usize> {
        Ok(read::n_open_tables(&self.readers, owner).await? as usize)
    }

    /// The tables at which a person sits.
    pub async fn seated_at(&self, person: PersonId) -> Result<Vec<TableId>> {
        read::seated_at(&self.readers, person).await
    }

    /// At most `limit` matches of a person, of one game or of all, that ended before another; the
    /// latest first.
    pub async fn history(
        &self,
        person: PersonId,
        game: Option<&str>,
        before: Option<MatchNumber>,
        limit: usize,
    ) -> Result<Vec<FinishedMatch>> {
        self.history_seen_by(person, person, game, before, limit).await
    }

    /// Of a person's matches those that the reader may know: they were played at tables open to all,
    /// or the reader played too.
    pub async fn history_seen_by(
        &self,
        reader: PersonId,
        person: PersonId,
        game: Option<&str>,
        before: Option<MatchNumber>,
        limit: usize,
    ) -> Result<Vec<FinishedMatch>> {
        history::of_person(&self.readers, person, reader, game, before, limit as i64).await
    }

    /// At most `limit` matches of a game, at tables open to all, that ended before another; the
    /// latest first.
    pub async fn latest_matches(
        &self,
        game: &str,
        before: Option<MatchNumber>,
        limit: usize,
    ) -> Result<Vec<FinishedMatch>> {
        history::listed(&self.readers, game, before, limit as i64).await
    }

    /// How a person fares at a game, by the matches that the reader may know.
    pub async fn statistics(
        &self,
        reader: PersonId,
        person: PersonId,
        game: &str,
    ) -> Result<Statistics> {
        statistics::of_person(&self.readers, person, reader, game).await
    }

    /// At most `limit` people with at least so many matches of a game, the strongest first.
    pub async fn rankings(
        &self,
        game: &str,
        least_matches: usize,
        limit: usize,
    ) -> Result<Vec<RankedPerson>> {
        rankings::rankings(&self.readers, game, least_matches as i64, limit as i64).await
    }

    /// How strong the computers are at a game, the strongest first.
    pub async fn computer_ratings(&self, game: &str) -> Result<Vec<ComputerRating>> {
        rankings::computers(&self.readers, game).await
    }

    /// How strong a person is at each game they were rated at.
    pub async fn ratings_of(&self, person: PersonId) -> Result<Vec<GameRating>> {
        rankings::of_person(&self.readers, person).await
    }

    /// A person's rating after each of at most `limit` latest matches of a game that the reader may
    /// know, the earliest first.
    pub async fn rating_course(
        &self,
        reader: PersonId,
        person: PersonId,
        game: &str,
        limit: usize,
    ) -> Result<Vec<RatingPoint>> {
        rankings::course(&self.readers, person, reader, game, limit as i64).await
    }

    /// Whether a person's matches may be made public, without names.
    pub async fn agrees_to_archive(&self, person: PersonId) -> Result<bool> {
        archive::agrees(&self.readers, person).await
    }

    /// The months in which matches of a game ended, the latest first; none if nobody wants any of them
    /// to be public.
    pub async fn archived_months(&self, game: &str) -> Result<Vec<Month>> {
        archive::months(&self.readers, game).await
    }

    /// The matches of a game that ended in a month and whose people all want them to be public.
    pub async fn archived(&self, game: &str, month: Month) -> Result<Vec<MatchNumber>> {
        archive::matches(&self.readers, game, month).await
    }

    /// The record of a match that is over, with names.
    pub async fn record_of(&self, number: MatchNumber) -> Result<Option<String>> {
        archive::record(&self.readers, number).await
    }
}
