//! What each character does, in one place: its words, and what the rest of the rules asks about it.

use crate::column::Column;
use crate::farm::Farm;
use crate::good::Good;
use crate::kinds::Character;
use crate::state::State;
use crate::step::Step;
use table::Seat;
use table::Set;

impl Character {
    /// What the character does, in a few words.
    pub const fn explained(self) -> &'static str {
        match self {
            Character::Courier => "one more delivery when dock or orders are activated",
            Character::Haggler => "own prices may be 1 below the minimum",
            Character::Satchel => "three more stores for anything",
            Character::Scout => "may turn up the top of the deck when refilling the display",
            Character::Tinker => "any good after using a progress tile",
            Character::Barterer => "once a turn swap a good on the own display",
            Character::Skipper => {
                "after a ship order activate a card in plants, flowers or pastures"
            }
            Character::Gleaner => "place and activate a discarded card before each income",
        }
    }
}

impl Farm {
    /// C01: the drones that activating the dock or the orders gives besides.
    pub(crate) fn extra_drones(&self) -> u8 {
        u8::from(self.is(Character::Courier))
    }

    /// C02: how many goods must lie on a card with this minimum price.
    pub fn least_price(&self, minimum: u8) -> u8 {
        minimum.saturating_sub(u8::from(self.is(Character::Haggler)))
    }

    /// C03: whether there are stores on the character. They are kept in [`Farm::satchel`].
    #[inline]
    pub fn has_satchel(&self) -> bool {
        self.is(Character::Satchel)
    }

    /// C04: whether the top of the deck may be turned up before refilling.
    pub(crate) fn looks_at_the_deck(&self) -> bool {
        self.is(Character::Scout)
    }

    /// C05: whether a tile is of use whatever it gives.
    pub(crate) fn profits_from_tiles(&self) -> bool {
        self.is(Character::Tinker)
    }

    /// C06: whether goods can be swapped; how is in `effects/swap.rs`.
    pub(crate) fn swaps_goods(&self) -> bool {
        self.is(Character::Barterer)
    }
}

impl State {
    /// C05: a good of one's choice after using a progress tile.
    pub(crate) fn after_tile(&mut self, seat: Seat) {
        if self.open.farm(seat).profits_from_tiles() {
            let choice: Set<Good> = Good::ALL.iter().copied().collect();
            self.open.push(seat, Step::Gain { choice, left: 1 });
        }
    }

    /// C07: a card to activate after a ship order.
    pub(crate) fn after_ship(&mut self, seat: Seat) {
        if self.open.farm(seat).is(Character::Skipper) {
            let columns = Column::PRODUCING.into_iter().collect();
            self.open.push(seat, Step::PickCards { columns, left: 1 });
        }
    }

    /// C08: a discarded card to place at the start of an income.
    pub(crate) fn before_income(&mut self, seat: Seat) {
        if self.open.farm(seat).is(Character::Gleaner) {
            self.open.push(seat, Step::Dig);
        }
    }
}
