//! The statements that read.

use crate::error::StoreError;
use crate::hash::Hash;
use crate::model::{Guest, GuestId, StoredSeat, StoredTable, Summary};
use protocol::Entry;
use serde::de::DeserializeOwned;
use sqlx::any::AnyRow;
use sqlx::{AnyPool, Row};
use table::Seat;

type Result<T> = std::result::Result<T, StoreError>;

pub(crate) async fn guest_by_token(pool: &AnyPool, token: Hash) -> Result<Option<Guest>> {
    let row = sqlx::query("SELECT id, name FROM guests WHERE token_hash = $1")
        .bind(token.to_bytes())
        .fetch_optional(pool)
        .await?;
    row.map(|row| Ok(Guest { id: row.try_get(0)?, name: row.try_get(1)? })).transpose()
}

pub(crate) async fn table(pool: &AnyPool, id: &str) -> Result<Option<StoredTable>> {
    let row = sqlx::query(
        "SELECT id, owner, match_setup, undo, listed, rematch FROM tables WHERE id = $1",
    )
    .bind(id)
    .fetch_optional(pool)
    .await?;
    let Some(row) = row else { return Ok(None) };
    Ok(Some(StoredTable {
        id: row.try_get(0)?,
        owner: row.try_get(1)?,
        match_setup: json(&row, 2)?,
        undo: json(&row, 3)?,
        listed: row.try_get::<i64, _>(4)? != 0,
        rematch: row.try_get(5)?,
        seats: seats(pool, id).await?,
    }))
}

async fn seats(pool: &AnyPool, table: &str) -> Result<Vec<StoredSeat>> {
    let rows = sqlx::query(
        "SELECT s.guest, s.name, g.name, s.level, s.played_by
         FROM seats s LEFT JOIN guests g ON g.id = s.guest
         WHERE s.table_id = $1 ORDER BY s.seat",
    )
    .bind(table)
    .fetch_all(pool)
    .await?;
    rows.iter().map(seat).collect()
}

fn seat(row: &AnyRow) -> Result<StoredSeat> {
    let guest: Option<GuestId> = row.try_get(0)?;
    let own_name: Option<String> = row.try_get(1)?;
    let guest_name: Option<String> = row.try_get(2)?;
    let level: Option<String> = row.try_get(3)?;
    let played_by: Option<String> = row.try_get(4)?;
    Ok(match (guest, level) {
        (Some(guest), _) => StoredSeat::Person {
            guest,
            has_own_name: own_name.is_some(),
            name: own_name.or(guest_name).unwrap_or_default(),
            played_by,
        },
        (None, Some(level)) => StoredSeat::Computer { level },
        (None, None) => StoredSeat::Open { played_by },
    })
}

pub(crate) async fn log(pool: &AnyPool, table: &str) -> Result<Vec<Entry>> {
    let rows =
        sqlx::query("SELECT number, seat, key, deed FROM log WHERE table_id = $1 ORDER BY number")
            .bind(table)
            .fetch_all(pool)
            .await?;
    let entry = |(index, row): (usize, &AnyRow)| {
        let number: i64 = row.try_get(0)?;
        if number != index as i64 {
            return Err(StoreError::Damaged(format!(
                "table {table} lacks line {index} of its log"
            )));
        }
        let seat: i64 = row.try_get(1)?;
        let seat = usize::try_from(seat).ok().and_then(Seat::new);
        Ok(Entry {
            seat: seat.ok_or_else(|| StoreError::Damaged(format!("a seat of table {table}")))?,
            key: row.try_get(2)?,
            deed: json(row, 3)?,
        })
    };
    rows.iter().enumerate().map(entry).collect()
}

/// Who is asked and when something last happened: what the latest line of the log says, if there
/// is one.
const SUMMARY: &str = "
    SELECT t.id, t.match_setup, t.is_over,
        COALESCE((SELECT l.to_act FROM log l WHERE l.table_id = t.id ORDER BY l.number DESC LIMIT 1),
            t.first_asked),
        COALESCE((SELECT l.at FROM log l WHERE l.table_id = t.id ORDER BY l.number DESC LIMIT 1),
            t.created_at) AS changed_at
    FROM tables t";

/// The tables that a guest made or sits at, the latest first.
pub(crate) async fn tables_of(pool: &AnyPool, guest: GuestId, limit: i64) -> Result<Vec<Summary>> {
    let sql = format!(
        "{SUMMARY} WHERE t.id IN (SELECT id FROM tables WHERE owner = $1
            UNION SELECT table_id FROM seats WHERE guest = $2)
         ORDER BY changed_at DESC, t.id LIMIT $3"
    );
    let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(guest).bind(guest).bind(limit);
    with_seats(pool, query.fetch_all(pool).await?).await
}

/// The tables open to all whose match is not over, the newest first.
pub(crate) async fn listed(pool: &AnyPool, limit: i64) -> Result<Vec<Summary>> {
    let sql = format!(
        "{SUMMARY} WHERE t.listed = 1 AND t.is_over = 0 ORDER BY t.created_at DESC, t.id LIMIT $1"
    );
    let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(limit);
    with_seats(pool, query.fetch_all(pool).await?).await
}

async fn with_seats(pool: &AnyPool, rows: Vec<AnyRow>) -> Result<Vec<Summary>> {
    let mut summaries = Vec::with_capacity(rows.len());
    for row in &rows {
        let id: String = row.try_get(0)?;
        let is_over = row.try_get::<i64, _>(2)? != 0;
        let to_act: Option<i64> = row.try_get(3)?;
        summaries.push(Summary {
            seats: seats(pool, &id).await?,
            id,
            match_setup: json(row, 1)?,
            to_act: to_act.filter(|_| !is_over).map(|seat| seat as usize),
            is_over,
            changed_at: row.try_get(4)?,
        });
    }
    Ok(summaries)
}

/// How many tables a guest made whose match is not over.
pub(crate) async fn n_open_tables(pool: &AnyPool, owner: GuestId) -> Result<i64> {
    let row = sqlx::query("SELECT COUNT(*) FROM tables WHERE owner = $1 AND is_over = 0")
        .bind(owner)
        .fetch_one(pool)
        .await?;
    Ok(row.try_get(0)?)
}

/// The tables at which a guest sits under the guest's own name.
pub(crate) async fn seated_at(pool: &AnyPool, guest: GuestId) -> Result<Vec<String>> {
    let rows = sqlx::query("SELECT DISTINCT table_id FROM seats WHERE guest = $1")
        .bind(guest)
        .fetch_all(pool)
        .await?;
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

pub(crate) async fn ping(pool: &AnyPool) -> Result<()> {
    sqlx::query("SELECT 1").fetch_one(pool).await?;
    Ok(())
}

fn json<T: DeserializeOwned>(row: &AnyRow, column: usize) -> Result<T> {
    let text: String = row.try_get(column)?;
    serde_json::from_str(&text).map_err(|error| StoreError::Damaged(error.to_string()))
}
