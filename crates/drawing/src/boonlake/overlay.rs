//! What a player is shown over the map: where one can act, what was done, how a ship goes.

use super::chart::{Chart, distance};
use super::course::Course;
use super::figure::Owner;
use super::land::region_class;
use super::symbol::{circle, closed, group, path, polygon, rect, text};
use super::tiles::{n_sites, site_radius};
use crate::point::Point;
use boonlake::{Open, Region, Site, Space, Track};

/// A place of the map that can be meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A space.
    Space(Space),
    /// A building site.
    Site(Site),
    /// A river space of this round, by its number.
    River(u8),
    /// A region's label.
    Label(Region),
    /// A space of an income track, from 0. Only the wide cut has tracks.
    Track(Track, u8),
}

/// The middle of a place.
pub fn middle(chart: Chart<'_>, open: &Open, target: Target) -> Point {
    match target {
        Target::Space(space) => chart.space_middle(space),
        Target::Site(site) => chart.site_middle(open.map(), site),
        Target::River(number) => chart.river_middle(open.is_second_round, number),
        Target::Label(region) => chart.label_middle(region),
        Target::Track(track, place) => {
            let (left, top, step) = chart.track_space(track, place.into());
            Point { x: left + 20.0, y: top + step / 2.0 }
        }
    }
}

/// The nearest of some places, if it is near enough for a finger or is the space that was hit.
pub fn target_at(
    chart: Chart<'_>,
    open: &Open,
    targets: &[Target],
    point: Point,
) -> Option<Target> {
    let hit = chart.space_at(point);
    let far = |target: Target| match target {
        Target::Space(space) if hit == Some(space) => 0.0,
        other => distance(middle(chart, open, other), point),
    };
    let near = targets.iter().copied().map(|target| (far(target), target));
    let nearest = near.min_by(|one, other| one.0.total_cmp(&other.0))?;
    (nearest.0 <= FINGER).then_some(nearest.1)
}

/// How far beside a place a finger may come down.
const FINGER: f64 = 28.0;

/// The line around a place, moved outwards.
fn outline(class: &str, chart: Chart<'_>, open: &Open, target: Target, grow: f64) -> String {
    let at = middle(chart, open, target);
    match target {
        Target::Space(space) => polygon(class, &chart.corners(space, 2.0 - grow)),
        Target::Site(site) => {
            circle(class, at, site_radius(chart.cut, n_sites(open.map(), site.at)) + 0.6 + grow)
        }
        Target::River(_) => circle(class, at, chart.cut.terms().disc + 2.0 + grow),
        Target::Label(_) => circle(class, at, if chart.cut.is_wide() { 17.4 } else { 15.5 } + grow),
        Target::Track(track, place) => {
            let (left, top, step) = chart.track_space(track, place.into());
            let area = (left - grow, top + 1.5 - grow, 40.0 + 2.0 * grow, step - 3.0 + 2.0 * grow);
            rect(class, area, 5.0)
        }
    }
}

/// Marks a place where the player can act. A free site has a dot too.
pub fn lit(chart: Chart<'_>, open: &Open, target: Target) -> String {
    let mut ring = outline("bl-casing", chart, open, target, 0.0);
    ring += &outline("bl-ring", chart, open, target, 0.0);
    if let Target::Site(site) = target
        && open.terrain.piece(site).is_none()
        && chart.cut.is_wide()
    {
        ring += &circle("bl-dot", middle(chart, open, target), 4.6);
    }
    group("bl-lit", &ring)
}

/// Rings the place the keyboard is on: dark between light lines, so that it shows on any ground.
pub fn focus(chart: Chart<'_>, open: &Open, target: Target) -> String {
    let ring = outline("bl-focus-light", chart, open, target, 3.0)
        + &outline("bl-focus-dark", chart, open, target, 3.0);
    group("bl-focus", &ring)
}

/// Marks what somebody did at a place, as the `number`th thing.
pub fn trace(chart: Chart<'_>, open: &Open, target: Target, owner: Owner, number: usize) -> String {
    let badge = middle(chart, open, target).moved(13.0, -13.0);
    let drawn = outline("bl-trace-casing", chart, open, target, 1.0)
        + &outline("bl-trace-line", chart, open, target, 1.0)
        + &circle("bl-trace-badge", badge, 7.6)
        + &text("bl-trace-n", badge.moved(0.0, 4.4), number);
    group(&format!("bl-trace {}", owner.class()), &drawn)
}

/// The way of a ship from its space to another, for below the river's spaces: it hides no reward.
pub fn ship_way(chart: Chart<'_>, open: &Open, from: u8, to: u8) -> String {
    let way = Course(chart.way(open.is_second_round, from, to)).straight();
    group("bl-ship-way", &(path("bl-way-casing", &way) + &path("bl-way", &way)))
}

/// The stops of a ship, numbered by steps from 1.
pub fn ship_stops(chart: Chart<'_>, open: &Open, stops: &[u8]) -> String {
    let mut drawn = String::new();
    for (index, &stop) in stops.iter().enumerate() {
        let badge = chart.river_middle(open.is_second_round, stop).moved(-12.0, -13.5);
        drawn += &lit(chart, open, Target::River(stop));
        drawn += &circle("bl-stop", badge, 9.0);
        drawn += &text("bl-stop-n", badge.moved(0.0, 4.6), index + 1);
    }
    group("bl-ship-stops", &drawn)
}

/// A whole region, when its label is meant.
pub fn region_glow(chart: Chart<'_>, region: Region) -> String {
    let hexes = chart.parts.land.regions[region as usize].iter();
    let hexes: String = hexes.map(|space| closed(&chart.corners(space, 0.0))).collect();
    group(&format!("bl-region-glow {}", region_class(region)), &path("bl-glowing", &hexes))
}
