//! The bots at the table, and the one that gives hints.

use crate::clock::WallClock;
use crate::failure::Failure;
use crate::opponents::{Opponent, bot_seed};
use crate::thoughts;
use bots::{AnyBot, Question};
use kingdom_builder::{Action, State};
use table::{Game as _, Match, Seat, Seed};

/// Who plays the seats that people do not.
pub(crate) struct Bots {
    opponents: Vec<(Seat, Opponent)>,
    seed: Seed,
    clock: WallClock,
    /// The bot that acted last and goes on as long as nobody else acts.
    thinker: Option<Thinker>,
}

struct Thinker {
    seat: Seat,
    /// After how many actions it is to act again.
    next: usize,
    bot: Box<dyn AnyBot>,
}

impl Bots {
    pub(crate) fn new(opponents: Vec<(Seat, Opponent)>, seed: Seed) -> Bots {
        Bots { opponents, seed, clock: WallClock::start(), thinker: None }
    }

    fn opponent(&self, seat: Seat) -> &Opponent {
        let found = self.opponents.iter().find(|(other, _)| *other == seat);
        &found.expect("somebody plays every seat").1
    }

    fn is_thinking(&self, seat: Seat, played: &Match<State>) -> bool {
        let goes_on = |thinker: &Thinker| thinker.seat == seat && thinker.next == played.n_plies();
        self.thinker.as_ref().is_some_and(goes_on)
    }

    /// Whether the seat begins a turn over which people have to wait.
    pub(crate) fn will_take_time(&self, seat: Seat, played: &Match<State>) -> bool {
        self.opponent(seat).takes_time() && !self.is_thinking(seat, played)
    }

    /// What the bot at the seat does.
    ///
    /// A new bot sits down for every turn, with a seed that follows from the match: so a match that
    /// is gone on with runs as it would have.
    pub(crate) fn choose(&mut self, seat: Seat, played: &Match<State>) -> Result<Action, Failure> {
        let n_plies = played.n_plies();
        let thinker = match self.thinker.take() {
            Some(thinker) if thinker.seat == seat && thinker.next == n_plies => thinker,
            _ => {
                let seed = bot_seed(self.seed, n_plies);
                let bot = self.opponent(seat).sit_down(State::NAME, seed)?;
                Thinker { seat, next: n_plies, bot }
            }
        };
        let thinker = self.thinker.insert(Thinker { next: n_plies + 1, ..thinker });
        let thought = thinker.bot.think(&question(played), &self.clock)?;
        Ok(thought.lines[0].action.parse().expect("a bot names actions as the game does"))
    }
}

fn question(played: &Match<State>) -> Question {
    let (_, question) = Question::of(played).expect("somebody is asked");
    question
}

/// How many lines a hint has.
const N_LINES: usize = 3;

/// What a strong bot would do in the place of the seat to act, knowing no more than it.
pub(crate) fn hint(played: &Match<State>) -> Result<String, Failure> {
    let seed = bot_seed(Seed::default(), played.n_plies());
    let mut bot = Opponent::known("master").sit_down(State::NAME, seed)?;
    let thought = bot.think(&question(played), &WallClock::start())?;
    Ok(match &thought.lines[..] {
        [only] if thought.n_looks == 1 => format!("   There is only {}.\n", only.action),
        _ => thoughts::table(&thought, N_LINES),
    })
}
