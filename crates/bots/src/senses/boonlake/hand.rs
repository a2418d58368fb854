//! What the cards in a hand are worth, and each of them.

use super::stage::Stage;
use super::worth::held_worth;
use boonlake::{Card, Player, State};
use table::Seat;

/// The cards that count most: as many as will ever be played, and the one that would follow.
const N_BEST: usize = 6;

/// A hand by what it is worth. Of each card a small part counts anyway; the rest counts for the
/// best few only, and the less the more of them are better.
pub(super) struct Hand {
    best: [(Option<Card>, f32); N_BEST],
    shares: [f32; N_BEST - 1],
    small: f32,
    /// What all of it is worth.
    pub worth: f32,
}

impl Hand {
    pub(super) fn new(state: &State, seat: Seat, player: &Player, stage: &Stage<'_>) -> Hand {
        let mut best = [(None, 0.0); N_BEST];
        let mut n_cards = 0;
        for card in state.hand_of(seat).iter() {
            n_cards += 1;
            let mut next = (Some(card), held_worth(player, card, stage) - stage.card);
            for place in &mut best {
                if next.1 > place.1 {
                    std::mem::swap(place, &mut next);
                }
            }
        }
        let shares = stage.weights.hand;
        let of_best = best.iter().zip(shares).map(|((_, worth), share)| worth * share);
        let worth = of_best.sum::<f32>() + stage.card * n_cards as f32;
        Hand { best, shares, small: stage.card, worth }
    }

    /// What is lost with a card: the next best take its place.
    pub(super) fn loss(&self, card: Card) -> f32 {
        let rank = self.best.iter().position(|(there, _)| *there == Some(card));
        let from = rank.unwrap_or(N_BEST);
        let lost = |rank: usize| self.shares[rank] * (self.best[rank].1 - self.best[rank + 1].1);
        self.small + (from..self.shares.len()).map(lost).sum::<f32>()
    }
}
