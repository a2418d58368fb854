//! What many matches came to.

use crate::arena::PlayedMatch;
use crate::ratings::{Rating, Scores};

/// What many matches came to, for each contestant and between them.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// For each contestant, in the order in which they were named.
    pub tallies: Vec<Tally>,
    /// Who scored how much against whom.
    pub scores: Scores,
    /// How many matches.
    pub n_matches: usize,
    /// How many actions in all.
    pub n_actions: usize,
}

/// What the matches of one contestant came to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    /// Its name.
    pub name: String,
    /// How many matches it, or a copy of it, won alone.
    pub n_wins: usize,
    /// In how many it shared the first place with somebody else.
    pub n_ties: usize,
    /// How many somebody else won.
    pub n_losses: usize,
    /// At how many seats it played, copies included.
    pub n_seats: usize,
    /// Its points at all seats.
    pub points: i64,
    /// The points of the game itself in matches for one.
    pub opponent_points: i64,
    /// How many turns it had.
    pub n_turns: u64,
    /// How long it thought in all.
    pub seconds: f64,
    /// How long it thought about its slowest turn.
    pub slowest_turn: f64,
    /// How many actions its searches played beyond their trees.
    pub n_playout_actions: u64,
}

impl Summary {
    /// Counts matches between contestants of these names.
    pub fn new<'a>(
        names: impl IntoIterator<Item = String>,
        matches: impl IntoIterator<Item = &'a PlayedMatch>,
    ) -> Summary {
        let tallies: Vec<Tally> =
            names.into_iter().map(|name| Tally { name, ..Tally::default() }).collect();
        let scores = Scores::new(tallies.len());
        let mut summary = Summary { tallies, scores, n_matches: 0, n_actions: 0 };
        matches.into_iter().for_each(|played| summary.add(played));
        summary
    }

    /// Everyone's rating, in the order of the tallies.
    pub fn ratings(&self) -> Vec<Rating> {
        self.scores.ratings()
    }

    fn add(&mut self, played: &PlayedMatch) {
        let find = |name: &str| self.tallies.iter().position(|tally| tally.name == name);
        let points: Option<Vec<(usize, i32)>> =
            played.seats.iter().map(|seat| Some((find(&seat.bot)?, seat.points))).collect();
        // A match with somebody who does not take part says nothing.
        let Some(points) = points else { return };
        self.n_matches += 1;
        self.n_actions += played.n_actions;
        self.scores.add(&points);
        if let (&[(index, points)], Some(&opponent)) = (&points[..], played.opponents.iter().max())
        {
            // Who draws level with the game has won.
            let tally = &mut self.tallies[index];
            tally.opponent_points += i64::from(opponent);
            tally.n_wins += usize::from(points >= opponent);
            tally.n_losses += usize::from(points < opponent);
        } else {
            self.count_winners(&points);
        }
        for (&(index, points), seat) in points.iter().zip(&played.seats) {
            let tally = &mut self.tallies[index];
            tally.n_seats += 1;
            tally.points += i64::from(points);
            tally.n_turns += u64::from(seat.n_turns);
            tally.seconds += seat.seconds;
            tally.slowest_turn = tally.slowest_turn.max(seat.slowest_turn);
            tally.n_playout_actions += seat.n_playout_actions;
        }
    }

    /// Counts wins, ties and losses of a match between seats.
    fn count_winners(&mut self, points: &[(usize, i32)]) {
        let most = points.iter().map(|&(_, points)| points).max();
        for (index, tally) in self.tallies.iter_mut().enumerate() {
            let is_winner = |at: &(usize, i32)| Some(at.1) == most;
            let has_won = points.iter().any(|at| is_winner(at) && at.0 == index);
            let others_won = points.iter().any(|at| is_winner(at) && at.0 != index);
            match (has_won, others_won) {
                _ if points.iter().all(|at| at.0 != index) => {}
                (true, false) => tally.n_wins += 1,
                (true, true) => tally.n_ties += 1,
                (false, _) => tally.n_losses += 1,
            }
        }
    }
}

impl Tally {
    /// How many matches it took part in.
    pub fn n_matches(&self) -> usize {
        self.n_wins + self.n_ties + self.n_losses
    }

    /// Its points in a match, on average.
    pub fn mean_points(&self) -> f64 {
        self.points as f64 / self.n_seats.max(1) as f64
    }

    /// How many points it was ahead of the game itself in matches for one, on average.
    pub fn mean_margin(&self) -> f64 {
        (self.points - self.opponent_points) as f64 / self.n_seats.max(1) as f64
    }

    /// How long it thought about a turn, on average.
    pub fn seconds_per_turn(&self) -> f64 {
        self.seconds / self.n_turns.max(1) as f64
    }

    /// How many actions its searches played beyond their trees in a second of thinking; `None` for
    /// those who do not search.
    pub fn playout_actions_per_second(&self) -> Option<f64> {
        (self.n_playout_actions > 0 && self.seconds > 0.0)
            .then(|| self.n_playout_actions as f64 / self.seconds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::PlayedSeat;

    fn played(seats: &[(&str, i32)]) -> PlayedMatch {
        let seat = |&(bot, points): &(&str, i32)| PlayedSeat {
            bot: bot.to_owned(),
            points,
            n_turns: 10,
            seconds: 2.0,
            slowest_turn: 0.5,
            n_playout_actions: 100,
        };
        PlayedMatch {
            game: "game".to_owned(),
            rules: table::RulesVersion(1),
            components: table::Canon::default().hash(),
            options: String::new(),
            seed: 1,
            n_actions: 50,
            seats: seats.iter().map(seat).collect(),
            opponents: Vec::new(),
        }
    }

    #[test]
    fn copies_win_and_lose_as_one() {
        let matches = [
            played(&[("one", 50), ("many", 40), ("many", 30), ("many", 20)]),
            played(&[("many", 50), ("one", 40), ("many", 50), ("many", 20)]),
            played(&[("many", 50), ("many", 20), ("one", 50), ("many", 20)]),
            played(&[("stranger", 50), ("many", 20), ("one", 50), ("many", 20)]),
        ];
        let names = ["one", "many", "idle"].map(str::to_owned);
        let summary = Summary::new(names, &matches);
        let results = |tally: &Tally| (tally.n_wins, tally.n_ties, tally.n_losses);
        let all: Vec<_> = summary.tallies.iter().map(results).collect();
        assert_eq!(all, [(1, 1, 1), (1, 1, 1), (0, 0, 0)]);
        assert_eq!((summary.n_matches, summary.n_actions), (3, 150));
        let [one, many, idle] = &summary.tallies[..] else { panic!("three") };
        assert_eq!((one.n_matches(), one.n_seats, many.n_seats), (3, 3, 9));
        assert!((one.mean_points() - 140.0 / 3.0).abs() < 1e-9);
        assert!((one.seconds_per_turn() - 0.2).abs() < 1e-9);
        assert_eq!(one.playout_actions_per_second(), Some(50.0));
        assert_eq!((idle.mean_points(), idle.playout_actions_per_second()), (0.0, None));
        assert!(summary.ratings()[0].elo > summary.ratings()[1].elo);
    }

    #[test]
    fn alone_a_tie_is_won() {
        let alone = |points, opponent| PlayedMatch {
            opponents: vec![opponent],
            ..played(&[("one", points)])
        };
        let summary =
            Summary::new(["one".to_owned()], &[alone(50, 50), alone(40, 52), alone(60, 40)]);
        let one = &summary.tallies[0];
        assert_eq!((one.n_wins, one.n_ties, one.n_losses), (2, 0, 1));
        assert!((one.mean_margin() - 8.0 / 3.0).abs() < 1e-9);
    }
}
