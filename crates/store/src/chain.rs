//! The chain of a log: each entry carries a hash of itself and of the one before.
//!
//! The first one follows from what the match began with, so that a log that was changed, cut in the
//! middle or put under another match does not pass for one that was written. An entry without a hash
//! is of a time before there were any, or of an older program beside this one; the next one that has
//! a hash covers it too.

use crate::error::StoreError;
use crate::model::{Append, Then};
use crate::read::{entry, number};
use crate::stored::Store;
use futures_util::TryStreamExt as _;
use protocol::{Deed, Entry, TableId};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Connection as _, Row};
use std::collections::HashMap;

type Result<T> = std::result::Result<T, StoreError>;

/// What a table's match began with, for the first link.
pub(crate) const ROOT: &str =
    "SELECT game, rules, components, options, seed FROM tables WHERE id = $1";

/// The log of a table: what an entry's hash covers, and the hash.
pub(crate) const LOG: &str = "SELECT number, seat, key, act, undo, to_act, created_at, hash
    FROM entries WHERE table_id = $1 ORDER BY number";

/// So many logs have their end remembered; beyond that, all are looked up once more.
const MAX_ENDS: usize = 50_000;

/// How far a log has come, as a hash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Link([u8; 16]);

/// An entry, as it is hashed.
struct Line<'a> {
    number: i64,
    seat: i64,
    key: &'a str,
    act: Option<&'a str>,
    undo: Option<i64>,
    to_act: Option<i64>,
    created_at: i64,
}

impl Link {
    /// The beginning of a table's log: what its match began with.
    fn root(table: &str, game: &str, rules: i64, others: [&str; 3]) -> Link {
        let mut hasher = blake3::Hasher::new_derive_key("freehold 2026 chain of a log");
        add_text(&mut hasher, table);
        add_text(&mut hasher, game);
        hasher.update(&rules.to_le_bytes());
        for text in others {
            add_text(&mut hasher, text);
        }
        Link::of(&hasher)
    }

    /// The link after this one.
    fn next(self, line: &Line<'_>) -> Link {
        let mut hasher = blake3::Hasher::new();
        hasher.update(&self.0);
        hasher.update(&line.number.to_le_bytes());
        hasher.update(&line.seat.to_le_bytes());
        hasher.update(&line.created_at.to_le_bytes());
        add_text(&mut hasher, line.key);
        match line.act {
            Some(act) => add_text(hasher.update(&[1]), act),
            None => drop(hasher.update(&[0])),
        }
        for number in [line.undo, line.to_act] {
            match number {
                Some(number) => hasher.update(&[1]).update(&number.to_le_bytes()),
                None => hasher.update(&[0]),
            };
        }
        Link::of(&hasher)
    }

    fn of(hasher: &blake3::Hasher) -> Link {
        let mut bytes = [0; 16];
        hasher.finalize_xof().fill(&mut bytes);
        Link(bytes)
    }

    pub(crate) fn to_bytes(self) -> Vec<u8> {
        self.0.to_vec()
    }
}

/// A text with its length before it, so that two texts are never taken for two others.
fn add_text(hasher: &mut blake3::Hasher, text: &str) {
    hasher.update(&(text.len() as u64).to_le_bytes()).update(text.as_bytes());
}

/// The chain of a log, entry by entry.
pub(crate) struct Chain {
    table: TableId,
    link: Link,
    n_lines: i64,
}

impl Chain {
    /// The beginning, from a row of `ROOT`.
    pub(crate) fn begin(table: &TableId, root: &AnyRow) -> Result<Chain> {
        let text = |column: usize| root.try_get::<String, _>(column);
        let others = [text(2)?, text(3)?, text(4)?];
        let others = others.each_ref().map(String::as_str);
        let link = Link::root(table.as_str(), &text(0)?, root.try_get(1)?, others);
        Ok(Chain { table: table.clone(), link, n_lines: 0 })
    }

    /// Goes on by one entry, from a row of `LOG`. Says whether the entry has its hash.
    pub(crate) fn follow(&mut self, row: &AnyRow) -> Result<bool> {
        let place: i64 = number(row, 0)?;
        let line = self.n_lines;
        if place != line {
            return Err(self.lacks_line());
        }
        let key: String = row.try_get(2)?;
        let act: Option<String> = row.try_get(3)?;
        self.link = self.link.next(&Line {
            number: place,
            seat: row.try_get(1)?,
            key: &key,
            act: act.as_deref(),
            undo: row.try_get(4)?,
            to_act: row.try_get(5)?,
            created_at: row.try_get(6)?,
        });
        self.n_lines += 1;
        let stored: Option<Vec<u8>> = row.try_get(7)?;
        match &stored {
            Some(hash) if *hash != self.link.0 => Err(StoreError::Damaged(format!(
                "line {line} of the log of table {} is not as it was written",
                self.table
            ))),
            stored => Ok(stored.is_some()),
        }
    }

    fn lacks_line(&self) -> StoreError {
        let Chain { table, n_lines, .. } = self;
        StoreError::Damaged(format!("table {table} lacks line {n_lines} of its log"))
    }

    /// The hash of all so far.
    pub(crate) fn link(&self) -> Link {
        self.link
    }
}

/// A log as it was found.
pub(crate) struct FoundLog {
    /// All lines that can be read, also some that are not as they were written.
    pub(crate) entries: Vec<Entry>,
    /// So many from the first are whole.
    pub(crate) n_whole: usize,
    /// Whether each has its hash.
    pub(crate) are_hashed: bool,
    /// What is wrong with the next one.
    pub(crate) damage: Option<StoreError>,
}

impl FoundLog {
    /// Reads a log as far as it can be read.
    pub(crate) async fn read(connection: &mut AnyConnection, table: &TableId) -> Result<FoundLog> {
        let mut log = FoundLog { entries: Vec::new(), n_whole: 0, are_hashed: true, damage: None };
        let root = sqlx::query(ROOT).bind(table.as_str()).fetch_optional(&mut *connection).await?;
        let Some(root) = root else { return Ok(log) };
        let mut chain = Chain::begin(table, &root)?;
        let mut rows = sqlx::query(LOG).bind(table.as_str()).fetch(connection);
        loop {
            let row = match rows.try_next().await {
                Ok(Some(row)) => row,
                Ok(None) => return Ok(log),
                Err(error) => {
                    log.damage.get_or_insert(error.into());
                    return Ok(log);
                }
            };
            match (chain.follow(&row), entry(&row)) {
                (Ok(is_hashed), Ok(entry)) => {
                    log.are_hashed &= is_hashed;
                    log.entries.push(entry);
                    log.n_whole += usize::from(log.damage.is_none());
                }
                (Err(damage), Ok(entry)) => {
                    log.damage.get_or_insert(damage);
                    log.entries.push(entry);
                }
                (_, Err(damage)) => {
                    log.damage.get_or_insert(damage);
                }
            }
        }
    }

    /// The log, if it is whole.
    pub(crate) fn whole(self) -> Result<Vec<Entry>> {
        match self.damage {
            Some(damage) => Err(damage),
            None => Ok(self.entries),
        }
    }
}

impl Store {
    /// The log of a table, if it is as it was written. Lines of a time before get their hashes now.
    pub async fn log(&self, table: &TableId) -> Result<Vec<Entry>> {
        let log = FoundLog::read(&mut *self.readers().acquire().await?, table).await?;
        if log.damage.is_none() && !log.are_hashed {
            let id = table.clone();
            let filled = self.work(move |c| Box::pin(async move { fill(c, &id).await }));
            if let Err(error) = filled.await {
                tracing::warn!(%table, %error, "the lines of a log have no hashes yet");
            }
        }
        log.whole()
    }

    /// The log of a table after it could not be said whether an entry was written. What is read is all
    /// that there will be of it: whoever is alone on a PostgreSQL database reads over the connection to
    /// write on, which is not had before the one is gone over which something may still come. Nodes have
    /// to take their lease anew before.
    pub async fn settled_log(&self, table: &TableId) -> Result<Vec<Entry>> {
        if !self.is_postgres_alone() {
            return self.log(table).await;
        }
        let id = table.clone();
        self.work(move |c| Box::pin(async move { FoundLog::read(c, &id).await?.whole() })).await
    }
}

/// The ends of the logs that are written to.
#[derive(Default)]
pub(crate) struct Ends {
    /// By table, how many entries its log has and the hash of all of them. An entry never changes, so
    /// that what was true once the entry was stored is true for ever.
    known: HashMap<TableId, (u64, Link)>,
}

/// Ends that hold once the entries they follow from are stored.
pub(crate) struct NewEnds(HashMap<TableId, (u64, Link)>);

impl Ends {
    /// The links of some entries that are to be written at this time, in their order.
    pub(crate) async fn links<'a>(
        &self,
        connection: &mut AnyConnection,
        appends: impl ExactSizeIterator<Item = &'a Append>,
        at: i64,
    ) -> Result<(Vec<Link>, NewEnds)> {
        let mut ends: HashMap<TableId, (u64, Link)> = HashMap::new();
        let mut links = Vec::with_capacity(appends.len());
        for append in appends {
            let known = ends.get(&append.table).or_else(|| self.known.get(&append.table));
            let before = match known {
                Some((n_entries, link)) if *n_entries == append.number => *link,
                _ => stored_end(connection, &append.table, append.number).await?,
            };
            let (act, undo) = match &append.entry.deed {
                Deed::Act(action) => (Some(action.as_str()), None),
                Deed::Undo { actions } => (None, Some(*actions as i64)),
            };
            let link = before.next(&Line {
                number: append.number as i64,
                seat: append.entry.seat.index() as i64,
                key: &append.entry.key,
                act,
                undo,
                to_act: match append.then {
                    Then::Asked(seat) => Some(seat.index() as i64),
                    Then::Over(_) => None,
                },
                created_at: at,
            });
            ends.insert(append.table.clone(), (append.number + 1, link));
            links.push(link);
        }
        Ok((links, NewEnds(ends)))
    }

    /// Remembers the ends of logs whose entries are stored by now.
    pub(crate) fn remember(&mut self, ends: NewEnds) {
        if self.known.len() + ends.0.len() > MAX_ENDS {
            self.known.clear();
        }
        self.known.extend(ends.0);
    }
}

/// The hash of the first entries of a log, so many of them.
async fn stored_end(
    connection: &mut AnyConnection,
    table: &TableId,
    n_entries: u64,
) -> Result<Link> {
    if n_entries > 0 {
        let last = sqlx::query("SELECT hash FROM entries WHERE table_id = $1 AND number = $2")
            .bind(table.as_str())
            .bind(n_entries as i64 - 1)
            .fetch_optional(&mut *connection)
            .await?;
        let hash = last.map(|row| row.try_get::<Option<Vec<u8>>, _>(0)).transpose()?.flatten();
        if let Some(hash) = hash.and_then(|hash| hash.try_into().ok()) {
            return Ok(Link(hash));
        }
    }
    let Some(root) =
        sqlx::query(ROOT).bind(table.as_str()).fetch_optional(&mut *connection).await?
    else {
        return Err(StoreError::Damaged(format!("there is no table {table} to write to")));
    };
    let mut chain = Chain::begin(table, &root)?;
    let rows = sqlx::query(LOG).bind(table.as_str()).fetch_all(connection).await?;
    for row in rows.iter().take(n_entries as usize) {
        chain.follow(row)?;
    }
    match chain.n_lines == n_entries as i64 {
        true => Ok(chain.link()),
        false => Err(chain.lacks_line()),
    }
}

/// Gives the entries of a time before their hashes.
pub(crate) async fn fill(connection: &mut AnyConnection, table: &TableId) -> Result<()> {
    let mut transaction = connection.begin().await?;
    let root = sqlx::query(ROOT).bind(table.as_str()).fetch_optional(&mut *transaction).await?;
    let Some(root) = root else { return Ok(()) };
    let mut chain = Chain::begin(table, &root)?;
    for row in sqlx::query(LOG).bind(table.as_str()).fetch_all(&mut *transaction).await? {
        if chain.follow(&row)? {
            continue;
        }
        sqlx::query(
            "UPDATE entries SET hash = $1 WHERE table_id = $2 AND number = $3 AND hash IS NULL",
        )
        .bind(chain.link().to_bytes())
        .bind(table.as_str())
        .bind(chain.n_lines - 1)
        .execute(&mut *transaction)
        .await?;
    }
    Ok(transaction.commit().await?)
}
