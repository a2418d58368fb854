//! One match at the terminal: show, ask, do, until it is over or the player leaves.

use super::board::{self, Marks, badge};
use super::bots::Bots;
use super::choices::Choices;
use super::ink::{ACCENT, BOLD, Ink};
use super::lines::{flow, next_typed};
use super::save;
use super::{bots, legend, panel};
use crate::failure::Failure;
use kingdom_builder::{CellSet, Event, State, View};
use std::io::{BufRead, Write};
use table::{Game as _, Match, Seat, Viewer};

/// How a session ended.
pub(crate) enum Ending {
    /// The match is over.
    Over,
    /// The player left, or the input ended.
    Left,
}

/// A match and who plays it where.
pub(crate) struct Session<R, W> {
    pub(crate) played: Match<State>,
    /// The seats that people play.
    pub(crate) people: Vec<Seat>,
    /// Who plays the others.
    pub(crate) bots: Bots,
    /// What is said before the first board.
    pub(crate) greeting: String,
    pub(crate) ink: Ink,
    /// Whether somebody sits there: then the screen is wiped and people can be waited for.
    pub(crate) is_at_terminal: bool,
    pub(crate) input: R,
    pub(crate) out: W,
}

/// What is to be done after a line was typed.
enum Next {
    /// The position changed.
    Show,
    /// It did not.
    Ask,
    Leave,
}

const HELP: &str =
    "   3,4           choose a hex, if only one thing can be done there; row, then column
   build 3,4     a choice in full; also use farm, end and all others that are listed
   farm          the same as use farm; the beginning of a word is enough
   7             the choice with this number
   hint          what a strong bot would do, which sees no more than you
   undo, u       take back your latest choice, until something new was seen
   legal         the choices one by one, with the gold and tiles they bring at once
   tiles         what the location tiles do and where they lie
   score         the gold as it stands
   log           all that happened
   board, b      draw the board again
   save FILE     write the match to a file; play --resume FILE goes on with it
   quit, q       leave
";

impl<R: BufRead, W: Write> Session<R, W> {
    /// Plays until the match is over or the player leaves.
    pub(crate) fn play(&mut self) -> Result<Ending, Failure> {
        let mut asked_last = None;
        while let Some(seat) = self.played.state().to_act() {
            if !self.people.contains(&seat) {
                self.let_bot_act(seat)?;
                continue;
            }
            let is_new_here = asked_last.is_some_and(|last| last != seat);
            if is_new_here && !self.hand_over(seat)? {
                return Ok(Ending::Left);
            }
            asked_last = Some(seat);
            self.show(seat)?;
            loop {
                write!(self.out, "{} ", self.ink.paint(&format!("{} >", badge(seat)), BOLD))?;
                self.out.flush()?;
                let Some(line) = self.next_line()? else {
                    writeln!(self.out)?;
                    return Ok(Ending::Left);
                };
                if !self.is_at_terminal {
                    // Nobody typed it there, so that it would be missing in what is read.
                    writeln!(self.out, "{}", line.trim())?;
                }
                match self.answer(seat, line.trim())? {
                    Next::Show => break,
                    Next::Ask => {}
                    Next::Leave => return Ok(Ending::Left),
                }
            }
        }
        self.show_end()?;
        Ok(Ending::Over)
    }

    fn let_bot_act(&mut self, seat: Seat) -> Result<(), Failure> {
        if self.is_at_terminal && self.bots.will_take_time(seat, &self.played) {
            writeln!(self.out, "   {} thinks …", badge(seat))?;
            self.out.flush()?;
        }
        let action = self.bots.choose(seat, &self.played)?;
        self.played.act(seat, action, Vec::new()).expect("a bot chooses what is legal");
        Ok(())
    }

    /// The next line typed, or `None` when the input ended.
    fn next_line(&mut self) -> Result<Option<String>, Failure> {
        Ok(next_typed(&mut self.input)?)
    }

    /// Lets people change places before a hidden hand is shown. False when the input ended.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Failure> {
        if !self.is_at_terminal {
            return Ok(true);
        }
        self.wipe()?;
        if self.ink == Ink::Plain {
            // Without escape codes the last hand can only be pushed out of sight.
            write!(self.out, "{}", "\n".repeat(100))?;
        }
        write!(self.out, "It is the turn of {}. Press Enter when they sit here. ", badge(seat))?;
        self.out.flush()?;
        Ok(self.next_line()?.is_some())
    }

    fn wipe(&mut self) -> Result<(), Failure> {
        if self.is_at_terminal && self.ink != Ink::Plain {
            write!(self.out, "\x1b[H\x1b[2J\x1b[3J")?;
        }
        Ok(())
    }

    fn view(&self, seat: Seat) -> View {
        self.played.state().view(Viewer::Seat(seat))
    }

    /// Where the news for a seat begin: at its last action before the others' latest ones, since
    /// the end of a turn also plays the card of the next.
    fn news_start(&self, seat: Seat) -> Option<usize> {
        let actors: Vec<Seat> = self.played.actions().map(|(actor, _)| actor).collect();
        let own_since = actors.iter().rev().take_while(|&&actor| actor == seat).count();
        let others = actors[..actors.len() - own_since].iter().rev();
        let n_others = others.take_while(|&&actor| actor != seat).count();
        actors.len().checked_sub(own_since + n_others + 1)
    }

    fn show(&mut self, seat: Seat) -> Result<(), Failure> {
        self.wipe()?;
        let ink = self.ink;
        let view = self.view(seat);
        let choices = Choices::of(self.played.state());
        let since = self.news_start(seat);
        let events = || self.played.events_since(since, Viewer::Seat(seat));
        let recent = events().flat_map(|(_, event)| places_of_others(event, seat).iter()).collect();
        let marks = Marks { targets: choices.targets(), recent };
        let standings = self.played.state().standings();
        let text = [
            std::mem::take(&mut self.greeting),
            board::draw(view.open(), &marks, ink),
            legend::draw(view.open(), ink),
            "\n".to_owned(),
            panel::score(&view, &standings, ink),
            panel::holdings(&view, ink),
            "\n".to_owned(),
            panel::news(events().map(|(_, event)| event), ink),
            panel::cards(&view),
            format!("   {}\n", ink.paint(&view.open().question(), ACCENT)),
            choices.list(ink),
        ];
        write!(self.out, "{}", text.concat())?;
        Ok(())
    }

    fn show_end(&mut self) -> Result<(), Failure> {
        self.wipe()?;
        let ink = self.ink;
        let seat = self.people[0];
        let view = self.view(seat);
        let since = self.news_start(seat);
        let text = [
            board::draw(view.open(), &Marks::default(), ink),
            "\n".to_owned(),
            panel::news(
                self.played.events_since(since, Viewer::Seat(seat)).map(|(_, event)| event),
                ink,
            ),
            "\n".to_owned(),
            panel::result(&view, &self.played.state().standings(), ink),
        ];
        write!(self.out, "{}", text.concat())?;
        Ok(())
    }

    fn answer(&mut self, seat: Seat, typed: &str) -> Result<Next, Failure> {
        let viewer = Viewer::Seat(seat);
        let told = match typed {
            "" => String::new(),
            "quit" | "q" => return Ok(Next::Leave),
            "board" | "b" => return Ok(Next::Show),
            "undo" | "u" => return self.undo(seat),
            "help" | "h" | "?" => HELP.to_owned(),
            "hint" => bots::hint(&self.played)?,
            "legal" => Choices::of(self.played.state()).list_all(self.played.state()),
            "tiles" => panel::tiles(self.view(seat).open(), self.ink),
            "score" => panel::score(&self.view(seat), &self.played.state().standings(), self.ink),
            "log" => self
                .played
                .events_since(None, viewer)
                .map(|(_, event)| format!("   {event}\n"))
                .collect(),
            _ if typed.starts_with("save") => self.save_as(typed["save".len()..].trim()),
            _ => return self.act(seat, typed),
        };
        write!(self.out, "{told}")?;
        Ok(Next::Ask)
    }

    fn act(&mut self, seat: Seat, typed: &str) -> Result<Next, Failure> {
        let done = Choices::of(self.played.state()).read(typed).and_then(|action| {
            let acted = self.played.act(seat, action, Vec::new());
            acted.map_err(|error| format!("{action}: {error}"))
        });
        self.told(done)
    }

    /// Takes back what the latest person did: with several people at one terminal that may be
    /// another than the one who is asked.
    fn undo(&mut self, seat: Seat) -> Result<Next, Failure> {
        let actor = self.played.actions().last().map(|(actor, _)| actor);
        let actor = actor.filter(|actor| self.people.contains(actor)).unwrap_or(seat);
        let undone = self.played.undo(actor).map_err(|error| format!("{error} (KB-13.4)"));
        self.told(undone)
    }

    fn told(&mut self, done: Result<(), String>) -> Result<Next, Failure> {
        match done {
            Ok(()) => Ok(Next::Show),
            Err(reason) => {
                let words: Vec<&str> = reason.split(' ').collect();
                let lines = flow("   ", &words, " ");
                writeln!(self.out, "{}", self.ink.paint(lines.trim_end(), ACCENT))?;
                Ok(Next::Ask)
            }
        }
    }

    fn save_as(&self, file: &str) -> String {
        if file.is_empty() {
            return "   save needs the name of a file\n".to_owned();
        }
        match save(&self.played.record(), file) {
            Ok(()) => format!("   The match is in {file}.\n"),
            Err(failure) => format!("   {failure}\n"),
        }
    }
}

/// The hexes on which somebody else than `own` changed something.
fn places_of_others(event: Event, own: Seat) -> CellSet {
    if event.seat() == Some(own) || !event.changes_the_board() {
        return CellSet::EMPTY;
    }
    let mut places: CellSet = event.cells().into_iter().collect();
    if let Event::LaidCity { at, .. } = event {
        places |= *at.neighbours();
    }
    places
}
