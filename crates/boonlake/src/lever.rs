//! The twelve levers of a player board, and what each can be used for.

use table::{Set, members, named_enum};

named_enum! {
    /// A lever, in the order of the player board.
    pub enum Lever {
        /// Gives up the shared part for a vase, or for six coins.
        Vase = "vase",
        /// Gives up the shared part to modernize.
        Modernize = "modernize",
        /// Gives up the shared part to upgrade.
        Upgrade = "upgrade",
        /// Gives up a card for coins by production.
        Production = "production",
        /// Gives up a card for three coins.
        ThreeCoins = "three-coins",
        /// Region scoring pays VP too.
        Region = "region",
        /// One boat goes upstream for free.
        Boat = "boat",
        /// A settlement for less.
        Settlement = "settlement",
        /// An inhabitant for a laid tile.
        Tile = "tile",
        /// A resource less, or two coins, or two cards.
        JokerOrTwo = "joker-or-two",
        /// Five coins, and a resource less.
        JokerAndFive = "joker-and-five",
        /// Two cards for an inhabitant and VP.
        Cards = "cards",
    }
}
members!(Lever);

impl Lever {
    /// Its number on the player board, from 1.
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// The lever with this number.
    pub fn numbered(number: usize) -> Option<Lever> {
        number.checked_sub(1).and_then(|index| Lever::ALL.get(index)).copied()
    }
}

/// A set of levers.
pub type Levers = Set<Lever>;

named_enum! {
    /// A use of a lever that is a choice of its own. The lever for settlements is used as part of
    /// building, and that for boats as part of paying too.
    pub enum LeverUse {
        /// Instead of the shared part: a vase.
        TakeVase = "take-vase",
        /// Instead of the shared part: six coins for a vase.
        SellVase = "sell-vase",
        /// Instead of the shared part: modernize.
        Modernize = "modernize",
        /// Instead of the shared part: upgrade.
        Upgrade = "upgrade",
        /// Instead of a card: a coin for each resource produced.
        Production = "production",
        /// Instead of a card: three coins.
        ThreeCoins = "three-coins",
        /// A VP for each presence that region scoring pays.
        Region = "region",
        /// The boat furthest downstream goes to the top of the canal.
        Boat = "boat",
        /// An inhabitant for the tile just laid.
        Tile = "tile",
        /// Two coins.
        TwoCoins = "two-coins",
        /// Two cards.
        TwoCards = "two-cards",
        /// Five coins.
        FiveCoins = "five-coins",
        /// Two cards for an inhabitant and three VP.
        Cards = "cards",
    }
}

impl LeverUse {
    /// Which lever is moved down.
    pub const fn lever(self) -> Lever {
        match self {
            LeverUse::TakeVase | LeverUse::SellVase => Lever::Vase,
            LeverUse::Modernize => Lever::Modernize,
            LeverUse::Upgrade => Lever::Upgrade,
            LeverUse::Production => Lever::Production,
            LeverUse::ThreeCoins => Lever::ThreeCoins,
            LeverUse::Region => Lever::Region,
            LeverUse::Boat => Lever::Boat,
            LeverUse::Tile => Lever::Tile,
            LeverUse::TwoCoins | LeverUse::TwoCards => Lever::JokerOrTwo,
            LeverUse::FiveCoins => Lever::JokerAndFive,
            LeverUse::Cards => Lever::Cards,
        }
    }

    /// What it brings, in words.
    pub const fn text(self) -> &'static str {
        match self {
            LeverUse::TakeVase => "a vase instead of the shared part",
            LeverUse::SellVase => "6 coins for a vase instead of the shared part",
            LeverUse::Modernize => "buy a lever instead of the shared part",
            LeverUse::Upgrade => "upgrade instead of the shared part",
            LeverUse::Production => "1 coin for each resource you produce, and no card",
            LeverUse::ThreeCoins => "3 coins, and no card",
            LeverUse::Region => "the coins and as many VP",
            LeverUse::Boat => "the lower boat goes up to the wood",
            LeverUse::Tile => "1 inhabitant",
            LeverUse::TwoCoins => "2 coins",
            LeverUse::TwoCards => "2 cards",
            LeverUse::FiveCoins => "5 coins",
            LeverUse::Cards => "discard 2 cards for 1 inhabitant and 3 VP",
        }
    }

    /// The uses that are possible whenever the seat is asked for anything.
    pub const AT_ANY_TIME: [LeverUse; 5] = [
        LeverUse::TwoCoins,
        LeverUse::TwoCards,
        LeverUse::FiveCoins,
        LeverUse::Cards,
        LeverUse::Boat,
    ];

    /// Those of them that bring something which can be given at once for something else, so that
    /// a seat is asked even if it has nothing to give yet.
    pub const TO_SPEND: [LeverUse; 4] =
        [LeverUse::TwoCoins, LeverUse::TwoCards, LeverUse::FiveCoins, LeverUse::Cards];

    /// The uses that take the place of the shared part of an action.
    pub const INSTEAD_OF_SHARE: [LeverUse; 4] =
        [LeverUse::TakeVase, LeverUse::SellVase, LeverUse::Modernize, LeverUse::Upgrade];

    /// The uses for a card that is not played.
    pub const INSTEAD_OF_CARD: [LeverUse; 2] = [LeverUse::Production, LeverUse::ThreeCoins];
}
