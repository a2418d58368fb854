//! What lies over tiles and never changes in a match: ford, locks, bridges, river spaces, labels.

use super::chart::{Chart, distance};
use super::course::{Course, FORD, locks, pair};
use super::icon::Icon;
use super::land::{halfway, region_class};
use super::reward::reward;
use super::symbol::{circle, group, line, path, put, text};
use crate::number::short;
use boonlake::Region;
use boonlake::components::RiverSpace;

/// The part of the map over the tiles, without labels. The arm of a round has the class `bl-arm-1`
/// or `bl-arm-2`, which fades where the map around has [`round_class`] of the other.
pub fn works(chart: Chart<'_>) -> String {
    ford(chart) + &gates(chart) + &bridges(chart) + &discs(chart)
}

/// The class of a map in a round.
pub fn round_class(is_second_round: bool) -> &'static str {
    if is_second_round { "bl-map bl-round-2" } else { "bl-map bl-round-1" }
}

fn ford(chart: Chart<'_>) -> String {
    let wide = if chart.cut.is_wide() { 8.5 } else { 6.0 };
    let course = Course(FORD.iter().map(|&place| chart.cut.at(place)).collect()).smooth();
    let mut drawn = line("bl-bank", &course, wide + 4.0) + &line("bl-water", &course, wide);
    drawn += &path("bl-flow bl-flow-3", &course);
    for &ends in &chart.parts.land.fords {
        let edge = chart.shared_edge(ends);
        let (Some(&one), Some(&other)) = (edge.first(), edge.last()) else { continue };
        let (middle, length) = (halfway(one, other), distance(one, other).max(1.0));
        let across = ((one.y - other.y) / length, (other.x - one.x) / length);
        for step in [-0.9, 0.0, 0.9] {
            let at = middle.moved(across.0 * step * wide, across.1 * step * wide);
            drawn += &circle("bl-rock", at, wide * 0.36);
        }
    }
    drawn
}

fn gates(chart: Chart<'_>) -> String {
    let scale = if chart.cut.is_wide() { 1.0 } else { 0.8 };
    let gates = locks(chart.parts).map(|(at, from, to)| {
        let (from, to) = (chart.cut.at(from), chart.cut.at(to));
        let turn = (to.y - from.y).atan2(to.x - from.x).to_degrees();
        format!(
            r#"<g transform="translate({}) rotate({}) scale({scale})"><path class="bl-gate" d="M-4.6-16 3-1.4V1.4H-1.2L-8-13zM-4.6 16 3 1.4V-1.4H-1.2L-8 13z"/><path class="bl-rock" d="M-9.4-23.5H6.6v9.6h-16zM-9.4 13.9H6.6v9.6h-16z"/></g>"#,
            pair(chart.cut.at(at)),
            short(turn),
        )
    });
    gates.concat()
}

fn bridges(chart: Chart<'_>) -> String {
    let wide = chart.cut.terms().bridge;
    let mut drawn = String::new();
    for &ends in &chart.parts.land.bridges {
        let [from, to] = chart.bridge(ends);
        let length = distance(from, to).max(1.0);
        let (x, y) = ((to.x - from.x) / length * 4.0, (to.y - from.y) / length * 4.0);
        let deck = format!("M{}L{}", pair(from.moved(-x, -y)), pair(to.moved(x, y)));
        drawn += &format!(
            r#"<path class="bl-deck-shadow" d="{deck}" stroke-width="{wide}" transform="translate(1.4 3)"/>"#
        );
        drawn += &line("bl-deck-edge", &deck, wide);
        drawn += &line("bl-deck", &deck, wide - 4.0);
        drawn += &line("bl-planks", &deck, wide - 4.0);
    }
    drawn
}

fn discs(chart: Chart<'_>) -> String {
    let river = &chart.parts.river;
    let disc = |is_second_round: bool, number: u8| {
        let RiverSpace { is_harbour, reward: brings, .. } = river.space(is_second_round, number);
        let at = chart.river_middle(is_second_round, number);
        let r = chart.cut.terms().disc;
        let mut drawn = match is_harbour {
            true => circle("bl-port", at, r + 0.8) + &circle("bl-port-rim", at, r - 1.6),
            false => circle("bl-disc", at, r),
        };
        drawn += &match brings {
            Some(brings) => reward(*brings, at, chart.cut),
            None => put(Icon::Harbour.id(), at, r * 1.3),
        };
        drawn
    };
    let arm = |round: bool| -> String {
        (river.n_common + 1..=river.last(round)).map(|number| disc(round, number)).collect()
    };
    let common: String = (1..=river.n_common).map(|number| disc(false, number)).collect();
    common + &group("bl-arm-1", &arm(false)) + &group("bl-arm-2", &arm(true))
}

/// A region's label with its reward; with a name, where there is room for it, on a ribbon.
pub fn label(chart: Chart<'_>, region: Region, name: Option<&str>) -> String {
    let at = chart.label_middle(region);
    let r = if chart.cut.is_wide() { 16.4 } else { 14.5 };
    let mut drawn = String::new();
    if let Some(name) = name.filter(|_| chart.cut.is_wide()) {
        let width = 34.0 + 8.0 * name.chars().count() as f64;
        let (start, wide) = (pair(at.moved(0.0, -11.0)), short(width));
        drawn += &path("bl-ribbon", &format!("M{start}h{wide}l-5 11 5 11h-{wide}z"));
        let name = name.replace('&', "&amp;").replace('<', "&lt;");
        drawn += &text("bl-name", at.moved(20.0, 4.8), name);
    }
    drawn += &circle("bl-label", at, r);
    drawn += &circle("bl-pill", at, r - 3.2);
    drawn += &reward(chart.parts.boards.label(region), at, chart.cut);
    group(region_class(region), &drawn)
}
