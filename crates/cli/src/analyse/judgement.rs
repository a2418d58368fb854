//! What a bot thinks of one choice that was made.

use crate::clock::WallClock;
use crate::failure::Failure;
use crate::opponents::{Opponent, bot_seed};
use bots::Question;
use games::{AnyGame, Library};
use table::{Record, Seat, Seed};

/// How good a choice was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Mark {
    /// As good as any, as far as can be told.
    Good,
    /// A little was lost.
    Inaccurate,
    /// Something was lost.
    Mistake,
    /// Much was lost.
    Blunder,
}

impl Mark {
    /// The mark for so much chance to win lost.
    fn for_loss(lost: f32) -> Mark {
        match lost {
            lost if lost >= 0.15 => Mark::Blunder,
            lost if lost >= 0.08 => Mark::Mistake,
            lost if lost >= 0.04 => Mark::Inaccurate,
            _ => Mark::Good,
        }
    }

    /// Its name.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Mark::Good => "good",
            Mark::Inaccurate => "inaccurate",
            Mark::Mistake => "mistake",
            Mark::Blunder => "blunder",
        }
    }
}

/// What a bot thinks of one choice.
#[derive(Clone, Debug)]
pub(crate) struct Judgement {
    /// How many actions had been played before it.
    pub(crate) at: usize,
    /// Who chose.
    pub(crate) seat: Seat,
    /// What was chosen.
    pub(crate) played: String,
    /// What the bot would have chosen.
    pub(crate) best: String,
    /// The chance to win with what was chosen.
    pub(crate) win: f32,
    /// The chance to win with what the bot would have chosen.
    pub(crate) best_win: f32,
    /// How good the choice was.
    pub(crate) mark: Mark,
    /// The points each seat would probably have had at the end.
    pub(crate) points: Vec<f32>,
    /// Each seat's chance to win before the choice.
    pub(crate) chances: Vec<f32>,
}

impl Judgement {
    /// How much of the chance to win was lost.
    pub(crate) fn lost(&self) -> f32 {
        (self.best_win - self.win).max(0.0)
    }

    /// Whether the bot would have chosen the same.
    pub(crate) fn is_agreed(&self) -> bool {
        self.played == self.best
    }
}

/// A bot that judges the choices of a match.
pub(crate) struct Judge<'a> {
    pub(crate) game: &'a dyn AnyGame,
    pub(crate) record: &'a Record,
    pub(crate) library: &'a Library,
    pub(crate) level: &'a Opponent,
}

impl Judge<'_> {
    /// Judges the choice after so many actions, with a bot of its own, so that the order in which
    /// choices are judged does not matter.
    pub(crate) fn judge(&self, at: usize) -> Result<Judgement, Failure> {
        let ply = &self.record.plies[at];
        let position = self.game.replay(self.record, self.library, Some(at))?;
        let (_, question) = Question::of(&*position).expect("an action followed");
        let clock = WallClock::start();
        let mut bot = self.level.sit_down(self.game.name(), bot_seed(Seed::default(), at))?;
        let thought = bot.think(&question, &clock)?;
        let best = &thought.lines[0];
        let played = thought.lines.iter().find(|line| line.action == ply.action);
        let win = match played {
            // What the bot looked at about as often is known about as well.
            Some(played) if 2 * played.n_visits >= best.n_visits => played.reward,
            _ => bot.weigh(&question, &ply.action, &clock)?.reward,
        };
        Ok(Judgement {
            at,
            seat: ply.seat,
            played: ply.action.clone(),
            best: best.action.clone(),
            win,
            best_win: best.reward,
            mark: Mark::for_loss(best.reward - win),
            chances: chances(&thought.points),
            points: thought.points,
        })
    }
}

/// Each seat's chance to win if these points are expected: together they are one.
fn chances(points: &[f32]) -> Vec<f32> {
    let most = points.iter().copied().fold(f32::MIN, f32::max);
    let weights: Vec<f32> =
        points.iter().map(|points| ((points - most) / bots::CLEAR_LEAD).exp()).collect();
    let sum: f32 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / sum).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_shared_by_lead() {
        let even = chances(&[40.0, 40.0]);
        assert_eq!(even, [0.5, 0.5]);
        let three = chances(&[48.0, 40.0, 20.0]);
        assert!(three[0] > 0.7 && three[1] > three[2]);
        assert!((three.iter().sum::<f32>() - 1.0).abs() < 1e-5);
    }

    #[test]
    fn marks_follow_the_loss() {
        let marks = [-0.1, 0.0, 0.05, 0.1, 0.5].map(Mark::for_loss);
        let expected = [Mark::Good, Mark::Good, Mark::Inaccurate, Mark::Mistake, Mark::Blunder];
        assert_eq!(marks, expected);
    }
}
