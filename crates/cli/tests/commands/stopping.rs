//! The real server program is told to stop while its database does not answer.
#![cfg(unix)]

use crate::table;

use crate::place::Place;
use crate::table::{Browser, Folder, OPERATOR};
use sqlx::{Connection as _, Executor as _, PgConnection};
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// So long a stop may take, as docs/operations.md promises.
const LONGEST_STOP: Duration = Duration::from_secs(5);

/// The names of the files in a folder.
fn files_in(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).expect("a folder").flatten();
    files.map(|file| file.file_name().to_string_lossy().into_owned()).collect()
}

async fn until(what: &str, is_so: impl Fn() -> bool) {
    let began_at = Instant::now();
    while !is_so() {
        assert!(began_at.elapsed() < Duration::from_secs(20), "we still wait until {what}");
        sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn neither_a_copy_nor_a_write_that_hangs_is_waited_for() {
    let Some(place) = Place::postgres().await else { return };
    let folder = Folder::new();
    let copies = folder.path().join("copies");
    fs::create_dir(&copies).expect("a folder");
    let mut program = Command::new(env!("CARGO_BIN_EXE_freehold"))
        .args(["serve", "--address", "127.0.0.1:0", "--log", "error"])
        .args(["--database-url", place.url(), "--operator-token", OPERATOR, "--backups"])
        .arg(&copies)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(program.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
    let address = line.trim().rsplit("http://").next().expect("an address");
    let address = address.parse().expect("an address");
    let is_whole = |name: &String| name.ends_with(".db");
    until("the copy of the night is there", || files_in(&copies).iter().any(is_whole)).await;
    let n_whole = || files_in(&copies).into_iter().filter(is_whole).count();
    assert_eq!(n_whole(), 1);

    let mut other = PgConnection::connect(place.url()).await.expect("a connection");
    other.execute("BEGIN; LOCK TABLE people IN ACCESS EXCLUSIVE MODE").await.expect("a lock");
    let copying = tokio::spawn(async move {
        let headers = [("authorization", format!("Bearer {OPERATOR}"))];
        let headers = headers.each_ref().map(|(name, value)| (*name, value.as_str()));
        table::request_with(address, "POST", "/api/host/backups", &headers, None).await
    });
    let writing = tokio::spawn(async move { Browser::guest(address, "Ada").await });
    until("a copy is being made", || files_in(&copies).len() > 1).await;

    let told = Command::new("kill").arg(program.id().to_string()).status();
    assert!(told.expect("kill is there").success());
    let began_at = Instant::now();
    let status = tokio::task::spawn_blocking(move || program.wait()).await.expect("no panic");
    let took = began_at.elapsed();
    assert!(took < LONGEST_STOP, "{took:?}");
    assert_eq!(status.expect("it ends").code(), Some(0));
    assert_eq!(n_whole(), 1, "what broke off is not taken for a copy");
    copying.abort();
    writing.abort();
    other.execute("ROLLBACK").await.expect("no lock");
    other.close().await.expect("a goodbye");
    place.remove().await;
}
