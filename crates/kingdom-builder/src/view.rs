//! What one viewer knows of a match.

use crate::MAX_SEATS;
use crate::state::{Cards, Hand, Open, State, put_in_order};
use crate::terrain::Card;
use table::{BySeat, Chance, Edition, Game, ParseError, Seat, Viewer};

/// What one viewer knows: what lies open, the own hand, and of the rest how much there is.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) open: Open,
    pub(crate) hand: Hand,
    pub(crate) hand_sizes: BySeat<usize, MAX_SEATS>,
    /// The deck and the hands of the others, which the viewer cannot tell apart.
    pub(crate) unseen: Cards,
}

impl View {
    pub(crate) fn new(state: &State, viewer: Viewer) -> View {
        let hand = match viewer {
            Viewer::Seat(seat) => state.hands[seat].clone(),
            Viewer::Watcher => Hand::new(),
        };
        View {
            viewer,
            open: state.open.clone(),
            hand,
            hand_sizes: BySeat::from_fn(|seat| state.hands[seat].len()),
            unseen: state.unseen(viewer),
        }
    }

    /// Reads a view as [`Game::read_view`](table::Game::read_view) does, after another one of the
    /// same match: the board and whatever else never changes is shared and not made anew.
    pub fn read_after(
        shown: <State as Game>::ViewData,
        edition: &Edition<State>,
        before: &View,
    ) -> Result<View, ParseError> {
        shown.read(edition, Some(&before.open.setting)).map_err(ParseError)
    }

    /// Deals the unseen cards anew.
    pub(crate) fn guess<C: Chance>(&self, chance: &mut C) -> State {
        let mut deck = self.unseen;
        let name = |kind: usize| Card::ALL[kind].to_string();
        let hands = BySeat::from_fn(|seat| {
            if self.viewer.is(seat) {
                return self.hand.clone();
            }
            let mut hand: Hand = (0..self.hand_sizes[seat])
                .map(|_| deck.draw("terrain card", &name, chance).expect("it was seen in a hand"))
                .map(|kind| Card::ALL[kind])
                .collect();
            put_in_order(&mut hand);
            hand
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
    pub fn hand(&self) -> &[Card] {
        &self.hand
    }

    /// How many cards a seat holds.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.hand_sizes[seat]
    }

    /// The cards the viewer cannot see.
    pub fn unseen(&self) -> &Cards {
        &self.unseen
    }
}
