//! One moment of a match, as one viewer sees it, read with the engine's help.

use super::event::Told;
use super::explain;
use super::offered::{choices, groups};
use super::pictures;
use super::speech;
use super::thing::Thing;
use crate::face::{self, Ask, Deal, Group, Moment, Reader, Spot, Teller};
use boonlake::{Action, Event, State, Step, View};
use protocol::Update;
use serde_json::value::RawValue;
use std::any::Any;
use std::error::Error;
use std::sync::Arc;
use table::{Edition, Game, QuickChance, Seat, Side};

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
        let choices = choices(&legal, &update.legal, view.open());
        let standings = guess.standings_so_far();
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
        groups(&self.legal, teller.words)
    }

    fn progress(&self, teller: Teller<'_>) -> String {
        speech(teller).when(self.view.open())
    }

    fn ask(&self, teller: Teller<'_>) -> Ask {
        let question = speech(teller).question(&self.view);
        let picture = pictures::of_question(self);
        Ask { title: question.title, detail: question.detail, picture }
    }

    fn label(&self, choice: usize, teller: Teller<'_>) -> String {
        let speech = speech(teller);
        let deal = speech.deal(&self.legal[choice], &self.view);
        match self.legal[choice] {
            // The two ways to hire differ by their price alone.
            Action::Hire { .. } => speech.label(&deal),
            _ => deal.what,
        }
    }

    fn way(&self, choice: usize, teller: Teller<'_>) -> String {
        let way = speech(teller).way(&self.legal[choice], &self.view);
        way.unwrap_or_else(|| self.label(choice, teller))
    }

    fn help(&self, choice: usize, teller: Teller<'_>) -> Option<String> {
        Some(self.terms(choice, teller)).filter(|text| !text.is_empty())
    }

    fn picture(&self, choice: usize) -> Option<String> {
        pictures::of_action(self, self.legal[choice])
    }

    fn deal(&self, choice: usize, teller: Teller<'_>) -> Option<Deal> {
        let deal = speech(teller).deal(&self.legal[choice], &self.view);
        Some(Deal {
            costs: deal.costs,
            brings: deal.brings,
            notes: deal.notes,
            changes: Vec::new(),
        })
    }

    fn side_name(&self, side: Side, teller: Teller<'_>) -> String {
        speech(teller).side(self.view.open(), side)
    }

    fn spot_name(&self, at: Spot, teller: Teller<'_>) -> String {
        let thing = Thing::at(at);
        thing.map(|thing| explain::name(self, thing, speech(teller))).unwrap_or_default()
    }

    /// The strips from the top, or the stops of the ship by steps.
    fn row(&self) -> Vec<Spot> {
        let open = self.view.open();
        if !self.moment.is_my_turn() {
            return Vec::new();
        }
        match open.step() {
            Some(Step::Turn { .. }) => {
                open.strips.iter().map(|&strip| Thing::Strip(strip).spot()).collect()
            }
            Some(Step::Sail { .. }) => {
                let stops = self.legal.iter().filter(|it| matches!(it, Action::Sail { .. }));
                let stops = stops.filter_map(|&stop| Thing::of_action(stop, open));
                stops.map(Thing::spot).collect()
            }
            _ => Vec::new(),
        }
    }

    fn into_any(self: Arc<Self>) -> Arc<dyn Any + Send + Sync> {
        self
    }
}

impl Sight {
    /// What a choice costs and brings, in a line.
    pub(super) fn terms(&self, choice: usize, teller: Teller<'_>) -> String {
        let speech = speech(teller);
        let deal = speech.deal(&self.legal[choice], &self.view);
        speech.terms(&deal)
    }

    /// The seat whose board is looked at: the own one, or that of whose turn it is.
    pub(super) fn at_the_board(&self) -> Seat {
        self.moment.eyes.unwrap_or(self.view.open().turn)
    }

    /// The seats that play.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.moment.n_seats)
    }
}
