//! Playing many matches at random.

use crate::failure::Failure;
use crate::options::SetUp;
use crate::records::standings_json;
use games::Playout;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use std::io::Write as _;

/// What to simulate.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, such as kingdom-builder.
    game: String,
    /// How many matches.
    #[arg(long, default_value_t = 100)]
    games: u64,
    #[command(flatten)]
    set_up: SetUp,
    /// The seed of the first match; each further match takes the next number.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print one JSON object for each match instead of a table.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if args.games == 0 {
        return Err(Failure::bad("--games: at least one match is needed"));
    }
    let game = games::game(&args.game)?;
    let options = args.set_up.text(game)?;
    let progress = ProgressBar::new(args.games).with_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} matches, {eta} left")
            .expect("a template that can be read"),
    );
    let mut tally = Tally::default();
    let mut out = std::io::stdout().lock();
    for seed in (0..args.games).map(|number| args.seed.wrapping_add(number)) {
        let playout = game.play_at_random(&options, seed)?;
        if args.json {
            writeln!(out, "{}", line(seed, &playout))?;
        } else {
            tally.add(&playout);
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    if !args.json {
        write!(out, "{}: {} matches at random, {options}\n{tally}", game.name(), args.games)?;
    }
    Ok(())
}

fn line(seed: u64, playout: &Playout) -> serde_json::Value {
    let mut line = standings_json(&playout.standings);
    line["seed"] = json!(seed);
    line["actions"] = json!(playout.n_actions);
    line
}

/// Means over all matches.
#[derive(Default)]
struct Tally {
    n_matches: u64,
    n_actions: usize,
    seats: Vec<SeatTally>,
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
        writeln!(f, "seat   mean  least   most   wins  shared")?;
        for (index, seat) in self.seats.iter().enumerate() {
            writeln!(
                f,
                "{index:>4} {:>6.1} {:>6} {:>6} {:>6} {:>7}",
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
