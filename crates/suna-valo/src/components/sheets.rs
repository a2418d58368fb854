//! What single cards, orders and places show.

use crate::card::Era;
use crate::column::Columns;
use crate::figure::Figure;
use crate::good::{Choice, Choices, Goods, Resource, Resources};
use arrayvec::ArrayVec;

/// What a farm card shows.
#[derive(Clone, PartialEq, Debug)]
pub struct FarmCard {
    /// The deck it is in.
    pub era: Era,
    /// Where it can be placed.
    pub columns: Columns,
    /// The least price.
    pub minimum: u8,
    /// What it makes, a store for each.
    pub makes: ArrayVec<Resources, 2>,
    /// What it gives.
    pub gains: Gains,
    /// What must be delivered to it, if it is an order.
    pub slots: ArrayVec<Resource, 4>,
    /// Points for the crate of an order, or for the card itself.
    pub points: u8,
}

impl FarmCard {
    /// Whether it is an order to deliver to.
    #[inline]
    pub fn is_order(&self) -> bool {
        !self.slots.is_empty()
    }
}

/// What a card gives when it is activated, beside what it makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Gains {
    /// Energy stones.
    pub energy: u8,
    /// Deliveries.
    pub drones: u8,
    /// Steps on the bot tracks.
    pub gears: u8,
    /// Resources to take.
    pub resources: Choices,
}

/// What a festival shows, beside what it does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FestivalSheet {
    /// The pile it is in.
    pub era: Era,
    /// The least price.
    pub minimum: u8,
}

/// A place of a public order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    /// What must be delivered.
    pub resource: Resource,
    /// What that gives.
    pub reward: Reward,
}

/// What a delivery to a public order gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// Nothing.
    Nothing,
    /// Energy stones.
    Energy(u8),
    /// So many resources, each one of some.
    Resources(Choice, u8),
    /// Steps on the bot tracks.
    Steps(u8),
    /// More deliveries.
    Deliveries(u8),
}

/// What a public order shows.
#[derive(Clone, PartialEq, Debug)]
pub struct PublicSheet {
    /// When it can be revealed.
    pub era: Era,
    /// The slots of seat 0 and of seat 1.
    pub slots: [ArrayVec<Slot, 4>; 2],
    /// Points of the first and the second barrel.
    pub barrels: [u8; 2],
}

/// What a ship order shows, beside what it does.
#[derive(Clone, PartialEq, Debug)]
pub struct ShipSheet {
    /// When it can be revealed.
    pub era: Era,
    /// What must be handed in.
    pub cost: Goods,
    /// Points of the first and the second ship.
    pub places: [u8; 2],
}

/// What is printed on a place for a figure.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SpotSheet {
    /// What stands there at the start.
    pub figure: Figure,
    /// Points when it is empty.
    pub points: u8,
    /// The space of a track it stands on; nothing for an upgrade.
    pub blocks: Option<Blocker>,
}

/// A figure on a track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blocker {
    /// The space it stands on.
    pub space: u8,
    /// How many spaces lead around it; 0 if there is no way.
    pub around: u8,
}

/// What a step on the right track leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notch {
    /// Nothing to take.
    None,
    /// A progress tile.
    Progress,
    /// An end tile.
    End,
}
