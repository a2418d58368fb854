//! Playing in the terminal.

mod board;
mod bots;
mod choices;
mod ink;
mod legend;
mod lines;
mod panel;
mod plain;
mod session;
mod setup;
mod words;

use crate::failure::Failure;
use crate::opponents::{self, Opponent, Opponents};
use bots::Bots;
use games::Library;
use ink::Ink;
use kingdom_builder::State;
use session::{Ending, Session};
use std::io::{IsTerminal as _, Write};
use table::{Game as _, Match, Record, Seat, Seed};

/// How to play.
#[derive(clap::Args)]
#[command(after_help = opponents::levels())]
pub(crate) struct Args {
    /// The game: kingdom-builder, boonlake or suna-valo.
    game: String,
    /// How many play.
    #[arg(long, value_name = "NUMBER")]
    players: Option<usize>,
    /// The expansions, such as nomads,caves; or all.
    #[arg(long, value_name = "LIST")]
    with: Option<String>,
    /// Four quadrants from top left to bottom right, such as oasis,tower:180,harbor,barn.
    #[arg(long, value_name = "LIST")]
    quadrants: Option<String>,
    /// Three objectives, such as lords,knights,miners.
    #[arg(long, value_name = "LIST")]
    objectives: Option<String>,
    /// The tasks, one for each Crossroads quadrant, such as road,advance.
    #[arg(long, value_name = "LIST")]
    tasks: Option<String>,
    /// Use the swamp cards without Marshlands.
    #[arg(long)]
    swamp_cards: bool,
    /// Lords pays only those who have a settlement in the quadrant.
    #[arg(long)]
    lords_need_presence: bool,
    /// The set-up recommended for a first match.
    #[arg(long, conflicts_with_all = ["with", "quadrants", "objectives", "tasks", "swamp_cards", "lords_need_presence"])]
    first_game: bool,
    /// All options as one text, such as "players=2 with=all".
    #[arg(long, value_name = "TEXT", conflicts_with_all = ["players", "with", "quadrants", "objectives", "tasks", "swamp_cards", "lords_need_presence", "first_game"])]
    options: Option<String>,
    /// What chance follows from: a number, or 64 hexadecimal digits. New for each match if left
    /// out.
    #[arg(long)]
    seed: Option<Seed>,
    /// Go on with a match that was saved.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "with", "quadrants", "objectives", "tasks", "swamp_cards", "lords_need_presence", "first_game", "options", "seed"])]
    resume: Option<String>,
    /// The seat you play; the others are played by bots.
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    seat: usize,
    /// Who plays the other seats, by level: one for all, or one for each in order, such as
    /// greedy,master.
    #[arg(long, value_name = "LEVELS", default_value = "steady", conflicts_with = "hot_seat")]
    against: Opponents,
    /// People play all seats, in turn at this terminal.
    #[arg(long, conflicts_with = "seat")]
    hot_seat: bool,
    /// Write the match to this file when it ends or you leave.
    #[arg(long, value_name = "FILE")]
    record: Option<String>,
    /// Letters alone, no colours.
    #[arg(long)]
    no_colour: bool,
}

pub(crate) fn run(args: Args, library: &Library) -> Result<(), Failure> {
    let game = games::game(&args.game)?;
    if game.name() != State::NAME {
        return plain::run(&args, game, library);
    }
    let (played, seed) = setup::begin(&args, library)?;
    let people = setup::people(&args, played.state().n_seats())?;
    let bots = setup::bots(&args.against, &people, played.state().n_seats())?;
    if let Some(file) = &args.record {
        check_record_file(&args, file)?;
        // Better to learn now than after the match that it cannot be written.
        save(&played.record(), file)?;
    }
    let mut out = std::io::stdout().lock();
    let is_at_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let mut session = Session {
        greeting: greeting(&args, &played, seed, &bots),
        played,
        people,
        bots: Bots::new(bots, seed),
        ink: Ink::of_terminal(args.no_colour),
        is_at_terminal,
        input: std::io::stdin().lock(),
        out: &mut out,
    };
    let ending = session.play()?;
    let played = session.played;
    if let Some(file) = &args.record {
        save(&played.record(), file)?;
    }
    tell_ending(&mut out, &args, State::NAME, ending, seed)
}

fn save(record: &Record, file: &str) -> Result<(), Failure> {
    std::fs::write(file, record.to_string())
        .map_err(|error| Failure::Io(format!("{file} cannot be written: {error}")))
}

/// Where the record is, what chance followed from, and how an unfinished match goes on.
fn tell_ending(
    out: &mut impl Write,
    args: &Args,
    game: &str,
    ending: Ending,
    seed: Seed,
) -> Result<(), Failure> {
    if let Some(file) = &args.record {
        writeln!(out, "The record is in {file}.")?;
    }
    match (ending, &args.record) {
        (Ending::Over, _) => writeln!(out, "Seed {seed}")?,
        (Ending::Left, Some(file)) => writeln!(
            out,
            "The match was not finished; `freehold play {game}{} --resume {file}` goes on.",
            who(args)
        )?,
        (Ending::Left, None) => writeln!(
            out,
            "The match was not finished. It can only go on from a file written by `save`."
        )?,
    }
    Ok(())
}

/// A promise of the match's chance that can be checked in the end, and where help is.
fn beginning(args: &Args, seed: Seed) -> String {
    let promise = match args.seed {
        None => format!("Seed commitment {}\n", seed.commitment()),
        Some(_) => String::new(),
    };
    promise + "Type help for what can be typed.\n\n"
}

/// Somebody's match may be in a file; only the one that goes on may take its place.
fn check_record_file(args: &Args, file: &String) -> Result<(), Failure> {
    if args.resume.as_ref() != Some(file) && std::path::Path::new(file).exists() {
        return Err(Failure::bad(format!(
            "--record {file}: this file exists already; name another, or go on with it by --resume"
        )));
    }
    Ok(())
}

/// The words that bring the same players to the table again.
fn who(args: &Args) -> String {
    match (args.hot_seat, args.seat) {
        (true, _) => " --hot-seat".to_owned(),
        (false, 0) => format!(" --against {}", args.against),
        (false, seat) => format!(" --seat {seat} --against {}", args.against),
    }
}

/// What the match is and who plays.
fn greeting(args: &Args, played: &Match<State>, seed: Seed, bots: &[(Seat, Opponent)]) -> String {
    let options = played.options().to_string();
    let words: Vec<&str> = options.split(' ').collect();
    let mut greeting = lines::flow("Kingdom Builder: ", &words, " ");
    if !bots.is_empty() {
        let bots: Vec<String> =
            bots.iter().map(|(seat, bot)| format!("{} {bot}", board::badge(*seat))).collect();
        greeting += &lines::flow("You play against ", &bots, ", ");
    }
    greeting + &beginning(args, seed)
}
