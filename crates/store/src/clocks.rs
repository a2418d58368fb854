//! How much time is left at tables with a pace.
//!
//! The club has a clock of its own, which stands still when the club does: it goes on with the time
//! that passes while the program runs, whatever happens to the system's clock, and while the program
//! does not run, no time passes. So every few seconds it is written down, and when the program starts
//! again, all that was to happen moves along by what was missed. Nodes that share a database share the
//! clock: whoever joins others takes it from them.

use crate::error::StoreError;
use crate::model::StoredClock;
use crate::nodes;
use crate::notices;
use crate::stored::Store;
use crate::write::now;
use protocol::TableId;
use sqlx::{AnyConnection, Connection, Row};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::Instant;

type Result<T> = std::result::Result<T, StoreError>;

/// Under which name the club's clock is written down.
const NAME: &str = "clock";

/// The club's clock.
#[derive(Clone)]
pub(crate) struct ClubClock {
    /// What time it was at `since`, in milliseconds since 1970.
    then: Arc<AtomicI64>,
    since: Instant,
    /// Whether any table has a pace; where none has, nothing is written down.
    is_used: Arc<AtomicBool>,
}

impl ClubClock {
    /// Starts the clock by the system's and moves what was to happen along.
    pub(crate) async fn start(connection: &mut AnyConnection) -> Result<ClubClock> {
        let time = now();
        let clock = ClubClock::unset();
        clock.set(time);
        // A stop in between must not move anything twice.
        let mut transaction = connection.begin().await?;
        if let Some((written, _)) = written_down(&mut transaction).await? {
            clock.is_used.store(true, Ordering::Relaxed);
            go_on(&mut transaction, time - written, time).await?;
        }
        transaction.commit().await?;
        Ok(clock)
    }

    /// A clock that is set later.
    pub(crate) fn unset() -> ClubClock {
        ClubClock { then: Arc::default(), since: Instant::now(), is_used: Arc::default() }
    }

    /// Sets the clock; what time it is at a club of several nodes is always written down.
    pub(crate) fn set_among_nodes(&self, time: i64) {
        self.is_used.store(true, Ordering::Relaxed);
        self.set(time);
    }

    fn set(&self, time: i64) {
        self.then.store(time - self.since.elapsed().as_millis() as i64, Ordering::Relaxed);
    }

    pub(crate) fn now(&self) -> i64 {
        self.then.load(Ordering::Relaxed) + self.since.elapsed().as_millis() as i64
    }
}

/// What time it is at the club for a node that joins, by the database's clock: with others there, what
/// it is for them; alone, time goes on from where it stood still.
pub(crate) async fn join(
    connection: &mut AnyConnection,
    has_company: bool,
    time: i64,
) -> Result<i64> {
    match written_down(connection).await? {
        Some((written, at)) if has_company => return Ok(written + (time - at)),
        Some((written, _)) => go_on(connection, time - written, time).await?,
        None => write_down(connection, time, time).await?,
    }
    Ok(time)
}

/// What time it was when that was last written down, and when that was by the clock of whoever did.
async fn written_down(connection: &mut AnyConnection) -> Result<Option<(i64, i64)>> {
    let row = sqlx::query("SELECT value, changed_at FROM club WHERE name = $1")
        .bind(NAME)
        .fetch_optional(connection)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let written: String = row.try_get(0)?;
    let damaged = |_| StoreError::Damaged(format!("the club's clock, `{written}`"));
    Ok(Some((written.parse().map_err(damaged)?, row.try_get(1)?)))
}

/// Moves what was to happen along by the time that was missed.
async fn go_on(connection: &mut AnyConnection, missed: i64, time: i64) -> Result<()> {
    // Each in turn, for the index begins with it.
    for is_listed in [true, false] {
        sqlx::query(
            "UPDATE tables SET asked_since = asked_since + $1, time_up_at = time_up_at + $1,
                silent_until = silent_until + $1
             WHERE listed = $2 AND ended_at IS NULL
                AND (asked_since IS NOT NULL OR silent_until IS NOT NULL)",
        )
        .bind(missed)
        .bind(is_listed)
        .execute(&mut *connection)
        .await?;
        // Who is to be reminded is so as long before their time is up as was wished.
        sqlx::query(
            "UPDATE notices SET due_at = due_at + $1, since = since + $1
             WHERE kind = 'reminder' AND table_id IN (SELECT id FROM tables
                WHERE listed = $2 AND ended_at IS NULL AND time_up_at IS NOT NULL)",
        )
        .bind(missed)
        .bind(is_listed)
        .execute(&mut *connection)
        .await?;
    }
    write_down(connection, time, time).await
}

async fn write_down(connection: &mut AnyConnection, time: i64, at: i64) -> Result<()> {
    sqlx::query(
        "INSERT INTO club (name, value, changed_at) VALUES ($1, $2, $3)
         ON CONFLICT (name) DO UPDATE SET value = excluded.value, changed_at = excluded.changed_at",
    )
    .bind(NAME)
    .bind(time.to_string())
    .bind(at)
    .execute(connection)
    .await?;
    Ok(())
}

impl Store {
    /// Writes the club's clock down, if anything goes by it.
    pub async fn keep_time(&self) -> Result<()> {
        if !self.clock().is_used.load(Ordering::Relaxed) {
            return Ok(());
        }
        let (clock, is_shared) = (self.clock().clone(), self.is_shared());
        self.work(move |c| {
            Box::pin(async move {
                let at = if is_shared { nodes::now(c).await? } else { now() };
                write_down(c, clock.now(), at).await
            })
        })
        .await
    }

    /// At most `limit` tables at which somebody's time is up.
    pub async fn out_of_time(&self, limit: usize) -> Result<Vec<TableId>> {
        if !self.clock().is_used.load(Ordering::Relaxed) {
            return Ok(Vec::new());
        }
        let sql = "SELECT id FROM tables WHERE time_up_at IS NOT NULL AND time_up_at <= $1
             ORDER BY time_up_at LIMIT $2";
        let rows = sqlx::query(sql)
            .bind(self.clock().now())
            .bind(limit as i64)
            .fetch_all(self.readers())
            .await?;
        rows.iter().map(|row| Ok(TableId::new(row.try_get::<String, _>(0)?))).collect()
    }

    /// Stores how much time is left at a table.
    pub async fn keep_clock(&self, table: &TableId, state: StoredClock) -> Result<()> {
        let (id, time, tells) =
            (table.clone(), self.use_clock().await?, self.has_channels().load(Ordering::Relaxed));
        self.work_at(table, move |c| {
            Box::pin(async move {
                keep(c, &id, &state, time).await?;
                match tells {
                    true => notices::remind(c, &id, &state).await,
                    false => Ok(()),
                }
            })
        })
        .await
    }

    /// The club's time. It is written down before anything goes by it, and from now on: whoever starts
    /// the program after a stop would take the time that was missed for time that has passed.
    pub(crate) async fn use_clock(&self) -> Result<i64> {
        if !self.clock().is_used.swap(true, Ordering::Relaxed) {
            let written = self.keep_time().await;
            if written.is_err() {
                self.clock().is_used.store(false, Ordering::Relaxed);
            }
            written?;
        }
        Ok(self.clock().now())
    }
}

pub(crate) async fn keep(
    connection: &mut AnyConnection,
    table: &TableId,
    state: &StoredClock,
    time: i64,
) -> Result<()> {
    let running = state.used.filter(|_| !state.is_paused);
    sqlx::query(
        "UPDATE tables SET asked_since = $1, time_up_at = $2, paused_after = $3, silent_until = $5,
            silent_at = $6
         WHERE id = $4",
    )
    .bind(running.map(|used| time - used))
    .bind(state.left.filter(|_| !state.is_paused).map(|left| time + left))
    .bind(state.is_paused.then(|| state.used.unwrap_or_default()))
    .bind(table.as_str())
    .bind(state.silence.map(|silence| time + silence.left))
    .bind(state.silence.map(|silence| silence.number as i64))
    .execute(&mut *connection)
    .await?;
    for (seat, reserve) in state.reserves.iter().enumerate() {
        sqlx::query("UPDATE seats SET reserve_left = $1 WHERE table_id = $2 AND seat = $3")
            .bind(*reserve)
            .bind(table.as_str())
            .bind(seat as i64)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
