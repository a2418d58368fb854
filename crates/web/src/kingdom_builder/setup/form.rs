//! What was chosen so far for the set-up.

use crate::reactive::RwSignal;
use kingdom_builder::{
    Board, Capitols, Components, Expansion, IslandSide, Objective, Options, Placed, Quadrant, Task,
};
use table::{Components as _, Set};

/// What was chosen so far.
#[derive(Clone, Copy)]
pub(super) struct Form {
    n_players: RwSignal<usize>,
    pub(super) preset: RwSignal<Preset>,
    pub(super) expansions: RwSignal<Set<Expansion>>,
    pub(super) chooses_quadrants: RwSignal<bool>,
    pub(super) quadrants: RwSignal<[Placed; 4]>,
    /// Whether chance may leave a chosen expansion out.
    pub(super) is_pure_chance: RwSignal<bool>,
    pub(super) chooses_objectives: RwSignal<bool>,
    pub(super) objectives: RwSignal<[Objective; 3]>,
    pub(super) chooses_tasks: RwSignal<bool>,
    pub(super) tasks: RwSignal<[Task; 4]>,
    pub(super) island: RwSignal<Option<IslandSide>>,
    pub(super) has_swamp_cards: RwSignal<bool>,
    pub(super) lords_need_presence: RwSignal<bool>,
    /// Further options in the engine's own text form.
    pub(super) more: RwSignal<String>,
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
    /// The options of a usual set-up.
    fn options(self, players: usize) -> Option<Options> {
        match self {
            Preset::First => Some(Options::first_game(players)),
            Preset::Base => Some(Options { players, ..Options::default() }),
            Preset::Everything => {
                let expansions = Expansion::ALL.iter().copied().collect();
                Some(Options { players, expansions, of_each: true, ..Options::default() })
            }
            Preset::Own => None,
        }
    }

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

impl Form {
    /// What was chosen for these options; the usual, where they are none of ours.
    pub(super) fn like(n_players: RwSignal<usize>, text: &str) -> Form {
        let form = Form::new(n_players);
        let Ok(options) = text.parse::<Options>() else { return form };
        let is_usual =
            |preset: &Preset| preset.options(options.players).is_some_and(|usual| usual == options);
        let preset = Preset::ALL.into_iter().find(is_usual).unwrap_or(Preset::Own);
        form.preset.set(preset);
        if preset == Preset::Own {
            form.take_in(options, text);
        }
        form
    }

    fn take_in(self, options: Options, text: &str) {
        self.expansions.set(options.expansions);
        self.chooses_quadrants.set(options.quadrants.is_some());
        self.is_pure_chance.set(!options.of_each);
        self.chooses_objectives.set(options.objectives.is_some());
        self.chooses_tasks.set(options.tasks.is_some());
        if let Some(quadrants) = options.quadrants {
            self.quadrants.set(quadrants);
        }
        if let Some(objectives) = options.objectives {
            self.objectives.set(objectives);
        }
        for (index, task) in options.tasks.into_iter().flatten().enumerate().take(4) {
            self.tasks.update(|tasks| tasks[index] = task);
        }
        self.island.set(options.island);
        self.has_swamp_cards.set(options.swamp_cards);
        self.lords_need_presence.set(options.lords_need_presence);
        // What has no field of its own stands as it was written.
        let is_other = |word: &&str| word.starts_with("capitols=") || word.starts_with("caves=");
        let more: Vec<&str> = text.split_whitespace().filter(is_other).collect();
        self.more.set(more.join(" "));
    }

    /// The base game by chance.
    fn new(n_players: RwSignal<usize>) -> Form {
        let first = Options::first_game(2);
        Form {
            n_players,
            preset: RwSignal::new(Preset::Base),
            expansions: RwSignal::default(),
            chooses_quadrants: RwSignal::new(false),
            quadrants: RwSignal::new(first.quadrants.expect("a first game names its quadrants")),
            is_pure_chance: RwSignal::new(false),
            chooses_objectives: RwSignal::new(false),
            objectives: RwSignal::new(first.objectives.expect("a first game names its objectives")),
            chooses_tasks: RwSignal::new(false),
            tasks: RwSignal::new([Task::Road, Task::Fortress, Task::HomeCountry, Task::Advance]),
            island: RwSignal::new(None),
            has_swamp_cards: RwSignal::new(false),
            lords_need_presence: RwSignal::new(false),
            more: RwSignal::default(),
        }
    }

    pub(super) fn has(self, expansion: Expansion) -> bool {
        self.expansions.with(|expansions| expansions.has(expansion))
    }

    /// Takes an expansion in or out. What no longer fits is replaced by something that does.
    pub(super) fn set_expansion(self, expansion: Expansion, is_in: bool) {
        self.expansions.update(|expansions| {
            if is_in {
                expansions.add(expansion);
            } else {
                expansions.remove(expansion);
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

    /// Whether chance decides which expansions get a quadrant.
    pub(super) fn leaves_expansions_to_chance(self) -> bool {
        let small = [Expansion::Caves, Expansion::Island];
        let has_some =
            self.expansions.with(|chosen| chosen.iter().any(|one| !small.contains(&one)));
        has_some && !self.chooses_quadrants.get()
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

    /// The board; one that could be, where it is left to chance.
    pub(super) fn board(self) -> Option<Board> {
        let quadrants = match self.preset.get() {
            Preset::First => Options::first_game(2).quadrants,
            Preset::Base | Preset::Everything | Preset::Own => Some(self.quadrants.get()),
        };
        let has_island = self.preset.get() == Preset::Own && self.has(Expansion::Island);
        let island = self.island.get().filter(|_| has_island);
        quadrants.map(|quadrants| Board::new(&Components::ours(), quadrants, island))
    }

    /// The options in the engine's text form.
    pub(super) fn options(self) -> String {
        let players = self.n_players.get();
        if let Some(usual) = self.preset.get().options(players) {
            return usual.to_string();
        }
        let n_tasks = self.n_tasks();
        let tasks = (self.chooses_tasks.get() && n_tasks > 0)
            .then(|| self.tasks.with(|tasks| tasks[..n_tasks].to_vec()));
        let options = Options {
            players,
            expansions: self.expansions.get(),
            quadrants: self.chooses_quadrants.get().then(|| self.quadrants.get()),
            of_each: self.leaves_expansions_to_chance() && !self.is_pure_chance.get(),
            objectives: self.chooses_objectives.get().then(|| self.objectives.get()),
            tasks,
            island: self.island.get().filter(|_| self.has(Expansion::Island)),
            capitols: Capitols::Each,
            caves: None,
            swamp_cards: self.has_swamp_cards.get() && !self.has(Expansion::Marshlands),
            lords_need_presence: self.lords_need_presence.get(),
        };
        format!("{options} {}", self.more.get().trim()).trim_end().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use leptos::prelude::Owner;

    #[test]
    fn a_form_is_filled_in_from_what_was_chosen_before() {
        Owner::new().with(|| {
            let own = "players=3 with=nomads,island quadrants=oasis,tower:180,harbor,barn:180 \
                objectives=lords,knights,miners island=rope-bridge lords-need-presence=yes";
            let chance = "players=4 with=caves,crossroads of-each=yes swamp-cards=yes capitols=one";
            let usual = [Preset::First, Preset::Base, Preset::Everything]
                .map(|preset| preset.options(2).expect("a usual one").to_string());
            for text in usual.into_iter().chain([own.to_owned(), chance.to_owned()]) {
                let options: Options = text.parse().expect("options");
                let form = Form::like(RwSignal::new(options.players), &text);
                assert_eq!(form.options().parse::<Options>().expect("options"), options, "{text}");
            }
            let other = Form::like(RwSignal::new(2), "characters=all");
            assert!(other.preset.get() == Preset::Base, "another game's options");
        });
    }
}
