//! The statements that read.

use crate::error::StoreError;
use crate::model::{
    Person, SideResult, StoredClock, StoredResult, StoredSeat, StoredSilence, StoredStandIn,
    StoredTable, Summary, SummarySide,
};
use crate::person_id::PersonId;
use crate::readers::Readers;
use crate::secret_hash::SecretHash;
use crate::write::now;
use protocol::{Away, Deed, Entry, Membership, Pace, TableId, USUAL_GRACE, UndoRule};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};
use std::collections::BTreeMap;
use std::str::FromStr;
use table::{ComponentTexts, ComponentsHash, Luck, Origin, RulesVersion, Seat, Side};

type Result<T> = std::result::Result<T, StoreError>;

pub(crate) async fn person_by_token(pool: &Readers, token: SecretHash) -> Result<Option<Person>> {
    let row = sqlx::query(
        "SELECT p.id, p.name, m.role, m.standing, COALESCE(t.seen_at, t.created_at)
         FROM tokens t JOIN people p ON p.id = t.person LEFT JOIN members m ON m.person = p.id
         WHERE t.hash = $1",
    )
    .bind(token.to_bytes())
    .fetch_optional(pool)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let is_member = row.try_get::<Option<String>, _>(2)?.is_some();
    let membership = match is_member {
        true => Some(Membership { role: parsed(&row, 2)?, standing: parsed(&row, 3)? }),
        false => None,
    };
    Ok(Some(Person {
        id: PersonId::new(row.try_get(0)?),
        name: row.try_get(1)?,
        membership,
        seen_at: row.try_get(4)?,
    }))
}

pub(crate) async fn table(pool: &Readers, id: &TableId, time: i64) -> Result<Option<StoredTable>> {
    let row = sqlx::query(
        "SELECT id, owner, game, rules, components, options, seed, undo,
            CASE WHEN listed THEN 1 ELSE 0 END, ended_at, rematch, grace,
            CASE WHEN rated THEN 1 ELSE 0 END, turn_time, reserve_time, away,
            CASE WHEN undo_by_vote THEN 1 ELSE 0 END, CASE WHEN hidden THEN 1 ELSE 0 END, begun_at,
            (SELECT code FROM codes WHERE table_id = tables.id), asked_since, time_up_at,
            paused_after, CASE WHEN members_only THEN 1 ELSE 0 END, terms_changed, silent_until,
            silent_at
         FROM tables WHERE id = $1",
    )
    .bind(id.as_str())
    .fetch_optional(pool)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let (seats, reserves) = seats(pool, id).await?;
    if seats.is_empty() {
        // It was removed a moment ago, between the two questions.
        return Ok(None);
    }
    let paused_after: Option<i64> = row.try_get(22)?;
    let asked_since: Option<i64> = row.try_get(20)?;
    let silent_until: Option<i64> = row.try_get(25)?;
    let silent_at: Option<u64> = optional_number(&row, 26)?;
    let by_vote = number::<i64>(&row, 16)? != 0;
    Ok(Some(StoredTable {
        id: TableId::new(row.try_get::<String, _>(0)?),
        owner: PersonId::new(row.try_get(1)?),
        origin: Origin {
            game: row.try_get(2)?,
            rules: RulesVersion(number(&row, 3)?),
            components: parsed(&row, 4)?,
            options: row.try_get(5)?,
            luck: Luck::Seed(parsed(&row, 6)?),
        },
        undo: if by_vote { UndoRule::Vote } else { parsed(&row, 7)? },
        listed: number::<i64>(&row, 8)? != 0,
        members_only: number::<i64>(&row, 23)? != 0,
        rated: number::<i64>(&row, 12)? != 0,
        grace: optional_number(&row, 11)?.unwrap_or(USUAL_GRACE),
        is_over: row.try_get::<Option<i64>, _>(9)?.is_some(),
        rematch: row.try_get::<Option<String>, _>(10)?.map(TableId::new),
        pace: pace(&row, 13)?,
        away: away(row.try_get(15)?),
        watchers: number::<i64>(&row, 17)? == 0,
        has_begun: row.try_get::<Option<i64>, _>(18)?.is_some(),
        terms_changed: known(&row.try_get::<Option<String>, _>(24)?.unwrap_or_default()),
        code: row.try_get(19)?,
        clock: StoredClock {
            reserves,
            used: paused_after.or_else(|| asked_since.map(|since| (time - since).max(0))),
            left: row.try_get::<Option<i64>, _>(21)?.map(|at| at - time),
            is_paused: paused_after.is_some(),
            silence: silent_at
                .zip(silent_until)
                .map(|(number, until)| StoredSilence { number, left: until - time }),
        },
        seats,
    }))
}

/// What stands in a list by its name, but for what only the next version knows: that may run beside
/// this one.
pub(crate) fn known<T: FromStr>(names: &str) -> Vec<T> {
    names.split_whitespace().filter_map(|name| name.parse().ok()).collect()
}

/// How much time one has, from its two columns.
pub(crate) fn pace(row: &AnyRow, first: usize) -> Result<Option<Pace>> {
    let turn: Option<u32> = optional_number(row, first)?;
    let reserve = optional_number(row, first + 1)?.unwrap_or_default();
    Ok(turn.map(|turn| Pace { turn, reserve }))
}

fn away(text: String) -> Away {
    match (text.as_str(), text.strip_prefix("computer ")) {
        (_, Some(level)) => Away::Computer { level: level.to_owned() },
        ("wait", None) => Away::Wait,
        (_, None) => Away::Others,
    }
}

/// The seats of a table, and what each has in reserve.
async fn seats(pool: &Readers, table: &TableId) -> Result<(Vec<StoredSeat>, Vec<Option<i64>>)> {
    let sql = format!(
        "SELECT {SEAT}, s.reserve_left, m.holiday_until FROM seats s
            LEFT JOIN people p ON p.id = s.person LEFT JOIN people g ON g.id = s.given_up_by
            LEFT JOIN members m ON m.person = s.person
         WHERE s.table_id = $1 ORDER BY s.seat"
    );
    let rows = sqlx::query(AssertSqlSafe(sql)).bind(table.as_str()).fetch_all(pool).await?;
    let mut seats = rows.iter().map(|row| seat(row, 0)).collect::<Result<Vec<_>>>()?;
    for (seat, row) in seats.iter_mut().zip(&rows) {
        if let StoredSeat::Person { holiday_until, .. } = seat {
            let until: Option<i64> = row.try_get(N_SEAT_COLUMNS + 1)?;
            *holiday_until = until.filter(|until| now() < *until);
        }
    }
    let reserve = |row: &AnyRow| Ok(row.try_get(N_SEAT_COLUMNS)?);
    Ok((seats, rows.iter().map(reserve).collect::<Result<_>>()?))
}

/// The columns of a seat; `p` is the person who holds it and `g` the one who gave it up.
const SEAT: &str = "s.person, s.name, p.name, s.level, s.played_by, s.stand_in, s.stand_in_since,
    s.stand_in_until, CASE WHEN s.stand_in_yields THEN 1 ELSE 0 END, s.moved_from, g.name,
    CASE WHEN s.hesitates THEN 1 ELSE 0 END";

const N_SEAT_COLUMNS: usize = 12;

/// A seat, from its columns beginning with this one.
fn seat(row: &AnyRow, first: usize) -> Result<StoredSeat> {
    let person: Option<i64> = row.try_get(first)?;
    let name_here: Option<String> = row.try_get(first + 1)?;
    let own_name: Option<String> = row.try_get(first + 2)?;
    let level: Option<String> = row.try_get(first + 3)?;
    let played_by: Option<String> = row.try_get(first + 4)?;
    let stand_in: Option<String> = row.try_get(first + 5)?;
    let stand_in = match stand_in {
        Some(level) => Some(StoredStandIn {
            level,
            since: number(row, first + 6)?,
            until: optional_number(row, first + 7)?,
            yields: number::<i64>(row, first + 8)? != 0,
        }),
        None => None,
    };
    Ok(match (person, level) {
        (Some(person), _) => StoredSeat::Person {
            person: PersonId::new(person),
            has_own_name: name_here.is_some(),
            name: name_here.or(own_name).unwrap_or_default(),
            played_by,
            stand_in,
            moved_from: row.try_get::<Option<i64>, _>(first + 9)?.map(PersonId::new),
            hesitates: number::<i64>(row, first + 11)? != 0,
            holiday_until: None,
        },
        (None, Some(level)) => {
            StoredSeat::Computer { level, given_up_by: row.try_get(first + 10)? }
        }
        (None, None) => StoredSeat::Open { played_by },
    })
}

/// An entry of a log, from a row of the chain's `LOG`.
pub(crate) fn entry(row: &AnyRow) -> Result<Entry> {
    let undo: Option<i64> = row.try_get(4)?;
    let deed = match (row.try_get(3)?, undo) {
        (Some(action), None) => Deed::Act(action),
        (None, Some(actions)) => Deed::Undo { actions: actions as usize },
        (Some(_), Some(_)) | (None, None) => {
            let line: i64 = row.try_get(0)?;
            return Err(StoreError::Damaged(format!("line {line} of a log says nothing")));
        }
    };
    let seat = Seat::try_from(number::<usize>(row, 1)?).map_err(StoreError::Damaged)?;
    Ok(Entry { seat, key: row.try_get(2)?, deed })
}

/// The columns of a table in a list; who is asked and when something last happened is what the
/// latest entry of its log says, if there is one. How it ended is told of each side by words, joined by
/// commas: its number, place, points, person and change of rating.
const SUMMARY: &str = "
    SELECT t.id, t.game, t.options, t.created_at AS made_at, t.ended_at, t.owner,
        CASE WHEN t.rated THEN 1 ELSE 0 END AS rated,
        CASE WHEN t.hidden THEN 1 ELSE 0 END AS hidden,
        t.begun_at, t.time_up_at,
        (SELECT STRING_AGG(w.side || ' ' || w.place || ' ' || w.total || ' '
                || COALESCE(CAST(w.person AS TEXT), '-') || ' '
                || COALESCE(CAST(w.rating_after - w.rating_before AS TEXT), '-'), ',')
            FROM matches m JOIN sides w ON w.match_number = m.number
            WHERE m.table_id = t.id) AS sides,
        COALESCE(e.number + 1, 0) AS n_entries, t.turn_time, t.reserve_time,
        COALESCE(e.to_act, t.first_asked) AS to_act, e.seat AS acted,
        COALESCE(e.created_at, t.created_at) AS changed_at
    FROM tables t LEFT JOIN entries e ON e.table_id = t.id AND
        e.number = (SELECT MAX(number) FROM entries WHERE table_id = t.id)";

/// The tables that a person made or sits at, the latest first. Of those whose match is over only the
/// latest are looked at, however many there are.
pub(crate) async fn tables_of(
    pool: &Readers,
    person: PersonId,
    limit: i64,
    time: i64,
) -> Result<Vec<Summary>> {
    let kept = |id: &str| {
        format!("NOT EXISTS (SELECT 1 FROM put_away a WHERE a.table_id = {id} AND a.person = $1)")
    };
    let which = format!(
        "WHERE t.id IN (SELECT id FROM tables WHERE owner = $1 AND ended_at IS NULL
            UNION SELECT table_id FROM seats WHERE person = $1 AND ended_at IS NULL
            UNION SELECT id FROM (SELECT o.id FROM tables o
                WHERE o.owner = $1 AND o.ended_at IS NOT NULL AND {}
                ORDER BY o.ended_at DESC LIMIT $2) AS made
            UNION SELECT table_id FROM (SELECT s.table_id FROM seats s
                WHERE s.person = $1 AND s.ended_at IS NOT NULL AND {}
                ORDER BY s.ended_at DESC LIMIT $2) AS played)",
        kept("o.id"),
        kept("s.table_id"),
    );
    let sql = list(&which, "changed_at", "$2");
    let query = sqlx::query(AssertSqlSafe(sql)).bind(person.number()).bind(limit);
    summaries(&query.fetch_all(pool).await?, time)
}

/// The tables that somebody finds in the lobby whose match is not over, the newest first. Some are for
/// members alone, and none is of somebody who has blocked them, or whom they have blocked.
pub(crate) async fn listed(
    pool: &Readers,
    reader: Option<PersonId>,
    limit: i64,
    time: i64,
) -> Result<Vec<Summary>> {
    let which = "WHERE t.listed = TRUE AND t.ended_at IS NULL AND (t.members_only = FALSE OR EXISTS
        (SELECT 1 FROM members r WHERE r.person = $2 AND r.standing = 'welcome'))
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.person = t.owner AND b.other = $2)
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.person = $2 AND b.other = t.owner)";
    let sql = list(which, "made_at", "$1");
    let query = sqlx::query(AssertSqlSafe(sql)).bind(limit).bind(reader.map(PersonId::number));
    summaries(&query.fetch_all(pool).await?, time)
}

/// The statement for a list of tables, the greatest first: one row for each seat.
pub(crate) fn list(which: &str, by: &str, limit: &str) -> String {
    format!(
        "SELECT l.id, l.game, l.options, l.ended_at, l.to_act, l.changed_at, l.owner, l.n_entries,
            l.rated, l.sides, l.begun_at, l.time_up_at, l.hidden, l.turn_time, l.reserve_time,
            o.name, l.made_at, l.acted, {SEAT}
         FROM ({SUMMARY} {which} ORDER BY {by} DESC, t.id LIMIT {limit}) AS l
         JOIN seats s ON s.table_id = l.id LEFT JOIN people p ON p.id = s.person
            LEFT JOIN people g ON g.id = s.given_up_by LEFT JOIN people o ON o.id = l.owner
         ORDER BY l.{by} DESC, l.id, s.seat"
    )
}

/// The tables of such a list.
pub(crate) fn summaries(rows: &[AnyRow], time: i64) -> Result<Vec<Summary>> {
    let mut tables: Vec<Summary> = Vec::new();
    for row in rows {
        let id: String = row.try_get(0)?;
        if tables.last().is_none_or(|table| table.id.as_str() != id) {
            let is_over = row.try_get::<Option<i64>, _>(3)?.is_some();
            let to_act: Option<i64> = row.try_get(4)?;
            let (time_up_at, pace): (Option<i64>, _) = (row.try_get(11)?, pace(row, 13)?);
            tables.push(Summary {
                id: TableId::new(id),
                game: row.try_get(1)?,
                options: row.try_get(2)?,
                seats: Vec::new(),
                to_act: to_act.filter(|_| !is_over).and_then(|seat| Seat::new(seat as usize)),
                owner: PersonId::new(row.try_get(6)?),
                rated: number::<i64>(row, 8)? != 0,
                n_entries: number(row, 7)?,
                is_over,
                sides: sides(row.try_get(9)?)?,
                acted: row.try_get::<Option<i64>, _>(17)?.and_then(|seat| Seat::new(seat as usize)),
                is_waiting: row.try_get::<Option<i64>, _>(10)?.is_none(),
                time_left: time_up_at.filter(|_| pace.is_some()).map(|at| at - time),
                watchers: number::<i64>(row, 12)? == 0,
                pace,
                made_by: row.try_get::<Option<String>, _>(15)?.unwrap_or_default(),
                changed_at: row.try_get(5)?,
                made_at: row.try_get(16)?,
            });
        }
        tables.last_mut().expect("one was put there").seats.push(seat(row, 18)?);
    }
    Ok(tables)
}

/// How a match ended, from the words of its sides.
fn sides(words: Option<String>) -> Result<Vec<SummarySide>> {
    let words = words.unwrap_or_default();
    let read = |text: &str| {
        let side = summary_side(text);
        side.ok_or_else(|| StoreError::Damaged(format!("a side `{text}` of a result")))
    };
    let of_sides = words.split(',').filter(|text| !text.is_empty());
    let mut sides = of_sides.map(read).collect::<Result<Vec<_>>>()?;
    sides.sort_by_key(|side| side.side);
    Ok(sides)
}

fn summary_side(text: &str) -> Option<SummarySide> {
    let words: Vec<&str> = text.split(' ').collect();
    let [side, place, total, person, rating_change] = words[..] else { return None };
    let optional = |word: &str| match word {
        "-" => Some(None),
        word => word.parse().ok().map(Some),
    };
    Some(SummarySide {
        side: Side::new(side.parse().ok()?)?,
        place: place.parse().ok()?,
        total: total.parse().ok()?,
        person: optional(person)?.map(PersonId::new),
        rating_change: optional(rating_change)?,
    })
}

/// How many tables a person made whose match is not over.
pub(crate) async fn n_open_tables(pool: &Readers, owner: PersonId) -> Result<i64> {
    let row = sqlx::query("SELECT COUNT(*) FROM tables WHERE owner = $1 AND ended_at IS NULL")
        .bind(owner.number())
        .fetch_one(pool)
        .await?;
    Ok(row.try_get(0)?)
}

/// The tables at which a person sits.
pub(crate) async fn seated_at(pool: &Readers, person: PersonId) -> Result<Vec<TableId>> {
    let rows = sqlx::query("SELECT DISTINCT table_id FROM seats WHERE person = $1")
        .bind(person.number())
        .fetch_all(pool)
        .await?;
    rows.iter().map(|row| Ok(TableId::new(row.try_get::<String, _>(0)?))).collect()
}

pub(crate) async fn record(pool: &Readers, table: &TableId) -> Result<Option<String>> {
    let row = sqlx::query("SELECT text FROM records WHERE table_id = $1")
        .bind(table.as_str())
        .fetch_optional(pool)
        .await?;
    row.map(|row| Ok(row.try_get(0)?)).transpose()
}

pub(crate) async fn result(pool: &Readers, table: &TableId) -> Result<Option<StoredResult>> {
    let rows = sqlx::query(
        "SELECT m.ended_at, s.total, s.place, s.points
         FROM matches m JOIN sides s ON s.match_number = m.number
         WHERE m.table_id = $1 ORDER BY s.side",
    )
    .bind(table.as_str())
    .fetch_all(pool)
    .await?;
    let Some(first) = rows.first() else { return Ok(None) };
    let side = |row: &AnyRow| {
        Ok(SideResult { total: number(row, 1)?, place: number(row, 2)?, points: points(row, 3)? })
    };
    let sides = rows.iter().map(side).collect::<Result<_>>()?;
    Ok(Some(StoredResult { ended_at: first.try_get(0)?, sides }))
}

/// Points by category.
pub(crate) fn points(row: &AnyRow, column: usize) -> Result<BTreeMap<String, i32>> {
    let Some(text) = row.try_get::<Option<String>, _>(column)? else { return Ok(BTreeMap::new()) };
    serde_json::from_str(&text)
        .map_err(|error| StoreError::Damaged(format!("points of a side: {error}")))
}

pub(crate) async fn components(
    pool: &Readers,
    game: &str,
    hash: ComponentsHash,
) -> Result<Option<ComponentTexts>> {
    let row = sqlx::query("SELECT files FROM component_sets WHERE game = $1 AND hash = $2")
        .bind(game)
        .bind(hash.to_string())
        .fetch_optional(pool)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let files: String = row.try_get(0)?;
    serde_json::from_str(&files)
        .map(Some)
        .map_err(|error| StoreError::Damaged(format!("components {hash} of {game}: {error}")))
}

/// A number of the size that is asked for.
pub(crate) fn number<T: TryFrom<i64>>(row: &AnyRow, column: usize) -> Result<T> {
    let number: i64 = row.try_get(column)?;
    T::try_from(number)
        .map_err(|_| StoreError::Damaged(format!("{number} in column {column} of a row")))
}

/// A number of the size that is asked for, if there is one.
pub(crate) fn optional_number<T: TryFrom<i64>>(row: &AnyRow, column: usize) -> Result<Option<T>> {
    match row.try_get::<Option<i64>, _>(column)? {
        Some(_) => number(row, column).map(Some),
        None => Ok(None),
    }
}

/// A value that has a text form of its own.
pub(crate) fn parsed<T: FromStr>(row: &AnyRow, column: usize) -> Result<T> {
    let text: String = row.try_get(column)?;
    // What it is stays untold: it may be a seed.
    text.parse().map_err(|_| StoreError::Damaged(format!("the text in column {column} of a row")))
}
