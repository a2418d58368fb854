//! Why something could not be read or written.

use thiserror::Error;

/// Why something could not be read or written. What was acknowledged before is still there.
#[derive(Debug, Error)]
pub enum StoreError {
    /// There is no space left.
    #[error("the disk is full: make space and try again; nothing that was confirmed is lost")]
    Full,
    /// The log has this entry already, or something else of this name is there.
    #[error("this is stored already")]
    Exists,
    /// The database cannot be opened.
    #[error("the database cannot be opened: {0}")]
    Open(String),
    /// Another process writes to the database.
    #[error("{what} is in use by {who}: stop that first, or keep the tables elsewhere")]
    InUse {
        /// The folder or database.
        what: String,
        /// The other process.
        who: String,
    },
    /// Another node has taken the table over.
    #[error("another node has taken this table over")]
    Fenced,
    /// The database does not answer.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// What is stored cannot be understood.
    #[error("what is stored is damaged: {0}")]
    Damaged(String),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
    /// Something else went wrong.
    #[error("the database says: {0}")]
    Database(String),
}

impl StoreError {
    /// Whether what was to be written may have been, or may still be.
    pub fn is_doubtful(&self) -> bool {
        !matches!(self, StoreError::Full | StoreError::Exists | StoreError::Fenced)
    }
}

/// The codes of SQLite and PostgreSQL for a full disk.
const FULL: [&str; 2] = ["13", "53100"];

/// The codes of SQLite and PostgreSQL for pages that cannot be right.
const DAMAGED: [&str; 7] = ["11", "267", "523", "779", "26", "XX001", "XX002"];

/// What our own check of leases says (see `nodes`).
const FENCED: [&str; 1] = ["FH001"];

/// The codes of PostgreSQL for a database that stops, starts, has no connection to spare, or has waited
/// too long for us.
const UNREACHABLE: [&str; 6] = ["57P01", "57P02", "57P03", "57P05", "53300", "25P03"];

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        let code = error.as_database_error().and_then(|error| error.code());
        let is_one_of = |codes: &[&str]| code.as_deref().is_some_and(|code| codes.contains(&code));
        match &error {
            _ if is_one_of(&FULL) => StoreError::Full,
            _ if is_one_of(&FENCED) => StoreError::Fenced,
            _ if is_one_of(&DAMAGED) => StoreError::Damaged(error.to_string()),
            sqlx::Error::ColumnDecode { .. } => StoreError::Damaged(error.to_string()),
            _ if is_one_of(&UNREACHABLE) => StoreError::Unreachable(error.to_string()),
            sqlx::Error::Database(error) if error.is_unique_violation() => StoreError::Exists,
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::WorkerCrashed => StoreError::Unreachable(error.to_string()),
            sqlx::Error::PoolClosed => StoreError::Closed,
            _ => StoreError::Database(error.to_string()),
        }
    }
}
