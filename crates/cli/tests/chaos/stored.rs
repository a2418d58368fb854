//! What is in the database, read beside the program that writes to it.

use protocol::{Deed, Entry, TableId};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Connection as _, Row as _};
use std::path::Path;
use table::{Luck, Origin, RulesVersion, Seat};

/// A database, to be read only.
pub(crate) struct Stored(AnyConnection);

/// How a file is opened beside another process, or as a copy.
pub(crate) fn file_url(file: &Path) -> String {
    format!("sqlite://{}", file.display())
}

impl Stored {
    pub(crate) async fn open(url: &str) -> Stored {
        sqlx::any::install_default_drivers();
        Stored(AnyConnection::connect(url).await.expect("a database"))
    }

    /// What the match of a table began with.
    pub(crate) async fn origin(&mut self, table: &TableId) -> Origin {
        let sql = "SELECT game, rules, components, options, seed FROM tables WHERE id = $1";
        let query = sqlx::query(sql).bind(table.as_str());
        let row = query.fetch_one(&mut self.0).await.expect("a table");
        let text = |column: usize| row.get::<String, _>(column);
        Origin {
            game: text(0),
            rules: RulesVersion(row.get::<i64, _>(1) as u16),
            components: text(2).parse().expect("a hash"),
            options: text(3),
            luck: Luck::Seed(text(4).parse().expect("a seed")),
        }
    }

    /// The log of a table.
    pub(crate) async fn log(&mut self, table: &TableId) -> Vec<Entry> {
        let sql = "SELECT number, seat, key, act, undo FROM entries WHERE table_id = $1
            ORDER BY number";
        let query = sqlx::query(sql).bind(table.as_str());
        let rows = query.fetch_all(&mut self.0).await.expect("the entries");
        for (place, row) in rows.iter().enumerate() {
            assert_eq!(row.get::<i64, _>(0), place as i64, "the log of table {table} has a gap");
        }
        rows.iter().map(entry).collect()
    }

    /// How many rows there are of what an answer over HTTP has told somebody.
    pub(crate) async fn n_others(&mut self) -> Vec<i64> {
        let mut numbers = Vec::new();
        for sql in [
            "SELECT COUNT(*) FROM tables",
            "SELECT COUNT(*) FROM seats WHERE person IS NOT NULL",
            "SELECT COUNT(*) FROM tokens",
        ] {
            let row = sqlx::query(sql).fetch_one(&mut self.0).await.expect("a number");
            numbers.push(row.get(0));
        }
        numbers
    }

    pub(crate) async fn close(self) {
        self.0.close().await.expect("a goodbye");
    }
}

fn entry(row: &AnyRow) -> Entry {
    let undo: Option<i64> = row.get(4);
    Entry {
        seat: Seat::new(row.get::<i64, _>(1) as usize).expect("a seat"),
        key: row.get(2),
        deed: match row.get::<Option<String>, _>(3) {
            Some(action) => Deed::Act(action),
            None => Deed::Undo { actions: undo.expect("an act or an undo") as usize },
        },
    }
}
