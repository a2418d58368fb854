//! Connections, and what is asked of every one of them.

use crate::error::StoreError;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::migrate::Migrator;
use sqlx::{AnyConnection, AnyPool, Connection, Executor};
use std::path::Path;

static SQLITE: Migrator = sqlx::migrate!("migrations/sqlite");
static POSTGRES: Migrator = sqlx::migrate!("migrations/postgres");

/// `FULL` makes every commit wait for the disk; without it, a power cut could undo what was
/// acknowledged.
const SQLITE_SETTINGS: &str = "
    PRAGMA busy_timeout = 10000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA temp_store = MEMORY;
    PRAGMA cache_size = -16000;
";

/// So many questions are answered at the same time.
const N_READERS: u32 = 4;

/// Where a database lives, and how to get to it.
#[derive(Clone, Debug)]
pub(crate) struct Address {
    options: AnyConnectOptions,
    is_sqlite: bool,
}

/// The address of a database in a file, which is made if it is not there.
pub fn sqlite_url(file: &Path) -> String {
    // Of all that a path can hold, only these two would end it or begin an escape.
    let path = file.display().to_string().replace('%', "%25").replace('?', "%3f");
    format!("sqlite://{path}?mode=rwc")
}

impl Address {
    pub(crate) fn parse(url: &str) -> Result<Address, StoreError> {
        sqlx::any::install_default_drivers();
        let is_sqlite = url.starts_with("sqlite:");
        let options =
            url.parse().map_err(|error: sqlx::Error| StoreError::Open(error.to_string()))?;
        Ok(Address { options, is_sqlite })
    }

    /// A connection to write on.
    pub(crate) async fn connect(&self) -> Result<AnyConnection, StoreError> {
        let mut connection = AnyConnection::connect_with(&self.options).await.map_err(opening)?;
        if self.is_sqlite {
            connection.execute(SQLITE_SETTINGS).await.map_err(opening)?;
        }
        Ok(connection)
    }

    /// Connections to read on.
    pub(crate) fn readers(&self) -> AnyPool {
        let is_sqlite = self.is_sqlite;
        AnyPoolOptions::new()
            .max_connections(N_READERS)
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if is_sqlite {
                        connection.execute(SQLITE_SETTINGS).await?;
                    }
                    Ok(())
                })
            })
            .connect_lazy_with(self.options.clone())
    }

    /// Brings the tables of the database up to date.
    pub(crate) async fn migrate(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let migrator = if self.is_sqlite { &SQLITE } else { &POSTGRES };
        migrator.run(connection).await.map_err(|error| StoreError::Open(error.to_string()))
    }
}

fn opening(error: sqlx::Error) -> StoreError {
    StoreError::Open(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::Row;

    /// What a connection says about itself.
    async fn setting(connection: &mut AnyConnection, pragma: &'static str) -> String {
        let row = sqlx::query(pragma).fetch_one(connection).await.expect("an answer");
        row.try_get::<i64, _>(0)
            .map(|number| number.to_string())
            .or_else(|_| row.try_get(0))
            .expect("a number or text")
    }

    #[tokio::test]
    async fn every_connection_waits_for_the_disk() {
        let name = format!("freehold-connect-{}.db", std::process::id());
        let file = std::env::temp_dir().join(name);
        let address = Address::parse(&sqlite_url(&file)).expect("an address");
        let mut writer = address.connect().await.expect("a connection");
        let readers = address.readers();
        let mut held = Vec::new();
        for _ in 0..N_READERS {
            held.push(readers.acquire().await.expect("a connection"));
        }
        let all = held.iter_mut().map(|reader| &mut **reader).chain([&mut writer]);
        for connection in all {
            assert_eq!(setting(connection, "PRAGMA synchronous").await, "2");
            assert_eq!(setting(connection, "PRAGMA journal_mode").await, "wal");
            assert_eq!(setting(connection, "PRAGMA foreign_keys").await, "1");
            assert_eq!(setting(connection, "PRAGMA busy_timeout").await, "10000");
        }
        drop((held, writer, readers));
        for suffix in ["", "-wal", "-shm"] {
            drop(std::fs::remove_file(format!("{}{suffix}", file.display())));
        }
    }
}
