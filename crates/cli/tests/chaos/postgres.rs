//! A PostgreSQL that can be killed.

use crate::database_server::{Place, own_folder, programs};
use crate::proxy::Target;
use rustix::process::{Pid, Signal, geteuid, kill_process};
use std::fs;
use std::path::PathBuf;
use std::process::Child;
use std::time::{Duration, Instant};

/// Set when there is a PostgreSQL to be had.
const VARIABLE: &str = "FREEHOLD_TEST_POSTGRES";

/// A process that is killed does not take along what the system has been told to write, so that has
/// not to be on disk. All else is as it is in a club.
const SETTINGS: [&str; 2] = ["fsync=off", "max_connections=60"];

const PATIENCE: Duration = Duration::from_secs(30);

pub(crate) struct Postgres {
    place: Place,
    folder: PathBuf,
    server: Child,
}

impl Postgres {
    /// A server of the test's own, where PostgreSQL is at hand.
    pub(crate) fn start(name: &str) -> Option<Postgres> {
        let Some(programs) = programs().filter(|_| std::env::var_os(VARIABLE).is_some()) else {
            eprintln!("SKIPPED: {VARIABLE} is not set, so nothing was broken on PostgreSQL");
            return None;
        };
        let folder = own_folder(name);
        let place = Place::make(programs, folder.clone(), geteuid().is_root()).expect("a database");
        let server = place.start(&SETTINGS).expect("a server");
        Some(Postgres { place, folder, server })
    }

    /// Kills every process of it at once, so that none can tidy up.
    pub(crate) fn kill(&mut self) {
        let first = Pid::from_child(&self.server);
        // A process that does not run starts no others.
        kill_process(first, Signal::STOP).expect("it runs");
        for child in children(first) {
            // It may be gone by itself.
            let _ = kill_process(child, Signal::KILL);
        }
        self.server.kill().expect("it runs");
        self.server.wait().expect("it ends");
    }

    /// Starts it again, once the system has taken away what is left of it.
    pub(crate) fn start_again(&mut self) {
        let began_at = Instant::now();
        self.server = loop {
            match self.place.start(&SETTINGS) {
                Ok(server) => break server,
                Err(problem) => assert!(began_at.elapsed() < PATIENCE, "{problem}"),
            }
        };
    }

    /// All processes of it.
    pub(crate) fn processes(&self) -> Vec<Pid> {
        let first = Pid::from_child(&self.server);
        [first].into_iter().chain(children(first)).collect()
    }

    /// The files with rows and indices. What has to be written before them is not among them: a server
    /// that cannot write that kills itself.
    pub(crate) fn table_files(&self) -> Vec<PathBuf> {
        let within = |folder: PathBuf| fs::read_dir(folder).expect("a folder").flatten();
        let databases = within(self.folder.join("data/base")).map(|entry| entry.path());
        databases.flat_map(within).map(|entry| entry.path()).collect()
    }

    /// The database, without anything between.
    pub(crate) fn url(&self) -> String {
        self.place.url()
    }

    /// Where it listens.
    pub(crate) fn socket(&self) -> Target {
        Target::Unix(self.folder.join(".s.PGSQL.5432"))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.place.stop(&mut self.server);
        self.place.remove();
    }
}

/// The processes that a process has started.
fn children(parent: Pid) -> Vec<Pid> {
    let line = format!("PPid:\t{parent}");
    let is_child = |folder: &PathBuf| {
        let status = fs::read_to_string(folder.join("status"));
        status.is_ok_and(|status| status.lines().any(|known| known == line))
    };
    let all = fs::read_dir("/proc").expect("a list of processes").flatten();
    all.map(|entry| entry.path())
        .filter(is_child)
        .filter_map(|folder| Pid::from_raw(folder.file_name()?.to_str()?.parse().ok()?))
        .collect()
}
