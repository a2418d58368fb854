//! Whether a table can be as it is: every card in one place, every count right, every step possible.

use crate::card::{Card, Cards, Era, deck_cards};
use crate::column::Column;
use crate::components::Components;
use crate::farm::{Farm, all_slots};
use crate::figure::Spot;
use crate::good::{Good, Goods, Resource};
use crate::kinds::{EndTile, EndTiles, ProgressTile, ProgressTiles, PublicOrder, ShipOrder};
use crate::state::{SEATS, State};
use crate::step::{Pending, Step, Symbol};
use crate::store::Place;
use crate::track::Track;
use crate::turn::ORDERS_PER_ERA;
use table::Seat;
use table::{Member as _, Set};

impl State {
    /// Whether the table can be as it is, and everything pending can be answered.
    pub(crate) fn audit_all(&self) -> Result<(), String> {
        self.audit_table()?;
        self.audit_orders()?;
        self.audit_tiles()?;
        self.audit_steps()
    }

    /// Every tile is in one place, every character at one seat.
    fn audit_tiles(&self) -> Result<(), String> {
        let open = &self.open;
        let held = || open.farms.values().flat_map(|farm| farm.tiles.iter().map(|it| it.tile));
        let lying = open.progress_tiles.iter().chain(open.boxed_tiles.iter());
        let all: Vec<ProgressTile> = lying.chain(held()).collect();
        let ends = open.end_tiles.iter().chain(open.farms.values().filter_map(|it| it.end_tile));
        let ends: Vec<EndTile> = ends.collect();
        let different: ProgressTiles = all.iter().copied().collect();
        let different_ends: EndTiles = ends.iter().copied().collect();
        if (different.len(), different_ends.len()) != (all.len(), ends.len()) {
            return Err("a tile is in two places".to_owned());
        }
        let [one, two] = open.farms.map(|farm| farm.character).into();
        if one.is_some() && one == two {
            return Err("a character is at two seats".to_owned());
        }
        Ok(())
    }

    /// Every card is somewhere once, and what is counted is counted right.
    pub(crate) fn audit_table(&self) -> Result<(), String> {
        self.audit_cards()?;
        for farm in self.open.farms.values() {
            audit_goods(farm, self.open.components())?;
            audit_farm(farm, self.open.components())?;
        }
        Ok(())
    }

    /// Every farm card of this era and the ones before is in exactly one place, no festival in two.
    fn audit_cards(&self) -> Result<(), String> {
        let open = &self.open;
        let mut places: Vec<Card> = Vec::new();
        places.extend((self.deck | self.festivals).iter());
        self.hands.values().for_each(|hand| places.extend(hand.iter()));
        places.extend(open.discards.iter());
        places.extend(open.village.iter().flatten());
        for farm in open.farms.values() {
            places.extend(farm.cards.iter().map(|placed| placed.card));
            places.extend(farm.display.iter().flatten().map(|priced| priced.card));
            places.extend(&farm.kept);
        }
        for pending in &open.steps {
            places.extend(pending.step.held_card());
        }
        let found: Cards = places.iter().copied().collect();
        if found.len() != places.len() {
            return Err("a card is in two places".to_owned());
        }
        let decks = Era::ALL.iter().filter(|&&era| era <= open.era);
        let all = decks.fold(Cards::EMPTY, |all, &era| all | open.components().deck(era));
        if deck_cards(found) != all {
            return Err(format!("farm cards: {:?} instead of {all:?}", deck_cards(found)));
        }
        Ok(())
    }

    /// The orders that lie open are of this era and the ones before, no more than there can be, and
    /// no slot is filled that is not there.
    fn audit_orders(&self) -> Result<(), String> {
        let (open, components) = (&self.open, self.open.components());
        let public: Set<PublicOrder> = open.public_orders.iter().map(|it| it.order).collect();
        let ships: Set<ShipOrder> = open.ship_orders.iter().map(|it| it.order).collect();
        if (public.len(), ships.len()) != (open.public_orders.len(), open.ship_orders.len()) {
            return Err("an order lies open twice".to_owned());
        }
        for &era in Era::ALL {
            let n_public = public.iter().filter(|&it| components.public(it).era == era).count();
            let n_ships = ships.iter().filter(|&it| components.ship(it).era == era).count();
            let most = if era <= open.era { ORDERS_PER_ERA } else { 0 };
            if n_public > most || n_ships > most {
                return Err(format!("too many orders of era {era} lie open"));
            }
        }
        for order in &open.public_orders {
            for seat in Seat::all(SEATS) {
                let n_slots = components.public(order.order).slots[seat.index()].len();
                if order.delivered[seat] > all_slots(n_slots) {
                    return Err(format!("{}: there is no such slot", order.order));
                }
            }
        }
        Ok(())
    }

    /// Everything a step speaks of is there, and the topmost one asks for a choice.
    fn audit_steps(&self) -> Result<(), String> {
        for (index, pending) in self.open.steps.iter().enumerate() {
            let below = index.checked_sub(1).map(|index| self.open.steps[index].step);
            self.audit_step(*pending, below)
                .map_err(|fault| format!("{:?}: {fault}", pending.step))?;
        }
        let Some(pending) = self.open.pending() else { return Ok(()) };
        if !pending.step.asks() {
            return Err(format!("{:?} asks nobody", pending.step));
        }
        let mut has_choice = false;
        self.list(&mut |_| has_choice = true);
        if has_choice { Ok(()) } else { Err(format!("{:?} leaves no choice", pending.step)) }
    }

    fn audit_step(&self, Pending { seat, step }: Pending, below: Option<Step>) -> Result<(), &str> {
        let farm = self.open.farm(seat);
        let has_symbol = |it: Symbol| {
            let (card, symbol) = it.places();
            let placed = farm.placed().get(card);
            placed.and_then(|it| farm.sheet(it)).is_some_and(|sheet| symbol < sheet.makes.len())
        };
        let shown = |place: Place| farm.display[place.index()];
        let is_right = match step {
            Step::Character => farm.character.is_none() && !self.dealt[seat].is_empty(),
            Step::Pay(bill) => {
                let is_received = matches!(below, Some(Step::Receive { .. }));
                bill.is_payable(&farm.goods, &farm) && (is_received || !bill.to_other)
            }
            Step::Activation(activation) => {
                let has_head = activation.column.is_some() || !activation.head;
                has_head && activation.makes.iter().all(has_symbol)
            }
            Step::Row { cards } => cards.iter().all(|it| farm.placed().get(it.index()).is_some()),
            Step::RowBonus { row } => row < farm.n_full_rows(),
            Step::Figure { among, .. } => (among - farm.standing).is_empty(),
            Step::Refill { place } | Step::RefillLooked { place, .. } => shown(place).is_none(),
            Step::Price { place, .. } => shown(place).is_some(),
            Step::SwapGive { place, take } => shown(place).is_some_and(|it| it.price[take] > 0),
            Step::Gain { choice, .. } => !choice.is_empty(),
            Step::Prepare => self.next_unpriced(seat).is_some(),
            Step::BeginTurn
            | Step::Turn
            | Step::Receive { .. }
            | Step::PlaceCard { .. }
            | Step::PickCards { .. }
            | Step::PickColumn { .. }
            | Step::TakeTile { .. }
            | Step::Dig
            | Step::FestivalBonus { .. }
            | Step::FestivalEffect { .. }
            | Step::ShipOffer { .. }
            | Step::ShipEffect { .. }
            | Step::AfterShip
            | Step::FillVillage
            | Step::EndTurn
            | Step::Income
            | Step::IncomePay
            | Step::NextEra
            | Step::Renew => true,
        };
        if is_right { Ok(()) } else { Err("this cannot be pending now") }
    }

    /// Every figure is on the farm, on an order, or was put into the box by a ship order.
    #[cfg(feature = "testing")]
    pub(crate) fn audit_figures(&self) -> Result<(), String> {
        for seat in Seat::all(SEATS) {
            let farm = self.open.farm(seat);
            let n_used = self.open.n_barrels(seat) + self.open.n_ships(seat) + farm.n_crates();
            let due = self.open.steps.iter().filter(|pending| {
                let is_due = matches!(pending.step, Step::Figure { is_optional: false, .. });
                pending.seat == seat && is_due
            });
            let n_lifted = Spot::ALL.len() - farm.standing.len();
            let boxed_by = |order| {
                let done = self.open.ship_orders.iter().filter(|it| it.is_done[seat]);
                done.filter(|it| it.order == order).count()
            };
            let n_boxed = boxed_by(ShipOrder::ClearTrack) + boxed_by(ShipOrder::ClearPlace);
            let n_used = usize::from(n_used) - due.count();
            if !(n_used..=n_used + n_boxed).contains(&n_lifted) {
                return Err(format!("seat {seat}: {n_lifted} figures lifted, {n_used} used"));
            }
        }
        Ok(())
    }
}

/// The goods that are counted are those that lie in stores.
fn audit_goods(farm: &Farm, components: &Components) -> Result<(), String> {
    let mut lying = Goods::NONE;
    lying[Good::Energy] = farm.goods[Good::Energy];
    let heads = farm.head.iter().flatten().chain(&farm.satchel).flatten();
    heads.for_each(|&resource| lying[resource] += 1);
    for placed in &farm.cards {
        for (store, resource) in placed.stores.iter().enumerate() {
            let Some(resource) = *resource else { continue };
            let fits = placed.sheet(components).is_some_and(|sheet| {
                sheet.makes.get(store).is_some_and(|makes| makes.has(resource))
            });
            if !fits {
                return Err(format!("{resource} lies on {}", placed.card));
            }
            lying[resource] += 1;
        }
    }
    for &resource in Resource::ALL {
        lying[resource] += farm.endless[resource as usize];
        if farm.endless[resource as usize] > 0 && !farm.has(Spot::endless(resource)) {
            return Err(format!("{resource} lies in a store that is not open"));
        }
    }
    for (index, stores) in farm.head.iter().enumerate() {
        let fits = |resource: &Resource| Column::of(*resource) as usize == index;
        if !stores.iter().flatten().all(fits) {
            return Err("a head holds what it must not".to_owned());
        }
    }
    if farm.satchel != [None; 3] && !farm.has_satchel() {
        return Err("only satchel has stores".to_owned());
    }
    if lying == farm.goods { Ok(()) } else { Err(format!("{} instead of {lying}", farm.goods)) }
}

fn audit_farm(farm: &Farm, components: &Components) -> Result<(), String> {
    for &column in Column::ALL {
        if farm.in_column(column).count() != usize::from(farm.n_in(column)) {
            return Err(format!("{column}: the cards are not counted right"));
        }
    }
    for placed in &farm.cards {
        let fits =
            components.sheet(placed.card).is_some_and(|sheet| sheet.columns.has(placed.column));
        if !placed.is_face_down && !fits {
            return Err(format!("{} lies in {}", placed.card, placed.column));
        }
    }
    let gears = farm.gears;
    let (left, right) = (components.top(Track::Left), components.top(Track::Right));
    let around = components.blocker(Track::Right, gears.right.saturating_add(1));
    if gears.left > left
        || gears.right > right
        || gears.detour > around.map_or(0, |(_, blocker)| blocker.around)
    {
        return Err("a gear is on no space".to_owned());
    }
    for placed in &farm.cards {
        let n_slots = placed.sheet(components).map_or(0, |sheet| sheet.slots.len());
        if placed.delivered > all_slots(n_slots) {
            return Err(format!("{}: there is no such slot", placed.card));
        }
    }
    if farm.n_row_tiles() > 3 { Err("more than three row tiles".to_owned()) } else { Ok(()) }
}
