//! A PostgreSQL of the test run's own, so that the store is tested on it wherever it can be had.

mod server;

use crate::debian;
use server::Place;
use std::path::PathBuf;
use std::process::Child;

/// Names the database for the tests.
pub(crate) const VARIABLE: &str = "FREEHOLD_TEST_POSTGRES";

/// What it holds is thrown away, so nothing has to reach the disk.
const SETTINGS: [&str; 3] = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/// A server that stops, and leaves nothing behind, when this goes.
pub(crate) struct Postgres {
    place: Place,
    server: Child,
}

/// Starts a server on a socket in a folder of its own; on Debian, as root, it is installed first
/// if it is missing.
pub(crate) fn start() -> Result<Postgres, String> {
    if cfg!(not(unix)) {
        return Err("a PostgreSQL for the tests is started on Unix only".to_owned());
    }
    let folder = server::own_folder("pg");
    let place = Place::make(ensure_programs()?, folder, debian::is_root())?;
    match place.start(&SETTINGS) {
        Ok(server) => Ok(Postgres { place, server }),
        Err(problem) => {
            place.remove();
            Err(problem)
        }
    }
}

impl Postgres {
    /// Where the tests find it: an empty database.
    pub(crate) fn url(&self) -> String {
        self.place.url()
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.place.stop(&mut self.server);
        self.place.remove();
    }
}

/// The folder with the programs of the server.
fn ensure_programs() -> Result<PathBuf, String> {
    let wanted = "PostgreSQL is not installed; on Debian `apt-get install postgresql` does it";
    if let Some(folder) = server::programs() {
        return Ok(folder);
    }
    debian::install("postgresql").map_err(|problem| format!("{wanted} ({problem})"))?;
    server::programs().ok_or_else(|| wanted.to_owned())
}
