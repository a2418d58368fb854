//! How promising each action looks.

use super::worth::Judge;
use suna_valo::{
    Action, Card, Column, EndTile, Figure, Good, Priced, ProgressTile, Resource, Source, State,
    Step, Store, Target, Tile,
};
use table::Game as _;

/// Rates all legal actions for the seat to act.
pub(super) fn rate(state: &State, actions: &[Action], rates: &mut Vec<f32>) {
    rates.clear();
    let open = state.open();
    let Some(seat) = state.to_act() else { return };
    let judge = Judge::new(open, seat);
    rates.extend(actions.iter().map(|&action| rate_one(state, &judge, action)));
}

fn rate_one(state: &State, judge: &Judge<'_>, action: Action) -> f32 {
    let open = judge.open;
    let farm = judge.farm;
    let step = open.pending().map(|pending| pending.step);
    match action {
        Action::Keep { .. } | Action::Look => 0.0,
        Action::BuyVillage { place } => {
            let card = open.village[place.index()].expect("a card of the village");
            let price = suna_valo::components::current().village[place.index()];
            judge.card(card) - 0.33 * f32::from(card.minimum() + price)
        }
        Action::BuyOwn { place } => {
            let card = farm.display[place.index()].expect("a card of the display").card;
            // The empty place must be filled and priced again.
            judge.card(card) - 0.5
        }
        Action::BuyOther { place } => {
            let other = Judge::new(open, judge.seat.next(2));
            let priced = other.farm.display[place.index()].expect("a card of the display");
            judge.card(priced.card) - worth(judge, &priced) - 0.7 * worth(&other, &priced) + 0.3
        }
        Action::Ship { order } => {
            let discount = match step {
                Some(Step::ShipOffer { discount }) => discount,
                _ => 0,
            };
            let value = judge.ship(order, discount);
            // What cannot be paid from the stores comes dear from the market.
            if value < 0.0 { 0.5 } else { value }
        }
        Action::Pay { good, from } => match step {
            Some(Step::Price { least: 0, .. }) => -judge.good(good) - 0.4,
            Some(Step::Prepare) => -judge.good(good),
            _ if from == Source::Market => -1.0,
            _ => -judge.good(good) * 0.3,
        },
        Action::PayRest => 0.4,
        Action::Save { good } => judge.good(good),
        Action::Place { column } => placed(step).map_or(0.0, |card| judge.place(card, column)),
        Action::PlaceDown { column } => judge.place_down(column),
        Action::Celebrate => {
            placed(step).and_then(Card::festival).map_or(0.0, |festival| judge.festival(festival))
        }
        Action::ProduceHead { resource, to } | Action::Store { resource, to } => {
            judge.resource(resource) + tidy(to)
        }
        Action::Produce { resource, to, .. } => {
            judge.resource(resource) + if to == Store::Character { 0.15 } else { 0.1 }
        }
        Action::TakeEnergy => judge.energy(),
        Action::UseTile { tile } => match tile {
            ProgressTile::BF07 => judge.gear(),
            _ => 0.8,
        },
        Action::Use { card } => {
            let placed = farm.cards.iter().find(|placed| placed.card == card);
            placed
                .and_then(|placed| Some(judge.output(placed.sheet()?, placed.stores)))
                .unwrap_or(0.0)
        }
        Action::Activate { column } => judge.activation(column),
        Action::Deliver { to, slot, from } => deliver(judge, to, usize::from(slot) - 1, from),
        Action::Step { track } => judge.step(track),
        Action::Lift { spot } => judge.spot(spot),
        Action::Take { tile } => take(state, judge, tile),
        Action::RowPoints => 5.0,
        Action::RowActivate => {
            let row = match step {
                Some(Step::RowBonus { row }) => usize::from(row),
                _ => 0,
            };
            let columns = Column::ALL[..5].iter();
            columns
                .filter_map(|&column| farm.in_column(column).nth(row))
                .filter_map(|(_, placed)| Some(judge.output(placed.sheet()?, placed.stores)))
                .sum()
        }
        Action::Dig { card, column } => judge.place(card, column) - judge.activation(column) + 0.2,
        Action::Refill { place } => {
            open.village[place.index()].map_or(0.0, |card| keep(judge, card))
        }
        Action::RefillDeck => match step {
            Some(Step::RefillLooked { card, .. }) => keep(judge, card),
            _ => 0.0,
        },
        Action::Replace { place, card } => {
            let now = farm.display[place.index()].expect("a card of the display");
            let missing = f32::from(card.minimum()) - now.total() as f32;
            judge.card(card) - judge.card(now.card) - 0.4 * missing.max(0.0) - 0.6
        }
        Action::Swap { .. } => -0.5,
        Action::Skip => 0.05,
        Action::Done => match step {
            Some(Step::Price { .. }) => 0.0,
            _ => 0.1,
        },
    }
}

fn placed(step: Option<Step>) -> Option<Card> {
    match step {
        Some(Step::PlaceCard { card }) => Some(card),
        _ => None,
    }
}

/// The goods on a card, to a seat.
fn worth(judge: &Judge<'_>, priced: &Priced) -> f32 {
    let goods: f32 =
        priced.price.iter().map(|(good, count)| f32::from(count) * judge.good(good)).sum();
    goods + 0.3 * f32::from(priced.markers)
}

/// A store that blocks no production is better.
fn tidy(store: Store) -> f32 {
    match store {
        Store::Endless | Store::Head => 0.1,
        Store::Character => 0.05,
        Store::Card(_) => 0.0,
    }
}

/// A card for the own display: wanted, and not too dear.
fn keep(judge: &Judge<'_>, card: Card) -> f32 {
    let scarcity = usize::from(card.minimum()).saturating_sub(judge.farm.goods.len());
    judge.card(card) - 0.35 * f32::from(card.minimum()) - scarcity as f32
}

fn deliver(judge: &Judge<'_>, to: Target, slot: usize, from: Source) -> f32 {
    let (resource, reward, points, n_slots, n_filled, figure) = match to {
        Target::Public(order) => {
            let sheet = order.sheet();
            let found = judge.open.public_orders.iter().find(|it| it.order == order);
            let found = found.expect("an order that lies open");
            let slots = &sheet.slots[judge.seat.index()];
            let points = sheet.barrels[usize::from(found.first.is_some())];
            let filled = found.delivered[judge.seat.index()].count_ones();
            let reward = judge.reward(slots[slot].reward);
            (slots[slot].resource, reward, points, slots.len(), filled, Figure::Barrel)
        }
        Target::Own(card) => {
            let sheet = card.sheet().expect("an order");
            let placed = judge.farm.cards.iter().find(|placed| placed.card == card);
            let filled = placed.map_or(0, |placed| placed.delivered.count_ones());
            (sheet.slots[slot], 0.0, sheet.points, sheet.slots.len(), filled, Figure::Crate)
        }
    };
    let n_missing = n_slots - n_filled as usize - 1;
    let worth = f32::from(points) + judge.best_spot(figure);
    let progress = match n_missing {
        0 => worth,
        n_missing if n_missing as f32 > judge.left * 2.0 => 0.0,
        _ => worth * (0.25 + 0.5 * n_filled as f32 / n_slots as f32),
    };
    let cost = match from {
        Source::Market => f32::from(judge.farm.rate(resource)) * judge.energy() * 0.8,
        _ => {
            let frees_a_card = matches!(from, Source::Store(Store::Card(_)));
            judge.resource(resource) * 0.5 - if frees_a_card { 0.1 } else { 0.0 }
        }
    };
    reward + progress - cost
}

fn take(state: &State, judge: &Judge<'_>, tile: Tile) -> f32 {
    let farm = judge.farm;
    let n_in = |column: Column| f32::from(farm.n_in(column));
    match tile {
        Tile::Progress(tile) => {
            let good = match tile {
                ProgressTile::BF01 | ProgressTile::BF02 | ProgressTile::BF03 => judge.energy(),
                ProgressTile::BF04 | ProgressTile::BF06 => judge.resource(Resource::Flower),
                ProgressTile::BF05 | ProgressTile::BF08 => judge.resource(Resource::Wool),
                ProgressTile::BF07 => 0.9,
            };
            good * (1.0 + 0.2 * n_in(tile.column()))
        }
        Tile::End(tile) => {
            let energy = f32::from(farm.goods[Good::Energy]);
            let resources = farm.goods.len() as f32 - energy;
            match tile {
                EndTile::BE01 => Column::ALL.iter().filter(|&&it| n_in(it) >= 2.0).count() as f32,
                EndTile::BE02 => (energy / 2.0).min(6.0) + 0.5,
                EndTile::BE03 => 2.0 * f32::from(farm.n_row_tiles()) + 0.5,
                EndTile::BE04 => f32::from(state.open().n_barrels(judge.seat)) + 0.08 * judge.left,
                EndTile::BE05 => f32::from(farm.n_crates()) + 0.08 * judge.left,
                EndTile::BE06 => (resources / 2.0).min(6.0),
                EndTile::BE07 => f32::from(state.open().n_ships(judge.seat)) + 0.06 * judge.left,
                EndTile::BE08 => 3.0,
            }
        }
    }
}
