//! A computer at a seat.

use crate::hosted::Host;
use bots::{AnyBot, Clock, Level, Question};
use protocol::{Code, Problem};

/// A computer at a seat of one match.
pub struct Thinker {
    bot: Box<dyn AnyBot>,
}

/// A choice to think about, away from the match.
pub struct Job {
    thinker: Thinker,
    question: Question,
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

    /// The present choice of the seat that is asked, of which the computer is told what that seat
    /// sees; `None` when the match is over.
    pub fn job(self, host: &Host) -> Option<Job> {
        let (_, question) = Question::of(host.played())?;
        Some(Job { thinker: self, question })
    }
}

impl Job {
    /// Thinks, and says what to do; the computer comes back for its next choice.
    pub fn think(mut self, clock: &dyn Clock) -> (Thinker, Result<String, Problem>) {
        let thought = self.thinker.bot.think(&self.question, clock);
        let action = thought
            .map(|thought| thought.lines[0].action.clone())
            .map_err(|error| Problem::new(Code::Unavailable, error.to_string()));
        (self.thinker, action)
    }
}
