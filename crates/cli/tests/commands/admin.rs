//! The club run from the terminal, with a server and without.

use crate::table::{Browser, Folder, OPERATOR, PASSWORD, Running, config, make, setup};
use protocol::{Admission, Club, Recover, SeatSetup, SignUp, TableSetup};
use std::process::Command;

/// What the program says to a command about this club, and whether it did it.
fn admin(folder: &Folder, address: &str, command: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_freehold"))
        .args(["admin", "--address", address, "--data"])
        .arg(folder.path())
        .args(command)
        .output()
        .expect("the program starts");
    let text = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(text).expect("text"))
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_reports_and_seasons_are_run_from_the_terminal() {
    let folder = Folder::new();
    std::fs::write(folder.path().join("operator.token"), OPERATOR).expect("a token");
    let server = Running::start(config(&folder)).await;
    let ada = server.member("Ada").await;
    let seats = || vec![SeatSetup::Me, SeatSetup::Computer { level: "greedy".into() }];
    let id = make(&ada, &TableSetup { listed: true, ..setup("players=2", seats()) }).await.table.id;
    let address = server.address.to_string();
    let told = |command: &[&str]| admin(&folder, &address, command);
    let (done, text) = told(&["tables"]);
    assert!(done && text.contains(id.as_str()) && text.contains("Ada, (greedy)"), "{text}");
    assert_eq!(told(&["reports"]), (true, String::new()));
    assert_eq!(told(&["season"]), (true, "A season has begun.\n".to_owned()));
    assert_eq!(told(&["remove-table", id.as_str()]), (true, "It is gone.\n".to_owned()));
    let (done, text) = told(&["remove-table", id.as_str()]);
    assert!(!done && text.contains("no such table"), "{text}");
    assert_eq!(told(&["tables"]), (true, String::new()));
    let (_, log) = told(&["log"]);
    assert!(log.contains("begin-season") && log.contains("remove-table"), "{log}");
    server.stop().await;
}

/// What a listed line about this begins with.
fn first_word<'a>(text: &'a str, about: &str) -> &'a str {
    let line = text.lines().find(|line| line.contains(about)).expect("it is listed");
    line.split_whitespace().next().expect("a word")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_club_is_run_also_while_nobody_serves() {
    let folder = Folder::new();
    std::fs::write(folder.path().join("operator.token"), OPERATOR).expect("a token");
    let server = Running::start(config(&folder)).await;
    let ada = server.member("Ada").await;
    server.member("Ben").await;
    server.stop().await;
    // Nobody listens there.
    let address = "127.0.0.1:1";
    let told = |command: &[&str]| {
        let (done, text) = admin(&folder, address, command);
        assert!(done, "{command:?}: {text}");
        text
    };
    let overview = told(&["overview"]);
    assert!(overview.contains(": ready\n") && overview.contains("2 members, 0 waiting"));
    assert!(overview.contains("--codes-per-hour") && overview.contains("--remarks-at-once"));
    assert_eq!(first_word(&told(&["people"]), "Ben"), "Ben");
    told(&["ban", "Ben"]);
    assert_eq!(first_word(&told(&["people", "banned"]), "Ben"), "Ben");
    assert!(!told(&["people"]).contains("Ben"));
    told(&["welcome", "Ben"]);
    assert!(told(&["people"]).contains("Ben"));
    let (done, text) = admin(&folder, address, &["ban", "Nobody"]);
    assert!(!done && text.contains("there is no member of this name"), "{text}");
    let reset = told(&["reset", "Ada"]);
    let (_, code) = reset.split_once("this code: ").expect("a code");
    let code = code.lines().next().expect("a line").to_owned();
    let invited = told(&["invite", "--note", "for Mei"]);
    let (_, secret) = invited.split_once("/sign-up#").expect("a link");
    let secret = secret.lines().next().expect("a line").to_owned();
    told(&["invite", "--note", "for Kim"]);
    let listed = told(&["invitations"]);
    assert_eq!(
        told(&["take-back", first_word(&listed, "for Kim")]),
        "It opens nothing any more.\n"
    );
    let log = told(&["log"]);
    for measure in ["change-member", "reset-password", "invite", "take-back-invitation"] {
        assert!(log.contains(measure), "{measure} in {log}");
    }

    // What was done then holds once somebody serves again.
    let server = Running::start(config(&folder)).await;
    let ada = Browser { address: server.address, ..ada };
    let invitation = Some(secret);
    let mei = SignUp { name: "Mei".into(), password: PASSWORD.into(), invitation };
    let stranger = Browser::stranger(server.address);
    let club = Club { admission: Admission::Invitation, ..Club::default() };
    assert_eq!(server.operate("POST", "/api/host/club", &club).await.status, 200);
    assert_eq!(stranger.post("/api/sign-up", &mei).await.status, 200);
    let recover = Recover { name: "Ada".into(), code, password: "a new password".into() };
    assert_eq!(stranger.post("/api/recover", &recover).await.status, 200);
    assert_eq!(ada.get("/api/me").await.status, 403, "she is signed out where she was");
    server.stop().await;
}
