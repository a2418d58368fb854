//! The closed vocabulary of what cards, tiles and boards do.

use crate::region::Region;
use crate::resource::{Kind, Resource, Resources, Track};

/// What is given or taken in an exchange.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bundle {
    /// Cards from the hand, or from the deck.
    pub cards: u8,
    /// Coins.
    pub coins: u8,
    /// Vases.
    pub vases: u8,
    /// Inhabitants.
    pub inhabitants: u8,
    /// Victory points.
    pub vp: u8,
}

/// Something that is simply received.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// Coins.
    Coins(u8),
    /// Cards from the deck.
    Cards(u8),
    /// Victory points.
    Vp(i8),
    /// Inhabitants from the supply.
    Inhabitants(u8),
    /// Vases.
    Vases(u8),
    /// A production site of this resource, or of any.
    Production(Option<Resource>),
    /// A vase or a production site.
    VaseOrProduction,
}

/// What a card costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Price {
    /// Coins to pay.
    pub coins: u8,
    /// Vases to give.
    pub vases: u8,
    /// Resources to show.
    pub resources: Resources,
}

/// What is counted for a player in the final scoring or by a condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Steps on an income track.
    Track(Track),
    /// Levers owned.
    Levers,
    /// Cattle taken off the board.
    Cattle,
    /// Houses taken off the board.
    Houses,
    /// Settlements taken off the board.
    Settlements,
    /// Resources that production sites make.
    Production,
    /// Presences in a region.
    Presences(Region),
}

/// What a project card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// At once: steps on both tracks.
    Tracks {
        /// On the coin track.
        coin: u8,
        /// On the card track.
        card: u8,
    },
    /// At once: a plain reward.
    Gain(Reward),
    /// At once: one thing may be given for another, perhaps the other way round too.
    Exchange {
        /// What is given.
        give: Bundle,
        /// What is taken.
        take: Bundle,
        /// Whether the other way round is possible as well.
        both_ways: bool,
    },
    /// At once: one used lever goes up again.
    LiftLever,
    /// At once: an inhabitant becomes a house for nothing.
    FreeHouse,
    /// At once: a house becomes a settlement for an inhabitant and a presence less.
    CheapSettlement,
    /// At the end: so many VP for each.
    Per {
        /// What is counted.
        what: Counted,
        /// VP for each.
        vp: u8,
    },
    /// At the end: VP for reaching one number, more for reaching another.
    Threshold {
        /// What is counted.
        what: Counted,
        /// The lower number and its VP.
        low: (u8, u8),
        /// The higher number and its VP.
        high: (u8, u8),
    },
    /// As long as the card lies there.
    Always(Lasting),
}

/// An effect that lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lasting {
    /// Levers cost so many coins less.
    LeverDiscount(u8),
    /// Cards and projects cost a coin less.
    CardDiscount,
    /// A coin more for discarding a card of this kind.
    DiscardBonus(Kind),
    /// Cattle need an inhabitant less.
    CattleInhabitant,
    /// Cattle bring two coins more.
    CattleCoins,
    /// A coin more on river spaces with coins.
    RiverCoins,
    /// Two coins in every harbour.
    HarbourCoins,
    /// Two cards in every harbour.
    HarbourCards,
    /// A vase more on river spaces with a vase.
    VaseBonus,
}

/// What a building site asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SiteCost {
    /// Coins to pay.
    Coins(u8),
    /// Cards to discard.
    Cards(u8),
    /// Victory points to lose.
    Vp(u8),
}

/// What a building site brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SiteEffect {
    /// A plain reward.
    Gain(Reward),
    /// Steps on one track.
    Track(Track, u8),
    /// Steps on either track, all on the same.
    OneTrack(u8),
    /// The income of one marker, now.
    Income(Track),
}

/// A building site.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SiteRule {
    /// What it asks for.
    pub cost: Option<SiteCost>,
    /// What it brings.
    pub effect: Option<SiteEffect>,
    /// VP when a settlement is built there.
    pub on_settlement: i8,
}

/// The condition of a scoring tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// At least so many of one thing.
    AtLeast(Counted),
    /// At least so many steps on the lower of both tracks.
    LowerTrack,
    /// Presence on so many connected tiles.
    ConnectedTiles,
    /// So many presences beside bridges.
    Bridges,
    /// So many of one of two regions and so many of the other.
    Regions([Region; 2]),
    /// So many played cards of one of two kinds and so many of the other.
    CardKinds([Kind; 2]),
    /// So many times an inhabitant or five coins, for 2 VP each.
    ExchangeInhabitants,
    /// So many times a vase or five coins, for 2 VP each.
    ExchangeVases,
    /// So many times two coins, for 1 VP each.
    ExchangeCoins,
}

impl Condition {
    /// Whether it asks for two numbers.
    pub const fn is_pair(self) -> bool {
        match self {
            Condition::Regions(_) | Condition::CardKinds(_) => true,
            Condition::AtLeast(_)
            | Condition::LowerTrack
            | Condition::ConnectedTiles
            | Condition::Bridges
            | Condition::ExchangeInhabitants
            | Condition::ExchangeVases
            | Condition::ExchangeCoins => false,
        }
    }

    /// Whether it is met by giving something, rather than by having it.
    pub const fn is_exchange(self) -> bool {
        match self {
            Condition::ExchangeInhabitants
            | Condition::ExchangeVases
            | Condition::ExchangeCoins => true,
            Condition::AtLeast(_)
            | Condition::LowerTrack
            | Condition::ConnectedTiles
            | Condition::Bridges
            | Condition::Regions(_)
            | Condition::CardKinds(_) => false,
        }
    }
}
