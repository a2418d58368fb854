//! What one viewer knows of a match.

use crate::card::{Card, Cards};
use crate::kinds::Characters;
use crate::setup::{chosen, deal, n_dealt};
use crate::state::{Open, SEATS, State};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Chance, Seat, Urn, Viewer};

/// What one viewer knows: what lies open, the own hand, and of the rest how much there is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) open: Open,
    /// The viewer's own cards while an era is prepared.
    pub(crate) hand: Cards,
    /// How many farm cards and festivals each seat holds. Everybody sees who takes a festival.
    pub(crate) hand_sizes: [HandSize; SEATS],
    /// The farm cards and festivals the viewer cannot see: deck, pile, and the other hand.
    pub(crate) unseen: Cards,
    /// The characters dealt to the viewer, until both seats have chosen.
    pub(crate) dealt: Characters,
    /// The characters the viewer cannot see, until both seats have chosen.
    pub(crate) unseen_characters: Characters,
    to_act: Option<Seat>,
}

/// How many cards a seat holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HandSize {
    /// Farm cards.
    pub farm_cards: usize,
    /// Festivals.
    pub festivals: usize,
}

/// Everything hidden from a viewer, as a heap.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Unseen {
    cards: Cards,
    characters: Characters,
}

impl Unseen {
    pub(crate) fn of(state: &State, viewer: Viewer) -> Unseen {
        let others = || Seat::all(SEATS).filter(move |&seat| !viewer.is(seat));
        let mut cards = state.deck.or(state.festivals);
        let mut characters = state.undealt;
        for seat in others() {
            cards = cards.or(state.hands[seat.index()]);
            let known = chosen(state.open.farm(seat).character);
            characters = characters.or(state.dealt[seat.index()].minus(known));
        }
        Unseen { cards, characters }
    }
}

impl View {
    pub(crate) fn new(state: &State, viewer: Viewer) -> View {
        let unseen = Unseen::of(state, viewer);
        let (hand, dealt) = match viewer {
            Viewer::Seat(seat) => (state.hands[seat.index()], state.dealt[seat.index()]),
            Viewer::Watcher => (Cards::NONE, Characters::EMPTY),
        };
        View {
            viewer,
            open: state.open.clone(),
            hand,
            hand_sizes: state.hands.map(|hand| HandSize {
                farm_cards: hand.farm().len(),
                festivals: hand.festivals().len(),
            }),
            unseen: unseen.cards,
            dealt,
            unseen_characters: unseen.characters,
            to_act: state.open.pending().map(|pending| pending.seat),
        }
    }

    /// Deals everything unseen anew.
    pub(crate) fn guess<C: Chance>(&self, chance: &mut C) -> State {
        let mut farm_cards = self.unseen.farm();
        let mut festivals = self.unseen.festivals();
        let mut hands = [Cards::NONE; SEATS];
        let mut undealt = self.unseen_characters;
        let mut dealt = [Characters::EMPTY; SEATS];
        let is_dealt = self.is_choosing();
        for seat in Seat::all(SEATS) {
            let index = seat.index();
            if self.viewer.is(seat) {
                hands[index] = self.hand;
                dealt[index] = self.dealt;
                continue;
            }
            let size = self.hand_sizes[index];
            hands[index] = draw_cards(&mut farm_cards, size.farm_cards, chance).or(draw_cards(
                &mut festivals,
                size.festivals,
                chance,
            ));
            if is_dealt {
                let known = chosen(self.open.farm(seat).character);
                let n_unknown = n_dealt() - known.len();
                dealt[index] = deal("character", &mut undealt, n_unknown, chance).or(known);
            }
        }
        State { open: self.open.clone(), deck: farm_cards, festivals, hands, dealt, undealt }
    }

    /// Whether characters are still being chosen.
    fn is_choosing(&self) -> bool {
        self.open.farms.iter().any(|farm| farm.character.is_none())
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What lies open.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// The viewer's own cards while an era is prepared.
    pub fn hand(&self) -> Cards {
        self.hand
    }

    /// The characters dealt to the viewer, until both seats have chosen.
    pub fn dealt(&self) -> Characters {
        self.dealt
    }

    /// How many cards the deck has.
    pub fn n_deck(&self) -> usize {
        let in_hands: usize = Seat::all(SEATS)
            .filter(|&seat| !self.viewer.is(seat))
            .map(|seat| self.hand_sizes[seat.index()].farm_cards)
            .sum();
        self.unseen.farm().len() - in_hands + self.open.specials.len()
    }
}

fn draw_cards<C: Chance>(pile: &mut Cards, count: usize, chance: &mut C) -> Cards {
    (0..count)
        .map(|_| {
            let cards: ArrayVec<Card, 24> = pile.iter().collect();
            let counts = [1; 24];
            let name = |kind: usize| cards[kind].to_string();
            let urn = Urn { what: "hidden card", counts: &counts[..cards.len()], name: &name };
            let card = cards[chance.draw(&urn)];
            pile.remove(card);
            card
        })
        .collect()
}
