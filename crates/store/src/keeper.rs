//! One process at a time: the lock that whoever writes to a database holds.
//!
//! Beside a database in a file lies a file with a lock, which the system takes away with the
//! process, however that ends. PostgreSQL has locks of its own, which last as long as the connection
//! does; the connection that writes holds it, so that nothing is ever written without it. Nodes that
//! share a database share the lock, so that whoever wants the database for itself is told of them.

use crate::error::StoreError;
use sqlx::{AnyConnection, Row};
use std::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// The number of our lock among all locks of a PostgreSQL database: `freehold` in ASCII.
const LOCK_NUMBER: i64 = i64::from_be_bytes(*b"freehold");

/// How often and how long to wait for a lock: a process that was killed, or a connection that broke,
/// keeps it for a moment.
const N_ATTEMPTS: usize = 20;
const PAUSE: Duration = Duration::from_millis(100);

/// This process, as another one is told about it.
#[derive(Clone, Debug)]
pub(crate) struct Keeper(String);

impl Keeper {
    pub(crate) fn this_process() -> Keeper {
        let since = httpdate::fmt_http_date(SystemTime::now());
        Keeper(format!("process {} on {}, since {since}", std::process::id(), machine()))
    }
}

impl fmt::Display for Keeper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(unix)]
fn machine() -> String {
    rustix::system::uname().nodename().to_string_lossy().into_owned()
}

#[cfg(not(unix))]
fn machine() -> String {
    std::env::var("COMPUTERNAME").unwrap_or_else(|_| "this machine".to_owned())
}

/// The lock of a database in a file; given back when dropped.
#[derive(Debug)]
pub(crate) struct FileLock {
    _file: File,
}

impl FileLock {
    /// Takes the lock of a database file, or says who holds it.
    pub(crate) async fn take(database: &Path, keeper: &Keeper) -> Result<FileLock, StoreError> {
        let path = lock_path(database);
        let failed = |error: io::Error| StoreError::Open(format!("{}: {error}", path.display()));
        let mut file = private_file(&path).map_err(failed)?;
        for attempt in 1.. {
            match file.try_lock() {
                Ok(()) => break,
                Err(TryLockError::WouldBlock) if attempt < N_ATTEMPTS => {
                    tokio::time::sleep(PAUSE).await;
                }
                Err(TryLockError::WouldBlock) => {
                    let mut who = String::new();
                    file.read_to_string(&mut who).map_err(failed)?;
                    return Err(in_use(database.display().to_string(), who.trim()));
                }
                Err(TryLockError::Error(error)) => return Err(failed(error)),
            }
        }
        file.set_len(0).and_then(|()| writeln!(file, "{keeper}")).map_err(failed)?;
        Ok(FileLock { _file: file })
    }
}

fn lock_path(database: &Path) -> PathBuf {
    let mut path = database.as_os_str().to_owned();
    path.push(".lock");
    path.into()
}

/// Opens a file that nobody else on this machine may read, and makes it if it is not there. One that
/// others could read so far is closed to them.
pub(crate) fn private_file(path: &Path) -> io::Result<File> {
    let file = private(OpenOptions::new().create(true).truncate(false)).open(path)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let others = file.metadata()?.permissions().mode() & 0o077;
        if others != 0 {
            file.set_permissions(std::fs::Permissions::from_mode(0o600))?;
        }
    }
    Ok(file)
}

/// Makes a file that nobody else on this machine may read; one that is there stays as it is.
pub(crate) fn new_private_file(path: &Path) -> io::Result<File> {
    private(OpenOptions::new().create_new(true)).open(path)
}

fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// With whom a process has a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Company {
    /// It is the only one.
    Alone,
    /// Other nodes may be there too.
    Nodes,
}

/// Takes the lock of a PostgreSQL database for this connection, or says who holds it.
pub(crate) async fn lock_postgres(
    connection: &mut AnyConnection,
    company: Company,
) -> Result<(), StoreError> {
    let sql = match company {
        Company::Alone => "SELECT pg_try_advisory_lock($1)",
        Company::Nodes => "SELECT pg_try_advisory_lock_shared($1)",
    };
    for attempt in 1.. {
        let row = sqlx::query(sql).bind(LOCK_NUMBER).fetch_one(&mut *connection).await?;
        if row.try_get(0)? {
            break;
        }
        if attempt == N_ATTEMPTS {
            let who = sqlx::query("SELECT who FROM keeper").fetch_optional(connection).await;
            let who = who.ok().flatten().and_then(|row| row.try_get::<String, _>(0).ok());
            return Err(in_use("this database".to_owned(), who.as_deref().unwrap_or_default()));
        }
        tokio::time::sleep(PAUSE).await;
    }
    Ok(())
}

/// A connection to a PostgreSQL database, as others can name it.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    process: i64,
    since: String,
}

impl Session {
    /// The session of a connection.
    pub(crate) async fn of(connection: &mut AnyConnection) -> Result<Session, StoreError> {
        let sql = "SELECT pid::BIGINT, backend_start::TEXT FROM pg_stat_activity
            WHERE pid = pg_backend_pid()";
        let row = sqlx::query(sql).fetch_one(connection).await?;
        Ok(Session { process: row.try_get(0)?, since: row.try_get(1)? })
    }

    /// Ends it from another connection, if it is still there. Where a line died without a word, the
    /// database would wait for hours for more of it, and keep its locks.
    pub(crate) async fn end(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE pid = $1 AND backend_start::TEXT = $2";
        sqlx::query(sql).bind(self.process).bind(&self.since).execute(connection).await?;
        Ok(())
    }
}

fn in_use(what: String, who: &str) -> StoreError {
    let who = if who.is_empty() { "another process" } else { who };
    StoreError::InUse { what, who: who.to_owned() }
}
