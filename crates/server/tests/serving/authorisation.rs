//! Who may do what: every endpoint and every message, for everybody who might try.

use crate::table;
use crate::table::{
    Browser, Folder, Picks, Player, Running, config, make, play_to_the_end, seat, setup,
};
use protocol::{
    Away, Code, Deed, ErrandAnswer, ErrandWish, HandOver, Leave, MuteWish, Request, SeatSetup,
    TableId, TableSetup, Terms, ToClient, ToServer, UndoRule, WayOut,
};
use std::fmt::Write as _;

/// Those who try: whoever made the table and sits at seat 0, whoever sits at seat 1, whoever sits
/// at seat 2, a guest without a seat, and somebody without a name.
const WHO: [&str; 5] = ["owner", "player", "other player", "watcher", "stranger"];

/// What each of them gets to hear: a status and the code of the problem. Table T goes on, O is over, at P
/// too, which nobody may watch, and at W owner and player wait for somebody, and nobody may watch.
const EXPECTED: &str = "
    GET  /api/guest                          200                200                200                200                200
    POST /api/guest                          200                200                200                200                200
    GET  /api/games                          200                200                200                200                200
    GET  /api/tables                         200                200                200                200                200
    POST /api/tables                         200                200                200                200                401 NoGuest
    POST /api/tables club                    403 NoMember       403 NoMember       403 NoMember       403 NoMember       401 NoGuest
    GET  /api/tables/T                       200                200                200                200                200
    POST /api/tables/T/claim wrong           403 BadLink        403 BadLink        403 BadLink        403 BadLink        401 NoGuest
    POST /api/tables/T/claim used            409 Taken          200                409 Taken          409 Taken          401 NoGuest
    POST /api/tables/T/links                 200                403 NotOwner       403 NotOwner       403 NotOwner       401 NoGuest
    POST /api/tables/T/invitation wrong      403 BadLink        403 BadLink        403 BadLink        403 BadLink        403 BadLink
    POST /api/tables/T/invitation used       200                200                200                200                200
    POST /api/tables/T/seats/1/sit-down      409 Taken          409 Taken          409 Taken          403 BadLink        401 NoGuest
    POST /api/tables/T/seats/1/travel        403 NotYourSeat    200                403 NotYourSeat    403 NotYourSeat    401 NoGuest
    POST /api/tables/T/seats/7/travel        404 Unknown        404 Unknown        404 Unknown        404 Unknown        401 NoGuest
    POST /api/tables/T/leave wrong           409 Stale          409 Stale          409 Stale          409 Stale          401 NoGuest
    POST /api/qr                             200                200                200                200                200
    GET  /api/lobby                          400 Unreadable     400 Unreadable     400 Unreadable     400 Unreadable     400 Unreadable
    GET  /api/turns                          400 Unreadable     400 Unreadable     400 Unreadable     400 Unreadable     400 Unreadable
    POST /api/tables/T/seats/1/hand-over     200                200                200                403 NotYourSeat    401 NoGuest
    POST /api/tables/T/seats/1/hand-over back 200               200                200                403 NotYourSeat    401 NoGuest
    POST /api/tables/T/seats/7/hand-over     404 Unknown        404 Unknown        404 Unknown        404 Unknown        401 NoGuest
    POST /api/tables/T/rematch               409 NotOver        409 NotOver        409 NotOver        403 NotYourSeat    401 NoGuest
    GET  /api/tables/T/talk/muted            200                200                200                403 NotYourSeat    401 NoGuest
    GET  /api/tables/none/talk/muted         404 Unknown        404 Unknown        404 Unknown        404 Unknown        401 NoGuest
    POST /api/tables/T/talk/0/mute           404 Unknown        404 Unknown        404 Unknown        403 NotYourSeat    401 NoGuest
    GET  /api/me/muted                       200                200                200                200                401 NoGuest
    DELETE /api/me/muted/1                   404 Unknown        404 Unknown        404 Unknown        404 Unknown        401 NoGuest
    GET  /api/openid                         200                200                200                200                200
    POST /api/openid/errand                  404 Unknown        404 Unknown        404 Unknown        404 Unknown        404 Unknown
    POST /api/openid/return                  404 Unknown        404 Unknown        404 Unknown        404 Unknown        404 Unknown
    POST /api/openid/sign-up                 404 Unknown        404 Unknown        404 Unknown        404 Unknown        404 Unknown
    GET  /api/tables/T/picture.png           404 Unknown        404 Unknown        404 Unknown        404 Unknown        404 Unknown
    GET  /api/tables/T/record                409 NotOver        409 NotOver        409 NotOver        409 NotOver        409 NotOver
    GET  /api/tables/T/socket                400 Unreadable     400 Unreadable     400 Unreadable     400 Unreadable     400 Unreadable
    GET  /api/tables/none                    404 Unknown        404 Unknown        404 Unknown        404 Unknown        404 Unknown
    POST /api/tables/none/rematch            404 Unknown        404 Unknown        404 Unknown        404 Unknown        401 NoGuest
    GET  /api/nothing                        404 Unknown        404 Unknown        404 Unknown        404 Unknown        404 Unknown
    GET  /api/openapi.json                   200                200                200                200                200
    POST /api/tables/O/rematch               200                200                200                403 NotYourSeat    401 NoGuest
    GET  /api/tables/O/picture.png           200                200                200                200                200
    GET  /api/tables/O/record                200                200                200                200                200
    GET  /api/tables/P/picture.png           200                200                200                403 NoWatchers     403 NoWatchers
    GET  /api/tables/P/record                200                200                200                403 NoWatchers     403 NoWatchers
    GET  /api/tables/P/small.svg?at=0        200                200                200                403 NoWatchers     403 NoWatchers
    GET  /api/tables/W/picture.png           404 Unknown        404 Unknown        403 NoWatchers     403 NoWatchers     403 NoWatchers
    GET  /api/tables/W/record                409 NotOver        409 NotOver        403 NoWatchers     403 NoWatchers     403 NoWatchers
    GET  /api/tables/none/record             404 Unknown        404 Unknown        404 Unknown        404 Unknown        404 Unknown
    POST /api/tables/W/terms                 200                403 NotOwner       403 NotOwner       403 NotOwner       401 NoGuest
    POST /api/tables/T/terms                 409 Stale          409 Stale          409 Stale          409 Stale          401 NoGuest
    POST /api/tables/none/terms              404 Unknown        404 Unknown        404 Unknown        404 Unknown        401 NoGuest
    GET  /api/tables/T/small.svg?at=0        200                200                200                200                200
    GET  /api/tables/W/small.svg?at=0        200                200                403 NoWatchers     403 NoWatchers     403 NoWatchers
    GET  /api/tables/none/small.svg?at=0     404 Unknown        404 Unknown        404 Unknown        404 Unknown        404 Unknown
    GET  /api/tables/T/glance?at=0           200                200                200                200                200
    GET  /api/tables/W/glance?at=0           200                200                403 NoWatchers     403 NoWatchers     403 NoWatchers
    POST /api/tables/T/seats/1/free          409 Stale          409 Stale          409 Stale          409 Stale          401 NoGuest
    POST /api/tables/none/seats/1/free       404 Unknown        404 Unknown        404 Unknown        404 Unknown        401 NoGuest
    GET  /api/tables/none/glance?at=0        404 Unknown        404 Unknown        404 Unknown        404 Unknown        404 Unknown
    GET  /api/rankings/kingdom-builder       200                200                200                200                200
    GET  /api/rankings/none                  404 Unknown        404 Unknown        404 Unknown        404 Unknown        404 Unknown
    GET  /api/archive                        200                200                200                200                401 NoGuest
    POST /api/archive                        200                200                200                200                401 NoGuest
    GET  /api/archive/kingdom-builder/2026-11 200               200                200                200                200
    GET  /api/archive/kingdom-builder/soon   404 Unknown        404 Unknown        404 Unknown        404 Unknown        404 Unknown
    GET  /api/archive/none/2026-11           404 Unknown        404 Unknown        404 Unknown        404 Unknown        404 Unknown
    GET  /api/tables/T/note                  200                200                200                200                401 NoGuest
    POST /api/tables/T/note                  200                200                200                200                401 NoGuest
    POST /api/tables/none/note               404 Unknown        404 Unknown        404 Unknown        404 Unknown        401 NoGuest
    POST /api/tables/W/ready                 200                200                403 NotYourSeat    403 NotYourSeat    401 NoGuest
    POST /api/tables/T/ready                 409 Stale          409 Stale          409 Stale          409 Stale          401 NoGuest
    GET  /api/tables/W/requests              200                200                403 NotYourSeat    403 NotYourSeat    401 NoGuest
    POST /api/tables/W/requests/accept       403 BadLink        403 BadLink        403 BadLink        403 BadLink        401 NoGuest
    POST /api/tables/W/requests/decline      200                200                200                200                401 NoGuest
    POST /api/tables/W/seats/1/free          200                403 NotOwner       403 NotOwner       403 NotOwner       401 NoGuest
    POST /api/tables/W/seats/2/free          409 Stale          403 NotOwner       403 NotOwner       403 NotOwner       401 NoGuest
    POST /api/tables/W/seats/7/free          404 Unknown        403 NotOwner       403 NotOwner       403 NotOwner       401 NoGuest
    GET  /api/requests                       200                200                200                200                401 NoGuest
    POST /api/tables/T/talk/0/report         404 Unknown        404 Unknown        404 Unknown        403 NotYourSeat    401 NoGuest
    GET  /api/codes/NONE-00                  403 BadLink        403 BadLink        403 BadLink        403 BadLink        403 BadLink
    POST /api/codes/NONE-00/sit-down         403 BadLink        403 BadLink        403 BadLink        403 BadLink        401 NoGuest
    GET  /api/archive/kingdom-builder        200                200                200                200                200
    GET  /api/archive/none                   404 Unknown        404 Unknown        404 Unknown        404 Unknown        404 Unknown
    GET  /api/components/kingdom-builder/none 404 Unknown        404 Unknown        404 Unknown        404 Unknown        404 Unknown
    POST /api/components/none                404 Unknown        404 Unknown        404 Unknown        404 Unknown        401 NoGuest
    GET  /api/think                          404 Unknown        404 Unknown        404 Unknown        404 Unknown        404 Unknown
    POST /api/stop/1x1                       404 Unknown        404 Unknown        404 Unknown        404 Unknown        404 Unknown
    POST /api/sign-in                        401 NotRecognised  401 NotRecognised  401 NotRecognised  401 NotRecognised  401 NotRecognised
    POST /api/sign-in/question               200                200                200                200                200
    POST /api/sign-in/passkey                401 NotRecognised  401 NotRecognised  401 NotRecognised  401 NotRecognised  401 NotRecognised
    POST /api/sign-up                        403 NotInvited     403 NotInvited     403 NotInvited     403 NotInvited     403 NotInvited
    POST /api/recover                        401 NotRecognised  401 NotRecognised  401 NotRecognised  401 NotRecognised  401 NotRecognised
    POST /api/recover/mail                   422 BadSetup       422 BadSetup       422 BadSetup       422 BadSetup       422 BadSetup
    POST /api/tables/W/swap                  200                403 NotYourSeat    403 NotYourSeat    403 NotYourSeat    401 NoGuest
    GET  /health                             200                200                200                200                200
    GET  /ready                              200                200                200                200                200
    GET  /metrics                            200                200                200                200                200
    ws hello                                 eyes 0             eyes 1             eyes 2             eyes -             eyes -
    ws act for seat 0                        done               NotYourSeat        NotYourSeat        NotYourSeat        NotYourSeat
    ws act for seat 1                        NotYourSeat        NotYourTurn        NotYourSeat        NotYourSeat        NotYourSeat
    ws undo for seat 0                       done               NotYourSeat        NotYourSeat        NotYourSeat        NotYourSeat
    ws act for seat 4                        Unknown            Unknown            Unknown            Unknown            Unknown
    ws sync                                  eyes 0             eyes 1             eyes 2             eyes -             eyes -
    POST /api/sign-out                       200                200                200                200                200
";

#[tokio::test(flavor = "multi_thread")]
async fn everybody_may_do_what_they_may_and_nothing_else() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let mut people = Vec::new();
    for name in &WHO[..4] {
        people.push(server.guest(name).await);
    }
    people.push(Browser::stranger(server.address));
    let (table, secrets) = table_of_three(&people, 3, true).await;
    let (over, _) = table_of_three(&people, 3, true).await;
    let (waiting, _) = table_of_three(&people, 2, false).await;
    let (private, _) = table_of_three(&people, 3, false).await;
    for id in [&over, &private] {
        let mut players = Vec::new();
        for browser in &people[..3] {
            players.push(Player::join(browser, id).await);
        }
        play_to_the_end(&mut players, &mut Picks::new(5)).await;
    }
    let tables = [("/T", table), ("/O", over), ("/P", private), ("/W", waiting)];

    let mut found = String::from("\n");
    for line in EXPECTED.lines().filter(|line| !line.trim().is_empty()) {
        let what = line[..45].trim();
        write!(found, "    {what:<41} ").expect("writing to a string");
        for browser in &people {
            let heard = attempt(browser, what, &tables, &secrets).await;
            write!(found, "{heard:<19}").expect("writing to a string");
        }
        found.truncate(found.trim_end().len());
        found.push('\n');
    }
    let squeezed = |text: &str| -> Vec<String> {
        text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
    };
    let (expected, found) = (squeezed(EXPECTED), squeezed(&found));
    for (expected, found) in expected.iter().zip(&found) {
        assert_eq!(found, expected);
    }
    server.stop().await;
}

/// Whether a path with names in braces is meant by one with names.
fn is_path(template: &str, path: &str) -> bool {
    let path = path.split('?').next().unwrap_or_default();
    let (template, path): (Vec<_>, Vec<_>) =
        (template.split('/').collect(), path.split('/').collect());
    let is_same = |(one, other): (&&str, &&str)| one == other || one.starts_with('{');
    template.len() == path.len() && template.iter().zip(&path).all(is_same)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_path_stands_in_a_matrix() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let told = Browser::stranger(server.address).get("/api/openapi.json").await;
    let told: serde_json::Value = told.json();
    let matrices = concat!(include_str!("authorisation.rs"), include_str!("host_rights.rs"));
    let rows: Vec<(&str, &str)> = matrices
        .lines()
        .filter_map(|line| {
            let mut words = line.split_whitespace();
            Some((words.next()?, words.next().filter(|path| path.starts_with('/'))?))
        })
        .collect();
    let mut missing = Vec::new();
    for (template, methods) in told["paths"].as_object().expect("paths") {
        for method in methods.as_object().expect("methods").keys() {
            let method = method.to_uppercase();
            if !rows.iter().any(|(known, path)| *known == method && is_path(template, path)) {
                missing.push(format!("{method} {template}"));
            }
        }
    }
    assert!(missing.is_empty(), "nobody says who may do this: {missing:#?}");
    server.stop().await;
}

/// A table for three at which the first of them sit, and the secrets of the seats they took.
async fn table_of_three(
    people: &[Browser],
    n_seated: usize,
    watchers: bool,
) -> (TableId, Vec<String>) {
    let seats = vec![SeatSetup::Me, SeatSetup::Open, SeatSetup::Open];
    let wish = TableSetup { watchers, ..setup("players=3", seats) };
    let created = make(&people[0], &wish).await;
    let id = created.table.id;
    let mut secrets = Vec::new();
    for (browser, link) in people[1..n_seated].iter().zip(&created.links) {
        let claim = protocol::Claim { secret: link.secret.clone() };
        let answer = browser.post(&format!("/api/tables/{id}/claim"), &claim).await;
        assert_eq!(answer.status, 200);
        secrets.push(link.secret.clone());
    }
    (id, secrets)
}

async fn attempt(
    browser: &Browser,
    what: &str,
    tables: &[(&str, TableId)],
    secrets: &[String],
) -> String {
    if let Some(message) = what.strip_prefix("ws ") {
        return attempt_message(browser, message, &tables[0].1).await;
    }
    let mut words = what.split_whitespace();
    let method = words.next().expect("a method");
    let path = words.next().expect("a path");
    let variant = words.next().unwrap_or_default();
    let named =
        |path: String, (letter, id): &(&str, TableId)| path.replace(letter, &format!("/{id}"));
    let path = tables.iter().fold(path.to_owned(), named);
    let json = |value: &dyn erased::Json| Some(value.json());
    let place = |index| seat(index).expect("a seat");
    let body = match (method, path.rsplit('/').next().expect("a word"), variant) {
        ("GET" | "DELETE", ..) => None,
        (_, "guest", _) => json(&protocol::NewGuest { name: "Another".into() }),
        (_, "tables", "club") => json(&TableSetup {
            listed: true,
            members_only: true,
            ..setup("players=2", vec![SeatSetup::Me, SeatSetup::Open])
        }),
        (_, "mute", _) => json(&MuteWish { is_muted: true }),
        (_, "errand", _) => json(&ErrandWish::default()),
        (_, "return", _) => json(&ErrandAnswer { code: "c".into(), state: "s".into(), iss: None }),
        ("POST", "sign-up", _) if path == "/api/sign-up" => json(&protocol::SignUp {
            invitation: Some("1".repeat(64)),
            ..table::sign_up("Another")
        }),
        (_, "sign-in", _) => json(&protocol::SignIn {
            name: "Nobody".into(),
            password: "a password".into(),
            bring_tables: false,
        }),
        (_, "passkey", _) => json(&protocol::SignedByKey {
            credential: String::new(),
            client_data: String::new(),
            device_data: String::new(),
            signature: String::new(),
            bring_tables: false,
        }),
        (_, "recover", _) => json(&protocol::Recover {
            name: "Nobody".into(),
            code: "a code".into(),
            password: "a password".into(),
        }),
        (_, "mail", _) => json(&protocol::NewGuest { name: "Nobody".into() }),
        (_, "note", _) => json(&protocol::Note { words: "the north".into() }),
        (_, "ready", _) => json(&protocol::Readiness { is_ready: true }),
        (_, "swap", _) => json(&protocol::Swap { one: place(0), other: place(1) }),
        ("POST", "none", _) => json(&protocol::NewComponents { files: [].into() }),
        (_, "sign-up", _) => json(&protocol::NewGuest { name: "Another".into() }),
        (_, "tables", _) => json(&setup("players=2", vec![SeatSetup::Me, SeatSetup::Open])),
        (_, "claim" | "invitation", "wrong") => json(&protocol::Claim { secret: "1".repeat(64) }),
        (_, "claim" | "invitation", _) => json(&protocol::Claim { secret: secrets[0].clone() }),
        (_, "archive", _) => json(&protocol::ArchiveConsent { agrees: false }),
        (_, "leave", _) => json(&Leave { way: WayOut::PutAway, level: None }),
        (_, "terms", _) => json(&Terms {
            options: None,
            pace: None,
            away: Away::Wait,
            undo: UndoRule::Never,
            watchers: false,
            rated: false,
            listed: false,
            members_only: None,
            grace: None,
        }),
        (_, "qr", _) => json(&protocol::Drawable { text: "https://play.example.org/".into() }),
        (_, "hand-over", "back") => json(&HandOver { level: None }),
        (_, "hand-over", _) => json(&HandOver { level: Some("steady".into()) }),
        _ => Some("null".to_owned()),
    };
    let answer = browser.request(method, &path, body.as_deref()).await;
    match answer.status {
        200 => "200".to_owned(),
        status => format!("{status} {:?}", answer.code()),
    }
}

mod erased {
    /// Anything that can be written as JSON.
    pub(super) trait Json {
        fn json(&self) -> String;
    }

    impl<T: serde::Serialize> Json for T {
        fn json(&self) -> String {
            serde_json::to_string(self).expect("JSON")
        }
    }
}

async fn attempt_message(browser: &Browser, message: &str, table: &TableId) -> String {
    let mut player = Player::join(browser, table).await;
    let eyes = |player: &Player| match player.seen().eyes {
        Some(seat) => format!("eyes {seat}"),
        None => "eyes -".to_owned(),
    };
    let seat = message.rsplit(' ').next().and_then(|word| word.parse().ok()).and_then(seat);
    let deed = match message.split(' ').next() {
        Some("hello") => return eyes(&player),
        Some("sync") => {
            player.say(&ToServer::Sync).await;
            player.until_update().await;
            return eyes(&player);
        }
        Some("undo") => Deed::Undo { actions: 1 },
        _ => Deed::act(player.seen().legal.first().map_or("end", String::as_str)),
    };
    let request = Request {
        number: player.seen().number,
        key: format!("{message} {:?}", browser.cookie.as_ref().map(|cookie| &cookie[60..])),
        seat: seat.expect("a seat"),
        deed,
    };
    player.say(&ToServer::Do(request)).await;
    let answer = player
        .until(|message| match message {
            ToClient::Done { .. } => Some("done".to_owned()),
            ToClient::Refused { problem, .. } => Some(format!("{:?}", problem.code)),
            _ => None,
        })
        .await;
    assert_ne!(answer, format!("{:?}", Code::Unreadable));
    answer
}
