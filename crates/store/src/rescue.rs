//! A new database from what can still be read of a damaged one.

use crate::connect::{Address, sqlite_url};
use crate::error::StoreError;
use crate::keeper::new_private_file;
use crate::shape::{Shape, Values, shapes};
use crate::soundness;
use crate::transfer::insert;
use futures_util::TryStreamExt as _;
use protocol::TableId;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Row as _};
use std::path::Path;

type Result<T> = std::result::Result<T, StoreError>;

/// What came of it.
#[derive(Clone, Copy, Default, Debug)]
pub struct Rescued {
    /// How many rows are in the new database.
    pub n_rows: u64,
    /// How many could be read and not be taken over, since what they refer to is lost.
    pub n_refused: u64,
    /// In how many places nothing could be read.
    pub n_gaps: u64,
}

/// Makes a new database in a file from all that can be read. Where logs are cut, they end after so many
/// lines.
pub async fn rescue(url: &str, file: &Path, cuts: &[(TableId, usize)]) -> Result<Rescued> {
    let from = Address::parse(url)?;
    let from = match from.file() {
        Some(file) => Address::to_look_at(file)?,
        None => from,
    };
    let mut source = from.connect_to_look().await?;
    from.check_age(&mut source).await?;
    new_private_file(file)
        .map_err(|error| StoreError::Open(format!("{}: {error}", file.display())))?;
    let to = Address::parse(&sqlite_url(file))?;
    let mut target = to.connect().await?;
    to.migrate(&mut target).await?;
    let mut rescued = Rescued::default();
    let mut shapes = shapes().await?;
    // The logs come last: they are read by the tables that are there.
    shapes.sort_by_key(|shape| shape.name == "entries");
    for shape in shapes {
        let mut transaction = target.begin().await?;
        match shape.name.as_str() {
            // What is lost of one log does not end the others.
            "entries" => {
                for table in
                    sqlx::query("SELECT id FROM tables").fetch_all(&mut *transaction).await?
                {
                    let table: String = table.try_get(0)?;
                    copy(&mut source, &mut transaction, &shape, Some(&table), &mut rescued).await?;
                }
            }
            _ => copy(&mut source, &mut transaction, &shape, None, &mut rescued).await?,
        }
        transaction.commit().await?;
    }
    for (table, n_lines) in cuts {
        sqlx::query("DELETE FROM entries WHERE table_id = $1 AND number >= $2")
            .bind(table.as_str())
            .bind(*n_lines as i64)
            .execute(&mut target)
            .await?;
    }
    soundness::say_closed(&mut target).await?;
    target.close().await?;
    Ok(rescued)
}

/// Copies the rows of a table, or those of one log: from the first until one cannot be read, and then
/// from the last.
async fn copy(
    from: &mut AnyConnection,
    to: &mut AnyConnection,
    shape: &Shape,
    log: Option<&str>,
    rescued: &mut Rescued,
) -> Result<()> {
    let which = if log.is_some() { "WHERE table_id = $1" } else { "" };
    for is_backwards in [false, true] {
        let sql = shape.select(which, is_backwards);
        let query = sqlx::query(AssertSqlSafe(sql));
        let query = match log {
            Some(table) => query.bind(table.to_owned()),
            None => query,
        };
        let mut rows = query.fetch(&mut *from);
        loop {
            match rows.try_next().await {
                Ok(Some(row)) => match shape.values(&row) {
                    Ok(values) => keep(to, shape, values, rescued).await?,
                    Err(_) => rescued.n_gaps += 1,
                },
                Ok(None) => return Ok(()),
                Err(_) => break,
            }
        }
        rescued.n_gaps += u64::from(!is_backwards);
    }
    Ok(())
}

/// Puts a row into the new database, unless that refuses it.
async fn keep(
    to: &mut AnyConnection,
    shape: &Shape,
    values: Values,
    rescued: &mut Rescued,
) -> Result<()> {
    match insert(to, shape, [values].into_iter(), true).await {
        Ok(()) => rescued.n_rows += 1,
        Err(StoreError::Full) => return Err(StoreError::Full),
        Err(_) => rescued.n_refused += 1,
    }
    Ok(())
}
