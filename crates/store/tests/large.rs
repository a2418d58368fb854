//! How long questions take in a large database: a million matches and a hundred thousand people.
//!
//! ```sh
//! FREEHOLD_LARGE=yes cargo test --package store --test large -- --nocapture
//! ```

#![cfg(unix)]

mod listener;
#[macro_use]
mod place;

use listener::Listener;
use place::Place;
use rustix::time::{ClockId, clock_gettime};
use sqlx::{AnyConnection, Connection as _, Executor as _};
use std::time::{Duration, Instant};
use store::{NewPerson, PersonId, SecretHash, Store};

/// Is set by whoever wants to wait for it.
const VARIABLE: &str = "FREEHOLD_LARGE";

/// What a member's home may cost.
const MOST_QUERIES: usize = 5;
const MOST_TIME: Duration = Duration::from_millis(20);

/// Somebody with 50 matches going on and 5,000 behind them.
const BUSY: PersonId = PersonId::new(1);
const TOKEN: &[u8] = b"a token";
const GAME: &str = "go";

/// So often each question is asked.
const N_TIMES: u32 = 20;

/// Ten years of matches, one each five minutes: person 1 plays every 200th match, everybody else in turn.
const FILL: [&str; 11] = [
    "INSERT INTO component_sets VALUES ('go', 'h', '{}', 1)",
    "WITH RECURSIVE n(i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
     INSERT INTO people (id, name, created_at) SELECT i, 'Person ' || i, 1 FROM n",
    "WITH RECURSIVE n(i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 1000000)
     INSERT INTO tables (id, owner, game, rules, components, options, seed, undo, listed, rated,
        created_at, ended_at)
     SELECT 'table' || i, CASE WHEN i % 200 = 0 THEN 1 ELSE i % 100000 + 1 END, 'go', 1, 'h',
        'players=2', 's', 'free', i % 3 = 0, i % 2 = 0, i, 1500000000000 + 315360 * i FROM n",
    "WITH RECURSIVE n(i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 2000000)
     INSERT INTO seats (table_id, seat, person, ended_at)
     SELECT 'table' || ((i + 1) / 2), i % 2, CASE WHEN (i + 1) / 2 % 200 = 0 AND i % 2 = 0 THEN 1
        ELSE ((i + 1) / 2 * 7 + i % 2 * 31) % 99999 + 2 END, 1500000000000 + 315360 * ((i + 1) / 2) FROM n",
    "WITH RECURSIVE n(i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 1000000)
     INSERT INTO entries (table_id, number, seat, key, act, created_at)
     SELECT 'table' || i, 0, 0, 'k', 'a', 1500000000000 + 315360 * i FROM n",
    "WITH RECURSIVE n(i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 1000000)
     INSERT INTO matches (number, table_id, game, options, n_sides, n_plies, begun_at, ended_at,
        listed, rated)
     SELECT i, 'table' || i, 'go', 'players=2', 2, 100, i, 1500000000000 + 315360 * i, i % 3 = 0, i % 2 = 0 FROM n",
    "WITH RECURSIVE n(i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 2000000)
     INSERT INTO sides (match_number, side, game, person, name, place, total, points, n_actions,
        n_computer_actions, rating_before, rating_after)
     SELECT (i + 1) / 2, i % 2, 'go', CASE WHEN (i + 1) / 2 % 200 = 0 AND i % 2 = 0 THEN 1
        ELSE ((i + 1) / 2 * 7 + i % 2 * 31) % 99999 + 2 END, 'Somebody', 1 + i % 2, 40,
        '{\"castle\":6,\"citizens\":9,\"lords\":12,\"miners\":3,\"workers\":10}', 50, 0, 1200,
        1200 + i % 9 FROM n",
    "WITH RECURSIVE n(i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
     INSERT INTO ratings (game, person, mean, deviation, shown, n_matches, changed_at)
     SELECT 'go', i, 1500 + i % 700, 60, 1380 + i % 700, i % 40, 1 FROM n",
    // What goes on: fifty matches of the busy one, half way through.
    "WITH RECURSIVE n(i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 50)
     INSERT INTO tables (id, owner, game, rules, components, options, seed, undo, listed, created_at)
     SELECT 'going' || i, 1, 'go', 1, 'h', 'players=2', 's', 'free', TRUE, 2000000000000 + i FROM n",
    "WITH RECURSIVE n(i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 100)
     INSERT INTO seats (table_id, seat, person)
     SELECT 'going' || ((i + 1) / 2), i % 2, CASE WHEN i % 2 = 0 THEN 1 ELSE i + 1 END FROM n",
    "WITH RECURSIVE n(i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
     INSERT INTO entries (table_id, number, seat, key, act, to_act, created_at)
     SELECT 'going' || ((i + 99) / 100), i % 100, 0, 'k', 'a', 0, 2000000000000 + i FROM n",
];

async fn fill(place: &Place) {
    let mut connection = AnyConnection::connect(place.url()).await.expect("a connection");
    let is_sqlite = connection.backend_name() == "SQLite";
    if is_sqlite {
        let settings = "PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF;
            PRAGMA cache_size = -500000;";
        connection.execute(settings).await.expect("settings");
    } else {
        connection.execute("SET session_replication_role = replica").await.expect("settings");
    }
    for sql in FILL {
        connection.execute(sql).await.unwrap_or_else(|error| panic!("{error} in {sql}"));
    }
    connection.execute("ANALYZE").await.expect("an overview");
    connection.close().await.expect("a goodbye");
}

/// Asks something several times; tells, and gives back, the processor time of one.
async fn measured(
    listener: &Listener,
    what: &str,
    ask: impl AsyncFn() -> usize,
) -> (usize, Duration) {
    ask().await;
    listener.take_all();
    let (began, processor) = (Instant::now(), processor_time());
    let mut n_rows = 0;
    for _ in 0..N_TIMES {
        n_rows = ask().await;
    }
    let (wall, processor) = (began.elapsed() / N_TIMES, (processor_time() - processor) / N_TIMES);
    let n_queries = listener.take_all().len() / N_TIMES as usize;
    println!("{what:<28} {n_queries:>3} queries {n_rows:>5} rows {processor:>9.1?} {wall:>9.1?}");
    (n_queries, processor)
}

/// Of this process, in which SQLite works too; PostgreSQL has its own.
fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

#[tokio::test]
async fn a_home_is_shown_at_once() {
    if std::env::var_os(VARIABLE).is_none() {
        eprintln!("SKIPPED: {VARIABLE} is not set; filling a database takes minutes and gigabytes");
        return;
    }
    let listener = Listener::start();
    let mut places = vec![Place::sqlite()];
    places.extend(Place::postgres().await);
    for place in places {
        place.open().await.close().await;
        let began = Instant::now();
        fill(&place).await;
        let kind = place.url().split(':').next().expect("a kind");
        println!("{kind}: filled in {:.0?}", began.elapsed());
        let store = place.open().await;
        ask(&store, &listener).await;
        store.close().await;
        place.remove().await;
    }
}

async fn ask(store: &Store, listener: &Listener) {
    let token = SecretHash::of(TOKEN);
    let guest = NewPerson { id: PersonId::new(200_000), token, name: "Somebody".into() };
    store.create_person(guest).await.expect("a person");
    let home = measured(listener, "home", async || {
        let person = store.person_by_token(SecretHash::of(TOKEN)).await.expect("no failure");
        assert!(person.is_some());
        let (mine, listed) =
            (store.tables_of(BUSY, 100).await, store.listed(Some(BUSY), 100).await);
        let n_requests = store.n_requests_to(BUSY).await.expect("a number");
        mine.expect("a list").len() + listed.expect("a list").len() + n_requests
    });
    let (n_queries, processor) = home.await;
    assert!(n_queries <= MOST_QUERIES && processor <= MOST_TIME);
    measured(listener, "history", async || {
        store.history(BUSY, None, None, 50).await.expect("a history").len()
    })
    .await;
    measured(listener, "history of a game", async || {
        store.history(BUSY, Some(GAME), None, 50).await.expect("a history").len()
    })
    .await;
    measured(listener, "statistics", async || {
        store.statistics(BUSY, BUSY, GAME).await.expect("statistics").n_matches as usize
    })
    .await;
    measured(listener, "course of a rating", async || {
        store.rating_course(BUSY, BUSY, GAME, 500).await.expect("a course").len()
    })
    .await;
    measured(listener, "rankings", async || {
        store.rankings(GAME, 10, 100).await.expect("rankings").len()
    })
    .await;
    measured(listener, "latest matches", async || {
        store.latest_matches(GAME, None, 50).await.expect("matches").len()
    })
    .await;
    measured(listener, "a month of the archive", async || {
        store.archived(GAME, "2020-06".parse().expect("a month")).await.expect("matches").len()
    })
    .await;
}
