//! What a test had to leave out.

use std::env;
use std::fs::OpenOptions;
use std::io::Write as _;

/// Leaves something out, and says so; whoever started the tests may have named a file for it.
pub(crate) fn leave_out(what: &str, problem: &str) -> String {
    eprintln!("SKIPPED: {problem}");
    if let Some(file) = env::var_os("FREEHOLD_SKIPPED") {
        let file = OpenOptions::new().create(true).append(true).open(file);
        writeln!(file.expect("a file for what is left out"), "{what}: {}", problem.trim())
            .expect("a file for what is left out");
    }
    format!("SKIPPED: {problem}")
}
