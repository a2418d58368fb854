//! What each festival does.

use crate::card::{Card, Festival};
use crate::column::{Column, Columns};
use crate::event::Event;
use crate::good::{animals, crops};
use crate::state::{State, other};
use crate::step::{Activation, Step};
use table::{Journal, Seat};

impl Festival {
    /// How many goods a ship order costs the buyer less, at a festival of ships.
    const fn ship_discount(self) -> Option<u8> {
        match self {
            Festival::E04 => Some(1),
            Festival::E05 => Some(2),
            Festival::E09 => Some(3),
            _ => None,
        }
    }

    /// The column whose cards pay energy.
    const fn paying_column(self) -> Option<Column> {
        match self {
            Festival::E01 => Some(Column::Plants),
            Festival::E02 => Some(Column::Pastures),
            Festival::E03 => Some(Column::Discoveries),
            Festival::E08 => Some(Column::Flowers),
            Festival::E10 => Some(Column::Dock),
            Festival::E11 => Some(Column::Orders),
            _ => None,
        }
    }

    /// The points of the card beside the buyer's farm.
    pub(crate) const fn points(self) -> u8 {
        match self {
            Festival::E11 | Festival::E12 => 2,
            _ => 0,
        }
    }
}

impl State {
    /// Holds a festival: the buyer's bonus, the buyer's effect, the other's effect.
    pub(crate) fn celebrate<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        festival: Festival,
        journal: &mut J,
    ) {
        journal.note(|| Event::Celebrated { seat, festival });
        if festival.points() > 0 {
            self.open.farm_mut(seat).kept.push(Card::of_festival(festival));
        }
        self.open.push(other(seat), Step::FestivalEffect { festival, is_buyer: false });
        self.open.push(seat, Step::FestivalEffect { festival, is_buyer: true });
        self.open.push(seat, Step::FestivalBonus { festival });
    }

    /// What the buyer gets besides.
    pub(crate) fn festival_bonus<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        festival: Festival,
        journal: &mut J,
    ) {
        match festival {
            Festival::E01 => self.gain_energy(seat, 3, journal),
            Festival::E02 | Festival::E06 => self.offer_resources(seat, crops(), 2),
            Festival::E03 | Festival::E08 => self.offer_resources(seat, animals(), 2),
            Festival::E07 => self.offer_steps(seat, 2),
            Festival::E10 => {
                let activation = Activation { drones: 2, ..Activation::NONE };
                self.open.push(seat, Step::Activation(activation));
            }
            // The discount comes with the effect, the points with the card.
            Festival::E04 | Festival::E05 | Festival::E09 | Festival::E11 | Festival::E12 => {}
        }
    }

    /// What everybody gets.
    pub(crate) fn festival_effect<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        festival: Festival,
        is_buyer: bool,
        journal: &mut J,
    ) {
        if let Some(column) = festival.paying_column() {
            let count = 2 * self.open.farm(seat).n_in(column);
            return self.gain_energy(seat, count, journal);
        }
        if let Some(discount) = festival.ship_discount() {
            let discount = if is_buyer { discount } else { 0 };
            return self.open.push(seat, Step::ShipOffer { discount });
        }
        match festival {
            Festival::E06 => {
                let count = 2 * self.open.n_barrels(seat);
                self.gain_energy(seat, count, journal);
            }
            Festival::E07 => {
                let fronts = self.open.farm(seat).sheets();
                let count = 2 * fronts.map(|sheet| sheet.gains.gears).sum::<u8>();
                self.gain_energy(seat, count, journal);
            }
            Festival::E12 => {
                let columns: Columns =
                    Column::PRODUCING.into_iter().chain([Column::Discoveries]).collect();
                self.open.push(seat, Step::PickCards { columns, left: 3 });
            }
            _ => unreachable!("all other festivals pay for a column or let ships sail"),
        }
    }
}
