//! Symbols: shapes drawn once in the page and used by name.
//!
//! All shapes are drawn around the point 0,0 and in the units of the board.

/// A shape that can be used by its id, without the prefix all ids have.
pub(crate) fn symbol(id: &str, body: &str) -> String {
    format!(r#"<symbol id="kb-{id}" overflow="visible">{body}</symbol>"#)
}

/// A symbol put at the point 0,0.
pub(crate) fn used(id: &str) -> String {
    format!(r##"<use href="#kb-{id}"/>"##)
}

/// A symbol moved and made larger or smaller.
pub(crate) fn used_at(id: &str, x: f64, y: f64, scale: f64) -> String {
    format!(r##"<use href="#kb-{id}" transform="translate({x} {y}) scale({scale})"/>"##)
}
