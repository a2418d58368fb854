//! How a match will probably end for a seat.

use super::rating::character_worth;
use super::worth::Judge;
use suna_valo::{Column, Spot};

impl Judge<'_> {
    /// What the seat will probably have in the end, if it has so many points now.
    ///
    /// What things are worth to somebody who has to choose among them is no measure of how many
    /// points they lead to: that was fitted to how whole matches ended.
    pub(super) fn outlook(&self, points: i32) -> f32 {
        let weights = self.weights;
        let farm = self.farm;
        let begun: f32 = self.jobs.iter().map(|job| job.begun(self.left, weights)).sum();
        let (mut output, mut gears, mut drones) = (0.0, 0.0, 0.0);
        for sheet in farm.sheets() {
            output += self.output(sheet, [None; 2]);
            gears += f32::from(sheet.gains.gears);
            drones += f32::from(sheet.gains.drones);
        }
        let upgrades = Spot::ALL.iter().filter(|&&spot| farm.has(spot));
        let upgrades: f32 = upgrades
            .map(|&spot| self.spot(spot) - f32::from(self.open.components().spot(spot).points))
            .sum();
        let end_tile = farm.end_tile.map_or(0, |tile| self.open.end_tile_points(self.seat, tile));
        let display = farm.display.iter().flatten();
        let best_card = display.clone().map(|priced| self.card(priced.card)).fold(0.0, f32::max);
        let prices: usize = display.map(|priced| priced.price.len()).sum();
        let character = farm.character.map_or(0.0, |it| character_worth(it, weights));
        let things = [
            (weights.foreseen_turns, 1.0),
            (weights.foreseen_stock, self.stock),
            (weights.foreseen_begun, begun),
            (weights.foreseen_output, output),
            (weights.foreseen_gears, gears),
            (weights.foreseen_drones, drones),
            (weights.foreseen_upgrades, upgrades),
            (weights.foreseen_left, f32::from(farm.gears.left)),
            (weights.foreseen_right, f32::from(farm.gears.right)),
            (weights.foreseen_end_tile, end_tile as f32),
            (weights.foreseen_rows, self.rows_begun()),
            (weights.foreseen_best_card, best_card),
            (weights.foreseen_prices, prices as f32),
            (weights.foreseen_character, character),
        ];
        let foreseen = things
            .map(|([at_the_end, each_turn], thing)| (at_the_end + each_turn * self.left) * thing);
        points as f32 + foreseen.iter().sum::<f32>()
    }

    /// What rows that are not full yet will bring.
    fn rows_begun(&self) -> f32 {
        let farm = self.farm;
        let rows = (farm.n_full_rows() + 1)..=3;
        rows.map(|row| {
            let missing = Column::ALL.iter().map(|&it| row.saturating_sub(farm.n_in(it)));
            let missing = f32::from(missing.sum::<u8>());
            match missing > self.left + 1.0 {
                true => 0.0,
                false => 5.0 * (1.0 - missing / 6.0).max(0.0),
            }
        })
        .sum()
    }
}
