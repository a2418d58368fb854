//! The quadrants and the island, read from the data files.

use crate::location::{Location, Special};
use crate::options::Expansion;
use crate::terrain::Terrain;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;
use table::{ParseError, from_text};

/// What one hex of a quadrant or of the island is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Land {
    /// Plain land.
    Terrain(Terrain),
    /// A location hex.
    Location(Location),
    /// A castle, nomad, palace or silo hex.
    Special(Special),
}

/// How sure we are that a board is as printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Checked hex by hex against the printed board and other sources.
    Verified,
    /// From one source, with partial checks.
    OneSource,
    /// Our own design.
    Ours,
}

/// A board as printed: a quadrant of ten rows of ten hexes, or an island side.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// Its name in the data file.
    pub name: &'static str,
    /// The expansion it belongs to; `None` for the base game.
    pub expansion: Option<Expansion>,
    /// How sure we are of it.
    pub status: Status,
    /// Rows of hexes; `None` where there is no hex.
    pub rows: Vec<Vec<Option<Land>>>,
}

/// One of the 24 quadrants.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Quadrant(u8);

impl Quadrant {
    /// All quadrants, in the order of the data files.
    pub fn all() -> impl Iterator<Item = Quadrant> {
        (0..QUADRANTS.len() as u8).map(Quadrant)
    }

    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }

    /// What is printed on it.
    pub fn sheet(self) -> &'static Sheet {
        &QUADRANTS[self.index()]
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        self.sheet().name
    }
}

impl fmt::Display for Quadrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Quadrant {
    /// By its name.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Quadrant {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Quadrant, D::Error> {
        from_text(reader)
    }
}

impl FromStr for Quadrant {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Quadrant, ParseError> {
        Quadrant::all().find(|quadrant| quadrant.name() == text).ok_or_else(|| {
            let names: Vec<&str> = Quadrant::all().map(Quadrant::name).collect();
            ParseError(format!("there is no quadrant `{text}`; there are {}", names.join(", ")))
        })
    }
}

/// All boards: quadrants and island sides.
pub(crate) fn sheets() -> impl Iterator<Item = &'static Sheet> {
    QUADRANTS.iter().chain(ISLAND_SIDES.iter())
}

impl fmt::Display for Sheet {
    /// The board as its name and rows of hexes, always the same for the same board.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.name)?;
        for row in &self.rows {
            let hexes: Vec<&str> = row
                .iter()
                .map(|hex| match hex {
                    None => "-",
                    Some(Land::Terrain(terrain)) => terrain.name(),
                    Some(Land::Location(location)) => location.name(),
                    Some(Land::Special(special)) => special.name(),
                })
                .collect();
            writeln!(f, "{}", hexes.join(" "))?;
        }
        Ok(())
    }
}

const TEXTS: [&str; 3] = [
    include_str!("../data/quadrants.txt"),
    include_str!("../data/quadrants-ours.txt"),
    include_str!("../data/islands.txt"),
];

static QUADRANTS: LazyLock<Vec<Sheet>> =
    LazyLock::new(|| [parse(TEXTS[0]), parse(TEXTS[1])].concat());

/// The two sides of the island: rope bridge, tree house.
pub(crate) static ISLAND_SIDES: LazyLock<Vec<Sheet>> = LazyLock::new(|| parse(TEXTS[2]));

/// Reads a data file. It is part of the program and covered by tests, so a fault in it panics with
/// the place.
fn parse(text: &'static str) -> Vec<Sheet> {
    let mut sheets: Vec<Sheet> = Vec::new();
    let mut specials: Vec<((usize, usize), &str)> = Vec::new();
    let lines = text.lines().map(str::trim_end);
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(name) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            let status = Status::Ours;
            sheets.push(Sheet { name, expansion: None, status, rows: Vec::new() });
            continue;
        }
        let sheet = sheets.last_mut().expect("a data file starts with [name]");
        match line.split_once(": ") {
            Some(("expansion", "base" | "queenies")) => sheet.expansion = None,
            Some(("expansion", name)) => {
                sheet.expansion = Some(name.parse().expect("a known expansion"));
            }
            Some(("status", status)) => {
                sheet.status = match status {
                    "VERIFIED" => Status::Verified,
                    "ONE-SOURCE" => Status::OneSource,
                    "OURS" => Status::Ours,
                    other => panic!("{}: unknown status `{other}`", sheet.name),
                };
            }
            Some(("special", list)) => specials = list.split(' ').map(parse_special).collect(),
            Some(("counts", _)) => {}
            Some((key, _)) => panic!("{}: unknown line `{key}`", sheet.name),
            None => {
                let row = sheet.rows.len();
                let hexes = line.chars().enumerate().map(|(col, letter)| {
                    let special = specials.iter().find(|(at, _)| *at == (row, col));
                    land(letter, special.map(|(_, name)| *name), sheet.name)
                });
                let hexes = hexes.collect();
                sheet.rows.push(hexes);
            }
        }
    }
    sheets
}

/// Reads `(3,7)=oracle`.
fn parse_special(text: &'static str) -> ((usize, usize), &'static str) {
    let (at, name) = text.split_once('=').expect("(row,col)=kind");
    let (row, col) = at
        .strip_prefix('(')
        .and_then(|rest| rest.strip_suffix(')'))
        .and_then(|rest| rest.split_once(','))
        .expect("(row,col)");
    ((row.parse().expect("a row"), col.parse().expect("a column")), name)
}

fn land(letter: char, special: Option<&str>, sheet: &str) -> Option<Land> {
    let special_named = || special.unwrap_or_else(|| panic!("{sheet}: `{letter}` has no kind"));
    Some(match letter {
        '.' => return None,
        'L' => Land::Location(special_named().parse().expect("a known location")),
        'K' | 'N' | 'P' | 'O' => Land::Special(special_named().parse().expect("a known special")),
        letter => Land::Terrain(
            Terrain::from_letter(letter)
                .unwrap_or_else(|| panic!("{sheet}: unknown letter `{letter}`")),
        ),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    /// Each sheet's `counts:` line, as letters and numbers.
    fn stated_counts() -> BTreeMap<&'static str, BTreeMap<char, usize>> {
        let mut name = "";
        let mut all = BTreeMap::new();
        for line in TEXTS.iter().flat_map(|text| text.lines()) {
            if let Some(rest) = line.strip_prefix('[') {
                name = rest.trim_end_matches(']');
            }
            if let Some(counts) = line.strip_prefix("counts: ") {
                let counts = counts.split(' ').map(|item| {
                    let letter = item.chars().next().expect("a letter");
                    (letter, item[1..].parse().expect("a count"))
                });
                all.insert(name, counts.collect());
            }
        }
        all
    }

    fn letter(land: Land) -> char {
        match land {
            Land::Terrain(terrain) => terrain.letter(),
            Land::Location(_) => 'L',
            Land::Special(Special::Castle) => 'K',
            Land::Special(Special::Nomad) => 'N',
            Land::Special(Special::Palace) => 'P',
            Land::Special(Special::Silo) => 'O',
        }
    }

    #[test]
    fn boards_hold_what_their_counts_say() {
        let stated = stated_counts();
        let mut n_sheets = 0;
        for sheet in sheets() {
            let mut counts = BTreeMap::new();
            for land in sheet.rows.iter().flatten().flatten() {
                *counts.entry(letter(*land)).or_insert(0) += 1;
            }
            assert_eq!(counts, stated[sheet.name], "{}", sheet.name);
            n_sheets += 1;
        }
        assert_eq!(n_sheets, 26);
    }

    #[test]
    fn quadrants_are_ten_by_ten_and_say_what_they_are() {
        assert_eq!(Quadrant::all().count(), 24);
        for quadrant in Quadrant::all() {
            let sheet = quadrant.sheet();
            assert_eq!(sheet.rows.len(), 10, "{quadrant}");
            assert!(
                sheet.rows.iter().all(|row| row.len() == 10 && row.iter().all(Option::is_some))
            );
            let ours = matches!(sheet.expansion, Some(Expansion::Marshlands | Expansion::Harvest));
            assert_eq!(sheet.status == Status::Ours, ours, "{quadrant}");
            assert_eq!(quadrant.name().parse(), Ok(quadrant));
        }
    }

    /// The kinds of location tiles, two for each hex, as the box holds them.
    #[test]
    fn location_hexes_match_the_tiles_of_the_box() {
        let mut hexes: BTreeMap<&str, usize> = BTreeMap::new();
        for land in sheets().flat_map(|sheet| sheet.rows.iter().flatten().flatten()) {
            if let Land::Location(location) = land {
                *hexes.entry(location.name()).or_insert(0) += 1;
            }
        }
        for location in Location::ALL {
            let expected = match location {
                Location::Farm | Location::Tavern | Location::Tower | Location::Paddock => 2,
                Location::Barn | Location::Oasis | Location::Caravan | Location::Village => 2,
                Location::Garden | Location::Temple | Location::Refuge | Location::Canoe => 2,
                Location::Fountain => 2,
                _ => 1,
            };
            assert_eq!(hexes[location.name()], expected, "{location}");
        }
    }
}
