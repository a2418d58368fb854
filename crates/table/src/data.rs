//! The one grammar of data files, and its reader.
//!
//! ```text
//! # A remark.
//! card | grass | 5 | fact
//! tile | lever | 3 coins | fact: effect; the price was guessed
//! board | ours
//!   GGT
//!   .WW
//! ```
//!
//! An entry is a line of columns between `|`. Its last column says where its values come from:
//! `fact`, `ours`, or `fact: what` where only some of them are facts; after `;` may follow a note.
//! Lines that begin with a blank are the body of the entry above.

use crate::refusal::Faults;
use std::fmt::Display;
use std::str::FromStr;

/// Where the values of an entry come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark<'a> {
    /// All of them are known to be in the box.
    Fact,
    /// All of them are our own.
    Ours,
    /// Those named here are facts, the others are our own.
    Partly(&'a str),
}

/// One entry of a data file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<'a> {
    file: &'a str,
    /// The number of its line, from 1.
    pub line: usize,
    /// Its columns without blanks around them; the first says what it is, the mark is left out.
    pub columns: Vec<&'a str>,
    /// Where its values come from.
    pub mark: Mark<'a>,
    /// The lines that belong to it, with their numbers, without the blanks around them.
    pub body: Vec<(usize, &'a str)>,
}

/// Reads a data file. Whatever is wrong is added to `faults` by file and line; the entries that are
/// right are given all the same, so that one fault does not hide the next.
pub fn read_entries<'a>(file: &'a str, text: &'a str, faults: &mut Faults) -> Vec<Entry<'a>> {
    let mut entries: Vec<Entry<'a>> = Vec::new();
    // Whether the entry above was wrong, so that its body is not taken for that of another.
    let mut is_astray = false;
    for (index, whole) in text.lines().enumerate() {
        let (line, content) = (index + 1, whole.trim());
        if content.is_empty() || content.starts_with('#') {
            continue;
        }
        if whole.starts_with([' ', '\t']) {
            match entries.last_mut() {
                _ if is_astray => {}
                Some(entry) => entry.body.push((line, content)),
                None => faults.add(format!("{file} line {line}: this belongs to no entry")),
            }
            continue;
        }
        let mut columns: Vec<&str> = content.split('|').map(str::trim).collect();
        let mark = columns.pop().filter(|_| !columns.is_empty()).and_then(mark);
        is_astray = mark.is_none();
        match mark {
            Some(mark) => entries.push(Entry { file, line, columns, mark, body: Vec::new() }),
            None => faults.add(format!(
                "{file} line {line}: the last column says `fact`, `ours` or `fact: what`"
            )),
        }
    }
    entries
}

fn mark(column: &str) -> Option<Mark<'_>> {
    let (mark, _note) = column.split_once(';').unwrap_or((column, ""));
    match mark.trim() {
        "fact" => Some(Mark::Fact),
        "ours" => Some(Mark::Ours),
        mark => {
            let what = mark.strip_prefix("fact:")?.trim();
            (!what.is_empty()).then_some(Mark::Partly(what))
        }
    }
}

impl<'a> Entry<'a> {
    /// What the entry is, or is about: its first column.
    pub fn name(&self) -> &'a str {
        self.columns[0]
    }

    /// Says what is wrong with this entry.
    pub fn fault(&self, faults: &mut Faults, what: impl Display) {
        faults.add(format!("{} line {}: {what}", self.file, self.line));
    }

    /// Says what is wrong with a line of the body.
    pub fn fault_at(&self, faults: &mut Faults, line: usize, what: impl Display) {
        faults.add(format!("{} line {line}: {what}", self.file));
    }

    /// The columns after the name, if there are as many as `names` names; otherwise says which are
    /// wanted.
    pub fn values<const N: usize>(
        &self,
        names: [&str; N],
        faults: &mut Faults,
    ) -> Option<[&'a str; N]> {
        let values = self.columns[1..].try_into().ok();
        if values.is_none() {
            let n_found = self.columns.len() - 1;
            let names = names.join(" | ");
            self.fault(faults, format!("{n_found} columns instead of {N}: {names}"));
        }
        values
    }

    /// Reads a value, or says why that is not possible.
    pub fn parse<T: FromStr<Err: Display>>(&self, value: &str, faults: &mut Faults) -> Option<T> {
        value.parse().map_err(|error| self.fault(faults, error)).ok()
    }

    /// Reads a number, or says that it is none.
    pub fn number<T: FromStr>(&self, value: &str, faults: &mut Faults) -> Option<T> {
        let number = value.parse().ok();
        if number.is_none() {
            self.fault(faults, format!("`{value}` is no number that is possible here"));
        }
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_have_columns_a_mark_and_a_body() {
        let text =
            "# remark\n\ncard | grass | 5 | fact: 5; seen\nboard | ours\n  GG\n  # no\n  TT\n";
        let mut faults = Faults::default();
        let entries = read_entries("box.txt", text, &mut faults);
        assert_eq!(faults, Faults::default());
        let [card, board] = &entries[..] else { panic!("two entries: {entries:?}") };
        assert_eq!((card.name(), card.line, card.mark), ("card", 3, Mark::Partly("5")));
        assert_eq!(card.values(["kind", "number"], &mut faults), Some(["grass", "5"]));
        assert_eq!((&board.columns[..], board.mark), (&["board"][..], Mark::Ours));
        assert_eq!(board.body, [(5, "GG"), (7, "TT")]);
    }

    #[test]
    fn every_fault_is_told_with_its_line_and_hides_no_other() {
        let text =
            "  GG\ncard | grass\n  TT\ncard | 5 | fact:\ncard | x | ours\ncard | 1 | 2 | ours";
        let mut faults = Faults::default();
        let entries = read_entries("box.txt", text, &mut faults);
        for entry in &entries {
            if let Some([value]) = entry.values(["number"], &mut faults) {
                assert_eq!(entry.number::<u8>(value, &mut faults), None);
            }
        }
        let mark = "the last column says `fact`, `ours` or `fact: what`";
        assert_eq!(
            faults.0,
            [
                "box.txt line 1: this belongs to no entry".to_owned(),
                format!("box.txt line 2: {mark}"),
                format!("box.txt line 4: {mark}"),
                "box.txt line 5: `x` is no number that is possible here".to_owned(),
                "box.txt line 6: 2 columns instead of 1: number".to_owned(),
            ]
        );
    }
}
