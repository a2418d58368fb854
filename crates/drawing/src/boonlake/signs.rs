//! The signs, read from their file: each becomes a symbol of the page.

use std::fmt::Write as _;

const SIGNS: &str = include_str!("signs.txt");

/// All signs as symbols around the point 0,0.
pub(super) fn sign_symbols() -> String {
    let signs = SIGNS.split("\n= ").skip(1);
    signs.map(|sign| symbol(sign.split_once('\n').expect("a sign has shapes"))).collect()
}

fn symbol((name, shapes): (&str, &str)) -> String {
    let mut symbol = format!(
        r#"<symbol id="bl-{name}" overflow="visible"><g class="bl-sign" transform="translate(-12 -12)">"#
    );
    for shape in shapes.lines() {
        let (words, path) = shape.split_at(shape.find('M').expect("a path begins by a move"));
        let mut words = words.split_whitespace();
        let mut word = || words.next().expect("a shape has a paint and a colour");
        let (paint, colour) = (word(), word());
        write!(symbol, r#"<path class="bl-{paint} bl-{colour}""#).expect("strings grow");
        if let Some(width) = words.next() {
            write!(symbol, r#" stroke-width="{width}""#).expect("strings grow");
        }
        write!(symbol, r#" d="{path}"/>"#).expect("strings grow");
    }
    symbol + "</g></symbol>"
}
