//! Chores of this project, run by `cargo xtask CHORE`.

mod beside;
mod browser;
mod by_others;
mod debian;
mod instructions;
mod metadata;
mod postgres;
mod release;
mod skipped;
mod supply;
mod tidy;

use beside::Beside;
use skipped::{LeftOut, Skipped};
use std::env;
use std::path::PathBuf;
use std::process::{Command, ExitCode};

const HELP: &str = "\
cargo xtask CHORE

  test           formatting, lints, all tests, documentation, instruction counts, browser tests
  tidy           what docs/architecture.md promises: arrows, imports, names, words, sizes, examples
                 (with --shrink: takes what is clean out of xtask/not-yet.txt)
  database WORDS cargo with a PostgreSQL of its own: cargo xtask database test --package store
  supply         what the program is made of, held to deny.toml: licences, sources, banned crates
  release        the program, its bill of materials and their hashes in target/release-files
                 (with --key FILE: signed by that key of OpenSSH)
  soak N         the conformance tests on N random matches of each game
  chaos [N]      kills, cuts and stalls processes, databases and lines N times (else 100) under load
  instructions   instructions per random match, compared with xtask/instructions.txt
                 (with --renew: written there)
  browser        the browser tests alone, with the words for Playwright that follow, such as solo
                 (with --release first: on the release build)
";

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["test"] => telling_what_is_skipped(test),
        ["database", ref words @ ..] => database(words),
        ["tidy"] => tidy::check(),
        ["tidy", "--shrink"] => tidy::shrink(),
        ["supply"] => supply::check(),
        ["release"] => release::make(None),
        ["release", "--key", key] => release::make(Some(key)),
        ["soak", n_matches] => soak(n_matches),
        ["chaos"] => telling_what_is_skipped(|skipped| chaos("100", skipped)),
        ["chaos", n_kills] => telling_what_is_skipped(|skipped| chaos(n_kills, skipped)),
        ["instructions"] => telling_what_is_skipped(instructions::check),
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

/// The project's folder, as the cargo that runs this says: clones that share a target folder share the
/// program too, whichever of them it was built in.
pub(crate) fn root() -> PathBuf {
    let here = env::var_os("CARGO_MANIFEST_DIR");
    here.map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from).join("..")
}

/// Runs something and says at the end, however it ended, what was left out.
fn telling_what_is_skipped(
    work: impl FnOnce(&mut Skipped) -> Result<(), String>,
) -> Result<(), String> {
    let mut skipped = Skipped::default();
    let done = work(&mut skipped);
    eprint!("{skipped}");
    done
}

/// The browser client is compiled once, in the release build; everything else does without it.
fn test(skipped: &mut Skipped) -> Result<(), String> {
    let without_client = ("FREEHOLD_WITHOUT_CLIENT", "1");
    let others = ["--workspace", "--exclude", "web"];
    tidy::check()?;
    supply::check()?;
    by_others::check(skipped)?;
    if has_tool("fmt", skipped) {
        cargo(&["fmt", "--all", "--check"], &[])?;
    }
    ensure_wasm()?;
    let release = Beside::cargo(&["build", "--package", "freehold", "--release"])?;
    if has_tool("clippy", skipped) {
        let strict = ["--", "--deny", "warnings"];
        cargo(&[&["clippy", "--all-targets"], &others[..], &strict].concat(), &[without_client])?;
        let client = ["clippy", "--all-targets", "--package", "web", "--target", WASM];
        cargo(&[&client[..], &strict].concat(), &[])?;
    }
    let strict = ("RUSTDOCFLAGS", "--deny warnings");
    cargo(&[&["doc", "--no-deps"], &others[..]].concat(), &[strict, without_client])?;
    let left_out = LeftOut::new();
    let tested = with_database(skipped, |database| {
        let given = [without_client, left_out.variable()];
        let variables: Vec<_> = database.into_iter().chain(given).collect();
        cargo(&[&["test"], &others[..]].concat(), &variables)
    });
    left_out.tell(skipped);
    tested?;
    // What the client does without a browser; the rest is for the browser tests.
    cargo(&["test", "--package", "web", "--lib"], &[])?;
    release.finish()?;
    instructions::check(skipped)?;
    browser::test(&["--release"])
}

/// Runs tests with a PostgreSQL: the one that is named already, or one of their own, or none.
fn with_database(
    skipped: &mut Skipped,
    tests: impl FnOnce(Option<(&str, &str)>) -> Result<(), String>,
) -> Result<(), String> {
    if env::var_os(postgres::VARIABLE).is_some() {
        return tests(None);
    }
    match postgres::start() {
        Ok(database) => {
            println!("xtask: PostgreSQL at {}", database.url());
            tests(Some((postgres::VARIABLE, &database.url())))
        }
        Err(problem) => {
            skipped.add("everything on PostgreSQL", &problem);
            tests(None)
        }
    }
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

/// Runs cargo with a database: `cargo xtask database test --package store`.
fn database(words: &[&str]) -> Result<(), String> {
    let database = postgres::start()?;
    cargo(words, &[(postgres::VARIABLE, &database.url()), ("FREEHOLD_WITHOUT_CLIENT", "1")])
}

fn soak(n_matches: &str) -> Result<(), String> {
    let words = ["test", "--workspace", "--exclude", "web", "--release", "--test", "conformance"];
    cargo(&words, &[("FREEHOLD_MATCHES", n_matches), ("FREEHOLD_WITHOUT_CLIENT", "1")])
}

/// The long form of a test that is a part of all tests.
fn chaos(n_kills: &str, skipped: &mut Skipped) -> Result<(), String> {
    let words = ["test", "--package", "freehold", "--test", "chaos", "--", "--nocapture"];
    let left_out = LeftOut::new();
    let tested = with_database(skipped, |database| {
        let (kills, without_client) =
            (("FREEHOLD_CHAOS_KILLS", n_kills), ("FREEHOLD_WITHOUT_CLIENT", "1"));
        let given = [kills, without_client, left_out.variable()];
        let variables: Vec<_> = database.into_iter().chain(given).collect();
        cargo(&words, &variables)
    });
    left_out.tell(skipped);
    tested
}

/// Whether an optional part of the toolchain is there.
fn has_tool(name: &str, skipped: &mut Skipped) -> bool {
    let found = Command::new(cargo_path()).args([name, "--version"]).output();
    let is_there = found.is_ok_and(|output| output.status.success());
    if !is_there {
        skipped.add(&format!("cargo {name}"), "it is not installed");
    }
    is_there
}

/// Cargo, without what the cargo that runs this said about it: some build scripts look at that, and half of
/// all crates would be built anew whenever they are built with and without.
pub(crate) fn cargo_command() -> Command {
    let mut cargo = Command::new(cargo_path());
    let is_about_us = |variable: &str| {
        ["CARGO_MANIFEST_", "CARGO_PKG_"].iter().any(|prefix| variable.starts_with(prefix))
    };
    for (variable, _) in env::vars().filter(|(variable, _)| is_about_us(variable)) {
        cargo.env_remove(variable);
    }
    cargo
}

fn cargo_path() -> String {
    env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

fn cargo(words: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    run(cargo_command().args(words).envs(variables.iter().copied()))
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
