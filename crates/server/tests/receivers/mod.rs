//! Those who get word, in this process: they take webhooks, pushes and mails and remember them.
#![allow(dead_code, reason = "no test needs everything")]

use crate::table::{Browser, Folder, PASSWORD, Player, Running, config, make, setup};
use protocol::{
    ChannelAnswer, ChannelKind, ChannelTerms, ChannelWish, NoticeKind, Pace, SeatSetup, TableId,
    TableSetup,
};
use server::Config;
use sqlx::Connection as _;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// What arrived, in order.
pub(crate) type Arrived = Arc<Mutex<Vec<String>>>;

/// Somebody who listens, and what arrived there.
pub(crate) async fn listening<F: Future<Output = ()> + Send + 'static>(
    serve: impl Fn(TcpStream, Arrived) -> F + Send + 'static,
) -> (SocketAddr, Arrived) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let arrived = Arrived::default();
    let kept = Arc::clone(&arrived);
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(serve(stream, Arc::clone(&kept)));
        }
    });
    (address, arrived)
}

/// Takes one HTTP request at a time; a path that says so is refused.
pub(crate) async fn receive(mut stream: TcpStream, arrived: Arrived) {
    let mut bytes = Vec::new();
    let mut buffer = [0; 4096];
    loop {
        let Ok(n_bytes @ 1..) = stream.read(&mut buffer).await else { return };
        bytes.extend_from_slice(&buffer[..n_bytes]);
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        let length: usize = length.and_then(|length| length.parse().ok()).unwrap_or(0);
        if bytes.len() < head.len() + 4 + length {
            continue;
        }
        let n_before = arrived.lock().expect("no panic").len();
        let status = match head {
            _ if head.contains("/gone") => "410 Gone",
            _ if head.contains("/broken") => "500 Broken",
            _ if head.contains("/once") && n_before > 0 => "500 Broken",
            _ if head.contains("/lost") => "404 Not Found",
            _ => "200 OK",
        };
        arrived.lock().expect("no panic").push(format!("{head}\n{body}"));
        if head.contains("/stuck") {
            // It is never answered.
            tokio::time::sleep(Duration::from_secs(60)).await;
        }
        let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n");
        stream.write_all(answer.as_bytes()).await.expect("written");
        bytes.clear();
    }
}

/// Takes mails, as a mail server does.
pub(crate) async fn receive_mail(stream: TcpStream, arrived: Arrived) {
    let (reader, mut writer) = stream.into_split();
    let mut lines = BufReader::new(reader).lines();
    writer.write_all(b"220 test\r\n").await.expect("written");
    let mut letter: Option<String> = None;
    while let Ok(Some(line)) = lines.next_line().await {
        let answer = match (&mut letter, line.as_str()) {
            (Some(text), ".") => {
                arrived.lock().expect("no panic").push(std::mem::take(text));
                letter = None;
                "250 kept"
            }
            (Some(text), line) => {
                text.push_str(line);
                text.push('\n');
                continue;
            }
            (None, "DATA") => {
                letter = Some(String::new());
                "354 go on"
            }
            (None, "QUIT") => "221 bye",
            (None, line) if line.contains("TO:<nobody@") => "550 no such address",
            (None, _) => "250 fine",
        };
        writer.write_all(format!("{answer}\r\n").as_bytes()).await.expect("written");
    }
}

/// Changes the database of a server behind its back.
pub(crate) async fn edit(folder: &Folder, sql: &'static str) {
    let mut database = sqlx::SqliteConnection::connect(&folder.database_url()).await.expect("open");
    sqlx::query(sql).execute(&mut database).await.expect("written");
    database.close().await.expect("closed");
}

/// Waits until there is nothing left to be told to anybody.
pub(crate) async fn until_all_told(folder: &Folder) {
    let mut database = sqlx::SqliteConnection::connect(&folder.database_url()).await.expect("open");
    for _ in 0..500 {
        let left: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM notices")
            .fetch_one(&mut database)
            .await
            .expect("counted");
        if left == 0 {
            return database.close().await.expect("closed");
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("somebody is still to be told something");
}

/// Waits until so much has arrived.
pub(crate) async fn until_arrived(arrived: &Arrived, count: usize) -> Vec<String> {
    for _ in 0..500 {
        let found = arrived.lock().expect("no panic").clone();
        if found.len() >= count {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("only {:?} arrived", arrived.lock().expect("no panic"));
}

/// A server that sends at once, also to this machine.
pub(crate) fn telling(folder: &Folder) -> Config {
    Config {
        reaches_inside: true,
        notice_pause: Duration::from_millis(20),
        base_url: None,
        ..config(folder)
    }
}

pub(crate) fn wish(kind: ChannelKind, target: impl Into<String>) -> ChannelWish {
    ChannelWish {
        kind,
        target: target.into(),
        terms: ChannelTerms {
            language: "de".into(),
            silent: vec![NoticeKind::Begun],
            ..ChannelTerms::default()
        },
        code: None,
        password: PASSWORD.into(),
    }
}

pub(crate) async fn add(browser: &Browser, wish: &ChannelWish) {
    let answer = browser.post("/api/me/channels", wish).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert_eq!(answer.json::<ChannelAnswer>(), ChannelAnswer { wants_code: false });
}

/// Ada and Ben at a table, and Ada acts until Ben is asked.
pub(crate) async fn ask_ben(server: &Running, ben: &Browser) -> (Browser, TableId) {
    ask_ben_at(server, ben, None).await
}

pub(crate) async fn ask_ben_at(
    server: &Running,
    ben: &Browser,
    pace: Option<Pace>,
) -> (Browser, TableId) {
    let ada = server.guest("Ada").await;
    let seats = vec![SeatSetup::Me, SeatSetup::Open];
    let made = make(&ada, &TableSetup { pace, ..setup("players=2", seats) }).await;
    let id = made.table.id;
    let claim = protocol::Claim { secret: made.links[0].secret.clone() };
    assert_eq!(ben.post(&format!("/api/tables/{id}/claim"), &claim).await.status, 200);
    let mut player = Player::join(&ada, &id).await;
    while player.is_asked() {
        player.act(0).await;
    }
    (ada, id)
}
