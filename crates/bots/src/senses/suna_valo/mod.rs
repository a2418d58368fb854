//! A sense for Suna Valo.

mod cards;
mod job;
mod outlook;
mod rating;
mod weights;
mod worth;

use crate::brain::Brain;
use crate::search::Settings;
use crate::weights::Weights as _;
use suna_valo::{Action, State, Step};
use table::{BySide, Game};
use weights::Weights;
use worth::Judge;

impl Brain for State {
    type Weights = Weights;
    const TUNED_ON: &'static [&'static str] = &["players=2"];

    fn rate_by(&self, weights: &Weights, actions: &[Action], rates: &mut Vec<f32>) {
        rating::rate(self, weights, actions, rates);
    }

    /// What each seat has, and what its farm is still good for.
    fn expect(&self) -> BySide<f32> {
        let totals = self.totals();
        BySide::of_seats(self.n_seats(), |seat| {
            Judge::new(Weights::ours(), self.open(), seat).outlook(totals[seat])
        })
    }

    /// A turn has many small choices and a match is long: what the best rated actions lead to in
    /// two rounds is a better guide than a whole match with all its luck.
    fn search_settings(standard: Settings) -> Settings {
        Settings {
            exploration: 0.1,
            width: 1.0,
            bias: 0.3,
            horizon: Some(2),
            noise: 0.3,
            ..standard
        }
    }

    fn is_between_acts(&self) -> bool {
        self.open().pending().is_none_or(|pending| pending.step == Step::Turn)
    }

    fn turn(&self) -> u32 {
        let asked = self.to_act().map_or(0, |seat| seat.index() as u32);
        u32::from(self.open().turn) * 2 + asked
    }

    /// Both seats have had as many turns whenever a round begins.
    fn round(&self) -> u32 {
        u32::from(self.open().turn.saturating_sub(1)) / 2
    }
}
