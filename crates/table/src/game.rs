//! What a game is, to everything that is not the game itself.

use crate::chance::Chance;
use crate::components::Components;
use crate::edition::{Edition, Setup};
use crate::journal::{Event, Journal};
use crate::refusal::{Faults, ParseError, Refusal};
use crate::seat::{Seat, Viewer};
use crate::side::{BySide, Side};
use crate::standings::Standings;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// A game is a value: its complete state, from which everything else is derived.
///
/// Two states are equal if the rest of the match can go the same ways from both.
pub trait Game: Clone + PartialEq + Debug + Send + Sized + 'static {
    /// The game's name in commands and records, such as `kingdom-builder`.
    const NAME: &'static str;

    /// The versions of the rules that can be played. A change that makes an old record replay
    /// differently gets a new number, and matches that began under an old one go on under it.
    const RULES: RangeInclusive<u16>;

    /// How many seats a match can have.
    const SEATS: RangeInclusive<usize>;

    /// What is printed on boards, cards and tiles.
    type Components: Components;

    /// What is chosen before the match; text form `key=value key=value`.
    type Options: Clone
        + Default
        + PartialEq
        + Debug
        + Display
        + FromStr<Err = ParseError>
        + Send
        + 'static;

    /// One small choice; a plain value with a stable text form. Serialised it is an object that
    /// names its kind and fields.
    type Action: Copy
        + Eq
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = ParseError>
        + serde::Serialize
        + Send
        + Sync
        + 'static;

    /// Something that happened. Serialised it is an object that names its kind and fields.
    type Event: Event + serde::Serialize + serde::de::DeserializeOwned + Send + 'static;

    /// What one viewer knows.
    type View: Clone + PartialEq + Debug + Display + Send + Sync + 'static;

    /// A view as it is sent to a client; with actions and events the only part of a game that is
    /// ever serialised. A client reads it back whole, so that it can ask the engine itself.
    type ViewData: serde::Serialize + serde::de::DeserializeOwned;

    /// What a viewer cannot see, as a heap without order; see [`Game::unseen`].
    type Unseen: PartialEq + Debug;

    /// Sets the table up, or says everything that is wrong with the options.
    fn begin<C: Chance, J: Journal<Self::Event>>(
        setup: &Setup<Self>,
        chance: &mut C,
        journal: &mut J,
    ) -> Result<Self, Faults>;

    /// Sets the table up by the newest rules and with the components that come with the program.
    fn start<C: Chance, J: Journal<Self::Event>>(
        options: &Self::Options,
        chance: &mut C,
        journal: &mut J,
    ) -> Result<Self, Faults> {
        Self::begin(&Setup::ours(options.clone()), chance, journal)
    }

    /// [`Game::begin`] by any chance: compiled once for all of them, where size matters more than
    /// speed, as in a match that people play.
    fn begin_by(
        setup: &Setup<Self>,
        mut chance: &mut dyn Chance,
        events: &mut Vec<Self::Event>,
    ) -> Result<Self, Faults> {
        Self::begin(setup, &mut chance, events)
    }

    /// By which rules and with which components this match is played.
    fn edition(&self) -> Edition<Self>;

    /// How many seats play.
    fn n_seats(&self) -> usize;

    /// How many sides have a score: the seats, and an opponent that is part of the game.
    fn n_sides(&self) -> usize {
        self.n_seats()
    }

    /// The one seat that is asked for a choice, or `None` when the match is over.
    fn to_act(&self) -> Option<Seat>;

    /// Fills `actions` with everything the seat to act may do now, replacing what it held.
    ///
    /// Empty exactly when the match is over. Does not allocate once `actions` has room.
    fn legal(&self, actions: &mut Vec<Self::Action>);

    /// Whether the seat to act may do this now, and if not, by which rule.
    fn check(&self, action: Self::Action) -> Result<(), Refusal>;

    /// What an action would do now, in a few plain English words for whoever chooses.
    fn meaning(&self, action: Self::Action) -> String {
        action.to_string()
    }

    /// What happened, in plain English words; with the names of cards and tiles, where an event
    /// knows only which they are.
    fn tell(&self, event: &Self::Event) -> String {
        event.to_string()
    }

    /// Carries out an action that [`Game::check`] accepts; with any other the state is worthless
    /// afterwards, or it panics.
    fn apply_unchecked<C: Chance, J: Journal<Self::Event>>(
        &mut self,
        action: Self::Action,
        chance: &mut C,
        journal: &mut J,
    );

    /// [`Game::apply_unchecked`] by any chance: compiled once for all of them, where size matters
    /// more than speed.
    fn apply_by(
        &mut self,
        action: Self::Action,
        mut chance: &mut dyn Chance,
        events: &mut Vec<Self::Event>,
    ) {
        self.apply_unchecked(action, &mut chance, events);
    }

    /// Carries out an action, or refuses it and leaves the state untouched.
    fn apply<C: Chance, J: Journal<Self::Event>>(
        &mut self,
        action: Self::Action,
        chance: &mut C,
        journal: &mut J,
    ) -> Result<(), Refusal> {
        self.check(action)?;
        self.apply_unchecked(action, chance, journal);
        Ok(())
    }

    /// What this viewer knows.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The form in which a view is sent.
    fn write_view(view: &Self::View) -> Self::ViewData;

    /// Reads a view of a match of this edition, and checks that it is possible.
    fn read_view(data: Self::ViewData, edition: &Edition<Self>) -> Result<Self::View, ParseError>;

    /// A full state that the viewer cannot tell from the true one, with everything unseen dealt
    /// anew.
    fn guess<C: Chance>(view: &Self::View, chance: &mut C) -> Self;

    /// Everything hidden from a viewer, as a heap. When it changes, the viewer has learned
    /// something.
    fn unseen(&self, viewer: Viewer) -> Self::Unseen;

    /// The points as they stand; the result, once the match is over.
    fn standings(&self) -> Standings;

    /// The totals of the standings, for those who need only them, and fast.
    fn totals(&self) -> BySide<i32> {
        let totals = self.standings().totals();
        BySide::new(totals.len(), |side: Side| totals[side.index()])
    }
}
