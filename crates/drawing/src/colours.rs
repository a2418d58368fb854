//! The colours of the style sheet, for those who draw without one.

use crate::pictures::lines;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A colour: red, green, blue.
pub type Rgb = (u8, u8, u8);

/// A colour of the drawings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colour {
    /// How it looks in the light.
    pub light: Rgb,
    /// How it looks in the dark.
    pub dark: Rgb,
}

/// The colours of the style sheet by their names.
pub fn colours() -> &'static BTreeMap<&'static str, Colour> {
    static COLOURS: LazyLock<BTreeMap<&'static str, Colour>> =
        LazyLock::new(|| lines().filter_map(|line| named_colour(line.trim())).collect());
    &COLOURS
}

/// The colour that a variable such as `--kb-sand` stands for.
pub(crate) fn colour_of(variable: &str) -> Option<Colour> {
    colours().get(name(variable)?).copied()
}

/// Reads a line such as `--kb-sand: light-dark(#f2e4c2, #c4b494);`.
fn named_colour(line: &'static str) -> Option<(&'static str, Colour)> {
    let (variable, values) = line.split_once(": light-dark(")?;
    let name = name(variable)?;
    let (light, dark) = values.strip_suffix(");")?.split_once(", ")?;
    Some((name, Colour { light: rgb(light)?, dark: rgb(dark)? }))
}

/// The name of the colour in a variable. What marks it as one of boards and pieces is no part of it.
fn name(variable: &str) -> Option<&str> {
    let name = variable.strip_prefix("--")?;
    Some(name.strip_prefix("kb-").unwrap_or(name))
}

/// Reads a colour such as `#f2e4c2`.
fn rgb(text: &str) -> Option<Rgb> {
    let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let part = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
    Some((part(0)?, part(2)?, part(4)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_as_they_are_written() {
        let line = "--kb-sand: light-dark(#f2e4c2, #c4b494);";
        let sand = Colour { light: (242, 228, 194), dark: (196, 180, 148) };
        assert_eq!(named_colour(line), Some(("sand", sand)));
        assert_eq!(named_colour("--kb-sand: #f2e4c2;"), None);
        assert_eq!(named_colour("--kb-sand: light-dark(#f2e4, #c4b494);"), None);
    }

    #[test]
    fn every_colour_of_the_style_sheet_is_read() {
        assert_eq!(colours().len(), lines().filter(|line| line.contains("light-dark(")).count());
    }
}
