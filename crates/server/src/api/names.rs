//! Names of people.

use protocol::{Code, Problem};
use unicode_normalization::UnicodeNormalization as _;

const MAX_CHARACTERS: usize = 24;

/// A name without blanks around it, or what is wrong with it.
pub(crate) fn name(text: &str) -> Result<String, Problem> {
    let name = text.trim();
    let is_good = !name.is_empty()
        && name.chars().count() <= MAX_CHARACTERS
        && !name.chars().any(|c| c.is_control() || is_invisible(c));
    match is_good {
        true => Ok(name.to_owned()),
        false => Err(Problem::new(
            Code::BadSetup,
            format!("a name has 1 to {MAX_CHARACTERS} characters, all of them visible"),
        )),
    }
}

/// A name as names are compared: without case, and with every letter written in one way.
pub(crate) fn plain(name: &str) -> String {
    let folded: String = name.trim().nfkc().flat_map(char::to_lowercase).collect();
    folded.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Characters that show nothing, by which a name could look like another, or that turn the text
/// around it.
fn is_invisible(c: char) -> bool {
    matches!(c,
        // Breaks and joiners.
        '\u{ad}' | '\u{34f}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}'
        | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
        // Directions.
        | '\u{61c}'
        // Letters without a shape.
        | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
        // Choices between shapes, notes in the margin, tags.
        | '\u{fe00}'..='\u{fe0f}' | '\u{fff9}'..='\u{fffc}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::{name, plain};

    #[test]
    fn names_are_short_and_visible() {
        assert_eq!(name("  Zoë 7 ").expect("a name"), "Zoë 7");
        assert_eq!(name(&"ä".repeat(24)).expect("a name").chars().count(), 24);
        for wrong in ["", "  ", "a\u{7}b", "a\nb", "a\u{202e}b", &"x".repeat(25)] {
            assert!(name(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn names_hold_nothing_that_is_not_seen() {
        let unseen =
            "\u{3164}\u{2800}\u{ad}\u{61c}\u{180e}\u{115f}\u{1160}\u{34f}\u{fe0f}\u{e0041}\u{ffa0}";
        for c in unseen.chars() {
            assert!(name(&format!("A{c}da")).is_err(), "{c:?}");
            assert!(name(&c.to_string()).is_err(), "{c:?}");
        }
        assert!(name("Jürgen Ó Łukasz 李 محمد").is_ok());
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        let composed = "Zo\u{eb}";
        let apart = "zoe\u{308}";
        assert_eq!(plain(composed), plain(apart));
        assert_eq!(plain(" Ada  Lovelace "), "ada lovelace");
        assert_eq!(plain("\u{ff21}da"), "ada", "a wide A");
        assert_ne!(plain("Ada"), plain("Ida"));
    }
}
