//! `freehold`: board games at a table of one's own.

mod admin;
mod analyse;
mod arena;
mod backup;
mod balance;
mod bench;
mod check;
mod clock;
mod components;
mod engine;
mod failure;
mod health;
mod hint;
mod moving;
mod opponents;
mod options;
mod perft;
mod place;
mod play;
mod position;
mod ratings;
mod records;
mod rooms;
mod serve;
mod settings;
mod simulate;
mod think;
mod thoughts;
mod tune;
mod typed;

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use failure::Failure;
use games::Library;
use std::path::PathBuf;
use std::process::ExitCode;

/// A server makes and drops small things all day, on several threads: measured, this takes a tenth less of
/// its time than the system's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Board games at a table of one's own: serve, play, simulate, score, replay, analyse, verify.
///
/// Without a command it serves: open the address it prints in a browser. Games: kingdom-builder, boonlake, suna-valo. Wrong input ends with exit code 2 and a reason.
#[derive(Parser)]
#[command(version, args_conflicts_with_subcommands = true)]
struct Cli {
    /// A folder with cards and boards in place of ours, as `freehold components` writes them;
    /// given after the command.
    #[arg(long, value_name = "FOLDER", global = true)]
    components: Option<PathBuf>,
    /// A file with settings where a flag is missing and the environment says nothing; a line for each
    /// flag of `serve`, such as `base-url = "https://play.example.org"`.
    #[arg(long, env = "FREEHOLD_CONFIG", value_name = "FILE", global = true)]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Args,
}

#[derive(Subcommand)]
#[allow(clippy::large_enum_variant, reason = "there is one, for as long as the program runs")]
enum Command {
    /// Serve tables to browsers; the same as no command at all.
    Serve(serve::Args),
    /// Think for a server on another machine, as long as it runs.
    Think(think::Args),
    /// Ask the server on this machine whether it is ready; exit code 1 if not.
    Health(health::Args),
    /// Copy everything that is stored into one file, while the server runs or not.
    Backup(backup::Args),
    /// Begin with such a copy, where no database is.
    Restore(backup::Args),
    /// Read everything that is stored and tell what is not whole, while the server runs or not; with
    /// --rescue, save what can be read.
    Check(check::Args),
    /// Copy everything into an empty database of the other kind, while no server runs.
    Move(moving::Args),
    /// Run the club: people, invitations, its name and news.
    Admin(admin::Args),
    /// Play in the terminal.
    Play(play::Args),
    /// Let bots or chance play many matches and show the results.
    Simulate(simulate::Args),
    /// Let computer opponents play each other and rate them.
    Arena(arena::Args),
    /// Find the ratings of a database again, begin a season, or compare ways to rate.
    Ratings(ratings::Args),
    /// Count the gold of positions, given as JSON lines.
    Score(position::Args),
    /// List the legal hexes of positions, given as JSON lines.
    Legal(position::Args),
    /// Serve other programs by JSON lines on standard input and output.
    Engine(engine::Args),
    /// Show a recorded match at some point.
    Replay(records::ReplayArgs),
    /// Check that a recorded match follows the rules and ends as it says.
    Verify(records::VerifyArgs),
    /// Ask a bot what to do in a recorded match.
    Hint(hint::Args),
    /// Let a bot judge every choice of a recorded match.
    Analyse(analyse::Args),
    /// Count the ways a match can go.
    Perft(perft::Args),
    /// Look for better weights for the bots by letting them play.
    Tune(tune::Args),
    /// Let bots play many matches and show how the parts of a game fare.
    Balance(balance::Args),
    /// Measure how fast a game is.
    Bench(bench::Args),
    /// Write our cards and boards into a folder, to be changed there.
    Components(components::Args),
}

fn main() -> ExitCode {
    match read_words().and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::OutputClosed) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("freehold: {failure}");
            ExitCode::from(failure.exit_code())
        }
    }
}

/// What is asked for: by flags, by the environment, and by a file that one of them names.
fn read_words() -> Result<Cli, Failure> {
    let cli = Cli::parse();
    let Some(file) = &cli.config else { return Ok(cli) };
    let command = settings::with_file(Cli::command(), file)?;
    Ok(Cli::from_arg_matches(&command.get_matches()).unwrap_or_else(|error| error.exit()))
}

fn run(cli: Cli) -> Result<(), Failure> {
    let library = match &cli.components {
        Some(folder) => components::read(folder)?,
        None => Library::default(),
    };
    let command = cli.command.unwrap_or(Command::Serve(cli.serve));
    let is_without = matches!(
        command,
        Command::Admin(_)
            | Command::Health(_)
            | Command::Backup(_)
            | Command::Restore(_)
            | Command::Check(_)
            | Command::Move(_)
            | Command::Score(_)
            | Command::Legal(_)
            | Command::Tune(_)
            | Command::Components(_)
    );
    if is_without && cli.components.is_some() {
        return Err(Failure::bad("--components: this command has our cards and boards only"));
    }
    match command {
        Command::Serve(args) => serve::run(args, &library),
        Command::Think(args) => think::run(args, library),
        Command::Health(args) => health::run(&args),
        Command::Backup(args) => backup::run_backup(&args),
        Command::Restore(args) => backup::run_restore(&args),
        Command::Check(args) => check::run(&args),
        Command::Move(args) => moving::run(&args),
        Command::Admin(args) => admin::run(args),
        Command::Play(args) => play::run(args, &library),
        Command::Simulate(args) => simulate::run(&args, &library),
        Command::Arena(args) => arena::run(&args, &library),
        Command::Ratings(args) => ratings::run(args, &library),
        Command::Score(args) => position::run_score(&args),
        Command::Legal(args) => position::run_legal(&args),
        Command::Engine(args) => engine::run(&args, library),
        Command::Replay(args) => records::run_replay(&args, &library),
        Command::Verify(args) => records::run_verify(&args, &library),
        Command::Hint(args) => hint::run(&args, &library),
        Command::Analyse(args) => analyse::run(&args, &library),
        Command::Perft(args) => perft::run(&args, &library),
        Command::Tune(args) => tune::run(&args),
        Command::Balance(args) => balance::run(&args, &library),
        Command::Bench(args) => bench::run(&args, &library),
        Command::Components(args) => components::run(&args),
    }
}
