//! What nodes notice by themselves when something between them or the database goes wrong.

mod among;
#[path = "../../store/tests/place/mod.rs"]
mod place;
mod table;

use among::{node_config, two_nodes};
use place::Place;
use sqlx::{Connection as _, Executor as _, PgConnection};
use std::time::Duration;
use table::{Browser, Folder, Running};
use tokio::time::{sleep, timeout};

/// Nobody waits longer until something is noticed.
const LONG: Duration = Duration::from_secs(20);

/// Whether a node says that it is ready.
async fn is_ready(server: &Running) -> bool {
    Browser::stranger(server.address).get("/ready").await.status == 200
}

async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !is_so().await {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(LONG, waiting).await.unwrap_or_else(|_| panic!("we still wait until {what}"));
}

/// A node that can store, but that the others take for gone, has no tables to show.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_was_given_up_is_not_ready() {
    let Some(place) = Place::postgres().await else { return };
    let folder = Folder::new();
    let server = Running::start(node_config(&place, &folder)).await;
    assert!(is_ready(&server).await);
    place.execute("ALTER TABLE nodes RENAME TO gone").await;
    until("it notices", async || !is_ready(&server).await).await;
    let answer = Browser::stranger(server.address).get("/ready").await;
    assert!(answer.text().contains("take this one for gone"), "{}", answer.text());
    place.execute("ALTER TABLE gone RENAME TO nodes").await;
    until("it is back", async || is_ready(&server).await).await;
    server.stop().await;
    place.remove().await;
}

/// What another node does for long is no reason to send nobody here.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_is_ready_while_another_one_writes() {
    let Some(place) = Place::postgres().await else { return };
    let folder = Folder::new();
    let (a, b) = two_nodes(&place, &folder).await;
    let mut other = PgConnection::connect(place.url()).await.expect("a connection");
    let turn = format!("SELECT pg_advisory_lock({})", i64::from_be_bytes(*b"freeturn"));
    other.execute(sqlx::AssertSqlSafe(turn)).await.expect("a turn");
    assert!(is_ready(&b).await);
    other.close().await.expect("a goodbye");
    a.stop().await;
    b.stop().await;
    place.remove().await;
}
