//! The store as others use it, on both kinds of databases.

use crate::place::Place;
use crate::scene::{ADA, BEN, entry, hash, id, last, outcome, seat, table, texts, with_people};
use futures_util::future::join_all;
use protocol::{Deed, Entry, Membership, Role, Standing, UndoRule, WayOut};
use std::time::Duration;
use store::{
    Append, Claimed, HandOver, Joined, Left, NewMember, NewPerson, NewTable, SecretHash, Store,
    StoreError, StoredSeat,
};

on_both!(
    what_is_stored_is_there_when_opened_again,
    how_a_match_ended_is_stored_with_its_last_entry,
    one_bad_entry_does_not_fail_the_others,
    many_entries_at_once_are_all_there,
    any_number_of_entries_is_written_together,
    a_seat_is_given_once,
    a_seat_travels_once_and_in_time,
    tables_are_left_given_up_put_away_and_removed,
    there_is_one_rematch,
    a_table_for_members_is_found_by_members,
    lists_are_in_order_and_name_every_seat,
    components_are_kept_as_long_as_a_table_uses_them,
    tables_that_nobody_used_are_forgotten,
    a_second_process_is_refused_and_told_who_is_there,
);

async fn what_is_stored_is_there_when_opened_again(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    store.create_table(table("t")).await.expect("a table");
    let undo = Entry { seat: seat(2), key: "u".into(), deed: Deed::Undo { actions: 2 } };
    store.append(entry("t", 0)).await.expect("an entry");
    store.append(Append { entry: undo.clone(), ..entry("t", 1) }).await.expect("an entry");
    store.close().await;

    let store = place.open().await;
    assert_eq!(store.log(&id("t")).await.expect("a log"), [entry("t", 0).entry, undo]);
    let stored = store.table(&id("t")).await.expect("no failure").expect("a table");
    assert_eq!((stored.owner, stored.undo, stored.listed), (ADA, UndoRule::Never, true));
    assert_eq!(stored.origin, table("t").origin);
    assert_eq!(stored.seats[2], StoredSeat::Computer { level: "steady".into(), given_up_by: None });
    assert!(!stored.is_over);
    let kept = store.components("a-game", hash("tests")).await.expect("no failure");
    assert_eq!(kept, Some(table("t").components));
    let person = store.person_by_token(SecretHash::of(b"Ada")).await.expect("no failure");
    assert_eq!(person.expect("known").id, ADA);
    assert!(store.table(&id("other")).await.expect("no failure").is_none());
    store.close().await;
}

async fn how_a_match_ended_is_stored_with_its_last_entry(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    store.create_table(NewTable { listed: false, ..table("hidden") }).await.expect("a table");
    store.create_table(table("t")).await.expect("a table");
    store.append(entry("t", 0)).await.expect("an entry");
    assert_eq!(store.record(&id("t")).await.expect("no failure"), None);
    assert_eq!(store.result(&id("t")).await.expect("no failure"), None);
    assert_eq!(store.listed(None, 10).await.expect("a list").len(), 1);
    assert_eq!(store.n_open_tables(ADA).await.expect("a number"), 2);

    store.append(last("t", 1)).await.expect("the last entry");
    assert_eq!(store.record(&id("t")).await.expect("no failure"), Some(outcome().record));
    let result = store.result(&id("t")).await.expect("no failure").expect("a result");
    assert_eq!(result.sides, outcome().sides);
    assert!(store.table(&id("t")).await.expect("no failure").expect("a table").is_over);
    let mine = store.tables_of(ADA, 10).await.expect("a list");
    let ended = mine.iter().find(|table| table.id == id("t")).expect("listed");
    assert!(ended.is_over && ended.to_act.is_none());
    assert_eq!(ended.changed_at, result.ended_at);
    assert!(store.listed(None, 10).await.expect("a list").is_empty(), "what is over is not listed");
    assert_eq!(store.n_open_tables(ADA).await.expect("a number"), 1);

    // A last entry that cannot be stored leaves no result either.
    assert!(matches!(store.append(last("hidden", 0)).await, Ok(())));
    assert!(matches!(store.append(last("t", 1)).await, Err(StoreError::Exists)));
    assert_eq!(store.log(&id("t")).await.expect("a log").len(), 2);
    store.close().await;
}

async fn one_bad_entry_does_not_fail_the_others(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    store.create_table(table("t")).await.expect("a table");
    store.append(entry("t", 0)).await.expect("an entry");
    // All of these wait while the first is written, and are written together.
    let numbers = [1, 2, 0, 3, 4];
    let writes = numbers.map(|number| {
        let store = store.clone();
        tokio::spawn(async move { store.append(entry("t", number)).await })
    });
    for (number, write) in numbers.into_iter().zip(writes) {
        let written = write.await.expect("no panic");
        match number {
            0 => assert!(matches!(written, Err(StoreError::Exists)), "{written:?}"),
            _ => written.expect("a good entry"),
        }
    }
    assert_eq!(store.log(&id("t")).await.expect("a log").len(), 5);
    store.close().await;
}

async fn many_entries_at_once_are_all_there(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    for n in 0..7 {
        store.create_table(table(&format!("t{n}"))).await.expect("a table");
    }
    let mut writes = tokio::task::JoinSet::new();
    for n in 0..7 {
        let store = store.clone();
        writes.spawn(async move {
            for number in 0..100 {
                store.append(entry(&format!("t{n}"), number)).await.expect("an entry");
            }
        });
    }
    writes.join_all().await;
    for n in 0..7 {
        assert_eq!(store.log(&id(&format!("t{n}"))).await.expect("a log").len(), 100);
    }
    store.close().await;
}

/// However many wait, each is written once and as it is: what is written together has room for more.
async fn any_number_of_entries_is_written_together(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    for n_entries in (1..=34).chain([255, 256, 257, 600]) {
        let name = format!("t{n_entries}");
        store.create_table(table(&name)).await.expect("a table");
        let appends = (0..n_entries).map(|number| {
            let mut append = entry(&name, number);
            if number % 3 == 2 {
                append.entry.deed = Deed::Undo { actions: 1 };
            }
            append
        });
        let entries: Vec<Entry> = appends.clone().map(|append| append.entry).collect();
        // They wait in their order, however many one task may send before others have their turn.
        let written = join_all(appends.map(|append| store.append(append)));
        let written = tokio::task::unconstrained(written).await;
        assert!(written.iter().all(Result::is_ok), "{n_entries}: {written:?}");
        assert_eq!(store.log(&id(&name)).await.expect("a whole log"), entries);
    }
    store.close().await;
}

async fn a_seat_is_given_once(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    store.create_table(table("t")).await.expect("a table");
    let claim = async |secret: &[u8], person| {
        store.claim_seat(&id("t"), SecretHash::of(secret), person).await.expect("no failure")
    };
    assert_eq!(claim(b"wrong", BEN).await, Claimed::NoSuchSeat);
    assert_eq!(claim(b"secret", BEN).await, Claimed::Seat(seat(1)));
    assert_eq!(claim(b"secret", BEN).await, Claimed::Seat(seat(1)));
    assert_eq!(claim(b"secret", ADA).await, Claimed::Taken);
    let renewed = store.replace_secret(&id("t"), seat(1), SecretHash::of(b"new")).await;
    assert!(!renewed.expect("no failure"), "the seat is no longer open");
    let stored = store.table(&id("t")).await.expect("no failure").expect("a table");
    assert_eq!(stored.seats[1].person(), Some(BEN));
    store.rename_person(BEN, "Benno".into()).await.expect("a name");
    let keen = HandOver { level: Some("keen".into()), n_plies: 4, yields: true };
    store.hand_over(&id("t"), seat(1), keen).await.expect("no failure");
    let stored = store.table(&id("t")).await.expect("no failure").expect("a table");
    assert_eq!(stored.grace, 90);
    assert!(matches!(&stored.seats[1], StoredSeat::Person { name, .. } if name == "Benno"));
    assert_eq!(stored.seats[1].computer(), Some("keen"));
    assert_eq!(store.seated_at(BEN).await.expect("tables"), [id("t")]);
    let back = HandOver { level: None, n_plies: 9, yields: false };
    store.hand_over(&id("t"), seat(1), back).await.expect("no failure");
    let stored = store.table(&id("t")).await.expect("no failure").expect("a table");
    assert_eq!(stored.seats[1].computer(), None);
    let StoredSeat::Person { stand_in: Some(stand_in), .. } = &stored.seats[1] else {
        panic!("what a computer did is remembered")
    };
    assert_eq!((stand_in.since, stand_in.until, stand_in.yields), (4, Some(9), true));
    store.close().await;
}

async fn a_seat_travels_once_and_in_time(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    store.create_table(table("t")).await.expect("a table");
    let (early, late) = (SecretHash::of(b"early"), SecretHash::of(b"late"));
    let travel = async |person, secret, time| {
        store.let_travel(&id("t"), seat(0), person, secret, time).await.expect("no failure")
    };
    let claim = async |secret| store.claim_seat(&id("t"), secret, BEN).await.expect("no failure");
    assert!(!travel(BEN, early, Duration::from_secs(60)).await, "it is Ada's seat");
    assert!(travel(ADA, late, Duration::ZERO).await);
    tokio::time::sleep(Duration::from_millis(3)).await;
    assert_eq!(claim(late).await, Claimed::Expired);
    assert!(travel(ADA, early, Duration::from_secs(60)).await);
    assert_eq!(claim(late).await, Claimed::NoSuchSeat, "there is one link at a time");
    let opened = store.opened_by(&id("t"), early).await.expect("no failure").expect("a seat");
    assert!(opened.person == Some(ADA) && opened.travels_until.flatten().is_some());
    assert_eq!(claim(early).await, Claimed::Seat(seat(0)));
    let again = store.claim_seat(&id("t"), early, ADA).await.expect("no failure");
    assert_eq!(again, Claimed::Taken, "once");
    let stored = store.table(&id("t")).await.expect("no failure").expect("a table");
    assert_eq!((stored.owner, stored.seats[0].person()), (BEN, Some(BEN)), "the table goes along");
    assert!(matches!(stored.seats[0], StoredSeat::Person { moved_from: Some(ADA), .. }));
    store.close().await;
}

async fn tables_are_left_given_up_put_away_and_removed(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    let spare = SecretHash::of(b"spare");
    let leave = async |name: &str, person, way| {
        store.leave(&id(name), person, way, "keen".into(), spare).await.expect("no failure")
    };
    for name in ["early", "late", "over"] {
        store.create_table(table(name)).await.expect("a table");
        let secret = SecretHash::of(b"secret");
        store.claim_seat(&id(name), secret, BEN).await.expect("a seat");
    }
    assert_eq!(leave("early", ADA, WayOut::Remove).await, Left::AnotherWay, "Ben sits there");
    assert_eq!(leave("early", ADA, WayOut::Leave).await, Left::Done);
    let stored = store.table(&id("early")).await.expect("no failure").expect("a table");
    assert_eq!((stored.owner, stored.seats[0].person()), (BEN, None));
    let claimed = store.claim_seat(&id("early"), spare, ADA).await.expect("no failure");
    assert_eq!(claimed, Claimed::Seat(seat(0)), "the seat is open again");
    assert_eq!(leave("early", ADA, WayOut::Leave).await, Left::Done);
    assert_eq!(leave("early", BEN, WayOut::Remove).await, Left::Done);
    assert!(store.table(&id("early")).await.expect("no failure").is_none());

    store.append(entry("late", 0)).await.expect("an entry");
    assert_eq!(leave("late", BEN, WayOut::Leave).await, Left::AnotherWay, "it has begun");
    assert_eq!(leave("late", BEN, WayOut::Resign).await, Left::Done);
    let stored = store.table(&id("late")).await.expect("no failure").expect("a table");
    let given_up_by = Some("steady".to_owned());
    assert_eq!(stored.seats[1], StoredSeat::Computer { level: "keen".into(), given_up_by });
    assert_eq!(leave("late", ADA, WayOut::Remove).await, Left::Done);
    assert!(store.log(&id("late")).await.expect("no failure").is_empty(), "all of it");

    store.append(last("over", 0)).await.expect("an entry");
    let mine = store.tables_of(BEN, 10).await.expect("a list");
    assert_eq!(mine[0].winners().iter().map(|side| side.index()).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(leave("over", BEN, WayOut::PutAway).await, Left::Done);
    assert!(store.tables_of(BEN, 10).await.expect("a list").is_empty());
    assert_eq!(store.tables_of(ADA, 10).await.expect("a list").len(), 1);
    assert_eq!(leave("over", ADA, WayOut::PutAway).await, Left::Done);
    assert!(store.tables_of(ADA, 10).await.expect("a list").is_empty());
    let result = store.result(&id("over")).await.expect("no failure");
    assert!(result.is_some(), "what is in nobody's list is still remembered");
    assert_eq!(leave("early", ADA, WayOut::PutAway).await, Left::NoSuchTable);
    store.close().await;
}

async fn there_is_one_rematch(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    store.create_table(table("t")).await.expect("a table");
    let asks = ["a", "b", "c"].map(|name| {
        let store = store.clone();
        tokio::spawn(async move { store.set_rematch(&id("t"), table(name)).await })
    });
    let mut ids = Vec::new();
    for ask in asks {
        ids.push(ask.await.expect("no panic").expect("a rematch"));
    }
    assert!(ids.iter().all(|id| *id == ids[0]), "{ids:?}");
    let stored = store.table(&id("t")).await.expect("no failure").expect("a table");
    assert_eq!(stored.rematch.as_ref(), Some(&ids[0]));
    assert_eq!(store.tables_of(ADA, 10).await.expect("a list").len(), 2);
    store.close().await;
}

/// Ada becomes a member.
async fn join(store: &Store, membership: Membership) {
    let new = NewMember {
        person: ADA,
        token: SecretHash::of(b"a device"),
        device: String::new(),
        old_token: None,
        name: "Ada".into(),
        plain_name: "ada".into(),
        password: None,
        identity: None,
        membership,
        recovery_codes: Vec::new(),
        invitation: None,
    };
    assert_eq!(store.join(new).await.expect("a member"), Joined::Done);
}

async fn a_table_for_members_is_found_by_members(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    store.create_table(table("open")).await.expect("a table");
    tokio::time::sleep(Duration::from_millis(3)).await;
    let for_members = NewTable { members_only: true, ..table("club") };
    store.create_table(for_members).await.expect("a table");
    assert!(store.table(&id("club")).await.expect("read").expect("a table").members_only);
    let found = async |reader| {
        let found = store.listed(reader, 10).await.expect("a list");
        found.iter().map(|table| table.id.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(found(None).await, "open");
    assert_eq!(found(Some(ADA)).await, "open", "a guest is no member");
    let member = |standing| Membership { role: Role::Member, standing };
    join(&store, member(Standing::Waiting)).await;
    assert_eq!(found(Some(ADA)).await, "open", "not yet");
    for (standing, expected) in [(Standing::Welcome, "club open"), (Standing::Banned, "open")] {
        store.set_membership(ADA, member(standing)).await.expect("a standing");
        assert_eq!(found(Some(ADA)).await, expected, "{standing}");
    }
    store.close().await;
}

async fn lists_are_in_order_and_name_every_seat(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    for name in ["b", "a", "c"] {
        store.create_table(table(name)).await.expect("a table");
        tokio::time::sleep(Duration::from_millis(3)).await;
    }
    store.create_table(NewTable { listed: false, ..table("hidden") }).await.expect("a table");
    let secret = SecretHash::of(b"secret");
    store.claim_seat(&id("a"), secret, BEN).await.expect("a seat");
    let names = |tables: &[store::Summary]| {
        tables.iter().map(|table| table.id.to_string()).collect::<Vec<_>>().join(" ")
    };
    let listed = store.listed(None, 10).await.expect("a list");
    assert_eq!(names(&listed), "c a b", "the newest first");
    assert_eq!(names(&store.listed(None, 2).await.expect("a list")), "c a", "so many and no more");
    assert_eq!((listed[1].game.as_str(), listed[1].options.as_str()), ("a-game", "players=3"));
    assert_eq!(listed[1].seats.len(), 3);
    let (person, computer) = (&listed[1].seats[1], &listed[1].seats[2]);
    assert!(
        matches!(person, StoredSeat::Person { person: BEN, name, .. } if name == "steady"),
        "a person who is called like a level is a person: {person:?}"
    );
    assert_eq!(*computer, StoredSeat::Computer { level: "steady".into(), given_up_by: None });

    tokio::time::sleep(Duration::from_millis(3)).await;
    store.append(entry("b", 0)).await.expect("an entry");
    tokio::time::sleep(Duration::from_millis(3)).await;
    store.append(entry("b", 1)).await.expect("an entry");
    let mine = store.tables_of(ADA, 10).await.expect("a list");
    assert_eq!(names(&mine), "b hidden c a", "where something happened last comes first");
    assert_eq!((mine[0].to_act, mine[1].to_act), (Some(seat(1)), Some(seat(0))));
    assert_eq!(names(&store.tables_of(BEN, 10).await.expect("a list")), "a");
    store.close().await;
}

async fn tables_that_nobody_used_are_forgotten(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    let hidden = NewTable { listed: false, ..table("hidden") };
    for made in [table("listed"), hidden, table("begun"), table("of two"), table("over")] {
        store.create_table(made).await.expect("a table");
    }
    store.append(entry("begun", 0)).await.expect("an entry");
    store.append(last("over", 0)).await.expect("the last entry");
    store.sit_down(&id("of two"), seat(1), BEN).await.expect("a seat");
    let one_day = Duration::from_secs(24 * 60 * 60);
    assert_eq!(store.forget_untouched_tables(one_day).await.expect("no failure"), []);
    tokio::time::sleep(Duration::from_millis(5)).await;
    let forgotten = store.forget_untouched_tables(Duration::ZERO).await.expect("no failure");
    assert_eq!(forgotten, [id("listed"), id("hidden")]);
    assert_eq!(store.forget_untouched_tables(Duration::ZERO).await.expect("no failure"), []);
    for name in ["begun", "of two", "over"] {
        assert!(store.table(&id(name)).await.expect("no failure").is_some(), "{name}");
    }
    assert!(store.table(&id("hidden")).await.expect("no failure").is_none());
}

async fn components_are_kept_as_long_as_a_table_uses_them(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    store.create_table(table("t")).await.expect("a table");
    store.create_table(table("u")).await.expect("another with the same components");
    store.keep_components("a-game", hash("spare"), texts("spare")).await.expect("kept");
    let spare = async || store.components("a-game", hash("spare")).await.expect("no failure");
    assert_eq!(spare().await, Some(texts("spare")));
    assert_eq!(store.components("other", hash("spare")).await.expect("no failure"), None);
    let one_day = Duration::from_secs(24 * 60 * 60);
    assert_eq!(store.forget_unused_components(one_day).await.expect("no failure"), 0);
    tokio::time::sleep(Duration::from_millis(5)).await;
    assert_eq!(store.forget_unused_components(Duration::ZERO).await.expect("no failure"), 1);
    assert_eq!(spare().await, None);
    let used = store.components("a-game", hash("tests")).await.expect("no failure");
    assert!(used.is_some(), "two tables use it");
    store.close().await;
}

async fn a_second_process_is_refused_and_told_who_is_there(place: &Place) {
    let store = place.open().await;
    let refused = Store::open(place.url()).await.err().expect("the first one is there");
    let told = refused.to_string();
    assert!(matches!(refused, StoreError::InUse { .. }), "{told}");
    assert!(told.contains(&format!("process {}", std::process::id())), "{told}");
    store.check().await.expect("the first one still writes");
    store.close().await;
    place.open().await.close().await;
}

#[tokio::test]
async fn a_full_disk_is_told_and_loses_nothing() {
    let place = Place::sqlite();
    let store = place.open().await;
    with_people(&store).await;
    store.create_table(table("t")).await.expect("a table");
    store.limit_pages(1).await.expect("a limit, never below what is there");
    let mut n_entries = 0;
    let error = loop {
        match store.append(entry("t", n_entries)).await {
            Ok(()) => n_entries += 1,
            Err(error) => break error,
        }
        assert!(n_entries < 10_000, "the limit does not hold");
    };
    assert!(matches!(error, StoreError::Full), "{error}");
    assert_eq!(store.log(&id("t")).await.expect("a log").len() as u64, n_entries);
    store.limit_pages(1_000_000).await.expect("space");
    store.append(entry("t", n_entries)).await.expect("it goes on");
    store.close().await;
    let store = place.open().await;
    assert_eq!(store.log(&id("t")).await.expect("a log").len() as u64, n_entries + 1);
    store.close().await;
    place.remove().await;
}

#[tokio::test]
async fn secrets_are_not_in_the_files_and_nobody_else_reads_them() {
    let place = Place::sqlite();
    let store = place.open().await;
    let token = b"a token that must not be found on disk";
    let token_hash = SecretHash::of(token);
    let person = NewPerson { id: ADA, token: token_hash, name: "Ada".into() };
    store.create_person(person).await.expect("a person");
    let mut is_found = false;
    for file in std::fs::read_dir(place.folder()).expect("a folder") {
        let file = file.expect("an entry");
        let bytes = std::fs::read(file.path()).expect("a file");
        is_found |= bytes.windows(3).any(|w| w == b"Ada");
        assert!(!bytes.windows(token.len()).any(|w| w == token));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = file.metadata().expect("metadata").permissions().mode();
            assert_eq!(mode & 0o077, 0, "{} is for us alone", file.path().display());
        }
    }
    assert!(is_found, "names are");
    store.close().await;
    place.remove().await;
}

/// Only PostgreSQL can lose a connection.
#[tokio::test]
async fn after_a_broken_connection_it_goes_on_and_still_holds_the_lock() {
    use sqlx::{Connection as _, Executor as _, PgConnection};
    let Some(place) = Place::postgres().await else { return };
    let store = place.open().await;
    with_people(&store).await;
    store.create_table(table("t")).await.expect("a table");
    store.append(entry("t", 0)).await.expect("an entry");
    let mut connection = PgConnection::connect(place.url()).await.expect("a connection");
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()";
    connection.execute(cut).await.expect("cut");
    let error = store.append(entry("t", 1)).await.expect_err("the connection is gone");
    assert!(matches!(error, StoreError::Unreachable(_)), "{error:?}");
    store.append(entry("t", 1)).await.expect("a new connection");
    let refused = Store::open(place.url()).await.err().expect("the first one is there again");
    assert!(matches!(refused, StoreError::InUse { .. }), "{refused}");
    store.close().await;
    place.remove().await;
}
