//! Logs that were changed behind the store's back.

use crate::place::Place;
use crate::scene::{entry, id, last, table, with_people};
use sqlx::{AnyConnection, Connection as _, Executor as _, Row as _};
use store::{Store, StoreError};

on_both!(
    a_changed_line_is_named,
    a_changed_beginning_is_noticed,
    a_missing_line_is_named,
    lines_of_a_time_before_are_covered_by_the_next,
    lines_of_a_time_before_get_their_hashes_when_they_are_read,
    nothing_is_written_behind_a_gap,
);

async fn with_log(place: &Place, n_entries: u64) -> Store {
    let store = place.open().await;
    with_people(&store).await;
    store.create_table(table("t")).await.expect("a table");
    for number in 0..n_entries {
        store.append(entry("t", number)).await.expect("an entry");
    }
    store
}

async fn execute(place: &Place, sql: &'static str) {
    let mut connection = AnyConnection::connect(place.url()).await.expect("a connection");
    connection.execute(sql).await.expect("a change");
    connection.close().await.expect("a goodbye");
}

async fn damage(store: &Store) -> String {
    match store.log(&id("t")).await {
        Err(StoreError::Damaged(what)) => what,
        other => panic!("{other:?}"),
    }
}

async fn a_changed_line_is_named(place: &Place) {
    let changes = [
        "UPDATE entries SET act = 'build 3,5' WHERE number = 2",
        "UPDATE entries SET act = 'build 3,4', seat = 1 WHERE number = 2",
        "UPDATE entries SET seat = 0, key = 'key 3' WHERE number = 2",
        "UPDATE entries SET key = 'key 2', to_act = NULL WHERE number = 2",
        "UPDATE entries SET to_act = 1, created_at = created_at + 1 WHERE number = 2",
        "UPDATE entries SET created_at = created_at - 1, act = NULL, undo = 1 WHERE number = 2",
    ];
    let store = with_log(place, 5).await;
    assert_eq!(store.log(&id("t")).await.expect("a log").len(), 5);
    for change in changes {
        execute(place, change).await;
        assert_eq!(damage(&store).await, "line 2 of the log of table t is not as it was written");
    }
    execute(place, "UPDATE entries SET act = 'build 3,4', undo = NULL WHERE number = 2").await;
    assert_eq!(store.log(&id("t")).await.expect("all is as it was").len(), 5);
    store.close().await;
}

async fn a_changed_beginning_is_noticed(place: &Place) {
    let store = with_log(place, 2).await;
    execute(place, "UPDATE tables SET options = 'players=4'").await;
    assert_eq!(damage(&store).await, "line 0 of the log of table t is not as it was written");
    store.close().await;
}

async fn a_missing_line_is_named(place: &Place) {
    let store = with_log(place, 4).await;
    execute(place, "DELETE FROM entries WHERE number = 1").await;
    assert_eq!(damage(&store).await, "table t lacks line 1 of its log");
    store.close().await;
}

/// A table with a log of a time before there were hashes.
async fn with_old_log(place: &Place) -> Store {
    let store = with_log(place, 3).await;
    store.close().await;
    execute(place, "UPDATE entries SET hash = NULL").await;
    place.open().await
}

async fn lines_of_a_time_before_are_covered_by_the_next(place: &Place) {
    let store = with_old_log(place).await;
    store.append(entry("t", 3)).await.expect("an entry");
    store.append(last("t", 4)).await.expect("an entry");
    execute(place, "UPDATE entries SET key = 'another' WHERE number = 1").await;
    assert_eq!(damage(&store).await, "line 3 of the log of table t is not as it was written");
    execute(place, "UPDATE entries SET key = 'key 1' WHERE number = 1").await;
    assert_eq!(store.log(&id("t")).await.expect("a log").len(), 5);
    store.close().await;
}

async fn lines_of_a_time_before_get_their_hashes_when_they_are_read(place: &Place) {
    let store = with_old_log(place).await;
    assert_eq!(store.log(&id("t")).await.expect("a log").len(), 3);
    execute(place, "UPDATE entries SET key = 'another' WHERE number = 1").await;
    assert_eq!(damage(&store).await, "line 1 of the log of table t is not as it was written");
    store.close().await;
}

async fn nothing_is_written_behind_a_gap(place: &Place) {
    let store = with_log(place, 2).await;
    let refused = store.append(entry("t", 3)).await;
    assert!(matches!(refused, Err(StoreError::Damaged(_))), "{refused:?}");
    let nowhere = store.append(entry("nowhere", 0)).await;
    assert!(matches!(nowhere, Err(StoreError::Damaged(_))), "{nowhere:?}");
    store.append(entry("t", 2)).await.expect("an entry");
    let mut connection = AnyConnection::connect(place.url()).await.expect("a connection");
    let row = sqlx::query("SELECT COUNT(*), COUNT(hash) FROM entries");
    let row = row.fetch_one(&mut connection).await.expect("numbers");
    let numbers: (i64, i64) = (row.get(0), row.get(1));
    assert_eq!(numbers, (3, 3));
    connection.close().await.expect("a goodbye");
    store.close().await;
}
