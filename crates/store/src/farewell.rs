//! Members who want to be forgotten. Matches of others stay whole: a name is all they lose.

use crate::error::StoreError;
use crate::leaving::pass_on_all;
use crate::person_id::PersonId;
use crate::stored::Store;
use crate::write::now;
use protocol::TableId;
use sqlx::{AnyConnection, Connection, Row};
use std::time::Duration;
use table::{Player, Record};

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
    /// A computer of `level` plays on at their seats, and their tables are somebody's who sits there. Says
    /// at which tables that is.
    pub async fn forget_member(&self, person: PersonId, level: String) -> Result<Vec<TableId>> {
        let mut after = 0;
        // Others write in between. If this is interrupted, the member is still there, and all of it is
        // done again.
        while let Some(last) = self
            .work(move |c| Box::pin(async move { leave_records(c, person, after).await }))
            .await?
        {
            after = last;
        }
        self.work(move |c| Box::pin(async move { forget(c, person, &level, after).await })).await
    }
}

/// So many records are written anew at a time.
const N_RECORDS: i64 = 50;

/// Takes somebody's name out of the next records of their matches, and seals each anew: nothing else in
/// it changes, so that it opens and verifies as before. The number of the last one, unless that was all.
async fn leave_records(
    connection: &mut AnyConnection,
    person: PersonId,
    after: i64,
) -> Result<Option<i64>> {
    let rows = sqlx::query(
        "SELECT DISTINCT match_number FROM sides WHERE person = $1 AND match_number > $2
         ORDER BY match_number LIMIT $3",
    )
    .bind(person.number())
    .bind(after)
    .bind(N_RECORDS)
    .fetch_all(&mut *connection)
    .await?;
    for row in &rows {
        leave_record(connection, person, row.try_get(0)?).await?;
    }
    let last = rows.last().filter(|_| rows.len() as i64 == N_RECORDS);
    last.map(|row| Ok(row.try_get(0)?)).transpose()
}

async fn leave_record(connection: &mut AnyConnection, person: PersonId, number: i64) -> Result<()> {
    let rows = sqlx::query(
        "SELECT s.side, r.table_id, r.text FROM sides s JOIN matches m ON m.number = s.match_number
            JOIN records r ON r.table_id = m.table_id
         WHERE s.match_number = $1 AND s.person = $2",
    )
    .bind(number)
    .bind(person.number())
    .fetch_all(&mut *connection)
    .await?;
    let Some(first) = rows.first() else { return Ok(()) };
    let (table, text): (String, String) = (first.try_get(1)?, first.try_get(2)?);
    let Ok(mut record) = text.parse::<Record>() else {
        tracing::error!(table, "a stored record cannot be read, and keeps its names");
        return Ok(());
    };
    for row in &rows {
        let seat = row.try_get::<i64, _>(0)? as usize;
        if let Some(Player::Person(name)) = record.players.get_mut(seat) {
            name.clear();
        }
    }
    sqlx::query("UPDATE records SET text = $1 WHERE table_id = $2")
        .bind(record.to_string())
        .bind(table)
        .execute(connection)
        .await?;
    Ok(())
}

/// Forgets a member; records up to a match have been left already.
async fn forget(
    connection: &mut AnyConnection,
    person: PersonId,
    level: &str,
    after: i64,
) -> Result<Vec<TableId>> {
    let mut transaction = connection.begin().await?;
    let mut after = Some(after);
    while let Some(last) = after {
        after = leave_records(&mut transaction, person, last).await?;
    }
    // What hosts did to somebody names them.
    sqlx::query(
        "UPDATE audit SET about = '' WHERE measure IN ('change-member', 'reset-password')
            AND EXISTS (SELECT 1 FROM people p WHERE p.id = $1 AND (about = p.name
                OR substr(about, 1, length(p.name) + 1) = p.name || ':'))",
    )
    .bind(person.number())
    .execute(&mut *transaction)
    .await?;
    let rows = sqlx::query("SELECT DISTINCT table_id FROM seats WHERE person = $1")
        .bind(person.number())
        .fetch_all(&mut *transaction)
        .await?;
    pass_on_all(&mut transaction, person).await?;
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
        "DELETE FROM declined WHERE person = $1",
        "DELETE FROM declined WHERE asked_by = $1",
        "DELETE FROM notes WHERE person = $1",
        "DELETE FROM hushed WHERE person = $1",
        "DELETE FROM holidays WHERE person = $1",
        "DELETE FROM ratings WHERE person = $1",
        "DELETE FROM archive_consents WHERE person = $1",
        "DELETE FROM friends WHERE person = $1",
        "DELETE FROM friends WHERE other = $1",
        "DELETE FROM blocks WHERE person = $1",
        "DELETE FROM blocks WHERE other = $1",
        "DELETE FROM mutes WHERE person = $1",
        "DELETE FROM mutes WHERE other = $1",
        "DELETE FROM tokens WHERE person = $1",
        "DELETE FROM recovery_codes WHERE person = $1",
        "DELETE FROM passkeys WHERE person = $1",
        "DELETE FROM identities WHERE person = $1",
        "DELETE FROM errands WHERE person = $1",
        "DELETE FROM notices WHERE channel IN (SELECT id FROM channels WHERE person = $1)",
        "DELETE FROM channels WHERE person = $1",
        "DELETE FROM lost_channels WHERE person = $1",
        "DELETE FROM members WHERE person = $1",
    ] {
        sqlx::query(sql).bind(person.number()).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    rows.iter().map(|row| Ok(TableId::new(row.try_get::<String, _>(0)?))).collect()
}
