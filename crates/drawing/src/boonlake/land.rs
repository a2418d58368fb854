//! What lies below all tiles and never changes in a match: frame, tracks, regions and water.

use super::chart::Chart;
use super::course::{Course, between, pair, stretches};
use super::cut::Cut;
use super::reward::reward;
use super::symbol::{closed, group, line, path, polygon, rect, text};
use super::tracks::track_beam;
use crate::number::short;
use crate::point::Point;
use boonlake::{Region, Space, Track};

/// The map below its tiles. Tiles come next, then [`works`](super::works).
pub fn land(chart: Chart<'_>) -> String {
    let mut land = shore(chart, "bl-lake-sand");
    for (class, beyond) in [("bl-land-sand", 7.0), ("bl-land", 0.0)] {
        for &region in Region::ALL {
            let hexes = chart.parts.land.regions[region as usize].iter();
            let hexes: String = hexes.map(|at| closed(&chart.corners(at, 0.0))).collect();
            let width = chart.cut.terms().shore + beyond;
            land += &group(region_class(region), &line(class, &hexes, width));
        }
    }
    land += &water(chart);
    let mut land = frame(chart) + &decoration(chart) + &clipped(chart, &land);
    if chart.cut.is_wide() {
        land += &rect("bl-glow", chart.cut.bed(), 7.0);
    }
    land += &margin(chart);
    Space::all().for_each(|space| land += &empty_space(chart, space));
    land
}

/// What ends at the frame, however the picture lies in its window.
fn clipped(chart: Chart<'_>, drawn: &str) -> String {
    format!(r#"<g clip-path="url(#{})">{drawn}</g>"#, chart.cut.clip())
}

/// The ground of each cut, to clip by.
pub(super) fn clips() -> String {
    let clip = |cut: Cut| {
        let (id, bed) = (cut.clip(), rect("bl-bed", cut.bed(), 7.0));
        format!(r#"<clipPath id="{id}">{bed}</clipPath>"#)
    };
    Cut::ALL.map(clip).concat()
}

/// The class that colours a region.
pub(super) fn region_class(region: Region) -> &'static str {
    match region {
        Region::Unknown => "r-unknown",
        Region::NewHope => "r-new-hope",
        Region::Boonlake => "r-boonlake",
        Region::Southern => "r-southern",
    }
}

/// The wooden frame and the ground in it.
fn frame(chart: Chart<'_>) -> String {
    let (width, height) = chart.cut.size();
    let whole = (0.7, 0.7, width - 1.4, height - 1.4);
    rect("bl-frame", whole, 12.0)
        + &rect("bl-frame-light", whole, 12.0)
        + &rect("bl-bed", chart.cut.bed(), 7.0)
}

/// The frame once more as a ring, over water that runs beyond the bed, with the tracks in it.
fn margin(chart: Chart<'_>) -> String {
    let (width, height) = chart.cut.size();
    let (left, top, bed_width, bed_height) = chart.cut.bed();
    let ring = format!(
        "M12 .7H{0}a11.3 11.3 0 0 1 11.3 11.3V{1}a11.3 11.3 0 0 1-11.3 11.3H12A11.3 11.3 0 0 1 .7 {1}V12A11.3 11.3 0 0 1 12 .7zM{2} {3}v{5}h{4}v-{5}z",
        short(width - 12.0),
        short(height - 12.0),
        short(left),
        short(top),
        short(bed_width),
        short(bed_height),
    );
    let mut margin = path("bl-frame", &ring) + &path("bl-frame-light", &ring);
    if chart.cut.is_wide() {
        let mut grain = String::new();
        for (y, x) in [(3.0, 30.0), (height - 3.0, 120.0)] {
            grain += &format!("M{x} {}q180 1.2 360 0t300 0", short(y));
        }
        for x in [4.0, 47.0, width - 47.0, width - 4.0] {
            grain += &format!("M{} 30q1.6 120 0 240t0 220", short(x));
        }
        margin += &path("bl-grain", &grain);
        margin += &track_beam(chart, Track::Coin);
        margin += &track_beam(chart, Track::Card);
    }
    margin + &rect("bl-bed-line", chart.cut.bed(), 2.0)
}

/// Hills in ink, where there is no land to play on.
fn decoration(chart: Chart<'_>) -> String {
    if !chart.cut.is_wide() {
        return String::new();
    }
    let places = [
        (5.15, -0.42, 1.0),
        (5.55, -0.2, 0.8),
        (7.35, 1.15, 0.9),
        (7.05, 1.45, 0.7),
        (-0.2, 1.0, 0.8),
        (0.05, 1.25, 0.6),
        (-0.4, 7.35, 0.8),
        (4.1, 7.75, 0.9),
        (4.55, 7.95, 0.7),
    ];
    let hills = places.map(|(u, v, scale)| {
        let at = pair(chart.cut.at((u, v)));
        format!(
            r#"<path d="M-16 7Q-8-9 0-8Q8-9 17 7M-4-7.6Q-7-1-4 5M3-6Q2 0 6 6M-10 1Q-11 4-10 6" transform="translate({at}) scale({scale})"/>"#
        )
    });
    group("bl-hills", &hills.concat())
}

/// The lake in the east; it reaches under the frame.
pub(super) fn shore(chart: Chart<'_>, class: &str) -> String {
    let curves = [
        [(7.72, 2.52), (7.42, 2.72), (7.5, 3.05)],
        [(7.56, 3.5), (7.82, 3.9), (7.72, 4.4)],
        [(7.66, 4.75), (7.3, 4.72), (7.22, 5.0)],
        [(7.15, 5.3), (7.22, 5.5), (6.9, 5.7)],
        [(6.6, 5.86), (6.75, 6.2), (6.5, 6.42)],
        [(6.3, 6.6), (6.2, 6.7), (6.22, 7.0)],
        [(6.22, 7.3), (6.0, 7.5), (5.86, 7.72)],
        [(5.75, 7.9), (5.8, 8.1), (5.82, 8.1)],
    ];
    let (left, top, width, height) = chart.cut.bed();
    let corner = Point { x: left + width, y: top + height };
    let start = Point { x: corner.x, ..chart.cut.at((0.0, 2.5)) };
    let mut shore = format!("M{}", pair(start));
    for curve in curves {
        shore += &format!("C{}", curve.map(|place| pair(chart.cut.at(place))).join(" "));
    }
    path(class, &format!("{shore}V{}H{}z", short(corner.y), short(corner.x)))
}

fn water(chart: Chart<'_>) -> String {
    let wide = chart.cut.terms().river;
    let courses = stretches(chart.parts).map(|stretch| {
        Course(stretch.into_iter().map(|place| chart.cut.at(place)).collect()).smooth()
    });
    let all = courses.concat();
    let waves = [
        (7.45, 5.2),
        (7.28, 5.55),
        (7.42, 6.5),
        (6.85, 6.6),
        (7.45, 7.02),
        (6.95, 7.5),
        (7.4, 7.62),
        (6.4, 7.66),
    ];
    let waves = waves.map(|place| format!("M{}q4-4.4 8 0q4 4.4 8 0", pair(chart.cut.at(place))));
    let flow = |class, share: f64| {
        format!(
            r#"<path class="{class}" d="{all}" transform="translate(0 {})"/>"#,
            short(wide * share)
        )
    };
    line("bl-bank", &all, wide + 9.0)
        + &line("bl-water-edge", &all, wide + 2.4)
        + &shore(chart, "bl-lake")
        + &path("bl-flow", &waves.concat())
        + &line("bl-water", &all, wide)
        + &flow("bl-flow bl-flow-1", -0.27)
        + &flow("bl-flow bl-flow-2", 0.29)
}

/// A space as it is printed: mark of its region, number, and what exploring it brings.
fn empty_space(chart: Chart<'_>, space: Space) -> String {
    let ground = &chart.parts.land.spaces[space];
    let middle = chart.space_middle(space);
    let [number, pill] = chart.cut.terms().texts;
    let mut drawn = polygon("bl-hex", &chart.corners(space, 0.0));
    drawn += &terrain(chart, ground.region, middle, space.index());
    if let Some(brings) = ground.reward {
        let width = if chart.cut.is_wide() { 40.0 } else { 34.0 };
        let at = middle.moved(0.0, pill);
        drawn += &rect("bl-pill", (at.x - width / 2.0, at.y - 11.0, width, 22.0), 11.0);
        drawn += &reward(brings, at, chart.cut);
    }
    drawn += &text("bl-n", middle.moved(0.0, number + 1.0), space);
    group(region_class(ground.region), &drawn)
}

/// Firs, tufts, ears or mesas: regions are told apart without colour.
fn terrain(chart: Chart<'_>, region: Region, middle: Point, variant: usize) -> String {
    let wide = [(-29.0, -8.0), (30.0, -11.0), (-27.0, 17.0), (28.0, 15.0), (-6.0, 33.0)];
    let tall = [(-16.0, -18.0), (17.0, -16.0), (-16.0, 30.0), (16.0, 30.0)];
    let (spots, scale): (&[(f64, f64)], f64) =
        if chart.cut.is_wide() { (&wide, 1.0) } else { (&tall, 0.8) };
    let (ids, down) = match region {
        Region::Unknown => (["fir", "fir"], -7.0),
        Region::NewHope => (["tuft", "flower"], 3.0),
        Region::Boonlake => (["ear", "ear"], 7.0),
        Region::Southern => (["mesa", "dune"], 3.0),
    };
    let mut drawn = String::new();
    for (index, &(x, y)) in spots.iter().enumerate() {
        // Neighbours of a kind are not quite alike.
        let shift = ((variant * 5 + index * 3) % 5) as f64 - 2.0;
        let (x, y) = (short(x + shift), short(y + down + shift));
        drawn += &format!(r##"<use href="#bl-{}" x="{x}" y="{y}"/>"##, ids[index % 2]);
    }
    let at = pair(middle);
    format!(r#"<g class="bl-terrain" transform="translate({at}) scale({scale})">{drawn}</g>"#)
}

/// The marks of regions as symbols.
pub(super) fn terrain_symbols() -> String {
    let marks = [
        (
            "fir",
            r#"<path class="bl-tuft" d="M0 0l-4 6.2h1.8l-3.4 5.4h4.4v2.6h2.4v-2.6h4.4l-3.4-5.4h1.8z"/>"#,
        ),
        ("tuft", TUFT),
        ("flower", &format!(r#"{TUFT}<circle class="bl-flower" cx="6" cy="-4" r="1.6"/>"#)),
        (
            "ear",
            r#"<path class="bl-ear" d="M0 0q-.8-5 .4-11q-3 0-3.2-3q3 .2 3.2 3q.2-2.8 3.2-3q-.2 3-3.2 3m-.2 4q-3 0-3.2-3q3 .2 3.2 3q.2-2.8 3.2-3q-.2 3-3.2 3"/>"#,
        ),
        ("mesa", r#"<path class="bl-tuft" d="M0 0h-6.4l2.2-4.6h1l.6-3h5.4l.8 3h1.2l2.2 4.6z"/>"#),
        ("dune", r#"<path class="bl-ear" d="M-6-3q4-4.4 8 0q2.4-2 4.6-1"/>"#),
    ];
    let symbol =
        |(id, shape)| format!(r#"<symbol id="bl-{id}" overflow="visible">{shape}</symbol>"#);
    marks.map(symbol).concat()
}

const TUFT: &str = r#"<path class="bl-tuft" d="M0 0l-3.8-4.8q.4 2.8 2.6 5zl3.8-4.8q-.4 2.8-2.6 5zq-1.4-4 0-7.6q1.4 3.6 0 7.6z"/>"#;

/// The point between two others.
pub(super) fn halfway(one: Point, other: Point) -> Point {
    let (x, y) = between((one.x, one.y), (other.x, other.y), 0.5);
    Point { x, y }
}
