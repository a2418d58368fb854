//! Kingdom Builder as a [`Game`].

use crate::MAX_SEATS;
use crate::action::Action;
use crate::cell_set::CellSet;
use crate::components::Components;
use crate::event::{Event, GoldSource};
use crate::objective::{Objective, Pay};
use crate::options::Options;
use crate::score::{self, Realm};
use crate::shown::Shown;
use crate::state::{Cards, State};
use crate::view::View;
use std::ops::RangeInclusive;
use std::sync::Arc;
use table::{
    BySide, Chance, Edition, Faults, Game, Journal, ParseError, Refusal, Seat, Setup, Standings,
    Viewer,
};

impl Game for State {
    const NAME: &'static str = "kingdom-builder";
    const RULES: RangeInclusive<u16> = 1..=1;
    const SEATS: RangeInclusive<usize> = 2..=MAX_SEATS;

    type Components = Components;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type ViewData = Shown;
    type Unseen = Cards;

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

    fn write_view(view: &View) -> Shown {
        Shown::of(view)
    }

    fn read_view(shown: Shown, edition: &Edition<State>) -> Result<View, ParseError> {
        shown.read(edition, None).map_err(ParseError)
    }

    fn n_seats(&self) -> usize {
        self.open.setting.n_seats
    }

    #[inline]
    fn to_act(&self) -> Option<Seat> {
        self.open.to_act()
    }

    #[inline]
    fn legal(&self, actions: &mut Vec<Action>) {
        self.list(actions);
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

    fn unseen(&self, viewer: Viewer) -> Cards {
        let mut unseen = self.deck;
        for seat in Seat::all(self.n_seats()).filter(|&seat| !viewer.is(seat)) {
            self.hands[seat].iter().for_each(|&card| unseen.add(card as usize));
        }
        unseen
    }

    fn standings(&self) -> Standings {
        let open = &self.open;
        let setting = &open.setting;
        let pieces = self.pieces();
        let realm = self.realm(&pieces);
        let mut standings = Standings::new(setting.n_seats);
        standings.add("castle", |seat| score::castle(&realm, seat));
        if !setting.board.palaces.is_empty() {
            standings.add("palace", |seat| score::palace(&realm, seat));
        }
        if !setting.board.capitols.is_empty() {
            standings.add("capitol", |seat| score::capitol(&realm, seat));
        }
        for objective in setting.objectives {
            standings.add(objective.name(), |seat| {
                let kingdom = &open.kingdoms[seat];
                match objective.pay() {
                    Pay::AtOnce(source) => kingdom.gold[source].into(),
                    Pay::ForMarks => 4 * kingdom.marks.count_ones() as i32,
                    Pay::AtTheEnd => score::objective(objective, &realm, seat)
                        .expect("the board alone decides what is paid at the end"),
                }
            });
        }
        for &task in &setting.tasks {
            standings.add(task.name(), |seat| {
                if score::task(task, &realm, seat) { task.gold() } else { 0 }
            });
        }
        if !setting.board.nomads.is_empty() {
            standings.add("treasure", |seat| open.kingdoms[seat].gold[GoldSource::Treasure].into());
        }
        standings
    }

    /// Without the breakdown nothing is allocated.
    fn totals(&self) -> BySide<i32> {
        let open = &self.open;
        let setting = &open.setting;
        let pieces = self.pieces();
        let realm = self.realm(&pieces);
        BySide::of_seats(setting.n_seats, |seat| {
            let kingdom = &open.kingdoms[seat];
            let marks = if setting.has(Objective::Mayors) { kingdom.marks.count_ones() } else { 0 };
            let objectives: i32 = setting
                .objectives
                .iter()
                .filter_map(|&objective| score::objective(objective, &realm, seat))
                .sum();
            let tasks: i32 = setting
                .tasks
                .iter()
                .filter(|&&task| score::task(task, &realm, seat))
                .map(|task| task.gold())
                .sum();
            kingdom.gold.total()
                + 4 * marks as i32
                + objectives
                + tasks
                + score::castle(&realm, seat)
                + score::palace(&realm, seat)
                + score::capitol(&realm, seat)
        })
    }
}

impl State {
    /// The standings as they are shown during play: without what a card would pay for places where
    /// one has built nothing yet, such as Lords' 48 gold before the first settlement or its 6 for the
    /// second most of nothing. In the last round, and once the match is over, these are the standings.
    pub fn standings_so_far(&self) -> Standings {
        let mut standings = self.standings();
        if self.open.is_last_round || self.to_act().is_none() {
            return standings;
        }
        let pieces = self.pieces();
        let realm = self.realm(&pieces);
        for objective in self.open.setting.objectives {
            let paid = standings.categories.iter_mut();
            for category in paid.filter(|category| category.name == objective.name()) {
                for (points, seat) in category.points.iter_mut().zip(Seat::all(realm.pieces.len()))
                {
                    *points -= score::idle(objective, &realm, seat);
                }
            }
        }
        standings
    }

    fn pieces(&self) -> [CellSet; MAX_SEATS] {
        std::array::from_fn(|index| {
            let seat = Seat::new(index).expect("a seat for each place");
            self.open.kingdoms[seat].pieces
        })
    }

    /// What scoring looks at.
    fn realm<'a>(&'a self, pieces: &'a [CellSet; MAX_SEATS]) -> Realm<'a> {
        let setting = &self.open.setting;
        Realm {
            board: &setting.board,
            pieces: &pieces[..setting.n_seats],
            removed: setting.removed,
            lords_need_presence: setting.lords_need_presence,
        }
    }
}
