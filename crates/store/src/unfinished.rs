//! The tables of a club whose match is not over, for whoever runs it.

use crate::error::StoreError;
use crate::leaving::remove;
use crate::model::Summary;
use crate::read::{list, summaries};
use crate::stored::Store;
use protocol::TableId;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};

type Result<T> = std::result::Result<T, StoreError>;

/// The last table of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PageEnd {
    /// When it was made, in milliseconds since 1970.
    pub made_at: i64,
    /// Which it is.
    pub table: TableId,
}

/// What came of the wish to remove a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RemovedTable {
    /// Done.
    Done,
    /// Its match is over, and stays.
    Over,
    /// There is no such table.
    NoSuchTable,
}

impl Store {
    /// At most `limit` tables whose match is not over, after the end of a page, the latest made first.
    pub async fn unfinished(&self, after: Option<PageEnd>, limit: usize) -> Result<Vec<Summary>> {
        let after = after.unwrap_or(PageEnd { made_at: i64::MAX, table: TableId::new("") });
        let which = format!("WHERE t.id IN ({} UNION {})", latest("TRUE"), latest("FALSE"));
        let rows = sqlx::query(AssertSqlSafe(list(&which, "made_at", "$1")))
            .bind(limit as i64)
            .bind(after.made_at)
            .bind(after.table.as_str())
            .fetch_all(self.readers())
            .await?;
        summaries(&rows, self.clock().now())
    }

    /// Removes a table whose match is not over, and all that happened at it.
    pub async fn remove_table(&self, table: &TableId) -> Result<RemovedTable> {
        let table = table.clone();
        self.work(move |c| Box::pin(async move { remove_unfinished(c, &table).await })).await
    }
}

/// The latest that are listed, or that are not: each in turn, for the index begins with it.
fn latest(is_listed: &str) -> String {
    format!(
        "SELECT id FROM (SELECT u.id FROM tables u
            WHERE u.listed = {is_listed} AND u.ended_at IS NULL AND u.created_at <= $2
                AND (u.created_at < $2 OR u.id > $3)
            ORDER BY u.created_at DESC, u.id LIMIT $1) AS latest"
    )
}

async fn remove_unfinished(
    connection: &mut AnyConnection,
    table: &TableId,
) -> Result<RemovedTable> {
    let mut transaction = connection.begin().await?;
    let row = sqlx::query("SELECT ended_at FROM tables WHERE id = $1")
        .bind(table.as_str())
        .fetch_optional(&mut *transaction)
        .await?;
    match row.map(|row| row.try_get::<Option<i64>, _>(0)).transpose()? {
        None => return Ok(RemovedTable::NoSuchTable),
        Some(Some(_)) => return Ok(RemovedTable::Over),
        Some(None) => remove(&mut transaction, table).await?,
    }
    transaction.commit().await?;
    Ok(RemovedTable::Done)
}
