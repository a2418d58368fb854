//! What the conformance tests need to know of this game.

use crate::action::Action;
use crate::card::{Card, Cards, Era};
use crate::column::Column;
use crate::components;
use crate::farm::Farm;
use crate::figure::Spot;
use crate::good::{Good, Goods, Resource};
use crate::kinds::{Character, EndTile, ProgressTile, PublicOrder, ShipOrder};
use crate::options::{Cast, Options};
use crate::state::{SEATS, State};
use crate::step::Step;
use crate::store::{Place, Source, Store, Target, Tile};
use crate::track::Track;
use conformance::Testable;
use table::{Game as _, QuickChance, Seat};

impl Testable for State {
    /// Forty-four turns, each with a few dozen small choices at the very most; putting goods on
    /// cards is bounded by the goods there are.
    const MAX_ACTIONS: usize = 5_000;

    fn random_options(chance: &mut QuickChance) -> Options {
        let characters = match chance.below(3) {
            0 => Cast::All,
            1 => Cast::FirstGame,
            _ => {
                let one = chance.below(8);
                let two = (one + 1 + chance.below(7)) % 8;
                Cast::Given([Character::ALL[one], Character::ALL[two]])
            }
        };
        Options { characters, festival_ships_remove: chance.below(4) == 0, ..Options::default() }
    }

    fn random_action(&self, chance: &mut QuickChance) -> Action {
        let card = self.random_card(chance);
        let place = chance.pick(&Place::ALL);
        let good = chance.pick(Good::ALL);
        let resource = chance.pick(Resource::ALL);
        let column = chance.pick(Column::ALL);
        let store =
            chance.pick(&[Store::Head, Store::Endless, Store::Character, Store::Card(card)]);
        let from = chance.pick(&[Source::Store(store), Source::Stones, Source::Market]);
        let to = match chance.below(2) {
            0 if !self.open.public_orders.is_empty() => {
                Target::Public(chance.pick(&self.open.public_orders).order)
            }
            0 => Target::Public(chance.pick(PublicOrder::ALL)),
            _ => Target::Own(card),
        };
        match chance.below(36) {
            0 => Action::Keep { character: chance.pick(Character::ALL) },
            1 => Action::BuyVillage { place },
            2 => Action::BuyOwn { place },
            3 => Action::BuyOther { place },
            4 => Action::Ship { order: chance.pick(ShipOrder::ALL) },
            5..=7 => Action::Pay { good, from },
            8 => Action::PayRest,
            9 => Action::Save { good },
            10 => Action::Place { column },
            11 => Action::PlaceDown { column },
            12 => Action::Celebrate,
            13 => Action::ProduceHead { resource, to: store },
            14 => Action::Produce { card, resource, to: store },
            15 | 16 => Action::Store { resource, to: store },
            17 => Action::TakeEnergy,
            18 => Action::UseTile { tile: chance.pick(ProgressTile::ALL) },
            19 => Action::Use { card },
            20 => Action::Activate { column },
            21..=23 => Action::Deliver { to, slot: chance.below(5) as u8, from },
            24 => Action::Step { track: chance.pick(Track::ALL) },
            25 => Action::Lift { spot: chance.pick(Spot::ALL) },
            26 if chance.below(2) == 0 => {
                Action::Take { tile: Tile::Progress(chance.pick(ProgressTile::ALL)) }
            }
            26 => Action::Take { tile: Tile::End(chance.pick(EndTile::ALL)) },
            27 => Action::RowPoints,
            28 => Action::RowActivate,
            29 => Action::Dig { card, column },
            30 => Action::Refill { place },
            31 if chance.below(2) == 0 => Action::Look,
            31 => Action::RefillDeck,
            32 => Action::Replace { place, card },
            33 => Action::Swap { place, good },
            34 => Action::Skip,
            _ => Action::Done,
        }
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_table()?;
        self.audit_figures()?;
        let standings = self.standings().totals();
        let totals = self.totals();
        for seat in Seat::all(SEATS) {
            if standings[seat.index()] != totals[seat] {
                return Err(format!("seat {seat}: the breakdown does not add up to the total"));
            }
        }
        Ok(())
    }
}

impl State {
    /// Every card is somewhere once, and what is counted is counted right.
    pub(crate) fn audit_table(&self) -> Result<(), String> {
        self.audit_cards()?;
        for farm in &self.open.farms {
            audit_goods(farm)?;
            audit_farm(farm)?;
        }
        Ok(())
    }

    /// Any card, more often one that matters now.
    fn random_card(&self, chance: &mut QuickChance) -> Card {
        let farm = &self.open.farms[chance.below(SEATS)];
        if !farm.cards.is_empty() && chance.below(2) == 0 {
            return farm.cards[chance.below(farm.cards.len())].card;
        }
        let all: arrayvec::ArrayVec<Card, 69> = Card::all().collect();
        all[chance.below(all.len())]
    }

    /// Every farm card of this era and the ones before is in exactly one place, no festival in two.
    fn audit_cards(&self) -> Result<(), String> {
        let open = &self.open;
        let mut places: Vec<Card> = Vec::new();
        places.extend(self.deck.or(self.festivals).iter());
        self.hands.iter().for_each(|hand| places.extend(hand.iter()));
        places.extend(open.discards.iter());
        places.extend(open.village.iter().flatten());
        for farm in &open.farms {
            places.extend(farm.cards.iter().map(|placed| placed.card));
            places.extend(farm.display.iter().flatten().map(|priced| priced.card));
            places.extend(&farm.kept);
        }
        for pending in &open.steps {
            match pending.step {
                Step::PlaceCard { card } | Step::RefillLooked { card, .. } => places.push(card),
                _ => {}
            }
        }
        let found: Cards = places.iter().copied().collect();
        if found.len() != places.len() {
            return Err("a card is in two places".to_owned());
        }
        let decks = Era::ALL.iter().filter(|&&era| era <= open.era);
        let all = decks.fold(Cards::NONE, |all, &era| all.or(components::current().deck(era)));
        if found.farm() != all {
            return Err(format!("farm cards: {:?} instead of {all:?}", found.farm()));
        }
        let is_open = |order: PublicOrder| order.sheet().era <= open.era;
        if open.public_orders.iter().any(|it| !is_open(it.order)) {
            return Err("a public order of a later era lies open".to_owned());
        }
        Ok(())
    }

    /// Every figure is on the farm, on an order, or in the box by S04 or S08.
    fn audit_figures(&self) -> Result<(), String> {
        for seat in Seat::all(SEATS) {
            let farm = self.open.farm(seat);
            let n_used = self.open.n_barrels(seat) + self.open.n_ships(seat) + farm.n_crates();
            let due = self.open.steps.iter().filter(|pending| {
                let is_due = matches!(pending.step, Step::Figure { is_optional: false, .. });
                pending.seat == seat && is_due
            });
            let n_lifted = Spot::ALL.len() - farm.standing.len();
            let boxed_by = |order| {
                let done = self.open.ship_orders.iter().filter(|it| it.is_done[seat.index()]);
                done.filter(|it| it.order == order).count()
            };
            let n_boxed = boxed_by(ShipOrder::S04) + boxed_by(ShipOrder::S08);
            let n_used = usize::from(n_used) - due.count();
            if !(n_used..=n_used + n_boxed).contains(&n_lifted) {
                return Err(format!("seat {seat}: {n_lifted} figures lifted, {n_used} used"));
            }
        }
        Ok(())
    }
}

/// The goods that are counted are those that lie in stores.
fn audit_goods(farm: &Farm) -> Result<(), String> {
    let mut lying = Goods::NONE;
    lying[Good::Energy] = farm.goods[Good::Energy];
    let heads = farm.head.iter().flatten().chain(&farm.satchel).flatten();
    heads.for_each(|&resource| lying[resource] += 1);
    for placed in &farm.cards {
        for (store, resource) in placed.stores.iter().enumerate() {
            let Some(resource) = *resource else { continue };
            let fits = placed.sheet().is_some_and(|sheet| {
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
    if farm.satchel != [None; 3] && !farm.is(Character::C03) {
        return Err("only C03 has stores".to_owned());
    }
    if lying == farm.goods { Ok(()) } else { Err(format!("{} instead of {lying}", farm.goods)) }
}

fn audit_farm(farm: &Farm) -> Result<(), String> {
    for &column in Column::ALL {
        if farm.in_column(column).count() != usize::from(farm.n_in(column)) {
            return Err(format!("{column}: the cards are not counted right"));
        }
    }
    for placed in &farm.cards {
        let fits = placed.card.sheet().is_some_and(|sheet| sheet.columns.has(placed.column));
        if !placed.is_face_down && !fits {
            return Err(format!("{} lies in {}", placed.card, placed.column));
        }
    }
    if farm.n_row_tiles() > 3 { Err("more than three row tiles".to_owned()) } else { Ok(()) }
}
