//! Boonlake as a [`Game`].

use crate::action::Action;
use crate::card::CardSet;
use crate::components::Components;
use crate::event::Event;
use crate::options::Options;
use crate::state::{EMINENCE, MAX_PLAYERS, State};
use crate::view::View;
use crate::view_data::ViewData;
use std::ops::RangeInclusive;
use std::sync::Arc;
use table::{
    BySide, Chance, Edition, Faults, Game, Journal, ParseError, Refusal, Seat, Setup, Standings,
    Viewer,
};

impl Game for State {
    const NAME: &'static str = "boonlake";
    const RULES: RangeInclusive<u16> = 1..=1;
    const SEATS: RangeInclusive<usize> = 1..=MAX_PLAYERS;

    type Components = Components;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type ViewData = ViewData;
    type Unseen = CardSet;

    fn begin<C: Chance, J: Journal<Event>>(
        setup: &Setup<State>,
        chance: &mut C,
        journal: &mut J,
    ) -> Result<State, Faults> {
        State::set_up(&setup.edition, &setup.options, chance, journal)
    }

    fn edition(&self) -> Edition<State> {
        Edition { rules: self.open.rules, components: Arc::clone(&self.open.components) }
    }

    fn n_sides(&self) -> usize {
        self.open.n_sides()
    }

    fn n_seats(&self) -> usize {
        self.open.n_seats()
    }

    #[inline]
    fn to_act(&self) -> Option<Seat> {
        self.open.to_act()
    }

    #[inline]
    fn legal(&self, actions: &mut Vec<Action>) {
        self.list(actions);
    }

    fn meaning(&self, action: Action) -> String {
        State::meaning(self, action)
    }

    fn tell(&self, event: &Event) -> String {
        self.parts().event_text(event)
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

    fn write_view(view: &View) -> ViewData {
        view.data()
    }

    fn read_view(data: ViewData, edition: &Edition<State>) -> Result<View, ParseError> {
        data.read(edition)
    }

    fn guess<C: Chance>(view: &View, chance: &mut C) -> State {
        view.guess(chance)
    }

    fn unseen(&self, viewer: Viewer) -> CardSet {
        let mut unseen = self.deck;
        for seat in Seat::all(self.n_seats()).filter(|&seat| !viewer.is(seat)) {
            unseen = unseen | *self.hand(seat);
        }
        unseen
    }

    /// The track, and what the final scoring would give now. In the solo game the Wise Eminence
    /// follows the player.
    fn standings(&self) -> Standings {
        let of_eminence = self.open.eminence.as_ref().map_or(0, |eminence| eminence.vp.into());
        self.standings_with(of_eminence)
    }

    /// Without the breakdown nothing is allocated.
    fn totals(&self) -> BySide<i32> {
        BySide::new(self.n_sides(), |side| match (side.seat(self.n_seats()), &self.open.eminence) {
            (Some(seat), _) => self.open.total_vp(seat),
            (None, Some(eminence)) => eminence.vp.into(),
            (None, None) => 0,
        })
    }
}

impl State {
    /// The points as they stand. In the solo game those for tiles that are never turned up stand
    /// apart: before the end as far as it looks now, and at the end as they were given. Records have
    /// them on the track.
    pub fn standings_so_far(&self) -> Standings {
        let Some(eminence) = &self.open.eminence else { return self.standings() };
        let for_tiles = i32::from(self.open.vp_for_unrevealed());
        let is_over = self.open.step().is_none();
        let on_track = i32::from(eminence.vp) - if is_over { for_tiles } else { 0 };
        let mut standings = self.standings_with(on_track);
        standings.add_by_side("solo-tiles", |side| if side == EMINENCE { for_tiles } else { 0 });
        standings
    }

    fn standings_with(&self, track_of_eminence: i32) -> Standings {
        let n_opponents = self.n_sides() - self.n_seats();
        let mut standings = Standings::with_opponents(self.n_seats(), n_opponents);
        standings.add_by_side("track", |side| match self.open.is_solo() && side == EMINENCE {
            true => track_of_eminence,
            false => self.open.players[side.index()].vp.into(),
        });
        standings.add("levers", |seat| self.open.lever_vp(seat));
        standings.add("cards", |seat| self.open.card_vp(seat));
        standings.add("effects", |seat| self.open.effect_vp(seat));
        standings.add("tiers", |seat| self.open.tier_vp(seat));
        if self.open.is_solo() {
            standings.ties_go_to(Seat::FIRST);
        }
        standings
    }
}
