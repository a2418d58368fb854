//! Runs the program for tests.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

/// Runs the program with some words and some input.
pub(crate) fn freehold(words: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_freehold"))
        .args(words)
        // What is said follows the system, and these tests read English.
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    // A program that ends early closes its input; what it did not read does not matter.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input was written");
    output
}
