//! What one viewer knows of a match.

use crate::card::{self, Card, Cards, deck_cards};
use crate::kinds::Characters;
use crate::setup::{chosen, deal, n_dealt};
use crate::state::{Open, SEATS, State};
use crate::turn::OTHERS_AT_THE_BOTTOM;
use arrayvec::ArrayVec;
use table::{BySeat, Chance, Seat, Urn, Viewer};

/// What one viewer knows: what lies open, the own hand, and of the rest how much there is.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) open: Open,
    /// The viewer's own cards while an era is prepared.
    pub(crate) hand: Cards,
    /// How many farm cards and festivals each seat holds. Everybody sees who takes a festival.
    pub(crate) hand_sizes: BySeat<HandSize, SEATS>,
    /// The farm cards and festivals the viewer cannot see: deck, pile, and the other hand.
    pub(crate) unseen: Cards,
    /// The characters dealt to the viewer, until both seats have chosen.
    pub(crate) dealt: Characters,
    /// The characters the viewer cannot see, until both seats have chosen.
    pub(crate) unseen_characters: Characters,
}

/// How many cards a seat holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
        let mut cards = state.deck | state.festivals;
        let mut characters = state.undealt;
        for seat in others() {
            cards = cards | state.hands[seat];
            let known = chosen(state.open.farm(seat).character);
            characters = characters | (state.dealt[seat] - known);
        }
        Unseen { cards, characters }
    }
}

impl View {
    pub(crate) fn new(state: &State, viewer: Viewer) -> View {
        let unseen = Unseen::of(state, viewer);
        let (hand, dealt) = match viewer {
            Viewer::Seat(seat) => (state.hands[seat], state.dealt[seat]),
            Viewer::Watcher => (Cards::EMPTY, Characters::EMPTY),
        };
        View {
            viewer,
            open: state.open.clone(),
            hand,
            hand_sizes: state.hands.map(|hand| HandSize {
                farm_cards: deck_cards(*hand).len(),
                festivals: card::festivals(*hand).len(),
            }),
            unseen: unseen.cards,
            dealt,
            unseen_characters: unseen.characters,
        }
    }

    /// Deals everything unseen anew.
    pub(crate) fn guess<C: Chance>(&self, chance: &mut C) -> State {
        let mut farm_cards = deck_cards(self.unseen);
        let mut festivals = card::festivals(self.unseen);
        let mut hands = BySeat::<Cards, SEATS>::default();
        let mut undealt = self.unseen_characters;
        let mut dealt = BySeat::<Characters, SEATS>::default();
        let is_dealt = self.is_choosing();
        for seat in Seat::all(SEATS) {
            if self.viewer.is(seat) {
                hands[seat] = self.hand;
                dealt[seat] = self.dealt;
                continue;
            }
            let size = self.hand_sizes[seat];
            hands[seat] = draw_cards(&mut farm_cards, size.farm_cards, chance)
                | draw_cards(&mut festivals, size.festivals, chance);
            if is_dealt {
                let known = chosen(self.open.farm(seat).character);
                let n_unknown = n_dealt() - known.len();
                dealt[seat] = deal("character", &mut undealt, n_unknown, chance) | known;
            }
        }
        State { open: self.open.clone(), deck: farm_cards, festivals, hands, dealt, undealt }
    }

    /// How many characters the others were dealt that the viewer cannot see.
    pub(crate) fn n_unknown_characters(&self) -> usize {
        if !self.is_choosing() {
            return 0;
        }
        let others = Seat::all(SEATS).filter(|&seat| !self.viewer.is(seat));
        others.map(|seat| n_dealt() - chosen(self.open.farm(seat).character).len()).sum()
    }

    /// Whether characters are still being chosen.
    fn is_choosing(&self) -> bool {
        self.open.farms.values().any(|farm| farm.character.is_none())
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
            .map(|seat| self.hand_sizes[seat].farm_cards)
            .sum();
        deck_cards(self.unseen).len() - in_hands + self.open.specials.len()
    }

    /// How many cards are left that reveal an order.
    pub fn n_revealing(&self) -> usize {
        let specials = self.open.specials;
        usize::from(specials.reveal_public) + usize::from(specials.reveal_ship)
    }

    /// How many of the deck's last cards those lie among.
    pub fn n_at_bottom(&self) -> usize {
        (self.n_revealing() + OTHERS_AT_THE_BOTTOM).min(self.n_deck())
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
