//! A view as it goes to a client, and back: everything the viewer knows, in a form that other
//! programs read with ease. What is read is checked, so that no view is accepted that cannot be.

use crate::card::{self, Card, Cards, Era, deck_cards};
use crate::column::Column;
use crate::components::Components;
use crate::farm::{Farm, HeldTile, Placed, Priced};
use crate::figure::Spots;
use crate::good::{Good, Goods, MOST, Resource};
use crate::kinds::{Character, Characters, EndTile, EndTiles, ProgressTile, ProgressTiles};
use crate::kinds::{PublicOrder, ShipOrder};
use crate::state::{Open, OpenPublic, OpenShip, SEATS, Setting, Specials, State};
use crate::step::Pending;
use crate::track::Gears;
use crate::view::{HandSize, View};
use arrayvec::ArrayVec;
use serde::Serialize;
use std::sync::Arc;
use table::{Edition, ParseError, QuickChance, Seat, Viewer, read_fields};

/// No match has so many turns.
const MOST_TURNS: u16 = 100;

/// The view as it goes to a client.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct ViewData {
    viewer: Viewer,
    to_act: Option<Seat>,
    era: Era,
    tree: Seat,
    active: Seat,
    turn: u16,
    extra_turns: u8,
    era_ending: bool,
    village: [Option<Card>; 3],
    farms: [FarmData; SEATS],
    public_orders: Vec<PublicData>,
    ship_orders: Vec<ShipData>,
    progress_tiles: ProgressTiles,
    boxed_tiles: ProgressTiles,
    end_tiles: EndTiles,
    discards: Cards,
    specials: SpecialsData,
    swapped: bool,
    festival_ships_remove: bool,
    steps: Vec<Pending>,
    hand: Cards,
    hand_sizes: [HandSizeData; SEATS],
    unseen: Cards,
    dealt: Characters,
    unseen_characters: Characters,
}

read_fields! { strict ViewData:
    viewer, to_act, era, tree, active, turn, extra_turns, era_ending, village, farms, public_orders,
    ship_orders, progress_tiles, boxed_tiles, end_tiles, discards, specials, swapped,
    festival_ships_remove, steps, hand, hand_sizes, unseen, dealt, unseen_characters,
}

/// One seat's farm. How many goods and cards there are follows from where they lie.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct FarmData {
    character: Option<Character>,
    cards: Vec<PlacedData>,
    heads: HeadsData,
    endless: Goods,
    satchel: [Option<Resource>; 3],
    energy: u8,
    figures: Spots,
    display: [Option<PricedData>; 3],
    gears: GearsData,
    tiles: Vec<TileData>,
    end_tile: Option<EndTile>,
    rows_for_points: u8,
    rows_activated: u8,
    scarcity: u8,
    kept: Vec<Card>,
}

read_fields! { strict FarmData:
    character, cards, heads, endless, satchel, energy, figures, display, gears, tiles, end_tile,
    rows_for_points, rows_activated, scarcity, kept,
}

/// The single stores in the heads.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct HeadsData {
    plants: [Option<Resource>; 2],
    flowers: [Option<Resource>; 2],
    pastures: [Option<Resource>; 2],
}

read_fields! { strict HeadsData: plants, flowers, pastures }

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct PlacedData {
    card: Card,
    column: Column,
    face_down: bool,
    stores: [Option<Resource>; 2],
    /// The slots that were delivered to, counted from 1.
    delivered: Vec<u8>,
}

read_fields! { strict PlacedData: card, column, face_down, stores, delivered }

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct PricedData {
    card: Card,
    price: Goods,
    markers: u8,
}

read_fields! { strict PricedData: card, price, markers }

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct GearsData {
    left: u8,
    right: u8,
    detour: u8,
}

read_fields! { strict GearsData: left, right, detour }

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct TileData {
    tile: ProgressTile,
    fresh: bool,
}

read_fields! { strict TileData: tile, fresh }

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct PublicData {
    order: PublicOrder,
    /// The slots each seat has delivered to, counted from 1.
    delivered: [Vec<u8>; SEATS],
    first: Option<Seat>,
}

read_fields! { strict PublicData: order, delivered, first }

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct ShipData {
    order: ShipOrder,
    done: [bool; SEATS],
    first: Option<Seat>,
}

read_fields! { strict ShipData: order, done, first }

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct SpecialsData {
    festivals: u8,
    reveal_public: bool,
    reveal_ship: bool,
}

read_fields! { strict SpecialsData: festivals, reveal_public, reveal_ship }

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
struct HandSizeData {
    farm_cards: usize,
    festivals: usize,
}

read_fields! { strict HandSizeData: farm_cards, festivals }

/// The numbers of the bits that are set, from 1.
fn numbers(bits: u8) -> Vec<u8> {
    (1..=8).filter(|number| bits >> (number - 1) & 1 == 1).collect()
}

/// The bits with these numbers.
fn bits(numbers: &[u8]) -> Result<u8, ParseError> {
    let bit = |number: &u8| match number {
        1..=4 => Ok(1 << (number - 1)),
        _ => Err(ParseError(format!("there is no slot {number}"))),
    };
    numbers.iter().map(bit).try_fold(0, |bits, bit| Ok(bits | bit?))
}

impl ViewData {
    pub(crate) fn new(view: &View) -> ViewData {
        let open = &view.open;
        let public = |it: &OpenPublic| PublicData {
            order: it.order,
            delivered: it.delivered.map(|&bits| numbers(bits)).into(),
            first: it.first,
        };
        let ship =
            |it: &OpenShip| ShipData { order: it.order, done: it.is_done.into(), first: it.first };
        ViewData {
            viewer: view.viewer,
            to_act: open.pending().map(|pending| pending.seat),
            era: open.era,
            tree: open.tree,
            active: open.active,
            turn: open.turn,
            extra_turns: open.extra_turns,
            era_ending: open.is_era_ending,
            village: open.village,
            farms: open.farms.map(FarmData::new).into(),
            public_orders: open.public_orders.iter().map(public).collect(),
            ship_orders: open.ship_orders.iter().map(ship).collect(),
            progress_tiles: open.progress_tiles,
            boxed_tiles: open.boxed_tiles,
            end_tiles: open.end_tiles,
            discards: open.discards,
            specials: SpecialsData {
                festivals: open.specials.festivals,
                reveal_public: open.specials.reveal_public,
                reveal_ship: open.specials.reveal_ship,
            },
            swapped: open.is_swapped,
            festival_ships_remove: open.setting.festival_ships_remove,
            steps: open.steps.to_vec(),
            hand: view.hand,
            hand_sizes: view
                .hand_sizes
                .map(|size| HandSizeData { farm_cards: size.farm_cards, festivals: size.festivals })
                .into(),
            unseen: view.unseen,
            dealt: view.dealt,
            unseen_characters: view.unseen_characters,
        }
    }
}

impl FarmData {
    fn new(farm: &Farm) -> FarmData {
        let [plants, flowers, pastures] = farm.head;
        let mut endless = Goods::NONE;
        for &resource in Resource::ALL {
            endless[resource] = farm.endless[resource as usize];
        }
        let placed = |it: &Placed| PlacedData {
            card: it.card,
            column: it.column,
            face_down: it.is_face_down,
            stores: it.stores,
            delivered: numbers(it.delivered),
        };
        let priced =
            |it: Priced| PricedData { card: it.card, price: it.price, markers: it.markers };
        FarmData {
            character: farm.character,
            cards: farm.cards.iter().map(placed).collect(),
            heads: HeadsData { plants, flowers, pastures },
            endless,
            satchel: farm.satchel,
            energy: farm.goods[Good::Energy],
            figures: farm.standing,
            display: farm.display.map(|place| place.map(priced)),
            gears: GearsData {
                left: farm.gears.left,
                right: farm.gears.right,
                detour: farm.gears.detour,
            },
            tiles: farm
                .tiles
                .iter()
                .map(|it| TileData { tile: it.tile, fresh: it.is_fresh })
                .collect(),
            end_tile: farm.end_tile,
            rows_for_points: farm.rows_for_points,
            rows_activated: farm.rows_activated,
            scarcity: farm.scarcity,
            kept: farm.kept.to_vec(),
        }
    }

    fn read(self) -> Result<Farm, ParseError> {
        let FarmData { cards, heads, endless, kept, tiles, .. } = self;
        let mut farm = Farm::new();
        farm.character = self.character;
        for it in cards {
            let placed = Placed {
                card: it.card,
                column: it.column,
                is_face_down: it.face_down,
                stores: it.stores,
                delivered: bits(&it.delivered)?,
            };
            farm.cards.try_push(placed).map_err(|_| ParseError("too many cards".to_owned()))?;
        }
        farm.head = [heads.plants, heads.flowers, heads.pastures];
        for &resource in Resource::ALL {
            farm.endless[resource as usize] = endless[resource];
        }
        farm.satchel = self.satchel;
        farm.standing = self.figures;
        farm.display = self.display.map(|place| {
            place.map(|it| Priced { card: it.card, price: it.price, markers: it.markers })
        });
        let gears = self.gears;
        farm.gears = Gears { left: gears.left, right: gears.right, detour: gears.detour };
        let held = |it: TileData| HeldTile { tile: it.tile, is_fresh: it.fresh };
        farm.tiles = all_of(tiles.into_iter().map(held), "tiles")?;
        farm.end_tile = self.end_tile;
        farm.rows_for_points = self.rows_for_points;
        farm.rows_activated = self.rows_activated;
        farm.scarcity = self.scarcity;
        farm.kept = all_of(kept, "kept festivals")?;
        farm.count(self.energy);
        let markers = farm.display.iter().flatten().map(|it| it.markers);
        let counts = [self.energy, self.scarcity, self.rows_for_points, self.rows_activated];
        if counts.into_iter().chain(markers).any(|count| count > MOST) || endless[Good::Energy] > 0
        {
            return Err(ParseError("nobody has so much".to_owned()));
        }
        if farm.kept.iter().any(|card| card.festival().is_none()) {
            return Err(ParseError("only festivals are kept".to_owned()));
        }
        Ok(farm)
    }
}

fn all_of<T, const MOST: usize>(
    items: impl IntoIterator<Item = T>,
    what: &str,
) -> Result<ArrayVec<T, MOST>, ParseError> {
    let mut all = ArrayVec::new();
    for item in items {
        all.try_push(item).map_err(|_| ParseError(format!("too many {what}")))?;
    }
    Ok(all)
}

impl ViewData {
    /// The view, if there can be one like it in a match with these components.
    pub(crate) fn read(self, edition: &Edition<State>) -> Result<View, ParseError> {
        let components = &edition.components;
        self.check_seats()?;
        self.check_cards(components)?;
        let public = |it: PublicData| {
            let [white, black] = it.delivered;
            let delivered = [bits(&white)?, bits(&black)?].into();
            Ok(OpenPublic { order: it.order, delivered, first: it.first })
        };
        let public: Vec<OpenPublic> =
            self.public_orders.into_iter().map(public).collect::<Result<_, ParseError>>()?;
        let ship =
            |it: ShipData| OpenShip { order: it.order, is_done: it.done.into(), first: it.first };
        let [white, black] = self.farms;
        let setting = Setting {
            rules: edition.rules,
            components: Arc::clone(components),
            festival_ships_remove: self.festival_ships_remove,
        };
        let open = Open {
            setting,
            era: self.era,
            tree: self.tree,
            active: self.active,
            turn: self.turn,
            extra_turns: self.extra_turns,
            is_era_ending: self.era_ending,
            village: self.village,
            farms: [white.read()?, black.read()?].into(),
            public_orders: all_of(public, "public orders")?,
            ship_orders: all_of(self.ship_orders.into_iter().map(ship), "ship orders")?,
            progress_tiles: self.progress_tiles,
            boxed_tiles: self.boxed_tiles,
            end_tiles: self.end_tiles,
            discards: self.discards,
            specials: Specials {
                festivals: self.specials.festivals,
                reveal_public: self.specials.reveal_public,
                reveal_ship: self.specials.reveal_ship,
            },
            is_swapped: self.swapped,
            steps: all_of(self.steps, "steps")?,
        };
        let view = View {
            viewer: self.viewer,
            open,
            hand: self.hand,
            hand_sizes: self
                .hand_sizes
                .map(|size| HandSize { farm_cards: size.farm_cards, festivals: size.festivals })
                .into(),
            unseen: self.unseen,
            dealt: self.dealt,
            unseen_characters: self.unseen_characters,
        };
        view.check_hidden()?;
        // However the unseen is dealt, the table is as possible or impossible.
        view.guess(&mut QuickChance::new(0)).audit_all().map_err(ParseError)?;
        Ok(view)
    }

    /// There are two seats, and who acts is whom the topmost step asks.
    fn check_seats(&self) -> Result<(), ParseError> {
        let viewer = match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        };
        let first = self.public_orders.iter().map(|it| it.first);
        let first = first.chain(self.ship_orders.iter().map(|it| it.first)).flatten();
        let asked = self.steps.iter().map(|pending| pending.seat);
        let mut named = first.chain(asked).chain(viewer).chain([self.tree, self.active]);
        if let Some(seat) = named.find(|seat| seat.index() >= SEATS) {
            return Err(ParseError(format!("there is no seat {seat}")));
        }
        let to_act = self.steps.last().map(|pending| pending.seat);
        if self.to_act != to_act || self.turn > MOST_TURNS || self.extra_turns > 2 {
            return Err(ParseError("nobody can be asked that now".to_owned()));
        }
        Ok(())
    }

    /// Every card that lies somewhere is one that can be bought.
    fn check_cards(&self, components: &Components) -> Result<(), ParseError> {
        let farms = || self.farms.iter();
        let on_farms = farms().flat_map(|farm| farm.cards.iter().map(|it| it.card));
        let shown = farms().flat_map(|farm| farm.display.iter().flatten().map(|it| it.card));
        let held = self.steps.iter().filter_map(|pending| pending.step.held_card());
        let sets = [self.discards, self.hand, self.unseen];
        let mut all = on_farms
            .chain(shown)
            .chain(held)
            .chain(self.village.iter().flatten().copied())
            .chain(sets.into_iter().flat_map(|set| set.iter()));
        match all.find(|&card| !components.is_for_sale(card)) {
            Some(card) => Err(ParseError(format!("nobody can have {card}"))),
            None => Ok(()),
        }
    }
}

impl View {
    /// What is unseen can be dealt to those who have it.
    fn check_hidden(&self) -> Result<(), ParseError> {
        let others = Seat::all(SEATS).filter(|&seat| !self.viewer.is(seat));
        let sizes = others.map(|seat| self.hand_sizes[seat]);
        let (mut n_cards, mut n_festivals) = (0usize, 0usize);
        for size in sizes {
            n_cards = n_cards.saturating_add(size.farm_cards);
            n_festivals = n_festivals.saturating_add(size.festivals);
        }
        let unseen = (deck_cards(self.unseen).len(), card::festivals(self.unseen).len());
        let own = match self.viewer {
            Viewer::Watcher => self.hand.is_empty() && self.dealt.is_empty(),
            Viewer::Seat(seat) => {
                let size = self.hand_sizes[seat];
                let hand = (deck_cards(self.hand).len(), card::festivals(self.hand).len());
                hand == (size.farm_cards, size.festivals)
            }
        };
        if n_cards > unseen.0 || n_festivals > unseen.1 || !own || unseen.0 > MOST_UNSEEN {
            return Err(ParseError("the hands are not those that can be".to_owned()));
        }
        if self.unseen_characters.len() < self.n_unknown_characters() {
            return Err(ParseError("more characters are hidden than there are".to_owned()));
        }
        Ok(())
    }
}

/// As many cards as an era's deck has.
const MOST_UNSEEN: usize = 23;
