//! Members who want to be forgotten. Matches of others stay whole: a name is all they lose.

use crate::error::StoreError;
use crate::person_id::PersonId;
use crate::stored::Store;
use crate::write::now;
use protocol::TableId;
use sqlx::{AnyConnection, Connection, Row};
use std::time::Duration;

type Result<T> = std::result::Result<T, StoreError>;

impl Store {
    /// Lets a member be forgotten after this time, or stay after all; says when that is.
    pub async fn set_farewell(
        &self,
        person: PersonId,
        after: Option<Duration>,
    ) -> Result<Option<i64>> {
        let at = after.map(|after| now() + after.as_millis() as i64);
        self.work(move |c| {
            Box::pin(async move {
                sqlx::query("UPDATE members SET leaves_at = $2 WHERE person = $1")
                    .bind(person.number())
                    .bind(at)
                    .execute(c)
                    .await?;
                Ok(at)
            })
        })
        .await
    }

    /// The members whose time to be forgotten has come.
    pub async fn due_farewells(&self) -> Result<Vec<PersonId>> {
        let sql = "SELECT person FROM members WHERE leaves_at IS NOT NULL AND leaves_at <= $1";
        let rows = sqlx::query(sql).bind(now()).fetch_all(self.readers()).await?;
        rows.iter().map(|row| Ok(PersonId::new(row.try_get(0)?))).collect()
    }

    /// Forgets a member: the name, everything they are recognised by, and what they were in the club.
    /// A computer of `level` plays on at their seats. Says at which tables that is.
    pub async fn forget_member(&self, person: PersonId, level: String) -> Result<Vec<TableId>> {
        self.work(move |c| Box::pin(async move { forget(c, person, &level).await })).await
    }
}

async fn forget(
    connection: &mut AnyConnection,
    person: PersonId,
    level: &str,
) -> Result<Vec<TableId>> {
    let mut transaction = connection.begin().await?;
    let rows = sqlx::query("SELECT DISTINCT table_id FROM seats WHERE person = $1")
        .bind(person.number())
        .fetch_all(&mut *transaction)
        .await?;
    sqlx::query(
        "UPDATE seats SET person = NULL, name = NULL, played_by = NULL, stand_in = NULL,
            travel_hash = NULL, moved_from = NULL, secret_hash = NULL, level = $2
         WHERE person = $1 AND EXISTS (SELECT 1 FROM tables t
            WHERE t.id = seats.table_id AND t.ended_at IS NULL)",
    )
    .bind(person.number())
    .bind(level)
    .execute(&mut *transaction)
    .await?;
    for sql in [
        "UPDATE seats SET name = NULL WHERE person = $1",
        "UPDATE people SET name = '' WHERE id = $1",
        "UPDATE sides SET name = '' WHERE person = $1",
        "UPDATE talk SET name = '', person = NULL WHERE person = $1",
        "DELETE FROM reports WHERE person = $1",
        "DELETE FROM requests WHERE person = $1",
        "DELETE FROM requests WHERE asked_by = $1",
        "DELETE FROM notes WHERE person = $1",
        "DELETE FROM ratings WHERE person = $1",
        "DELETE FROM archive_consents WHERE person = $1",
        "DELETE FROM friends WHERE person = $1",
        "DELETE FROM friends WHERE other = $1",
        "DELETE FROM blocks WHERE person = $1",
        "DELETE FROM blocks WHERE other = $1",
        "DELETE FROM tokens WHERE person = $1",
        "DELETE FROM recovery_codes WHERE person = $1",
        "DELETE FROM passkeys WHERE person = $1",
        "DELETE FROM notices WHERE channel IN (SELECT id FROM channels WHERE person = $1)",
        "DELETE FROM channels WHERE person = $1",
        "DELETE FROM members WHERE person = $1",
    ] {
        sqlx::query(sql).bind(person.number()).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    rows.iter().map(|row| Ok(TableId::new(row.try_get::<String, _>(0)?))).collect()
}
