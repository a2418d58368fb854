//! Boonlake in the terminal: everything in sight, then the choices by number.

use super::Args;
use super::lines::flow;
use super::setup::new_seed;
use crate::clock::WallClock;
use crate::failure::Failure;
use crate::opponents::{Opponent, Opponents, bot_seed};
use crate::thoughts;
use boonlake::{Action, Options, State};
use std::io::{BufRead, Write};
use table::{Game as _, Match, Record, Seat, Seed, Viewer, record};

const HELP: &str = "   3             the choice with this number
   develop 12a   a choice in full, as it is listed
   undo, u       take back your latest choice, until something new was seen
   hint          what a strong bot would do, which sees no more than you
   board, b      show everything again
   score         the points as they stand
   log           all that happened
   save FILE     write the match to a file; play --resume FILE goes on with it
   quit, q       leave
";

/// How many lines a hint has.
const N_LINES: usize = 3;

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    for (name, is_given) in [
        ("--with", args.with.is_some()),
        ("--quadrants", args.quadrants.is_some()),
        ("--objectives", args.objectives.is_some()),
        ("--tasks", args.tasks.is_some()),
        ("--swamp-cards", args.swamp_cards),
        ("--lords-need-presence", args.lords_need_presence),
        ("--first-game", args.first_game),
    ] {
        if is_given {
            return Err(Failure::bad(format!(
                "{name} is not for boonlake; there are --players and --options \"players=1 \
                 level=medium\""
            )));
        }
    }
    let (played, seed) = begin(args)?;
    let people = super::setup::seats_of_people(args, played.state().n_seats())?;
    let mut session = Session {
        played,
        people,
        against: &args.against,
        seed,
        clock: WallClock::start(),
        input: std::io::stdin().lock(),
        out: std::io::stdout().lock(),
    };
    let is_over = session.play()?;
    if let Some(file) = &args.record {
        save(&session.played, file)?;
        writeln!(session.out, "The record is in {file}.")?;
    }
    if is_over {
        writeln!(session.out, "Seed {seed}")?;
    }
    Ok(())
}

fn begin(args: &Args) -> Result<(Match<State>, Seed), Failure> {
    if let Some(file) = &args.resume {
        let text = std::fs::read_to_string(file)
            .map_err(|error| Failure::Io(format!("{file} cannot be read: {error}")))?;
        let in_file = |fault: String| Failure::bad(format!("{file}: {fault}"));
        let record: Record = text.parse().map_err(|fault: table::ParseError| in_file(fault.0))?;
        let record::Luck::Seed(seed) = record.luck else {
            return Err(in_file("its draws were named by somebody".to_owned()));
        };
        return Ok((Match::replay(&record, None).map_err(in_file)?, seed));
    }
    let seed = args.seed.unwrap_or_else(new_seed);
    let text = match (&args.options, args.players) {
        (Some(options), _) => options.clone(),
        (None, Some(players)) => format!("players={players}"),
        (None, None) => String::new(),
    };
    let options: Options = text.parse().map_err(Failure::bad)?;
    Ok((Match::seeded(options, seed).map_err(Failure::bad)?, seed))
}

fn save(played: &Match<State>, file: &str) -> Result<(), Failure> {
    std::fs::write(file, played.record().to_string())
        .map_err(|error| Failure::Io(format!("{file} cannot be written: {error}")))
}

struct Session<'a, R, W> {
    played: Match<State>,
    people: Vec<Seat>,
    against: &'a Opponents,
    seed: Seed,
    clock: WallClock,
    input: R,
    out: W,
}

/// What is to be done after a line was typed.
enum Next {
    Show,
    Ask,
    Leave,
}

impl<R: BufRead, W: Write> Session<'_, R, W> {
    /// Plays until the match is over, or the player leaves; says whether it is over.
    fn play(&mut self) -> Result<bool, Failure> {
        let mut told = None;
        while let Some(seat) = self.played.state().to_act() {
            if !self.people.contains(&seat) {
                self.let_bot_act(seat)?;
                continue;
            }
            self.show(seat, told)?;
            told = Some(self.played.n_plies());
            loop {
                write!(self.out, "{seat} > ")?;
                self.out.flush()?;
                let mut line = String::new();
                if self.input.read_line(&mut line)? == 0 {
                    writeln!(self.out)?;
                    return Ok(false);
                }
                match self.answer(seat, line.trim())? {
                    Next::Show => break,
                    Next::Ask => {}
                    Next::Leave => return Ok(false),
                }
            }
        }
        let text = self.played.state().view(Viewer::Seat(self.people[0])).to_string();
        write!(self.out, "{text}{}", self.points())?;
        Ok(true)
    }

    fn let_bot_act(&mut self, seat: Seat) -> Result<(), Failure> {
        let others: Vec<Seat> = Seat::all(self.played.state().n_seats())
            .filter(|seat| !self.people.contains(seat))
            .collect();
        let place = others.iter().position(|&other| other == seat).unwrap_or(0);
        let level: &Opponent = &self.against.0[place % self.against.0.len()];
        let mut bot = level.sit_down(State::NAME, bot_seed(self.seed, self.played.n_plies()))?;
        let thought = bot.think(&self.played, &self.clock)?;
        let action: Action =
            thought.lines[0].action.parse().expect("a bot names actions as the game does");
        self.played.act(seat, action, Vec::new()).expect("a bot chooses what is legal");
        Ok(())
    }

    fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.played.state().legal(&mut actions);
        actions
    }

    /// What happened, everything in sight, and the choices with their numbers.
    fn show(&mut self, seat: Seat, told: Option<usize>) -> Result<(), Failure> {
        let viewer = Viewer::Seat(seat);
        for (_, event) in self.played.events_since(told, viewer) {
            writeln!(self.out, "   · {event}")?;
        }
        let text = self.played.state().view(viewer).to_string();
        for line in text.lines() {
            let is_map = line.starts_with(' ') || line.starts_with(|c: char| c.is_ascii_digit());
            if is_map || line.is_empty() {
                writeln!(self.out, "{line}")?;
            } else {
                write!(self.out, "{}", flow("", &line.split(' ').collect::<Vec<_>>(), " "))?;
            }
        }
        for (index, &action) in self.legal().iter().enumerate() {
            let meaning = self.played.state().open().action_text(action);
            writeln!(self.out, "{:>4}  {action}  {meaning}", index + 1)?;
        }
        Ok(())
    }

    fn points(&self) -> String {
        let standings = self.played.state().standings();
        let totals = standings.totals();
        let row = |name: &str, points: &[i32]| {
            let numbers: String = points.iter().map(|number| format!("{number:>9}")).collect();
            format!("   {name:<10}{numbers}\n")
        };
        let rows = standings.categories.iter().map(|one| row(one.name, &one.points));
        rows.collect::<String>() + &row("total", &totals)
    }

    fn answer(&mut self, seat: Seat, typed: &str) -> Result<Next, Failure> {
        let told = match typed {
            "" => String::new(),
            "quit" | "q" => return Ok(Next::Leave),
            "board" | "b" => return Ok(Next::Show),
            "help" | "h" | "?" => HELP.to_owned(),
            "undo" | "u" => match self.played.undo(seat) {
                Ok(()) => return Ok(Next::Show),
                Err(error) => format!("   {error} (BL-2.5)\n"),
            },
            "hint" => {
                let seed = bot_seed(Seed::default(), self.played.n_plies());
                let mut bot = Opponent::known("master").sit_down(State::NAME, seed)?;
                thoughts::table(&bot.think(&self.played, &self.clock)?, N_LINES)
            }
            "score" => self.points(),
            "log" => self
                .played
                .events_since(None, Viewer::Seat(seat))
                .map(|(_, event)| format!("   {event}\n"))
                .collect(),
            _ if typed.starts_with("save ") => match save(&self.played, typed[5..].trim()) {
                Ok(()) => format!("   The match is in {}.\n", typed[5..].trim()),
                Err(failure) => format!("   {failure}\n"),
            },
            _ => match self.act(seat, typed) {
                Ok(()) => return Ok(Next::Show),
                Err(reason) => format!("   {reason}\n"),
            },
        };
        write!(self.out, "{told}")?;
        Ok(Next::Ask)
    }

    fn act(&mut self, seat: Seat, typed: &str) -> Result<(), String> {
        let by_number = typed.parse::<usize>().ok().map(|number| {
            let actions = self.legal();
            let chosen = number.checked_sub(1).and_then(|index| actions.get(index)).copied();
            chosen.ok_or_else(|| format!("there are {} choices", actions.len()))
        });
        let action = match by_number {
            Some(chosen) => chosen?,
            None => typed.parse().map_err(|error: table::ParseError| error.0)?,
        };
        self.played.act(seat, action, Vec::new()).map_err(|error| format!("{action}: {error}"))
    }
}
