//! Reading the component files: lines of fields, and every fault with its place.

use std::fmt::Display;
use std::str::FromStr;
use table::{Faults, ParseError};

/// A line of a file, cut into its fields, without the last, which marks it as fact or ours.
pub(super) struct Line<'a> {
    file: &'static str,
    number: usize,
    pub(super) fields: Vec<&'a str>,
}

impl<'a> Line<'a> {
    /// A field, or a fault if the line is too short.
    pub(super) fn field(&self, index: usize) -> Result<&'a str, ParseError> {
        self.fields
            .get(index)
            .copied()
            .ok_or_else(|| ParseError(format!("field {} is missing", index + 1)))
    }

    /// A field that is a number or another value with a text form.
    pub(super) fn value<T: FromStr<Err: Display>>(&self, index: usize) -> Result<T, ParseError> {
        let text = self.field(index)?;
        read(text)
    }

    /// A field such as `3 coins`, of which the number is wanted.
    pub(super) fn amount(&self, index: usize, unit: &str) -> Result<u8, ParseError> {
        amount_of(self.field(index)?, unit)
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

/// Reads a file line by line and collects all faults.
pub(super) struct Reader<'a> {
    file: &'static str,
    text: &'a str,
    pub(super) faults: &'a mut Faults,
}

impl<'a> Reader<'a> {
    pub(super) fn new(file: &'static str, text: &'a str, faults: &'a mut Faults) -> Reader<'a> {
        Reader { file, text, faults }
    }

    /// Hands every line to `take` and notes what it complains about.
    pub(super) fn each(&mut self, mut take: impl FnMut(&Line<'a>) -> Result<(), ParseError>) {
        for (index, text) in self.text.lines().enumerate() {
            let text = text.trim();
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            let mut fields: Vec<&str> = text.split('|').map(str::trim).collect();
            let mark = fields.pop().expect("a split gives at least one part");
            let line = Line { file: self.file, number: index + 1, fields };
            let is_marked = mark.starts_with("fact") || mark.starts_with("ours");
            let taken = if is_marked {
                take(&line)
            } else {
                Err(ParseError("the last field must be `fact` or `ours`".to_owned()))
            };
            if let Err(error) = taken {
                self.faults.add(format!("{} line {}: {error}", line.file, line.number));
            }
        }
    }

    /// Notes a fault that belongs to no single line.
    pub(super) fn expect(&mut self, holds: bool, fault: impl Display) {
        if !holds {
            self.faults.add(format!("{}: {fault}", self.file));
        }
    }
}
