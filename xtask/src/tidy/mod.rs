//! Checks by machine what docs/architecture.md promises: a file for each check.

mod architecture;
mod arrows;
mod fences;
mod game_names;
mod globals;
mod imports;
mod not_yet;
mod sizes;
mod sources;
mod stable_names;
mod words;

use crate::metadata;
use architecture::Architecture;
use sources::Source;
use std::fmt;

/// Something that is not as the architecture says.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Fault {
    /// The file, from the project's folder.
    path: String,
    /// Its line, from 0.
    line: Option<usize>,
    what: String,
}

impl Fault {
    /// A fault of a whole file.
    fn of(path: &str, what: impl Into<String>) -> Fault {
        Fault { path: path.to_owned(), line: None, what: what.into() }
    }

    /// A fault on one line.
    fn at(source: &Source, line: usize, what: impl Into<String>) -> Fault {
        Fault { path: source.path.clone(), line: Some(line), what: what.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{} line {}: {}", self.path, line + 1, self.what),
            None => write!(f, "{}: {}", self.path, self.what),
        }
    }
}

/// What a check is called, and what it found.
type Found = (&'static str, Vec<Fault>);

/// Runs every check and lists all that is wrong, except for what is known to be wrong still.
pub(crate) fn check() -> Result<(), String> {
    let sources = sources::read_all(&crate::root())?;
    let (faults, n_known) = not_yet::apart(&not_yet::read()?, found(&sources)?);
    for fault in sizes::long_files(&sources) {
        println!("xtask: long: {fault}");
    }
    for fault in &faults {
        eprintln!("tidy: {fault}");
    }
    match faults.len() {
        0 => {
            let n_files = sources.len();
            println!("xtask: tidy: {n_files} files checked, {n_known} of them not clean yet");
            Ok(())
        }
        n_faults => Err(format!("tidy found {n_faults} faults")),
    }
}

/// Takes what is clean by now out of the list of what is not.
pub(crate) fn shrink() -> Result<(), String> {
    let sources = sources::read_all(&crate::root())?;
    not_yet::shrink(&found(&sources)?)?;
    check()
}

fn found(sources: &[Source]) -> Result<Vec<Found>, String> {
    let packages = metadata::read()?.packages;
    let page = sources
        .iter()
        .find(|source| source.path == architecture::PAGE)
        .ok_or_else(|| format!("{} is missing", architecture::PAGE))?;
    let architecture = Architecture::read(&page.text)?;
    Ok(vec![
        ("arrows", arrows::check(&packages, &architecture)),
        ("imports", imports::check(sources, &architecture)),
        ("game-names", game_names::check(sources, &packages)),
        ("globals", globals::check(sources, &packages)),
        ("sizes", sizes::check(sources)),
        ("words", words::check(sources, &architecture)),
        ("fences", fences::check(sources)),
        ("stable-names", stable_names::check(sources)),
    ])
}
