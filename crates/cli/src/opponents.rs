//! Bots, as users ask for them.

use crate::failure::Failure;
use bots::{AnyBot, AnyBrain, Budget, LEVELS, Level, Style};
use std::fmt;
use std::str::FromStr;
use table::{QuickChance, Seed};

/// A level under the name somebody asked for it by.
#[derive(Clone, Debug)]
pub(crate) struct Opponent {
    name: String,
    level: Level,
}

impl FromStr for Opponent {
    type Err = <Level as FromStr>::Err;

    fn from_str(text: &str) -> Result<Opponent, Self::Err> {
        Ok(Opponent { name: text.to_owned(), level: text.parse()? })
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name)
    }
}

impl Opponent {
    /// One of the levels that are always there.
    pub(crate) fn known(name: &str) -> Opponent {
        name.parse().expect("a level of the list")
    }

    /// Whether it takes any action that is legal.
    pub(crate) fn is_random(&self) -> bool {
        self.level.style == Style::Random
    }

    /// Whether people have to wait for it.
    pub(crate) fn takes_time(&self) -> bool {
        let is_long = match self.level.budget {
            Budget::Looks(n_looks) => n_looks >= 100,
            Budget::MillisecondsPerTurn(milliseconds) => milliseconds >= 100,
        };
        is_long && matches!(self.level.style, Style::Search(_))
    }

    /// A bot that takes a seat in a match of this game.
    pub(crate) fn sit_down(&self, game: &str, seed: u64) -> Result<Box<dyn AnyBot>, Failure> {
        // A budget in looks gives the same on every machine, so cores must not matter there.
        let n_threads = match self.level.budget {
            Budget::Looks(_) => 1,
            Budget::MillisecondsPerTurn(_) => {
                std::thread::available_parallelism().map_or(1, usize::from)
            }
        };
        Ok(brain(game)?.bot(self.level, seed, n_threads)?)
    }

    /// Fails unless the level looks ahead: others name an action but cannot say what it is worth.
    pub(crate) fn must_look_ahead(&self) -> Result<(), Failure> {
        if matches!(self.level.style, Style::Search(_)) {
            return Ok(());
        }
        let able = LEVELS.iter().filter(|level| matches!(level.style, Style::Search(_)));
        let able: Vec<&str> = able.map(|level| level.name).collect();
        Err(Failure::bad(format!(
            "--level {self}: this level does not look ahead, so it cannot compare actions; {} can",
            able.join(" and ")
        )))
    }
}

/// What bots know about a game.
fn brain(game: &str) -> Result<&'static dyn AnyBrain, Failure> {
    bots::brain(game).map_err(|_| Failure::bad(format!("no bot can play `{game}` yet")))
}

/// A list of opponents, separated by commas.
#[derive(Clone, Debug)]
pub(crate) struct Opponents(pub(crate) Vec<Opponent>);

impl FromStr for Opponents {
    type Err = <Level as FromStr>::Err;

    fn from_str(text: &str) -> Result<Opponents, Self::Err> {
        text.split(',').map(str::parse).collect::<Result<_, _>>().map(Opponents)
    }
}

impl fmt::Display for Opponents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.0.iter().map(|opponent| opponent.name.as_str()).collect();
        f.write_str(&names.join(","))
    }
}

/// The levels with what to expect of them, for the end of a help text.
pub(crate) fn levels() -> String {
    let level = |level: &Level| format!("\n  {:<8} {}", level.name, level.description);
    "Levels, the gentlest first:".to_owned() + &LEVELS.iter().map(level).collect::<String>()
}

/// The seed of a bot, which follows from the match's seed and a number that tells the bots of a
/// match apart.
pub(crate) fn bot_seed(seed: Seed, number: usize) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = seed.0;
    let of_match = QuickChance::new(u64::from_le_bytes([a, b, c, d, e, f, g, h])).word();
    QuickChance::new(of_match.wrapping_add(number as u64)).word()
}
