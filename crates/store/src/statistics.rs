//! How somebody fares at a game: how often they win, what brings them points, and against whom.

use crate::error::StoreError;
use crate::matches::seen_by;
use crate::person_id::PersonId;
use crate::read::{number, points};
use crate::readers::Readers;
use sqlx::Row;
use sqlx::any::AnyRow;
use std::collections::BTreeMap;

type Result<T> = std::result::Result<T, StoreError>;

/// So many of a person's latest matches are looked at, so that nobody waits for a long life.
const N_OWN: i64 = 500;

/// So many of the latest matches of all are looked at, to compare with.
const N_OF_ALL: i64 = 300;

/// So many opponents are told, those met most often.
const N_OPPONENTS: i64 = 30;

/// How somebody fares at a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Statistics {
    /// How many matches the person played.
    pub n_matches: u64,
    /// How many of these they won, alone or with others.
    pub n_wins: u64,
    /// What brought points in the latest matches, by category.
    pub categories: BTreeMap<String, CategoryMeans>,
    /// Whom the person met in the latest matches, most often first.
    pub opponents: Vec<Encounters>,
}

/// What one category brings.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct CategoryMeans {
    /// In how many of the person's matches it counted.
    pub n_matches: u64,
    /// The person's points in such a match.
    pub own: f64,
    /// The points of all who played, people and computers, in their latest matches.
    pub of_all: Option<f64>,
}

/// How it went against somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Encounters {
    /// Against whom.
    pub opponent: Opponent,
    /// In how many matches.
    pub n_matches: u64,
    /// In how many of these the person was ahead.
    pub n_ahead: u64,
    /// In how many the opponent was.
    pub n_behind: u64,
}

/// Somebody on another side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// A person.
    Person {
        /// Who.
        person: PersonId,
        /// The person's name today.
        name: String,
        /// Whether it is a member of the club.
        is_member: bool,
    },
    /// A computer of this level.
    Computer {
        /// The level.
        level: String,
    },
}

/// How a person fares at a game, by the matches that the reader may know.
pub(crate) async fn of_person(
    pool: &Readers,
    person: PersonId,
    reader: PersonId,
    game: &str,
) -> Result<Statistics> {
    let row = sqlx::query(concat!(
        "SELECT COUNT(*), COUNT(CASE WHEN s.place = 1 THEN 1 END)
         FROM sides s JOIN matches m ON m.number = s.match_number
         WHERE s.person = $1 AND s.game = $2 AND ",
        seen_by!("$3"),
    ))
    .bind(person.number())
    .bind(game)
    .bind(reader.number())
    .fetch_one(pool)
    .await?;
    Ok(Statistics {
        n_matches: number(&row, 0)?,
        n_wins: number(&row, 1)?,
        categories: categories(pool, person, reader, game).await?,
        opponents: opponents(pool, person, reader, game).await?,
    })
}

async fn categories(
    pool: &Readers,
    person: PersonId,
    reader: PersonId,
    game: &str,
) -> Result<BTreeMap<String, CategoryMeans>> {
    let own = sqlx::query(concat!(
        "SELECT s.points FROM sides s JOIN matches m ON m.number = s.match_number
         WHERE s.person = $1 AND s.game = $2 AND ",
        seen_by!("$4"),
        " ORDER BY s.match_number DESC LIMIT $3",
    ))
    .bind(person.number())
    .bind(game)
    .bind(N_OWN)
    .bind(reader.number())
    .fetch_all(pool)
    .await?;
    let of_all = sqlx::query(
        "SELECT s.points FROM (SELECT number FROM matches WHERE game = $1
            ORDER BY ended_at DESC LIMIT $2) AS l JOIN sides s ON s.match_number = l.number",
    )
    .bind(game)
    .bind(N_OF_ALL)
    .fetch_all(pool)
    .await?;
    let of_all = sums(&of_all)?;
    let means = |(category, sum): (String, Sum)| {
        let of_all = of_all.get(&category).map(Sum::mean);
        (category, CategoryMeans { n_matches: sum.n_matches, own: sum.mean(), of_all })
    };
    Ok(sums(&own)?.into_iter().map(means).collect())
}

/// The points of one category in several matches.
#[derive(Default)]
struct Sum {
    n_matches: u64,
    points: i64,
}

impl Sum {
    fn mean(&self) -> f64 {
        self.points as f64 / self.n_matches as f64
    }
}

fn sums(rows: &[AnyRow]) -> Result<BTreeMap<String, Sum>> {
    let mut sums: BTreeMap<String, Sum> = BTreeMap::new();
    for row in rows {
        for (category, points) in points(row, 0)? {
            let sum = sums.entry(category).or_default();
            sum.n_matches += 1;
            sum.points += i64::from(points);
        }
    }
    Ok(sums)
}

/// A side that a person holds and a computer played is the person's.
async fn opponents(
    pool: &Readers,
    person: PersonId,
    reader: PersonId,
    game: &str,
) -> Result<Vec<Encounters>> {
    let rows = sqlx::query(concat!(
        "SELECT o.person, p.name, CASE WHEN o.person IS NULL THEN o.level END,
            COUNT(*) AS n_matches, COUNT(CASE WHEN mine.place < o.place THEN 1 END),
            COUNT(CASE WHEN mine.place > o.place THEN 1 END), COUNT(k.person)
         FROM (SELECT s.match_number, s.side, s.place
            FROM sides s JOIN matches m ON m.number = s.match_number
            WHERE s.person = $1 AND s.game = $2 AND ",
        seen_by!("$5"),
        "   ORDER BY s.match_number DESC LIMIT $3) AS mine
         JOIN sides o ON o.match_number = mine.match_number AND o.side <> mine.side
         LEFT JOIN people p ON p.id = o.person
         LEFT JOIN members k ON k.person = o.person AND k.standing = 'welcome'
         WHERE (o.person IS NOT NULL AND o.person <> $1) OR (o.person IS NULL AND o.level IS NOT NULL)
         GROUP BY o.person, p.name, CASE WHEN o.person IS NULL THEN o.level END
         ORDER BY n_matches DESC, o.person LIMIT $4",
    ))
    .bind(person.number())
    .bind(game)
    .bind(N_OWN)
    .bind(N_OPPONENTS)
    .bind(reader.number())
    .fetch_all(pool)
    .await?;
    let encounters = |row: &AnyRow| {
        let opponent = match row.try_get::<Option<i64>, _>(0)? {
            Some(person) => Opponent::Person {
                person: PersonId::new(person),
                name: row.try_get(1)?,
                is_member: 0 < number::<i64>(row, 6)?,
            },
            None => Opponent::Computer { level: row.try_get(2)? },
        };
        Ok(Encounters {
            opponent,
            n_matches: number(row, 3)?,
            n_ahead: number(row, 4)?,
            n_behind: number(row, 5)?,
        })
    };
    rows.iter().map(encounters).collect()
}
