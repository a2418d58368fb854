//! Drawing from cards or tiles that have no order.

use std::fmt::Display;
use table::{Chance, Member, Set, Urn};

/// More than there are of anything that is drawn.
const ONE_OF_EACH: [u8; 192] = [1; 192];

/// Draws one by chance and takes it out, or `None` when nothing is left. `what` says for people
/// what is drawn.
pub(crate) fn draw<T: Member + Display, C: Chance, const WORDS: usize>(
    set: &mut Set<T, WORDS>,
    what: &'static str,
    chance: &mut C,
) -> Option<T> {
    if set.is_empty() {
        return None;
    }
    let all = *set;
    let nth = |place: usize| all.nth(place).expect("as many as counted");
    let name = |place: usize| nth(place).to_string();
    let urn = Urn { what, counts: &ONE_OF_EACH[..all.len()], name: &name };
    let drawn = nth(chance.draw(&urn));
    set.remove(drawn);
    Some(drawn)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Card, CardSet, N_CARDS};
    use table::QuickChance;

    #[test]
    fn a_deck_is_drawn_until_it_is_empty() {
        let mut deck: CardSet = Card::all().collect();
        let mut seen = CardSet::EMPTY;
        let mut chance = QuickChance::new(5);
        while let Some(card) = draw(&mut deck, "card", &mut chance) {
            assert!(!seen.has(card), "{card} came twice");
            seen.add(card);
        }
        assert_eq!(seen.len(), N_CARDS);
    }
}
