//! What is chosen before a match.

use crate::MAX_SEATS;
use crate::board::Placed;
use crate::cell::Cell;
use crate::objective::{Objective, Task};
use crate::quadrant::{IslandSide, Quadrant};
use std::fmt::{self, Display};
use std::str::FromStr;
use table::{
    Faults, ParseError, Set, members, named_enum, option_number, option_pairs, option_switch,
};

named_enum! {
    /// The four expansions and the three small ones.
    pub enum Expansion {
        /// Nomads.
        Nomads = "nomads",
        /// Crossroads.
        Crossroads = "crossroads",
        /// Marshlands.
        Marshlands = "marshlands",
        /// Harvest.
        Harvest = "harvest",
        /// Capitol.
        Capitol = "capitol",
        /// Caves.
        Caves = "caves",
        /// Island.
        Island = "island",
    }
}

members!(Expansion);

/// How many capitols stand on the castles of the harbor and the oracle quadrant, and on which
/// (KB-1.16).
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Capitols {
    /// One in each of the quadrants, by chance.
    #[default]
    Each,
    /// Only one, though both quadrants may be there, by chance.
    One,
    /// On these castles.
    On(Vec<Cell>),
}

/// What is chosen before a match. As text, `players=3 with=nomads,caves` and so on; what is left out
/// is drawn by chance or not used.
#[derive(Clone, PartialEq, Debug)]
pub struct Options {
    /// Two to five.
    pub players: usize,
    /// The expansions in play; `with=nomads,caves`, or `with=all`.
    pub expansions: Set<Expansion>,
    /// The four quadrants, top left, top right, bottom left, bottom right;
    /// `quadrants=oasis,tower:180,harbor,barn:180`. By chance if `None`.
    pub quadrants: Option<[Placed; 4]>,
    /// Whether a quadrant of each big expansion in play is on a board by chance, and one for a
    /// capitol; `of-each=yes`.
    pub of_each: bool,
    /// The three objectives; `objectives=lords,knights,miners`. By chance if `None`.
    pub objectives: Option<[Objective; 3]>,
    /// The tasks, one for each Crossroads quadrant; `tasks=road`. By chance if `None`.
    pub tasks: Option<Vec<Task>>,
    /// The side of the island; `island=rope-bridge`. By chance if `None`.
    pub island: Option<IslandSide>,
    /// How many capitols and where; `capitols=one`, `capitols=1,3/14,2`.
    pub capitols: Capitols,
    /// The mountains with a cave; `caves=3,8/12,0`. By chance if `None`.
    pub caves: Option<Vec<Cell>>,
    /// Whether the swamp cards are used without Marshlands; `swamp-cards=yes`.
    pub swamp_cards: bool,
    /// Whether Lords pays only players with a settlement in the quadrant;
    /// `lords-need-presence=yes`.
    pub lords_need_presence: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            players: 2,
            expansions: Set::EMPTY,
            quadrants: None,
            of_each: false,
            objectives: None,
            tasks: None,
            island: None,
            capitols: Capitols::Each,
            caves: None,
            swamp_cards: false,
            lords_need_presence: false,
        }
    }
}

impl Options {
    /// The set-up recommended for a first match (KB-1.3).
    pub fn first_game(players: usize) -> Options {
        let placed = |quadrant: Quadrant| Placed { quadrant, is_turned: false };
        Options {
            players,
            quadrants: Some(
                [Quadrant::Tavern, Quadrant::Paddock, Quadrant::Oasis, Quadrant::Farm].map(placed),
            ),
            objectives: Some([Objective::Fishermen, Objective::Knights, Objective::Merchants]),
            ..Options::default()
        }
    }

    /// Whether an expansion is in play.
    pub fn has(&self, expansion: Expansion) -> bool {
        self.expansions.has(expansion)
    }

    /// Whether a board or card of this expansion (`None`: base game) may be used.
    pub fn allows(&self, expansion: Option<Expansion>) -> bool {
        expansion.is_none_or(|expansion| self.has(expansion))
    }

    /// Says everything that is wrong with the options.
    pub fn check(&self) -> Result<(), Faults> {
        let mut faults = Faults::default();
        if !(2..=MAX_SEATS).contains(&self.players) {
            faults.add(format!("players={}: two to five can play", self.players));
        }
        let belongs = |expansion: Option<Expansion>| {
            expansion.map_or("the base game".to_owned(), |expansion| expansion.to_string())
        };
        if let Some(quadrants) = &self.quadrants {
            for (index, placed) in quadrants.iter().enumerate() {
                let quadrant = placed.quadrant;
                if quadrants[..index].iter().any(|other| other.quadrant == quadrant) {
                    faults.add(format!("quadrants: there is only one `{quadrant}`"));
                }
                let expansion = quadrant.expansion();
                if !self.allows(expansion) {
                    let of = belongs(expansion);
                    faults.add(format!("quadrants: `{quadrant}` is of {of}; add with={of}"));
                }
            }
        }
        if self.of_each && self.quadrants.is_some() {
            faults.add(
                "of-each=yes: the quadrants are chosen; leave them to chance, or leave this out",
            );
        }
        if let Some(objectives) = &self.objectives {
            for (index, objective) in objectives.iter().enumerate() {
                if objectives[..index].contains(objective) {
                    faults.add(format!("objectives: there is only one `{objective}`"));
                }
                if !self.allows(objective.expansion()) {
                    let of = belongs(objective.expansion());
                    faults.add(format!("objectives: `{objective}` is of {of}; add with={of}"));
                }
            }
        }
        if let Some(tasks) = &self.tasks {
            for (index, task) in tasks.iter().enumerate() {
                if tasks[..index].contains(task) {
                    faults.add(format!("tasks: there is only one `{task}`"));
                }
            }
            let n_quadrants = self.quadrants.map(|quadrants| n_crossroads(&quadrants));
            match n_quadrants {
                None => faults.add("tasks: choose the quadrants too, or leave tasks to chance"),
                Some(needed) if needed != tasks.len() => faults.add(format!(
                    "tasks: {} given, but {needed} Crossroads quadrants are in play",
                    tasks.len()
                )),
                Some(_) => {}
            }
        }
        let needs = [
            ("island", self.island.is_some(), Expansion::Island),
            ("capitols", self.capitols != Capitols::Each, Expansion::Capitol),
            ("caves", self.caves.is_some(), Expansion::Caves),
        ];
        for (key, is_given, expansion) in needs {
            if is_given && !self.has(expansion) {
                faults.add(format!("{key}: only with {expansion}; add with={expansion}"));
            }
        }
        let chosen_hexes = matches!(self.capitols, Capitols::On(_)) || self.caves.is_some();
        if chosen_hexes && self.quadrants.is_none() {
            faults.add("capitols, caves: choose the quadrants too, or leave them to chance");
        }
        if self.swamp_cards && self.has(Expansion::Marshlands) {
            faults.add("swamp-cards=yes: Marshlands brings the swamp cards already");
        }
        faults.into_result()
    }
}

/// How many of the quadrants are of Crossroads; so many tasks are in play.
pub(crate) fn n_crossroads(quadrants: &[Placed; 4]) -> usize {
    let is_crossroads =
        |placed: &&Placed| placed.quadrant.expansion() == Some(Expansion::Crossroads);
    quadrants.iter().filter(is_crossroads).count()
}

impl Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.quadrant, if self.is_turned { ":180" } else { "" })
    }
}

impl FromStr for Placed {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Placed, ParseError> {
        let (name, turn) = text.split_once(':').unwrap_or((text, "0"));
        let is_turned = match turn {
            "0" => false,
            "180" => true,
            other => {
                return Err(ParseError(format!("`{other}`: a quadrant is turned by 0 or 180")));
            }
        };
        Ok(Placed { quadrant: name.parse::<Quadrant>()?, is_turned })
    }
}

fn joined<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(",")
}

fn joined_cells(cells: &[Cell]) -> String {
    cells.iter().map(Cell::to_string).collect::<Vec<_>>().join("/")
}

impl Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={}", self.players)?;
        if !self.expansions.is_empty() {
            write!(f, " with={}", joined(self.expansions.iter()))?;
        }
        if let Some(quadrants) = &self.quadrants {
            write!(f, " quadrants={}", joined(quadrants))?;
        }
        if self.of_each {
            f.write_str(" of-each=yes")?;
        }
        if let Some(objectives) = &self.objectives {
            write!(f, " objectives={}", joined(objectives))?;
        }
        if let Some(tasks) = &self.tasks {
            write!(f, " tasks={}", joined(tasks))?;
        }
        if let Some(side) = self.island {
            write!(f, " island={side}")?;
        }
        match &self.capitols {
            Capitols::Each => {}
            Capitols::One => f.write_str(" capitols=one")?,
            Capitols::On(cells) => write!(f, " capitols={}", joined_cells(cells))?,
        }
        if let Some(cells) = &self.caves {
            write!(f, " caves={}", joined_cells(cells))?;
        }
        if self.swamp_cards {
            f.write_str(" swamp-cards=yes")?;
        }
        if self.lords_need_presence {
            f.write_str(" lords-need-presence=yes")?;
        }
        Ok(())
    }
}

impl FromStr for Options {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Options, ParseError> {
        let mut options = Options::default();
        for (key, value) in option_pairs(text)? {
            let wrong = |error: ParseError| ParseError(format!("{key}: {error}"));
            match key {
                "players" => options.players = option_number(key, value)?,
                "with" if value == "all" => {
                    options.expansions = Expansion::ALL.iter().copied().collect();
                }
                "with" => options.expansions = list(value).map_err(wrong)?.into_iter().collect(),
                "quadrants" => options.quadrants = Some(exactly(value).map_err(wrong)?),
                "objectives" => options.objectives = Some(exactly(value).map_err(wrong)?),
                "tasks" => options.tasks = Some(list(value).map_err(wrong)?),
                "island" => options.island = Some(value.parse().map_err(wrong)?),
                "capitols" if value == "one" => options.capitols = Capitols::One,
                "capitols" => options.capitols = Capitols::On(cells(value).map_err(wrong)?),
                "caves" => options.caves = Some(cells(value).map_err(wrong)?),
                "of-each" => options.of_each = option_switch(key, value)?,
                "swamp-cards" => options.swamp_cards = option_switch(key, value)?,
                "lords-need-presence" => options.lords_need_presence = option_switch(key, value)?,
                _ => {
                    return Err(ParseError(format!(
                        "there is no option `{key}`; there are players, with, quadrants, \
                         of-each, objectives, tasks, island, capitols, caves, swamp-cards, lords-need-presence"
                    )));
                }
            }
        }
        Ok(options)
    }
}

fn list<T: FromStr<Err = ParseError>>(value: &str) -> Result<Vec<T>, ParseError> {
    value.split(',').filter(|item| !item.is_empty()).map(str::parse).collect()
}

fn cells(value: &str) -> Result<Vec<Cell>, ParseError> {
    value.split('/').filter(|item| !item.is_empty()).map(str::parse).collect()
}

fn exactly<T: FromStr<Err = ParseError>, const N: usize>(
    value: &str,
) -> Result<[T; N], ParseError> {
    let items = list(value)?;
    let n_items = items.len();
    items.try_into().map_err(|_| ParseError(format!("{N} are needed, not {n_items}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_read_what_they_wrote() {
        let text = "players=4 with=nomads,caves quadrants=oasis,tower:180,quarry,barn:180 \
                    objectives=lords,families,miners lords-need-presence=yes";
        let options: Options = text.parse().expect("good options");
        assert_eq!(options.to_string(), text.replace("  ", " "));
        assert_eq!(options.check(), Ok(()));
        let text = "players=2 with=harvest of-each=yes";
        let options: Options = text.parse().expect("good options");
        assert_eq!((options.to_string().as_str(), options.check()), (text, Ok(())));
    }

    #[test]
    fn every_fault_is_named_at_once() {
        let options: Options =
            "players=9 quadrants=oasis,oasis,quarry,barn objectives=lords,lords,rovers tasks=road"
                .parse()
                .expect("readable options");
        assert_eq!(
            options.check().expect_err("full of faults").0,
            [
                "players=9: two to five can play",
                "quadrants: there is only one `oasis`",
                "quadrants: `quarry` is of nomads; add with=nomads",
                "objectives: there is only one `lords`",
                "objectives: `rovers` is of harvest; add with=harvest",
                "tasks: 1 given, but 0 Crossroads quadrants are in play",
            ]
        );
    }

    #[test]
    fn unreadable_options_say_what_was_expected() {
        let error = |text: &str| text.parse::<Options>().expect_err("unreadable").0;
        assert_eq!(error("players"), "`players` is no option; options look like players=3");
        assert_eq!(error("players=x"), "players: `x` is no number");
        assert_eq!(error("players=2 players=3"), "`players` is given twice");
        assert_eq!(error("objectives=lords"), "objectives: 3 are needed, not 1");
        assert_eq!(
            error("quadrants=farm:90,barn,oasis,tower"),
            "quadrants: `90`: a quadrant is turned by 0 or 180"
        );
        assert!(error("with=seafarers").starts_with("with: `seafarers` is not known"));
        assert!(error("colour=red").starts_with("there is no option `colour`"));
    }
}
