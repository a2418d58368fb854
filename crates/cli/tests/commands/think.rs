//! The real program that thinks for a server.

use crate::program::freehold;
use crate::table::helper::TOKEN;
use crate::table::{Browser, Folder, Player, Running, config, make, setup, table_with_others};
use protocol::{SeatSetup, TableId};
use server::Config;
use std::io::{BufRead as _, BufReader, Lines};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Command, Stdio};

/// The program, thinking.
struct Helper {
    child: Child,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Helper {
    /// Starts it; it may have no server yet.
    fn start(address: SocketAddr) -> Helper {
        Helper::of(&format!("http://{address}"))
    }

    /// Starts it for these servers, with commas between.
    fn of(servers: &str) -> Helper {
        let mut child = Command::new(env!("CARGO_BIN_EXE_freehold"))
            .args(["think", "--threads", "2", "--server", servers])
            .env("FREEHOLD_THINK_TOKEN", TOKEN)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        Helper { child, lines }
    }

    /// Waits until it has said hello.
    fn until_there(&mut self) {
        let line = self.lines.next().expect("it runs").expect("a line");
        assert!(line.starts_with("thinking for"), "{line}");
    }
}

impl Drop for Helper {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

fn with_helpers(folder: &Folder) -> Config {
    Config { think_token: Some(TOKEN.into()), ..config(folder) }
}

/// How many choices were thought about elsewhere.
async fn n_elsewhere(server: &Running) -> u64 {
    let metrics = Browser::stranger(server.address).get("/metrics").await.text();
    let line =
        metrics.lines().find_map(|line| line.strip_prefix("freehold_thoughts_elsewhere_total "));
    line.map_or(0, |number| number.parse().expect("a number"))
}

async fn until_asked(browser: &Browser, id: &TableId) {
    let mut player = Player::join(browser, id).await;
    while !player.is_asked() {
        player.until_update().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_thinks_as_long_as_it_lives_and_comes_back_when_the_server_does() {
    let folder = Folder::new();
    let server = Running::start(with_helpers(&folder)).await;
    let mut ada = server.guest("Ada").await;
    let seats = || vec![SeatSetup::Computer { level: "keen@20".into() }, SeatSetup::Me];
    let mut helper = Helper::start(server.address);
    helper.until_there();
    let id = make(&ada, &setup("players=2", seats())).await.table.id;
    until_asked(&ada, &id).await;
    let before = n_elsewhere(&server).await;
    assert!(before > 0);
    let (with_others, _) = table_with_others(&ada, "keen@20").await;
    until_asked(&ada, &with_others).await;
    assert!(n_elsewhere(&server).await > before, "also with components it did not have");

    let address = server.address;
    server.stop().await;
    let server = Running::start(Config { address, ..with_helpers(&folder) }).await;
    ada.address = server.address;
    helper.until_there();
    let before = n_elsewhere(&server).await;
    let id = make(&ada, &setup("players=2", seats())).await.table.id;
    until_asked(&ada, &id).await;
    let after = n_elsewhere(&server).await;
    assert!(after > before);

    drop(helper);
    let id = make(&ada, &setup("players=2", seats())).await.table.id;
    until_asked(&ada, &id).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_thinks_for_several_nodes() {
    let folders = [Folder::new(), Folder::new()];
    let mut servers = Vec::new();
    for folder in &folders {
        servers.push(Running::start(with_helpers(folder)).await);
    }
    let urls = servers.iter().map(|server| format!("http://{}", server.address));
    let mut helper = Helper::of(&urls.collect::<Vec<_>>().join(","));
    helper.until_there();
    helper.until_there();
    for server in servers {
        let ada = server.guest("Ada").await;
        let seats = vec![SeatSetup::Computer { level: "keen@20".into() }, SeatSetup::Me];
        let before = n_elsewhere(&server).await;
        let id = make(&ada, &setup("players=2", seats)).await.table.id;
        until_asked(&ada, &id).await;
        assert!(n_elsewhere(&server).await > before);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_ends_where_it_is_not_wanted() {
    let folder = Folder::new();
    let server = Running::start(with_helpers(&folder)).await;
    let url = format!("http://{}", server.address);
    let think = async |words: [&'static str; 2], server: &str| {
        let server = server.to_owned();
        let run = move || {
            let [flag, token] = words;
            freehold(&["think", "--server", &server, flag, token], "")
        };
        let output = tokio::task::spawn_blocking(run).await.expect("no panic");
        (output.status.code(), String::from_utf8(output.stderr).expect("text"))
    };
    let (code, reason) = think(["--think-token", "another"], &url).await;
    assert_eq!(code, Some(2));
    assert!(reason.contains("this is not the token of this server's helpers"), "{reason}");
    let (code, reason) = think(["--think-token", TOKEN], "play.example.org").await;
    assert_eq!(code, Some(2));
    assert!(reason.contains("begins with neither http:// nor https://"), "{reason}");
    server.stop().await;
}
