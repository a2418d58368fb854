//! Colour in the terminal, and none where it is not wanted.

use drawing::Rgb;
use std::io::IsTerminal as _;

/// How a piece of text looks.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Style {
    pub(crate) text: Option<Rgb>,
    pub(crate) ground: Option<Rgb>,
    pub(crate) is_bold: bool,
}

impl Style {
    /// Text of one colour on a ground of another.
    pub(crate) fn on(text: Rgb, ground: Rgb) -> Style {
        Style { text: Some(text), ground: Some(ground), is_bold: false }
    }

    /// The same in bold.
    pub(crate) fn bold(self) -> Style {
        Style { is_bold: true, ..self }
    }
}

/// Bold and otherwise as the terminal writes.
pub(crate) const BOLD: Style = Style { text: None, ground: None, is_bold: true };
/// Text that may be overlooked; a grey that shows on dark and on light terminals.
pub(crate) const QUIET: Style = Style { text: Some((138, 132, 124)), ground: None, is_bold: false };
/// Where one can act now. Nothing else has this colour.
pub(crate) const ACCENT: Style = Style { text: Some((208, 84, 62)), ground: None, is_bold: true };

/// What the terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    /// Letters alone, without any escape code.
    Plain,
    /// 256 colours.
    Palette,
    /// Every colour.
    Full,
}

impl Ink {
    /// What standard output can show and the user wants.
    pub(crate) fn of_terminal(is_unwanted: bool) -> Ink {
        let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        if is_unwanted || is_set("NO_COLOR") || !std::io::stdout().is_terminal() {
            return Ink::Plain;
        }
        match std::env::var("COLORTERM").as_deref() {
            Ok("truecolor" | "24bit") => Ink::Full,
            _ => Ink::Palette,
        }
    }

    /// The text in this style, as far as it can be shown.
    pub(crate) fn paint(self, text: &str, style: Style) -> String {
        if self == Ink::Plain || text.is_empty() || style == Style::default() {
            return text.to_owned();
        }
        let mut codes = Vec::new();
        if style.is_bold {
            codes.push("1".to_owned());
        }
        for (layer, colour) in [("38", style.text), ("48", style.ground)] {
            codes.extend(colour.map(|colour| format!("{layer};{}", self.code(colour))));
        }
        format!("\x1b[{}m{text}\x1b[0m", codes.join(";"))
    }

    fn code(self, (red, green, blue): Rgb) -> String {
        if self == Ink::Full {
            return format!("2;{red};{green};{blue}");
        }
        format!("5;{}", nearest_in_palette((red, green, blue)))
    }
}

/// The number of the palette's colour that is nearest: of its cube, which has six steps on each
/// axis, or of its 24 greys.
fn nearest_in_palette(colour: Rgb) -> usize {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let cube = (0..216usize)
        .map(|index| (16 + index, (STEPS[index / 36], STEPS[index / 6 % 6], STEPS[index % 6])));
    let greys = (0..24u8).map(|index| {
        let grey = 8 + 10 * index;
        (232 + usize::from(index), (grey, grey, grey))
    });
    let distance = |other: Rgb| {
        [(colour.0, other.0), (colour.1, other.1), (colour.2, other.2)]
            .map(|(one, other)| u32::from(one.abs_diff(other)).pow(2))
            .iter()
            .sum::<u32>()
    };
    let nearest = cube.chain(greys).min_by_key(|&(_, other)| distance(other));
    nearest.expect("the palette has colours").0
}

/// The colour part of the way towards another; 0 to 100.
pub(crate) fn blend(from: Rgb, to: Rgb, percent: u32) -> Rgb {
    let part = |from: u8, to: u8| {
        ((u32::from(from) * (100 - percent) + u32::from(to) * percent) / 100) as u8
    };
    (part(from.0, to.0), part(from.1, to.1), part(from.2, to.2))
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::kingdom_builder::land_colour;
    use kingdom_builder::Terrain;
    use std::collections::BTreeSet;

    #[test]
    fn plain_ink_writes_no_escape_code() {
        assert_eq!(Ink::Plain.paint("G", Style::on((1, 2, 3), (4, 5, 6)).bold()), "G");
    }

    /// The colours of the page were not chosen for 256 of them.
    #[test]
    fn all_land_differs_in_256_colours() {
        let ground = |&terrain: &Terrain| nearest_in_palette(land_colour(terrain).light);
        let grounds: BTreeSet<usize> = Terrain::ALL.iter().map(ground).collect();
        assert_eq!(grounds.len(), Terrain::ALL.len());
    }

    #[test]
    fn colours_are_written_as_far_as_the_terminal_knows_them() {
        let style = Style::on((255, 0, 0), (95, 135, 255)).bold();
        assert_eq!(Ink::Palette.paint("G", style), "\x1b[1;38;5;196;48;5;69mG\x1b[0m");
        assert_eq!(Ink::Full.paint("G", style), "\x1b[1;38;2;255;0;0;48;2;95;135;255mG\x1b[0m");
    }
}
