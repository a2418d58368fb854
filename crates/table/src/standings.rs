//! Who has how much, and for what.

use crate::seat::Seat;
use crate::side::Side;

/// The points of all sides, category by category.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Standings {
    /// Each thing that gives points, in the order in which it is counted.
    pub categories: Vec<Category>,
    n_seats: usize,
    n_sides: usize,
    /// Who wins a tie, where a game has a rule for it.
    tie_winner: Option<Side>,
}

/// One thing that gives points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Category {
    /// Its stable name, such as `castle` or `lords`.
    pub name: &'static str,
    /// Points per side.
    pub points: Vec<i32>,
}

impl Standings {
    /// Standings of `n_seats` without any category yet.
    pub fn new(n_seats: usize) -> Standings {
        Standings::with_opponents(n_seats, 0)
    }

    /// Standings of `n_seats`, and of opponents that are part of the game.
    pub fn with_opponents(n_seats: usize, n_opponents: usize) -> Standings {
        let n_sides = n_seats + n_opponents;
        Standings { categories: Vec::new(), n_seats, n_sides, tie_winner: None }
    }

    /// How many sides there are.
    pub fn n_sides(&self) -> usize {
        self.n_sides
    }

    /// Adds a category by asking for each seat's points; only seats have any.
    pub fn add(&mut self, name: &'static str, mut points: impl FnMut(Seat) -> i32) {
        let n_seats = self.n_seats;
        self.add_by_side(name, |side| side.seat(n_seats).map_or(0, &mut points));
    }

    /// Adds a category by asking for each side's points.
    pub fn add_by_side(&mut self, name: &'static str, points: impl FnMut(Side) -> i32) {
        let points = Side::all(self.n_sides).map(points).collect();
        self.categories.push(Category { name, points });
    }

    /// Says who wins among tied sides, if that side is one of them.
    pub fn ties_go_to(&mut self, side: impl Into<Side>) {
        self.tie_winner = Some(side.into());
    }

    /// The sum over all categories, per side.
    pub fn totals(&self) -> Vec<i32> {
        (0..self.n_sides)
            .map(|side| self.categories.iter().map(|category| category.points[side]).sum())
            .collect()
    }

    /// The sides with the most points; more than one if they are tied and no rule decides.
    pub fn winners(&self) -> Vec<Side> {
        let totals = self.totals();
        let most = totals.iter().max();
        let best: Vec<Side> =
            Side::all(self.n_sides).filter(|side| Some(&totals[side.index()]) == most).collect();
        match self.tie_winner {
            Some(side) if best.contains(&side) => vec![side],
            _ => best,
        }
    }

    /// Whether a rule decides between sides with equal points who wins.
    pub fn is_tie_broken(&self) -> bool {
        let totals = self.totals();
        let most = totals.iter().max();
        self.winners().len() == 1 && totals.iter().filter(|it| Some(*it) == most).count() > 1
    }

    /// The place of each side, from 1; sides that are tied share the better one.
    pub fn places(&self) -> Vec<usize> {
        let (totals, winners) = (self.totals(), self.winners());
        let rank = |side: Side| (winners.contains(&side), totals[side.index()]);
        let place = |side| 1 + Side::all(self.n_sides).filter(|&it| rank(it) > rank(side)).count();
        Side::all(self.n_sides).map(place).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_totals_share_the_win() {
        let mut standings = Standings::new(3);
        standings.add("castle", |seat| [3, 0, 6][seat.index()]);
        standings.add("lords", |seat| [12, 6, 9][seat.index()]);
        assert_eq!(standings.totals(), [15, 6, 15]);
        let [first, second, last] = [0, 1, 2].map(|index| Side::new(index).expect("a side"));
        assert_eq!(standings.winners(), [first, last]);
        assert!(!standings.is_tie_broken());
        assert_eq!(standings.places(), [1, 3, 1]);
        standings.ties_go_to(last);
        assert_eq!(standings.winners(), [last]);
        assert!(standings.is_tie_broken());
        assert_eq!(standings.places(), [2, 3, 1]);
        standings.ties_go_to(second);
        assert_eq!(standings.winners(), [first, last]);
    }

    #[test]
    fn an_opponent_that_is_part_of_the_game_has_a_score() {
        let mut standings = Standings::with_opponents(1, 1);
        standings.add("levers", |_| 4);
        standings.add_by_side("track", |side| 3 * side.index() as i32);
        assert_eq!((standings.totals(), standings.n_sides()), (vec![4, 3], 2));
    }
}
