//! Whoever is signed out is also sent away from what is open already.

use crate::table::{Browser, Feed, Folder, PASSWORD, Player, Running, config, table_of_two};
use futures_util::StreamExt as _;
use protocol::{
    ChangedMember, Me, NewPassword, Recover, ResetCode, SignIn, Standing, TableId, ToServer,
};
use server::Config;
use std::time::Duration;
use store::SecretHash;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

/// How a socket ends whose owner was signed out.
const SENT_AWAY: u16 = 1008;

/// Ada at home and at her phone, and a table with Ben.
struct Scene {
    home: Browser,
    phone: Browser,
    table: TableId,
}

async fn scene(server: &Running) -> Scene {
    let (home, ben) = (server.member("Ada").await, server.guest("Ben").await);
    let table = table_of_two(&home, &ben).await;
    let phone = another_device(server).await;
    Scene { home, phone, table }
}

async fn another_device(server: &Running) -> Browser {
    let mut phone = Browser::stranger(server.address);
    let sign_in = SignIn { name: "Ada".into(), password: PASSWORD.into(), bring_tables: false };
    assert_eq!(phone.post_and_keep("/api/sign-in", &sign_in).await.status, 200);
    phone
}

/// A lobby that somebody looks at.
async fn lobby(browser: &Browser) -> WebSocketStream<TcpStream> {
    let Feed(mut socket) = Feed::open(browser, "/api/lobby").await;
    assert!(matches!(socket.next().await, Some(Ok(Message::Text(_)))), "the lists");
    socket
}

async fn ended(player: &mut Player) -> Option<u16> {
    loop {
        match player.hear().await {
            Ok(_) => {}
            Err(frame) => return frame.map(|frame| frame.code.into()),
        }
    }
}

async fn lobby_ended(lobby: &mut WebSocketStream<TcpStream>) -> Option<u16> {
    let patience = Duration::from_secs(20);
    loop {
        match tokio::time::timeout(patience, lobby.next()).await.expect("the server speaks") {
            Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
            Some(Ok(_)) => {}
            Some(Err(_)) | None => return None,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_that_is_signed_out_sees_nothing_any_more() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let Scene { home, phone, table } = scene(&server).await;
    let mut at_home = Player::join(&home, &table).await;
    let (mut at_phone, mut phones_lobby) =
        (Player::join(&phone, &table).await, lobby(&phone).await);
    assert_eq!(at_phone.seen().eyes, at_home.seen().eyes);
    let me: Me = home.get("/api/me").await.json();
    let other = me.devices.iter().find(|device| !device.is_this).expect("the phone");
    let path = format!("/api/me/devices/{}", other.id);
    assert_eq!(home.request("DELETE", &path, None).await.status, 200);
    assert_eq!(ended(&mut at_phone).await, Some(SENT_AWAY));
    assert_eq!(lobby_ended(&mut phones_lobby).await, Some(SENT_AWAY));
    assert_eq!(Player::join(&phone, &table).await.seen().eyes, None, "it is nobody's now");

    at_home.say(&ToServer::Sync).await;
    at_home.until_update().await;
    assert_eq!(home.post("/api/sign-out", &()).await.status, 200);
    assert_eq!(ended(&mut at_home).await, Some(SENT_AWAY));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_sent_away_is_gone_from_every_table() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let Scene { home, phone, table } = scene(&server).await;
    let mut at_phone = Player::join(&phone, &table).await;
    let password = NewPassword { old: PASSWORD.into(), new: "another horse".into() };
    assert_eq!(home.post("/api/me/password", &password).await.status, 200);
    assert_eq!(ended(&mut at_phone).await, Some(SENT_AWAY), "another password");

    let mut at_home = Player::join(&home, &table).await;
    let reset = server.operate("POST", "/api/host/member/Ada/reset", &()).await;
    let code = reset.json::<ResetCode>().code;
    let recover = Recover { name: "Ada".into(), code, password: PASSWORD.into() };
    let stranger = Browser::stranger(server.address);
    assert_eq!(stranger.post("/api/recover", &recover).await.status, 200);
    assert_eq!(ended(&mut at_home).await, Some(SENT_AWAY), "a recovery code");

    let home = another_device(&server).await;
    let (mut at_home, mut homes_lobby) = (Player::join(&home, &table).await, lobby(&home).await);
    let banned = ChangedMember { role: None, standing: Some(Standing::Banned) };
    assert_eq!(server.operate("POST", "/api/host/member/Ada", &banned).await.status, 200);
    assert_eq!(ended(&mut at_home).await, Some(SENT_AWAY), "banned");
    assert_eq!(lobby_ended(&mut homes_lobby).await, Some(SENT_AWAY));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_look_by_themselves_who_is_signed_in() {
    let folder = Folder::new();
    let session_pause = Duration::from_millis(50);
    let server = Running::start(Config { session_pause, ..config(&folder) }).await;
    let Scene { home, table, .. } = scene(&server).await;
    let (mut at_home, mut homes_lobby) = (Player::join(&home, &table).await, lobby(&home).await);
    tokio::time::sleep(4 * session_pause).await;
    at_home.say(&ToServer::Sync).await;
    at_home.until_update().await;
    let ada = server.store.member_named("ada").await.expect("no failure").expect("Ada");
    // As another node would do it whose word is lost.
    let nobodys = SecretHash::of(b"nobody's");
    server.store.sign_out_others(ada.person, nobodys).await.expect("signed out");
    assert_eq!(ended(&mut at_home).await, Some(SENT_AWAY));
    assert_eq!(lobby_ended(&mut homes_lobby).await, Some(SENT_AWAY));
    server.stop().await;
}
