//! One farm: its cards, stores, figures, gears and tiles, and the display above it.

use crate::card::Card;
use crate::column::Column;
use crate::components::{Components, FarmCard};
use crate::figure::{Spot, Spots};
use crate::good::{Good, Goods, Resource, Resources};
use crate::kinds::{Character, EndTile, ProgressTile};
use crate::rule::Rule;
use crate::store::Store;
use crate::track::Gears;
use arrayvec::ArrayVec;

/// No farm gets more cards than this: 22 turns, one before each income, one by a ship order.
pub(crate) const MAX_CARDS: usize = 26;

/// A card that lies in a column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placed {
    /// Which.
    pub card: Card,
    /// Where.
    pub column: Column,
    /// Whether its back is up, so that it does nothing.
    pub is_face_down: bool,
    /// What lies in its stores.
    pub stores: [Option<Resource>; 2],
    /// The slots of an order that were delivered to, as bits; all of them once it is complete.
    pub delivered: u8,
}

impl Placed {
    /// What its front shows, if that is up.
    #[inline]
    pub fn sheet<'a>(&self, components: &'a Components) -> Option<&'a FarmCard> {
        if self.is_face_down { None } else { components.sheet(self.card) }
    }

    /// Whether it is an order with its crate.
    pub fn has_crate(&self, components: &Components) -> bool {
        self.sheet(components)
            .is_some_and(|it| it.is_order() && self.delivered == all_slots(it.slots.len()))
    }

    /// How many empty stores it has in which one of some resources could lie.
    pub(crate) fn n_free(&self, kinds: Resources, components: &Components) -> usize {
        let Some(sheet) = self.sheet(components) else { return 0 };
        let fits = |&it: &usize| self.stores[it].is_none() && !(sheet.makes[it] & kinds).is_empty();
        (0..sheet.makes.len()).filter(fits).count()
    }

    /// An empty store for a resource.
    #[inline]
    pub(crate) fn room_for(&self, resource: Resource, components: &Components) -> Option<usize> {
        let sheet = self.sheet(components)?;
        (0..sheet.makes.len())
            .find(|&it| self.stores[it].is_none() && sheet.makes[it].has(resource))
    }
}

/// The bits of so many slots.
pub(crate) const fn all_slots(n_slots: usize) -> u8 {
    (1 << n_slots) - 1
}

/// A card in a display, with its price.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Priced {
    /// Which.
    pub card: Card,
    /// The goods on it.
    pub price: Goods,
    /// The scarcity markers on it.
    pub markers: u8,
}

impl Priced {
    /// A card without a price yet.
    pub(crate) const fn new(card: Card) -> Priced {
        Priced { card, price: Goods::NONE, markers: 0 }
    }

    /// How many goods and markers are on it.
    pub fn total(&self) -> usize {
        self.price.len() + usize::from(self.markers)
    }
}

/// A progress tile on a farm.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HeldTile {
    /// Which.
    pub tile: ProgressTile,
    /// Whether it was taken after the latest turn of its owner began, and does not work yet.
    pub is_fresh: bool,
}

/// One seat's farm and everything beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Farm {
    /// The character, once it is chosen.
    pub character: Option<Character>,
    /// The cards in the columns, in the order in which they were placed.
    pub cards: ArrayVec<Placed, MAX_CARDS>,
    /// How many cards lie in each column.
    pub n_cards: [u8; Column::ALL.len()],
    /// The single stores in the heads of plants, flowers and pastures.
    pub head: [[Option<Resource>; 2]; 3],
    /// What lies in the endless stores, by resource.
    pub endless: [u8; Resource::ALL.len()],
    /// What lies in the stores of the character with the satchel.
    pub satchel: [Option<Resource>; 3],
    /// All goods one owns, wherever they lie.
    pub goods: Goods,
    /// The places where figures still stand.
    pub standing: Spots,
    /// The cards above the farm.
    pub display: [Option<Priced>; 3],
    /// The gears on the bot tracks.
    pub gears: Gears,
    /// The progress tiles.
    pub tiles: ArrayVec<HeldTile, { ProgressTile::ALL.len() }>,
    /// The end tile.
    pub end_tile: Option<EndTile>,
    /// Full rows taken for points.
    pub rows_for_points: u8,
    /// Full rows that were activated.
    pub rows_activated: u8,
    /// Scarcity markers beside the farm.
    pub scarcity: u8,
    /// Festivals kept for points.
    pub kept: ArrayVec<Card, 2>,
}

impl Farm {
    /// A farm with the goods of the start and an empty display.
    pub(crate) fn new() -> Farm {
        use Resource::{Egg, Flower, Grain, Lily, Wool};
        Farm {
            character: None,
            cards: ArrayVec::new(),
            n_cards: [0; Column::ALL.len()],
            head: [[Some(Grain), Some(Lily)], [Some(Flower), None], [Some(Wool), Some(Egg)]],
            endless: [0; Resource::ALL.len()],
            satchel: [None; 3],
            goods: Good::ALL.iter().copied().collect(),
            standing: Spot::ALL.iter().copied().collect(),
            display: [None; 3],
            gears: Gears::default(),
            tiles: ArrayVec::new(),
            end_tile: None,
            rows_for_points: 0,
            rows_activated: 0,
            scarcity: 0,
            kept: ArrayVec::new(),
        }
    }

    /// Counts the goods and cards that lie here anew; energy lies nowhere.
    pub(crate) fn count(&mut self, energy: u8) {
        self.n_cards = [0; Column::ALL.len()];
        self.cards.iter().for_each(|placed| self.n_cards[placed.column as usize] += 1);
        let mut goods = Goods::NONE;
        goods[Good::Energy] = energy;
        let single = self.head.iter().flatten().chain(&self.satchel);
        let on_cards = self.cards.iter().flat_map(|placed| &placed.stores);
        single.chain(on_cards).flatten().for_each(|&resource| goods[resource] += 1);
        for &resource in Resource::ALL {
            goods[resource] += self.endless[resource as usize];
        }
        self.goods = goods;
    }

    /// Whether this is the character.
    #[inline]
    pub fn is(&self, character: Character) -> bool {
        self.character == Some(character)
    }

    /// Whether a place's figure is gone, so that its upgrade works.
    #[inline]
    pub fn has(&self, spot: Spot) -> bool {
        !self.standing.has(spot)
    }

    /// How many cards lie in a column, face down too.
    #[inline]
    pub fn n_in(&self, column: Column) -> u8 {
        self.n_cards[column as usize]
    }

    /// The cards of a column from top to bottom, with their places in [`Farm::cards`].
    pub fn in_column(&self, column: Column) -> impl Iterator<Item = (usize, &Placed)> {
        self.cards.iter().enumerate().filter(move |(_, placed)| placed.column == column)
    }

    /// How many rows are full.
    pub fn n_full_rows(&self) -> u8 {
        self.n_cards.into_iter().min().expect("six columns")
    }

    /// How many row tiles were taken.
    pub fn n_row_tiles(&self) -> u8 {
        self.rows_for_points + self.rows_activated
    }

    /// A card on this farm.
    pub(crate) fn find(&self, card: Card) -> Option<usize> {
        self.cards.iter().position(|placed| placed.card == card)
    }

    /// The price of a resource at the market, in energy.
    #[inline]
    pub fn rate(&self, resource: Resource) -> u8 {
        let full = match resource {
            Resource::Grain | Resource::Lily => 2,
            Resource::Flower => 3,
            Resource::Wool | Resource::Egg => 4,
        };
        full - u8::from(self.has(Spot::discount(resource)))
    }

    /// What a good costs that is not in a store, in energy.
    #[inline]
    pub(crate) fn cost(&self, good: Good) -> u8 {
        good.resource().map_or(1, |resource| self.rate(resource))
    }

    /// Whether the character has a free store.
    #[inline]
    pub fn has_satchel_room(&self) -> bool {
        self.has_satchel() && self.satchel.contains(&None)
    }

    /// The stores in the head of the resource's column.
    #[inline]
    pub(crate) fn head_of(&self, resource: Resource) -> &[Option<Resource>; 2] {
        &self.head[Column::of(resource) as usize]
    }

    /// Puts a resource into a store with room for it.
    pub(crate) fn put(&mut self, resource: Resource, store: Store, components: &Components) {
        self.goods[resource] += 1;
        let place = match store {
            Store::Endless => {
                self.endless[resource as usize] += 1;
                return;
            }
            Store::Head => {
                self.head[Column::of(resource) as usize].iter_mut().find(|it| it.is_none())
            }
            Store::Satchel => self.satchel.iter_mut().find(|it| it.is_none()),
            Store::Card(card) => {
                let index = self.find(card).expect("the card lies here");
                let store = self.cards[index].room_for(resource, components);
                let store = store.expect("the card has room");
                Some(&mut self.cards[index].stores[store])
            }
        };
        *place.expect("the store has room") = Some(resource);
    }

    /// Whether a resource lies here and may be taken, and if not, by which rule.
    pub(crate) fn can_take(&self, resource: Resource, store: Store) -> Result<(), Rule> {
        let lies = Some(resource);
        let is_there = match store {
            Store::Head => self.head_of(resource).contains(&lies),
            Store::Satchel => self.satchel.contains(&lies),
            Store::Card(card) => {
                self.find(card).is_some_and(|index| self.cards[index].stores.contains(&lies))
            }
            Store::Endless => {
                let endless = self.endless[resource as usize];
                if endless > 0 && endless < self.goods[resource] {
                    return Err(Rule::EndlessLast);
                }
                endless > 0
            }
        };
        if is_there { Ok(()) } else { Err(Rule::NotThere) }
    }

    /// Every store a resource can be taken from, the one least missed first.
    #[inline]
    pub(crate) fn sources(&self, resource: Resource, mut each: impl FnMut(Store)) {
        let mut left = self.goods[resource];
        if left == 0 {
            return;
        }
        if left == self.endless[resource as usize] {
            return each(Store::Endless);
        }
        left -= self.endless[resource as usize];
        let lies = Some(resource);
        for placed in &self.cards {
            let n_here = placed.stores.iter().filter(|&&it| it == lies).count() as u8;
            if n_here > 0 {
                each(Store::Card(placed.card));
                left -= n_here;
                if left == 0 {
                    return;
                }
            }
        }
        if self.head_of(resource).contains(&lies) {
            each(Store::Head);
        }
        if self.satchel.contains(&lies) {
            each(Store::Satchel);
        }
    }

    /// The store a resource is best taken from.
    pub(crate) fn best_source(&self, resource: Resource) -> Option<Store> {
        let mut best = None;
        self.sources(resource, |store| best = best.or(Some(store)));
        best
    }

    /// Takes a resource out of a store where it lies.
    pub(crate) fn take(&mut self, resource: Resource, store: Store) {
        self.goods[resource] -= 1;
        let lies = Some(resource);
        let place = match store {
            Store::Endless => {
                self.endless[resource as usize] -= 1;
                return;
            }
            Store::Head => {
                self.head[Column::of(resource) as usize].iter_mut().find(|it| **it == lies)
            }
            Store::Satchel => self.satchel.iter_mut().find(|it| **it == lies),
            Store::Card(card) => {
                let index = self.find(card).expect("the card lies here");
                self.cards[index].stores.iter_mut().find(|it| **it == lies)
            }
        };
        *place.expect("the resource lies there") = None;
    }
}
