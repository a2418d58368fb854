//! Who is how strong: rankings, one person's ratings, and how they came about.

use crate::error::StoreError;
use crate::matches::{MatchNumber, seen_by};
use crate::person_id::PersonId;
use crate::rated::ComputerRating;
use crate::rating::Rating;
use crate::read::number;
use crate::readers::Readers;
use sqlx::Row;
use sqlx::any::AnyRow;

type Result<T> = std::result::Result<T, StoreError>;

/// A person in a ranking.
#[derive(Clone, PartialEq, Debug)]
pub struct RankedPerson {
    /// Who.
    pub person: PersonId,
    /// The person's name.
    pub name: String,
    /// How strong.
    pub rating: Rating,
    /// From how many matches that is known.
    pub n_matches: u64,
    /// When it last changed, in milliseconds since 1970.
    pub changed_at: i64,
}

/// How strong a person is at a game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameRating {
    /// The game.
    pub game: String,
    /// How strong.
    pub rating: Rating,
    /// From how many matches that is known.
    pub n_matches: u64,
}

/// A rating after a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatingPoint {
    /// The match.
    pub number: MatchNumber,
    /// When it ended, in milliseconds since 1970.
    pub at: i64,
    /// The rating after it, as people are shown it.
    pub shown: i64,
}

/// At most `limit` people with at least so many matches of a game, the strongest first.
pub(crate) async fn rankings(
    pool: &Readers,
    game: &str,
    least_matches: i64,
    limit: i64,
) -> Result<Vec<RankedPerson>> {
    let rows = sqlx::query(
        "SELECT r.person, p.name, r.mean, r.deviation, r.n_matches, r.changed_at
         FROM ratings r JOIN people p ON p.id = r.person
         WHERE r.game = $1 AND r.n_matches >= $2
            AND NOT EXISTS (SELECT 1 FROM members m
                WHERE m.person = r.person AND m.standing = 'banned')
         ORDER BY r.shown DESC, r.person DESC LIMIT $3",
    )
    .bind(game)
    .bind(least_matches)
    .bind(limit)
    .fetch_all(pool)
    .await?;
    let ranked = |row: &AnyRow| {
        Ok(RankedPerson {
            person: PersonId::new(row.try_get(0)?),
            name: row.try_get(1)?,
            rating: rating(row, 2)?,
            n_matches: number(row, 4)?,
            changed_at: row.try_get(5)?,
        })
    };
    rows.iter().map(ranked).collect()
}

/// How strong the computers are at a game, the strongest first.
pub(crate) async fn computers(pool: &Readers, game: &str) -> Result<Vec<ComputerRating>> {
    let rows = sqlx::query(
        "SELECT game, level, mean, deviation FROM computer_ratings WHERE game = $1
         ORDER BY mean DESC, level",
    )
    .bind(game)
    .fetch_all(pool)
    .await?;
    let computer = |row: &AnyRow| {
        Ok(ComputerRating {
            game: row.try_get(0)?,
            level: row.try_get(1)?,
            rating: rating(row, 2)?,
        })
    };
    rows.iter().map(computer).collect()
}

/// How strong a person is at each game they were rated at.
pub(crate) async fn of_person(pool: &Readers, person: PersonId) -> Result<Vec<GameRating>> {
    let rows = sqlx::query(
        "SELECT game, mean, deviation, n_matches FROM ratings WHERE person = $1 ORDER BY game",
    )
    .bind(person.number())
    .fetch_all(pool)
    .await?;
    let of_game = |row: &AnyRow| {
        Ok(GameRating {
            game: row.try_get(0)?,
            rating: rating(row, 1)?,
            n_matches: number(row, 3)?,
        })
    };
    rows.iter().map(of_game).collect()
}

/// A person's rating after each of the latest matches of a game that the reader may know, the earliest
/// first.
pub(crate) async fn course(
    pool: &Readers,
    person: PersonId,
    reader: PersonId,
    game: &str,
    limit: i64,
) -> Result<Vec<RatingPoint>> {
    let rows = sqlx::query(concat!(
        "SELECT s.match_number, m.ended_at, s.rating_after
         FROM sides s JOIN matches m ON m.number = s.match_number
         WHERE s.person = $1 AND s.game = $2 AND s.rating_after IS NOT NULL AND ",
        seen_by!("$4"),
        " ORDER BY s.match_number DESC LIMIT $3",
    ))
    .bind(person.number())
    .bind(game)
    .bind(limit)
    .bind(reader.number())
    .fetch_all(pool)
    .await?;
    let point = |row: &AnyRow| {
        Ok(RatingPoint {
            number: MatchNumber::new(row.try_get(0)?),
            at: row.try_get(1)?,
            shown: row.try_get(2)?,
        })
    };
    rows.iter().rev().map(point).collect()
}

/// A rating, from its columns beginning with this one.
fn rating(row: &AnyRow, first: usize) -> Result<Rating> {
    Ok(Rating { mean: row.try_get(first)?, deviation: row.try_get(first + 1)? })
}
