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
    let url = args.place.database_url()?;
    block_on(store::back_up(&url, &args.file))?;
    writeln!(std::io::stdout(), "{}: everything that was stored by now", args.file.display())?;
    Ok(())
}

/// Puts such a copy in the place of a database that is not there.
pub(crate) fn run_restore(args: &Args) -> Result<(), Failure> {
    let url = args.place.database_url()?;
    block_on(store::restore(&url, &args.file))?;
    writeln!(std::io::stdout(), "restored from {}", args.file.display())?;
    Ok(())
}

fn block_on(work: impl Future<Output = Result<(), store::StoreError>>) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    Ok(runtime.block_on(work)?)
}
