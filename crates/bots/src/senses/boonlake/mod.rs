//! A sense for Boonlake.

mod buildings;
mod gains;
mod hand;
mod prospect;
mod rating;
mod stage;
mod strips;
mod weights;
mod worth;

use crate::brain::Brain;
use crate::search::Settings;
use crate::weights::Weights as _;
use boonlake::{Action, State, Step};
use stage::progress;
use table::{BySide, Game};
use weights::Weights;
use worth::worth;

impl Brain for State {
    const SCALE: f32 = 3.0;

    type Weights = Weights;
    const TUNED_ON: &'static [&'static str] = &["players=2", "players=2", "players=3", "players=4"];

    fn rate_by(&self, weights: &Weights, actions: &[Action], rates: &mut Vec<f32>) {
        rating::rate(self, weights, actions, rates);
    }

    /// What each seat has, what it owns is still worth, and what turns to come will bring.
    fn expect(&self) -> BySide<f32> {
        let open = self.open();
        let left = 1.0 - progress(self);
        let weights = Weights::ours();
        BySide::new(self.n_sides(), |side| match (side.seat(self.n_seats()), &open.eminence) {
            (Some(seat), _) => worth(self, seat, weights) + weights.points_to_come * left,
            (None, Some(eminence)) => {
                let [easiest, each_level] = weights.eminence_to_come;
                let to_come = easiest + each_level * eminence.level as u8 as f32;
                f32::from(eminence.vp) + to_come * left
            }
            (None, None) => 0.0,
        })
    }

    fn search_settings(standard: Settings) -> Settings {
        Settings { horizon: Some(1), ..standard }
    }

    fn is_between_acts(&self) -> bool {
        matches!(self.open().step(), None | Some(Step::Turn { .. }))
    }

    fn turn(&self) -> u32 {
        self.open().players.iter().map(|player| u32::from(player.turns)).sum()
    }

    fn round(&self) -> u32 {
        let turns = self.open().players.iter().map(|player| u32::from(player.turns));
        turns.max().unwrap_or(0)
    }
}
