//! What one viewer knows of a match.

use crate::card::CardSet;
use crate::state::{MAX_PLAYERS, Open, State};
use table::{Chance, Seat, Viewer};

/// What one viewer knows: what lies open, the own hand, and of the rest how much there is.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    viewer: Viewer,
    open: Open,
    hand: CardSet,
    hand_sizes: [u8; MAX_PLAYERS],
    /// The deck and the hands of the others, which the viewer cannot tell apart.
    unseen: CardSet,
}

impl View {
    pub(crate) fn of_parts(
        viewer: Viewer,
        open: Open,
        hand: CardSet,
        hand_sizes: [u8; MAX_PLAYERS],
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
            hand_sizes: state.hands.map(|hand| hand.len() as u8),
            unseen: table::Game::unseen(state, viewer),
        }
    }

    /// Deals the unseen cards anew.
    pub(crate) fn guess<C: Chance>(&self, chance: &mut C) -> State {
        let mut deck = self.unseen;
        let hands = std::array::from_fn(|index| {
            if matches!(self.viewer, Viewer::Seat(seat) if seat.index() == index) {
                return self.hand;
            }
            let n_cards = self.hand_sizes[index];
            (0..n_cards).map(|_| deck.draw(chance).expect("it was counted in a hand")).collect()
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
        self.hand_sizes[seat.index()].into()
    }

    /// The cards the viewer cannot see.
    pub fn unseen(&self) -> &CardSet {
        &self.unseen
    }

    /// How many cards are in the deck.
    pub fn deck_size(&self) -> usize {
        let others = (0..MAX_PLAYERS)
            .filter(|&index| !matches!(self.viewer, Viewer::Seat(seat) if seat.index() == index));
        self.unseen.len() - others.map(|index| usize::from(self.hand_sizes[index])).sum::<usize>()
    }
}
