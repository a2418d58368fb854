//! What a seat may choose from at one point: a card, a house, cattle and so on, one of them.

use crate::resource::Kind;
use serde::{Deserialize, Serialize};
use table::{Set, members, named_enum};

named_enum! {
    /// Something that is offered, or how it is offered.
    pub enum Offered {
        /// Play a day card, or realise a project.
        DayCard = "day-card",
        /// Play a sunset card, or realise a project.
        SunsetCard = "sunset-card",
        /// Play a night card, or realise a project.
        NightCard = "night-card",
        /// Discard a card that could be played, for coins.
        Discard = "discard",
        /// Put an inhabitant on a site.
        Develop = "develop",
        /// Turn an inhabitant into a house, or a house into a settlement.
        Upgrade = "upgrade",
        /// Place cattle.
        Cattle = "cattle",
        /// Draw two cards.
        DrawTwo = "draw-two",
        /// Draw a card.
        DrawOne = "draw-one",
        /// Buy a lever.
        Modernize = "modernize",
        /// Buy a lever for coins and an inhabitant.
        ModernizeShared = "modernize-shared",
        /// This is the shared part of an action, which three levers can replace.
        Share = "share",
        /// The card was given up for a lever: no card can be played or discarded, but another
        /// lever can still be used for it.
        Forgone = "forgone",
        /// Turn an inhabitant into a house for nothing.
        FreeHouse = "free-house",
        /// Turn a house into a settlement for less.
        CheapSettlement = "cheap-settlement",
        /// After one of these things, another may be done.
        Twice = "twice",
    }
}
members!(Offered);

impl Offered {
    /// A card of one kind.
    #[inline]
    pub const fn card(kind: Kind) -> Offered {
        match kind {
            Kind::Day => Offered::DayCard,
            Kind::Sunset => Offered::SunsetCard,
            Kind::Night => Offered::NightCard,
        }
    }
}

/// A set of things of which a seat may do one. With nothing in it, it leaves what levers can do at
/// any time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Offer(Set<Offered>);

impl Offer {
    /// Nothing but what levers can do at any time.
    pub const NONE: Offer = Offer(Set::EMPTY);

    /// One of these things.
    #[inline]
    pub fn of<const N: usize>(things: [Offered; N]) -> Offer {
        Offer(things.into_iter().collect())
    }

    /// A card of any kind, or a project.
    #[inline]
    pub fn any_card() -> Offer {
        Offer::of([Offered::DayCard, Offered::SunsetCard, Offered::NightCard])
    }

    /// The same and one more thing.
    #[must_use]
    #[inline]
    pub fn with(self, thing: Offered) -> Offer {
        Offer(self.0.with(thing))
    }

    /// Both together.
    #[must_use]
    #[inline]
    pub fn or(self, other: Offer) -> Offer {
        Offer(self.0 | other.0)
    }

    /// The same without one thing.
    #[must_use]
    #[inline]
    pub fn without(self, thing: Offered) -> Offer {
        Offer(self.0.without(thing))
    }

    /// The same with the card given up.
    #[must_use]
    #[inline]
    pub(crate) fn without_card(self) -> Offer {
        self.without(Offered::Discard).with(Offered::Forgone)
    }

    /// Whether there is nothing in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// Whether this is in it.
    #[inline]
    pub fn has(self, thing: Offered) -> bool {
        self.0.has(thing)
    }

    /// Whether any of these is in it.
    #[inline]
    pub fn has_any(self, things: Offer) -> bool {
        !(self.0 & things.0).is_empty()
    }

    /// Whether a card may be played or given up.
    #[inline]
    pub fn has_card(self) -> bool {
        self.has_any(Offer::any_card())
    }

    /// Whether a card of this kind may be played.
    #[inline]
    pub fn has_kind(self, kind: Kind) -> bool {
        self.has(Offered::card(kind))
    }

    /// Whether cards are offered to be drawn.
    #[inline]
    pub(crate) fn has_draw(self) -> bool {
        self.has_any(Offer::of([Offered::DrawOne, Offered::DrawTwo]))
    }

    /// By how much a settlement is cheaper here.
    #[inline]
    pub(crate) fn settlement_discount(self) -> u8 {
        self.has(Offered::CheapSettlement).into()
    }
}

impl From<Offered> for Offer {
    fn from(thing: Offered) -> Offer {
        Offer::of([thing])
    }
}
