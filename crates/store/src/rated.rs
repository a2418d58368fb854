//! Ratings as they are stored: changed by every match that counts, in the order in which matches
//! end, and found again from them.

use crate::error::StoreError;
use crate::matches::{COLUMNS, FinishedMatch, FinishedSide, MatchNumber, SIDES, matches};
use crate::person_id::PersonId;
use crate::rating::{Contender, Rating, rate};
use crate::write::now;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};
use std::collections::HashSet;

type Result<T> = std::result::Result<T, StoreError>;

/// So many rows are held in memory at a time.
const CHUNK: i64 = 500;

/// How strong the computers of a level are at a game.
#[derive(Clone, PartialEq, Debug)]
pub struct ComputerRating {
    /// The game.
    pub game: String,
    /// The level.
    pub level: String,
    /// The rating.
    pub rating: Rating,
}

/// At most so many matches after this one that are to count, in order.
pub(crate) async fn rated_after(
    connection: &mut AnyConnection,
    number: MatchNumber,
    limit: i64,
) -> Result<Vec<FinishedMatch>> {
    let sql = format!(
        "SELECT {COLUMNS} FROM (SELECT number FROM matches WHERE rated AND number > $1
            ORDER BY number LIMIT $2) AS l
         JOIN matches m ON m.number = l.number {SIDES}
         ORDER BY l.number, s.side"
    );
    let query = sqlx::query(AssertSqlSafe(sql)).bind(number.number()).bind(limit);
    matches(&query.fetch_all(connection).await?)
}

/// Changes the ratings of the people who played a match.
pub(crate) async fn rate_match(
    connection: &mut AnyConnection,
    ended: &FinishedMatch,
) -> Result<()> {
    // Who plays against themselves proves nothing.
    let mut people = HashSet::new();
    if !ended.sides.iter().filter_map(|side| side.person).all(|person| people.insert(person)) {
        return Ok(());
    }
    let mut sides = Vec::new();
    let mut contenders = Vec::new();
    for (index, side) in ended.sides.iter().enumerate() {
        if let Some(rating) = rating_of(connection, &ended.game, side).await? {
            contenders.push(Contender { rating, place: counted_place(side) });
            sides.push((index, side));
        }
    }
    if sides.len() < 2 {
        return Ok(());
    }
    let ratings = rate(&contenders);
    for (((index, side), before), after) in sides.into_iter().zip(&contenders).zip(ratings) {
        let Some(person) = side.person else { continue };
        let before = before.rating;
        // What a computer has done for somebody does not raise them.
        let after = if side.had_stand_in() && before.mean < after.mean { before } else { after };
        save(connection, ended, person, after).await?;
        note(connection, ended.number, index, before, after).await?;
    }
    Ok(())
}

/// The place that counts: whoever left the end of a match to a computer comes last.
fn counted_place(side: &FinishedSide) -> u32 {
    match side.person.is_some() && side.level.is_some() {
        true => u32::MAX,
        false => side.result.place,
    }
}

/// The rating of whoever played a side, if that is somebody.
async fn rating_of(
    connection: &mut AnyConnection,
    game: &str,
    side: &FinishedSide,
) -> Result<Option<Rating>> {
    let (query, otherwise) = match (side.person, &side.level) {
        (Some(person), _) => {
            let sql = "SELECT mean, deviation FROM ratings WHERE game = $1 AND person = $2";
            (sqlx::query(sql).bind(game).bind(person.number()), Some(Rating::NEW))
        }
        (None, Some(level)) => {
            let sql = "SELECT mean, deviation FROM computer_ratings WHERE game = $1 AND level = $2";
            (sqlx::query(sql).bind(game).bind(level.as_str()), None)
        }
        (None, None) => return Ok(None),
    };
    match query.fetch_optional(connection).await? {
        Some(row) => Ok(Some(Rating { mean: row.try_get(0)?, deviation: row.try_get(1)? })),
        None => Ok(otherwise),
    }
}

async fn save(
    connection: &mut AnyConnection,
    ended: &FinishedMatch,
    person: PersonId,
    rating: Rating,
) -> Result<()> {
    sqlx::query(
        "INSERT INTO ratings (game, person, mean, deviation, shown, n_matches, changed_at)
         VALUES ($1, $2, $3, $4, $5, 1, $6)
         ON CONFLICT (game, person) DO UPDATE SET mean = excluded.mean,
            deviation = excluded.deviation, shown = excluded.shown,
            n_matches = ratings.n_matches + 1, changed_at = excluded.changed_at",
    )
    .bind(ended.game.as_str())
    .bind(person.number())
    .bind(rating.mean)
    .bind(rating.deviation)
    .bind(rating.shown())
    .bind(ended.ended_at)
    .execute(connection)
    .await?;
    Ok(())
}

/// Writes down what a match did to the rating of a side.
async fn note(
    connection: &mut AnyConnection,
    number: MatchNumber,
    side: usize,
    before: Rating,
    after: Rating,
) -> Result<()> {
    sqlx::query(
        "UPDATE sides SET rating_before = $1, rating_after = $2
         WHERE match_number = $3 AND side = $4",
    )
    .bind(before.shown())
    .bind(after.shown())
    .bind(number.number())
    .bind(side as i64)
    .execute(connection)
    .await?;
    Ok(())
}

/// Says how strong computers are; those that are not named are not rated any more.
pub(crate) async fn rate_computers(
    connection: &mut AnyConnection,
    computers: &[ComputerRating],
) -> Result<()> {
    let mut transaction = connection.begin().await?;
    sqlx::query("DELETE FROM computer_ratings").execute(&mut *transaction).await?;
    for ComputerRating { game, level, rating } in computers {
        sqlx::query(
            "INSERT INTO computer_ratings (game, level, mean, deviation) VALUES ($1, $2, $3, $4)",
        )
        .bind(game.as_str())
        .bind(level.as_str())
        .bind(rating.mean)
        .bind(rating.deviation)
        .execute(&mut *transaction)
        .await?;
    }
    Ok(transaction.commit().await?)
}

/// Begins a season: nobody's rating is wiped, but all are less certain.
pub(crate) async fn begin_season(connection: &mut AnyConnection) -> Result<()> {
    let mut transaction = connection.begin().await?;
    sqlx::query(
        "INSERT INTO seasons (began_at, after_match) SELECT $1, COALESCE(MAX(number), 0) FROM matches",
    )
    .bind(now())
    .execute(&mut *transaction)
    .await?;
    widen_all(&mut transaction).await?;
    Ok(transaction.commit().await?)
}

async fn widen_all(connection: &mut AnyConnection) -> Result<()> {
    let (mut game, mut person) = (String::new(), -1_i64);
    loop {
        let rows = sqlx::query(
            "SELECT game, person, mean, deviation FROM ratings WHERE (game, person) > ($1, $2)
             ORDER BY game, person LIMIT $3",
        )
        .bind(game.as_str())
        .bind(person)
        .bind(CHUNK)
        .fetch_all(&mut *connection)
        .await?;
        if rows.is_empty() {
            return Ok(());
        }
        for row in rows {
            (game, person) = (row.try_get(0)?, row.try_get(1)?);
            let rating = Rating { mean: row.try_get(2)?, deviation: row.try_get(3)? };
            let rating = rating.at_season_start();
            sqlx::query(
                "UPDATE ratings SET deviation = $1, shown = $2 WHERE game = $3 AND person = $4",
            )
            .bind(rating.deviation)
            .bind(rating.shown())
            .bind(game.as_str())
            .bind(person)
            .execute(&mut *connection)
            .await?;
        }
    }
}

/// Finds all ratings again from the matches that are stored; says how many counted.
pub(crate) async fn rate_again(connection: &mut AnyConnection) -> Result<u64> {
    let mut transaction = connection.begin().await?;
    sqlx::query("DELETE FROM ratings").execute(&mut *transaction).await?;
    sqlx::query(
        "UPDATE sides SET rating_before = NULL, rating_after = NULL
         WHERE rating_after IS NOT NULL",
    )
    .execute(&mut *transaction)
    .await?;
    let rows = sqlx::query("SELECT after_match FROM seasons ORDER BY began_at")
        .fetch_all(&mut *transaction)
        .await?;
    let after = rows.iter().map(|row| Ok(MatchNumber::new(row.try_get(0)?)));
    let mut seasons = after.collect::<Result<Vec<_>>>()?.into_iter().peekable();
    let (mut n_rated, mut last) = (0, MatchNumber::new(0));
    loop {
        let chunk = rated_after(&mut transaction, last, CHUNK).await?;
        let Some(ended) = chunk.last() else { break };
        last = ended.number;
        n_rated += chunk.len() as u64;
        for ended in chunk {
            while seasons.next_if(|after| *after < ended.number).is_some() {
                widen_all(&mut transaction).await?;
            }
            rate_match(&mut transaction, &ended).await?;
        }
    }
    for _ in seasons {
        widen_all(&mut transaction).await?;
    }
    transaction.commit().await?;
    Ok(n_rated)
}
