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
use boonlake::{Action, Eminence, State, Step};
use stage::Stage;
use table::{BySide, Game};
use weights::Weights;
use worth::{river_worth, worth};

impl Brain for State {
    const SCALE: f32 = 3.0;

    type Weights = Weights;
    const TUNED_ON: &'static [&'static str] = &["players=2", "players=2", "players=3", "players=4"];

    fn rate_by(&self, weights: &Weights, actions: &[Action], rates: &mut Vec<f32>) {
        rating::rate(self, weights, actions, rates);
    }

    /// What each side has, what it owns is still worth, and what turns to come will bring. Spaces
    /// of the river are worth something among seats, but they are no points.
    fn expect(&self) -> BySide<f32> {
        let open = self.open();
        let weights = Weights::ours();
        let stage = Stage::of(self, weights);
        BySide::new(self.n_sides(), |side| match (side.seat(self.n_seats()), &open.eminence) {
            (Some(seat), None) => worth(self, seat, weights) + weights.points_to_come * stage.left,
            (Some(seat), Some(_)) if self.to_act().is_some() => {
                worth(self, seat, weights) + weights.points_to_come * stage.left
                    - river_worth(self, seat, &stage)
            }
            (Some(seat), Some(_)) => open.total_vp(seat) as f32,
            (None, Some(eminence)) => eminence_expects(self, eminence, &stage),
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

/// What the Wise Eminence will probably have: its income again at every scoring and once more at
/// the end, and what it adds to it on the way.
fn eminence_expects(state: &State, eminence: &Eminence, stage: &Stage<'_>) -> f32 {
    if state.to_act().is_none() {
        return f32::from(eminence.vp);
    }
    let [easiest, each_level] = stage.weights.eminence_to_come;
    let to_come = easiest + each_level * eminence.level as u8 as f32;
    let income = f32::from(state.open().eminence_next_income());
    f32::from(eminence.vp)
        + stage.weights.eminence_income * income * (stage.n_scorings + 1.0)
        + to_come * stage.left
}
