//! Where everything of the map is drawn, as its data files place it.

use super::course::{Course, fork};
use super::cut::Cut;
use crate::point::Point;
use boonlake::{Components, Map, Region, Site, Space, Track};

/// The map of a match, cut for a width.
#[derive(Clone, Copy, Debug)]
pub struct Chart<'a> {
    /// How it is cut.
    pub cut: Cut,
    /// What is printed.
    pub parts: &'a Components,
}

impl<'a> Chart<'a> {
    /// The map with these components.
    pub fn new(cut: Cut, parts: &'a Components) -> Chart<'a> {
        Chart { cut, parts }
    }

    /// The middle of a space.
    pub fn space_middle(self, space: Space) -> Point {
        let (column, row) = self.parts.land.spaces[space].place;
        self.cut.at((f64::from(column) + f64::from(row) / 2.0, row.into()))
    }

    /// The corners of a space, clockwise from the top, moved inwards.
    pub(super) fn corners(self, space: Space, inwards: f64) -> [Point; 6] {
        corners(self.cut, self.space_middle(space), inwards)
    }

    /// The middle of a building site: where it lies depends on how many its tile has.
    pub fn site_middle(self, map: Map<'_>, site: Site) -> Point {
        let n_sites = Site::of(site.at).iter().filter(|&&site| map.has_site(site)).count();
        self.space_middle(site.at).moved(0.0, site_offset(self.cut, site.index(), n_sites))
    }

    /// Where the `nth` cattle of a pasture stands, from 0.
    pub fn cattle_place(self, space: Space, nth: usize) -> Point {
        let (across, up, down) = self.cut.terms().herd;
        let x = if nth.is_multiple_of(2) { -across } else { across };
        self.space_middle(space).moved(x, if nth < 2 { up } else { down })
    }

    /// The middle of a river space in a round.
    pub fn river_middle(self, is_second_round: bool, number: u8) -> Point {
        self.cut.at(place(self.parts, is_second_round, number))
    }

    /// Where a label's reward is.
    pub fn label_middle(self, region: Region) -> Point {
        self.cut.at(match (region, self.cut.is_wide()) {
            (Region::Unknown, true) => (-0.33, -0.42),
            (Region::NewHope, true) => (6.03, 0.24),
            (Region::Boonlake, true) => (6.58, 5.98),
            (Region::Southern, true) => (1.56, 7.72),
            (Region::Unknown, false) => (0.06, -0.2),
            (Region::NewHope, false) => (6.25, 0.22),
            (Region::Boonlake, false) => (7.08, 6.0),
            (Region::Southern, false) => (-0.24, 7.16),
        })
    }

    /// The space at a point of the picture.
    pub fn space_at(self, point: Point) -> Option<Space> {
        Space::all().find(|&space| is_inside(point, &self.corners(space, 0.0)))
    }

    /// The way of a ship in a round, through the middle of every space and the fork.
    pub fn way(self, is_second_round: bool, from: u8, to: u8) -> Vec<Point> {
        let mut way = Vec::new();
        for number in from..=to {
            way.push(self.river_middle(is_second_round, number));
            if number == self.parts.river.n_common && number < to {
                way.push(self.cut.at(fork(self.parts)));
            }
        }
        way
    }

    /// What a ship passes between two spaces, whichever of them lies farther up.
    pub fn between(self, is_second_round: bool, from: u8, to: u8) -> Vec<Point> {
        let mut way = self.way(is_second_round, from.min(to), from.max(to));
        way.pop();
        let mut between = way.split_off(way.len().min(1));
        if to < from {
            between.reverse();
        }
        between
    }

    /// The same way as a smooth path, along which a ship can move.
    pub fn river_path(self, is_second_round: bool, from: u8, to: u8) -> String {
        Course(self.way(is_second_round, from, to)).smooth()
    }

    /// The bridge between two spaces, from edge to edge.
    pub(super) fn bridge(self, ends: (Space, Space)) -> [Point; 2] {
        let (one, other) = (self.space_middle(ends.0), self.space_middle(ends.1));
        [
            crossing(one, other, &self.corners(ends.0, 0.0)),
            crossing(other, one, &self.corners(ends.1, 0.0)),
        ]
    }

    /// The edge that two spaces share.
    pub(super) fn shared_edge(self, ends: (Space, Space)) -> Vec<Point> {
        let other = self.corners(ends.1, 0.0);
        let is_shared = |at: &Point| other.iter().any(|corner| distance(*at, *corner) < 0.5);
        self.corners(ends.0, 0.0).into_iter().filter(is_shared).collect()
    }

    /// A space of an income track in the frame: left, top and height. Only the wide cut has them.
    pub(super) fn track_space(self, track: Track, place: usize) -> (f64, f64, f64) {
        let n_spaces = self.parts.boards.track(track).len();
        let (width, height) = self.cut.size();
        let step = (height - 34.0) / n_spaces as f64;
        let left = if track == Track::Coin { 5.0 } else { width - 45.0 };
        (left, 30.0 + step * place as f64, step)
    }
}

/// Where a river space lies on the lattice.
pub(super) fn place(parts: &Components, is_second_round: bool, number: u8) -> (f64, f64) {
    let (x, y) = parts.river.space(is_second_round, number).place;
    (f64::from(x) / 3.0_f64.sqrt(), f64::from(y) / 1.5)
}

/// The corners of a hex around a point, clockwise from the top.
pub(super) fn corners(cut: Cut, middle: Point, inwards: f64) -> [Point; 6] {
    let terms = cut.terms();
    let (half, low, high) = (terms.width / 2.0, terms.side / 2.0, terms.side / 2.0 + terms.cap);
    let corners =
        [(0.0, -high), (half, -low), (half, low), (0.0, high), (-half, low), (-half, -low)];
    corners.map(|(x, y): (f64, f64)| {
        let share = 1.0 - inwards / x.hypot(y);
        middle.moved(x * share, y * share)
    })
}

/// How far below the middle of a tile one of its sites lies.
pub(super) fn site_offset(cut: Cut, index: usize, n_sites: usize) -> f64 {
    cut.terms().sites[if n_sites == 1 { 2 } else { index }]
}

pub(super) fn distance(one: Point, other: Point) -> f64 {
    (one.x - other.x).hypot(one.y - other.y)
}

/// On which side of the line from `a` to `b` a point lies, and how far, times the line's length.
fn beside(point: Point, a: Point, b: Point) -> f64 {
    (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
}

/// The sides of a polygon.
pub(super) fn sides(polygon: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    polygon.iter().copied().zip(polygon.iter().copied().cycle().skip(1))
}

/// Whether a point lies in a polygon whose corners go clockwise.
pub(super) fn is_inside(point: Point, polygon: &[Point]) -> bool {
    sides(polygon).all(|(a, b)| beside(point, a, b) >= 0.0)
}

/// Where the way from the middle of a polygon to a point outside leaves it.
fn crossing(inside: Point, outside: Point, polygon: &[Point]) -> Point {
    let leaves = sides(polygon).filter_map(|(a, b)| {
        let (from, to) = (beside(inside, a, b), beside(outside, a, b));
        (to < 0.0).then(|| from / (from - to))
    });
    let share = leaves.fold(1.0, f64::min);
    inside.moved((outside.x - inside.x) * share, (outside.y - inside.y) * share)
}
