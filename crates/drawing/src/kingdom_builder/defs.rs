//! All symbols, to be put into a page once.

use super::card_marks::card_symbols;
use super::location_marks::location_symbols;
use super::piece_marks::piece_symbols;
use super::place_marks::place_symbols;
use super::terrain_marks::terrain_symbols;

/// An invisible `<svg>` with every symbol and gradient that the other functions refer to. A page
/// needs it once, before or after the pictures; a picture that stands alone needs it inside.
pub fn defs() -> String {
    let symbols =
        [terrain_symbols(), location_symbols(), place_symbols(), piece_symbols(), card_symbols()];
    format!(
        r#"<svg class="kb-defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>{GRADIENTS}{}</defs></svg>"#,
        symbols.concat()
    )
}

/// The light on the frame and on the board. It is the same for all themes: a gradient takes its
/// colours where it is defined, not where it is used.
const GRADIENTS: &str = r##"<linearGradient id="kb-wood" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".12" offset="0"/><stop stop-color="#fff" stop-opacity="0" offset=".4"/><stop stop-color="#000" stop-opacity=".2" offset="1"/></linearGradient><radialGradient id="kb-glow" cx=".36" cy=".28" r=".9"><stop stop-color="#fff6dc" stop-opacity=".16" offset="0"/><stop stop-color="#fff6dc" stop-opacity="0" offset=".55"/><stop stop-color="#2a1a08" stop-opacity=".12" offset="1"/></radialGradient>"##;
