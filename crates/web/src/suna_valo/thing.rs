//! Everything that can be pointed at, as places of the shared table.

use crate::face::Spot as Place;
use suna_valo::{
    Action, Card, Character, Column, EndTile, FarmRef, Good, Open, Place as Stall, ProgressTile,
    PublicOrder, Resource, ShipOrder, Source, Spot, Store, Target, Tile, Track,
};
use table::{Member, Seat};

/// Something on the table that can be pointed at. What has no seat is on the farm of whoever looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Thing {
    Stall(Stall),
    Display(Seat, Stall),
    /// A good on a card of the own display.
    OnDisplay(Stall, Good),
    Deck,
    /// A card on a farm or in a hand.
    Card(Card),
    /// The next free place of a column.
    Column(Column),
    /// The same, for a card that is placed face down.
    Down(Column),
    Head(Column),
    HeadStore(Column, usize),
    /// The endless store of a column.
    Silo(Column),
    CardStore(Card, usize),
    Satchel(usize),
    Stones,
    Figure(Spot),
    Track(Track),
    Tile(Tile),
    Public(PublicOrder),
    Slot(PublicOrder, usize),
    OwnSlot(Card, usize),
    Ship(ShipOrder),
    Character(Character),
    /// The scarcity markers that a seat has to keep.
    Markers(Seat),
}

/// Places of one kind lie in a row of so many numbers.
const ROW: u16 = 512;
/// An order has so many slots at the most.
const SLOTS: usize = 4;
const GOODS: usize = Good::ALL.len();
const STALLS: usize = Stall::ALL.len();

impl Thing {
    pub(super) fn spot(self) -> Place {
        let (row, index) = match self {
            Thing::Stall(stall) => (0, stall.index()),
            Thing::Display(seat, stall) => (1, seat.index() * STALLS + stall.index()),
            Thing::OnDisplay(stall, good) => (2, stall.index() * GOODS + good as usize),
            Thing::Deck => (3, 0),
            Thing::Card(card) => (4, card.index()),
            Thing::Column(column) => (5, column as usize),
            Thing::Down(column) => (6, column as usize),
            Thing::Head(column) => (7, column as usize),
            Thing::HeadStore(column, store) => (8, 2 * column as usize + store),
            Thing::Silo(column) => (9, column as usize),
            Thing::CardStore(card, store) => (10, 2 * card.index() + store),
            Thing::Satchel(store) => (11, store),
            Thing::Stones => (12, 0),
            Thing::Figure(spot) => (13, spot as usize),
            Thing::Track(track) => (14, track as usize),
            Thing::Tile(tile) => (15, tile_index(tile)),
            Thing::Public(order) => (16, order.index()),
            Thing::Slot(order, slot) => (17, SLOTS * order.index() + slot),
            Thing::OwnSlot(card, slot) => (18, SLOTS * card.index() + slot),
            Thing::Ship(order) => (19, order as usize),
            Thing::Character(character) => (20, character as usize),
            Thing::Markers(seat) => (21, seat.index()),
        };
        Place(row * ROW + u16::try_from(index).expect("there are few of each kind"))
    }

    /// The thing that a place is.
    pub(super) fn at(place: Place) -> Option<Thing> {
        let index = usize::from(place.0 % ROW);
        let column = || Column::ALL.get(index).copied();
        let card = |index: usize| Card::all().nth(index);
        Some(match place.0 / ROW {
            0 => Thing::Stall(*Stall::ALL.get(index)?),
            1 => Thing::Display(Seat::new(index / STALLS)?, Stall::ALL[index % STALLS]),
            2 => Thing::OnDisplay(*Stall::ALL.get(index / GOODS)?, Good::ALL[index % GOODS]),
            3 => Thing::Deck,
            4 => Thing::Card(card(index)?),
            5 => Thing::Column(column()?),
            6 => Thing::Down(column()?),
            7 => Thing::Head(column()?),
            8 => Thing::HeadStore(*Column::ALL.get(index / 2)?, index % 2),
            9 => Thing::Silo(column()?),
            10 => Thing::CardStore(card(index / 2)?, index % 2),
            11 => Thing::Satchel(index),
            12 => Thing::Stones,
            13 => Thing::Figure(*Spot::ALL.get(index)?),
            14 => Thing::Track(*Track::ALL.get(index)?),
            15 => Thing::Tile(tile_at(index)?),
            16 => Thing::Public(PublicOrder::all().nth(index)?),
            17 => Thing::Slot(PublicOrder::all().nth(index / SLOTS)?, index % SLOTS),
            18 => Thing::OwnSlot(card(index / SLOTS)?, index % SLOTS),
            19 => Thing::Ship(*ShipOrder::ALL.get(index)?),
            20 => Thing::Character(*Character::ALL.get(index)?),
            21 => Thing::Markers(Seat::new(index)?),
            _ => return None,
        })
    }

    /// What an action is done with, if it is something that lies on the table.
    pub(super) fn of_action(action: Action, open: &Open) -> Option<Thing> {
        let seat = open.pending()?.seat;
        let farm = open.farm(seat);
        Some(match action {
            Action::BuyVillage { place } | Action::Refill { place } => Thing::Stall(place),
            Action::BuyOwn { place } | Action::Replace { place, .. } => Thing::Display(seat, place),
            Action::BuyOther { place } => Thing::Display(seat.next(2), place),
            Action::Swap { place, good } => Thing::OnDisplay(place, good),
            Action::Look | Action::RefillDeck => Thing::Deck,
            Action::Ship { order } => Thing::Ship(order),
            Action::Pay { good, from } => source(farm, good, from, 0)?,
            Action::Place { column } => Thing::Column(column),
            Action::PlaceDown { column } => Thing::Down(column),
            Action::ProduceHead { resource, to }
            | Action::Produce { resource, to, .. }
            | Action::Store { resource, to } => room(farm, resource, to)?,
            Action::TakeEnergy => Thing::Stones,
            Action::UseTile { tile } => Thing::Tile(Tile::Progress(tile)),
            Action::Use { card } => Thing::Card(card),
            Action::Activate { column } => Thing::Head(column),
            Action::Deliver { to, slot, .. } => match to {
                Target::Public(order) => Thing::Slot(order, usize::from(slot - 1)),
                Target::Own(card) => Thing::OwnSlot(card, usize::from(slot - 1)),
            },
            Action::Step { track } => Thing::Track(track),
            Action::Lift { spot } => Thing::Figure(spot),
            Action::Keep { .. }
            | Action::PayRest
            | Action::Save { .. }
            | Action::Celebrate
            | Action::Take { .. }
            | Action::RowPoints
            | Action::RowActivate
            | Action::Dig { .. }
            | Action::Skip
            | Action::Done => return None,
        })
    }

    /// Where a good that is delivered lies.
    pub(super) fn delivered(to: Target, slot: u8, from: Source, open: &Open) -> Option<Thing> {
        let (seat, parts) = (open.pending()?.seat, open.components());
        let slot = usize::from(slot - 1);
        let wanted = match to {
            Target::Public(order) => parts.public(order).slots[seat.index()].get(slot)?.resource,
            Target::Own(card) => *parts.sheet(card)?.slots.get(slot)?,
        };
        source(open.farm(seat), wanted.into(), from, 0)
    }
}

/// Tiles of both kinds, one after the other.
fn tile_index(tile: Tile) -> usize {
    match tile {
        Tile::Progress(tile) => tile as usize,
        Tile::End(tile) => ProgressTile::ALL.len() + tile as usize,
    }
}

fn tile_at(index: usize) -> Option<Tile> {
    match index.checked_sub(ProgressTile::ALL.len()) {
        None => Some(Tile::Progress(ProgressTile::ALL[index])),
        Some(index) => EndTile::ALL.get(index).copied().map(Tile::End),
    }
}

/// Where goods lie that are given one after the other.
pub(super) fn sources(farm: FarmRef<'_>, given: &[(Good, Source)]) -> Vec<Thing> {
    let lies = |(nth, it): (usize, &(Good, Source))| {
        let n_before = given[..nth].iter().filter(|that| *that == it).count();
        source(farm, it.0, it.1, n_before)
    };
    given.iter().enumerate().filter_map(lies).collect()
}

/// Where a good that is given lies, if so many like it were given before.
fn source(farm: FarmRef<'_>, good: Good, from: Source, n_before: usize) -> Option<Thing> {
    let Some(resource) = good.resource() else { return Some(Thing::Stones) };
    let Source::Store(store) = from else {
        return Some(Thing::Figure(Spot::discount(resource)));
    };
    let lies = |stores: &[Option<Resource>]| {
        let mut found = (0..stores.len()).filter(|&it| stores[it] == Some(resource));
        found.clone().nth(n_before).or(found.next_back())
    };
    in_store(farm, resource, store, &lies, &|card| {
        let placed = farm.placed().iter().find(|placed| placed.card == card)?;
        lies(&placed.stores)
    })
}

/// Where a resource that is stored goes.
fn room(farm: FarmRef<'_>, resource: Resource, to: Store) -> Option<Thing> {
    let is_free = |stores: &[Option<Resource>]| stores.iter().position(Option::is_none);
    in_store(farm, resource, to, &is_free, &|card| {
        let placed = farm.placed().iter().find(|placed| placed.card == card)?;
        let makes = &farm.sheet(placed)?.makes;
        (0..makes.len()).find(|&it| placed.stores[it].is_none() && makes[it].has(resource))
    })
}

fn in_store(
    farm: FarmRef<'_>,
    resource: Resource,
    store: Store,
    find: &dyn Fn(&[Option<Resource>]) -> Option<usize>,
    find_on_card: &dyn Fn(Card) -> Option<usize>,
) -> Option<Thing> {
    let column = Column::of(resource);
    Some(match store {
        Store::Endless => Thing::Silo(column),
        Store::Head => Thing::HeadStore(column, find(&farm.head[column as usize])?),
        Store::Satchel => Thing::Satchel(find(&farm.satchel)?),
        Store::Card(card) => Thing::CardStore(card, find_on_card(card)?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_lead_back_to_their_things() {
        let stall = Stall::ALL[2];
        let second = Seat::FIRST.next(2);
        let card = Card::all().last().expect("a card");
        let order = PublicOrder::all().last().expect("an order");
        let things = [
            Thing::Stall(stall),
            Thing::Display(second, stall),
            Thing::OnDisplay(stall, Good::Energy),
            Thing::Deck,
            Thing::Card(card),
            Thing::Column(Column::Orders),
            Thing::Down(Column::Orders),
            Thing::Head(Column::Orders),
            Thing::HeadStore(Column::Pastures, 1),
            Thing::Silo(Column::Pastures),
            Thing::CardStore(card, 1),
            Thing::Satchel(2),
            Thing::Stones,
            Thing::Figure(Spot::RightUpper),
            Thing::Track(Track::Right),
            Thing::Tile(Tile::Progress(ProgressTile::FlowerEnergy)),
            Thing::Tile(Tile::End(EndTile::EndPoints)),
            Thing::Public(order),
            Thing::Slot(order, 3),
            Thing::OwnSlot(card, 3),
            Thing::Ship(ShipOrder::BarrelHonours),
            Thing::Character(Character::Gleaner),
            Thing::Markers(second),
        ];
        for thing in things {
            assert_eq!(Thing::at(thing.spot()), Some(thing));
        }
        assert_eq!(Thing::at(Place(u16::MAX)), None);
    }
}
