//! Several servers on one PostgreSQL database, as people meet them.

use crate::table;

use crate::among::{at, free_port, node_config, two_nodes};
use crate::place::Place;
use crate::table::{
    Browser, Feed, Folder, Picks, Player, Running, make, play_to_the_end, setup, table_of_two,
};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse as _;
use games::Library;
use protocol::{Club, Code, Lobby, SeatSetup, TableId, ToClient};
use server::NodeConfig;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_nodes_play_one_match() {
    let Some(place) = Place::postgres().await else { return };
    let folder = Folder::new();
    let (a, b) = two_nodes(&place, &folder).await;
    let (ada, ben) = (a.guest("Ada").await, a.guest("Ben").await);
    let id = table_of_two(&ada, &at(&b, &ben)).await;
    let mut players = [Player::join(&ada, &id).await, Player::join(&at(&b, &ben), &id).await];
    assert_eq!((a.n_awake)() + (b.n_awake)(), 1, "one node has the table");
    play_to_the_end(&mut players, &mut Picks::new(1)).await;

    let record = at(&b, &ada).get(&format!("/api/tables/{id}/record")).await;
    let record: ::table::Record = record.text().parse().expect("a record");
    let game = games::game(&record.origin.game).expect("a game");
    game.replay(&record, &Library::default(), None).expect("the record follows the rules");
    a.stop().await;
    b.stop().await;
    place.remove().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_seen_does_not_depend_on_the_node() {
    let Some(place) = Place::postgres().await else { return };
    let folder = Folder::new();
    let (a, b) = two_nodes(&place, &folder).await;
    let (ada, ben) = (a.guest("Ada").await, a.guest("Ben").await);
    let id = table_of_two(&ada, &ben).await;
    for who in [&ada, &ben, &Browser::stranger(a.address)] {
        let here = Player::join(who, &id).await;
        let there = Player::join(&at(&b, who), &id).await;
        let seen = |player: &Player| serde_json::to_string(player.seen()).expect("JSON");
        assert_eq!(seen(&here), seen(&there));
    }
    let here = ada.get(&format!("/api/tables/{id}")).await;
    let there = at(&b, &ada).get(&format!("/api/tables/{id}")).await;
    assert_eq!(here.text(), there.text());
    a.stop().await;
    b.stop().await;
    place.remove().await;
}

/// Plays on at another node until somebody has acted there.
async fn goes_on_at(node: &Running, people: [&Browser; 2], id: &TableId, number: u64) {
    let mut players = Vec::new();
    for person in people {
        players.push(Player::join(&at(node, person), id).await);
    }
    assert_eq!(players[0].seen().number, number, "nothing is lost and nothing is new");
    let asked = players.iter_mut().find(|player| player.is_asked()).expect("somebody is asked");
    asked.act(0).await;
    assert!(asked.seen().number > number);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_stops_hands_its_tables_over() {
    let Some(place) = Place::postgres().await else { return };
    let folder = Folder::new();
    let (a, b) = two_nodes(&place, &folder).await;
    let (ada, ben) = (a.guest("Ada").await, a.guest("Ben").await);
    let id = table_of_two(&ada, &ben).await;
    let mut here = Player::join(&ada, &id).await;
    let mut there = Player::join(&at(&b, &ben), &id).await;
    assert_eq!((a.n_awake)(), 1);
    here.act(0).await;
    let number = here.seen().number;
    there.until_number(number).await;
    a.stop().await;
    let goodbye = loop {
        match there.hear().await {
            Ok(_) => {}
            Err(frame) => break frame.expect("a word"),
        }
    };
    assert_eq!(u16::from(goodbye.code), 1012, "come back");
    goes_on_at(&b, [&ada, &ben], &id, number).await;
    b.stop().await;
    place.remove().await;
}

/// A node that is not heard of any more, but still believes that it has a table, can do nothing to it.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_was_given_up_acknowledges_nothing() {
    let Some(place) = Place::postgres().await else { return };
    let folder = Folder::new();
    let (a, b) = two_nodes(&place, &folder).await;
    let (ada, ben) = (a.guest("Ada").await, a.guest("Ben").await);
    let id = table_of_two(&ada, &ben).await;
    let mut old = [Player::join(&ada, &id).await, Player::join(&ben, &id).await];
    let asked = old.iter().position(Player::is_asked).expect("somebody is asked");
    old[asked].act(0).await;
    let number = old[asked].seen().number;
    // The other one believes that the node is gone.
    let sql = "UPDATE nodes SET expires_at = 0; UPDATE nodes SET lease = 600000, expires_at =
        (EXTRACT(EPOCH FROM now()) * 1000)::BIGINT + 600000 WHERE id = (SELECT MAX(id) FROM nodes)";
    place.execute(sql).await;
    goes_on_at(&b, [&ada, &ben], &id, number).await;
    let asked = old.iter_mut().find(|player| player.is_asked());
    if let Some(player) = asked {
        let action = player.seen().legal[0].clone();
        let request = player.request(protocol::Deed::Act(action));
        let key = request.key.clone();
        let text = serde_json::to_string(&protocol::ToServer::Do(request)).expect("JSON");
        drop(player.try_say(text).await);
        let closed = loop {
            match player.hear().await {
                Ok(ToClient::Done { key: done, .. }) if done == key => panic!("acknowledged"),
                Ok(_) => {}
                Err(frame) => break frame,
            }
        };
        assert!(closed.is_none_or(|frame| u16::from(frame.code) == 1012));
    }
    a.stop().await;
    b.stop().await;
    place.remove().await;
}

/// A node that does not know yet that it has lost a table keeps no plans for it.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_planned_at_a_node_that_has_lost_the_table_is_not_kept() {
    let Some(place) = Place::postgres().await else { return };
    let folder = Folder::new();
    let server = Running::start(node_config(&place, &folder)).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let id = table_of_two(&ada, &ben).await;
    let mut at_ben = Player::join(&ben, &id).await;
    let step = protocol::PlannedStep { act: "build 1,1".into(), among: protocol::mark(["build"]) };
    let plan = protocol::Plan { steps: vec![step], is_strict: false };
    let plan = protocol::ToServer::Plan { seat: table::seat(1).expect("a seat"), plan: Some(plan) };
    at_ben.say(&plan).await;
    let is_plan = |message| matches!(message, ToClient::Plan(_)).then_some(());
    at_ben.until(is_plan).await;
    assert_eq!(server.store.plans(&id).await.expect("plans").len(), 1, "while it has the table");

    place.execute("DELETE FROM plans; UPDATE leases SET fence = fence + 1").await;
    at_ben.say(&plan).await;
    at_ben.say(&protocol::ToServer::Sync).await;
    at_ben.until_update().await;
    assert!(server.store.plans(&id).await.expect("plans").is_empty(), "another node has the table");
    server.stop().await;
    place.remove().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_host_sets_and_who_is_here_is_known_everywhere() {
    let Some(place) = Place::postgres().await else { return };
    let folder = Folder::new();
    let (a, b) = two_nodes(&place, &folder).await;
    let ada = a.member("Ada").await;
    let club = Club { name: "The Green Table".into(), ..ada.get("/api/club").await.json() };
    let set = a.operate("POST", "/api/host/club", &club).await;
    assert_eq!(set.status, 200, "{}", set.text());
    let seats = vec![SeatSetup::Me, SeatSetup::Computer { level: "novice".into() }];
    let id = make(&ada, &setup("players=2", seats)).await.table.id;
    let _here = Player::join(&ada, &id).await;

    let name = async || b.guest("Ben").await.get("/api/club").await.json::<Club>().name;
    let n_here = async || {
        let overview = b.operate("GET", "/api/host", &()).await.json::<serde_json::Value>();
        overview["n-here"].clone()
    };
    for _ in 0..100 {
        if name().await == club.name && n_here().await == 1 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(name().await, club.name);
    assert_eq!(n_here().await, 1);
    a.stop().await;
    b.stop().await;
    place.remove().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_change_at_one_node_and_are_seen_at_the_other() {
    let Some(place) = Place::postgres().await else { return };
    let folder = Folder::new();
    let (a, b) = two_nodes(&place, &folder).await;
    let (ada, ben) = (a.guest("Ada").await, a.guest("Ben").await);
    let created = make(&ada, &setup("players=2", vec![SeatSetup::Me, SeatSetup::Open])).await;
    let id = created.table.id;
    let mut player = Player::connect(&ada, &id).await.expect("a socket");
    player.hello().await;
    let claim = protocol::Claim { secret: created.links[0].secret.clone() };
    let answer = at(&b, &ben).post(&format!("/api/tables/{id}/claim"), &claim).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    player
        .until(|message| match message {
            ToClient::Table(info) => {
                format!("{:?}", info.seats[1].holder).contains("Ben").then_some(())
            }
            _ => None,
        })
        .await;
    let taken = at(&b, &ada).post(&format!("/api/tables/{id}/claim"), &claim).await;
    assert_eq!(taken.code(), Code::Taken);
    a.stop().await;
    b.stop().await;
    place.remove().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_hears_of_tables_at_other_nodes() {
    let Some(place) = Place::postgres().await else { return };
    let folder = Folder::new();
    let (a, b) = two_nodes(&place, &folder).await;
    let (ada, ben) = (a.guest("Ada").await, b.guest("Ben").await);
    let mut lobby = Feed::open(&ben, "/api/lobby").await;
    let listed = protocol::TableSetup {
        listed: true,
        ..setup("players=2", vec![SeatSetup::Me, SeatSetup::Open])
    };
    let id = make(&ada, &listed).await.table.id;
    lobby.until(|told: &Lobby| told.listed.iter().any(|table| table.id == id)).await;
    a.stop().await;
    b.stop().await;
    place.remove().await;
}

/// Carries bytes to an address until it is told to be silent, and then carries nothing and breaks
/// nothing, as a machine without power.
async fn carry_until_silent(to: SocketAddr) -> (SocketAddr, watch::Sender<bool>) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let (silence, is_silent) = watch::channel(false);
    tokio::spawn(async move {
        while let Ok((mut near, _)) = listener.accept().await {
            let mut is_silent = is_silent.clone();
            tokio::spawn(async move {
                let mut far = TcpStream::connect(to).await.expect("a node");
                tokio::select! {
                    ended = copy_bidirectional(&mut near, &mut far) => drop(ended),
                    silent = is_silent.changed() => drop(silent),
                }
                // Neither end is told.
                std::future::pending::<()>().await;
            });
        }
    });
    (address, silence)
}

/// By which code a socket is closed in the end.
async fn closed(player: &mut Player) -> Option<u16> {
    loop {
        if let Err(frame) = player.hear().await {
            return frame.map(|frame| u16::from(frame.code));
        }
    }
}

/// Somebody who only looks on says nothing by which a dead line would be noticed.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_at_a_table_of_a_node_that_fell_silent_is_told_to_come_back() {
    let Some(place) = Place::postgres().await else { return };
    let folder = Folder::new();
    let listen = free_port();
    let (address, silence) = carry_until_silent(listen).await;
    let mut config = node_config(&place, &folder);
    let lease = Duration::from_secs(1);
    config.node = Some(NodeConfig { address: address.to_string(), listen, lease });
    let a = Running::start(config).await;
    let b = Running::start(node_config(&place, &folder)).await;
    let (ada, ben) = (a.guest("Ada").await, a.guest("Ben").await);
    let id = table_of_two(&ada, &ben).await;
    let _here = Player::join(&ada, &id).await;
    let mut watcher = Player::join(&Browser::stranger(b.address), &id).await;
    assert_eq!((a.n_awake)(), 1);

    // A node that is only idle is still there.
    let early = tokio::time::timeout(3 * lease, closed(&mut watcher)).await;
    assert!(early.is_err(), "{early:?}");

    silence.send_replace(true);
    let code = tokio::time::timeout(3 * lease, closed(&mut watcher)).await;
    assert_eq!(code.expect("nobody waits for ever"), Some(1012), "come back");
    a.stop().await;
    b.stop().await;
    place.remove().await;
}

/// While one node after the other is replaced, pages of either version ask any node for their files.
#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_another_version_comes_from_the_node_that_has_it() {
    let Some(place) = Place::postgres().await else { return };
    let folder = Folder::new();
    let server = Running::start(node_config(&place, &folder)).await;
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
    let address = listener.local_addr().expect("an address").to_string();
    let answer = async |axum::extract::Path(path): axum::extract::Path<String>,
                        headers: HeaderMap| {
        let is_node = headers.contains_key("authorization");
        match path.as_str() {
            "files/0123/client.js" if is_node => {
                let kind = [("content-type", "text/javascript"), ("cache-control", "immutable")];
                (kind, "of another version").into_response()
            }
            _ => StatusCode::NOT_FOUND.into_response(),
        }
    };
    let router = axum::Router::new().route("/1/client/{*path}", axum::routing::get(answer));
    tokio::spawn(async { axum::serve(listener, router).await });
    let lease = Duration::from_secs(600);
    server.store.join_nodes(&address, lease).await.expect("another node");

    let browser = Browser::stranger(server.address);
    let file = browser.get("/files/0123/client.js").await;
    assert_eq!((file.status, file.text().as_str()), (200, "of another version"));
    assert_eq!(file.header("content-type"), Some("text/javascript"));
    assert_eq!(file.header("cache-control"), Some("immutable"));
    assert_eq!(browser.get("/files/0123/none.js").await.status, 404);
    server.stop().await;
    place.remove().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_signed_out_at_one_node_is_sent_away_from_the_other() {
    let Some(place) = Place::postgres().await else { return };
    let folder = Folder::new();
    let (a, b) = two_nodes(&place, &folder).await;
    let (ada, ben) = (a.guest("Ada").await, a.guest("Ben").await);
    let id = table_of_two(&ada, &ben).await;
    let mut there = Player::join(&at(&b, &ada), &id).await;
    // Looking by itself, a socket would find out in a minute.
    assert_eq!(ada.post("/api/sign-out", &()).await.status, 200);
    let goodbye = loop {
        match there.hear().await {
            Ok(_) => {}
            Err(frame) => break frame.expect("a word"),
        }
    };
    assert_eq!(u16::from(goodbye.code), 1008);
    a.stop().await;
    b.stop().await;
    place.remove().await;
}

/// Whoever does not know the nodes' secret is told nothing at their door.
#[tokio::test(flavor = "multi_thread")]
async fn the_door_of_nodes_is_closed_to_others() {
    let Some(place) = Place::postgres().await else { return };
    let folder = Folder::new();
    let address = free_port();
    let mut config = node_config(&place, &folder);
    let node = config.node.as_mut().expect("a node");
    (node.address, node.listen) = (address.to_string(), address);
    config.head_patience = Duration::from_millis(300);
    let server = Running::start(config).await;
    let ada = server.guest("Ada").await;
    let seats = vec![SeatSetup::Me, SeatSetup::Computer { level: "novice".into() }];
    let id = make(&ada, &setup("players=2", seats)).await.table.id;
    let question = r#"{"Info":{"person":null}}"#;
    let path = format!("/1/tables/{id}");
    for token in ["", "Bearer ", "Bearer 00"] {
        let headers = [("authorization", token)];
        let answer = table::request_with(address, "POST", &path, &headers, Some(question)).await;
        assert_eq!(answer.status, 401, "{token}");
    }
    let secret = server.store.setting("node-key").await.expect("no failure").expect("a secret");
    let secret = base64::Engine::decode(&base64::engine::general_purpose::STANDARD, secret);
    let token = format!("Bearer {}", hex::encode(secret.expect("base64")));
    let headers = [("authorization", token.as_str())];
    let answer = table::request_with(address, "POST", &path, &headers, Some(question)).await;
    assert!(answer.text().contains(id.as_str()), "{}", answer.text());
    for (token, expected) in [("Bearer 00", 401), (token.as_str(), 200)] {
        let headers = [("authorization", token)];
        let page = "/1/client/index.html";
        let file = table::request_with(address, "GET", page, &headers, None).await;
        assert_eq!(file.status, expected);
    }

    let mut half = TcpStream::connect(address).await.expect("the door is open");
    half.write_all(b"POST /1/tables/").await.expect("the node reads");
    let mut heard = Vec::new();
    let closed = tokio::time::timeout(Duration::from_secs(20), half.read_to_end(&mut heard));
    drop(closed.await.expect("half a request is not waited for"));
    server.stop().await;
    place.remove().await;
}
