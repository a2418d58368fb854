//! What is chosen before the match.

use std::fmt;
use std::str::FromStr;
use table::{Faults, ParseError, named_enum, option_number, option_pairs};

named_enum! {
    /// How hard the Wise Eminence plays.
    pub enum Level {
        /// Four B tiles fewer.
        Easy = "easy",
        /// One A and three B tiles fewer.
        Medium = "medium",
        /// Two of each fewer.
        Challenge = "challenge",
        /// Three A tiles and one B tile fewer.
        Difficult = "difficult",
        /// Four A tiles fewer.
        VeryDifficult = "very-difficult",
    }
}

/// What is chosen before the match; as text `players=3`, or `players=1 level=medium`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many play; one plays against the Wise Eminence.
    pub players: usize,
    /// How hard the Wise Eminence plays; only for one player, who gets `easy` without it.
    pub level: Option<Level>,
}

impl Default for Options {
    fn default() -> Options {
        Options { players: 2, level: None }
    }
}

impl Options {
    /// Says everything that is wrong with the options.
    pub fn check(&self) -> Result<(), Faults> {
        let mut faults = Faults::default();
        if !(1..=4).contains(&self.players) {
            faults.add(format!("players={}: one to four can play", self.players));
        }
        if self.level.is_some() && self.players != 1 {
            faults.add("level: only for the solo game, players=1");
        }
        faults.into_result()
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={}", self.players)?;
        self.level.map_or(Ok(()), |level| write!(f, " level={level}"))
    }
}

impl FromStr for Options {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Options, ParseError> {
        let mut options = Options::default();
        for (key, value) in option_pairs(text)? {
            match key {
                "players" => options.players = option_number(key, value)?,
                "level" => {
                    let level =
                        value.parse().map_err(|error| ParseError(format!("level: {error}")))?;
                    options.level = Some(level);
                }
                _ => {
                    return Err(ParseError(format!(
                        "there is no option `{key}`; there are players and level"
                    )));
                }
            }
        }
        Ok(options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_read_what_they_wrote() {
        for text in ["players=1 level=very-difficult", "players=1", "players=4"] {
            let options: Options = text.parse().expect("good options");
            assert_eq!((options.to_string(), options.check()), (text.to_owned(), Ok(())));
        }
    }

    /// BL-1.1, BL-12.2
    #[test]
    fn wrong_options_say_why() {
        let error = |text: &str| text.parse::<Options>().expect_err("unreadable").0;
        assert_eq!(error("players"), "`players` is no option; options look like players=3");
        assert_eq!(error("players=x"), "players: `x` is no number");
        assert_eq!(error("players=2 players=3"), "`players` is given twice");
        assert!(error("level=hard").starts_with("level: `hard` is not known; known are easy"));
        assert!(error("colour=red").starts_with("there is no option `colour`"));
        let options: Options = "players=7 level=easy".parse().expect("readable options");
        assert_eq!(options.check().expect_err("two faults").0.len(), 2);
    }
}
