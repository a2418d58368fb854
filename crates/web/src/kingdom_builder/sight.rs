//! What the page knows of the match, with the engine's help.

use super::places::place_of;
use super::story::{Stories, Told};
use kingdom_builder::{Action, Cell, CellSet, State, Step, View};
use protocol::Update;
use std::error::Error;
use table::{Game, QuickChance, Refusal, Seat, Standings, Viewer};

/// The match as this page sees it. The state behind it is a guess that differs from the truth only
/// in what the page cannot know; open things can be asked of it.
#[derive(Debug)]
pub(crate) struct Sight {
    pub(crate) view: View,
    pub(crate) guess: State,
    pub(crate) legal: Vec<Action>,
    /// What happened since the one who looks last ended a turn, without the own events.
    pub(crate) news: Vec<Told>,
    pub(crate) standings: Standings,
    pub(crate) undoable: usize,
}

impl Sight {
    /// Reads what a table told; what happened goes on in `stories`.
    pub(crate) fn read(update: &Update, stories: &mut Stories) -> Result<Sight, Box<dyn Error>> {
        stories.take_in(update)?;
        let view: View = serde_json::from_str(update.view.get())?;
        let guess = State::guess(&view, &mut QuickChance::new(1));
        let legal = update.legal.iter().map(|text| text.parse()).collect::<Result<_, _>>()?;
        Ok(Sight {
            standings: guess.standings(),
            view,
            guess,
            legal,
            news: stories.news(),
            undoable: update.undoable,
        })
    }

    /// The seat with whose eyes the page sees.
    pub(crate) fn eyes(&self) -> Option<Seat> {
        match self.view.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        }
    }

    pub(crate) fn to_act(&self) -> Option<Seat> {
        self.view.open().to_act()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.to_act().is_none()
    }

    /// Whether the one who looks is asked.
    pub(crate) fn is_my_turn(&self) -> bool {
        !self.legal.is_empty()
    }

    /// The hexes where something can be done.
    pub(crate) fn targets(&self) -> CellSet {
        self.legal.iter().filter_map(place_of).collect()
    }

    /// What can be done at a hex.
    pub(crate) fn action_at(&self, at: Cell) -> Option<Action> {
        self.legal.iter().copied().find(|action| place_of(action) == Some(at))
    }

    /// What can be done without a hex.
    pub(crate) fn plain_actions(&self) -> Vec<Action> {
        self.legal.iter().copied().filter(|action| place_of(action).is_none()).collect()
    }

    /// Why nothing can be done at a hex, if the one who looks is asked for a hex at all.
    pub(crate) fn why_not(&self, at: Cell) -> Option<Refusal> {
        if !self.is_my_turn() || self.action_at(at).is_some() {
            return None;
        }
        let action = match self.view.open().step()? {
            Step::Lift { .. } => Action::Lift { from: at },
            Step::Put { .. } => Action::Put { at },
            Step::Wall { .. } => Action::Wall { at },
            Step::Scout { .. } => Action::Scout { at },
            Step::Piece { .. } => Action::Place { at },
            Step::City => Action::City { at },
            Step::Temple | Step::Sword { .. } => Action::Remove { from: at },
            _ => Action::Build { at },
        };
        self.guess.check(action).err()
    }
}
