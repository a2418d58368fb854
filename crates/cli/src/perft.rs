//! Counting the ways a match can go.

use crate::failure::Failure;
use crate::options::{SetUp, named_or_all};
use table::Seed;

/// What to count.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game to count in; all games without it.
    game: Option<String>,
    #[command(flatten)]
    set_up: SetUp,
    /// The seed from which all chance follows: a number, or 64 hexadecimal digits.
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// How many actions deep.
    #[arg(long, default_value_t = 4)]
    depth: usize,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    for game in named_or_all(args.game.as_deref())? {
        let options = args.set_up.text(game)?;
        println!("{}, {options}", game.name());
        for depth in 1..=args.depth {
            println!("{depth} {}", game.perft(&options, args.seed, depth)?);
        }
    }
    Ok(())
}
