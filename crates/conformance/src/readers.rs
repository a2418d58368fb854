//! Whether what reads text or JSON can be trusted with any input.

use crate::mutation::{mutated, mutated_json};
use serde_json::Value;
use std::fmt::Display;
use table::QuickChance;

/// What became of wrong input, so that a test can make sure that it saw both.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// Read all the same.
    pub n_accepted: usize,
    /// Refused with a reason.
    pub n_refused: usize,
}

/// Whether a thing may be written in several ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spelling {
    /// What is accepted is written back to the very same text.
    One,
    /// What is accepted is written back to the one proper text of the same meaning.
    Several,
}

/// Gives a reader good texts, and `n_rounds` that are slightly wrong. It never panics; what it
/// accepts is written back to the same, and what it refuses has a reason.
///
/// `read` reads a text and writes what it read.
pub fn check_reader<E: Display>(
    good: &[String],
    n_rounds: usize,
    spelling: Spelling,
    read: impl Fn(&str) -> Result<String, E>,
) -> Tally {
    let read = |text: &str| {
        let _told = ToldOnPanic(text);
        read(text).map_err(|reason| reason.to_string())
    };
    for text in good {
        assert_eq!(read(text).as_ref(), Ok(text), "a good text is read and written");
    }
    let mut chance = QuickChance::new(1);
    let mut tally = Tally::default();
    for round in 0..n_rounds {
        let text = mutated(&good[round % good.len()], &mut chance);
        match read(&text) {
            Ok(written) => {
                if spelling == Spelling::One {
                    assert_eq!(written, text, "accepted in another spelling");
                }
                assert_eq!(read(&written).as_ref(), Ok(&written), "`{text}` is read as this");
                tally.n_accepted += 1;
            }
            Err(reason) => {
                assert!(!reason.trim().is_empty(), "`{text}` is refused without a reason");
                tally.n_refused += 1;
            }
        }
    }
    tally
}

/// The same for JSON: `read` reads a value and writes what it read.
pub fn check_json_reader<E: Display>(
    good: &[Value],
    n_rounds: usize,
    read: impl Fn(&Value) -> Result<Value, E>,
) -> Tally {
    let read = |value: &Value| {
        let text = value.to_string();
        let _told = ToldOnPanic(&text);
        read(value).map_err(|reason| reason.to_string())
    };
    for value in good {
        assert_eq!(read(value).as_ref(), Ok(value), "a good value is read and written");
    }
    let mut chance = QuickChance::new(1);
    let mut tally = Tally::default();
    for round in 0..n_rounds {
        let value = mutated_json(&good[round % good.len()], &mut chance);
        match read(&value) {
            Ok(written) => {
                assert_eq!(read(&written).as_ref(), Ok(&written), "{value} is read as this");
                tally.n_accepted += 1;
            }
            Err(reason) => {
                assert!(!reason.trim().is_empty(), "{value} is refused without a reason");
                tally.n_refused += 1;
            }
        }
    }
    tally
}

/// Says which input it was if reading it panics.
struct ToldOnPanic<'a>(&'a str);

impl Drop for ToldOnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("while reading {:?}", self.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[should_panic(expected = "accepted in another spelling")]
    fn a_second_spelling_is_found() {
        let read = |text: &str| text.trim().parse::<u8>().map(|number| number.to_string());
        check_reader(&["17".to_owned()], 1_000, Spelling::One, read);
    }

    #[test]
    #[should_panic(expected = "is no char boundary")]
    fn a_panic_is_found() {
        let read = |text: &str| -> Result<String, String> {
            assert!(text.is_empty() || text.is_char_boundary(1), "is no char boundary");
            Ok(text.to_owned())
        };
        check_reader(&["17".to_owned()], 1_000, Spelling::One, read);
    }

    #[test]
    #[should_panic(expected = "refused without a reason")]
    fn a_missing_reason_is_found() {
        let read = |text: &str| if text == "17" { Ok(text.to_owned()) } else { Err("") };
        check_reader(&["17".to_owned()], 1_000, Spelling::One, read);
    }
}
