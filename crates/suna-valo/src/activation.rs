//! Activating columns, rows and single cards.

use crate::action::Action;
use crate::card::Card;
use crate::column::{Column, Columns};
use crate::components::{FarmCard, Notch};
use crate::event::Event;
use crate::farm::{Farm, Placed};
use crate::farm_ref::FarmRef;
use crate::good::Resource;
use crate::kinds::ProgressTile;
use crate::rule::Rule;
use crate::state::{Open, State};
use crate::step::{Activation, CardPlace, Pending, Pool, Reach, Step, Symbol};
use crate::store::Store;
use crate::track::Track;
use table::Set;
use table::{Journal, Seat};

impl Activation {
    /// Adds what a card has to offer.
    fn add_card(&mut self, index: usize, sheet: &FarmCard) {
        self.drones += sheet.gains.drones;
        self.gears += sheet.gains.gears;
        self.resources.add(&sheet.gains.resources);
        // A full store may be emptied before the activation is over.
        for symbol in 0..sheet.makes.len() {
            self.makes.add(Symbol { card: index as u8, symbol: symbol as u8 });
        }
    }
}

/// The drones of the dock: its head's, and its cards'.
fn dock_drones(farm: FarmRef<'_>) -> u8 {
    1 + farm.sheets_in(Column::Dock).map(|sheet| sheet.gains.drones).sum::<u8>()
}

impl FarmRef<'_> {
    /// What activating a column gives: a pool to be used, and energy that comes by itself.
    pub fn offer(self, column: Column) -> (Activation, u8) {
        let mut activation = Activation { column: Some(column), ..Activation::NONE };
        let mut energy = 0;
        for (index, placed) in self.in_column(column) {
            if let Some(sheet) = self.sheet(placed) {
                activation.add_card(index, sheet);
                energy += sheet.gains.energy;
            }
        }
        let by_character = self.extra_drones();
        match column {
            Column::Plants | Column::Flowers | Column::Pastures => activation.head = true,
            Column::Discoveries => energy += 1,
            Column::Dock => activation.drones += 1 + by_character,
            Column::Orders => {
                activation.drones = dock_drones(self) + by_character;
                activation.reach = Reach::OwnOrders;
            }
        }
        let ready = self.tiles.iter().filter(|it| !it.is_fresh && it.tile.column() == column);
        activation.tiles = ready.map(|it| it.tile).collect();
        (activation, energy)
    }
}

impl State {
    /// Activates a whole column, with `extra_gears` steps besides.
    pub(crate) fn activate_column<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        column: Column,
        extra_gears: u8,
        journal: &mut J,
    ) {
        journal.note(|| Event::Activated { seat, column });
        let (mut activation, energy) = self.open.farm(seat).offer(column);
        activation.gears += extra_gears;
        self.gain_energy(seat, energy, journal);
        // Energy for nothing needs no question.
        let energy_tiles =
            [ProgressTile::FlowerEnergy, ProgressTile::PlantEnergy, ProgressTile::PastureEnergy];
        let at_once = activation.tiles & energy_tiles.into_iter().collect();
        activation.tiles = activation.tiles - at_once;
        self.open.push(seat, Step::Activation(activation));
        self.produce_at_once(journal);
        for tile in at_once.iter() {
            self.use_tile(seat, tile, journal);
        }
    }

    /// Activates one card alone.
    pub(crate) fn activate_card<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        card: Card,
        journal: &mut J,
    ) {
        journal.note(|| Event::ActivatedCard { seat, card });
        let farm = self.open.farm(seat);
        let index = farm.find(card).expect("the card lies here");
        let placed = &farm.cards[index];
        let sheet = farm.sheet(placed).expect("only a card that lies face up is activated");
        let mut activation = Activation::NONE;
        activation.add_card(index, sheet);
        if sheet.is_order() {
            activation.drones = dock_drones(farm);
            activation.reach = Reach::Only(card);
        }
        self.gain_energy(seat, sheet.gains.energy, journal);
        self.open.push(seat, Step::Activation(activation));
    }

    /// Starts activating the cards of a full row: those with a front and something to do.
    pub(crate) fn activate_row<J: Journal<Event>>(&mut self, seat: Seat, row: u8, journal: &mut J) {
        journal.note(|| Event::RowActivated { seat });
        let farm = self.open.farm(seat);
        let mut cards = Set::EMPTY;
        let mut plain: arrayvec::ArrayVec<Card, 5> = arrayvec::ArrayVec::new();
        let columns = Column::ALL.iter().filter(|&&column| column != Column::Orders);
        for &column in columns {
            let found = farm.in_column(column).nth(usize::from(row));
            let (index, placed) = found.expect("the row is full");
            let Some(sheet) = farm.sheet(placed) else { continue };
            if is_plain(&farm, placed, sheet) {
                plain.push(placed.card);
            } else {
                cards.add(CardPlace(index as u8));
            }
        }
        self.open.push(seat, Step::Row { cards });
        for card in plain {
            self.activate_card(seat, card, journal);
            self.produce_at_once(journal);
            self.open.steps.pop();
        }
    }

    /// Makes everything that leaves nothing to choose, in the topmost activation.
    pub(crate) fn produce_at_once<J: Journal<Event>>(&mut self, journal: &mut J) {
        let Some(Pending { seat, step: Step::Activation(activation) }) = self.open.pending() else {
            return;
        };
        let farm = self.open.farm(seat);
        if farm.has_satchel_room() || activation.makes.is_empty() && !activation.head {
            return;
        }
        let mut left = activation;
        for symbol in activation.makes.iter() {
            let (index, store) = symbol.places();
            let farm = self.open.farm(seat);
            let placed = &farm.placed()[index];
            let made = farm.sheet(placed).expect("only fronts produce").makes[store];
            if made.len() > 1 || placed.stores[store].is_some() {
                continue;
            }
            left.makes.remove(symbol);
            let resource = made.iter().next().expect("a symbol makes something");
            let to = Store::Card(placed.card);
            let farm = self.open.farm_mut(seat);
            farm.cards[index].stores[store] = Some(resource);
            farm.goods[resource] += 1;
            journal.note(|| Event::Produced { seat, resource, to });
        }
        if left.head && left.column == Some(Column::Flowers) {
            let mut place = None;
            head_rooms(self.open.farm(seat), Resource::Flower, |to| place = Some(to));
            if let Some(to) = place {
                left.head = false;
                self.open.put(seat, Resource::Flower, to);
                journal.note(|| Event::Produced { seat, resource: Resource::Flower, to });
            }
        }
        self.open.steps.last_mut().expect("the activation").step = Step::Activation(left);
    }

    /// Every way to go on with an activation.
    pub(crate) fn list_activation(
        &self,
        seat: Seat,
        activation: &Activation,
        each: &mut impl FnMut(Action),
    ) {
        let farm = self.open.farm(seat);
        let mut before = None;
        for symbol in activation.makes.iter() {
            let (index, store) = symbol.places();
            let placed = &farm.placed()[index];
            let made = farm.sheet(placed).expect("only fronts produce").makes[store];
            // Two equal symbols of a card are one choice.
            if placed.stores[store].is_some() || before == Some((index, made)) {
                continue;
            }
            before = Some((index, made));
            for resource in made.iter() {
                let card = placed.card;
                each(Action::Produce { card, resource, to: Store::Card(card) });
                if farm.has_satchel_room() {
                    each(Action::Produce { card, resource, to: Store::Satchel });
                }
            }
        }
        if activation.head
            && let Some(column) = activation.column
        {
            for resource in column.head_makes().iter() {
                head_rooms(farm, resource, |to| each(Action::ProduceHead { resource, to }));
            }
        }
        if !activation.resources.is_empty() {
            for resource in activation.resources.resources().iter() {
                farm.rooms(resource, |to| each(Action::Store { resource, to }));
            }
        }
        if activation.drones > 0 {
            self.open.deliveries(seat, activation, each);
        }
        if activation.gears > 0 {
            for &track in Track::ALL {
                if farm.after_step(track).is_some() {
                    each(Action::Step { track });
                }
            }
        }
        let tiles = activation.tiles.iter().filter(|&tile| farm.has_use_for(tile));
        tiles.for_each(|tile| each(Action::UseTile { tile }));
        each(Action::Done);
    }

    /// Whether an action may be done in an activation, and if not, by which rule.
    pub(crate) fn verdict_on_activation(
        &self,
        seat: Seat,
        activation: &Activation,
        action: Action,
    ) -> Result<(), Rule> {
        let farm = self.open.farm(seat);
        match action {
            Action::Produce { card, resource, to } => {
                let symbol = producing_symbol(farm, activation, card, resource);
                symbol.ok_or(Rule::NotProducing)?;
                match to {
                    Store::Card(own) if own == card => Ok(()),
                    Store::Satchel if farm.has_satchel_room() => Ok(()),
                    Store::Satchel => Err(Rule::NoRoom),
                    Store::Head | Store::Endless | Store::Card(_) => Err(Rule::OwnStore),
                }
            }
            Action::ProduceHead { resource, to } => {
                let makes = activation.column.map(Column::head_makes).unwrap_or_default();
                if !activation.head || !makes.has(resource) {
                    return Err(Rule::NotProducing);
                }
                if matches!(to, Store::Card(_)) {
                    return Err(Rule::HeadStore);
                }
                farm.can_store(resource, to)
            }
            Action::Store { resource, to } => {
                activation.resources.narrowest(resource).ok_or(Rule::NothingToTake)?;
                farm.can_store(resource, to)
            }
            Action::Deliver { to, slot, from } => {
                self.open.can_deliver(seat, activation, to, slot, from)
            }
            Action::Step { track } => {
                if activation.gears == 0 {
                    return Err(Rule::NoStep);
                }
                if farm.gears.is_at_top(track, farm.components()) {
                    return Err(Rule::AtTop);
                }
                farm.after_step(track).map(drop).ok_or(Rule::Blocked)
            }
            Action::UseTile { tile } if !activation.tiles.has(tile) => Err(Rule::TileNotReady),
            Action::UseTile { tile } if !farm.has_use_for(tile) => Err(Rule::TileOfNoUse),
            Action::UseTile { .. } => Ok(()),
            Action::Done => Ok(()),
            _ => Err(Rule::NotAsked),
        }
    }

    /// Carries out an action of an activation.
    pub(crate) fn go_on<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        activation: Activation,
        action: Action,
        journal: &mut J,
    ) {
        let mut left = activation;
        let top = self.open.steps.len() - 1;
        match action {
            Action::Produce { card, resource, to } => {
                let farm = self.open.farm(seat);
                let found = producing_symbol(farm, &activation, card, resource);
                let symbol = found.expect("a symbol that produces");
                left.makes.remove(symbol);
                let (index, store) = symbol.places();
                if to == Store::Satchel {
                    self.open.put(seat, resource, to);
                } else {
                    let farm = self.open.farm_mut(seat);
                    farm.cards[index].stores[store] = Some(resource);
                    farm.goods[resource] += 1;
                }
                journal.note(|| Event::Produced { seat, resource, to });
            }
            Action::ProduceHead { resource, to } => {
                left.head = false;
                self.open.put(seat, resource, to);
                journal.note(|| Event::Produced { seat, resource, to });
            }
            Action::Store { resource, to } => {
                let choice = left.resources.narrowest(resource).expect("one may take it");
                left.resources[choice] -= 1;
                self.open.put(seat, resource, to);
                journal.note(|| Event::Stored { seat, resource, to });
            }
            Action::Deliver { to, slot, from } => {
                left.drones -= 1;
                self.deliver(seat, to, slot, from, journal);
            }
            Action::Step { track } => {
                left.gears -= 1;
                self.step_on(seat, track, journal);
            }
            Action::UseTile { tile } => {
                left.tiles.remove(tile);
                self.use_tile(seat, tile, journal);
            }
            _ => unreachable!("an activation accepts nothing else"),
        }
        self.open.steps[top].step = Step::Activation(left);
    }

    /// Moves a gear up and offers the tile that waits there.
    fn step_on<J: Journal<Event>>(&mut self, seat: Seat, track: Track, journal: &mut J) {
        let gears = self.open.farm(seat).after_step(track).expect("the step is possible");
        self.open.farm_mut(seat).gears = gears;
        let notch = gears.notch(self.open.components());
        journal.note(|| Event::Stepped { seat, track });
        if track == Track::Right {
            match notch {
                Notch::None => {}
                Notch::Progress => self.open.push(seat, Step::TakeTile { pool: Pool::Progress }),
                Notch::End => self.open.push(seat, Step::TakeTile { pool: Pool::End }),
            }
        }
    }
}

/// Whether a card can be activated without any choice and without a better moment for it.
fn is_plain(farm: &Farm, placed: &Placed, sheet: &FarmCard) -> bool {
    let gains = sheet.gains;
    let is_empty = (0..sheet.makes.len()).all(|symbol| placed.stores[symbol].is_none());
    let is_fixed = sheet.makes.iter().all(|made| made.len() == 1);
    is_empty
        && is_fixed
        && !farm.has_satchel_room()
        && gains.drones + gains.gears == 0
        && gains.resources.is_empty()
}

/// The symbol of a card that can make a resource now.
fn producing_symbol(
    farm: FarmRef<'_>,
    activation: &Activation,
    card: Card,
    resource: Resource,
) -> Option<Symbol> {
    let index = farm.find(card)?;
    let sheet = farm.sheet(&farm.placed()[index])?;
    let symbols = (0..sheet.makes.len()).map(|it| Symbol { card: index as u8, symbol: it as u8 });
    symbols.into_iter().find(|&symbol| {
        let (index, store) = symbol.places();
        activation.makes.has(symbol)
            && farm.cards[index].stores[store].is_none()
            && sheet.makes[store].has(resource)
    })
}

/// Where a head can put what it makes.
fn head_rooms(farm: FarmRef<'_>, resource: Resource, mut each: impl FnMut(Store)) {
    for store in [Store::Endless, Store::Head, Store::Satchel] {
        if farm.can_store(resource, store).is_ok() {
            each(store);
        }
    }
}

impl Open {
    /// Whether activating a card alone could do anything now.
    pub(crate) fn is_of_use(&self, seat: Seat, placed: &Placed) -> bool {
        let farm = self.farm(seat);
        let Some(sheet) = farm.sheet(placed) else { return false };
        let gains = sheet.gains;
        (0..sheet.makes.len()).any(|symbol| placed.stores[symbol].is_none())
            || gains.energy > 0
            || gains.gears > 0 && farm.can_step()
            || farm.has_room_among(gains.resources.resources())
            || gains.drones > 0 && self.has_delivery(seat, Reach::Everywhere)
    }

    /// Whether a symbol or a head of an activation can produce now.
    pub fn can_produce(&self, seat: Seat, activation: &Activation) -> bool {
        let farm = self.farm(seat);
        let is_free = |symbol: Symbol| {
            let (index, store) = symbol.places();
            farm.cards[index].stores[store].is_none()
        };
        let mut has_room = false;
        let made = activation.column.filter(|_| activation.head).map(Column::head_makes);
        for resource in made.unwrap_or_default().iter() {
            head_rooms(farm, resource, |_| has_room = true);
        }
        has_room || activation.makes.iter().any(is_free)
    }

    /// Whether a card may be activated alone, in these columns, and if not, by which rule.
    pub(crate) fn can_pick(&self, seat: Seat, card: Card, columns: Columns) -> Result<(), Rule> {
        let found = self.farm(seat).placed().iter().find(|placed| placed.card == card);
        let fronts = found.filter(|placed| columns.has(placed.column) && !placed.is_face_down);
        let placed = fronts.ok_or(Rule::NotYours)?;
        if self.is_of_use(seat, placed) { Ok(()) } else { Err(Rule::NothingToDo) }
    }
}
