//! Word for whoever is asked: what waits to be sent.
//!
//! A notice is written in the transaction of the entry that asks somebody, so that no stop loses one, and
//! taken away by the entry with which somebody acts. One for each way and table: so nobody is told twice.

use crate::channels::{self, Channel, channel_columns};
use crate::error::StoreError;
use crate::model::StoredClock;
use crate::person_id::PersonId;
use crate::rows::Statements;
use crate::stored::Store;
use crate::write::now;
use protocol::{NoticeKind, Pace, TableId};
use sqlx::{AnyConnection, AssertSqlSafe, Row};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::time::Duration;
use table::Seat;

type Result<T> = std::result::Result<T, StoreError>;

/// A reminder comes when a quarter of the time is left that somebody had, in milliseconds, but only where
/// that was long.
const REMINDER_PART: i64 = 4;
const LEAST_REMINDED: i64 = 60 * 60 * 1_000;

/// Something that waits to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Where to.
    pub channel: Channel,
    /// What there is to tell.
    pub kind: NoticeKind,
    /// The table that it is about.
    pub table: TableId,
    /// Its game.
    pub game: String,
    /// The names of the others who sit there.
    pub others: Vec<String>,
    /// How long somebody has, in milliseconds, at a table with a pace.
    pub time_left: Option<i64>,
    /// Since when there is something to tell, in milliseconds since 1970.
    pub since: i64,
    /// Whether it is still so, and nothing else tells it.
    pub is_true: bool,
    /// Whether this way tells such a thing of this table; it tells nothing to whoever was sent away.
    pub is_wished: bool,
    /// Whether it is about a match that people stay at: it waits for no hour of the day.
    pub is_live: bool,
}

impl Store {
    /// The ways of those notices whose time came first, of at most `limit` of them.
    pub async fn due_channels(&self, limit: usize) -> Result<Vec<i64>> {
        // What only the next version knows is left to that, and takes nobody's place.
        let kinds: Vec<String> = NoticeKind::ALL.iter().map(|kind| format!("'{kind}'")).collect();
        let sql = format!(
            "SELECT DISTINCT channel FROM (SELECT channel FROM notices
                WHERE due_at <= $1 AND kind IN ({}) ORDER BY due_at LIMIT $2) AS due",
            kinds.join(", ")
        );
        let sql = AssertSqlSafe(sql);
        let rows = sqlx::query(sql).bind(now()).bind(limit as i64).fetch_all(self.readers());
        rows.await?.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Everything that there is to tell by a way and whose time has come.
    pub async fn due_notices(&self, channel: i64) -> Result<Vec<Notice>> {
        let sql = concat!(
            "SELECT ",
            channel_columns!(),
            ", n.table_id, t.game, n.number, n.kind, t.time_up_at,
                CASE n.kind
                    WHEN 'sat-in' THEN (SELECT COUNT(*) FROM seats s WHERE s.table_id = n.table_id
                        AND s.person = c.person AND s.played_by IS NOT NULL)
                    WHEN 'request' THEN (SELECT COUNT(*) FROM requests r
                        WHERE r.table_id = n.table_id AND r.person = c.person AND NOT r.is_seen
                            AND NOT EXISTS (SELECT 1 FROM mutes u
                                WHERE u.person = r.person AND u.other = r.asked_by))
                    WHEN 'begun' THEN (SELECT 1 - COUNT(*) FROM notices o
                        WHERE o.channel = n.channel AND o.table_id = n.table_id AND o.kind = 'turn'
                            AND ' ' || c.silent || ' ' NOT LIKE '% turn %')
                    WHEN 'over' THEN 1
                    ELSE (SELECT COUNT(*) FROM seats s WHERE s.table_id = n.table_id
                        AND s.person = c.person AND s.played_by IS NULL
                        AND n.number = COALESCE((SELECT MAX(e.number) FROM entries e
                            WHERE e.table_id = n.table_id), -1))
                END, n.since,
                (SELECT COUNT(*) FROM hushed h
                    WHERE h.person = c.person AND h.table_id = n.table_id), t.turn_time,
                (SELECT COUNT(*) FROM members m
                    WHERE m.person = c.person AND m.standing = 'banned')
             FROM notices n JOIN channels c ON c.id = n.channel
                JOIN tables t ON t.id = n.table_id
             WHERE n.channel = $1 AND n.due_at <= $2 ORDER BY n.since, n.table_id, n.kind"
        );
        let rows = sqlx::query(sql).bind(channel).bind(now()).fetch_all(self.readers()).await?;
        let mut notices = Vec::new();
        for row in &rows {
            let Ok(kind) = row.try_get::<String, _>(18)?.parse() else { continue };
            let channel = channels::read(row)?;
            let table = TableId::new(row.try_get::<String, _>(15)?);
            let time_up_at: Option<i64> = row.try_get(19)?;
            let is_hushed = row.try_get::<i64, _>(22)? > 0;
            let is_sent_away = row.try_get::<i64, _>(24)? > 0;
            notices.push(Notice {
                others: self.others_at(&table, channel.wish.person).await?,
                is_true: row.try_get::<i64, _>(20)? > 0,
                is_wished: !is_hushed
                    && !is_sent_away
                    && !channel.wish.terms.silent.contains(&kind),
                kind,
                is_live: is_live(row.try_get(23)?, kind),
                time_left: time_up_at.map(|at| at - self.clock().now()),
                game: row.try_get(16)?,
                since: row.try_get(21)?,
                channel,
                table,
            });
        }
        Ok(notices)
    }

    async fn others_at(&self, table: &TableId, person: PersonId) -> Result<Vec<String>> {
        let rows = sqlx::query(
            "SELECT COALESCE(s.name, p.name) FROM seats s JOIN people p ON p.id = s.person
             WHERE s.table_id = $1 AND s.person <> $2 ORDER BY s.seat",
        )
        .bind(table.as_str())
        .bind(person.number())
        .fetch_all(self.readers())
        .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Whoever else sits at a table is told that the holder of a seat is waited for in vain.
    pub async fn tell_others(&self, table: &TableId, seat: Seat) -> Result<()> {
        let id = table.clone();
        self.work_at(table, move |c| Box::pin(async move { tell_others(c, &id, seat).await })).await
    }

    /// A notice was sent, or is not needed any more.
    pub async fn settle_notice(&self, notice: &Notice, has_worked: bool) -> Result<()> {
        let sent = Sent::from(notice);
        self.work(move |c| Box::pin(async move { settle(c, &sent, has_worked).await })).await
    }

    /// A notice is to be sent later.
    pub async fn postpone_notice(&self, notice: &Notice, by: Duration) -> Result<()> {
        let sent = Sent::from(notice);
        let due_at = now() + by.as_millis() as i64;
        self.work(move |c| Box::pin(async move { postpone(c, &sent, due_at).await })).await
    }

    /// Nothing that waits is sent by a way before this time is over.
    pub async fn hold_channel(&self, id: i64, time: Duration) -> Result<()> {
        let until = now() + time.as_millis() as i64;
        self.work(move |c| Box::pin(async move { hold(c, id, until).await })).await
    }

    /// Something could not be sent by a way; nothing else is before this time is over.
    pub async fn note_channel_failed(&self, id: i64, time: Duration) -> Result<()> {
        let until = now() + time.as_millis() as i64;
        self.work(move |c| {
            Box::pin(async move {
                channels::failed(c, id).await?;
                hold(c, id, until).await
            })
        })
        .await
    }
}

/// How long after something happened at table `t` way `c` tells it, in milliseconds: as was chosen, but
/// where a match with a clock goes on, before a quarter of the time of seat `s` is over.
macro_rules! wait {
    () => {
        "(CASE WHEN t.turn_time IS NOT NULL AND t.ended_at IS NULL
            AND (1000 * t.turn_time + COALESCE(s.reserve_left, 1000 * t.reserve_time)) / 4
                < 1000 * c.delay
            THEN (1000 * t.turn_time + COALESCE(s.reserve_left, 1000 * t.reserve_time)) / 4
            ELSE 1000 * c.delay END)"
    };
}

/// What tells a notice from all others.
struct Sent {
    channel: i64,
    table: TableId,
    kind: NoticeKind,
}

/// Whether a clock of so many seconds for a turn does not wait for whoever is told this.
fn is_live(turn: Option<i64>, kind: NoticeKind) -> bool {
    match kind {
        NoticeKind::Request | NoticeKind::Over => false,
        _ => turn.is_some_and(|turn| turn < i64::from(Pace::SLOW_TURN)),
    }
}

impl From<&Notice> for Sent {
    fn from(notice: &Notice) -> Sent {
        let Notice { channel, table, kind, .. } = notice;
        Sent { channel: channel.id, table: table.clone(), kind: *kind }
    }
}

/// What was to be told of these tables to whoever was asked there is not true any more.
static FORGETS: LazyLock<Statements> = LazyLock::new(|| {
    Statements::new(1, |_, tables| {
        format!(
            "DELETE FROM notices
             WHERE table_id IN (VALUES {tables}) AND kind IN ('turn', 'missed')"
        )
    })
});

/// Tells who is asked at tables: each table, the number of its state, the seat, and the time.
static ASKS: LazyLock<Statements> = LazyLock::new(|| {
    Statements::new(4, |_, asked| {
        format!(
            concat!(
                "INSERT INTO notices (channel, table_id, kind, number, due_at, since)
                 SELECT c.id, s.table_id, 'turn', asked.column2, asked.column4 + ",
                wait!(),
                ", asked.column4 + ",
                wait!(),
                " FROM (VALUES {asked}) AS asked
                    JOIN seats s ON s.table_id = asked.column1 AND s.seat = asked.column3
                    JOIN channels c ON c.person = s.person JOIN tables t ON t.id = s.table_id
                 WHERE s.played_by IS NULL",
            ),
            asked = asked
        )
    })
});

/// Whoever is asked at these tables from now on is told by all their ways, and nobody else any more: by
/// table, the number of its state and the seat.
pub(crate) async fn ask_all(
    connection: &mut AnyConnection,
    asked: &BTreeMap<&TableId, (i64, Option<Seat>)>,
) -> Result<()> {
    if asked.is_empty() {
        return Ok(());
    }
    let (n_places, sql) = FORGETS.with_places(asked.len(), connection);
    let mut forget = sqlx::query(sql);
    for table in asked.keys() {
        forget = forget.bind(table.as_str());
    }
    for _ in asked.len()..n_places {
        forget = forget.bind(None::<&str>);
    }
    forget.execute(&mut *connection).await?;
    let seats = asked.iter().filter_map(|(table, (number, seat))| Some((table, number, (*seat)?)));
    let n_seats = seats.clone().count();
    if n_seats == 0 {
        return Ok(());
    }
    let (n_places, sql) = ASKS.with_places(n_seats, connection);
    let (mut ask, at) = (sqlx::query(sql), now());
    for (table, number, seat) in seats {
        ask = ask.bind(table.as_str()).bind(number).bind(seat.index() as i64).bind(at);
    }
    for _ in n_seats..n_places {
        ask = ask.bind(None::<&str>).bind(None::<i64>).bind(None::<i64>).bind(None::<i64>);
    }
    ask.execute(connection).await?;
    Ok(())
}

/// Whoever is asked is reminded before their time is up, by what is left of it now.
pub(crate) async fn remind(
    connection: &mut AnyConnection,
    table: &TableId,
    state: &StoredClock,
) -> Result<()> {
    sqlx::query("DELETE FROM notices WHERE table_id = $1 AND kind = 'reminder'")
        .bind(table.as_str())
        .execute(&mut *connection)
        .await?;
    let Some(left) = state.left.filter(|_| !state.is_paused) else { return Ok(()) };
    let all = state.used.unwrap_or_default() + left;
    let wait = left - all / REMINDER_PART;
    // When it is nearly up already, somebody was told.
    if all < LEAST_REMINDED || wait < 0 {
        return Ok(());
    }
    sqlx::query(
        "INSERT INTO notices (channel, table_id, kind, number, due_at, since)
         SELECT c.id, t.id, 'reminder', COALESCE(e.number, -1), $2, $2
         FROM tables t LEFT JOIN entries e ON e.table_id = t.id AND
                e.number = (SELECT MAX(number) FROM entries WHERE table_id = t.id)
            JOIN seats s ON s.table_id = t.id AND s.seat = COALESCE(e.to_act, t.first_asked)
            JOIN channels c ON c.person = s.person
         WHERE t.id = $1 AND s.played_by IS NULL
         ON CONFLICT DO NOTHING",
    )
    .bind(table.as_str())
    .bind(now() + wait)
    .execute(connection)
    .await?;
    Ok(())
}

/// Whoever is asked first at a table whose match begins is told.
pub(crate) async fn ask_first(connection: &mut AnyConnection, table: &TableId) -> Result<()> {
    let row = sqlx::query("SELECT first_asked FROM tables WHERE id = $1")
        .bind(table.as_str())
        .fetch_one(&mut *connection)
        .await?;
    let seat = row.try_get::<Option<i64>, _>(0)?.and_then(|seat| Seat::new(seat as usize));
    ask_all(connection, &BTreeMap::from([(table, (-1, seat))])).await
}

/// Tells somebody something about a table by all their ways.
pub(crate) async fn tell(
    connection: &mut AnyConnection,
    table: &TableId,
    person: PersonId,
    kind: NoticeKind,
) -> Result<()> {
    sqlx::query(
        "INSERT INTO notices (channel, table_id, kind, number, due_at, since)
         SELECT c.id, $1, $2, 0, $3, $3 FROM channels c WHERE c.person = $4
         ON CONFLICT DO NOTHING",
    )
    .bind(table.as_str())
    .bind(kind.name())
    .bind(now())
    .bind(person.number())
    .execute(connection)
    .await?;
    Ok(())
}

/// Tells everybody who sits at a table something about it.
pub(crate) async fn tell_all(
    connection: &mut AnyConnection,
    table: &TableId,
    kind: NoticeKind,
) -> Result<()> {
    sqlx::query(concat!(
        "INSERT INTO notices (channel, table_id, kind, number, due_at, since)
         SELECT DISTINCT c.id, s.table_id, $2, 0, $3 + ",
        wait!(),
        ", $3 + ",
        wait!(),
        " FROM seats s JOIN channels c ON c.person = s.person JOIN tables t ON t.id = s.table_id
         WHERE s.table_id = $1
         ON CONFLICT DO NOTHING",
    ))
    .bind(table.as_str())
    .bind(kind.name())
    .bind(now())
    .execute(connection)
    .await?;
    Ok(())
}

/// Tells everybody at a table but the holder of a seat that others may go on without them.
async fn tell_others(connection: &mut AnyConnection, table: &TableId, seat: Seat) -> Result<()> {
    sqlx::query(
        "INSERT INTO notices (channel, table_id, kind, number, due_at, since)
         SELECT DISTINCT c.id, s.table_id, 'missed', COALESCE((SELECT MAX(e.number) FROM entries e
                WHERE e.table_id = s.table_id), -1),
            $3 + 1000 * c.delay, $3 + 1000 * c.delay
         FROM seats s JOIN channels c ON c.person = s.person
         WHERE s.table_id = $1 AND s.person NOT IN (SELECT o.person FROM seats o
            WHERE o.table_id = $1 AND o.seat = $2 AND o.person IS NOT NULL)
         ON CONFLICT DO NOTHING",
    )
    .bind(table.as_str())
    .bind(seat.index() as i64)
    .bind(now())
    .execute(connection)
    .await?;
    Ok(())
}

async fn settle(connection: &mut AnyConnection, sent: &Sent, has_worked: bool) -> Result<()> {
    sqlx::query("DELETE FROM notices WHERE channel = $1 AND table_id = $2 AND kind = $3")
        .bind(sent.channel)
        .bind(sent.table.as_str())
        .bind(sent.kind.name())
        .execute(&mut *connection)
        .await?;
    if has_worked {
        channels::worked(connection, sent.channel).await?;
    }
    Ok(())
}

async fn hold(connection: &mut AnyConnection, channel: i64, until: i64) -> Result<()> {
    sqlx::query("UPDATE notices SET due_at = $2 WHERE channel = $1 AND due_at < $2")
        .bind(channel)
        .bind(until)
        .execute(connection)
        .await?;
    Ok(())
}

async fn postpone(connection: &mut AnyConnection, sent: &Sent, due_at: i64) -> Result<()> {
    let sql = "UPDATE notices SET due_at = $4 WHERE channel = $1 AND table_id = $2 AND kind = $3";
    sqlx::query(sql)
        .bind(sent.channel)
        .bind(sent.table.as_str())
        .bind(sent.kind.name())
        .bind(due_at)
        .execute(connection)
        .await?;
    Ok(())
}
