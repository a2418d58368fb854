//! The real server program: started, used, killed, started again.

use crate::table::{Browser, Folder, Picks, Player, make, setup};
use futures_util::SinkExt as _;
use protocol::{Deed, SeatSetup, TableId, ToClient, ToServer};
use std::collections::HashMap;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Output, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use store::Store;
use tokio_tungstenite::tungstenite::Message;

/// The program, serving.
struct Program {
    child: Child,
    address: SocketAddr,
}

impl Program {
    fn start(folder: &Folder) -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_freehold"))
            .args(["serve", "--address", "127.0.0.1:0", "--log", "error", "--bot-pause", "0"])
            .args(["--requests-per-second", "100000", "--messages-per-second", "100000"])
            .args(["--guests-per-day", "100000", "--tables-per-day", "100000"])
            .arg("--data")
            .arg(folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        let address = line.trim().rsplit("http://").next().expect("an address");
        Program { child, address: address.parse().expect("an address") }
    }

    fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }
}

/// An acknowledged action: the state it led to, and its key.
type Acknowledged = Arc<Mutex<HashMap<TableId, Vec<(u64, String)>>>>;

/// Plays at one table until the server dies or the match ends; says whether it ended.
async fn play(browser: Browser, id: TableId, round: usize, acknowledged: Acknowledged) -> bool {
    let mut picks = Picks::new(round as u64);
    let Ok(mut player) = Player::connect(&browser, &id).await else { return false };
    let hello = serde_json::to_string(&ToServer::Hello(protocol::Hello { version: 1 }));
    if player.try_say(hello.expect("JSON")).await.is_err() {
        return false;
    }
    let mut answered = None;
    loop {
        match player.hear().await {
            Ok(ToClient::Done { key, number }) => {
                let mut acknowledged = acknowledged.lock().expect("no panic");
                acknowledged.entry(id.clone()).or_default().push((number, key));
            }
            Ok(ToClient::Refused { problem, .. }) => panic!("{problem}"),
            Ok(_) => {}
            Err(_) => return false,
        }
        let number = player.update.as_ref().map(|update| update.number);
        let is_new = number.is_some() && number != answered;
        if is_new && player.is_over() {
            return true;
        }
        if is_new && player.is_asked() {
            let legal = &player.seen().legal;
            let action = legal[picks.below(legal.len())].clone();
            let mut request = player.request(Deed::Act(action));
            request.key = format!("{round} {}", request.key);
            answered = number;
            let text = serde_json::to_string(&ToServer::Do(request)).expect("JSON");
            if player.try_say(text).await.is_err() {
                return false;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_any_moment_it_keeps_every_acknowledged_action_once() {
    const N_ROUNDS: usize = 50;
    const N_TABLES: usize = 4;
    let start = Instant::now();
    let folder = Folder::new();
    let acknowledged = Acknowledged::default();
    let mut picks = Picks::new(42);
    let mut program = Program::start(&folder);
    let mut ada = Browser::guest(program.address, "Ada").await;
    let hot_seat = || vec![SeatSetup::Me, SeatSetup::SameScreen { name: "Bea".into() }];
    let mut tables: Vec<TableId> = Vec::new();
    for round in 0..N_ROUNDS {
        while tables.len() < N_TABLES {
            tables.push(make(&ada, &setup("players=2", hot_seat())).await.table.id);
        }
        let playing: Vec<_> = tables
            .iter()
            .map(|id| tokio::spawn(play(ada.clone(), id.clone(), round, Arc::clone(&acknowledged))))
            .collect();
        tokio::time::sleep(Duration::from_millis(100 + picks.below(200) as u64)).await;
        program.kill();
        let mut going_on = Vec::new();
        for (id, playing) in tables.into_iter().zip(playing) {
            if !playing.await.expect("no panic") {
                going_on.push(id);
            }
        }
        tables = going_on;
        program = Program::start(&folder);
        ada.address = program.address;
    }
    program.kill();

    let store = Store::open(&folder.database_url()).await.expect("a store");
    let acknowledged = acknowledged.lock().expect("no panic").clone();
    let mut n_acknowledged = 0;
    for (id, actions) in &acknowledged {
        let log = store.log(id).await.expect("a log without gaps");
        for (number, key) in actions {
            let places: Vec<usize> =
                (0..log.len()).filter(|&place| log[place].key == *key).collect();
            assert_eq!(places, [*number as usize - 1], "{key} at table {id}");
            n_acknowledged += 1;
        }
    }
    assert!(n_acknowledged > 20 * N_ROUNDS, "only {n_acknowledged} actions under load");
    assert!(start.elapsed() < Duration::from_secs(60), "{:?}", start.elapsed());
}

fn run(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_freehold")).args(words).output().expect("the program starts")
}

#[test]
fn what_cannot_be_served_ends_with_exit_code_2_and_a_reason() {
    let folder = Folder::new();
    let held = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = held.local_addr().expect("an address").to_string();
    let file = folder.path().join("file");
    std::fs::write(&file, "no folder").expect("a file");
    let (data, file) = (folder.path().to_str().expect("text"), file.to_str().expect("text"));
    for (words, reason) in [
        (["--address", &address, "--data", data], "cannot listen on"),
        (["--address", "127.0.0.1:0", "--data", file], "cannot keep tables in"),
        (["--log", "no=such=thing", "--data", data], "--log"),
        (["--base-url", "play.example.org", "--data", data], "no base URL"),
        (["--database-url", "oracle://x", "--data", data], "cannot be opened"),
    ] {
        let output = run(&[&["serve"], &words[..]].concat());
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{words:?}: {told}");
        assert!(told.contains(reason), "{words:?}: {told}");
    }
}

/// Whoever starts the program starts it again: the database may be there by then.
#[test]
fn a_database_that_is_not_there_yet_is_no_wrong_setting() {
    let folder = Folder::new();
    let data = folder.path().to_str().expect("text");
    let url = "postgres://somebody:secret@127.0.0.1:1/club";
    let output = run(&["serve", "--address", "127.0.0.1:0", "--data", data, "--database-url", url]);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(told.contains("cannot be reached"), "{told}");
}

#[test]
fn a_second_server_on_one_folder_is_told_who_is_there() {
    let folder = Folder::new();
    let program = Program::start(&folder);
    let data = folder.path().to_str().expect("text");
    let second = run(&["serve", "--address", "127.0.0.1:0", "--data", data]);
    let told = String::from_utf8_lossy(&second.stderr).into_owned();
    assert_eq!(second.status.code(), Some(1), "{told}");
    assert!(told.contains(&format!("in use by process {} on ", program.child.id())), "{told}");
    program.kill();
    // Whoever is killed lets go.
    Program::start(&folder).kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn each_request_is_logged_without_what_is_secret_in_it() {
    let folder = Folder::new();
    let mut program = Command::new(env!("CARGO_BIN_EXE_freehold"))
        .args(["serve", "--address", "127.0.0.1:0", "--access-log"])
        .args(["--log", "info,server=debug", "--data"])
        .arg(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(program.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
    let address = line.trim().rsplit("http://").next().expect("an address");
    let address = address.parse().expect("an address");
    let stranger = Browser::stranger(address);
    let answer = stranger.get("/stop/1xfeedc0ffee?secret=hidden").await;
    let id = answer.header("x-request-id").expect("a number").to_owned();
    let ada = Browser::guest(address, "Ada").await;
    let seats = vec![SeatSetup::Me, SeatSetup::SameScreen { name: "Bea".into() }];
    let table = make(&ada, &setup("players=2", seats)).await.table.id;
    let mut player = Player::join(&ada, &table).await;
    player.say_text(r#"{"no": "message"}"#.into()).await;
    player.until(|message| matches!(message, ToClient::Refused { .. }).then_some(())).await;
    player.socket.send(Message::binary(vec![1])).await.expect("the server reads");
    while player.hear().await.is_ok() {}
    program.kill().expect("it runs");
    let output = program.wait_with_output().expect("it ends");
    let log = String::from_utf8(output.stderr).expect("text");
    let span_of = |message: &str, name: &str| {
        log.lines().find_map(|line| {
            let line: serde_json::Value = serde_json::from_str(line).expect("each line is JSON");
            let spans = line["spans"].as_array().filter(|_| line["fields"]["message"] == message);
            spans?.iter().find(|span| span["name"] == name).map(|span| span["id"].clone())
        })
    };
    assert_eq!(span_of("refused", "table"), Some(table.as_str().into()), "what a table does");
    let request =
        span_of("a socket was refused", "request").expect("a socket has its request's id");
    assert!(request.as_str().is_some_and(|number| number.contains('-')), "{request}");
    let line = log.lines().find(|line| line.contains("answered")).expect("a line");
    let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
    let fields = &line["fields"];
    assert_eq!((&fields["route"], &fields["status"]), (&"/stop/{token}".into(), &404.into()));
    assert_eq!(fields["id"], id);
    assert!(!log.contains("feedc0ffee") && !log.contains("hidden"), "{log}");
    // What was logged on the way belongs to the same request.
    let refused = log.lines().find(|line| line.contains("refused")).expect("a line");
    assert!(refused.contains(&id), "{refused}");
}

#[cfg(unix)]
#[test]
fn nobody_else_may_look_into_a_folder_it_made() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new();
    let data = folder.path().join("new").join("data");
    let mut program = Command::new(env!("CARGO_BIN_EXE_freehold"))
        .args(["serve", "--address", "127.0.0.1:0", "--log", "error", "--data"])
        .arg(&data)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(program.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
    let mode = |path: &std::path::Path| {
        std::fs::metadata(path).expect("it is there").permissions().mode() & 0o777
    };
    assert_eq!(mode(&data), 0o700);
    let files = ["freehold.db", "freehold.db-wal", "freehold.db-shm", "operator.token"];
    for file in files {
        assert_eq!(mode(&data.join(file)), 0o600, "{file}");
    }
    program.kill().expect("it runs");
    program.wait().expect("it ends");

    // A database that others could read so far is closed to them.
    for file in files {
        let everybody = std::fs::Permissions::from_mode(0o644);
        std::fs::set_permissions(data.join(file), everybody).expect("it is ours");
    }
    let server = Command::new(env!("CARGO_BIN_EXE_freehold"))
        .args(["ratings", "again", "--data"])
        .arg(&data)
        .status();
    assert!(server.expect("the program starts").success());
    assert_eq!(mode(&data.join("freehold.db")), 0o600);
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn told_to_stop_it_ends_cleanly() {
    let folder = Folder::new();
    let mut program = Program::start(&folder);
    let ada = Browser::guest(program.address, "Ada").await;
    let seats = vec![SeatSetup::Me, SeatSetup::Computer { level: "steady".into() }];
    let id = make(&ada, &setup("players=2", seats)).await.table.id;
    let mut player = Player::join(&ada, &id).await;
    let told = Command::new("kill").arg(program.child.id().to_string()).status();
    assert!(told.expect("kill is there").success());
    let frame = loop {
        if let Err(frame) = player.hear().await {
            break frame.expect("told");
        }
    };
    assert_eq!(u16::from(frame.code), 1012);
    let status = tokio::task::spawn_blocking(move || program.child.wait()).await;
    assert_eq!(status.expect("no panic").expect("it ends").code(), Some(0));
}
