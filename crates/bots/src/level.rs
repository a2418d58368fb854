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
    /// So many looks at each choice: the same for the same seed, on every machine.
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
        description: "Takes the most gold at once and never looks ahead.",
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
        budget: Budget::Looks(150),
    },
    Level {
        name: "master",
        description: "Thinks for about a second a turn.",
        style: Style::Search(Settings::STANDARD),
        budget: Budget::MillisecondsPerTurn(1_000),
    },
];

/// No level has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel(pub String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = LEVELS.iter().map(|level| level.name).collect();
        write!(f, "there is no level `{}`; there are {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        let found = LEVELS.iter().find(|level| level.name == text);
        found.copied().ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}
