//! Which part of a drawing is in sight, by zooming and panning.

use crate::point::Point;

/// The part of a drawing that is in sight, in the drawing's own measure.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// Its left edge.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
    full: (f64, f64),
}

/// The nearest one can look: a fifth of the board.
const CLOSEST: f64 = 0.2;

impl Frame {
    /// All of a drawing.
    pub fn whole(full: (f64, f64)) -> Frame {
        Frame { left: 0.0, top: 0.0, width: full.0, height: full.1, full }
    }

    /// Whether everything is in sight.
    pub fn is_whole(&self) -> bool {
        self.width >= self.full.0
    }

    /// For the `viewBox` of an SVG.
    pub fn view_box(&self) -> String {
        format!("{:.1} {:.1} {:.1} {:.1}", self.left, self.top, self.width, self.height)
    }

    /// Looks nearer (`factor` above 1) or from farther away, with `fixed` staying where it is.
    pub fn zoomed(&self, factor: f64, fixed: Point) -> Frame {
        let width = (self.width / factor).clamp(self.full.0 * CLOSEST, self.full.0);
        let ratio = width / self.width;
        Frame {
            left: fixed.x - (fixed.x - self.left) * ratio,
            top: fixed.y - (fixed.y - self.top) * ratio,
            width,
            height: self.height * ratio,
            full: self.full,
        }
        .kept_inside()
    }

    /// Looks elsewhere.
    pub fn moved(&self, x: f64, y: f64) -> Frame {
        Frame { left: self.left + x, top: self.top + y, ..*self }.kept_inside()
    }

    /// Moves just so far that a point is in sight, with some room around it.
    pub fn showing(&self, point: Point) -> Frame {
        let room = self.width.min(self.height) * 0.12;
        let shift = |start: f64, length: f64, at: f64| {
            (at - room - start).min(0.0) + (at + room - start - length).max(0.0)
        };
        self.moved(shift(self.left, self.width, point.x), shift(self.top, self.height, point.y))
    }

    /// The part of this size that has the most of some points in sight; all of the drawing if there
    /// are none.
    pub fn around(&self, points: &[Point], size: (f64, f64)) -> Frame {
        let (width, height) = (size.0.min(self.full.0), size.1.min(self.full.1));
        let part = |middle: Point| {
            let (left, top) = (middle.x - width / 2.0, middle.y - height / 2.0);
            Frame { left, top, width, height, full: self.full }.kept_inside()
        };
        let n = points.len() as f64;
        let sum = points.iter().fold((0.0, 0.0), |(x, y), at| (x + at.x, y + at.y));
        let middle = Point { x: sum.0 / n, y: sum.1 / n };
        // The first of those that show equally many wins: the one around the middle of all.
        let parts = std::iter::once(middle).chain(points.iter().copied()).map(part);
        let n_seen = |frame: &Frame| points.iter().filter(|at| frame.has(**at)).count();
        let best = parts
            .map(|frame| (n_seen(&frame), frame))
            .reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.filter(|_| !points.is_empty()).map_or(Frame::whole(self.full), |(_, frame)| frame)
    }

    /// Whether all of some points are in sight.
    pub fn sees(&self, points: &[Point]) -> bool {
        points.iter().all(|at| self.has(*at))
    }

    /// Whether a point is in sight, and not just at the edge.
    fn has(&self, at: Point) -> bool {
        let room = self.width.min(self.height) * 0.04;
        let is_within =
            |start: f64, length: f64, at: f64| at >= start + room && at <= start + length - room;
        is_within(self.left, self.width, at.x) && is_within(self.top, self.height, at.y)
    }

    fn kept_inside(self) -> Frame {
        Frame {
            left: self.left.clamp(0.0, (self.full.0 - self.width).max(0.0)),
            top: self.top.clamp(0.0, (self.full.1 - self.height).max(0.0)),
            ..self
        }
    }

    /// Its middle.
    pub fn center(&self) -> Point {
        Point { x: self.left + self.width / 2.0, y: self.top + self.height / 2.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zooming_keeps_the_fixed_point_and_stays_inside() {
        let whole = Frame::whole((800.0, 600.0));
        let fixed = Point { x: 200.0, y: 150.0 };
        let near = whole.zoomed(2.0, fixed);
        assert_eq!((near.left, near.top, near.width), (100.0, 75.0, 400.0));
        assert!(near.zoomed(0.1, fixed).is_whole());
        assert_eq!(near.moved(-500.0, 5_000.0).view_box(), "0.0 300.0 400.0 300.0");
        assert!(near.zoomed(1_000.0, fixed).width >= 160.0);
    }

    #[test]
    fn some_points_come_to_the_middle() {
        let whole = Frame::whole((800.0, 600.0));
        let points = [Point { x: 300.0, y: 200.0 }, Point { x: 500.0, y: 300.0 }];
        let near = whole.around(&points, (400.0, 200.0));
        assert_eq!((near.width, near.height), (400.0, 200.0));
        assert_eq!(near.center(), Point { x: 400.0, y: 250.0 });
        assert!(whole.around(&points, (2_000.0, 900.0)).is_whole());
        assert!(near.around(&[], (100.0, 100.0)).is_whole());
    }

    #[test]
    fn of_points_far_apart_most_are_in_sight() {
        let whole = Frame::whole((800.0, 600.0));
        let points = [(50.0, 50.0), (700.0, 500.0), (720.0, 520.0), (680.0, 540.0)];
        let points = points.map(|(x, y)| Point { x, y });
        let near = whole.around(&points, (200.0, 200.0));
        assert!(near.sees(&points[1..]) && !near.sees(&points), "{near:?}");
    }

    #[test]
    fn a_point_outside_comes_into_sight() {
        let near = Frame::whole((800.0, 600.0)).zoomed(4.0, Point { x: 0.0, y: 0.0 });
        let point = Point { x: 700.0, y: 500.0 };
        let moved = near.showing(point);
        assert!(moved.left + moved.width > point.x && moved.top + moved.height > point.y);
        assert_eq!(moved.showing(point), moved);
    }
}
