//! Having done with a table: free seats, seats given up, and tables that are removed.

use crate::error::StoreError;
use crate::model::Left;
use crate::person_id::PersonId;
use crate::secret_hash::SecretHash;
use protocol::{Bonds, TableId, WayOut};
use sqlx::{AnyConnection, Connection, Row};

type Result<T> = std::result::Result<T, StoreError>;

/// Somebody who wants to have done with a table.
#[derive(Clone, Debug)]
pub(crate) struct Leaver {
    pub(crate) table: TableId,
    pub(crate) person: PersonId,
    pub(crate) way: WayOut,
    /// The level of the computer that plays on at the seats.
    pub(crate) level: String,
    /// What opens a seat that is free again and had no link before, whose owner makes one anew.
    pub(crate) secret: SecretHash,
}

/// Has done with a table in this way, if it is the way.
pub(crate) async fn leave(connection: &mut AnyConnection, leaver: &Leaver) -> Result<Left> {
    let mut transaction = connection.begin().await?;
    let Some(bonds) = bonds(&mut transaction, &leaver.table, leaver.person).await? else {
        return Ok(Left::NoSuchTable);
    };
    if bonds.way_out() != Some(leaver.way) {
        return Ok(Left::AnotherWay);
    }
    match leaver.way {
        WayOut::Remove => remove(&mut transaction, &leaver.table).await?,
        WayOut::Leave => {
            free_seats(&mut transaction, &leaver.table, leaver.person, leaver.secret).await?;
            pass_on(&mut transaction, leaver).await?;
        }
        WayOut::Resign => {
            give_up_seats(&mut transaction, leaver).await?;
            pass_on(&mut transaction, leaver).await?;
        }
        WayOut::PutAway => put_away(&mut transaction, leaver).await?,
    }
    transaction.commit().await?;
    Ok(Left::Done)
}

async fn bonds(
    connection: &mut AnyConnection,
    table: &TableId,
    person: PersonId,
) -> Result<Option<Bonds>> {
    let row = sqlx::query(
        "SELECT t.owner, t.ended_at,
            (SELECT COUNT(*) FROM seats s WHERE s.table_id = t.id AND s.person = $2),
            (SELECT COUNT(*) FROM seats s WHERE s.table_id = t.id AND s.person <> $2),
            (SELECT COUNT(*) FROM entries e WHERE e.table_id = t.id AND e.number = 0)
         FROM tables t WHERE t.id = $1",
    )
    .bind(table.as_str())
    .bind(person.number())
    .fetch_optional(connection)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let is_some = |column: usize| row.try_get::<i64, _>(column).map(|count| count > 0);
    Ok(Some(Bonds {
        is_owner: row.try_get::<i64, _>(0)? == person.number(),
        is_over: row.try_get::<Option<i64>, _>(1)?.is_some(),
        sits: is_some(2)?,
        others_sit: is_some(3)?,
        has_begun: is_some(4)?,
    }))
}

/// Frees a person's seats at a table. The secret opens those that had no link before.
pub(crate) async fn free_seats(
    connection: &mut AnyConnection,
    table: &TableId,
    person: PersonId,
    secret: SecretHash,
) -> Result<()> {
    sqlx::query(
        "UPDATE seats SET person = NULL, name = NULL, played_by = NULL, stand_in = NULL,
            travel_hash = NULL, moved_from = NULL, hesitates = FALSE,
            secret_hash = COALESCE(secret_hash, $1)
         WHERE table_id = $2 AND person = $3",
    )
    .bind(secret.to_bytes())
    .bind(table.as_str())
    .bind(person.number())
    .execute(connection)
    .await?;
    Ok(())
}

async fn give_up_seats(connection: &mut AnyConnection, leaver: &Leaver) -> Result<()> {
    sqlx::query(
        "UPDATE seats SET person = NULL, name = NULL, played_by = NULL, stand_in = NULL,
            travel_hash = NULL, moved_from = NULL, secret_hash = NULL, level = $1,
            given_up_by = $3
         WHERE table_id = $2 AND person = $3",
    )
    .bind(leaver.level.as_str())
    .bind(leaver.table.as_str())
    .bind(leaver.person.number())
    .execute(connection)
    .await?;
    Ok(())
}

/// A table whose owner has gone is somebody's who sits there.
async fn pass_on(connection: &mut AnyConnection, leaver: &Leaver) -> Result<()> {
    sqlx::query(
        "UPDATE tables SET owner = (SELECT s.person FROM seats s WHERE s.table_id = tables.id
            AND s.person IS NOT NULL ORDER BY s.seat LIMIT 1)
         WHERE id = $1 AND owner = $2 AND EXISTS (SELECT 1 FROM seats s
            WHERE s.table_id = tables.id AND s.person IS NOT NULL)",
    )
    .bind(leaver.table.as_str())
    .bind(leaver.person.number())
    .execute(connection)
    .await?;
    Ok(())
}

/// All tables of somebody who is gone are somebody's who sits there.
pub(crate) async fn pass_on_all(connection: &mut AnyConnection, person: PersonId) -> Result<()> {
    sqlx::query(
        "UPDATE tables SET owner = (SELECT s.person FROM seats s WHERE s.table_id = tables.id
            AND s.person <> $1 ORDER BY s.seat LIMIT 1)
         WHERE owner = $1 AND EXISTS (SELECT 1 FROM seats s
            WHERE s.table_id = tables.id AND s.person <> $1)",
    )
    .bind(person.number())
    .execute(connection)
    .await?;
    Ok(())
}

/// Takes a table from a person's list. The match stays: it is part of what others remember.
async fn put_away(connection: &mut AnyConnection, leaver: &Leaver) -> Result<()> {
    sqlx::query("INSERT INTO put_away (table_id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(leaver.table.as_str())
        .bind(leaver.person.number())
        .execute(connection)
        .await?;
    Ok(())
}

/// Removes a table whose match is not over, and all that happened at it.
pub(crate) async fn remove(connection: &mut AnyConnection, table: &TableId) -> Result<()> {
    for sql in [
        "DELETE FROM reports WHERE table_id = $1",
        "DELETE FROM talk WHERE table_id = $1",
        "DELETE FROM requests WHERE table_id = $1",
        "DELETE FROM codes WHERE table_id = $1",
        "DELETE FROM notes WHERE table_id = $1",
        "DELETE FROM hushed WHERE table_id = $1",
        "DELETE FROM plans WHERE table_id = $1",
        "DELETE FROM notices WHERE table_id = $1",
        "DELETE FROM seats WHERE table_id = $1",
        "DELETE FROM entries WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        sqlx::query(sql).bind(table.as_str()).execute(&mut *connection).await?;
    }
    Ok(())
}
