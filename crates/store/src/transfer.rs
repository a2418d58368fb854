//! Everything from one database into another, of whatever kind.

use crate::chain::FoundLog;
use crate::connect::Address;
use crate::error::StoreError;
use crate::keeper::{Keeper, new_private_file};
use crate::shape::{Shape, Values, shapes};
use crate::{read, soundness};
use futures_util::TryStreamExt as _;
use protocol::TableId;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _, Row as _};
use std::fs;

type Result<T> = std::result::Result<T, StoreError>;

/// So many rows are inserted by one statement.
const BATCH: usize = 128;

/// How many rows were copied, by table.
pub type RowCounts = Vec<(String, u64)>;

/// Copies everything from one database into another that is empty, and looks whether it arrived. Nobody
/// may write to either meanwhile; the first one stays as it is.
pub async fn move_to(from: &str, to: &str) -> Result<RowCounts> {
    let (from, to) = (Address::parse(from)?, Address::parse(to)?);
    if let Some(file) = from.file().filter(|file| !file.exists()) {
        return Err(StoreError::Open(format!("{} is not there", file.display())));
    }
    let keeper = Keeper::this_process();
    let _from_lock = from.lock(&keeper).await?;
    let mut source = from.connect().await?;
    from.migrate(&mut source).await?;
    let _to_lock = to.lock_only(&keeper).await?;
    let counts = fill(&mut source, &to).await?;
    source.close().await?;
    Ok(counts)
}

/// Fills an empty database with everything that a connection shows.
pub(crate) async fn fill(source: &mut AnyConnection, to: &Address) -> Result<RowCounts> {
    if let Some(file) = to.file() {
        new_private_file(file).map_err(|error| {
            StoreError::Open(format!("{}: {error}; move it away first", file.display()))
        })?;
    }
    let filled = fill_empty(source, to).await;
    if let (Err(_), Some(file)) = (&filled, to.file()) {
        for suffix in ["", "-wal", "-shm"] {
            drop(fs::remove_file(format!("{}{suffix}", file.display())));
        }
    }
    filled
}

async fn fill_empty(source: &mut AnyConnection, to: &Address) -> Result<RowCounts> {
    let shapes = shapes().await?;
    let mut target = to.connect().await?;
    to.migrate(&mut target).await?;
    for shape in &shapes {
        if count(&mut target, shape).await? > 0 {
            return Err(StoreError::Open(format!(
                "the database to be filled is not empty: {} has rows",
                shape.name
            )));
        }
    }
    let mut transaction = target.begin().await?;
    for shape in &shapes {
        copy(source, &mut transaction, shape).await?;
    }
    let mut counts = RowCounts::new();
    for shape in &shapes {
        let (there, here) = (count(source, shape).await?, count(&mut transaction, shape).await?);
        if there != here {
            return Err(StoreError::Damaged(format!(
                "of {there} rows of {}, {here} arrived",
                shape.name
            )));
        }
        counts.push((shape.name.clone(), here));
    }
    check_logs(&mut transaction).await?;
    count_on(&mut transaction).await?;
    transaction.commit().await?;
    soundness::say_closed(&mut target).await?;
    target.close().await?;
    Ok(counts)
}

async fn copy(from: &mut AnyConnection, to: &mut AnyConnection, shape: &Shape) -> Result<()> {
    let is_sqlite = to.backend_name() == "SQLite";
    let select = shape.select("", false);
    let mut rows = sqlx::query(AssertSqlSafe(select)).fetch(from);
    let mut batch = Vec::with_capacity(BATCH);
    loop {
        let row = rows.try_next().await?;
        let is_last = row.is_none();
        if let Some(row) = row {
            batch.push(shape.values(&row)?);
        }
        if batch.len() == BATCH || (is_last && !batch.is_empty()) {
            insert(to, shape, batch.drain(..), is_sqlite).await?;
        }
        if is_last {
            return Ok(());
        }
    }
}

/// Inserts some rows by one statement.
pub(crate) async fn insert(
    to: &mut AnyConnection,
    shape: &Shape,
    rows: impl ExactSizeIterator<Item = Values>,
    is_sqlite: bool,
) -> Result<()> {
    let sql = shape.insert(rows.len(), is_sqlite);
    let query = sqlx::query(AssertSqlSafe(sql));
    rows.fold(query, |query, row| row.bind(query)).execute(to).await?;
    Ok(())
}

async fn count(connection: &mut AnyConnection, shape: &Shape) -> Result<u64> {
    let sql = format!("SELECT COUNT(*) FROM {}", shape.name);
    let row = sqlx::query(AssertSqlSafe(sql)).fetch_one(connection).await?;
    read::number(&row, 0)
}

/// Whether every log arrived as it was written.
async fn check_logs(connection: &mut AnyConnection) -> Result<()> {
    let tables =
        sqlx::query("SELECT id FROM tables ORDER BY id").fetch_all(&mut *connection).await?;
    for row in tables {
        let table = TableId::new(row.try_get::<String, _>(0)?);
        FoundLog::read(connection, &table).await?.whole()?;
    }
    Ok(())
}

/// PostgreSQL counts by itself in some columns, and is told where to go on.
async fn count_on(connection: &mut AnyConnection) -> Result<()> {
    if connection.backend_name() == "SQLite" {
        return Ok(());
    }
    let sql =
        "SELECT CAST(table_name AS TEXT), CAST(column_name AS TEXT) FROM information_schema.columns
        WHERE table_schema = current_schema() AND is_identity = 'YES'";
    for row in sqlx::query(sql).fetch_all(&mut *connection).await? {
        let (table, column): (String, String) = (row.try_get(0)?, row.try_get(1)?);
        let sql = format!(
            "SELECT setval(pg_get_serial_sequence('{table}', '{column}'),
                COALESCE((SELECT MAX({column}) FROM {table}), 0) + 1, FALSE)"
        );
        connection.execute(AssertSqlSafe(sql)).await?;
    }
    Ok(())
}
