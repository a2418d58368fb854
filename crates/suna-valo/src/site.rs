//! Where on the table an action or an event takes place.

use crate::action::Action;
use crate::card::Card;
use crate::column::Column;
use crate::event::Event;
use crate::figure::Spot;
use crate::good::Resource;
use crate::kinds::{PublicOrder, ShipOrder};
use crate::state::other;
use crate::store::{Place, Source, Store, Target, Tile};
use crate::track::Track;
use arrayvec::ArrayVec;
use table::Seat;

/// A place on the table that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Site {
    /// A place of the village.
    Village(Place),
    /// A place of a seat's display.
    Display(Seat, Place),
    /// A card, wherever it lies.
    Card(Card),
    /// A column of a seat's farm.
    Column(Seat, Column),
    /// The stores in the head of a column: single ones and the endless one.
    Head(Seat, Column),
    /// The stores of the character with the satchel.
    Satchel(Seat),
    /// The energy stones beside a farm.
    Stones(Seat),
    /// The market of a seat's farm.
    Market(Seat),
    /// A public order.
    Public(PublicOrder),
    /// A ship order.
    Ship(ShipOrder),
    /// A bot track of a seat's farm.
    Track(Seat, Track),
    /// A place for a figure on a seat's farm.
    Spot(Seat, Spot),
    /// A bot tile, wherever it lies.
    Tile(Tile),
}

impl Site {
    fn of_store(seat: Seat, resource: Resource, store: Store) -> Site {
        match store {
            Store::Head | Store::Endless => Site::Head(seat, Column::of(resource)),
            Store::Satchel => Site::Satchel(seat),
            Store::Card(card) => Site::Card(card),
        }
    }

    fn of_source(seat: Seat, resource: Option<Resource>, from: Source) -> Site {
        match (from, resource) {
            (Source::Store(store), Some(resource)) => Site::of_store(seat, resource, store),
            (Source::Market, _) => Site::Market(seat),
            (Source::Stones, _) | (Source::Store(_), None) => Site::Stones(seat),
        }
    }

    fn of_target(to: Target) -> Site {
        match to {
            Target::Public(order) => Site::Public(order),
            Target::Own(card) => Site::Card(card),
        }
    }
}

impl Action {
    /// Where a seat that does this acts; nothing if it is done nowhere in particular.
    pub fn site(self, seat: Seat) -> Option<Site> {
        Some(match self {
            Action::BuyVillage { place } | Action::Refill { place } => Site::Village(place),
            Action::BuyOwn { place }
            | Action::Replace { place, .. }
            | Action::Swap { place, .. } => Site::Display(seat, place),
            Action::BuyOther { place } => Site::Display(other(seat), place),
            Action::Ship { order } => Site::Ship(order),
            Action::Pay { good, from } => Site::of_source(seat, good.resource(), from),
            Action::Place { column }
            | Action::PlaceDown { column }
            | Action::Activate { column } => Site::Column(seat, column),
            Action::ProduceHead { resource, .. } => Site::Head(seat, Column::of(resource)),
            Action::Produce { card, .. } | Action::Use { card } | Action::Dig { card, .. } => {
                Site::Card(card)
            }
            Action::Store { resource, to } => Site::of_store(seat, resource, to),
            Action::TakeEnergy => Site::Stones(seat),
            Action::UseTile { tile } => Site::Tile(Tile::Progress(tile)),
            Action::Deliver { to, .. } => Site::of_target(to),
            Action::Step { track } => Site::Track(seat, track),
            Action::Lift { spot } => Site::Spot(seat, spot),
            Action::Take { tile } => Site::Tile(tile),
            Action::Keep { .. }
            | Action::PayRest
            | Action::Save { .. }
            | Action::Celebrate
            | Action::RowPoints
            | Action::RowActivate
            | Action::Look
            | Action::RefillDeck
            | Action::Skip
            | Action::Done => return None,
        })
    }
}

impl Event {
    /// Whose doing or whose turn it is; `None` if it concerns both alike.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Event::CameToDisplay { seat, .. }
            | Event::DrewHand { seat, .. }
            | Event::Kept { seat, .. }
            | Event::TurnBegan { seat, .. }
            | Event::Bought { seat, .. }
            | Event::Paid { seat, .. }
            | Event::Saved { seat, .. }
            | Event::Priced { seat, .. }
            | Event::Scarce { seat, .. }
            | Event::TookScarcity { seat, .. }
            | Event::Overflowed { seat, .. }
            | Event::Placed { seat, .. }
            | Event::Celebrated { seat, .. }
            | Event::Activated { seat, .. }
            | Event::ActivatedCard { seat, .. }
            | Event::Income { seat, .. }
            | Event::Energy { seat, .. }
            | Event::Produced { seat, .. }
            | Event::Stored { seat, .. }
            | Event::Lost { seat, .. }
            | Event::UsedTile { seat, .. }
            | Event::Delivered { seat, .. }
            | Event::Completed { seat, .. }
            | Event::Shipped { seat, .. }
            | Event::Lifted { seat, .. }
            | Event::Stepped { seat, .. }
            | Event::TookTile { seat, .. }
            | Event::FilledRow { seat, .. }
            | Event::RowPoints { seat }
            | Event::RowActivated { seat }
            | Event::Looked { seat, .. }
            | Event::Refilled { seat, .. }
            | Event::Replaced { seat, .. }
            | Event::Swapped { seat, .. } => Some(seat),
            Event::EraBegan { .. }
            | Event::RevealedPublic { .. }
            | Event::RevealedShip { .. }
            | Event::CameToVillage { .. }
            | Event::Discarded { .. }
            | Event::EraEnds
            | Event::ExtraTurns
            | Event::Over => None,
        }
    }

    /// Where it takes place, the most important last.
    pub fn sites(&self) -> ArrayVec<Site, 2> {
        let from = |seat: Seat, resource: Option<Resource>, from: Source| {
            Site::of_source(seat, resource, from)
        };
        match *self {
            Event::RevealedPublic { order } => one(Site::Public(order)),
            Event::RevealedShip { order } | Event::Shipped { order, .. } => one(Site::Ship(order)),
            Event::CameToVillage { card }
            | Event::CameToDisplay { card, .. }
            | Event::DrewHand { card: Some(card), .. }
            | Event::Bought { card, .. }
            | Event::Scarce { card, .. }
            | Event::ActivatedCard { card, .. }
            | Event::Discarded { card }
            | Event::Looked { card, .. }
            | Event::Refilled { card, .. }
            | Event::Swapped { card, .. } => one(Site::Card(card)),
            Event::Paid { seat, good, from: source } => one(from(seat, good.resource(), source)),
            Event::Priced { seat, card, good, from: source } => {
                ArrayVec::from([from(seat, good.resource(), source), Site::Card(card)])
            }
            Event::Placed { seat, card, column, .. } => {
                ArrayVec::from([Site::Column(seat, column), Site::Card(card)])
            }
            Event::Celebrated { festival, .. } => one(Site::Card(Card::of_festival(festival))),
            Event::Activated { seat, column } => one(Site::Column(seat, column)),
            Event::Energy { seat, .. } | Event::Overflowed { seat, .. } => one(Site::Stones(seat)),
            Event::Produced { seat, resource, to } | Event::Stored { seat, resource, to } => {
                one(Site::of_store(seat, resource, to))
            }
            Event::UsedTile { tile, .. } => one(Site::Tile(Tile::Progress(tile))),
            Event::Delivered { seat, to, resource, from: source } => {
                ArrayVec::from([from(seat, Some(resource), source), Site::of_target(to)])
            }
            Event::Completed { to, .. } => one(Site::of_target(to)),
            Event::Lifted { seat, spot } | Event::Income { seat, spot } => {
                one(Site::Spot(seat, spot))
            }
            Event::Stepped { seat, track } => one(Site::Track(seat, track)),
            Event::TookTile { tile, .. } => one(Site::Tile(tile)),
            Event::Replaced { card, by, .. } => ArrayVec::from([Site::Card(card), Site::Card(by)]),
            Event::EraBegan { .. }
            | Event::DrewHand { card: None, .. }
            | Event::Kept { .. }
            | Event::TurnBegan { .. }
            | Event::Saved { .. }
            | Event::TookScarcity { .. }
            | Event::Lost { .. }
            | Event::FilledRow { .. }
            | Event::RowPoints { .. }
            | Event::RowActivated { .. }
            | Event::EraEnds
            | Event::ExtraTurns
            | Event::Over => ArrayVec::new(),
        }
    }
}

fn one(site: Site) -> ArrayVec<Site, 2> {
    [site].into_iter().collect()
}
