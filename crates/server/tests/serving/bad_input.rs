//! What cannot be: each gets a clear answer, and nothing else suffers.

use crate::table::http::request_with;
use crate::table::{Browser, Folder, Player, Running, config, make, setup};
use protocol::{Code, Deed, SeatSetup, TableId, ToClient, ToServer};
use std::time::Duration;

async fn solo(server: &Running) -> (Browser, TableId) {
    let ada = server.guest("Ada").await;
    let seats = vec![SeatSetup::Me, SeatSetup::SameScreen { name: "Bea".into() }];
    let id = make(&ada, &setup("players=2", seats)).await.table.id;
    (ada, id)
}

/// The next refusal.
async fn refusal(player: &mut Player) -> protocol::Problem {
    player
        .until(|message| match message {
            ToClient::Refused { problem, .. } => Some(problem),
            _ => None,
        })
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn unreadable_messages_are_refused_and_the_socket_lives_on() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, id) = solo(&server).await;
    let mut player = Player::join(&ada, &id).await;
    let two_deeds = r#"{"do":{"number":0,"key":"k","seat":0,"undo":{"actions":1},"act":"end"}}"#;
    let no_seat = r#"{"do":{"number":0,"key":"k","seat":70,"act":"end"}}"#;
    let texts = ["", "{", "null", "{\"do\":{}}", "{\"dance\":1}", "\"hello\"", "[1,2"];
    for text in texts.into_iter().chain([two_deeds, no_seat]) {
        player.say_text(text.to_owned()).await;
        assert_eq!(refusal(&mut player).await.code, Code::Unreadable, "{text}");
        player.until_update().await;
    }
    let request = player.request(Deed::act("build nowhere"));
    assert_eq!(player.carry_out(request).await.expect_err("nonsense").code, Code::Unreadable);
    let mut request = player.request(Deed::act("end"));
    request.key = "k".repeat(65);
    assert_eq!(player.carry_out(request).await.expect_err("long").code, Code::Unreadable);
    let mut request = player.request(Deed::act("end"));
    request.key = "computer 0".to_owned();
    let problem = player.carry_out(request).await.expect_err("as if a computer had done it");
    assert_eq!(problem.code, Code::Unreadable);
    let request = player.request(Deed::act("end"));
    let problem = player.carry_out(request).await.expect_err("too early");
    assert_eq!((problem.code, problem.rule.as_deref()), (Code::Rule, Some("KB-2.4")));
    player.until_update().await;
    player.act(0).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_or_doubled_request_is_refused_without_the_history() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, id) = solo(&server).await;
    let mut player = Player::join(&ada, &id).await;
    let action = player.seen().legal[0].clone();
    let request = player.request(Deed::Act(action));
    player.carry_out(request.clone()).await.expect("legal");
    player.until_number(1).await;
    let problem = player.carry_out(request.clone()).await.expect_err("doubled");
    assert_eq!(problem.code, Code::Doubled);
    let update = player.until_update().await;
    assert_eq!(update.since, Some(update.n_plies), "nothing has happened since");
    assert!(update.events.is_empty() && !update.legal.is_empty());
    let mut stale = request;
    stale.key = "another".into();
    assert_eq!(player.carry_out(stale).await.expect_err("stale").code, Code::Stale);
    assert_eq!(player.until_update().await.number, 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_beginnings_are_told_and_closed() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, id) = solo(&server).await;
    for (first, code) in [
        (r#"{"hello":{"version":99}}"#, Code::Version),
        (r#""sync""#, Code::Unreadable),
        ("what", Code::Unreadable),
    ] {
        let mut player = Player::connect(&ada, &id).await.expect("a socket");
        player.say_text(first.into()).await;
        assert_eq!(refusal(&mut player).await.code, code);
        let frame = player.hear().await.expect_err("closed").expect("with a reason");
        assert_eq!(u16::from(frame.code), 1008);
    }
    let mut player = Player::connect(&ada, &TableId::new("nosuchtable")).await.expect("a socket");
    player.hello().await;
    assert_eq!(refusal(&mut player).await.code, Code::Unknown);
    assert!(player.hear().await.is_err());
    assert_eq!((server.n_awake)(), 1, "nothing is left of a table that never was");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_oversized_message_closes_its_socket_only() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let (ada, id) = solo(&server).await;
    let mut player = Player::join(&ada, &id).await;
    let mut other = Player::join(&ada, &id).await;
    player.say_text(format!("\"{}\"", "x".repeat(protocol::MAX_MESSAGE))).await;
    assert_eq!(refusal(&mut player).await.code, Code::TooLarge);
    let frame = player.hear().await.expect_err("closed").expect("with a reason");
    assert_eq!(u16::from(frame.code), 1009);
    other.act(0).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sends_too_fast_is_told_so() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.messages_per_second = 2;
    let server = Running::start(config).await;
    let (ada, id) = solo(&server).await;
    let mut player = Player::join(&ada, &id).await;
    for _ in 0..30 {
        player.say(&ToServer::Sync).await;
    }
    assert_eq!(refusal(&mut player).await.code, Code::TooFast);
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    let number = player.seen().number;
    let action = player.seen().legal[0].clone();
    let request = player.request(Deed::Act(action));
    assert_eq!(player.carry_out(request).await.expect("slow enough"), number + 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_often_is_told_so() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.requests_per_second = 2;
    config.limits.sockets_per_address = 2;
    let server = Running::start(config).await;
    let (ada, id) = solo(&server).await;
    let mut held = Vec::new();
    for _ in 0..2 {
        held.push(Player::join(&ada, &id).await);
    }
    assert!(Player::connect(&ada, &id).await.is_err(), "two sockets are enough");
    let mut last = ada.get("/api/games").await;
    for _ in 0..10 {
        last = ada.get("/api/games").await;
    }
    assert_eq!((last.status, last.code()), (429, Code::TooFast));
    assert_eq!(ada.get("/health").await.status, 200, "whoever runs the server is not counted");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn impossible_tables_are_refused() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.tables_per_guest = 1;
    let server = Running::start(config).await;
    let ada = server.guest("Ada").await;
    let me_and = |seat: SeatSetup| vec![SeatSetup::Me, seat];
    let computer = |level: &str| SeatSetup::Computer { level: level.into() };
    let cases = [
        (setup("players=3", me_and(SeatSetup::Open)), Code::BadSetup),
        (setup("players=9", me_and(SeatSetup::Open)), Code::BadSetup),
        (setup(&"x".repeat(3_000), me_and(SeatSetup::Open)), Code::BadSetup),
        (setup("players=2", me_and(computer("expert"))), Code::BadSetup),
        (setup("players=2", me_and(computer("keen@99999999"))), Code::BadSetup),
        (setup("players=2", vec![computer("keen"), computer("keen")]), Code::BadSetup),
        (setup("players=2", me_and(SeatSetup::SameScreen { name: "\n".into() })), Code::BadSetup),
        (
            protocol::TableSetup {
                game: "chess".into(),
                ..setup("players=2", me_and(SeatSetup::Open))
            },
            Code::Unknown,
        ),
    ];
    for (setup, code) in cases {
        let answer = ada.post("/api/tables", &setup).await;
        assert_eq!(answer.code(), code, "{setup:?} {}", answer.text());
    }
    let good = setup("players=2", me_and(SeatSetup::Open));
    assert_eq!(ada.post("/api/tables", &good).await.status, 200);
    assert_eq!(ada.post("/api/tables", &good).await.code(), Code::TooManyTables);
    let unreadable = ada.request("POST", "/api/tables", Some("{\"game\":1}")).await;
    assert_eq!((unreadable.status, unreadable.code()), (400, Code::Unreadable));
    let large = format!("{{\"name\":\"{}\"}}", "x".repeat(20_000));
    let large = ada.request("POST", "/api/guest", Some(&large)).await;
    assert_eq!((large.status, large.code()), (413, Code::TooLarge));
    assert_eq!(ada.post("/api/guest", &protocol::NewGuest { name: " ".into() }).await.status, 422);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_change_nothing() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.base_url = Some("https://play.example.org".into());
    let server = Running::start(config).await;
    let own = format!("http://{}", server.address);
    let body = Some(r#"{"name":"Ada"}"#);
    let cases: [(&[(&str, &str)], u16); 7] = [
        (&[("origin", "https://evil.example")], 403),
        (&[("origin", "null")], 403),
        (&[("sec-fetch-site", "cross-site")], 403),
        (&[("sec-fetch-site", "same-site")], 403),
        (&[("origin", "https://play.example.org")], 200),
        (&[("origin", &own)], 200),
        (&[("sec-fetch-site", "same-origin")], 200),
    ];
    for (headers, status) in cases {
        let answer = request_with(server.address, "POST", "/api/guest", headers, body).await;
        assert_eq!(answer.status, status, "{headers:?}");
        if status == 200 {
            let cookie = answer.header("set-cookie").expect("a cookie");
            for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
                assert!(cookie.contains(part), "{cookie}");
            }
        }
    }
    let upgrade = [
        ("origin", "https://evil.example"),
        ("connection", "upgrade"),
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    let answer = request_with(server.address, "GET", "/api/tables/x/socket", &upgrade, None).await;
    assert_eq!((answer.status, answer.code()), (403, Code::Origin));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_not_done_is_told_as_a_problem_and_kept_by_nobody() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let ada = server.guest("Ada").await;
    for (method, path, status, code) in [
        ("GET", "/api/nowhere", 404, Code::Unknown),
        ("DELETE", "/api/tables", 405, Code::Unreadable),
        ("PUT", "/api/tables/abc", 405, Code::Unreadable),
        ("GET", "/api/tables/%ff", 404, Code::Unknown),
        ("POST", "/api/tables/abc/seats/9/hand-over", 404, Code::Unknown),
        ("POST", "/api/tables/abc/seats/x/hand-over", 404, Code::Unknown),
        ("GET", "/api/tables/abc/record", 404, Code::Unknown),
        ("GET", "/api/components/kingdom-builder/xyz", 404, Code::Unknown),
        ("DELETE", "/api/openapi.json", 405, Code::Unreadable),
    ] {
        let body = (method == "POST").then_some(r#"{"level":null}"#);
        let answer = ada.request(method, path, body).await;
        assert_eq!((answer.status, answer.code()), (status, code), "{method} {path}");
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{method} {path}");
    }
    assert_eq!(ada.get("/api/tables").await.header("cache-control"), Some("no-store"));
    for path in ["/", "/health", "/nowhere"] {
        let answer = ada.request("DELETE", path, None).await;
        assert_eq!((answer.status, answer.code()), (405, Code::Unreadable), "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_ready_as_long_as_something_can_be_stored() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let stranger = Browser::stranger(server.address);
    assert_eq!(stranger.get("/ready").await.status, 200);
    server.store.close().await;
    let answer = stranger.get("/ready").await;
    assert_eq!(answer.status, 200, "the latest trial counts for a second");
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    assert_eq!(stranger.get("/ready").await.status, 503);
    assert_eq!(stranger.get("/health").await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whether_it_is_ready_is_told_while_the_database_does_not_answer() {
    use sqlx::{Connection as _, Executor as _};
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let stranger = Browser::stranger(server.address);
    let mut other =
        sqlx::SqliteConnection::connect(&folder.database_url()).await.expect("it is there");
    other.execute("BEGIN IMMEDIATE").await.expect("the right to write");
    // It is given back only after the answer.
    assert_eq!(stranger.get("/ready").await.status, 503);
    other.execute("ROLLBACK").await.expect("nothing was written");
    let mut status = 503;
    for _ in 0..1_000 {
        status = stranger.get("/ready").await.status;
        if status == 200 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(status, 200, "it comes to itself");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_that_hides_the_host_it_is_told_what_to_do() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let body = Some(r#"{"name":"Ada"}"#);
    let origin = [("origin", "https://play.example.org")];
    let answer = request_with(server.address, "POST", "/api/guest", &origin, body).await;
    assert_eq!((answer.status, answer.code()), (403, Code::Origin));
    let told = answer.text();
    assert!(told.contains("--base-url https://play.example.org"), "{told}");
    server.stop().await;
    let config =
        server::Config { base_url: Some("https://play.example.org".into()), ..config(&folder) };
    let server = Running::start(config).await;
    let answer = request_with(server.address, "POST", "/api/guest", &origin, body).await;
    assert_eq!(answer.status, 200);
    let evil = [("origin", "https://evil.example.org")];
    let answer = request_with(server.address, "POST", "/api/guest", &evil, body).await;
    assert_eq!(answer.code(), Code::Origin);
    assert!(!answer.text().contains("--base-url"), "whoever set it up knows");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_again_keeps_the_cookie_for_another_year() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let ada = server.guest("Ada").await;
    let cookie = ada.cookie.clone().expect("a cookie");
    let again = ada.get("/api/guest").await;
    let renewed = again.header("set-cookie").expect("the cookie anew");
    assert!(renewed.starts_with(&cookie), "the same one");
    assert!(renewed.contains("Max-Age=31536000") && renewed.contains("HttpOnly"), "{renewed}");
    let mut nobody = Browser::stranger(server.address);
    assert_eq!(nobody.get("/api/guest").await.header("set-cookie"), None);
    nobody.cookie = Some(format!("{}0", &cookie[..cookie.len() - 1]));
    let made_up = nobody.get("/api/guest").await;
    assert_eq!(made_up.header("set-cookie").filter(|_| made_up.text() == "null"), None);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_come_with_strict_headers() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let stranger = Browser::stranger(server.address);
    let tables = ["/", "/new", "/table/abc", "/local/1", "/join/abc", "/replay/abc", "/review/abc"];
    let club = ["/people/Ada", "/me/name", "/sign-in", "/sign-up", "/host", "/learn", "/rules/abc"];
    for path in tables.into_iter().chain(club) {
        let page = stranger.get(path).await;
        assert_eq!(page.status, 200, "{path}");
        assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
        let policy = page.header("content-security-policy").expect("a policy");
        assert!(policy.contains("default-src 'self'") && !policy.contains("unsafe-inline"));
        assert_eq!(page.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(page.header("referrer-policy"), Some("no-referrer"));
        let tag = page.header("etag").expect("a tag").to_owned();
        let known = [("if-none-match", tag.as_str())];
        let answer = request_with(server.address, "GET", path, &known, None).await;
        assert_eq!(answer.status, 304);
    }
    assert_eq!(stranger.get("/secret.txt").await.status, 404);
    let accepted = [("accept", "text/html,application/xhtml+xml;q=0.9")];
    let nowhere = request_with(server.address, "GET", "/nowhere", &accepted, None).await;
    assert_eq!(nowhere.status, 404);
    assert_eq!(nowhere.text(), stranger.get("/").await.text(), "the page says so itself");
    assert_eq!(stranger.get("/table/../../etc/passwd").await.status, 200, "it is only a page");
    let forwarded = [("x-forwarded-for", "203.0.113.9")];
    let metrics = request_with(server.address, "GET", "/metrics", &forwarded, None).await;
    assert_eq!(metrics.status, 403, "a proxy asks for somebody else");
    server.stop().await;
}
