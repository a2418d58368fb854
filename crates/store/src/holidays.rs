//! Members on holiday, for whom clocks of days wait.

use crate::error::StoreError;
use crate::person_id::PersonId;
use crate::stored::Store;
use crate::write::now;
use protocol::TableId;
use sqlx::Row;
use std::time::Duration;
use table::Seat;

type Result<T> = std::result::Result<T, StoreError>;

impl Store {
    /// Sends a member on holiday for so long, or brings them back.
    pub async fn set_holiday(&self, person: PersonId, time: Option<Duration>) -> Result<()> {
        let until = time.map(|time| now() + time.as_millis() as i64);
        self.work(move |c| {
            Box::pin(async move {
                sqlx::query("UPDATE members SET holiday_until = $1 WHERE person = $2")
                    .bind(until)
                    .bind(person.number())
                    .execute(c)
                    .await?;
                Ok(())
            })
        })
        .await
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
