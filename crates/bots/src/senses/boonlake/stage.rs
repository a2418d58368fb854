//! How far a match has gone, and what goods are worth then.

use super::weights::Weights;
use boonlake::{Components, State, Step};
use table::Game;

/// What goods are worth at one point of a match, in points at the end.
pub(super) struct Stage<'a> {
    /// What is worth how much.
    pub weights: &'a Weights,
    /// What is printed.
    pub parts: &'a Components,
    /// The share of the match that is still to come.
    pub left: f32,
    /// Interim scorings whose income is still to come.
    pub n_scorings: f32,
    /// Those of them that pay coins and cards.
    pub n_paid: f32,
    /// A coin.
    pub coin: f32,
    /// Any card, before one knows what it is.
    pub card: f32,
    /// An inhabitant on the ranch.
    pub inhabitant: f32,
    /// A vase.
    pub vase: f32,
}

impl<'a> Stage<'a> {
    pub(super) fn of(state: &'a State, weights: &'a Weights) -> Stage<'a> {
        let open = state.open();
        let is_income_pending = open.steps.contains(&Step::Income);
        let n_scorings = f32::from(4 - open.n_scorings) + if is_income_pending { 1.0 } else { 0.0 };
        Stage::at(1.0 - progress(state), n_scorings, state.parts(), weights)
    }

    /// The stage when only this share of the match is left.
    fn at(left: f32, n_scorings: f32, parts: &'a Components, weights: &'a Weights) -> Stage<'a> {
        // What is bought late brings little, and what is left over nothing.
        let fade = (left / weights.fading).min(1.0);
        let worth = |[at_the_end, before]: [f32; 2]| at_the_end + before * fade;
        Stage {
            weights,
            parts,
            left,
            n_scorings,
            n_paid: (n_scorings - 1.0).max(0.0),
            coin: worth(weights.coin),
            card: worth(weights.card),
            inhabitant: worth(weights.inhabitant),
            vase: worth(weights.vase),
        }
    }

    /// The stage that a ship on this space brings about, if it is ahead of the others.
    pub(super) fn with_ship_at(&self, state: &State, ship: u8) -> Stage<'a> {
        let left = self.left.min(1.0 - progress_at(state, ship));
        Stage::at(left, self.n_scorings, self.parts, self.weights)
    }

    /// The last few coins are worth most, and those beyond what one soon spends least.
    pub(super) fn coins(&self, coins: f32) -> f32 {
        let [more, n_few] = self.weights.few_coins;
        let [less, n_many] = self.weights.many_coins;
        let few = more * coins.min(n_few);
        let many = less * (coins - n_many).max(0.0);
        self.coin * (coins + few - many)
    }

    /// Inhabitants on the ranch: beyond a few they only wait.
    pub(super) fn inhabitants(&self, ranch: f32) -> f32 {
        let [share, number] = self.weights.crowded_ranch;
        self.inhabitant * (ranch.min(number) + share * (ranch - number).max(0.0))
    }
}

/// How much of the match is over, by the ship that is furthest ahead.
pub(super) fn progress(state: &State) -> f32 {
    let open = state.open();
    if state.to_act().is_none() {
        return 1.0;
    }
    let ships = open.players.iter().map(|player| player.ship);
    let furthest = ships.chain(open.eminence.iter().map(|eminence| eminence.ship)).max();
    progress_at(state, furthest.unwrap_or(0))
}

/// How much of the match is over with the first ship on this space.
fn progress_at(state: &State, ship: u8) -> f32 {
    let is_second_round = state.open().is_second_round;
    let river = &state.parts().river;
    let start = f32::from(river.starts[usize::from(is_second_round)][state.n_seats() - 1]);
    let last = f32::from(river.last(is_second_round));
    let of_round = ((f32::from(ship) - start) / (last - start)).clamp(0.0, 1.0);
    (of_round + if is_second_round { 1.0 } else { 0.0 }) / 2.0
}
