//! Playing in the terminal.

use crate::failure::Failure;

/// How to play.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, such as kingdom-builder.
    game: String,
}

pub(crate) fn run(args: Args) -> Result<(), Failure> {
    let game = games::game(&args.game)?;
    println!("{}", game.name());
    Ok(())
}
