//! What a bot thinks of a position.

use std::cmp::Reverse;

/// What a bot thinks of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// The actions it looked at, the best first.
    pub lines: Vec<Line<A>>,
    /// The points each seat will probably have at the end.
    pub points: Vec<f32>,
    /// How often it looked.
    pub n_looks: u32,
    /// How many actions it played beyond its tree.
    pub n_playout_actions: u64,
}

/// One action a bot thought about.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<A> {
    /// The action.
    pub action: A,
    /// How often it was looked at.
    pub n_visits: u32,
    /// Its share of all looks.
    pub share: f32,
    /// How good it is for the seat that acts, from 0 (lost) to 1 (won).
    pub reward: f32,
    /// How it would go on.
    pub then: Vec<A>,
}

impl<A: Copy + PartialEq> Thought<A> {
    /// The action it would play.
    pub fn best(&self) -> A {
        self.lines[0].action
    }

    /// What several think together: looks are added up, and everything else is their mean.
    pub(crate) fn sum(thoughts: Vec<Thought<A>>) -> Thought<A> {
        let mut thoughts = thoughts.into_iter();
        let mut sum = thoughts.next().expect("somebody thought");
        for thought in thoughts {
            for line in thought.lines {
                match sum.lines.iter_mut().find(|known| known.action == line.action) {
                    Some(known) => known.add(line),
                    None => sum.lines.push(line),
                }
            }
            let share = thought.n_looks as f32 / (sum.n_looks + thought.n_looks).max(1) as f32;
            for (mean, points) in sum.points.iter_mut().zip(thought.points) {
                *mean += share * (points - *mean);
            }
            sum.n_looks += thought.n_looks;
            sum.n_playout_actions += thought.n_playout_actions;
        }
        let n_visits: u32 = sum.lines.iter().map(|line| line.n_visits).sum();
        for line in &mut sum.lines {
            line.share = line.n_visits as f32 / n_visits.max(1) as f32;
        }
        sum.lines.sort_by_key(|line| Reverse(line.n_visits));
        sum
    }
}

impl<A> Line<A> {
    fn add(&mut self, other: Line<A>) {
        if other.n_visits > self.n_visits {
            self.then = other.then;
        }
        let n_visits = self.n_visits + other.n_visits;
        self.reward +=
            (other.reward - self.reward) * other.n_visits as f32 / n_visits.max(1) as f32;
        self.n_visits = n_visits;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(action: char, n_visits: u32, reward: f32) -> Line<char> {
        Line { action, n_visits, share: 0.0, reward, then: Vec::new() }
    }

    #[test]
    fn thoughts_are_added_by_their_looks() {
        let thought = |lines, points: f32, n_looks| Thought {
            lines,
            points: vec![points],
            n_looks,
            n_playout_actions: 10,
        };
        let one = thought(vec![line('a', 30, 0.5), line('b', 10, 0.2)], 40.0, 40);
        let other = thought(vec![line('b', 30, 0.6), line('c', 10, 0.1)], 60.0, 40);
        let sum = Thought::sum(vec![one, other]);
        assert_eq!(sum.lines.iter().map(|line| line.action).collect::<String>(), "bac");
        assert_eq!((sum.lines[0].n_visits, sum.lines[0].share), (40, 0.5));
        assert!((sum.lines[0].reward - 0.5).abs() < 1e-6);
        assert_eq!((sum.points[0], sum.n_looks, sum.n_playout_actions), (50.0, 80, 20));
    }
}
