//! Connections, and what is asked of every one of them.

use crate::error::StoreError;
use crate::keeper::{Company, FileLock, Keeper, Session, lock_postgres, private_file};
use crate::readers::Readers;
use crate::soundness;
use crate::writer::LEISURE;
use sqlx::any::AnyConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, Connection, Executor};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::time::timeout;

/// `FULL` makes every commit wait for the disk; without it, a power cut could undo what was
/// acknowledged. A page that is written again and again goes from the log of writes into the file once in
/// a while: every 8000 pages, which are 32 MB.
const SQLITE_SETTINGS: &str = "
    PRAGMA busy_timeout = 10000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA temp_store = MEMORY;
    PRAGMA cache_size = -16000;
    PRAGMA wal_autocheckpoint = 8000;
";

/// Of a program whose machine has died the database would learn after two hours.
const POSTGRES_SETTINGS: &str = "
    SET tcp_keepalives_idle = 30;
    SET tcp_keepalives_interval = 10;
    SET tcp_keepalives_count = 3;
";

/// A node that is suspended in the middle of something keeps its locks; the others wait for it no longer
/// than this.
const NODE_SETTINGS: &str = "
    SET tcp_keepalives_idle = 30;
    SET tcp_keepalives_interval = 10;
    SET tcp_keepalives_count = 3;
    SET idle_in_transaction_session_timeout = '3s';
";

/// So many connections to read on there usually are.
pub const USUAL_READERS: u32 = 4;

/// How a database is used.
#[derive(Clone, Copy, Debug)]
pub struct Access {
    /// By one node of several, which then has to join the others.
    pub is_for_nodes: bool,
    /// Over how many connections to read on, beside the one to write on.
    pub n_readers: u32,
}

impl Default for Access {
    fn default() -> Access {
        Access { is_for_nodes: false, n_readers: USUAL_READERS }
    }
}

/// How long a database may take to answer who connects.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long something may take to be written elsewhere; a cut line would take a quarter of an hour to
/// be noticed.
const WRITE_PATIENCE: Duration = Duration::from_secs(10);

/// Where a database lives, and how to get to it.
#[derive(Clone, Debug)]
pub(crate) struct Address {
    options: AnyConnectOptions,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    Sqlite(PathBuf),
    Postgres(Company),
}

/// The address of a database in a file, which is made if it is not there.
pub fn sqlite_url(file: &Path) -> String {
    sqlite_url_with(file, "mode=rwc")
}

fn sqlite_url_with(file: &Path, words: &str) -> String {
    // Of all that a path can hold, only these two would end it or begin an escape.
    let path = file.display().to_string().replace('%', "%25").replace('?', "%3f");
    format!("sqlite://{path}?{words}")
}

/// Whether a database can be reached under this address, or one in a file can be made there.
pub async fn check_url(url: &str) -> Result<(), StoreError> {
    let address = Address::parse(url)?;
    if address.file().is_some_and(|file| !file.exists()) {
        return Ok(());
    }
    let mut connection = address.connect_to_look().await?;
    let looked = connection.execute("SELECT 1").await.map_err(opening);
    connection.close().await?;
    looked.map(drop)
}

impl Company {
    fn settings(self) -> &'static str {
        match self {
            Company::Alone => POSTGRES_SETTINGS,
            Company::Nodes => NODE_SETTINGS,
        }
    }
}

impl Address {
    pub(crate) fn parse(url: &str) -> Result<Address, StoreError> {
        sqlx::any::install_default_drivers();
        let kind = match url.starts_with("sqlite:") {
            true => {
                let options: SqliteConnectOptions = url.parse().map_err(opening)?;
                Kind::Sqlite(options.get_filename().to_owned())
            }
            false => Kind::Postgres(Company::Alone),
        };
        Ok(Address { options: url.parse().map_err(opening)?, kind })
    }

    /// A file that is only looked at, and stays as it is. Without a log beside it nobody has it open;
    /// SQLite would make one.
    pub(crate) fn to_look_at(file: &Path) -> Result<Address, StoreError> {
        let words = match soundness::log_of(file).exists() {
            true => "mode=ro",
            false => "mode=ro&immutable=true",
        };
        Address::parse(&sqlite_url_with(file, words))
    }

    /// The file of a database that is one.
    pub(crate) fn file(&self) -> Option<&Path> {
        match &self.kind {
            Kind::Sqlite(file) => Some(file),
            Kind::Postgres(_) => None,
        }
    }

    /// The same database for one node of several.
    pub(crate) fn among_nodes(self) -> Result<Address, StoreError> {
        match self.kind {
            Kind::Sqlite(_) => Err(StoreError::Open(
                "a database in a file is for one process; several nodes share a PostgreSQL database"
                    .to_owned(),
            )),
            Kind::Postgres(_) => Ok(Address { kind: Kind::Postgres(Company::Nodes), ..self }),
        }
    }

    /// How long something may take to be written.
    pub(crate) fn patience(&self) -> Duration {
        match self.kind {
            // To a file beside us nothing gets lost on the way.
            Kind::Sqlite(_) => LEISURE,
            Kind::Postgres(_) => WRITE_PATIENCE,
        }
    }

    /// Whether nodes may have shared this database before.
    pub(crate) fn is_postgres_alone(&self) -> bool {
        matches!(self.kind, Kind::Postgres(Company::Alone))
    }

    /// Whether other nodes share this database.
    pub(crate) fn is_shared(&self) -> bool {
        matches!(self.kind, Kind::Postgres(Company::Nodes))
    }

    /// The lock of a database in a file. Elsewhere the connection that writes holds it.
    pub(crate) async fn lock(&self, keeper: &Keeper) -> Result<Option<FileLock>, StoreError> {
        let lock = self.lock_only(keeper).await?;
        let Some(file) = self.file() else { return Ok(lock) };
        soundness::look_at(file).await?;
        // SQLite would let others read the file, and gives the files beside it the same rights; those
        // that are left from before have theirs.
        for (suffix, is_made) in [("", true), ("-wal", false), ("-shm", false)] {
            let mut path = file.as_os_str().to_owned();
            path.push(suffix);
            let path = Path::new(&path);
            if is_made || path.exists() {
                private_file(path)
                    .map_err(|error| StoreError::Open(format!("{}: {error}", path.display())))?;
            }
        }
        Ok(lock)
    }

    /// The same, without making the file.
    pub(crate) async fn lock_only(&self, keeper: &Keeper) -> Result<Option<FileLock>, StoreError> {
        match self.file() {
            Some(file) => Ok(Some(FileLock::take(file, keeper).await?)),
            None => Ok(None),
        }
    }

    /// A connection that changes nothing, beside whoever writes.
    pub(crate) async fn connect_to_look(&self) -> Result<AnyConnection, StoreError> {
        let mut connection = self.reach().await?;
        if let Kind::Sqlite(_) = self.kind {
            connection.execute("PRAGMA busy_timeout = 10000").await.map_err(opening)?;
        }
        Ok(connection)
    }

    /// The connection to write on; of a PostgreSQL database nobody else has one, but for nodes that
    /// share it.
    pub(crate) async fn connect(&self) -> Result<AnyConnection, StoreError> {
        self.connect_after(&mut None).await
    }

    /// The same for whoever had one before, which is ended by it: of a database that nobody shares, once
    /// this returns nothing is written any more over the one before.
    pub(crate) async fn connect_after(
        &self,
        latest: &mut Option<Session>,
    ) -> Result<AnyConnection, StoreError> {
        let mut connection = self.reach().await?;
        match self.kind {
            Kind::Sqlite(_) => {
                connection.execute(SQLITE_SETTINGS).await.map_err(opening)?;
            }
            Kind::Postgres(company) => {
                let session = Session::of(&mut connection).await?;
                if let Some(before) = latest {
                    before.end(&mut connection).await?;
                }
                *latest = Some(session);
                lock_postgres(&mut connection, company).await?;
                connection.execute(company.settings()).await.map_err(opening)?;
            }
        }
        Ok(connection)
    }

    pub(crate) async fn reach(&self) -> Result<AnyConnection, StoreError> {
        match timeout(PATIENCE, AnyConnection::connect_with(&self.options)).await {
            Ok(connected) => connected.map_err(connecting),
            Err(_) => Err(StoreError::Unreachable("it does not answer".to_owned())),
        }
    }

    /// Connections to read on, at most so many.
    pub(crate) fn readers(&self, n_connections: u32) -> Readers {
        let settings = match self.kind {
            Kind::Sqlite(_) => SQLITE_SETTINGS,
            Kind::Postgres(company) => company.settings(),
        };
        Readers::new(self.options.clone(), settings, n_connections, self.file().is_some())
    }

    /// A connection to look at what may be damaged; nothing is asked of it that would write.
    pub(crate) fn looker(&self) -> Readers {
        Readers::for_one(self.options.clone(), PATIENCE)
    }
}

pub(crate) fn opening(error: sqlx::Error) -> StoreError {
    StoreError::Open(error.to_string())
}

/// A database that is there and cannot be opened is told from one that does not answer.
fn connecting(error: sqlx::Error) -> StoreError {
    match StoreError::from(error) {
        StoreError::Database(error) => StoreError::Open(error),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::Row as _;

    /// What a connection says about itself.
    async fn setting(connection: &mut AnyConnection, pragma: &'static str) -> String {
        let row = sqlx::query(pragma).fetch_one(connection).await.expect("an answer");
        row.try_get::<i64, _>(0)
            .map(|number| number.to_string())
            .or_else(|_| row.try_get(0))
            .expect("a number or text")
    }

    #[tokio::test]
    async fn every_connection_waits_for_the_disk() {
        let name = format!("freehold-connect-{}.db", std::process::id());
        let file = std::env::temp_dir().join(name);
        let address = Address::parse(&sqlite_url(&file)).expect("an address");
        let mut writer = address.connect().await.expect("a connection");
        let readers = address.readers(USUAL_READERS);
        let mut held = Vec::new();
        for _ in 0..USUAL_READERS {
            held.push(readers.acquire().await.expect("a connection"));
        }
        let all = held.iter_mut().map(|reader| &mut **reader).chain([&mut writer]);
        for connection in all {
            assert_eq!(setting(connection, "PRAGMA synchronous").await, "2");
            assert_eq!(setting(connection, "PRAGMA journal_mode").await, "wal");
            assert_eq!(setting(connection, "PRAGMA foreign_keys").await, "1");
            assert_eq!(setting(connection, "PRAGMA busy_timeout").await, "10000");
        }
        drop((held, writer, readers));
        for suffix in ["", "-wal", "-shm"] {
            drop(std::fs::remove_file(format!("{}{suffix}", file.display())));
        }
    }
}
