//! Before the match and beside it: codes, being ready, changing places, requests, clocks that run
//! out, taking back by vote, talk and notes.

use crate::table::{Folder, Player, Running, config, make, seat, setup};
use protocol::{
    Away, Code, Created, Deed, MuteWish, MutedPerson, MutedTalk, NewSitRequest, Note, Pace, Phrase,
    Problem, Readiness, Report, Said, SeatSetup, SitRequest, Swap, TableInfo, TableSetup, Term,
    Terms, ToClient, ToServer, UndoRule, Wish,
};
use serde_json::json;
use std::time::Duration;

fn with_friend() -> TableSetup {
    setup("players=2", vec![SeatSetup::Me, SeatSetup::Open])
}

fn refusal(message: ToClient) -> Option<Code> {
    match message {
        ToClient::Refused { problem, .. } => Some(problem.code),
        _ => None,
    }
}

fn code(created: &Created) -> String {
    let room = created.table.room.as_ref().expect("it has not begun");
    room.code.clone().expect("whoever made the table knows its code")
}

#[tokio::test]
async fn a_code_leads_to_a_free_seat_until_the_match_begins() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben, cleo) =
        (server.guest("Ada").await, server.guest("Ben").await, server.guest("Cleo").await);
    let created = make(&ada, &with_friend()).await;
    let code = code(&created);
    let spoken = code.to_lowercase().replace('-', "");
    let shown: TableInfo = ben.get(&format!("/api/codes/{spoken}")).await.json();
    assert_eq!(shown.id, created.table.id);
    assert_eq!(shown.room.expect("it has not begun").code, None, "only those inside are told");
    let sat = ben.post(&format!("/api/codes/{spoken}/sit-down"), &json!({})).await;
    assert_eq!(sat.status, 200, "{}", sat.text());
    let begun: TableInfo = sat.json();
    assert!(begun.seats[1].is_mine && begun.room.is_none(), "all sit: it begins");
    let late = cleo.post(&format!("/api/codes/{code}/sit-down"), &json!({})).await;
    assert_eq!((late.status, late.json::<Problem>().code), (403, Code::BadLink));
    server.stop().await;
}

#[tokio::test]
async fn nobody_acts_before_all_sit_and_are_ready() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let created = make(&ada, &with_friend()).await;
    let (id, code) = (created.table.id.clone(), code(&created));
    let ready = format!("/api/tables/{id}/ready");
    let not_ready = ada.post(&ready, &Readiness { is_ready: false }).await;
    assert_eq!(not_ready.status, 200, "{}", not_ready.text());
    assert_eq!(ben.post(&ready, &Readiness { is_ready: true }).await.status, 403, "no seat");
    ben.post(&format!("/api/codes/{code}/sit-down"), &json!({})).await;
    let mut player = Player::join(&ada, &id).await;
    let first = player.seen().legal[0].clone();
    let request = player.request(Deed::Act(first));
    let refused = player.carry_out(request).await.expect_err("nobody acts yet");
    assert_eq!(refused.code, Code::NotBegun);

    let swap = Swap { one: seat(0).expect("a seat"), other: seat(1).expect("a seat") };
    let swap_path = format!("/api/tables/{id}/swap");
    assert_eq!(ben.post(&swap_path, &swap).await.status, 403, "Ada sits there");
    let swapped: TableInfo = ada.post(&swap_path, &swap).await.json();
    assert!(swapped.seats[1].is_mine, "it is Ada's table");

    let begun: TableInfo = ada.post(&ready, &Readiness { is_ready: true }).await.json();
    assert_eq!(begun.room, None);
    assert_eq!(ada.post(&swap_path, &swap).await.status, 409);
    assert_eq!(ada.post(&ready, &Readiness { is_ready: true }).await.status, 409);
    let mut player = Player::join(&ben, &id).await;
    player.act(0).await;
    server.stop().await;
}

#[tokio::test]
async fn a_member_is_asked_to_sit_down() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.member("Ada").await, server.member("Ben").await);
    let guest = server.guest("Gus").await;
    let pace = Some(Pace { turn: 86_400, reserve: 60 });
    let created = make(&ada, &TableSetup { pace, rated: true, ..with_friend() }).await;
    let path = format!("/api/tables/{}/requests", created.table.id);
    let request = NewSitRequest { name: "ben".into(), words: "The return match".into() };
    assert_eq!(guest.post(&path, &request).await.status, 403, "members ask members");
    let nobody = NewSitRequest { name: "Nobody".into(), words: String::new() };
    assert_eq!(ada.post(&path, &nobody).await.status, 404);
    let asked: Vec<SitRequest> = ada.post(&path, &request).await.json();
    assert_eq!((asked[0].name.as_str(), asked[0].asked_by.as_str()), ("Ben", "Ada"));
    assert_eq!(guest.get(&path).await.status, 403);
    let lobby: protocol::Lobby = ben.get("/api/tables").await.json();
    assert_eq!(lobby.n_requests, 1);
    let seen: Vec<SitRequest> = ben.get("/api/requests").await.json();
    assert_eq!((seen[0].words.as_str(), seen[0].is_seen), ("The return match", false));
    assert_eq!((seen[0].pace, seen[0].rated), (pace, true), "he knows what he agrees to");
    let asked: Vec<SitRequest> = ada.get(&path).await.json();
    assert!(asked[0].is_seen, "Ada is told that Ben has seen it");
    let accepted = ben.post(&format!("{path}/accept"), &json!({})).await;
    let seated: TableInfo = accepted.json();
    assert!(seated.seats[1].is_mine);
    let lobby: protocol::Lobby = ben.get("/api/tables").await.json();
    assert_eq!((lobby.n_requests, lobby.mine.len()), (0, 1));
    let again = ben.post(&format!("{path}/accept"), &json!({})).await;
    assert_eq!(again.json::<Problem>().code, Code::BadLink, "nobody asks any more");
    server.stop().await;
}

#[tokio::test]
async fn when_time_is_up_a_computer_sits_in_also_at_a_table_that_sleeps() {
    let folder = Folder::new();
    let quick = server::Config { sleep_after: Duration::from_millis(50), ..config(&folder) };
    let server = Running::start(quick).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let pace = Some(Pace { turn: Pace::MIN_TURN, reserve: 0 });
    let away = Away::Computer { level: "novice".into() };
    let created = make(&ada, &TableSetup { pace, away, ..with_friend() }).await;
    let (id, code) = (created.table.id.clone(), code(&created));
    ben.post(&format!("/api/codes/{code}/sit-down"), &json!({})).await;
    let info = async || ben.get(&format!("/api/tables/{id}")).await.json::<TableInfo>();
    assert_eq!(info().await.seats[0].played_by, None);
    // Nobody looks: the table is asleep when Ada's time is up.
    let deadline = tokio::time::Instant::now() + Duration::from_secs(60);
    while info().await.seats[0].played_by.as_deref() != Some("novice") {
        assert!(tokio::time::Instant::now() < deadline, "a computer sits in for Ada");
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    let mut player = Player::join(&ada, &id).await;
    let is_back = |message| match message {
        ToClient::Table(info) => info.seats[0].played_by.is_none().then_some(()),
        _ => None,
    };
    player.until(is_back).await;
    server.stop().await;
}

#[tokio::test]
async fn a_table_without_watchers_is_closed_to_strangers() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let setup = TableSetup { watchers: false, ..setup("players=2", vec![SeatSetup::Me; 2]) };
    let created = make(&ada, &setup).await;
    let mut stranger = Player::connect(&ben, &created.table.id).await.expect("a socket");
    stranger.hello().await;
    assert_eq!(stranger.until(refusal).await, Code::NoWatchers);
    Player::join(&ada, &created.table.id).await;
    server.stop().await;
}

#[tokio::test]
async fn all_agree_before_something_is_taken_back_and_talk_stays_at_the_table() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let created = make(&ada, &TableSetup { undo: UndoRule::Vote, ..with_friend() }).await;
    let (id, code) = (created.table.id.clone(), code(&created));
    ben.post(&format!("/api/codes/{code}/sit-down"), &json!({})).await;
    let (mut a, mut b) = (Player::join(&ada, &id).await, Player::join(&ben, &id).await);
    let mut watcher = Player::join(&server.guest("Wu").await, &id).await;
    a.act(0).await;
    let first = seat(0).expect("a seat");
    a.say(&ToServer::Wish { seat: first, wish: Wish::TakeBack }).await;
    let proposed = |message| match message {
        ToClient::Table(info) => info.proposal,
        _ => None,
    };
    assert_eq!(b.until(proposed).await.wish, Wish::TakeBack);
    b.say(&ToServer::Agree(true)).await;
    let is_back = |message| match message {
        ToClient::Update(update) => (update.n_plies == 0).then_some(()),
        _ => None,
    };
    b.until(is_back).await;

    a.say(&ToServer::Say(Said::Phrase(Phrase::WellPlayed))).await;
    let talk = |message| match message {
        ToClient::Talk(remarks) => Some(remarks),
        _ => None,
    };
    let remarks = b.until(talk).await;
    assert_eq!((remarks[0].name.as_str(), remarks[0].seat), ("Ada", Some(first)));
    watcher.say(&ToServer::Say(Said::Text("I see your cards".into()))).await;
    assert_eq!(watcher.until(refusal).await, Code::NotYourSeat);

    let mute = format!("/api/tables/{id}/talk/0/mute");
    let hide = MuteWish { is_muted: true };
    assert_eq!(server.guest("Yi").await.post(&mute, &hide).await.code(), Code::NotYourSeat);
    assert_eq!(ada.post(&mute, &hide).await.code(), Code::NotYourSeat, "one's own words");
    let muted: MutedTalk = ben.post(&mute, &hide).await.json();
    assert_eq!(muted, MutedTalk { remarks: vec![0], seats: vec![first] });
    let listed = format!("/api/tables/{id}/talk/muted");
    assert_eq!(ben.get(&listed).await.json::<MutedTalk>(), muted, "known on every device");
    assert_eq!(ada.get(&listed).await.json::<MutedTalk>(), MutedTalk::default());
    let people: Vec<MutedPerson> = ben.get("/api/me/muted").await.json();
    assert_eq!((people.len(), people[0].name.as_str()), (1, "Ada"));
    assert_eq!(ada.get("/api/me/muted").await.json::<Vec<MutedPerson>>(), []);
    let show = format!("/api/me/muted/{}", people[0].since);
    assert_eq!(ada.request("DELETE", &show, None).await.code(), Code::Unknown, "it is Ben's list");
    assert_eq!(ben.request("DELETE", &show, None).await.status, 200);
    assert_eq!(ben.get(&listed).await.json::<MutedTalk>(), MutedTalk::default());
    assert_eq!(ben.post(&mute, &hide).await.json::<MutedTalk>(), muted);
    let shown: MutedTalk = ben.post(&mute, &MuteWish { is_muted: false }).await.json();
    assert_eq!(shown, MutedTalk::default());

    let report = format!("/api/tables/{id}/talk/0/report");
    assert_eq!(server.guest("Zoe").await.post(&report, &json!({})).await.status, 403);
    assert_eq!(ben.post(&report, &json!({})).await.status, 200);
    let reports: Vec<Report> = server.operate("GET", "/api/host/reports", &json!({})).await.json();
    assert_eq!((reports.len(), reports[0].reported_by.as_str()), (1, "Ben"));
    let settle = format!("/api/host/reports/{id}/0/settle");
    assert_eq!(ben.post(&settle, &json!({})).await.status, 403);
    assert_eq!(server.operate("POST", &settle, &json!({})).await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_note_is_ones_own() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let created = make(&ada, &with_friend()).await;
    let path = format!("/api/tables/{}/note", created.table.id);
    assert_eq!(ada.post(&path, &Note { words: "Take the tower".into() }).await.status, 200);
    assert_eq!(ada.get(&path).await.json::<Note>().words, "Take the tower");
    assert_eq!(ben.get(&path).await.json::<Note>().words, "");
    assert_eq!(ada.post(&path, &Note { words: "x".repeat(4_001) }).await.status, 413);
    server.stop().await;
}

#[tokio::test]
async fn whoever_made_a_table_changes_its_terms_and_all_are_asked_again() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben, cleo) =
        (server.guest("Ada").await, server.guest("Ben").await, server.guest("Cleo").await);
    let seats = vec![SeatSetup::Me, SeatSetup::Open, SeatSetup::Open];
    let created = make(&ada, &setup("players=3", seats)).await;
    let (id, code) = (created.table.id.clone(), code(&created));
    let sit = format!("/api/codes/{code}/sit-down");
    assert_eq!(ben.post(&sit, &json!({})).await.status, 200);
    let path = format!("/api/tables/{id}/terms");
    let terms = Terms {
        options: None,
        pace: Some(Pace { turn: 86_400, reserve: 0 }),
        away: Away::Wait,
        undo: UndoRule::Never,
        watchers: false,
        rated: false,
        listed: true,
        members_only: None,
        grace: None,
    };
    assert_eq!(ben.post(&path, &terms).await.code(), Code::NotOwner);
    let hasty = Terms { pace: Some(Pace { turn: 1, reserve: 0 }), ..terms.clone() };
    assert_eq!(ada.post(&path, &hasty).await.code(), Code::BadSetup);
    let rated = Terms { rated: true, ..terms.clone() };
    assert_eq!(ada.post(&path, &rated).await.code(), Code::NoMember, "guests sit here");
    let nonsense = ada.post(&path, &json!({ "pace": null })).await;
    assert_eq!(nonsense.code(), Code::Unreadable);

    let mut at_table = Player::join(&ben, &id).await;
    let changed: TableInfo = ada.post(&path, &terms).await.json();
    assert_eq!((changed.pace, changed.undo), (terms.pace, UndoRule::Never));
    assert!(changed.seats[0].is_ready && !changed.seats[1].is_ready);
    let expected = [Term::Pace, Term::Away, Term::Undo, Term::Watchers, Term::Listed];
    let told = loop {
        at_table.hear().await.expect("a message");
        let info = at_table.info.clone().expect("the table");
        if let Some(room) = info.room.filter(|room| !room.changed.is_empty()) {
            break room.changed;
        }
    };
    assert_eq!(told, expected, "whoever is there is told");
    assert_eq!(cleo.post(&sit, &json!({})).await.status, 200);
    let waiting: TableInfo = ada.get(&format!("/api/tables/{id}")).await.json();
    assert!(waiting.room.is_some(), "Ben has not said yes");
    let ready = Readiness { is_ready: true };
    assert_eq!(ben.post(&format!("/api/tables/{id}/ready"), &ready).await.status, 200);
    let begun: TableInfo = ada.get(&format!("/api/tables/{id}")).await.json();
    assert!(begun.room.is_none(), "now it begins");
    assert_eq!(ada.post(&path, &terms).await.code(), Code::Stale, "and stands");
    server.stop().await;
}

#[tokio::test]
async fn matches_count_against_computers_whose_strength_is_known() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, guest) = (server.member("Ada").await, server.guest("Guest").await);
    let against = |level: &str, rated| TableSetup {
        rated,
        ..setup(
            "players=3",
            vec![SeatSetup::Me, SeatSetup::Computer { level: level.into() }, SeatSetup::Open],
        )
    };
    assert_eq!(ada.post("/api/tables", &against("keen@50", true)).await.code(), Code::BadSetup);
    assert_eq!(guest.post("/api/tables", &against("steady", true)).await.code(), Code::NoMember);
    assert!(make(&ada, &against("steady", true)).await.table.rated);
    let terms = Terms {
        options: None,
        pace: None,
        away: Away::Others,
        undo: UndoRule::Free,
        watchers: true,
        rated: true,
        listed: true,
        members_only: Some(true),
        grace: Some(24 * 60 * 60),
    };
    for (level, expected) in [("keen@50", Err(Code::BadSetup)), ("steady", Ok(()))] {
        let id = make(&ada, &against(level, false)).await.table.id;
        let answer = ada.post(&format!("/api/tables/{id}/terms"), &terms).await;
        match expected {
            Err(code) => assert_eq!(answer.code(), code),
            Ok(()) => {
                let info: TableInfo = answer.json();
                assert!(info.rated && info.members_only);
                assert_eq!(info.grace, 24 * 60 * 60);
                let changed = info.room.expect("it waits").changed;
                assert_eq!(changed, [Term::Rated, Term::Listed, Term::MembersOnly, Term::Grace]);
                let long = Terms { grace: Some(8 * 24 * 60 * 60), ..terms.clone() };
                let answer = ada.post(&format!("/api/tables/{id}/terms"), &long).await;
                assert_eq!(answer.code(), Code::BadSetup);
            }
        }
    }
    let own =
        make(&guest, &setup("players=2", vec![SeatSetup::Me, SeatSetup::Open])).await.table.id;
    let for_members = Terms { rated: false, ..terms };
    let answer = guest.post(&format!("/api/tables/{own}/terms"), &for_members).await;
    assert_eq!(answer.code(), Code::NoMember, "guests make no tables for members");
    server.stop().await;
}

#[tokio::test]
async fn a_game_is_set_up_anew_until_its_match_begins() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let created = make(&ada, &with_friend()).await;
    let (before, code) = (created.table.clone(), code(&created));
    let id = before.id.clone();
    let mut at_table = Player::join(&ada, &id).await;
    let picture = async || ada.get(&format!("/api/tables/{id}/small.svg?at=0")).await;
    let first_picture = picture().await;
    assert!(first_picture.header("cache-control").is_none_or(|it| !it.contains("immutable")));

    let path = format!("/api/tables/{id}/terms");
    let terms = Terms {
        options: None,
        pace: None,
        away: before.away.clone(),
        undo: before.undo,
        watchers: before.watchers,
        rated: false,
        listed: false,
        members_only: None,
        grace: None,
    };
    let wanted = |options: &str| Terms { options: Some(options.into()), ..terms.clone() };
    for wrong in ["players=3", "players=2 nonsense=yes", &"x".repeat(3_000)] {
        let refused = ada.post(&path, &wanted(wrong)).await;
        assert_eq!(refused.code(), Code::BadSetup, "{wrong}");
    }
    assert_eq!(ben.post(&path, &wanted("players=2")).await.code(), Code::NotOwner);

    let nomads = wanted("players=2 with=nomads");
    let changed: TableInfo = ada.post(&path, &nomads).await.json();
    assert_ne!(changed.options, before.options);
    assert!(changed.options.contains("nomads"), "{}", changed.options);
    assert_eq!(changed.seed_hash, before.seed_hash, "the chance was told before");
    assert_eq!(changed.room.expect("it waits").changed, [Term::Options]);
    while at_table.hear().await.is_ok() {}
    let back = Player::join(&ada, &id).await;
    assert_eq!(back.info.expect("the table").options, changed.options, "whoever is there sees it");
    let shown: TableInfo = ben.get(&format!("/api/codes/{code}")).await.json();
    assert_eq!(shown.options, changed.options, "whoever looks now sees it");
    assert_ne!(picture().await.text(), first_picture.text());

    assert_eq!(ben.post(&format!("/api/codes/{code}/sit-down"), &json!({})).await.status, 200);
    let mut player = Player::join(&ada, &id).await;
    assert_eq!(player.info.as_ref().expect("the table").options, changed.options);
    if player.seen().legal.is_empty() {
        player = Player::join(&ben, &id).await;
    }
    player.act(0).await;
    assert_eq!(ada.post(&path, &wanted("players=2")).await.code(), Code::Stale, "and stands");
    let (stored, log) = (server.store.table(&id).await, server.store.log(&id).await);
    assert_eq!(stored.expect("no failure").expect("a table").origin.options, changed.options);
    assert_eq!(log.expect("its chain is whole").len(), 1);
    server.stop().await;
}
