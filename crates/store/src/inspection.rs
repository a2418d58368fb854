//! A database that is only looked at, by whoever wants to know whether it is whole.

use crate::chain::FoundLog;
use crate::connect::Address;
use crate::error::StoreError;
use crate::model::{StoredResult, StoredTable};
use crate::readers::Readers;
use crate::shape::{Shape, shapes};
use crate::soundness::{self, Contents};
use crate::{read, write};
use futures_util::TryStreamExt as _;
use protocol::{Entry, TableId};
use sqlx::{AnyConnection, AssertSqlSafe, Row};
use table::{ComponentTexts, ComponentsHash};

type Result<T> = std::result::Result<T, StoreError>;

/// A database that is only looked at, beside whoever writes to it. It may be damaged.
pub struct Inspection {
    address: Address,
    pool: Readers,
}

/// A log as it was found.
#[derive(Debug)]
pub struct InspectedLog {
    /// All lines that can be read, also some that are not as they were written.
    pub entries: Vec<Entry>,
    /// So many from the first are whole.
    pub n_whole: usize,
    /// What is wrong with the next one.
    pub damage: Option<String>,
}

impl Inspection {
    /// Opens a database to look at it; nothing is changed.
    pub async fn open(url: &str) -> Result<Inspection> {
        let address = Address::parse(url)?;
        let address = match address.file() {
            Some(file) if !file.exists() => {
                return Err(StoreError::Open(format!("{} is not there", file.display())));
            }
            Some(file) => Address::to_look_at(file)?,
            None => address,
        };
        let pool = address.looker();
        let inspection = Inspection { address, pool };
        inspection.check_owner().await?;
        Ok(inspection)
    }

    /// Whether a club is in it, of our time.
    async fn check_owner(&self) -> Result<()> {
        let mut connection = self.pool.acquire().await?;
        if self.address.file().is_some()
            && soundness::contents(&mut connection).await? != Contents::Ours
        {
            return Err(StoreError::Open("no club is in it".to_owned()));
        }
        self.address.check_age(&mut connection).await
    }

    /// What is wrong with the database as such, whatever is in it.
    pub async fn faults(&self) -> Result<Vec<String>> {
        let mut connection = self.pool.acquire().await?;
        let mut faults = Vec::new();
        if let Some(file) = self.address.file() {
            if soundness::has_lost_its_log(file, &mut connection).await? {
                faults.push(format!(
                    "it was not closed, and {} is missing with what was written last",
                    soundness::log_of(file).display()
                ));
            }
            faults.extend(soundness::faults(&mut connection, "PRAGMA integrity_check").await?);
            faults.extend(soundness::broken_references(&mut connection).await?);
        }
        for shape in shapes().await? {
            if let Err(error) = read_all(&mut connection, &shape).await {
                faults.push(format!("{}: {error}", shape.name));
            }
        }
        Ok(faults)
    }

    /// All tables.
    pub async fn tables(&self) -> Result<Vec<TableId>> {
        let rows = sqlx::query("SELECT id FROM tables ORDER BY id").fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(TableId::new(row.try_get::<String, _>(0)?))).collect()
    }

    /// A table.
    pub async fn table(&self, id: &TableId) -> Result<Option<StoredTable>> {
        read::table(&self.pool, id, write::now()).await
    }

    /// The log of a table, as far as it can be read.
    pub async fn log(&self, table: &TableId) -> Result<InspectedLog> {
        let log = FoundLog::read(&mut *self.pool.acquire().await?, table).await?;
        Ok(InspectedLog {
            entries: log.entries,
            n_whole: log.n_whole,
            damage: log.damage.map(|damage| damage.to_string()),
        })
    }

    /// The record of a table's match.
    pub async fn record(&self, table: &TableId) -> Result<Option<String>> {
        read::record(&self.pool, table).await
    }

    /// How a table's match ended.
    pub async fn result(&self, table: &TableId) -> Result<Option<StoredResult>> {
        read::result(&self.pool, table).await
    }

    /// A set of components.
    pub async fn components(
        &self,
        game: &str,
        hash: ComponentsHash,
    ) -> Result<Option<ComponentTexts>> {
        read::components(&self.pool, game, hash).await
    }
}

/// Reads all rows of a table.
async fn read_all(connection: &mut AnyConnection, shape: &Shape) -> Result<()> {
    let mut rows = sqlx::query(AssertSqlSafe(shape.select("", false))).fetch(connection);
    while let Some(row) = rows.try_next().await? {
        shape.values(&row)?;
    }
    Ok(())
}
