//! The course of the water: a smooth line through given points, and where the river divides.

use super::chart::place;
use crate::number::short;
use crate::point::Point;
use boonlake::Components;

/// A line through points.
pub(super) struct Course(pub(super) Vec<Point>);

impl Course {
    /// A path without corners through all points.
    pub(super) fn smooth(&self) -> String {
        let points = &self.0;
        let mut path = format!("M{}", pair(points[0]));
        for (index, two) in points.windows(2).enumerate() {
            let [from, to] = [two[0], two[1]];
            let before = points[index.saturating_sub(1)];
            let after = points.get(index + 2).copied().unwrap_or(to);
            let leave = from.moved((to.x - before.x) / 6.0, (to.y - before.y) / 6.0);
            let arrive = to.moved((from.x - after.x) / 6.0, (from.y - after.y) / 6.0);
            path += &format!("C{} {} {}", pair(leave), pair(arrive), pair(to));
        }
        path
    }

    /// A path straight from point to point.
    pub(super) fn straight(&self) -> String {
        let points: Vec<String> = self.0.iter().map(|&at| pair(at)).collect();
        format!("M{}", points.join("L"))
    }
}

/// A point in path data.
pub(super) fn pair(at: Point) -> String {
    format!("{} {}", short(at.x), short(at.y))
}

type Place = (f64, f64);

/// The point this share of the way from one place to another; beyond it if the share is above 1.
pub(super) fn between(from: Place, to: Place, share: f64) -> Place {
    (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share)
}

/// Where the arms part: after the common stretch, a little nearer to the upper arm.
pub(super) fn fork(parts: &Components) -> Place {
    let n_common = parts.river.n_common;
    let [upper, lower] = [false, true].map(|round| place(parts, round, n_common + 1));
    between(place(parts, false, n_common), between(upper, lower, 0.3), 0.5)
}

/// The common stretch and both arms, on the lattice. All of them go on beyond their last space.
pub(super) fn stretches(parts: &Components) -> [Vec<Place>; 3] {
    let river = &parts.river;
    let common: Vec<Place> = (1..=river.n_common).map(|n| place(parts, false, n)).collect();
    let source = |share| between(common[1], common[0], share);
    let first = [source(2.1), source(1.5)].into_iter().chain(common.iter().copied());
    let arm = |round| {
        let last = river.last(round);
        let spaces = (river.n_common + 1..=last).map(|n| place(parts, round, n));
        let end = between(place(parts, round, last - 1), place(parts, round, last), 1.42);
        [fork(parts)].into_iter().chain(spaces).chain([end]).collect()
    };
    [first.chain([fork(parts)]).collect(), arm(false), arm(true)]
}

/// Where the locks are and the places between which they lie: after the common stretch, and before
/// the last space of each arm.
pub(super) fn locks(parts: &Components) -> [(Place, Place, Place); 3] {
    let river = &parts.river;
    let first = place(parts, false, river.n_common);
    let gate = |round| {
        let last = river.last(round);
        let (from, to) = (place(parts, round, last - 1), place(parts, round, last));
        (between(from, to, 0.5), from, to)
    };
    [(between(first, fork(parts), 0.62), first, fork(parts)), gate(false), gate(true)]
}

/// The shallow side arm along which ships return, past the fords.
pub(super) const FORD: [Place; 12] = [
    (4.16, -0.02),
    (4.62, 0.16),
    (4.92, 0.45),
    (5.0, 0.70),
    (5.0, 1.0),
    (5.0, 1.30),
    (5.25, 1.5),
    (5.5, 1.70),
    (5.5, 2.0),
    (5.5, 2.32),
    (5.56, 2.66),
    (5.72, 2.94),
];
