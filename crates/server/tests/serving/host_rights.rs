//! Who may run the club: every endpoint of hosts, for everybody who might try; and what comes of it.

use crate::table;
use crate::table::{Browser, Folder, PASSWORD, Player, Running, config, make, setup, sign_up};
use protocol::{
    Admission, Backups, ChangedMember, ChannelTerms, Club, ClubInvitation, Code, Guest, HostTables,
    MadeInvitation, Measure, Members, NewInvitation, Nightly, Overview, Recover, ResetCode, Role,
    SeatSetup, SignIn, SignUp, SignedUp, Standing, TableSetup,
};
use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::Duration;

/// Those who try.
const WHO: [&str; 6] = ["host", "steward", "member", "waiting", "guest", "stranger"];

/// What each of them gets to hear.
const EXPECTED: &str = "
    GET    /api/host                      200            200            403 NotHost    403 NotHost    403 NotHost    403 NotHost
    GET    /api/host/people/welcome       200            200            403 NotHost    403 NotHost    403 NotHost    403 NotHost
    GET    /api/host/people/nonsense      404 Unknown    404 Unknown    403 NotHost    403 NotHost    403 NotHost    403 NotHost
    GET    /api/host/invitations          200            200            403 NotHost    403 NotHost    403 NotHost    403 NotHost
    POST   /api/host/invitations          200            200            403 NotHost    403 NotHost    403 NotHost    403 NotHost
    POST   /api/host/invitations host     200            403 NotHost    403 NotHost    403 NotHost    403 NotHost    403 NotHost
    DELETE /api/host/invitations/none     404 Unknown    404 Unknown    403 NotHost    403 NotHost    403 NotHost    403 NotHost
    POST   /api/host/member/other         200            200            403 NotHost    403 NotHost    403 NotHost    403 NotHost
    POST   /api/host/member/nobody        404 Unknown    404 Unknown    403 NotHost    403 NotHost    403 NotHost    403 NotHost
    POST   /api/host/member/steward       200            403 NotHost    403 NotHost    403 NotHost    403 NotHost    403 NotHost
    POST   /api/host/member/other role    200            403 NotHost    403 NotHost    403 NotHost    403 NotHost    403 NotHost
    POST   /api/host/member/third/reset   200            403 NotHost    403 NotHost    403 NotHost    403 NotHost    403 NotHost
    POST   /api/host/club                 200            403 NotHost    403 NotHost    403 NotHost    403 NotHost    403 NotHost
    GET    /api/host/log                  200            403 NotHost    403 NotHost    403 NotHost    403 NotHost    403 NotHost
    GET    /api/host/tables               200            200            403 NotHost    403 NotHost    403 NotHost    403 NotHost
    GET    /api/host/tables?after=no      404 Unknown    404 Unknown    403 NotHost    403 NotHost    403 NotHost    403 NotHost
    DELETE /api/host/tables/none          404 Unknown    403 NotHost    403 NotHost    403 NotHost    403 NotHost    403 NotHost
    GET    /api/host/backups              200            403 NotHost    403 NotHost    403 NotHost    403 NotHost    403 NotHost
    POST   /api/host/backups              200            403 NotHost    403 NotHost    403 NotHost    403 NotHost    403 NotHost
    GET    /api/host/backups/none         404 Unknown    403 NotHost    403 NotHost    403 NotHost    403 NotHost    403 NotHost
    GET    /api/club                      200            200            200            200            200            200
    GET    /api/people                    200            200            200            403 NoMember   403 NoMember   403 NoMember
    GET    /api/host/reports              200            200            403 NotHost    403 NotHost    403 NotHost    403 NotHost
    GET    /api/me                        200            200            200            200            403 NoMember   403 NoMember
    POST   /api/me/recovery-codes         200            200            200            200            403 NoMember   403 NoMember
    POST   /api/me/recovery-codes wrong   401 NotRecognised 401 NotRecognised 401 NotRecognised 401 NotRecognised 403 NoMember 403 NoMember
    POST   /api/me/passkeys/question      200            200            200            200            403 NoMember   403 NoMember
    POST   /api/me/passkeys/question wrong 401 NotRecognised 401 NotRecognised 401 NotRecognised 401 NotRecognised 403 NoMember 403 NoMember
    DELETE /api/me/devices/none           404 Unknown    404 Unknown    404 Unknown    404 Unknown    403 NoMember   403 NoMember
    GET    /api/me/export                 200            200            200            200            403 NoMember   403 NoMember
    GET    /api/me/channels               200            200            200            200            403 NoMember   403 NoMember
    POST   /api/me/channels               422 BadSetup   422 BadSetup   422 BadSetup   403 NoMember   403 NoMember   403 NoMember
    POST   /api/me/channels/9             404 Unknown    404 Unknown    404 Unknown    404 Unknown    403 NoMember   403 NoMember
    POST   /api/me/channels/9/test        404 Unknown    404 Unknown    404 Unknown    404 Unknown    403 NoMember   403 NoMember
    POST   /api/me/channels/9/end         404 Unknown    404 Unknown    404 Unknown    404 Unknown    403 NoMember   403 NoMember
    GET    /api/tables/none/word          200            200            200            200            200            200
    POST   /api/tables/none/word          404 Unknown    404 Unknown    404 Unknown    404 Unknown    403 NoMember   403 NoMember
    POST   /api/me/utc-offset             200            200            200            200            403 NoMember   403 NoMember
    POST   /api/me/utc-offset far         422 BadSetup   422 BadSetup   422 BadSetup   422 BadSetup   403 NoMember   403 NoMember
    DELETE /api/me/passkeys/none          404 Unknown    404 Unknown    404 Unknown    404 Unknown    403 NoMember   403 NoMember
    DELETE /api/me/openid                 404 Unknown    404 Unknown    404 Unknown    404 Unknown    403 NoMember   403 NoMember
    POST   /api/tables/none/requests      404 Unknown    404 Unknown    404 Unknown    403 NoMember   403 NoMember   403 NoMember
    POST   /api/tables club               200            200            200            403 NoMember   403 NoMember   401 NoGuest
    POST   /api/host/reports/none/0/settle 200            200            403 NotHost    403 NotHost    403 NotHost    403 NotHost
    POST   /api/host/season               200            403 NotHost    403 NotHost    403 NotHost    403 NotHost    403 NotHost
    DELETE /api/me/channels/9             404 Unknown    404 Unknown    404 Unknown    404 Unknown    403 NoMember   403 NoMember
    POST   /api/me/farewell               422 BadSetup   422 BadSetup   422 BadSetup   422 BadSetup   403 NoMember   403 NoMember
    POST   /api/me/holiday                200            200            200            200            403 NoMember   403 NoMember
    POST   /api/me/name                   409 NameTaken  409 NameTaken  409 NameTaken  409 NameTaken  403 NoMember   403 NoMember
    POST   /api/me/passkeys               401 NotRecognised 401 NotRecognised 401 NotRecognised 401 NotRecognised 403 NoMember   403 NoMember
    POST   /api/me/password               401 NotRecognised 401 NotRecognised 401 NotRecognised 401 NotRecognised 403 NoMember   403 NoMember
    GET    /api/people/other              200            200            200            403 NoMember   403 NoMember   403 NoMember
    GET    /api/people/other/matches      200            200            200            403 NoMember   403 NoMember   403 NoMember
    POST   /api/people/other/regard       200            200            200            403 NoMember   403 NoMember   403 NoMember
    GET    /api/presence                  200            200            200            403 NoMember   403 NoMember   403 NoMember
    POST   /api/presence                  200            200            200            200            403 NoMember   403 NoMember
    DELETE /api/me/farewell               200            200            200            200            403 NoMember   403 NoMember
";

fn club(admission: Admission) -> Club {
    Club { name: "Linden Club".into(), news: "On Thursday".into(), admission, ..Club::default() }
}

/// A host, a steward, a member, somebody who waits, a guest and a stranger.
async fn everybody(server: &Running) -> Vec<Browser> {
    let mut people = Vec::new();
    for name in ["host", "steward", "member", "other", "third"] {
        people.push(server.member(name).await);
    }
    for (name, role) in [("host", Role::Host), ("steward", Role::Steward)] {
        let change = ChangedMember { role: Some(role), standing: None };
        let path = format!("/api/host/member/{name}");
        assert_eq!(server.operate("POST", &path, &change).await.status, 200);
    }
    people.truncate(3);
    server.operate("POST", "/api/host/club", &club(Admission::Approval)).await;
    people.push(server.member("waiting").await);
    people.push(server.guest("guest").await);
    people.push(Browser::stranger(server.address));
    people
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_may_do_what_they_may_and_nothing_else() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let people = everybody(&server).await;
    assert_eq!(people.len(), WHO.len());
    for line in EXPECTED.lines().filter(|line| !line.trim().is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        // Behind the path may stand what kind of body is sent.
        let n_words = if words[2].starts_with(char::is_numeric) { 2 } else { 3 };
        let (what, expected) = words.split_at(n_words);
        let variant = what.get(2).copied().unwrap_or_default();
        let mut found = String::new();
        for browser in &people {
            let body = body(what[0], what[1], variant);
            let answer = browser.request(what[0], what[1], body.as_deref()).await;
            match answer.status {
                200 => write!(found, "200 "),
                status => write!(found, "{status} {:?} ", answer.code()),
            }
            .expect("writing to a string");
        }
        assert_eq!(found.trim_end(), expected.join(" "), "{what:?}");
    }
    server.stop().await;
}

fn body(method: &str, path: &str, variant: &str) -> Option<String> {
    let json = |value: serde_json::Value| Some(value.to_string());
    match (path.rsplit('/').next(), variant) {
        _ if method != "POST" => None,
        (Some("tables"), _) => {
            let seats = vec![SeatSetup::Me, SeatSetup::Open];
            let wish = TableSetup { listed: true, members_only: true, ..setup("players=2", seats) };
            Some(serde_json::to_string(&wish).expect("JSON"))
        }
        (Some("invitations"), "host") => json(serde_json::json!({ "role": "host" })),
        (Some("invitations"), _) => json(serde_json::json!({ "note": "for Mei" })),
        (Some("other"), "role") => json(serde_json::json!({ "role": "steward" })),
        (Some("9"), _) => json(serde_json::to_value(ChannelTerms::default()).expect("JSON")),
        (Some("channels"), _) => json(serde_json::json!({
            "kind": "webhook", "target": "nowhere", "terms": ChannelTerms::default(),
        })),
        (Some("requests"), _) => json(serde_json::json!({ "name": "other" })),
        (Some("farewell"), _) => json(serde_json::json!({ "name": "somebody else" })),
        (Some("holiday"), _) => json(serde_json::json!({ "days": 0 })),
        (Some("name"), _) => json(serde_json::json!({ "name": "third" })),
        (Some("passkeys"), _) => {
            json(serde_json::json!({ "label": "", "client-data": "", "attestation": "" }))
        }
        (Some("password"), _) => json(serde_json::json!({ "old": "?", "new": "another horse" })),
        (Some("regard"), _) => json(serde_json::json!({ "regard": "friend" })),
        (Some("presence"), _) => json(serde_json::json!({ "is-shown": true })),
        (Some("word"), _) => json(serde_json::json!({ "is-told": false })),
        (Some("test"), _) => Some("null".to_owned()),
        (Some("utc-offset"), "far") => json(serde_json::json!({ "minutes": 2_000 })),
        (Some("utc-offset"), _) => json(serde_json::json!({ "minutes": -300 })),
        (Some("club"), _) => Some(serde_json::to_string(&club(Admission::Approval)).expect("JSON")),
        (Some("reset" | "settle" | "season"), _) => Some("null".to_owned()),
        (Some("recovery-codes" | "question"), "wrong") => {
            json(serde_json::json!({ "password": "?" }))
        }
        (Some("recovery-codes" | "question" | "end"), _) => {
            json(serde_json::json!({ "password": PASSWORD }))
        }
        _ => json(serde_json::json!({ "standing": "welcome" })),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_operators_token_opens_everything_and_no_other_does() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let overview: Overview = server.operate("GET", "/api/host", &()).await.json();
    assert_eq!(overview.n_members, 0);
    assert!(overview.n_bytes > 0);
    for wrong in ["Bearer ", "Bearer wrong", "the operator's"] {
        let headers = [("authorization", wrong)];
        let answer = table::request_with(server.address, "GET", "/api/host", &headers, None).await;
        assert_eq!(answer.code(), Code::NotHost, "{wrong}");
    }
    server.stop().await;
    let folder = Folder::new();
    let server = Running::start(server::Config { operator_token: None, ..config(&folder) }).await;
    assert_eq!(server.operate("GET", "/api/host", &()).await.code(), Code::NotHost);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_becomes_a_member_as_the_host_says() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    server.operate("POST", "/api/host/club", &club(Admission::Invitation)).await;
    let mut ada = Browser::stranger(server.address);
    assert_eq!(ada.post("/api/sign-up", &sign_up("Ada")).await.code(), Code::NotInvited);
    let wish = NewInvitation { note: "for Ada".into(), role: Role::Steward, days: 1 };
    let made: MadeInvitation = server.operate("POST", "/api/host/invitations", &wish).await.json();
    let (address, secret) = made.link.split_once('#').expect("a secret");
    assert!(address.ends_with("/sign-up"), "{address}");
    let invited =
        |name: &str, secret: &str| SignUp { invitation: Some(secret.to_owned()), ..sign_up(name) };
    for wrong in ["", "12", &"0".repeat(64)] {
        let answer = ada.post("/api/sign-up", &invited("Ada", wrong)).await;
        assert_eq!(answer.code(), Code::NotInvited, "{wrong}");
    }
    let joined: SignedUp = ada.post_and_keep("/api/sign-up", &invited("Ada", secret)).await.json();
    assert_eq!(
        (joined.membership.role, joined.membership.standing),
        (Role::Steward, Standing::Welcome)
    );
    let ben = Browser::stranger(server.address);
    let answer = ben.post("/api/sign-up", &invited("Ben", secret)).await;
    assert_eq!(answer.code(), Code::NotInvited, "used");
    let all: Vec<ClubInvitation> = ada.get("/api/host/invitations").await.json();
    assert_eq!(all[0].used_by.as_deref(), Some("Ada"));

    server.operate("POST", "/api/host/club", &club(Admission::Approval)).await;
    let ben = server.member("Ben").await;
    let waiting: Members = ada.get("/api/host/people/waiting").await.json();
    assert_eq!(waiting.members[0].name, "Ben");
    let standing = async |standing: Standing| {
        let change = ChangedMember { role: None, standing: Some(standing) };
        ada.post("/api/host/member/Ben", &change).await.status
    };
    assert_eq!(standing(Standing::Welcome).await, 200);
    let guest: Option<Guest> = ben.get("/api/guest").await.json();
    let membership = guest.and_then(|guest| guest.membership).expect("a member");
    assert_eq!(membership.standing, Standing::Welcome);
    assert_eq!(standing(Standing::Banned).await, 200);
    assert_eq!(ben.get("/api/me").await.code(), Code::NoMember, "signed out");
    let sign_in = SignIn { name: "Ben".into(), password: PASSWORD.into(), bring_tables: false };
    assert_eq!(ben.post("/api/sign-in", &sign_in).await.code(), Code::NoMember);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_hosts_do_is_written_down() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let people = everybody(&server).await;
    let (host, steward) = (&people[0], &people[1]);
    let reset: ResetCode = host.post("/api/host/member/member/reset", &()).await.json();
    let recover =
        Recover { name: "member".into(), code: reset.code, password: "a new password".into() };
    assert_eq!(people[5].post("/api/recover", &recover).await.status, 200);
    let leaves = ChangedMember { role: Some(Role::Member), standing: None };
    assert_eq!(host.post("/api/host/member/host", &leaves).await.code(), Code::BadSetup);
    let made: MadeInvitation = steward
        .post(
            "/api/host/invitations",
            &NewInvitation { note: "x".into(), role: Role::Member, days: 7 },
        )
        .await
        .json();
    let path = format!("/api/host/invitations/{}", made.invitation.id);
    assert_eq!(steward.request("DELETE", &path, None).await.status, 200);
    let measures: Vec<Measure> = host.get("/api/host/log").await.json();
    let told: Vec<_> =
        measures.iter().map(|measure| (measure.by.as_deref(), measure.measure.as_str())).collect();
    assert_eq!(
        told,
        [
            (Some("steward"), "take-back-invitation"),
            (Some("steward"), "invite"),
            (Some("host"), "reset-password"),
            (None, "set-club"),
            (None, "change-member"),
            (None, "change-member"),
        ]
    );
    let older: Vec<Measure> =
        host.get(&format!("/api/host/log?before={}", measures[3].number)).await.json();
    assert_eq!(older.len(), 2);
    assert_eq!(host.get("/api/host/log?before=x").await.code(), Code::Unreadable);
    let long = Club { news: "x".repeat(301), ..club(Admission::Open) };
    assert_eq!(host.post("/api/host/club", &long).await.code(), Code::BadSetup);
    server.stop().await;
    let server = Running::start(config(&folder)).await;
    let kept: Club = Browser::stranger(server.address).get("/api/club").await.json();
    assert_eq!(kept, club(Admission::Approval), "after a restart");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_whole_and_the_hosts_alone() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let people = everybody(&server).await;
    let (host, member) = (&people[0], &people[2]);
    let none: Backups = host.get("/api/host/backups").await.json();
    assert_eq!(none, Backups { is_possible: true, backups: Vec::new(), nightly: None });
    let made: Backups = host.post("/api/host/backups", &()).await.json();
    let [backup] = &made.backups[..] else { panic!("one copy: {made:?}") };
    let path = format!("/api/host/backups/{}", backup.name);
    assert_eq!(member.get(&path).await.code(), Code::NotHost);
    let copy = host.get(&path).await;
    assert_eq!((copy.status, copy.body.len() as u64), (200, backup.n_bytes));
    for wrong in ["../freehold.db", "..%2Ffreehold.db", "freehold.db"] {
        let answer = host.get(&format!("/api/host/backups/{wrong}")).await;
        assert_eq!(answer.code(), Code::Unknown, "{wrong}");
    }
    let overview: Overview = host.get("/api/host").await.json();
    assert_eq!(overview.health, "ready");
    assert!(overview.limits.iter().any(|limit| limit.flag == "--tables-per-guest"));
    server.stop().await;

    let other = Folder::new();
    let file = other.path().join("copy.db");
    std::fs::write(&file, &copy.body).expect("a file");
    store::restore(&other.database_url(), &file).await.expect("it is whole");
    let server = Running::start(config(&other)).await;
    let overview: Overview = server.operate("GET", "/api/host", &()).await.json();
    assert_eq!(overview.n_members, 5, "everybody is in it who had joined");
    server.stop().await;
}

/// How it stands with the copies of each night, once one was to be made in this folder.
async fn after_a_night(folder: &Folder, copies: PathBuf) -> (Running, Nightly) {
    let nightly = server::NightlyCopies { folder: copies, n_kept: 1 };
    let server = Running::start(server::Config { nightly: Some(nightly), ..config(folder) }).await;
    for _ in 0..200 {
        let told: Backups = server.operate("GET", "/api/host/backups", &()).await.json();
        if let Some(nightly) = told.nightly.filter(|nightly| nightly.tried_at.is_some()) {
            return (server, nightly);
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the night has passed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_made_each_night_and_it_is_told_whether_that_worked() {
    let folder = Folder::new();
    let copies = folder.path().join("copies");
    std::fs::create_dir(&copies).expect("a folder");
    let (server, nightly) = after_a_night(&folder, copies.clone()).await;
    assert_eq!((nightly.problem, nightly.n_kept), (None, 1));
    let first: Backups = server.operate("GET", "/api/host/backups", &()).await.json();
    let [copy] = &first.backups[..] else { panic!("one copy: {first:?}") };
    store::check_copy(&copies.join(&copy.name)).await.expect("it is whole");
    let second: Backups = server.operate("POST", "/api/host/backups", &()).await.json();
    assert_eq!(second.backups.len(), 1, "so many are kept");
    assert_ne!(second.backups[0].name, copy.name, "the latest");
    server.stop().await;

    let folder = Folder::new();
    let no_folder = folder.path().join("a file");
    std::fs::write(&no_folder, "").expect("a file");
    let (server, nightly) = after_a_night(&folder, no_folder).await;
    assert!(nightly.problem.is_some(), "and the club goes on all the same");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_sees_every_table_and_removes_one() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let people = everybody(&server).await;
    let (host, guest) = (&people[0], &people[4]);
    let seats = || vec![SeatSetup::Me, SeatSetup::Open];
    let mut ids = Vec::new();
    for _ in 0..51 {
        ids.push(make(&people[2], &setup("players=2", seats())).await.table.id);
    }
    let id = make(guest, &setup("players=2", seats())).await.table.id;
    let page: HostTables = host.get("/api/host/tables").await.json();
    assert_eq!((page.tables.len(), &page.tables[0].id), (50, &id), "the latest first");
    assert!(page.tables[0].is_waiting && page.tables[0].made_by == "guest");
    let after = page.next.expect("there are more");
    let rest: HostTables = host.get(&format!("/api/host/tables?after={after}")).await.json();
    assert_eq!((rest.tables.len(), rest.next), (2, None));
    assert!(ids.contains(&rest.tables[1].id));

    let mut at_table = Player::join(guest, &id).await;
    let path = format!("/api/host/tables/{id}");
    assert_eq!(guest.request("DELETE", &path, None).await.code(), Code::NotHost);
    assert_eq!(host.request("DELETE", &path, None).await.status, 200);
    while at_table.hear().await.is_ok() {}
    assert_eq!(guest.get(&format!("/api/tables/{id}")).await.code(), Code::Unknown);
    let log: Vec<Measure> = host.get("/api/host/log").await.json();
    assert_eq!((log[0].measure.as_str(), log[0].about.as_str()), ("remove-table", id.as_str()));
    server.stop().await;
}
