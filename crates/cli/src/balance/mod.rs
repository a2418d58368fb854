//! How the parts of a game fare when bots play it.

pub(crate) mod boonlake;
pub(crate) mod suna_valo;

use crate::failure::Failure;
use crate::opponents::{self, bot_seed};
use crate::rooms;
use bots::{Bot, Brain, Budget, Level, NoClock, Style};
use games::{Library, Luck};
use indicatif::ProgressBar;
use std::io::Write as _;
use table::{Game, Match, Seed, Setup, Viewer};

/// Measures a game and prints what it came to.
pub(crate) type Report = fn(&Args, &Library) -> Result<(), Failure>;

/// What to measure.
#[derive(clap::Args)]
#[command(after_help = opponents::levels())]
pub(crate) struct Args {
    /// The game, if it has a report on its balance.
    game: String,
    /// How many matches of each set-up.
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// Who plays all seats, by level; the budget must be in looks.
    #[arg(long, default_value = "steady")]
    level: Level,
    /// The seed of the first match; each further match takes the next number.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// One set-up alone, such as "players=3"; each number of players without it.
    #[arg(long)]
    options: Option<String>,
}

pub(crate) fn run(args: &Args, library: &Library) -> Result<(), Failure> {
    if args.games == 0 {
        return Err(Failure::bad("--games: at least one match is needed"));
    }
    if let (Style::Search(_), Budget::MillisecondsPerTurn(_)) =
        (args.level.style, args.level.budget)
    {
        return Err(Failure::bad(format!(
            "--level {}: a balance must be the same on every machine, so its budget cannot be in \
             time; give looks, such as {}@300",
            args.level, args.level.name
        )));
    }
    let room = rooms::of(&args.game)?;
    let report = room
        .balance
        .ok_or_else(|| Failure::bad(format!("`{}` has no report on its balance", room.game())))?;
    report(args, library)
}

/// What all matches of one set-up came to.
trait Tally<G: Game>: std::fmt::Display {
    fn add(&mut self, played: &Match<G>);
}

/// Lets bots play one set-up and prints what it came to.
fn measure<G>(
    args: &Args,
    library: &Library,
    options: &str,
    mut tally: impl Tally<G>,
) -> Result<(), Failure>
where
    G: Brain,
{
    let options: G::Options = options.parse().map_err(Failure::bad)?;
    let setup = Setup { edition: library.newest_edition::<G>(), options };
    let progress = ProgressBar::new(args.games);
    for number in 0..args.games {
        tally.add(&play(&setup, args.level, args.seed.wrapping_add(number))?);
        progress.inc(1);
    }
    progress.finish_and_clear();
    let mut out = std::io::stdout().lock();
    let options = &setup.options;
    writeln!(out, "{} {options}: {} matches by {}", G::NAME, args.games, args.level)?;
    writeln!(out, "{tally}")?;
    Ok(())
}

/// A whole match between bots of a level.
fn play<G: Brain>(setup: &Setup<G>, level: Level, number: u64) -> Result<Match<G>, Failure> {
    let seed = Seed::from_number(number);
    let mut played = Match::start(setup.clone(), Luck::Seed(seed)).map_err(Failure::bad)?;
    let n_seats = played.state().n_seats();
    let mut bots = (0..n_seats)
        .map(|seat| Bot::<G>::new(level, bot_seed(seed, seat)))
        .collect::<Result<Vec<_>, _>>()?;
    while let Some(seat) = played.state().to_act() {
        let bot = &mut bots[seat.index()];
        bot.others_played();
        let action = bot.think(&played.state().view(Viewer::Seat(seat)), &NoClock)?.best();
        played.act(seat, action, Vec::new()).expect("a bot chooses what is legal");
    }
    Ok(played)
}
