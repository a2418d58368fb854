//! One match at the terminal: show, ask, do, until it is over or the player leaves.

use super::computers::{self, Computers};
use super::desk::Desk;
use super::ink::{ACCENT, BOLD, QUIET};
use super::lines::{flow, painted, sentences};
use super::offer::Offer;
use super::terminal::{Sight, Teller, Terminal};
use super::{help, rules, save, score};
use crate::failure::Failure;
use games::{AnyMatch, Error};
use std::io::{BufRead, Write};
use table::{BySeat, MAX_SEATS, PlayError, Seat};
use words::{Language, Words};

/// How a session ended.
pub(crate) enum Ending {
    /// The match is over.
    Over,
    /// The player left, or the input ended.
    Left,
}

/// A match and who plays it where.
pub(crate) struct Session<R, W> {
    pub(crate) terminal: &'static dyn Terminal,
    pub(crate) played: Box<dyn AnyMatch>,
    /// The seats that people play.
    pub(crate) people: Vec<Seat>,
    /// Who plays the others.
    pub(crate) computers: Computers,
    /// The names of all seats; empty for people.
    pub(crate) names: Vec<String>,
    pub(crate) words: Words,
    pub(crate) desk: Desk<R, W>,
}

/// What is to be done after a line was typed.
enum Next {
    /// The position changed.
    Show,
    /// It did not.
    Ask,
    Leave,
}

/// What a seat was shown last: after how many actions, and in which of its turns.
#[derive(Clone, Copy, Default)]
struct Seen {
    n_plies: Option<usize>,
    turn: Option<usize>,
}

impl<R: BufRead, W: Write> Session<R, W> {
    /// Plays until the match is over or the player leaves.
    pub(crate) fn play(&mut self) -> Result<Ending, Failure> {
        let mut seen: BySeat<Seen, MAX_SEATS> = BySeat::default();
        let mut here = None;
        while let Some(seat) = self.played.to_act() {
            if !self.people.contains(&seat) {
                self.let_computer_act(seat)?;
                continue;
            }
            if here != Some(seat) && !self.hand_over(here, seat)? {
                return Ok(Ending::Left);
            }
            here = Some(seat);
            seen[seat] = self.show(seat, seen[seat])?;
            loop {
                let prompt = format!("{} > ", self.teller().name(seat));
                let Some(line) = self.desk.ask(&self.desk.ink.paint(&prompt, BOLD))? else {
                    return Ok(Ending::Left);
                };
                match self.answer(seat, line.trim())? {
                    Next::Show => break,
                    Next::Ask => {}
                    Next::Leave => return Ok(Ending::Left),
                }
            }
        }
        let here = here.unwrap_or(self.people[0]);
        self.show_end(here, seen[here])?;
        Ok(Ending::Over)
    }

    fn teller(&self) -> Teller<'_> {
        let (width, ink) = (self.desk.width(), self.desk.ink);
        Teller { words: &self.words, names: &self.names, width, ink }
    }

    pub(crate) fn sight(&self, seat: Seat) -> Box<dyn Sight + '_> {
        self.terminal.sight(&*self.played, seat, self.teller())
    }

    fn say(&mut self, text: &str) -> Result<(), Failure> {
        self.desk.say(&[text], &self.words)
    }

    fn let_computer_act(&mut self, seat: Seat) -> Result<(), Failure> {
        if self.desk.is_at_terminal && self.computers.will_take_time(seat, &*self.played) {
            let teller = self.teller();
            let name = teller.name(seat);
            let said = teller.words.say_with("terminal-thinks", &[("name", name.into())]);
            writeln!(self.desk.out, "   {said}")?;
            self.desk.out.flush()?;
        }
        let action = self.computers.choose(seat, &*self.played)?;
        self.played.act(seat, &action, Vec::new()).expect("a bot chooses what is legal");
        Ok(())
    }

    /// Lets people change places before hidden things are shown; at first anybody may sit here.
    /// False when the input ended.
    fn hand_over(&mut self, last: Option<Seat>, seat: Seat) -> Result<bool, Failure> {
        if !self.desk.is_at_terminal || self.people.len() == 1 {
            return Ok(true);
        }
        if last.is_some() {
            self.desk.wipe()?;
        }
        let name = self.teller().name(seat);
        let said = self.words.say_with("terminal-hand-over", &[("name", name.into())]);
        Ok(self.desk.ask(&format!("{said} "))?.is_some())
    }

    /// Shows what happened since the seat looked last, the board if its turn begins, what is asked
    /// and what can be chosen.
    fn show(&mut self, seat: Seat, seen: Seen) -> Result<Seen, Failure> {
        let teller = self.teller();
        let sight = self.sight(seat);
        let turn = sight.turn();
        let n_plies = self.played.n_plies();
        // What was taken back is no news.
        let since = seen.n_plies.map(|since| since.min(n_plies));
        let news = told(sight.news(since), teller);
        let status: Vec<String> =
            sight.status().iter().map(|it| teller.ink.paint(it, QUIET)).collect();
        let offer = Offer::of(&*sight, teller);
        let mut question = String::new();
        if !status.is_empty() {
            question += &flow(teller.width, "   ", &status, " · ");
        }
        question += &offer.question();
        let entries = offer.entries();
        let board = match seen.turn != Some(turn) {
            true => format!("\n{}\n", sight.board()),
            false => String::new(),
        };
        drop(sight);
        let asked = question.clone() + &entries.concat();
        if self.desk.fits(&[&*board, &news, &asked].concat()) {
            self.desk.say(&[&board, &news, &asked], &self.words)?;
        } else if self.desk.fits(&asked) {
            self.desk.say(&[&news, &asked], &self.words)?;
        } else {
            let texts = [&news, &question].into_iter().chain(&entries).map(String::as_str);
            self.desk.say(&texts.collect::<Vec<_>>(), &self.words)?;
        }
        Ok(Seen { n_plies: Some(n_plies), turn: Some(turn) })
    }

    fn show_end(&mut self, seat: Seat, seen: Seen) -> Result<(), Failure> {
        let teller = self.teller();
        let sight = self.sight(seat);
        let alone = (self.people.len() == 1).then_some(seat);
        let news = told(sight.news(seen.n_plies), teller);
        let board = format!("\n{}\n", sight.board());
        let score = score::end(&*sight, &self.played.standings(), alone, teller);
        drop(sight);
        self.desk.say(&[&news, &board, &score], &self.words)
    }

    fn answer(&mut self, seat: Seat, typed: &str) -> Result<Next, Failure> {
        let (command, about) = typed.split_once(' ').unwrap_or((typed, ""));
        let about = about.trim();
        let teller = self.teller();
        let sight = self.sight(seat);
        let text = match (&*command.to_lowercase(), about) {
            ("", _) => String::new(),
            ("quit" | "q", "") => return Ok(Next::Leave),
            ("undo" | "u", "") => {
                drop(sight);
                return self.undo(seat);
            }
            ("save", file) => self.save_as(file),
            ("board" | "b", "") => sight.board(),
            ("help" | "h" | "?", "") => help::text(&*sight, teller),
            ("hint", "") => computers::hint(&*self.played, &*sight, teller)?,
            ("all", "") => Offer::of(&*sight, teller).list_all(),
            ("ask", "") => {
                let offer = Offer::of(&*sight, teller);
                offer.question() + &offer.list()
            }
            ("score", "") => score::table(&*sight, &self.played.standings(), teller),
            ("log", "") => told(sight.news(None), teller),
            ("short", "") => rules::in_short(&sight.rules_in_short(), teller),
            ("rules", typed) => {
                rules::look_up(self.terminal.rules(), typed, |rule| sight.refusal(rule), teller)
            }
            (word, about) => {
                let topic = sight.topics().into_iter().find(|it| it.names.contains(&word));
                match topic.filter(|topic| about.is_empty() || !topic.about.is_empty()) {
                    Some(topic) => match sight.look_up(topic.names[0], about) {
                        Ok(text) => text,
                        Err(reason) => refused(&reason, teller),
                    },
                    None => {
                        let meant = Offer::of(&*sight, teller).read(typed);
                        drop(sight);
                        return self.act(seat, typed, meant);
                    }
                }
            }
        };
        drop(sight);
        self.say(&text)?;
        Ok(Next::Ask)
    }

    fn act(
        &mut self,
        seat: Seat,
        typed: &str,
        meant: Result<String, String>,
    ) -> Result<Next, Failure> {
        let reason = match meant {
            Err(reason) => reason,
            Ok(action) => match self.played.act(seat, &action, Vec::new()) {
                Ok(()) => return Ok(Next::Show),
                Err(error) => self.reason(seat, typed, &error),
            },
        };
        let text = refused(&reason, self.teller());
        self.say(&text)?;
        Ok(Next::Ask)
    }

    /// Why an action was not possible, in the reader's words.
    fn reason(&self, seat: Seat, typed: &str, error: &Error) -> String {
        match error {
            Error::Play(PlayError::Refused(refusal)) => {
                let said = self.sight(seat).refusal(refusal.rule);
                let said = said.unwrap_or_else(|| refusal.reason.to_owned());
                let args = [("reason", said.into()), ("rule", refusal.rule.into())];
                self.words.say_with("terminal-refused", &args)
            }
            // The engine says what it would have understood, in English.
            Error::Unreadable(fault) if self.words.language() == Language::English => {
                fault.to_string()
            }
            Error::Unreadable(_) => {
                self.words.say_with("terminal-not-understood", &[("typed", typed.into())])
            }
            other => other.to_string(),
        }
    }

    /// Takes back what the latest person did: with several people at one terminal that may be
    /// another than the one who is asked.
    fn undo(&mut self, seat: Seat) -> Result<Next, Failure> {
        let actor = self.played.last_action().map(|(actor, _)| actor);
        let actor = actor.filter(|actor| self.people.contains(actor)).unwrap_or(seat);
        let (key, next) = match self.played.undo(actor) {
            Ok(()) => ("terminal-undone", Next::Show),
            Err(_) => ("table-undo-impossible", Next::Ask),
        };
        let text = refused(&self.words.say(key), self.teller());
        self.say(&text)?;
        Ok(next)
    }

    fn save_as(&self, file: &str) -> String {
        let said = match file {
            "" => self.words.say("terminal-save-needs-file"),
            file => match save(&self.played.record(), file) {
                Ok(()) => self.words.say_with("terminal-saved", &[("file", file.into())]),
                Err(failure) => failure.to_string(),
            },
        };
        sentences(self.teller().width, "   ", &said)
    }
}

/// What happened, a paragraph for each thing.
fn told(news: Vec<String>, teller: Teller<'_>) -> String {
    news.iter().map(|line| sentences(teller.width, "   ", line)).collect()
}

fn refused(reason: &str, teller: Teller<'_>) -> String {
    painted(teller.width, "   ", reason, teller.ink, ACCENT)
}
