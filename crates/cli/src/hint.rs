//! What the seat to act should do in a recorded match.

use crate::clock::WallClock;
use crate::failure::Failure;
use crate::opponents::{self, Opponent, bot_seed};
use crate::{records, thoughts};
use bots::Question;
use games::Library;
use serde_json::json;
use std::path::PathBuf;
use table::Seed;

/// What to ask for.
#[derive(clap::Args)]
#[command(after_help = opponents::levels())]
pub(crate) struct Args {
    /// The record.
    file: PathBuf,
    /// After how many actions; at the end without it.
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Who is asked, by level; only those that look ahead can say what an action is worth.
    #[arg(long, default_value = "master")]
    level: Opponent,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
}

/// How many lines are shown to people.
const N_LINES: usize = 5;

pub(crate) fn run(args: &Args, library: &Library) -> Result<(), Failure> {
    let (record, game) = records::read(&args.file)?;
    let played = game.replay(&record, library, args.at)?;
    let (at, of) = (played.n_plies(), record.plies.len());
    let (seat, question) = Question::of(&*played).ok_or_else(|| {
        Failure::bad(format!(
            "the match is over after {at} actions, so there is nothing to choose; --at N asks for \
             an earlier point"
        ))
    })?;
    let mut bot = args.level.sit_down(game.name(), bot_seed(Seed::default(), at))?;
    let thought = bot.think(&question, &WallClock::start())?;
    let is_forced = played.legal_texts().len() == 1;
    if args.json {
        let mut hint = thoughts::json(seat, &thought);
        hint["at"] = json!(at);
        hint["of"] = json!(of);
        hint["level"] = json!(args.level.to_string());
        hint["forced"] = json!(is_forced);
        println!("{hint}");
        return Ok(());
    }
    println!("after {at} of {of} actions: seat {seat} to act");
    if let [only] = &thought.lines[..] {
        let what = if is_forced { "There is only one choice" } else { "By sight" };
        println!("   {what}: {}", only.action);
        print!("{}", thoughts::expected(&thought.points));
    } else {
        print!("{}", thoughts::table(&thought, N_LINES));
        println!("   {} looks by {}", thought.n_looks, args.level);
    }
    Ok(())
}
