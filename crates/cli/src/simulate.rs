//! Many matches, played by bots or at random.

use crate::clock::WallClock;
use crate::failure::Failure;
use crate::opponents::{self, Opponent, Opponents, bot_seed};
use crate::options::SetUp;
use crate::records::standings_json;
use crate::typed::{Playout, typed};
use bots::Question;
use games::{AnyGame, AnyMatch, Library, Luck};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use std::fs::File;
use std::io::{BufWriter, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use table::{Player, QuickChance, Record, Seed};

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
    /// Write the matches to this new file as records, one after the other, as `freehold verify` reads them.
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
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
    let mut tally =
        Tally { names: bots.map(|bots| names(Some(bots), bots.len())), ..Tally::default() };
    let mut records = args.records.as_deref().map(new_file).transpose()?;
    let mut out = std::io::stdout().lock();
    for seed in (0..args.games).map(|number| args.seed.wrapping_add(number)) {
        let playout = if bots.is_none() && records.is_none() {
            typed(game.name()).play_at_random(&options, library, seed)?
        } else {
            let luck = Seed::from_number(seed);
            let components = library.for_new_match(game);
            let mut played = game.start(&options, &components, Luck::Seed(luck))?;
            match bots {
                Some(bots) => play(&mut *played, game, bots, luck)?,
                None => play_at_random(&mut *played, seed)?,
            }
            if let Some(file) = &mut records {
                let players = names(bots, played.n_seats());
                let players = players.into_iter().map(Player::Computer).collect();
                write!(file, "{}", Record { players, ..played.record() })?;
            }
            Playout { n_actions: played.n_plies(), standings: played.standings() }
        };
        if args.json {
            writeln!(out, "{}", line(seed, &playout, bots))?;
        } else {
            tally.add(&playout);
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    if let Some(mut file) = records {
        file.flush()?;
    }
    if !args.json {
        let how = if bots.is_some() { "by bots" } else { "at random" };
        write!(out, "{}: {} matches {how}, {options}\n{tally}", game.name(), args.games)?;
    }
    Ok(())
}

/// A file that was not there before.
fn new_file(path: &Path) -> Result<BufWriter<File>, Failure> {
    let file = File::create_new(path).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => Failure::bad(format!(
            "--records {}: this file exists already; name another",
            path.display()
        )),
        _ => Failure::bad(format!("--records {}: {error}", path.display())),
    })?;
    Ok(BufWriter::new(file))
}

/// Plays one match between bots. For budgets in looks everything follows from the seed.
fn play(
    played: &mut dyn AnyMatch,
    game: &dyn AnyGame,
    bots: &[Opponent],
    seed: Seed,
) -> Result<(), Failure> {
    let clock = WallClock::start();
    let sit_down =
        |(seat, bot): (usize, &Opponent)| bot.sit_down(game.name(), bot_seed(seed, seat));
    let mut seated = bots.iter().enumerate().map(sit_down).collect::<Result<Vec<_>, _>>()?;
    while let Some((seat, question)) = Question::of(played) {
        let thought = seated[seat.index()].think(&question, &clock)?;
        played.act(seat, &thought.lines[0].action, Vec::new())?;
    }
    Ok(())
}

/// Plays one match at random, choice for choice as one of which no log is kept.
fn play_at_random(played: &mut dyn AnyMatch, seed: u64) -> Result<(), Failure> {
    let mut picks = QuickChance::new(seed);
    while let Some(seat) = played.to_act() {
        played.choose(seat, picks.below(played.legal_texts().len()), Vec::new())?;
    }
    Ok(())
}

/// Who sits where.
fn names(bots: Option<&[Opponent]>, n_seats: usize) -> Vec<String> {
    match bots {
        Some(bots) => bots.iter().map(Opponent::to_string).collect(),
        None => vec!["random".to_owned(); n_seats],
    }
}

fn line(seed: u64, playout: &Playout, bots: Option<&[Opponent]>) -> serde_json::Value {
    let mut line = standings_json(&playout.standings);
    line["seed"] = json!(seed);
    line["actions"] = json!(playout.n_actions);
    line["players"] = json!(names(bots, playout.standings.totals().len()));
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
