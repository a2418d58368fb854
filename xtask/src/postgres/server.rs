//! A PostgreSQL server in a folder of its own. Tests that stop and start one, such as the chaos test
//! of the program, use this file too.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How long it may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// A folder with a database, and what runs a server in it.
pub(crate) struct Place {
    programs: PathBuf,
    folder: PathBuf,
    user: Option<User>,
}

/// Whoever runs it instead of root, with whom it refuses to run.
#[derive(Clone, Copy)]
struct User {
    user: u32,
    group: u32,
}

impl Place {
    /// Makes an empty database in a folder, by the programs in another one.
    pub(crate) fn make(programs: PathBuf, folder: PathBuf, is_root: bool) -> Result<Place, String> {
        let user = match is_root {
            true => Some(other_than_root()?),
            false => None,
        };
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let place = Place { programs, folder, user };
        let made = place.init();
        if made.is_err() {
            // It is in the way of nobody if it stays.
            let _ = fs::remove_dir_all(&place.folder);
        }
        made.map(|()| place)
    }

    fn init(&self) -> Result<(), String> {
        self.own()?;
        let words = ["-D", "data", "-U", "freehold", "-A", "trust", "-E", "UTF8"];
        let mut init = self.command("initdb");
        let output = init.args(words).args(["--no-sync", "--no-locale"]).output();
        let output = output.map_err(|error| format!("initdb: {error}"))?;
        match output.status.success() {
            true => Ok(()),
            false => Err(format!("initdb: {}", String::from_utf8_lossy(&output.stderr).trim())),
        }
    }

    /// Starts the server on a socket in the folder, and waits until it answers.
    pub(crate) fn start(&self, settings: &[&str]) -> Result<Child, String> {
        let log = fs::File::create(self.folder.join("log"));
        let log = log.map_err(|error| format!("its log: {error}"))?;
        let folder = format!("unix_socket_directories={}", self.folder.display());
        let mut command = self.command("postgres");
        command.args(["-D", "data", "-c", "listen_addresses=", "-c", &folder]);
        for setting in settings {
            command.args(["-c", setting]);
        }
        let mut server = command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .map_err(|error| format!("postgres: {error}"))?;
        let waited = self.wait(&mut server);
        if waited.is_err() {
            self.stop(&mut server);
        }
        waited.map(|()| server)
    }

    fn wait(&self, server: &mut Child) -> Result<(), String> {
        let began = Instant::now();
        loop {
            let is_gone = !matches!(server.try_wait(), Ok(None));
            let status = self.command("pg_isready").arg("-q").arg("-h").arg(&self.folder).status();
            if !is_gone && status.is_ok_and(|status| status.success()) {
                return Ok(());
            }
            if is_gone || began.elapsed() > PATIENCE {
                let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
                return Err(format!("postgres does not answer: {}", log.trim()));
            }
            sleep(Duration::from_millis(50));
        }
    }

    /// Stops a server, whatever it holds.
    pub(crate) fn stop(&self, server: &mut Child) {
        let mut stop = self.command("pg_ctl");
        let stopped = stop.args(["-D", "data", "-m", "immediate", "-s", "stop"]).status();
        if !stopped.is_ok_and(|status| status.success()) {
            // Already gone, or about to be.
            let _ = server.kill();
        }
        let _ = server.wait();
    }

    /// Leaves nothing behind.
    pub(crate) fn remove(&self) {
        if let Err(error) = fs::remove_dir_all(&self.folder) {
            eprintln!("{} is left behind: {error}", self.folder.display());
        }
    }

    /// Where the database is found.
    pub(crate) fn url(&self) -> String {
        format!("postgres://freehold@localhost/postgres?host={}", self.folder.display())
    }

    /// Gives the folder to the user that will write there.
    fn own(&self) -> Result<(), String> {
        #[cfg(unix)]
        if let Some(User { user, group }) = self.user {
            return std::os::unix::fs::chown(&self.folder, Some(user), Some(group))
                .map_err(|error| format!("{}: {error}", self.folder.display()));
        }
        Ok(())
    }

    fn command(&self, name: &str) -> Command {
        let mut command = Command::new(self.programs.join(name));
        command.current_dir(&self.folder);
        #[cfg(unix)]
        if let Some(User { user, group }) = self.user {
            use std::os::unix::process::CommandExt as _;
            command.uid(user).gid(group);
        }
        command
    }
}

/// A folder for this process. Its name is short: the path of a socket may have 107 bytes.
pub(crate) fn own_folder(name: &str) -> PathBuf {
    env::temp_dir().join(format!("freehold-{name}-{}", std::process::id()))
}

/// The folder with the programs of the server: on the path, or where Debian puts them, the newest
/// version first.
pub(crate) fn programs() -> Option<PathBuf> {
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
