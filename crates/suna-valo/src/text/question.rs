//! What is asked, in one sentence.

use super::explained::taken;
use crate::good::Good;
use crate::state::Open;
use crate::step::{Pending, Pool, Reach, Step};

impl Open {
    /// What is asked of whom, in one sentence.
    pub fn question(&self) -> String {
        let Some(Pending { seat, step }) = self.pending() else {
            return "The match is over.".to_owned();
        };
        let asked = match step {
            Step::Character => "keep one of two characters".to_owned(),
            Step::Prepare => "put one good on each card of your display".to_owned(),
            Step::Turn => "buy a card or fulfil a ship order".to_owned(),
            Step::Pay(bill) => {
                let mut due = Vec::new();
                if !bill.fixed.is_empty() {
                    due.push(bill.fixed.to_string());
                }
                if bill.any > 0 {
                    due.push(format!("{} of any kind", bill.any));
                }
                let saves = match bill.saves {
                    0 => String::new(),
                    saves => format!(" ({saves} less)"),
                };
                format!("pay {}{saves}", due.join(" and "))
            }
            Step::Receive { goods } => format!("store {goods}"),
            Step::PlaceCard { card } => {
                format!("place {card}: {}", card.explained(self.components()))
            }
            Step::Activation(activation) => {
                let counted = [(activation.drones, "deliveries"), (activation.gears, "steps")];
                let mut words: Vec<String> = counted
                    .iter()
                    .filter(|(count, _)| *count > 0)
                    .map(|(count, what)| format!("{count} {what}"))
                    .collect();
                words.extend(activation.resources.iter().map(|(it, count)| taken(it, count)));
                if self.can_produce(seat, &activation) {
                    words.push("production".to_owned());
                }
                words.extend(activation.tiles.iter().map(|tile| tile.to_string()));
                let reach = match activation.reach {
                    Reach::Everywhere => String::new(),
                    Reach::OwnOrders => " (to your own orders)".to_owned(),
                    Reach::Only(card) => format!(" (to {card})"),
                };
                let column = activation.column.map_or(String::new(), |it| format!("{it}: "));
                match words.is_empty() {
                    // Only a character with a swap is still asked then.
                    true => format!("{column}swap a good, or be done"),
                    false => format!("{column}use {}{reach}", words.join(", ")),
                }
            }
            Step::Row { .. } => "activate the cards of the row one by one".to_owned(),
            Step::RowBonus { row } => {
                format!("row {} is full: take 5 points or activate it", row + 1)
            }
            Step::PickCards { left, .. } => format!("activate a card ({left} possible)"),
            Step::PickColumn { .. } => "activate a column".to_owned(),
            Step::Gain { choice, left } => {
                let letters: String = choice.iter().map(Good::letter).collect();
                format!("take {left} of {letters}")
            }
            Step::Figure { .. } => "take a figure off your farm".to_owned(),
            Step::TakeTile { pool: Pool::End } => "take an end tile".to_owned(),
            Step::TakeTile { .. } => "take a progress tile".to_owned(),
            Step::Dig => "place a discarded card".to_owned(),
            Step::Refill { place } => {
                format!("choose a card of the village for place {place} of your display")
            }
            Step::RefillLooked { place, card } => {
                format!(
                    "choose a card of the village, or {card}, for place {place} of your display"
                )
            }
            Step::Price { place, least: 0 } => {
                format!("raise the price on place {place}, or be done")
            }
            Step::Price { place, least } => {
                format!("put a price on place {place}, at least {least} more")
            }
            Step::SwapGive { take, .. } => format!("give a good for {take}"),
            Step::ShipOffer { discount, .. } => {
                format!("fulfil a ship order, {discount} goods less")
            }
            Step::Renew => "replace cards of your display by cards of your hand".to_owned(),
            Step::BeginTurn
            | Step::FestivalBonus { .. }
            | Step::FestivalEffect { .. }
            | Step::ShipEffect { .. }
            | Step::AfterShip
            | Step::FillVillage
            | Step::EndTurn
            | Step::Income
            | Step::IncomePay
            | Step::NextEra => "wait".to_owned(),
        };
        format!("Seat {seat}: {asked}.")
    }
}
