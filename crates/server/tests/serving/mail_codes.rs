//! Codes by which somebody shows that mails reach them: nobody guesses one, and nobody is drowned in them.

use crate::receivers::{Arrived, listening, receive_mail, until_arrived};
use crate::table::{Browser, Folder, PASSWORD, Running, config};
use protocol::{ChannelKind, ChannelTerms, ChannelWish, Channels, Code, PasswordAgain};
use server::{Config, Limits, MailServer};

/// A server with mail, and what arrives at its mail server.
async fn with_mail(config: Config) -> (Running, Arrived) {
    let (address, letters) = listening(receive_mail).await;
    let mail = MailServer {
        url: format!("smtp://{address}"),
        user: None,
        password: None,
        from: "Freehold <play@example.org>".into(),
    };
    let config = Config { mail: Some(mail), reaches_inside: true, ..config };
    (Running::start(config).await, letters)
}

fn wish(address: &str, code: Option<&str>) -> ChannelWish {
    ChannelWish {
        kind: ChannelKind::Mail,
        target: address.to_owned(),
        terms: ChannelTerms { language: "en".into(), ..ChannelTerms::default() },
        code: code.map(str::to_owned),
        password: PASSWORD.into(),
    }
}

/// Asks for mails to an address; the status of the answer.
async fn ask(browser: &Browser, address: &str, code: Option<&str>) -> u16 {
    browser.post("/api/me/channels", &wish(address, code)).await.status
}

/// The code in a letter.
fn code_in(letter: &str) -> &str {
    let mut numbers = letter.split(|c: char| !c.is_ascii_digit());
    numbers.find(|word| word.len() == 6).expect("a code")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_right_code_is_no_use_to_whoever_has_guessed_too_often() {
    let folder = Folder::new();
    let plain = config(&folder);
    // A sixth of them at once.
    let limits = Limits { sign_ins_per_hour: 24, ..plain.limits };
    let (server, letters) = with_mail(Config { limits, ..plain }).await;
    let ben = server.member("Ben").await;
    assert_eq!(ask(&ben, "ben@example.org", None).await, 200);
    let letter = until_arrived(&letters, 1).await.remove(0);
    let code = code_in(&letter);
    let wrong = if code == "000000" { "000001" } else { "000000" };
    for address in ["ben@example.org", "ben@example.org", "BEN@example.org", "Ben@Example.org"] {
        let answer = ben.post("/api/me/channels", &wish(address, Some(wrong))).await;
        assert_eq!(answer.code(), Code::NotRecognised, "{address}");
    }
    let answer = ben.post("/api/me/channels", &wish("ben@example.org", Some(code))).await;
    assert_eq!((answer.status, answer.code()), (429, Code::TooFast), "it may be a guess");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_drowned_in_codes() {
    let folder = Folder::new();
    let (server, _) = with_mail(Config { is_behind_proxy: true, ..config(&folder) }).await;
    let from = |browser: Browser, address: &str| Browser {
        comes_from: Some(address.to_owned()),
        ..browser
    };
    let ben = from(server.member("Ben").await, "192.0.2.1");
    for number in 0..10 {
        assert_eq!(ask(&ben, &format!("somebody{number}@example.org"), None).await, 200);
    }
    assert_eq!(ask(&ben, "another@example.org", None).await, 429);
    let elsewhere = from(ben, "192.0.2.2");
    assert_eq!(ask(&elsewhere, "another@example.org", None).await, 429, "Ben has asked for ten");
    let cleo = server.member("Cleo").await;
    let neighbour = from(cleo.clone(), "192.0.2.1");
    assert_eq!(ask(&neighbour, "another@example.org", None).await, 429, "ten came from there");

    let mut statuses = Vec::new();
    for number in 0..11 {
        let member = server.member(&format!("Member {number}")).await;
        let member = from(member, &format!("198.51.100.{number}"));
        let target = if number % 2 == 0 { "Dora@example.org" } else { "dora@Example.ORG" };
        statuses.push(ask(&member, target, None).await);
    }
    assert_eq!(statuses[..10], [200; 10]);
    assert_eq!(statuses[10], 429, "ten came to that address");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_address_by_which_one_comes_in_again_is_whoevers_who_knows_the_password() {
    let folder = Folder::new();
    let (server, letters) = with_mail(config(&folder)).await;
    let ben = server.member("Ben").await;
    let add = async |code: Option<&str>, password: &str| {
        let wish = ChannelWish { password: password.into(), ..wish("ben@example.org", code) };
        ben.post("/api/me/channels", &wish).await
    };
    for wrong in ["", "guess guess"] {
        assert_eq!(add(None, wrong).await.code(), Code::NotRecognised);
    }
    assert_eq!(add(None, PASSWORD).await.status, 200);
    let letter = until_arrived(&letters, 1).await.remove(0);
    let code = code_in(&letter);
    for wrong in ["", "guess guess"] {
        assert_eq!(add(Some(code), wrong).await.code(), Code::NotRecognised);
    }
    assert_eq!(add(Some(code), PASSWORD).await.status, 200);

    let ways: Channels = ben.get("/api/me/channels").await.json();
    let path = format!("/api/me/channels/{}", ways.channels[0].id);
    assert_eq!(ben.request("DELETE", &path, None).await.code(), Code::NotRecognised);
    let end = async |password: &str| {
        let again = PasswordAgain { password: password.into() };
        ben.post(&format!("{path}/end"), &again).await
    };
    assert_eq!(end("guess guess").await.code(), Code::NotRecognised);
    assert_eq!(end(PASSWORD).await.status, 200);
    assert_eq!(end(PASSWORD).await.code(), Code::Unknown);
    server.stop().await;
}
