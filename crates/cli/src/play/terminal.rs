//! How a game is played in the terminal: what a game's folder gives to the session that all games
//! share.
//!
//! A [`Terminal`] is the game itself, a [`Sight`] is one moment of a match with the eyes of the seat
//! that is asked. Sights say what there is; the session decides when it is shown, breaks lines,
//! pages, and reads what is typed.

use super::ink::Ink;
use clap::{ArgMatches, Command};
use games::AnyMatch;
use table::{Seat, Side};
use words::{Section, Words};

/// A game, as it is played in the terminal.
pub(crate) trait Terminal: Sync {
    /// The game's stable name.
    fn game(&self) -> &'static str;

    /// The command with the game's own flags, which say how a match is set up.
    fn with_flags(&self, command: Command) -> Command;

    /// The options that the flags ask for, in the engine's text form; how many play is said by a
    /// flag of all games.
    fn options(&self, flags: &ArgMatches, n_players: Option<usize>) -> String;

    /// The rules in our words, as the project's documentation has them: English.
    fn rules(&self) -> &'static str;

    /// A match as the seat that is asked sees it.
    fn sight<'t>(
        &self,
        played: &'t dyn AnyMatch,
        seat: Seat,
        teller: Teller<'t>,
    ) -> Box<dyn Sight + 't>;
}

/// How to speak: in which language, of whom, and on how wide a page.
#[derive(Clone, Copy)]
pub(crate) struct Teller<'t> {
    /// The words of the game at the terminal.
    pub(crate) words: &'t Words,
    /// The names of all seats; empty for people, who are "Player 2" and so on.
    pub(crate) names: &'t [String],
    /// In how many columns everything has to fit.
    pub(crate) width: usize,
    pub(crate) ink: Ink,
}

impl Teller<'_> {
    /// What the player at a seat is called.
    pub(crate) fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => {
                let number = ("number", (seat.index() + 1).into());
                self.words.say_with("common-player-number", &[number])
            }
        }
    }

    /// The points of somebody among those of others.
    pub(crate) fn points_of(&self, name: &str, points: i32) -> String {
        let args = [("name", name.into()), ("points", points.into())];
        self.words.say_with("terminal-points-of", &args)
    }
}

/// One moment of a match, with the eyes of a seat. Texts of several lines end each of them with a
/// line break and fit the teller's width; single sentences are broken by whoever shows them.
pub(crate) trait Sight {
    /// What was chosen before the match, in a few words for each thing.
    fn set_up(&self) -> Vec<String>;

    /// A number that is another one in each turn of the seat.
    fn turn(&self) -> usize;

    /// What lies in the middle of the table: the first thing to look at in a turn.
    fn board(&self) -> String;

    /// How the match stands, in a few words for each thing: the round, the card in play, the hand.
    fn status(&self) -> Vec<String>;

    /// What is asked: a sentence, and what helps to answer it.
    fn ask(&self) -> Vec<String>;

    /// Everything that can be chosen, in the order of its numbers.
    fn choices(&self) -> Vec<Choices>;

    /// The action that is meant by something typed that is neither a number nor an action's text,
    /// or why none is; `None` if the game cannot read it.
    fn read(&self, _typed: &str) -> Option<Result<String, String>> {
        None
    }

    /// What happened after so many actions, or all of it, in sentences.
    fn news(&self, since: Option<usize>) -> Vec<String>;

    /// What can be looked up besides the board, the score and the rules.
    fn topics(&self) -> Vec<Topic>;

    /// What is known of a topic; `about` is what was typed after its word.
    fn look_up(&self, topic: &str, about: &str) -> Result<String, String>;

    /// What a category of the standings is called, and how it pays.
    fn category(&self, name: &str) -> (String, String);

    /// What a side is called that is part of the game.
    fn opponent(&self, side: Side) -> String;

    /// The sign of a side in a heading.
    fn mark(&self, side: Side) -> String {
        (side.index() + 1).to_string()
    }

    /// The rules in short.
    fn rules_in_short(&self) -> Vec<Section>;

    /// Why a rule forbids something, by its number.
    fn refusal(&self, rule: &str) -> Option<String>;

    /// What can be typed in this game besides numbers and what is listed: an example, and what it
    /// means.
    fn ways_to_choose(&self) -> Vec<(String, String)>;
}

/// Choices that are listed together.
pub(crate) enum Choices {
    /// One, on lines of its own.
    One(Choice),
    /// Many of a kind, as one paragraph.
    Many {
        /// What is done with them.
        title: String,
        /// All of them in short, in the order of their numbers.
        brief: Vec<String>,
        choices: Vec<Choice>,
    },
}

impl Choices {
    /// Each of them.
    pub(crate) fn each(&self) -> &[Choice] {
        match self {
            Choices::One(choice) => std::slice::from_ref(choice),
            Choices::Many { choices, .. } => choices,
        }
    }
}

/// One choice.
pub(crate) struct Choice {
    /// The action in the engine's text form.
    pub(crate) action: String,
    /// What is done, with its full price.
    pub(crate) label: String,
    /// What it brings, as far as that is known; may be empty.
    pub(crate) preview: String,
}

/// Something that can be looked up by a word.
pub(crate) struct Topic {
    /// What is typed for it: the first is shown, the others are understood too.
    pub(crate) names: &'static [&'static str],
    /// What may follow, such as `NUMBER`; empty if nothing does.
    pub(crate) about: &'static str,
    /// What is shown then.
    pub(crate) meaning: String,
}
