//! What a bot thinks of every choice of a recorded match.

mod judgement;
mod plot;
mod report;

use crate::failure::Failure;
use crate::opponents::{self, Opponent};
use crate::records;
use games::{AnyGame, AnyMatch, Library};
use indicatif::{ProgressBar, ProgressStyle};
use judgement::{Judge, Judgement};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use table::{Record, Seat};

/// What to analyse.
#[derive(clap::Args)]
#[command(after_help = opponents::levels())]
pub(crate) struct Args {
    /// The record.
    file: PathBuf,
    /// Who judges: a level that looks ahead.
    #[arg(long, default_value = "keen")]
    level: Opponent,
    /// Only the choices of this seat.
    #[arg(long, value_name = "S")]
    seat: Option<usize>,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
}

/// A match and what was thought of it.
pub(crate) struct Analysis {
    pub(crate) game: &'static str,
    pub(crate) level: String,
    /// How many actions the match has.
    pub(crate) n_actions: usize,
    /// The judgements in the order of the match.
    pub(crate) judgements: Vec<Judgement>,
    /// The match as it ended, or as far as it went.
    pub(crate) end: Box<dyn AnyMatch>,
}

pub(crate) fn run(args: &Args, library: &Library) -> Result<(), Failure> {
    args.level.must_look_ahead()?;
    let (record, game) = records::read(&args.file)?;
    let end = game.replay(&record, library, None)?;
    if let Some(seat) = args.seat.filter(|&seat| seat >= end.n_seats()) {
        let last = end.n_seats() - 1;
        let n_seats = end.n_seats();
        return Err(Failure::bad(format!("--seat {seat}: {n_seats} play, seats 0 to {last}")));
    }
    // Fails at once, not in the middle of the work, if no bot plays this game.
    args.level.sit_down(game.name(), 0)?;
    let choices = choices(game, &record, library, args.seat)?;
    let judge = Judge { game, record: &record, library, level: &args.level };
    let analysis = Analysis {
        game: game.name(),
        level: args.level.to_string(),
        n_actions: record.plies.len(),
        judgements: judge_all(&judge, &choices)?,
        end,
    };
    if args.json {
        println!("{}", report::json(&analysis));
    } else {
        print!("{}", report::text(&analysis));
    }
    Ok(())
}

/// The points of the match, by the number of actions before them, at which somebody had a choice.
fn choices(
    game: &dyn AnyGame,
    record: &Record,
    library: &Library,
    seat: Option<usize>,
) -> Result<Vec<usize>, Failure> {
    let seat = seat.and_then(Seat::new);
    let mut played = game.replay(record, library, Some(0))?;
    let mut choices = Vec::new();
    for (at, ply) in record.plies.iter().enumerate() {
        if seat.is_none_or(|seat| seat == ply.seat) && played.legal_texts().len() > 1 {
            choices.push(at);
        }
        played.act(ply.seat, &ply.action, ply.draws.clone())?;
    }
    Ok(choices)
}

/// Judges all choices, on every core: they do not depend on one another.
fn judge_all(judge: &Judge<'_>, choices: &[usize]) -> Result<Vec<Judgement>, Failure> {
    let progress = ProgressBar::new(choices.len() as u64).with_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} choices, {eta} left")
            .expect("a template that can be read"),
    );
    let next = AtomicUsize::new(0);
    let work = || -> Result<Vec<Judgement>, Failure> {
        let mut judgements = Vec::new();
        while let Some(&at) = choices.get(next.fetch_add(1, Ordering::Relaxed)) {
            judgements.push(judge.judge(at)?);
            progress.inc(1);
        }
        Ok(judgements)
    };
    let n_cores = thread::available_parallelism().map_or(1, usize::from);
    let parts: Vec<Result<Vec<Judgement>, Failure>> = thread::scope(|scope| {
        let workers: Vec<_> = (0..n_cores).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().expect("judging does not panic")).collect()
    });
    progress.finish_and_clear();
    let mut judgements = parts.into_iter().collect::<Result<Vec<_>, _>>()?.concat();
    judgements.sort_by_key(|judgement| judgement.at);
    Ok(judgements)
}
