//! How strong computers are, as the store is told.

use store::{ComputerRating, Rating};

/// The ratings of all computers that were measured.
pub fn computer_ratings() -> Vec<ComputerRating> {
    let rating = |it: bots::Strength| ComputerRating {
        game: it.game.to_owned(),
        level: it.level.to_owned(),
        rating: Rating { mean: it.rating, deviation: it.deviation },
    };
    bots::strengths().map(rating).collect()
}
