//! What is told of a moment when somebody asks about it.

use super::deal::{outcome, worth};
use super::explain;
use super::sight::Sight;
use super::speech;
use super::thing::Thing;
use crate::face::{Guide, Outcome, Part, Spot, Teller, WhyNot};

impl Guide for Sight {
    fn preview(&self, choice: usize, teller: Teller<'_>) -> String {
        self.terms(choice, teller)
    }

    fn outcome(&self, choice: usize, teller: Teller<'_>) -> Outcome {
        outcome(self, self.legal[choice], teller)
    }

    fn worth(&self, choice: usize) -> i32 {
        worth(self, self.legal[choice])
    }

    fn explain(&self, at: Spot, teller: Teller<'_>) -> Vec<String> {
        let thing = Thing::at(at);
        thing.map(|thing| explain::explain(self, thing, speech(teller))).unwrap_or_default()
    }

    fn why_not(&self, at: Spot, teller: Teller<'_>) -> Option<WhyNot> {
        explain::why_not(self, self.refused(at)?, speech(teller))
    }

    fn why_not_clicked(&self, at: Spot, teller: Teller<'_>) -> Option<WhyNot> {
        explain::why_not_clicked(self, self.refused(at)?, speech(teller))
    }

    fn as_text(&self, teller: Teller<'_>) -> Vec<Part> {
        explain::as_text(self, speech(teller))
    }
}

impl Sight {
    /// The thing at a place where nothing can be done by whoever is asked.
    fn refused(&self, at: Spot) -> Option<Thing> {
        let is_refused = self.moment.is_my_turn() && !self.moment.is_lit(at, None);
        Thing::at(at).filter(|_| is_refused)
    }
}
