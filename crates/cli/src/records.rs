//! Stored matches: showing and checking them.

use crate::failure::Failure;
use games::Library;
use serde_json::json;
use std::fmt;
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use table::{Record, Seat, Side, Standings, Viewer};

/// What to show of a recorded match.
#[derive(clap::Args)]
pub(crate) struct ReplayArgs {
    /// The record.
    file: PathBuf,
    /// After how many actions; at the end without it.
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// As this seat saw it; without it everything that is open to all.
    #[arg(long, value_name = "S")]
    seat: Option<usize>,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
}

/// What to check.
#[derive(clap::Args)]
pub(crate) struct VerifyArgs {
    /// The record, or several one after the other, as in a month of an archive.
    file: PathBuf,
    /// Print one JSON object for each record instead of text.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run_replay(args: &ReplayArgs, library: &Library) -> Result<(), Failure> {
    let (record, game) = read(&args.file)?;
    let played = game.replay(&record, library, args.at)?;
    let viewer = match args.seat {
        None => Viewer::Watcher,
        Some(index) if index < played.n_seats() => {
            Viewer::Seat(Seat::new(index).expect("a seat in play"))
        }
        Some(index) => {
            let n_seats = played.n_seats();
            return Err(Failure::bad(format!("--seat {index}: only {n_seats} play, from seat 0")));
        }
    };
    let events = played.event_texts(played.n_plies().checked_sub(1), viewer);
    let mut out = std::io::stdout().lock();
    if args.json {
        let shown = json!({
            "at": played.n_plies(),
            "of": record.plies.len(),
            "view": played.view(viewer).json(),
            "events": events,
            "standings": standings_json(&played.standings()),
        });
        writeln!(out, "{shown}")?;
        return Ok(());
    }
    writeln!(out, "after {} of {} actions", played.n_plies(), record.plies.len())?;
    for event in events {
        writeln!(out, "  {event}")?;
    }
    write!(out, "{}\n{}", played.view(viewer).text(), standings_table(&played.standings()))?;
    Ok(())
}

/// Points by category, a column for each seat.
fn standings_table(standings: &Standings) -> String {
    let row = |name: &str, cells: &[i32]| {
        let cells: String = cells.iter().map(|cell| format!("{cell:>6}")).collect();
        format!("{name:<16}{cells}\n")
    };
    let totals = standings.totals();
    let seats: Vec<i32> = (0..totals.len() as i32).collect();
    let rows = standings.categories.iter().map(|category| row(category.name, &category.points));
    row("seat", &seats) + &rows.collect::<String>() + &row("total", &totals)
}

pub(crate) fn run_verify(args: &VerifyArgs, library: &Library) -> Result<(), Failure> {
    let name = args.file.display();
    let mut out = std::io::stdout().lock();
    let mut tally = Checked::default();
    let checked = each_text(&args.file, |text| {
        let (record, game) = parse(&args.file, text)?;
        let played = game.replay(&record, library, None)?;
        if args.json {
            let answer = json!({
                "ok": true,
                "game": record.origin.game,
                "actions": record.plies.len(),
                "finished": played.to_act().is_none(),
                "commitment": record.origin.seed().map(|seed| seed.commitment()),
                "standings": standings_json(&played.standings()),
            });
            writeln!(out, "{answer}")?;
        }
        tally.add(&record);
        Ok(())
    });
    let checked = checked.map_err(|failure| tally.at_next(failure));
    match checked {
        Ok(()) if args.json => {}
        Ok(()) => writeln!(out, "{name}: good, {tally}")?,
        Err(failure) => {
            if args.json {
                writeln!(out, "{}", json!({"ok": false, "error": failure.to_string()}))?;
            }
            return Err(failure);
        }
    }
    Ok(())
}

/// What was checked so far.
#[derive(Default)]
struct Checked {
    n_records: usize,
    n_actions: usize,
    /// Of the last record.
    result: String,
    /// What was published of its seed before the match began.
    commitment: Option<String>,
}

impl Checked {
    fn add(&mut self, record: &Record) {
        self.n_records += 1;
        self.n_actions += record.plies.len();
        self.result = record.result.to_string();
        self.commitment = record.origin.seed().map(|seed| seed.commitment());
    }

    /// A failure of the next record, told with its number unless it is the first.
    fn at_next(&self, failure: Failure) -> Failure {
        match failure {
            Failure::BadInput(reason) if self.n_records > 0 => {
                Failure::bad(format!("record {}: {reason}", self.n_records + 1))
            }
            other => other,
        }
    }
}

impl fmt::Display for Checked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.n_records {
            1 => {
                write!(f, "{} actions, result {}", self.n_actions, self.result)?;
                match &self.commitment {
                    Some(commitment) => write!(f, "\nthe hash of its seed: {commitment}"),
                    None => Ok(()),
                }
            }
            n_records => write!(f, "{n_records} records, {} actions", self.n_actions),
        }
    }
}

/// Hands over the text of each record of a file, without ever holding more than one.
fn each_text(
    file: &PathBuf,
    mut hand_over: impl FnMut(&str) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let bad = |error: std::io::Error| match error.kind() {
        std::io::ErrorKind::InvalidData => no_text(file),
        _ => Failure::bad(format!("{}: {error}", file.display())),
    };
    let mut lines = BufReader::new(fs::File::open(file).map_err(bad)?);
    let (mut text, mut line) = (String::new(), String::new());
    while lines.read_line(&mut line).map_err(bad)? > 0 {
        if Record::begins_with(&line) && !text.is_empty() {
            hand_over(&text)?;
            text.clear();
        }
        text.push_str(&line);
        line.clear();
    }
    hand_over(&text)
}

/// Reads a record and finds its game.
pub(crate) fn read(file: &PathBuf) -> Result<(Record, &'static dyn games::AnyGame), Failure> {
    let bytes =
        fs::read(file).map_err(|error| Failure::bad(format!("{}: {error}", file.display())))?;
    let text = String::from_utf8(bytes).map_err(|_| no_text(file))?;
    parse(file, &text)
}

fn parse(file: &Path, text: &str) -> Result<(Record, &'static dyn games::AnyGame), Failure> {
    let name = file.display();
    let record: Record = text.parse().map_err(|error| Failure::bad(format!("{name}: {error}")))?;
    let game = games::game(&record.origin.game)?;
    Ok((record, game))
}

fn no_text(file: &Path) -> Failure {
    Failure::bad(format!("{}: this is no text file, so it is no record", file.display()))
}

/// Points by category and in all, as JSON.
pub(crate) fn standings_json(standings: &Standings) -> serde_json::Value {
    let points: serde_json::Map<_, _> = standings
        .categories
        .iter()
        .map(|category| (category.name.to_owned(), json!(category.points)))
        .collect();
    json!({
        "points": points,
        "totals": standings.totals(),
        "winners": standings.winners().into_iter().map(Side::index).collect::<Vec<_>>(),
    })
}
