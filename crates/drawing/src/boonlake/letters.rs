//! Letters on the hexes, for those who would rather read the land than look at it.

use super::chart::Chart;
use super::symbol::{group, text};
use boonlake::{Region, Space};

/// The letter of its region beside the number of each space.
pub fn letters(chart: Chart<'_>, letter: impl Fn(Region) -> String) -> String {
    let [number, _] = chart.cut.terms().texts;
    let right = if chart.cut.is_wide() { 17.0 } else { 13.0 };
    let letters = Space::all().map(|space| {
        let at = chart.space_middle(space).moved(right, number + 1.0);
        text("bl-letter", at, letter(chart.parts.land.spaces[space].region))
    });
    group("bl-letters", &letters.collect::<String>())
}
