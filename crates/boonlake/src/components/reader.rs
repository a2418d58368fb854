//! Reading the component files: entries with their columns, things found by their name or number,
//! and every fault with its place.

use std::fmt::Display;
use std::str::FromStr;
use table::data::{Entry, read_entries};
use table::{Faults, ParseError};

/// An entry of a file.
pub(super) struct Line<'a>(Entry<'a>);

impl<'a> Line<'a> {
    /// What it is about.
    pub(super) fn name(&self) -> &'a str {
        self.0.name()
    }

    /// A column after the name, or a fault if the line is too short.
    pub(super) fn field(&self, index: usize) -> Result<&'a str, ParseError> {
        let field = self.0.columns.get(index).copied();
        field.ok_or_else(|| ParseError(format!("column {} is missing", index + 1)))
    }

    /// A column that is a number or another value with a text form.
    pub(super) fn value<T: FromStr<Err: Display>>(&self, index: usize) -> Result<T, ParseError> {
        read(self.field(index)?)
    }

    /// A column such as `3 coins`, of which the number is wanted.
    pub(super) fn amount(&self, index: usize, unit: &str) -> Result<u8, ParseError> {
        amount_of(self.field(index)?, unit)
    }

    /// Columns between blanks, each with a text form.
    pub(super) fn list<T: FromStr<Err: Display>>(
        &self,
        index: usize,
    ) -> Result<Vec<T>, ParseError> {
        self.field(index)?.split(' ').map(read).collect()
    }

    /// A fault unless the entry has just so many columns with its name.
    pub(super) fn expect_columns(&self, number: usize) -> Result<(), ParseError> {
        let n_found = self.0.columns.len();
        if n_found == number {
            return Ok(());
        }
        Err(ParseError(format!("{number} columns before the mark are needed, not {n_found}")))
    }
}

/// The number in `3 coins`.
pub(super) fn amount_of(text: &str, unit: &str) -> Result<u8, ParseError> {
    let number = text.strip_suffix(unit).map(str::trim);
    read(number.ok_or_else(|| ParseError(format!("`{text}` is not a number of {unit}")))?)
}

/// The number in `tier 3`.
pub(super) fn after(text: &str, word: &str) -> Result<u8, ParseError> {
    let number = text.strip_prefix(word).map(str::trim);
    read(number.ok_or_else(|| ParseError(format!("`{text}` does not begin with `{word}`")))?)
}

/// A value with a text form.
pub(super) fn read<T: FromStr<Err: Display>>(text: &str) -> Result<T, ParseError> {
    text.parse().map_err(|error| ParseError(format!("`{text}`: {error}")))
}

/// `column,row` or `x,y`.
pub(super) fn place<T: FromStr<Err: Display>>(text: &str) -> Result<(T, T), ParseError> {
    let pair = text.split_once(',');
    let (one, other) =
        pair.ok_or_else(|| ParseError(format!("`{text}` is no place such as 2,3")))?;
    Ok((read(one)?, read(other)?))
}

/// A number such as `13.164`. The reader of the standard library is exact for numbers of any length,
/// for which it brings a table that is larger than all of the game's files.
pub(super) struct Decimal(pub(super) f32);

impl FromStr for Decimal {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Decimal, ParseError> {
        let (whole, rest) = text.split_once('.').unwrap_or((text, ""));
        let digits = format!("{whole}{rest}").parse::<i32>().ok();
        let unit = 10_i32.checked_pow(rest.len() as u32);
        let value = digits.zip(unit).map(|(digits, unit)| digits as f32 / unit as f32);
        value.map(Decimal).ok_or_else(|| ParseError("no number such as 13.164".to_owned()))
    }
}

/// Reads a file entry by entry and collects all faults.
pub(super) struct Reader<'a> {
    file: &'static str,
    text: &'a str,
    faults: &'a mut Faults,
    /// Whether any entry was wrong, so that what is missing then is no news.
    is_faulty: bool,
}

impl<'a> Reader<'a> {
    pub(super) fn new(file: &'static str, text: &'a str, faults: &'a mut Faults) -> Reader<'a> {
        Reader { file, text, faults, is_faulty: false }
    }

    /// Hands every entry to `take` and notes what it complains about.
    pub(super) fn each(&mut self, mut take: impl FnMut(&Line<'a>) -> Result<(), ParseError>) {
        let n_before = self.faults.0.len();
        for entry in read_entries(self.file, self.text, self.faults) {
            let line = Line(entry);
            if let Err(error) = take(&line) {
                line.0.fault(self.faults, error);
            }
        }
        self.is_faulty = self.faults.0.len() > n_before;
    }

    /// Notes a fault that belongs to no single line.
    pub(super) fn expect(&mut self, holds: bool, fault: impl Display) {
        if !holds && !self.is_faulty {
            self.faults.add(format!("{}: {fault}", self.file));
        }
    }

    /// The things of a kind, or a fault that names those that are missing.
    pub(super) fn all<T>(&mut self, slots: Slots<T>, name: impl Fn(usize) -> String) -> Vec<T> {
        for (index, slot) in slots.0.iter().enumerate() {
            self.expect(slot.is_some(), format_args!("{} is missing", name(index)));
        }
        slots.0.into_iter().flatten().collect()
    }
}

/// Things of one kind that are found by their place, in whatever order they are listed.
pub(super) struct Slots<T>(Vec<Option<T>>);

impl<T> Slots<T> {
    /// Room for so many of them.
    pub(super) fn new(number: usize) -> Slots<T> {
        Slots(std::iter::repeat_with(|| None).take(number).collect())
    }

    /// Puts one in its place, from 0.
    pub(super) fn put(&mut self, index: usize, thing: T) -> Result<(), ParseError> {
        match self.0.get_mut(index) {
            Some(slot @ None) => *slot = Some(thing),
            Some(Some(_)) => return Err(ParseError("this is given a second time".to_owned())),
            None => return Err(ParseError(format!("there are only {} of these", self.0.len()))),
        }
        Ok(())
    }

    /// Puts one in its place, which may be beyond the present end.
    pub(super) fn put_beyond(&mut self, index: usize, thing: T) -> Result<(), ParseError> {
        if index >= MAX_ROW {
            return Err(ParseError(format!("there is room for {MAX_ROW} of these at most")));
        }
        if index >= self.0.len() {
            self.0.resize_with(index + 1, || None);
        }
        self.put(index, thing)
    }
}

impl<T> Slots<T> {
    /// Those from a place on. What lies before it counts as missing.
    pub(super) fn after(mut self, number: usize) -> Slots<T> {
        let is_misplaced = self.0.iter().take(number).any(Option::is_some);
        let mut rest = self.0.split_off(number.min(self.0.len()));
        if is_misplaced {
            rest.insert(0, None);
        }
        Slots(rest)
    }
}

/// The most spaces of a track or of the river in one round.
const MAX_ROW: usize = 120;
