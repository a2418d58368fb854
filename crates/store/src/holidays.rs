//! Members on holiday, for whom clocks of days wait.

use crate::error::StoreError;
use crate::person_id::PersonId;
use crate::stored::Store;
use crate::write::now;
use protocol::TableId;
use sqlx::{AnyConnection, Connection, Row};
use std::time::Duration;
use table::Seat;

type Result<T> = std::result::Result<T, StoreError>;

const DAY: i64 = 24 * 60 * 60 * 1_000;
const YEAR: i64 = 365 * DAY;

/// So much holiday there is in any 365 days, or one person's could go on for ever.
const PER_YEAR: i64 = 60 * DAY;

/// A holiday that is called off after less than this takes no day from a later one.
const TRIFLE: i64 = 60 * 60 * 1_000;

/// How much of the time between two moments somebody was on holiday.
const SPENT: &str = "
    SELECT CAST(COALESCE(SUM(CASE WHEN until < $2 THEN until ELSE $2 END
        - CASE WHEN since > $3 THEN since ELSE $3 END), 0) AS BIGINT)
    FROM holidays WHERE person = $1 AND until > $3";

async fn set(connection: &mut AnyConnection, person: PersonId, time: Option<i64>) -> Result<bool> {
    let at = now();
    let mut transaction = connection.begin().await?;
    let spent = sqlx::query(SPENT).bind(person.number()).bind(at).bind(at - YEAR);
    let spent: i64 = spent.fetch_one(&mut *transaction).await?.try_get(0)?;
    if time.is_some_and(|time| PER_YEAR + TRIFLE < spent + time) {
        return Ok(false);
    }
    sqlx::query("UPDATE holidays SET until = $1 WHERE person = $2 AND until > $1")
        .bind(at)
        .bind(person.number())
        .execute(&mut *transaction)
        .await?;
    if let Some(time) = time {
        sqlx::query(
            "INSERT INTO holidays (person, since, until) VALUES ($1, $2, $3)
             ON CONFLICT (person, since) DO UPDATE SET until = excluded.until",
        )
        .bind(person.number())
        .bind(at)
        .bind(at + time)
        .execute(&mut *transaction)
        .await?;
    }
    sqlx::query("UPDATE members SET holiday_until = $1 WHERE person = $2")
        .bind(time.map(|time| at + time))
        .bind(person.number())
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(true)
}

impl Store {
    /// Sends a member on holiday for so long, or brings them back; says whether there was so much of it
    /// left.
    pub async fn set_holiday(&self, person: PersonId, time: Option<Duration>) -> Result<bool> {
        let wanted = time.map(|time| time.as_millis() as i64);
        self.work(move |c| Box::pin(async move { set(c, person, wanted).await })).await
    }

    /// How much longer a member could be on holiday if it began now.
    pub async fn holiday_left(&self, person: PersonId) -> Result<Duration> {
        let row = sqlx::query(SPENT).bind(person.number()).bind(now()).bind(now() - YEAR);
        let spent: i64 = row.fetch_one(self.readers()).await?.try_get(0)?;
        Ok(Duration::from_millis((PER_YEAR - spent).max(0) as u64))
    }

    /// Until when a member is on holiday, in milliseconds since 1970.
    pub async fn holiday_of(&self, person: PersonId) -> Result<Option<i64>> {
        let row = sqlx::query("SELECT holiday_until FROM members WHERE person = $1")
            .bind(person.number())
            .fetch_optional(self.readers())
            .await?;
        let until: Option<i64> = row.map(|row| row.try_get(0)).transpose()?.flatten();
        Ok(until.filter(|until| now() < *until))
    }

    /// For how much longer whoever holds a seat is on holiday.
    pub async fn holiday_at(&self, table: &TableId, seat: Seat) -> Result<Option<Duration>> {
        let row = sqlx::query(
            "SELECT m.holiday_until FROM seats s JOIN members m ON m.person = s.person
             WHERE s.table_id = $1 AND s.seat = $2",
        )
        .bind(table.as_str())
        .bind(seat.index() as i64)
        .fetch_optional(self.readers())
        .await?;
        let until: Option<i64> = row.map(|row| row.try_get(0)).transpose()?.flatten();
        let left = until.map(|until| until - now()).filter(|left| *left > 0);
        Ok(left.map(|left| Duration::from_millis(left as u64)))
    }
}
