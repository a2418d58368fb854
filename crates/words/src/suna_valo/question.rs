//! What is asked of whom, and why.

use super::action::unpriced;
use super::{Speech, other};
use suna_valo::{Action, Activation, Card, Column, FarmRef, Figure, Good, Goods, Open, Pool, Step};
use table::{Seat, Set};

/// The line that says at all times what is asked of whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// What is to be done: "Your dock works: use 2 deliveries and 1 step."
    pub title: String,
    /// Why, and what helps to do it: "Ben bought your card." Empty if somebody else is asked.
    pub detail: String,
}

impl Speech<'_> {
    /// What is asked now. `legal` is what the viewer may do; it is empty if somebody else is asked.
    pub fn question(&self, open: &Open, legal: &[Action]) -> Question {
        let Some(pending) = open.pending() else {
            return Question { title: self.words.say("ask-match-over"), detail: String::new() };
        };
        let (seat, step) = (pending.seat, pending.step);
        let title = self.asked(open, seat, step);
        let mut said = Vec::new();
        if self.is_me(seat) {
            said.extend(self.why(open, seat, step));
            said.extend(self.help(open, seat, step, legal));
        }
        Question { title, detail: said.join(" ") }
    }

    fn asked(&self, open: &Open, seat: Seat, step: Step) -> String {
        let farm = open.farm(seat);
        let on = |place: suna_valo::Place| {
            let card = farm.display[place.index()].map(|priced| priced.card);
            card.map_or_else(String::new, |card| self.card(card))
        };
        match step {
            Step::Character => self.say_of(seat, "ask-character", &[]),
            Step::Prepare => {
                let card = unpriced(farm).map_or_else(String::new, |card| self.card(card));
                self.say_of(seat, "ask-prepare", &[("card", card.into())])
            }
            Step::Turn => self.say_of(seat, "ask-turn", &[]),
            Step::Pay(bill) => {
                let price = ("price", self.bill(&bill).into());
                match bought(open) {
                    Some(card) => self.say_of(
                        seat,
                        "ask-pay-card",
                        &[price, ("card", self.card(card).into())],
                    ),
                    None => self.say_of(seat, "ask-pay", &[price]),
                }
            }
            Step::Receive { goods } => {
                self.say_of(seat, "ask-receive", &[("goods", self.goods(&goods).into())])
            }
            Step::PlaceCard { card } => {
                let key = if card.festival().is_some() { "ask-festival" } else { "ask-place" };
                self.say_of(seat, key, &[("card", self.card(card).into())])
            }
            Step::Activation(activation) => self.asked_pool(open, seat, &activation),
            Step::Row { .. } => self.say_of(seat, "ask-row", &[]),
            Step::RowBonus { row } => {
                self.say_of(seat, "ask-row-bonus", &[("row", (row + 1).into())])
            }
            Step::PickCards { left, .. } => {
                self.say_of(seat, "ask-pick-cards", &[("count", left.into())])
            }
            Step::PickColumn { columns } => {
                let columns: Vec<String> =
                    columns.iter().map(|it: Column| self.column_as(it, "object")).collect();
                let columns = self.either(&columns);
                self.say_of(seat, "ask-pick-column", &[("columns", columns.into())])
            }
            Step::Gain { choice, left } => {
                self.say_of(seat, "ask-gain", &[("what", self.taken(choice, left).into())])
            }
            Step::Figure { among, is_optional } => {
                let figures: Set<Figure> =
                    among.iter().map(|spot| self.components.spot(spot).figure).collect();
                let figure = match figures.iter().next() {
                    Some(only) if figures.len() == 1 && !is_optional => only.name(),
                    _ => "any",
                };
                self.say_of(seat, "ask-figure", &[("figure", figure.into())])
            }
            Step::TakeTile { pool } => {
                let pool = match pool {
                    Pool::Progress => "progress",
                    Pool::Boxed => "boxed",
                    Pool::End => "end",
                };
                self.say_of(seat, "ask-tile", &[("pool", pool.into())])
            }
            Step::Dig => self.say_of(seat, "ask-dig", &[]),
            Step::Refill { place } => {
                self.say_of(seat, "ask-refill", &[("place", (place.index() + 1).into())])
            }
            Step::RefillLooked { place, card } => {
                let card = self.card(card);
                let args = [("place", (place.index() + 1).into()), ("card", card.into())];
                self.say_of(seat, "ask-refill-looked", &args)
            }
            Step::Price { place, least } => {
                let key = if least == 0 { "ask-price-more" } else { "ask-price" };
                self.say_of(seat, key, &[("card", on(place).into()), ("count", least.into())])
            }
            Step::SwapGive { place, take } => {
                let args = [("taken", self.good_count(take, 1).into()), ("card", on(place).into())];
                self.say_of(seat, "ask-swap", &args)
            }
            Step::ShipOffer { festival, discount } => {
                let festival = self.festival(festival);
                let args = [("festival", festival.into()), ("count", discount.into())];
                self.say_of(seat, "ask-ship", &args)
            }
            Step::Renew => self.say_of(seat, "ask-renew", &[("era", self.era(open.era).into())]),
            Step::BeginTurn
            | Step::FestivalBonus { .. }
            | Step::FestivalEffect { .. }
            | Step::ShipEffect { .. }
            | Step::AfterShip
            | Step::FillVillage
            | Step::EndTurn
            | Step::Income
            | Step::IncomePay
            | Step::NextEra => self.say_of(seat, "ask-wait", &[]),
        }
    }

    fn asked_pool(&self, open: &Open, seat: Seat, activation: &Activation) -> String {
        let pool = self.pool(open, seat, activation);
        if pool.is_empty() {
            // Only a character with a swap is still asked then.
            return self.say_of(seat, "ask-pool-empty", &[]);
        }
        let what = self.words.list(&pool);
        match activation.column {
            Some(column) => {
                let args = [("column", self.column(column).into()), ("what", what.into())];
                self.say_of(seat, "ask-column", &args)
            }
            None => self.say_of(seat, "ask-pool", &[("what", what.into())]),
        }
    }

    /// Why it is asked, where that is not plain.
    fn why(&self, open: &Open, seat: Seat, step: Step) -> Option<String> {
        let buyer = self.name(other(seat));
        let is_other_turn = seat != open.active && open.turn > 0;
        let below = || open.steps.iter().rev().skip(1).find(|it| it.seat == seat).map(|it| it.step);
        match step {
            Step::Receive { .. } | Step::Refill { .. } | Step::RefillLooked { .. }
                if is_other_turn =>
            {
                Some(self.say("why-bought", &[("name", buyer.into())]))
            }
            Step::Refill { .. } | Step::RefillLooked { .. } => Some(self.words.say("why-refill")),
            Step::Figure { is_optional: false, .. } => match below() {
                Some(Step::ShipEffect { order }) => {
                    Some(self.say("why-ship", &[("order", self.ship(order).into())]))
                }
                _ => Some(self.words.say("why-complete")),
            },
            Step::PickCards { left: 1, .. } | Step::Dig if !is_other_turn => match step {
                Step::Dig => Some(self.words.say("why-dig")),
                _ => Some(self.words.say("why-alone")),
            },
            Step::PickCards { .. } => Some(self.words.say("why-festival")),
            Step::TakeTile { pool: Pool::Progress } => Some(self.words.say("why-tile")),
            Step::TakeTile { pool: Pool::End } => Some(self.words.say("why-end-tile")),
            _ => None,
        }
    }

    /// What helps to decide.
    fn help(&self, open: &Open, seat: Seat, step: Step, legal: &[Action]) -> Vec<String> {
        let farm = open.farm(seat);
        let counted = |test: fn(&Action) -> bool| legal.iter().filter(|it| test(it)).count();
        match step {
            Step::Prepare => vec![self.words.say("help-prepare")],
            Step::Turn => {
                let is_ship = |it: &Action| matches!(it, Action::Ship { .. });
                let ships = counted(is_ship);
                let cards = counted(|it| {
                    matches!(
                        it,
                        Action::BuyVillage { .. } | Action::BuyOwn { .. } | Action::BuyOther { .. }
                    )
                });
                vec![self.say("help-turn", &[("cards", cards.into()), ("ships", ships.into())])]
            }
            Step::Pay(bill) => {
                self.lacking(&bill, farm).into_iter().map(|it| sentence(&it)).collect()
            }
            Step::Receive { goods } => self.overflowing(&goods, farm).into_iter().collect(),
            Step::PlaceCard { card } => vec![self.card_help(card) + "."],
            Step::Activation(activation) => {
                let choice: Set<Good> =
                    activation.resources.resources().iter().map(Good::from).collect();
                let lost = farm.n_lost_of(&activation);
                let lost = (lost > 0).then(|| self.count("help-lost-yet", lost));
                self.without_room(choice, farm).into_iter().chain(lost).collect()
            }
            Step::Gain { choice, left } => {
                let mut said: Vec<String> = self.without_room(choice, farm).into_iter().collect();
                said.extend(self.lost(choice, left, farm));
                said
            }
            Step::Price { least, .. } if least > 0 => {
                let missing = usize::from(least).saturating_sub(farm.goods.len());
                if missing > 0 {
                    vec![self.count("help-scarcity", missing)]
                } else {
                    vec![self.words.say("help-price")]
                }
            }
            Step::Price { place, .. } => {
                let mut said = vec![self.words.say("help-price")];
                said.extend(self.outlook(open, seat, place));
                said
            }
            Step::Renew => vec![self.words.say("help-renew")],
            _ => Vec::new(),
        }
    }

    /// Whether the other could pay what lies on a card of the display now, and what is missing.
    fn outlook(&self, open: &Open, seat: Seat, place: suna_valo::Place) -> Option<String> {
        let buyer = other(seat);
        let bill = open.other_bill(buyer, place)?;
        let name = ("name", self.name(buyer).into());
        if open.could_pay(buyer, &bill) {
            return Some(self.say("help-payable", &[name]));
        }
        let lacks = self.lacks(&bill, open.farm(buyer));
        Some(self.say("help-not-payable", &[name, ("what", lacks.into())]))
    }

    /// How many of received goods find no room and become energy; which ones is the seat's choice.
    fn overflowing(&self, goods: &Goods, farm: FarmRef<'_>) -> Option<String> {
        let over = farm.n_without_room(goods);
        (over > 0).then(|| self.count("help-overflow", over))
    }

    /// The kinds that could be taken but have no room.
    fn without_room(&self, choice: Set<Good>, farm: FarmRef<'_>) -> Option<String> {
        let full = choice.iter().filter(|it| it.resource().is_some_and(|it| !farm.has_room(it)));
        let full: Vec<String> = full.map(|good| self.good(good)).collect();
        (!full.is_empty())
            .then(|| self.say("help-no-room", &[("goods", self.words.list(&full).into())]))
    }

    /// How many of some goods to take will be lost for want of room.
    fn lost(&self, choice: Set<Good>, left: u8, farm: FarmRef<'_>) -> Option<String> {
        if choice.has(Good::Energy) {
            return None;
        }
        let lost = farm.n_lost(choice.iter().filter_map(Good::resource).collect(), left);
        (lost > 0).then(|| self.count("help-lost", lost))
    }
}

/// The card that is paid for.
fn bought(open: &Open) -> Option<Card> {
    open.steps.iter().rev().find_map(|pending| match pending.step {
        Step::PlaceCard { card } => Some(card),
        _ => None,
    })
}

/// A remark as a sentence of its own.
fn sentence(remark: &str) -> String {
    let mut letters = remark.chars();
    let first: String = letters.next().map(capital).into_iter().collect();
    first + letters.as_str() + "."
}

/// The capital of a letter of our languages. The standard library knows those of all, by a table that
/// a browser would have to load.
fn capital(letter: char) -> char {
    match letter {
        'à'..='ö' | 'ø'..='þ' => char::from(letter as u8 - 32),
        'œ' => 'Œ',
        _ => letter.to_ascii_uppercase(),
    }
}
