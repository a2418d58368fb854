//! What was chosen so far for a new game.

use crate::local::{LocalTable, LocalTables, now};
use crate::parts::{MAX_NAME, my_name};
use crate::say::Say;
use games::Library;
use host::Host;
use kingdom_builder::{
    Board, Capitols, Components, Expansion, IslandSide, Objective, Options, Placed, Quadrant, Task,
};
use leptos::prelude::*;
use protocol::{Problem, SeatSetup, TableSetup, UndoRule};
use std::collections::BTreeSet;
use table::{Components as _, Seed};

/// What was chosen so far.
#[derive(Clone, Copy)]
pub(super) struct Form {
    pub(super) game: RwSignal<String>,
    pub(super) n_players: RwSignal<usize>,
    pub(super) preset: RwSignal<Preset>,
    pub(super) expansions: RwSignal<BTreeSet<Expansion>>,
    pub(super) chooses_quadrants: RwSignal<bool>,
    pub(super) quadrants: RwSignal<[Placed; 4]>,
    pub(super) chooses_objectives: RwSignal<bool>,
    pub(super) objectives: RwSignal<[Objective; 3]>,
    pub(super) chooses_tasks: RwSignal<bool>,
    pub(super) tasks: RwSignal<[Task; 4]>,
    pub(super) island: RwSignal<Option<IslandSide>>,
    pub(super) has_swamp_cards: RwSignal<bool>,
    pub(super) lords_need_presence: RwSignal<bool>,
    /// Further options in the engine's own text form.
    pub(super) more: RwSignal<String>,
    pub(super) seats: RwSignal<Vec<SeatForm>>,
    pub(super) shuffles_seats: RwSignal<bool>,
    pub(super) undo: RwSignal<UndoRule>,
    pub(super) is_listed: RwSignal<bool>,
    /// Whether to play on the server, if somebody said so.
    pub(super) on_server: RwSignal<Option<bool>>,
    pub(super) name: RwSignal<String>,
}

/// The usual set-ups.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Preset {
    First,
    Base,
    Everything,
    Own,
}

impl Preset {
    pub(super) const ALL: [Preset; 4] =
        [Preset::First, Preset::Base, Preset::Everything, Preset::Own];

    pub(super) fn name(self) -> &'static str {
        match self {
            Preset::First => "first",
            Preset::Base => "base",
            Preset::Everything => "everything",
            Preset::Own => "own",
        }
    }
}

/// Who shall sit at a seat; name and level are kept while somebody tries another kind.
#[derive(Clone, PartialEq)]
pub(super) struct SeatForm {
    pub(super) kind: SeatKind,
    pub(super) name: String,
    pub(super) level: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum SeatKind {
    Me,
    SameScreen,
    Open,
    Computer,
}

impl SeatKind {
    pub(super) const ALL: [SeatKind; 4] =
        [SeatKind::Me, SeatKind::Computer, SeatKind::SameScreen, SeatKind::Open];

    pub(super) fn name(self) -> &'static str {
        match self {
            SeatKind::Me => "me",
            SeatKind::SameScreen => "same-screen",
            SeatKind::Open => "open",
            SeatKind::Computer => "computer",
        }
    }

    pub(super) fn named(name: &str) -> SeatKind {
        SeatKind::ALL.into_iter().find(|kind| kind.name() == name).unwrap_or(SeatKind::Computer)
    }
}

impl SeatForm {
    fn new(kind: SeatKind) -> SeatForm {
        SeatForm { kind, name: String::new(), level: "steady".to_owned() }
    }

    fn setup(&self) -> SeatSetup {
        match self.kind {
            SeatKind::Me => SeatSetup::Me,
            SeatKind::SameScreen => SeatSetup::SameScreen { name: self.name.trim().to_owned() },
            SeatKind::Open => SeatSetup::Open,
            SeatKind::Computer => SeatSetup::Computer { level: self.level.clone() },
        }
    }
}

impl Form {
    /// One against a steady computer, with the base game by chance.
    pub(super) fn new() -> Form {
        let first = Options::first_game(2);
        let seats = (0..kingdom_builder::MAX_SEATS).map(|index| match index {
            0 => SeatForm::new(SeatKind::Me),
            _ => SeatForm::new(SeatKind::Computer),
        });
        Form {
            game: RwSignal::new("kingdom-builder".to_owned()),
            n_players: RwSignal::new(2),
            preset: RwSignal::new(Preset::Base),
            expansions: RwSignal::default(),
            chooses_quadrants: RwSignal::new(false),
            quadrants: RwSignal::new(first.quadrants.expect("a first game names its quadrants")),
            chooses_objectives: RwSignal::new(false),
            objectives: RwSignal::new(first.objectives.expect("a first game names its objectives")),
            chooses_tasks: RwSignal::new(false),
            tasks: RwSignal::new([Task::Road, Task::Fortress, Task::HomeCountry, Task::Advance]),
            island: RwSignal::new(None),
            has_swamp_cards: RwSignal::new(false),
            lords_need_presence: RwSignal::new(false),
            more: RwSignal::default(),
            seats: RwSignal::new(seats.collect()),
            shuffles_seats: RwSignal::new(true),
            undo: RwSignal::new(UndoRule::Free),
            is_listed: RwSignal::new(false),
            on_server: RwSignal::new(None),
            name: RwSignal::new(my_name()),
        }
    }

    pub(super) fn has(self, expansion: Expansion) -> bool {
        self.expansions.with(|expansions| expansions.contains(&expansion))
    }

    /// Takes an expansion in or out. What no longer fits is replaced by something that does.
    pub(super) fn set_expansion(self, expansion: Expansion, is_in: bool) {
        self.expansions.update(|expansions| {
            if is_in {
                expansions.insert(expansion);
            } else {
                expansions.remove(&expansion);
            }
        });
        let allowed = self.allowed_quadrants();
        self.quadrants.update(|quadrants| {
            for index in 0..quadrants.len() {
                if !allowed.contains(&quadrants[index].quadrant) {
                    let is_free = |quadrant: &Quadrant| {
                        quadrants.iter().all(|other| other.quadrant != *quadrant)
                    };
                    if let Some(free) = allowed.iter().copied().find(is_free) {
                        quadrants[index].quadrant = free;
                    }
                }
            }
        });
        let allowed = self.allowed_objectives();
        self.objectives.update(|objectives| {
            for index in 0..objectives.len() {
                if !allowed.contains(&objectives[index])
                    && let Some(free) = allowed.iter().find(|other| !objectives.contains(other))
                {
                    objectives[index] = *free;
                }
            }
        });
    }

    pub(super) fn allowed_quadrants(self) -> Vec<Quadrant> {
        let options = self.with_expansions();
        let all = Quadrant::ALL.iter().copied();
        all.filter(|quadrant| options.allows(quadrant.expansion())).collect()
    }

    pub(super) fn allowed_objectives(self) -> Vec<Objective> {
        let options = self.with_expansions();
        let all = Objective::ALL.iter().copied();
        all.filter(|objective| options.allows(objective.expansion())).collect()
    }

    fn with_expansions(self) -> Options {
        Options { expansions: self.expansions.get(), ..Options::default() }
    }

    /// How many Crossroads quadrants were chosen; each brings a task.
    pub(super) fn n_tasks(self) -> usize {
        if !self.chooses_quadrants.get() {
            return 0;
        }
        let is_crossroads =
            |placed: &&Placed| placed.quadrant.expansion() == Some(Expansion::Crossroads);
        self.quadrants.with(|quadrants| quadrants.iter().filter(is_crossroads).count())
    }

    /// The board, as far as it is not left to chance.
    pub(super) fn board(self) -> Option<Board> {
        let quadrants = match self.preset.get() {
            Preset::First => Options::first_game(2).quadrants,
            Preset::Own if self.chooses_quadrants.get() => Some(self.quadrants.get()),
            Preset::Base | Preset::Everything | Preset::Own => None,
        };
        let has_island = self.preset.get() == Preset::Own && self.has(Expansion::Island);
        let island = self.island.get().filter(|_| has_island);
        quadrants.map(|quadrants| Board::new(&Components::ours(), quadrants, island))
    }

    /// The options in the engine's text form.
    pub(super) fn options(self) -> String {
        let players = self.n_players.get();
        let options = match self.preset.get() {
            Preset::First => Options::first_game(players),
            Preset::Base => Options { players, ..Options::default() },
            Preset::Everything => {
                let expansions = Expansion::ALL.iter().copied().collect();
                Options { players, expansions, ..Options::default() }
            }
            Preset::Own => {
                let n_tasks = self.n_tasks();
                let tasks = (self.chooses_tasks.get() && n_tasks > 0)
                    .then(|| self.tasks.with(|tasks| tasks[..n_tasks].to_vec()));
                let options = Options {
                    players,
                    expansions: self.expansions.get(),
                    quadrants: self.chooses_quadrants.get().then(|| self.quadrants.get()),
                    objectives: self.chooses_objectives.get().then(|| self.objectives.get()),
                    tasks,
                    island: self.island.get().filter(|_| self.has(Expansion::Island)),
                    capitols: Capitols::Each,
                    caves: None,
                    swamp_cards: self.has_swamp_cards.get() && !self.has(Expansion::Marshlands),
                    lords_need_presence: self.lords_need_presence.get(),
                };
                return format!("{options} {}", self.more.get().trim()).trim_end().to_owned();
            }
        };
        options.to_string()
    }

    /// The seats that are in play.
    pub(super) fn seats_in_play(self) -> Vec<SeatForm> {
        self.seats.with(|seats| seats[..self.n_players.get()].to_vec())
    }

    pub(super) fn has_open_seat(self) -> bool {
        self.seats_in_play().iter().any(|seat| seat.kind == SeatKind::Open)
    }

    pub(super) fn is_on_server(self) -> bool {
        self.has_open_seat() || self.on_server.get() == Some(true)
    }

    /// Everything in the form in which a table is made.
    pub(super) fn setup(self) -> TableSetup {
        TableSetup {
            game: self.game.get(),
            options: self.options(),
            components: None,
            seats: self.seats_in_play().iter().map(SeatForm::setup).collect(),
            shuffle_seats: self.shuffles_seats.get(),
            undo: self.undo.get(),
            listed: self.is_listed.get() && self.is_on_server(),
        }
    }

    /// What is still wrong, told to a person.
    pub(super) fn problem(self, say: Say) -> Option<String> {
        for (index, seat) in self.seats_in_play().iter().enumerate() {
            if seat.kind == SeatKind::SameScreen && !is_good_name(&seat.name) {
                return Some(say.with("create-problem-name", &[("number", (index + 1).into())]));
            }
        }
        let is_computer = |seat: &SeatForm| seat.kind == SeatKind::Computer;
        if self.is_on_server() && self.seats_in_play().iter().all(is_computer) {
            return Some(say.the("create-problem-nobody"));
        }
        if self.is_on_server() && !is_good_name(&self.name.get()) {
            return Some(say.the("lobby-name-needed"));
        }
        let setup = self.setup();
        let library = Library::default();
        let checked = Host::set_up(&setup.game, &setup.options, Seed([0; 32]), &library)
            .and_then(|origin| Host::open(&origin, &library, setup.undo, []));
        checked.err().map(|problem| say.problem(&problem))
    }

    /// Makes a table of one's own.
    pub(super) fn create_here(self, say: Say) -> Result<LocalTable, Problem> {
        let name = self.name.get_untracked().trim().to_owned();
        let is_shared =
            untrack(|| self.seats_in_play()).iter().any(|it| it.kind == SeatKind::SameScreen);
        let name = match (name.is_empty(), is_shared) {
            (false, _) => name,
            // To the others at the same screen this one is not "you".
            (true, true) => say.with("common-player-number", &[("number", 1.into())]),
            (true, false) => say.the("common-you"),
        };
        LocalTables::here().create(untrack(|| self.setup()), name, now())
    }
}

fn is_good_name(name: &str) -> bool {
    (1..=MAX_NAME).contains(&name.trim().chars().count())
}
