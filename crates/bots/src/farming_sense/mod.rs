//! A sense for Suna Valo.

mod rating;
mod worth;

use crate::brain::Brain;
use suna_valo::{Action, State, Step};
use table::{BySeat, Game};
use worth::turns_left;

/// What a turn brings somebody who plays well, in points.
const POINTS_PER_TURN: f32 = 2.2;

impl Brain for State {
    fn rate(&self, actions: &[Action], rates: &mut Vec<f32>) {
        rating::rate(self, actions, rates);
    }

    /// What each seat has, and what its turns will still bring.
    fn expect(&self) -> BySeat<f32> {
        let totals = self.totals();
        BySeat::from_fn(|seat| {
            if seat.index() >= self.n_seats() {
                return 0.0;
            }
            totals[seat] as f32 + POINTS_PER_TURN * turns_left(self.open())
        })
    }

    fn is_between_acts(&self) -> bool {
        self.open().pending().is_none_or(|pending| pending.step == Step::Turn)
    }

    fn turn(&self) -> u32 {
        let asked = self.to_act().map_or(0, |seat| seat.index() as u32);
        u32::from(self.open().turn) * 2 + asked
    }

    fn round(&self) -> u32 {
        u32::from(self.open().turn) / 2
    }
}
