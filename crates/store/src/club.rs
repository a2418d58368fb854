//! What the host has set, and what hosts did.

use crate::error::StoreError;
use crate::person_id::PersonId;
use crate::stored::Store;
use crate::write::now;
use protocol::MeasureKind;
use sqlx::Row;
use sqlx::any::AnyRow;
use std::collections::BTreeMap;

type Result<T> = std::result::Result<T, StoreError>;

/// Something that a host did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Measure {
    /// Its number; later ones have greater numbers.
    pub number: i64,
    /// The host's name; `None` for whoever runs the program.
    pub by: Option<String>,
    /// What was done, by a stable name.
    pub measure: String,
    /// To whom or what.
    pub about: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// How much there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Members who are in.
    pub members: u64,
    /// People who wait to become members.
    pub waiting: u64,
    /// Tables whose match is not over.
    pub running: u64,
    /// Matches that were played to the end.
    pub finished: u64,
}

impl Store {
    /// How much there is.
    pub async fn counts(&self) -> Result<Counts> {
        let row = sqlx::query(
            "SELECT (SELECT COUNT(*) FROM members WHERE standing = 'welcome'),
                (SELECT COUNT(*) FROM members WHERE standing = 'waiting'),
                (SELECT COUNT(*) FROM tables WHERE ended_at IS NULL),
                (SELECT COUNT(*) FROM records)",
        )
        .fetch_one(self.readers())
        .await?;
        let count = |column: usize| row.try_get::<i64, _>(column).map(|count| count as u64);
        Ok(Counts {
            members: count(0)?,
            waiting: count(1)?,
            running: count(2)?,
            finished: count(3)?,
        })
    }

    /// How large the database is, in bytes.
    pub async fn n_bytes(&self) -> Result<u64> {
        let mut reader = self.readers().acquire().await?;
        let sql = match reader.backend_name() {
            "SQLite" => "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
            _ => "SELECT pg_database_size(current_database())",
        };
        let row = sqlx::query(sql).fetch_one(&mut *reader).await?;
        Ok(row.try_get::<i64, _>(0)? as u64)
    }

    /// Everything that was set, by name.
    pub async fn settings(&self) -> Result<BTreeMap<String, String>> {
        let rows = sqlx::query("SELECT name, value FROM club").fetch_all(self.readers()).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// What is set under a name.
    pub async fn setting(&self, name: &str) -> Result<Option<String>> {
        let sql = "SELECT value FROM club WHERE name = $1";
        let row = sqlx::query(sql).bind(name).fetch_optional(self.readers()).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// Sets something that is not set yet; says what is set then.
    pub async fn keep(&self, name: &str, value: String) -> Result<String> {
        let name = name.to_owned();
        self.work(move |c| {
            Box::pin(async move {
                let sql = "INSERT INTO club (name, value, changed_at) VALUES ($1, $2, $3)
                     ON CONFLICT (name) DO NOTHING";
                let insert = sqlx::query(sql).bind(&name).bind(value).bind(now());
                insert.execute(&mut *c).await?;
                let sql = "SELECT value FROM club WHERE name = $1";
                Ok(sqlx::query(sql).bind(name).fetch_one(c).await?.try_get(0)?)
            })
        })
        .await
    }

    /// Sets something.
    pub async fn set(&self, name: &str, value: String) -> Result<()> {
        let name = name.to_owned();
        self.work(move |c| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO club (name, value, changed_at) VALUES ($1, $2, $3)
                     ON CONFLICT (name) DO UPDATE SET value = excluded.value,
                        changed_at = excluded.changed_at",
                )
                .bind(name)
                .bind(value)
                .bind(now())
                .execute(c)
                .await?;
                Ok(())
            })
        })
        .await
    }

    /// Writes down what a host did.
    pub async fn note_measure(
        &self,
        by: Option<PersonId>,
        measure: MeasureKind,
        about: String,
    ) -> Result<()> {
        self.work(move |c| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO audit (person, measure, about, created_at) VALUES ($1, $2, $3, $4)",
                )
                .bind(by.map(PersonId::number))
                .bind(measure.name())
                .bind(about)
                .bind(now())
                .execute(c)
                .await?;
                Ok(())
            })
        })
        .await
    }

    /// At most `limit` of the things that hosts did before this one, the latest first.
    pub async fn measures_before(&self, number: i64, limit: usize) -> Result<Vec<Measure>> {
        let rows = sqlx::query(
            "SELECT a.number, p.name, a.measure, a.about, a.created_at
             FROM audit a LEFT JOIN people p ON p.id = a.person
             WHERE a.number < $1 ORDER BY a.number DESC LIMIT $2",
        )
        .bind(number)
        .bind(limit as i64)
        .fetch_all(self.readers())
        .await?;
        let measure = |row: &AnyRow| {
            Ok(Measure {
                number: row.try_get(0)?,
                by: row.try_get(1)?,
                measure: row.try_get(2)?,
                about: row.try_get(3)?,
                at: row.try_get(4)?,
            })
        };
        rows.iter().map(measure).collect()
    }
}
