//! What nodes notice by themselves when something between them or the database goes wrong.

use crate::among::{free_port, node_config, two_nodes};
use crate::place::Place;
use crate::said::{listen, said};
use crate::table::{Browser, Folder, Player, Running, config, make, setup, table_of_two};
use crate::wire::Wire;
use protocol::{Club, Deed, SeatSetup};
use server::Config;
use sqlx::{Connection as _, Executor as _, PgConnection};
use std::time::Duration;
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

/// Whoever runs the club learns which node is missing, and the log is not filled with it.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_cannot_be_reached_is_named_once() {
    let Some(place) = Place::postgres().await else { return };
    listen();
    let folder = Folder::new();
    let sleep_after = Duration::from_millis(100);
    let config = Config { sleep_after, ..node_config(&place, &folder) };
    let server = Running::start(config).await;
    let ada = server.guest("Ada").await;
    let seats = vec![SeatSetup::Me, SeatSetup::Open];
    let id = make(&ada, &setup("players=2", seats)).await.table.id;
    until("it sleeps", async || (server.n_awake)() == 0).await;
    let address = free_port().to_string();
    let lease = Duration::from_secs(600);
    let other = server.store.join_nodes(&address, lease).await.expect("another node");
    let taken = server.store.lease(&id, other).await.expect("no failure");
    assert!(matches!(taken, store::Lease::Here(_)), "{taken:?}");

    let answer = ada.get(&format!("/api/tables/{id}")).await;
    assert_eq!(answer.status, 503, "{}", answer.text());
    let lines = said(&[&address, "another node cannot be reached"]);
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(lines[0].contains("refused"), "{lines:?}");
    let metrics = ada.get("/metrics").await.text();
    let counted = metrics.lines().find_map(|it| it.strip_prefix("freehold_node_failures_total "));
    let n_failures: u64 = counted.expect("it is counted").parse().expect("a number");
    assert!(n_failures > 1, "each attempt counts");
    server.stop().await;
    place.remove().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_address_of_its_own_is_told_at_the_start() {
    let Some(place) = Place::postgres().await else { return };
    listen();
    let folder = Folder::new();
    let (right, wrong) = (free_port(), free_port());
    let mut config = node_config(&place, &folder);
    let node = config.node.as_mut().expect("a node");
    (node.address, node.listen) = (right.to_string(), right);
    let first = Running::start(config.clone()).await;
    let node = config.node.as_mut().expect("a node");
    (node.address, node.listen) = (wrong.to_string(), free_port());
    let second = Running::start(config).await;
    let complaint = "does not reach itself";
    until("it is told", async || !said(&[&wrong.to_string(), complaint]).is_empty()).await;
    assert_eq!(said(&[&right.to_string(), complaint]), Vec::<String>::new());
    first.stop().await;
    second.stop().await;
    place.remove().await;
}

/// Gives the club another name at one node and waits until it is known at the other.
async fn rename_club(at: &Running, known_at: &Running, name: &str) {
    let ada = at.member(name).await;
    let club = Club { name: name.to_owned(), ..ada.get("/api/club").await.json() };
    let set = at.operate("POST", "/api/host/club", &club).await;
    assert_eq!(set.status, 200, "{}", set.text());
    let browser = Browser::stranger(known_at.address);
    until("the name is known", async || {
        let answer = browser.get("/api/club").await;
        answer.status == 200 && answer.json::<Club>().name == name
    })
    .await;
}

/// A node that listens on a line which broke, or died without a word, would be deaf for ever.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_whose_line_broke_or_died_hears_the_others_again() {
    let Some(place) = Place::postgres().await else { return };
    let folder = Folder::new();
    let wire = Wire::to(&place).await;
    let a = Running::start(node_config(&place, &folder)).await;
    let through_wire =
        Config { database_url: wire.url().to_owned(), ..node_config(&place, &folder) };
    let b = Running::start(through_wire).await;
    rename_club(&a, &b, "One").await;
    place
        .execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE datname = current_database() AND query LIKE 'LISTEN%'",
        )
        .await;
    rename_club(&a, &b, "Two").await;
    wire.let_die();
    rename_club(&a, &b, "Three").await;
    a.stop().await;
    b.stop().await;
    place.remove().await;
}

/// The word that a table was removed at another node may get lost.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_removed_elsewhere_ends_where_it_was_awake() {
    let Some(place) = Place::postgres().await else { return };
    let folder = Folder::new();
    let server = Running::start(node_config(&place, &folder)).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let (id, other) = (table_of_two(&ada, &ben).await, table_of_two(&ada, &ben).await);
    let mut gone = Player::join(&ada, &id).await;
    let mut there = Player::join(&ada, &other).await;
    // In the database alone, as where nobody is told of it.
    server.store.remove_table(&id).await.expect("a table less");

    let ended = timeout(LONG, async { while gone.hear().await.is_ok() {} }).await;
    ended.expect("whoever is there is told");
    let stays = timeout(Duration::from_secs(3), async { while there.hear().await.is_ok() {} });
    assert!(stays.await.is_err(), "all else stays");
    assert_eq!((server.n_awake)(), 1);
    server.stop().await;
    place.remove().await;
}

/// Lets a line break while an entry is being committed, which takes a while: whatever the player is told
/// then has to be so in the end.
async fn nothing_lands_that_was_refused(place: &Place, config: Config, wire: &Wire) {
    let server = Running::start(config).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let id = table_of_two(&ada, &ben).await;
    let mut players = [Player::join(&ada, &id).await, Player::join(&ben, &id).await];
    let asked = players.iter_mut().find(|player| player.is_asked()).expect("somebody is asked");
    asked.act(0).await;
    place
        .execute(
            "CREATE FUNCTION linger() RETURNS trigger LANGUAGE plpgsql
                AS 'BEGIN PERFORM pg_sleep(2); RETURN NULL; END';
             CREATE CONSTRAINT TRIGGER lingers AFTER INSERT ON entries
                DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION linger()",
        )
        .await;
    let number = asked.seen().number;
    let asked = players.iter_mut().find(|player| player.is_asked()).expect("somebody is asked");
    asked.until_number(number).await;
    let action = asked.seen().legal[0].clone();
    let request = asked.request(Deed::Act(action));
    let cut = async {
        sleep(Duration::from_millis(700)).await;
        wire.cut();
    };
    let (told, ()) = tokio::join!(asked.carry_out(request), cut);
    place.execute("DROP TRIGGER lingers ON entries").await;
    sleep(Duration::from_secs(3)).await;
    let n_entries = server.store.log(&id).await.expect("a log").len() as u64;
    assert_eq!(n_entries, number + u64::from(told.is_ok()), "{told:?}");
    for player in &mut players {
        player.until_number(n_entries).await;
    }
    let asked = players.iter_mut().find(|player| player.is_asked()).expect("somebody is asked");
    asked.act(0).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_node_refused_is_not_written_later() {
    let Some(place) = Place::postgres().await else { return };
    let (folder, wire) = (Folder::new(), Wire::to(&place).await);
    let config = Config { database_url: wire.url().to_owned(), ..node_config(&place, &folder) };
    nothing_lands_that_was_refused(&place, config, &wire).await;
    place.remove().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_process_refused_is_not_written_later() {
    let Some(place) = Place::postgres().await else { return };
    let (folder, wire) = (Folder::new(), Wire::to(&place).await);
    let config = Config { database_url: wire.url().to_owned(), ..config(&folder) };
    nothing_lands_that_was_refused(&place, config, &wire).await;
    place.remove().await;
}
