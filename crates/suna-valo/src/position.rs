//! Any position, set up by hand.

use crate::card::{Card, Cards, Era};
use crate::components::Components;
use crate::good::Good;
use crate::kinds::{Character, Characters, EndTile, ProgressTile};
use crate::state::{Open, SEATS, Setting, Specials, State};
use crate::step::Step;
use std::sync::Arc;
use table::{BySeat, Faults, Seat, newest_rules};

/// A table set up by hand: what lies open, which may be nonsense. The deck is what is left over.
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    /// What lies open. What is counted in it (cards of a column, goods in stores) is counted anew;
    /// of its goods only the energy is taken.
    pub open: Open,
    /// The cards in hand while an era is prepared.
    pub hands: BySeat<Cards, SEATS>,
}

impl Position {
    /// The first turn of seat 0, with empty farms, village and displays, the goods of the start,
    /// no order open, and all special cards in the deck.
    pub fn new(components: Arc<Components>, characters: [Character; 2]) -> Position {
        let mut open = Open::new(Setting {
            rules: newest_rules::<State>(),
            components,
            festival_ships_remove: false,
        });
        for (farm, character) in open.farms.values_mut().zip(characters) {
            farm.character = Some(character);
        }
        open.turn = 1;
        open.progress_tiles = ProgressTile::ALL[..5].iter().copied().collect();
        open.boxed_tiles = ProgressTile::ALL[5..].iter().copied().collect();
        open.end_tiles = EndTile::ALL[..3].iter().copied().collect();
        open.specials = Specials { festivals: 2, reveal_public: true, reveal_ship: true };
        open.push(Seat::FIRST, Step::EndTurn);
        open.push(Seat::FIRST, Step::Turn);
        Position { open, hands: BySeat::default() }
    }

    /// The match that goes on from here, or what is wrong with the position.
    pub fn state(mut self) -> Result<State, Faults> {
        let components = Arc::clone(&self.open.setting.components);
        let open = &mut self.open;
        let mut lying: Cards = open.village.iter().flatten().copied().collect();
        for farm in open.farms.values_mut() {
            lying = farm.cards.iter().map(|placed| placed.card).fold(lying, with);
            lying = farm.display.iter().flatten().map(|priced| priced.card).fold(lying, with);
            lying = farm.kept.iter().copied().fold(lying, with);
            farm.count(farm.goods[Good::Energy]);
        }
        lying = self.hands.values().fold(lying | open.discards, |all, hand| all | *hand);
        for era in Era::ALL.iter().filter(|&&era| era < open.era) {
            let left = components.deck(*era).iter().filter(|&card| !lying.has(card));
            open.discards = left.fold(open.discards, with);
        }
        let left_of = |cards: Cards| cards.iter().filter(|&card| !lying.has(card)).collect();
        let state = State {
            deck: left_of(components.deck(open.era)),
            festivals: left_of(components.festivals(open.era)),
            hands: self.hands,
            dealt: BySeat::default(),
            undealt: Characters::EMPTY,
            open: self.open,
        };
        state.audit_table().map_err(|fault| Faults(vec![fault]))?;
        Ok(state)
    }
}

fn with(mut cards: Cards, card: Card) -> Cards {
    cards.add(card);
    cards
}
