//! All symbols, to be put into a page once.

use super::card_marks::card_symbols;
use super::location_marks::location_symbols;
use super::piece_marks::piece_symbols;
use super::place_marks::place_symbols;
use super::terrain_marks::terrain_symbols;

/// An invisible `<svg>` with every symbol and gradient that the other functions refer to. A page
/// needs it once, before or after the pictures.
pub fn defs() -> String {
    wrapped(&symbols())
}

/// The same with those symbols alone that a drawing uses, for a drawing that stands alone.
pub(super) fn defs_for(drawing: &str) -> String {
    let symbols = symbols();
    let symbols: Vec<&str> = symbols.split_inclusive("</symbol>").collect();
    let mut used = String::new();
    // A symbol that uses another comes after it.
    for symbol in symbols.into_iter().rev() {
        let id = symbol.split('"').nth(1).expect("a symbol begins with its id");
        let reference = format!(r##""#{id}""##);
        if drawing.contains(&reference) || used.contains(&reference) {
            used.insert_str(0, symbol);
        }
    }
    wrapped(&used)
}

fn symbols() -> String {
    [terrain_symbols(), location_symbols(), place_symbols(), piece_symbols(), card_symbols()]
        .concat()
}

fn wrapped(symbols: &str) -> String {
    format!(
        r#"<svg class="kb-defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>{GRADIENTS}{symbols}</defs></svg>"#
    )
}

/// The light on the frame and on the board. It is the same for all themes: a gradient takes its
/// colours where it is defined, not where it is used.
const GRADIENTS: &str = r##"<linearGradient id="kb-wood" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".12" offset="0"/><stop stop-color="#fff" stop-opacity="0" offset=".4"/><stop stop-color="#000" stop-opacity=".2" offset="1"/></linearGradient><radialGradient id="kb-glow" cx=".36" cy=".28" r=".9"><stop stop-color="#fff6dc" stop-opacity=".16" offset="0"/><stop stop-color="#fff6dc" stop-opacity="0" offset=".55"/><stop stop-color="#2a1a08" stop-opacity=".12" offset="1"/></radialGradient>"##;
