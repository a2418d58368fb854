//! The statements that write.

use crate::error::StoreError;
use crate::hash::Hash;
use crate::model::{Append, Claimed, GuestId, NewGuest, NewTable, SeatHolder};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};
use std::fmt::Write as _;
use std::sync::LazyLock;
use std::time::{SystemTime, UNIX_EPOCH};

type Result<T> = std::result::Result<T, StoreError>;

/// Statements that insert 1, 2, 4, … lines: few enough for a connection to keep all of them
/// prepared, however many lines wait.
static INSERTS: LazyLock<Vec<String>> = LazyLock::new(|| inserts(|number| format!("${number}")));

/// The same for SQLite, which looks for the name of a named place by going through all of them,
/// for each.
static SQLITE_INSERTS: LazyLock<Vec<String>> = LazyLock::new(|| inserts(|_| "?".to_owned()));

const N_COLUMNS: usize = 7;

fn inserts(place: impl Fn(usize) -> String) -> Vec<String> {
    let insert = |n_lines: usize| {
        let columns = "table_id, number, seat, key, deed, to_act, at";
        let mut sql = format!("INSERT INTO log ({columns}) VALUES ");
        for line in 0..n_lines {
            let places = (1..=N_COLUMNS).map(|column| place(line * N_COLUMNS + column));
            let comma = if line == 0 { "" } else { "," };
            let places = places.collect::<Vec<_>>().join(",");
            write!(sql, "{comma}({places})").expect("writing to a string");
        }
        sql
    };
    (0..=8).map(|log| insert(1 << log)).collect()
}

/// Appends lines to the logs of their tables, all or none.
pub(crate) async fn append<'a>(
    connection: &mut AnyConnection,
    appends: impl ExactSizeIterator<Item = &'a Append> + Clone,
) -> Result<()> {
    let at = now();
    let mut n_left = appends.len();
    let mut rest = appends.clone();
    let inserts: &'static [String] = match connection.backend_name() {
        "SQLite" => &SQLITE_INSERTS,
        _ => &INSERTS,
    };
    let mut transaction = connection.begin().await?;
    while n_left > 0 {
        let log = (n_left.ilog2() as usize).min(inserts.len() - 1);
        let mut query = sqlx::query(inserts[log].as_str());
        for append in rest.by_ref().take(1 << log) {
            let deed = serde_json::to_string(&append.entry.deed).expect("a deed can be written");
            query = query
                .bind(append.table.as_str())
                .bind(append.number as i64)
                .bind(append.entry.seat.index() as i64)
                .bind(append.entry.key.as_str())
                .bind(deed)
                .bind(append.to_act.map(|seat| seat as i64))
                .bind(at);
        }
        query.execute(&mut *transaction).await?;
        n_left -= 1 << log;
    }
    for over in appends.filter(|append| append.to_act.is_none()) {
        sqlx::query("UPDATE tables SET is_over = 1 WHERE id = $1")
            .bind(over.table.as_str())
            .execute(&mut *transaction)
            .await?;
    }
    Ok(transaction.commit().await?)
}

pub(crate) async fn create_guest(connection: &mut AnyConnection, guest: &NewGuest) -> Result<()> {
    sqlx::query("INSERT INTO guests (id, token_hash, name, created_at) VALUES ($1, $2, $3, $4)")
        .bind(guest.id)
        .bind(guest.token.to_bytes())
        .bind(guest.name.as_str())
        .bind(now())
        .execute(connection)
        .await?;
    Ok(())
}

pub(crate) async fn rename_guest(
    connection: &mut AnyConnection,
    guest: GuestId,
    name: &str,
) -> Result<()> {
    sqlx::query("UPDATE guests SET name = $1 WHERE id = $2")
        .bind(name)
        .bind(guest)
        .execute(connection)
        .await?;
    Ok(())
}

pub(crate) async fn create_table(connection: &mut AnyConnection, table: &NewTable) -> Result<()> {
    let mut transaction = connection.begin().await?;
    insert_table(&mut transaction, table).await?;
    Ok(transaction.commit().await?)
}

async fn insert_table(connection: &mut AnyConnection, table: &NewTable) -> Result<()> {
    sqlx::query(
        "INSERT INTO tables (id, owner, match_setup, undo, listed, first_asked, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(table.id.as_str())
    .bind(table.owner)
    .bind(serde_json::to_string(&table.match_setup).expect("a set-up can be written"))
    .bind(serde_json::to_string(&table.undo).expect("a rule can be written"))
    .bind(i64::from(table.listed))
    .bind(table.to_act.map(|seat| seat as i64))
    .bind(now())
    .execute(&mut *connection)
    .await?;
    for (seat, holder) in table.seats.iter().enumerate() {
        let (guest, name, level, secret) = match holder {
            SeatHolder::Open { secret } => (None, None, None, Some(secret.to_bytes())),
            SeatHolder::Person { guest, name } => (Some(*guest), name.as_deref(), None, None),
            SeatHolder::Computer { level } => (None, None, Some(level.as_str()), None),
        };
        sqlx::query(
            "INSERT INTO seats (table_id, seat, guest, name, level, secret_hash)
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(table.id.as_str())
        .bind(seat as i64)
        .bind(guest)
        .bind(name)
        .bind(level)
        .bind(secret)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// Takes a seat, if it is still open.
pub(crate) async fn claim(
    connection: &mut AnyConnection,
    table: &str,
    secret: Hash,
    guest: GuestId,
) -> Result<Claimed> {
    sqlx::query(
        "UPDATE seats SET guest = $1, played_by = NULL
         WHERE table_id = $2 AND secret_hash = $3 AND guest IS NULL",
    )
    .bind(guest)
    .bind(table)
    .bind(secret.to_bytes())
    .execute(&mut *connection)
    .await?;
    let seat =
        sqlx::query("SELECT seat, guest FROM seats WHERE table_id = $1 AND secret_hash = $2")
            .bind(table)
            .bind(secret.to_bytes())
            .fetch_optional(connection)
            .await?;
    let Some(seat) = seat else { return Ok(Claimed::NoSuchSeat) };
    let holder: GuestId = seat.try_get(1)?;
    let number: i64 = seat.try_get(0)?;
    Ok(if holder == guest { Claimed::Seat(number as usize) } else { Claimed::Taken })
}

/// Gives a seat another secret, if it is still open.
pub(crate) async fn replace_secret(
    connection: &mut AnyConnection,
    table: &str,
    seat: usize,
    secret: Hash,
) -> Result<bool> {
    let replaced = sqlx::query(
        "UPDATE seats SET secret_hash = $1
         WHERE table_id = $2 AND seat = $3 AND guest IS NULL AND secret_hash IS NOT NULL",
    )
    .bind(secret.to_bytes())
    .bind(table)
    .bind(seat as i64)
    .execute(connection)
    .await?;
    Ok(replaced.rows_affected() == 1)
}

pub(crate) async fn hand_over(
    connection: &mut AnyConnection,
    table: &str,
    seat: usize,
    level: Option<&str>,
) -> Result<()> {
    sqlx::query(
        "UPDATE seats SET played_by = $1 WHERE table_id = $2 AND seat = $3 AND level IS NULL",
    )
    .bind(level)
    .bind(table)
    .bind(seat as i64)
    .execute(connection)
    .await?;
    Ok(())
}

/// Makes the rematch of a table unless there is one, and says which it is.
pub(crate) async fn rematch(
    connection: &mut AnyConnection,
    of: &str,
    table: &NewTable,
) -> Result<String> {
    let mut transaction = connection.begin().await?;
    let first = sqlx::query("UPDATE tables SET rematch = $1 WHERE id = $2 AND rematch IS NULL")
        .bind(table.id.as_str())
        .bind(of)
        .execute(&mut *transaction)
        .await?;
    if first.rows_affected() == 1 {
        insert_table(&mut transaction, table).await?;
        transaction.commit().await?;
        return Ok(table.id.clone());
    }
    let made = sqlx::query("SELECT rematch FROM tables WHERE id = $1")
        .bind(of)
        .fetch_one(&mut *transaction)
        .await?;
    transaction.rollback().await?;
    Ok(made.try_get(0)?)
}

/// Lets the database grow to so many pages and no further, as a full disk would.
pub(crate) async fn limit_pages(connection: &mut AnyConnection, n_pages: u32) -> Result<()> {
    let sql = format!("PRAGMA max_page_count = {n_pages}");
    sqlx::query(AssertSqlSafe(sql)).execute(connection).await?;
    Ok(())
}

/// Seconds since 1970.
fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}
