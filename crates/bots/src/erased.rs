//! Bots without the types of their game, for programs that use the catalogue.

use crate::bot::{Bot, BotError, Clock, Errand};
use crate::brain::Brain;
use crate::level::Level;
use crate::thought::{Line, Thought};
use games::{AnyGame, AnyMatch, AnyView, any_game};
use std::marker::PhantomData;
use table::{Seat, Viewer};

/// A game that bots can play.
pub trait AnyBrain: Sync {
    /// The game.
    fn game(&self) -> &'static dyn AnyGame;
    /// A bot for one seat of one match, which may think on several threads.
    fn bot(&self, level: Level, seed: u64, n_threads: usize) -> Result<Box<dyn AnyBot>, BotError>;
}

/// A choice as the seat that is asked knows it. A bot is told nothing else.
pub struct Question {
    /// What the seat knows.
    pub view: Box<dyn AnyView>,
    /// How many actions were played before.
    pub n_plies: usize,
    /// The latest action, if it was the seat's own.
    pub own_last: Option<String>,
}

impl Question {
    /// The present choice of a match, or `None` when it is over.
    pub fn of(played: &dyn AnyMatch) -> Option<(Seat, Question)> {
        let seat = played.to_act()?;
        let own_last = played.last_action().filter(|(last, _)| *last == seat);
        let question = Question {
            view: played.view(Viewer::Seat(seat)),
            n_plies: played.n_plies(),
            own_last: own_last.map(|(_, action)| action),
        };
        Some((seat, question))
    }
}

/// A bot for one seat of one match.
pub trait AnyBot: Send {
    /// Thinks about a choice of its seat.
    fn think(
        &mut self,
        question: &Question,
        clock: &dyn Clock,
    ) -> Result<Thought<String>, BotError>;
    /// Searches what follows one action, on top of what it has just thought about the same choice.
    fn weigh(
        &mut self,
        question: &Question,
        action: &str,
        clock: &dyn Clock,
    ) -> Result<Line<String>, BotError>;
    /// What a new bot needs to be to think about a choice as long as this one would; `None` where
    /// nothing is searched.
    fn errand(&mut self, question: &Question) -> Result<Option<Errand>, BotError>;
    /// Takes what another bot has found for the choice of an errand, if it may be chosen.
    fn accept(&mut self, question: &Question, action: &str) -> Result<(), BotError>;
}

struct Erased<G>(PhantomData<fn() -> G>);

/// A brain whose game's type is known, without that type.
pub const fn any_brain<G: Brain>() -> &'static dyn AnyBrain {
    &Erased::<G>(PhantomData)
}

impl<G: Brain> AnyBrain for Erased<G> {
    fn game(&self) -> &'static dyn AnyGame {
        any_game::<G>()
    }

    fn bot(&self, level: Level, seed: u64, n_threads: usize) -> Result<Box<dyn AnyBot>, BotError> {
        let bot = Bot::<G>::on_threads(level, seed, n_threads)?;
        Ok(Box::new(Seated { bot, thought_at: None }))
    }
}

/// A bot that follows a match by itself.
struct Seated<G: Brain> {
    bot: Bot<G>,
    /// How many actions had been played when it last thought.
    thought_at: Option<usize>,
}

fn typed<G: Brain>(question: &Question) -> Result<&G::View, BotError> {
    question.view.as_any().downcast_ref().ok_or(BotError::OtherGame)
}

impl<G: Brain> AnyBot for Seated<G> {
    fn think(
        &mut self,
        question: &Question,
        clock: &dyn Clock,
    ) -> Result<Thought<String>, BotError> {
        let view = typed::<G>(question)?;
        let is_next = self.thought_at.map(|at| at + 1) == Some(question.n_plies);
        match question.own_last.as_deref().map(str::parse) {
            // Only the bot's own action was played since.
            Some(Ok(action)) if is_next => self.bot.played(action),
            _ => self.bot.others_played(),
        }
        self.thought_at = Some(question.n_plies);
        Ok(as_text(&self.bot.think(view, clock)?))
    }

    fn weigh(
        &mut self,
        question: &Question,
        action: &str,
        clock: &dyn Clock,
    ) -> Result<Line<String>, BotError> {
        let action = action.parse().map_err(|_| BotError::NotLegal)?;
        let view = typed::<G>(question)?;
        if self.thought_at != Some(question.n_plies) {
            self.bot.others_played();
            self.thought_at = Some(question.n_plies);
        }
        Ok(line_as_text(&self.bot.weigh(view, action, clock)?))
    }

    fn errand(&mut self, question: &Question) -> Result<Option<Errand>, BotError> {
        self.bot.errand(typed::<G>(question)?)
    }

    fn accept(&mut self, question: &Question, action: &str) -> Result<(), BotError> {
        let action = action.parse().map_err(|_| BotError::NotLegal)?;
        self.bot.accept(typed::<G>(question)?, action)
    }
}

fn as_text<A: ToString>(thought: &Thought<A>) -> Thought<String> {
    Thought {
        lines: thought.lines.iter().map(line_as_text).collect(),
        points: thought.points.clone(),
        n_looks: thought.n_looks,
        n_playout_actions: thought.n_playout_actions,
    }
}

fn line_as_text<A: ToString>(line: &Line<A>) -> Line<String> {
    Line {
        action: line.action.to_string(),
        n_visits: line.n_visits,
        share: line.share,
        reward: line.reward,
        then: line.then.iter().map(A::to_string).collect(),
    }
}

macro_rules! brain {
    ($game:ty) => {
        any_brain::<$game>()
    };
}

/// Every game that bots can play.
pub static BRAINS: &[&dyn AnyBrain] = &games::every_game!(brain);

/// The brain for a game.
pub fn brain(game: &str) -> Result<&'static dyn AnyBrain, BotError> {
    BRAINS.iter().copied().find(|brain| brain.game().name() == game).ok_or(BotError::OtherGame)
}
