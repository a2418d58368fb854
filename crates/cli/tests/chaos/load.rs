//! People at several tables of all games, who play on whatever breaks; and what is asked of the
//! tables after each fault.

use crate::cluster::{Addresses, Cluster};
use crate::history::History;
use crate::picks::{Picks, lock};
use crate::player::{Player, look};
use crate::stored::Stored;
use crate::table::{Answer, Browser, Folder};
use protocol::{Away, Created, Entry, Pace, SeatSetup, TableId, TableSetup, Update};
use serde::Serialize;
use std::process::Command;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use table::Seat;
use tokio::sync::watch;
use tokio::task::{JoinHandle, block_in_place};
use tokio::time::sleep;

/// Nobody waits longer for anything once all is well again. A table whose store fails again and
/// again looks after it every ten seconds.
const PATIENCE: Duration = Duration::from_secs(40);

/// How often is looked whether something has come about.
const PAUSE: Duration = Duration::from_millis(20);

/// What is played: the game, its options, and whether a computer sits at a third seat.
const MATCHES: [(&str, &str, bool); 5] = [
    ("kingdom-builder", "players=2", false),
    ("kingdom-builder", "players=3 with=all", true),
    ("boonlake", "players=2", false),
    ("suna-valo", "", false),
    ("kingdom-builder", "players=2 with=nomads", false),
];

/// Everybody who plays.
pub(crate) struct Load {
    tables: Vec<Table>,
    people: [Browser; 2],
    nodes: Addresses,
    is_resting: watch::Sender<bool>,
    picks: Picks,
    n_made: usize,
    /// Of tables that are over.
    n_done: usize,
    n_records: usize,
}

struct Table {
    id: TableId,
    history: Arc<Mutex<History>>,
    made_at: Instant,
    computer: Option<Seat>,
    /// By whom each client is known: two people, and somebody who only watches.
    cookies: [Option<String>; 3],
    playing: Vec<JoinHandle<()>>,
}

impl Table {
    fn history(&self) -> MutexGuard<'_, History> {
        lock(&self.history)
    }
}

impl Load {
    pub(crate) async fn start(cluster: &Cluster, mut picks: Picks) -> Load {
        let nodes = cluster.addresses.clone();
        let ada = Browser::guest(nodes.any(&mut picks), "Ada").await;
        let ben = Browser::guest(nodes.any(&mut picks), "Ben").await;
        let (is_resting, _) = watch::channel(false);
        let mut load = Load {
            tables: Vec::new(),
            people: [ada, ben],
            nodes,
            is_resting,
            picks,
            n_made: 0,
            n_done: 0,
            n_records: 0,
        };
        load.fill_up(cluster).await;
        load.until("every match begins", |load| {
            load.tables.iter().all(|table| table.history().n_done() > 0)
        })
        .await;
        load
    }

    /// How much was acknowledged.
    pub(crate) fn n_done(&self) -> usize {
        self.n_done + self.tables.iter().map(|table| table.history().n_done()).sum::<usize>()
    }

    /// How many records were verified.
    pub(crate) fn n_records(&self) -> usize {
        self.n_records
    }

    /// How often somebody was told that the store is to blame.
    pub(crate) fn n_not_stored(&self) -> usize {
        self.tables.iter().map(|table| table.history().n_not_stored()).sum()
    }

    /// Until somebody more is told that the store is to blame.
    pub(crate) async fn until_more_is_not_stored(&self, before: usize) {
        self.until("the store fails", |load| load.n_not_stored() > before).await;
    }

    /// The longest that anybody waited since waits were forgotten.
    pub(crate) fn longest_wait(&self) -> Duration {
        let waits = self.tables.iter().map(|table| table.history().longest_wait());
        waits.max().unwrap_or_default()
    }

    pub(crate) fn forget_waits(&self) {
        self.tables.iter().for_each(|table| table.history().forget_waits());
    }

    /// The tables, each with the greatest number that anybody was told or shown.
    pub(crate) fn known(&self) -> Vec<(TableId, u64)> {
        let known = |table: &Table| (table.id.clone(), table.history().known());
        self.tables.iter().map(known).collect()
    }

    /// Until everybody has heard all that a process said that is gone.
    pub(crate) async fn until_all_are_lost(&self) {
        self.until("everybody notices", |load| {
            let mut histories = load.tables.iter().map(Table::history);
            histories.all(|history| !history.is_anybody_connected())
        })
        .await;
    }

    /// Until at every table something more was acknowledged, or the match is over. A new table has
    /// some time to begin.
    pub(crate) async fn goes_on(&self) {
        let before: Vec<usize> = self.tables.iter().map(|table| table.history().n_done()).collect();
        self.until("every table goes on", |load| {
            load.tables.iter().zip(&before).all(|(table, before)| {
                let history = table.history();
                let is_new = history.n_done() == 0 && table.made_at.elapsed() < PATIENCE;
                is_new || history.is_over() || history.n_done() > *before
            })
        })
        .await;
    }

    async fn until(&self, what: &str, mut is_so: impl FnMut(&Load) -> bool) {
        let began_at = Instant::now();
        while !is_so(self) {
            for table in &self.tables {
                let is_failed = table.playing.iter().any(JoinHandle::is_finished);
                assert!(!is_failed || table.history().is_over(), "a player at {} failed", table.id);
            }
            if began_at.elapsed() > PATIENCE {
                let states: String =
                    self.tables.iter().map(|table| table.history().state()).collect();
                panic!("we still wait until {what}:\n{states}");
            }
            sleep(PAUSE).await;
        }
    }

    /// Lets everybody come to rest and asks of every table what has to hold; then they play on, and
    /// new tables take the place of those that are over.
    pub(crate) async fn check(&mut self, cluster: &Cluster) {
        self.is_resting.send_replace(true);
        // Who has just decided to act does so before long.
        sleep(PAUSE).await;
        self.until("everybody is answered", |load| {
            load.tables.iter().all(|table| !table.history().is_asking())
        })
        .await;
        let mut stored = Stored::open(&cluster.database_url()).await;
        for table in &self.tables {
            let log = self.until_all_see_the_end(&mut stored, table).await;
            let latest: Vec<Update> = table.history().latest().flatten().cloned().collect();
            let mut fresh = Vec::new();
            for client in 0..table.cookies.len() {
                fresh.push(self.look_anew(table, client).await);
            }
            let checked = table.history().check(&log);
            if let Err(wrong) = checked {
                panic!("table {}:\n{wrong}", table.id);
            }
            for (latest, fresh) in latest.iter().zip(&fresh) {
                assert_eq!((latest.number, latest.eyes), (fresh.number, fresh.eyes));
                assert_eq!(latest.view.get(), fresh.view.get(), "table {}", table.id);
                assert_eq!((latest.undoable, &latest.legal), (fresh.undoable, &fresh.legal));
            }
        }
        stored.close().await;
        for place in (0..self.tables.len()).rev() {
            if self.tables[place].history().is_over() {
                let table = self.tables.swap_remove(place);
                self.n_done += table.history().n_done();
                self.verify(&table).await;
            }
        }
        self.fill_up(cluster).await;
        self.is_resting.send_replace(false);
    }

    /// Until every client's latest view is that after the whole log, and a person is asked.
    async fn until_all_see_the_end(&self, stored: &mut Stored, table: &Table) -> Vec<Entry> {
        let began_at = Instant::now();
        loop {
            let log = stored.log(&table.id).await;
            let is_last = |latest: Option<&Update>| {
                latest.is_some_and(|update| {
                    let is_for_people = update.to_act.is_none() || update.to_act != table.computer;
                    update.number == log.len() as u64 && is_for_people
                })
            };
            if table.history().latest().all(is_last) {
                return log;
            }
            assert!(
                began_at.elapsed() < PATIENCE,
                "of {} entries some see less: {}",
                log.len(),
                table.history().state()
            );
            sleep(PAUSE).await;
        }
    }

    /// What anybody with a client's eyes sees who comes anew.
    async fn look_anew(&self, table: &Table, client: usize) -> Update {
        let began_at = Instant::now();
        let mut picks = Picks::new(client as u64);
        loop {
            let address = self.nodes.any(&mut picks);
            let cookie = table.cookies[client].as_deref();
            if let Some((hello_at, update, text)) = look(address, &table.id, cookie).await {
                table.history().note_seen(client, &update, &text, Some(hello_at));
                return update;
            }
            assert!(began_at.elapsed() < PATIENCE, "table {} cannot be looked at", table.id);
            sleep(PAUSE).await;
        }
    }

    /// The record of a match that is over is there, and verifies.
    async fn verify(&mut self, table: &Table) {
        let record = self.ask(0, "GET", &format!("/api/tables/{}/record", table.id), &()).await;
        let folder = Folder::new();
        let file = folder.path().join("record");
        std::fs::write(&file, record.text()).expect("a file");
        let mut command = Command::new(env!("CARGO_BIN_EXE_freehold"));
        let output = block_in_place(|| command.arg("verify").arg(&file).output());
        let output = output.expect("the program starts");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "table {}: {told}", table.id);
        self.n_records += 1;
    }

    /// Makes tables until there are as many as there shall be.
    async fn fill_up(&mut self, cluster: &Cluster) {
        while self.tables.len() < MATCHES.len() {
            let (game, options, has_computer) = MATCHES[self.n_made % MATCHES.len()];
            self.n_made += 1;
            let mut seats = vec![SeatSetup::Me, SeatSetup::Open];
            if has_computer {
                seats.push(SeatSetup::Computer { level: "novice".into() });
            }
            let mut setup = TableSetup::new(game, options, seats);
            // Nobody needs an hour, unless a clock is wrong; then a computer would act unasked.
            setup.pace = Some(Pace { turn: 60 * 60, reserve: 0 });
            setup.away = Away::Computer { level: "novice".into() };
            let created: Created = self.ask(0, "POST", "/api/tables", &setup).await.json();
            let id = created.table.id;
            let claim = protocol::Claim { secret: created.links[0].secret.clone() };
            self.ask(1, "POST", &format!("/api/tables/{id}/claim"), &claim).await;
            let mut stored = Stored::open(&cluster.database_url()).await;
            let origin = stored.origin(&id).await;
            stored.close().await;
            let computer = has_computer.then(|| Seat::new(2).expect("a third seat"));
            let cookies = [self.people[0].cookie.clone(), self.people[1].cookie.clone(), None];
            let history = Arc::new(Mutex::new(History::new(origin, cookies.len())));
            let playing = cookies.iter().enumerate().map(|(client, cookie)| {
                let player = Player {
                    table: id.clone(),
                    client,
                    cookie: cookie.clone(),
                    nodes: self.nodes.clone(),
                    history: Arc::clone(&history),
                    picks: Picks::new(self.picks.next() as u64),
                    is_resting: self.is_resting.subscribe(),
                };
                tokio::spawn(player.play())
            });
            let playing = playing.collect();
            self.tables.push(Table {
                id,
                history,
                made_at: Instant::now(),
                computer,
                cookies,
                playing,
            });
        }
    }

    /// Asks for something over HTTP, at any node, until it is given.
    async fn ask(
        &mut self,
        person: usize,
        method: &str,
        path: &str,
        body: &impl Serialize,
    ) -> Answer {
        let began_at = Instant::now();
        let body = serde_json::to_string(body).expect("JSON");
        loop {
            let address = self.nodes.any(&mut self.picks);
            let browser = Browser { address, ..self.people[person].clone() };
            let answer = browser.request(method, path, (method == "POST").then_some(&body)).await;
            if answer.status == 200 {
                return answer;
            }
            let is_passing = matches!(answer.status, 503 | 507) && began_at.elapsed() < PATIENCE;
            assert!(is_passing, "{method} {path}: {} {}", answer.status, answer.text());
            sleep(5 * PAUSE).await;
        }
    }
}
