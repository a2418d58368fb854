//! What matches somebody played, and what was played last.

use crate::error::StoreError;
use crate::matches::{COLUMNS, FinishedMatch, MatchNumber, SIDES, matches, seen_by};
use crate::person_id::PersonId;
use crate::readers::Readers;
use sqlx::AssertSqlSafe;

type Result<T> = std::result::Result<T, StoreError>;

/// At most `limit` matches of a person, of one game or all, that ended before another, as far as the
/// reader may know them; the latest first.
pub(crate) async fn of_person(
    pool: &Readers,
    person: PersonId,
    reader: PersonId,
    game: Option<&str>,
    before: Option<MatchNumber>,
    limit: i64,
) -> Result<Vec<FinishedMatch>> {
    let of_game = if game.is_some() { "AND p.game = $5" } else { "" };
    let sql = with_sides(&format!(
        "SELECT DISTINCT p.match_number AS number FROM sides p
            JOIN matches m ON m.number = p.match_number
         WHERE p.person = $1 {of_game} AND p.match_number < $2 AND {}
         ORDER BY p.match_number DESC LIMIT $3",
        seen_by!("$4")
    ));
    let query = sqlx::query(AssertSqlSafe(sql)).bind(person.number()).bind(end(before)).bind(limit);
    let query = query.bind(reader.number());
    let query = match game {
        Some(game) => query.bind(game),
        None => query,
    };
    matches(&query.fetch_all(pool).await?)
}

/// At most `limit` matches of a game, at tables open to all, that ended before another; the latest
/// first.
pub(crate) async fn listed(
    pool: &Readers,
    game: &str,
    before: Option<MatchNumber>,
    limit: i64,
) -> Result<Vec<FinishedMatch>> {
    let sql = with_sides(
        "SELECT number FROM matches WHERE listed AND game = $1 AND number < $2
         ORDER BY number DESC LIMIT $3",
    );
    let query = sqlx::query(AssertSqlSafe(sql)).bind(game).bind(end(before)).bind(limit);
    matches(&query.fetch_all(pool).await?)
}

/// The statement for some matches, the latest first: one row for each side.
fn with_sides(numbers: &str) -> String {
    format!(
        "SELECT {COLUMNS} FROM ({numbers}) AS l JOIN matches m ON m.number = l.number {SIDES}
         ORDER BY l.number DESC, s.side"
    )
}

fn end(before: Option<MatchNumber>) -> i64 {
    before.map_or(i64::MAX, MatchNumber::number)
}
