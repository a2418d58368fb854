//! The complete state of a match.

use crate::card::{Card, Cards, Era};
use crate::components::Components;
use crate::farm::{Farm, all_slots};
use crate::farm_ref::FarmRef;
use crate::good::Resource;
use crate::kinds::{Characters, EndTiles, ProgressTiles, PublicOrder, ShipOrder};
use crate::step::{Pending, Step, Steps};
use crate::store::Store;
use arrayvec::ArrayVec;
use std::fmt;
use std::sync::Arc;
use table::Components as _;
use table::{BySeat, RulesVersion, Seat};

/// The two seats: White, who starts the match, and Black.
pub(crate) const SEATS: usize = 2;

/// The other one of the two seats.
pub(crate) const fn other(seat: Seat) -> Seat {
    seat.next(SEATS)
}

/// The complete state of a match: what lies open, and what does not.
///
/// The deck has no order: what is drawn is decided when it is drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    pub(crate) open: Open,
    /// The farm cards in the deck.
    pub(crate) deck: Cards,
    /// The festivals in the pile of this era.
    pub(crate) festivals: Cards,
    /// The cards that each seat may put into its display while an era is prepared.
    pub(crate) hands: BySeat<Cards, SEATS>,
    /// The characters each seat was dealt, until both have chosen.
    pub(crate) dealt: BySeat<Characters, SEATS>,
    /// The characters nobody was dealt, until both have chosen.
    pub(crate) undealt: Characters,
}

/// What a match began with and what never changes in it: the printed things, and the options that
/// reach the rules.
#[derive(Clone)]
pub struct Setting {
    /// The version of the rules.
    pub rules: RulesVersion,
    /// What is printed on cards and boards.
    pub components: Arc<Components>,
    /// Whether a ship order at a festival removes a card of the village too.
    pub festival_ships_remove: bool,
}

impl fmt::Debug for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Setting")
            .field("rules", &self.rules)
            .field("components", &self.components.hash().to_string())
            .field("festival-ships-remove", &self.festival_ships_remove)
            .finish()
    }
}

impl PartialEq for Setting {
    /// What is printed is the same if the rules read the same in it.
    fn eq(&self, other: &Setting) -> bool {
        self.rules == other.rules
            && self.components == other.components
            && self.festival_ships_remove == other.festival_ships_remove
    }
}

/// What lies open on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Open {
    /// What the match began with.
    pub setting: Setting,
    /// The era.
    pub era: Era,
    /// Who has the start tree.
    pub tree: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// How many turns have begun.
    pub turn: u16,
    /// How many of the extra turns at the end are left; the one that is played counts.
    pub extra_turns: u8,
    /// Whether all four orders of the era lie open, so that it ends with this round.
    pub is_era_ending: bool,
    /// The cards of the village from left to right.
    pub village: [Option<Card>; 3],
    /// The farms.
    pub farms: BySeat<Farm, SEATS>,
    /// The public orders that lie open.
    pub public_orders: ArrayVec<OpenPublic, 6>,
    /// The ship orders that lie open.
    pub ship_orders: ArrayVec<OpenShip, 6>,
    /// The progress tiles to be taken from the right track.
    pub progress_tiles: ProgressTiles,
    /// The progress tiles in the box, to be taken by a ship order.
    pub boxed_tiles: ProgressTiles,
    /// The end tiles to be taken at the top of the right track.
    pub end_tiles: EndTiles,
    /// The farm cards that were discarded.
    pub discards: Cards,
    /// What else is in the deck, beside farm cards.
    pub specials: Specials,
    /// Whether the barterer's swap was used in this turn.
    pub is_swapped: bool,
    /// What is pending, the topmost last.
    pub steps: Steps,
}

/// The special cards in the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Specials {
    /// How many bring a festival.
    pub festivals: u8,
    /// Whether the one that reveals a public order is there.
    pub reveal_public: bool,
    /// Whether the one that reveals a ship order is there.
    pub reveal_ship: bool,
}

impl Specials {
    /// How many cards these are.
    pub fn len(&self) -> usize {
        usize::from(self.festivals)
            + usize::from(self.reveal_public)
            + usize::from(self.reveal_ship)
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A public order that lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenPublic {
    /// Which.
    pub order: PublicOrder,
    /// The slots each seat has delivered to, as bits; all of them once it is complete.
    pub delivered: BySeat<u8, SEATS>,
    /// Who completed it first.
    pub first: Option<Seat>,
}

impl OpenPublic {
    /// Whether a seat has completed it.
    pub fn is_done(&self, seat: Seat, components: &Components) -> bool {
        let n_slots = components.public(self.order).slots[seat.index()].len();
        self.delivered[seat] == all_slots(n_slots)
    }

    /// The points of a seat's barrel.
    pub fn points(&self, seat: Seat, components: &Components) -> u8 {
        let [first_points, second_points] = components.public(self.order).barrels;
        match self.first {
            _ if !self.is_done(seat, components) => 0,
            Some(first) if first == seat => first_points,
            _ => second_points,
        }
    }
}

/// A ship order that lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenShip {
    /// Which.
    pub order: ShipOrder,
    /// Who has a ship on it.
    pub is_done: BySeat<bool, SEATS>,
    /// Whose ship was the first.
    pub first: Option<Seat>,
}

impl OpenShip {
    /// The points of a seat's ship.
    pub fn points(&self, seat: Seat, components: &Components) -> u8 {
        let [first_points, second_points] = components.ship(self.order).places;
        match self.first {
            _ if !self.is_done[seat] => 0,
            Some(first) if first == seat => first_points,
            _ => second_points,
        }
    }
}

impl State {
    /// What lies open.
    pub fn open(&self) -> &Open {
        &self.open
    }
}

impl Open {
    /// What is asked, and of whom.
    #[inline]
    pub fn pending(&self) -> Option<Pending> {
        self.steps.last().copied()
    }

    /// What is printed.
    #[inline]
    pub fn components(&self) -> &Components {
        &self.setting.components
    }

    /// A seat's farm, with what is printed on it.
    #[inline]
    pub fn farm(&self, seat: Seat) -> FarmRef<'_> {
        FarmRef::new(&self.farms[seat], &self.setting.components)
    }

    #[inline]
    pub(crate) fn farm_mut(&mut self, seat: Seat) -> &mut Farm {
        &mut self.farms[seat]
    }

    /// Puts a resource into a store with room for it.
    pub(crate) fn put(&mut self, seat: Seat, resource: Resource, store: Store) {
        self.farms[seat].put(resource, store, &self.setting.components);
    }

    #[inline]
    pub(crate) fn push(&mut self, seat: Seat, step: Step) {
        self.steps.push(Pending { seat, step });
    }

    /// How many barrels of a seat are on public orders.
    pub fn n_barrels(&self, seat: Seat) -> u8 {
        let components = self.components();
        self.public_orders.iter().filter(|it| it.is_done(seat, components)).count() as u8
    }

    /// How many ships of a seat are on ship orders.
    pub fn n_ships(&self, seat: Seat) -> u8 {
        self.ship_orders.iter().filter(|it| it.is_done[seat]).count() as u8
    }
}
