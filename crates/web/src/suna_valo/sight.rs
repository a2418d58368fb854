//! One moment of a match, as one viewer sees it, read with the engine's help.

use super::event::Told;
use super::explain;
use super::offered::{choices, groups, offer};
use super::pictures;
use super::plan::is_purchase;
use super::thing::Thing;
use crate::face::{self, Ask, Deal, Group, Moment, Reader, Spot, Teller};
use protocol::Update;
use serde_json::value::RawValue;
use std::any::Any;
use std::error::Error;
use std::sync::Arc;
use suna_valo::{Action, Event, State, Step, View};
use table::{Edition, Game, QuickChance, Seat, Side};
use words::suna_valo::{Deed, Speech};

/// The match as this page sees it. The state behind it is a guess that differs from the truth only
/// in what the page cannot know; open things can be asked of it.
#[derive(Debug)]
pub(super) struct Sight {
    pub(super) view: View,
    pub(super) guess: State,
    pub(super) legal: Vec<Action>,
    pub(super) moment: Moment,
}

/// Reads what a table of an edition tells.
pub(super) struct SightReader(Edition<State>);

impl SightReader {
    pub(super) fn new(edition: Edition<State>) -> SightReader {
        SightReader(edition)
    }

    fn read(&self, update: &Update) -> Result<Sight, Box<dyn Error>> {
        let data = serde_json::from_str(update.view.get())?;
        let view = State::read_view(data, &self.0)?;
        let guess = State::guess(&view, &mut QuickChance::new(1));
        let legal: Vec<Action> =
            update.legal.iter().map(|text| text.parse()).collect::<Result<_, _>>()?;
        let choices = choices(&legal, &update.legal, &view);
        let standings = guess.standings();
        let moment = Moment::new(update, view.viewer(), &guess, choices, standings);
        Ok(Sight { view, guess, legal, moment })
    }
}

impl Reader for SightReader {
    fn sight(
        &self,
        update: &Update,
        _: Option<&dyn face::Sight>,
    ) -> Result<Arc<dyn face::Sight>, Box<dyn Error>> {
        Ok(Arc::new(self.read(update)?))
    }

    fn event(&self, event: &RawValue) -> Result<Arc<dyn face::Event>, serde_json::Error> {
        let event: Event = serde_json::from_str(event.get())?;
        Ok(Arc::new(Told { event, parts: self.0.components.clone() }))
    }
}

impl face::Sight for Sight {
    fn moment(&self) -> &Moment {
        &self.moment
    }

    fn groups(&self, teller: Teller<'_>) -> Vec<Group> {
        groups(&self.legal, &self.view, self.speech(teller))
    }

    fn progress(&self, teller: Teller<'_>) -> String {
        let open = self.view.open();
        let era = self.speech(teller).era(open.era);
        teller.words.say_with("progress", &[("era", era.into()), ("turn", open.turn.into())])
    }

    fn ask(&self, teller: Teller<'_>) -> Ask {
        let question = self.speech(teller).question(self.view.open(), &self.legal);
        let picture = pictures::of_question(self);
        let title = self.title_of_parts(teller).unwrap_or(question.title);
        Ask { title, detail: question.detail, picture }
    }

    fn label(&self, choice: usize, teller: Teller<'_>) -> String {
        // A button that was tapped still asks once when the next moment comes, where it has no name.
        let Some(&action) = self.legal.get(choice) else { return String::new() };
        match action {
            Action::Done if self.title_of_parts(teller).is_some() => {
                teller.words.say("action-done-parts")
            }
            Action::PayRest | Action::Done => {
                self.speech(teller).action(&action, &self.view, &self.legal)
            }
            _ => self.deed(choice, teller).what,
        }
    }

    fn way(&self, choice: usize, teller: Teller<'_>) -> String {
        let delivery = self.speech(teller).delivery(&self.legal[choice], &self.view);
        delivery.unwrap_or_else(|| self.label(choice, teller))
    }

    fn is_planned(&self, choice: usize) -> bool {
        is_purchase(self.legal[choice])
    }

    fn help(&self, choice: usize, teller: Teller<'_>) -> Option<String> {
        Some(self.remarks(choice, teller)).filter(|text| !text.is_empty())
    }

    fn picture(&self, choice: usize) -> Option<String> {
        pictures::of_action(self, self.legal[choice])
    }

    fn deal(&self, choice: usize, teller: Teller<'_>) -> Option<Deal> {
        Some(Deal { notes: self.deed(choice, teller).notes, ..Deal::default() })
    }

    fn side_name(&self, side: Side, teller: Teller<'_>) -> String {
        let seat = Seat::new(side.index());
        seat.map(|seat| self.speech(teller).name(seat)).unwrap_or_default()
    }

    fn spot_name(&self, at: Spot, teller: Teller<'_>) -> String {
        let thing = Thing::at(at);
        thing.map(|thing| explain::name(self, thing, self.speech(teller))).unwrap_or_default()
    }

    fn into_any(self: Arc<Self>) -> Arc<dyn Any + Send + Sync> {
        self
    }
}

impl Sight {
    /// Speaks of the match.
    pub(super) fn speech<'a>(&'a self, teller: Teller<'a>) -> Speech<'a> {
        Speech::new(teller.words, self.view.open().components(), teller.names, teller.eyes)
    }

    /// The seat whose farm is the large one: one's own, or that of the first.
    pub(super) fn near(&self) -> Seat {
        self.moment.eyes.unwrap_or(Seat::FIRST)
    }

    /// The seat across the street.
    pub(super) fn far(&self) -> Seat {
        self.near().next(2)
    }

    /// What is asked while the parts of a column's work lie beside it, each with its name.
    fn title_of_parts(&self, teller: Teller<'_>) -> Option<String> {
        let Step::Activation(pool) = self.view.open().pending()?.step else { return None };
        let column = pool.column.filter(|_| offer(&self.legal).len() > 1)?;
        let column = self.speech(teller).column(column);
        Some(teller.words.say_with("ask-pool-parts", &[("column", column.into())]))
    }

    /// What a choice does, in words.
    pub(super) fn deed(&self, choice: usize, teller: Teller<'_>) -> Deed {
        self.speech(teller).deed(&self.legal[choice], &self.view, &self.legal)
    }

    /// What is to be known of a choice, in a line.
    pub(super) fn remarks(&self, choice: usize, teller: Teller<'_>) -> String {
        let Deed { notes, .. } = self.deed(choice, teller);
        self.speech(teller).remarks(&notes)
    }
}
