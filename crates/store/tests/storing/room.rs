//! Tables before their match begins, clocks that stand still when the club does, and talk.

use crate::place::Place;
use crate::scene::{ADA, BEN, entry, id, seat, table, with_people};
use protocol::{Away, NoticeKind, Pace, Phrase, Said, Term, Terms, UndoRule};
use sqlx::{AnyConnection, Connection as _};
use std::time::Duration;
use store::{
    Append, Claimed, HandOver, Muted, NewChannel, NewRemark, NewSeat, NewSetUp, NewTable, Regard,
    SecretHash, Store, StoredClock, StoredSeat, StoredSilence, StoredTable, Swapped,
};
use table::RulesVersion;

on_both!(
    a_match_begins_when_all_sit_and_are_ready,
    whoever_shall_play_once_more_is_asked,
    whoever_made_a_table_frees_a_seat_until_its_match_begins,
    a_match_begins_as_it_was_last_set_up,
    places_are_changed_by_whoever_may,
    a_code_leads_to_one_table_until_its_match_begins,
    no_time_passes_while_the_club_is_closed,
    a_wait_that_wakes_nobody_stands_still_too,
    a_pause_is_remembered,
    there_is_so_much_holiday_in_a_year,
    others_are_told_who_is_waited_for_in_vain,
    whoever_is_asked_slowly_is_reminded,
    what_was_said_is_there_for_those_who_come,
    whose_words_are_not_wanted_is_known_by_the_person,
);

const DAY: i64 = 24 * 60 * 60 * 1_000;

async fn stored(store: &Store, name: &str) -> StoredTable {
    store.table(&id(name)).await.expect("no failure").expect("a table")
}

async fn a_match_begins_when_all_sit_and_are_ready(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    store.create_table(table("t")).await.expect("a table");
    let begun = async || {
        store.begin(&id("t"), "players=3").await.expect("no failure");
        stored(&store, "t").await.has_begun
    };
    assert!(!begun().await, "a seat is free");
    let sat = store.sit_anywhere(&id("t"), BEN).await.expect("no failure");
    assert_eq!(sat, Claimed::Seat(seat(1)));
    store.set_ready(&id("t"), ADA, false).await.expect("no failure");
    assert!(!begun().await, "Ada wants to wait");
    store.set_ready(&id("t"), ADA, true).await.expect("no failure");
    assert!(begun().await);
    let table = stored(&store, "t").await;
    assert_eq!(table.pace, Some(Pace { turn: 7200, reserve: 60 }));
    assert_eq!(table.away, Away::Computer { level: "keen".into() });
    assert!(!table.watchers);
    store.close().await;
}

/// Ada asks Ben for a rematch.
async fn once_more(store: &Store, of: &str, name: &str) {
    let person = |person| NewSeat::Person { person, name: None };
    let seats = vec![person(BEN), person(ADA), NewSeat::Computer { level: "steady".into() }];
    let again = NewTable { waits: true, seats, ..table(name) };
    store.set_rematch(&id(of), again).await.expect("a table");
}

async fn whoever_shall_play_once_more_is_asked(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    store.add_channel(word_to(BEN), None).await.expect("a channel");
    store.create_table(table("t")).await.expect("a table");
    once_more(&store, "t", "again").await;
    let begun = async || {
        store.begin(&id("again"), "players=3").await.expect("no failure");
        stored(&store, "again").await.has_begun
    };
    assert!(!begun().await, "Ben has said nothing");
    let asked = store.requests_to(BEN).await.expect("no failure");
    assert_eq!((asked.len(), asked[0].asked_by.as_str()), (1, "Ada"));
    assert!(store.requests_to(ADA).await.expect("no failure").is_empty());
    let channels = store.due_channels(10).await.expect("no failure");
    let due = store.due_notices(channels[0]).await.expect("no failure");
    assert_eq!((due[0].kind, due[0].is_true), (NoticeKind::Request, true), "and told of it");
    store.set_ready(&id("again"), BEN, false).await.expect("no failure");
    assert_eq!(store.requests_to(BEN).await.expect("no failure").len(), 1);
    store.set_ready(&id("again"), BEN, true).await.expect("no failure");
    assert!(store.requests_to(BEN).await.expect("no failure").is_empty());
    assert!(begun().await, "both want it");

    once_more(&store, "again", "third").await;
    let secret = SecretHash::of(b"free");
    store.decline_request(&id("third"), BEN, secret).await.expect("no failure");
    let third = stored(&store, "third").await;
    assert_eq!(third.seats[0], StoredSeat::Open { played_by: None }, "he does not want to");
    let sat = store.claim_seat(&id("third"), secret, BEN).await.expect("no failure");
    assert_eq!(sat, Claimed::Seat(seat(0)), "a link can be made for it");
    store.decline_request(&id("third"), BEN, secret).await.expect("no failure");
    assert_eq!(stored(&store, "third").await.seats[0].person(), Some(BEN), "nobody asks him");
    store.close().await;
}

async fn whoever_made_a_table_frees_a_seat_until_its_match_begins(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    store.create_table(table("t")).await.expect("a table");
    once_more(&store, "t", "again").await;
    let secret = SecretHash::of(b"free");
    let freed = async |index, owner| {
        store.free_seat(&id("again"), seat(index), owner, secret).await.expect("no failure")
    };
    assert!(!freed(1, BEN).await, "it is Ada's table");
    assert!(!freed(2, ADA).await, "a computer sits there");
    assert!(freed(0, ADA).await);
    assert!(!freed(0, ADA).await, "it is free already");
    let again = stored(&store, "again").await;
    assert_eq!(again.seats[0], StoredSeat::Open { played_by: None });
    assert!(store.requests_to(BEN).await.expect("no failure").is_empty());
    let sat = store.claim_seat(&id("again"), secret, BEN).await.expect("no failure");
    assert_eq!(sat, Claimed::Seat(seat(0)));
    store.begin(&id("again"), "players=3").await.expect("no failure");
    assert!(stored(&store, "again").await.has_begun);
    assert!(!freed(0, ADA).await, "it has begun");
    store.close().await;
}

async fn a_match_begins_as_it_was_last_set_up(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    store.create_table(table("t")).await.expect("a table");
    store.sit_anywhere(&id("t"), BEN).await.expect("a seat");
    let terms = Terms {
        options: None,
        pace: None,
        away: Away::Wait,
        undo: UndoRule::Free,
        watchers: true,
        rated: false,
        listed: true,
        members_only: None,
        grace: None,
    };
    let change = async |options: &str| {
        let set_up =
            NewSetUp { rules: RulesVersion(4), options: options.into(), to_act: Some(seat(2)) };
        let changed = vec![Term::Options];
        store
            .change_terms(&id("t"), terms.clone(), Some(set_up), changed)
            .await
            .expect("no failure")
    };
    assert!(change("players=3 other").await);
    let changed = stored(&store, "t").await;
    assert_eq!((changed.origin.options.as_str(), changed.origin.rules.0), ("players=3 other", 4));
    assert_eq!((changed.terms_changed, changed.away), (vec![Term::Options], Away::Wait));
    store.set_ready(&id("t"), BEN, true).await.expect("no failure");
    assert!(!store.begin(&id("t"), "players=3").await.expect("no failure"), "it is set up anew");
    assert!(!stored(&store, "t").await.has_begun);
    assert!(store.begin(&id("t"), "players=3 other").await.expect("no failure"));
    assert!(stored(&store, "t").await.has_begun);
    assert!(!change("players=3").await, "it stands");
    store.append(entry("t", 0)).await.expect("an entry");
    assert_eq!(store.log(&id("t")).await.expect("its chain is whole").len(), 1);
    assert_eq!(stored(&store, "t").await.origin.options, "players=3 other");
    store.close().await;
}

async fn places_are_changed_by_whoever_may(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    store.create_table(table("t")).await.expect("a table");
    store.sit_anywhere(&id("t"), BEN).await.expect("a seat");
    let swap = async |one, other, who| {
        store.swap(&id("t"), (seat(one), seat(other)), who).await.expect("no failure")
    };
    assert_eq!(swap(0, 1, BEN).await, Swapped::NotYours, "Ada sits there");
    assert_eq!(swap(1, 2, BEN).await, Swapped::Done, "with the computer");
    assert_eq!(swap(0, 2, ADA).await, Swapped::Done, "it is Ada's table");
    assert_eq!(swap(0, 4, ADA).await, Swapped::NoSuchSeat);
    let people: Vec<_> = stored(&store, "t").await.seats.iter().map(|it| it.person()).collect();
    assert_eq!(people, [Some(BEN), None, Some(ADA)]);
    store.begin(&id("t"), "players=3").await.expect("no failure");
    assert_eq!(swap(0, 2, ADA).await, Swapped::HasBegun);
    store.close().await;
}

async fn a_code_leads_to_one_table_until_its_match_begins(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    for name in ["one", "two"] {
        store.create_table(table(name)).await.expect("a table");
    }
    assert_eq!(stored(&store, "one").await.code.as_deref(), Some("FERN-42"));
    assert_eq!(stored(&store, "two").await.code.as_deref(), Some("LINDE-two"), "that was taken");
    assert_eq!(store.coded("FERN-42").await.expect("no failure"), Some(id("one")));
    store.sit_anywhere(&id("one"), BEN).await.expect("a seat");
    store.begin(&id("one"), "players=3").await.expect("no failure");
    assert_eq!(store.coded("FERN-42").await.expect("no failure"), None);
    let late = store.sit_anywhere(&id("one"), stranger()).await.expect("no failure");
    assert_eq!(late, Claimed::Taken);
    store.close().await;
}

fn stranger() -> store::PersonId {
    store::PersonId::new(77)
}

async fn no_time_passes_while_the_club_is_closed(place: &Place) {
    // The system's clock may be a day ahead afterwards, or a day behind.
    for moved in [-DAY, 0, DAY] {
        let store = place.open().await;
        if moved == -DAY {
            with_people(&store).await;
            store.create_table(table("t")).await.expect("a table");
        }
        let reserves = vec![Some(50_000), None, None];
        let clock = StoredClock {
            reserves,
            used: Some(30_000),
            left: Some(90_000),
            silence: Some(StoredSilence { number: 3, left: 90_000 }),
            ..StoredClock::default()
        };
        store.keep_clock(&id("t"), clock.clone()).await.expect("kept");
        store.close().await;
        put_back(place, -moved).await;
        let store = place.open().await;
        let again = stored(&store, "t").await.clock;
        assert_eq!(again.reserves, clock.reserves);
        // A little time may have passed before the club's clock was written down, and since.
        assert!((30_000..40_000).contains(&again.used.expect("it runs")), "{again:?}");
        assert!((80_000..=90_000).contains(&again.left.expect("it runs")), "{again:?}");
        let StoredSilence { number, left } = again.silence.expect("somebody does nothing");
        assert_eq!(number, 3);
        assert!((80_000..=90_000).contains(&left), "{left}");
        assert_eq!(store.out_of_time(9).await.expect("no failure"), []);
        store.close().await;
    }
}

/// Somebody may be waited for at a table that nothing wakes; and a stop may come at once after the
/// first table that goes by the club's clock.
async fn a_wait_that_wakes_nobody_stands_still_too(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    store.create_table(table("t")).await.expect("a table");
    let waiting = StoredClock { used: Some(30_000), ..StoredClock::default() };
    let silence = Some(StoredSilence { number: 0, left: 90_000 });
    store.create_table(NewTable { listed: false, ..table("u") }).await.expect("a table");
    let silent = StoredClock { silence, ..StoredClock::default() };
    store.keep_clock(&id("u"), silent).await.expect("kept");
    store.keep_clock(&id("t"), waiting).await.expect("kept");
    assert!(has_written_clock(place).await, "not only when it closes");
    store.close().await;
    put_back(place, DAY).await;
    let store = place.open().await;
    let again = stored(&store, "t").await.clock;
    assert!((30_000..40_000).contains(&again.used.expect("it runs")), "{again:?}");
    assert_eq!(again.left, None);
    let left = stored(&store, "u").await.clock.silence.expect("nobody has done anything").left;
    assert!((80_000..=90_000).contains(&left), "{left}");
    store.close().await;
}

async fn has_written_clock(place: &Place) -> bool {
    let mut connection = AnyConnection::connect(place.url()).await.expect("a connection");
    let sql = "SELECT value FROM club WHERE name = 'clock'";
    let row = sqlx::query(sql).fetch_optional(&mut connection).await.expect("asked");
    connection.close().await.expect("closed");
    row.is_some()
}

/// As if the system's clock had been behind by so much when everything was written.
pub(crate) async fn put_back(place: &Place, by: i64) {
    let mut connection = AnyConnection::connect(place.url()).await.expect("a connection");
    for sql in [
        "UPDATE tables SET asked_since = asked_since - $1, time_up_at = time_up_at - $1,
            silent_until = silent_until - $1",
        "UPDATE notices SET due_at = due_at - $1",
        "UPDATE club SET value = CAST(CAST(value AS BIGINT) - $1 AS TEXT) WHERE name = 'clock'",
    ] {
        sqlx::query(sql).bind(by).execute(&mut connection).await.expect("moved");
    }
    connection.close().await.expect("closed");
}

async fn a_pause_is_remembered(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    store.create_table(table("t")).await.expect("a table");
    let clock = StoredClock { used: Some(30_000), is_paused: true, ..StoredClock::default() };
    store.keep_clock(&id("t"), clock).await.expect("kept");
    store.close().await;
    let store = place.open().await;
    let again = stored(&store, "t").await.clock;
    assert_eq!((again.is_paused, again.used, again.left), (true, Some(30_000), None));
    store.close().await;
}

async fn there_is_so_much_holiday_in_a_year(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    let days = |days: u64| Duration::from_secs(days * 24 * 60 * 60);
    let go = async |time| store.set_holiday(ADA, Some(days(time))).await.expect("no failure");
    let left = async || {
        let left = store.holiday_left(ADA).await.expect("no failure");
        (left.as_secs() + 3_600) / (24 * 60 * 60)
    };
    assert_eq!(left().await, 60);
    assert!(!go(61).await);
    assert!(go(30).await);
    assert!(go(20).await, "what was not used of the one before is not spent");
    store.set_holiday(ADA, None).await.expect("no failure");
    assert_eq!(left().await, 60, "nobody was away");
    let edit = async |sql: &'static str| {
        let mut connection = AnyConnection::connect(place.url()).await.expect("a connection");
        sqlx::query(sql).execute(&mut connection).await.expect("moved");
        connection.close().await.expect("closed");
    };
    edit(
        "UPDATE holidays SET since = since - 3456000000, until = since - 864000000
         WHERE since = (SELECT MAX(since) FROM holidays)",
    )
    .await;
    assert_eq!(left().await, 30, "thirty days until ten days ago");
    assert!(!go(31).await);
    assert!(go(30).await);
    edit("UPDATE holidays SET since = since - 32400000000, until = since").await;
    store.set_holiday(ADA, None).await.expect("no failure");
    assert!(left().await < 60, "a part of it is within the year");
    edit("DELETE FROM holidays WHERE since > (SELECT MIN(since) FROM holidays)").await;
    edit("UPDATE holidays SET since = 0, until = 1000").await;
    assert_eq!(left().await, 60, "long ago");
    store.close().await;
}

async fn others_are_told_who_is_waited_for_in_vain(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    store.create_table(table("t")).await.expect("a table");
    for person in [ADA, BEN] {
        store.add_channel(word_to(person), None).await.expect("a channel");
    }
    store.sit_anywhere(&id("t"), BEN).await.expect("a seat");
    store.begin(&id("t"), "players=3").await.expect("no failure");
    store.append(entry("t", 0)).await.expect("an entry");
    store.tell_others(&id("t"), seat(1)).await.expect("told");
    let due = async || {
        let mut told = Vec::new();
        for channel in store.due_channels(10).await.expect("no failure") {
            for notice in store.due_notices(channel).await.expect("no failure") {
                if notice.kind == NoticeKind::Missed {
                    told.push((notice.channel.wish.person, notice.is_true));
                }
            }
        }
        told
    };
    assert_eq!(due().await, [(ADA, true)], "Ben knows");
    store.append(entry("t", 1)).await.expect("an entry");
    let told = due().await;
    assert!(!told.contains(&(ADA, true)), "he came back: {told:?}");
    store.close().await;
}

fn word_to(person: store::PersonId) -> NewChannel {
    NewChannel {
        person,
        kind: protocol::ChannelKind::Webhook,
        target: "https://example.org".into(),
        base_url: "https://play.example.org".into(),
        terms: protocol::ChannelTerms::default(),
    }
}

/// In milliseconds.
const HOUR: i64 = 60 * 60 * 1_000;

async fn whoever_is_asked_slowly_is_reminded(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    store.create_table(table("t")).await.expect("a table");
    store.add_channel(word_to(BEN), None).await.expect("a channel");
    store.request(&id("t"), BEN, ADA, "Come".into()).await.expect("asked");
    let due = async || {
        let channels = store.due_channels(10).await.expect("no failure");
        let due = store.due_notices(channels[0]).await.expect("no failure");
        let mut due: Vec<_> = due.into_iter().map(|notice| (notice.kind, notice.is_true)).collect();
        due.sort_by_key(|(kind, _)| kind.name());
        due
    };
    assert_eq!(due().await, [(NoticeKind::Request, true)]);
    store.sit_anywhere(&id("t"), BEN).await.expect("a seat");
    store.begin(&id("t"), "players=3").await.expect("no failure");
    let told = [(NoticeKind::Begun, true), (NoticeKind::Request, false)];
    assert_eq!(due().await, told, "he came");
    // Of four hours, reserve included, three have passed in a moment.
    let clock = StoredClock {
        used: Some(3 * HOUR - 200),
        left: Some(HOUR + 200),
        ..StoredClock::default()
    };
    let append = Append { clock: Some(clock.clone()), ..entry("t", 0) };
    store.append(append).await.expect("an entry");
    let kinds: Vec<NoticeKind> = due().await.into_iter().map(|(kind, _)| kind).collect();
    let now = [NoticeKind::Begun, NoticeKind::Request, NoticeKind::Turn];
    assert_eq!(kinds, now, "a reminder is for later");
    let paused = StoredClock { is_paused: true, ..clock.clone() };
    store.keep_clock(&id("t"), paused).await.expect("no failure");
    tokio::time::sleep(Duration::from_millis(300)).await;
    let reminder = (NoticeKind::Reminder, true);
    assert!(!due().await.contains(&reminder), "all agreed to pause");
    store.keep_clock(&id("t"), clock).await.expect("no failure");
    assert!(!due().await.contains(&reminder), "he has as much time as before");
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(due().await.contains(&reminder));
    let hand_over = HandOver { level: Some("keen".into()), n_plies: 1, yields: true };
    store.hand_over(&id("t"), seat(1), hand_over).await.expect("no failure");
    let told = due().await;
    assert!(told.contains(&(NoticeKind::SatIn, true)), "{told:?}");
    assert!(told.contains(&(NoticeKind::Turn, false)), "a computer plays: {told:?}");
    store.close().await;
}

async fn what_was_said_is_there_for_those_who_come(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    store.create_table(table("t")).await.expect("a table");
    for said in [Said::Phrase(Phrase::Hello), Said::Text("Grüße".into())] {
        let remark = NewRemark { seat: seat(0), person: ADA, name: "Ada".into(), said };
        store.remark(&id("t"), remark).await.expect("a remark");
    }
    let talk = store.talk(&id("t"), 1).await.expect("no failure");
    assert_eq!((talk[0].number, &talk[0].said), (1, &Said::Text("Grüße".into())));
    assert!(!store.report(&id("t"), 9, BEN).await.expect("no failure"), "no such remark");
    assert!(store.report(&id("t"), 1, BEN).await.expect("no failure"));
    let reports = store.reports(9).await.expect("no failure");
    assert_eq!((reports[0].reported_by.as_str(), &reports[0].remark), ("steady", &talk[0]));
    store.close().await;
}

async fn whose_words_are_not_wanted_is_known_by_the_person(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    for name in ["t", "u"] {
        store.create_table(table(name)).await.expect("a table");
        store.sit_anywhere(&id(name), BEN).await.expect("a seat");
    }
    let says = async |at: &str, person, name: &str| {
        let said = Said::Text("Grüße".into());
        let remark =
            NewRemark { seat: seat(usize::from(person == BEN)), person, name: name.into(), said };
        store.remark(&id(at), remark).await.expect("a remark");
    };
    says("t", ADA, "Ada").await;
    says("t", BEN, "Ben").await;
    says("u", BEN, "another name").await;
    let mute = async |number: u64, is_muted: bool| {
        store.mute_speaker(&id("t"), number, ADA, is_muted).await.expect("no failure")
    };
    assert_eq!(mute(0, true).await, Muted::Oneself);
    assert_eq!(mute(9, true).await, Muted::NoSuchRemark);
    assert_eq!(mute(1, true).await, Muted::Done);
    let muted = async |at: &str, person| {
        let muted = store.muted_talk(&id(at), person, 10).await.expect("no failure");
        (muted.remarks, muted.seats)
    };
    assert_eq!(muted("t", ADA).await, (vec![1], vec![seat(1)]));
    assert_eq!(muted("u", ADA).await, (vec![0], vec![seat(1)]), "at every table");
    assert_eq!(muted("t", BEN).await, (vec![], vec![]), "one's own wish");
    let people = store.muted_by(ADA).await.expect("no failure");
    assert_eq!((people.len(), people[0].name.as_str()), (1, "steady"));
    assert!(!store.unmute(BEN, people[0].since).await.expect("no failure"), "it is Ada's wish");
    assert!(store.unmute(ADA, people[0].since).await.expect("no failure"));
    assert_eq!(store.muted_by(ADA).await.expect("no failure"), []);
    assert_eq!(mute(1, true).await, Muted::Done);

    // Whoever is not read may ask, but neither calls one nor is read.
    store.add_channel(word_to(ADA), None).await.expect("a channel");
    store.request(&id("u"), ADA, BEN, "Come!".into()).await.expect("asked");
    let channel = store.channels_of(ADA).await.expect("no failure")[0].id;
    let due = async || store.due_notices(channel).await.expect("no failure");
    assert!(!due().await[0].is_true);
    assert_eq!(store.requests_to(ADA).await.expect("no failure")[0].words, "");
    assert_eq!(mute(1, false).await, Muted::Done);
    assert!(due().await[0].is_true);
    assert_eq!(store.requests_to(ADA).await.expect("no failure")[0].words, "Come!");
    assert_eq!(muted("t", ADA).await, (vec![], vec![]));
    store.set_regard(ADA, BEN, Some(Regard::Blocked)).await.expect("no failure");
    assert_eq!(muted("t", ADA).await, (vec![1], vec![seat(1)]), "who is blocked is not read");
    store.close().await;
}
