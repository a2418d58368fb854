//! What is pending: a stack of steps, the topmost of which asks for one choice.

use crate::card::{Card, Festival};
use crate::column::{Column, Columns};
use crate::figure::Spots;
use crate::good::{Choices, Good, Goods};
use crate::kinds::{ProgressTiles, ShipOrder};
use crate::store::Place;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Member, Seat, Set, read_fields, read_kinds, read_variants};

/// A step and whom it is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Pending {
    /// The seat that is asked.
    pub seat: Seat,
    /// What for.
    pub step: Step,
}

read_fields! { Pending: seat, step }

/// Something that is pending. It asks one seat for one choice, or resolves itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Step {
    /// Keep one of two characters.
    Character,
    /// Put one good on each card of the own display.
    Prepare,
    /// Start the turn of the seat.
    BeginTurn,
    /// Buy a card or fulfil a ship order.
    Turn,
    /// Pay what is due.
    Pay(Bill),
    /// Store what the other seat has paid, or what came off the own display.
    Receive {
        /// What is not stored yet.
        goods: Goods,
    },
    /// Place the card that was bought.
    PlaceCard {
        /// Which.
        card: Card,
    },
    /// Use what was activated.
    Activation(Activation),
    /// Activate the cards of a row, one by one.
    Row {
        /// Those not activated yet.
        cards: Set<CardPlace>,
    },
    /// Choose what a full row gives.
    RowBonus {
        /// Which row, from 0.
        row: u8,
    },
    /// Activate single cards, each in another column.
    PickCards {
        /// Where they may lie.
        columns: Columns,
        /// How many more.
        left: u8,
    },
    /// Activate a column.
    PickColumn {
        /// Which ones may be chosen.
        columns: Columns,
    },
    /// Take goods of one's choice.
    Gain {
        /// What can be taken.
        choice: Set<Good>,
        /// How many more.
        left: u8,
    },
    /// Take a figure off the farm.
    Figure {
        /// Which ones may be taken.
        among: Spots,
        /// Whether it may be left where it is.
        #[serde(rename = "optional")]
        is_optional: bool,
    },
    /// Take a bot tile.
    TakeTile {
        /// From where.
        pool: Pool,
    },
    /// Place a card of the discards.
    Dig,
    /// Fill an empty place of the own display.
    Refill {
        /// Which.
        place: Place,
    },
    /// The same, with the top card of the deck turned up.
    RefillLooked {
        /// Which place of the display.
        place: Place,
        /// The card turned up.
        card: Card,
    },
    /// Put a price on a card of the own display.
    Price {
        /// Which.
        place: Place,
        /// How many goods are missing to the least price.
        least: u8,
    },
    /// Give a good for the one taken off the own display.
    SwapGive {
        /// Which place of the display.
        place: Place,
        /// What was taken.
        take: Good,
    },
    /// The bonus of a festival.
    FestivalBonus {
        /// Which.
        festival: Festival,
    },
    /// What a festival does for everybody.
    FestivalEffect {
        /// Which.
        festival: Festival,
        /// Whether the seat has bought it.
        #[serde(rename = "buyer")]
        is_buyer: bool,
    },
    /// Fulfil a ship order at a festival.
    ShipOffer {
        /// Which.
        festival: Festival,
        /// How many goods it costs less.
        discount: u8,
    },
    /// What a ship order does.
    ShipEffect {
        /// Which.
        order: ShipOrder,
    },
    /// What follows a ship order.
    AfterShip,
    /// Fill the village.
    FillVillage,
    /// End the turn of the seat.
    EndTurn,
    /// Start the income of the seat.
    Income,
    /// Pay the income of the seat.
    IncomePay,
    /// Prepare the next era, or end the match.
    NextEra,
    /// Replace cards of the own display by cards of the hand.
    Renew,
}

read_kinds! { Step:
    Character,
    Prepare,
    BeginTurn,
    Turn,
    Pay(Bill),
    Receive { goods },
    PlaceCard { card },
    Activation(Activation),
    Row { cards },
    RowBonus { row },
    PickCards { columns, left },
    PickColumn { columns },
    Gain { choice, left },
    Figure { among, is_optional as optional },
    TakeTile { pool },
    Dig,
    Refill { place },
    RefillLooked { place, card },
    Price { place, least },
    SwapGive { place, take },
    FestivalBonus { festival },
    FestivalEffect { festival, is_buyer as buyer },
    ShipOffer { festival, discount },
    ShipEffect { order },
    AfterShip,
    FillVillage,
    EndTurn,
    Income,
    IncomePay,
    NextEra,
    Renew,
}

impl Step {
    /// The card that was bought or turned up and waits for its place.
    pub(crate) const fn held_card(&self) -> Option<Card> {
        if let Step::PlaceCard { card } | Step::RefillLooked { card, .. } = self {
            Some(*card)
        } else {
            None
        }
    }

    /// Whether it asks a seat for a choice; the others resolve themselves.
    pub(crate) const fn asks(&self) -> bool {
        match self {
            Step::Character
            | Step::Prepare
            | Step::Turn
            | Step::Pay(_)
            | Step::Receive { .. }
            | Step::PlaceCard { .. }
            | Step::Activation(_)
            | Step::Row { .. }
            | Step::RowBonus { .. }
            | Step::PickCards { .. }
            | Step::PickColumn { .. }
            | Step::Gain { .. }
            | Step::Figure { .. }
            | Step::TakeTile { .. }
            | Step::Dig
            | Step::Refill { .. }
            | Step::RefillLooked { .. }
            | Step::Price { .. }
            | Step::SwapGive { .. }
            | Step::ShipOffer { .. }
            | Step::Renew => true,
            Step::BeginTurn
            | Step::FestivalBonus { .. }
            | Step::FestivalEffect { .. }
            | Step::ShipEffect { .. }
            | Step::AfterShip
            | Step::FillVillage
            | Step::EndTurn
            | Step::Income
            | Step::IncomePay
            | Step::NextEra => false,
        }
    }

    /// Whether it asks at a moment between two effects, so that a free action can be taken: not
    /// while something is paid, priced, stored or swapped.
    pub(crate) const fn is_moment(&self) -> bool {
        match self {
            Step::Turn
            | Step::PlaceCard { .. }
            | Step::Activation(_)
            | Step::Row { .. }
            | Step::RowBonus { .. }
            | Step::PickCards { .. }
            | Step::PickColumn { .. }
            | Step::Gain { .. }
            | Step::Figure { .. }
            | Step::TakeTile { .. }
            | Step::Dig
            | Step::Refill { .. }
            | Step::RefillLooked { .. }
            | Step::ShipOffer { .. } => true,
            Step::Character
            | Step::Prepare
            | Step::BeginTurn
            | Step::Pay(_)
            | Step::Receive { .. }
            | Step::Price { .. }
            | Step::SwapGive { .. }
            | Step::FestivalBonus { .. }
            | Step::FestivalEffect { .. }
            | Step::ShipEffect { .. }
            | Step::AfterShip
            | Step::FillVillage
            | Step::EndTurn
            | Step::Income
            | Step::IncomePay
            | Step::NextEra
            | Step::Renew => false,
        }
    }
}

/// What must be paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Bill {
    /// These goods exactly.
    pub fixed: Goods,
    /// So many goods of any kind, after that.
    pub any: u8,
    /// So many of the fixed goods may be left out.
    pub saves: u8,
    /// Whether the other seat receives it.
    pub to_other: bool,
}

read_fields! { Bill: fixed, any, saves, to_other }

/// What an activation has to offer, to be used in any order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Activation {
    /// The column, if a whole one is activated.
    pub column: Option<Column>,
    /// Deliveries.
    pub drones: u8,
    /// Where they may go.
    pub reach: Reach,
    /// Steps on the bot tracks.
    pub gears: u8,
    /// Resources to take.
    pub resources: Choices,
    /// The symbols that have not produced yet.
    pub makes: Set<Symbol>,
    /// Whether the head can still produce.
    pub head: bool,
    /// The progress tiles that can still be used.
    pub tiles: ProgressTiles,
}

read_fields! { Activation: column, drones, reach, gears, resources, makes, head, tiles }

impl Activation {
    /// Nothing to use.
    pub(crate) const NONE: Activation = Activation {
        column: None,
        drones: 0,
        reach: Reach::Everywhere,
        gears: 0,
        resources: Choices::NONE,
        makes: Set::EMPTY,
        head: false,
        tiles: Set::EMPTY,
    };
}

/// A symbol of a farm's card that makes something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Symbol {
    /// The card, by its place in the list of the farm's cards.
    pub card: u8,
    /// Which of its symbols, from 0.
    pub symbol: u8,
}

read_fields! { Symbol: card, symbol }

impl Symbol {
    /// The card's place in the list of the farm's cards, and the symbol's among its stores.
    #[inline]
    pub(crate) const fn places(self) -> (usize, usize) {
        (self.card as usize, self.symbol as usize)
    }
}

impl Member for Symbol {
    #[inline]
    fn index(self) -> usize {
        usize::from(2 * self.card + self.symbol)
    }

    #[inline]
    fn at(index: usize) -> Symbol {
        Symbol { card: (index / 2) as u8, symbol: (index % 2) as u8 }
    }
}

/// A card of a farm, by its place in the list of the farm's cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardPlace(pub u8);

impl Member for CardPlace {
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn at(index: usize) -> CardPlace {
        CardPlace(index as u8)
    }
}

/// Where deliveries may go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// To public orders and the own ones.
    Everywhere,
    /// To the own orders.
    OwnOrders,
    /// To this card alone.
    Only(Card),
}

read_variants! { Reach: Everywhere, OwnOrders, Only(Card) }

/// Where a bot tile is taken from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pool {
    /// The progress tiles that lie open.
    Progress,
    /// The progress tiles that were put into the box.
    Boxed,
    /// The end tiles that lie open.
    End,
}

read_variants! { Pool: Progress, Boxed, End }

/// The pending steps, the topmost last.
pub type Steps = ArrayVec<Pending, 24>;
