//! Positions as JSON lines: what they are worth, and where one may build.

pub(crate) mod kingdom_builder;

use crate::failure::Failure;
use crate::rooms;
use serde_json::{Map, Value, json};
use std::io::{BufRead, Write as _};
use std::path::PathBuf;
use table::Faults;

/// Answers one position.
type Answer = fn(&Map<String, Value>) -> Result<Value, Faults>;

/// How a game's positions are read.
pub(crate) struct Positions {
    /// What each seat gets for what.
    pub(crate) score: Answer,
    /// Where one may build or move to.
    pub(crate) legal: Answer,
}

/// Where the positions are.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, if its positions can be read.
    game: String,
    /// A file with one position a line; standard input without it.
    file: Option<PathBuf>,
}

pub(crate) fn run_score(args: &Args) -> Result<(), Failure> {
    answer_lines(args, |positions| positions.score)
}

pub(crate) fn run_legal(args: &Args) -> Result<(), Failure> {
    answer_lines(args, |positions| positions.legal)
}

/// Answers every line, also those after a bad one; fails at the end if any was bad.
fn answer_lines(args: &Args, what: fn(&Positions) -> Answer) -> Result<(), Failure> {
    let room = rooms::of(&args.game)?;
    let answer =
        room.positions.as_ref().map(what).ok_or_else(|| {
            Failure::bad(format!("{}: positions cannot be read yet", room.game()))
        })?;
    let mut input: Box<dyn BufRead> = match &args.file {
        None => Box::new(std::io::stdin().lock()),
        Some(file) if file.as_os_str() == "-" => Box::new(std::io::stdin().lock()),
        Some(file) => {
            let bad = |error| Failure::bad(format!("{}: {error}", file.display()));
            Box::new(std::io::Cursor::new(std::fs::read(file).map_err(bad)?))
        }
    };
    let mut out = std::io::stdout().lock();
    let (mut n_lines, mut n_bad) = (0, 0);
    let mut bytes = Vec::new();
    while input.read_until(b'\n', &mut bytes)? > 0 {
        let line = std::mem::take(&mut bytes);
        let line = line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&line);
        if line.trim_ascii().is_empty() {
            continue;
        }
        n_lines += 1;
        let mut answered = match serde_json::from_slice(line) {
            Ok(Value::Object(object)) => {
                let id = object.get("id").cloned();
                let mut answered = answer(&object).unwrap_or_else(error_line);
                if let Some(id) = id {
                    answered["id"] = id;
                }
                answered
            }
            Ok(_) => error_line(Faults(vec!["a position is a JSON object".to_owned()])),
            Err(error) => error_line(Faults(vec![format!("this line is no JSON: {error}")])),
        };
        n_bad += usize::from(answered.get("error").is_some());
        writeln!(out, "{}", answered.take())?;
        out.flush()?;
    }
    if n_bad > 0 {
        return Err(Failure::bad(format!("{n_bad} of {n_lines} positions are bad")));
    }
    Ok(())
}

/// Some editors begin a file with it.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

fn error_line(faults: Faults) -> Value {
    json!({"error": faults.to_string()})
}
