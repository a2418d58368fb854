//! A sense for Boonlake.

mod prospect;
mod rating;
mod stage;
mod strips;
mod worth;

use crate::brain::Brain;
use crate::search::Settings;
use boonlake::{Action, Level, State, Step};
use stage::progress;
use table::{BySide, Game};
use worth::worth;

impl Brain for State {
    const SCALE: f32 = 3.0;

    fn rate(&self, actions: &[Action], rates: &mut Vec<f32>) {
        rating::rate(self, actions, rates);
    }

    /// What each seat has, what it owns is still worth, and what turns to come will bring.
    fn expect(&self) -> BySide<f32> {
        let open = self.open();
        let left = 1.0 - progress(self);
        BySide::new(self.n_sides(), |side| match (side.seat(self.n_seats()), &open.eminence) {
            (Some(seat), _) => worth(self, seat) + POINTS_TO_COME * left,
            (None, Some(eminence)) => {
                f32::from(eminence.vp) + eminence_to_come(eminence.level) * left
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

/// What a player who plays on sensibly gains over a whole match, beyond what is owned already.
const POINTS_TO_COME: f32 = 110.0;

/// What the Wise Eminence earns over a whole match.
fn eminence_to_come(level: Level) -> f32 {
    110.0 + 15.0 * level as u8 as f32
}
