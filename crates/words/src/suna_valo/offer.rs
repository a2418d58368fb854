//! What a column, a festival or a row would give, before it is chosen.

use super::{Speech, card::goods_of, other};
use suna_valo::{
    Action, Activation, Card, Column, Farm, FarmRef, Festival, Good, Open, Placed, Reach,
};
use table::{Seat, Set};

impl Speech<'_> {
    /// What is left to be used in an activation, one thing after the other.
    pub(super) fn pool(&self, open: &Open, seat: Seat, activation: &Activation) -> Vec<String> {
        let farm = open.farm(seat);
        let mut parts = Vec::new();
        if activation.drones > 0 {
            let deliveries = self.count("count-deliveries", activation.drones);
            let reaching = match activation.reach {
                Reach::Everywhere => deliveries,
                Reach::OwnOrders => self.say("pool-own", &[("deliveries", deliveries.into())]),
                Reach::Only(card) => {
                    let card = self.card(card);
                    self.say(
                        "pool-only",
                        &[("deliveries", deliveries.into()), ("card", card.into())],
                    )
                }
            };
            parts.push(match open.has_delivery(seat, activation.reach) {
                true => reaching,
                false => self.say("pool-no-delivery", &[("deliveries", reaching.into())]),
            });
        }
        if activation.gears > 0 {
            parts.push(self.steps(activation.gears, farm));
        }
        let resources = activation.resources.iter();
        parts.extend(resources.map(|(choice, count)| self.resources(choice, count)));
        parts.extend(self.made(activation, farm));
        parts.extend(activation.tiles.iter().map(|tile| self.progress_tile(tile)));
        parts
    }

    /// So many steps, and that no gear can take one if it is so.
    pub(super) fn steps(&self, count: u8, farm: FarmRef<'_>) -> String {
        let steps = self.count("count-steps", count);
        match farm.can_step() {
            true => steps,
            false => self.say("pool-no-step", &[("steps", steps.into())]),
        }
    }

    /// That so many of what comes will be lost, if it is so.
    pub(super) fn lost_of_it(&self, count: usize) -> Option<String> {
        (count > 0).then(|| self.count("note-lost", count))
    }

    /// What an activation makes now, into stores that are free.
    fn made(&self, activation: &Activation, farm: FarmRef<'_>) -> Vec<String> {
        let mut made: Vec<(Set<Good>, u8)> = Vec::new();
        let mut add = |choice| match made.iter_mut().find(|(it, _)| *it == choice) {
            Some((_, count)) => *count += 1,
            None => made.push((choice, 1)),
        };
        for symbol in activation.makes.iter() {
            let placed = &farm.placed()[usize::from(symbol.card)];
            let store = usize::from(symbol.symbol);
            if let Some(sheet) = farm.sheet(placed)
                && placed.stores[store].is_none()
            {
                add(goods_of(sheet.makes[store]));
            }
        }
        if activation.head
            && let Some(column) = activation.column
        {
            let room = column.head_makes().iter().filter(|&it| has_head_room(farm, it)).collect();
            if !column.head_makes().is_empty() && room != suna_valo::Resources::EMPTY {
                add(goods_of(room));
            }
        }
        made.into_iter().map(|(choice, count)| self.taken(choice, count)).collect()
    }

    /// What cannot be made because its store is full.
    fn full(&self, activation: &Activation, farm: FarmRef<'_>) -> Vec<String> {
        let mut full: Vec<String> = Vec::new();
        for symbol in activation.makes.iter() {
            let placed = &farm.placed()[usize::from(symbol.card)];
            if placed.stores[usize::from(symbol.symbol)].is_some() {
                full.push(self.card(placed.card));
            }
        }
        full.dedup();
        if activation.head
            && let Some(column) = activation.column
            && !column.head_makes().iter().any(|it| has_head_room(farm, it))
        {
            full.push(self.say("pool-head", &[("of", self.column_as(column, "of").into())]));
        }
        full
    }

    /// What a column would give if it worked now; with a card that would be placed there first.
    pub(super) fn column_gives(
        &self,
        open: &Open,
        seat: Seat,
        column: Column,
        placed: Option<(Card, bool)>,
        extra_steps: u8,
    ) -> Vec<String> {
        let mut open = open.clone();
        if let Some((card, is_face_down)) = placed {
            let placed = Placed { card, column, is_face_down, stores: [None; 2], delivered: 0 };
            open.farms[seat].cards.push(placed);
        }
        let farm = open.farm(seat);
        let (mut activation, energy) = farm.offer(column);
        activation.gears += extra_steps;
        let mut parts = Vec::new();
        if energy > 0 {
            parts.push(self.good_count(Good::Energy, energy));
        }
        parts.extend(self.pool(&open, seat, &activation));
        let gives =
            if parts.is_empty() { self.words.say("nothing") } else { self.words.list(&parts) };
        let mut notes = vec![self.say("gives", &[("what", gives.into())])];
        let full = self.full(&activation, farm);
        if !full.is_empty() {
            notes.push(self.say("gives-full", &[("what", self.words.list(&full).into())]));
        }
        notes
    }

    /// Whether a card more in a column fills a row for which there is a tile, and which.
    pub(super) fn filled_row(&self, farm: &Farm, column: Column) -> Option<String> {
        let mut n_cards = farm.n_cards;
        n_cards[column as usize] += 1;
        let full = n_cards.into_iter().min().unwrap_or(0);
        let is_new = full > farm.n_full_rows() && farm.n_row_tiles() < 3;
        is_new.then(|| self.say("fills-row", &[("row", full.into())]))
    }

    /// What holding a festival would bring both seats.
    pub(super) fn celebrated(&self, open: &Open, seat: Seat, festival: Festival) -> Vec<String> {
        let energy =
            |seat: Seat| self.good_count(Good::Energy, open.festival_energy(seat, festival));
        let mut notes = vec![self.festival_help(festival)];
        if festival.discount().is_none() && festival != Festival::OpenDay {
            let (yours, theirs) = (energy(seat), energy(other(seat)));
            let name = self.name(other(seat));
            let args = [("yours", yours.into()), ("name", name.into()), ("theirs", theirs.into())];
            notes.push(self.say("celebrated-energy", &args));
        }
        let farm = open.farm(seat);
        let bonus = festival.bonus_resources();
        notes.extend(bonus.and_then(|(choice, count)| self.lost_of_it(farm.n_lost(choice, count))));
        notes
    }

    /// What is given up by wanting no more of an activation.
    pub(super) fn unused(&self, open: &Open, seat: Seat, legal: &[Action]) -> Vec<String> {
        let Some(suna_valo::Step::Activation(activation)) = open.pending().map(|it| it.step) else {
            return Vec::new();
        };
        let can = |test: fn(&Action) -> bool| legal.iter().any(test);
        let mut left = Vec::new();
        if can(|it| matches!(it, Action::Deliver { .. })) {
            left.push(self.count("count-deliveries", activation.drones));
        }
        if can(|it| matches!(it, Action::Step { .. })) {
            left.push(self.count("count-steps", activation.gears));
        }
        if can(|it| matches!(it, Action::Store { .. })) {
            let resources = activation.resources.iter();
            left.extend(resources.map(|(choice, count)| self.resources(choice, count)));
        }
        left.extend(self.made(&activation, open.farm(seat)));
        if can(|it| matches!(it, Action::UseTile { .. })) {
            left.extend(activation.tiles.iter().map(|tile| self.progress_tile(tile)));
        }
        left
    }
}

/// Whether a head could put what it makes somewhere.
fn has_head_room(farm: FarmRef<'_>, resource: suna_valo::Resource) -> bool {
    let is_endless = farm.has(suna_valo::Spot::endless(resource));
    is_endless
        || farm.head[Column::of(resource) as usize].contains(&None)
        || farm.has_satchel_room()
}
