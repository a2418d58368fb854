//! Bots without the types of their game, for programs that use the catalogue.

use crate::bot::{Bot, BotError, Clock};
use crate::brain::Brain;
use crate::level::Level;
use crate::thought::{Line, Thought};
use games::AnyMatch;
use std::marker::PhantomData;
use table::{Match, Seat, Viewer};

/// A game that bots can play.
pub trait AnyBrain: Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// A bot for one seat of one match, which may think on several threads.
    fn bot(&self, level: Level, seed: u64, n_threads: usize) -> Result<Box<dyn AnyBot>, BotError>;
}

/// A bot for one seat of one match.
pub trait AnyBot: Send {
    /// Thinks about the choice of the seat to act, of which it sees only that seat's view.
    fn think(
        &mut self,
        played: &dyn AnyMatch,
        clock: &dyn Clock,
    ) -> Result<Thought<String>, BotError>;
    /// Searches what follows one action of the seat to act, on top of what it has just thought
    /// about the same choice.
    fn weigh(
        &mut self,
        played: &dyn AnyMatch,
        action: &str,
        clock: &dyn Clock,
    ) -> Result<Line<String>, BotError>;
}

struct Erased<G>(PhantomData<fn() -> G>);

impl<G: Brain> AnyBrain for Erased<G> {
    fn game(&self) -> &'static str {
        G::NAME
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

/// The match with its type, and the seat to act.
fn typed<G: Brain>(played: &dyn AnyMatch) -> Result<(&Match<G>, Seat), BotError> {
    let played: &Match<G> = played.as_any().downcast_ref().ok_or(BotError::OtherGame)?;
    Ok((played, played.state().to_act().ok_or(BotError::Over)?))
}

impl<G: Brain> AnyBot for Seated<G> {
    fn think(
        &mut self,
        played: &dyn AnyMatch,
        clock: &dyn Clock,
    ) -> Result<Thought<String>, BotError> {
        let (played, seat) = typed::<G>(played)?;
        match played.actions().last() {
            // Only the bot's own action was played since.
            Some((last, action))
                if self.thought_at.map(|at| at + 1) == Some(played.n_plies()) && last == seat =>
            {
                self.bot.played(action);
            }
            _ => self.bot.others_played(),
        }
        self.thought_at = Some(played.n_plies());
        let thought = self.bot.think(&played.state().view(Viewer::Seat(seat)), clock)?;
        Ok(as_text(&thought))
    }

    fn weigh(
        &mut self,
        played: &dyn AnyMatch,
        action: &str,
        clock: &dyn Clock,
    ) -> Result<Line<String>, BotError> {
        let action = action.parse().map_err(|_| BotError::NotLegal)?;
        let (played, seat) = typed::<G>(played)?;
        if self.thought_at != Some(played.n_plies()) {
            self.bot.others_played();
            self.thought_at = Some(played.n_plies());
        }
        let line = self.bot.weigh(&played.state().view(Viewer::Seat(seat)), action, clock)?;
        Ok(line_as_text(&line))
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

/// Every game that bots can play.
pub static BRAINS: &[&dyn AnyBrain] = &[
    &Erased::<kingdom_builder::State>(PhantomData),
    #[cfg(feature = "all")]
    &Erased::<boonlake::State>(PhantomData),
    #[cfg(feature = "all")]
    &Erased::<suna_valo::State>(PhantomData),
];

/// The brain for a game.
pub fn brain(game: &str) -> Result<&'static dyn AnyBrain, BotError> {
    BRAINS.iter().copied().find(|brain| brain.game() == game).ok_or(BotError::OtherGame)
}
