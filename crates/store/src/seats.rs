//! Who sits where: taking seats, and computers that stand in.

use crate::error::StoreError;
use crate::model::{Claimed, HandOver, Opened};
use crate::notices;
use crate::person_id::PersonId;
use crate::readers::Readers;
use crate::secret_hash::SecretHash;
use crate::write::now;
use protocol::{NoticeKind, TableId};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Connection, Row};
use table::Seat;

type Result<T> = std::result::Result<T, StoreError>;

const OPENED: &str = "
    SELECT s.seat, s.person, t.ended_at, s.travel_until,
        CASE WHEN s.secret_hash = $2 THEN 0 ELSE 1 END AS travels
    FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE s.table_id = $1 AND (s.secret_hash = $2 OR s.travel_hash = $2)
    ORDER BY travels DESC";

/// The seat that a secret opens, or did.
pub(crate) async fn opened(
    pool: &Readers,
    table: &TableId,
    secret: SecretHash,
) -> Result<Option<Opened>> {
    let row = sqlx::query(OPENED)
        .bind(table.as_str())
        .bind(secret.to_bytes())
        .fetch_optional(pool)
        .await?;
    row.map(|row| opened_by(&row, table)).transpose()
}

fn opened_by(row: &AnyRow, table: &TableId) -> Result<Opened> {
    let seat: i64 = row.try_get(0)?;
    let travels = row.try_get::<i64, _>(4)? != 0;
    Ok(Opened {
        seat: Seat::new(seat as usize)
            .ok_or_else(|| StoreError::Damaged(format!("seat {seat} of table {table}")))?,
        person: row.try_get::<Option<i64>, _>(1)?.map(PersonId::new),
        travels_until: match travels {
            true => Some(row.try_get(3)?),
            false => None,
        },
        is_over: row.try_get::<Option<i64>, _>(2)?.is_some(),
    })
}

/// Takes the seat that a secret opens, if it still does.
pub(crate) async fn claim(
    connection: &mut AnyConnection,
    table: &TableId,
    secret: SecretHash,
    person: PersonId,
) -> Result<Claimed> {
    let row = sqlx::query(OPENED)
        .bind(table.as_str())
        .bind(secret.to_bytes())
        .fetch_optional(&mut *connection)
        .await?;
    let Some(row) = row else { return Ok(Claimed::NoSuchSeat) };
    let Opened { seat, person: holder, travels_until, is_over } = opened_by(&row, table)?;
    match (holder, travels_until) {
        (Some(holder), _) if holder == person => {}
        (Some(holder), Some(Some(until))) if now() <= until => {
            move_seat(connection, table, seat, holder, person).await?;
        }
        (_, Some(Some(_))) => return Ok(Claimed::Expired),
        (Some(_), _) | (None, Some(None)) => return Ok(Claimed::Taken),
        (None, None) if is_over => return Ok(Claimed::Over),
        (None, None) => {
            take(connection, table, seat, person).await?;
        }
    }
    Ok(Claimed::Seat(seat))
}

/// Takes an open seat of a table that everybody sees in the lobby.
pub(crate) async fn sit_down(
    connection: &mut AnyConnection,
    table: &TableId,
    seat: Seat,
    person: PersonId,
) -> Result<Claimed> {
    let row = sqlx::query("SELECT ended_at FROM tables WHERE id = $1 AND listed")
        .bind(table.as_str())
        .fetch_optional(&mut *connection)
        .await?;
    let Some(row) = row else { return Ok(Claimed::NoSuchSeat) };
    if row.try_get::<Option<i64>, _>(0)?.is_some() {
        return Ok(Claimed::Over);
    }
    match take(connection, table, seat, person).await? {
        true => Ok(Claimed::Seat(seat)),
        false => Ok(Claimed::Taken),
    }
}

/// Gives an open seat to a person; says whether it was open.
pub(crate) async fn take(
    connection: &mut AnyConnection,
    table: &TableId,
    seat: Seat,
    person: PersonId,
) -> Result<bool> {
    let taken = sqlx::query(
        "UPDATE seats SET person = $1, played_by = NULL, hesitates = FALSE
         WHERE table_id = $2 AND seat = $3 AND person IS NULL AND level IS NULL",
    )
    .bind(person.number())
    .bind(table.as_str())
    .bind(seat.index() as i64)
    .execute(connection)
    .await?;
    Ok(taken.rows_affected() == 1)
}

/// A holder goes on at another device. A table that is theirs goes along with their last seat.
async fn move_seat(
    connection: &mut AnyConnection,
    table: &TableId,
    seat: Seat,
    from: PersonId,
    to: PersonId,
) -> Result<()> {
    let mut transaction = connection.begin().await?;
    sqlx::query(
        "UPDATE seats SET person = $1, moved_from = $2, travel_until = NULL
         WHERE table_id = $3 AND seat = $4",
    )
    .bind(to.number())
    .bind(from.number())
    .bind(table.as_str())
    .bind(seat.index() as i64)
    .execute(&mut *transaction)
    .await?;
    sqlx::query(
        "UPDATE tables SET owner = $1 WHERE id = $2 AND owner = $3
            AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $2 AND person = $3)",
    )
    .bind(to.number())
    .bind(table.as_str())
    .bind(from.number())
    .execute(&mut *transaction)
    .await?;
    Ok(transaction.commit().await?)
}

/// Lets whoever holds a seat go on with it elsewhere until then; says whether the person does.
pub(crate) async fn travel(
    connection: &mut AnyConnection,
    table: &TableId,
    seat: Seat,
    person: PersonId,
    secret: SecretHash,
    until: i64,
) -> Result<bool> {
    let found = sqlx::query(
        "UPDATE seats SET travel_hash = $1, travel_until = $2
         WHERE table_id = $3 AND seat = $4 AND person = $5",
    )
    .bind(secret.to_bytes())
    .bind(until)
    .bind(table.as_str())
    .bind(seat.index() as i64)
    .bind(person.number())
    .execute(connection)
    .await?;
    Ok(found.rows_affected() == 1)
}

/// Gives a seat another secret, if it is still open.
pub(crate) async fn replace_secret(
    connection: &mut AnyConnection,
    table: &TableId,
    seat: Seat,
    secret: SecretHash,
) -> Result<bool> {
    let replaced = sqlx::query(
        "UPDATE seats SET secret_hash = $1
         WHERE table_id = $2 AND seat = $3 AND person IS NULL AND secret_hash IS NOT NULL",
    )
    .bind(secret.to_bytes())
    .bind(table.as_str())
    .bind(seat.index() as i64)
    .execute(connection)
    .await?;
    Ok(replaced.rows_affected() == 1)
}

pub(crate) async fn hand_over(
    connection: &mut AnyConnection,
    table: &TableId,
    seat: Seat,
    hand_over: &HandOver,
) -> Result<()> {
    let n_plies = hand_over.n_plies as i64;
    let query = match &hand_over.level {
        Some(level) => sqlx::query(
            "UPDATE seats SET played_by = $1, stand_in = $1, stand_in_since = $2,
                stand_in_until = NULL, stand_in_yields = $3
             WHERE table_id = $4 AND seat = $5 AND level IS NULL",
        )
        .bind(level.as_str())
        .bind(n_plies)
        .bind(hand_over.yields),
        None => sqlx::query(
            "UPDATE seats SET played_by = NULL, stand_in_until = $1
             WHERE table_id = $2 AND seat = $3 AND played_by IS NOT NULL",
        )
        .bind(n_plies),
    };
    query.bind(table.as_str()).bind(seat.index() as i64).execute(&mut *connection).await?;
    if hand_over.level.is_some() && hand_over.yields {
        tell_holder(connection, table, seat).await?;
    }
    Ok(())
}

/// Tells whoever holds a seat that a computer plays for them.
async fn tell_holder(connection: &mut AnyConnection, table: &TableId, seat: Seat) -> Result<()> {
    let row = sqlx::query("SELECT person FROM seats WHERE table_id = $1 AND seat = $2")
        .bind(table.as_str())
        .bind(seat.index() as i64)
        .fetch_one(&mut *connection)
        .await?;
    match row.try_get::<Option<i64>, _>(0)?.map(PersonId::new) {
        Some(person) => notices::tell(connection, table, person, NoticeKind::SatIn).await,
        None => Ok(()),
    }
}
