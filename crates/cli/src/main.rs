//! `freehold`: board games at a table of one's own.

mod bench;
mod failure;
mod play;

use clap::{Parser, Subcommand};
use failure::Failure;
use std::process::ExitCode;

/// Board games at a table of one's own: play, simulate, score, replay, verify.
#[derive(Parser)]
#[command(version, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Measure how fast a game is.
    Bench(bench::Args),
    /// Play in the terminal.
    Play(play::Args),
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("freehold: {failure}");
            ExitCode::from(failure.exit_code())
        }
    }
}

fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::Bench(args) => bench::run(&args),
        Command::Play(args) => play::run(args),
    }
}
