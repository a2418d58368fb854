//! The open archive: matches that everybody who played them wants to be public.

use crate::error::StoreError;
use crate::matches::MatchNumber;
use crate::month::Month;
use crate::person_id::PersonId;
use crate::readers::Readers;
use crate::write::now;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

type Result<T> = std::result::Result<T, StoreError>;

/// Says whether a person's matches may be made public, those that are over included.
pub(crate) async fn agree(
    connection: &mut AnyConnection,
    person: PersonId,
    agrees: bool,
) -> Result<()> {
    let query = match agrees {
        true => sqlx::query(
            "INSERT INTO archive_consents (person, since) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        )
        .bind(person.number())
        .bind(now()),
        false => {
            sqlx::query("DELETE FROM archive_consents WHERE person = $1").bind(person.number())
        }
    };
    query.execute(connection).await?;
    Ok(())
}

/// Whether a person's matches may be made public.
pub(crate) async fn agrees(pool: &Readers, person: PersonId) -> Result<bool> {
    let row = sqlx::query("SELECT since FROM archive_consents WHERE person = $1")
        .bind(person.number())
        .fetch_optional(pool)
        .await?;
    Ok(row.is_some())
}

/// The matches of a game that ended in a month and may be made public: all people who played, also
/// those who gave up, agree at this moment. Somebody who is gone cannot.
pub(crate) async fn matches(pool: &Readers, game: &str, month: Month) -> Result<Vec<MatchNumber>> {
    let rows = sqlx::query(
        "SELECT m.number FROM matches m
         WHERE m.game = $1 AND m.ended_at >= $2 AND m.ended_at < $3
            AND NOT EXISTS (SELECT 1 FROM sides s
                LEFT JOIN archive_consents c ON c.person = s.person
                WHERE s.match_number = m.number AND s.name IS NOT NULL AND c.person IS NULL)
         ORDER BY m.number",
    )
    .bind(game)
    .bind(month.begins_at())
    .bind(month.ends_at())
    .fetch_all(pool)
    .await?;
    rows.iter().map(|row: &AnyRow| Ok(MatchNumber::new(row.try_get(0)?))).collect()
}

/// The months in which matches of a game ended, the latest first; none if nobody agrees to anything.
pub(crate) async fn months(pool: &Readers, game: &str) -> Result<Vec<Month>> {
    let sql = "SELECT person FROM archive_consents WHERE person >= $1 ORDER BY person LIMIT 1";
    let agreed = sqlx::query(sql).bind(i64::MIN).fetch_optional(pool).await?;
    let mut months = Vec::new();
    if agreed.is_none() {
        return Ok(months);
    }
    // From month to month by the index, however many matches there are in each.
    let mut since = 0;
    loop {
        let row = sqlx::query(
            "SELECT ended_at FROM matches WHERE game = $1 AND ended_at >= $2
             ORDER BY game, ended_at LIMIT 1",
        )
        .bind(game)
        .bind(since)
        .fetch_optional(pool)
        .await?;
        let Some(row) = row else { break };
        let month = Month::of(row.try_get(0)?);
        months.push(month);
        since = month.ends_at();
    }
    months.reverse();
    Ok(months)
}

/// The record of a match.
pub(crate) async fn record(pool: &Readers, number: MatchNumber) -> Result<Option<String>> {
    let row = sqlx::query(
        "SELECT r.text FROM matches m JOIN records r ON r.table_id = m.table_id
         WHERE m.number = $1",
    )
    .bind(number.number())
    .fetch_optional(pool)
    .await?;
    row.map(|row| Ok(row.try_get(0)?)).transpose()
}
