//! Checks by programs of others, where those are installed: what matters of it is tested without them too.

use crate::{cargo, cargo_command, run};
use std::process::Command;

/// Asks them.
pub(crate) fn check() -> Result<(), String> {
    if is_there(cargo_command().args(["deny", "--version"])) {
        // Beside what `supply` looks at, crates with known faults.
        cargo(&["deny", "check"], &[])?;
    }
    if is_there(Command::new("promtool").arg("--version")) {
        run(Command::new("promtool").args(["check", "rules", "deploy/prometheus-alerts.yml"]))?;
        run(Command::new("promtool").args(["test", "rules", "deploy/prometheus-alerts-test.yml"]))?;
    }
    Ok(())
}

fn is_there(program: &mut Command) -> bool {
    program.output().is_ok_and(|output| output.status.success())
}
