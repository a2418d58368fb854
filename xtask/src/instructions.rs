//! Guards the speed of the engine by counting instructions, which a busy machine does not change.

use crate::skipped::Skipped;
use crate::{cargo, root, target_folder};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What is counted: random matches of a game with these options, by the program itself.
const WORKLOADS: [(&str, &str, &str); 6] = [
    ("two", "kingdom-builder", "players=2"),
    ("four", "kingdom-builder", "players=4"),
    ("everything", "kingdom-builder", "players=4 with=all"),
    ("boonlake", "boonlake", "players=4"),
    ("boonlake-solo", "boonlake", "players=1"),
    ("suna-valo", "suna-valo", ""),
];

/// More than this share above the stored count is a failure. Compilers differ a little.
const TOLERANCE: f64 = 0.15;

/// Compares the counts with the stored ones.
pub(crate) fn check(skipped: &mut Skipped) -> Result<(), String> {
    if !has_valgrind() {
        skipped.add("instruction counts", "valgrind is not installed");
        return Ok(());
    }
    let stored = fs::read_to_string(counts_file())
        .map_err(|error| format!("xtask/instructions.txt: {error}"))?;
    let mut slower = Vec::new();
    for (name, count) in measure()? {
        let line = stored.lines().find_map(|line| line.strip_prefix(&format!("{name} ")));
        let before: f64 = line
            .and_then(|line| line.parse().ok())
            .ok_or_else(|| format!("xtask/instructions.txt has no count for {name}"))?;
        let ratio = count as f64 / before;
        println!("xtask: {name}: {count} instructions a match, {ratio:.3} of the stored count");
        if ratio > 1.0 + TOLERANCE {
            slower.push(format!("{name}: {ratio:.2} times the stored count"));
        }
    }
    if slower.is_empty() {
        return Ok(());
    }
    Err(format!(
        "the engine became slower ({}); mend it, or store the new counts by \
         `cargo xtask instructions --renew` and say why",
        slower.join(", ")
    ))
}

/// Stores the counts.
pub(crate) fn renew() -> Result<(), String> {
    if !has_valgrind() {
        return Err("valgrind is needed to count instructions; install it first".to_owned());
    }
    let mut text =
        "# Instructions per random match, by `cargo xtask instructions --renew`.\n".to_owned();
    for (name, count) in measure()? {
        text += &format!("{name} {count}\n");
    }
    fs::write(counts_file(), text).map_err(|error| format!("xtask/instructions.txt: {error}"))
}

fn counts_file() -> PathBuf {
    root().join("xtask/instructions.txt")
}

fn has_valgrind() -> bool {
    Command::new("valgrind").arg("--version").output().is_ok_and(|output| output.status.success())
}

/// Instructions per match: the difference between many matches and few, so that starting the
/// program does not count.
fn measure() -> Result<Vec<(&'static str, u64)>, String> {
    cargo(&["build", "--release", "--package", "freehold"], &[])?;
    let program = target_folder()?.join("release/freehold");
    let (few, many) = (4, 104);
    WORKLOADS
        .iter()
        .map(|&(name, game, options)| {
            let few_count = count(&program, game, options, few)?;
            let many_count = count(&program, game, options, many)?;
            Ok((name, (many_count - few_count) / (many - few)))
        })
        .collect()
}

fn count(program: &Path, game: &str, options: &str, n_games: u64) -> Result<u64, String> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["simulate", game, "--seed", "1", "--json", "--options", options])
        .args(["--games", &n_games.to_string()])
        .output()
        .map_err(|error| format!("valgrind: {error}"))?;
    let text = String::from_utf8_lossy(&output.stderr);
    text.lines()
        .find_map(|line| line.split("Collected :").nth(1))
        .and_then(|count| count.trim().parse().ok())
        .ok_or_else(|| format!("valgrind did not count: {text}"))
}
