//! Whether all that is stored is whole, and saving what is left where it is not.

mod rescue;
mod table;

use self::rescue::Rescue;
use self::table::{Checked, Shelf};
use crate::failure::Failure;
use crate::place::Place;
use std::fmt;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use store::Inspection;

/// What to check.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,
    /// Save what can be read into this new folder: records and logs as text files, and a database
    /// `freehold.db` to go on with.
    #[arg(long, value_name = "FOLDER")]
    rescue: Option<PathBuf>,
}

/// What was found in all.
#[derive(Default)]
struct Tally {
    n_tables: usize,
    n_lines: usize,
    n_records: usize,
    n_faults: usize,
    n_damaged: usize,
}

/// Reads everything, beside the server or not, and tells what is not as it should be.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let url = args.place.database_url_to_read()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let tally = runtime.block_on(check(&url, args.rescue.as_deref()))?;
    match tally.n_faults + tally.n_damaged {
        0 => Ok(writeln!(std::io::stdout(), "{tally}: all is whole")?),
        _ => Err(Failure::Damaged(tally.to_string())),
    }
}

async fn check(url: &str, folder: Option<&Path>) -> Result<Tally, Failure> {
    let inspection = Inspection::open(url).await?;
    let mut rescue = folder.map(Rescue::begin).transpose()?;
    let mut out = std::io::stdout();
    let mut tally = Tally::default();
    let mut shelf = Shelf::new();
    for fault in inspection.faults().await.unwrap_or_else(|error| vec![error.to_string()]) {
        writeln!(out, "the database: {fault}")?;
        tally.n_faults += 1;
    }
    let tables = match inspection.tables().await {
        Ok(tables) => tables,
        Err(error) => {
            writeln!(out, "the list of tables: {error}")?;
            tally.n_faults += 1;
            Vec::new()
        }
    };
    for id in tables {
        let mut checked = Checked::of(&inspection, &id, &mut shelf).await;
        if !checked.damage.is_empty() {
            // Whoever plays meanwhile may have changed it between two questions.
            checked = Checked::of(&inspection, &id, &mut shelf).await;
        }
        for damage in &checked.damage {
            writeln!(out, "table {id}: {damage}")?;
        }
        tally.add(&checked);
        if let Some(rescue) = &mut rescue {
            rescue.keep(&id, &checked)?;
        }
    }
    if let Some(rescue) = rescue {
        writeln!(out, "{}", rescue.finish(url).await?)?;
    }
    Ok(tally)
}

impl Tally {
    fn add(&mut self, checked: &Checked) {
        self.n_tables += 1;
        self.n_lines += checked.lines.len();
        self.n_records += usize::from(checked.record.is_some());
        self.n_damaged += usize::from(!checked.damage.is_empty());
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { n_tables, n_lines, n_records, .. } = self;
        write!(f, "{n_tables} tables, {n_lines} lines of logs, {n_records} records")?;
        if self.n_damaged > 0 {
            write!(f, "; damaged tables: {}", self.n_damaged)?;
        }
        if self.n_faults > 0 {
            write!(f, "; faults of the database: {}", self.n_faults)?;
        }
        Ok(())
    }
}
