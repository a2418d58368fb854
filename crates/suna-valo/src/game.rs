//! Suna Valo as a [`Game`].

use crate::action::Action;
use crate::components::Components;
use crate::event::Event;
use crate::options::Options;
use crate::score;
use crate::state::{SEATS, State, other};
use crate::view::{Unseen, View};
use crate::view_data::ViewData;
use std::ops::RangeInclusive;
use std::sync::Arc;
use table::{
    BySide, Chance, Edition, Faults, Game, Journal, ParseError, Refusal, Seat, Setup, Standings,
    Viewer,
};

impl Game for State {
    const NAME: &'static str = "suna-valo";
    const RULES: RangeInclusive<u16> = 1..=1;
    const SEATS: RangeInclusive<usize> = SEATS..=SEATS;

    type Components = Components;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type ViewData = ViewData;
    type Unseen = Unseen;

    fn begin<C: Chance, J: Journal<Event>>(
        setup: &Setup<State>,
        chance: &mut C,
        journal: &mut J,
    ) -> Result<State, Faults> {
        State::set_up(setup, chance, journal)
    }

    fn edition(&self) -> Edition<State> {
        let setting = &self.open.setting;
        Edition { rules: setting.rules, components: Arc::clone(&setting.components) }
    }

    fn write_view(view: &View) -> ViewData {
        ViewData::new(view)
    }

    fn read_view(data: ViewData, edition: &Edition<State>) -> Result<View, ParseError> {
        data.read(edition)
    }

    fn n_seats(&self) -> usize {
        SEATS
    }

    #[inline]
    fn to_act(&self) -> Option<Seat> {
        self.open.steps.last().map(|pending| pending.seat)
    }

    #[inline]
    fn legal(&self, actions: &mut Vec<Action>) {
        actions.clear();
        self.list(&mut |action| actions.push(action));
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        self.verdict(action).map_err(|rule| rule.refusal())
    }

    #[inline]
    fn apply_unchecked<C: Chance, J: Journal<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        journal: &mut J,
    ) {
        self.carry_out(action, chance, journal);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn guess<C: Chance>(view: &View, chance: &mut C) -> State {
        view.guess(chance)
    }

    fn unseen(&self, viewer: Viewer) -> Unseen {
        Unseen::of(self, viewer)
    }

    fn standings(&self) -> Standings {
        let mut standings = Standings::new(SEATS);
        for (name, points) in score::CATEGORIES {
            standings.add(name, |seat| points(&self.open, seat));
        }
        standings.ties_go_to(other(self.open.tree));
        standings
    }

    /// Without the breakdown nothing is allocated.
    fn totals(&self) -> BySide<i32> {
        BySide::of_seats(SEATS, |seat| score::total(&self.open, seat))
    }
}
