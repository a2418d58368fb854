//! What was chosen so far for a new game.

use crate::components;
use crate::face::SetUp;
use crate::levels::USUAL_LEVEL;
use crate::local::{LocalTable, LocalTables, now};
use crate::parts::{MAX_NAME, my_name};
use crate::reactive::{RwSignal, StoredValue};
use crate::say::Say;
use crate::storage::Browser;
use crate::together::TermsForm;
use games::{AnyGame, ComponentSet, Library};
use host::Host;
use leptos::prelude::*;
use protocol::{Away, Code, Problem, SeatSetup, TableSetup, USUAL_GRACE, UndoRule, is_plain_level};
use table::{MAX_SEATS, Seed};

/// What was chosen so far.
#[derive(Clone, Copy)]
pub(super) struct Form {
    pub(super) game: RwSignal<String>,
    pub(super) set_up: SetUp,
    pub(super) seats: RwSignal<Vec<SeatForm>>,
    pub(super) shuffles_seats: RwSignal<bool>,
    pub(super) undo: RwSignal<UndoRule>,
    pub(super) is_listed: RwSignal<bool>,
    /// Whether only members find a table that is listed.
    pub(super) is_for_members: RwSignal<bool>,
    /// How long an absent player is waited for, in seconds.
    pub(super) grace: RwSignal<u32>,
    /// Whether to play on the server, if somebody said so.
    pub(super) on_server: RwSignal<Option<bool>>,
    pub(super) name: RwSignal<String>,
    /// The friends whom one can ask to sit down.
    pub(super) friends: RwSignal<Vec<String>>,
    /// What all agree to beside all that.
    pub(super) terms: TermsForm,
}

/// Who shall sit at a seat; name, friend and level are kept while somebody tries another kind.
#[derive(Clone, PartialEq)]
pub(super) struct SeatForm {
    pub(super) kind: SeatKind,
    pub(super) name: String,
    pub(super) friend: String,
    pub(super) level: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum SeatKind {
    Me,
    SameScreen,
    /// Somebody who is asked to sit down.
    Friend,
    Open,
    Computer,
}

impl SeatKind {
    pub(super) const ALL: [SeatKind; 5] =
        [SeatKind::Me, SeatKind::Computer, SeatKind::SameScreen, SeatKind::Friend, SeatKind::Open];

    pub(super) fn name(self) -> &'static str {
        match self {
            SeatKind::Me => "me",
            SeatKind::SameScreen => "same-screen",
            SeatKind::Friend => "friend",
            SeatKind::Open => "open",
            SeatKind::Computer => "computer",
        }
    }

    pub(super) fn named(name: &str) -> SeatKind {
        SeatKind::ALL.into_iter().find(|kind| kind.name() == name).unwrap_or(SeatKind::Computer)
    }

    /// Whether somebody sits down there later.
    pub(super) fn is_free(self) -> bool {
        matches!(self, SeatKind::Open | SeatKind::Friend)
    }
}

impl SeatForm {
    fn new(kind: SeatKind) -> SeatForm {
        let level = USUAL_LEVEL.to_owned();
        SeatForm { kind, name: String::new(), friend: String::new(), level }
    }

    /// How a seat was chosen before.
    pub(super) fn like(setup: &SeatSetup, friend: Option<&str>) -> SeatForm {
        match (setup, friend) {
            (SeatSetup::Me, _) => SeatForm::new(SeatKind::Me),
            (SeatSetup::SameScreen { name }, _) => {
                SeatForm { name: name.clone(), ..SeatForm::new(SeatKind::SameScreen) }
            }
            (SeatSetup::Open, Some(friend)) => {
                SeatForm { friend: friend.to_owned(), ..SeatForm::new(SeatKind::Friend) }
            }
            (SeatSetup::Open, None) => SeatForm::new(SeatKind::Open),
            (SeatSetup::Computer { level }, _) => {
                SeatForm { level: level.clone(), ..SeatForm::new(SeatKind::Computer) }
            }
        }
    }

    fn setup(&self) -> SeatSetup {
        match self.kind {
            SeatKind::Me => SeatSetup::Me,
            SeatKind::SameScreen => SeatSetup::SameScreen { name: self.name.trim().to_owned() },
            SeatKind::Open | SeatKind::Friend => SeatSetup::Open,
            SeatKind::Computer => SeatSetup::Computer { level: self.level.clone() },
        }
    }
}

impl Form {
    /// One against a steady computer.
    pub(super) fn new(game: String) -> Form {
        let seats = (0..MAX_SEATS).map(|index| match index {
            0 => SeatForm::new(SeatKind::Me),
            _ => SeatForm::new(SeatKind::Computer),
        });
        let seats: RwSignal<Vec<SeatForm>> = RwSignal::new(seats.collect());
        let n_players = RwSignal::new(2);
        let can_be_rated = Signal::derive(move || {
            let is_rated = |seat: &SeatForm| match seat.kind {
                SeatKind::Me | SeatKind::Open | SeatKind::Friend => true,
                SeatKind::Computer => is_plain_level(&seat.level),
                SeatKind::SameScreen => false,
            };
            seats.with(|seats| {
                let seats = &seats[..n_players.get()];
                let n_mine = seats.iter().filter(|seat| seat.kind == SeatKind::Me).count();
                n_mine == 1 && 1 < seats.len() && seats.iter().all(is_rated)
            })
        });
        Form {
            game: RwSignal::new(game),
            set_up: SetUp {
                n_players,
                first: StoredValue::new(String::new()),
                options: RwSignal::default(),
                own_set: RwSignal::default(),
            },
            seats,
            terms: TermsForm {
                pace: RwSignal::new(None),
                away: RwSignal::new(Away::Others),
                watchers: RwSignal::new(true),
                rated: RwSignal::new(false),
                can_be_rated,
            },
            shuffles_seats: RwSignal::new(true),
            undo: RwSignal::new(UndoRule::Free),
            is_listed: RwSignal::new(false),
            is_for_members: RwSignal::new(false),
            grace: RwSignal::new(USUAL_GRACE),
            on_server: RwSignal::new(None),
            name: RwSignal::new(my_name()),
            friends: RwSignal::default(),
        }
    }

    /// The friends who are to be asked, each once.
    pub(super) fn asked(self) -> Vec<String> {
        let mut asked: Vec<String> = Vec::new();
        for seat in self.seats_in_play() {
            if seat.kind == SeatKind::Friend && !asked.contains(&seat.friend) {
                asked.push(seat.friend);
            }
        }
        asked
    }

    /// A friend who has no seat yet.
    pub(super) fn free_friend(self) -> Option<String> {
        let asked = untrack(|| self.asked());
        let friends = self.friends.get_untracked();
        let free = friends.iter().find(|friend| !asked.contains(friend));
        free.or(friends.first()).cloned()
    }

    /// The seats that are in play.
    pub(super) fn seats_in_play(self) -> Vec<SeatForm> {
        self.seats.with(|seats| seats[..self.set_up.n_players.get()].to_vec())
    }

    pub(super) fn has_open_seat(self) -> bool {
        self.seats_in_play().iter().any(|seat| seat.kind.is_free())
    }

    pub(super) fn is_on_server(self) -> bool {
        self.has_open_seat() || self.on_server.get() == Some(true)
    }

    /// Whether it matters what one is called: somebody else reads it.
    pub(super) fn needs_my_name(self) -> bool {
        let is_shared = self.seats_in_play().iter().any(|seat| seat.kind == SeatKind::SameScreen);
        self.is_on_server() || (is_shared && !self.lacks_a_seat())
    }

    /// Whether one makes the table for others alone.
    pub(super) fn lacks_a_seat(self) -> bool {
        self.seats_in_play().iter().all(|seat| seat.kind != SeatKind::Me)
    }

    /// Whether one has still to say what one is called.
    pub(super) fn lacks_my_name(self) -> bool {
        self.needs_my_name() && !is_good_name(&self.name.get())
    }

    /// Everything in the form in which a table is made.
    pub(super) fn setup(self) -> TableSetup {
        TableSetup {
            game: self.game.get(),
            options: self.set_up.options.get(),
            components: self.set_up.own_set.with(|set| set.as_ref().map(ComponentSet::hash)),
            seats: self.seats_in_play().iter().map(SeatForm::setup).collect(),
            shuffle_seats: self.shuffles_seats.get(),
            undo: self.undo.get(),
            listed: self.is_listed.get() && self.is_on_server(),
            members_only: self.is_for_members.get() && self.is_on_server(),
            rated: self.terms.rated.get() && self.terms.can_be_rated.get(),
            grace: self.grace.get(),
            pace: self.terms.pace.get(),
            away: self.terms.away.get(),
            watchers: self.terms.watchers.get(),
        }
    }

    /// What is still wrong, told to a person.
    pub(super) fn problem(self, engine: &'static dyn AnyGame, say: Say) -> Option<String> {
        for (index, seat) in self.seats_in_play().iter().enumerate() {
            if seat.kind == SeatKind::SameScreen && !is_good_name(&seat.name) {
                return Some(say.with("create-problem-name", &[("number", (index + 1).into())]));
            }
        }
        let is_computer = |seat: &SeatForm| seat.kind == SeatKind::Computer;
        if self.is_on_server() && self.seats_in_play().iter().all(is_computer) {
            return Some(say.the("create-problem-nobody"));
        }
        if self.lacks_my_name() {
            return Some(say.the("lobby-name-needed"));
        }
        let setup = self.setup();
        let mut library = Library::default();
        self.set_up.own_set.with(|set| set.iter().for_each(|set| library.add(set.clone())));
        let checked = Host::set_up(engine, &setup.options, Seed([0; 32]), &library)
            .and_then(|origin| Host::open(engine, &origin, &library, setup.undo, []));
        checked.err().map(|problem| say.problem(&problem))
    }

    /// Makes a table of one's own.
    pub(super) fn create_here(self, engine: &'static dyn AnyGame) -> Result<LocalTable, Problem> {
        let name = self.name.get_untracked().trim().to_owned();
        if let Some(set) = self.set_up.own_set.get_untracked()
            && !components::keep(&Browser, &set)
        {
            return Err(Problem::new(Code::Storage, "there is no room for these components"));
        }
        LocalTables::here().create(engine, untrack(|| self.setup()), name, now())
    }
}

fn is_good_name(name: &str) -> bool {
    (1..=MAX_NAME).contains(&name.trim().chars().count())
}
