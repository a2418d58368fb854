//! Boonlake as a [`Game`].

use crate::action::Action;
use crate::card::CardSet;
use crate::components::Components;
use crate::event::Event;
use crate::options::Options;
use crate::state::{EMINENCE_SEAT, State};
use crate::view::View;
use table::{BySeat, Chance, Faults, Game, Journal, Refusal, Seat, Standings, Viewer};

impl Game for State {
    const NAME: &'static str = "boonlake";
    const RULES: u16 = 1;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Unseen = CardSet;

    fn components() -> String {
        Components::ours().hash().to_owned()
    }

    fn start<C: Chance, J: Journal<Event>>(
        options: &Options,
        chance: &mut C,
        journal: &mut J,
    ) -> Result<State, Faults> {
        State::set_up(&Components::ours(), options, chance, journal)
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

    fn unseen(&self, viewer: Viewer) -> CardSet {
        let mut unseen = self.deck;
        for seat in Seat::all(self.n_seats()).filter(|&seat| !viewer.is(seat)) {
            unseen.add_all(*self.hand(seat));
        }
        unseen
    }

    /// The track, and what the final scoring would give now. In the solo game the Wise Eminence
    /// follows the player.
    fn standings(&self) -> Standings {
        let n_sides = if self.open.is_solo() { 2 } else { self.n_seats() };
        let mut standings = Standings::new(n_sides);
        let of_player = |count: &dyn Fn(Seat) -> i32, seat: Seat| {
            if seat.index() < self.n_seats() { count(seat) } else { 0 }
        };
        standings.add("track", |seat| match &self.open.eminence {
            Some(eminence) if seat == EMINENCE_SEAT => eminence.vp.into(),
            _ => self.open.player(seat).vp.into(),
        });
        standings.add("levers", |seat| of_player(&|seat| self.lever_vp(seat), seat));
        standings.add("cards", |seat| of_player(&|seat| self.card_vp(seat), seat));
        standings.add("effects", |seat| of_player(&|seat| self.effect_vp(seat), seat));
        standings.add("tiers", |seat| of_player(&|seat| self.tier_vp(seat), seat));
        if self.open.is_solo() {
            standings.ties_go_to(Seat::FIRST);
        }
        standings
    }

    /// Without the breakdown nothing is allocated.
    fn totals(&self) -> BySeat<i32> {
        BySeat::from_fn(|seat| match &self.open.eminence {
            Some(eminence) if seat == EMINENCE_SEAT => eminence.vp.into(),
            _ if seat.index() < self.n_seats() => self.total_vp(seat),
            _ => 0,
        })
    }
}
