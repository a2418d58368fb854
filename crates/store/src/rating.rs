//! How strong somebody is, told from places in matches of any number of sides.
//!
//! The method is that of Weng and Lin (2011) with the pairs of Bradley and Terry: a rating is a guess
//! `mean` and how unsure that is, `deviation`. Every side is compared with every other; who did
//! better than was to be expected rises, and the more the less is known of them. Sides that are tied
//! have half a win each. Why this method, and what the numbers say, is told in docs/ratings.md.

/// So much better is whoever wins ten times for each loss, on the scale of chess.
const TEN_TO_ONE: f64 = 400.0;

/// How much a performance wanders from match to match: so much that with certain ratings
/// [`TEN_TO_ONE`] holds.
const BETA: f64 = TEN_TO_ONE / (std::f64::consts::SQRT_2 * std::f64::consts::LN_10);

/// How unsure one becomes of a rating from match to match, since people learn and forget.
const DRIFT: f64 = 2.5;

/// How unsure one becomes of a rating when a season begins.
const SEASON: f64 = 100.0;

/// So much of the variance is left after any match, so that no rating ever stands still.
const LEAST_LEFT: f64 = 0.01;

/// How strong somebody is thought to be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The best guess.
    pub mean: f64,
    /// How unsure that is: a standard deviation.
    pub deviation: f64,
}

impl Rating {
    /// Of whom nothing is known.
    pub const NEW: Rating = Rating { mean: 1500.0, deviation: 250.0 };

    /// The number that people are shown: they are at least so good, with 97 or 98 of 100. It begins
    /// at 1000 and rises with every match that tells something.
    pub fn shown(self) -> i64 {
        (self.mean - 2.0 * self.deviation).round() as i64
    }

    /// The same with less certainty, but never less than of whom nothing is known.
    fn widened(self, by: f64) -> Rating {
        let deviation = self.deviation.hypot(by).min(Rating::NEW.deviation);
        Rating { deviation, ..self }
    }

    /// The rating with which a season begins: nobody loses what they were rated by, but all can
    /// change faster for a while.
    pub fn at_season_start(self) -> Rating {
        self.widened(SEASON)
    }
}

/// A side of a match, before it counts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Contender {
    /// Its rating.
    pub rating: Rating,
    /// Its place; the lowest is the best, and sides that are tied have the same.
    pub place: u32,
}

/// The ratings of all sides after a match.
pub fn rate(contenders: &[Contender]) -> Vec<Rating> {
    let drifted = |it: &Contender| Contender { rating: it.rating.widened(DRIFT), ..*it };
    let contenders: Vec<Contender> = contenders.iter().map(drifted).collect();
    let others = |index| contenders.iter().enumerate().filter(move |&(other, _)| other != index);
    let rated = |(index, it): (usize, &Contender)| {
        let variance = it.rating.deviation.powi(2);
        let (mut rise, mut gained) = (0.0, 0.0);
        for (_, other) in others(index) {
            let spread = (variance + other.rating.deviation.powi(2) + 2.0 * BETA.powi(2)).sqrt();
            let expected = chance((it.rating.mean - other.rating.mean) / spread);
            let score = match it.place.cmp(&other.place) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            rise += variance / spread * (score - expected);
            gained += (it.rating.deviation / spread).powi(3) * expected * (1.0 - expected);
        }
        Rating {
            mean: it.rating.mean + rise,
            deviation: (variance * (1.0 - gained).max(LEAST_LEFT)).sqrt(),
        }
    };
    contenders.iter().enumerate().map(rated).collect()
}

/// The chance to win with such a lead.
fn chance(lead: f64) -> f64 {
    1.0 / (1.0 + (-lead).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn newcomer(place: u32) -> Contender {
        Contender { rating: Rating::NEW, place }
    }

    fn means(places: &[u32]) -> Vec<f64> {
        let contenders: Vec<Contender> = places.iter().map(|&place| newcomer(place)).collect();
        rate(&contenders).iter().map(|rating| rating.mean).collect()
    }

    /// What other programs find for five equals with a tie for the first place, on a scale from 25
    /// with a deviation of 25 / 3: 32.9, 32.9, 25.0, 19.7 and 14.5. There a performance wanders by
    /// half the first deviation, here by 122.8 of 250.
    #[test]
    fn five_equals_are_rated_as_elsewhere() {
        let elsewhere = [32.9, 32.9, 25.0, 19.7, 14.5];
        let unit = Rating::NEW.deviation / (25.0 / 3.0);
        for (mean, other) in means(&[1, 1, 3, 4, 5]).into_iter().zip(elsewhere) {
            let mean = 25.0 + (mean - Rating::NEW.mean) / unit;
            assert!((mean - other).abs() < 0.1, "{mean} and {other}");
        }
    }

    #[test]
    fn who_wins_rises_and_who_is_tied_with_an_equal_stays() {
        let [winner, loser] = means(&[1, 2])[..] else { panic!("two") };
        assert!(winner > 1550.0 && (winner + loser - 3000.0).abs() < 1e-6);
        assert!(means(&[1, 1]).iter().all(|mean| (mean - 1500.0).abs() < 1e-6));
    }

    #[test]
    fn an_upset_counts_more_than_what_was_expected() {
        let sure = |mean, place| Contender { rating: Rating { mean, deviation: 60.0 }, place };
        let expected = rate(&[sure(1700.0, 1), sure(1500.0, 2)])[0].mean - 1700.0;
        let upset = rate(&[sure(1700.0, 2), sure(1500.0, 1)])[1].mean - 1500.0;
        assert!(0.0 < expected && 2.0 * expected < upset, "{expected} and {upset}");
    }

    /// Who always wins two of three against a rating that is known ends where the scale says.
    #[test]
    fn the_scale_is_that_of_chess() {
        let anchor = Rating { mean: 1500.0, deviation: 1.0 };
        let mut rating = Rating::NEW;
        let mut means = 0.0;
        for round in 0..3000 {
            let place = if round % 3 == 0 { 3 } else { 1 };
            let sides = [Contender { rating, place }, Contender { rating: anchor, place: 2 }];
            rating = rate(&sides)[0];
            means += if round >= 1500 { rating.mean / 1500.0 } else { 0.0 };
        }
        // 400 · log10(2) = 120.
        assert!((means - 1620.0).abs() < 10.0, "{means}");
        assert!(rating.deviation < 50.0, "{rating:?}");
        assert_eq!(Rating::NEW.shown(), 1000);
    }

    #[test]
    fn a_season_widens_and_wipes_nothing() {
        let sure = Rating { mean: 1700.0, deviation: 40.0 };
        let season = sure.at_season_start();
        assert!(season.mean == sure.mean && season.deviation > 100.0);
        assert_eq!(Rating::NEW.at_season_start(), Rating::NEW);
    }
}
