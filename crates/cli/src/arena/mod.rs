//! Letting bots play each other and rating them.

mod report;
mod store;

use crate::clock::ProcessorClock;
use crate::failure::Failure;
use bots::{Arena, ArenaError, Contestant, Level, PlayedMatch, Summary};
use games::Library;
use indicatif::{ProgressBar, ProgressStyle};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use store::Store;

/// Who plays whom, and how often.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, such as kingdom-builder.
    game: String,
    /// Who takes part: levels, each with another budget if wanted, such as
    /// greedy,keen@500,master@200ms (500 looks at each choice; 200 milliseconds a turn).
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How many matches for each pairing; a multiple of the players gives everyone every seat
    /// equally often.
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: usize,
    /// How many play in a match. With more players than bots, each bot plays alone against copies
    /// of each later one of the list.
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// The set-up as text, such as "with=nomads,caves objectives=lords,knights,miners".
    #[arg(long, default_value = "", hide_default_value = true)]
    options: String,
    /// The seed of the first matches; it is played once in every rotation of the seats, then the
    /// next number is.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many matches at a time. Time is that of the processor, so that matches hardly slow each
    /// other's bots down.
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// Append each finished match to this file as a line of JSON; matches that are there already
    /// are not played again.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Print one JSON object instead of tables.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, library: &Library) -> Result<(), Failure> {
    if args.threads == 0 {
        return Err(Failure::bad("--threads: at least one is needed"));
    }
    let arena = arena(args, library)?;
    let mut matches: Vec<Option<PlayedMatch>> = vec![None; arena.n_matches()];
    let mut store = match &args.out {
        None => None,
        Some(file) => {
            let (store, stored) = Store::open(file)?;
            for played in stored {
                if let Some(number) = arena.number(&played) {
                    matches[number] = Some(played);
                }
            }
            Some(store)
        }
    };
    let missing: Vec<usize> =
        (0..matches.len()).filter(|&number| matches[number].is_none()).collect();
    let n_stored = matches.len() - missing.len();
    if n_stored > 0 {
        eprintln!("freehold: {n_stored} of {} matches were played before", matches.len());
    }
    play(&arena, &missing, args.threads, |number, played| {
        if let Some(store) = &mut store {
            store.append(&played)?;
        }
        matches[number] = Some(played);
        Ok(())
    })?;
    let names = arena.contestants().iter().map(|contestant| contestant.name.clone());
    let summary = Summary::new(names, matches.iter().flatten());
    if args.json {
        println!("{}", report::json(&args.game, &arena, args.seed, &summary));
    } else {
        print!("{}", report::tables(&args.game, &arena, args.seed, &summary));
    }
    Ok(())
}

fn arena(args: &Args, library: &Library) -> Result<Arena, Failure> {
    let game = games::game(&args.game)?;
    let contestant = |text: &String| {
        let level: Result<Level, _> = text.parse();
        level.map(Contestant::from).map_err(|error| Failure::bad(format!("--bots {text}: {error}")))
    };
    let contestants = args.bots.iter().map(contestant).collect::<Result<_, _>>()?;
    let options = match args.players {
        Some(players) => format!("players={players} {}", args.options),
        None => args.options.clone(),
    };
    let components = library.for_new_match(game);
    Arena::new(game, components, &options, contestants, args.games, args.seed).map_err(Failure::bad)
}

/// Plays matches by their numbers and hands each over as soon as it is finished.
fn play(
    arena: &Arena,
    numbers: &[usize],
    n_threads: usize,
    mut finished: impl FnMut(usize, PlayedMatch) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let progress = ProgressBar::new(numbers.len() as u64).with_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} matches, {eta} left")
            .expect("a template that can be read"),
    );
    progress.tick();
    let next = AtomicUsize::new(0);
    let work = |results: mpsc::Sender<(usize, Result<PlayedMatch, ArenaError>)>| {
        while let Some(&number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) {
            // Nobody listens any more once something has failed.
            if results.send((number, arena.play(number, &ProcessorClock))).is_err() {
                break;
            }
        }
    };
    std::thread::scope(|scope| {
        let (sender, results) = mpsc::channel();
        for _ in 0..n_threads.min(numbers.len()) {
            let sender = sender.clone();
            scope.spawn(|| work(sender));
        }
        drop(sender);
        for (number, played) in results {
            finished(number, played.map_err(Failure::bad)?)?;
            progress.inc(1);
        }
        progress.finish_and_clear();
        Ok(())
    })
}
