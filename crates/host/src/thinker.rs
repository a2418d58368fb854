//! A computer at a seat.

use crate::hosted::Host;
use bots::{AnyBot, Clock, Level};
use games::AnyMatch;
use protocol::{Code, Problem};
use table::Seat;

/// A computer at a seat of one match.
pub struct Thinker {
    bot: Box<dyn AnyBot>,
}

/// A choice to think about, away from the match.
pub struct Job {
    thinker: Thinker,
    played: Box<dyn AnyMatch>,
}

impl Thinker {
    /// A computer of a level, such as `steady` or `keen@100`. Everything it leaves to chance follows
    /// from `seed`.
    pub fn new(game: &str, level: &str, seed: u64) -> Result<Thinker, Problem> {
        let level = Thinker::level(level)?;
        let brain =
            bots::brain(game).map_err(|error| Problem::new(Code::BadSetup, error.to_string()))?;
        let bot = brain
            .bot(level, seed, 1)
            .map_err(|error| Problem::new(Code::BadSetup, error.to_string()))?;
        Ok(Thinker { bot })
    }

    /// The level of this name, or which there are.
    pub fn level(name: &str) -> Result<Level, Problem> {
        name.parse()
            .map_err(|error: bots::LevelError| Problem::new(Code::BadSetup, error.to_string()))
    }

    /// The present choice of the seat that is asked. The computer sees only what that seat sees.
    pub fn job(self, host: &Host) -> Job {
        Job { thinker: self, played: host.played().copy() }
    }
}

impl Job {
    /// The seat that is asked.
    pub fn seat(&self) -> Option<Seat> {
        self.played.to_act()
    }

    /// Thinks, and says what to do; the computer comes back for its next choice.
    pub fn think(mut self, clock: &dyn Clock) -> (Thinker, Result<String, Problem>) {
        let thought = self.thinker.bot.think(&*self.played, clock);
        let action = thought
            .map(|thought| thought.lines[0].action.clone())
            .map_err(|error| Problem::new(Code::Unavailable, error.to_string()));
        (self.thinker, action)
    }
}
