//! How promising each action looks.

use super::weights::Weights;
use super::worth::Judge;
use std::cell::OnceCell;
use suna_valo::{
    Action, Card, Character, Column, EndTile, Good, Priced, ProgressTile, Resource, Source, State,
    Step, Store, Target, Tile,
};
use table::Game as _;

/// Rates all legal actions for the seat to act.
pub(super) fn rate(state: &State, weights: &Weights, actions: &[Action], rates: &mut Vec<f32>) {
    rates.clear();
    let open = state.open();
    let (Some(seat), Some(pending)) = (state.to_act(), open.pending()) else { return };
    let rating = Rating {
        judge: Judge::new(weights, open, seat),
        step: pending.step,
        refill: OnceCell::new(),
    };
    rates.extend(actions.iter().map(|&action| rating.rate(action)));
}

/// One choice, and the seat that has it.
struct Rating<'a> {
    judge: Judge<'a>,
    step: Step,
    /// The best way to refill the own display.
    refill: OnceCell<f32>,
}

impl Rating<'_> {
    fn rate(&self, action: Action) -> f32 {
        let judge = &self.judge;
        let open = judge.open;
        let farm = judge.farm;
        match action {
            Action::Keep { character } => character_worth(character, judge.weights),
            Action::BuyVillage { place } => {
                let card = open.village[place.index()].expect("a card of the village");
                let price = open.components().village[place.index()];
                let saved = u8::from(farm.has(suna_valo::Spot::VillageDiscount));
                judge.card(card)
                    - judge.payment((open.components().minimum(card) + price).saturating_sub(saved))
            }
            Action::BuyOwn { place } => {
                let card = farm.display[place.index()].expect("a card of the display").card;
                judge.card(card) + self.refill()
            }
            Action::BuyOther { place } => {
                let other = judge.other();
                let priced = other.farm.display[place.index()].expect("a card of the display");
                let given = judge.weights.given * 2.0 * received(other, &priced);
                judge.card(priced.card) - paid(judge, &priced) - given + judge.weights.taken_away
            }
            Action::Ship { order } => {
                let discount = match self.step {
                    Step::ShipOffer { discount, .. } => discount,
                    _ => 0,
                };
                judge.ship(order, discount).unwrap_or(judge.weights.any_ship)
            }
            Action::Pay { good, from } => self.pay(good, from),
            Action::PayRest => match self.step {
                Step::Pay(bill) if !bill.fixed.is_empty() => 1.0,
                _ if farm.goods[Good::Energy] > 0 => {
                    judge.weights.eagerness - judge.loss(Good::Energy)
                }
                _ => 0.0,
            },
            Action::Save { good } => judge.loss(good),
            Action::Place { column } => self.placed().map_or(0.0, |card| judge.place(card, column)),
            Action::PlaceDown { column } => judge.place_down(column),
            Action::Celebrate => {
                let festival = self.placed().and_then(Card::festival);
                festival.map_or(0.0, |festival| judge.festival(festival))
            }
            Action::ProduceHead { resource, to } | Action::Store { resource, to } => {
                judge.gain(resource) + self.tidy(to)
            }
            Action::Produce { resource, to, .. } => {
                let in_satchel =
                    if to == Store::Satchel { judge.weights.made_in_satchel } else { 0.0 };
                judge.gain(resource) + judge.weights.made + in_satchel
            }
            Action::TakeEnergy => judge.gain(Good::Energy),
            Action::UseTile { tile: ProgressTile::OrderStep } => judge.gear(),
            Action::UseTile { .. } => judge.weights.tile_use,
            Action::Use { card } => {
                let placed = farm.placed().iter().find(|placed| placed.card == card);
                placed
                    .and_then(|placed| Some(judge.output(farm.sheet(placed)?, placed.stores)))
                    .unwrap_or(0.0)
            }
            Action::Activate { column } => judge.activation(column),
            Action::Deliver { to, slot, from } => self.deliver(to, usize::from(slot) - 1, from),
            Action::Step { track } => judge.step(track),
            Action::Lift { spot } => judge.spot(spot),
            Action::Take { tile } => take(judge, tile),
            Action::RowPoints => 5.0,
            Action::RowActivate => {
                let row = match self.step {
                    Step::RowBonus { row } => usize::from(row),
                    _ => 0,
                };
                let columns = Column::ALL[..5].iter();
                columns
                    .filter_map(|&column| farm.in_column(column).nth(row))
                    .filter_map(|(_, placed)| {
                        Some(judge.output(farm.sheet(placed)?, placed.stores))
                    })
                    .sum()
            }
            Action::Dig { card, column } => {
                judge.place(card, column) - judge.activation(column) + judge.weights.dug
            }
            Action::Refill { place } => {
                open.village[place.index()].map_or(0.0, |card| self.keep(card))
            }
            Action::Look => self.refill() + judge.weights.look,
            Action::RefillDeck => match self.step {
                Step::RefillLooked { card, .. } => self.keep(card),
                _ => 0.0,
            },
            Action::Replace { place, card } => {
                let now = farm.display[place.index()].expect("a card of the display");
                let missing = open.components().minimum(card).saturating_sub(now.total() as u8);
                judge.card(card)
                    - judge.card(now.card)
                    - judge.payment(missing)
                    - judge.weights.replacing
            }
            Action::Swap { good, .. } => {
                let owned = Good::ALL.iter().filter(|&&it| it != good && farm.goods[it] > 0);
                let cheapest = owned.map(|&it| judge.loss(it)).fold(f32::MAX, f32::min);
                judge.gain(good) - cheapest - judge.weights.swapping
            }
            Action::Skip => judge.weights.skipping,
            Action::Done => match self.step {
                Step::Price { .. } => 0.0,
                _ => judge.weights.finishing,
            },
        }
    }

    /// The card that was bought.
    fn placed(&self) -> Option<Card> {
        match self.step {
            Step::PlaceCard { card } => Some(card),
            _ => None,
        }
    }

    fn pay(&self, good: Good, from: Source) -> f32 {
        let judge = &self.judge;
        let frees_a_card = match from {
            Source::Store(Store::Card(_)) => judge.weights.blocking,
            Source::Store(Store::Head) => 0.5 * judge.weights.blocking,
            _ => 0.0,
        };
        match self.step {
            _ if from == Source::Market => -judge.weights.market_payment,
            Step::Price { least: 0, .. } => -judge.loss(good) - judge.weights.raising,
            Step::Pay(bill) if !bill.fixed.is_empty() => frees_a_card - judge.weights.fixed_payment,
            _ => judge.weights.eagerness - judge.loss(good) + frees_a_card,
        }
    }

    /// A store that blocks no production is better.
    fn tidy(&self, store: Store) -> f32 {
        match store {
            Store::Endless | Store::Head => self.judge.weights.tidy_store,
            Store::Satchel => self.judge.weights.tidy_satchel,
            Store::Card(_) => 0.0,
        }
    }

    /// What the best card for the own display is worth, over its price.
    fn refill(&self) -> f32 {
        *self.refill.get_or_init(|| {
            let village = self.judge.open.village.iter().flatten();
            let best = village.map(|&card| self.keep(card)).fold(f32::MIN, f32::max);
            if best == f32::MIN { 0.0 } else { best }
        })
    }

    /// A card for the own display: wanted, and not too dear.
    fn keep(&self, card: Card) -> f32 {
        let judge = &self.judge;
        let minimum = judge.open.components().minimum(card);
        let least = minimum.saturating_sub(u8::from(judge.farm.is(Character::Haggler)));
        judge.weights.kept * judge.card(card) - judge.payment(least)
    }

    fn deliver(&self, to: Target, slot: usize, from: Source) -> f32 {
        let judge = &self.judge;
        let n_drones = match self.step {
            Step::Activation(activation) => usize::from(activation.drones),
            _ => 1,
        };
        let Some(job) = judge.jobs.iter().find(|job| job.target == to) else { return 0.0 };
        let (resource, reward) = match to {
            Target::Public(order) => {
                let slot = judge.open.components().public(order).slots[judge.seat.index()][slot];
                (slot.resource, judge.reward(slot.reward))
            }
            Target::Own(card) => {
                let sheet = judge.open.components().sheet(card);
                (sheet.expect("an order").slots[slot], 0.0)
            }
        };
        let mut stock = judge.farm.goods;
        let n_ready = job.ready(&mut stock, &judge.farm, n_drones).max(1);
        let progress = job.progress(n_ready, judge.left, judge.weights) / n_ready as f32;
        // Whatever can be completed at once comes first.
        let completes = if n_ready == job.missing.len() { judge.weights.completing } else { 0.0 };
        let cost = match from {
            Source::Market => f32::from(judge.farm.rate(resource)) * judge.loss(Good::Energy),
            Source::Store(Store::Card(_)) => judge.loss(resource) - judge.weights.blocking,
            _ => judge.loss(resource),
        };
        reward + progress + completes - judge.weights.delivered * cost
    }
}

/// What the buyer of a card pays.
fn paid(judge: &Judge<'_>, priced: &Priced) -> f32 {
    let goods: f32 =
        priced.price.iter().map(|(good, count)| f32::from(count) * judge.loss(good)).sum();
    judge.weights.price * goods + judge.payment(priced.markers)
}

/// What the owner of a card receives from each side.
fn received(judge: &Judge<'_>, priced: &Priced) -> f32 {
    priced.price.iter().map(|(good, count)| f32::from(count) * judge.gain(good)).sum()
}

/// How much better a character does than others, in points.
pub(super) fn character_worth(character: Character, weights: &Weights) -> f32 {
    match character {
        Character::Gleaner => weights.character_gleaner,
        Character::Haggler => weights.character_haggler,
        Character::Courier => weights.character_courier,
        Character::Scout => weights.character_scout,
        Character::Tinker => weights.character_tinker,
        Character::Skipper => weights.character_skipper,
        Character::Satchel => weights.character_satchel,
        Character::Barterer => weights.character_barterer,
    }
}

fn take(judge: &Judge<'_>, tile: Tile) -> f32 {
    let farm = judge.farm;
    let n_in = |column: Column| f32::from(farm.n_in(column));
    match tile {
        Tile::Progress(tile) => {
            let good = match tile {
                ProgressTile::FlowerEnergy
                | ProgressTile::PlantEnergy
                | ProgressTile::PastureEnergy => judge.gain(Good::Energy),
                ProgressTile::PastureCrop | ProgressTile::DockCrop => judge.gain(Resource::Flower),
                ProgressTile::DiscoveryAnimal | ProgressTile::OrderAnimal => {
                    judge.gain(Resource::Wool)
                }
                ProgressTile::OrderStep => judge.weights.step_tile,
            };
            good * (1.0 + judge.weights.tile_per_card * n_in(tile.column()))
        }
        Tile::End(tile) => {
            let energy = f32::from(farm.goods[Good::Energy]);
            let resources = farm.goods.len() as f32 - energy;
            let later = |count: u8, per_turn: f32| f32::from(count) + per_turn * judge.left;
            match tile {
                EndTile::EndColumns => {
                    Column::ALL.iter().filter(|&&it| n_in(it) >= 2.0).count() as f32
                }
                EndTile::EndEnergy => (energy / 2.0).min(6.0) + judge.weights.end_unsure,
                EndTile::EndRows => 2.0 * f32::from(farm.n_row_tiles()) + judge.weights.end_unsure,
                EndTile::EndBarrels => {
                    later(judge.open.n_barrels(judge.seat), judge.weights.end_later)
                }
                EndTile::EndCrates => later(farm.n_crates(), judge.weights.end_later),
                EndTile::EndResources => (resources / 2.0).min(6.0),
                EndTile::EndShips => {
                    later(judge.open.n_ships(judge.seat), judge.weights.end_ships_later)
                }
                EndTile::EndPoints => 3.0,
            }
        }
    }
}
