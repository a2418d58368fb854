//! A PostgreSQL of the test run's own, so that the store is tested on it wherever it can be had.

use crate::debian;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Names the database for the tests.
pub(crate) const VARIABLE: &str = "FREEHOLD_TEST_POSTGRES";

/// How long it may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that stops, and leaves nothing behind, when this goes.
pub(crate) struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    user: Option<User>,
    server: Child,
}

/// Whoever runs it instead of root, with whom it refuses to run.
#[derive(Clone, Copy)]
struct User {
    user: u32,
    group: u32,
}

/// Starts a server on a socket in a folder of its own; on Debian, as root, it is installed first
/// if it is missing.
pub(crate) fn start() -> Result<Postgres, String> {
    if cfg!(not(unix)) {
        return Err("a PostgreSQL for the tests is started on Unix only".to_owned());
    }
    let programs = ensure_programs()?;
    let user = match debian::is_root() {
        true => Some(other_than_root()?),
        false => None,
    };
    // The name is short: the path of a socket may have 107 bytes.
    let folder = env::temp_dir().join(format!("freehold-pg-{}", std::process::id()));
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let started = launch(&programs, &folder, user);
    match started {
        Ok(server) => {
            let postgres = Postgres { programs, folder, user, server };
            postgres.wait()?;
            Ok(postgres)
        }
        Err(problem) => {
            // It is in the way of nobody if it stays.
            let _ = fs::remove_dir_all(&folder);
            Err(problem)
        }
    }
}

/// Makes the data folder and starts the server in it.
fn launch(programs: &Path, folder: &Path, user: Option<User>) -> Result<Child, String> {
    own(folder, user)?;
    let words = ["-D", "data", "-U", "freehold", "-A", "trust", "-E", "UTF8"];
    let mut init = command(programs, "initdb", folder, user);
    let output = init.args(words).args(["--no-sync", "--no-locale"]).output();
    let output = output.map_err(|error| format!("initdb: {error}"))?;
    if !output.status.success() {
        return Err(format!("initdb: {}", String::from_utf8_lossy(&output.stderr).trim()));
    }
    let log = fs::File::create(folder.join("log")).map_err(|error| format!("its log: {error}"))?;
    // What it holds is thrown away, so nothing has to reach the disk.
    command(programs, "postgres", folder, user)
        .args(["-D", "data", "-c", "listen_addresses=", "-c", "fsync=off"])
        .args(["-c", "synchronous_commit=off", "-c", "full_page_writes=off"])
        .arg("-c")
        .arg(format!("unix_socket_directories={}", folder.display()))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(log)
        .spawn()
        .map_err(|error| format!("postgres: {error}"))
}

impl Postgres {
    /// Where the tests find it: an empty database.
    pub(crate) fn url(&self) -> String {
        format!("postgres://freehold@localhost/postgres?host={}", self.folder.display())
    }

    /// Waits until it answers.
    fn wait(&self) -> Result<(), String> {
        let began = Instant::now();
        loop {
            let mut ready = command(&self.programs, "pg_isready", &self.folder, self.user);
            let status = ready.arg("-q").arg("-h").arg(&self.folder).status();
            if status.is_ok_and(|status| status.success()) {
                return Ok(());
            }
            if began.elapsed() > PATIENCE {
                let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
                return Err(format!("postgres does not answer: {}", log.trim()));
            }
            sleep(Duration::from_millis(50));
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let mut stop = command(&self.programs, "pg_ctl", &self.folder, self.user);
        let stopped = stop.args(["-D", "data", "-m", "immediate", "-s", "stop"]).status();
        if !stopped.is_ok_and(|status| status.success()) {
            // Already gone, or about to be.
            let _ = self.server.kill();
        }
        let _ = self.server.wait();
        if let Err(error) = fs::remove_dir_all(&self.folder) {
            eprintln!("xtask: {} is left behind: {error}", self.folder.display());
        }
    }
}

/// The folder with the programs of the server.
fn ensure_programs() -> Result<PathBuf, String> {
    let wanted = "PostgreSQL is not installed; on Debian `apt-get install postgresql` does it";
    if let Some(folder) = programs() {
        return Ok(folder);
    }
    debian::install("postgresql").map_err(|problem| format!("{wanted} ({problem})"))?;
    programs().ok_or_else(|| wanted.to_owned())
}

/// On the path, or where Debian puts them, the newest version first.
fn programs() -> Option<PathBuf> {
    let on_path = env::var_os("PATH").unwrap_or_default();
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut of_debian: Vec<PathBuf> = versions.map(|entry| entry.path().join("bin")).collect();
    of_debian.sort();
    let is_complete = |folder: &PathBuf| {
        ["initdb", "postgres", "pg_ctl", "pg_isready"]
            .iter()
            .all(|name| folder.join(name).is_file())
    };
    env::split_paths(&on_path).chain(of_debian.into_iter().rev()).find(is_complete)
}

/// The user that the package made, or the one that owns nothing.
fn other_than_root() -> Result<User, String> {
    let number = |what: &str, name: &str| {
        let output = Command::new("id").args([what, name]).output().ok()?;
        String::from_utf8(output.stdout).ok()?.trim().parse().ok()
    };
    ["postgres", "nobody"]
        .into_iter()
        .find_map(|name| Some(User { user: number("-u", name)?, group: number("-g", name)? }))
        .ok_or_else(|| "PostgreSQL does not run as root, and there is no other user".to_owned())
}

fn command(programs: &Path, name: &str, folder: &Path, user: Option<User>) -> Command {
    let mut command = Command::new(programs.join(name));
    command.current_dir(folder);
    #[cfg(unix)]
    if let Some(User { user, group }) = user {
        use std::os::unix::process::CommandExt as _;
        command.uid(user).gid(group);
    }
    #[cfg(not(unix))]
    let _ = user;
    command
}

/// Gives a folder to the user that will write there.
fn own(folder: &Path, user: Option<User>) -> Result<(), String> {
    #[cfg(unix)]
    if let Some(User { user, group }) = user {
        return std::os::unix::fs::chown(folder, Some(user), Some(group))
            .map_err(|error| format!("{}: {error}", folder.display()));
    }
    let _ = (folder, user);
    Ok(())
}
