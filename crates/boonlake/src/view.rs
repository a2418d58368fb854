//! What one viewer knows of a match.

use crate::card::CardSet;
use crate::card::PROJECT_CARD;
use crate::draw::draw;
use crate::state::{MAX_PLAYERS, Open, State};
use table::{BySeat, Chance, Seat, Viewer};

/// What one viewer knows: what lies open, the own hand, and of the rest how much there is.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    viewer: Viewer,
    open: Open,
    hand: CardSet,
    hand_sizes: BySeat<u8, MAX_PLAYERS>,
    /// The deck and the hands of the others, which the viewer cannot tell apart.
    unseen: CardSet,
}

impl View {
    pub(crate) fn of_parts(
        viewer: Viewer,
        open: Open,
        hand: CardSet,
        hand_sizes: BySeat<u8, MAX_PLAYERS>,
        unseen: CardSet,
    ) -> View {
        View { viewer, open, hand, hand_sizes, unseen }
    }

    pub(crate) fn new(state: &State, viewer: Viewer) -> View {
        let hand = match viewer {
            Viewer::Seat(seat) if seat.index() < MAX_PLAYERS => *state.hand(seat),
            _ => CardSet::EMPTY,
        };
        View {
            viewer,
            open: state.open.clone(),
            hand,
            hand_sizes: BySeat::from_fn(|seat| state.hands[seat].len() as u8),
            unseen: table::Game::unseen(state, viewer),
        }
    }

    /// Deals the unseen cards anew.
    pub(crate) fn guess<C: Chance>(&self, chance: &mut C) -> State {
        let mut deck = self.unseen;
        let mut next = || draw(&mut deck, PROJECT_CARD, chance).expect("it was counted in a hand");
        let hands = BySeat::from_fn(|seat| match self.viewer.is(seat) {
            true => self.hand,
            false => (0..self.hand_sizes[seat]).map(|_| next()).collect(),
        });
        State { open: self.open.clone(), hands, deck }
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What lies open.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// The viewer's own cards.
    pub fn hand(&self) -> &CardSet {
        &self.hand
    }

    /// How many cards a seat holds.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.hand_sizes[seat].into()
    }

    /// The cards the viewer cannot see.
    pub fn unseen(&self) -> &CardSet {
        &self.unseen
    }

    /// How many cards are in the deck.
    pub fn deck_size(&self) -> usize {
        let others = self.hand_sizes.iter().filter(|(seat, _)| !self.viewer.is(*seat));
        self.unseen.len() - others.map(|(_, &size)| usize::from(size)).sum::<usize>()
    }
}
