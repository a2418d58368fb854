//! How markup, style sheets and colours are looked at.

use drawing::{CSS, Rgb, sheets};
use roxmltree::Document;

pub(crate) fn parsed(markup: &str, look: impl FnOnce(&Document<'_>)) {
    let page = format!("<page>{markup}</page>");
    match Document::parse(&page) {
        Ok(document) => look(&document),
        Err(problem) => panic!("{problem} in {markup}"),
    }
}

/// Values of an attribute, wherever it stands.
pub(crate) fn values(markup: &str, attribute: &str) -> Vec<String> {
    let mut values = Vec::new();
    parsed(markup, |document| {
        let found = document.descendants().filter_map(|node| node.attribute(attribute));
        values.extend(found.map(str::to_owned));
    });
    values
}

/// All style sheets in one.
pub(crate) fn css() -> String {
    let sheets = sheets().map(|(_, sheet)| sheet);
    [CSS].into_iter().chain(sheets).collect()
}

/// The lightness of a colour as the eye sees it, from 0 to 100.
pub(crate) fn lightness((red, green, blue): Rgb) -> f64 {
    let part = |value: u8| {
        let share = f64::from(value) / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    };
    let light = 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
    116.0 * light.cbrt() - 16.0
}
