//! Symbols: shapes drawn once in the page and used by name.
//!
//! All shapes fill a square from 0,0 to 24,24. What a shape is made of is one class (`sv-timber`),
//! how it is painted another (`sv-body`, `sv-line`, `sv-flat`, `sv-deep`, `sv-blank`).

/// The side of the square that a symbol fills.
pub(super) const SIDE: f64 = 24.0;

/// A shape that can be used by its id, without the prefix all ids have.
pub(super) fn symbol(id: &str, body: &str) -> String {
    format!(r#"<symbol id="sv-{id}" overflow="visible"><g class="sv-i">{body}</g></symbol>"#)
}

/// Shapes and their ids.
pub(super) fn symbols(shapes: &[(&str, &str)]) -> String {
    shapes.iter().map(|(id, body)| symbol(id, body)).collect()
}

/// A symbol where it is drawn.
pub(super) fn used(id: &str) -> String {
    format!(r##"<use href="#sv-{id}"/>"##)
}

/// A symbol around a point, with a side of this length.
pub(super) fn used_at(id: &str, x: f64, y: f64, side: f64) -> String {
    let (left, top, scale) = (short(x - side / 2.0), short(y - side / 2.0), short(side / SIDE));
    format!(r##"<use href="#sv-{id}" transform="translate({left} {top})scale({scale})"/>"##)
}

/// A number with no more digits than can be seen.
pub(super) fn short(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
