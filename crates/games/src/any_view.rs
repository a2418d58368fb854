//! A view without its type.

use crate::any_state::{AnyState, TypedState};
use serde_json::value::{RawValue, to_raw_value};
use std::any::Any;
use table::{Game, QuickChance};

/// What one viewer knows of a match of some game. Whoever has only this cannot know more.
pub trait AnyView: Send + Sync {
    /// The game's view with its type, for those who know it.
    fn as_any(&self) -> &dyn Any;
    /// The game's name.
    fn game(&self) -> &'static str;
    /// A state that the viewer cannot tell from the true one, to imagine how it might go on.
    fn guess(&self, chance: &mut QuickChance) -> Box<dyn AnyState>;
    /// The view as it is sent to a client.
    fn json(&self) -> Box<RawValue>;
    /// The view as text.
    #[cfg(feature = "texts")]
    fn text(&self) -> String;
}

/// A game's view, as a value without its type.
pub(crate) struct TypedView<G: Game>(pub(crate) G::View);

impl<G: Game> AnyView for TypedView<G> {
    fn as_any(&self) -> &dyn Any {
        &self.0
    }

    fn game(&self) -> &'static str {
        G::NAME
    }

    fn guess(&self, chance: &mut QuickChance) -> Box<dyn AnyState> {
        Box::new(TypedState::new(G::guess(&self.0, chance)))
    }

    fn json(&self) -> Box<RawValue> {
        to_raw_value(&G::write_view(&self.0)).expect("a view can be written out")
    }

    #[cfg(feature = "texts")]
    fn text(&self) -> String {
        self.0.to_string()
    }
}
