//! Why something could not be read or written.

use thiserror::Error;

/// Why something could not be read or written. What was acknowledged before is still there.
#[derive(Debug, Error)]
pub enum StoreError {
    /// There is no space left.
    #[error("the disk is full: make space and try again; nothing that was confirmed is lost")]
    Full,
    /// The log has this line already, or something else of this name is there.
    #[error("this is stored already")]
    Exists,
    /// The database cannot be opened.
    #[error("the database cannot be opened: {0}")]
    Open(String),
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

/// The codes of SQLite and PostgreSQL for a full disk.
const FULL: [&str; 2] = ["13", "53100"];

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error.as_database_error() {
            Some(error) if error.code().is_some_and(|code| FULL.contains(&&*code)) => {
                StoreError::Full
            }
            Some(error) if error.is_unique_violation() => StoreError::Exists,
            _ => StoreError::Database(error.to_string()),
        }
    }
}
