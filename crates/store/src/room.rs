//! Tables whose match has not begun: who is ready, who sits where, and the codes that lead there.

use crate::error::StoreError;
use crate::model::{Claimed, Swapped};
use crate::notices;
use crate::person_id::PersonId;
use crate::requests;
use crate::seats;
use crate::secret_hash::SecretHash;
use crate::stored::Store;
use crate::write::now;
use protocol::{NoticeKind, TableId};
use sqlx::{AnyConnection, Connection, Row};
use table::Seat;

type Result<T> = std::result::Result<T, StoreError>;

impl Store {
    /// Lets the match of a table begin, unless a seat is free or somebody wants to wait. Says whether it
    /// is set up by these options; by others it does not begin.
    pub async fn begin(&self, table: &TableId, options: &str) -> Result<bool> {
        let (id, options) = (table.clone(), options.to_owned());
        self.work_at(table, move |c| Box::pin(async move { begin(c, &id, &options).await })).await
    }

    /// Says whether somebody is ready for the match of a table to begin; who is needs not be asked.
    pub async fn set_ready(&self, table: &TableId, person: PersonId, is_ready: bool) -> Result<()> {
        let table = table.clone();
        self.work(move |c| {
            Box::pin(async move {
                let sql = "UPDATE seats SET hesitates = $1 WHERE table_id = $2 AND person = $3";
                sqlx::query(sql)
                    .bind(!is_ready)
                    .bind(table.as_str())
                    .bind(person.number())
                    .execute(&mut *c)
                    .await?;
                if is_ready {
                    requests::end(c, &table, person).await?;
                }
                // Once all are ready, nobody needs to be told any more what was changed.
                sqlx::query(
                    "UPDATE tables SET terms_changed = NULL WHERE id = $1 AND NOT EXISTS
                        (SELECT 1 FROM seats WHERE table_id = $1 AND hesitates = TRUE)",
                )
                .bind(table.as_str())
                .execute(c)
                .await?;
                Ok(())
            })
        })
        .await
    }

    /// The owner of a table frees a seat before the match begins, which the secret opens if nothing did
    /// before; says whether somebody's seat was theirs to free.
    pub async fn free_seat(
        &self,
        table: &TableId,
        seat: Seat,
        owner: PersonId,
        secret: SecretHash,
    ) -> Result<bool> {
        let table = table.clone();
        self.work(move |c| Box::pin(async move { free_seat(c, &table, seat, owner, secret).await }))
            .await
    }

    /// Lets the holders of two seats change places before the match begins, if the person may: the
    /// owner any two, others theirs with one that nobody else holds.
    pub async fn swap(
        &self,
        table: &TableId,
        seats: (Seat, Seat),
        person: PersonId,
    ) -> Result<Swapped> {
        let table = table.clone();
        self.work(move |c| Box::pin(async move { swap(c, &table, seats, person).await })).await
    }

    /// The table to which a code leads.
    pub async fn coded(&self, code: &str) -> Result<Option<TableId>> {
        let row = sqlx::query("SELECT table_id FROM codes WHERE code = $1")
            .bind(code)
            .fetch_optional(self.readers())
            .await?;
        row.map(|row| Ok(TableId::new(row.try_get::<String, _>(0)?))).transpose()
    }

    /// Gives the first free seat of a table whose match has not begun to a person: by its code, or
    /// because they were asked.
    pub async fn sit_anywhere(&self, table: &TableId, person: PersonId) -> Result<Claimed> {
        let table = table.clone();
        self.work(move |c| Box::pin(async move { sit_anywhere(c, &table, person).await })).await
    }
}

/// Gives a new table the first of these codes that no other has.
pub(crate) async fn give_code(
    connection: &mut AnyConnection,
    table: &TableId,
    codes: &[String],
) -> Result<()> {
    for code in codes {
        let given = sqlx::query(
            "INSERT INTO codes (code, table_id, created_at) VALUES ($1, $2, $3)
             ON CONFLICT DO NOTHING",
        )
        .bind(code.as_str())
        .bind(table.as_str())
        .bind(now())
        .execute(&mut *connection)
        .await?;
        if given.rows_affected() == 1 {
            return Ok(());
        }
    }
    Ok(())
}

async fn begin(connection: &mut AnyConnection, table: &TableId, options: &str) -> Result<bool> {
    let mut transaction = connection.begin().await?;
    let stored = sqlx::query("SELECT options FROM tables WHERE id = $1")
        .bind(table.as_str())
        .fetch_optional(&mut *transaction)
        .await?;
    let stored: Option<String> = stored.map(|row| row.try_get(0)).transpose()?;
    if stored.as_deref() != Some(options) {
        return Ok(false);
    }
    let begun = sqlx::query(
        "UPDATE tables SET begun_at = $1 WHERE id = $2 AND begun_at IS NULL
            AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = tables.id
                AND ((s.hesitates AND s.person IS NOT NULL)
                    OR (s.person IS NULL AND s.level IS NULL AND s.played_by IS NULL)))",
    )
    .bind(now())
    .bind(table.as_str())
    .execute(&mut *transaction)
    .await?;
    if begun.rows_affected() == 1 {
        for sql in
            ["DELETE FROM codes WHERE table_id = $1", "DELETE FROM requests WHERE table_id = $1"]
        {
            sqlx::query(sql).bind(table.as_str()).execute(&mut *transaction).await?;
        }
        notices::tell_all(&mut transaction, table, NoticeKind::Begun).await?;
        notices::ask_first(&mut transaction, table).await?;
    }
    transaction.commit().await?;
    Ok(true)
}

/// Who holds a seat: `Some(None)` for a computer or nobody, `None` if there is no such seat.
async fn holder(
    connection: &mut AnyConnection,
    table: &TableId,
    seat: Seat,
) -> Result<Option<Option<PersonId>>> {
    let row = sqlx::query("SELECT person FROM seats WHERE table_id = $1 AND seat = $2")
        .bind(table.as_str())
        .bind(seat.index() as i64)
        .fetch_optional(connection)
        .await?;
    row.map(|row| Ok(row.try_get::<Option<i64>, _>(0)?.map(PersonId::new))).transpose()
}

async fn free_seat(
    connection: &mut AnyConnection,
    table: &TableId,
    seat: Seat,
    owner: PersonId,
    secret: SecretHash,
) -> Result<bool> {
    let mut transaction = connection.begin().await?;
    let Some(Some(person)) = holder(&mut transaction, table, seat).await? else {
        return Ok(false);
    };
    let freed = sqlx::query(
        "UPDATE seats SET person = NULL, name = NULL, played_by = NULL, stand_in = NULL,
            travel_hash = NULL, moved_from = NULL, hesitates = FALSE,
            secret_hash = COALESCE(secret_hash, $1)
         WHERE table_id = $2 AND seat = $3 AND EXISTS (SELECT 1 FROM tables t
            WHERE t.id = $2 AND t.owner = $4 AND t.begun_at IS NULL)",
    )
    .bind(secret.to_bytes())
    .bind(table.as_str())
    .bind(seat.index() as i64)
    .bind(owner.number())
    .execute(&mut *transaction)
    .await?;
    let is_freed = freed.rows_affected() == 1;
    if is_freed {
        requests::end(&mut transaction, table, person).await?;
    }
    transaction.commit().await?;
    Ok(is_freed)
}

async fn swap(
    connection: &mut AnyConnection,
    table: &TableId,
    (one, other): (Seat, Seat),
    person: PersonId,
) -> Result<Swapped> {
    let mut transaction = connection.begin().await?;
    let row = sqlx::query("SELECT owner, begun_at FROM tables WHERE id = $1")
        .bind(table.as_str())
        .fetch_optional(&mut *transaction)
        .await?;
    let Some(row) = row else { return Ok(Swapped::NoSuchSeat) };
    if row.try_get::<Option<i64>, _>(1)?.is_some() {
        return Ok(Swapped::HasBegun);
    }
    let is_owner = row.try_get::<i64, _>(0)? == person.number();
    let holders = (
        holder(&mut transaction, table, one).await?,
        holder(&mut transaction, table, other).await?,
    );
    let (Some(first), Some(second)) = holders else { return Ok(Swapped::NoSuchSeat) };
    let is_own = matches!((first, second),
        (Some(a), None) | (None, Some(a)) if a == person)
        || (first, second) == (Some(person), Some(person));
    if !is_owner && !is_own {
        return Ok(Swapped::NotYours);
    }
    // A number that no seat has holds one of them for a moment.
    for (from, to) in [
        (one.index() as i64, -1),
        (other.index() as i64, one.index() as i64),
        (-1, other.index() as i64),
    ] {
        sqlx::query("UPDATE seats SET seat = $1 WHERE table_id = $2 AND seat = $3")
            .bind(to)
            .bind(table.as_str())
            .bind(from)
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    Ok(Swapped::Done)
}

async fn sit_anywhere(
    connection: &mut AnyConnection,
    table: &TableId,
    person: PersonId,
) -> Result<Claimed> {
    let rows = sqlx::query(
        "SELECT s.seat, s.person, s.level, t.begun_at FROM seats s JOIN tables t ON t.id = s.table_id
         WHERE s.table_id = $1 ORDER BY s.seat",
    )
    .bind(table.as_str())
    .fetch_all(&mut *connection)
    .await?;
    let mut free = None;
    for row in &rows {
        let seat =
            Seat::try_from(row.try_get::<i64, _>(0)? as usize).map_err(StoreError::Damaged)?;
        let holder = row.try_get::<Option<i64>, _>(1)?;
        if holder == Some(person.number()) {
            return Ok(Claimed::Seat(seat));
        }
        let is_computer = row.try_get::<Option<String>, _>(2)?.is_some();
        let has_begun = row.try_get::<Option<i64>, _>(3)?.is_some();
        if holder.is_none() && !is_computer && !has_begun {
            free = free.or(Some(seat));
        }
    }
    match free {
        Some(seat) if seats::take(connection, table, seat, person).await? => {
            Ok(Claimed::Seat(seat))
        }
        _ if rows.is_empty() => Ok(Claimed::NoSuchSeat),
        _ => Ok(Claimed::Taken),
    }
}
