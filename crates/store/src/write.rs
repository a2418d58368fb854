//! The statements that write.

use crate::chain::{Ends, Link, NewEnds};
use crate::clocks;
use crate::ending;
use crate::error::StoreError;
use crate::keeper::Keeper;
use crate::model::{Append, NewPerson, NewSeat, NewTable, Then};
use crate::nodes::{self, Fence};
use crate::notices;
use crate::person_id::PersonId;
use crate::requests;
use crate::room;
use crate::rows::{Dialect, Statements};
use protocol::{Away, Deed, NoticeKind, TableId, UndoRule};
use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::time::{SystemTime, UNIX_EPOCH};
use table::{ComponentTexts, ComponentsHash, Luck, Seat};

type Result<T> = std::result::Result<T, StoreError>;

type AnyQuery<'q> = Query<'q, sqlx::Any, AnyArguments>;

/// Inserts entries, all or none of them.
static INSERTS: LazyLock<Statements> = LazyLock::new(|| {
    Statements::new(COLUMNS.len(), |dialect, places| {
        let insert = match dialect {
            // It need not be able to take back a part of what a transaction wrote.
            Dialect::Sqlite => "INSERT OR ROLLBACK",
            Dialect::Postgres => "INSERT",
        };
        let columns = COLUMNS.join(", ");
        format!(
            "{insert} INTO entries ({columns})
             SELECT * FROM (VALUES {places}) AS entry WHERE column1 IS NOT NULL"
        )
    })
});

const COLUMNS: [&str; 10] =
    ["table_id", "number", "seat", "key", "act", "undo", "to_act", "created_at", "fence", "hash"];

/// Appends entries to the logs of their tables, each under its lease, all or none; with `tells`, whoever is asked by them is to
/// be told.
pub(crate) async fn append<'a>(
    connection: &mut AnyConnection,
    appends: impl ExactSizeIterator<Item = (&'a Append, Option<Fence>)> + Clone,
    ends: &mut Ends,
    tells: bool,
    time: i64,
) -> Result<()> {
    let at = now();
    if !appends.clone().any(|(append, _)| brings_more(append, tells)) {
        // One statement is a transaction of its own: each further one and its answer would go from
        // thread to thread, or over the network, which costs more than an entry does.
        let new_ends = insert(connection, appends, ends, at).await?;
        ends.remember(new_ends);
        return Ok(());
    }
    let mut transaction = connection.begin().await?;
    // Ratings change by one match after the other, at whichever node they end.
    if appends.clone().any(|(append, fence)| fence.is_some() && append.then.is_over()) {
        nodes::wait_for_turn(&mut transaction).await?;
    }
    let new_ends = insert(&mut transaction, appends.clone(), ends, at).await?;
    let mut asked = BTreeMap::new();
    for (append, _) in appends {
        if let Some(clock) = &append.clock {
            clocks::keep(&mut transaction, &append.table, clock, time).await?;
            if tells {
                notices::remind(&mut transaction, &append.table, clock).await?;
            }
        }
        if let Then::Over(outcome) = &append.then {
            ending::end(&mut transaction, &append.table, outcome, at).await?;
            if tells {
                notices::tell_all(&mut transaction, &append.table, NoticeKind::Over).await?;
            }
        }
        if let Some(seat) = asks_another(append).filter(|_| tells) {
            asked.insert(&append.table, (append.number as i64, seat));
        }
    }
    notices::ask_all(&mut transaction, &asked).await?;
    transaction.commit().await?;
    ends.remember(new_ends);
    Ok(())
}

/// Whether more than an entry is to be written.
fn brings_more(append: &Append, tells: bool) -> bool {
    append.clock.is_some() || append.then.is_over() || (tells && asks_another(append).is_some())
}

/// Whom an entry asks, if not the same seat once more; after the last one that is nobody.
fn asks_another(append: &Append) -> Option<Option<Seat>> {
    match append.then {
        Then::Asked(seat) if seat == append.entry.seat => None,
        Then::Asked(seat) => Some(Some(seat)),
        Then::Over(_) => Some(None),
    }
}

/// Inserts entries by one statement; says how far their logs have come.
async fn insert<'a>(
    connection: &mut AnyConnection,
    appends: impl ExactSizeIterator<Item = (&'a Append, Option<Fence>)> + Clone,
    ends: &Ends,
    at: i64,
) -> Result<NewEnds> {
    let n_entries = appends.len();
    let (links, new_ends) =
        ends.links(connection, appends.clone().map(|(append, _)| append), at).await?;
    let (n_places, sql) = INSERTS.with_places(n_entries, connection);
    let mut query = sqlx::query(sql);
    for ((append, fence), link) in appends.zip(links) {
        query = bind_entry(query, append, fence, at, link);
    }
    for _ in n_entries..n_places {
        query = bind_nothing(query);
    }
    query.execute(connection).await?;
    Ok(new_ends)
}

/// Binds the columns of an entry.
fn bind_entry<'q>(
    query: AnyQuery<'q>,
    append: &'q Append,
    fence: Option<Fence>,
    at: i64,
    link: Link,
) -> AnyQuery<'q> {
    let (act, undo) = match &append.entry.deed {
        Deed::Act(action) => (Some(action.as_str()), None),
        Deed::Undo { actions } => (None, Some(*actions as i64)),
    };
    query
        .bind(append.table.as_str())
        .bind(append.number as i64)
        .bind(append.entry.seat.index() as i64)
        .bind(append.entry.key.as_str())
        .bind(act)
        .bind(undo)
        .bind(match append.then {
            Then::Asked(seat) => Some(seat.index() as i64),
            Then::Over(_) => None,
        })
        .bind(at)
        .bind(fence.map(Fence::number))
        .bind(link.to_bytes())
}

/// Binds the columns of an entry that there is not, each by its type.
fn bind_nothing(query: AnyQuery<'_>) -> AnyQuery<'_> {
    query
        .bind(None::<&str>)
        .bind(None::<i64>)
        .bind(None::<i64>)
        .bind(None::<&str>)
        .bind(None::<&str>)
        .bind(None::<i64>)
        .bind(None::<i64>)
        .bind(None::<i64>)
        .bind(None::<i64>)
        .bind(None::<Vec<u8>>)
}

pub(crate) async fn create_person(
    connection: &mut AnyConnection,
    person: &NewPerson,
) -> Result<()> {
    let at = now();
    let mut transaction = connection.begin().await?;
    sqlx::query("INSERT INTO people (id, name, created_at) VALUES ($1, $2, $3)")
        .bind(person.id.number())
        .bind(person.name.as_str())
        .bind(at)
        .execute(&mut *transaction)
        .await?;
    sqlx::query("INSERT INTO tokens (hash, person, created_at) VALUES ($1, $2, $3)")
        .bind(person.token.to_bytes())
        .bind(person.id.number())
        .bind(at)
        .execute(&mut *transaction)
        .await?;
    Ok(transaction.commit().await?)
}

pub(crate) async fn rename_person(
    connection: &mut AnyConnection,
    person: PersonId,
    name: &str,
) -> Result<()> {
    sqlx::query("UPDATE people SET name = $1 WHERE id = $2")
        .bind(name)
        .bind(person.number())
        .execute(connection)
        .await?;
    Ok(())
}

pub(crate) async fn create_table(connection: &mut AnyConnection, table: &NewTable) -> Result<()> {
    let mut transaction = connection.begin().await?;
    insert_table(&mut transaction, table).await?;
    Ok(transaction.commit().await?)
}

async fn insert_table(connection: &mut AnyConnection, table: &NewTable) -> Result<()> {
    let origin = &table.origin;
    let Luck::Seed(seed) = &origin.luck else {
        return Err(StoreError::Damaged("only matches with a seed are stored".to_owned()));
    };
    let at = now();
    let has_open_seat = table.seats.iter().any(|seat| matches!(seat, NewSeat::Open { .. }));
    let is_waiting = table.waits || has_open_seat;
    keep_components(connection, &origin.game, origin.components, &table.components).await?;
    sqlx::query(
        "INSERT INTO tables (id, owner, game, rules, components, options, seed, undo, listed,
            rated, first_asked, grace, created_at, turn_time, reserve_time, away, undo_by_vote,
            hidden, begun_at, members_only)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
            $19, $20)",
    )
    .bind(table.id.as_str())
    .bind(table.owner.number())
    .bind(origin.game.as_str())
    .bind(i64::from(origin.rules.0))
    .bind(origin.components.to_string())
    .bind(origin.options.as_str())
    .bind(seed.to_string())
    .bind(undo_text(table.undo))
    .bind(table.listed)
    .bind(table.rated)
    .bind(table.to_act.map(|seat| seat.index() as i64))
    .bind(i64::from(table.grace))
    .bind(at)
    .bind(table.pace.map(|pace| i64::from(pace.turn)))
    .bind(table.pace.map(|pace| i64::from(pace.reserve)))
    .bind(away_text(&table.away))
    .bind(table.undo == UndoRule::Vote)
    .bind(!table.watchers)
    .bind((!is_waiting).then_some(at))
    .bind(table.members_only)
    .execute(&mut *connection)
    .await?;
    if is_waiting {
        room::give_code(connection, &table.id, &table.codes).await?;
    }
    for (index, seat) in table.seats.iter().enumerate() {
        let (person, name, level, secret) = match seat {
            NewSeat::Open { secret } => (None, None, None, Some(secret.to_bytes())),
            NewSeat::Person { person, name } => {
                (Some(person.number()), name.as_deref(), None, None)
            }
            NewSeat::Computer { level } => (None, None, Some(level.as_str()), None),
        };
        sqlx::query(
            "INSERT INTO seats (table_id, seat, person, name, level, secret_hash, hesitates)
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(table.id.as_str())
        .bind(index as i64)
        .bind(person)
        .bind(name)
        .bind(level)
        .bind(secret)
        .bind(table.waits && person.is_some_and(|person| person != table.owner.number()))
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// How far one may take back without asking, as it is stored.
pub(crate) fn undo_text(undo: UndoRule) -> &'static str {
    match undo {
        UndoRule::Free => "free",
        UndoRule::Vote | UndoRule::Never => "never",
    }
}

/// What happens when somebody stays away, as it is stored.
pub(crate) fn away_text(away: &Away) -> String {
    match away {
        Away::Others => "others".to_owned(),
        Away::Wait => "wait".to_owned(),
        Away::Computer { level } => format!("computer {level}"),
    }
}

/// Stores a set of components, unless it is there.
pub(crate) async fn keep_components(
    connection: &mut AnyConnection,
    game: &str,
    hash: ComponentsHash,
    texts: &ComponentTexts,
) -> Result<()> {
    // Nearly always it is there, and its texts need not be sent.
    let known = sqlx::query("SELECT 1 FROM component_sets WHERE game = $1 AND hash = $2")
        .bind(game)
        .bind(hash.to_string())
        .fetch_optional(&mut *connection)
        .await?;
    if known.is_some() {
        return Ok(());
    }
    let sql = "INSERT INTO component_sets (game, hash, files, created_at) VALUES ($1, $2, $3, $4)";
    sqlx::query(sql)
        .bind(game)
        .bind(hash.to_string())
        .bind(serde_json::to_string(texts).expect("texts can be written"))
        .bind(now())
        .execute(connection)
        .await?;
    Ok(())
}

/// Forgets the sets of components that came before a time and no table uses.
pub(crate) async fn forget_unused_components(
    connection: &mut AnyConnection,
    before: i64,
) -> Result<u64> {
    let forgotten = sqlx::query(
        "DELETE FROM component_sets WHERE created_at < $1 AND NOT EXISTS (SELECT 1 FROM tables t
            WHERE t.game = component_sets.game AND t.components = component_sets.hash)",
    )
    .bind(before)
    .execute(connection)
    .await?;
    Ok(forgotten.rows_affected())
}

/// Makes the rematch of a table unless there is one, and says which it is. The others are asked.
pub(crate) async fn rematch(
    connection: &mut AnyConnection,
    of: &TableId,
    table: &NewTable,
) -> Result<TableId> {
    let mut transaction = connection.begin().await?;
    let first = sqlx::query("UPDATE tables SET rematch = $1 WHERE id = $2 AND rematch IS NULL")
        .bind(table.id.as_str())
        .bind(of.as_str())
        .execute(&mut *transaction)
        .await?;
    if first.rows_affected() == 1 {
        insert_table(&mut transaction, table).await?;
        ask_others(&mut transaction, table).await?;
        transaction.commit().await?;
        return Ok(table.id.clone());
    }
    let made = sqlx::query("SELECT rematch FROM tables WHERE id = $1")
        .bind(of.as_str())
        .fetch_one(&mut *transaction)
        .await?;
    transaction.rollback().await?;
    Ok(TableId::new(made.try_get::<String, _>(0)?))
}

/// Asks all others who have a seat at a new table whether they want it.
async fn ask_others(connection: &mut AnyConnection, table: &NewTable) -> Result<()> {
    for seat in &table.seats {
        if let NewSeat::Person { person, .. } = seat
            && *person != table.owner
        {
            requests::put(connection, &table.id, *person, table.owner, "").await?;
        }
    }
    Ok(())
}

/// Writes down which process writes here from now on, or that it still can.
pub(crate) async fn sign(connection: &mut AnyConnection, keeper: &Keeper) -> Result<()> {
    sqlx::query(
        "INSERT INTO keeper (id, who, written_at) VALUES (1, $1, $2)
         ON CONFLICT (id) DO UPDATE SET who = excluded.who, written_at = excluded.written_at",
    )
    .bind(keeper.to_string())
    .bind(now())
    .execute(connection)
    .await?;
    Ok(())
}

/// Lets the database grow to so many pages and no further, as a full disk would.
pub(crate) async fn limit_pages(connection: &mut AnyConnection, n_pages: u32) -> Result<()> {
    let sql = format!("PRAGMA max_page_count = {n_pages}");
    sqlx::query(AssertSqlSafe(sql)).execute(connection).await?;
    Ok(())
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
