//! Tables are changed while the version before goes on with them.

use crate::place::Place;
use sqlx::migrate::Migrator;
use sqlx::{Connection as _, Executor as _, PgConnection};
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::time::Duration;
use store::Store;
use tokio::time::{sleep, timeout};

/// Up to here some took something away: nobody ran two versions side by side then.
const LATEST_OF_THE_BEGINNING: i64 = 15;

/// What says, before a statement, that no version of the database uses what it takes away since this one.
const UNUSED: &str = "-- unused since ";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/postgres")
}

/// Why the version before cannot go on with tables that were changed so, if it cannot.
fn what_breaks(version: i64, sql: &str) -> Option<String> {
    sql.split(';').find_map(|statement| {
        let is_unused = statement.lines().any(|line| {
            let since = line.strip_prefix(UNUSED).map(|since| since.trim_end_matches('.').parse());
            since.is_some_and(|since: Result<i64, _>| since.is_ok_and(|since| since < version))
        });
        let code = statement.lines().map(|line| line.split("--").next().unwrap_or_default());
        let words: Vec<String> =
            code.flat_map(str::split_whitespace).map(str::to_uppercase).collect();
        let says = |wanted: &str| format!(" {} ", words.join(" ")).contains(&format!(" {wanted} "));
        // What a column may hold is checked less strictly by one that is dropped.
        let drops = says("DROP") && !says("DROP CONSTRAINT");
        let demands = says("ADD COLUMN") && says("NOT NULL") && !says("DEFAULT");
        let breaks = drops && !is_unused
            || says("RENAME")
            || demands
            || says("SET NOT NULL")
            || says("TYPE") && says("ALTER COLUMN");
        breaks.then(|| words.join(" "))
    })
}

#[test]
fn migrations_only_add() {
    let mut n_looked_at = 0;
    for file in folder().read_dir().expect("a folder").flatten() {
        let name = file.file_name().into_string().expect("a plain name");
        let version: i64 = name[..4].parse().expect("a number");
        let sql = std::fs::read_to_string(file.path()).expect("SQL");
        n_looked_at += 1;
        if LATEST_OF_THE_BEGINNING < version {
            let broken = what_breaks(version, &sql);
            assert_eq!(
                broken, None,
                "{name}: the version before, which may run beside this one, cannot go on. Add now; \
                 take away in a later version, and say so there: `{UNUSED}{version:04}`"
            );
        }
    }
    assert!(LATEST_OF_THE_BEGINNING <= n_looked_at);
}

#[test]
fn what_takes_away_is_told_from_what_adds() {
    for good in [
        "CREATE TABLE t (a BIGINT NOT NULL); CREATE INDEX t_by_a ON t (a);",
        "-- Nothing to drop.\nALTER TABLE t ADD COLUMN b TEXT; -- NOT NULL comes later",
        "ALTER TABLE t ADD COLUMN b TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE t DROP CONSTRAINT c; ALTER TABLE t ADD CONSTRAINT c CHECK (b IN ('x', 'y'))",
        "-- unused since 0016\nALTER TABLE t DROP COLUMN b",
    ] {
        assert_eq!(what_breaks(17, good), None);
    }
    for bad in [
        "ALTER TABLE t DROP COLUMN b",
        "-- unused since 0017\nALTER TABLE t DROP COLUMN b",
        "DROP TABLE t",
        "ALTER TABLE t\n  RENAME COLUMN a TO b",
        "ALTER TABLE t ADD COLUMN b TEXT NOT NULL",
        "ALTER TABLE t ALTER COLUMN b SET NOT NULL",
        "ALTER TABLE t ALTER COLUMN b TYPE BIGINT",
        "-- unused since 0016\nDROP TABLE t; DROP TABLE u",
    ] {
        assert!(what_breaks(17, bad).is_some(), "{bad}");
    }
}

/// Who reads a table for long, such as a copy, makes a migration wait; all others go on meanwhile.
#[tokio::test]
async fn a_table_that_has_to_be_changed_stays_open_to_all_while_somebody_reads_it() {
    let Some(place) = Place::postgres().await else { return };
    let mut copying = PgConnection::connect(place.url()).await.expect("a connection");
    let migrator = Migrator::new(folder()).await.expect("migrations");
    migrator.run_to(14, &mut copying).await.expect("tables of before");
    copying.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await.expect("a moment");
    copying.execute("SELECT COUNT(*) FROM attendance").await.expect("rows");

    let mut other = PgConnection::connect(place.url()).await.expect("a connection");
    let reading = async {
        for _ in 0..20 {
            sleep(Duration::from_millis(100)).await;
            let read = other.execute("SELECT COUNT(*) FROM attendance");
            timeout(Duration::from_secs(10), read).await.expect("nobody waits").expect("rows");
        }
    };
    let store = {
        let mut opening = pin!(Store::open_among_nodes(place.url()));
        tokio::select! {
            _ = &mut opening => panic!("the table is still read"),
            () = reading => {}
        }
        copying.execute("COMMIT").await.expect("the copy is made");
        opening.await.expect("a store")
    };
    other.execute("SELECT in_sight FROM attendance").await.expect("a table of today");
    store.close().await;
    copying.close().await.expect("a goodbye");
    other.close().await.expect("a goodbye");
    place.remove().await;
}
