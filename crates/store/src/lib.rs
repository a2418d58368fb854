//! Tables, logs and guests on disk: SQLite in a file, or PostgreSQL when the address says so.
//!
//! A match is stored as what it began with and its log, which only grows. What is acknowledged is on
//! disk: one task writes, takes everything that waits, and commits it together (see `writer`).
//! Tokens and secrets are stored as hashes only.
//!
//! ```
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! use store::{Hash, NewGuest, Store};
//!
//! let folder = std::env::temp_dir().join(format!("freehold-doc-{}", std::process::id()));
//! std::fs::create_dir_all(&folder).unwrap();
//! let store = Store::open(&store::sqlite_url(&folder.join("freehold.db"))).await?;
//! let token = Hash::of(b"a token that only Ada knows");
//! store.create_guest(NewGuest { id: 1, token, name: "Ada".into() }).await?;
//! assert_eq!(store.guest_by_token(token).await?.unwrap().name, "Ada");
//! store.close().await;
//! # std::fs::remove_dir_all(folder).unwrap();
//! # Ok::<(), store::StoreError>(())
//! # }).unwrap();
//! ```

mod connect;
mod error;
mod hash;
mod model;
mod read;
mod stored;
mod write;
mod writer;

pub use connect::sqlite_url;
pub use error::StoreError;
pub use hash::Hash;
pub use model::{
    Append, Claimed, Guest, GuestId, NewGuest, NewTable, SeatHolder, StoredSeat, StoredTable,
    Summary,
};
pub use stored::Store;
