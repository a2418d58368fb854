//! How fast things are.

mod games;
mod server;

use crate::failure::Failure;
use ::games::Library;

/// What to measure.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: Option<What>,
    #[command(flatten)]
    games: games::Args,
}

#[derive(clap::Subcommand)]
enum What {
    /// Measure a server of its own on this machine: durable moves, delays, memory.
    Server(server::Args),
}

pub(crate) fn run(args: &Args, library: &Library) -> Result<(), Failure> {
    match &args.what {
        Some(What::Server(args)) => server::run(args),
        None => games::run(&args.games, library),
    }
}
