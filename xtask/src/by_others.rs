//! Checks by programs of others, where those are installed: what matters of it is tested without them too.

use crate::skipped::Skipped;
use crate::{cargo, cargo_command, run};
use std::process::Command;

/// Asks them.
pub(crate) fn check(skipped: &mut Skipped) -> Result<(), String> {
    if is_there("cargo deny", cargo_command().args(["deny", "--version"]), skipped) {
        // Beside what `supply` looks at, crates with known faults.
        cargo(&["deny", "check"], &[])?;
    }
    if is_there("promtool", Command::new("promtool").arg("--version"), skipped) {
        run(Command::new("promtool").args(["check", "rules", "deploy/prometheus-alerts.yml"]))?;
        run(Command::new("promtool").args(["test", "rules", "deploy/prometheus-alerts-test.yml"]))?;
    }
    Ok(())
}

fn is_there(name: &str, program: &mut Command, skipped: &mut Skipped) -> bool {
    let is_there = program.output().is_ok_and(|output| output.status.success());
    if !is_there {
        skipped.add(name, "it is not installed");
    }
    is_there
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_installed_was_left_out() {
        let mut skipped = Skipped::default();
        assert!(!is_there("a check", &mut Command::new("no-such-program"), &mut skipped));
        assert!(skipped.to_string().contains("a check: it is not installed"), "{skipped}");
        assert!(is_there("cargo", cargo_command().arg("--version"), &mut Skipped::default()));
    }
}
