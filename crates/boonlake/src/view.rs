//! What one viewer knows of a match.

use crate::card::CardSet;
use crate::state::{MAX_PLAYERS, Open, State};
use serde::{Deserialize, Serialize};
use table::{Chance, Seat, Viewer};

/// What one viewer knows: what lies open, the own hand, and of the rest how much there is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Shown")]
pub struct View {
    viewer: Viewer,
    open: Open,
    hand: CardSet,
    hand_sizes: [u8; MAX_PLAYERS],
    /// The deck and the hands of the others, which the viewer cannot tell apart.
    unseen: CardSet,
}

/// A view as it comes from elsewhere, before it is known to be possible.
#[derive(Deserialize)]
struct Shown {
    viewer: Viewer,
    open: Open,
    hand: CardSet,
    hand_sizes: [u8; MAX_PLAYERS],
    unseen: CardSet,
}

impl TryFrom<Shown> for View {
    type Error = String;

    fn try_from(shown: Shown) -> Result<View, String> {
        let Shown { viewer, open, hand, hand_sizes, unseen } = shown;
        let n_seats = open.n_seats();
        if n_seats == 0 || open.is_solo() != (n_seats == 1) {
            return Err(format!("{n_seats} seats are not possible"));
        }
        let n_others: usize = (0..MAX_PLAYERS)
            .filter(|&index| !matches!(viewer, Viewer::Seat(seat) if seat.index() == index))
            .map(|index| usize::from(hand_sizes[index]))
            .sum();
        if n_others > unseen.len() {
            return Err("more cards in hands than there are unseen".to_owned());
        }
        let is_seated = |seat: Seat| seat.index() < n_seats;
        if !open.steps.iter().filter_map(|step| step.seat()).all(is_seated) {
            return Err("a seat is asked that does not play".to_owned());
        }
        Ok(View { viewer, open, hand, hand_sizes, unseen })
    }
}

impl View {
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
