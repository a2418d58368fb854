//! How a match will probably end for a seat.

use super::worth::Judge;
use suna_valo::{Column, Spot};

impl Judge<'_> {
    /// What the seat will probably have in the end, if it has so many points now.
    pub(super) fn outlook(&self, points: i32) -> f32 {
        let weights = self.weights;
        let farm = self.farm;
        let begun: f32 = self.jobs.iter().map(|job| job.begun(self.left, weights)).sum();
        let again = (weights.again * self.left).min(weights.again_at_most);
        let engine: f32 = farm
            .sheets()
            .map(|sheet| {
                again
                    * (self.output(sheet, [None; 2])
                        + weights.drone * f32::from(sheet.gains.drones))
            })
            .sum();
        let upgrades = Spot::ALL.iter().filter(|&&spot| farm.has(spot));
        let upgrades: f32 = upgrades
            .map(|&spot| self.spot(spot) - f32::from(self.open.components().spot(spot).points))
            .sum();
        let tiles = weights.tile * self.left * farm.tiles.len() as f32;
        let climbed = f32::from(farm.track_points()) * f32::from(farm.multiplier());
        let tracks = self.product(farm.gears) - climbed
            + weights.step * f32::from(farm.gears.left + farm.gears.right);
        points as f32
            + self.stock
            + begun
            + engine
            + upgrades
            + tiles
            + tracks
            + self.rows_begun()
            + weights.points_per_turn * self.left
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
                false => 5.0 * (1.0 - missing / 6.0).max(0.0) * self.weights.row_begun,
            }
        })
        .sum()
    }
}
