//! Who has how much, and for what.

use crate::seat::Seat;

/// The points of all seats, category by category.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Standings {
    /// Each thing that gives points, in the order in which it is counted.
    pub categories: Vec<Category>,
    n_seats: usize,
    /// Who wins a tie, where a game has a rule for it.
    tie_winner: Option<Seat>,
}

/// One thing that gives points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Category {
    /// Its stable name, such as `castle` or `lords`.
    pub name: &'static str,
    /// Points per seat.
    pub points: Vec<i32>,
}

impl Standings {
    /// Standings of `n_seats` without any category yet.
    pub fn new(n_seats: usize) -> Standings {
        Standings { categories: Vec::new(), n_seats, tie_winner: None }
    }

    /// Adds a category by asking for each seat's points.
    pub fn add(&mut self, name: &'static str, points: impl FnMut(Seat) -> i32) {
        let points = Seat::all(self.n_seats).map(points).collect();
        self.categories.push(Category { name, points });
    }

    /// Says who wins among tied seats, if that seat is one of them.
    pub fn ties_go_to(&mut self, seat: Seat) {
        self.tie_winner = Some(seat);
    }

    /// The sum over all categories, per seat.
    pub fn totals(&self) -> Vec<i32> {
        (0..self.n_seats)
            .map(|seat| self.categories.iter().map(|category| category.points[seat]).sum())
            .collect()
    }

    /// The seats with the most points; more than one if they are tied and no rule decides.
    pub fn winners(&self) -> Vec<Seat> {
        let totals = self.totals();
        let most = totals.iter().max();
        let best: Vec<Seat> =
            Seat::all(self.n_seats).filter(|seat| Some(&totals[seat.index()]) == most).collect();
        match self.tie_winner {
            Some(seat) if best.contains(&seat) => vec![seat],
            _ => best,
        }
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
        let last = Seat::new(2).expect("seat 2");
        assert_eq!(standings.winners(), [Seat::FIRST, last]);
        standings.ties_go_to(last);
        assert_eq!(standings.winners(), [last]);
        standings.ties_go_to(Seat::new(1).expect("seat 1"));
        assert_eq!(standings.winners(), [Seat::FIRST, last]);
    }
}
