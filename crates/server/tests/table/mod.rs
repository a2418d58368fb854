//! A server of one's own and people to play on it, for tests.
#![allow(dead_code, unused_imports, reason = "no test needs everything")]

pub(crate) mod helper;
pub(crate) mod http;
pub(crate) mod player;

pub(crate) use http::{Answer, Browser, PASSWORD, request_with, sign_up};
pub(crate) use player::{Feed, Player};

use games::ComponentSet;
use protocol::{Created, NewComponents, SeatSetup, TableId, TableSetup, UndoRule};
use serde::Serialize;
use server::{Config, Limits, Server};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;
use store::Store;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A folder that is removed in the end.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        let mut bytes = [0; 8];
        getrandom::fill(&mut bytes).expect("randomness");
        let name = format!("freehold-test-{:016x}", u64::from_le_bytes(bytes));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn database_url(&self) -> String {
        store::sqlite_url(&self.0.join("freehold.db"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

/// A server in this process.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    pub(crate) store: Store,
    pub(crate) n_awake: Box<dyn Fn() -> usize + Send + Sync>,
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), server::ServeError>>,
}

/// The token of whoever runs the server.
pub(crate) const OPERATOR: &str = "the operator's";

/// The settings tests use: computers act at once, and nobody is too fast.
pub(crate) fn config(folder: &Folder) -> Config {
    Config {
        address: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
        bot_pause: Duration::ZERO,
        countdown: Duration::ZERO,
        operator_token: Some(OPERATOR.to_owned()),
        limits: Limits {
            requests_per_second: 10_000,
            messages_per_second: 10_000,
            sign_ins_per_hour: 100_000,
            guests_per_day: 100_000,
            tables_per_day: 100_000,
            asked_per_day: 100_000,
            ..Limits::default()
        },
        ..Config::new(folder.database_url())
    }
}

impl Running {
    pub(crate) async fn start(config: Config) -> Running {
        let server = Server::bind(config).await.expect("a server");
        let (stop, stopped) = oneshot::channel();
        Running {
            address: server.address(),
            store: server.store(),
            n_awake: Box::new(server.awake_tables()),
            stop,
            task: tokio::spawn(server.run(async { drop(stopped.await) })),
        }
    }

    pub(crate) async fn guest(&self, name: &str) -> Browser {
        Browser::guest(self.address, name).await
    }

    /// A guest who comes from an address, as a proxy says it.
    pub(crate) async fn guest_from(&self, name: &str, address: &str) -> Browser {
        let guest = self.guest(name).await;
        Browser { comes_from: Some(address.to_owned()), ..guest }
    }

    pub(crate) async fn member(&self, name: &str) -> Browser {
        Browser::member(self.address, name).await
    }

    /// Asks for something as whoever runs the server.
    pub(crate) async fn operate(&self, method: &str, path: &str, body: &impl Serialize) -> Answer {
        let body = serde_json::to_string(body).expect("JSON");
        let token = format!("Bearer {OPERATOR}");
        let headers = [("authorization", token.as_str())];
        request_with(self.address, method, path, &headers, Some(&body)).await
    }

    pub(crate) async fn stop(self) {
        self.stop.send(()).expect("the server runs");
        self.task.await.expect("no panic").expect("a clean end");
    }
}

pub(crate) fn setup(options: &str, seats: Vec<SeatSetup>) -> TableSetup {
    TableSetup { grace: 0, ..TableSetup::new("kingdom-builder", options, seats) }
}

pub(crate) async fn make(browser: &Browser, setup: &TableSetup) -> Created {
    let answer = browser.post("/api/tables", setup).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

/// A table of two, both seats taken.
pub(crate) async fn table_of_two(owner: &Browser, other: &Browser) -> TableId {
    let created = make(owner, &setup("players=2", vec![SeatSetup::Me, SeatSetup::Open])).await;
    let claim = protocol::Claim { secret: created.links[0].secret.clone() };
    let id = created.table.id;
    let answer = other.post(&format!("/api/tables/{id}/claim"), &claim).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    id
}

/// A set of components that differs from ours in one number that the rules read, with the file in
/// which it does.
pub(crate) fn other_components(game: &str) -> (ComponentSet, (String, String)) {
    let game = games::game(game).expect("a game");
    let ours = game.our_components();
    for (name, text) in ours.texts().iter() {
        for (at, digit) in text.char_indices().filter(|(_, c)| ('1'..='8').contains(c)) {
            let mut other = text.to_owned();
            other.replace_range(at..=at, &char::from(digit as u8 + 1).to_string());
            let file = (name.to_owned(), other);
            if let Ok(set) = game.read_components(vec![file.clone()])
                && set.hash() != ours.hash()
            {
                return (set, file);
            }
        }
    }
    panic!("{} has no number that can be changed", game.name());
}

/// A table whose components are not ours, at which somebody plays against a computer.
pub(crate) async fn table_with_others(browser: &Browser, level: &str) -> (TableId, ComponentSet) {
    let (set, file) = other_components("boonlake");
    let files = NewComponents { files: [file].into() };
    let kept = browser.post("/api/components/boonlake", &files).await;
    assert_eq!(kept.status, 200, "{}", kept.text());
    let seats = vec![SeatSetup::Computer { level: level.into() }, SeatSetup::Me];
    let components = Some(set.hash());
    let wanted = TableSetup { game: "boonlake".into(), components, ..setup("players=2", seats) };
    (make(browser, &wanted).await.table.id, set)
}

/// The seat with this number.
pub(crate) fn seat(index: usize) -> Option<::table::Seat> {
    ::table::Seat::new(index)
}

/// Numbers for choices, the same for the same start.
pub(crate) struct Picks(u64);

impl Picks {
    pub(crate) fn new(start: u64) -> Picks {
        Picks(start)
    }

    pub(crate) fn next(&mut self) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.next() % limit
    }
}

/// Plays until the match is over, every seat by its own socket.
pub(crate) async fn play_to_the_end(players: &mut [Player], picks: &mut Picks) {
    let mut number = players[0].seen().number;
    loop {
        for player in players.iter_mut() {
            player.until_number(number).await;
        }
        if players[0].is_over() {
            return;
        }
        let asked = players.iter_mut().find(|player| player.is_asked()).expect("somebody is asked");
        asked.act(picks.next()).await;
        number = asked.seen().number;
    }
}
