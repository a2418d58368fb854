//! Whose words somebody does not want to read: by the person, so that it holds at every table and on
//! every device, whatever they are called. Who is blocked is not read either.

use crate::error::StoreError;
use crate::person_id::PersonId;
use crate::read::number;
use crate::stored::Store;
use crate::write::now;
use protocol::{MutedPerson, MutedTalk, TableId};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};
use table::Seat;

type Result<T> = std::result::Result<T, StoreError>;

/// What came of the wish not to read somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Muted {
    /// Done.
    Done,
    /// It was said by whoever wishes it.
    Oneself,
    /// There is no such remark, or who said it is gone.
    NoSuchRemark,
}

/// Whether somebody ($2) does not want to read whoever is in a column.
macro_rules! is_muted {
    ($column:literal) => {
        concat!(
            "(EXISTS (SELECT 1 FROM mutes u WHERE u.person = $2 AND u.other = ",
            $column,
            ") OR EXISTS (SELECT 1 FROM blocks b WHERE b.person = $2 AND b.other = ",
            $column,
            "))"
        )
    };
}

impl Store {
    /// Somebody does not want to read whoever said this, or does again.
    pub async fn mute_speaker(
        &self,
        table: &TableId,
        remark: u64,
        person: PersonId,
        is_muted: bool,
    ) -> Result<Muted> {
        let table = table.clone();
        self.work(move |c| {
            Box::pin(async move { mute_speaker(c, &table, remark, person, is_muted).await })
        })
        .await
    }

    /// What somebody does not want to read at a table: of the latest remarks, and of those to come.
    pub async fn muted_talk(
        &self,
        table: &TableId,
        person: PersonId,
        limit: usize,
    ) -> Result<MutedTalk> {
        let sql = concat!(
            "SELECT k.number FROM talk k WHERE k.table_id = $1 AND ",
            is_muted!("k.person"),
            " ORDER BY k.number DESC LIMIT $3"
        );
        let query = sqlx::query(sql).bind(table.as_str()).bind(person.number()).bind(limit as i64);
        let rows = query.fetch_all(self.readers()).await?;
        let remarks = rows.iter().map(|row| number(row, 0)).collect::<Result<_>>()?;
        let sql = concat!(
            "SELECT s.seat FROM seats s WHERE s.table_id = $1 AND ",
            is_muted!("s.person"),
            " ORDER BY s.seat"
        );
        let query = sqlx::query(sql).bind(table.as_str()).bind(person.number());
        let rows = query.fetch_all(self.readers()).await?;
        let seat =
            |row: &AnyRow| Seat::try_from(number::<usize>(row, 0)?).map_err(StoreError::Damaged);
        Ok(MutedTalk { remarks, seats: rows.iter().map(seat).collect::<Result<_>>()? })
    }

    /// Those whom somebody does not want to read, by the names they have now.
    pub async fn muted_by(&self, person: PersonId) -> Result<Vec<MutedPerson>> {
        let sql = "SELECT u.since, p.name FROM mutes u JOIN people p ON p.id = u.other
             WHERE u.person = $1 ORDER BY p.name, u.since";
        let rows = sqlx::query(sql).bind(person.number()).fetch_all(self.readers()).await?;
        let muted =
            |row: &AnyRow| Ok(MutedPerson { since: row.try_get(0)?, name: row.try_get(1)? });
        rows.iter().map(muted).collect()
    }

    /// Somebody wants to read again whom they have not read since then; says whether there was anybody.
    pub async fn unmute(&self, person: PersonId, since: i64) -> Result<bool> {
        self.work(move |c| {
            Box::pin(async move {
                let sql = "DELETE FROM mutes WHERE person = $1 AND since = $2";
                let ended = sqlx::query(sql).bind(person.number()).bind(since).execute(c).await?;
                Ok(ended.rows_affected() > 0)
            })
        })
        .await
    }
}

async fn mute_speaker(
    connection: &mut AnyConnection,
    table: &TableId,
    remark: u64,
    person: PersonId,
    is_muted: bool,
) -> Result<Muted> {
    let row = sqlx::query("SELECT person FROM talk WHERE table_id = $1 AND number = $2")
        .bind(table.as_str())
        .bind(remark as i64)
        .fetch_optional(&mut *connection)
        .await?;
    let speaker = row.map(|row| row.try_get::<Option<i64>, _>(0)).transpose()?.flatten();
    let Some(speaker) = speaker else { return Ok(Muted::NoSuchRemark) };
    if speaker == person.number() {
        return Ok(Muted::Oneself);
    }
    let query = match is_muted {
        true => sqlx::query(
            "INSERT INTO mutes (person, other, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        )
        .bind(person.number())
        .bind(speaker)
        .bind(now()),
        false => sqlx::query("DELETE FROM mutes WHERE person = $1 AND other = $2")
            .bind(person.number())
            .bind(speaker),
    };
    query.execute(connection).await?;
    Ok(Muted::Done)
}
