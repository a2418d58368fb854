//! One piece of code that both finds the legal hexes and says why another one is not.

use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::rule::Rule;

/// Narrows the hexes of the board down, rule by rule.
pub(crate) struct Sieve<W> {
    left: CellSet,
    watch: W,
}

/// Somebody who notices by which rule hexes are dropped.
pub(crate) trait Watch {
    fn notice(&mut self, rule: Rule, allowed: &CellSet);
}

/// Nobody watches: all legal hexes are wanted, fast.
pub(crate) struct Unwatched;

/// Watches one hex and remembers the first rule that dropped it.
pub(crate) struct Watched {
    cell: Cell,
    dropped_by: Option<Rule>,
}

impl Watch for Unwatched {
    #[inline(always)]
    fn notice(&mut self, _rule: Rule, _allowed: &CellSet) {}
}

impl Watch for Watched {
    fn notice(&mut self, rule: Rule, allowed: &CellSet) {
        if self.dropped_by.is_none() && !allowed.has(self.cell) {
            self.dropped_by = Some(rule);
        }
    }
}

impl Sieve<Unwatched> {
    /// To find all legal hexes.
    #[inline(always)]
    pub(crate) fn new() -> Sieve<Unwatched> {
        Sieve { left: !CellSet::EMPTY, watch: Unwatched }
    }
}

impl Sieve<Watched> {
    /// To learn about one hex.
    pub(crate) fn watching(cell: Cell) -> Sieve<Watched> {
        Sieve { left: !CellSet::EMPTY, watch: Watched { cell, dropped_by: None } }
    }

    /// Whether the watched hex is left, and if not, by which rule.
    pub(crate) fn verdict(self) -> Result<(), Rule> {
        self.watch.dropped_by.map_or(Ok(()), Err)
    }
}

impl<W: Watch> Sieve<W> {
    /// Keeps the hexes of `allowed`.
    #[inline(always)]
    pub(crate) fn keep(&mut self, rule: Rule, allowed: CellSet) {
        self.left &= allowed;
        self.watch.notice(rule, &allowed);
    }

    /// Drops the hexes of `forbidden`.
    #[inline(always)]
    pub(crate) fn drop(&mut self, rule: Rule, forbidden: CellSet) {
        self.keep(rule, !forbidden);
    }

    /// Keeps the hexes of `preferred` if any of those left is among them, and else all.
    #[inline(always)]
    pub(crate) fn prefer(&mut self, rule: Rule, preferred: CellSet) {
        if self.left.meets(&preferred) {
            self.keep(rule, preferred);
        }
    }

    /// What is left.
    #[inline(always)]
    pub(crate) fn into_left(self) -> CellSet {
        self.left
    }

    /// What is left so far.
    #[inline(always)]
    pub(crate) fn left(&self) -> CellSet {
        self.left
    }
}
