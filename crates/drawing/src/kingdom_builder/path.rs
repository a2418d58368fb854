//! Paths that are written step by step, each from where the last one ended: steps between hexes are
//! few and alike, so that a browser reads less and a download is small.

use crate::number::tenths;
use crate::point::Point;

/// A path under a pen.
#[derive(Default)]
pub(super) struct Path {
    written: String,
    /// Where the pen is, in tenths: what was rounded away must not add up.
    pen: Option<(i64, i64)>,
}

impl Path {
    /// Lifts the pen and goes on at a point.
    pub(super) fn begin(&mut self, at: Point) {
        let (x, y) = in_tenths(at);
        match self.pen {
            Some((old_x, old_y)) if (old_x, old_y) == (x, y) => {}
            Some((old_x, old_y)) => self.step("m", x - old_x, y - old_y),
            None => self.step("M", x, y),
        }
        self.pen = Some((x, y));
    }

    /// Adds one straight line.
    pub(super) fn stretch(&mut self, from: Point, to: Point) {
        self.begin(from);
        let ((old_x, old_y), (x, y)) = (in_tenths(from), in_tenths(to));
        self.step("l", x - old_x, y - old_y);
        self.pen = Some((x, y));
    }

    /// Adds a shape that ends where it begins.
    pub(super) fn outline(&mut self, from: Point, steps: &str) {
        self.begin(from);
        self.written += steps;
    }

    /// For the `d` of a path.
    pub(super) fn written(&self) -> &str {
        &self.written
    }

    fn step(&mut self, command: &str, x: i64, y: i64) {
        self.written += command;
        self.written += &tenths(x);
        // A minus parts two numbers as well.
        if y >= 0 {
            self.written += " ";
        }
        self.written += &tenths(y);
    }
}

fn in_tenths(point: Point) -> (i64, i64) {
    ((point.x * 10.0).round() as i64, (point.y * 10.0).round() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_begin_where_the_last_one_ended() {
        let [one, two, three] =
            [(10.0, 20.0), (30.84, 8.0), (30.84, 32.04)].map(|(x, y)| Point { x, y });
        let mut path = Path::default();
        path.stretch(one, two);
        path.stretch(two, three);
        path.stretch(one, three);
        path.outline(two, "h4v4z");
        assert_eq!(path.written(), "M10 20l20.8-12l0 24m-20.8-12l20.8 12m0-24h4v4z");
    }
}
