//! Where a store lives: a file, or a database of PostgreSQL.
#![allow(dead_code, unused_macros, reason = "no test needs everything")]

use sqlx::{Connection as _, Executor as _, PgConnection};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use store::Store;

/// Runs each of these on a database in a file and on PostgreSQL.
macro_rules! on_both {
    ($($name:ident),* $(,)?) => {
        mod on_sqlite {
            $(#[tokio::test]
            async fn $name() {
                let place = $crate::place::Place::sqlite();
                super::$name(&place).await;
                place.remove().await;
            })*
        }
        mod on_postgresql {
            $(#[tokio::test]
            async fn $name() {
                let Some(place) = $crate::place::Place::postgres().await else { return };
                super::$name(&place).await;
                place.remove().await;
            })*
        }
    };
}

/// The address of a PostgreSQL server on which databases can be made, such as
/// `postgres://user@localhost/postgres?host=/folder/of/its/socket`.
const VARIABLE: &str = "FREEHOLD_TEST_POSTGRES";

/// A place for one store, which is removed in the end.
pub(crate) struct Place {
    url: String,
    kind: Kind,
}

enum Kind {
    Sqlite { folder: PathBuf },
    Postgres { server: String, name: String },
}

fn fresh_name() -> String {
    static N_NAMES: AtomicU32 = AtomicU32::new(0);
    format!("freehold_test_{}_{}", std::process::id(), N_NAMES.fetch_add(1, Ordering::Relaxed))
}

impl Place {
    /// A database in a file, whose name is as awkward as names can be.
    pub(crate) fn sqlite() -> Place {
        let folder = std::env::temp_dir().join(fresh_name());
        std::fs::create_dir_all(&folder).expect("a folder");
        Place { url: store::sqlite_url(&folder.join("a b%.db")), kind: Kind::Sqlite { folder } }
    }

    /// A new database of the PostgreSQL server that is there for tests.
    pub(crate) async fn postgres() -> Option<Place> {
        let Ok(server) = std::env::var(VARIABLE) else {
            eprintln!("SKIPPED: {VARIABLE} names no PostgreSQL server, so this was not tested");
            return None;
        };
        let name = fresh_name();
        let mut connection = PgConnection::connect(&server).await.expect("a PostgreSQL server");
        let sql = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
        connection.execute(sql).await.expect("a database");
        connection.close().await.expect("a goodbye");
        let (address, parameters) = server.split_once('?').unwrap_or((&server, ""));
        let (address, _) = address.rsplit_once('/').expect("a database in the address");
        let url = format!("{address}/{name}?{parameters}");
        Some(Place { url, kind: Kind::Postgres { server, name } })
    }

    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.url).await.expect("a store")
    }

    /// The folder of a database in a file.
    pub(crate) fn folder(&self) -> &Path {
        match &self.kind {
            Kind::Sqlite { folder } => folder,
            Kind::Postgres { .. } => panic!("PostgreSQL keeps its folder to itself"),
        }
    }

    /// Carries something out on a PostgreSQL database, beside every store.
    pub(crate) async fn execute(&self, sql: &'static str) {
        let mut connection = PgConnection::connect(&self.url).await.expect("a connection");
        connection.execute(sql).await.expect("SQL");
        connection.close().await.expect("a goodbye");
    }

    /// Removes what is left of it. Only tests that went well tidy up, so that others can be looked
    /// into.
    pub(crate) async fn remove(self) {
        match self.kind {
            Kind::Sqlite { folder } => drop(std::fs::remove_dir_all(folder)),
            Kind::Postgres { server, name } => {
                let mut connection = PgConnection::connect(&server).await.expect("a server");
                let sql = sqlx::AssertSqlSafe(format!("DROP DATABASE {name} WITH (FORCE)"));
                connection.execute(sql).await.expect("a database less");
            }
        }
    }
}
