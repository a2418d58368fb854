//! How ratings changed, as lines in a picture.

use protocol::RatingPoint;

/// The picture's size in its own units; a page makes it as large as it likes.
pub(super) const WIDTH: f64 = 1000.0;
pub(super) const HEIGHT: f64 = 300.0;

/// Ratings on the edge are multiples of this.
const STEP: i64 = 50;

/// Lines in one picture, which share time and scale.
#[derive(PartialEq, Debug)]
pub(super) struct Graph {
    /// One for each course, as SVG paths.
    pub(super) lines: Vec<Line>,
    /// The ratings at the lower and the upper edge.
    pub(super) lowest: i64,
    pub(super) highest: i64,
    /// When it begins and ends, in seconds since 1970.
    pub(super) from: i64,
    pub(super) to: i64,
}

#[derive(PartialEq, Debug)]
pub(super) struct Line {
    pub(super) path: String,
    /// The last point once more, as a path of no length.
    pub(super) end: String,
}

impl Graph {
    /// Draws courses, the earliest point first; nothing without any point.
    pub(super) fn of(courses: &[&[RatingPoint]]) -> Option<Graph> {
        let points = || courses.iter().copied().flatten();
        let (from, to) = (points().map(|it| it.at).min()?, points().map(|it| it.at).max()?);
        let lowest = points().map(|it| it.rating).min()?.div_euclid(STEP) * STEP;
        // At least one step, so that a flat line has a place.
        let highest = (points().map(|it| it.rating).max()?.div_euclid(STEP) + 1) * STEP;
        let place = |point: &RatingPoint| {
            let part = (point.at - from) as f64 / (to - from).max(1) as f64;
            let height = (point.rating - lowest) as f64 / (highest - lowest) as f64;
            format!("{:.1} {:.1}", part * WIDTH, HEIGHT - height * HEIGHT)
        };
        let line = |course: &&[RatingPoint]| {
            let places: Vec<String> = course.iter().map(place).collect();
            let end = places.last().map(|last| format!("M{last}h0")).unwrap_or_default();
            let path =
                if places.is_empty() { String::new() } else { format!("M{}", places.join("L")) };
            Line { path, end }
        };
        Some(Graph { lines: courses.iter().map(line).collect(), lowest, highest, from, to })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(at: i64, rating: i64) -> RatingPoint {
        RatingPoint { at, rating }
    }

    #[test]
    fn lines_share_time_and_scale() {
        let one = [point(100, 1400), point(200, 1450)];
        let other = [point(150, 1420)];
        let graph = Graph::of(&[&one, &other]).expect("points");
        assert_eq!((graph.lowest, graph.highest), (1400, 1500));
        assert_eq!((graph.from, graph.to), (100, 200));
        assert_eq!(graph.lines[0].path, "M0.0 300.0L1000.0 150.0");
        assert_eq!(graph.lines[0].end, "M1000.0 150.0h0");
        assert_eq!(graph.lines[1].path, "M500.0 240.0");
    }

    #[test]
    fn one_point_and_none_are_drawn_too() {
        assert_eq!(Graph::of(&[&[], &[]]), None);
        let graph = Graph::of(&[&[point(7, -20)], &[]]).expect("a point");
        assert_eq!((graph.lowest, graph.highest), (-50, 0));
        assert_eq!(graph.lines[1], Line { path: String::new(), end: String::new() });
    }
}
