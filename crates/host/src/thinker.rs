//! A computer at a seat.

use crate::host::Host;
use bots::{AnyBot, AnyBrain, Clock, Errand, Level, Question};
use protocol::{Code, Problem};
use serde_json::value::RawValue;
use table::{ComponentsHash, RulesVersion, Seat};

/// A computer at a seat of one match.
pub struct Thinker {
    bot: Box<dyn AnyBot>,
}

/// When and for whom a computer thinks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Occasion {
    /// The number of the state it is about.
    pub number: u64,
    /// The seat that is asked.
    pub seat: Seat,
    /// The level of its computer.
    pub level: String,
}

/// A choice to think about, away from the table.
pub struct Job {
    occasion: Occasion,
    thinker: Thinker,
    question: Question,
    rules: RulesVersion,
    components: ComponentsHash,
}

/// A job as it is given to another machine: what the seat that is asked knows, and nothing more.
pub struct Elsewhere {
    /// The game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: RulesVersion,
    /// The components of the match.
    pub components: ComponentsHash,
    /// What a bot needs to be that thinks about it.
    pub errand: Errand,
    /// What the seat knows, as it would be sent to whoever sits there.
    pub view: Box<RawValue>,
}

/// What a computer came to.
pub struct Thought {
    /// When and for whom it thought.
    pub occasion: Occasion,
    /// The computer, for its next choice; `None` if it broke.
    pub thinker: Option<Thinker>,
    /// What it wants to do, or why it does not know.
    pub action: Result<String, Problem>,
}

impl Thinker {
    /// A computer of a level, such as `steady` or `keen@100`. Everything it leaves to chance follows
    /// from `seed`.
    pub fn new(brain: &dyn AnyBrain, level: &str, seed: u64) -> Result<Thinker, Problem> {
        let bot = brain
            .bot(Thinker::level(level)?, seed, 1)
            .map_err(|error| Problem::new(Code::BadSetup, error.to_string()))?;
        Ok(Thinker { bot })
    }

    /// The level of this name, or which there are.
    pub fn level(name: &str) -> Result<Level, Problem> {
        name.parse()
            .map_err(|error: bots::LevelError| Problem::new(Code::BadSetup, error.to_string()))
    }

    /// The present choice of the seat that is asked. The computer sees only what that seat sees.
    pub(crate) fn job(self, occasion: Occasion, host: &Host) -> Option<Job> {
        let (_, question) = Question::of(host.played())?;
        let origin = host.played().origin();
        let (rules, components) = (origin.rules, origin.components);
        Some(Job { occasion, thinker: self, question, rules, components })
    }
}

impl Job {
    /// When and for whom the computer thinks.
    pub fn occasion(&self) -> &Occasion {
        &self.occasion
    }

    /// The job undone.
    pub(crate) fn back(self) -> (Occasion, Thinker) {
        (self.occasion, self.thinker)
    }

    /// Whether it may take long, so that it is worth another machine's while.
    pub fn is_long(&self) -> bool {
        Thinker::level(&self.occasion.level).is_ok_and(|level| level.searches())
    }

    /// What another machine needs to think about it; `None` if there is nothing to search.
    pub fn elsewhere(&mut self) -> Option<Elsewhere> {
        let errand = self.thinker.bot.errand(&self.question).ok()??;
        Some(Elsewhere {
            game: self.question.view.game(),
            rules: self.rules,
            components: self.components,
            errand,
            view: self.question.view.json(),
        })
    }

    /// What comes of it if another machine says so; the job itself if that cannot be done.
    #[allow(clippy::result_large_err, reason = "whoever refuses gives the job on as it is")]
    pub fn accept(mut self, action: &str) -> Result<Thought, Job> {
        match self.thinker.bot.accept(&self.question, action) {
            Ok(()) => Ok(Thought {
                occasion: self.occasion,
                thinker: Some(self.thinker),
                action: Ok(action.to_owned()),
            }),
            Err(_) => Err(self),
        }
    }

    /// Thinks, and says what to do.
    pub fn think(mut self, clock: &dyn Clock) -> Thought {
        let thought = self.thinker.bot.think(&self.question, clock);
        let action = thought
            .map(|thought| thought.lines[0].action.clone())
            .map_err(|error| Problem::new(Code::Unavailable, error.to_string()));
        Thought { occasion: self.occasion, thinker: Some(self.thinker), action }
    }
}

impl Thought {
    /// What is left of a computer that broke down while it thought.
    pub fn broken(occasion: Occasion) -> Thought {
        let action = Err(Problem::new(Code::Unavailable, "the computer broke down"));
        Thought { occasion, thinker: None, action }
    }
}
