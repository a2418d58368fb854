//! What a game must know about itself so that bots can play it.

use crate::portable::exp;
use crate::search::Settings;
use crate::weights::Weights;
use table::{BySide, Game, Seat, Side};

/// A sense for a game: which action looks good, and how a match will probably end.
///
/// Everything else about bots is the same for all games. Both questions are asked of states that
/// a bot has guessed from its view, never of the true state.
pub trait Brain: Game {
    /// How many points decide as much as one does in a match of some sixty points.
    const SCALE: f32 = 1.0;

    /// How much each thing counts.
    type Weights: Weights;

    /// The options on which weights are tried.
    const TUNED_ON: &'static [&'static str];

    /// Rates all legal actions for the seat to act, in points it hopes to gain; the largest is the
    /// one to play. Fills `rates` with one for each action, replacing what it held.
    ///
    /// Search tries actions in this order, and playouts follow it.
    fn rate(&self, actions: &[Self::Action], rates: &mut Vec<f32>) {
        self.rate_by(Self::Weights::ours(), actions, rates);
    }

    /// The same by some weights.
    fn rate_by(&self, weights: &Self::Weights, actions: &[Self::Action], rates: &mut Vec<f32>);

    /// How many points each side will probably have when the match is over.
    fn expect(&self) -> BySide<f32>;

    /// Whether the seat to act stands before a new act, rather than in the middle of one.
    fn is_between_acts(&self) -> bool;

    /// A number that is another one in every turn.
    fn turn(&self) -> u32;

    /// How far the match has gone, in rounds.
    fn round(&self) -> u32;

    /// How a search looks around in this game, where that differs from what is good in general.
    fn search_settings(standard: Settings) -> Settings {
        standard
    }
}

/// A lead of this many points is worth about three wins in four, where the scale is 1.
pub const CLEAR_LEAD: f32 = 8.0;

/// How good an outcome is for a seat: near 1 if it will win clearly, near 0 if it will lose.
pub(crate) fn reward(points: &BySide<f32>, n_sides: usize, seat: Seat, clear_lead: f32) -> f32 {
    let best_other = Side::all(n_sides)
        .filter(|&other| other != seat)
        .map(|other| points[other])
        .fold(f32::MIN, f32::max);
    1.0 / (1.0 + exp((best_other - points[seat]) / clear_lead))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_leads_is_rewarded() {
        let points = BySide::of_seats(3, |seat| [40.0, 30.0, 35.0][seat.index()]);
        let rewards: Vec<f32> =
            Seat::all(3).map(|seat| reward(&points, 3, seat, CLEAR_LEAD)).collect();
        assert!(rewards[0] > 0.5 && rewards[1] < rewards[2] && rewards[2] < 0.5, "{rewards:?}");
    }
}
