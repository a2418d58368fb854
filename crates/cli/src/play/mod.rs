//! Playing in the terminal.

mod args;
pub(crate) mod boonlake;
mod computers;
mod desk;
mod help;
mod ink;
pub(crate) mod kingdom_builder;
mod lines;
mod offer;
mod rules;
mod score;
mod session;
mod setup;
pub(crate) mod suna_valo;
mod terminal;

#[cfg(test)]
mod tests;

pub(crate) use args::Args;
pub(crate) use terminal::Terminal;

use crate::failure::Failure;
use crate::opponents::Opponent;
use computers::Computers;
use desk::Desk;
use games::Library;
use ink::Ink;
use session::{Ending, Session};
use std::io::{IsTerminal as _, Write};
use table::{Record, Seat, Seed};
use words::Words;

pub(crate) fn run(args: Args, library: &Library) -> Result<(), Failure> {
    let (played, seed) = setup::begin(&args, library)?;
    let table = &args.table;
    let people = setup::people(table, played.n_seats())?;
    let opponents = setup::opponents(&table.against, &people, played.n_seats())?;
    if let Some(file) = &table.record {
        check_record_file(&args, file)?;
        // Better to learn now than after the match that it cannot be written.
        save(&played.record(), file)?;
    }
    let words = Words::at_terminal(table.language(), args.terminal.game());
    let is_at_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let mut session = Session {
        terminal: args.terminal,
        people,
        names: names(&opponents, played.n_seats(), &words),
        played,
        computers: Computers::new(opponents, seed),
        words,
        desk: Desk {
            input: std::io::stdin().lock(),
            out: std::io::stdout().lock(),
            ink: Ink::of_terminal(table.no_colour),
            is_at_terminal,
            screen: if is_at_terminal { desk::screen } else { || None },
            typed_ahead: None,
        },
    };
    greet(&args, &mut session, seed)?;
    let ending = session.play()?;
    if let Some(file) = &table.record {
        save(&session.played.record(), file)?;
    }
    tell_ending(&mut session.desk.out, &session.words, &args, ending, seed)
}

/// What the seats are called; people have no names here.
fn names(opponents: &[(Seat, Opponent)], n_seats: usize, words: &Words) -> Vec<String> {
    let name = |seat: Seat| {
        let (_, opponent) = opponents.iter().find(|(other, _)| *other == seat)?;
        let key = format!("level-{opponent}");
        let level = if words.has(&key) { words.say(&key) } else { opponent.to_string() };
        let args = [("number", (seat.index() + 1).into()), ("level", level.into())];
        Some(words.say_with("terminal-computer", &args))
    };
    Seat::all(n_seats).map(|seat| name(seat).unwrap_or_default()).collect()
}

fn save(record: &Record, file: &str) -> Result<(), Failure> {
    std::fs::write(file, record.to_string())
        .map_err(|error| Failure::Io(format!("{file} cannot be written: {error}")))
}

/// What is played, what starts it once more, a promise of the match's chance that can be checked in the end, and where help
/// is.
fn greet<R: std::io::BufRead, W: Write>(
    args: &Args,
    session: &mut Session<R, W>,
    seed: Seed,
) -> Result<(), Failure> {
    let width = session.desk.width();
    let words = &session.words;
    let game = words.say(&format!("game-{}", args.terminal.game()));
    let set_up = session.sight(session.people[0]).set_up();
    let mut text = lines::flow(width, &format!("{game}: "), &set_up, " · ");
    let options = format!("'{}'", session.played.origin().options);
    text += &lines::sentences(width, "--options ", &options);
    let computers: Vec<String> =
        session.names.iter().filter(|name| !name.is_empty()).cloned().collect();
    if !computers.is_empty() {
        let names = words.list(&computers);
        let said = words.say_with("terminal-against", &[("names", names.into())]);
        text += &lines::sentences(width, "", &said);
    }
    if args.table.seed.is_none() {
        let commitment = seed.commitment();
        text += &words.say_with("terminal-commitment", &[("commitment", commitment.into())]);
        text.push('\n');
    }
    text += &lines::sentences(width, "", &words.say("terminal-help"));
    write!(session.desk.out, "{text}")?;
    Ok(())
}

/// Where the record is, what chance followed from, and how an unfinished match goes on.
fn tell_ending(
    out: &mut impl Write,
    words: &Words,
    args: &Args,
    ending: Ending,
    seed: Seed,
) -> Result<(), Failure> {
    let record = args.table.record.as_ref();
    if let Some(file) = record {
        writeln!(out, "{}", words.say_with("terminal-recorded", &[("file", file.into())]))?;
    }
    let said = match (ending, record) {
        (Ending::Over, _) => words.say_with("terminal-seed", &[("seed", seed.to_string().into())]),
        (Ending::Left, Some(file)) => {
            let (game, who) = (args.terminal.game(), args.table.who());
            let command = format!("freehold play {game}{who} --resume {file}");
            words.say_with("terminal-left", &[("command", command.into())])
        }
        (Ending::Left, None) => words.say("terminal-left-unsaved"),
    };
    writeln!(out, "{said}")?;
    Ok(())
}

/// Somebody's match may be in a file; only the one that goes on may take its place.
fn check_record_file(args: &Args, file: &String) -> Result<(), Failure> {
    if args.table.resume.as_ref() != Some(file) && std::path::Path::new(file).exists() {
        return Err(Failure::bad(format!(
            "--record {file}: this file exists already; name another, or go on with it by --resume"
        )));
    }
    Ok(())
}
