//! Word for whoever is asked: real receivers of webhooks, pushes and mails, in this process.

mod table;

use protocol::{ChannelAnswer, ChannelKind, ChannelWish, Channels, Code, SeatSetup};
use server::{Config, MailServer};
use sqlx::Connection as _;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use table::{Browser, Folder, Player, Running, config, make, setup};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// What arrived, in order.
type Arrived = Arc<Mutex<Vec<String>>>;

async fn listening<F: Future<Output = ()> + Send + 'static>(
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
async fn receive(mut stream: TcpStream, arrived: Arrived) {
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
        let status = match head {
            _ if head.contains("/gone") => "410 Gone",
            _ if head.contains("/broken") => "500 Broken",
            _ => "200 OK",
        };
        arrived.lock().expect("no panic").push(format!("{head}\n{body}"));
        let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n");
        stream.write_all(answer.as_bytes()).await.expect("written");
        bytes.clear();
    }
}

/// Takes mails, as a mail server does.
async fn receive_mail(stream: TcpStream, arrived: Arrived) {
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
            (None, _) => "250 fine",
        };
        writer.write_all(format!("{answer}\r\n").as_bytes()).await.expect("written");
    }
}

async fn until_arrived(arrived: &Arrived, count: usize) -> Vec<String> {
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
fn telling(folder: &Folder) -> Config {
    Config {
        reaches_inside: true,
        notice_pause: Duration::from_millis(20),
        base_url: None,
        ..config(folder)
    }
}

fn wish(kind: ChannelKind, target: impl Into<String>) -> ChannelWish {
    ChannelWish {
        kind,
        target: target.into(),
        language: "de".into(),
        delay: 0,
        quiet_from: None,
        quiet_to: None,
        digest: Vec::new(),
        utc_offset: None,
        code: None,
    }
}

async fn add(browser: &Browser, wish: &ChannelWish) {
    let answer = browser.post("/api/me/channels", wish).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert_eq!(answer.json::<ChannelAnswer>(), ChannelAnswer { wants_code: false });
}

/// Ada and Ben at a table, and Ada acts until Ben is asked.
async fn ask_ben(server: &Running, ben: &Browser) -> (Browser, protocol::TableId) {
    let ada = server.guest("Ada").await;
    let seats = vec![SeatSetup::Me, SeatSetup::Open];
    let made = make(&ada, &setup("players=2", seats)).await;
    let id = made.table.id;
    let claim = protocol::Claim { secret: made.links[0].secret.clone() };
    assert_eq!(ben.post(&format!("/api/tables/{id}/claim"), &claim).await.status, 200);
    let mut player = Player::join(&ada, &id).await;
    while player.is_asked() {
        player.act(0).await;
    }
    (ada, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_asked_is_told_once_by_every_way() {
    let folder = Folder::new();
    let (address, hooks) = listening(receive).await;
    let server = Running::start(telling(&folder)).await;
    let ben = server.member("Ben").await;
    add(&ben, &wish(ChannelKind::Webhook, format!("http://{address}/hook"))).await;
    let (_, id) = ask_ben(&server, &ben).await;
    let told = until_arrived(&hooks, 1).await;
    assert!(told[0].starts_with("POST /hook"), "{}", told[0]);
    assert!(told[0].contains("Du bist dran bei Kingdom Builder mit Ada"), "{}", told[0]);
    assert!(told[0].contains(&format!("/table/{id}")), "{}", told[0]);
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(hooks.lock().expect("no panic").len(), 1, "one message for one turn");
    let channels: Channels = ben.get("/api/me/channels").await.json();
    assert!(channels.channels[0].worked_at.is_some());
    assert_eq!(channels.channels[0].target, address.to_string(), "the rest is as good as a key");

    let mut player = Player::join(&ben, &id).await;
    while player.is_asked() {
        player.act(0).await;
    }
    drop(player);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_is_told_on_the_page_only() {
    let folder = Folder::new();
    let (address, hooks) = listening(receive).await;
    let server = Running::start(telling(&folder)).await;
    let ben = server.member("Ben").await;
    add(&ben, &wish(ChannelKind::Webhook, format!("http://{address}/hook"))).await;
    let elsewhere = make(&ben, &setup("players=2", vec![SeatSetup::Me, SeatSetup::Open])).await;
    let page = Player::join(&ben, &elsewhere.table.id).await;
    ask_ben(&server, &ben).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(hooks.lock().expect("no panic").len(), 0);
    drop(page);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_notice_survives_a_stop_and_a_failure() {
    let folder = Folder::new();
    let (address, hooks) = listening(receive).await;
    let quiet = Config { notice_pause: Duration::from_secs(3_600), ..telling(&folder) };
    let server = Running::start(quiet).await;
    let ben = server.member("Ben").await;
    for path in ["hook", "broken", "gone"] {
        add(&ben, &wish(ChannelKind::Webhook, format!("http://{address}/{path}"))).await;
    }
    ask_ben(&server, &ben).await;
    assert_eq!(hooks.lock().expect("no panic").len(), 0);
    server.stop().await;

    let server = Running::start(telling(&folder)).await;
    let ben = Browser { address: server.address, ..ben };
    until_arrived(&hooks, 3).await;
    for _ in 0..100 {
        let channels: Channels = ben.get("/api/me/channels").await.json();
        let failures: Vec<u32> = channels.channels.iter().map(|it| it.n_failures).collect();
        if failures == [0, 1] {
            assert!(channels.channels[0].worked_at.is_some());
            server.stop().await;
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the broken way has not failed, or the one that is gone is still there");
}

#[tokio::test(flavor = "multi_thread")]
async fn mails_go_to_whoever_has_the_code_and_end_by_their_link() {
    let folder = Folder::new();
    let (address, letters) = listening(receive_mail).await;
    let mail = MailServer {
        url: format!("smtp://{address}"),
        user: None,
        password: None,
        from: "Freehold <play@example.org>".into(),
    };
    let server = Running::start(Config { mail: Some(mail), ..telling(&folder) }).await;
    let ben = server.member("Ben").await;
    let to_ben = wish(ChannelKind::Mail, "ben@example.org");
    let answer: ChannelAnswer = ben.post("/api/me/channels", &to_ben).await.json();
    assert!(answer.wants_code);
    let letter = until_arrived(&letters, 1).await.remove(0);
    let digits = |word: &&str| word.len() == 6 && word.chars().all(|c| c.is_ascii_digit());
    let words = letter.split(|c: char| !c.is_ascii_alphanumeric());
    let code = words.into_iter().find(digits).expect("a code").to_owned();
    let with = |code: &str| ChannelWish { code: Some(code.to_owned()), ..to_ben.clone() };
    let wrong = ben.post("/api/me/channels", &with("000000x")).await;
    assert_eq!(wrong.code(), Code::NotRecognised);
    let other = server.member("Other").await;
    let stolen = other.post("/api/me/channels", &with(&code)).await;
    assert_eq!(stolen.code(), Code::NotRecognised, "the code is Ben's");
    add(&ben, &with(&code)).await;

    ask_ben(&server, &ben).await;
    let letter = until_arrived(&letters, 2).await.remove(1);
    assert!(letter.contains("To: ben@example.org"), "{letter}");
    let stop = letter.lines().find_map(|line| line.strip_prefix("List-Unsubscribe: <"));
    let stop = stop.expect("a way to end it").trim_end_matches('>');
    let token = stop.rsplit('/').next().expect("a token");
    let stranger = Browser::stranger(server.address);
    let page = stranger.get(&format!("/stop/{token}")).await;
    assert!(page.text().contains(&format!("/api/stop/{token}")));
    assert!(page.text().contains("Diese Mails beenden"), "in the language of the mails");
    let forged = stranger.post(&format!("/api/stop/{}", token.replace('x', "0x")), &()).await;
    assert_eq!(forged.code(), Code::Unknown);
    let stopped = stranger.post(&format!("/api/stop/{token}"), &()).await;
    assert_eq!(stopped.status, 200);
    assert!(stopped.text().contains("keine dieser Mails mehr"), "{}", stopped.text());
    let channels: Channels = ben.get("/api/me/channels").await.json();
    assert_eq!(channels.channels, []);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_push_is_signed_and_nobody_else_reads_it() {
    let folder = Folder::new();
    let (address, pushes) = listening(receive).await;
    let server = Running::start(telling(&folder)).await;
    let ben = server.member("Ben").await;
    // The keys of a browser, from the example of RFC 8291.
    let keys = serde_json::json!({
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    });
    let subscription =
        serde_json::json!({ "endpoint": format!("http://{address}/push"), "keys": keys });
    add(&ben, &wish(ChannelKind::Push, subscription.to_string())).await;
    ask_ben(&server, &ben).await;
    let pushed = until_arrived(&pushes, 1).await.remove(0);
    let head = pushed.to_lowercase();
    for expected in
        ["post /push", "content-encoding: aes128gcm", "ttl: ", "authorization: vapid t="]
    {
        assert!(head.contains(expected), "{expected} in {pushed}");
    }
    assert!(!pushed.contains("Kingdom"), "nothing is told in the open");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_where_nobody_can_be() {
    let folder = Folder::new();
    let server = Running::start(config(&folder)).await;
    let ben = server.member("Ben").await;
    for (kind, target) in [
        (ChannelKind::Webhook, "http://127.0.0.1:1/"),
        (ChannelKind::Webhook, "http://[::1]/"),
        (ChannelKind::Webhook, "file:///etc/passwd"),
        (ChannelKind::Webhook, "nonsense"),
        (ChannelKind::Push, "{}"),
        (ChannelKind::Mail, "ben@example.org"),
    ] {
        let answer = ben.post("/api/me/channels", &wish(kind, target)).await;
        assert_eq!(answer.code(), Code::BadSetup, "{target}");
    }
    let late =
        ChannelWish { quiet_from: Some(1_440), ..wish(ChannelKind::Webhook, "http://a.org") };
    assert_eq!(ben.post("/api/me/channels", &late).await.code(), Code::BadSetup);
    for digest in [vec![1_440], vec![1; 7]] {
        let wrong = ChannelWish { digest, ..wish(ChannelKind::Webhook, "http://a.org") };
        assert_eq!(ben.post("/api/me/channels", &wrong).await.code(), Code::BadSetup);
    }
    let ada = server.member("Ada").await;
    add(&ben, &wish(ChannelKind::Webhook, "https://example.org/hook")).await;
    let channels: Channels = ben.get("/api/me/channels").await.json();
    let path = format!("/api/me/channels/{}", channels.channels[0].id);
    assert_eq!(ada.request("DELETE", &path, None).await.code(), Code::Unknown, "not Ada's");
    assert_eq!(ben.request("DELETE", &path, None).await.status, 200);
    assert_eq!(server.guest("Guest").await.get("/api/me/channels").await.code(), Code::NoMember);
    server.stop().await;
}

/// Half a day from now, as a minute of the day.
fn far_from_now() -> u32 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let minutes = since.expect("after 1970").as_secs() / 60;
    ((minutes + 12 * 60) % (24 * 60)) as u32
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_gathered_comes_as_one_message_and_ends_by_one_link() {
    let folder = Folder::new();
    let (hook_address, hooks) = listening(receive).await;
    let (mail_address, letters) = listening(receive_mail).await;
    let mail = MailServer {
        url: format!("smtp://{mail_address}"),
        user: None,
        password: None,
        from: "Freehold <play@example.org>".into(),
    };
    let telling = Config { mail: Some(mail), ..telling(&folder) };
    let server = Running::start(telling.clone()).await;
    let ben = server.member("Ben").await;
    let once_a_day =
        |kind, target: String| ChannelWish { digest: vec![far_from_now()], ..wish(kind, target) };
    add(&ben, &once_a_day(ChannelKind::Webhook, format!("http://{hook_address}/hook"))).await;
    let by_mail = once_a_day(ChannelKind::Mail, "ben@example.org".into());
    assert_eq!(ben.post("/api/me/channels", &by_mail).await.status, 200);
    let letter = until_arrived(&letters, 1).await.remove(0);
    let code = letter.split(|c: char| !c.is_ascii_digit()).find(|word| word.len() == 6);
    let code = Some(code.expect("a code").to_owned());
    add(&ben, &ChannelWish { code, ..by_mail }).await;
    let channels: Channels = ben.get("/api/me/channels").await.json();
    assert_eq!(channels.channels[0].digest, [far_from_now()]);

    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(ask_ben(&server, &ben).await.1);
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(hooks.lock().expect("no panic").len(), 0, "it is gathered");
    let mut player = Player::join(&ben, &tables[2]).await;
    while player.is_asked() {
        player.act(0).await;
    }
    drop(player);
    server.stop().await;

    // Half a day later.
    let mut database = sqlx::SqliteConnection::connect(&folder.database_url()).await.expect("open");
    sqlx::query("UPDATE notices SET since = since - 43200000 - 60000, due_at = 0")
        .execute(&mut database)
        .await
        .expect("written");
    database.close().await.expect("closed");
    let server = Running::start(telling).await;
    let told = until_arrived(&hooks, 1).await.remove(0);
    let letter = until_arrived(&letters, 2).await.remove(1);
    for text in [&told, &letter] {
        for (table, is_told) in tables.iter().zip([true, true, false]) {
            assert_eq!(text.contains(&format!("/table/{table}")), is_told, "{text}");
        }
    }
    assert!(told.contains(r#""event":"digest""#), "{told}");
    assert!(letter.contains("2 Dinge warten auf dich"), "{letter}");
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(hooks.lock().expect("no panic").len(), 1, "one message");
    let stop = letter.lines().find_map(|line| line.strip_prefix("List-Unsubscribe: <"));
    let token = stop.and_then(|stop| stop.trim_end_matches('>').rsplit('/').next());
    let path = format!("/api/stop/{}", token.expect("a way to end it"));
    assert_eq!(Browser::stranger(server.address).post(&path, &()).await.status, 200);
    let ben = Browser { address: server.address, ..ben };
    let channels: Channels = ben.get("/api/me/channels").await.json();
    assert_eq!(channels.channels.len(), 1, "the webhook stays");
    server.stop().await;
}
