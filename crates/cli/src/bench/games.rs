//! How fast a game is, measured by the processor time of this thread.

use crate::clock::ProcessorClock;
use crate::failure::Failure;
use crate::options::named_or_all;
use crate::typed::{Operation, Playouts, typed};
use bots::Clock as _;
use games::{AnyGame, Library};
use serde_json::json;
use std::io::Write as _;
use std::time::Duration;

/// What to measure.
#[derive(clap::Args)]
#[group(skip)]
pub(crate) struct Args {
    /// The game to measure; all games without it.
    game: Option<String>,
    /// How many random matches to play for each set-up.
    #[arg(long, default_value_t = 20_000)]
    games: usize,
    /// Measure these options alone, such as "players=3 with=nomads".
    #[arg(long)]
    options: Option<String>,
    /// Print one JSON object a line instead of a table.
    #[arg(long)]
    json: bool,
}

/// The set-ups that are measured unless others are asked for, as far as a game has them.
const SET_UPS: [(&str, &str); 4] = [
    ("2 players", "players=2"),
    ("4 players", "players=4"),
    ("4, everything", "players=4 with=all"),
    ("solo", "players=1"),
];

pub(crate) fn run(args: &Args, library: &Library) -> Result<(), Failure> {
    if args.games == 0 {
        return Err(Failure::bad("--games: at least one match is needed to measure anything"));
    }
    let mut out = std::io::stdout().lock();
    for game in named_or_all(args.game.as_deref())? {
        let components = library.for_new_match(game);
        let set_ups = match &args.options {
            Some(options) => {
                game.options(options, &components)?;
                vec![(options.as_str(), options.as_str())]
            }
            None => {
                let is_known =
                    |(_, options): &(&str, &str)| game.options(options, &components).is_ok();
                SET_UPS.into_iter().filter(is_known).collect()
            }
        };
        if !args.json {
            writeln!(
                out,
                "{}: random matches to the end, one thread, processor time",
                game.name()
            )?;
            writeln!(
                out,
                "{:<15} {:>9} {:>11} {:>8} {:>7} {:>6} {:>7} {:>7} {:>7} {:>8} {:>8}",
                "set-up",
                "games/s",
                "moves/s",
                "moves",
                "choices",
                "bytes",
                "clone",
                "legal",
                "apply",
                "totals",
                "start"
            )?;
        }
        for (name, options) in &set_ups {
            let measured = measure(game, library, options, args.games)?;
            if args.json {
                writeln!(out, "{}", measured.json(game.name(), options))?;
            } else {
                writeln!(out, "{}", measured.row(name))?;
            }
        }
        if !args.json {
            writeln!(
                out,
                "moves and choices are means; clone, legal, apply, totals, start in ns each"
            )?;
        }
    }
    Ok(())
}

struct Measured {
    games_per_second: f64,
    moves_per_second: f64,
    moves_per_game: f64,
    choices_per_move: f64,
    bytes_per_state: usize,
    ns: [f64; 5],
}

const OPERATIONS: [(&str, Operation, usize); 5] = [
    ("ns_clone", Operation::Clone, 500_000),
    ("ns_legal", Operation::Legal, 500_000),
    ("ns_apply", Operation::CloneAndApply, 500_000),
    ("ns_totals", Operation::Totals, 50_000),
    ("ns_start", Operation::Start, 2_000),
];

fn measure(
    game: &dyn AnyGame,
    library: &Library,
    options: &str,
    n_games: usize,
) -> Result<Measured, Failure> {
    let game = typed(game.name());
    let mut playouts = game.playouts(options, library, n_games)?;
    let mut all = Playouts::default();
    let seconds = processor_time(|| all = playouts()).as_secs_f64();
    let mut ns = [0.0; 5];
    for (ns, (_, operation, n_times)) in ns.iter_mut().zip(OPERATIONS) {
        let mut repeat = game.operation(options, library, operation)?;
        *ns = processor_time(|| repeat(n_times)).as_nanos() as f64 / n_times as f64;
    }
    // An action is applied to a copy; the copy is not part of it.
    ns[2] = (ns[2] - ns[0]).max(0.0);
    Ok(Measured {
        games_per_second: all.n_games as f64 / seconds,
        moves_per_second: all.n_actions as f64 / seconds,
        moves_per_game: all.n_actions as f64 / all.n_games as f64,
        choices_per_move: all.n_choices as f64 / all.n_actions as f64,
        bytes_per_state: game.bytes_per_state(),
        ns,
    })
}

fn processor_time(work: impl FnOnce()) -> Duration {
    let before = ProcessorClock.now();
    work();
    ProcessorClock.now().saturating_sub(before)
}

impl Measured {
    fn row(&self, name: &str) -> String {
        let [clone, legal, apply, totals, start] = self.ns;
        format!(
            "{name:<15} {:>9.0} {:>11.0} {:>8.1} {:>7.1} {:>6} {clone:>7.0} {legal:>7.0} {apply:>7.0} {totals:>8.0} {start:>8.0}",
            self.games_per_second,
            self.moves_per_second,
            self.moves_per_game,
            self.choices_per_move,
            self.bytes_per_state,
        )
    }

    fn json(&self, game: &str, options: &str) -> serde_json::Value {
        let mut value = json!({
            "game": game,
            "options": options,
            "games_per_second": self.games_per_second,
            "moves_per_second": self.moves_per_second,
            "moves_per_game": self.moves_per_game,
            "choices_per_move": self.choices_per_move,
            "bytes_per_state": self.bytes_per_state,
        });
        for ((name, _, _), ns) in OPERATIONS.iter().zip(self.ns) {
            value[*name] = json!(ns);
        }
        value
    }
}
