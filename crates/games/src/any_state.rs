//! A state without its type: for those who play many matches and need no history.

use crate::any_view::{AnyView, TypedView};
use crate::error::Error;
use table::{Game, PlayError, QuickChance, Seat, Silent, Standings, Viewer};

/// The state of a match of some game. Actions are chosen by their place in the list of legal ones.
pub trait AnyState: Send {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// How many seats play.
    fn n_seats(&self) -> usize;
    /// How many sides have a score.
    fn n_sides(&self) -> usize;
    /// Who is asked; `None` when the match is over.
    fn to_act(&self) -> Option<Seat>;
    /// How many actions the seat to act can choose from.
    fn n_legal(&self) -> usize;
    /// Their texts, in the order in which [`AnyState::choose`] counts them.
    fn legal_texts(&self) -> Vec<String>;
    /// Carries out the legal action with this number, from 0.
    fn choose(&mut self, index: usize, chance: &mut QuickChance) -> Result<(), Error>;
    /// What a viewer knows.
    fn view(&self, viewer: Viewer) -> Box<dyn AnyView>;
    /// The points as they stand.
    fn standings(&self) -> Standings;
    /// A copy.
    fn copy(&self) -> Box<dyn AnyState>;
}

/// A game's state, with room to list its actions.
pub(crate) struct TypedState<G: Game> {
    state: G,
    legal: Vec<G::Action>,
}

impl<G: Game> TypedState<G> {
    pub(crate) fn new(state: G) -> TypedState<G> {
        let mut legal = Vec::new();
        state.legal(&mut legal);
        TypedState { state, legal }
    }
}

impl<G: Game> AnyState for TypedState<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn n_seats(&self) -> usize {
        self.state.n_seats()
    }

    fn n_sides(&self) -> usize {
        self.state.n_sides()
    }

    fn to_act(&self) -> Option<Seat> {
        self.state.to_act()
    }

    fn n_legal(&self) -> usize {
        self.legal.len()
    }

    fn legal_texts(&self) -> Vec<String> {
        self.legal.iter().map(G::Action::to_string).collect()
    }

    fn choose(&mut self, index: usize, chance: &mut QuickChance) -> Result<(), Error> {
        if self.legal.is_empty() {
            return Err(PlayError::Over.into());
        }
        let n_legal = self.legal.len();
        let &action = self.legal.get(index).ok_or(Error::NoSuchChoice { index, n_legal })?;
        self.state.apply_unchecked(action, chance, &mut Silent);
        self.state.legal(&mut self.legal);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> Box<dyn AnyView> {
        Box::new(TypedView::<G>(self.state.view(viewer)))
    }

    fn standings(&self) -> Standings {
        self.state.standings()
    }

    fn copy(&self) -> Box<dyn AnyState> {
        Box::new(TypedState { state: self.state.clone(), legal: self.legal.clone() })
    }
}
