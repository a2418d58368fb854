//! Counting the ways a match can go.

use crate::failure::Failure;
use crate::options::{SetUp, named_or_all};
use crate::typed::typed;
use games::Library;
use std::io::Write as _;
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

pub(crate) fn run(args: &Args, library: &Library) -> Result<(), Failure> {
    if args.depth == 0 {
        return Err(Failure::bad("--depth: at least one action is needed"));
    }
    let mut out = std::io::stdout().lock();
    for game in named_or_all(args.game.as_deref())? {
        let options = args.set_up.text(game, library)?;
        writeln!(out, "{}, {options}", game.name())?;
        for depth in 1..=args.depth {
            writeln!(
                out,
                "{depth} {}",
                typed(game.name()).perft(&options, library, args.seed, depth)?
            )?;
        }
    }
    Ok(())
}
