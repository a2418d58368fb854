//! Files that are not what they should be.

use crate::place::Place;
use crate::scene::{entry, id, table, with_people};
use sqlx::{AnyConnection, Connection as _, Executor as _};
use std::fs;
use std::path::{Path, PathBuf};
use store::{Store, StoreError};

fn file_of(place: &Place) -> PathBuf {
    place.folder().join("a b%.db")
}

fn beside(file: &Path, suffix: &str) -> PathBuf {
    PathBuf::from(format!("{}{suffix}", file.display()))
}

async fn refusal(place: &Place) -> String {
    match Store::open(place.url()).await {
        Ok(_) => panic!("it opened"),
        Err(error) => error.to_string(),
    }
}

async fn filled(place: &Place) -> Store {
    let store = place.open().await;
    with_people(&store).await;
    store.create_table(table("t")).await.expect("a table");
    for number in 0..50 {
        store.append(entry("t", number)).await.expect("an entry");
    }
    store
}

#[tokio::test]
async fn an_empty_file_is_no_fresh_start() {
    let place = Place::sqlite();
    fs::write(file_of(&place), []).expect("a file");
    assert!(refusal(&place).await.contains("is empty"));
    assert_eq!(fs::metadata(file_of(&place)).expect("a file").len(), 0, "nothing was done to it");
    place.remove().await;
}

#[tokio::test]
async fn a_database_of_another_program_stays_as_it_is() {
    let place = Place::sqlite();
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(place.url()).await.expect("a connection");
    connection.execute("CREATE TABLE songs (name TEXT)").await.expect("a table");
    connection.close().await.expect("a goodbye");
    let before = fs::read(file_of(&place)).expect("a file");
    assert!(refusal(&place).await.contains("another program"));
    assert!(fs::read(file_of(&place)).expect("a file") == before);
    place.remove().await;
}

/// The folder of a club whose process was killed: what is there while it runs.
async fn killed() -> Place {
    let running = Place::sqlite();
    let store = filled(&running).await;
    let place = Place::sqlite();
    for suffix in ["", "-wal"] {
        let (from, to) = (beside(&file_of(&running), suffix), beside(&file_of(&place), suffix));
        fs::copy(from, to).expect("a copy");
    }
    store.close().await;
    running.remove().await;
    place
}

#[tokio::test]
async fn a_lost_log_is_told() {
    let place = killed().await;
    let log = beside(&file_of(&place), "-wal");
    let kept = beside(&file_of(&place), "-kept");
    fs::rename(&log, &kept).expect("moved away");
    for _ in 0..2 {
        let told = refusal(&place).await;
        assert!(told.contains("was not closed") && told.contains("-wal"), "{told}");
    }
    fs::rename(&kept, &log).expect("put back");
    let store = place.open().await;
    assert_eq!(store.log(&id("t")).await.expect("a log").len(), 50);
    store.close().await;
    assert!(!log.exists(), "it was closed");
    place.open().await.close().await;
    place.remove().await;
}

#[tokio::test]
async fn one_can_go_on_without_a_lost_log() {
    let place = killed().await;
    fs::write(beside(&file_of(&place), "-wal"), []).expect("an empty file");
    let store = place.open().await;
    assert!(store.log(&id("t")).await.expect("a log").len() < 50);
    store.close().await;
    place.remove().await;
}

#[tokio::test]
async fn a_copy_is_closed() {
    let place = Place::sqlite();
    let store = filled(&place).await;
    let copied = Place::sqlite();
    store::back_up(place.url(), &file_of(&copied)).await.expect("a copy");
    store.close().await;
    let store = copied.open().await;
    assert_eq!(store.log(&id("t")).await.expect("a log").len(), 50);
    store.close().await;
    place.remove().await;
    copied.remove().await;
}

#[tokio::test]
async fn overwritten_pages_and_a_cut_file_are_told_at_start() {
    let place = Place::sqlite();
    filled(&place).await.close().await;
    let whole = fs::read(file_of(&place)).expect("a file");
    let mut torn = whole.clone();
    let n_pages = whole.len() / 4096;
    for page in n_pages / 2..n_pages / 2 + 8 {
        torn[page * 4096..page * 4096 + 1024].fill(0xA5);
    }
    for bad in [torn, whole[..whole.len() / 2].to_vec()] {
        fs::write(file_of(&place), bad).expect("a file");
        let told = Store::open(place.url()).await.map(drop).expect_err("a refusal");
        assert!(matches!(told, StoreError::Damaged(_)), "{told}");
    }
    fs::write(file_of(&place), whole).expect("a file");
    place.open().await.close().await;
    place.remove().await;
}
