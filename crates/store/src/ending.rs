//! What is remembered of a match when it ends: how it ended, and who sat there then.

use crate::error::StoreError;
use crate::matches::MatchNumber;
use crate::model::{Outcome, SideResult};
use crate::rated::{rate_match, rated_after};
use protocol::{COMPUTER_KEY, TableId};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};
use std::collections::HashMap;

type Result<T> = std::result::Result<T, StoreError>;

/// Writes down that a match is over.
pub(crate) async fn end(
    connection: &mut AnyConnection,
    table: &TableId,
    outcome: &Outcome,
    at: i64,
) -> Result<()> {
    for sql in [
        "UPDATE tables SET ended_at = $1 WHERE id = $2",
        "UPDATE seats SET ended_at = $1 WHERE table_id = $2",
    ] {
        sqlx::query(sql).bind(at).bind(table.as_str()).execute(&mut *connection).await?;
    }
    sqlx::query("INSERT INTO records (table_id, text) VALUES ($1, $2)")
        .bind(table.as_str())
        .bind(outcome.record.as_str())
        .execute(&mut *connection)
        .await?;
    let number = insert_match(connection, table, outcome).await?;
    let mut players = players(connection, table).await?;
    for (side, result) in outcome.sides.iter().enumerate() {
        let player = players.remove(&(side as i64)).unwrap_or_default();
        insert_side(connection, number, side, result, &player).await?;
    }
    match rated_after(connection, MatchNumber::new(number - 1), 1).await?.first() {
        Some(ended) => rate_match(connection, ended).await,
        None => Ok(()),
    }
}

/// Numbers the match; there is one writer, so that nobody takes the same number.
async fn insert_match(
    connection: &mut AnyConnection,
    table: &TableId,
    outcome: &Outcome,
) -> Result<i64> {
    let row = sqlx::query(
        "INSERT INTO matches (number, table_id, game, options, n_sides, n_plies, begun_at,
            ended_at, listed, rated)
         SELECT (SELECT COALESCE(MAX(number), 0) + 1 FROM matches), t.id, t.game, t.options, $1, $2,
            e.created_at, t.ended_at, t.listed, t.rated
         FROM tables t JOIN entries e ON e.table_id = t.id AND e.number = 0 WHERE t.id = $3
         RETURNING number",
    )
    .bind(outcome.sides.len() as i64)
    .bind(outcome.n_plies as i64)
    .bind(table.as_str())
    .fetch_one(connection)
    .await?;
    Ok(row.try_get(0)?)
}

/// Who played at a seat.
#[derive(Default)]
struct Player {
    person: Option<i64>,
    name: Option<String>,
    level: Option<String>,
    n_actions: i64,
    n_computer_actions: i64,
}

/// Who sits where at this moment, by seat.
async fn players(connection: &mut AnyConnection, table: &TableId) -> Result<HashMap<i64, Player>> {
    let rows = sqlx::query(
        "SELECT s.seat, COALESCE(s.person, s.given_up_by), COALESCE(s.name, p.name),
            COALESCE(s.played_by, s.level), COUNT(e.act),
            COUNT(CASE WHEN e.key LIKE $2 THEN e.act END)
         FROM seats s LEFT JOIN people p ON p.id = COALESCE(s.person, s.given_up_by)
            LEFT JOIN entries e ON e.table_id = s.table_id AND e.seat = s.seat
         WHERE s.table_id = $1
         GROUP BY s.seat, s.person, s.given_up_by, s.name, p.name, s.played_by, s.level",
    )
    .bind(table.as_str())
    .bind(format!("{COMPUTER_KEY}%"))
    .fetch_all(connection)
    .await?;
    let player = |row: &AnyRow| {
        let player = Player {
            person: row.try_get(1)?,
            name: row.try_get(2)?,
            level: row.try_get(3)?,
            n_actions: row.try_get(4)?,
            n_computer_actions: row.try_get(5)?,
        };
        Ok((row.try_get(0)?, player))
    };
    rows.iter().map(player).collect()
}

async fn insert_side(
    connection: &mut AnyConnection,
    number: i64,
    side: usize,
    result: &SideResult,
    player: &Player,
) -> Result<()> {
    sqlx::query(
        "INSERT INTO sides (match_number, side, game, person, name, level, place, total, points,
            n_actions, n_computer_actions)
         SELECT $1, $2, m.game, $3, $4, $5, $6, $7, $8, $9, $10 FROM matches m WHERE m.number = $1",
    )
    .bind(number)
    .bind(side as i64)
    .bind(player.person)
    .bind(player.name.as_deref())
    .bind(player.level.as_deref())
    .bind(i64::from(result.place))
    .bind(i64::from(result.total))
    .bind(serde_json::to_string(&result.points).expect("numbers by names can be written"))
    .bind(player.n_actions)
    .bind(player.n_computer_actions)
    .execute(connection)
    .await?;
    Ok(())
}
