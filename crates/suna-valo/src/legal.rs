//! What may be done now.
//!
//! [`State::list`] and [`State::verdict`] ask the same questions of the same functions; the
//! conformance tests hold them against each other.

use crate::action::Action;
use crate::card::Card;
use crate::column::Column;
use crate::good::{Good, Resource};
use crate::rule::Rule;
use crate::state::{Open, State, other};
use crate::step::{Bill, CardPlace, Pending, Pool, Step};
use crate::store::{Place, Source, Tile};
use table::Seat;
use table::Set;

fn only_if(is_allowed: bool, rule: Rule) -> Result<(), Rule> {
    if is_allowed { Ok(()) } else { Err(rule) }
}

impl Open {
    /// What a card of the village costs a seat.
    pub fn village_bill(&self, seat: Seat, place: Place) -> Option<Bill> {
        let card = self.village[place.index()]?;
        let components = self.components();
        let (minimum, price) = (components.minimum(card), components.village[place.index()]);
        Some(Bill::any(self.farm(seat).village_cost(minimum, price)))
    }

    /// What a card of the other display costs a seat.
    pub fn other_bill(&self, seat: Seat, place: Place) -> Option<Bill> {
        let priced = self.farm(other(seat)).display[place.index()]?;
        Some(Bill { fixed: priced.price, any: priced.markers, saves: 0, to_other: true })
    }

    /// Whether a seat could pay a bill as things stand.
    pub fn could_pay(&self, seat: Seat, bill: &Bill) -> bool {
        let farm = self.farm(seat);
        bill.is_payable(&farm.goods, &farm)
    }
}

impl State {
    fn can_buy(&self, seat: Seat, bill: Option<Bill>) -> Result<(), Rule> {
        let bill = bill.ok_or(Rule::NoCardThere)?;
        only_if(self.open.could_pay(seat, &bill), Rule::TooDear)
    }

    /// Whether a seat that refills may turn up the top of the deck.
    pub(crate) fn can_look(&self, seat: Seat) -> bool {
        self.open.farm(seat).looks_at_the_deck() && self.deck_len() > 0
    }

    fn tiles_in(&self, pool: Pool) -> Set<crate::kinds::ProgressTile> {
        match pool {
            Pool::Progress => self.open.progress_tiles,
            Pool::Boxed => self.open.boxed_tiles,
            Pool::End => Set::EMPTY,
        }
    }

    /// Hands everything that may be done now to `each`.
    pub(crate) fn list(&self, each: &mut impl FnMut(Action)) {
        let Some(Pending { seat, step }) = self.open.pending() else { return };
        let farm = self.open.farm(seat);
        match step {
            Step::Character => {
                let dealt = self.dealt[seat];
                dealt.iter().for_each(|character| each(Action::Keep { character }));
            }
            Step::Prepare => {
                for &good in Good::ALL {
                    farm.ways(good, false, |from| each(Action::Pay { good, from }));
                }
            }
            Step::Turn => self.list_turn(seat, each),
            Step::Pay(bill) => self.list_payments(seat, &bill, each),
            Step::Receive { goods } => {
                for &resource in Resource::ALL {
                    if goods[resource] > 0 {
                        farm.rooms(resource, |to| each(Action::Store { resource, to }));
                    }
                }
            }
            Step::PlaceCard { card } => {
                if card.festival().is_some() {
                    each(Action::Celebrate);
                }
                if let Some(sheet) = self.open.components().sheet(card) {
                    sheet.columns.iter().for_each(|column| each(Action::Place { column }));
                }
                Column::ALL.iter().for_each(|&column| each(Action::PlaceDown { column }));
            }
            Step::Activation(activation) => self.list_activation(seat, &activation, each),
            Step::Row { cards } => {
                for (index, placed) in farm.cards.iter().enumerate() {
                    if cards.has(CardPlace(index as u8)) && self.open.is_of_use(seat, placed) {
                        each(Action::Use { card: placed.card });
                    }
                }
                each(Action::Done);
            }
            Step::RowBonus { .. } => {
                each(Action::RowPoints);
                each(Action::RowActivate);
            }
            Step::PickCards { columns, .. } => {
                for card in farm.cards.iter().map(|placed| placed.card) {
                    if self.open.can_pick(seat, card, columns).is_ok() {
                        each(Action::Use { card });
                    }
                }
                each(Action::Skip);
            }
            Step::PickColumn { columns } => {
                columns.iter().for_each(|column| each(Action::Activate { column }));
                each(Action::Skip);
            }
            Step::Gain { choice, .. } => {
                for good in choice.iter() {
                    match good.resource() {
                        None => each(Action::TakeEnergy),
                        Some(resource) => {
                            farm.rooms(resource, |to| each(Action::Store { resource, to }));
                        }
                    }
                }
                each(Action::Skip);
            }
            Step::Figure { among, is_optional } => {
                among.iter().for_each(|spot| each(Action::Lift { spot }));
                if is_optional {
                    each(Action::Skip);
                }
            }
            Step::TakeTile { pool: Pool::End } => {
                let tiles = self.open.end_tiles.iter();
                tiles.for_each(|tile| each(Action::Take { tile: Tile::End(tile) }));
            }
            Step::TakeTile { pool } => {
                let tiles = self.tiles_in(pool).iter();
                tiles.for_each(|tile| each(Action::Take { tile: Tile::Progress(tile) }));
            }
            Step::Dig => {
                for card in self.diggable().iter() {
                    let sheet = self.open.components().sheet(card);
                    let sheet = sheet.expect("only farm cards are discarded");
                    sheet.columns.iter().for_each(|column| each(Action::Dig { card, column }));
                }
                each(Action::Skip);
            }
            Step::Refill { .. } | Step::RefillLooked { .. } => {
                if let Step::RefillLooked { .. } = step {
                    each(Action::RefillDeck);
                } else if self.can_look(seat) {
                    each(Action::Look);
                }
                for place in Place::ALL {
                    if self.open.village[place.index()].is_some() {
                        each(Action::Refill { place });
                    }
                }
            }
            Step::Price { least, .. } => {
                if least == 0 {
                    each(Action::Done);
                } else {
                    each(Action::PayRest);
                }
                for &good in Good::ALL {
                    farm.ways(good, true, |from| {
                        if farm.can_price(least, good, from).is_ok() {
                            each(Action::Pay { good, from });
                        }
                    });
                }
            }
            Step::SwapGive { take, .. } => self.list_gives(seat, take, each),
            Step::ShipOffer { discount, .. } => {
                self.list_ships(seat, discount, each);
                each(Action::Skip);
            }
            Step::Renew => {
                each(Action::Done);
                for place in Place::ALL {
                    if self.can_replace(seat, place).is_ok() {
                        let hand = self.hands[seat].iter();
                        hand.for_each(|card| each(Action::Replace { place, card }));
                    }
                }
            }
            Step::BeginTurn
            | Step::FestivalBonus { .. }
            | Step::FestivalEffect { .. }
            | Step::ShipEffect { .. }
            | Step::AfterShip
            | Step::FillVillage
            | Step::EndTurn
            | Step::Income
            | Step::IncomePay
            | Step::NextEra => unreachable!("this step resolves itself"),
        }
        if step.is_moment() {
            self.list_swaps(seat, each);
        }
    }

    fn list_turn(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        for place in Place::ALL {
            if self.can_buy(seat, self.open.village_bill(seat, place)).is_ok() {
                each(Action::BuyVillage { place });
            }
        }
        for place in Place::ALL {
            if self.open.farm(seat).display[place.index()].is_some() {
                each(Action::BuyOwn { place });
            }
        }
        for place in Place::ALL {
            if self.can_buy(seat, self.open.other_bill(seat, place)).is_ok() {
                each(Action::BuyOther { place });
            }
        }
        self.list_ships(seat, 0, each);
    }

    fn list_ships(&self, seat: Seat, discount: u8, each: &mut impl FnMut(Action)) {
        for ship in &self.open.ship_orders {
            if self.open.can_ship(seat, ship.order, discount).is_ok() {
                each(Action::Ship { order: ship.order });
            }
        }
    }

    fn list_payments(&self, seat: Seat, bill: &Bill, each: &mut impl FnMut(Action)) {
        let farm = self.open.farm(seat);
        each(Action::PayRest);
        for &good in Good::ALL {
            let is_due = bill.next_due() == Some(good);
            if is_due || bill.fixed.is_empty() {
                farm.ways(good, is_due || bill.to_other, |from| {
                    if farm.can_pay(bill, good, from).is_ok() {
                        each(Action::Pay { good, from });
                    }
                });
            }
            if farm.can_save(bill, good).is_ok() {
                each(Action::Save { good });
            }
        }
    }

    /// Whether an action may be done now, and if not, by which rule.
    pub(crate) fn verdict(&self, action: Action) -> Result<(), Rule> {
        let Some(Pending { seat, step }) = self.open.pending() else { return Err(Rule::Over) };
        let farm = self.open.farm(seat);
        match (step, action) {
            (Step::Character, Action::Keep { character }) => {
                only_if(self.dealt[seat].has(character), Rule::NotOffered)
            }
            (Step::Prepare, Action::Pay { good, from }) => match from {
                Source::Market => Err(Rule::NoMarketHere),
                _ => farm.can_price(0, good, from),
            },
            (Step::Turn, Action::BuyVillage { place }) => {
                self.can_buy(seat, self.open.village_bill(seat, place))
            }
            (Step::Turn, Action::BuyOwn { place }) => {
                only_if(farm.display[place.index()].is_some(), Rule::NoCardThere)
            }
            (Step::Turn, Action::BuyOther { place }) => {
                self.can_buy(seat, self.open.other_bill(seat, place))
            }
            (Step::Turn, Action::Ship { order }) => self.open.can_ship(seat, order, 0),
            (Step::ShipOffer { discount, .. }, Action::Ship { order }) => {
                self.open.can_ship(seat, order, discount)
            }
            (step, Action::Swap { place, good }) if step.is_moment() => {
                self.can_swap(seat, place, good)
            }
            (Step::Pay(bill), Action::Pay { good, from }) => farm.can_pay(&bill, good, from),
            (Step::Pay(bill), Action::Save { good }) => farm.can_save(&bill, good),
            (Step::Pay(_), Action::PayRest) => Ok(()),
            (Step::Receive { goods }, Action::Store { resource, to }) => {
                only_if(goods[resource] > 0, Rule::NothingToTake)?;
                farm.can_store(resource, to)
            }
            (Step::PlaceCard { card }, Action::Place { column }) => {
                match self.open.components().sheet(card) {
                    None => Err(Rule::NotFestival),
                    Some(sheet) => only_if(sheet.columns.has(column), Rule::WrongColumn),
                }
            }
            (Step::PlaceCard { .. }, Action::PlaceDown { .. }) => Ok(()),
            (Step::PlaceCard { card }, Action::Celebrate) => {
                only_if(card.festival().is_some(), Rule::NotFestival)
            }
            (Step::Activation(activation), action) => {
                self.verdict_on_activation(seat, &activation, action)
            }
            (Step::Row { cards }, Action::Use { card }) => {
                let found = farm.find(card).filter(|&index| cards.has(CardPlace(index as u8)));
                let index = found.ok_or(Rule::NotYours)?;
                only_if(self.open.is_of_use(seat, &farm.cards[index]), Rule::NothingToDo)
            }
            (Step::RowBonus { .. }, Action::RowPoints | Action::RowActivate) => Ok(()),
            (Step::PickCards { columns, .. }, Action::Use { card }) => {
                self.open.can_pick(seat, card, columns)
            }
            (Step::PickColumn { columns }, Action::Activate { column }) => {
                only_if(columns.has(column), Rule::NotThisColumn)
            }
            (Step::Gain { choice, .. }, Action::TakeEnergy) => {
                only_if(choice.has(Good::Energy), Rule::NothingToTake)
            }
            (Step::Gain { choice, .. }, Action::Store { resource, to }) => {
                only_if(choice.has(resource.into()), Rule::NothingToTake)?;
                farm.can_store(resource, to)
            }
            (Step::Figure { among, .. }, Action::Lift { spot }) => {
                only_if(among.has(spot), Rule::NotThisFigure)
            }
            (Step::Figure { is_optional, .. }, Action::Skip) => {
                only_if(is_optional, Rule::NotOptional)
            }
            (Step::TakeTile { pool }, Action::Take { tile }) => {
                let is_there = match (pool, tile) {
                    (Pool::End, Tile::End(tile)) => self.open.end_tiles.has(tile),
                    (_, Tile::Progress(tile)) => self.tiles_in(pool).has(tile),
                    (_, Tile::End(_)) => false,
                };
                only_if(is_there, Rule::NoTile)
            }
            (Step::Dig, Action::Dig { card, column }) => self.can_dig(card, column),
            (Step::Refill { .. } | Step::RefillLooked { .. }, Action::Refill { place }) => {
                only_if(self.open.village[place.index()].is_some(), Rule::NoCardThere)
            }
            (Step::Refill { .. }, Action::Look) => only_if(self.can_look(seat), Rule::NoLooking),
            (Step::RefillLooked { .. }, Action::RefillDeck) => Ok(()),
            (Step::Refill { .. }, Action::RefillDeck) => Err(Rule::NoLooking),
            (Step::Price { least, .. }, Action::Pay { good, from }) => {
                farm.can_price(least, good, from)
            }
            (Step::Price { least, .. }, Action::PayRest) => only_if(least > 0, Rule::NothingDue),
            (Step::Price { least, .. }, Action::Done) => only_if(least == 0, Rule::LeastPrice),
            (Step::SwapGive { take, .. }, Action::Pay { good, from }) => {
                self.verdict_on_give(seat, take, good, from)
            }
            (Step::Renew, Action::Replace { place, card }) => {
                only_if(self.hands[seat].has(card), Rule::NotInHand)?;
                self.can_replace(seat, place)
            }
            (
                Step::Gain { .. }
                | Step::PickCards { .. }
                | Step::PickColumn { .. }
                | Step::ShipOffer { .. }
                | Step::Dig,
                Action::Skip,
            )
            | (Step::Row { .. } | Step::Renew, Action::Done) => Ok(()),
            (Step::Turn, Action::Skip | Action::Done) => Err(Rule::NoPassing),
            (
                Step::Character
                | Step::Prepare
                | Step::PlaceCard { .. }
                | Step::SwapGive { .. }
                | Step::TakeTile { .. }
                | Step::RowBonus { .. }
                | Step::Receive { .. }
                | Step::Refill { .. }
                | Step::RefillLooked { .. }
                | Step::Pay(_),
                Action::Skip | Action::Done,
            ) => Err(Rule::NotOptional),
            _ => Err(Rule::NotAsked),
        }
    }

    /// Whether a card of the own display may be replaced now, and if not, by which rule.
    fn can_replace(&self, seat: Seat, place: Place) -> Result<(), Rule> {
        let priced = self.open.farm(seat).display[place.index()].ok_or(Rule::NoCardThere)?;
        // What lay there before is of an earlier era, what comes is of this one.
        only_if(self.open.components().era(priced.card) < self.open.era, Rule::JustReplaced)
    }

    fn can_dig(&self, card: Card, column: Column) -> Result<(), Rule> {
        only_if(self.diggable().has(card), Rule::NotInDiscards)?;
        let sheet = self.open.components().sheet(card).expect("only farm cards are discarded");
        only_if(sheet.columns.has(column), Rule::WrongColumn)
    }
}
