//! Many matches, played by bots or at random.

use crate::clock::WallClock;
use crate::failure::Failure;
use crate::opponents::{self, Opponent, Opponents, bot_seed};
use crate::options::SetUp;
use crate::records::standings_json;
use crate::typed::{Playout, typed};
use bots::Question;
use games::{AnyGame, Library, Luck};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use std::io::Write as _;
use std::str::FromStr;
use table::Seed;

/// What to simulate.
#[derive(clap::Args)]
#[command(after_help = opponents::levels())]
pub(crate) struct Args {
    /// The game, such as kingdom-builder.
    game: String,
    /// How many matches.
    #[arg(long, default_value_t = 100)]
    games: u64,
    #[command(flatten)]
    set_up: SetUp,
    /// Who sits where, by level, such as greedy,steady,random; or how many play at random.
    #[arg(long, value_name = "SEATS", conflicts_with = "players")]
    seats: Option<Seats>,
    /// The seed of the first match; each further match takes the next number.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print one JSON object for each match instead of a table.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, library: &Library) -> Result<(), Failure> {
    if args.games == 0 {
        return Err(Failure::bad("--games: at least one match is needed"));
    }
    let game = games::game(&args.game)?;
    let options = args.set_up.text_for(game, library, args.seats.as_ref().map(Seats::number))?;
    let bots = args.seats.as_ref().and_then(Seats::bots);
    let progress = ProgressBar::new(args.games).with_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} matches, {eta} left")
            .expect("a template that can be read"),
    );
    let mut tally = Tally { names: bots.map(names), ..Tally::default() };
    let mut out = std::io::stdout().lock();
    for seed in (0..args.games).map(|number| args.seed.wrapping_add(number)) {
        let playout = match bots {
            Some(bots) => play(game, library, &options, bots, seed)?,
            None => typed(game.name()).play_at_random(&options, library, seed)?,
        };
        if args.json {
            writeln!(out, "{}", line(seed, &playout, bots))?;
        } else {
            tally.add(&playout);
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    if !args.json {
        let how = if bots.is_some() { "by bots" } else { "at random" };
        write!(out, "{}: {} matches {how}, {options}\n{tally}", game.name(), args.games)?;
    }
    Ok(())
}

/// Plays one match between bots. For budgets in looks everything follows from the seed.
fn play(
    game: &dyn AnyGame,
    library: &Library,
    options: &str,
    bots: &[Opponent],
    seed: u64,
) -> Result<Playout, Failure> {
    let seed = Seed::from_number(seed);
    let clock = WallClock::start();
    let mut played = game.start(options, &library.for_new_match(game), Luck::Seed(seed))?;
    let sit_down =
        |(seat, bot): (usize, &Opponent)| bot.sit_down(game.name(), bot_seed(seed, seat));
    let mut seated = bots.iter().enumerate().map(sit_down).collect::<Result<Vec<_>, _>>()?;
    while let Some((seat, question)) = Question::of(&*played) {
        let thought = seated[seat.index()].think(&question, &clock)?;
        played.act(seat, &thought.lines[0].action, Vec::new())?;
    }
    Ok(Playout { n_actions: played.n_plies(), standings: played.standings() })
}

fn names(bots: &[Opponent]) -> Vec<String> {
    bots.iter().map(Opponent::to_string).collect()
}

fn line(seed: u64, playout: &Playout, bots: Option<&[Opponent]>) -> serde_json::Value {
    let mut line = standings_json(&playout.standings);
    line["seed"] = json!(seed);
    line["actions"] = json!(playout.n_actions);
    let n_seats = playout.standings.totals().len();
    line["players"] = json!(bots.map_or_else(|| vec!["random".to_owned(); n_seats], names));
    line
}

/// Who plays.
#[derive(Clone)]
enum Seats {
    /// So many, all at random.
    AtRandom(usize),
    /// Bots, in the order of their seats.
    Bots(Vec<Opponent>),
}

impl Seats {
    fn number(&self) -> usize {
        match self {
            Seats::AtRandom(n_seats) => *n_seats,
            Seats::Bots(bots) => bots.len(),
        }
    }

    /// The bots, if there are any that choose.
    fn bots(&self) -> Option<&[Opponent]> {
        match self {
            Seats::AtRandom(_) => None,
            Seats::Bots(bots) => Some(bots),
        }
    }
}

impl FromStr for Seats {
    type Err = <Opponents as FromStr>::Err;

    fn from_str(text: &str) -> Result<Seats, Self::Err> {
        if let Ok(n_seats) = text.parse() {
            return Ok(Seats::AtRandom(n_seats));
        }
        let Opponents(bots) = text.parse()?;
        // Many times faster without bots, and the same to look at.
        let is_random = bots.iter().all(Opponent::is_random);
        Ok(if is_random { Seats::AtRandom(bots.len()) } else { Seats::Bots(bots) })
    }
}

/// Means over all matches.
#[derive(Default)]
struct Tally {
    n_matches: u64,
    n_actions: usize,
    seats: Vec<SeatTally>,
    /// Who sits where; without it everybody plays at random.
    names: Option<Vec<String>>,
}

#[derive(Clone, Default)]
struct SeatTally {
    points: i64,
    least: i32,
    most: i32,
    wins: u64,
    shared: u64,
}

impl Tally {
    fn add(&mut self, playout: &Playout) {
        let totals = playout.standings.totals();
        let winners = playout.standings.winners();
        self.seats.resize(totals.len(), SeatTally { least: i32::MAX, ..SeatTally::default() });
        for (seat, &total) in self.seats.iter_mut().zip(&totals) {
            seat.points += i64::from(total);
            seat.least = seat.least.min(total);
            seat.most = seat.most.max(total);
        }
        for winner in &winners {
            let seat = &mut self.seats[winner.index()];
            match winners.len() {
                1 => seat.wins += 1,
                _ => seat.shared += 1,
            }
        }
        self.n_actions += playout.n_actions;
        self.n_matches += 1;
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let n_matches = self.n_matches as f64;
        writeln!(f, "{:.1} actions a match", self.n_actions as f64 / n_matches)?;
        writeln!(f, "seat  player            mean  least   most   wins  shared")?;
        // In a solo game the game itself is a side without a seat.
        let name = |index: usize| match &self.names {
            Some(names) => names.get(index).map_or("the game", String::as_str),
            None => "random",
        };
        for (index, seat) in self.seats.iter().enumerate() {
            writeln!(
                f,
                "{index:>4}  {:<15} {:>6.1} {:>6} {:>6} {:>6} {:>7}",
                name(index),
                seat.points as f64 / n_matches,
                seat.least,
                seat.most,
                seat.wins,
                seat.shared
            )?;
        }
        Ok(())
    }
}
