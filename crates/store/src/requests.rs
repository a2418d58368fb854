//! Members who are asked to sit down at a table.

use crate::error::StoreError;
use crate::leaving;
use crate::notices;
use crate::person_id::PersonId;
use crate::read::pace;
use crate::secret_hash::SecretHash;
use crate::stored::Store;
use crate::write::now;
use protocol::{NoticeKind, Pace, TableId};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Connection, Row};
use std::time::Duration;

type Result<T> = std::result::Result<T, StoreError>;

/// Somebody is asked to sit down at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SitRequest {
    /// The table.
    pub table: TableId,
    /// Its game.
    pub game: String,
    /// The name of whoever is asked.
    pub name: String,
    /// The name of whoever asks.
    pub asked_by: String,
    /// A word from them; may be empty.
    pub words: String,
    /// Whether whoever is asked has seen it.
    pub is_seen: bool,
    /// When, in milliseconds since 1970.
    pub created_at: i64,
    /// How much time one has at that table.
    pub pace: Option<Pace>,
    /// Whether its match counts for ratings.
    pub rated: bool,
}

impl Store {
    /// Asks a member to sit down at a table.
    pub async fn request(
        &self,
        table: &TableId,
        person: PersonId,
        asked_by: PersonId,
        words: String,
    ) -> Result<()> {
        let table = table.clone();
        self.work(move |c| Box::pin(async move { ask(c, &table, person, asked_by, &words).await }))
            .await
    }

    /// The tables at which somebody is asked to sit down, the latest first.
    pub async fn requests_to(&self, person: PersonId) -> Result<Vec<SitRequest>> {
        let sql = concat!(
            // Whose words one does not want to read may still ask.
            request_columns!(
                "CASE WHEN EXISTS (SELECT 1 FROM mutes u WHERE u.person = r.person
                    AND u.other = r.asked_by) THEN '' ELSE r.words END"
            ),
            " WHERE r.person = $1 ORDER BY r.created_at DESC"
        );
        let rows = sqlx::query(sql).bind(person.number()).fetch_all(self.readers()).await?;
        rows.iter().map(request).collect()
    }

    /// At how many tables somebody is asked to sit down.
    pub async fn n_requests_to(&self, person: PersonId) -> Result<usize> {
        let row = sqlx::query("SELECT COUNT(*) FROM requests WHERE person = $1")
            .bind(person.number())
            .fetch_one(self.readers())
            .await?;
        Ok(row.try_get::<i64, _>(0)? as usize)
    }

    /// Who is asked to sit down at a table.
    pub async fn requests_at(&self, table: &TableId) -> Result<Vec<SitRequest>> {
        let sql =
            concat!(request_columns!("r.words"), " WHERE r.table_id = $1 ORDER BY r.created_at");
        let rows = sqlx::query(sql).bind(table.as_str()).fetch_all(self.readers()).await?;
        rows.iter().map(request).collect()
    }

    /// Whoever is asked has seen it.
    pub async fn see_requests(&self, person: PersonId) -> Result<()> {
        self.work(move |c| {
            Box::pin(async move {
                let sql = "UPDATE requests SET is_seen = TRUE WHERE person = $1 AND NOT is_seen";
                sqlx::query(sql).bind(person.number()).execute(c).await?;
                Ok(())
            })
        })
        .await
    }

    /// Whoever is asked does not want to now; whoever asked them has to wait before they ask again. A
    /// seat that was kept for them is free; `secret` opens it.
    pub async fn decline_request(
        &self,
        table: &TableId,
        person: PersonId,
        secret: SecretHash,
    ) -> Result<()> {
        let table = table.clone();
        self.work(move |c| Box::pin(async move { decline(c, &table, person, secret).await })).await
    }

    /// Whether somebody has declined within this time to sit down with whoever asks.
    pub async fn has_declined(
        &self,
        person: PersonId,
        asked_by: PersonId,
        within: Duration,
    ) -> Result<bool> {
        let sql = "SELECT 1 FROM declined WHERE person = $1 AND asked_by = $2 AND created_at > $3";
        let row = sqlx::query(sql)
            .bind(person.number())
            .bind(asked_by.number())
            .bind(now() - within.as_millis() as i64)
            .fetch_optional(self.readers());
        Ok(row.await?.is_some())
    }
}

/// The beginning of a statement that reads requests.
macro_rules! request_columns {
    ($words:literal) => {
        concat!(
            "SELECT r.table_id, t.game, p.name, a.name, ",
            $words,
            ", CASE WHEN r.is_seen THEN 1 ELSE 0 END, r.created_at, t.turn_time,
                t.reserve_time, CASE WHEN t.rated THEN 1 ELSE 0 END
             FROM requests r JOIN tables t ON t.id = r.table_id JOIN people p ON p.id = r.person
                JOIN people a ON a.id = r.asked_by"
        )
    };
}
use request_columns;

fn request(row: &AnyRow) -> Result<SitRequest> {
    Ok(SitRequest {
        table: TableId::new(row.try_get::<String, _>(0)?),
        game: row.try_get(1)?,
        name: row.try_get(2)?,
        asked_by: row.try_get(3)?,
        words: row.try_get(4)?,
        is_seen: row.try_get::<i64, _>(5)? != 0,
        created_at: row.try_get(6)?,
        pace: pace(row, 7)?,
        rated: row.try_get::<i64, _>(9)? != 0,
    })
}

async fn decline(
    connection: &mut AnyConnection,
    table: &TableId,
    person: PersonId,
    secret: SecretHash,
) -> Result<()> {
    let mut transaction = connection.begin().await?;
    sqlx::query(
        "INSERT INTO declined (person, asked_by, created_at)
         SELECT r.person, r.asked_by, $3 FROM requests r WHERE r.table_id = $1 AND r.person = $2
         ON CONFLICT (person, asked_by) DO UPDATE SET created_at = excluded.created_at",
    )
    .bind(table.as_str())
    .bind(person.number())
    .bind(now())
    .execute(&mut *transaction)
    .await?;
    // Once the match has begun, nobody is asked any more.
    if end(&mut transaction, table, person).await? {
        leaving::free_seats(&mut transaction, table, person, secret).await?;
    }
    Ok(transaction.commit().await?)
}

/// Somebody is not asked any more; says whether they were.
pub(crate) async fn end(
    connection: &mut AnyConnection,
    table: &TableId,
    person: PersonId,
) -> Result<bool> {
    let gone = sqlx::query("DELETE FROM requests WHERE table_id = $1 AND person = $2")
        .bind(table.as_str())
        .bind(person.number())
        .execute(connection);
    Ok(gone.await?.rows_affected() == 1)
}

async fn ask(
    connection: &mut AnyConnection,
    table: &TableId,
    person: PersonId,
    asked_by: PersonId,
    words: &str,
) -> Result<()> {
    let mut transaction = connection.begin().await?;
    put(&mut transaction, table, person, asked_by, words).await?;
    Ok(transaction.commit().await?)
}

/// Asks somebody, and lets them be told.
pub(crate) async fn put(
    connection: &mut AnyConnection,
    table: &TableId,
    person: PersonId,
    asked_by: PersonId,
    words: &str,
) -> Result<()> {
    sqlx::query(
        "INSERT INTO requests (table_id, person, asked_by, words, created_at)
         VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (table_id, person) DO UPDATE SET words = excluded.words,
            asked_by = excluded.asked_by",
    )
    .bind(table.as_str())
    .bind(person.number())
    .bind(asked_by.number())
    .bind(words)
    .bind(now())
    .execute(&mut *connection)
    .await?;
    notices::tell(connection, table, person, NoticeKind::Request).await
}
