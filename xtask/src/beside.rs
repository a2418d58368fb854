//! A command that runs beside others: a link takes one core for minutes, and the tests take what is left.

use crate::cargo_command;
use std::process::Child;

/// Cargo at work; stopped if nobody waits for it.
pub(crate) struct Beside {
    child: Child,
    line: String,
}

impl Beside {
    /// Starts cargo with these words.
    pub(crate) fn cargo(words: &[&str]) -> Result<Beside, String> {
        let line = format!("cargo {}", words.join(" "));
        println!("xtask: {line}, beside what follows");
        let child = cargo_command().arg("--quiet").args(words).spawn();
        let child = child.map_err(|error| format!("cargo cannot be started: {error}"))?;
        Ok(Beside { child, line })
    }

    /// Waits until it is done.
    pub(crate) fn finish(mut self) -> Result<(), String> {
        let status = self.child.wait().map_err(|error| format!("{}: {error}", self.line))?;
        if status.success() { Ok(()) } else { Err(format!("{} failed", self.line)) }
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        // One that has ended cannot be stopped any more.
        let _ = self.child.kill();
    }
}
