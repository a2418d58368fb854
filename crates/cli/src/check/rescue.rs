//! What can be read of a damaged database, as files that need no database, and as a new one.

use crate::check::table::Checked;
use crate::failure::Failure;
use protocol::{Deed, TableId};
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A folder that is being filled.
pub(crate) struct Rescue {
    folder: PathBuf,
    n_records: usize,
    n_logs: usize,
    /// The logs of matches that go on and end before their first bad line from now on.
    cuts: Vec<(TableId, usize)>,
}

impl Rescue {
    /// Makes the folder, which must not be there: nothing is written over.
    pub(crate) fn begin(folder: &Path) -> Result<Rescue, Failure> {
        let mut builder = fs::DirBuilder::new();
        // Seeds of matches that go on are in there.
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        for path in [folder.to_owned(), folder.join("records"), folder.join("logs")] {
            builder.create(&path).map_err(|error| failed(&path, &error))?;
        }
        Ok(Rescue { folder: folder.to_owned(), n_records: 0, n_logs: 0, cuts: Vec::new() })
    }

    /// Writes down what there is of a table: its record, or its log where there is none.
    pub(crate) fn keep(&mut self, id: &TableId, checked: &Checked) -> Result<(), Failure> {
        let is_cut = !checked.is_over && checked.n_good < checked.lines.len();
        if is_cut || (!checked.is_over && !checked.damage.is_empty()) {
            self.cuts.push((id.clone(), checked.n_good));
        }
        match &checked.record {
            Some(record) => {
                self.write(&format!("records/{}.txt", file_name(id)), record)?;
                self.n_records += 1;
            }
            None if checked.lines.is_empty() => {}
            None => {
                self.write(&format!("logs/{}.txt", file_name(id)), &log_text(checked))?;
                self.n_logs += 1;
            }
        }
        Ok(())
    }

    fn write(&self, name: &str, text: &str) -> Result<(), Failure> {
        let path = self.folder.join(name);
        fs::write(&path, text).map_err(|error| failed(&path, &error))
    }

    /// Makes the database, and tells what is in the folder.
    pub(crate) async fn finish(self, url: &str) -> Result<String, Failure> {
        let rescued = store::rescue(url, &self.folder.join("freehold.db"), &self.cuts).await?;
        let mut told = format!(
            "saved in {}: {} records, {} logs, and freehold.db with {} rows",
            self.folder.display(),
            self.n_records,
            self.n_logs,
            rescued.n_rows
        );
        if rescued.n_gaps > 0 {
            write!(told, "; in {} places nothing could be read", rescued.n_gaps)?;
        }
        if rescued.n_refused > 0 {
            write!(told, "; {} rows refer to what is lost", rescued.n_refused)?;
        }
        for (id, n_lines) in &self.cuts {
            write!(told, "\ntable {id} goes on after line {n_lines} of its log")?;
        }
        Ok(told)
    }
}

/// The name of a table as the name of a file; a damaged one may hold anything.
fn file_name(id: &TableId) -> String {
    let letter = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '_' };
    id.as_str().chars().map(letter).collect()
}

/// A log as lines of text: what the match began with, then who did what.
fn log_text(checked: &Checked) -> String {
    let mut text = String::new();
    if let Some(origin) = &checked.origin {
        let (game, rules) = (&origin.game, origin.rules.0);
        text += &format!("game {game}\nrules {rules}\ncomponents {}\n", origin.components);
        text += &format!("options {}\n", origin.options);
        text += &origin.seed().map_or_else(String::new, |seed| format!("seed {seed}\n"));
    }
    for (index, entry) in checked.lines.iter().enumerate() {
        let seat = entry.seat.index();
        let deed = match &entry.deed {
            Deed::Act(action) => action.clone(),
            Deed::Undo { actions } => format!("takes back {actions}"),
        };
        let doubt = if index < checked.n_good { "" } else { "  (not whole)" };
        text += &format!("{index} {seat} {deed}{doubt}\n");
    }
    text
}

fn failed(path: &Path, error: &io::Error) -> Failure {
    Failure::bad(format!("{}: {error}", path.display()))
}
