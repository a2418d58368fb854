//! What was said at tables, and what hosts are to look at.

use crate::error::StoreError;
use crate::model::NewRemark;
use crate::person_id::PersonId;
use crate::read::number;
use crate::stored::Store;
use crate::write::now;
use protocol::{Remark, Said, TableId};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};
use table::Seat;

type Result<T> = std::result::Result<T, StoreError>;

/// A remark that somebody wants the host to look at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The table.
    pub table: TableId,
    /// The remark.
    pub remark: Remark,
    /// The name of whoever reports it.
    pub reported_by: String,
    /// When, in milliseconds since 1970.
    pub created_at: i64,
}

impl Store {
    /// Stores a remark and says how it is shown.
    pub async fn remark(&self, table: &TableId, remark: NewRemark) -> Result<Remark> {
        let id = table.clone();
        self.work_at(table, move |c| Box::pin(async move { add(c, &id, remark).await })).await
    }

    /// The latest remarks at a table, the latest last.
    pub async fn talk(&self, table: &TableId, limit: usize) -> Result<Vec<Remark>> {
        let sql = "SELECT number, seat, name, phrase, words, created_at FROM talk
             WHERE table_id = $1 ORDER BY number DESC LIMIT $2";
        let rows = sqlx::query(sql)
            .bind(table.as_str())
            .bind(limit as i64)
            .fetch_all(self.readers())
            .await?;
        rows.iter().rev().filter_map(|row| remark(row, 0).transpose()).collect()
    }

    /// Asks the host to look at a remark; says whether there is one.
    pub async fn report(&self, table: &TableId, number: u64, person: PersonId) -> Result<bool> {
        let table = table.clone();
        self.work(move |c| Box::pin(async move { report(c, &table, number, person).await })).await
    }

    /// At most `limit` reports, the latest first.
    pub async fn reports(&self, limit: usize) -> Result<Vec<Report>> {
        let rows = sqlx::query(
            "SELECT t.number, t.seat, t.name, t.phrase, t.words, t.created_at, r.table_id, p.name,
                r.created_at
             FROM reports r JOIN talk t ON t.table_id = r.table_id AND t.number = r.number
                JOIN people p ON p.id = r.person
             WHERE r.created_at <= $1 ORDER BY r.created_at DESC LIMIT $2",
        )
        .bind(now())
        .bind(limit as i64)
        .fetch_all(self.readers())
        .await?;
        let read = |row: &AnyRow| {
            let Some(remark) = remark(row, 0)? else { return Ok(None) };
            Ok(Some(Report {
                table: TableId::new(row.try_get::<String, _>(6)?),
                remark,
                reported_by: row.try_get(7)?,
                created_at: row.try_get(8)?,
            }))
        };
        rows.iter().filter_map(|row| read(row).transpose()).collect()
    }

    /// The host has looked at a remark.
    pub async fn settle_report(&self, table: &TableId, number: u64) -> Result<()> {
        let table = table.clone();
        self.work(move |c| {
            Box::pin(async move {
                sqlx::query("DELETE FROM reports WHERE table_id = $1 AND number = $2")
                    .bind(table.as_str())
                    .bind(number as i64)
                    .execute(c)
                    .await?;
                Ok(())
            })
        })
        .await
    }
}

/// A remark, from its columns beginning with this one; none if it is a phrase that only the next version
/// knows.
fn remark(row: &AnyRow, first: usize) -> Result<Option<Remark>> {
    let words: Option<String> = row.try_get(first + 4)?;
    let phrase: Option<String> = row.try_get(first + 3)?;
    let said = words.map(Said::Text).or_else(|| phrase?.parse().ok().map(Said::Phrase));
    let Some(said) = said else { return Ok(None) };
    let seat: usize = number(row, first + 1)?;
    Ok(Some(Remark {
        number: number(row, first)?,
        name: row.try_get(first + 2)?,
        seat: Some(Seat::try_from(seat).map_err(StoreError::Damaged)?),
        said,
        at: row.try_get::<i64, _>(first + 5)? / 1_000,
    }))
}

async fn add(connection: &mut AnyConnection, table: &TableId, new: NewRemark) -> Result<Remark> {
    let row = sqlx::query("SELECT MAX(number) FROM talk WHERE table_id = $1")
        .bind(table.as_str())
        .fetch_one(&mut *connection)
        .await?;
    let number = row.try_get::<Option<i64>, _>(0)?.map_or(0, |latest| latest + 1);
    let at = now();
    let (phrase, words) = match &new.said {
        Said::Phrase(phrase) => (Some(phrase.name()), None),
        Said::Text(words) => (None, Some(words.as_str())),
    };
    sqlx::query(
        "INSERT INTO talk (table_id, number, seat, person, name, phrase, words, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(table.as_str())
    .bind(number)
    .bind(new.seat.index() as i64)
    .bind(new.person.number())
    .bind(new.name.as_str())
    .bind(phrase)
    .bind(words)
    .bind(at)
    .execute(connection)
    .await?;
    let NewRemark { seat, name, said, .. } = new;
    Ok(Remark { number: number as u64, name, seat: Some(seat), said, at: at / 1_000 })
}

async fn report(
    connection: &mut AnyConnection,
    table: &TableId,
    number: u64,
    person: PersonId,
) -> Result<bool> {
    let known = sqlx::query("SELECT 1 FROM talk WHERE table_id = $1 AND number = $2")
        .bind(table.as_str())
        .bind(number as i64)
        .fetch_optional(&mut *connection)
        .await?;
    if known.is_none() {
        return Ok(false);
    }
    sqlx::query(
        "INSERT INTO reports (table_id, number, person, created_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING",
    )
    .bind(table.as_str())
    .bind(number as i64)
    .bind(person.number())
    .bind(now())
    .execute(connection)
    .await?;
    Ok(true)
}
