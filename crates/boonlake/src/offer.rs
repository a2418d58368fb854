//! What a seat may choose from at one point: a card, a house, cattle and so on, one of them.

use crate::resource::Kind;
use serde::{Deserialize, Serialize};

/// A set of things of which a seat may do one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Offer(u16);

impl Offer {
    /// Nothing but what levers can do at any time.
    pub const LEVERS: Offer = Offer(0);
    /// Play a card of any kind, or realise a project.
    pub const CARD: Offer = Offer(0b111);
    /// Discard such a card for coins.
    pub const DISCARD: Offer = Offer(1 << 3);
    /// Put an inhabitant on a site.
    pub const DEVELOP: Offer = Offer(1 << 4);
    /// Turn an inhabitant into a house, or a house into a settlement.
    pub const UPGRADE: Offer = Offer(1 << 5);
    /// Place cattle.
    pub const CATTLE: Offer = Offer(1 << 6);
    /// Draw two cards.
    pub const DRAW_TWO: Offer = Offer(1 << 7);
    /// Draw a card.
    pub const DRAW_ONE: Offer = Offer(1 << 8);
    /// Buy a lever.
    pub const MODERNIZE: Offer = Offer(1 << 9);
    /// Buy a lever for coins and an inhabitant.
    pub const MODERNIZE_SHARED: Offer = Offer(1 << 10);
    /// This is the shared part of an action, which three levers can replace.
    pub const SHARE: Offer = Offer(1 << 11);
    /// The card, and with it a shared part, was given up for a lever; only another lever can
    /// follow.
    pub const FORGONE: Offer = Offer(1 << 12);
    /// Turn an inhabitant into a house for nothing.
    pub const FREE_HOUSE: Offer = Offer(1 << 13);
    /// Turn a house into a settlement for less.
    pub const CHEAP_SETTLEMENT: Offer = Offer(1 << 14);
    /// After one of these things, another may be done.
    pub const TWICE: Offer = Offer(1 << 15);

    /// Play a card of one kind, or realise a project.
    pub const fn card_of(kind: Kind) -> Offer {
        Offer(1 << kind as u16)
    }

    /// Both together.
    #[must_use]
    pub const fn or(self, other: Offer) -> Offer {
        Offer(self.0 | other.0)
    }

    /// The same without these.
    #[must_use]
    pub const fn without(self, other: Offer) -> Offer {
        Offer(self.0 & !other.0)
    }

    /// Whether any of these is in it.
    pub const fn has(self, other: Offer) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether a card may be played or given up.
    pub const fn has_card(self) -> bool {
        self.has(Offer::CARD)
    }

    /// Whether a card of this kind may be played.
    pub const fn has_kind(self, kind: Kind) -> bool {
        self.has(Offer::card_of(kind))
    }

    /// By how much a settlement is cheaper here.
    pub(crate) const fn settlement_discount(self) -> u8 {
        self.has(Offer::CHEAP_SETTLEMENT) as u8
    }
}
