//! Kingdom Builder in words: names, what is asked, choices, what happened, the board.

mod action;
mod event;
mod hex;
mod names;
mod preview;
mod question;
mod rules;
mod summary;

#[cfg(all(test, feature = "texts"))]
mod tests;

pub use question::Question;

use crate::{Arg, Words};
use table::Seat;

/// Somebody who speaks of a match to one viewer: in the viewer's language, with the players' names
/// and with "you" for the viewer.
#[derive(Clone, Copy, Debug)]
pub struct Speech<'a> {
    words: &'a Words,
    names: &'a [String],
    me: Option<Seat>,
}

impl<'a> Speech<'a> {
    /// Speaks to the player at seat `me`, or to a watcher if `None`. `names` are those of the seats
    /// in order; a seat without one is called "player 3" and so on.
    pub fn new(words: &'a Words, names: &'a [String], me: Option<Seat>) -> Speech<'a> {
        Speech { words, names, me }
    }

    /// Speaks of things alone, as before a match has players.
    pub fn of_things(words: &'a Words) -> Speech<'a> {
        Speech::new(words, &[], None)
    }

    /// The words used.
    pub fn words(&self) -> &'a Words {
        self.words
    }

    /// What the player at a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.say("common-player-number", &[("number", (seat.index() + 1).into())]),
        }
    }

    fn is_me(&self, seat: Seat) -> bool {
        self.me == Some(seat)
    }

    fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.say_with(key, args)
    }

    /// Says a sentence about what a player does, in the form for "you" or for a name.
    fn say_of(&self, seat: Seat, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let me = if self.is_me(seat) { "yes" } else { "no" };
        let mut all = vec![("me", Arg::from(me)), ("name", self.name(seat).into())];
        all.extend_from_slice(args);
        self.say(key, &all)
    }
}

/// The key of a named thing: `location-foresters-lodge`.
fn key(kind: &str, name: &str) -> String {
    format!("{kind}-{name}")
}
