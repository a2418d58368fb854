//! What is chosen before a match.

use crate::kinds::{Character, Characters};
use std::fmt;
use std::str::FromStr;
use table::{Faults, ParseError, option_number, option_pairs, option_switch};

/// Which characters take part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Cast {
    /// Each seat chooses from two of all eight: `characters=all`.
    #[default]
    All,
    /// Each seat chooses from two of the four that are easy to play: `characters=first`.
    FirstGame,
    /// Each seat has its character: `characters=courier,tinker`.
    Given([Character; 2]),
}

/// What is chosen before a match. As text, `characters=first festival-ships-remove=yes`; what is
/// left out is as the printed rules have it.
#[derive(Clone, PartialEq, Debug)]
pub struct Options {
    /// Always two; `players=2` may be written.
    pub players: usize,
    /// Which characters take part.
    pub characters: Cast,
    /// Whether a ship order at a festival removes a card of the village too;
    /// `festival-ships-remove=yes`.
    pub festival_ships_remove: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { players: 2, characters: Cast::All, festival_ships_remove: false }
    }
}

impl Options {
    /// The characters that are dealt from.
    pub(crate) fn dealt_from(&self) -> Characters {
        match self.characters {
            Cast::FirstGame => Character::FIRST_GAME.into_iter().collect(),
            Cast::All | Cast::Given(_) => Character::ALL.iter().copied().collect(),
        }
    }

    /// Says everything that is wrong with the options.
    pub fn check(&self) -> Result<(), Faults> {
        let mut faults = Faults::default();
        if self.players != 2 {
            faults.add(format!("players={}: exactly two play Suna Valo", self.players));
        }
        if let Cast::Given([one, two]) = self.characters
            && one == two
        {
            faults.add(format!("characters: there is only one `{one}`"));
        }
        faults.into_result()
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={}", self.players)?;
        match self.characters {
            Cast::All => {}
            Cast::FirstGame => f.write_str(" characters=first")?,
            Cast::Given([one, two]) => write!(f, " characters={one},{two}")?,
        }
        if self.festival_ships_remove {
            f.write_str(" festival-ships-remove=yes")?;
        }
        Ok(())
    }
}

impl FromStr for Options {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Options, ParseError> {
        let mut options = Options::default();
        for (key, value) in option_pairs(text)? {
            match key {
                "players" => options.players = option_number(key, value)?,
                "characters" => {
                    options.characters =
                        cast(value).map_err(|error| ParseError(format!("characters: {error}")))?;
                }
                "festival-ships-remove" => {
                    options.festival_ships_remove = option_switch(key, value)?;
                }
                _ => {
                    return Err(ParseError(format!(
                        "there is no option `{key}`; there are players, characters, \
                         festival-ships-remove"
                    )));
                }
            }
        }
        Ok(options)
    }
}

fn cast(value: &str) -> Result<Cast, ParseError> {
    match value {
        "all" => return Ok(Cast::All),
        "first" => return Ok(Cast::FirstGame),
        _ => {}
    }
    let given: Vec<Character> = value.split(',').map(str::parse).collect::<Result<_, _>>()?;
    let n_given = given.len();
    given
        .try_into()
        .map(Cast::Given)
        .map_err(|_| ParseError(format!("2 are needed, or all, or first; not {n_given}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// SV-20.3
    #[test]
    fn options_read_what_they_wrote_and_say_what_is_wrong() {
        for text in [
            "players=2",
            "players=2 characters=first",
            "players=2 characters=courier,gleaner festival-ships-remove=yes",
        ] {
            let options: Options = text.parse().expect("good options");
            assert_eq!(options.to_string(), text);
            assert_eq!(options.check(), Ok(()));
        }
        let error = |text: &str| text.parse::<Options>().expect_err("unreadable").0;
        assert_eq!(error("players"), "`players` is no option; options look like players=3");
        assert_eq!(error("players=x"), "players: `x` is no number");
        assert_eq!(error("players=2 players=2"), "`players` is given twice");
        assert_eq!(
            error("characters=courier"),
            "characters: 2 are needed, or all, or first; not 1"
        );
        assert!(error("characters=cook,courier").starts_with("characters: `cook` is not known"));
        assert!(error("colour=red").starts_with("there is no option `colour`"));
        let wrong: Options = "players=3 characters=courier,courier".parse().expect("readable");
        assert_eq!(
            wrong.check().expect_err("two faults").0,
            ["players=3: exactly two play Suna Valo", "characters: there is only one `courier`"]
        );
    }
}
