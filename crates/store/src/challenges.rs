//! What is to be signed by a passkey: for one purpose, once and soon.

use crate::error::StoreError;
use crate::person_id::PersonId;
use crate::stored::Store;
use crate::write::now;
use sqlx::Row;
use std::time::Duration;

type Result<T> = std::result::Result<T, StoreError>;

/// So many can be open at once; more are only asked for by who wants to fill our disk.
const MAX_OPEN: i64 = 10_000;

impl Store {
    /// Opens a challenge for so long, for somebody's new key or for coming in; says whether there was
    /// room for it.
    pub async fn open_challenge(
        &self,
        challenge: [u8; 32],
        whose: Option<PersonId>,
        life: Duration,
    ) -> Result<bool> {
        let time = now();
        let until = time + life.as_millis() as i64;
        self.work(move |c| {
            Box::pin(async move {
                sqlx::query("DELETE FROM challenges WHERE expires_at <= $1")
                    .bind(time)
                    .execute(&mut *c)
                    .await?;
                let opened = sqlx::query(
                    "INSERT INTO challenges (bytes, person, expires_at)
                     SELECT $1, $2, $3 WHERE (SELECT COUNT(*) FROM challenges) < $4",
                )
                .bind(challenge.to_vec())
                .bind(whose.map(PersonId::number))
                .bind(until)
                .bind(MAX_OPEN)
                .execute(c)
                .await?;
                Ok(opened.rows_affected() == 1)
            })
        })
        .await
    }

    /// Uses a challenge up; says whether it was open for this purpose.
    pub async fn close_challenge(
        &self,
        challenge: [u8; 32],
        whose: Option<PersonId>,
    ) -> Result<bool> {
        self.work(move |c| {
            Box::pin(async move {
                let sql = "DELETE FROM challenges WHERE bytes = $1 RETURNING person, expires_at";
                let found = sqlx::query(sql).bind(challenge.to_vec()).fetch_optional(c).await?;
                let Some(row) = found else { return Ok(false) };
                let person = row.try_get::<Option<i64>, _>(0)?.map(PersonId::new);
                let expires_at: i64 = row.try_get(1)?;
                Ok(person == whose && now() < expires_at)
            })
        })
        .await
    }
}
