//! One piece of code that both finds the legal hexes and says why another one is not.

use crate::cell::{Cell, CellSet};
use crate::rule::Rule;

/// Narrows the hexes of the board down, rule by rule. Beside the set it can watch one hex and
/// remember the first rule that dropped it.
pub(crate) struct Sieve {
    left: CellSet,
    watched: Option<Cell>,
    dropped_by: Option<Rule>,
}

impl Sieve {
    /// To find all legal hexes.
    #[inline]
    pub(crate) fn new() -> Sieve {
        Sieve { left: !CellSet::EMPTY, watched: None, dropped_by: None }
    }

    /// To learn about one hex.
    pub(crate) fn watching(cell: Cell) -> Sieve {
        Sieve { watched: Some(cell), ..Sieve::new() }
    }

    /// Keeps the hexes of `allowed`.
    #[inline]
    pub(crate) fn keep(&mut self, rule: Rule, allowed: CellSet) {
        self.left &= allowed;
        if let Some(cell) = self.watched
            && self.dropped_by.is_none()
            && !allowed.has(cell)
        {
            self.dropped_by = Some(rule);
        }
    }

    /// Drops the hexes of `forbidden`.
    #[inline]
    pub(crate) fn drop(&mut self, rule: Rule, forbidden: CellSet) {
        self.keep(rule, !forbidden);
    }

    /// Keeps the hexes of `preferred` if any of those left is among them, and else all.
    #[inline]
    pub(crate) fn prefer(&mut self, rule: Rule, preferred: CellSet) {
        if self.left.meets(&preferred) {
            self.keep(rule, preferred);
        }
    }

    /// What is left.
    #[inline]
    pub(crate) fn into_left(self) -> CellSet {
        self.left
    }

    /// What is left so far.
    #[inline]
    pub(crate) fn left(&self) -> CellSet {
        self.left
    }

    /// Whether the watched hex is left, and if not, by which rule.
    pub(crate) fn verdict(self) -> Result<(), Rule> {
        self.dropped_by.map_or(Ok(()), Err)
    }
}
