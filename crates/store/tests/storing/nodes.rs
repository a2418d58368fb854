//! Several processes on one PostgreSQL database.

use crate::place::Place;
use crate::scene::{ADA, BEN, entry, id, seat, table, with_people};
use protocol::{ChannelKind, ChannelTerms, NoticeKind, Phrase, Said, Term};
use sqlx::{Connection as _, Executor as _, PgConnection, Row as _};
use std::time::Duration;
use store::{
    Fence, HandOver, Lease, NewChannel, NewRemark, NewTable, NodeId, Store, StoreError, StoredClock,
};

const LONG: Duration = Duration::from_secs(60);
const SHORT: Duration = Duration::from_millis(50);

async fn node(place: &Place, address: &str, lease: Duration) -> (Store, NodeId) {
    let store = Store::open_among_nodes(place.url()).await.expect("a store among nodes");
    let node = store.join_nodes(address, lease).await.expect("a place among nodes");
    (store, node)
}

async fn lease(store: &Store, name: &str, node: NodeId) -> Fence {
    match store.lease(&id(name), node).await.expect("no failure") {
        Lease::Here(fence) => fence,
        other => panic!("{name} is {other:?}"),
    }
}

fn hand_over() -> HandOver {
    HandOver { level: Some("keen".into()), n_plies: 0, yields: true }
}

#[tokio::test]
async fn a_table_is_one_nodes_until_that_lets_it_go() {
    let Some(place) = Place::postgres().await else { return };
    let (a, node_a) = node(&place, "a:1", LONG).await;
    let (b, node_b) = node(&place, "b:1", LONG).await;
    assert_eq!(a.other_nodes(node_a).await.expect("no failure"), ["b:1"]);
    with_people(&a).await;
    a.create_table(table("t")).await.expect("a table");
    let fence = lease(&a, "t", node_a).await;
    let elsewhere = Lease::Elsewhere("a:1".to_owned());
    assert_eq!(b.lease(&id("t"), node_b).await.expect("no failure"), elsewhere);
    assert_eq!(b.holder(&id("t"), node_b).await.expect("no failure").as_deref(), Some("a:1"));
    assert_eq!(a.holder(&id("t"), node_a).await.expect("no failure"), None, "it is here");
    a.under(fence).append(entry("t", 0)).await.expect("an entry");
    a.release(&id("t"), fence).await.expect("no failure");
    let risen = lease(&b, "t", node_b).await;
    assert!(risen > fence);
    b.under(risen).append(entry("t", 1)).await.expect("an entry");
    a.release(&id("t"), fence).await.expect("an old lease lets nothing go");
    assert_eq!(
        a.lease(&id("t"), node_a).await.expect("no failure"),
        Lease::Elsewhere("b:1".into())
    );
    b.depart(node_b).await.expect("no failure");
    assert!(a.other_nodes(node_a).await.expect("no failure").is_empty());
    assert!(lease(&a, "t", node_a).await > risen, "who goes leaves nothing behind");
    assert_eq!(a.lease(&id("none"), node_a).await.expect("no failure"), Lease::Nowhere);
    assert_eq!(
        b.lease(&id("t"), node_b).await.expect("no failure"),
        Lease::Elsewhere("a:1".into())
    );
    a.close().await;
    b.close().await;
    place.remove().await;
}

#[tokio::test]
async fn who_was_given_up_writes_nothing_any_more() {
    let Some(place) = Place::postgres().await else { return };
    let (slow, node_slow) = node(&place, "slow:1", SHORT).await;
    let (quick, node_quick) = node(&place, "quick:1", LONG).await;
    with_people(&quick).await;
    for name in ["t", "other"] {
        quick.create_table(table(name)).await.expect("a table");
    }
    // Whatever it takes to come here: the lease may have run out before.
    let node_slow = match slow.beat(node_slow).await.expect("no failure") {
        Some(_) => node_slow,
        None => slow.join_nodes("slow:1", Duration::from_secs(1)).await.expect("again"),
    };
    let old = slow.under(lease(&slow, "t", node_slow).await);
    old.append(entry("t", 0)).await.expect("an entry");
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert_eq!(slow.beat(node_slow).await.expect("no failure"), None, "it was given up");

    let new = quick.under(lease(&quick, "t", node_quick).await);
    let refused = old.append(entry("t", 1)).await.expect_err("an old fence");
    assert!(matches!(refused, StoreError::Fenced), "{refused:?}");
    for refused in [
        old.hand_over(&id("t"), seat(0), hand_over()).await,
        old.begin(&id("t"), "players=3").await.map(drop),
        old.keep_clock(&id("t"), StoredClock::default()).await,
    ] {
        assert!(matches!(refused, Err(StoreError::Fenced)), "{refused:?}");
    }
    let stored = quick.table(&id("t")).await.expect("no failure").expect("a table");
    assert!(!format!("{:?}", stored.seats[0]).contains("keen"), "nobody sits in");
    assert_eq!(quick.log(&id("t")).await.expect("a log").len(), 1);
    new.append(entry("t", 1)).await.expect("the new one goes on where the old one was");
    new.hand_over(&id("t"), seat(0), hand_over()).await.expect("so do its other words");
    assert_eq!(slow.lease(&id("other"), node_slow).await.expect("no failure"), Lease::Nowhere);

    let again = slow.join_nodes("slow:1", LONG).await.expect("it comes back");
    assert_ne!(again, node_slow);
    let fence = lease(&slow, "other", again).await;
    slow.under(fence).append(entry("other", 0)).await.expect("and has tables of its own");
    slow.close().await;
    quick.close().await;
    place.remove().await;
}

/// What the next version does to a database while nodes of this one run: it adds to every table.
async fn add_to_every_table(place: &Place) {
    let mut connection = PgConnection::connect(place.url()).await.expect("a connection");
    let tables = sqlx::query(
        "SELECT table_name::text FROM information_schema.tables
         WHERE table_schema = current_schema() AND table_name NOT LIKE '\\_sqlx%'",
    );
    for row in tables.fetch_all(&mut connection).await.expect("tables") {
        let table: String = row.try_get(0).expect("a name");
        let sql = format!("ALTER TABLE {table} ADD COLUMN of_the_next_version TEXT");
        connection.execute(sqlx::AssertSqlSafe(sql)).await.expect("a column");
    }
    let migration = "INSERT INTO _sqlx_migrations
            (version, description, installed_on, success, checksum, execution_time)
         SELECT MAX(version) + 1, 'of the next version', NOW(), TRUE, checksum, 0
         FROM _sqlx_migrations GROUP BY checksum ORDER BY 1 DESC LIMIT 1";
    connection.execute(migration).await.expect("a migration");
    connection.close().await.expect("a goodbye");
}

#[tokio::test]
async fn a_node_goes_on_beside_the_next_version() {
    let Some(place) = Place::postgres().await else { return };
    let (store, node) = node(&place, "old:1", LONG).await;
    with_people(&store).await;
    store.create_table(table("t")).await.expect("a table");
    let under = store.under(lease(&store, "t", node).await);
    // Everything is asked once before, so that connections remember how.
    under.append(entry("t", 0)).await.expect("an entry");
    let before = store.table(&id("t")).await.expect("no failure").expect("a table");
    assert_eq!(store.log(&id("t")).await.expect("a log").len(), 1);
    store.beat(node).await.expect("no failure").expect("it is there");

    add_to_every_table(&place).await;
    under.append(entry("t", 1)).await.expect("an entry");
    under.hand_over(&id("t"), seat(0), hand_over()).await.expect("a computer sits in");
    under
        .hand_over(&id("t"), seat(0), HandOver { level: None, ..hand_over() })
        .await
        .expect("back");
    let after = store.table(&id("t")).await.expect("no failure").expect("a table");
    assert_eq!((after.origin, after.undo), (before.origin, before.undo));
    assert_eq!(store.log(&id("t")).await.expect("a log").len(), 2);
    store.beat(node).await.expect("no failure").expect("it is still there");
    store.create_table(table("later")).await.expect("a new table");
    let later = store.under(lease(&store, "later", node).await);
    later.append(entry("later", 0)).await.expect("an entry");
    store.release(&id("t"), lease(&store, "t", node).await).await.expect("it lets go");
    store.depart(node).await.expect("and goes");
    store.close().await;

    let refused = Store::open_among_nodes(place.url()).await.err().expect("it is the next one's");
    assert!(refused.to_string().contains("newer version"), "{refused}");
    place.remove().await;
}

/// The next version may run beside this one and has more kinds of everything.
#[tokio::test]
async fn what_only_the_next_version_knows_is_passed_over() {
    let Some(place) = Place::postgres().await else { return };
    let (store, node) = node(&place, "old:1", LONG).await;
    with_people(&store).await;
    let terms = ChannelTerms { silent: vec![NoticeKind::Over], ..ChannelTerms::default() };
    let (kind, target) = (ChannelKind::Webhook, "https://b.org".to_owned());
    let ben = NewChannel { person: BEN, kind, target, base_url: String::new(), terms };
    store.add_channel(ben, None).await.expect("a channel");
    for name in ["t", "u"] {
        store.create_table(NewTable { waits: true, ..table(name) }).await.expect("a table");
    }
    for said in [Phrase::ALL[0], Phrase::ALL[1]] {
        let name = "Ada".to_owned();
        let remark = NewRemark { seat: seat(0), person: ADA, name, said: Said::Phrase(said) };
        store.remark(&id("t"), remark).await.expect("a remark");
    }
    place
        .execute(
            "ALTER TABLE notices DROP CONSTRAINT notices_kind_check;
             UPDATE channels SET silent = 'over of-tomorrow';
             UPDATE tables SET terms_changed = 'pace of-tomorrow' WHERE id = 't';
             UPDATE talk SET phrase = 'of-tomorrow' WHERE number = 0;
             INSERT INTO notices (channel, table_id, kind, number, due_at, since)
                SELECT c.id, t.id, 'of-tomorrow', 0, t.n, t.n
                FROM channels c, (VALUES ('t', 0), ('u', 1)) AS t (id, n);",
        )
        .await;
    let channel = store.channels_of(BEN).await.expect("no failure").remove(0);
    assert_eq!(channel.wish.terms.silent, [NoticeKind::Over]);
    assert!(store.due_channels(1).await.expect("no failure").is_empty(), "left to the next one");
    place.execute("UPDATE notices SET kind = 'over' WHERE table_id = 'u'").await;
    assert_eq!(store.due_channels(1).await.expect("no failure"), [channel.id]);
    let due = store.due_notices(channel.id).await.expect("no failure");
    assert_eq!(due.iter().map(|notice| notice.kind).collect::<Vec<_>>(), [NoticeKind::Over]);
    let stored = store.table(&id("t")).await.expect("no failure").expect("a table");
    assert_eq!(stored.terms_changed, [Term::Pace]);
    let talk = store.talk(&id("t"), 10).await.expect("no failure");
    assert_eq!(talk.iter().map(|remark| remark.number).collect::<Vec<_>>(), [1]);
    store.depart(node).await.expect("it goes");
    store.close().await;
    place.remove().await;
}

/// A word that is good for longer than any can be was given before the database's clock was set back:
/// whoever gave it does not live on until that time comes again.
#[tokio::test]
async fn a_node_from_before_the_clock_was_set_back_is_gone() {
    let Some(place) = Place::postgres().await else { return };
    let (old, node_old) = node(&place, "old:1", LONG).await;
    let (new, node_new) = node(&place, "new:1", LONG).await;
    with_people(&new).await;
    new.create_table(table("t")).await.expect("a table");
    let held = old.under(lease(&old, "t", node_old).await);
    let elsewhere = Lease::Elsewhere("old:1".to_owned());
    assert_eq!(new.lease(&id("t"), node_new).await.expect("no failure"), elsewhere);
    place
        .execute("UPDATE nodes SET expires_at = expires_at + 3600000 WHERE address = 'old:1'")
        .await;

    assert_eq!(new.other_nodes(node_new).await.expect("no failure"), [] as [String; 0]);
    assert_eq!(new.holder(&id("t"), node_new).await.expect("no failure"), None);
    assert_eq!(old.beat(node_old).await.expect("no failure"), None, "it was given up");
    assert_eq!(old.lease(&id("t"), node_old).await.expect("no failure"), Lease::Nowhere);
    let pulse = new.beat(node_new).await.expect("no failure").expect("it lives");
    assert!(pulse.is_first, "the one before it does not count");
    let taken = new.under(lease(&new, "t", node_new).await);
    let refused = held.append(entry("t", 0)).await.expect_err("an old fence");
    assert!(matches!(refused, StoreError::Fenced), "{refused:?}");
    taken.append(entry("t", 0)).await.expect("an entry");
    let again = old.join_nodes("old:1", LONG).await.expect("it comes back");
    assert_eq!(old.other_nodes(again).await.expect("no failure"), ["new:1"]);
    old.close().await;
    new.close().await;
    place.remove().await;
}

/// A clock that was set ahead ends every word at once; whoever comes back goes on.
#[tokio::test]
async fn a_clock_that_was_set_ahead_ends_every_word_once() {
    let Some(place) = Place::postgres().await else { return };
    let (a, node_a) = node(&place, "a:1", LONG).await;
    with_people(&a).await;
    a.create_table(table("t")).await.expect("a table");
    let held = a.under(lease(&a, "t", node_a).await);
    place.execute("UPDATE nodes SET expires_at = expires_at - 3600000").await;
    assert_eq!(a.beat(node_a).await.expect("no failure"), None, "it was given up");
    held.append(entry("t", 0)).await.expect("nobody has taken the table over");
    let again = a.join_nodes("a:1", LONG).await.expect("it comes back");
    assert!(a.beat(again).await.expect("no failure").expect("it lives").is_first);
    a.under(lease(&a, "t", again).await).append(entry("t", 1)).await.expect("an entry");
    a.close().await;
    place.remove().await;
}

/// Entries that wait are written together; one that is refused does not take others along.
#[tokio::test]
async fn an_old_fence_fails_alone() {
    let Some(place) = Place::postgres().await else { return };
    let (a, node_a) = node(&place, "a:1", LONG).await;
    with_people(&a).await;
    let mut held = Vec::new();
    for name in ["one", "two", "three"] {
        a.create_table(table(name)).await.expect("a table");
        held.push((name, a.under(lease(&a, name, node_a).await)));
    }
    lease(&a, "two", node_a).await;
    let written = held.iter().map(|(name, store)| store.append(entry(name, 0)));
    let written = futures_util::future::join_all(written).await;
    assert!(matches!(written[1], Err(StoreError::Fenced)), "{written:?}");
    assert!(written[0].is_ok() && written[2].is_ok(), "{written:?}");
    a.close().await;
    place.remove().await;
}

#[tokio::test]
async fn nodes_and_a_process_for_itself_keep_each_other_out() {
    let Some(place) = Place::postgres().await else { return };
    let (a, node_a) = node(&place, "a:1", LONG).await;
    let refused = Store::open(place.url()).await.err().expect("a node is there");
    assert!(matches!(refused, StoreError::InUse { .. }), "{refused}");
    with_people(&a).await;
    a.create_table(table("t")).await.expect("a table");
    let fence = lease(&a, "t", node_a).await;
    a.close().await;

    let alone = place.open().await;
    let refused = Store::open_among_nodes(place.url()).await.err().expect("somebody is there");
    assert!(matches!(refused, StoreError::InUse { .. }), "{refused}");
    alone.append(entry("t", 0)).await.expect("nobody asks for a lease");
    alone.close().await;

    let (b, node_b) = node(&place, "b:1", LONG).await;
    let old = b.under(fence).append(entry("t", 1)).await.expect_err("a lease from before");
    assert!(matches!(old, StoreError::Fenced), "{old:?}");
    assert!(lease(&b, "t", node_b).await > fence);
    b.close().await;
    place.remove().await;
}

#[tokio::test]
async fn a_database_in_a_file_is_for_one() {
    let place = Place::sqlite();
    let refused = Store::open_among_nodes(place.url()).await.err().expect("a file");
    assert!(refused.to_string().contains("PostgreSQL"), "{refused}");
    place.remove().await;
}

#[tokio::test]
async fn one_of_all_is_the_first() {
    let Some(place) = Place::postgres().await else { return };
    let (a, node_a) = node(&place, "a:1", LONG).await;
    let (b, node_b) = node(&place, "b:1", LONG).await;
    let is_first = async |store: &Store, node| {
        store.beat(node).await.expect("no failure").expect("it lives").is_first
    };
    assert!(is_first(&a, node_a).await);
    assert!(!is_first(&b, node_b).await);
    a.depart(node_a).await.expect("no failure");
    assert!(is_first(&b, node_b).await);
    assert_eq!(a.beat(node_a).await.expect("no failure"), None);
    a.close().await;
    b.close().await;
    place.remove().await;
}

#[tokio::test]
async fn nodes_hear_of_each_other_and_know_who_is_where() {
    let Some(place) = Place::postgres().await else { return };
    let (a, node_a) = node(&place, "a:1", LONG).await;
    let (b, node_b) = node(&place, "b:1", LONG).await;
    let mut heard = b.listen().await.expect("an ear");
    a.tell_nodes("something").await.expect("a word");
    assert_eq!(heard.next().await.expect("no failure").as_deref(), Some("something"));

    let sees = |words: &str| Some(words.to_owned());
    a.attend(node_a, &[(ADA, sees("/")), (BEN, sees("ab12"))], &[]).await.expect("no failure");
    a.attend(node_a, &[(ADA, None)], &[BEN]).await.expect("twice is once");
    assert_eq!(b.attending_elsewhere(node_b).await.expect("no failure"), [(ADA, None)]);
    a.attend(node_a, &[(ADA, sees("/ ab12"))], &[]).await.expect("no failure");
    assert_eq!(b.attending_elsewhere(node_b).await.expect("no failure"), [(ADA, sees("/ ab12"))]);
    assert_eq!(a.attending_elsewhere(node_a).await.expect("no failure"), []);
    a.depart(node_a).await.expect("no failure");
    assert_eq!(b.attending_elsewhere(node_b).await.expect("no failure"), []);
    a.close().await;
    b.close().await;
    place.remove().await;
}

/// A clock that runs out after an hour does so after an hour of the club's time, at whichever node.
#[tokio::test]
async fn nodes_share_the_clubs_clock() {
    let Some(place) = Place::postgres().await else { return };
    let (a, _) = node(&place, "a:1", LONG).await;
    with_people(&a).await;
    a.create_table(table("t")).await.expect("a table");
    let clock = StoredClock {
        reserves: vec![None; 3],
        used: Some(0),
        left: Some(60 * 60 * 1000),
        ..StoredClock::default()
    };
    a.keep_clock(&id("t"), clock).await.expect("kept");
    a.keep_time().await.expect("written down");
    let (b, _) = node(&place, "b:1", LONG).await;
    let left = async |store: &Store| {
        let stored = store.table(&id("t")).await.expect("no failure").expect("a table");
        stored.clock.left.expect("time runs")
    };
    let apart = left(&a).await - left(&b).await;
    assert!(apart.abs() < 5_000, "the nodes differ by {apart} ms");
    assert!(left(&b).await > 59 * 60 * 1000);
    a.close().await;
    b.close().await;
    place.remove().await;
}

/// Whoever was killed and is back at once does not wait until its own lease runs out.
#[tokio::test]
async fn a_node_that_comes_back_at_its_address_has_its_tables_at_once() {
    let Some(place) = Place::postgres().await else { return };
    let (before, node_before) = node(&place, "a:1", LONG).await;
    with_people(&before).await;
    before.create_table(table("t")).await.expect("a table");
    let old = before.under(lease(&before, "t", node_before).await);
    let (after, node_after) = node(&place, "a:1", LONG).await;
    let new = after.under(lease(&after, "t", node_after).await);
    let refused = old.append(entry("t", 0)).await.expect_err("an old fence");
    assert!(matches!(refused, StoreError::Fenced), "{refused:?}");
    new.append(entry("t", 0)).await.expect("an entry");
    assert_eq!(before.beat(node_before).await.expect("no failure"), None, "it was given up");
    assert!(after.other_nodes(node_after).await.expect("no failure").is_empty());
    before.close().await;
    after.close().await;
    place.remove().await;
}
