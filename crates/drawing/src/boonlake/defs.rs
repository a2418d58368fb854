//! All symbols, to be put into a page once.

use super::figure::figure_symbols;
use super::land::{clips, terrain_symbols};
use super::signs::sign_symbols;

/// An invisible `<svg>` with every symbol and gradient that the other functions refer to. A page
/// needs it once, before or after the pictures.
pub fn defs() -> String {
    wrapped(&symbols())
}

/// The same with those symbols alone that a drawing uses, for a drawing that stands alone.
pub(super) fn defs_for(drawing: &str) -> String {
    let symbols = symbols();
    let is_used = |symbol: &&str| {
        let id = symbol.split('"').nth(1).expect("a symbol begins with its id");
        drawing.contains(&format!(r##""#{id}""##))
    };
    wrapped(&symbols.split_inclusive("</symbol>").filter(is_used).collect::<String>())
}

fn symbols() -> String {
    [sign_symbols(), figure_symbols(), terrain_symbols()].concat()
}

fn wrapped(symbols: &str) -> String {
    let clips = clips();
    format!(
        r#"<svg class="bl-defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>{GRADIENTS}{clips}{symbols}</defs></svg>"#
    )
}

/// The light on the frame and on the map, the same for all themes.
const GRADIENTS: &str = r##"<linearGradient id="bl-woodlight" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".14" offset="0"/><stop stop-color="#fff" stop-opacity="0" offset=".5"/><stop stop-color="#000" stop-opacity=".2" offset="1"/></linearGradient><radialGradient id="bl-glow" cx=".36" cy=".26" r=".95"><stop stop-color="#fff6dc" stop-opacity=".2" offset="0"/><stop stop-color="#fff6dc" stop-opacity="0" offset=".55"/><stop stop-color="#2a1a08" stop-opacity=".16" offset="1"/></radialGradient>"##;
