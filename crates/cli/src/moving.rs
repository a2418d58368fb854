//! Everything from one kind of database into the other.

use crate::failure::Failure;
use crate::place::Place;
use std::io::Write as _;

/// From where, and where to.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,
    /// The database to be filled, which must be empty: postgres://user:password@host/name, or
    /// sqlite:///folder/freehold.db?mode=rwc for a file.
    #[arg(long, value_name = "URL", env = "FREEHOLD_MOVE_TO", hide_env_values = true)]
    to: String,
}

/// Copies everything; nobody may be using either database.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let from = args.place.database_url()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let counts = runtime.block_on(store::move_to(&from, &args.to))?;
    let mut out = std::io::stdout().lock();
    for (table, n_rows) in counts.iter().filter(|(_, n_rows)| *n_rows > 0) {
        writeln!(out, "{n_rows:>10} {table}")?;
    }
    writeln!(
        out,
        "everything is there, and every log as it was written; the old database is as it was"
    )?;
    Ok(())
}
