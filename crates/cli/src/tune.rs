//! Finding the weights by which bots judge a position.

use crate::failure::Failure;
use bots::{TUNABLE, Tuning};
use std::io::Write as _;

/// How to look for better weights.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, such as kingdom-builder.
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
    let name = games::game(&args.game)?.name();
    let game = TUNABLE.iter().find(|game| game.game() == name).expect("every game has weights");
    if args.games == 0 || args.sweeps == 0 {
        return Err(Failure::bad("--games and --sweeps: at least one is needed"));
    }
    let tuning = Tuning { n_sweeps: args.sweeps, n_games: args.games, seed: args.seed };
    let tuned = game.tune(&tuning, &mut |change| {
        let bots::Change { name, before, after, score } = change;
        eprintln!("{name}: {before:.3} becomes {after:.3}, score {score:.3}");
    });
    eprintln!("the new weights score {:.3} against the old on fresh boards", tuned.score);
    write!(std::io::stdout().lock(), "{}", tuned.text)?;
    Ok(())
}
