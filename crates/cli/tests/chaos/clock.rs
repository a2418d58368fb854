//! A wall clock that jumps, for one process.

use crate::table::Folder;
use std::path::PathBuf;
use std::process::Command;
use std::{env, fs};

/// What a process is started with so that its clock can jump.
pub(crate) struct Clock {
    folder: Folder,
}

impl Clock {
    /// A clock that is right.
    pub(crate) fn new() -> Result<Clock, String> {
        let clock = Clock { folder: Folder::new() };
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/chaos/shifted_clock.rs");
        let compiled = Command::new(env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned()))
            .args([
                "--edition",
                "2024",
                "--crate-type",
                "cdylib",
                "-C",
                "opt-level=2",
                source,
                "-o",
            ])
            .arg(clock.library())
            .output()
            .map_err(|error| format!("rustc cannot be started: {error}"))?;
        if !compiled.status.success() {
            return Err(String::from_utf8_lossy(&compiled.stderr).into_owned());
        }
        clock.show(0);
        Ok(clock)
    }

    fn library(&self) -> PathBuf {
        self.folder.path().join("shifted_clock.so")
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("shift")
    }

    /// The clock of a process that is started by a command.
    pub(crate) fn give_to(&self, command: &mut Command) {
        command.env("LD_PRELOAD", self.library()).env("SHIFTED_CLOCK", self.file());
    }

    /// Shows another time from now on, by so many seconds.
    pub(crate) fn show(&self, shift: i64) {
        // Nobody reads half of it.
        let new = self.folder.path().join("new");
        fs::write(&new, shift.to_string()).expect("a folder of ours");
        fs::rename(new, self.file()).expect("a folder of ours");
    }
}
