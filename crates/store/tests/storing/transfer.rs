//! Everything from one database into another, copies, and what is saved of a damaged one.

use crate::place::Place;
use crate::scene::{ADA, entry, id, last, seat, table, with_people};
use protocol::Said;
use sqlx::{AnyConnection, Connection as _, Executor as _, Row as _};
use std::fs;
use std::path::PathBuf;
use store::{Inspection, NewRemark, Store, StoreError};

/// A club with something of each kind: numbers, texts, bytes, truths, fractions, and what counts by
/// itself.
async fn filled(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    for name in ["going", "over"] {
        store.create_table(table(name)).await.expect("a table");
        for number in 0..300 {
            store.append(entry(name, number)).await.expect("an entry");
        }
    }
    store.append(last("over", 300)).await.expect("the last entry");
    let said = Said::Text("ça va, „gut“ 'so'?".into());
    let remark = NewRemark { seat: seat(0), person: ADA, name: "Ada".into(), said };
    store.remark(&id("going"), remark).await.expect("a remark");
    store.rate_computers(vec![]).await.expect("ratings");
    store.close().await;
    let mut connection = AnyConnection::connect(place.url()).await.expect("a connection");
    let more = "
        INSERT INTO computer_ratings (game, level, mean, deviation) VALUES ('g', 'l', 1500.25, 0.1);
        INSERT INTO audit (person, measure, about, created_at) VALUES (1, 'ban', 'x', 5);
        INSERT INTO audit (person, measure, about, created_at) VALUES (NULL, 'free', 'y', 6);";
    connection.execute(more).await.expect("rows");
    connection.close().await.expect("a goodbye");
}

/// Everything of a database as text, in an order of its own.
async fn everything(place: &Place) -> Vec<String> {
    let mut connection = AnyConnection::connect(place.url()).await.expect("a connection");
    let mut all = Vec::new();
    for sql in [
        "SELECT table_id, number, seat, key, act, undo, to_act, created_at, hash FROM entries
            ORDER BY table_id, number",
        "SELECT id, seed, CASE WHEN listed THEN 1 ELSE 0 END, options, ended_at FROM tables
            ORDER BY id",
        "SELECT hash, person FROM tokens ORDER BY person",
        "SELECT match_number, side, points, person FROM sides ORDER BY match_number, side",
        "SELECT mean, deviation, level FROM computer_ratings ORDER BY game, level",
        "SELECT words, phrase FROM talk",
        "SELECT number, person, about FROM audit ORDER BY number",
        "SELECT files FROM component_sets",
        "SELECT text FROM records",
    ] {
        for row in sqlx::query(sql).fetch_all(&mut connection).await.expect("rows") {
            let column = |index| {
                let number = || row.try_get::<Option<i64>, _>(index).map(|it| format!("{it:?}"));
                let real = || row.try_get::<Option<f64>, _>(index).map(|it| format!("{it:?}"));
                let text = || row.try_get::<Option<String>, _>(index).map(|it| format!("{it:?}"));
                let bytes = || row.try_get::<Option<Vec<u8>>, _>(index).map(|it| format!("{it:?}"));
                let value = number().or_else(|_| real()).or_else(|_| text());
                value.or_else(|_| bytes()).expect("a value")
            };
            all.push((0..row.len()).map(column).collect::<Vec<_>>().join("|"));
        }
    }
    connection.close().await.expect("a goodbye");
    all
}

async fn refusal(from: &Place, to: &Place) -> String {
    store::move_to(from.url(), to.url()).await.map(drop).expect_err("a refusal").to_string()
}

#[tokio::test]
async fn everything_moves_there_and_back() {
    let Some(postgres) = Place::postgres().await else { return };
    let (first, last) = (Place::sqlite(), Place::sqlite());
    filled(&first).await;
    let counts = store::move_to(first.url(), postgres.url()).await.expect("moved");
    assert!(counts.contains(&("entries".to_owned(), 601)), "{counts:?}");
    assert_eq!(everything(&postgres).await, everything(&first).await);
    assert!(refusal(&first, &postgres).await.contains("not empty"));

    // The club goes on there, and numbers that PostgreSQL gives are new ones.
    let store = postgres.open().await;
    store.append(entry("going", 300)).await.expect("an entry");
    assert_eq!(store.log(&id("going")).await.expect("a log").len(), 301);
    store.close().await;
    let mut connection = AnyConnection::connect(postgres.url()).await.expect("a connection");
    let more = "INSERT INTO audit (measure, about, created_at) VALUES ('ban', 'z', 7)";
    connection.execute(more).await.expect("a row with the next number");
    connection.close().await.expect("a goodbye");

    store::move_to(postgres.url(), last.url()).await.expect("moved back");
    assert_eq!(everything(&last).await, everything(&postgres).await);
    assert!(refusal(&first, &last).await.contains("move it away"));
    let store = last.open().await;
    assert_eq!(store.log(&id("going")).await.expect("a log").len(), 301);
    assert!(refusal(&last, &first).await.contains("in use"));
    store.close().await;
    for place in [first, postgres, last] {
        place.remove().await;
    }
}

#[tokio::test]
async fn a_damaged_log_does_not_move() {
    let Some(postgres) = Place::postgres().await else { return };
    let first = Place::sqlite();
    filled(&first).await;
    let mut connection = AnyConnection::connect(first.url()).await.expect("a connection");
    let change = "UPDATE entries SET act = 'x' WHERE table_id = 'over' AND number = 7";
    connection.execute(change).await.expect("a change");
    connection.close().await.expect("a goodbye");
    assert!(refusal(&first, &postgres).await.contains("line 7 of the log of table over"));
    assert!(
        Inspection::open(postgres.url())
            .await
            .expect("it is there")
            .tables()
            .await
            .expect("none")
            .is_empty()
    );
    for place in [first, postgres] {
        place.remove().await;
    }
}

#[tokio::test]
async fn a_copy_of_postgresql_is_a_file_from_which_both_kinds_begin() {
    let Some(postgres) = Place::postgres().await else { return };
    let (first, other) = (Place::sqlite(), Place::sqlite());
    filled(&first).await;
    store::move_to(first.url(), postgres.url()).await.expect("moved");
    let copy = first.folder().join("copy");
    let server = postgres.open().await;
    store::back_up(postgres.url(), &copy).await.expect("a copy beside the server");
    server.close().await;
    assert!(store::back_up(postgres.url(), &copy).await.is_err(), "nothing is written over");
    let fresh = Place::postgres().await.expect("another");
    store::restore(fresh.url(), &copy).await.expect("restored");
    store::restore(other.url(), &copy).await.expect("restored");
    let whole = everything(&first).await;
    assert_eq!(everything(&fresh).await, whole);
    assert_eq!(everything(&other).await, whole);
    assert!(store::restore(fresh.url(), &copy).await.is_err(), "it is not empty");
    let names: Vec<_> = fs::read_dir(first.folder()).expect("a folder").flatten().collect();
    assert!(names.iter().all(|it| !it.file_name().to_string_lossy().starts_with("copy.")));
    for place in [first, other, postgres, fresh] {
        place.remove().await;
    }
}

fn file_of(place: &Place) -> PathBuf {
    place.folder().join("a b%.db")
}

/// Whatever pages of a file are overwritten, what is saved is a whole database.
#[tokio::test]
async fn what_is_saved_of_torn_pages_is_whole() {
    let place = Place::sqlite();
    filled(&place).await;
    let whole = fs::read(file_of(&place)).expect("a file");
    let n_pages = whole.len() / 4096;
    let mut n_saved = Vec::new();
    for page in (3..n_pages).step_by(5) {
        let mut torn = whole.clone();
        torn[page * 4096..page * 4096 + 2048].fill(0x5A);
        fs::write(file_of(&place), torn).expect("a file");
        let Ok(inspection) = Inspection::open(place.url()).await else { continue };
        assert!(!inspection.faults().await.unwrap_or(vec!["unreadable".into()]).is_empty());
        let saved = Place::sqlite();
        let rescued = store::rescue(place.url(), &file_of(&saved), &[]).await.expect("saved");
        n_saved.push(rescued.n_rows);
        let store = saved.open().await;
        store.listed(None, 10).await.expect("a list");
        let inspection = Inspection::open(saved.url()).await.expect("it opens");
        assert_eq!(inspection.faults().await.expect("looked at"), Vec::<String>::new());
        store.close().await;
        saved.remove().await;
    }
    assert!(n_saved.iter().any(|n_rows| *n_rows > 500), "{n_saved:?}");
    place.remove().await;
}

#[tokio::test]
async fn a_log_is_cut_before_its_first_bad_line() {
    let (place, saved) = (Place::sqlite(), Place::sqlite());
    filled(&place).await;
    let mut connection = AnyConnection::connect(place.url()).await.expect("a connection");
    let change = "UPDATE entries SET act = 'x' WHERE table_id = 'going' AND number = 7";
    connection.execute(change).await.expect("a change");
    connection.close().await.expect("a goodbye");
    let inspection = Inspection::open(place.url()).await.expect("it opens");
    let log = inspection.log(&id("going")).await.expect("a log");
    assert_eq!((log.n_whole, log.entries.len()), (7, 300));
    assert!(log.damage.expect("a reason").contains("line 7"));
    let cuts = [(id("going"), log.n_whole)];
    store::rescue(place.url(), &file_of(&saved), &cuts).await.expect("saved");
    let store: Store = saved.open().await;
    assert_eq!(store.log(&id("going")).await.expect("a log").len(), 7);
    assert_eq!(store.log(&id("over")).await.expect("a log").len(), 301);
    store.append(entry("going", 7)).await.expect("it goes on");
    store.close().await;
    for place in [place, saved] {
        place.remove().await;
    }
}

#[tokio::test]
async fn nothing_is_looked_for_where_nothing_is() {
    let place = Place::sqlite();
    let opened = Inspection::open(place.url()).await.map(drop);
    assert!(matches!(opened, Err(StoreError::Open(_))), "{opened:?}");
    assert!(!file_of(&place).exists());
    place.remove().await;
}
