//! A farm read together with what is printed: which orders are complete, what fits where.

use crate::column::Column;
use crate::components::{Components, FarmCard};
use crate::farm::{Farm, Placed};
use crate::figure::{Figure, Spot, Spots};
use crate::good::{Goods, Resource, Resources};
use crate::rule::Rule;
use crate::store::Store;
use crate::track::{Gears, Track};
use std::iter;
use std::ops::Deref;

/// A farm together with what is printed on its cards and its board.
#[derive(Clone, Copy, Debug)]
pub struct FarmRef<'a> {
    farm: &'a Farm,
    components: &'a Components,
}

impl Deref for FarmRef<'_> {
    type Target = Farm;

    #[inline]
    fn deref(&self) -> &Farm {
        self.farm
    }
}

impl<'a> FarmRef<'a> {
    /// Reads a farm with what is printed on its cards.
    #[inline]
    pub const fn new(farm: &'a Farm, components: &'a Components) -> FarmRef<'a> {
        FarmRef { farm, components }
    }

    /// What is printed.
    #[inline]
    pub const fn components(self) -> &'a Components {
        self.components
    }

    /// The cards in the columns, in the order in which they were placed.
    #[inline]
    pub fn placed(self) -> &'a [Placed] {
        &self.farm.cards
    }

    /// What the front of a card shows, if that is up.
    #[inline]
    pub fn sheet(self, placed: &Placed) -> Option<&'a FarmCard> {
        placed.sheet(self.components)
    }

    /// What the cards that lie face up show.
    pub fn sheets(self) -> impl Iterator<Item = &'a FarmCard> {
        self.placed().iter().filter_map(move |placed| self.sheet(placed))
    }

    /// The same of one column.
    pub fn sheets_in(self, column: Column) -> impl Iterator<Item = &'a FarmCard> {
        let here = self.placed().iter().filter(move |placed| placed.column == column);
        here.filter_map(move |placed| self.sheet(placed))
    }

    /// Where a step on a track would lead, if there is one.
    pub fn after_step(self, track: Track) -> Option<Gears> {
        self.gears.after_step(track, self.standing, self.components)
    }

    /// The factor the left gear has reached.
    pub fn multiplier(self) -> u8 {
        self.gears.multiplier(self.components)
    }

    /// The points the right gear has reached.
    pub fn track_points(self) -> u8 {
        self.gears.points(self.components)
    }

    /// The own orders that are complete.
    pub fn n_crates(self) -> u8 {
        let orders = self.in_column(Column::Orders);
        orders.filter(|(_, placed)| placed.has_crate(self.components)).count() as u8
    }

    /// Whether a figure of a kind still stands on the farm.
    pub fn has_figure(self, figure: Figure) -> bool {
        self.standing.iter().any(|spot| self.components.spot(spot).figure == figure)
    }

    /// The places where figures of a kind still stand.
    pub fn spots_of(self, figure: Figure) -> Spots {
        self.standing.iter().filter(|&spot| self.components.spot(spot).figure == figure).collect()
    }

    /// Whether a resource can be stored here, and if not, by which rule.
    pub(crate) fn can_store(self, resource: Resource, store: Store) -> Result<(), Rule> {
        let is_endless = self.has(Spot::endless(resource));
        let has_room = match store {
            Store::Endless if is_endless => return Ok(()),
            Store::Endless => false,
            _ if is_endless => return Err(Rule::EndlessFirst),
            Store::Head => self.head_of(resource).contains(&None),
            Store::Satchel => self.has_satchel_room(),
            Store::Card(card) => self.find(card).is_some_and(|index| {
                self.cards[index].room_for(resource, self.components).is_some()
            }),
        };
        if has_room { Ok(()) } else { Err(Rule::NoRoom) }
    }

    /// Every store a resource could go to.
    #[inline]
    pub(crate) fn rooms(self, resource: Resource, mut each: impl FnMut(Store)) {
        if self.has(Spot::endless(resource)) {
            return each(Store::Endless);
        }
        if self.head_of(resource).contains(&None) {
            each(Store::Head);
        }
        if self.has_satchel_room() {
            each(Store::Satchel);
        }
        for placed in self.placed() {
            if placed.room_for(resource, self.components).is_some() {
                each(Store::Card(placed.card));
            }
        }
    }

    /// Whether a resource could go anywhere.
    pub fn has_room(self, resource: Resource) -> bool {
        let mut found = false;
        self.rooms(resource, |_| found = true);
        found
    }

    /// Whether any of these resources could go anywhere.
    pub(crate) fn has_room_among(self, resources: Resources) -> bool {
        resources.iter().any(|resource| self.has_room(resource))
    }

    /// Whether a gear could go a step.
    pub fn can_step(self) -> bool {
        Track::ALL.iter().any(|&track| self.after_step(track).is_some())
    }

    /// Whether a store that gives this resource up could take another one instead.
    pub(crate) fn makes_room(self, given: Resource, from: Store, taken: Resource) -> bool {
        match from {
            Store::Head => Column::of(given) == Column::of(taken),
            Store::Satchel => true,
            Store::Endless => false,
            Store::Card(card) => {
                let index = self.find(card).expect("the card lies here");
                let placed = &self.cards[index];
                let store = placed.stores.iter().position(|&lies| lies == Some(given));
                let sheet = self.sheet(placed).expect("only fronts have stores");
                store.is_some_and(|store| sheet.makes[store].has(taken))
            }
        }
    }

    /// How many single stores are free in which one of some resources could lie.
    pub(crate) fn n_free(self, kinds: Resources) -> usize {
        let free = |stores: &[Option<Resource>]| stores.iter().filter(|it| it.is_none()).count();
        let heads = Column::PRODUCING.iter().zip(&self.head);
        let heads = heads.filter(|(column, _)| !(column.head_makes() & kinds).is_empty());
        let in_heads: usize = heads.map(|(_, stores)| free(stores)).sum();
        let on_character = if self.has_satchel() { free(&self.satchel) } else { 0 };
        let on_cards = self.placed().iter().map(|placed| placed.n_free(kinds, self.components));
        in_heads + on_character + on_cards.sum::<usize>()
    }

    /// One of some goods that must be stored and where, if its kind leaves no choice: it has one
    /// store or fills them all, and nothing else that must be stored could lie there.
    pub(crate) fn obvious_store(self, goods: &Goods) -> Option<(Resource, Store)> {
        let due = || Resource::ALL.iter().copied().filter(|&it| goods[it] > 0);
        due().find_map(|resource| {
            let mut store = None;
            let mut n_stores = 0;
            let mut is_shared = false;
            self.rooms(resource, |room| {
                store = Some(room);
                n_stores += 1;
                for other in due().filter(|&it| it != resource) {
                    let is_other_head = Column::of(other) != Column::of(resource);
                    let is_apart = match room {
                        Store::Head => is_other_head,
                        Store::Endless => true,
                        Store::Satchel | Store::Card(_) => false,
                    };
                    self.rooms(other, |it| is_shared |= it == room && !is_apart);
                }
            });
            let leaves_no_choice = n_stores == 1
                || usize::from(goods[resource]) >= self.n_free(iter::once(resource).collect());
            store.filter(|_| leaves_no_choice && !is_shared).map(|store| (resource, store))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Components as _;

    /// SV-6.2, SV-6.3, SV-6.8
    #[test]
    fn stores_hold_what_fits() {
        let components = Components::ours();
        let mut farm = Farm::new();
        let can_store = |farm: &Farm, resource, store| {
            FarmRef::new(farm, &components).can_store(resource, store)
        };
        assert_eq!(can_store(&farm, Resource::Flower, Store::Head), Ok(()));
        assert_eq!(can_store(&farm, Resource::Grain, Store::Head), Err(Rule::NoRoom));
        assert_eq!(can_store(&farm, Resource::Grain, Store::Endless), Err(Rule::NoRoom));
        farm.standing.remove(Spot::PlantSilo);
        assert_eq!(can_store(&farm, Resource::Grain, Store::Endless), Ok(()));
        farm.put(Resource::Grain, Store::Endless, &components);
        assert_eq!(farm.can_take(Resource::Grain, Store::Endless), Err(Rule::EndlessLast));
        assert_eq!(farm.best_source(Resource::Grain), Some(Store::Head));
        farm.take(Resource::Grain, Store::Head);
        assert_eq!(can_store(&farm, Resource::Grain, Store::Head), Err(Rule::EndlessFirst));
        assert_eq!(farm.best_source(Resource::Grain), Some(Store::Endless));
    }
}
