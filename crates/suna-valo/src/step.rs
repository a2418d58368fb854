//! What is pending: a stack of steps, the topmost of which asks for one choice.

use crate::card::{Card, Festival};
use crate::column::{Column, Columns};
use crate::figure::Spots;
use crate::good::{Good, Goods};
use crate::kinds::{ProgressTiles, ShipOrder};
use crate::set::Set;
use crate::store::Place;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::Seat;

/// A step and whom it is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pending {
    /// The seat that is asked.
    pub seat: Seat,
    /// What for.
    pub step: Step,
}

/// Something that is pending. It asks one seat for one choice, or resolves itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
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
        /// Those not activated yet, as places in the list of the farm's cards.
        cards: u32,
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
        is_buyer: bool,
    },
    /// Fulfil a ship order at a festival.
    ShipOffer {
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

/// What must be paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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

/// What an activation has to offer, to be used in any order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Activation {
    /// The column, if a whole one is activated.
    pub column: Option<Column>,
    /// Deliveries.
    pub drones: u8,
    /// Where they may go.
    pub reach: Reach,
    /// Steps on the bot tracks.
    pub gears: u8,
    /// Resources to take, each grain, lily or flower.
    pub crops: u8,
    /// Resources to take, each wool or egg.
    pub animals: u8,
    /// The symbols that can still produce: two bits for each card of the farm.
    pub makes: u64,
    /// Whether the head can still produce.
    pub head: bool,
    /// The progress tiles that can still be used.
    pub tiles: ProgressTiles,
}

impl Activation {
    /// Nothing to use.
    pub(crate) const NONE: Activation = Activation {
        column: None,
        drones: 0,
        reach: Reach::Everywhere,
        gears: 0,
        crops: 0,
        animals: 0,
        makes: 0,
        head: false,
        tiles: Set::EMPTY,
    };
}

/// Where deliveries may go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// To public orders and the own ones.
    Everywhere,
    /// To the own orders.
    OwnOrders,
    /// To this card alone.
    Only(Card),
}

/// Where a bot tile is taken from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pool {
    /// The progress tiles that lie open.
    Progress,
    /// The progress tiles that were put into the box.
    Boxed,
    /// The end tiles that lie open.
    End,
}

/// The pending steps, the topmost last.
pub type Steps = ArrayVec<Pending, 24>;
