//! A bot at the table.

use crate::brain::Brain;
use crate::level::{Budget, Level, Style};
use crate::search::{Search, choose};
use crate::thought::{Line, Thought};
use std::fmt;
use std::time::Duration;
use table::{QuickChance, Seat, Silent};

/// What a bot is told about time while it thinks. There is none in a game, so it comes from
/// outside.
pub trait Clock: Sync {
    /// The time since some moment that stays the same.
    fn now(&self) -> Duration;

    /// Whether the bot shall stop at once with what it has.
    fn is_cancelled(&self) -> bool {
        false
    }
}

/// A clock that stands still: for budgets in looks. A budget in time would never end on it.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoClock;

impl Clock for NoClock {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// A bot that plays one seat of one match. It is shown views, never states.
pub struct Bot<G: Brain> {
    level: Level,
    /// One for each thread it may think on.
    searches: Vec<Search<G>>,
    chance: QuickChance,
    actions: Vec<G::Action>,
    rates: Vec<f32>,
    turn: Option<u32>,
    /// How long it has thought in this turn.
    spent: Duration,
    /// How often it has looked in this turn.
    n_looked: u32,
}

/// What a bot needs to be to think about one choice in place of another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Errand {
    /// Its level, with as large a budget as is left for the choice.
    pub level: Level,
    /// What it leaves to chance follows from this.
    pub seed: u64,
}

/// Why a bot has nothing to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotError {
    /// The match is over.
    Over,
    /// It may not think at all.
    NoBudget,
    /// The match is of another game than the bot's.
    OtherGame,
    /// The action to be weighed cannot be chosen.
    NotLegal,
}

impl fmt::Display for BotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BotError::Over => "the match is over, there is nothing to choose",
            BotError::NoBudget => "a bot needs a budget of at least one look or millisecond",
            BotError::OtherGame => "this bot plays another game",
            BotError::NotLegal => "this action cannot be chosen here",
        })
    }
}

impl std::error::Error for BotError {}

impl<G: Brain> Bot<G> {
    /// A bot of a level that thinks on one thread. Everything it does follows from views, budget,
    /// clock and seed.
    pub fn new(level: Level, seed: u64) -> Result<Bot<G>, BotError> {
        Bot::on_threads(level, seed, 1)
    }

    /// A bot that searches on several threads at once, each for itself, and adds up what they
    /// found. A budget in looks is shared among them; one in time is each thread's own.
    pub fn on_threads(level: Level, seed: u64, n_threads: usize) -> Result<Bot<G>, BotError> {
        if matches!(level.budget, Budget::Looks(0) | Budget::MillisecondsPerTurn(0)) {
            return Err(BotError::NoBudget);
        }
        let settings = G::search_settings(match level.style {
            Style::Search(settings) => settings,
            _ => Default::default(),
        });
        Ok(Bot {
            level,
            searches: (0..n_threads.max(1) as u64)
                .map(|thread| Search::new(settings, seed ^ thread << 32))
                .collect(),
            chance: QuickChance::new(!seed),
            actions: Vec::new(),
            rates: Vec::new(),
            turn: None,
            spent: Duration::ZERO,
            n_looked: 0,
        })
    }

    /// Thinks about a view of the seat to act. At least one look is taken, whatever the budget.
    pub fn think(
        &mut self,
        view: &G::View,
        clock: &dyn Clock,
    ) -> Result<Thought<G::Action>, BotError> {
        let state = G::guess(view, &mut self.chance);
        let seat = state.to_act().ok_or(BotError::Over)?;
        state.legal(&mut self.actions);
        if let [only] = self.actions[..] {
            return Ok(at_once(&state, only));
        }
        let action = match self.level.style {
            Style::Search(_) => {
                self.search(view, &state, None, clock);
                return Ok(self.thought(state.n_seats()));
            }
            Style::Random => self.chance.pick(&self.actions),
            Style::AtSight { noise } => {
                choose(&state, &self.actions, &mut self.rates, noise, &mut self.chance)
            }
            Style::Greedy => self.greedy(&state, seat),
        };
        Ok(at_once(&state, action))
    }

    /// Searches what follows one action, whatever the bot's style, on top of what it found before.
    pub fn weigh(
        &mut self,
        view: &G::View,
        action: G::Action,
        clock: &dyn Clock,
    ) -> Result<Line<G::Action>, BotError> {
        let state = G::guess(view, &mut self.chance);
        state.legal(&mut self.actions);
        if !self.actions.contains(&action) {
            return Err(BotError::NotLegal);
        }
        self.search(view, &state, Some(action), clock);
        let lines = self.thought(state.n_seats()).lines;
        Ok(lines.into_iter().find(|line| line.action == action).expect("it was looked at"))
    }

    /// What a new bot needs to be to think about this choice as long as this one would; `None` where
    /// nothing is searched.
    pub fn errand(&mut self, view: &G::View) -> Result<Option<Errand>, BotError> {
        let state = G::guess(view, &mut self.chance);
        state.to_act().ok_or(BotError::Over)?;
        state.legal(&mut self.actions);
        if !self.level.searches() || self.actions.len() == 1 {
            return Ok(None);
        }
        self.enter_turn(&state);
        let budget = match self.level.budget {
            Budget::Looks(n_looks) => Budget::Looks(looks_of_choice(n_looks, self.n_looked)),
            Budget::MillisecondsPerTurn(milliseconds) => {
                let left = self.time_left(milliseconds).as_millis() as u32;
                Budget::MillisecondsPerTurn(left.max(1))
            }
        };
        Ok(Some(Errand { level: Level { budget, ..self.level }, seed: self.chance.word() }))
    }

    /// Takes what another bot has found for the choice of an errand, as if this one had searched.
    pub fn accept(&mut self, view: &G::View, action: G::Action) -> Result<(), BotError> {
        let state = G::guess(view, &mut self.chance);
        state.legal(&mut self.actions);
        if !self.actions.contains(&action) {
            return Err(BotError::NotLegal);
        }
        self.enter_turn(&state);
        match self.level.budget {
            Budget::Looks(n_looks) => self.n_looked += looks_of_choice(n_looks, self.n_looked),
            Budget::MillisecondsPerTurn(milliseconds) => {
                self.spent += self.time_left(milliseconds).mul_f32(SHARE_OF_TURN);
            }
        }
        Ok(())
    }

    /// Tells the bot that it has just played an action, so that it need not think from scratch.
    pub fn played(&mut self, action: G::Action) {
        self.searches.iter_mut().for_each(|search| search.advance(action));
    }

    /// Tells the bot that somebody else has acted.
    pub fn others_played(&mut self) {
        self.searches.iter_mut().for_each(Search::reset);
    }

    /// Searches within the budget: everything, or only what follows the action to be weighed.
    fn search(&mut self, view: &G::View, state: &G, weighed: Option<G::Action>, clock: &dyn Clock) {
        self.enter_turn(state);
        match self.level.budget {
            Budget::Looks(n_looks) => {
                let n_looks = looks_of_choice(n_looks, self.n_looked);
                self.n_looked += n_looks;
                let n_looks = n_looks.div_ceil(self.searches.len() as u32);
                self.run(view, weighed, &|n| n > 0 && (n >= n_looks || clock.is_cancelled()));
            }
            Budget::MillisecondsPerTurn(milliseconds) => {
                // Early choices of a turn decide most, and the later ones find the tree grown: so
                // each choice gets the same share of what is left.
                let start = clock.now();
                let end = start + self.time_left(milliseconds).mul_f32(SHARE_OF_TURN);
                self.run(view, weighed, &|n| {
                    n > 0 && n % 4 == 0 && (clock.now() >= end || clock.is_cancelled())
                });
                self.spent += clock.now().saturating_sub(start);
            }
        }
    }

    /// Begins to count anew where a turn begins.
    fn enter_turn(&mut self, state: &G) {
        if self.turn != Some(state.turn()) {
            self.turn = Some(state.turn());
            self.spent = Duration::ZERO;
            self.n_looked = 0;
        }
    }

    /// What is left of a turn's time.
    fn time_left(&self, milliseconds: u32) -> Duration {
        Duration::from_millis(milliseconds.into()).saturating_sub(self.spent)
    }

    /// Runs all searches until `stop` says so.
    fn run(
        &mut self,
        view: &G::View,
        weighed: Option<G::Action>,
        stop: &(dyn Fn(u32) -> bool + Sync),
    ) {
        let run = |search: &mut Search<G>| match weighed {
            Some(action) => search.weigh(view, action, stop),
            None => search.run(view, stop),
        };
        match &mut self.searches[..] {
            [search] => run(search),
            searches => std::thread::scope(|scope| {
                for search in searches {
                    scope.spawn(move || run(search));
                }
            }),
        }
    }

    /// What all searches think together.
    fn thought(&self, n_seats: usize) -> Thought<G::Action> {
        let thoughts = self.searches.iter().map(|search| search.thought(n_seats)).collect();
        let mut thought = Thought::sum(thoughts);
        // Where chance followed the bot's last action, the tree also holds what would have been
        // possible then.
        thought.lines.retain(|line| self.actions.contains(&line.action));
        thought
    }

    /// The action after which the seat has most points, taking a whole act as one; of equals, one
    /// by chance.
    fn greedy(&mut self, state: &G, seat: Seat) -> G::Action {
        state.rate(&self.actions, &mut self.rates);
        let mut best = self.actions[0];
        let mut best_points = f32::MIN;
        let mut n_left = MAX_GREEDY_STATES;
        for (&action, &rate) in self.actions.iter().zip(&self.rates) {
            let points = most_points(state, action, seat, 2, &mut n_left, &mut self.chance) as f32;
            // Points are whole numbers: less than one more decides among equals, for which doing
            // something promising is better than nothing.
            let something = if rate > 0.0 { 0.5 } else { 0.0 };
            let points = points + something + 0.4 * self.chance.share();
            if points > best_points {
                (best, best_points) = (action, points);
            }
        }
        best
    }
}

/// How many states greed looks at before it takes what it has: enough to lift each settlement and
/// put it everywhere, and little enough to answer at once.
const MAX_GREEDY_STATES: usize = 4_000;

/// How many choices of a turn are looked at in full before the rest is shared out.
const FULL_CHOICES: u32 = 8;

/// How often a bot looks at a choice after so many looks in the same turn. Most turns have a few
/// choices; of a turn with dozens, each later one gets a share of what is left, so that all of
/// them together take no longer than twice as many as are looked at in full.
fn looks_of_choice(n_looks: u32, n_looked: u32) -> u32 {
    let left = n_looks.saturating_mul(2 * FULL_CHOICES).saturating_sub(n_looked);
    n_looks.min(left / FULL_CHOICES).max(1)
}

/// How much of the time left in a turn goes into one choice.
const SHARE_OF_TURN: f32 = 0.35;

/// A thought without alternatives.
fn at_once<G: Brain>(state: &G, action: G::Action) -> Thought<G::Action> {
    let points = state.expect();
    Thought {
        lines: vec![Line { action, n_visits: 1, share: 1.0, reward: 0.5, then: Vec::new() }],
        points: Seat::all(state.n_seats()).map(|seat| points[seat]).collect(),
        n_looks: 1,
        n_playout_actions: 0,
    }
}

/// The most points a seat can have after an action and what belongs to it.
fn most_points<G: Brain>(
    state: &G,
    action: G::Action,
    seat: Seat,
    depth: usize,
    n_left: &mut usize,
    chance: &mut QuickChance,
) -> i32 {
    let mut next = state.clone();
    next.apply_unchecked(action, chance, &mut Silent);
    *n_left = n_left.saturating_sub(1);
    if depth == 0 || *n_left == 0 || next.to_act() != Some(seat) || next.is_between_acts() {
        return next.totals()[seat];
    }
    let mut actions = Vec::new();
    next.legal(&mut actions);
    let follow = |&action: &G::Action| most_points(&next, action, seat, depth - 1, n_left, chance);
    actions.iter().map(follow).max().expect("the seat is asked")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_of_many_choices_takes_no_more_looks_than_it_may() {
        let mut n_looked = 0;
        let looks: Vec<u32> = (0..200)
            .map(|_| {
                let n_looks = looks_of_choice(60, n_looked);
                n_looked += n_looks;
                n_looks
            })
            .collect();
        assert!(looks[..9].iter().all(|&n_looks| n_looks == 60), "{looks:?}");
        assert!(looks.is_sorted_by(|one, other| one >= other), "{looks:?}");
        assert!(n_looked <= 60 * 16 + 200, "{n_looked}");
        assert_eq!(looks_of_choice(1, 5), 1, "at least one look is taken");
    }
}
