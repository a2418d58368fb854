//! Tables that somebody made and nobody has ever used.

use crate::error::StoreError;
use crate::leaving::remove;
use crate::stored::Store;
use crate::write::now;
use protocol::TableId;
use sqlx::{AnyConnection, Connection, Row};
use std::time::Duration;

type Result<T> = std::result::Result<T, StoreError>;

/// So many are removed at a time: whoever has something to write waits no longer.
const BATCH: i64 = 100;

impl Store {
    /// Removes some of the tables that have been there for so long and at which nothing was done and
    /// nobody but their owner sits; says which. None is named when none is left.
    pub async fn forget_untouched_tables(&self, age: Duration) -> Result<Vec<TableId>> {
        let before = now() - age.as_millis() as i64;
        self.work(move |c| Box::pin(forget(c, before))).await
    }
}

async fn forget(connection: &mut AnyConnection, before: i64) -> Result<Vec<TableId>> {
    let mut transaction = connection.begin().await?;
    let mut forgotten = Vec::new();
    // Each in turn, for the index begins with it.
    for is_listed in [true, false] {
        let rows = sqlx::query(
            "SELECT t.id FROM tables t
             WHERE t.listed = $1 AND t.created_at < $2 AND t.ended_at IS NULL
                AND NOT EXISTS (SELECT 1 FROM entries e WHERE e.table_id = t.id AND e.number = 0)
                AND NOT EXISTS (SELECT 1 FROM seats s
                    WHERE s.table_id = t.id AND s.person <> t.owner)
             ORDER BY t.created_at LIMIT $3",
        )
        .bind(is_listed)
        .bind(before)
        .bind(BATCH)
        .fetch_all(&mut *transaction)
        .await?;
        for row in rows {
            let table = TableId::new(row.try_get::<String, _>(0)?);
            remove(&mut transaction, &table).await?;
            forgotten.push(table);
        }
    }
    transaction.commit().await?;
    Ok(forgotten)
}
