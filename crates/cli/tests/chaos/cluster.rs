//! Processes of the program on one database: started, paused, stopped and killed.

use crate::clock::Clock;
use crate::picks::{Picks, lock};
use crate::postgres::Postgres;
use crate::proxy::{Proxy, Target};
use crate::stored::file_url;
use crate::table::Folder;
use rustix::process::{Pid, Signal, geteuid, kill_process};
use std::collections::VecDeque;
use std::io::{BufRead as _, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, mpsc};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use tokio::task::block_in_place;

/// Nobody waits longer for a process to serve, or to end.
const PATIENCE: Duration = Duration::from_secs(30);

/// Started like this, the program is told by an error when a file would become too large, instead
/// of being killed; and root may not write where nobody may, as nobody else may.
const WRAPPED: [&str; 4] = ["sh", "-c", "trap '' XFSZ; exec \"$@\"", "sh"];
const WITHOUT_PRIVILEGE: [&str; 2] = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"];

/// The program of today.
pub(crate) const TODAY: &str = env!("CARGO_BIN_EXE_freehold");

const SERVE: [&str; 23] = [
    "serve",
    "--address",
    "127.0.0.1:0",
    "--log",
    "warn",
    "--bot-pause",
    "0",
    "--requests-per-second",
    "100000",
    "--messages-per-second",
    "100000",
    "--guests-per-day",
    "100000",
    "--tables-per-day",
    "100000",
    "--tables-per-guest",
    "100000",
    "--sockets-per-address",
    "5000",
    "--connections-per-address",
    "5000",
    "--operator-token",
    "chaos",
];

/// After how long without word a node counts as gone, in seconds.
pub(crate) const LEASE: u64 = 2;

/// Everything that can break.
pub(crate) struct Cluster {
    pub(crate) nodes: Vec<Node>,
    pub(crate) database: Database,
    pub(crate) addresses: Addresses,
}

pub(crate) enum Database {
    Sqlite(Folder),
    Postgres(Postgres),
}

/// Where the nodes are found.
#[derive(Clone, Default)]
pub(crate) struct Addresses(Arc<Mutex<Vec<SocketAddr>>>);

impl Addresses {
    pub(crate) fn any(&self, picks: &mut Picks) -> SocketAddr {
        let addresses = lock(&self.0);
        addresses[picks.below(addresses.len())]
    }

    /// All of them, beginning with any.
    pub(crate) fn all(&self, picks: &mut Picks) -> Vec<SocketAddr> {
        let mut addresses = lock(&self.0).clone();
        let first = picks.below(addresses.len());
        addresses.rotate_left(first);
        addresses
    }

    fn set(&self, place: usize, address: SocketAddr) {
        let mut addresses = lock(&self.0);
        match addresses.get_mut(place) {
            Some(known) => *known = address,
            None => addresses.push(address),
        }
    }
}

/// A process of the program.
pub(crate) struct Node {
    place: usize,
    pub(crate) program: String,
    words: Vec<String>,
    addresses: Addresses,
    process: Option<Child>,
    log: Arc<Mutex<VecDeque<String>>>,
    to_database: Option<Proxy>,
    to_node: Option<Proxy>,
    /// Or why there is none.
    clock: Result<Clock, String>,
}

impl Cluster {
    pub(crate) async fn on_sqlite() -> Cluster {
        let folder = Folder::new();
        let data = ["--data".to_owned(), folder.path().display().to_string()];
        let addresses = Addresses::default();
        let mut node = Node::new(0, data.to_vec(), addresses.clone());
        node.start();
        Cluster { nodes: vec![node], database: Database::Sqlite(folder), addresses }
    }

    pub(crate) async fn on_postgres(postgres: Postgres, n_nodes: usize) -> Cluster {
        Cluster::of(TODAY, postgres, n_nodes).await
    }

    /// The same, of some other program.
    pub(crate) async fn of(program: &str, postgres: Postgres, n_nodes: usize) -> Cluster {
        let addresses = Addresses::default();
        let mut nodes = Vec::new();
        for place in 0..n_nodes {
            let proxy = Proxy::start(postgres.socket()).await;
            let url = format!("postgres://freehold@{}/postgres?sslmode=disable", proxy.address);
            let mut words = vec!["--database-url".to_owned(), url];
            let mut to_node = None;
            if n_nodes > 1 {
                words.extend(["--lease".to_owned(), LEASE.to_string()]);
                to_node = Some(Proxy::start(Target::Tcp(free_address())).await);
            }
            let mut node = Node::new(place, words, addresses.clone());
            node.program = program.to_owned();
            node.to_database = Some(proxy);
            node.to_node = to_node;
            node.start();
            nodes.push(node);
        }
        Cluster { nodes, database: Database::Postgres(postgres), addresses }
    }

    /// The database, without anything between.
    pub(crate) fn database_url(&self) -> String {
        match &self.database {
            Database::Sqlite(folder) => file_url(&folder.path().join("freehold.db")),
            Database::Postgres(postgres) => postgres.url(),
        }
    }

    pub(crate) fn folder(&self) -> &Folder {
        match &self.database {
            Database::Sqlite(folder) => folder,
            Database::Postgres(_) => panic!("PostgreSQL keeps its folder to itself"),
        }
    }

    /// The processes that write to the database's files, and those of its files that may become larger
    /// than there is space; all, if none is named.
    pub(crate) fn writers(&self) -> (Vec<Pid>, Vec<PathBuf>) {
        match &self.database {
            Database::Sqlite(_) => (vec![self.nodes[0].pid()], Vec::new()),
            Database::Postgres(postgres) => (postgres.processes(), postgres.table_files()),
        }
    }

    pub(crate) fn postgres(&mut self) -> &mut Postgres {
        match &mut self.database {
            Database::Postgres(postgres) => postgres,
            Database::Sqlite(_) => panic!("there is no PostgreSQL here"),
        }
    }

    /// Every node runs, and none has panicked.
    pub(crate) fn check(&mut self) {
        for node in &mut self.nodes {
            assert!(node.is_running(), "node {} is gone:\n{}", node.place, node.said());
            assert!(!node.said().contains("panicked"), "{}", node.said());
        }
    }

    /// Stops all nodes as whoever runs them would.
    pub(crate) fn stop(mut self) {
        for node in &mut self.nodes {
            let (status, _) = node.terminate();
            assert!(status.success(), "{status}:\n{}", node.said());
        }
    }
}

impl Node {
    fn new(place: usize, words: Vec<String>, addresses: Addresses) -> Node {
        let log = Arc::default();
        let clock = Clock::new();
        Node {
            place,
            program: TODAY.to_owned(),
            words,
            addresses,
            process: None,
            log,
            to_database: None,
            to_node: None,
            clock,
        }
    }

    /// Starts the program until it serves: whoever runs it in earnest does the same.
    pub(crate) fn start(&mut self) {
        let began_at = Instant::now();
        while let Err(problem) = self.try_start() {
            assert!(began_at.elapsed() < PATIENCE, "node {}: {problem}", self.place);
        }
    }

    /// Starts the program once, or says what it said.
    pub(crate) fn try_start(&mut self) -> Result<(), String> {
        let mut words: Vec<&str> = WRAPPED.to_vec();
        if geteuid().is_root() {
            words.extend(WITHOUT_PRIVILEGE);
        }
        words.push(&self.program);
        words.extend(SERVE);
        words.extend(self.words.iter().map(String::as_str));
        let between = self.to_node.as_ref().map(|proxy| {
            let listens_at = free_address();
            proxy.lead_to(Target::Tcp(listens_at));
            [proxy.address.to_string(), listens_at.to_string()]
        });
        if let Some([address, listens_at]) = &between {
            words.extend(["--node-address", address, "--node-listen", listens_at]);
        }
        let mut command = Command::new(words[0]);
        command.args(&words[1..]).stdout(Stdio::piped()).stderr(Stdio::piped());
        if let Ok(clock) = &self.clock {
            clock.give_to(&mut command);
        }
        let mut process = command.spawn().expect("the program starts");
        let keeping = keep_lines(&mut process, Arc::clone(&self.log));
        let line = first_line(&mut process);
        let address =
            line.as_deref().and_then(|line| line.trim().strip_prefix("Freehold: http://"));
        match address {
            Some(address) => {
                self.addresses.set(self.place, address.parse().expect("an address"));
                self.process = Some(process);
                Ok(())
            }
            None => {
                // It has ended, or is no use.
                drop(process.kill());
                let status = block_in_place(|| process.wait()).expect("it ends");
                block_in_place(|| keeping.join()).expect("all it said is kept");
                Err(format!("{status}: {}", self.said()))
            }
        }
    }

    /// The line between it and PostgreSQL.
    pub(crate) fn database_line(&self) -> &Proxy {
        self.to_database.as_ref().expect("it is on PostgreSQL")
    }

    /// The line over which other nodes reach it.
    pub(crate) fn node_line(&self) -> &Proxy {
        self.to_node.as_ref().expect("it is not alone")
    }

    /// Its wall clock, or why that cannot jump.
    pub(crate) fn clock(&self) -> &Result<Clock, String> {
        &self.clock
    }

    /// What it last wrote to its log.
    pub(crate) fn said(&self) -> String {
        lock(&self.log).iter().map(|line| format!("{line}\n")).collect()
    }

    fn process(&mut self) -> &mut Child {
        self.process.as_mut().expect("it was started")
    }

    pub(crate) fn pid(&self) -> Pid {
        Pid::from_child(self.process.as_ref().expect("it was started"))
    }

    fn is_running(&mut self) -> bool {
        matches!(self.process().try_wait(), Ok(None))
    }

    pub(crate) fn signal(&self, signal: Signal) {
        kill_process(self.pid(), signal).expect("it runs");
    }

    pub(crate) fn kill(&mut self) {
        self.signal(Signal::KILL);
        block_in_place(|| self.process().wait()).expect("it ends");
    }

    /// Asks it to end, and says how it did and how long that took.
    pub(crate) fn terminate(&mut self) -> (ExitStatus, Duration) {
        let began_at = Instant::now();
        self.signal(Signal::TERM);
        loop {
            if let Some(status) = self.process().try_wait().expect("a process of ours") {
                return (status, began_at.elapsed());
            }
            assert!(began_at.elapsed() < PATIENCE, "it does not end:\n{}", self.said());
            block_in_place(|| thread::sleep(Duration::from_millis(5)));
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        if let Some(mut process) = self.process.take() {
            // It may have ended.
            drop(process.kill());
            drop(process.wait());
        }
    }
}

/// Keeps the latest lines that a process writes to its log.
fn keep_lines(process: &mut Child, kept: Arc<Mutex<VecDeque<String>>>) -> JoinHandle<()> {
    const N_LINES: usize = 60;
    let errors = BufReader::new(process.stderr.take().expect("a pipe"));
    thread::spawn(move || {
        for line in errors.lines().map_while(Result::ok) {
            let mut kept = lock(&kept);
            kept.push_back(line);
            if kept.len() > N_LINES {
                kept.pop_front();
            }
        }
    })
}

/// The first line that a process prints, if one comes in time.
fn first_line(process: &mut Child) -> Option<String> {
    let (sender, receiver) = mpsc::channel();
    let mut output = BufReader::new(process.stdout.take().expect("a pipe"));
    thread::spawn(move || {
        let mut line = String::new();
        let read = output.read_line(&mut line);
        // Whoever waited may have lost patience.
        drop(sender.send(read.ok().map(|_| line)));
    });
    block_in_place(|| receiver.recv_timeout(PATIENCE)).ok()?
}

/// An address on which nobody listens.
fn free_address() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address")
}
