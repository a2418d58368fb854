//! What is remembered of matches that are over, on both kinds of databases.

use crate::place::Place;
use crate::scene;
use crate::scene::{ADA, BEN, entry, id, last, outcome, seat, table, with_people};
use ::table::record::Ply;
use ::table::{Player, Record};
use protocol::{Deed, Entry, MeasureKind, WayOut};
use sqlx::{AnyConnection, Connection as _, Executor as _};
use std::time::Duration;
use store::{
    Append, FinishedMatch, HandOver, NewPerson, NewTable, Outcome, PersonId, SecretHash, Store,
    StoredSeat, Then,
};

on_both!(
    a_match_is_remembered_as_it_was_at_the_end,
    who_was_replaced_is_remembered,
    histories_are_by_person_game_and_time,
    what_was_stored_before_is_remembered,
    who_is_forgotten_is_in_no_record,
    tables_of_who_is_forgotten_are_somebody_elses,
    all_that_a_guest_had_is_brought_along,
);

/// A table at which Ada and Ben sit, and a computer.
async fn sit(store: &Store, name: &str, new: NewTable) {
    store.create_table(NewTable { id: id(name), ..new }).await.expect("a table");
    let secret = SecretHash::of(b"secret");
    store.claim_seat(&id(name), secret, BEN).await.expect("a seat");
}

/// An entry of another seat, by a computer or a person.
fn entry_of(table: &str, number: u64, at: usize, is_computer: bool) -> Append {
    let key = if is_computer { format!("computer {number}") } else { format!("key {number}") };
    let entry_here = Entry { seat: seat(at), key, deed: Deed::act("build 3,4") };
    Append { entry: entry_here, ..entry(table, number) }
}

async fn history(store: &Store) -> Vec<FinishedMatch> {
    store.history(BEN, None, None, 10).await.expect("a history")
}

async fn a_match_is_remembered_as_it_was_at_the_end(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    sit(&store, "t", table("t")).await;
    for number in 0..3 {
        let append = entry_of("t", number, number as usize, number == 2);
        store.append(append).await.expect("an entry");
    }
    assert!(history(&store).await.is_empty(), "it goes on");
    store.append(last("t", 3)).await.expect("the last entry");
    // What changes later changes nothing here.
    store.rename_person(BEN, "Benno".into()).await.expect("a name");
    let travels = SecretHash::of(b"travels");
    let minute = Duration::from_secs(60);
    assert!(store.let_travel(&id("t"), seat(1), BEN, travels, minute).await.expect("no failure"));
    store.claim_seat(&id("t"), travels, ADA).await.expect("a seat");
    let stored = store.table(&id("t")).await.expect("no failure").expect("a table");
    assert_eq!(stored.seats[1].person(), Some(ADA), "the seat has moved");

    let [ended] = &history(&store).await[..] else { panic!("one match") };
    assert_eq!((ended.table.as_str(), ended.game.as_str()), ("t", "a-game"));
    assert_eq!((ended.options.as_str(), ended.n_plies, ended.rated), ("players=3", 2, true));
    assert!(ended.begun_at <= ended.ended_at);
    let results: Vec<_> = ended.sides.iter().map(|side| side.result.clone()).collect();
    assert_eq!(results, outcome().sides);
    let who = |side: usize| {
        let side = &ended.sides[side];
        (side.person, side.name.as_deref(), side.level.as_deref())
    };
    assert_eq!(who(0), (Some(ADA), Some("Ada"), None));
    assert_eq!(who(1), (Some(BEN), Some("steady"), None), "a name, and no level");
    assert_eq!(who(2), (None, None, Some("steady")));
    let n_actions: Vec<_> =
        ended.sides.iter().map(|side| (side.n_actions, side.n_computer_actions)).collect();
    assert_eq!(n_actions, [(2, 0), (1, 0), (1, 1)]);
    assert!(ended.sides.iter().all(|side| !side.had_stand_in()));
    store.close().await;
}

async fn who_was_replaced_is_remembered(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    sit(&store, "stand-in", table("t")).await;
    let keen = HandOver { level: Some("keen".into()), n_plies: 0, yields: true };
    store.hand_over(&id("stand-in"), seat(1), keen).await.expect("no failure");
    store.append(entry_of("stand-in", 0, 1, true)).await.expect("an entry");
    let back = HandOver { level: None, n_plies: 1, yields: false };
    store.hand_over(&id("stand-in"), seat(1), back).await.expect("no failure");
    store.append(entry_of("stand-in", 1, 1, false)).await.expect("an entry");
    store.append(last("stand-in", 2)).await.expect("the last entry");

    sit(&store, "given-up", table("t")).await;
    store.append(entry_of("given-up", 0, 1, false)).await.expect("an entry");
    let spare = SecretHash::of(b"spare");
    store
        .leave(&id("given-up"), BEN, WayOut::Resign, "keen".into(), spare)
        .await
        .expect("no failure");
    store.append(entry_of("given-up", 1, 1, true)).await.expect("an entry");
    store.append(last("given-up", 2)).await.expect("the last entry");

    let matches = history(&store).await;
    let [given_up, stood_in] = &matches[..] else { panic!("two matches: {matches:?}") };
    let (gone, back) = (&given_up.sides[1], &stood_in.sides[1]);
    assert!(gone.had_stand_in() && back.had_stand_in());
    assert_eq!((gone.person, gone.name.as_deref()), (Some(BEN), Some("steady")));
    assert_eq!((gone.level.as_deref(), back.level.as_deref()), (Some("keen"), None));
    assert_eq!((back.n_actions, back.n_computer_actions), (2, 1));
    store.close().await;
}

async fn histories_are_by_person_game_and_time(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    for (name, game, listed) in
        [("a", "go", true), ("b", "chess", false), ("c", "go", false), ("d", "go", true)]
    {
        let mut new = NewTable { listed, ..table(name) };
        new.origin.game = game.into();
        sit(&store, name, new).await;
        store.append(last(name, 0)).await.expect("the last entry");
    }
    let names = |matches: &[FinishedMatch]| {
        matches.iter().map(|it| it.table.to_string()).collect::<Vec<_>>().join(" ")
    };
    let all = history(&store).await;
    assert_eq!(names(&all), "d c b a");
    let of = async |game, before, limit| {
        names(&store.history(BEN, game, before, limit).await.expect("a history"))
    };
    assert_eq!(of(None, Some(all[1].number), 10).await, "b a");
    assert_eq!(of(Some("go"), None, 2).await, "d c");
    assert_eq!(of(Some("go"), Some(all[1].number), 2).await, "a");
    let latest =
        async |before| names(&store.latest_matches("go", before, 10).await.expect("a list"));
    assert_eq!(latest(None).await, "d a", "only tables open to all");
    assert_eq!(latest(Some(all[0].number)).await, "a");
    store.close().await;
}

/// A database as it was before matches were remembered.
async fn what_was_stored_before_is_remembered(place: &Place) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(place.url()).await.expect("a connection");
    let (sqlite, postgres) =
        (sqlx::migrate!("migrations/sqlite"), sqlx::migrate!("migrations/postgres"));
    let migrator = if place.url().starts_with("sqlite") { sqlite } else { postgres };
    migrator.run_to(2, &mut connection).await.expect("an older database");
    let old = "
        INSERT INTO people (id, name, created_at) VALUES (1, 'Ada', 1), (2, 'Ben', 1);
        INSERT INTO component_sets VALUES ('go', 'h', '{}', 1);
        INSERT INTO tables (id, owner, game, rules, components, options, seed, undo, listed,
            created_at, ended_at)
        VALUES ('old', 1, 'go', 1, 'h', 'players=3', 's', 'free', TRUE, 5, 9),
            ('going', 1, 'go', 1, 'h', 'players=3', 's', 'free', TRUE, 5, NULL);
        INSERT INTO seats (table_id, seat, person, name, level, given_up_by)
        VALUES ('old', 0, 1, 'Adele', NULL, NULL), ('old', 1, NULL, NULL, 'keen', 2),
            ('old', 2, NULL, NULL, 'novice', NULL), ('going', 0, 1, NULL, NULL, NULL);
        INSERT INTO entries (table_id, number, seat, key, act, undo, created_at)
        VALUES ('old', 0, 0, 'k', 'a', NULL, 6), ('old', 1, 0, 'l', NULL, 1, 7),
            ('old', 2, 1, 'computer 2', 'b', NULL, 8);
        INSERT INTO results (table_id, side, total, is_winner)
        VALUES ('old', 0, 7, FALSE), ('old', 1, 7, TRUE), ('old', 2, 3, FALSE);
        INSERT INTO records (table_id, text) VALUES ('old', 'a record');";
    connection.execute(old).await.expect("what was there");
    connection.close().await.expect("a goodbye");

    let store = place.open().await;
    let [ended] = &history(&store).await[..] else { panic!("one match") };
    assert_eq!((ended.n_plies, ended.begun_at, ended.ended_at, ended.rated), (1, 6, 9, false));
    let places: Vec<_> = ended.sides.iter().map(|side| side.result.place).collect();
    assert_eq!(places, [2, 1, 3]);
    assert_eq!(ended.sides[0].name.as_deref(), Some("Adele"));
    assert!(ended.sides[1].had_stand_in() && ended.sides[1].result.points.is_empty());
    assert_eq!(store.record(&id("old")).await.expect("no failure").as_deref(), Some("a record"));
    let mine = store.tables_of(ADA, 10).await.expect("a list");
    assert_eq!(mine.len(), 2);
    let over = mine.iter().find(|table| table.is_over).expect("one is over");
    assert_eq!(over.winners().iter().map(|side| side.index()).collect::<Vec<_>>(), [1]);
    assert!(matches!(&over.seats[1], StoredSeat::Computer { level, .. } if level == "keen"));
    store.close().await;
}

/// A record of Ada, Ben and a computer.
fn record(number: usize) -> Record {
    let person = |name: &str| Player::Person(name.into());
    let ply = |seat_number, action: String| Ply { seat: seat(seat_number), action, draws: vec![] };
    Record {
        origin: table("any").origin,
        players: vec![person("Ada"), person("Ben"), Player::Computer("steady".into())],
        plies: vec![ply(0, format!("build {number},4")), ply(1, "end".into())],
        result: ::table::record::Result::Totals(vec![-3, 41, 41]),
    }
}

async fn who_is_forgotten_is_in_no_record(place: &Place) {
    // More than are written anew at a time.
    const N_MATCHES: usize = 60;
    let store = place.open().await;
    with_people(&store).await;
    for number in 0..N_MATCHES {
        let name = format!("t{number}");
        sit(&store, &name, scene::table(&name)).await;
        store.append(entry(&name, 0)).await.expect("an entry");
        let outcome = Outcome { record: record(number).to_string(), ..outcome() };
        let over = Append { then: Then::Over(outcome), ..entry(&name, 1) };
        store.append(over).await.expect("the last entry");
    }
    sit(&store, "damaged", scene::table("damaged")).await;
    store.append(entry("damaged", 0)).await.expect("an entry");
    store.append(last("damaged", 1)).await.expect("the last entry");
    store
        .note_measure(None, MeasureKind::ChangeMember, "Ada: steward, welcome".into())
        .await
        .expect("noted");
    store
        .note_measure(None, MeasureKind::ChangeMember, "Adam: member, welcome".into())
        .await
        .expect("noted");
    store.forget_member(ADA, "steady".into()).await.expect("forgotten");
    for number in 0..N_MATCHES {
        let stored =
            store.record(&id(&format!("t{number}"))).await.expect("read").expect("a record");
        let mut expected = record(number);
        expected.players[0] = Player::Person(String::new());
        let read: Record = stored.parse().expect("it is sealed anew");
        assert_eq!(read, expected, "the match is the same");
    }
    let measures = store.measures_before(i64::MAX, 10).await.expect("read");
    let about: Vec<&str> = measures.iter().map(|measure| measure.about.as_str()).collect();
    assert_eq!(about, ["Adam: member, welcome", ""]);
    let ended = &history(&store).await[0];
    assert_eq!(ended.sides[0].name.as_deref(), Some(""));
    store.close().await;
}

async fn tables_of_who_is_forgotten_are_somebody_elses(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    for name in ["waiting", "going on", "over"] {
        sit(&store, name, scene::table(name)).await;
    }
    store.append(entry("going on", 0)).await.expect("an entry");
    store.append(last("over", 0)).await.expect("the last entry");
    store.create_table(scene::table("alone")).await.expect("a table");
    store.forget_member(ADA, "steady".into()).await.expect("forgotten");
    let owner = async |name: &str| {
        store.table(&id(name)).await.expect("no failure").expect("a table").owner
    };
    for name in ["waiting", "going on", "over"] {
        assert_eq!(owner(name).await, BEN, "{name}");
    }
    assert_eq!(owner("alone").await, ADA, "nobody else is there");
    store.close().await;
}

async fn all_that_a_guest_had_is_brought_along(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    for name in ["over", "put away"] {
        sit(&store, name, scene::table(name)).await;
        store.append(last(name, 0)).await.expect("the last entry");
    }
    let spare = SecretHash::of(b"spare");
    let left = store.leave(&id("put away"), BEN, WayOut::PutAway, "steady".into(), spare).await;
    left.expect("no failure");
    store.set_note(&id("over"), BEN, "the north".into()).await.expect("a note");
    store.agree_to_archive(BEN, true).await.expect("agreed");
    let cleo = PersonId::new(3);
    let token = SecretHash::of(b"cleo");
    store.create_person(NewPerson { id: cleo, token, name: "Cleo".into() }).await.expect("Cleo");

    store.bring_tables(BEN, cleo).await.expect("brought");
    assert!(history(&store).await.is_empty(), "the guest has nothing any more");
    let brought = store.history(cleo, None, None, 10).await.expect("a history");
    assert_eq!(brought.len(), 2);
    let tables = store.tables_of(cleo, 10).await.expect("a list");
    let tables: Vec<&str> = tables.iter().map(|table| table.id.as_str()).collect();
    assert_eq!(tables, ["over"], "what was put away stays so");
    let note = async |person| store.note(&id("over"), person).await.expect("no failure");
    assert_eq!((note(cleo).await.as_str(), note(BEN).await.as_str()), ("the north", ""));
    let agrees = async |person| store.agrees_to_archive(person).await.expect("no failure");
    assert!(agrees(cleo).await && !agrees(BEN).await);
    store.close().await;
}
