//! Whether the file of a database is what it should be, asked before anything is written to it.
//!
//! SQLite takes an empty file for a new database, and a file without the log beside it
//! (`freehold.db-wal`) for all there is. So a database says in its head whether somebody has it open;
//! one that does and whose log is missing was not closed, and has lost what was written last.

use crate::connect::Address;
use crate::error::StoreError;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _, Row};
use std::fs;
use std::path::{Path, PathBuf};

type Result<T> = std::result::Result<T, StoreError>;

/// What a connection to a database in a file calls itself.
const SQLITE: &str = "SQLite";

/// Files up to this size are read through at every start, which takes less than a second.
const QUICKLY_READ: u64 = 64 << 20;

/// What `PRAGMA user_version` says while somebody has the database open, and after it was closed. A
/// database of a time before says 0.
const IS_OPEN: i64 = 1;
const IS_CLOSED: i64 = 2;

/// Looks at a file before it is opened to be written to.
pub(crate) async fn look_at(file: &Path) -> Result<()> {
    let Ok(found) = fs::metadata(file) else { return Ok(()) };
    let name = file.display();
    if found.len() == 0 {
        return Err(StoreError::Open(format!(
            "{name} is empty, so that whatever was in it is lost: restore a copy, or remove the file \
             to begin with nothing"
        )));
    }
    let mut connection = Address::to_look_at(file)?.connect_to_look().await?;
    let looked = look_into(&mut connection, file, found.len()).await;
    connection.close().await?;
    looked
}

async fn look_into(connection: &mut AnyConnection, file: &Path, size: u64) -> Result<()> {
    let name = file.display();
    if has_lost_its_log(file, connection).await? {
        return Err(StoreError::Open(format!(
            "{name} was not closed when it was last used, and {} is not there, which holds what was \
             written last: put it back, or restore a copy; to go on without, make an empty file of \
             that name",
            log_of(file).display()
        )));
    }
    if contents(connection).await? == Contents::Foreign {
        return Err(StoreError::Open(format!("{name} is a database of another program")));
    }
    if size <= QUICKLY_READ
        && let Some(fault) = faults(connection, "PRAGMA quick_check(1)").await?.first()
    {
        return Err(StoreError::Damaged(format!(
            "{name}: {fault}; `freehold check` tells more, and saves what is there"
        )));
    }
    Ok(())
}

/// What SQLite finds wrong with a file, by `quick_check` or `integrity_check`.
pub(crate) async fn faults(
    connection: &mut AnyConnection,
    check: &'static str,
) -> Result<Vec<String>> {
    let rows = sqlx::query(check).fetch_all(connection).await?;
    let mut faults = Vec::new();
    for row in rows {
        let found: String = row.try_get(0)?;
        faults.extend(found.lines().filter(|line| *line != "ok").map(str::to_owned));
    }
    Ok(faults)
}

/// Rows that refer to others that are not there.
pub(crate) async fn broken_references(connection: &mut AnyConnection) -> Result<Vec<String>> {
    let sql = r#"SELECT "table", parent, COUNT(*) FROM pragma_foreign_key_check
        GROUP BY "table", parent"#;
    let rows = sqlx::query(sql).fetch_all(connection).await?;
    let broken = |row: &AnyRow| {
        let (table, parent): (String, String) = (row.try_get(0)?, row.try_get(1)?);
        let n_rows: i64 = row.try_get(2)?;
        Ok(format!("{n_rows} rows of {table} refer to {parent} that are not there"))
    };
    rows.iter().map(broken).collect()
}

/// Whose a database is.
#[derive(PartialEq, Eq)]
pub(crate) enum Contents {
    /// Nobody's: it is empty.
    Nothing,
    Ours,
    Foreign,
}

/// Whose a database in a file is.
pub(crate) async fn contents(connection: &mut AnyConnection) -> Result<Contents> {
    let sql = "SELECT COUNT(*), COUNT(CASE WHEN name IN ('keeper', '_sqlx_migrations') THEN 1 END)
        FROM sqlite_schema";
    let row = sqlx::query(sql).fetch_one(connection).await?;
    Ok(match (row.try_get::<i64, _>(0)?, row.try_get::<i64, _>(1)?) {
        (0, _) => Contents::Nothing,
        (_, 0) => Contents::Foreign,
        _ => Contents::Ours,
    })
}

/// Whether somebody has it open, or had, and what was written last is missing.
pub(crate) async fn has_lost_its_log(file: &Path, connection: &mut AnyConnection) -> Result<bool> {
    Ok(!log_of(file).exists() && state(connection).await? == IS_OPEN)
}

/// Writes into the head of the file that it is open, where it stands even if its log is lost.
/// PostgreSQL looks after itself.
pub(crate) async fn say_open(connection: &mut AnyConnection) -> Result<()> {
    if connection.backend_name() != SQLITE {
        return Ok(());
    }
    say(connection, IS_OPEN).await?;
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").await?;
    Ok(())
}

/// Writes that it is closed, and with it all that was written.
pub(crate) async fn say_closed(connection: &mut AnyConnection) -> Result<()> {
    match connection.backend_name() {
        SQLITE => say(connection, IS_CLOSED).await,
        _ => Ok(()),
    }
}

async fn say(connection: &mut AnyConnection, state: i64) -> Result<()> {
    connection.execute(AssertSqlSafe(format!("PRAGMA user_version = {state}"))).await?;
    Ok(())
}

async fn state(connection: &mut AnyConnection) -> Result<i64> {
    Ok(sqlx::query("PRAGMA user_version").fetch_one(connection).await?.try_get(0)?)
}

/// The file beside a database in which is what was written last.
pub(crate) fn log_of(file: &Path) -> PathBuf {
    let mut path = file.as_os_str().to_owned();
    path.push("-wal");
    path.into()
}
