//! Bringing the tables of a database up to date, and telling how old they are.

use crate::connect::{Address, opening};
use crate::error::StoreError;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::{AnyConnection, Connection as _, Executor as _, Row as _};
use std::cmp::Ordering;
use std::time::Duration;
use tokio::time::sleep;

type Result<T> = std::result::Result<T, StoreError>;

static SQLITE: Migrator = sqlx::migrate!("migrations/sqlite");
static POSTGRES: Migrator = sqlx::migrate!("migrations/postgres");

/// Who wants to change a table waits for whoever reads it, and all who come later wait behind that: it
/// gives way after so long. Others may be at the tables, and a copy takes minutes.
const LOCK_TIMEOUT: &str = "SET lock_timeout = '500ms'";

/// How often it tries, and how long it leaves the tables to the others between.
const N_ATTEMPTS: usize = 40;
const PAUSE: Duration = Duration::from_secs(1);

/// The code of PostgreSQL for a lock that was not to be had in time.
const LOCKED: &str = "55P03";

impl Address {
    /// Brings the tables of the database up to date.
    pub(crate) async fn migrate(&self, connection: &mut AnyConnection) -> Result<()> {
        match self.file() {
            Some(_) => SQLITE.run(connection).await.map_err(migrating),
            None => self.migrate_beside_others().await,
        }
    }

    /// The same where others may be at the tables. Each attempt has a connection of its own: one that
    /// failed keeps others from trying until it closes.
    async fn migrate_beside_others(&self) -> Result<()> {
        for attempt in 1..=N_ATTEMPTS {
            let mut connection = self.reach().await?;
            connection.execute(LOCK_TIMEOUT).await.map_err(opening)?;
            let migrated = POSTGRES.run(&mut connection).await;
            connection.close().await.map_err(opening)?;
            match migrated {
                Err(error) if is_locked(&error) => {
                    tracing::warn!(attempt, "a table that has to be changed is in use");
                    sleep(PAUSE).await;
                }
                migrated => return migrated.map_err(migrating),
            }
        }
        Err(StoreError::InUse {
            what: "a table that has to be changed".to_owned(),
            who: "something that takes long, such as a copy".to_owned(),
        })
    }

    /// Whether the tables of the database are those that this program knows.
    pub(crate) async fn check_age(&self, connection: &mut AnyConnection) -> Result<()> {
        let migrator = if self.file().is_some() { &SQLITE } else { &POSTGRES };
        let known = migrator.iter().map(|migration| migration.version).max();
        let newest = sqlx::query("SELECT MAX(version) FROM _sqlx_migrations WHERE success")
            .fetch_one(connection)
            .await
            .map_err(opening)?;
        let newest: Option<i64> = newest.try_get(0)?;
        match newest.cmp(&known) {
            Ordering::Equal => Ok(()),
            Ordering::Less => Err(StoreError::Open(
                "it was last used by an older version: start this one on it once, or use that one"
                    .to_owned(),
            )),
            Ordering::Greater => Err(of_a_newer_version()),
        }
    }
}

fn is_locked(error: &MigrateError) -> bool {
    let (MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _)) = error else {
        return false;
    };
    let code = error.as_database_error().and_then(|error| error.code());
    code.as_deref() == Some(LOCKED)
}

fn migrating(error: MigrateError) -> StoreError {
    match error {
        MigrateError::VersionMissing(_) => of_a_newer_version(),
        other => StoreError::Open(other.to_string()),
    }
}

fn of_a_newer_version() -> StoreError {
    StoreError::Open("it was last used by a newer version: use that one".to_owned())
}
