//! Ways to tell somebody, and by which clocks.

use crate::place::Place;
use crate::room::put_back;
use crate::scene::{ADA, BEN, entry, id, last, seat, table, with_people};
use protocol::{ChannelKind, ChannelTerms, Membership, NoticeKind, Pace, Role, Standing};
use sqlx::{AnyConnection, Connection as _, Row as _};
use store::{
    Append, Joined, NewChannel, NewMember, NewSeat, NewTable, PersonId, SecretHash, Store,
    StoredClock, Then,
};

on_both! {
    hours_follow_whoever_travels,
    one_chooses_what_is_told_and_of_which_tables,
    beginning_and_end_are_told,
    word_comes_before_the_time_is_up,
    a_reminder_waits_while_the_club_does,
    a_push_ends_with_its_device,
    nobody_who_was_sent_away_is_told,
}

fn channel(person: PersonId, target: &str, utc_offset: Option<i32>) -> NewChannel {
    NewChannel {
        person,
        kind: ChannelKind::Webhook,
        target: target.into(),
        base_url: String::new(),
        terms: ChannelTerms { digest: vec![480], utc_offset, ..ChannelTerms::default() },
    }
}

async fn offsets(store: &Store, person: PersonId) -> Vec<Option<i32>> {
    let channels = store.channels_of(person).await.expect("no failure");
    channels.into_iter().map(|channel| channel.wish.terms.utc_offset).collect()
}

async fn hours_follow_whoever_travels(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    // The first is as all were once: its minutes were minutes in UTC, and stay so.
    for channel in [
        channel(ADA, "https://a.org", None),
        channel(ADA, "https://b.org", Some(60)),
        channel(BEN, "https://c.org", Some(60)),
    ] {
        store.add_channel(channel, None).await.expect("a channel");
    }
    assert_eq!(offsets(&store, ADA).await, [None, Some(60)]);
    store.set_utc_offset(ADA, -300).await.expect("no failure");
    assert_eq!(offsets(&store, ADA).await, [None, Some(-300)]);
    assert_eq!(offsets(&store, BEN).await, [Some(60)], "Ben stays where he is");
    store.add_channel(channel(ADA, "https://a.org", Some(0)), None).await.expect("chosen anew");
    assert_eq!(offsets(&store, ADA).await, [Some(0), Some(-300)]);
    store.close().await;
}

/// What there is to tell Ben, and whether he wants to hear it.
async fn due(store: &Store) -> Vec<(NoticeKind, bool, bool)> {
    let channel = store.channels_of(BEN).await.expect("no failure")[0].id;
    let due = store.due_notices(channel).await.expect("no failure");
    due.into_iter().map(|notice| (notice.kind, notice.is_true, notice.is_wished)).collect()
}

/// Ada and Ben at a table; Ada is asked first.
async fn with_a_table(place: &Place) -> Store {
    let store = place.open().await;
    with_people(&store).await;
    store.add_channel(channel(BEN, "https://b.org", None), None).await.expect("a channel");
    let mut table = NewTable { waits: true, ..table("t") };
    table.seats[1] = NewSeat::Person { person: BEN, name: None };
    store.create_table(table).await.expect("a table");
    store
}

async fn one_chooses_what_is_told_and_of_which_tables(place: &Place) {
    let store = with_a_table(place).await;
    let asked = Append { then: Then::Asked(seat(1)), ..entry("t", 0) };
    store.append(asked).await.expect("an entry");
    assert_eq!(due(&store).await, [(NoticeKind::Turn, true, true)]);

    let channel = store.channels_of(BEN).await.expect("no failure").remove(0);
    let silent = vec![NoticeKind::Over, NoticeKind::Turn];
    let terms = ChannelTerms { silent, ..channel.wish.terms.clone() };
    store.change_channel(channel.id, terms.clone()).await.expect("no failure");
    assert_eq!(store.channels_of(BEN).await.expect("no failure")[0].wish.terms, terms);
    assert_eq!(due(&store).await, [(NoticeKind::Turn, true, false)], "no turns by this way");
    store.change_channel(channel.id, channel.wish.terms).await.expect("no failure");

    store.hush(&id("t"), BEN, true).await.expect("no failure");
    assert!(store.is_hushed(&id("t"), BEN).await.expect("no failure"));
    assert!(!store.is_hushed(&id("t"), ADA).await.expect("no failure"), "Ben's wish");
    assert_eq!(due(&store).await, [(NoticeKind::Turn, true, false)], "nothing of this table");
    store.hush(&id("t"), BEN, false).await.expect("no failure");
    assert_eq!(due(&store).await, [(NoticeKind::Turn, true, true)]);
    store.close().await;
}

async fn beginning_and_end_are_told(place: &Place) {
    let store = with_a_table(place).await;
    assert_eq!(due(&store).await, []);
    for person in [ADA, BEN] {
        store.set_ready(&id("t"), person, true).await.expect("no failure");
    }
    store.begin(&id("t"), "players=3").await.expect("no failure");
    assert_eq!(due(&store).await, [(NoticeKind::Begun, true, true)]);
    let asked = Append { then: Then::Asked(seat(1)), ..entry("t", 0) };
    store.append(asked).await.expect("an entry");
    let both = [(NoticeKind::Begun, false, true), (NoticeKind::Turn, true, true)];
    assert_eq!(due(&store).await, both, "that it is his turn says that it has begun");
    store.append(last("t", 1)).await.expect("the last entry");
    assert_eq!(due(&store).await[1..], [(NoticeKind::Over, true, true)]);
    store.close().await;
}

/// In how many seconds a notice is due.
async fn due_in(place: &Place, kind: NoticeKind) -> i64 {
    let mut connection = AnyConnection::connect(place.url()).await.expect("a connection");
    let row = sqlx::query("SELECT due_at FROM notices WHERE kind = $1")
        .bind(kind.name())
        .fetch_one(&mut connection)
        .await
        .expect("a notice");
    connection.close().await.expect("a goodbye");
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let now = since.expect("after 1970").as_millis() as i64;
    let left = row.try_get::<i64, _>(0).expect("a time") - now;
    // What happens in a test takes less than that.
    (left as u64).next_multiple_of(30_000) as i64 / 1_000
}

async fn word_comes_before_the_time_is_up(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    let mut way = channel(BEN, "https://b.org", None);
    way.terms.delay = 15 * 60;
    store.add_channel(way, None).await.expect("a channel");
    let slow = Pace { turn: 24 * 60 * 60, reserve: 0 };
    let with_reserve = Pace { turn: 600, reserve: 1_800 };
    for (name, pace, begins_in, asks_in) in [
        ("a", None, 900, 900),
        ("b", Some(slow), 900, 900),
        ("c", Some(Pace { turn: 600, reserve: 0 }), 150, 150),
        ("d", Some(with_reserve), 600, 300),
    ] {
        let mut table = NewTable { pace, ..table(name) };
        table.seats[1] = NewSeat::Person { person: BEN, name: None };
        table.seats[0] = NewSeat::Open { secret: store::SecretHash::of(b"secret") };
        store.create_table(table).await.expect("a table");
        store.sit_anywhere(&id(name), ADA).await.expect("a seat");
        store.begin(&id(name), "players=3").await.expect("no failure");
        assert_eq!(due_in(place, NoticeKind::Begun).await, begins_in, "{name}");
        // Two thirds of the reserve are used up.
        let clock = StoredClock {
            reserves: vec![None, pace.map(|pace| i64::from(pace.reserve) * 1_000 / 3)],
            ..StoredClock::default()
        };
        let asked = Append { then: Then::Asked(seat(1)), clock: Some(clock), ..entry(name, 0) };
        store.append(asked).await.expect("an entry");
        assert_eq!(due_in(place, NoticeKind::Turn).await, asks_in, "{name}");
        store.append(last(name, 1)).await.expect("the last entry");
        assert_eq!(due_in(place, NoticeKind::Over).await, 900, "nobody's time runs");
        clear(place).await;
    }
    store.close().await;
}

async fn a_reminder_waits_while_the_club_does(place: &Place) {
    const HOUR: i64 = 60 * 60 * 1_000;
    let store = with_a_table(place).await;
    let clock = StoredClock { used: Some(0), left: Some(4 * HOUR), ..StoredClock::default() };
    let asked = Append { then: Then::Asked(seat(1)), clock: Some(clock), ..entry("t", 0) };
    store.append(asked).await.expect("an entry");
    assert_eq!(due_in(place, NoticeKind::Reminder).await, 3 * 60 * 60);
    store.close().await;
    put_back(place, 24 * HOUR).await;
    let store = place.open().await;
    let due_in = due_in(place, NoticeKind::Reminder).await;
    assert!((10_800..=10_830).contains(&due_in), "a day has passed, but not in the club: {due_in}");
    store.close().await;
}

async fn clear(place: &Place) {
    let mut connection = AnyConnection::connect(place.url()).await.expect("a connection");
    sqlx::query("DELETE FROM notices").execute(&mut connection).await.expect("written");
    connection.close().await.expect("a goodbye");
}

/// Where Ben is told.
async fn targets(store: &Store) -> Vec<String> {
    let channels = store.channels_of(BEN).await.expect("no failure");
    channels.into_iter().map(|channel| channel.wish.target).collect()
}

async fn a_push_ends_with_its_device(place: &Place) {
    let store = with_a_table(place).await;
    let device = |name: &str| SecretHash::of(name.as_bytes());
    let push = async |name: &str, at: Option<SecretHash>| {
        let push = NewChannel { kind: ChannelKind::Push, ..channel(BEN, name, None) };
        store.add_channel(push, at).await.expect("a channel");
    };
    for name in ["phone", "desk", "tablet"] {
        store.sign_in(BEN, device(name), String::new()).await.expect("written");
        push(name, Some(device(name))).await;
    }
    push("of old", None).await;
    let asked = Append { then: Then::Asked(seat(1)), ..entry("t", 0) };
    store.append(asked).await.expect("an entry");
    assert_eq!(store.due_channels(9).await.expect("no failure").len(), 5);
    store.sign_out(device("phone")).await.expect("written");
    assert_eq!(targets(&store).await, ["https://b.org", "desk", "tablet", "of old"]);
    store.sign_out_others(BEN, device("desk")).await.expect("written");
    assert_eq!(targets(&store).await, ["https://b.org", "desk"], "what leads to no device stays");
    push("desk", Some(device("another"))).await;
    store.sign_out(device("desk")).await.expect("written");
    assert_eq!(targets(&store).await.len(), 2, "somebody is signed in there anew");
    store.sign_out(device("another")).await.expect("written");
    assert_eq!(targets(&store).await, ["https://b.org"]);
    assert_eq!(store.due_channels(9).await.expect("no failure").len(), 1);
    store.close().await;
}

async fn nobody_who_was_sent_away_is_told(place: &Place) {
    let store = with_a_table(place).await;
    let membership = Membership { role: Role::Member, standing: Standing::Welcome };
    let joined = store.join(NewMember {
        person: BEN,
        token: SecretHash::of(b"phone"),
        device: String::new(),
        old_token: None,
        name: "Ben".into(),
        plain_name: "ben".into(),
        password: None,
        identity: None,
        membership: membership.clone(),
        recovery_codes: Vec::new(),
        invitation: None,
    });
    assert_eq!(joined.await.expect("written"), Joined::Done);
    let push = NewChannel { kind: ChannelKind::Push, ..channel(BEN, "phone", None) };
    store.add_channel(push, Some(SecretHash::of(b"phone"))).await.expect("a channel");
    let asked = Append { then: Then::Asked(seat(1)), ..entry("t", 0) };
    store.append(asked).await.expect("an entry");
    assert_eq!(due(&store).await, [(NoticeKind::Turn, true, true)]);
    let banned = Membership { standing: Standing::Banned, ..membership.clone() };
    store.set_membership(BEN, banned).await.expect("written");
    assert_eq!(targets(&store).await, ["https://b.org"], "he is signed out everywhere");
    assert_eq!(due(&store).await, [(NoticeKind::Turn, true, false)]);
    store.set_membership(BEN, membership).await.expect("written");
    assert_eq!(due(&store).await, [(NoticeKind::Turn, true, true)]);
    store.close().await;
}
