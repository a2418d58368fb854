//! Playing a game that has no board of its own here: everything by text.

use super::lines::next_typed;
use super::session::Ending;
use super::{Args, beginning, check_record_file, save, setup, tell_ending};
use crate::clock::WallClock;
use crate::failure::Failure;
use crate::opponents::{Opponent, bot_seed};
use crate::thoughts;
use bots::{AnyBot, Question};
use games::{AnyGame, AnyMatch, Library, Luck};
use std::io::{BufRead, IsTerminal as _, Write};
use table::{BySeat, MAX_SEATS, Seat, Seed, Side, Viewer};

const HELP: &str = "   7             the choice with this number
   pay-rest      a choice as it is written; its beginning is enough
   hint          what a strong bot would do, which sees no more than you
   undo, u       take back your latest choice, until something new was seen
   score         the points as they stand
   log           all that happened
   board, b      show the table again
   save FILE     write the match to a file; play --resume FILE goes on with it
   quit, q       leave
";

pub(crate) fn run(args: &Args, game: &dyn AnyGame, library: &Library) -> Result<(), Failure> {
    if args.first_game {
        return Err(Failure::bad(format!("--first-game: {} has no such set-up", game.name())));
    }
    let (played, seed) = match &args.resume {
        Some(file) => {
            let (record, seed) = setup::read_record(file)?;
            (game.replay(&record, library, None)?, seed)
        }
        None => {
            let seed = args.seed.map_or_else(setup::new_seed, Ok)?;
            let components = library.for_new_match(game);
            (game.start(&setup::options_text(args), &components, Luck::Seed(seed))?, seed)
        }
    };
    let people = setup::people(args, played.n_seats())?;
    let opponents = setup::bots(&args.against, &people, played.n_seats())?;
    if let Some(file) = &args.record {
        check_record_file(args, file)?;
        save(&played.record(), file)?;
    }
    let mut session = Session {
        played,
        people,
        opponents,
        seed,
        clock: WallClock::start(),
        thinker: None,
        is_at_terminal: std::io::stdin().is_terminal(),
        input: std::io::stdin().lock(),
        out: std::io::stdout().lock(),
    };
    write!(session.out, "{}", beginning(args, seed))?;
    let ending = session.play()?;
    if let Some(file) = &args.record {
        save(&session.played.record(), file)?;
    }
    tell_ending(&mut session.out, args, game.name(), ending, seed)
}

/// A match and who plays it where.
struct Session<R, W> {
    played: Box<dyn AnyMatch>,
    people: Vec<Seat>,
    opponents: Vec<(Seat, Opponent)>,
    seed: Seed,
    clock: WallClock,
    /// The bot that acted last, and after how many actions it goes on.
    thinker: Option<(Seat, usize, Box<dyn AnyBot>)>,
    is_at_terminal: bool,
    input: R,
    out: W,
}

/// What is to be done after a line was typed.
enum Next {
    Show,
    Ask,
    Leave,
}

impl<R: BufRead, W: Write> Session<R, W> {
    fn play(&mut self) -> Result<Ending, Failure> {
        let mut seen: BySeat<Option<usize>, MAX_SEATS> = BySeat::default();
        let mut here = self.people[0];
        while let Some(seat) = self.played.to_act() {
            if !self.people.contains(&seat) {
                self.let_bot_act(seat)?;
                continue;
            }
            if seat != here && !self.hand_over(seat)? {
                return Ok(Ending::Left);
            }
            here = seat;
            self.show(seat, seen[seat])?;
            seen[seat] = Some(self.played.n_plies());
            loop {
                write!(self.out, "seat {seat} > ")?;
                self.out.flush()?;
                let Some(line) = next_typed(&mut self.input)? else {
                    writeln!(self.out)?;
                    return Ok(Ending::Left);
                };
                if !self.is_at_terminal {
                    writeln!(self.out, "{}", line.trim())?;
                }
                match self.answer(seat, line.trim())? {
                    Next::Show => break,
                    Next::Ask => {}
                    Next::Leave => return Ok(Ending::Left),
                }
            }
        }
        self.news(here, seen[here])?;
        let standings = self.score();
        let winners = self.played.standings().winners();
        let name = |side: &Side| match side.seat(self.played.n_seats()) {
            Some(seat) => format!("seat {seat}"),
            None => "the game itself".to_owned(),
        };
        let names: Vec<String> = winners.iter().map(name).collect();
        let verb = if names.len() == 1 { "wins" } else { "win" };
        writeln!(self.out, "{standings}{} {verb}.", names.join(" and "))?;
        Ok(Ending::Over)
    }

    /// Lets people change places before a hidden hand is shown. False when the input ended.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Failure> {
        if !self.is_at_terminal {
            return Ok(true);
        }
        // The last hand is pushed out of sight.
        write!(self.out, "{}It is the turn of seat {seat}. ", "\n".repeat(100))?;
        write!(self.out, "Press Enter when they sit here. ")?;
        self.out.flush()?;
        Ok(next_typed(&mut self.input)?.is_some())
    }

    fn let_bot_act(&mut self, seat: Seat) -> Result<(), Failure> {
        let n_plies = self.played.n_plies();
        let mut bot = match self.thinker.take() {
            Some((thinker, next, bot)) if thinker == seat && next == n_plies => bot,
            _ => {
                let found = self.opponents.iter().find(|(other, _)| *other == seat);
                let (_, opponent) = found.expect("somebody plays every seat");
                opponent.sit_down(self.played.game(), bot_seed(self.seed, n_plies))?
            }
        };
        let thought = bot.think(&self.question(), &self.clock)?;
        self.played.act(seat, &thought.lines[0].action, Vec::new())?;
        self.thinker = Some((seat, n_plies + 1, bot));
        Ok(())
    }

    fn news(&mut self, seat: Seat, since: Option<usize>) -> Result<(), Failure> {
        for event in self.played.event_texts(since, Viewer::Seat(seat)) {
            writeln!(self.out, "   {event}")?;
        }
        Ok(())
    }

    fn show(&mut self, seat: Seat, since: Option<usize>) -> Result<(), Failure> {
        writeln!(self.out)?;
        self.news(seat, since)?;
        writeln!(self.out, "\n{}", self.played.view(Viewer::Seat(seat)).text())?;
        let actions = self.played.legal_texts();
        let room = actions.iter().map(|action| action.len()).max().unwrap_or(0).min(24);
        for (index, (action, meaning)) in
            actions.iter().zip(self.played.legal_meanings()).enumerate()
        {
            writeln!(self.out, "   {:>3}  {action:<room$}  {meaning}", index + 1)?;
        }
        Ok(())
    }

    fn score(&self) -> String {
        let standings = self.played.standings();
        let mut text = String::new();
        for category in &standings.categories {
            let points: Vec<String> = category.points.iter().map(|it| format!("{it:>4}")).collect();
            text += &format!("   {:<16} {}\n", category.name, points.join(" "));
        }
        let totals: Vec<String> = standings.totals().iter().map(|it| format!("{it:>4}")).collect();
        text + &format!("   {:<16} {}\n", "total", totals.join(" "))
    }

    fn answer(&mut self, seat: Seat, typed: &str) -> Result<Next, Failure> {
        let told = match typed {
            "" => String::new(),
            "quit" | "q" => return Ok(Next::Leave),
            "board" | "b" => return Ok(Next::Show),
            "help" | "h" | "?" => HELP.to_owned(),
            "score" => self.score(),
            "log" => {
                let events = self.played.event_texts(None, Viewer::Seat(seat));
                events.iter().map(|event| format!("   {event}\n")).collect()
            }
            "hint" => self.hint()?,
            "undo" | "u" => match self.played.undo(seat) {
                Ok(()) => return Ok(Next::Show),
                Err(error) => format!("   {error}\n"),
            },
            _ => match typed.strip_prefix("save ") {
                Some(file) => match save(&self.played.record(), file.trim()) {
                    Ok(()) => format!("   The match is in {}.\n", file.trim()),
                    Err(failure) => format!("   {failure}\n"),
                },
                None => match self.act(seat, typed) {
                    Ok(()) => return Ok(Next::Show),
                    Err(reason) => format!("   {reason}\n"),
                },
            },
        };
        write!(self.out, "{told}")?;
        Ok(Next::Ask)
    }

    fn question(&self) -> Question {
        let (_, question) = Question::of(&*self.played).expect("somebody is asked");
        question
    }

    fn hint(&self) -> Result<String, Failure> {
        let seed = bot_seed(Seed::default(), self.played.n_plies());
        let mut bot = Opponent::known("master").sit_down(self.played.game(), seed)?;
        Ok(thoughts::table(&bot.think(&self.question(), &self.clock)?, 3))
    }

    /// Does what was typed: a number, an action, or the beginning of just one.
    fn act(&mut self, seat: Seat, typed: &str) -> Result<(), String> {
        let legal = self.played.legal_texts();
        let action = match typed.parse::<usize>() {
            Ok(number) => {
                let found = number.checked_sub(1).and_then(|index| legal.get(index));
                found.cloned().ok_or_else(|| {
                    format!("there is no choice {number}; they are numbered 1 to {}", legal.len())
                })?
            }
            Err(_) => {
                let meant: Vec<&String> =
                    legal.iter().filter(|action| action.starts_with(typed)).collect();
                match meant[..] {
                    [only] if !legal.iter().any(|action| action == typed) => only.clone(),
                    _ => typed.to_owned(),
                }
            }
        };
        self.played.act(seat, &action, Vec::new()).map_err(|error| format!("{action}: {error}"))
    }
}
