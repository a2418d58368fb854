//! Ways to rate, to be compared.

use std::cmp::Ordering;
use store::{Contender, Rating, rate};

/// A way to rate people by their places in matches.
pub(super) trait Method {
    fn name(&self) -> &'static str;
    /// How far one is thought to be ahead of another, in the logarithm of the odds to win.
    fn lead(&self, one: usize, other: usize) -> f64;
    /// Counts a match: who played, and their places.
    fn count(&mut self, sides: &[(usize, u32)]);
}

/// All ways, for so many people.
pub(super) fn all(n_people: usize) -> Vec<Box<dyn Method>> {
    vec![
        Box::new(Elo(vec![0.0; n_people])),
        Box::new(Glicko(vec![Glicko2::NEW; n_people])),
        Box::new(WengLin(vec![Rating::NEW; n_people])),
    ]
}

/// The share of a win that one side has over another.
fn score(place: u32, other: u32) -> f64 {
    match place.cmp(&other) {
        Ordering::Less => 1.0,
        Ordering::Equal => 0.5,
        Ordering::Greater => 0.0,
    }
}

fn chance(lead: f64) -> f64 {
    1.0 / (1.0 + (-lead).exp())
}

/// Elo's, in logarithms of odds: all pairs of a match together move a rating by 32 points at most.
struct Elo(Vec<f64>);

const ELO_STEP: f64 = 32.0 * std::f64::consts::LN_10 / 400.0;

impl Method for Elo {
    fn name(&self) -> &'static str {
        "Elo, by pairs"
    }

    fn lead(&self, one: usize, other: usize) -> f64 {
        self.0[one] - self.0[other]
    }

    fn count(&mut self, sides: &[(usize, u32)]) {
        let step = ELO_STEP / (sides.len() - 1) as f64;
        let before = self.0.clone();
        for &(one, place) in sides {
            for &(other, other_place) in sides.iter().filter(|(other, _)| *other != one) {
                let expected = chance(before[one] - before[other]);
                self.0[one] += step * (score(place, other_place) - expected);
            }
        }
    }
}

/// Glicko-2, where a match is a period in which everybody met everybody.
struct Glicko(Vec<Glicko2>);

#[derive(Clone, Copy)]
struct Glicko2 {
    mean: f64,
    deviation: f64,
    volatility: f64,
}

impl Glicko2 {
    const NEW: Glicko2 = Glicko2 { mean: 0.0, deviation: 350.0 / 173.7178, volatility: 0.06 };

    /// How much a result against somebody tells.
    fn weight(self) -> f64 {
        1.0 / (1.0 + 3.0 * (self.deviation / std::f64::consts::PI).powi(2)).sqrt()
    }

    fn after(self, results: &[(Glicko2, f64)]) -> Glicko2 {
        let expected = |it: Glicko2| chance(it.weight() * (self.mean - it.mean));
        let information = |it: Glicko2| it.weight().powi(2) * expected(it) * (1.0 - expected(it));
        let variance = 1.0 / results.iter().map(|(it, _)| information(*it)).sum::<f64>();
        let surplus: f64 =
            results.iter().map(|&(it, score)| it.weight() * (score - expected(it))).sum();
        let volatility = self.next_volatility(variance, variance * surplus);
        let widened = self.deviation.powi(2) + volatility.powi(2);
        let deviation = (1.0 / (1.0 / widened + 1.0 / variance)).sqrt();
        Glicko2 { mean: self.mean + deviation.powi(2) * surplus, deviation, volatility }
    }

    /// The volatility that explains the result best (Glickman's step 5, with a constraint of 0.5).
    fn next_volatility(self, variance: f64, change: f64) -> f64 {
        let start = self.volatility.powi(2).ln();
        let square = self.deviation.powi(2);
        let slope = |x: f64| {
            let total = square + variance + x.exp();
            x.exp() * (change.powi(2) - total) / (2.0 * total.powi(2)) - (x - start) / 0.25
        };
        let mut low = start;
        let mut high = match change.powi(2) - square - variance {
            excess if excess > 0.0 => excess.ln(),
            _ => (1..).map(|k| start - 0.5 * f64::from(k)).find(|&x| slope(x) >= 0.0).expect("one"),
        };
        let (mut at_low, mut at_high) = (slope(low), slope(high));
        while (high - low).abs() > 1e-6 {
            let next = low + (low - high) * at_low / (at_high - at_low);
            let at_next = slope(next);
            match at_next * at_high <= 0.0 {
                true => (low, at_low) = (high, at_high),
                false => at_low /= 2.0,
            }
            (high, at_high) = (next, at_next);
        }
        (low / 2.0).exp()
    }
}

impl Method for Glicko {
    fn name(&self) -> &'static str {
        "Glicko-2, by pairs"
    }

    fn lead(&self, one: usize, other: usize) -> f64 {
        let deviation = self.0[one].deviation.hypot(self.0[other].deviation);
        Glicko2 { deviation, ..Glicko2::NEW }.weight() * (self.0[one].mean - self.0[other].mean)
    }

    fn count(&mut self, sides: &[(usize, u32)]) {
        let before = self.0.clone();
        for &(one, place) in sides {
            let others = sides.iter().filter(|(other, _)| *other != one);
            let results: Vec<(Glicko2, f64)> =
                others.map(|&(other, at)| (before[other], score(place, at))).collect();
            self.0[one] = before[one].after(&results);
        }
    }
}

/// The one we use.
struct WengLin(Vec<Rating>);

impl Method for WengLin {
    fn name(&self) -> &'static str {
        "Weng and Lin, by pairs"
    }

    fn lead(&self, one: usize, other: usize) -> f64 {
        let (one, other) = (self.0[one], self.0[other]);
        let performance = 400.0 / std::f64::consts::LN_10;
        (one.mean - other.mean) / performance.hypot(one.deviation).hypot(other.deviation)
    }

    fn count(&mut self, sides: &[(usize, u32)]) {
        let contenders: Vec<Contender> =
            sides.iter().map(|&(one, place)| Contender { rating: self.0[one], place }).collect();
        for (&(one, _), rating) in sides.iter().zip(rate(&contenders)) {
            self.0[one] = rating;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of Glickman's paper.
    #[test]
    fn glicko_is_as_published() {
        let of = |mean: f64, deviation: f64| Glicko2 {
            mean: (mean - 1500.0) / 173.7178,
            deviation: deviation / 173.7178,
            volatility: 0.06,
        };
        let results = [(of(1400.0, 30.0), 1.0), (of(1550.0, 100.0), 0.0), (of(1700.0, 300.0), 0.0)];
        let after = of(1500.0, 200.0).after(&results);
        assert!((after.mean * 173.7178 + 1500.0 - 1464.06).abs() < 0.05);
        assert!((after.deviation * 173.7178 - 151.52).abs() < 0.05);
        assert!((after.volatility - 0.05999).abs() < 0.0001);
    }

    #[test]
    fn every_way_finds_who_always_wins() {
        for mut method in all(3) {
            (0..40).for_each(|_| method.count(&[(0, 2), (1, 1), (2, 3)]));
            assert!(method.lead(1, 0) > 0.5 && method.lead(0, 2) > 0.5, "{}", method.name());
        }
    }
}
