//! Shapes as markup.

use super::course::pair;
use crate::number::short;
use crate::point::Point;

/// A sign so large, with its middle at a point. Signs are drawn on a field of 24.
pub(super) fn put(id: &str, at: Point, size: f64) -> String {
    put_as("", id, at, size)
}

/// The same with a class.
pub(super) fn put_as(class: &str, id: &str, at: Point, size: f64) -> String {
    let class = if class.is_empty() { String::new() } else { format!(r#" class="{class}""#) };
    let scale = (size / 24.0 * 1_000.0).round() / 1_000.0;
    format!(r##"<use{class} href="#bl-{id}" transform="translate({}) scale({scale})"/>"##, pair(at))
}

pub(super) fn circle(class: &str, at: Point, r: f64) -> String {
    let (x, y, r) = (short(at.x), short(at.y), short(r));
    format!(r#"<circle class="{class}" cx="{x}" cy="{y}" r="{r}"/>"#)
}

pub(super) fn path(class: &str, d: &str) -> String {
    format!(r#"<path class="{class}" d="{d}"/>"#)
}

/// A path with a width of its own.
pub(super) fn line(class: &str, d: &str, width: f64) -> String {
    format!(r#"<path class="{class}" d="{d}" stroke-width="{}"/>"#, short(width))
}

pub(super) fn polygon(class: &str, points: &[Point]) -> String {
    path(class, &closed(points))
}

/// Path data of a polygon.
pub(super) fn closed(points: &[Point]) -> String {
    let points: Vec<String> = points.iter().map(|&at| pair(at)).collect();
    format!("M{}z", points.join("L"))
}

/// A rectangle with round corners: left, top, width and height.
pub(super) fn rect(class: &str, (x, y, width, height): (f64, f64, f64, f64), r: f64) -> String {
    let [x, y, width, height, r] = [x, y, width, height, r].map(short);
    format!(r#"<rect class="{class}" x="{x}" y="{y}" width="{width}" height="{height}" rx="{r}"/>"#)
}

/// A number or a name; its class says where it is anchored.
pub(super) fn text(class: &str, at: Point, words: impl std::fmt::Display) -> String {
    format!(r#"<text class="{class}" x="{}" y="{}">{words}</text>"#, short(at.x), short(at.y))
}

/// A group, all of which has a class.
pub(super) fn group(class: &str, content: &str) -> String {
    format!(r#"<g class="{class}">{content}</g>"#)
}
