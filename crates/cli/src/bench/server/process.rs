//! The server that is measured: this same program, started once more.

use crate::failure::Failure;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A table without people is put to sleep after so many seconds.
const SLEEP_AFTER: u64 = 2;

/// A server in a process of its own; stopped when dropped.
pub(super) struct ServerProcess {
    child: Child,
    address: SocketAddr,
    /// Removed in the end.
    folder: Option<PathBuf>,
}

impl ServerProcess {
    pub(super) fn start(
        program: Option<&Path>,
        data: Option<&Path>,
    ) -> Result<ServerProcess, Failure> {
        let program = match program {
            Some(program) => program.to_owned(),
            None => std::env::current_exe()?,
        };
        let folder = data
            .is_none()
            .then(|| std::env::temp_dir().join(format!("freehold-bench-{}", std::process::id())));
        let data = data.or(folder.as_deref()).expect("one of them is there");
        let unbounded = "100000000";
        let mut child = Command::new(program)
            .args(["serve", "--address", "127.0.0.1:0", "--log", "warn", "--data"])
            .arg(data)
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
        Ok(ServerProcess { child, address, folder })
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    pub(super) fn id(&self) -> u32 {
        self.child.id()
    }

    /// The memory it holds, in bytes.
    pub(super) fn memory(&self) -> Result<u64, Failure> {
        let status = self.read("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok());
        kilobytes.map(|kilobytes: u64| kilobytes << 10).ok_or_else(unreadable)
    }

    /// The processor time it has used, its threads and its work in the kernel together.
    pub(super) fn cpu(&self) -> Result<Duration, Failure> {
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

    /// Waits until every table sleeps.
    pub(super) async fn until_asleep(&self) -> Result<(), Failure> {
        tokio::time::sleep(Duration::from_secs(SLEEP_AFTER + 3)).await;
        Ok(())
    }

    pub(super) fn stop(self) -> Result<(), Failure> {
        drop(self);
        Ok(())
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // It may have ended by itself, and a folder may not be there: both is as good.
        drop(self.child.kill());
        drop(self.child.wait());
        if let Some(folder) = &self.folder {
            drop(fs::remove_dir_all(folder));
        }
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
