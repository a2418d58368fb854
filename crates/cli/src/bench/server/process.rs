//! The server that is measured: this same program, started once more, or several times on one database.

use crate::failure::Failure;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A table without people is put to sleep after so many seconds.
const SLEEP_AFTER: u64 = 2;

/// All processes that serve together; stopped when dropped.
pub(super) struct Servers {
    nodes: Vec<ServerProcess>,
    /// Removed in the end.
    folder: Option<PathBuf>,
}

/// A server in a process of its own; stopped when dropped.
struct ServerProcess {
    child: Child,
    address: SocketAddr,
}

/// Where matches are stored.
pub(super) enum Database<'a> {
    /// In a file in this folder, or else a temporary one.
    File(Option<&'a Path>),
    /// On PostgreSQL, by so many nodes.
    Postgres { url: &'a str, n_nodes: usize },
}

impl Servers {
    pub(super) fn start(
        program: Option<&Path>,
        database: Database<'_>,
    ) -> Result<Servers, Failure> {
        let program = match program {
            Some(program) => program.to_owned(),
            None => std::env::current_exe()?,
        };
        let mut folder = None;
        let nodes = match database {
            Database::File(data) => {
                let name = format!("freehold-bench-{}", std::process::id());
                let data = match data {
                    Some(data) => data,
                    None => folder.insert(std::env::temp_dir().join(name)),
                };
                let mut command = Command::new(program);
                command.arg("--data").arg(data);
                vec![ServerProcess::start(command)?]
            }
            Database::Postgres { url, n_nodes } => (0..n_nodes)
                .map(|_| {
                    let mut command = Command::new(&program);
                    command.args(["--database-url", url]);
                    command.args(["--node-address", &free_address()?.to_string()]);
                    ServerProcess::start(command)
                })
                .collect::<Result<_, _>>()?,
        };
        Ok(Servers { nodes, folder })
    }

    pub(super) fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    pub(super) fn ids(&self) -> Vec<u32> {
        self.nodes.iter().map(|node| node.child.id()).collect()
    }

    /// The memory they hold, in bytes.
    pub(super) fn memory(&self) -> Result<u64, Failure> {
        self.nodes.iter().map(ServerProcess::memory).sum()
    }

    /// The processor time they have used.
    pub(super) fn cpu(&self) -> Result<Duration, Failure> {
        self.nodes.iter().map(ServerProcess::cpu).sum()
    }

    /// Waits until every table sleeps.
    pub(super) async fn until_asleep(&self) {
        tokio::time::sleep(Duration::from_secs(SLEEP_AFTER + 3)).await;
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        self.nodes.clear();
        // It may not be there, which is as good.
        if let Some(folder) = &self.folder {
            drop(fs::remove_dir_all(folder));
        }
    }
}

/// An address at which nobody listens now.
fn free_address() -> Result<SocketAddr, Failure> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?)
}

impl ServerProcess {
    /// Starts a server by a command that says where it stores.
    fn start(mut command: Command) -> Result<ServerProcess, Failure> {
        let unbounded = "100000000";
        let mut child = command
            .args(["--address", "127.0.0.1:0", "--log", "warn"])
            .args(["--sleep-after", &SLEEP_AFTER.to_string()])
            .args(["--requests-per-second", unbounded, "--messages-per-second", unbounded])
            .args(["--tables-per-guest", unbounded, "--sockets-per-address", unbounded])
            .args(["--connections-per-address", unbounded, "--connections", unbounded])
            .args(["--guests-per-day", unbounded, "--tables-per-day", unbounded])
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line)?;
        let address = line.trim().rsplit("http://").next().and_then(|text| text.parse().ok());
        let address = address.ok_or_else(|| Failure::Io("the server did not start".to_owned()))?;
        Ok(ServerProcess { child, address })
    }

    /// The memory it holds, in bytes.
    fn memory(&self) -> Result<u64, Failure> {
        let status = self.read("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok());
        kilobytes.map(|kilobytes: u64| kilobytes << 10).ok_or_else(unreadable)
    }

    /// The processor time it has used, its threads and its work in the kernel together.
    fn cpu(&self) -> Result<Duration, Failure> {
        // The kernel counts in hundredths of a second here, on every machine.
        const TICK: Duration = Duration::from_millis(10);
        let stat = self.read("stat")?;
        // The name, in brackets, may hold blanks.
        let fields = stat.rsplit(") ").next().unwrap_or_default();
        let mut times = fields.split(' ').skip(11).map(str::parse::<u32>);
        match (times.next(), times.next()) {
            (Some(Ok(user)), Some(Ok(system))) => Ok(TICK * (user + system)),
            _ => Err(unreadable()),
        }
    }

    fn read(&self, name: &str) -> Result<String, Failure> {
        let path = format!("/proc/{}/{name}", self.child.id());
        fs::read_to_string(&path).map_err(|error| Failure::Io(format!("{path}: {error}")))
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // It may have ended by itself, which is as good.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

fn unreadable() -> Failure {
    Failure::Io("the server's memory and time can be read on Linux only".to_owned())
}

/// Lets this process, and the server it starts, open as many files as the system allows.
pub(super) fn allow_many_files() {
    #[cfg(unix)]
    crate::serve::allow_many_files();
}
