//! One style sheet of several: one download, without what only its writers read. What only one game
//! needs is a sheet of its own, which comes with the game.

use crate::assets;
use crate::error::BuildError;
use std::fs;
use std::path::Path;

/// The sheets of the page, in the order in which they hold.
const SHEETS: [&str; 3] = ["style.css", "table.css", "pages.css"];

/// Sheets that come with the pages that need them.
const LATER: [&str; 2] = ["club.css", "together.css"];

/// Puts `style.css` in the place of the sheets, with the drawings' at its end; and the sheet of each
/// game under its name, its drawings' first.
pub(crate) fn join(files: &Path) -> Result<(), BuildError> {
    let mut joined = String::new();
    for name in SHEETS {
        let path = files.join(name);
        joined += &fs::read_to_string(&path).map_err(BuildError::file(&path))?;
        fs::remove_file(&path).map_err(BuildError::file(&path))?;
    }
    assets::write(&files.join(SHEETS[0]), &pressed(&(joined + drawing::CSS)))?;
    for name in LATER {
        let path = files.join(name);
        let sheet = fs::read_to_string(&path).map_err(BuildError::file(&path))?;
        assets::write(&path, &pressed(&sheet))?;
    }
    drawing::sheets().try_for_each(|(game, drawn)| {
        let path = files.join(format!("{game}.css"));
        let laid_out = match path.exists() {
            true => fs::read_to_string(&path).map_err(BuildError::file(&path))?,
            false => String::new(),
        };
        assets::write(&path, &pressed(&(drawn.to_owned() + &laid_out)))
    })
}

/// A style sheet without remarks, and without space where it means nothing. What is in quotes stays.
fn pressed(sheet: &str) -> String {
    let mut pressed = String::new();
    let mut rest = sheet;
    while let Some(letter) = rest.chars().next() {
        let length = match letter {
            '/' if rest.starts_with("/*") => rest[2..].find("*/").map_or(rest.len(), |at| at + 4),
            '"' => rest[1..].find('"').map_or(rest.len(), |at| at + 2),
            _ => letter.len_utf8(),
        };
        let (part, after) = rest.split_at(length);
        rest = after;
        let is_space = letter.is_whitespace() || part.starts_with("/*");
        let is_divider = matches!(letter, '{' | '}' | ';' | ',');
        if is_space {
            // Before a colon it has a meaning, which is why only what follows one is left out.
            if !pressed.ends_with(['{', '}', ';', ',', ':', ' ']) {
                pressed.push(' ');
            }
            continue;
        }
        if is_divider && pressed.ends_with(' ') {
            pressed.pop();
        }
        if letter == '}' && pressed.ends_with(';') {
            pressed.pop();
        }
        pressed += part;
    }
    pressed.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn space_goes_where_it_means_nothing() {
        let sheet = "/* Paper. */\n.a :hover > b ,\n.c { color : red; margin: 0  calc(1px + 2px) ; }\n\n@media (hover: none) { .d { e: f } }\n";
        let expected = ".a :hover > b,.c{color :red;margin:0 calc(1px + 2px)}\
                        @media (hover:none){.d{e:f}}";
        assert_eq!(pressed(sheet), expected);
    }

    #[test]
    fn what_is_in_quotes_stays() {
        let sheet = ".a::before { content: \"{ ;  /* b */ }\"; font: \"A  B\" , c }";
        assert_eq!(pressed(sheet), ".a::before{content:\"{ ;  /* b */ }\";font:\"A  B\",c}");
    }
}
