//! Word for whoever is asked: real receivers of webhooks, pushes and mails, in this process.

use crate::table;

use crate::receivers::{
    add, ask_ben, ask_ben_at, edit, listening, receive, receive_mail, telling, until_all_told,
    until_arrived, wish,
};
use crate::table::{Answer, Browser, Feed, Folder, Player, Running, config, make, setup};
use protocol::{
    ChannelAnswer, ChannelKind, ChannelTerms, ChannelWish, Channels, Club, Code, Lobby, NewGuest,
    NoticeKind, Pace, Recover, SeatSetup, ToServer, Turns, WordOfTable,
};
use server::{Config, MailServer};
use std::net::SocketAddr;
use std::time::Duration;

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
    let mut page = Player::join(&ben, &elsewhere.table.id).await;
    ask_ben(&server, &ben).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(hooks.lock().expect("no panic").len(), 0);
    // Now it waits for a while, as it would if the page closed; the next turn is told at once.
    page.say(&ToServer::InSight(false)).await;
    let (_, id) = ask_ben(&server, &ben).await;
    let told = until_arrived(&hooks, 1).await;
    assert!(told[0].contains(&format!("/table/{id}")), "nobody looks at a forgotten page");
    let ada = server.member("Ada of the lobby").await;
    let here = ada.get("/api/presence").await.text();
    assert!(here.contains("\"Ben\""), "but Ben is here: {here}");
    page.say(&ToServer::InSight(true)).await;
    page.say(&ToServer::Sync).await;
    page.until_update().await;
    ask_ben(&server, &ben).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(hooks.lock().expect("no panic").len(), 1);
    drop(page);
    server.stop().await;
}

/// A turn at a table with a live clock is told while another table is looked at, and not while home is or
/// the table itself.
#[tokio::test(flavor = "multi_thread")]
async fn where_time_runs_another_table_is_no_excuse() {
    let folder = Folder::new();
    let (address, hooks) = listening(receive).await;
    let server = Running::start(telling(&folder)).await;
    let ben = server.member("Ben").await;
    add(&ben, &wish(ChannelKind::Webhook, format!("http://{address}/hook"))).await;
    let n_told = || hooks.lock().expect("no panic").len();
    let live = Pace { turn: 60 * 60, reserve: 0 };
    let elsewhere = make(&ben, &setup("players=2", vec![SeatSetup::Me, SeatSetup::Open])).await;
    let other_table = Player::join(&ben, &elsewhere.table.id).await;
    let mut turns = Feed::open(&ben, "/api/turns").await;
    let mut home = Feed::open(&ben, "/api/lobby").await;
    home.until(|_: &Lobby| true).await;
    ask_ben_at(&server, &ben, Some(live)).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(n_told(), 0, "home shows it");
    drop(home);
    let (_, id) = ask_ben_at(&server, &ben, Some(live)).await;
    let told = until_arrived(&hooks, 1).await;
    assert!(told[0].contains(&format!("/table/{id}")), "the other table does not show it");
    turns.until(|told: &Turns| told.turns.iter().any(|table| table.id == id)).await;
    ask_ben(&server, &ben).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(n_told(), 1, "where turns take days, any page is enough");
    drop((other_table, turns));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_notice_survives_a_stop_and_a_failure() {
    let folder = Folder::new();
    let (address, hooks) = listening(receive).await;
    let quiet = Config { notice_pause: Duration::from_secs(3_600), ..telling(&folder) };
    let server = Running::start(quiet).await;
    let ben = server.member("Ben").await;
    for path in ["hook", "broken", "lost", "gone"] {
        add(&ben, &wish(ChannelKind::Webhook, format!("http://{address}/{path}"))).await;
    }
    ask_ben(&server, &ben).await;
    assert_eq!(hooks.lock().expect("no panic").len(), 0);
    server.stop().await;

    let server = Running::start(telling(&folder)).await;
    let ben = Browser { address: server.address, ..ben };
    until_arrived(&hooks, 4).await;
    for _ in 0..100 {
        let channels: Channels = ben.get("/api/me/channels").await.json();
        let failures: Vec<u32> = channels.channels.iter().map(|it| it.n_failures).collect();
        if failures == [0, 1, 1] {
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
    ben.post("/api/sign-out", &()).await;
    let person = server.store.member_named("ben").await.expect("read").expect("Ben").person;
    let ways = server.store.channels_of(person).await.expect("read");
    assert_eq!(ways, [], "whoever finds the browser reads nothing there");
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
    for terms in [
        ChannelTerms { quiet_from: Some(1_440), ..ChannelTerms::default() },
        ChannelTerms { digest: vec![1_440], ..ChannelTerms::default() },
        ChannelTerms { digest: vec![1; 7], ..ChannelTerms::default() },
        ChannelTerms { silent: vec![NoticeKind::Turn; 8], ..ChannelTerms::default() },
    ] {
        let wrong = ChannelWish { terms, ..wish(ChannelKind::Webhook, "http://a.org") };
        assert_eq!(ben.post("/api/me/channels", &wrong).await.code(), Code::BadSetup);
    }
    let ada = server.member("Ada").await;
    add(&ben, &wish(ChannelKind::Webhook, "https://example.org/hook")).await;
    let channels: Channels = ben.get("/api/me/channels").await.json();
    let path = format!("/api/me/channels/{}", channels.channels[0].id);
    assert_eq!(ada.request("DELETE", &path, None).await.code(), Code::Unknown, "not Ada's");
    let terms = ChannelTerms::default();
    assert_eq!(ada.post(&path, &terms).await.code(), Code::Unknown, "not Ada's");
    let late = ChannelTerms { delay: 86_401, ..terms };
    assert_eq!(ben.post(&path, &late).await.code(), Code::BadSetup);
    assert_eq!(ben.request("DELETE", &path, None).await.status, 200);
    assert_eq!(server.guest("Guest").await.get("/api/me/channels").await.code(), Code::NoMember);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_is_told_what_one_chose_of_the_tables_one_chose() {
    let folder = Folder::new();
    let (address, hooks) = listening(receive).await;
    let server = Running::start(telling(&folder)).await;
    let ben = server.member("Ben").await;
    add(&ben, &wish(ChannelKind::Webhook, format!("http://{address}/hook"))).await;
    let channel = ben.get("/api/me/channels").await.json::<Channels>().channels.remove(0);
    let path = format!("/api/me/channels/{}", channel.id);
    let silent = NoticeKind::ALL.to_vec();
    let only = |kind| ChannelTerms {
        silent: silent.iter().copied().filter(|it| *it != kind).collect(),
        ..channel.terms.clone()
    };
    assert_eq!(ben.post(&path, &only(NoticeKind::Begun)).await.status, 200);
    ask_ben(&server, &ben).await;
    let told = until_arrived(&hooks, 1).await;
    assert!(told[0].contains(r#""event":"begun""#), "{}", told[0]);
    until_all_told(&folder).await;

    assert_eq!(ben.post(&path, &only(NoticeKind::Turn)).await.status, 200);
    let (ada, id) = ask_ben(&server, &ben).await;
    let told = until_arrived(&hooks, 2).await;
    assert!(told[1].contains(r#""event":"your-turn""#), "{}", told[1]);
    assert!(told[1].contains(&format!("/table/{id}")), "the first one's turn was not wished");

    let word = format!("/api/tables/{id}/word");
    let asked = async || ben.get(&word).await.json::<Option<WordOfTable>>();
    assert_eq!(asked().await, Some(WordOfTable { is_told: true }));
    assert_eq!(ben.post(&word, &WordOfTable { is_told: false }).await.status, 200);
    assert_eq!(asked().await, Some(WordOfTable { is_told: false }));
    let other = server.member("Stranger").await;
    assert_eq!(other.get(&word).await.json::<Option<WordOfTable>>(), None);
    let refused = other.post(&word, &WordOfTable { is_told: false }).await;
    assert_eq!(refused.code(), Code::NotYourSeat);

    for player in [&ben, &ada] {
        let mut player = Player::join(player, &id).await;
        while player.is_asked() {
            player.act(0).await;
        }
    }
    let (_, next) = ask_ben(&server, &ben).await;
    let told = until_arrived(&hooks, 3).await;
    assert!(told[2].contains(&format!("/table/{next}")), "the one before is not spoken of");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_way_can_be_tried() {
    let folder = Folder::new();
    let (address, hooks) = listening(receive).await;
    let server = Running::start(telling(&folder)).await;
    let (ada, ben) = (server.member("Ada").await, server.member("Ben").await);
    for path in ["hook", "lost"] {
        add(&ben, &wish(ChannelKind::Webhook, format!("http://{address}/{path}"))).await;
    }
    let ways: Channels = ben.get("/api/me/channels").await.json();
    let [works, fails] = [0, 1].map(|at| format!("/api/me/channels/{}/test", ways.channels[at].id));
    assert_eq!(ada.post(&works, &()).await.code(), Code::Unknown, "not Ada's");
    assert_eq!(hooks.lock().expect("no panic").len(), 0);
    assert_eq!(ben.post(&works, &()).await.status, 200);
    let told = until_arrived(&hooks, 1).await.remove(0);
    assert!(told.contains(r#""event":"test""#), "{told}");
    let answer = ben.post(&fails, &()).await;
    assert_eq!((answer.status, answer.code()), (503, Code::Unavailable));
    assert!(answer.text().contains("404"), "{}", answer.text());
    let ways: Channels = ben.get("/api/me/channels").await.json();
    assert_eq!(ways.channels.iter().filter(|way| way.worked_at.is_some()).count(), 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_gets_mails_comes_in_again_by_one() {
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
    let by_mail = wish(ChannelKind::Mail, "ben@example.org");
    assert_eq!(ben.post("/api/me/channels", &by_mail).await.status, 200);
    let letter = until_arrived(&letters, 1).await.remove(0);
    let code = letter.split(|c: char| !c.is_ascii_digit()).find(|word| word.len() == 6);
    add(&ben, &ChannelWish { code: code.map(str::to_owned), ..by_mail }).await;

    let stranger = Browser::stranger(server.address);
    assert!(stranger.get("/api/club").await.json::<Club>().has_mail);
    let asked = async |name: &str| {
        let answer = stranger.post("/api/recover/mail", &NewGuest { name: name.into() }).await;
        (answer.status, answer.text())
    };
    server.member("Cleo").await;
    let told = asked("Ben").await;
    assert_eq!(told.0, 200);
    assert_eq!(asked("Nobody").await, told, "nothing tells whether there is such a member");
    assert_eq!(asked("Cleo").await, told, "nor whether they get mails");
    let letter = until_arrived(&letters, 2).await.remove(1);
    let is_code = |word: &&str| word.len() == 19 && word.matches('-').count() == 3;
    let text = letter.replace("=\n", "");
    let code = text.split([' ', '.', '\n']).find(is_code).expect("a code").to_owned();
    let recover = |name: &str, password: &str| Recover {
        name: name.into(),
        code: code.clone(),
        password: password.into(),
    };
    let stolen = stranger.post("/api/recover", &recover("Cleo", "more horses")).await;
    assert_eq!(stolen.code(), Code::NotRecognised, "it is Ben's");
    assert_eq!(stranger.post("/api/recover", &recover("Ben", "more horses")).await.status, 200);
    assert_eq!(ben.get("/api/me").await.code(), Code::NoMember, "every device is signed out");
    let again = stranger.post("/api/recover", &recover("Ben", "other horses")).await;
    assert_eq!(again.code(), Code::NotRecognised, "it is used up");
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(letters.lock().expect("no panic").len(), 2);
    for expected in [200, 200, 429] {
        assert_eq!(asked("Nobody").await.0, expected);
    }
    server.stop().await;
}

/// Ends mails as a mail program does by itself: it posts to the very address that the header names.
async fn one_click(server: SocketAddr, link: &str) -> Answer {
    let (_, rest) = link.split_once("://").expect("an address");
    let (host, path) = rest.split_once('/').expect("a path");
    let body = "List-Unsubscribe=One-Click";
    let request = format!(
        "POST /{path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    table::http::send(server, request.as_bytes()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_is_refused_for_good_is_given_up_in_the_end() {
    let folder = Folder::new();
    let (address, letters) = listening(receive_mail).await;
    let mail = MailServer {
        url: format!("smtp://{address}"),
        user: None,
        password: None,
        from: "Freehold <play@example.org>".into(),
    };
    let telling = Config { mail: Some(mail), ..telling(&folder) };
    let server = Running::start(telling.clone()).await;
    let ben = server.member("Ben").await;
    let by_mail = wish(ChannelKind::Mail, "ben@example.org");
    assert_eq!(ben.post("/api/me/channels", &by_mail).await.status, 200);
    let letter = until_arrived(&letters, 1).await.remove(0);
    let code = letter.split(|c: char| !c.is_ascii_digit()).find(|word| word.len() == 6);
    add(&ben, &ChannelWish { code: code.map(str::to_owned), ..by_mail }).await;
    let channels =
        async |ben: &Browser| ben.get("/api/me/channels").await.json::<Channels>().channels;
    edit(&folder, "UPDATE channels SET target = 'nobody@example.org'").await;
    ask_ben(&server, &ben).await;
    for _ in 0..200 {
        if channels(&ben).await[0].n_failures > 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(channels(&ben).await[0].n_failures, 1, "it is tried again later");
    edit(&folder, "UPDATE channels SET n_failures = 9, failed_at = 0").await;
    edit(&folder, "UPDATE notices SET due_at = 0").await;
    for _ in 0..200 {
        let ways: Channels = ben.get("/api/me/channels").await.json();
        if ways.channels.is_empty() {
            let told: Vec<&str> = ways.lost.iter().map(|lost| lost.target.as_str()).collect();
            assert_eq!(told, ["nobody@example.org"], "its owner is told");
            server.stop().await;
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the address is still tried");
}

/// Half a day from now, as a minute of the day.
fn far_from_now() -> u32 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let minutes = since.expect("after 1970").as_secs() / 60;
    ((minutes + 12 * 60) % (24 * 60)) as u32
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_clock_waits_for_no_hour() {
    let folder = Folder::new();
    let (address, hooks) = listening(receive).await;
    let server = Running::start(telling(&folder)).await;
    let ben = server.member("Ben").await;
    let hook = |path: &str| wish(ChannelKind::Webhook, format!("http://{address}/{path}"));
    let (mut quiet, mut gathered) = (hook("quiet"), hook("gathered"));
    let now = (far_from_now() + 12 * 60) % (24 * 60);
    (quiet.terms.quiet_from, quiet.terms.quiet_to) = (Some(now), Some(far_from_now()));
    gathered.terms.digest = vec![far_from_now()];
    add(&ben, &quiet).await;
    add(&ben, &gathered).await;
    let slow = Pace { turn: Pace::SLOW_TURN, reserve: 0 };
    ask_ben_at(&server, &ben, Some(slow)).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(hooks.lock().expect("no panic").len(), 0, "that waits until he is up");
    let live = Pace { turn: 60 * 60, reserve: 0 };
    let (_, id) = ask_ben_at(&server, &ben, Some(live)).await;
    for told in until_arrived(&hooks, 2).await {
        assert!(told.contains(&format!("/table/{id}")), "{told}");
        assert!(told.contains(r#""event":"your-turn""#), "{told}");
    }
    server.stop().await;
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
    let once_a_day = |kind, target: String| {
        let mut wish = wish(kind, target);
        wish.terms.digest = vec![far_from_now()];
        wish
    };
    add(&ben, &once_a_day(ChannelKind::Webhook, format!("http://{hook_address}/hook"))).await;
    let by_mail = once_a_day(ChannelKind::Mail, "ben@example.org".into());
    assert_eq!(ben.post("/api/me/channels", &by_mail).await.status, 200);
    let letter = until_arrived(&letters, 1).await.remove(0);
    let code = letter.split(|c: char| !c.is_ascii_digit()).find(|word| word.len() == 6);
    let code = Some(code.expect("a code").to_owned());
    add(&ben, &ChannelWish { code, ..by_mail }).await;
    let channels: Channels = ben.get("/api/me/channels").await.json();
    assert_eq!(channels.channels[0].terms.digest, [far_from_now()]);

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
    edit(&folder, "UPDATE notices SET since = since - 43200000 - 60000, due_at = 0").await;
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
    let stop = stop.expect("a way to end it").trim_end_matches('>');
    assert!(letter.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{letter}");
    assert_eq!(one_click(server.address, stop).await.status, 200);
    assert_eq!(one_click(server.address, stop).await.status, 404, "it has ended");
    let ben = Browser { address: server.address, ..ben };
    let channels: Channels = ben.get("/api/me/channels").await.json();
    assert_eq!(channels.channels.len(), 1, "the webhook stays");
    server.stop().await;
}
