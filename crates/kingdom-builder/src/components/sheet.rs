//! Boards as printed, read from their data files.

use crate::cell::{BOARD_ROWS, Cell};
use crate::location::Location;
use crate::quadrant::{IslandSide, Land, Quadrant};
use crate::terrain::Terrain;
use std::fmt::Display;
use std::str::FromStr;
use table::data::{Entry, read_entries};
use table::{Canon, Faults, ParseError};

/// A board as printed: a quadrant of ten rows of ten hexes, or a side of the island.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// Rows of hexes; `None` where there is no hex.
    rows: Vec<Vec<Option<Land>>>,
}

impl Sheet {
    /// What is printed at a place of the sheet, if a hex is there.
    pub fn land(&self, row: usize, col: usize) -> Option<Land> {
        *self.rows.get(row)?.get(col)?
    }

    /// All hexes with their rows and columns, in reading order.
    pub fn hexes(&self) -> impl Iterator<Item = (usize, usize, Land)> {
        self.rows.iter().enumerate().flat_map(|(row, hexes)| {
            let lands = hexes.iter().enumerate();
            lands.filter_map(move |(col, land)| Some((row, col, (*land)?)))
        })
    }

    /// The rows as words, with a hyphen where no hex is.
    pub(super) fn meaning(&self, canon: &mut Canon) {
        for row in &self.rows {
            canon.line("row", row.iter().map(|land| land.map_or("-", Land::name)));
        }
    }
}

/// Something that a sheet is printed for.
pub(super) trait Printed: Copy + Display + FromStr<Err = ParseError> + PartialEq {
    /// How many rows its sheet has.
    const N_ROWS: usize;
    /// How many columns.
    const N_COLUMNS: usize;
    /// How many location hexes it can have.
    const MAX_LOCATIONS: usize;
    /// What it is called in a fault.
    const CALLED: &'static str;

    /// Whether a hex is at this place.
    fn has_hex(row: usize, col: usize) -> bool;

    /// The locations that must be on it and no others.
    fn wanted(self) -> Vec<Location>;
}

impl Printed for Quadrant {
    const N_ROWS: usize = 10;
    const N_COLUMNS: usize = 10;
    const MAX_LOCATIONS: usize = 2;
    const CALLED: &'static str = "quadrant";

    fn has_hex(_row: usize, _col: usize) -> bool {
        true
    }

    fn wanted(self) -> Vec<Location> {
        self.locations().to_vec()
    }
}

impl Printed for IslandSide {
    const N_ROWS: usize = 5;
    const N_COLUMNS: usize = 7;
    const MAX_LOCATIONS: usize = 1;
    const CALLED: &'static str = "side of the island";

    fn has_hex(row: usize, col: usize) -> bool {
        Cell::new(BOARD_ROWS + row, col).is_some()
    }

    fn wanted(self) -> Vec<Location> {
        vec![self.location()]
    }
}

/// Reads the sheets of all things of a kind, in the order of `all`, wherever they stand in the
/// files.
pub(super) fn read<T: Printed, const N: usize>(
    files: &[(&str, &str)],
    all: &[T],
    faults: &mut Faults,
) -> Option<[Sheet; N]> {
    let mut sheets: Vec<Option<Sheet>> = vec![None; all.len()];
    let mut seen: Vec<T> = Vec::new();
    for (file, text) in files {
        for entry in read_entries(file, text, faults) {
            let Some(thing) = entry.parse::<T>(entry.name(), faults) else { continue };
            if seen.contains(&thing) {
                entry.fault(faults, format!("`{thing}` is there twice"));
                continue;
            }
            seen.push(thing);
            let index = all.iter().position(|one| *one == thing).expect("one of all");
            sheets[index] = read_sheet(&entry, thing, faults);
        }
    }
    let names: Vec<&str> = files.iter().map(|(file, _)| *file).collect();
    for thing in all.iter().filter(|thing| !seen.contains(thing)) {
        faults.add(format!("{}: `{thing}` is missing", names.join(", ")));
    }
    let sheets: Vec<Sheet> = sheets.into_iter().collect::<Option<_>>()?;
    sheets.try_into().ok()
}

fn read_sheet<T: Printed>(entry: &Entry<'_>, thing: T, faults: &mut Faults) -> Option<Sheet> {
    let n_faults = faults.0.len();
    let [specials] = entry.values(["special hexes"], faults)?;
    let specials = read_specials(entry, specials, faults);
    let mut rows = Vec::new();
    if entry.body.len() != T::N_ROWS {
        let (n_rows, wanted) = (entry.body.len(), T::N_ROWS);
        entry.fault(faults, format!("{n_rows} rows instead of {wanted}"));
    }
    check_locations(entry, thing, &specials, faults);
    for (row, &(line, text)) in entry.body.iter().take(T::N_ROWS).enumerate() {
        let mut hexes = Vec::new();
        let n_letters = text.chars().count();
        if n_letters != T::N_COLUMNS {
            let wanted = T::N_COLUMNS;
            entry.fault_at(faults, line, format!("{n_letters} hexes instead of {wanted}"));
        }
        for (col, letter) in text.chars().take(T::N_COLUMNS).enumerate() {
            let special = specials.iter().find(|(at, _, _)| *at == (row, col));
            match read_land::<T>(letter, (row, col), special) {
                Ok(land) => hexes.push(land),
                Err(fault) => entry.fault_at(faults, line, fault),
            }
        }
        rows.push(hexes);
    }
    (faults.0.len() == n_faults).then_some(Sheet { rows })
}

/// A special hex: its place, what it is, and its text.
type SpecialHex<'a> = ((usize, usize), Land, &'a str);

/// Reads `3,7=oracle 7,2=castle`.
fn read_specials<'a>(entry: &Entry<'_>, text: &'a str, faults: &mut Faults) -> Vec<SpecialHex<'a>> {
    let mut specials = Vec::new();
    for item in text.split_whitespace() {
        let parts = item.split_once('=').and_then(|(place, kind)| {
            let (row, col) = place.split_once(',')?;
            Some(((row.parse().ok()?, col.parse().ok()?), kind))
        });
        let Some((place, kind)) = parts else {
            entry.fault(faults, format!("`{item}` is no special hex; one looks like 3,7=oracle"));
            continue;
        };
        let special = kind.parse().map(Land::Special);
        match special.or_else(|_| kind.parse().map(Land::Location)) {
            Ok(land) => specials.push((place, land, item)),
            Err(fault) => entry.fault(faults, fault),
        }
    }
    specials
}

fn check_locations<T: Printed>(
    entry: &Entry<'_>,
    thing: T,
    specials: &[SpecialHex<'_>],
    faults: &mut Faults,
) {
    let mut found: Vec<Location> = Vec::new();
    for (_, land, _) in specials {
        if let Land::Location(location) = land
            && !found.contains(location)
        {
            found.push(*location);
        }
    }
    let is_location = |special: &&SpecialHex<'_>| matches!(special.1, Land::Location(_));
    let n_locations = specials.iter().filter(is_location).count();
    if n_locations > T::MAX_LOCATIONS {
        let (called, most) = (T::CALLED, T::MAX_LOCATIONS);
        entry.fault(
            faults,
            format!("a {called} has at most {most} location hexes, not {n_locations}"),
        );
    }
    let in_order = |locations: &[Location]| -> Vec<Location> {
        Location::ALL.iter().copied().filter(|location| locations.contains(location)).collect()
    };
    let (wanted, found) = (in_order(&thing.wanted()), in_order(&found));
    if found != wanted {
        let names = |locations: &[Location]| {
            let names: Vec<&str> = locations.iter().map(|location| location.name()).collect();
            names.join(" and ")
        };
        let (called, wanted, found) = (T::CALLED, names(&wanted), names(&found));
        entry.fault(
            faults,
            format!("a {called} called `{thing}` has the locations {wanted}, not {found}"),
        );
    }
}

/// What a letter at a place means, or what is wrong with it.
fn read_land<T: Printed>(
    letter: char,
    (row, col): (usize, usize),
    special: Option<&SpecialHex<'_>>,
) -> Result<Option<Land>, String> {
    if let Some((_, land, text)) = special {
        let wanted = land.letter();
        return match letter == wanted && T::has_hex(row, col) {
            true => Ok(Some(*land)),
            false => {
                Err(format!("`{text}` stands for `{wanted}`, but the letter there is `{letter}`"))
            }
        };
    }
    match letter {
        '.' if T::has_hex(row, col) => Err(format!("there is no hex in column {col}")),
        '.' => Ok(None),
        'L' | 'K' | 'N' | 'P' | 'O' => {
            Err(format!("`{letter}` in column {col} stands for no special hex of the entry"))
        }
        letter => match Terrain::from_letter(letter) {
            None => Err(format!("`{letter}` is no letter of a hex")),
            Some(_) if !T::has_hex(row, col) => Err(format!("a hex too many in column {col}")),
            Some(terrain) => Ok(Some(Land::Terrain(terrain))),
        },
    }
}
