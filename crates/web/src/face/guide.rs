//! What is told of a moment when somebody asks about it.

use super::{Outcome, Part, Sight, Spot, Teller, WhyNot};
use std::any::Any;

/// Tells of one moment what a place is, what a choice would bring, and why something cannot be done.
/// Most of it is found by carrying actions out, so it needs most of the engine; a table is seen and
/// can be played at before that is there.
pub(crate) trait Guide {
    /// What a choice would bring.
    fn preview(&self, choice: usize, teller: Teller<'_>) -> String;

    /// What would follow from a choice, as far as it is more than the deal says.
    fn outcome(&self, choice: usize, teller: Teller<'_>) -> Outcome;

    /// How much a choice would bring, in points at once; choices are put in this order.
    fn worth(&self, choice: usize) -> i32;

    /// What is at a place, in sentences.
    fn explain(&self, spot: Spot, teller: Teller<'_>) -> Vec<String>;

    /// Why nothing can be done at a place, if the viewer is asked for one at all.
    fn why_not(&self, spot: Spot, teller: Teller<'_>) -> Option<WhyNot>;

    /// The same to whoever clicked there: what is not asked for at all is told too, if the game likes.
    fn why_not_clicked(&self, spot: Spot, teller: Teller<'_>) -> Option<WhyNot> {
        self.why_not(spot, teller)
    }

    /// The table as text: the board, the seats, whatever there is to know.
    fn as_text(&self, teller: Teller<'_>) -> Vec<Part>;
}

/// A game's moments as guides to themselves.
pub(crate) type AsGuide = fn(&dyn Sight) -> &dyn Guide;

/// A moment of a game as a guide to itself.
pub(crate) fn as_guide<S: Sight + Guide>(sight: &dyn Sight) -> &dyn Guide {
    let sight = (sight as &dyn Any).downcast_ref::<S>();
    sight.expect("a table of a game shows that game")
}
