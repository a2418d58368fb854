//! Ratings from results: who is how much stronger, and how sure that is.
//!
//! Every pair of seats in a match is a result between two contestants. The ratings are those that
//! make all results together most likely (Bradley and Terry), on the scale that chess uses: 400
//! points more mean ten wins for each loss.

/// The mean of all ratings.
pub const MEAN_RATING: f64 = 1500.0;
/// How many draws against somebody average everyone is given beforehand: enough to keep those
/// finite who won everything, too few to be noticed otherwise.
const PRIOR_DRAWS: f64 = 0.5;
/// Half the width of an interval that holds the truth in 95 of 100 cases, in standard deviations.
const STANDARD_DEVIATIONS: f64 = 1.96;

/// How strong a contestant is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// Its rating; the mean of all is [`MEAN_RATING`].
    pub elo: f64,
    /// The true rating, compared with the mean of all, lies within this distance with 95 %.
    pub error: f64,
}

/// Who scored how much against whom.
#[derive(Clone, PartialEq, Debug)]
pub struct Scores {
    /// By contestant and opponent: results, weighed and plain.
    cells: Vec<Vec<Cell>>,
}

#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Cell {
    score: f64,
    n_results: u32,
    weighed_score: f64,
    weight: f64,
}

impl Scores {
    /// No results between so many contestants.
    pub fn new(n_contestants: usize) -> Scores {
        Scores { cells: vec![vec![Cell::default(); n_contestants]; n_contestants] }
    }

    /// Adds a match: who sat at each seat, with how many points. It counts as one result for each
    /// pair of seats; seats of the same contestant say nothing about each other.
    pub fn add(&mut self, seats: &[(usize, i32)]) {
        // The pairs of a match depend on each other: n seats tell as much as n - 1 duels.
        let weight = 2.0 / seats.len() as f64;
        for &(one, points) in seats {
            for &(other, other_points) in seats {
                if one == other {
                    continue;
                }
                let score = match points.cmp(&other_points) {
                    std::cmp::Ordering::Greater => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Less => 0.0,
                };
                let cell = &mut self.cells[one][other];
                cell.score += score;
                cell.n_results += 1;
                cell.weighed_score += weight * score;
                cell.weight += weight;
            }
        }
    }

    /// The share that one contestant scored against another, from 0 to 1, if they met.
    pub fn share(&self, one: usize, other: usize) -> Option<f64> {
        let cell = self.cells[one][other];
        (cell.n_results > 0).then(|| cell.score / f64::from(cell.n_results))
    }

    /// How many results there are between two contestants.
    pub fn n_results(&self, one: usize, other: usize) -> u32 {
        self.cells[one][other].n_results
    }

    /// Everyone's rating.
    pub fn ratings(&self) -> Vec<Rating> {
        let logs = self.log_strengths();
        let n = logs.len() as f64;
        let mean_log = logs.iter().sum::<f64>() / n;
        let covariance = inverse(self.information(&logs));
        let mean_variance = covariance.iter().flatten().sum::<f64>() / (n * n);
        let elo_per_log = 400.0 / std::f64::consts::LN_10;
        let rating = |(index, log): (usize, &f64)| {
            let row = &covariance[index];
            let variance = row[index] - 2.0 * row.iter().sum::<f64>() / n + mean_variance;
            Rating {
                elo: MEAN_RATING + elo_per_log * (log - mean_log),
                error: STANDARD_DEVIATIONS * elo_per_log * variance.max(0.0).sqrt(),
            }
        };
        logs.iter().enumerate().map(rating).collect()
    }

    /// The logarithms of the most likely strengths: one beats another with the share of its
    /// strength in both. By Newton's method, with short steps so that it cannot overshoot.
    fn log_strengths(&self) -> Vec<f64> {
        let mut logs = vec![0.0; self.cells.len()];
        for _ in 0..MAX_STEPS {
            let slope = self.slope(&logs);
            let step: Vec<f64> = inverse(self.information(&logs))
                .iter()
                .map(|row| row.iter().zip(&slope).map(|(value, slope)| value * slope).sum())
                .collect();
            let largest = step.iter().fold(0.0, |largest: f64, step| largest.max(step.abs()));
            logs.iter_mut().zip(&step).for_each(|(log, step)| *log += step / largest.max(1.0));
            if largest < 1e-9 {
                break;
            }
        }
        logs
    }

    /// How much more each contestant scored than its strength promises.
    fn slope(&self, logs: &[f64]) -> Vec<f64> {
        let of = |(cells, log): (&Vec<Cell>, &f64)| {
            let prior = PRIOR_DRAWS * (0.5 - chance_to_win(*log));
            let surplus = |(cell, other): (&Cell, &f64)| {
                cell.weighed_score - cell.weight * chance_to_win(log - other)
            };
            prior + cells.iter().zip(logs).map(surplus).sum::<f64>()
        };
        self.cells.iter().zip(logs).map(of).collect()
    }

    /// How sharply the likelihood falls around these strengths: its curvature.
    fn information(&self, logs: &[f64]) -> Vec<Vec<f64>> {
        let n = logs.len();
        let sharpness = |lead: f64| chance_to_win(lead) * chance_to_win(-lead);
        let mut information = vec![vec![0.0; n]; n];
        for one in 0..n {
            information[one][one] += PRIOR_DRAWS * sharpness(logs[one]);
            for other in 0..n {
                let known = self.cells[one][other].weight * sharpness(logs[one] - logs[other]);
                information[one][one] += known;
                information[one][other] -= known;
            }
        }
        information
    }
}

/// Far more than it ever takes; so that no input can make it run for ever.
const MAX_STEPS: usize = 1_000;

/// The chance to win with such a lead in the logarithm of strength.
fn chance_to_win(lead: f64) -> f64 {
    1.0 / (1.0 + (-lead).exp())
}

/// The inverse of a symmetric matrix that is positive definite, so that no pivot vanishes.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let n = matrix.len();
    for (index, row) in matrix.iter_mut().enumerate() {
        row.extend((0..n).map(|column| if column == index { 1.0 } else { 0.0 }));
    }
    for pivot in 0..n {
        let scale = matrix[pivot][pivot];
        matrix[pivot].iter_mut().for_each(|value| *value /= scale);
        let pivot_row = matrix[pivot].clone();
        for (index, row) in matrix.iter_mut().enumerate() {
            let factor = row[pivot];
            if index != pivot {
                row.iter_mut().zip(&pivot_row).for_each(|(value, by)| *value -= factor * by);
            }
        }
    }
    matrix.into_iter().map(|row| row[n..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Duels between 0 and 1.
    fn duels(n_wins: usize, n_ties: usize, n_losses: usize) -> Vec<Rating> {
        let mut scores = Scores::new(2);
        for (n_times, points) in [(n_wins, 2), (n_ties, 1), (n_losses, 0)] {
            (0..n_times).for_each(|_| scores.add(&[(0, points), (1, 1)]));
        }
        scores.ratings()
    }

    fn lead(ratings: &[Rating]) -> f64 {
        ratings[0].elo - ratings[1].elo
    }

    #[test]
    fn three_wins_in_four_are_191_points() {
        assert!((lead(&duels(750, 0, 250)) - 190.8).abs() < 1.0);
        assert!((lead(&duels(700, 100, 200)) - 190.8).abs() < 1.0);
        // The share wanders by 1.96 * sqrt(0.75 * 0.25 / 1000), which is 25 points either way; of
        // this each of the two has half.
        let error = duels(750, 0, 250)[0].error;
        assert!((error - 12.4).abs() < 0.3, "{error}");
    }

    #[test]
    fn swapped_results_swap_ratings() {
        let (ahead, behind) = (duels(30, 4, 10), duels(10, 4, 30));
        assert!((ahead[0].elo - behind[1].elo).abs() < 1e-6);
        assert!((ahead[0].elo + ahead[1].elo - 2.0 * MEAN_RATING).abs() < 1e-6);
        assert!((ahead[0].error - ahead[1].error).abs() < 1e-6);
        assert!(lead(&duels(20, 5, 20)).abs() < 1e-6);
    }

    #[test]
    fn errors_shrink_with_the_root_of_the_number_of_matches() {
        let (few, many) = (duels(30, 0, 20)[0].error, duels(3000, 0, 2000)[0].error);
        assert!((few / many - 10.0).abs() < 0.5, "{few} and {many}");
    }

    #[test]
    fn the_unbeaten_stay_finite() {
        let (short, long) = (duels(10, 0, 0), duels(100, 0, 0));
        assert!(lead(&long).is_finite() && lead(&long) > lead(&short) + 100.0);
        assert!(lead(&short) > 300.0 && short[0].error > 50.0, "{short:?}");
        let mut chain = Scores::new(8);
        for better in 0..7 {
            (0..1000).for_each(|_| chain.add(&[(better, 1), (better + 1, 0)]));
        }
        let slope = chain.slope(&chain.log_strengths());
        assert!(slope.iter().all(|slope| slope.abs() < 1e-6), "{slope:?}");
        assert!(chain.ratings().is_sorted_by(|one, other| one.elo > other.elo + 100.0));
    }

    #[test]
    fn nothing_played_says_nothing() {
        assert_eq!(Scores::new(0).ratings(), []);
        let ratings = Scores::new(3).ratings();
        assert!(ratings.iter().all(|rating| rating.elo == MEAN_RATING && rating.error > 300.0));
        assert_eq!(Scores::new(3).share(0, 1), None);
    }

    #[test]
    fn a_match_of_many_seats_counts_as_its_pairs() {
        let mut scores = Scores::new(3);
        scores.add(&[(0, 50), (1, 40), (2, 40)]);
        assert_eq!(scores.share(0, 1), Some(1.0));
        assert_eq!(scores.share(1, 2), Some(0.5));
        assert_eq!(scores.share(2, 0), Some(0.0));
        let ratings = scores.ratings();
        assert!(ratings[0].elo > ratings[1].elo && (ratings[1].elo - ratings[2].elo).abs() < 1e-6);
        // One against three of another.
        scores.add(&[(1, 7), (0, 9), (1, 9), (1, 11)]);
        assert_eq!((scores.n_results(0, 1), scores.share(0, 1)), (4, Some(2.5 / 4.0)));
    }

    #[test]
    fn strength_carries_over_to_those_who_never_met() {
        let mut scores = Scores::new(3);
        for points in [1, 1, 1, -1] {
            (0..100).for_each(|_| scores.add(&[(0, points), (1, 0)]));
            (0..100).for_each(|_| scores.add(&[(1, points), (2, 0)]));
        }
        let ratings = scores.ratings();
        assert!((ratings[0].elo - ratings[2].elo - 2.0 * 190.8).abs() < 3.0, "{ratings:?}");
        assert!(ratings[0].error > ratings[1].error);
    }
}
