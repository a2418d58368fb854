//! Chores of this project, run by `cargo xtask CHORE`.

mod browser;
mod instructions;
mod metadata;
mod tidy;

use std::env;
use std::path::PathBuf;
use std::process::{Command, ExitCode};

const HELP: &str = "\
cargo xtask CHORE

  test           formatting, lints, all tests, documentation, instruction counts, browser tests
  tidy           what docs/architecture.md promises: arrows, imports, names, words, sizes, examples
                 (with --shrink: takes what is clean out of xtask/not-yet.txt)
  soak N         the conformance tests on N random matches of each game
  instructions   instructions per random match, compared with xtask/instructions.txt
                 (with --renew: written there)
  browser        the browser tests alone, with the words for Playwright that follow, such as solo
                 (with --release first: on the release build)
";

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["test"] => test(),
        ["tidy"] => tidy::check(),
        ["tidy", "--shrink"] => tidy::shrink(),
        ["soak", n_matches] => soak(n_matches),
        ["instructions"] => instructions::check(),
        ["instructions", "--renew"] => instructions::renew(),
        ["browser", ref words @ ..] => browser::test(words),
        _ => {
            eprint!("{HELP}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("xtask: {problem}");
            ExitCode::FAILURE
        }
    }
}

/// The browser client is compiled once, in the release build; everything else does without it.
fn test() -> Result<(), String> {
    let without_client = ("FREEHOLD_WITHOUT_CLIENT", "1");
    let others = ["--workspace", "--exclude", "web"];
    tidy::check()?;
    if has_tool("fmt") {
        cargo(&["fmt", "--all", "--check"], &[])?;
    }
    if has_tool("clippy") {
        let strict = ["--", "--deny", "warnings"];
        cargo(&[&["clippy", "--all-targets"], &others[..], &strict].concat(), &[without_client])?;
        ensure_wasm()?;
        let client = ["clippy", "--package", "web", "--target", WASM];
        cargo(&[&client[..], &strict].concat(), &[])?;
    }
    let strict = ("RUSTDOCFLAGS", "--deny warnings");
    cargo(&[&["doc", "--no-deps"], &others[..]].concat(), &[strict, without_client])?;
    cargo(&[&["test"], &others[..]].concat(), &[without_client])?;
    instructions::check()?;
    browser::test(&["--release"])
}

const WASM: &str = "wasm32-unknown-unknown";

/// Adds what the browser client is compiled with, if it is missing.
fn ensure_wasm() -> Result<(), String> {
    let found = Command::new("rustc").args(["--print", "target-libdir", "--target", WASM]).output();
    let library = found.map_err(|error| format!("rustc: {error}"))?.stdout;
    if PathBuf::from(String::from_utf8_lossy(&library).trim()).is_dir() {
        return Ok(());
    }
    run(Command::new("rustup").args(["target", "add", WASM]))
}

fn soak(n_matches: &str) -> Result<(), String> {
    let words = ["test", "--workspace", "--exclude", "web", "--release", "--test", "conformance"];
    cargo(&words, &[("FREEHOLD_MATCHES", n_matches), ("FREEHOLD_WITHOUT_CLIENT", "1")])
}

/// Whether an optional part of the toolchain is there; says so if not.
fn has_tool(name: &str) -> bool {
    let found = Command::new(cargo_path()).args([name, "--version"]).output();
    let is_there = found.is_ok_and(|output| output.status.success());
    if !is_there {
        println!("xtask: cargo {name} is not installed and left out");
    }
    is_there
}

fn cargo_path() -> String {
    env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

fn cargo(words: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    run(Command::new(cargo_path()).args(words).envs(variables.iter().copied()))
}

fn run(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let words: Vec<String> =
        command.get_args().map(|word| word.to_string_lossy().into_owned()).collect();
    let line = format!("{} {}", name.rsplit('/').next().unwrap_or(&name), words.join(" "));
    println!("xtask: {line}");
    let status = command.status().map_err(|error| format!("{name} cannot be started: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{line} failed")) }
}

/// Where cargo puts what it builds.
fn target_folder() -> Result<PathBuf, String> {
    Ok(metadata::read()?.target_directory)
}
