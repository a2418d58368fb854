//! The file of finished matches.

use crate::failure::Failure;
use bots::PlayedMatch;
use std::fs::{File, OpenOptions};
use std::io::{Read as _, Write as _};
use std::path::Path;

/// How every line begins.
const BEGINNING: &str = "{\"game\":";

/// A file to which finished matches are appended, one line each.
pub(super) struct Store {
    file: File,
    name: String,
}

impl Store {
    /// Opens a file, or makes it, and reads the matches in it. What a stopped program left of its
    /// last line is cut off; any other line that is no match makes it a file to keep away from.
    pub(super) fn open(path: &Path) -> Result<(Store, Vec<PlayedMatch>), Failure> {
        let name = path.display().to_string();
        let bad = |error: &dyn std::fmt::Display| Failure::bad(format!("--out {name}: {error}"));
        let mut file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path)
            .map_err(|error| bad(&error))?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(|error| bad(&error))?;
        let mut matches = Vec::new();
        let mut n_good_bytes = 0;
        for (index, line) in text.split_inclusive('\n').enumerate() {
            match serde_json::from_str(line) {
                Ok(played) => matches.push(played),
                Err(_) if is_torn(line) => {
                    eprintln!("freehold: {name}: the last line is damaged and left out");
                    file.set_len(n_good_bytes as u64).map_err(|error| bad(&error))?;
                    break;
                }
                Err(error) => {
                    let number = index + 1;
                    return Err(bad(&format!("line {number} is no match of an arena: {error}")));
                }
            }
            n_good_bytes += line.len();
        }
        let mut store = Store { file, name };
        if n_good_bytes > 0 && !text[..n_good_bytes].ends_with('\n') {
            store.write("\n")?;
        }
        Ok((store, matches))
    }

    /// Appends a match.
    pub(super) fn append(&mut self, played: &PlayedMatch) -> Result<(), Failure> {
        let mut line = serde_json::to_string(played).expect("a match has a JSON form");
        line.push('\n');
        self.write(&line)
    }

    /// Writes in one go, so that a line is torn only if the machine fails.
    fn write(&mut self, text: &str) -> Result<(), Failure> {
        let written = self.file.write_all(text.as_bytes());
        written.map_err(|error| Failure::Io(format!("{}: {error}", self.name)))
    }
}

/// Whether this is a line of ours that was not written to its end.
fn is_torn(line: &str) -> bool {
    !line.ends_with('\n') && (line.starts_with(BEGINNING) || BEGINNING.starts_with(line))
}
