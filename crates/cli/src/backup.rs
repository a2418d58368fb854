//! A copy of everything, and a club from such a copy.

use crate::failure::Failure;
use crate::place::Place;
use std::io::Write as _;
use std::path::PathBuf;

/// What to copy, and where to.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,
    /// The file of the copy.
    file: PathBuf,
}

/// Copies everything that is stored, while the server runs or not.
pub(crate) fn run_backup(args: &Args) -> Result<(), Failure> {
    let url = sqlite(
        args.place.database_url()?,
        "pg_dump --format=custom --file=FILE \"$FREEHOLD_DATABASE_URL\"",
    )?;
    block_on(store::back_up(&url, &args.file))?;
    writeln!(std::io::stdout(), "{}: everything that was stored by now", args.file.display())?;
    Ok(())
}

/// Puts such a copy in the place of a database that is not there.
pub(crate) fn run_restore(args: &Args) -> Result<(), Failure> {
    let url = sqlite(
        args.place.database_url()?,
        "pg_restore --exit-on-error --dbname=\"$FREEHOLD_DATABASE_URL\" FILE",
    )?;
    block_on(store::restore(&url, &args.file))?;
    writeln!(std::io::stdout(), "restored from {}", args.file.display())?;
    Ok(())
}

/// The address of a database in a file; PostgreSQL has tools of its own.
fn sqlite(url: String, command: &str) -> Result<String, Failure> {
    match url.starts_with("sqlite:") {
        true => Ok(url),
        false => {
            Err(Failure::bad(format!("a PostgreSQL database has its own tools; use\n  {command}")))
        }
    }
}

fn block_on(work: impl Future<Output = Result<(), store::StoreError>>) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(work).map_err(Failure::bad)
}
