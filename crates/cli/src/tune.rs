//! Finding the weights by which bots judge a position.

use crate::failure::Failure;
use bots::{Tuning, Weights};
use std::io::Write as _;

/// How to look for better weights.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game: kingdom-builder.
    game: String,
    /// How often all weights are gone through.
    #[arg(long, default_value_t = 3)]
    sweeps: usize,
    /// How many matches decide about one change.
    #[arg(long, default_value_t = 4_000)]
    games: usize,
    /// What all chance follows from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let game = games::game(&args.game)?;
    if game.name() != <kingdom_builder::State as table::Game>::NAME {
        return Err(Failure::bad(format!("{}: there is nothing to tune yet", game.name())));
    }
    if args.games == 0 || args.sweeps == 0 {
        return Err(Failure::bad("--games and --sweeps: at least one is needed"));
    }
    let tuning = Tuning { n_sweeps: args.sweeps, n_games: args.games, seed: args.seed };
    let start = *Weights::get();
    let tuned = tuning.run(start, |name, before, after, score| {
        eprintln!("{name}: {before:.3} becomes {after:.3}, score {score:.3}");
    });
    let check = Tuning { seed: args.seed + 1_000_000, ..tuning };
    eprintln!(
        "the new weights score {:.3} against the old on fresh boards",
        check.score(&tuned, &start)
    );
    write!(std::io::stdout().lock(), "{tuned}")?;
    Ok(())
}
