//! A match without its type.

use crate::any_state::{AnyState, TypedState};
use crate::any_view::{AnyView, TypedView};
use crate::error::Error;
use serde_json::value::{RawValue, to_raw_value};
use std::any::Any;
use table::{Game, Match, Origin, Record, Seat, Standings, Viewer};

/// A match of some game, used by text and JSON.
pub trait AnyMatch: Send {
    /// The match with its type, for those who know it.
    fn as_any(&self) -> &dyn Any;
    /// The same match once more.
    fn copied(&self) -> Box<dyn AnyMatch>;
    /// The game's name.
    fn game(&self) -> &'static str;
    /// What it began with.
    fn origin(&self) -> Origin;
    /// How many seats play.
    fn n_seats(&self) -> usize;
    /// How many actions were played.
    fn n_plies(&self) -> usize;
    /// The action that was played last, with its seat.
    fn last_action(&self) -> Option<(Seat, String)>;
    /// Who is asked; `None` when the match is over.
    fn to_act(&self) -> Option<Seat>;
    /// Everything the seat to act may do, as text.
    fn legal_texts(&self) -> Vec<String>;
    /// What each of them means, in a few plain words.
    #[cfg(feature = "texts")]
    fn legal_meanings(&self) -> Vec<String>;
    /// Carries out an action given as text; `draws` names what chance brings in a scripted match.
    fn act(&mut self, seat: Seat, action: &str, draws: Vec<String>) -> Result<(), Error>;
    /// Carries out the legal action with this number, from 0.
    fn choose(&mut self, seat: Seat, index: usize, draws: Vec<String>) -> Result<(), Error>;
    /// How many actions a seat may take back.
    fn n_undoable(&self, seat: Seat) -> usize;
    /// Takes back the latest action of a seat.
    fn undo(&mut self, seat: Seat) -> Result<(), Error>;
    /// How many of the latest actions lie between now and before the latest one of a seat, if nobody
    /// has learned anything since.
    fn n_returnable(&self, seat: Seat) -> Option<usize>;
    /// Takes back the latest actions, whoever did them.
    fn go_back(&mut self, n_actions: usize) -> Result<(), Error>;
    /// The state without its history.
    fn state(&self) -> Box<dyn AnyState>;
    /// What a viewer knows.
    fn view(&self, viewer: Viewer) -> Box<dyn AnyView>;
    /// What a viewer may know of what happened after the first `n_plies` actions, as text; with
    /// `None` of everything, the set-up too.
    #[cfg(feature = "texts")]
    fn event_texts(&self, n_plies: Option<usize>, viewer: Viewer) -> Vec<String>;
    /// The same as JSON, each with the number of its action, from 1; 0 is the set-up.
    fn events_json(&self, n_plies: Option<usize>, viewer: Viewer) -> Vec<(usize, Box<RawValue>)>;
    /// The points as they stand.
    fn standings(&self) -> Standings;
    /// The match as a record.
    fn record(&self) -> Record;
}

impl<G: Game> AnyMatch for Match<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn copied(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn game(&self) -> &'static str {
        G::NAME
    }

    fn origin(&self) -> Origin {
        Match::origin(self)
    }

    fn n_seats(&self) -> usize {
        Match::state(self).n_seats()
    }

    fn n_plies(&self) -> usize {
        Match::n_plies(self)
    }

    fn last_action(&self) -> Option<(Seat, String)> {
        self.actions().last().map(|(seat, action)| (seat, action.to_string()))
    }

    fn to_act(&self) -> Option<Seat> {
        Match::state(self).to_act()
    }

    fn legal_texts(&self) -> Vec<String> {
        legal(self).iter().map(G::Action::to_string).collect()
    }

    #[cfg(feature = "texts")]
    fn legal_meanings(&self) -> Vec<String> {
        legal(self).into_iter().map(|action| Match::state(self).meaning(action)).collect()
    }

    fn act(&mut self, seat: Seat, action: &str, draws: Vec<String>) -> Result<(), Error> {
        let action: G::Action = action.parse()?;
        Ok(Match::act(self, seat, action, draws)?)
    }

    fn choose(&mut self, seat: Seat, index: usize, draws: Vec<String>) -> Result<(), Error> {
        let legal = legal(self);
        let n_legal = legal.len();
        let &action = legal.get(index).ok_or(Error::NoSuchChoice { index, n_legal })?;
        Ok(Match::act(self, seat, action, draws)?)
    }

    fn n_undoable(&self, seat: Seat) -> usize {
        Match::n_undoable(self, seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Error> {
        Ok(Match::undo(self, seat)?)
    }

    fn n_returnable(&self, seat: Seat) -> Option<usize> {
        Match::n_returnable(self, seat)
    }

    fn go_back(&mut self, n_actions: usize) -> Result<(), Error> {
        Ok(Match::go_back(self, n_actions)?)
    }

    fn state(&self) -> Box<dyn AnyState> {
        Box::new(TypedState::new(Match::state(self).clone()))
    }

    fn view(&self, viewer: Viewer) -> Box<dyn AnyView> {
        Box::new(TypedView::<G>(Match::state(self).view(viewer)))
    }

    #[cfg(feature = "texts")]
    fn event_texts(&self, n_plies: Option<usize>, viewer: Viewer) -> Vec<String> {
        let state = Match::state(self);
        self.events_since(n_plies, viewer).map(|(_, event)| state.tell(&event)).collect()
    }

    fn events_json(&self, n_plies: Option<usize>, viewer: Viewer) -> Vec<(usize, Box<RawValue>)> {
        let written = |event: &G::Event| to_raw_value(event).expect("an event can be written out");
        self.events_since(n_plies, viewer).map(|(ply, event)| (ply, written(&event))).collect()
    }

    fn standings(&self) -> Standings {
        Match::state(self).standings()
    }

    fn record(&self) -> Record {
        Match::record(self)
    }
}

fn legal<G: Game>(played: &Match<G>) -> Vec<G::Action> {
    let mut actions = Vec::new();
    played.state().legal(&mut actions);
    actions
}
