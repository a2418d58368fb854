//! A copy that was made while people play, and a club that begins with it.

use crate::table::{Browser, Folder, Picks, Player, Running, config, make, setup};
use protocol::{SeatSetup, TableId};
use std::path::Path;
use std::process::{Command, Output};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

const N_TABLES: usize = 4;

async fn freehold(words: &[&str], data: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_freehold"));
    command.args(words).arg("--data").arg(data);
    let run = tokio::task::spawn_blocking(move || command.output());
    run.await.expect("no panic").expect("the program starts")
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Plays on until told to stop, and then says how far it came.
async fn play(browser: Browser, id: TableId, is_enough: Arc<AtomicBool>) -> u64 {
    let mut picks = Picks::new(11);
    let mut player = Player::join(&browser, &id).await;
    while !is_enough.load(Ordering::Relaxed) && !player.is_over() {
        player.act(picks.next()).await;
    }
    player.seen().number
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_under_load_is_a_club_in_which_every_table_opens() {
    let (folder, elsewhere) = (Folder::new(), Folder::new());
    let server = Running::start(config(&folder)).await;
    let mut ada = server.guest("Ada").await;
    let hot_seat = || vec![SeatSetup::Me, SeatSetup::SameScreen { name: "Bea".into() }];
    let is_enough = Arc::new(AtomicBool::new(false));
    let (mut tables, mut playing, mut acknowledged) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..N_TABLES {
        let id = make(&ada, &setup("players=2", hot_seat())).await.table.id;
        // What was acknowledged before the copy was begun has to be in it.
        let mut player = Player::join(&ada, &id).await;
        player.act(0).await;
        acknowledged.push(player.seen().number);
        playing.push(tokio::spawn(play(ada.clone(), id.clone(), Arc::clone(&is_enough))));
        tables.push(id);
    }
    let copy = elsewhere.path().join("copy");
    let copy = copy.to_str().expect("text");
    let made = freehold(&["backup", copy], folder.path()).await;
    assert!(made.status.success(), "{}", told(&made));
    is_enough.store(true, Ordering::Relaxed);
    let mut played = Vec::new();
    for playing in playing {
        played.push(playing.await.expect("no panic"));
    }
    let again = freehold(&["backup", copy], folder.path()).await;
    assert_eq!(again.status.code(), Some(2), "nothing is written over");
    let onto = freehold(&["restore", copy], folder.path()).await;
    assert_eq!(onto.status.code(), Some(1), "{}", told(&onto));
    assert!(told(&onto).contains("in use by"), "{}", told(&onto));
    server.stop().await;
    let onto = freehold(&["restore", copy], folder.path()).await;
    assert!(told(&onto).contains("move it away first"), "{}", told(&onto));

    let restored = Folder::new();
    let done = freehold(&["restore", copy], restored.path()).await;
    assert!(done.status.success(), "{}", told(&done));
    let server = Running::start(config(&restored)).await;
    ada.address = server.address;
    for ((id, acknowledged), played) in tables.iter().zip(acknowledged).zip(played) {
        let mut player = Player::join(&ada, id).await;
        let number = player.seen().number;
        assert!(acknowledged <= number && number <= played, "{acknowledged} {number} {played}");
        if !player.is_over() {
            player.act(0).await;
        }
    }
    server.stop().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn copies_are_private_and_what_is_no_copy_is_refused() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new();
    let copy = folder.path().join("copy");
    let missing = freehold(&["backup", copy.to_str().expect("text")], folder.path()).await;
    assert_eq!(missing.status.code(), Some(2));
    assert!(told(&missing).contains("is not there"), "{}", told(&missing));
    assert!(!copy.exists());

    Running::start(config(&folder)).await.stop().await;
    let made = freehold(&["backup", copy.to_str().expect("text")], folder.path()).await;
    assert!(made.status.success(), "{}", told(&made));
    let mode = std::fs::metadata(&copy).expect("a file").permissions().mode();
    assert_eq!(mode & 0o777, 0o600, "seeds are in it");

    let mut bytes = std::fs::read(&copy).expect("a file");
    for byte in &mut bytes[4096..8192] {
        *byte = 0x55;
    }
    let damaged = folder.path().join("damaged");
    std::fs::write(&damaged, bytes).expect("a file");
    let text = folder.path().join("text");
    std::fs::write(&text, "this is no database, though it is long enough to be one".repeat(100))
        .expect("a file");
    for wrong in [damaged, text, folder.path().join("nothing")] {
        let elsewhere = Folder::new();
        let refused = freehold(&["restore", wrong.to_str().expect("text")], elsewhere.path()).await;
        assert_eq!(refused.status.code(), Some(2), "{wrong:?}: {}", told(&refused));
        assert!(!elsewhere.path().join("freehold.db").exists(), "{wrong:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_not_there_is_told_without_its_password() {
    let folder = Folder::new();
    let copy = folder.path().join("copy");
    std::fs::write(&copy, "no copy").expect("a file");
    let copy = copy.to_str().expect("text");
    let url = "postgres://somebody:secret@127.0.0.1:1/club";
    for (words, code) in
        [(["backup", "fresh"], 1), (["restore", copy], 2), (["move", "--to=sqlite::memory:"], 1)]
    {
        let output =
            freehold(&[&words[..], &["--database-url", url]].concat(), folder.path()).await;
        assert_eq!(output.status.code(), Some(code), "{words:?}: {}", told(&output));
        assert!(!told(&output).contains("secret"), "{}", told(&output));
    }
    assert!(!std::path::Path::new("fresh").exists());
}
