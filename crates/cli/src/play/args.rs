//! What is typed on the command line: a game, flags that all games have, and its own.

use super::terminal::Terminal;
use crate::opponents::{self, Opponents};
use crate::rooms::{self, ROOMS};
use clap::error::ErrorKind;
use clap::{ArgMatches, Args as _, Command, Error, FromArgMatches};
use table::Seed;
use words::{Language, Words};

/// How to play.
pub(crate) struct Args {
    pub(crate) terminal: &'static dyn Terminal,
    pub(crate) table: TableArgs,
    /// The options of a new match, in the engine's text form.
    pub(crate) options: String,
}

/// What can be said of a table of any game.
#[derive(clap::Args)]
pub(crate) struct TableArgs {
    /// How many play.
    #[arg(long, value_name = "NUMBER", conflicts_with_all = ["options", "resume"])]
    pub(crate) players: Option<usize>,
    /// All options as one text, as `freehold replay` and records show them.
    #[arg(long, value_name = "TEXT", conflicts_with = "resume")]
    pub(crate) options: Option<String>,
    /// What chance follows from: a number, or 64 hexadecimal digits. New for each match if left
    /// out.
    #[arg(long, conflicts_with = "resume")]
    pub(crate) seed: Option<Seed>,
    /// Go on with a match that was saved.
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<String>,
    /// The seat you play, from 0; the others are played by computers.
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub(crate) seat: usize,
    /// Who plays the other seats, by level: one for all, or one for each in order, such as
    /// greedy,master.
    #[arg(long, value_name = "LEVELS", default_value = "steady", conflicts_with = "hot_seat")]
    pub(crate) against: Opponents,
    /// People play all seats, in turn at this terminal.
    #[arg(long, conflicts_with = "seat")]
    pub(crate) hot_seat: bool,
    /// Write the match to this file when it ends or you leave.
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<String>,
    /// Letters alone, no colours.
    #[arg(long)]
    pub(crate) no_colour: bool,
    /// The language: en, de or fr; that of your system if left out.
    #[arg(long, value_name = "LANGUAGE", value_parser = read_language)]
    pub(crate) language: Option<Language>,
}

impl TableArgs {
    /// The language that was asked for, or that of the system.
    pub(crate) fn language(&self) -> Language {
        // The first that is set decides, as for every program.
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(std::env::var_os);
        let system =
            set.map(|value| value.to_string_lossy().into_owned()).find(|it| !it.is_empty());
        self.language.unwrap_or_else(|| Language::best(&[&system.unwrap_or_default()]))
    }

    /// The words that bring the same players to the table again.
    pub(crate) fn who(&self) -> String {
        match (self.hot_seat, self.seat) {
            (true, _) => " --hot-seat".to_owned(),
            (false, 0) => format!(" --against {}", self.against),
            (false, seat) => format!(" --seat {seat} --against {}", self.against),
        }
    }
}

fn read_language(tag: &str) -> Result<Language, String> {
    Language::from_tag(tag).ok_or_else(|| {
        let known = Language::ALL.map(Language::tag).join(", ");
        format!("this language is not spoken here; there are {known}")
    })
}

impl FromArgMatches for Args {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Args, Error> {
        let (name, flags) = matches.subcommand().ok_or(Error::new(ErrorKind::MissingSubcommand))?;
        let room = rooms::of(name)
            .map_err(|unknown| Error::raw(ErrorKind::InvalidSubcommand, format!("{unknown}\n")))?;
        let terminal = room.terminal;
        let table = TableArgs::from_arg_matches(flags)?;
        let options = match &table.options {
            Some(options) => options.clone(),
            None => terminal.options(flags, table.players),
        };
        Ok(Args { terminal, table, options })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Args::from_arg_matches(matches)?;
        Ok(())
    }
}

impl clap::Args for Args {
    fn augment_args(command: Command) -> Command {
        // An unknown game is refused by name, with a list of those that there are.
        let command = command
            .subcommand_required(true)
            .arg_required_else_help(true)
            .allow_external_subcommands(true)
            .subcommand_value_name("GAME")
            .subcommand_help_heading("Games")
            .after_help(opponents::levels());
        command.subcommands(ROOMS.iter().map(|room| of_game(room.terminal)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Args::augment_args(command)
    }
}

/// The command that plays a game. Its own flags set a match up, as the text of all options does.
fn of_game(terminal: &dyn Terminal) -> Command {
    let about = Words::common(Language::English).say(&format!("game-{}.about", terminal.game()));
    let own = terminal.with_flags(Command::new(""));
    let own: Vec<_> = own.get_arguments().map(|flag| flag.get_id().clone()).collect();
    let command = terminal.with_flags(Command::new(terminal.game()).next_help_heading("Set-up"));
    let command = TableArgs::augment_args(command.next_help_heading(None));
    let command = command.about(about).after_help(opponents::levels());
    ["options", "resume"]
        .into_iter()
        .fold(command, |command, flag| command.mut_arg(flag, |it| it.conflicts_with_all(&own)))
}

/// Options in the engine's text form, of those that are given.
pub(crate) fn options_text<'a>(
    given: impl IntoIterator<Item = (&'a str, Option<String>)>,
) -> String {
    let named = given.into_iter().filter_map(|(name, value)| {
        // A list may be typed with spaces, an option's text has none.
        let value: String = value?.split_whitespace().collect();
        Some(format!("{name}={value}"))
    });
    named.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Program {
        #[command(flatten)]
        args: Args,
    }

    fn read(words: &[&str]) -> Result<Args, String> {
        let program = Program::try_parse_from([&["play"], words].concat());
        program.map(|program| program.args).map_err(|error| error.to_string())
    }

    #[test]
    fn each_game_has_its_own_flags() {
        let args = read(&["boonlake", "--players", "1", "--level", "medium"]).expect("good flags");
        assert_eq!((args.terminal.game(), &*args.options), ("boonlake", "players=1 level=medium"));
        let args = read(&["suna-valo", "--first-game"]).expect("good flags");
        assert_eq!(args.options, "characters=first");
        for words in [
            &["suna-valo", "--level", "easy"][..],
            &["boonlake", "--with", "all"],
            &["kingdom-builder", "--characters", "first"],
            &["boonlake", "--level", "easy", "--options", "players=1"],
            &["boonlake", "--level", "easy", "--resume", "file"],
        ] {
            let refused = read(words).err().expect("a fault");
            assert!(refused.contains(words[1]), "{refused}");
        }
    }

    #[test]
    fn a_language_is_known_by_its_tag() {
        let language = |tag: &str| {
            let args = read(&["boonlake", "--language", tag]).map(|args| args.table.language());
            args.map_err(|error| error.contains("there are en, de, fr"))
        };
        assert_eq!(language("de-CH"), Ok(Language::German));
        assert_eq!(language("eo"), Err(true));
    }
}
