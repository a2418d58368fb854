//! The store, as everybody else sees it.

use crate::connect::Address;
use crate::error::StoreError;
use crate::hash::Hash;
use crate::model::{Append, Claimed, Guest, GuestId, NewGuest, NewTable, StoredTable, Summary};
use crate::read;
use crate::writer::{self, Answer, Write, Writer};
use protocol::Entry;
use sqlx::AnyPool;
use tokio::sync::oneshot;

type Result<T> = std::result::Result<T, StoreError>;

/// Tables, logs and guests on disk.
#[derive(Clone)]
pub struct Store {
    readers: AnyPool,
    writer: Writer,
}

impl Store {
    /// Opens a database, such as `sqlite:///path?mode=rwc` or `postgres://…`, and brings its tables
    /// up to date.
    pub async fn open(url: &str) -> Result<Store> {
        let address = Address::parse(url)?;
        let mut connection = address.connect().await?;
        address.migrate(&mut connection).await?;
        Ok(Store { readers: address.readers(), writer: writer::start(address, connection) })
    }

    /// Finishes what waits to be written and closes the database.
    pub async fn close(&self) {
        if let Err(error) = self.write(|answer| Write::Close { answer }).await {
            tracing::warn!(%error, "closing the database");
        }
        self.readers.close().await;
    }

    async fn write<T>(&self, request: impl FnOnce(Answer<T>) -> Write) -> Result<T> {
        let (answer, written) = oneshot::channel();
        self.writer.send(request(answer)).await.map_err(|_| StoreError::Closed)?;
        written.await.map_err(|_| StoreError::Closed)?
    }

    /// Adds a line to a table's log. Once this returns, the line is on disk.
    pub async fn append(&self, append: Append) -> Result<()> {
        self.write(|answer| Write::Append(append, answer)).await
    }

    /// Remembers a guest.
    pub async fn create_guest(&self, guest: NewGuest) -> Result<()> {
        self.write(|answer| Write::CreateGuest(guest, answer)).await
    }

    /// Gives a guest another name.
    pub async fn rename_guest(&self, guest: GuestId, name: String) -> Result<()> {
        self.write(|answer| Write::RenameGuest { guest, name, answer }).await
    }

    /// Stores a new table.
    pub async fn create_table(&self, table: NewTable) -> Result<()> {
        self.write(|answer| Write::CreateTable(table, answer)).await
    }

    /// Gives the seat that a secret opens to a guest, unless somebody else has it.
    pub async fn claim_seat(&self, table: &str, secret: Hash, guest: GuestId) -> Result<Claimed> {
        let table = table.to_owned();
        self.write(|answer| Write::Claim { table, secret, guest, answer }).await
    }

    /// Gives an open seat another secret; says whether the seat is open.
    pub async fn replace_secret(&self, table: &str, seat: usize, secret: Hash) -> Result<bool> {
        let table = table.to_owned();
        self.write(|answer| Write::ReplaceSecret { table, seat, secret, answer }).await
    }

    /// Lets a computer play for a person, or with `None` the person again.
    pub async fn hand_over(&self, table: &str, seat: usize, level: Option<String>) -> Result<()> {
        let table = table.to_owned();
        self.write(|answer| Write::HandOver { table, seat, level, answer }).await
    }

    /// Stores a table as the rematch of another, unless that has one; says which it is.
    pub async fn set_rematch(&self, of: &str, table: NewTable) -> Result<String> {
        let of = of.to_owned();
        self.write(|answer| Write::Rematch { of, table, answer }).await
    }

    /// Lets a SQLite database grow to so many pages and no further, until it is opened again. A
    /// database at its limit behaves as on a full disk.
    pub async fn limit_pages(&self, n_pages: u32) -> Result<()> {
        self.write(|answer| Write::LimitPages { n_pages, answer }).await
    }

    /// The guest with this token.
    pub async fn guest_by_token(&self, token: Hash) -> Result<Option<Guest>> {
        read::guest_by_token(&self.readers, token).await
    }

    /// A table without its log.
    pub async fn table(&self, id: &str) -> Result<Option<StoredTable>> {
        read::table(&self.readers, id).await
    }

    /// The log of a table.
    pub async fn log(&self, table: &str) -> Result<Vec<Entry>> {
        read::log(&self.readers, table).await
    }

    /// At most `limit` tables that a guest made or sits at, the latest first.
    pub async fn tables_of(&self, guest: GuestId, limit: usize) -> Result<Vec<Summary>> {
        read::tables_of(&self.readers, guest, limit as i64).await
    }

    /// At most `limit` tables open to all whose match is not over, the newest first.
    pub async fn listed(&self, limit: usize) -> Result<Vec<Summary>> {
        read::listed(&self.readers, limit as i64).await
    }

    /// How many tables a guest made whose match is not over.
    pub async fn n_open_tables(&self, owner: GuestId) -> Result<usize> {
        Ok(read::n_open_tables(&self.readers, owner).await? as usize)
    }

    /// The tables at which a guest sits.
    pub async fn seated_at(&self, guest: GuestId) -> Result<Vec<String>> {
        read::seated_at(&self.readers, guest).await
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<()> {
        read::ping(&self.readers).await
    }
}
