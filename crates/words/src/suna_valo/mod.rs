//! Suna Valo in words: names, what is asked, choices with their full price, what happened, the
//! table.

mod action;
mod buying;
mod card;
mod event;
mod followed;
mod names;
mod offer;
mod options;
mod question;
mod rules;
mod sight;
mod summary;

#[cfg(all(test, feature = "texts"))]
mod tests;

pub use action::Deed;
pub use question::Question;
pub use sight::Entry;

use crate::{Arg, Words};
use suna_valo::Components;
use table::Seat;

/// Somebody who speaks of a match to one viewer: in the viewer's language, with the players' names,
/// with "you" for the viewer, and of the cards the match is played with.
#[derive(Clone, Copy, Debug)]
pub struct Speech<'a> {
    words: &'a Words,
    components: &'a Components,
    names: &'a [String],
    me: Option<Seat>,
}

impl<'a> Speech<'a> {
    /// Speaks to the player at seat `me`, or to a watcher if `None`. `names` are those of the seats
    /// in order; a seat without one is called "player 2" and so on.
    pub fn new(
        words: &'a Words,
        components: &'a Components,
        names: &'a [String],
        me: Option<Seat>,
    ) -> Speech<'a> {
        Speech { words, components, names, me }
    }

    /// Speaks of things alone, as before a match has players.
    pub fn of_things(words: &'a Words, components: &'a Components) -> Speech<'a> {
        Speech::new(words, components, &[], None)
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

    /// A number of something: `count-steps` says "1 step" or "2 steps".
    fn count(&self, key: &str, count: impl Into<Arg<'static>>) -> String {
        self.say(key, &[("count", count.into())])
    }

    /// Something and remarks about it, one after the other.
    fn noted(&self, first: String, notes: impl IntoIterator<Item = String>) -> String {
        notes.into_iter().fold(first, |said, note| {
            self.say("joined-notes", &[("first", said.into()), ("next", note.into())])
        })
    }

    /// Remarks in one line.
    pub fn remarks(&self, notes: &[String]) -> String {
        match notes {
            [] => String::new(),
            [first, others @ ..] => self.noted(first.clone(), others.iter().cloned()),
        }
    }

    /// Something one does and remarks about it.
    fn deed_with(&self, what: String, notes: impl IntoIterator<Item = String>) -> Deed {
        Deed { what, notes: notes.into_iter().collect() }
    }

    /// Things of which one is chosen: "grain, lily or flower".
    fn either(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => {
                let first = self.words.commas(first);
                self.say("joined-or", &[("first", first.into()), ("last", last.into())])
            }
        }
    }
}

/// The key of a named thing: `festival-harvest-fair`.
fn key(kind: &str, name: &str) -> String {
    format!("{kind}-{name}")
}

/// The other one of the two seats.
fn other(seat: Seat) -> Seat {
    seat.next(2)
}
