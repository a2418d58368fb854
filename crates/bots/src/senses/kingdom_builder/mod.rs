//! A sense for Kingdom Builder.

mod rating;
mod situation;
mod weights;

use crate::brain::Brain;
use crate::weights::Weights as _;
use kingdom_builder::{Action, State, Step};
use situation::Situation;
use table::{BySide, Game, Seat};
use weights::Weights;

impl Brain for State {
    type Weights = Weights;

    /// Mostly the base game, some of everything.
    const TUNED_ON: &'static [&'static str] = &[
        "players=2",
        "players=2",
        "players=3",
        "players=4",
        "players=2 with=all",
        "players=4 with=all",
    ];

    fn rate_by(&self, weights: &Weights, actions: &[Action], rates: &mut Vec<f32>) {
        rating::rate(self, weights, actions, rates);
    }

    /// What each seat has, and what it will still build until somebody's supply runs out.
    fn expect(&self) -> BySide<f32> {
        let open = self.open();
        let n_seats = self.n_seats();
        let weights = Weights::ours();
        let by_tile = weights.built_by_tile;
        let per_turn = |seat: Seat| 3.0 + by_tile * Situation::n_building_tiles(open, seat);
        let turns_left = Seat::all(n_seats)
            .map(|seat| f32::from(open.kingdoms[seat].supply) / per_turn(seat))
            .fold(f32::MAX, f32::min);
        let turns_left = if open.is_last_round { 0.0 } else { turns_left.max(0.5) };
        let totals = self.totals();
        BySide::of_seats(n_seats, |seat| {
            let supply = f32::from(open.kingdoms[seat].supply);
            let still_built = supply.min(turns_left * per_turn(seat));
            totals[seat] as f32 + weights.future_build * still_built
        })
    }

    fn is_between_acts(&self) -> bool {
        matches!(self.open().step(), None | Some(Step::Turn | Step::Mandatory | Step::PlayCard))
    }

    fn turn(&self) -> u32 {
        let turn = &self.open().turn;
        u32::from(turn.round) * 8 + turn.seat.index() as u32
    }

    fn round(&self) -> u32 {
        u32::from(self.open().turn.round)
    }
}
