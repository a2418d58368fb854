//! Every statement finds what it wants by an index: what the store does all day takes the same time
//! in a large database as in a small one. Every statement of its program is heard, so it has one to itself.

mod listener;
#[macro_use]
mod place;
mod scene;

use listener::Listener;
use place::Place;
use protocol::{
    Away, ChannelKind, ChannelTerms, MeasureKind, Membership, Phrase, Plan, Role, Said, Standing,
    Term, Terms, UndoRule, WayOut,
};
use scene::{ADA, BEN, entry, hash, id, last, seat, table, texts, with_people};
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _, Row as _};
use std::time::Duration;
use store::{
    Append, ComputerRating, Errand, HandOver, Identity, Invitation, Joined, Lease, Linked, Muted,
    NameStart, NewChannel, NewMember, NewPerson, NewRemark, NewSeat, NewSetUp, Passkey, PersonId,
    Rating, Regard, Removed, SeatPlan, SecretHash, Store, StoredClock, Then,
};
use table::RulesVersion;

/// The tables that grow with people and matches.
const GROWING: [&str; 35] = [
    "challenges",
    "leases",
    "codes",
    "talk",
    "requests",
    "notes",
    "people",
    "tokens",
    "tables",
    "seats",
    "entries",
    "records",
    "put_away",
    "matches",
    "sides",
    "ratings",
    "archive_consents",
    "members",
    "recovery_codes",
    "passkeys",
    "identities",
    "errands",
    "channels",
    "notices",
    "friends",
    "blocks",
    "mutes",
    "plans",
    "hushed",
    "holidays",
    "declined",
    "invitations",
    "audit",
    "reports",
    "lost_channels",
];

/// What goes through everything on purpose: finding all ratings again, beginning a season, and counting
/// the challenges that are open, of which there are never many.
const GOES_THROUGH_ALL: [&str; 3] =
    ["DELETE FROM ratings", "UPDATE sides SET rating_before = NULL", "INSERT INTO challenges"];

/// What the store does that is not tried here: it listens, which no statement does, counts
/// everything for the host, who is shown how much there is, or is opened as the other ways open it.
const NOT_TRIED: [&str; 3] = ["listen", "counts", "open_with"];

#[tokio::test]
async fn no_statement_goes_through_a_table_that_grows() {
    let listener = Listener::start();
    let mut places = vec![Place::sqlite()];
    places.extend(Place::postgres().await);
    for place in places {
        let store = place.open().await;
        listener.take();
        use_everything(&store).await;
        store.close().await;
        if !place.url().starts_with("sqlite:") {
            use_nodes(&place).await;
        }
        let statements = listener.take();
        assert!(statements.len() > 50, "only {} statements were heard", statements.len());
        let mut connection = AnyConnection::connect(place.url()).await.expect("a connection");
        if connection.backend_name() != "SQLite" {
            grow(&mut connection).await;
        }
        let mut faults = Vec::new();
        for sql in &statements {
            if !GOES_THROUGH_ALL.iter().any(|known| sql.starts_with(known)) {
                let scanned = match connection.backend_name() {
                    "SQLite" => scanned_by_sqlite(&mut connection, sql).await,
                    _ => scanned_by_postgres(&mut connection, sql).await,
                };
                faults.extend(scanned.into_iter().map(|table| format!("{table} in:\n{sql}")));
            }
        }
        connection.close().await.expect("a goodbye");
        assert!(faults.is_empty(), "{}", faults.join("\n\n"));
        place.remove().await;
    }
}

#[test]
fn everything_that_the_store_can_do_is_tried() {
    let here = include_str!("plans.rs");
    for file in std::fs::read_dir("src").expect("the store's files") {
        let file = std::fs::read_to_string(file.expect("a file").path()).expect("its text");
        let Some((_, of_store)) = file.split_once("\nimpl Store {") else { continue };
        let of_store = of_store.split("\n}").next().expect("something before the end");
        for declared in of_store.split("pub async fn ").skip(1) {
            let name = declared.split(['(', '<']).next().expect("a name");
            let called = [format!(".{name}("), format!("::{name}("), format!("place.{name}()")];
            let is_tried = called.iter().any(|call| here.contains(call));
            assert!(is_tried || NOT_TRIED.contains(&name), "`{name}` is not tried");
        }
    }
}

/// What nodes do that share a database.
async fn use_nodes(place: &Place) {
    let store = Store::open_among_nodes(place.url()).await.expect("a store");
    let node = store.join_nodes("here:1", Duration::from_secs(60)).await.expect("a node");
    assert!(store.beat(node).await.expect("no failure").is_some());
    assert!(store.other_nodes(node).await.expect("no failure").is_empty());
    let Lease::Here(fence) = store.lease(&id("t"), node).await.expect("no failure") else {
        panic!("nobody else has it");
    };
    assert_eq!(store.holder(&id("t"), node).await.expect("no failure"), None);
    assert_eq!(store.leases(node).await.expect("no failure").len(), 1);
    assert!(store.has_lease(&id("t"), node, fence).await.expect("no failure"));
    let held = store.under(fence);
    held.keep_clock(&id("t"), StoredClock::default()).await.expect("no failure");
    store.attend(node, &[(ADA, Some("/".to_owned()))], &[BEN]).await.expect("no failure");
    assert_eq!(store.attending_elsewhere(node).await.expect("no failure"), []);
    store.tell_nodes("something").await.expect("no failure");
    store.release(&id("t"), fence).await.expect("no failure");
    store.keep_time().await.expect("no failure");
    store.depart(node).await.expect("no failure");
    store.close().await;
}

/// PostgreSQL chooses by how much there is, so that there has to be something.
async fn grow(connection: &mut AnyConnection) {
    let fill = "
        INSERT INTO people (id, name, created_at)
        SELECT 1000 + i, 'Somebody', 1 FROM generate_series(1, 2000) AS i;
        INSERT INTO tables (id, owner, game, rules, components, options, seed, undo, listed,
            created_at)
        SELECT 'going on ' || i, 1001 + i % 2000, t.game, t.rules, t.components, t.options, t.seed,
            t.undo, i % 2 = 0, i
        FROM tables t, generate_series(1, 10000) AS i WHERE t.id = 't';
        ANALYZE people; ANALYZE tables;";
    connection.execute(fill).await.expect("more of everything");
}

/// The tables that SQLite would go through from end to end. It calls them as the statement does.
async fn scanned_by_sqlite(connection: &mut AnyConnection, sql: &str) -> Vec<String> {
    let plan = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"));
    let rows = sqlx::query(plan).fetch_all(connection).await.expect("a plan");
    let steps = rows.iter().map(|row| row.try_get::<String, _>("detail").expect("a step"));
    let scanned = steps.filter_map(|step| {
        let name = step.strip_prefix("SCAN ")?.split(' ').next()?.to_owned();
        let is_called = |table: &&&str| {
            let words: Vec<&str> = sql.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
            let pair = |it: &[&str]| it[0] == **table && it[1] == name;
            name == ***table || words.windows(2).any(pair)
        };
        GROWING.iter().find(is_called).map(|table| format!("{table} ({step})"))
    });
    scanned.collect()
}

/// The tables that PostgreSQL would go through from end to end, even if told to avoid it.
async fn scanned_by_postgres(connection: &mut AnyConnection, sql: &str) -> Vec<String> {
    // What is inserted has no plan of interest, and its types cannot be told from the statement; what is
    // locked or set has none at all.
    if ["INSERT", "LOCK", "SET"].iter().any(|word| sql.starts_with(word)) {
        return Vec::new();
    }
    let n_values = (1..20).take_while(|n| sql.contains(&format!("${n}"))).count();
    let values = vec!["NULL"; n_values].join(", ");
    let values = if n_values == 0 { String::new() } else { format!("({values})") };
    let settings =
        "SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off;
        SET plan_cache_mode = force_generic_plan; DEALLOCATE ALL;";
    connection.execute(settings).await.expect("settings");
    let prepare = AssertSqlSafe(format!("PREPARE it AS {sql}"));
    connection.execute(prepare).await.unwrap_or_else(|error| panic!("{error} in {sql}"));
    let explain = AssertSqlSafe(format!("EXPLAIN (COSTS off) EXECUTE it{values}"));
    let rows = sqlx::raw_sql(explain).fetch_all(connection).await.expect("a plan");
    let lines: Vec<String> =
        rows.iter().map(|row| row.try_get::<String, _>(0).expect("a line")).collect();
    let mut scanned = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        let Some((scan, table)) = line.split_once(" on ") else { continue };
        let table = table.split(' ').next().expect("a name");
        let details = lines[index + 1..].iter().take_while(|line| !line.contains("->"));
        let has_condition = details.into_iter().any(|line| line.contains("Index Cond"));
        let is_search = !scan.contains("Seq Scan")
            && (has_condition || !scan.contains("Index") || scan.contains("Bitmap"));
        if GROWING.contains(&table) && scan.contains("Scan") && !is_search {
            scanned.push(format!("{table} ({})", line.trim()));
        }
    }
    scanned
}

/// What members do.
async fn use_club(store: &Store) {
    let (dora, secret) = (PersonId::new(4), SecretHash::of(b"dora"));
    let invitation = Invitation {
        hash: secret,
        made_by: None,
        role: Role::Member,
        note: "for Dora".into(),
        expires_at: i64::MAX,
        used_by: None,
    };
    store.invite(invitation).await.expect("an invitation");
    let membership = Membership { role: Role::Member, standing: Standing::Welcome };
    let new = NewMember {
        person: dora,
        token: secret,
        device: "Firefox, Linux".into(),
        old_token: Some(SecretHash::of(b"before")),
        name: "Dora".into(),
        plain_name: "dora".into(),
        password: Some("a hash".into()),
        identity: None,
        membership: membership.clone(),
        recovery_codes: vec![secret],
        invitation: Some(secret),
    };
    assert_eq!(store.join(new).await.expect("a member"), Joined::Done);
    store.invitation(secret).await.expect("no failure").expect("Dora's");
    store.invitations(10).await.expect("no failure");
    store.take_back_invitation(secret).await.expect("no failure");
    let identity = || Identity { issuer: "https://id.example.org".into(), subject: "dora".into() };
    let errand = Errand {
        hash: secret,
        person: None,
        invitation: Some(secret),
        brings_tables: false,
        subject: None,
        expires_at: i64::MAX,
    };
    store.open_errand(errand).await.expect("no failure");
    assert!(store.take_errand(secret).await.expect("no failure").is_some());
    assert_eq!(store.link_identity(dora, identity()).await.expect("no failure"), Linked::Done);
    store.member_by_identity(&identity()).await.expect("no failure").expect("Dora");
    store.use_identity(identity()).await.expect("no failure");
    store.identities_of(dora).await.expect("no failure");
    let removed = store.unlink_identity(dora, identity().issuer).await.expect("no failure");
    assert_eq!(removed, Removed::Done);
    let key = Passkey {
        credential: b"a key".to_vec(),
        person: dora,
        algorithm: -7,
        public_key: Vec::new(),
        counter: 0,
        is_synced: false,
        label: String::new(),
        used_at: None,
    };
    store.add_passkey(key).await.expect("no failure");
    store.passkey(b"a key").await.expect("no failure").expect("a key");
    store.passkeys_of(dora).await.expect("no failure");
    store.use_passkey(b"a key".to_vec(), 1).await.expect("no failure");
    let removed = store.remove_passkey(dora, b"a key".to_vec(), None).await.expect("no failure");
    assert_eq!(removed, Removed::Done);
    store.member(dora).await.expect("no failure");
    store.member_named("dora").await.expect("no failure");
    for start in [NameStart::At("d"), NameStart::After("ada")] {
        store.members_of(Standing::Welcome, start, 10).await.expect("no failure");
    }
    store.rename_member(dora, "Dora".into(), "dora".into()).await.expect("no failure");
    store.set_password(dora, "another".into()).await.expect("no failure");
    store.set_membership(dora, membership).await.expect("no failure");
    store.n_recovery_codes(dora).await.expect("no failure");
    store.set_recovery_codes(dora, vec![secret]).await.expect("no failure");
    store.sign_in(dora, SecretHash::of(b"phone"), String::new()).await.expect("no failure");
    store.see_device(secret, String::new()).await.expect("no failure");
    store.sign_out_others(dora, secret).await.expect("no failure");
    store.devices(dora).await.expect("no failure");
    let channel = NewChannel {
        person: dora,
        kind: ChannelKind::Webhook,
        target: "https://example.org".into(),
        base_url: "https://play.example.org".into(),
        terms: ChannelTerms { utc_offset: Some(60), ..ChannelTerms::default() },
    };
    store.add_channel(channel, None).await.expect("a channel");
    let channels = store.channels_of(dora).await.expect("no failure");
    store.set_utc_offset(dora, 120).await.expect("no failure");
    store.channel(channels[0].id).await.expect("no failure");
    store.change_channel(channels[0].id, ChannelTerms::default()).await.expect("no failure");
    store.note_channel_worked(channels[0].id).await.expect("no failure");
    let mut asking = table("asking");
    asking.seats[1] = NewSeat::Person { person: dora, name: None };
    store.create_table(asking).await.expect("a table");
    for is_hushed in [true, false] {
        store.hush(&id("asking"), dora, is_hushed).await.expect("no failure");
        store.is_hushed(&id("asking"), dora).await.expect("no failure");
    }
    let asked = Append { then: Then::Asked(seat(1)), ..entry("asking", 0) };
    store.append(asked).await.expect("an entry");
    assert_eq!(store.due_channels(10).await.expect("no failure"), [channels[0].id]);
    let due = store.due_notices(channels[0].id).await.expect("no failure");
    assert_eq!(due.len(), 1);
    store.postpone_notice(&due[0], Duration::ZERO).await.expect("no failure");
    store.hold_channel(channels[0].id, Duration::ZERO).await.expect("no failure");
    store.note_channel_failed(channels[0].id, Duration::ZERO).await.expect("no failure");
    store.settle_notice(&due[0], true).await.expect("no failure");
    store.give_up_channel(channels[0].id, "example.org".into()).await.expect("no failure");
    assert_eq!(store.lost_channels(dora).await.expect("no failure").len(), 1);
    store.remove_channel(channels[0].id).await.expect("no failure");
    for regard in [Some(Regard::Friend), Some(Regard::Blocked), None] {
        store.set_regard(dora, ADA, regard).await.expect("no failure");
        store.regard(dora, ADA).await.expect("no failure");
        store.blocks(dora, ADA).await.expect("no failure");
    }
    store.friends(dora).await.expect("no failure");
    store.seen_here(dora, &[ADA, BEN]).await.expect("no failure");
    store.blocked(dora).await.expect("no failure");
    store.blocked_by(dora).await.expect("no failure");
    store.blockers_of(dora).await.expect("no failure");
    store.finds(dora).await.expect("no failure");
    let (challenge, minute) = ([7; 32], Duration::from_secs(60));
    assert!(store.open_challenge(challenge, Some(dora), minute).await.expect("no failure"));
    assert!(store.close_challenge(challenge, Some(dora)).await.expect("no failure"));
    store.keep("name", "a club".into()).await.expect("no failure");
    store.set("name", "another".into()).await.expect("no failure");
    store.setting("name").await.expect("no failure").expect("a name");
    store.settings().await.expect("no failure");
    store.note_measure(Some(dora), MeasureKind::SetClub, String::new()).await.expect("no failure");
    store.measures_before(i64::MAX, 10).await.expect("no failure");
    store.n_bytes().await.expect("no failure");
    store.show_presence(dora, false).await.expect("no failure");
    store.recover(dora, secret, "a hash".into()).await.expect("no failure");
    store.sign_out(secret).await.expect("no failure");
    store.bring_tables(dora, dora).await.expect("no failure");
    store.set_farewell(dora, Some(Duration::ZERO)).await.expect("no failure");
    assert_eq!(store.due_farewells().await.expect("no failure"), [dora]);
    store.forget_member(dora, "steady".into()).await.expect("no failure");
}

/// Everything about tables whose match has not begun, clocks, talk and notes.
async fn use_room(store: &Store) {
    let clock = StoredClock { used: Some(0), left: Some(-1), ..StoredClock::default() };
    store.create_table(table("room")).await.expect("a table");
    store.coded("LINDE-room").await.expect("no failure");
    store.set_ready(&id("room"), ADA, true).await.expect("no failure");
    let terms = Terms {
        options: None,
        pace: None,
        away: Away::Wait,
        undo: UndoRule::Vote,
        watchers: true,
        rated: false,
        listed: true,
        members_only: None,
        grace: None,
    };
    let set_up =
        NewSetUp { rules: RulesVersion(3), options: "players=3".into(), to_act: Some(seat(0)) };
    let has_changed = store.change_terms(&id("room"), terms, Some(set_up), vec![Term::Undo]).await;
    assert!(has_changed.expect("no failure"));
    store.request(&id("room"), BEN, ADA, "Come".into()).await.expect("no failure");
    store.n_requests_to(BEN).await.expect("no failure");
    store.requests_to(BEN).await.expect("no failure");
    store.requests_at(&id("room")).await.expect("no failure");
    store.see_requests(BEN).await.expect("no failure");
    store.decline_request(&id("room"), BEN, SecretHash::of(b"free")).await.expect("no failure");
    store.has_declined(BEN, ADA, Duration::ZERO).await.expect("no failure");
    store.tell_others(&id("room"), seat(0)).await.expect("no failure");
    store.free_seat(&id("room"), seat(0), BEN, SecretHash::of(b"free")).await.expect("no failure");
    store.swap(&id("room"), (seat(0), seat(1)), ADA).await.expect("no failure");
    store.sit_anywhere(&id("room"), BEN).await.expect("a seat");
    store.begin(&id("room"), "players=3").await.expect("no failure");
    store
        .keep_clock(&id("room"), StoredClock { reserves: vec![Some(1)], ..clock })
        .await
        .expect("kept");
    store.keep_time().await.expect("no failure");
    assert_eq!(store.out_of_time(10).await.expect("no failure"), [id("room")]);
    let said = Said::Phrase(Phrase::Hello);
    let remark = NewRemark { seat: seat(0), person: BEN, name: "Ben".into(), said };
    store.remark(&id("room"), remark).await.expect("a remark");
    store.talk(&id("room"), 10).await.expect("no failure");
    for is_muted in [true, false] {
        let muted = store.mute_speaker(&id("room"), 0, ADA, is_muted).await.expect("no failure");
        assert_eq!(muted, Muted::Done);
    }
    store.muted_talk(&id("room"), ADA, 10).await.expect("no failure");
    store.muted_by(ADA).await.expect("no failure");
    store.unmute(ADA, 0).await.expect("no failure");
    assert!(store.report(&id("room"), 0, ADA).await.expect("no failure"));
    assert_eq!(store.reports(10).await.expect("no failure").len(), 1);
    store.settle_report(&id("room"), 0).await.expect("no failure");
    store.set_holiday(BEN, Some(Duration::from_secs(60))).await.expect("no failure");
    store.holiday_left(BEN).await.expect("no failure");
    store.belongings_of(BEN).await.expect("no failure");
    store.holiday_of(BEN).await.expect("no failure");
    store.holiday_at(&id("room"), seat(0)).await.expect("no failure");
    let plan = Plan { steps: Vec::new(), is_strict: false };
    let plan = SeatPlan { seat: seat(0), number: 0, plan };
    store.keep_plan(&id("room"), plan).await.expect("no failure");
    assert_eq!(store.plans(&id("room")).await.expect("no failure").len(), 1);
    store.end_plan(&id("room"), seat(0)).await.expect("no failure");
    store.set_note(&id("room"), ADA, "a note".into()).await.expect("no failure");
    store.note(&id("room"), ADA).await.expect("no failure");
}

/// Does everything that the store can do, some of it in vain.
async fn use_everything(store: &Store) {
    with_people(store).await;
    let secret = SecretHash::of(b"secret");
    let spare = SecretHash::of(b"spare");
    let minute = Duration::from_secs(60);
    let another = NewPerson { id: PersonId::new(3), token: spare, name: "Cleo".into() };
    store.create_person(another).await.expect("a person");
    store.rename_person(BEN, "Benno".into()).await.expect("a name");
    store.keep_components("a-game", hash("spare"), texts("spare")).await.expect("kept");
    store.forget_unused_components(Duration::ZERO).await.expect("no failure");
    let steady = Rating { mean: 1500.0, deviation: 30.0 };
    let steady = ComputerRating { game: "a-game".into(), level: "steady".into(), rating: steady };
    store.rate_computers(vec![steady]).await.expect("ratings");
    for name in ["t", "u", "left", "early", "removed", "open"] {
        store.create_table(table(name)).await.expect("a table");
    }
    store.replace_secret(&id("t"), seat(1), spare).await.expect("no failure");
    store.opened_by(&id("t"), spare).await.expect("no failure");
    store.claim_seat(&id("t"), spare, BEN).await.expect("a seat");
    store.sit_down(&id("u"), seat(1), BEN).await.expect("a seat");
    store.claim_seat(&id("left"), secret, BEN).await.expect("a seat");
    store.claim_seat(&id("early"), secret, BEN).await.expect("a seat");
    store.let_travel(&id("u"), seat(1), BEN, spare, minute).await.expect("no failure");
    store.claim_seat(&id("u"), spare, PersonId::new(3)).await.expect("a seat");
    for level in [Some("keen".to_owned()), None] {
        let hand_over = HandOver { level, n_plies: 0, yields: false };
        store.hand_over(&id("t"), seat(1), hand_over).await.expect("no failure");
    }
    store.append(entry("left", 0)).await.expect("an entry");
    store.append(entry("t", 0)).await.expect("an entry");
    store.append(last("t", 1)).await.expect("the last entry");
    for (name, person, way) in [
        ("early", BEN, WayOut::Leave),
        ("left", BEN, WayOut::Resign),
        ("removed", ADA, WayOut::Remove),
        ("t", BEN, WayOut::PutAway),
    ] {
        store.leave(&id(name), person, way, "keen".into(), spare).await.expect("no failure");
    }
    for name in ["again", "never"] {
        store.set_rematch(&id("t"), table(name)).await.expect("a table");
    }
    store.begin_season().await.expect("a season");
    assert_eq!(store.rate_again().await.expect("ratings"), 1);
    use_room(store).await;
    store.agree_to_archive(ADA, true).await.expect("no failure");
    store.agree_to_archive(BEN, false).await.expect("no failure");
    store.check().await.expect("it writes");
    use_club(store).await;
    store.person_by_token(secret).await.expect("no failure");
    store.signed_out(&[(secret, ADA), (secret, BEN)]).await.expect("no failure");
    store.table(&id("t")).await.expect("no failure");
    store.log(&id("t")).await.expect("no failure");
    store.settled_log(&id("t")).await.expect("no failure");
    store.record(&id("t")).await.expect("no failure");
    store.result(&id("t")).await.expect("no failure");
    store.components("a-game", hash("tests")).await.expect("no failure");
    store.tables_of(ADA, 10).await.expect("no failure");
    store.running_of(ADA, 10).await.expect("no failure");
    store.listed(None, 10).await.expect("no failure");
    store.unfinished(None, 10).await.expect("no failure");
    store.remove_table(&id("none")).await.expect("no failure");
    store.n_open_tables(ADA).await.expect("no failure");
    store.seated_at(ADA).await.expect("no failure");
    let history = store.history(ADA, None, None, 10).await.expect("no failure");
    store.history(ADA, Some("a-game"), None, 10).await.expect("no failure");
    store.history_seen_by(BEN, ADA, None, None, 10).await.expect("no failure");
    store.latest_matches("a-game", None, 10).await.expect("no failure");
    store.statistics(ADA, ADA, "a-game").await.expect("no failure");
    store.rankings("a-game", 1, 10).await.expect("no failure");
    store.computer_ratings("a-game").await.expect("no failure");
    store.ratings_of(ADA).await.expect("no failure");
    store.rating_course(ADA, ADA, "a-game", 10).await.expect("no failure");
    store.agrees_to_archive(ADA).await.expect("no failure");
    store.archived_months("a-game").await.expect("no failure");
    store.archived("a-game", "2026-11".parse().expect("a month")).await.expect("no failure");
    store.record_of(history[0].number).await.expect("no failure");
    store.forget_untouched_tables(Duration::ZERO).await.expect("no failure");
    if store.limit_pages(1_000_000).await.is_err() {
        // Only SQLite counts pages.
    }
}
