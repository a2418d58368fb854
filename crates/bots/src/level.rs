//! Levels: how a bot plays and how long it thinks, under a name.

use crate::search::Settings;
use std::fmt;
use std::str::FromStr;

/// How a bot finds its action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Style {
    /// Any legal action.
    Random,
    /// The action that looks best at first sight, give or take so many points.
    AtSight {
        /// How far it strays.
        noise: f32,
    },
    /// The action with the most points at once, and nothing beyond.
    Greedy,
    /// The action that search finds.
    Search(Settings),
}

/// How long a bot may think about one choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many looks at each choice, and fewer at the later ones of a long turn: the same for the
    /// same seed, on every machine.
    Looks(u32),
    /// So many milliseconds for a whole turn.
    MillisecondsPerTurn(u32),
}

/// A level: a style and a budget under a name.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// Its name.
    pub name: &'static str,
    /// What to expect, in a sentence.
    pub description: &'static str,
    /// How it plays.
    pub style: Style,
    /// How long it thinks.
    pub budget: Budget,
}

/// All levels, the gentlest first.
pub const LEVELS: &[Level] = &[
    Level {
        name: "random",
        description: "Does anything that is allowed; good for tests only.",
        style: Style::Random,
        budget: Budget::Looks(1),
    },
    Level {
        name: "novice",
        description: "Knows what is good but often overlooks it, as in a first game.",
        style: Style::AtSight { noise: 12.0 },
        budget: Budget::Looks(1),
    },
    Level {
        name: "greedy",
        description: "Takes the most points at once and never looks ahead.",
        style: Style::Greedy,
        budget: Budget::Looks(1),
    },
    Level {
        name: "steady",
        description: "Plays by good rules of thumb, quickly.",
        style: Style::AtSight { noise: 0.3 },
        budget: Budget::Looks(1),
    },
    Level {
        name: "keen",
        description: "Looks a little ahead.",
        style: Style::Search(Settings::STANDARD),
        budget: Budget::Looks(60),
    },
    Level {
        name: "master",
        description: "Thinks for about a second a turn.",
        style: Style::Search(Settings::STANDARD),
        budget: Budget::MillisecondsPerTurn(1_000),
    },
];

/// The gentlest level that may play for somebody who did not choose it.
const LEAST_STAND_IN: &str = "steady";

/// The levels that may play for somebody who did not choose them: nobody's match is thrown away.
pub fn stand_ins() -> &'static [Level] {
    let least = LEVELS.iter().position(|level| level.name == LEAST_STAND_IN);
    &LEVELS[least.expect("it is one of them")..]
}

impl Level {
    /// Whether it may play for somebody who did not choose it.
    pub fn may_stand_in(&self) -> bool {
        stand_ins().iter().any(|level| level.name == self.name)
    }

    /// Whether it searches; the others know at first sight what to do.
    pub fn searches(&self) -> bool {
        matches!(self.style, Style::Search(_))
    }
}

impl fmt::Display for Level {
    /// The name, and the budget if the level uses one: enough to tell it from any other, and read
    /// back as the same.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.style, self.budget) {
            (Style::Search(_), Budget::Looks(n_looks)) => write!(f, "{}@{n_looks}", self.name),
            (Style::Search(_), Budget::MillisecondsPerTurn(milliseconds)) => {
                write!(f, "{}@{milliseconds}ms", self.name)
            }
            _ => f.write_str(self.name),
        }
    }
}

/// Why a text names no level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LevelError {
    /// No level has this name.
    Unknown(String),
    /// What stands behind the `@` is no budget.
    UnreadableBudget(String),
    /// It would not think at all.
    NoBudget(String),
    /// The level does not search, so that a budget would change nothing.
    NeedsNoBudget(&'static str),
}

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LevelError::Unknown(name) => {
                let names: Vec<&str> = LEVELS.iter().map(|level| level.name).collect();
                write!(f, "there is no level `{name}`; there are {}", names.join(", "))
            }
            LevelError::UnreadableBudget(text) => write!(
                f,
                "`{text}` is no budget; give looks per choice as 500, or time per turn as 200ms"
            ),
            LevelError::NoBudget(text) => write!(f, "`{text}`: a budget must be at least 1"),
            LevelError::NeedsNoBudget(name) => {
                write!(f, "`{name}` does not search, so it takes no budget")
            }
        }
    }
}

impl std::error::Error for LevelError {}

impl FromStr for Level {
    type Err = LevelError;

    /// Reads the name of a level, or one with another budget: `keen@500` looks five hundred times
    /// at each choice, `master@200ms` thinks for 200 milliseconds a turn.
    fn from_str(text: &str) -> Result<Level, LevelError> {
        let (name, budget) = match text.split_once('@') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text, None),
        };
        let found = LEVELS.iter().find(|level| level.name == name);
        let level = *found.ok_or_else(|| LevelError::Unknown(name.to_owned()))?;
        match (budget, level.style) {
            (None, _) => Ok(level),
            (Some(budget), Style::Search(_)) => Ok(Level { budget: budget.parse()?, ..level }),
            (Some(_), _) => Err(LevelError::NeedsNoBudget(level.name)),
        }
    }
}

impl FromStr for Budget {
    type Err = LevelError;

    /// Reads looks, such as `500`, or milliseconds, such as `200ms`.
    fn from_str(text: &str) -> Result<Budget, LevelError> {
        let (number, budget): (&str, fn(u32) -> Budget) = match text.strip_suffix("ms") {
            Some(number) => (number, Budget::MillisecondsPerTurn),
            None => (text, Budget::Looks),
        };
        match number.parse() {
            Ok(0) => Err(LevelError::NoBudget(text.to_owned())),
            Ok(number) => Ok(budget(number)),
            Err(_) => Err(LevelError::UnreadableBudget(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_can_be_written_and_read() {
        for level in LEVELS {
            assert_eq!(level.name.parse(), Ok(*level));
            assert_eq!(level.to_string().parse(), Ok(*level));
        }
    }

    #[test]
    fn a_level_can_have_another_budget() {
        let level: Level = "master@200ms".parse().expect("a level");
        assert_eq!((level.name, level.budget), ("master", Budget::MillisecondsPerTurn(200)));
        assert_eq!(level.to_string(), "master@200ms");
        let level: Level = "keen@500".parse().expect("a level");
        assert_eq!((level.to_string().as_str(), level.budget), ("keen@500", Budget::Looks(500)));
    }

    #[test]
    fn nobody_is_stood_in_for_by_one_who_plays_badly() {
        let names = |may: bool| LEVELS.iter().filter(move |it| it.may_stand_in() == may);
        assert!(names(false).map(|level| level.name).eq(["random", "novice", "greedy"]));
        assert!(names(true).map(|level| level.name).eq(["steady", "keen", "master"]));
        assert!("keen@5".parse::<Level>().expect("a level").may_stand_in());
    }

    #[test]
    fn what_is_wrong_is_said() {
        let error = |text: &str| text.parse::<Level>().expect_err("no level").to_string();
        assert!(error("expert").starts_with("there is no level `expert`; there are random"));
        assert_eq!(error("keen@0"), "`0`: a budget must be at least 1");
        assert_eq!(error("keen@0ms"), "`0ms`: a budget must be at least 1");
        assert_eq!(error("greedy@5"), "`greedy` does not search, so it takes no budget");
        for budget in ["", "much", "-1", "5s", "99999999999", "ms", "5@5"] {
            assert!(error(&format!("keen@{budget}")).contains("is no budget"), "{budget}");
        }
    }
}
