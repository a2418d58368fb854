//! What is broken, and mended again.

use crate::cluster::{Cluster, LEASE, Node};
use crate::left_out::leave_out;
use crate::load::Load;
use crate::next_version::add_to_every_table;
use crate::picks::{Picks, between, shuffled};
use crate::proxy::{Line, Proxy};
use crate::torn::tear;
use crate::tracer::Tracer;
use rustix::process::{Resource, Rlimit, Signal, prlimit};
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::time::Duration;
use tokio::time::sleep;

/// A rolling restart lets nobody wait for longer.
pub(crate) const LONGEST_WAIT: Duration = Duration::from_secs(2);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// A node is killed.
    Kill,
    /// Several nodes are killed together, perhaps all of them.
    KillSeveral,
    /// All nodes are told to stop, one after the other, and started again.
    Restart,
    /// The next version adds to the tables while nodes of this one go on.
    NextVersion,
    /// A node stands still, and goes on.
    Pause,
    /// A node stands still for so long that others take it for gone, and goes on.
    PausePastLease,
    /// No file can grow any more.
    FilesFull,
    /// The disk has no space.
    DiskFull,
    /// The disk can only be read any more.
    DiskReadOnly,
    /// The disk is slow.
    DiskSlow,
    /// The folder cannot be written to when the program starts.
    ReadOnly,
    /// The last write before a kill was torn.
    Torn,
    /// PostgreSQL is killed.
    KillDatabase,
    /// The connections of a node to PostgreSQL break.
    CutDatabase,
    /// Nothing passes between a node and PostgreSQL.
    SilentDatabase,
    /// The connections of a node to PostgreSQL say nothing any more, ever; new ones do.
    DeadDatabase,
    /// Everything between a node and PostgreSQL takes its time.
    SlowDatabase,
    /// Connections of other nodes to a node break.
    CutNode,
    /// Nothing passes between other nodes and a node.
    SilentNode,
    /// The wall clock of a node jumps, and stays there.
    ClockJump,
}

/// For one process with a database in a file.
pub(crate) const ON_SQLITE: [Fault; 10] = [
    Fault::Kill,
    Fault::Torn,
    Fault::FilesFull,
    Fault::DiskFull,
    Fault::DiskReadOnly,
    Fault::DiskSlow,
    Fault::ReadOnly,
    Fault::Pause,
    Fault::Restart,
    Fault::ClockJump,
];

/// For one process on PostgreSQL.
pub(crate) const ON_POSTGRES: [Fault; 12] = [
    Fault::Kill,
    Fault::KillDatabase,
    Fault::DiskFull,
    Fault::DiskReadOnly,
    Fault::DiskSlow,
    Fault::CutDatabase,
    Fault::SilentDatabase,
    Fault::DeadDatabase,
    Fault::SlowDatabase,
    Fault::Pause,
    Fault::Restart,
    Fault::ClockJump,
];

/// For several processes on PostgreSQL.
pub(crate) const ON_NODES: [Fault; 16] = [
    Fault::Kill,
    Fault::KillDatabase,
    Fault::DiskFull,
    Fault::DiskReadOnly,
    Fault::DiskSlow,
    Fault::NextVersion,
    Fault::Restart,
    Fault::PausePastLease,
    Fault::KillSeveral,
    Fault::CutDatabase,
    Fault::CutNode,
    Fault::SilentDatabase,
    Fault::DeadDatabase,
    Fault::SilentNode,
    Fault::SlowDatabase,
    Fault::ClockJump,
];

impl Fault {
    /// Whether a process is killed by it, as by the loss of power.
    pub(crate) fn kills(self) -> bool {
        matches!(self, Fault::Kill | Fault::KillSeveral | Fault::Torn | Fault::KillDatabase)
    }

    /// Breaks something and mends it; says what there is to say about it.
    pub(crate) async fn strike(
        self,
        cluster: &mut Cluster,
        load: &Load,
        picks: &mut Picks,
    ) -> String {
        let place = picks.below(cluster.nodes.len());
        let a_moment = between(picks, 50, 400);
        let a_while = between(picks, 500, 1500);
        let past_the_lease = between(picks, LEASE * 1500, LEASE * 3000);
        match self {
            Fault::Kill => {
                cluster.nodes[place].kill();
                sleep(a_moment).await;
                cluster.nodes[place].start();
            }
            Fault::KillSeveral => {
                let n_killed = 2 + picks.below(cluster.nodes.len() - 1);
                let places: Vec<usize> = (0..cluster.nodes.len()).collect();
                let places = &shuffled(picks, &places)[..n_killed];
                places.iter().for_each(|&place| cluster.nodes[place].kill());
                sleep(a_moment).await;
                places.iter().for_each(|&place| cluster.nodes[place].start());
                return format!("{n_killed} nodes");
            }
            Fault::Restart => {
                let mut longest = Duration::ZERO;
                for place in 0..cluster.nodes.len() {
                    let (status, time) = cluster.nodes[place].terminate();
                    assert!(status.success(), "{status}: {}", cluster.nodes[place].said());
                    longest = longest.max(time);
                    cluster.nodes[place].start();
                    load.goes_on().await;
                }
                let waited = load.longest_wait();
                assert!(waited < LONGEST_WAIT, "somebody waited for {waited:?}");
                return format!("ended within {longest:?}, nobody waited longer than {waited:?}");
            }
            Fault::NextVersion => {
                let n_columns = add_to_every_table(&cluster.database_url()).await;
                load.goes_on().await;
                return format!("{n_columns} columns more");
            }
            Fault::Pause | Fault::PausePastLease => {
                cluster.nodes[place].signal(Signal::STOP);
                sleep(if self == Fault::Pause { a_while } else { past_the_lease }).await;
                cluster.nodes[place].signal(Signal::CONT);
            }
            Fault::FilesFull => return files_full(cluster, load, picks, a_while).await,
            Fault::DiskFull => return no_writes(cluster, load, "ENOSPC", a_while).await,
            Fault::DiskReadOnly => return no_writes(cluster, load, "EROFS", a_while).await,
            Fault::DiskSlow => {
                // PostgreSQL waits for no disk here, but writes before it says that it has.
                let tracer = trace(cluster, "fsync,fdatasync,pwrite64", "delay_enter=50000");
                sleep(a_while).await;
                return traced(tracer);
            }
            Fault::ReadOnly => read_only(cluster),
            Fault::Torn => {
                cluster.nodes[place].kill();
                load.until_all_are_lost().await;
                let torn = tear(cluster.folder(), &load.known(), picks).await;
                cluster.nodes[place].start();
                return format!("{torn:?}");
            }
            Fault::KillDatabase => {
                cluster.postgres().kill();
                sleep(a_moment).await;
                cluster.postgres().start_again();
            }
            Fault::CutDatabase => {
                on_line(cluster.nodes[place].database_line(), Line::Cut, a_while).await
            }
            Fault::SilentDatabase => {
                let time = if cluster.nodes.len() > 1 { past_the_lease } else { a_while };
                on_line(cluster.nodes[place].database_line(), Line::Silent, time).await;
            }
            Fault::DeadDatabase => cluster.nodes[place].database_line().let_die(),
            Fault::SlowDatabase => {
                let line = Line::Slow(between(picks, 20, 100));
                on_line(cluster.nodes[place].database_line(), line, a_while).await;
            }
            Fault::CutNode => on_line(cluster.nodes[place].node_line(), Line::Cut, a_while).await,
            Fault::SilentNode => {
                on_line(cluster.nodes[place].node_line(), Line::Silent, past_the_lease).await;
            }
            Fault::ClockJump => {
                let days = [-3, -2, -1, 1, 2, 3][picks.below(6)];
                let clock = match cluster.nodes[place].clock() {
                    Ok(clock) => clock,
                    Err(problem) => return leave_out("faults", problem),
                };
                clock.show(days * 24 * 60 * 60);
                sleep(a_while).await;
                return format!("{days} days");
            }
        }
        String::new()
    }
}

/// Lets a line be as it should not be for some time.
async fn on_line(proxy: &Proxy, line: Line, time: Duration) {
    proxy.set(line);
    sleep(time).await;
    proxy.set(Line::Whole);
}

/// Lets no file grow beyond a bound, for some time.
async fn files_full(cluster: &Cluster, load: &Load, picks: &mut Picks, time: Duration) -> String {
    let node = &cluster.nodes[0];
    let wal = fs::metadata(cluster.folder().path().join("freehold.db-wal")).expect("a file").len();
    // At once, or after a few more entries, in the middle of a page.
    let bound = [1, wal + picks.below(40_000) as u64][picks.below(2)];
    let limit = |bytes: Option<u64>| {
        let limit = Rlimit { current: bytes, maximum: None };
        prlimit(Some(node.pid()), Resource::Fsize, limit).expect("a process of ours");
    };
    let before = load.n_not_stored();
    limit(Some(bound));
    sleep(time).await;
    if bound == 1 {
        load.until_more_is_not_stored(before).await;
    }
    limit(None);
    format!("{} refused", load.n_not_stored() - before)
}

/// Lets the system say that nothing can be written, and why, for some time.
async fn no_writes(cluster: &Cluster, load: &Load, why: &str, time: Duration) -> String {
    let before = load.n_not_stored();
    let tracer = trace(cluster, "pwrite64", &format!("error={why}"));
    if tracer.is_ok() {
        sleep(time).await;
        load.until_more_is_not_stored(before).await;
    }
    if tracer.is_ok() && why == "ENOSPC" {
        let is_known = |node: &Node| node.said().contains("the disk is full");
        assert!(cluster.nodes.iter().any(is_known), "nobody says what is wrong");
    }
    format!("{} refused {}", load.n_not_stored() - before, traced(tracer))
}

/// Makes what comes of some calls of whoever writes to the disk other than it is.
fn trace(cluster: &Cluster, calls: &str, what: &str) -> Result<Tracer, String> {
    let (processes, files) = cluster.writers();
    Tracer::attach(&processes, &files, calls, what)
}

/// Ends that; where it could not be had, says so.
fn traced(tracer: Result<Tracer, String>) -> String {
    match tracer {
        Ok(tracer) => {
            tracer.detach();
            String::new()
        }
        Err(problem) => leave_out("faults", &problem),
    }
}

/// The program does not start where it cannot write, and says why.
fn read_only(cluster: &mut Cluster) {
    cluster.nodes[0].kill();
    let folder = cluster.folder().path().to_owned();
    let allow = |folder_mode, file_mode| {
        let files = fs::read_dir(&folder).expect("a folder").flatten().map(|entry| entry.path());
        for file in files {
            fs::set_permissions(file, Permissions::from_mode(file_mode)).expect("ours");
        }
        fs::set_permissions(&folder, Permissions::from_mode(folder_mode)).expect("ours");
    };
    allow(0o500, 0o400);
    let problem = cluster.nodes[0].try_start().expect_err("it cannot write");
    allow(0o700, 0o600);
    assert!(problem.starts_with("exit status: 2"), "{problem}");
    assert!(problem.contains("cannot keep tables in"), "{problem}");
    cluster.nodes[0].start();
}
