//! Word for whoever is asked: by which ways, and what waits to be sent.
//!
//! A notice is written in the transaction of the entry that asks somebody, so that no stop loses one, and
//! taken away by the entry with which somebody acts. One for each way and table: so nobody is told twice.

use crate::error::StoreError;
use crate::person_id::PersonId;
use crate::read::parsed;
use crate::stored::Store;
use crate::write::now;
use protocol::{ChannelKind, NoticeKind, TableId};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};
use std::sync::atomic::Ordering;
use std::time::Duration;
use table::Seat;

type Result<T> = std::result::Result<T, StoreError>;

/// A way by which somebody wants to be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewChannel {
    /// Who.
    pub person: PersonId,
    /// What kind of way it is.
    pub kind: ChannelKind,
    /// A subscription in JSON, an address, or a URL.
    pub target: String,
    /// The tag of the language in which to tell.
    pub language: String,
    /// The address under which the person knows us.
    pub base_url: String,
    /// How long one has not looked before one is told, in seconds.
    pub delay: u32,
    /// Between which minutes of the day nothing is sent.
    pub quiet: Option<(u32, u32)>,
    /// At which minutes of the day everything is told at once; if there are none, each thing is told by
    /// itself.
    pub digest: Vec<u32>,
    /// By how many minutes the day of the person is ahead of that in UTC; without it, the minutes are
    /// those of UTC for ever.
    pub utc_offset: Option<i32>,
}

/// A way by which somebody is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Channel {
    /// Its number.
    pub id: i64,
    /// What was wished.
    pub wish: NewChannel,
    /// When it last worked, in milliseconds since 1970.
    pub worked_at: Option<i64>,
    /// When it last failed.
    pub failed_at: Option<i64>,
    /// How often it has failed since it last worked.
    pub n_failures: u32,
}

/// A reminder comes when a quarter of the time for a turn is left, but only where turns are long.
const REMINDER_PART: i64 = 4;
const LEAST_REMINDED_TURN: i64 = 60 * 60;

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
    /// Whether it is still so.
    pub is_true: bool,
}

/// The columns of a channel.
macro_rules! channel_columns {
    () => {
        "c.id, c.person, c.kind, c.target, c.language, c.delay, c.quiet_from, c.quiet_to,
            c.worked_at, c.failed_at, c.n_failures, c.base_url, c.digest, c.utc_offset"
    };
}

/// A channel, from its columns beginning with the first.
fn channel(row: &AnyRow) -> Result<Channel> {
    let quiet_from: Option<i64> = row.try_get(6)?;
    let quiet_to: Option<i64> = row.try_get(7)?;
    Ok(Channel {
        id: row.try_get(0)?,
        wish: NewChannel {
            person: PersonId::new(row.try_get(1)?),
            kind: parsed(row, 2)?,
            target: row.try_get(3)?,
            language: row.try_get(4)?,
            base_url: row.try_get(11)?,
            delay: row.try_get::<i64, _>(5)? as u32,
            quiet: quiet_from.zip(quiet_to).map(|(from, to)| (from as u32, to as u32)),
            digest: minutes(&row.try_get::<String, _>(12)?)?,
            utc_offset: row.try_get::<Option<i64>, _>(13)?.map(|minutes| minutes as i32),
        },
        worked_at: row.try_get(8)?,
        failed_at: row.try_get(9)?,
        n_failures: row.try_get::<i64, _>(10)? as u32,
    })
}

/// Minutes of the day, from their numbers.
fn minutes(text: &str) -> Result<Vec<u32>> {
    let minute = |number: &str| {
        number.parse().map_err(|_| StoreError::Damaged("the minutes of a channel".to_owned()))
    };
    text.split_whitespace().map(minute).collect()
}

impl Store {
    /// Tells somebody by another way from now on; one that is there is as wished from now on.
    pub async fn add_channel(&self, wish: NewChannel) -> Result<()> {
        self.has_channels().store(true, Ordering::Relaxed);
        self.work(move |c| Box::pin(async move { add(c, &wish).await })).await
    }

    /// The ways by which somebody is told.
    pub async fn channels_of(&self, person: PersonId) -> Result<Vec<Channel>> {
        let sql = concat!(
            "SELECT ",
            channel_columns!(),
            " FROM channels c WHERE c.person = $1 ORDER BY c.id"
        );
        let rows = sqlx::query(sql).bind(person.number()).fetch_all(self.readers()).await?;
        rows.iter().map(channel).collect()
    }

    /// A way by its number.
    pub async fn channel(&self, id: i64) -> Result<Option<Channel>> {
        let sql = concat!("SELECT ", channel_columns!(), " FROM channels c WHERE c.id = $1");
        let row = sqlx::query(sql).bind(id).fetch_optional(self.readers()).await?;
        row.as_ref().map(channel).transpose()
    }

    /// Somebody is where the clocks are ahead of UTC by so many minutes.
    pub async fn set_utc_offset(&self, person: PersonId, minutes: i32) -> Result<()> {
        self.work(move |c| {
            Box::pin(async move {
                sqlx::query(
                    "UPDATE channels SET utc_offset = $2
                     WHERE person = $1 AND utc_offset IS NOT NULL AND utc_offset <> $2",
                )
                .bind(person.number())
                .bind(i64::from(minutes))
                .execute(c)
                .await?;
                Ok(())
            })
        })
        .await
    }

    /// Tells nobody by this way any more; says whether it was there.
    pub async fn remove_channel(&self, id: i64) -> Result<bool> {
        self.work(move |c| Box::pin(async move { remove(c, id).await })).await
    }

    /// The ways of those notices whose time came first, of at most `limit` of them.
    pub async fn due_channels(&self, limit: usize) -> Result<Vec<i64>> {
        let sql = "SELECT DISTINCT channel FROM (SELECT channel FROM notices WHERE due_at <= $1
             ORDER BY due_at LIMIT $2) AS due";
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
                    ELSE (SELECT COUNT(*) FROM seats s WHERE s.table_id = n.table_id
                        AND s.person = c.person AND s.played_by IS NULL
                        AND n.number = COALESCE((SELECT MAX(e.number) FROM entries e
                            WHERE e.table_id = n.table_id), -1))
                END, n.since
             FROM notices n JOIN channels c ON c.id = n.channel
                JOIN tables t ON t.id = n.table_id
             WHERE n.channel = $1 AND n.due_at <= $2 ORDER BY n.since, n.table_id, n.kind"
        );
        let rows = sqlx::query(sql).bind(channel).bind(now()).fetch_all(self.readers()).await?;
        let mut notices = Vec::new();
        for row in &rows {
            let channel = self::channel(row)?;
            let table = TableId::new(row.try_get::<String, _>(14)?);
            let time_up_at: Option<i64> = row.try_get(18)?;
            notices.push(Notice {
                others: self.others_at(&table, channel.wish.person).await?,
                is_true: row.try_get::<i64, _>(19)? > 0,
                kind: parsed(row, 17)?,
                time_left: time_up_at.map(|at| at - self.clock().now()),
                game: row.try_get(15)?,
                since: row.try_get(20)?,
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

    /// A notice was sent, or is not needed any more.
    pub async fn settle_notice(&self, notice: &Notice, has_worked: bool) -> Result<()> {
        let sent = Sent::from(notice);
        self.work(move |c| Box::pin(async move { settle(c, &sent, has_worked).await })).await
    }

    /// A notice is to be sent later; with `has_failed`, because it could not be sent now.
    pub async fn postpone_notice(
        &self,
        notice: &Notice,
        by: Duration,
        has_failed: bool,
    ) -> Result<()> {
        let sent = Sent::from(notice);
        let due_at = now() + by.as_millis() as i64;
        self.work(move |c| Box::pin(async move { postpone(c, &sent, due_at, has_failed).await }))
            .await
    }
}

/// What tells a notice from all others.
struct Sent {
    channel: i64,
    table: TableId,
    kind: NoticeKind,
}

impl From<&Notice> for Sent {
    fn from(notice: &Notice) -> Sent {
        let Notice { channel, table, kind, .. } = notice;
        Sent { channel: channel.id, table: table.clone(), kind: *kind }
    }
}

/// Whether anybody is to be told at all.
pub(crate) async fn has_any(connection: &mut AnyConnection) -> Result<bool> {
    let row = sqlx::query("SELECT MAX(id) FROM channels").fetch_one(connection).await?;
    Ok(row.try_get::<Option<i64>, _>(0)?.is_some())
}

async fn add(connection: &mut AnyConnection, wish: &NewChannel) -> Result<()> {
    sqlx::query(
        "INSERT INTO channels (person, kind, target, language, delay, quiet_from, quiet_to,
            created_at, base_url, digest, utc_offset)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
         ON CONFLICT (person, kind, target) DO UPDATE SET language = excluded.language,
            base_url = excluded.base_url, delay = excluded.delay, quiet_from = excluded.quiet_from,
            quiet_to = excluded.quiet_to, digest = excluded.digest,
            utc_offset = excluded.utc_offset, n_failures = 0",
    )
    .bind(wish.person.number())
    .bind(wish.kind.name())
    .bind(wish.target.as_str())
    .bind(wish.language.as_str())
    .bind(i64::from(wish.delay))
    .bind(wish.quiet.map(|(from, _)| i64::from(from)))
    .bind(wish.quiet.map(|(_, to)| i64::from(to)))
    .bind(now())
    .bind(wish.base_url.as_str())
    .bind(wish.digest.iter().map(u32::to_string).collect::<Vec<_>>().join(" "))
    .bind(wish.utc_offset.map(i64::from))
    .execute(connection)
    .await?;
    Ok(())
}

async fn remove(connection: &mut AnyConnection, id: i64) -> Result<bool> {
    sqlx::query("DELETE FROM notices WHERE channel = $1")
        .bind(id)
        .execute(&mut *connection)
        .await?;
    let gone = sqlx::query("DELETE FROM channels WHERE id = $1").bind(id).execute(connection);
    Ok(gone.await?.rows_affected() == 1)
}

/// Whoever is asked at a table from now on is told by all their ways, and nobody else any more.
pub(crate) async fn ask(
    connection: &mut AnyConnection,
    table: &TableId,
    number: i64,
    seat: Option<Seat>,
) -> Result<()> {
    let sql = "DELETE FROM notices WHERE table_id = $1 AND kind IN ('turn', 'reminder')";
    sqlx::query(sql).bind(table.as_str()).execute(&mut *connection).await?;
    let Some(seat) = seat else { return Ok(()) };
    sqlx::query(
        "INSERT INTO notices (channel, table_id, kind, number, due_at, since)
         SELECT c.id, s.table_id, 'turn', $1, $2 + 1000 * c.delay, $2 + 1000 * c.delay
         FROM seats s JOIN channels c ON c.person = s.person
         WHERE s.table_id = $3 AND s.seat = $4 AND s.played_by IS NULL",
    )
    .bind(number)
    .bind(now())
    .bind(table.as_str())
    .bind(seat.index() as i64)
    .execute(&mut *connection)
    .await?;
    remind(connection, table, number, seat).await
}

/// Whoever is asked is reminded before their time is up.
async fn remind(
    connection: &mut AnyConnection,
    table: &TableId,
    number: i64,
    seat: Seat,
) -> Result<()> {
    sqlx::query(
        "INSERT INTO notices (channel, table_id, kind, number, due_at, since)
         SELECT c.id, s.table_id, 'reminder', $1, $2 + 1000 * (t.turn_time - t.turn_time / $3),
            $2 + 1000 * (t.turn_time - t.turn_time / $3)
         FROM seats s JOIN channels c ON c.person = s.person JOIN tables t ON t.id = s.table_id
         WHERE s.table_id = $4 AND s.seat = $5 AND s.played_by IS NULL AND t.turn_time >= $6",
    )
    .bind(number)
    .bind(now())
    .bind(REMINDER_PART)
    .bind(table.as_str())
    .bind(seat.index() as i64)
    .bind(LEAST_REMINDED_TURN)
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
    ask(connection, table, -1, seat).await
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

async fn settle(connection: &mut AnyConnection, sent: &Sent, has_worked: bool) -> Result<()> {
    sqlx::query("DELETE FROM notices WHERE channel = $1 AND table_id = $2 AND kind = $3")
        .bind(sent.channel)
        .bind(sent.table.as_str())
        .bind(sent.kind.name())
        .execute(&mut *connection)
        .await?;
    if has_worked {
        sqlx::query("UPDATE channels SET worked_at = $2, n_failures = 0 WHERE id = $1")
            .bind(sent.channel)
            .bind(now())
            .execute(connection)
            .await?;
    }
    Ok(())
}

async fn postpone(
    connection: &mut AnyConnection,
    sent: &Sent,
    due_at: i64,
    has_failed: bool,
) -> Result<()> {
    let sql = "UPDATE notices SET due_at = $4 WHERE channel = $1 AND table_id = $2 AND kind = $3";
    sqlx::query(sql)
        .bind(sent.channel)
        .bind(sent.table.as_str())
        .bind(sent.kind.name())
        .bind(due_at)
        .execute(&mut *connection)
        .await?;
    if has_failed {
        let sql = "UPDATE channels SET failed_at = $2, n_failures = n_failures + 1 WHERE id = $1";
        sqlx::query(sql).bind(sent.channel).bind(now()).execute(connection).await?;
    }
    Ok(())
}
