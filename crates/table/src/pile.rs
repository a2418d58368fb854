//! A deck without an order.

use crate::chance::{Chance, Urn};

/// Cards or tiles of `N` kinds that nobody can tell apart while they lie there: how many of each.
///
/// A pile has no order. Which card is on top is decided when it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile<const N: usize>([u8; N]);

impl<const N: usize> Pile<N> {
    /// A pile without cards.
    pub const EMPTY: Pile<N> = Pile([0; N]);

    /// A pile with so many of each kind.
    pub const fn new(counts: [u8; N]) -> Pile<N> {
        Pile(counts)
    }

    /// How many of each kind.
    pub fn counts(&self) -> &[u8; N] {
        &self.0
    }

    /// How many of this kind.
    pub fn count(&self, kind: usize) -> u8 {
        self.0[kind]
    }

    /// How many in all.
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| count as usize).sum()
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; N]
    }

    /// Puts one in.
    pub fn add(&mut self, kind: usize) {
        self.0[kind] += 1;
    }

    /// Puts all of another pile in.
    pub fn add_all(&mut self, other: &Pile<N>) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }

    /// Takes one of this kind out. The caller knows it is there.
    pub fn remove(&mut self, kind: usize) {
        self.0[kind] = self.0[kind].checked_sub(1).expect("the pile holds this kind");
    }

    /// Takes all of this kind out and says how many they were.
    pub fn remove_all(&mut self, kind: usize) -> u8 {
        std::mem::take(&mut self.0[kind])
    }

    /// Draws one by chance, or `None` when nothing is left.
    pub fn draw<C: Chance + ?Sized>(
        &mut self,
        what: &'static str,
        name: &dyn Fn(usize) -> String,
        chance: &mut C,
    ) -> Option<usize> {
        if self.is_empty() {
            return None;
        }
        let kind = chance.draw(&Urn { what, counts: &self.0, name });
        self.remove(kind);
        Some(kind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::QuickChance;

    #[test]
    fn a_pile_is_drawn_until_it_is_empty() {
        let mut pile = Pile::new([2, 0, 3]);
        let mut seen = Pile::EMPTY;
        let mut chance = QuickChance::new(3);
        while let Some(kind) = pile.draw("card", &|kind| kind.to_string(), &mut chance) {
            seen.add(kind);
        }
        assert_eq!(seen, Pile::new([2, 0, 3]));
        assert!(pile.is_empty());
    }
}
