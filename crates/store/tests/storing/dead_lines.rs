//! A database that dies without a word, and is there again under the same address.

use crate::place::Place;
use crate::scene::{ADA, with_people};
use crate::wire::Wire;
use sqlx::{Connection as _, Executor as _, PgConnection};
use std::time::{Duration, Instant};
use store::{Access, SecretHash, Store, StoreError, USUAL_READERS};

/// An answer is waited for ten seconds; until its line is hung up, it takes two more. A busy machine needs
/// longer.
const LONG: Duration = Duration::from_secs(20);

/// Reads once, as somebody who was just made is known.
async fn read(store: &Store) -> Result<(), StoreError> {
    store.person_by_token(SecretHash::of(b"Ada")).await.map(drop)
}

/// Tries until something is done, and says how long that took.
async fn until_done(mut attempt: impl AsyncFnMut() -> Result<(), StoreError>) -> Duration {
    let began_at = Instant::now();
    while let Err(error) = attempt().await {
        assert!(matches!(error, StoreError::Unreachable(_)), "{error:?}");
        assert!(began_at.elapsed() < 3 * LONG, "for ever");
    }
    began_at.elapsed()
}

#[tokio::test(flavor = "multi_thread")]
async fn lines_that_died_are_given_up_also_in_the_middle_of_a_question() {
    let Some(place) = Place::postgres().await else { return };
    let wire = Wire::to(&place).await;
    let store = Store::open(wire.url()).await.expect("a store");
    with_people(&store).await;

    // Every connection is in the middle of a question when it dies.
    let mut other = PgConnection::connect(place.url()).await.expect("a connection");
    other.execute("BEGIN; LOCK TABLE people IN ACCESS EXCLUSIVE MODE").await.expect("a lock");
    let asked = (0..USUAL_READERS).map(|_| {
        let store = store.clone();
        tokio::spawn(async move { read(&store).await })
    });
    let asked: Vec<_> = asked.collect();
    tokio::time::sleep(Duration::from_millis(500)).await;
    wire.let_die();
    other.execute("ROLLBACK").await.expect("no lock");

    let writes = until_done(async || store.rename_person(ADA, "Ada L.".to_owned()).await);
    let (until_read, until_written) = tokio::join!(until_done(async || read(&store).await), writes);
    assert!(until_read < LONG, "{until_read:?}");
    assert!(until_written < LONG, "{until_written:?}");
    for asked in asked {
        let answer = asked.await.expect("no panic");
        assert!(matches!(answer, Err(StoreError::Unreachable(_))), "{answer:?}");
    }
    store.close().await;
    place.remove().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_idle_line_that_died_costs_a_moment() {
    let Some(place) = Place::postgres().await else { return };
    let wire = Wire::to(&place).await;
    let access = Access { n_readers: 1, ..Access::default() };
    let store = Store::open_with(wire.url(), access).await.expect("a store");
    read(&store).await.expect("no failure");
    tokio::time::sleep(Duration::from_millis(200)).await;
    wire.let_die();
    // Over a new line, which on a busy machine may take a second try.
    let until_read = until_done(async || read(&store).await).await;
    assert!(Duration::from_millis(500) < until_read, "the line was idle");
    assert!(until_read < LONG, "{until_read:?}");
    store.close().await;
    place.remove().await;
}
